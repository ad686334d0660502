#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace nimplus::judge {

/// An open file descriptor, closed with the object. All are closed on exec.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor();
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  int number() const { return number_; }
  explicit operator bool() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

/// An anonymous file in memory with this content, its offset at the start. Throws
/// std::system_error.
Descriptor memory_file(std::string_view bytes);

/// The first `bytes_max` bytes of a file, whatever its offset is.
std::string content(const Descriptor& file, std::size_t bytes_max);

/// Its last ones.
std::string tail(const Descriptor& file, std::size_t bytes_max);

/// Its length in bytes.
std::size_t length_of(const Descriptor& file);

}  // namespace nimplus::judge
