#pragma once

#include <string>
#include <vector>

namespace nimplus::cli {

/// The programs to judge: the files named, and of each directory every file in it, at any depth,
/// that a language claims, in order of path. A directory's symbolic links are passed over, since a
/// stranger's link could name any file of this machine. Throws InputError for what is missing,
/// unreadable, no regular file or of no known language, before anything is judged.
std::vector<std::string> sources(const std::vector<std::string>& named);

}  // namespace nimplus::cli
