#pragma once

#include <cstddef>
#include <cstdint>

/// What the judge and its supervisor inside the box say to each other: fixed structures over a
/// SEQPACKET socket, one packet each. Both ends are built from this header at the same time.
namespace nimplus::judge::protocol {

/// The descriptor on which the supervisor finds its socket.
inline constexpr int kSocket = 3;

// NOLINTBEGIN(performance-enum-size): the packets have no padding.

/// The longest packet, in bytes.
inline constexpr std::size_t kPacketMax = 16384;

enum class Mode : std::uint32_t {
  Run,      ///< a stranger's program: threads, but no processes
  Compile,  ///< a compiler: it may make processes; all are gone when the answer comes
};

/// Judge to supervisor: start a program. Followed in the packet by `argument_count` strings, each
/// ended by NUL; three descriptors come with it: standard input, output and error.
struct Request {
  Mode mode;
  std::uint32_t argument_count;
  std::int64_t cpu_us;   ///< limit of the process's own CPU clock
  std::int64_t wall_us;  ///< when the judge is asked (Event::AtWallLimit)
  std::uint64_t address_space_bytes;
  std::uint64_t file_bytes;  ///< the longest file it may write
  std::uint64_t tasks_max;   ///< RLIMIT_NPROC; 0: as it is
};

/// Judge to supervisor, to Event::AtWallLimit: how much longer to wait; 0: kill it.
struct MoreTime {
  std::int64_t wall_us;
};

enum class Event : std::uint32_t {
  Ready,        ///< once, at the start
  AtWallLimit,  ///< with a pidfd of the program; a MoreTime is awaited
  Ended,        ///< the program and all that it started are gone
};

enum class Stopped : std::uint32_t { No, AtCpuLimit, AtWallLimit };

// NOLINTEND(performance-enum-size)

/// Supervisor to judge.
struct Report {
  Event event;
  Stopped stopped;
  std::int32_t start_error;  ///< errno when the program could not be started; else 0
  std::int32_t status;       ///< as wait4 gives it
  std::int64_t cpu_us;       ///< of the program and the children it waited for
  std::int64_t wall_us;
  std::int64_t peak_kib;  ///< the largest resident set
};

}  // namespace nimplus::judge::protocol
