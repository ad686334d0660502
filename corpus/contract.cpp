#include "corpus/contract.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace nimplus::corpus {

std::optional<std::string> breach_of_last(const Contract& contract, Size heap,
                                          std::span<const Size> list) {
  const Size removal = list.back();
  if (!contract.removal.contains(removal)) {
    return fmt::format("a removal from {} to {}", contract.removal.min, contract.removal.max);
  }
  if (contract.removals_within_heap && removal > heap) {
    return fmt::format("a removal from {} to the heap of {}", contract.removal.min, heap);
  }
  const auto before = list.first(list.size() - 1);
  if (contract.distinct) {
    const auto same = std::ranges::find(before, removal);
    if (same != before.end()) {
      return fmt::format("distinct removals, and removal {} is the same",
                         same - before.begin() + 1);
    }
  }
  if (contract.increasing && !before.empty() && removal < before.back()) {
    return fmt::format("a removal above {}, since the contract '{}' promises increasing lists",
                       before.back(), contract.name);
  }
  return std::nullopt;
}

std::optional<std::string> breach_of_list(const Contract& contract, std::span<const Size> list) {
  if (contract.contains_one && std::ranges::find(list, Size{1}) == list.end()) {
    return fmt::format("a 1 among the removals, as the contract '{}' promises", contract.name);
  }
  return std::nullopt;
}

bool admits(const Contract& contract, const Question& question) {
  if (!contract.heap.contains(question.heap)) return false;
  return std::ranges::all_of(question.listed, [&](const std::vector<Size>& list) {
    if (list.size() != question.listed.front().size()) return false;
    if (!contract.list_size.contains(list.size()) || breach_of_list(contract, list)) return false;
    for (std::size_t count = 1; count <= list.size(); ++count) {
      if (breach_of_last(contract, question.heap, std::span(list).first(count))) return false;
    }
    return true;
  });
}

}  // namespace nimplus::corpus
