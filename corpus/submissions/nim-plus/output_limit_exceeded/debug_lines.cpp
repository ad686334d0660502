// Mistake: a debugging line inside a loop that is far too long.
#include <iostream>
#include <string>

int main() {
  const std::string line = std::string(1023, '.') + '\n';
  for (int i = 0; i < (1 << 20); ++i) std::cout << line;  // 1 GiB
}
