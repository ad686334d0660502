#pragma once

#include <string_view>

#include "corpus/corpus.hpp"
#include "rules/solver.hpp"

namespace nimplus::cli {

/// The fast solver that answers: the one called `name`, or the first that covers the question when
/// `name` is empty. Throws InputError (place `--solver`) when there is none.
const Solver& solver_for(std::string_view name, const Ruleset& ruleset, Size heap_max);

/// Answers by the fast solvers, refuted cell by cell by the oracle.
corpus::Reference reference();

}  // namespace nimplus::cli
