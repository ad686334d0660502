// Idea: recursion that remembers; asked for the small heaps first, it never goes deep.
#include <iostream>
#include <string>
#include <vector>

enum State : char { kUnknown, kLost, kWon };
std::vector<State> memo;

bool wins(int heap, const std::vector<int>& moves) {
  State& state = memo[heap];
  if (state == kUnknown) {
    state = kLost;
    for (const int x : moves) {
      if (x <= heap && !wins(heap - x, moves)) {
        state = kWon;
        break;
      }
    }
  }
  return state == kWon;
}

int main() {
  int n = 0;
  int k = 0;
  std::cin >> n >> k;
  std::vector<int> moves(k);
  for (int& x : moves) std::cin >> x;
  memo.assign(n + 1, kUnknown);
  std::string letters;
  for (int i = 1; i <= n; ++i) letters += wins(i, moves) ? 'W' : 'L';
  std::cout << letters << '\n';
}
