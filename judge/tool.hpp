#pragma once

#include <optional>
#include <string>
#include <vector>

namespace nimplus::judge {

/// The first executable of that name in the folders of PATH; empty when there is none.
std::string find_tool(const std::string& name);

/// What a trusted program prints, at most 64 KiB of standard output and error together; for root it
/// runs as an ordinary user, with an empty environment. std::nullopt when it fails or cannot start.
std::optional<std::string> run_tool(const std::vector<std::string>& arguments);

}  // namespace nimplus::judge
