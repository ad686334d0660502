#include "judge/classify.hpp"

#include <gmock/gmock.h>

#include <cerrno>
#include <csignal>

#include "judge/elf.hpp"
#include "judge/printable.hpp"
#include "judge/supervisor_image.hpp"

namespace nimplus::judge {
namespace {

using protocol::Stopped;
using ::testing::HasSubstr;

constexpr int kExit3 = 3 << 8;

/// An ending with everything wrong at once, from which the tests take away.
Ending everything_wrong() {
  Ending ending;
  ending.report.start_error = EACCES;
  ending.starved = true;
  ending.output_full = true;
  ending.report.cpu_us = 2'000'000;
  ending.report.wall_us = 9'000'000;
  ending.report.stopped = Stopped::AtWallLimit;
  ending.report.peak_kib = 300 << 10;
  ending.report.status = SIGSEGV;
  return ending;
}

Verdict verdict_of(const Ending& ending) { return classify(ending, Limits{}, 0).verdict; }

TEST(Classify, the_first_reason_in_the_order_decides) {
  Ending ending = everything_wrong();
  EXPECT_EQ(verdict_of(ending), Verdict::JE);
  ending.report.start_error = 0;
  EXPECT_EQ(verdict_of(ending), Verdict::JE);
  ending.starved = false;
  EXPECT_EQ(verdict_of(ending), Verdict::OLE);
  ending.output_full = false;
  EXPECT_EQ(verdict_of(ending), Verdict::TLE);
  EXPECT_EQ(classify(ending, Limits{}, 0).detail,
            "stopped after 2.000 s of CPU time, limit 1.000 s");
  ending.report.cpu_us = 500'000;
  EXPECT_EQ(classify(ending, Limits{}, 0).detail,
            "idle: 0.500 s of CPU time after 9.000 s of wall time, limit 3.000 s");
  ending.report.stopped = Stopped::No;
  EXPECT_EQ(classify(ending, Limits{}, 0).detail, "300.0 MiB of memory, limit 256 MiB");
  ending.report.peak_kib = 5;
  EXPECT_EQ(classify(ending, Limits{}, 0).detail, "killed by signal 11 (segmentation fault)");
  ending.report.status = 0;
  EXPECT_EQ(verdict_of(ending), Verdict::AC);
}

TEST(Classify, a_signal_of_its_own_making_is_no_time_limit) {
  Ending ending;
  ending.report.cpu_us = 1'000;
  ending.report.status = SIGXCPU;
  EXPECT_EQ(verdict_of(ending), Verdict::RTE);
  EXPECT_EQ(classify(ending, Limits{}, 0).detail, "killed by signal 24 (CPU time limit exceeded)");
}

TEST(Classify, limits_are_inclusive) {
  Ending ending;
  ending.report.cpu_us = 1'000'000;
  ending.report.peak_kib = 256 << 10;
  EXPECT_EQ(verdict_of(ending), Verdict::AC);
  ending.report.cpu_us = 1'000'001;
  EXPECT_EQ(verdict_of(ending), Verdict::TLE);
  ending.report.cpu_us = 0;
  ending.report.peak_kib += 1;
  EXPECT_EQ(verdict_of(ending), Verdict::MLE);
}

TEST(Classify, a_refused_allocation_counts_only_when_the_program_failed) {
  Ending ending;
  ending.last_words = "Traceback\nMemoryError\n";
  EXPECT_EQ(verdict_of(ending), Verdict::AC);
  ending.report.status = kExit3;
  EXPECT_EQ(verdict_of(ending), Verdict::MLE);
  ending.last_words = "something else\n\n";
  EXPECT_EQ(classify(ending, Limits{}, 0).detail, "exit code 3: something else");
}

TEST(Classify, static_data_too_large_to_start_is_memory) {
  constexpr std::size_t kHuge = std::size_t{1} << 30U;
  Ending ending;
  ending.report.status = SIGSEGV;
  EXPECT_EQ(classify(ending, Limits{}, kHuge).verdict, Verdict::MLE);
  ending.report.status = 0;
  ending.report.start_error = ENOMEM;
  EXPECT_EQ(classify(ending, Limits{}, kHuge).verdict, Verdict::MLE);
  EXPECT_EQ(classify(ending, Limits{}, 0).verdict, Verdict::JE);
}

TEST(Classify, what_the_program_wrote_is_kept_and_its_last_words_are_printable) {
  Ending ending;
  ending.output = "out";
  ending.error_text = ending.last_words = "\x1b[2Jboo\n";
  ending.report.status = kExit3;
  const auto run = classify(ending, Limits{}, 0);
  EXPECT_EQ(run.output, "out");
  EXPECT_EQ(run.error_text, "\x1b[2Jboo\n");
  EXPECT_EQ(run.detail, "exit code 3: \\x1b[2Jboo");
}

TEST(Printable, hides_what_a_terminal_would_act_on) {
  EXPECT_EQ(printable("a\tb\r\nc\x07\n", 100), "a\tb\nc\\x07\n");
  EXPECT_EQ(printable("é ‘x’", 100), "é ‘x’");
  EXPECT_EQ(printable("\x7f\r", 100), "\\x7f\\x0d");
}

TEST(Printable, is_cut_at_a_line_or_at_least_at_a_letter) {
  EXPECT_EQ(printable("one\ntwo\nthree\n", 9), "one\ntwo\n…");
  EXPECT_EQ(printable("aé", 2), "a…");
  EXPECT_EQ(printable("aé", 3), "aé");
  EXPECT_EQ(last_line("one\n  two\n \n\n"), "two");
  EXPECT_EQ(last_line(" \n"), "");
}

TEST(Images, of_our_own_programs_are_read) {
  const Image supervisor = image_of(supervisor_image());
  EXPECT_FALSE(supervisor.needs_loader);
  EXPECT_GT(supervisor.bytes, std::size_t{100} << 10U);
  EXPECT_LT(supervisor.bytes, std::size_t{10} << 20U);
}

TEST(Images, of_damaged_files_are_not_trusted) {
  const std::string whole(supervisor_image());
  EXPECT_TRUE(image_of("").needs_loader);
  EXPECT_TRUE(image_of("#!/bin/sh\n" + std::string(100, ' ')).needs_loader);
  EXPECT_TRUE(image_of(whole.substr(0, 80)).needs_loader);
}

}  // namespace
}  // namespace nimplus::judge
