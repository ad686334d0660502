#include "corpus/question.hpp"

#include "rules/expects.hpp"

namespace nimplus::corpus {

Ruleset ruleset_of(const Question& question) {
  expects(!question.listed.empty(), "a question with at least one list");
  return {SubtractionSet(question.listed.front()), SubtractionSet(question.listed.back())};
}

bool smaller(const Question& a, const Question& b) {
  if (a.heap != b.heap) return a.heap < b.heap;
  if (a.listed.front().size() != b.listed.front().size()) {
    return a.listed.front().size() < b.listed.front().size();
  }
  return a.listed < b.listed;
}

}  // namespace nimplus::corpus
