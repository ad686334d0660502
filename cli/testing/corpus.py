import os
import pathlib
import subprocess
import unittest

from testing.command_line import BAD_INPUT, COULD_NOT, FALSIFIED, HELD, CommandLine, nimplus


class Corpus(CommandLine):
    def corpus(self, *words):
        return ["corpus", "--problem", "nim-plus", "--format", "plain", "--quick", *words]

    def files(self, folder):
        return {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}

    def test_the_same_seed_gives_the_same_bytes(self):
        one, two, other = (self.folder / name for name in ("one", "two", "other"))
        self.check(self.corpus("--seed", 7, "--out", one), HELD)
        self.check(self.corpus("--seed", 7, "--out", two), HELD)
        self.check(self.corpus("--seed", 8, "--out", other), HELD)
        self.assertEqual(self.files(one), self.files(two))
        self.assertNotEqual(self.files(one), self.files(other))
        self.assertIn(pathlib.Path("tests/01.in"), self.files(one))

    def test_every_answer_is_what_solve_says(self):
        out = self.folder / "out"
        self.check(self.corpus("--out", out), HELD)
        inputs = sorted((out / "tests").glob("*.in"))
        self.assertGreater(len(inputs), 10)
        for path in inputs:
            answer = path.with_suffix(".out").read_text()
            self.check(["solve", "--problem", "nim-plus", path], HELD, "", answer)

    def test_check_finds_any_difference(self):
        out = self.folder / "out"
        self.check(self.corpus("--out", out), HELD)
        self.check(self.corpus("--out", out, "--check"), HELD)
        answer = out / "tests" / "03.out"
        answer.write_text("Nobody nb!\n")
        self.assertIn("03.out", self.check(self.corpus("--out", out, "--check"), FALSIFIED))
        answer.unlink()
        self.assertIn("03.out", self.check(self.corpus("--out", out, "--check"), FALSIFIED))
        self.check(self.corpus("--out", out, "--force"), HELD)
        self.check(self.corpus("--out", out, "--check"), HELD)
        (out / "tests" / "stray").write_text("")
        self.assertIn("stray", self.check(self.corpus("--out", out, "--check"), FALSIFIED))

    def test_never_overwrites_what_is_not_its_own(self):
        precious = self.file("precious", "mine")
        self.check(self.corpus("--out", self.folder), BAD_INPUT)
        self.check(self.corpus("--out", self.folder, "--force"), BAD_INPUT)
        self.assertEqual(precious.read_text(), "mine")

    def test_leaves_nothing_half_written(self):
        self.check(self.corpus("--out", "/proc/nimplus/out"), COULD_NOT)
        self.check(self.corpus("--out", self.folder / "missing" / "out"), HELD)
        self.assertEqual([p.name for p in self.folder.iterdir()], ["missing"])

    def test_replaces_no_directory_that_holds_more_than_its_own(self):
        out = self.folder / "out"
        self.check(self.corpus("--out", out), HELD)
        (out / "mine").write_text("mine")
        self.check(self.corpus("--out", out, "--force"), BAD_INPUT)
        self.assertEqual((out / "mine").read_text(), "mine")

    @unittest.skipUnless(os.path.exists("/dev/full"), "this system has no /dev/full")
    def test_a_limit_on_file_sizes_is_said(self):
        run = subprocess.run(["sh", "-c", 'ulimit -f 1; "$@"', "sh", nimplus()]
                             + self.corpus("--out", str(self.folder / "new" / "out")),
                             capture_output=True, timeout=300)
        self.assertEqual(run.returncode, COULD_NOT)
        self.assertIn("File too large", run.stderr.decode())
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_refuses_unknown_words(self):
        self.check(["corpus", "--problem", "nim-plus", "--format", "x", "--out", self.folder / "o"],
                   BAD_INPUT, "", "", "plain")
