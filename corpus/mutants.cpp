#include "corpus/mutants.hpp"

#include <vector>

#include "corpus/mutant_rows.hpp"

namespace nimplus::corpus {

std::span<const Mutant> mutants() {
  static const std::vector<Mutant> rows = [] {
    std::vector<Mutant> all = nim_plus_mutants();
    for (Mutant& mutant : stick_game_mutants()) all.push_back(std::move(mutant));
    return all;
  }();
  return rows;
}

}  // namespace nimplus::corpus
