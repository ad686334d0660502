// Mistake: keeps a table of every pair of heaps, far more than the problem needs.
#include <iostream>
#include <vector>

int main() {
  std::vector<std::vector<char>> kept;
  for (int i = 0; i < 2048; ++i) kept.emplace_back(1 << 20, 'x');  // 2 GiB, all touched
  int n = 0;
  std::cin >> n;
  std::cout << kept[n % kept.size()][0] << '\n';
}
