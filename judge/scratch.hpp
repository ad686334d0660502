#pragma once

#include <string>

#include "judge/box.hpp"

namespace nimplus::judge {

/// A folder of the host that stands in for a box without walls, with the plan's files and an empty
/// folder `out`; removed with the object.
class Scratch {
 public:
  Scratch() = default;
  /// Throws BoxFailure.
  explicit Scratch(const BoxPlan& plan);
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::string& folder() const { return folder_; }

 private:
  std::string folder_;
};

}  // namespace nimplus::judge
