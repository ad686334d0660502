#pragma once

namespace nimplus::boxinit {

/// Tries, as a program in the box would, to read the file `canary`, make a process, open a socket,
/// write a file, read the environment of another process, make a user namespace and trace. Prints
/// the name of each attack that succeeded on a line of its own, then "tried N".
int selftest(const char* canary);

}  // namespace nimplus::boxinit
