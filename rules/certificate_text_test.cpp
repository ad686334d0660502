#include "rules/certificate_text.hpp"

#include <gtest/gtest.h>

#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus {
namespace {

const std::string kText =
    "nimplus period certificate 1\n"
    "ruleset {2,4,7}\n"
    "sequence Grundy values\n"
    "preperiod 8\n"
    "period 3\n";

/// The text with `was` replaced, once.
std::string with(const std::string& was, const std::string& is) {
  std::string text = kText;
  return text.replace(text.find(was), was.size(), is);
}

std::string fault(const std::string& text) {
  try {
    parse_certificate(text, "f");
  } catch (const InputError& error) {
    return error.what();
  }
  return "none";
}

TEST(CertificateText, is_read_as_it_was_written) {
  const Certificate grundy{shared({2, 4, 7}), Sequence::GrundyValues, {8, 3}};
  EXPECT_EQ(to_text(grundy), kText);
  EXPECT_EQ(parse_certificate(kText, "f"), grundy);
  for (const char* ruleset : {"{}", "{1}|{}", "{3,7,10}|{2,6,7} misere", "{1000000000000000000}"}) {
    const Certificate classes{
        parse_ruleset(ruleset, {"test"}), Sequence::OutcomeClasses, {0, ~Size{0}}};
    EXPECT_EQ(parse_certificate(to_text(classes), "f"), classes) << ruleset;
  }
}

TEST(CertificateText, is_refused_where_one_byte_is_missing) {
  for (std::size_t size = 0; size < kText.size(); ++size) {
    EXPECT_NE(fault(kText.substr(0, size)), "none") << size;
    std::string without = kText;
    without.erase(size, 1);
    // A number may lose a digit and still be one.
    if (fault(without) == "none") {
      EXPECT_EQ(to_text(parse_certificate(without, "f")), without);
    }
  }
}

TEST(CertificateText, says_where_it_is_wrong) {
  EXPECT_EQ(fault(""), "f:1:1: read the end of the text, expected 'nimplus period certificate 1'");
  EXPECT_EQ(fault(with(" 1\n", " 2\n")),
            "f:1:1: read 'nimplus period certificate 2', expected 'nimplus period certificate 1'");
  EXPECT_EQ(fault(with(" 1\n", " 12\n")),
            "f:1:29: read '2', expected the line 'nimplus period certificate 1'");
  EXPECT_EQ(fault(with("{2,4,7}", "{2,x}")),
            "f:2:12: read 'x', expected a removal from 1 to 10^18");
  EXPECT_EQ(fault(with("{2,4,7}", "{4,2,7}")),
            "f:2:9: read '{4,2,7}', expected the canonical text {2,4,7}");
  EXPECT_EQ(fault(with("Grundy values", "grundy")),
            "f:3:10: read 'grundy', expected 'outcome classes' or 'Grundy values'");
  for (const char* number :
       {"-8", "08", "+8", " 8", "8 ", "8\r", "", "0x8", "18446744073709551616"}) {
    EXPECT_EQ(fault(with("preperiod 8", std::string("preperiod ") + number)).substr(0, 7),
              "f:4:11:")
        << number;
  }
  EXPECT_EQ(fault(with("\nperiod 3", "\nperiod 0")),
            "f:5:8: read '0', expected a period of at least 1");
  EXPECT_EQ(fault(kText + "\n").substr(0, 6), "f:6:1:");
}

}  // namespace
}  // namespace nimplus
