#pragma once

#include <stdexcept>
#include <string>

namespace nimplus {

/// A caller broke a documented contract: a bug in nimplus, never bad input.
struct ContractViolation : std::logic_error {
  using std::logic_error::logic_error;
};

/// Checks a precondition, in every build. Throws ContractViolation saying `what` was expected.
inline void expects(bool condition, const char* what) {
  if (!condition) throw ContractViolation(std::string("expected: ") + what);
}

}  // namespace nimplus
