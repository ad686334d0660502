#pragma once

#include <chrono>
#include <string_view>

#include "judge/descriptor.hpp"
#include "judge/protocol.hpp"

/// The judge's end of the socket to a supervisor (protocol.hpp).
namespace nimplus::judge {

struct Channel {
  Descriptor judge;
  Descriptor supervisor;
};

/// Throws std::system_error.
Channel make_channel();

/// Sends a request with the program's standard input, output and error; false when the supervisor
/// is gone.
bool send_request(const Descriptor& socket, std::string_view packet, const int (&standard)[3]);

bool send_more_time(const Descriptor& socket, std::chrono::microseconds time);

/// The next report, and the descriptor that may come with it. False when the supervisor is gone, or
/// silent for longer than `patience`.
bool receive_report(const Descriptor& socket, std::chrono::milliseconds patience,
                    protocol::Report& report, Descriptor& pidfd);

}  // namespace nimplus::judge
