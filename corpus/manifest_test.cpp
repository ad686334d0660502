#include "corpus/manifest.hpp"

#include <gtest/gtest.h>

#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

// FIPS 180-4 examples.
TEST(Sha256, is_the_standard_one) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

Manifest example() {
  return {"nim-plus",
          "source",
          7,
          Extent::Quick,
          {{"tests/01.in", sha256("5 1\n6\n7\n"), 8, "samples", "the first sample: nothing fits"},
           {"tests/01.out", sha256("Mao Mao nb!\n"), 12, "", ""}}};
}

TEST(ManifestText, is_read_back) {
  const std::string text = to_text(example());
  EXPECT_EQ(parse_manifest(text, "manifest"), example());
  EXPECT_TRUE(text.starts_with(
      "nimplus-corpus 1\nproblem nim-plus\ncontract source\nseed 7\nextent quick\n"));
  EXPECT_TRUE(text.ends_with("\nfingerprint " + fingerprint(example()) + "\n"));
}

TEST(Fingerprint, changes_with_everything) {
  const std::string before = fingerprint(example());
  Manifest changed = example();
  changed.seed = 8;
  EXPECT_NE(fingerprint(changed), before);
  changed = example();
  changed.extent = Extent::Full;
  EXPECT_NE(fingerprint(changed), before);
  EXPECT_EQ(parse_manifest(to_text(changed), "manifest"), changed);
  changed = example();
  changed.files[1].sha256 = sha256("Long Long nb!\n");
  EXPECT_NE(fingerprint(changed), before);
  changed = example();
  changed.files[0].reason += '!';
  EXPECT_NE(fingerprint(changed), before);
}

std::string fault(const std::string& text) {
  try {
    parse_manifest(text, "m");
  } catch (const InputError& error) {
    return error.what();
  }
  return "no fault";
}

TEST(ManifestReading, refuses_what_was_changed_or_cut) {
  const std::string text = to_text(example());
  EXPECT_EQ(fault(text), "no fault");
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == 'x' ? 'y' : 'x';
    EXPECT_NE(fault(changed), "no fault") << i;
    EXPECT_NE(fault(text.substr(0, i)), "no fault") << i;
  }
  EXPECT_NE(fault(text + text), "no fault");
  EXPECT_EQ(fault(""), "m:1:1: read the end of the text, expected the line 'nimplus-corpus 1'");
  EXPECT_EQ(fault("nimplus-corpus 2\n"),
            "m:1:1: read 'nimplus-corpus 2', expected the line 'nimplus-corpus 1'");
  EXPECT_EQ(fault("nimplus-corpus 1\nproblem x\ncontract y\nseed one\n"),
            "m:4:1: read 'one', expected a number");
  EXPECT_EQ(fault("nimplus-corpus 1\nproblem x\ncontract y\nseed 1\nextent half\n"),
            "m:5:1: read 'half', expected 'quick' or 'full'");
}

}  // namespace
}  // namespace nimplus::corpus
