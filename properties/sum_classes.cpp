#include <fmt/format.h>

#include <map>
#include <memory>
#include <utility>

#include "oracle/oracle.hpp"
#include "properties/sum_checks.hpp"
#include "rules/sum_text.hpp"

namespace nimplus::properties {
namespace {

/// The classes of one heap of the sum alone.
std::vector<Outcome> alone(const SumGame& up_to, std::size_t heap) {
  const auto& [left, right] = up_to.sum.sets[heap];
  return oracle::solve({left, right, up_to.sum.convention}, up_to.heaps[heap]).outcome;
}

/// May a sum of two of these classes have that class? By normal play's table.
bool allowed(Outcome a, Outcome b, Outcome sum) {
  if (a == Outcome::P) return sum == b;
  if (b == Outcome::P) return sum == a;
  if (a == b && a != Outcome::N) return sum == a;
  if (a == Outcome::N && b != Outcome::N) return sum == b || sum == Outcome::N;
  if (b == Outcome::N && a != Outcome::N) return sum == a || sum == Outcome::N;
  return true;  // L + R and N + N
}

/// Tries all positions of a sum of two heaps, with the class of each heap alone and of both.
template <typename Fails>
SumFailure of_two(const SumGame& up_to, const Fails& fails, const char* expected) {
  if (up_to.heaps.size() != 2) return std::nullopt;
  const oracle::SumTable table = oracle::solve(up_to.sum, up_to.heaps);
  const auto first = alone(up_to, 0);
  const auto second = alone(up_to, 1);
  const auto at = smallest_position(up_to.heaps, [&](const Heaps& heaps) {
    return fails(first[heaps[0]], second[heaps[1]], table.at(heaps));
  });
  if (!at) return std::nullopt;
  return SumCounterexample{{up_to.sum, *at},
                           expected,
                           fmt::format("{} + {} = {}", letter(first[at->front()]),
                                       letter(second[at->back()]), letter(table.at(*at)))};
}

}  // namespace

SumFailure breaks_the_class_table(const SumSolver&, const SumGame& up_to) {
  return of_two(
      up_to, [](Outcome a, Outcome b, Outcome sum) { return !allowed(a, b, sum); },
      "a class that the classes of the two allow");
}

SumFailure lets_a_lost_heap_matter(const SumSolver&, const SumGame& up_to) {
  return of_two(
      up_to,
      [](Outcome a, Outcome b, Outcome sum) {
        return (a == Outcome::P && sum != b) || (b == Outcome::P && sum != a);
      },
      "P + X = X");
}

SumFailure does_not_cancel_its_mirror(const SumSolver&, const SumGame& up_to) {
  if (up_to.heaps.size() != 1) return std::nullopt;
  const Size heap_max = up_to.heaps.front();
  SumGame both{up_to.sum, {heap_max, heap_max}};
  both.sum.sets.push_back(mirrored(up_to.sum).sets.front());
  const oracle::SumTable table = oracle::solve(both.sum, both.heaps);
  for (Size heap = 0; heap <= heap_max; ++heap) {
    const Heaps heaps{heap, heap};
    if (table.at(heaps) == Outcome::P) continue;
    return SumCounterexample{{both.sum, heaps}, "P", {letter(table.at(heaps))}};
  }
  return std::nullopt;
}

SumFailure has_an_even_number_of_winning_moves(const SumSolver&, const SumGame& up_to) {
  const oracle::SumTable table = oracle::solve(up_to.sum, up_to.heaps);
  const auto at = smallest_position(up_to.heaps, [&](const Heaps& heaps) {
    return table.at(heaps) == Outcome::N && winning_by(up_to.sum, table, heaps).size() % 2 == 0;
  });
  if (!at) return std::nullopt;
  return SumCounterexample{
      {up_to.sum, *at},
      "an odd number of winning moves",
      fmt::format("{} winning moves", winning_by(up_to.sum, table, *at).size())};
}

SumTrial classes_do_not_decide() {
  using Classes = std::pair<Outcome, Outcome>;
  const auto seen = std::make_shared<std::map<Classes, std::pair<Outcome, std::string>>>();
  return [seen](const SumGame& up_to) -> SumFailure {
    if (up_to.heaps.size() != 2) return std::nullopt;
    const oracle::SumTable table = oracle::solve(up_to.sum, up_to.heaps);
    const auto first = alone(up_to, 0);
    const auto second = alone(up_to, 1);
    std::string before;
    const auto differs = [&](const Heaps& heaps) {
      const Classes classes = std::minmax(first[heaps[0]], second[heaps[1]]);
      const Outcome sum = table.at(heaps);
      const auto [known, is_new] =
          seen->try_emplace(classes, sum, to_text(SumGame{up_to.sum, heaps}));
      if (is_new || known->second.first == sum) return false;
      if (before.empty())
        before = fmt::format("{}, as {}", letter(known->second.first), known->second.second);
      return true;
    };
    const auto at = smallest_position(up_to.heaps, differs);
    if (!at) return std::nullopt;
    return SumCounterexample{{up_to.sum, *at},
                             before,
                             fmt::format("{} + {} = {}", letter(first[at->front()]),
                                         letter(second[at->back()]), letter(table.at(*at)))};
  };
}

}  // namespace nimplus::properties
