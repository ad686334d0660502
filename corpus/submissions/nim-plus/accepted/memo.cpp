// Idea: recursion over (heap, mover) that remembers what it has worked out.
#include <array>
#include <iostream>
#include <vector>

enum State : char { kUnknown, kLost, kWon };
std::vector<std::array<State, 2>> memo;
std::array<std::vector<int>, 2> sets;

bool wins(int heap, int mover) {
  State& state = memo[heap][mover];
  if (state == kUnknown) {
    state = kLost;
    for (const int x : sets[mover]) {
      if (x <= heap && !wins(heap - x, 1 - mover)) {
        state = kWon;
        break;
      }
    }
  }
  return state == kWon;
}

int main() {
  int n = 0;
  int m = 0;
  std::cin >> n >> m;
  std::vector<int> first(m);
  std::vector<int> second(m);
  for (int& x : first) std::cin >> x;
  for (int& x : second) std::cin >> x;
  memo.assign(n + 1, {kUnknown, kUnknown});
  sets = {first, second};
  std::cout << (wins(n, 0) ? "Long Long nb!" : "Mao Mao nb!") << '\n';
}
