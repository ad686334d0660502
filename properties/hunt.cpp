#include "properties/hunt.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "properties/questions.hpp"

namespace nimplus::properties {
namespace {

using corpus::Contract;
using corpus::Problem;
using corpus::Question;
using std::chrono::steady_clock;

constexpr std::size_t kFirstLook = 50;  // a few, since each may cost a whole time limit
constexpr std::size_t kSmallest = 200;

std::vector<Size> draw_list(const Contract& contract, std::size_t size, Size largest) {
  const auto values = rc::gen::inRange<Size>(contract.removal.min, largest + 1);
  const auto list = *rc::gen::unique<std::vector<Size>>(size, values);
  std::vector<Size> ordered = list;
  if (contract.increasing || *rc::gen::inRange(0, 2) == 0)
    std::sort(ordered.begin(), ordered.end());
  if (contract.contains_one && std::find(ordered.begin(), ordered.end(), 1) == ordered.end()) {
    ordered[*rc::gen::inRange<std::size_t>(0, size)] = 1;
  }
  return ordered;
}

/// Mostly heaps to 12 with up to 3 removals, where random questions expose most; some to 100.
Question draw(const Problem& problem, const Contract& contract) {
  const bool wide = *rc::gen::inRange(0, 4) == 0;
  const Size heap_max = std::min<Size>(contract.heap.max, wide ? 100 : 12);
  Question question;
  question.heap = *rc::gen::inRange<Size>(contract.heap.min, heap_max + 1);
  const bool far = !contract.removals_within_heap && *rc::gen::inRange(0, 8) == 0;
  const Size largest =
      std::min(contract.removal.max,
               contract.removals_within_heap ? question.heap : question.heap + (far ? 300 : 1));
  const Size sizes = std::min({contract.list_size.max, largest, Size{wide ? 10U : 3U}});
  const auto size = *rc::gen::inRange<std::size_t>(1, sizes + 1);
  question.listed.push_back(draw_list(contract, size, largest));
  if (problem.lists == 2) {
    const bool equal = *rc::gen::inRange(0, 8) == 0;
    question.listed.push_back(equal ? question.listed.front() : draw_list(contract, size, largest));
  }
  return question;
}

class Hunter {
 public:
  Hunter(const Problem& problem, const Contract& contract, const corpus::Answerer& stranger,
         const corpus::Answerer& reference, const HuntBudget& budget)
      : problem_(problem),
        contract_(contract),
        stranger_(stranger),
        reference_(reference),
        budget_(budget),
        deadline_(steady_clock::now() + budget.time) {}

  Quarry run(const std::optional<Question>& known_failing) {
    if (known_failing) {
      // Tried again: only what fails here can be shown as failing. Most wrong programs fail one of
      // the very first questions, and a look at those spares the shrinking.
      if (fails(*known_failing)) enumerate(kFirstLook);
    } else {
      enumerate(kSmallest);
      if (!quarry_.failing) search();
    }
    if (quarry_.failing && !quarry_.certified) {
      shrink();
      enumerate(budget_.enumerated);
    }
    return std::move(quarry_);
  }

 private:
  bool out_of_time() {
    quarry_.out_of_time = quarry_.out_of_time || steady_clock::now() >= deadline_;
    return quarry_.out_of_time;
  }

  /// Runs the question; a failing one becomes the quarry.
  bool fails(const Question& question) {
    FailingInput input{question, problem_.write(question), {}, {}};
    input.expected = reference_(input.input).output;
    input.got = stranger_(input.input);
    if (!input.got.failed() && !problem_.compare(input.expected, input.got.output)) {
      return false;
    }
    quarry_.failing = std::move(input);
    return true;
  }

  void search() {
    const auto questions = rc::gen::exec([&] { return draw(problem_, contract_); });
    rc::Random random(budget_.seed);
    for (int done = 0; done < budget_.random_cases && !out_of_time(); ++done) {
      const Question question = questions(random.split(), rc::kNominalSize).value();
      if (!corpus::admits(contract_, question)) continue;
      ++quarry_.random_tried;
      if (fails(question)) return;
    }
  }

  /// To a local minimum: the quarry always is the smallest question that was seen to fail.
  void shrink() {
    const auto fails_in_time = [this](const Question& cut) { return !out_of_time() && fails(cut); };
    bool cut = true;
    while (cut) {
      const auto smaller = cuts(quarry_.failing->question, contract_);
      cut = std::any_of(smaller.begin(), smaller.end(), fails_in_time);
    }
  }

  /// Tries the questions in their order, on from where it last stopped, until `most` were tried in
  /// all. The first that fails is the smallest; reaching the quarry proves that it is.
  void enumerate(std::size_t most) {
    std::optional<Question> least;
    if (quarry_.failing) least = quarry_.failing->question;
    std::size_t passed = 0;
    enumerate_questions(problem_, contract_, [&](const Question& question) {
      quarry_.certified = least && !corpus::smaller(question, *least);
      if (quarry_.certified) return false;
      if (passed++ < quarry_.enumerated) return true;
      if (passed > std::min(most, budget_.enumerated) || out_of_time()) return false;
      quarry_.certified = fails(question);
      if (!quarry_.certified) ++quarry_.enumerated;
      return !quarry_.certified;
    });
  }

  const Problem& problem_;
  const Contract& contract_;
  const corpus::Answerer& stranger_;
  const corpus::Answerer& reference_;
  const HuntBudget& budget_;
  steady_clock::time_point deadline_;
  Quarry quarry_;
};

}  // namespace

Quarry hunt(const Problem& problem, const Contract& contract, const corpus::Answerer& stranger,
            const corpus::Answerer& reference, const HuntBudget& budget,
            const std::optional<Question>& known_failing) {
  return Hunter(problem, contract, stranger, reference, budget).run(known_failing);
}

const Contract* contract_it_keeps(const Problem& problem, const Question& failing,
                                  const corpus::Answerer& stranger,
                                  const corpus::Answerer& reference, const HuntBudget& budget) {
  for (const Contract& contract : problem.contracts) {
    if (!corpus::admits(contract, failing) &&
        !hunt(problem, contract, stranger, reference, budget, std::nullopt).failing) {
      return &contract;
    }
  }
  return nullptr;
}

}  // namespace nimplus::properties
