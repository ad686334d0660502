#pragma once

#include <string_view>

#include "corpus/answerer.hpp"
#include "corpus/corpus.hpp"
#include "rules/solver.hpp"

namespace nimplus::cli {

/// The fast solver that answers: the one called `name`, or the first that covers the question when
/// `name` is empty. Throws InputError (place `--solver`) when there is none.
const Solver& solver_for(std::string_view name, const Ruleset& ruleset, Size heap_max);

/// Answers by the fast solvers, refuted cell by cell by the oracle.
corpus::Reference reference();

/// The same as a program that answers inputs of the problem. Throws InputError on an input outside
/// the contract; `problem` and `contract` must outlive it.
corpus::Answerer reference_answerer(const corpus::Problem& problem,
                                    const corpus::Contract& contract);

}  // namespace nimplus::cli
