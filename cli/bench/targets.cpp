#include "cli/bench/targets.hpp"

namespace nimplus::cli {
namespace {

using report::Target;
constexpr auto kAtLeast = Target::Wanted::AtLeast;
constexpr auto kAtMost = Target::Wanted::AtMost;
constexpr auto kNear = Target::Wanted::Near;

/// `slow` over `quick`, at least.
Target faster(int number, std::string claim, std::vector<std::string> slow, std::string quick,
              double aim, double bar) {
  return {number, std::move(claim), std::move(slow), {std::move(quick)}, 1, "x", kAtLeast, aim,
          bar};
}

/// `ours` over `floor`, at most.
Target close(int number, std::string claim, std::string ours, std::string floor, double aim,
             double bar) {
  return {number, std::move(claim), {std::move(ours)}, {std::move(floor)}, 1, "x", kAtMost, aim,
          bar};
}

/// The time of `ours` for each of `count` things, in nanoseconds, at most.
Target each(int number, std::string claim, std::string ours, double count, double aim, double bar) {
  return {number, std::move(claim), {std::move(ours)}, {}, 1e9 / count, "ns", kAtMost, aim, bar};
}

constexpr double kPairsOf8 = 255 * 255;

std::vector<Target> rows() {
  const std::string far = "impartial/far_k100/", near = "impartial/200_k100/";
  const std::string process = "process/turns/";
  return {
      faster(1, "k=100 in [n/500,n]: contest table / engine", {far + "early"}, far + "engine", 170,
             130),
      faster(1, "k=100 in [n/500,n]: pushing table / engine", {far + "push"}, far + "engine", 28,
             22),
      close(1, "k=100 in [n/500,n]: engine / AVX-512 by hand", far + "engine", far + "hand", 1.1,
            1.25),
      faster(2, "k=100 in [1,200]: contest table / engine", {near + "early"}, near + "engine", 75,
             60),
      faster(2, "k=100 in [1,200]: pushing table / engine", {near + "push"}, near + "engine", 6.5,
             5),
      {2,
       "engine at k=100 and at k=3 in [1,200] alike",
       {near + "engine"},
       {"impartial/200_k3/engine"},
       1,
       "x",
       kNear,
       1.1,
       1.25},
      close(3, "text by the period, 10^6 letters / memset", "text/period_1e6/fast",
            "text/1e6/memset", 1.7, 2.5),
      close(3, "text by the period, 10^8 letters / memset", "text/period_1e8/fast",
            "text/1e8/memset", 1.15, 1.3),
      close(4, "partizan engine, k=10 in [1,64] / impartial engine, [1,52]",
            "partizan/64_k10/engine", "impartial/52_k30/engine", 2.1, 2.5),
      faster(4, "partizan k=100 in [1,200]: contest table / engine", {"partizan/200_k100/early"},
             "partizan/200_k100/engine", 75, 55),
      faster(4, "partizan k=100 in [512,4095]: contest table / engine",
             {"partizan/4095_k100/early"}, "partizan/4095_k100/engine", 230, 160),
      faster(5, "Grundy, k=10 in [1,200]: best scalar / levels",
             {"grundy/near_k10_200/stamp", "grundy/near_k10_200/used"}, "grundy/near_k10_200/fast",
             3.5, 2.5),
      faster(5, "Grundy, k=100 in [512,4095]: best scalar / levels",
             {"grundy/far_k100_512_4095/stamp", "grundy/far_k100_512_4095/used"},
             "grundy/far_k100_512_4095/fast", 45, 30),
      each(6, "period: scan of 2^24 heaps, each", "period/scan_2e24/fast", 1 << 24, 0.035, 0.05),
      faster(6, "period of k=10 in [1,200]: map<string> / ours", {"period/k10_1..200/map"},
             "period/k10_1..200/fast", 500, 300),
      close(6, "period of k=10 in [1,60]: ours / one-word Brent", "period/k10_1..60/fast",
            "period/k10_1..60/brent", 0.75, 1.0),
      each(7, "batch: each pair over {1..8} to heap 64", "batch/pairs8_n64/fast", kPairsOf8, 0.33,
           0.45),
      faster(7, "batch: contest table / ours, pairs over {1..8} to heap 64",
             {"batch/pairs8_n64/early"}, "batch/pairs8_n64/fast", 750, 500),
      faster(7, "batch: periods of all sets over {1..20}: Brent / ours", {"batch/periods20/brent"},
             "batch/periods20/fast", 6, 4),
      close(8, "bits to text, 10^6 letters / memset", "text/1e6/fast", "text/1e6/memset", 1.05,
            1.25),
      close(9, "solve / cat of the answer, CPU, k=100 in [1,n]", process + "all_k100/solve/cpu",
            process + "all_k100/cat/cpu", 0.9, 1.0),
      close(9, "solve / constant writer, CPU, far only", process + "far_k100/solve/cpu",
            process + "far_k100/constant/cpu", 1.2, 1.3),
      close(9, "solve / constant writer, CPU, periodic", process + "52_k10/solve/cpu",
            process + "52_k10/constant/cpu", 1.2, 1.3),
      close(9, "solve / constant writer, CPU, 1 and far", process + "1+far_k100/solve/cpu",
            process + "1+far_k100/constant/cpu", 1.45, 1.45),
      faster(9, "contest program / solve, CPU, k=100 in [1,n]", {process + "all_k100/contest/cpu"},
             process + "all_k100/solve/cpu", 38, 28),
  };
}

}  // namespace

std::span<const report::Target> targets() {
  static const std::vector<Target> all = rows();
  return all;
}

}  // namespace nimplus::cli
