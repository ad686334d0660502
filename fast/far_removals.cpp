#include "fast/far_removals.hpp"

namespace nimplus::fast {

FarRemovals::FarRemovals(const SubtractionSet& removals, Size least, Size most) {
  for (unsigned shift = 0; shift < 8; ++shift) {
    Residue& residue = residues_[shift];
    residue.begin = residue.active = bytes_.size();
    for (const Size removal : removals) {
      if (removal % 8 != shift || removal < least || removal > most) continue;
      bytes_.push_back(static_cast<std::uint32_t>(removal / 8));
    }
    residue.end = bytes_.size();
  }
}

}  // namespace nimplus::fast
