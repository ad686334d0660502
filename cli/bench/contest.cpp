// The stick game as contestants write it, with the standard streams as they come.
#include <iostream>
#include <string>
#include <vector>

int main() {
  int n = 0;
  int k = 0;
  std::cin >> n >> k;
  std::vector<int> moves(static_cast<std::size_t>(k));
  for (int& x : moves) std::cin >> x;
  std::vector<char> wins(static_cast<std::size_t>(n) + 1);
  std::string letters;
  for (int i = 1; i <= n; ++i) {
    for (const int x : moves) {
      if (x <= i && wins[static_cast<std::size_t>(i - x)] == 0) {
        wins[static_cast<std::size_t>(i)] = 1;
        break;
      }
    }
    letters += wins[static_cast<std::size_t>(i)] != 0 ? 'W' : 'L';
  }
  std::cout << letters << '\n';
}
