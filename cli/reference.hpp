#pragma once

#include <string_view>

#include "corpus/answerer.hpp"
#include "corpus/corpus.hpp"
#include "rules/solver.hpp"

namespace nimplus::cli {

/// The fast solver that answers: the one called `name`, or the first that covers the question when
/// `name` is empty. Throws InputError (place `--solver`) when there is none.
const Solver& solver_for(std::string_view name, const Ruleset& ruleset, Size heap_max);

/// Bytes a heap at most of a table: both rows and the classes, later the text and its copies.
constexpr double kBytesAsText = 4;

/// Throws std::runtime_error when there is no room for a table of heaps 0..heap_max: memory is
/// promised freely and missed when it is touched; refused before, it can still be said.
void expect_memory(Size heap_max, double bytes_per_heap);

/// Answers by the fast solvers, refuted cell by cell by the oracle.
corpus::Reference reference();

/// The same as a program that answers inputs of the problem. Throws InputError on an input outside
/// the contract; `problem` and `contract` must outlive it.
corpus::Answerer reference_answerer(const corpus::Problem& problem,
                                    const corpus::Contract& contract);

}  // namespace nimplus::cli
