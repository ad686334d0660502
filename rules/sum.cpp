#include "rules/sum.hpp"

#include <utility>

#include "rules/expects.hpp"

namespace nimplus {

std::vector<SumMove> options(const Sum& sum, const SumPosition& position) {
  expects(position.heaps.size() == sum.sets.size(), "as many heaps as the sum has");
  std::vector<SumMove> moves;
  for (std::size_t heap = 0; heap < sum.sets.size(); ++heap) {
    for (const Size removal : sum.sets[heap].of(position.to_move)) {
      if (removal > position.heaps[heap]) break;
      moves.push_back({heap, removal});
    }
  }
  return moves;
}

SumPosition after(SumPosition position, SumMove move) {
  expects(move.heap < position.heaps.size() && move.removal <= position.heaps[move.heap],
          "a heap that holds the removal");
  position.heaps[move.heap] -= move.removal;
  position.to_move = opponent(position.to_move);
  return position;
}

Sum mirrored(const Sum& sum) {
  Sum mirror = sum;
  for (HeapSets& of : mirror.sets) std::swap(of.left, of.right);
  return mirror;
}

}  // namespace nimplus
