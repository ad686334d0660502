// The fast solvers on another machine: one program without any library, to be compiled for it and
// run there or under an emulator. Prints what it compared; exits with 1 at the first difference,
// with 77 where the machine lacks the vectors that NIMPLUS_VECTOR asks for.
#include "fast/portable_check.hpp"

#include <cstdio>
#include <cstdlib>

#include "fast/vector.hpp"
#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus::fast::portable {

void differ(const std::string& who, const Ruleset& ruleset, Size heap) {
  std::printf("%s differs: %s heap %llu\n", who.c_str(), to_text(ruleset).c_str(),
              static_cast<unsigned long long>(heap));
  std::exit(1);
}

Size at_an_edge(SplitMix& random) {
  static constexpr Size kEdges[]{8, 64, 128, 256, 512, 1024, 4096, 4608, 8192};
  return kEdges[random.between(0, 8)] + random.between(0, 4) - 2;
}

SubtractionSet set_at_edges(SplitMix& random) {
  std::vector<Size> removals(random.between(1, 6));
  const Size largest = random.between(0, 1) == 0 ? 20 : 6000;
  for (Size& removal : removals) {
    removal = random.between(0, 1) == 0 ? at_an_edge(random) : random.between(1, largest);
  }
  return SubtractionSet(std::move(removals));
}

namespace {

int check() {
  const struct {
    const char* name;
    void (*compare)();
  } parts[]{{"small games against the memoless search", small_games},
            {"games at the edges against the table", boundary_games},
            {"Grundy values against the table", grundy_values},
            {"periods against the table", periods},
            {"letters against the table", letters}};
  std::printf("solvers at %d bytes a vector, the rest at every width up to %d\n", vector_width(),
              vector_widths().back());
  for (const auto& [name, compare] : parts) {
    const long before = compared;
    compare();
    std::printf("%6ld  %s\n", compared - before, name);
  }
  return 0;
}

}  // namespace
}  // namespace nimplus::fast::portable

int main() {
  try {
    return nimplus::fast::portable::check();
  } catch (const nimplus::InputError& error) {  // a width that this machine lacks
    std::printf("skipped: %s\n", error.what());
    return 77;
  }
}
