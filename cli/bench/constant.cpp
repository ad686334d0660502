// Writes as many bytes as the answer of 10^6 heaps has, and computes nothing: what writing costs.
#include <unistd.h>

#include <cstring>

int main() {
  static char chunk[65536];
  std::memset(chunk, 'W', sizeof chunk);
  for (std::size_t left = 1'000'001; left > 0;) {
    const ssize_t written = write(1, chunk, left < sizeof chunk ? left : sizeof chunk);
    if (written <= 0) return 1;
    left -= static_cast<std::size_t>(written);
  }
}
