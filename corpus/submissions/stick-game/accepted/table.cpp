// Idea: one table, filled from the empty heap up; a move to a lost heap wins.
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
      if (x <= i && !wins[i - x]) {
        wins[i] = true;
        break;
      }
    }
  }
  std::string letters;
  for (int i = 1; i <= n; ++i) letters += wins[i] ? 'W' : 'L';
  std::cout << letters << '\n';
}
