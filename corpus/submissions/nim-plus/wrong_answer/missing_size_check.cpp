// Mistake: never asks whether the removal fits; below the empty heap all cells read as lost.
#include <iostream>
#include <vector>

int main() {
  int n = 0;
  int m = 0;
  std::cin >> n >> m;
  std::vector<int> first(m);
  std::vector<int> second(m);
  for (int& x : first) std::cin >> x;
  for (int& x : second) std::cin >> x;
  constexpr int kEmpty = 5000;  // the cell of the empty heap
  std::vector<char> first_wins(kEmpty + n + 1);
  std::vector<char> second_wins(kEmpty + n + 1);
  for (int i = kEmpty + 1; i <= kEmpty + n; ++i) {
    for (const int x : first) {
      if (!second_wins[i - x]) first_wins[i] = true;
    }
    for (const int x : second) {
      if (!first_wins[i - x]) second_wins[i] = true;
    }
  }
  std::cout << (first_wins[kEmpty + n] ? "Long Long nb!" : "Mao Mao nb!") << '\n';
}
