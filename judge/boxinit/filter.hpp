#pragma once

#include <linux/filter.h>

namespace nimplus::boxinit {

/// A seccomp filter in the kernel's form. Small enough to be fixed in size: the supervisor must
/// stay small, because its resident set is the least peak that any program can show.
struct Filter {
  sock_filter instruction[1024];
  unsigned short length = 0;
};

/// Refuses what no program needs and every program inherits: other namespaces, mounts, sockets,
/// tracing, kernel interfaces, shared state that outlives a run. Calls of a foreign ABI kill.
/// False when the filter could not be built.
bool make_base_filter(Filter& filter);

/// Refuses to make processes (threads are allowed) and to touch seccomp again.
bool make_no_process_filter(Filter& filter);

/// Installs the filter for this task and its children, for ever; false with errno.
/// Needs no_new_privs. Safe after vfork.
bool install(const Filter& filter);

}  // namespace nimplus::boxinit
