#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "corpus/problem.hpp"

namespace nimplus::properties {

/// Visits the questions of the contract in the order of corpus::smaller, from the smallest on,
/// until `visit` returns false. The domain: distinct removals up to heap + 1 (up to the heap where
/// the contract says so), in every order up to 3 removals per list, increasing beyond or where the
/// contract says so. The domain is without end for practical purposes: `visit` must stop.
void enumerate_questions(const corpus::Problem& problem, const corpus::Contract& contract,
                         const std::function<bool(const corpus::Question&)>& visit);

/// Smaller questions to try in place of a failing one, the boldest cuts first: smaller heaps, fewer
/// removals, smaller removals, sorted lists. All are within the contract and smaller than
/// `question` in the order of corpus::smaller.
std::vector<corpus::Question> cuts(const corpus::Question& question,
                                   const corpus::Contract& contract);

}  // namespace nimplus::properties
