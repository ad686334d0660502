#include "corpus/plain_format.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <fstream>

#include "corpus/manifest.hpp"
#include "corpus/package.hpp"
#include "rules/input_error.hpp"

namespace nimplus::corpus {
namespace {

namespace fs = std::filesystem;

Corpus example(std::size_t cases) {
  Corpus corpus{"stick-game", "source", 3, {}};
  for (Size heap = 1; heap <= cases; ++heap) {
    const Question question{heap, {{1}}};
    std::string letters;
    for (Size i = 1; i <= heap; ++i) letters += i % 2 == 1 ? 'W' : 'L';
    corpus.cases.push_back({"one-by-one", "one token a move", question,
                            problem_called("stick-game").write(question), letters + '\n'});
  }
  return corpus;
}

TEST(PlainFormat, numbers_the_cases_in_equal_width) {
  const auto nine = plain_files(example(9));
  ASSERT_EQ(nine.size(), 19U);
  EXPECT_EQ(nine[0].path, "manifest");
  EXPECT_EQ(nine[1].path, "tests/01.in");
  EXPECT_EQ(nine[1].bytes, "1 1\n1\n");
  EXPECT_EQ(nine[2].path, "tests/01.out");
  EXPECT_EQ(nine[2].bytes, "W\n");
  EXPECT_EQ(plain_files(example(99)).back().path, "tests/99.out");
  EXPECT_EQ(plain_files(example(100))[1].path, "tests/001.in");
  EXPECT_EQ(plain_files(example(100)).back().path, "tests/100.out");
}

TEST(PlainFormat, is_read_back_from_its_directory) {
  std::string name = (fs::temp_directory_path() / "nimplus-plain-XXXXXX").string();
  const fs::path root = mkdtemp(name.data());
  Corpus corpus = example(12);
  corpus.extent = Extent::Quick;
  write_package(plain_files(corpus), root / "p", false);
  const Corpus read = read_plain(root / "p");
  EXPECT_EQ(fingerprint(read), fingerprint(corpus));
  EXPECT_EQ(read.extent, Extent::Quick);
  ASSERT_EQ(read.cases.size(), 12U);
  EXPECT_EQ(read.cases[11].question, corpus.cases[11].question);
  EXPECT_EQ(read.cases[11].reason, "one token a move");

  std::ofstream(root / "p/tests/05.out") << "WLWLL\n";
  EXPECT_THROW(read_plain(root / "p"), InputError);
  EXPECT_THROW(read_plain(root), InputError);
  fs::remove_all(root);
}

TEST(PlainFormat, reads_nothing_outside_its_directory) {
  std::string name = (fs::temp_directory_path() / "nimplus-plain-XXXXXX").string();
  const fs::path root = mkdtemp(name.data());
  std::ofstream(root / "manifest") << to_text(
      {"stick-game",
       "source",
       1,
       Extent::Full,
       {{"../a.in", sha256("1 1\n1\n"), 6, "f", "r"}, {"../a.out", sha256("W\n"), 2, "", ""}}});
  EXPECT_THROW(read_plain(root), InputError);
  fs::remove_all(root);
}

TEST(Formats, are_looked_up_by_name) {
  EXPECT_EQ(format_called("plain").name, "plain");
  EXPECT_THROW(format_called("zip"), InputError);
}

}  // namespace
}  // namespace nimplus::corpus
