// Mistake: keeps a table of every pair of heaps, far more than the problem needs.
#include <iostream>
#include <vector>

int main() {
  std::vector<char> kept(std::size_t{1} << 31, 'x');  // 2 GiB at once
  int n = 0;
  std::cin >> n;
  std::cout << kept[n] << '\n';
}
