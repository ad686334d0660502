#include "fast/fastest.hpp"

#include "fast/engine.hpp"
#include "fast/pushing.hpp"

namespace nimplus::fast {

LosingRows pulling(const Ruleset& ruleset, Size heap_max, int width) {
  const auto engine = std::make_shared<Engine>(ruleset, heap_max, width);
  engine->run_to(heap_max);
  return {{engine, &engine->losing(Player::Left)}, {engine, &engine->losing(Player::Right)}};
}

LosingRows fastest(const Ruleset& ruleset, Size heap_max) {
  return pushing_is_cheaper(ruleset, heap_max) ? pushing(ruleset, heap_max)
                                               : pulling(ruleset, heap_max);
}

}  // namespace nimplus::fast
