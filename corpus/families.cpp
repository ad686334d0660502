#include "corpus/families.hpp"

#include <algorithm>

#include "corpus/family_rows.hpp"
#include "corpus/mutants.hpp"

namespace nimplus::corpus {

std::span<const Family> families() {
  static const std::vector<Family> rows = [] {
    std::vector<Family> all;
    for (const auto& part :
         {nim_plus_families(), nim_plus_large_families(), stick_game_families()}) {
      all.insert(all.end(), part.begin(), part.end());
    }
    return all;
  }();
  return rows;
}

std::vector<Size> progression(Size first, Size last, Size step) {
  std::vector<Size> list;
  for (Size value = first; value <= last; value += step) list.push_back(value);
  return list;
}

std::vector<Size> descending(std::vector<Size> list) {
  std::ranges::reverse(list);
  return list;
}

std::vector<Size> draw_list(Random& random, const Contract& contract, std::size_t count, Size max) {
  std::vector<Size> list;
  if (contract.contains_one) {
    list = random.distinct(count - 1, 2, max);
    list.push_back(1);
    random.shuffle(list);
  } else {
    list = random.distinct(count, 1, max);
  }
  if (contract.increasing) std::ranges::sort(list);
  return list;
}

Question arranged(const Contract& contract, Question question) {
  if (!contract.increasing) return question;
  for (std::vector<Size>& list : question.listed) std::ranges::sort(list);
  return question;
}

std::vector<Draft> known_mistakes(const std::string& problem, const Contract& contract) {
  std::vector<Draft> drafts;
  for (const Mutant& mutant : mutants()) {
    if (mutant.problem != problem || !admits(contract, mutant.smallest)) continue;
    const auto same = std::ranges::find(drafts, mutant.smallest, &Draft::question);
    if (same == drafts.end()) {
      drafts.push_back({mutant.smallest, "smallest to show: " + mutant.idea});
    } else {
      same->reason += "; " + mutant.idea;
    }
  }
  return drafts;
}

}  // namespace nimplus::corpus
