#include "judge/box.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

#include "judge/bubblewrap.hpp"
#include "judge/channel.hpp"
#include "judge/launch.hpp"
#include "judge/run_queue.hpp"
#include "judge/scratch.hpp"
#include "judge/supervisor_image.hpp"
#include "rules/expects.hpp"

namespace nimplus::judge {
namespace {

using protocol::Event;
using protocol::Report;
using std::chrono::microseconds;

constexpr const char* kHomeInside = "/box";
constexpr std::size_t kErrorTextBytes = std::size_t{64} << 10U;
constexpr std::size_t kLastWordsBytes = std::size_t{4} << 10U;

/// How long a supervisor on a busy machine may take to answer beyond the program's own time.
constexpr std::chrono::seconds kPatience{60};

/// A machine so busy that a program had 1/50 of a processor says nothing about the program.
constexpr int kStarvedFactor = 50;

std::string packet_of(const Job& job, bool walls) {
  const protocol::Request request{job.mode,
                                  static_cast<std::uint32_t>(job.arguments.size()),
                                  job.cpu.count(),
                                  job.wall.count(),
                                  job.address_space_bytes,
                                  job.output_bytes + 1,  // the byte too many shows the excess
                                  walls ? job.tasks_max : 0};
  std::string packet(sizeof request, '\0');
  std::memcpy(packet.data(), &request, sizeof request);
  for (const std::string& argument : job.arguments) {
    packet.append(argument.c_str(), argument.size() + 1);
  }
  expects(packet.size() <= protocol::kPacketMax, "arguments that fit in a packet");
  return packet;
}

/// What is left of the wall time when waiting for a processor does not count; 0 if hardly anything.
microseconds more_time(const Job& job, const Report& report, const Descriptor& pidfd) {
  constexpr microseconds kNotWorthIt{5000};
  const microseconds delay = run_queue_delay(pidfd.number()).value_or(microseconds{0});
  const microseconds left = job.wall + delay - microseconds{report.wall_us};
  return left < kNotWorthIt ? microseconds{0} : left;
}

}  // namespace

Box::Box(const BoxPlan& plan) {
  try {
    start(plan);
  } catch (...) {
    end();
    throw;
  }
}

Box::~Box() { end(); }

void Box::end() {
  socket_ = Descriptor();  // the supervisor sees it and takes everything with it
  if (pid_ > 0) {
    constexpr int kPatienceMs = 10'000;
    const Descriptor process(static_cast<int>(syscall(SYS_pidfd_open, pid_, 0)));
    pollfd ended{process.number(), POLLIN, 0};
    if (poll(&ended, 1, kPatienceMs) == 0) kill(pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  pid_ = -1;
}

void Box::fail(const std::string& what) {
  end();
  std::string said = content(said_, 1000);
  while (!said.empty() && said.back() == '\n') said.pop_back();
  throw BoxFailure(said.empty() ? what : fmt::format("{}: {}", what, said));
}

void Box::start(const BoxPlan& plan) {
  walls_ = plan.walls == BoxPlan::Walls::Namespaces;
  said_ = memory_file("");
  Channel channel = make_channel();
  const Descriptor nothing = memory_file("");
  const Descriptor supervisor = memory_file(supervisor_image());
  std::vector<Descriptor> files;
  Launch order;
  order.descriptors = {nothing.number(), said_.number(), said_.number(),
                       channel.supervisor.number()};
  if (walls_) {
    home_ = kHomeInside;
    order.descriptors.push_back(supervisor.number());
    const auto first_file = static_cast<int>(order.descriptors.size());
    for (const BoxPlan::File& file : plan.files) {
      order.descriptors.push_back(files.emplace_back(memory_file(file.bytes)).number());
    }
    order.arguments = bubblewrap_arguments(plan, home_, first_file);
  } else {
    scratch_ = std::make_unique<Scratch>(plan);
    home_ = order.folder = scratch_->folder();
    order.arguments = {"boxinit", home_};
    order.executable = supervisor.number();
  }
  pid_ = launch(order);
  socket_ = std::move(channel.judge);
  channel.supervisor = Descriptor();  // else its end would not show
  if (pid_ < 0) fail(fmt::format("no process for the box: {}", std::strerror(errno)));
  Report report{};
  Descriptor none;
  if (!receive_report(socket_, kPatience, report, none) || report.event != Event::Ready) {
    fail("the box did not start");
  }
}

Ending Box::run(const Job& job, std::string_view input) {
  const Descriptor in = memory_file(input);
  const Descriptor out = memory_file("");
  const Descriptor error = memory_file("");
  Ending ending;
  if (!send_request(socket_, packet_of(job, walls_), {in.number(), out.number(), error.number()})) {
    fail("the supervisor of the box is gone");
  }
  for (;;) {
    Descriptor pidfd;
    const auto patience = std::chrono::ceil<std::chrono::milliseconds>(job.wall) + kPatience;
    if (!receive_report(socket_, patience, ending.report, pidfd)) {
      fail("the supervisor of the box gave no answer");
    }
    if (ending.report.event == Event::Ended) break;
    ending.starved = microseconds{ending.report.wall_us} > kStarvedFactor * job.wall;
    const microseconds more =
        ending.starved ? microseconds{0} : more_time(job, ending.report, pidfd);
    if (!send_more_time(socket_, more)) fail("the supervisor of the box is gone");
  }
  ending.output_full = length_of(out) > job.output_bytes || length_of(error) > job.output_bytes;
  ending.output = content(out, job.output_bytes);
  ending.error_text = content(error, kErrorTextBytes);
  ending.last_words = tail(error, kLastWordsBytes);
  return ending;
}

}  // namespace nimplus::judge
