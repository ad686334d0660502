// Mistake: the table ends at 1000 heaps, and the library notices.
#include <iostream>
#include <string>
#include <vector>

int main() {
  int n = 0;
  int k = 0;
  std::cin >> n >> k;
  std::vector<int> moves(k);
  for (int& x : moves) std::cin >> x;
  std::vector<char> wins(1000);
  for (int i = 1; i <= n; ++i) {
    for (const int x : moves) {
      if (x <= i && !wins.at(i - x)) wins.at(i) = true;
    }
  }
  std::string letters;
  for (int i = 1; i <= n; ++i) letters += wins.at(i) ? 'W' : 'L';
  std::cout << letters << '\n';
}
