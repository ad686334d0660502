#pragma once

#include <sys/types.h>

#include "judge/protocol.hpp"

namespace nimplus::boxinit {

/// Waits for the program, kills it at its limits, reaps it and says how it ended. At the wall limit
/// the judge is asked over the socket. Leaves the process when the judge is gone.
judge::protocol::Report watch(pid_t pid, const judge::protocol::Request& limits);

/// Kills and reaps every process that is left of a run. `boxed`: this is PID 1, so all there are.
void sweep(bool boxed, pid_t group);

/// Sends one packet, with a descriptor unless it is negative; false when the judge is gone.
bool send_report(const judge::protocol::Report& report, int descriptor);

}  // namespace nimplus::boxinit
