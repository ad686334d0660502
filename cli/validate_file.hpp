#pragma once

#include <string>

#include "properties/hunt.hpp"
#include "report/validation.hpp"

namespace nimplus::cli {

/// What is wished of the validation of one file.
struct ValidationWishes {
  judge::Verdict expected = judge::Verdict::AC;
  properties::HuntBudget hunt;
  bool all_cases = false;  ///< go on after the first case that fails
  bool no_hunt = false;
  bool unsafe_no_sandbox = false;
};

/// Compiles the file, judges it on the run's corpus (if there is one), then hunts for the smallest
/// question it fails, with a remark when only questions outside a narrower contract fail. A failure
/// of the judge is a verdict, JE. Throws InputError and judge::SandboxUnavailable.
report::Validated validate_file(const std::string& file, const report::ValidationRun& run,
                                const corpus::Contract& contract, const ValidationWishes& wishes);

}  // namespace nimplus::cli
