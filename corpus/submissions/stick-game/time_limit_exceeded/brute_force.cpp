// Mistake: recursion that works everything out again and again.
#include <iostream>
#include <string>
#include <vector>

bool wins(int heap, const std::vector<int>& moves) {
  for (const int x : moves) {
    if (x <= heap && !wins(heap - x, moves)) return true;
  }
  return false;
}

int main() {
  int n = 0;
  int k = 0;
  std::cin >> n >> k;
  std::vector<int> moves(k);
  for (int& x : moves) std::cin >> x;
  std::string letters;
  for (int i = 1; i <= n; ++i) letters += wins(i, moves) ? 'W' : 'L';
  std::cout << letters << '\n';
}
