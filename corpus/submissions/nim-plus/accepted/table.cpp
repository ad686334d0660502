// Idea: a table a player, filled from the empty heap up; a move to a heap that the opponent loses
// wins.
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
  std::vector<char> first_wins(n + 1);
  std::vector<char> second_wins(n + 1);
  for (int i = 1; i <= n; ++i) {
    for (const int x : first) {
      if (x <= i && !second_wins[i - x]) first_wins[i] = true;
    }
    for (const int x : second) {
      if (x <= i && !first_wins[i - x]) second_wins[i] = true;
    }
  }
  std::cout << (first_wins[n] ? "Long Long nb!" : "Mao Mao nb!") << '\n';
}
