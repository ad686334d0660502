#include "properties/questions.hpp"

#include <algorithm>
#include <utility>

namespace nimplus::properties {
namespace {

using corpus::Contract;
using corpus::Question;
using List = std::vector<Size>;

constexpr std::size_t kEveryOrderUpTo = 3;

/// Extends `list` to `size` distinct values of 1..largest in lexicographic order; false: stop.
bool extend(List& list, std::size_t size, Size largest, bool increasing,
            const std::function<bool(const List&)>& visit) {
  if (list.size() == size) return visit(list);
  const Size first = increasing && !list.empty() ? list.back() + 1 : 1;
  for (Size value = first; value <= largest; ++value) {
    if (std::find(list.begin(), list.end(), value) != list.end()) continue;
    list.push_back(value);
    const bool go_on = extend(list, size, largest, increasing, visit);
    list.pop_back();
    if (!go_on) return false;
  }
  return true;
}

bool each_list(const Contract& contract, Size heap, std::size_t size,
               const std::function<bool(const List&)>& visit) {
  const Size largest =
      std::min(contract.removal.max, contract.removals_within_heap ? heap : heap + 1);
  List list;
  return extend(list, size, largest, contract.increasing || size > kEveryOrderUpTo, visit);
}

bool each_question(const corpus::Problem& problem, const Contract& contract, Size heap,
                   std::size_t size, const std::function<bool(const Question&)>& visit) {
  const auto visit_within = [&](const Question& question) {
    return !corpus::admits(contract, question) || visit(question);
  };
  return each_list(contract, heap, size, [&](const List& first) {
    if (problem.lists == 1) return visit_within({heap, {first}});
    return each_list(contract, heap, size,
                     [&](const List& second) { return visit_within({heap, {first, second}}); });
  });
}

/// Gathers the candidates that are smaller than the question and within the contract.
class Cuts {
 public:
  Cuts(const Question& question, const Contract& contract)
      : question_(question), contract_(contract) {}

  void smaller_heaps() {
    for (Size step = question_.heap; step > 0; step /= 2) {
      Question cut = question_;
      cut.heap -= step;
      if (contract_.removals_within_heap) {
        for (List& list : cut.listed) {
          std::erase_if(list, [&](Size removal) { return removal > cut.heap; });
        }
      }
      keep(std::move(cut));
    }
  }

  /// The same places go from each list, since lists have equal sizes.
  void fewer_removals() {
    const std::size_t size = question_.listed.front().size();
    for (std::size_t length = size; length > 0; length /= 2) {
      for (std::size_t from = 0; from + length <= size; from += length) {
        Question cut = question_;
        for (List& list : cut.listed) {
          const auto begin = list.begin() + static_cast<std::ptrdiff_t>(from);
          list.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
        }
        keep(std::move(cut));
      }
    }
  }

  /// One removal from each list at places of their own; a square of candidates, so small lists
  /// only.
  void fewer_removals_apart() {
    constexpr std::size_t kSmall = 8;
    const std::size_t size = question_.listed.front().size();
    if (question_.listed.size() != 2 || size > kSmall) return;
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < size; ++j) {
        if (i == j) continue;
        Question cut = question_;
        cut.listed[0].erase(cut.listed[0].begin() + static_cast<std::ptrdiff_t>(i));
        cut.listed[1].erase(cut.listed[1].begin() + static_cast<std::ptrdiff_t>(j));
        keep(std::move(cut));
      }
    }
  }

  void sorted_lists() {
    Question cut = question_;
    for (List& list : cut.listed) std::sort(list.begin(), list.end());
    keep(std::move(cut));
  }

  void smaller_removals() {
    for (std::size_t row = 0; row < question_.listed.size(); ++row) {
      for (std::size_t at = 0; at < question_.listed[row].size(); ++at) {
        for (Size step = question_.listed[row][at]; step > 0; step /= 2) {
          Question cut = question_;
          cut.listed[row][at] -= step;
          keep(std::move(cut));
        }
      }
    }
  }

  std::vector<Question> all() && { return std::move(cuts_); }

 private:
  void keep(Question cut) {
    if (corpus::admits(contract_, cut) && corpus::smaller(cut, question_))
      cuts_.push_back(std::move(cut));
  }

  const Question& question_;
  const Contract& contract_;
  std::vector<Question> cuts_;
};

}  // namespace

void enumerate_questions(const corpus::Problem& problem, const Contract& contract,
                         const std::function<bool(const Question&)>& visit) {
  for (Size heap = contract.heap.min; heap <= contract.heap.max; ++heap) {
    const Size largest = contract.removals_within_heap ? heap : heap + 1;
    const Size sizes = std::min({contract.list_size.max, contract.removal.max, largest});
    for (Size size = std::max<Size>(1, contract.list_size.min); size <= sizes; ++size) {
      if (!each_question(problem, contract, heap, size, visit)) return;
    }
  }
}

std::vector<Question> cuts(const Question& question, const Contract& contract) {
  Cuts cuts(question, contract);
  cuts.smaller_heaps();
  cuts.fewer_removals();
  cuts.fewer_removals_apart();
  cuts.smaller_removals();
  cuts.sorted_lists();
  return std::move(cuts).all();
}

}  // namespace nimplus::properties
