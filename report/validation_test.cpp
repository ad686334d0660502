#include "report/validation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace nimplus::report {
namespace {

using judge::Verdict;
using testing::HasSubstr;

corpus::Corpus two_cases() {
  corpus::Corpus corpus{"nim-plus", "source", 7, {}};
  corpus.cases.push_back({"samples", "a sample", {5, {{6}, {7}}}, "5 1\n6\n7\n", "Mao Mao nb!\n"});
  corpus.cases.push_back({"tiny", "tiny", {1, {{1}, {2}}}, "1 1\n1\n2\n", "Long Long nb!\n"});
  return corpus;
}

class ValidationReport : public testing::Test {
 protected:
  corpus::Corpus corpus_ = two_cases();
  ValidationRun run_{&corpus::problem_called("nim-plus"), "source", "namespaces", &corpus_};

  /// Right on the first case, wrong on the second, which the hunt proves to be the smallest.
  static Validated wrong() {
    Validated validated;
    validated.file = "wrong.cpp";
    validated.language = "C++";
    validated.judgement = {Verdict::WA, "expected Long Long nb!, got Mao Mao nb!", {}};
    validated.judgement.cases = {
        {0, Verdict::AC, "", std::chrono::microseconds(1500), std::size_t{3} << 20U},
        {1, Verdict::WA, validated.judgement.detail, std::chrono::microseconds(900), 1}};
    validated.hunt.emplace();
    validated.hunt->failing = properties::FailingInput{
        {1, {{1}, {2}}}, "1 1\n1\n2\n", "Long Long nb!\n", {"Mao\x1b[31m Mao nb!\n", "", ""}};
    validated.hunt->certified = true;
    validated.hunt->enumerated = 1;
    validated.why = "heap 1, …";
    return validated;
  }
};

TEST_F(ValidationReport, names_the_case_and_shows_the_smallest_input) {
  const std::string text = paragraph(run_, wrong());
  EXPECT_EQ(text,
            "\nWA   expected AC  wrong.cpp (C++): case 2 of 2 (tiny): expected Long Long nb!, got "
            "Mao Mao nb!\n"
            "    the smallest input it fails:\n"
            "        1 1\n"
            "        1\n"
            "        2\n"
            "    expected: Long Long nb!\n"
            "    got:      Mao\\x1b[31m Mao nb!\n"
            "    why:      heap 1, …\n"
            "    no smaller input fails: tried 1, the whole domain below it\n");
}

TEST_F(ValidationReport, says_how_far_an_uncertified_search_came) {
  Validated validated = wrong();
  validated.hunt->certified = false;
  validated.hunt->out_of_time = true;
  EXPECT_THAT(paragraph(run_, validated),
              HasSubstr("tried the 1 smallest inputs, then the time was spent"));
  validated.hunt->out_of_time = false;
  EXPECT_THAT(paragraph(run_, validated), HasSubstr("then the budget was spent"));
  EXPECT_THAT(paragraph(run_, validated), HasSubstr("the smallest failing input found:"));
}

TEST_F(ValidationReport, keeps_a_long_answer_and_a_long_input_short) {
  Validated validated = wrong();
  validated.hunt->failing->got.output = std::string(2'000'000, 'W');
  validated.hunt->failing->input = std::string(500, '\n') + std::string(5'000, '7');
  const std::string text = paragraph(run_, validated);
  EXPECT_LT(text.size(), 1'500U);
  EXPECT_THAT(text, HasSubstr("(2000000 bytes)"));
}

TEST_F(ValidationReport, a_failing_input_of_the_hunt_outweighs_a_passed_corpus) {
  Validated validated = wrong();
  validated.judgement = {
      Verdict::AC, "", {{0, Verdict::AC, "", {}, 0}, {1, Verdict::AC, "", {}, 0}}};
  EXPECT_EQ(validated.verdict(), Verdict::WA);
  validated.hunt->failing->got.verdict = "RTE";
  validated.hunt->failing->got.cause = "killed by signal 11 (segmentation fault)";
  EXPECT_EQ(validated.verdict(), Verdict::RTE);
  EXPECT_THAT(paragraph(run_, validated), HasSubstr("got:      RTE: killed by signal 11"));
  validated.hunt->failing.reset();
  EXPECT_EQ(validated.verdict(), Verdict::AC);
}

TEST_F(ValidationReport, counts_what_was_not_as_expected) {
  Validated expected = wrong();
  expected.expected = Verdict::WA;
  EXPECT_EQ(closing({expected}), "\n1 file: all as expected\n");
  EXPECT_EQ(closing({expected, wrong()}), "\n1 of 2 files: not as expected\n");
}

TEST_F(ValidationReport, is_valid_json_whatever_the_stranger_printed) {
  Validated validated = wrong();
  validated.hunt->failing->got.output = "\xff\xfe\0W";
  const auto document = nlohmann::json::parse(json(run_, {validated}));
  ASSERT_EQ(document.size(), 1U);
  EXPECT_EQ(document[0]["verdict"], "WA");
  EXPECT_EQ(document[0]["smallest_input"], "1 1\n1\n2\n");
  EXPECT_EQ(document[0]["cases"].size(), 2U);
  EXPECT_EQ(document[0]["cases"][1]["family"], "tiny");
  EXPECT_EQ(document[0]["certified"], true);
}

TEST_F(ValidationReport, shows_the_compiler_s_words_once) {
  Validated validated;
  validated.file = "broken.cpp";
  validated.language = "C++";
  validated.judgement = {Verdict::CE, "broken.cpp:1:1: error: x\n", {}};
  EXPECT_EQ(paragraph(run_, validated),
            "\nCE   expected AC  broken.cpp (C++): does not compile\n"
            "    broken.cpp:1:1: error: x\n");
}

}  // namespace
}  // namespace nimplus::report
