#include <gtest/gtest.h>

#include <algorithm>

#include "rules/certificate_text.hpp"
#include "rules/input_error.hpp"
#include "rules/ruleset_text.hpp"

namespace nimplus {
namespace {

const std::string kTable =
    "nimplus table certificate 1\n"
    "ruleset {1}|{2}\n"
    "heap_max 11\n"
    "PLNPLNPLNPLN\n";

const std::string kWin =
    "nimplus win certificate 1\n"
    "ruleset {1,2}\n"
    "heap 5\n"
    "mover Left\n"
    "winner Left\n"
    "moves 3\n"
    "1 take 1\n"
    "2 take 2\n"
    "5 take 2\n";

/// `text` with `was` replaced, once.
std::string with(std::string text, const std::string& was, const std::string& is) {
  return text.replace(text.find(was), was.size(), is);
}

std::string fault(const std::string& text) {
  try {
    parse_any_certificate(text, "f");
  } catch (const InputError& error) {
    return error.what();
  }
  return "none";
}

TableCertificate table_of(const std::string& letters) {
  TableCertificate certificate{{{1}, {2}}, {}};
  for (const char c : letters) {
    certificate.table.outcome.push_back(Outcome(std::string("LRNP").find(c)));
  }
  return certificate;
}

const WinCertificate kWinRead{
    shared({1, 2}), {5, Player::Left}, Player::Left, {{1, 1}, {2, 2}, {5, 2}}};

TEST(CertificateKindsText, are_read_as_they_were_written) {
  EXPECT_EQ(to_text(table_of("PLNPLNPLNPLN")), kTable);
  EXPECT_EQ(parse_any_certificate(kTable, "f"), AnyCertificate(table_of("PLNPLNPLNPLN")));
  EXPECT_EQ(to_text(kWinRead), kWin);
  EXPECT_EQ(parse_any_certificate(kWin, "f"), AnyCertificate(kWinRead));
  const WinCertificate stuck{
      shared({1}, Convention::Misere), {0, Player::Right}, Player::Right, {}};
  EXPECT_EQ(parse_any_certificate(to_text(stuck), "f"), AnyCertificate(stuck));
  const Certificate period{shared({2, 4, 7}), Sequence::OutcomeClasses, {4, 3}};
  EXPECT_EQ(parse_any_certificate(to_text(period), "f"), AnyCertificate(period));
}

TEST(CertificateKindsText, has_a_hundred_heaps_a_line) {
  for (const std::size_t heaps : {1U, 99U, 100U, 101U, 200U, 250U}) {
    const std::string letters(heaps, 'R');
    const std::string text = to_text(table_of(letters));
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3 + (heaps + 99) / 100);
    EXPECT_EQ(parse_any_certificate(text, "f"), AnyCertificate(table_of(letters))) << heaps;
  }
}

TEST(CertificateKindsText, are_refused_or_read_exactly_with_any_byte_missing_or_changed) {
  for (const std::string& text : {kTable, kWin}) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      EXPECT_NE(fault(text.substr(0, i)), "none") << i;
      std::string changed = text;
      changed.erase(i, 1);
      if (fault(changed) == "none") {
        EXPECT_EQ(to_text(parse_any_certificate(changed, "f")), changed);
      }
      for (const char c : {'0', '9', 'L', ' ', '\n', '\r', '\0', '\xff'}) {
        changed = text;
        changed[i] = c;
        if (fault(changed) == "none") {
          EXPECT_EQ(to_text(parse_any_certificate(changed, "f")), changed);
        }
      }
    }
  }
}

TEST(CertificateKindsText, say_where_they_are_wrong) {
  EXPECT_EQ(fault("").substr(0, 38), "f:1:1: read the end of the text, expec");
  EXPECT_EQ(fault(with(kTable, " 1\n", " 2\n")).substr(0, 40),
            "f:1:1: read 'nimplus table certificate 2");
  EXPECT_EQ(fault(with(kTable, "PLNP", "PLXP")), "f:4:3: read 'XPLNPLNPLN', expected L, R, N or P");
  EXPECT_EQ(fault(with(kTable, "N\n", "\n")),
            "f:4:12: read the end of the text, expected 12 classes in this line");
  EXPECT_EQ(fault(with(kTable, "N\n", "NP\n")),
            "f:4:13: read 'P', expected 12 classes in this line");
  EXPECT_EQ(fault(with(kTable, "max 11", "max 18446744073709551615")).substr(0, 7), "f:4:13:");
  EXPECT_EQ(fault(with(kTable, "max 11", "max 011")),
            "f:3:10: read '011', expected a number from 0 to 2^64-1 in plain digits");
  EXPECT_EQ(fault(kTable + "P\n"), "f:5:1: read 'P\\x0a', expected the end of the certificate");
  EXPECT_EQ(fault(with(kWin, "mover Left", "mover left")),
            "f:4:7: read 'left', expected 'Left' or 'Right'");
  EXPECT_EQ(fault(with(kWin, "2 take 2", "2  take 2")).substr(0, 17), "f:8:1: read '2  t");
  EXPECT_EQ(fault(with(kWin, "2 take 2", "2 take x")).substr(0, 14), "f:8:8: read 'x");
  EXPECT_EQ(fault(with(kWin, "2 take 2", "1 take 1")),
            "f:8:1: read '1 take 1', expected a heap above 1");
  EXPECT_EQ(fault(with(kWin, "moves 3", "moves 2")).substr(0, 6), "f:9:1:");
  EXPECT_EQ(fault(with(kWin, "moves 3", "moves 18446744073709551615")),
            "f:10:1: read the end of the text, expected a line that ends");
}

}  // namespace
}  // namespace nimplus
