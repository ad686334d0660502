// Mistake: the table ends at 1000 heaps, and the library notices.
#include <iostream>
#include <vector>

int main() {
  int n = 0;
  int m = 0;
  std::cin >> n >> m;
  std::vector<int> first(m);
  std::vector<int> second(m);
  for (int& x : first) std::cin >> x;
  for (int& x : second) std::cin >> x;
  std::vector<char> first_wins(1000);
  std::vector<char> second_wins(1000);
  for (int i = 1; i <= n; ++i) {
    for (const int x : first) {
      if (x <= i && !second_wins.at(i - x)) first_wins.at(i) = true;
    }
    for (const int x : second) {
      if (x <= i && !first_wins.at(i - x)) second_wins.at(i) = true;
    }
  }
  std::cout << (first_wins.at(n) ? "Long Long nb!" : "Mao Mao nb!") << '\n';
}
