// Mistake: recursion that works everything out again and again.
#include <iostream>
#include <vector>

bool wins(int heap, const std::vector<int>& mine, const std::vector<int>& theirs) {
  for (const int x : mine) {
    if (x <= heap && !wins(heap - x, theirs, mine)) return true;
  }
  return false;
}

int main() {
  int n = 0;
  int m = 0;
  std::cin >> n >> m;
  std::vector<int> first(m);
  std::vector<int> second(m);
  for (int& x : first) std::cin >> x;
  for (int& x : second) std::cin >> x;
  std::cout << (wins(n, first, second) ? "Long Long nb!" : "Mao Mao nb!") << '\n';
}
