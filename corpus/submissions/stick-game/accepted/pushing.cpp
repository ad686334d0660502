// Idea: every lost heap makes the heaps one move above it won.
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
  for (int i = 0; i <= n; ++i) {
    if (wins[i]) continue;
    for (const int x : moves) {
      if (i + x <= n) wins[i + x] = true;
    }
  }
  std::string letters;
  for (int i = 1; i <= n; ++i) letters += wins[i] ? 'W' : 'L';
  std::cout << letters << '\n';
}
