#include "fast/naive.hpp"

#include <algorithm>

// Compiled with -O2, whatever the build's own optimisation is (CMakeLists.txt).

namespace nimplus::fast::naive {

void grundy_by_stamps(Removals set, Values& values) {
  std::vector<int> seen_at(set.size() + 1, -1);
  for (int heap = 0; heap < static_cast<int>(values.size()); ++heap) {
    for (const int removal : set) {
      if (removal > heap) break;
      const int value = values[static_cast<unsigned>(heap - removal)];
      seen_at[static_cast<unsigned>(value)] = heap;
    }
    int mex = 0;
    while (seen_at[static_cast<unsigned>(mex)] == heap) ++mex;
    values[static_cast<unsigned>(heap)] = mex;
  }
}

void grundy_by_flags(Removals set, Values& values) {
  std::vector<char> used(set.size() + 1);
  for (int heap = 0; heap < static_cast<int>(values.size()); ++heap) {
    std::fill(used.begin(), used.end(), char{0});
    for (const int removal : set) {
      if (removal > heap) break;
      const int value = values[static_cast<unsigned>(heap - removal)];
      used[static_cast<unsigned>(value)] = 1;
    }
    int mex = 0;
    while (used[static_cast<unsigned>(mex)] != 0) ++mex;
    values[static_cast<unsigned>(heap)] = mex;
  }
}

}  // namespace nimplus::fast::naive
