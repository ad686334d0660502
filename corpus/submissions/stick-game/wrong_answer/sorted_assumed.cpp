// Mistake: stops at the first removal above the heap, as if the list were sorted.
#include <iostream>
#include <string>
#include <vector>

int main() {
  int n = 0;
  int k = 0;
  std::cin >> n >> k;
  std::vector<int> moves(k);
  for (int& x : moves) std::cin >> x;
  std::vector<char> wins(n + 1);
  for (int i = 1; i <= n; ++i) {
    for (const int x : moves) {
      if (x > i) break;
      if (!wins[i - x]) wins[i] = true;
    }
  }
  std::string letters;
  for (int i = 1; i <= n; ++i) letters += wins[i] ? 'W' : 'L';
  std::cout << letters << '\n';
}
