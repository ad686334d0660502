// Idea: every heap that a player loses makes the heaps above it, one move of the other away, won.
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
  for (int i = 0; i <= n; ++i) {
    if (!second_wins[i]) {
      for (const int x : first) {
        if (i + x <= n) first_wins[i + x] = true;
      }
    }
    if (!first_wins[i]) {
      for (const int x : second) {
        if (i + x <= n) second_wins[i + x] = true;
      }
    }
  }
  std::cout << (first_wins[n] ? "Long Long nb!" : "Mao Mao nb!") << '\n';
}
