#include "judge/channel.hpp"

#include <poll.h>
#include <sys/socket.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace nimplus::judge {

Channel make_channel() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
    throw std::system_error(errno, std::generic_category(), "a socket");
  }
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

bool send_request(const Descriptor& socket, std::string_view packet, const int (&standard)[3]) {
  iovec part{const_cast<char*>(packet.data()), packet.size()};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof standard)] = {};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  cmsghdr* header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof standard);
  std::memcpy(CMSG_DATA(header), standard, sizeof standard);
  return sendmsg(socket.number(), &message, MSG_NOSIGNAL) == static_cast<ssize_t>(packet.size());
}

bool send_more_time(const Descriptor& socket, std::chrono::microseconds time) {
  const protocol::MoreTime more{time.count()};
  return send(socket.number(), &more, sizeof more, MSG_NOSIGNAL) ==
         static_cast<ssize_t>(sizeof more);
}

bool receive_report(const Descriptor& socket, std::chrono::milliseconds patience,
                    protocol::Report& report, Descriptor& pidfd) {
  pollfd watched{socket.number(), POLLIN, 0};
  int ready = 0;
  do {
    ready = poll(&watched, 1, static_cast<int>(patience.count()));
  } while (ready < 0 && errno == EINTR);
  if (ready <= 0) return false;
  iovec part{&report, sizeof report};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  const ssize_t length = recvmsg(socket.number(), &message, MSG_CMSG_CLOEXEC);
  if (length != static_cast<ssize_t>(sizeof report)) return false;
  if (cmsghdr* header = CMSG_FIRSTHDR(&message); header != nullptr) {
    int number = -1;
    std::memcpy(&number, CMSG_DATA(header), sizeof number);
    pidfd = Descriptor(number);
  }
  return true;
}

}  // namespace nimplus::judge
