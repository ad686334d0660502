#pragma once

#include <compare>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace nimplus {

/// A number of tokens: heaps and removals. Judges ask up to 10^18.
using Size = std::uint64_t;

/// The removals allowed to a player: increasing, positive, without repeats, possibly empty.
class SubtractionSet {
 public:
  SubtractionSet() = default;
  /// From removals in any order, repeats allowed; each must be at least 1 (ContractViolation).
  explicit SubtractionSet(std::vector<Size> removals);
  SubtractionSet(std::initializer_list<Size> removals);

  std::span<const Size> removals() const { return removals_; }
  auto begin() const { return removals_.begin(); }
  auto end() const { return removals_.end(); }
  std::size_t size() const { return removals_.size(); }
  bool empty() const { return removals_.empty(); }
  bool contains(Size removal) const;
  /// 0 when the set is empty.
  Size smallest() const { return empty() ? 0 : removals_.front(); }
  /// 0 when the set is empty.
  Size largest() const { return empty() ? 0 : removals_.back(); }

  friend auto operator<=>(const SubtractionSet&, const SubtractionSet&) = default;
  friend bool operator==(const SubtractionSet&, const SubtractionSet&) = default;

 private:
  std::vector<Size> removals_;
};

}  // namespace nimplus
