#pragma once

#include <csignal>
#include <initializer_list>

namespace nimplus {

/// While it lives, a request to stop (Ctrl-C, kill) waits; it is obeyed when the object goes. For
/// short work of one thread that must not be left half done.
class Uninterrupted {
 public:
  Uninterrupted() {
    sigset_t requests;
    sigemptyset(&requests);
    for (const int request : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&requests, request);
    pthread_sigmask(SIG_BLOCK, &requests, &before_);
  }
  ~Uninterrupted() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;

 private:
  sigset_t before_{};
};

}  // namespace nimplus
