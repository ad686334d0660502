// Mistake: one table for both players, made with the first set only.
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
  std::vector<char> wins(n + 1);
  for (int i = 1; i <= n; ++i) {
    for (const int x : first) {
      if (x <= i && !wins[i - x]) wins[i] = true;
    }
  }
  std::cout << (wins[n] ? "Long Long nb!" : "Mao Mao nb!") << '\n';
}
