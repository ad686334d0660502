#pragma once

#include <span>

#include "properties/property.hpp"

namespace nimplus::properties {

/// A claim that is commonly made and false: what keeps us from making it.
struct FalseClaim {
  Property property;  ///< of status False
  Game smallest;      ///< the first game of the enumeration on which it fails
  Game printed;  ///< the counterexample that the catalogue names, at a heap that shows it if it
                 ///< names none; never smaller than ours
};

/// Every one. Where a claim is about a game as a whole, its heap is 0.
std::span<const FalseClaim> false_claims();

/// The smallest counterexample that the solver's tables show: tries `claim.printed`, then all that
/// the enumeration has below it.
Finding smallest_counterexample(const FalseClaim& claim, const Solver& solver);

}  // namespace nimplus::properties
