// Mistake: never asks whether the removal fits; below the empty heap all cells read as lost.
#include <iostream>
#include <string>
#include <vector>

int main() {
  int n = 0;
  int k = 0;
  std::cin >> n >> k;
  std::vector<int> moves(k);
  for (int& x : moves) std::cin >> x;
  const int empty = n;  // the cell of the empty heap
  std::vector<char> wins(empty + n + 1);
  for (int i = empty + 1; i <= empty + n; ++i) {
    for (const int x : moves) {
      if (!wins[i - x]) {
        wins[i] = true;
        break;
      }
    }
  }
  std::string letters;
  for (int i = 1; i <= n; ++i) letters += wins[empty + i] ? 'W' : 'L';
  std::cout << letters << '\n';
}
