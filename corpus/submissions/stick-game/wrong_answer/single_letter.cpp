// Mistake: prints the letter of the largest heap only.
#include <iostream>
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
  std::cout << (wins[n] ? 'W' : 'L') << '\n';
}
