import os
import subprocess
import unittest

from testing.command_line import BAD_INPUT, COULD_NOT, HELD, CommandLine, nimplus


class Solve(CommandLine):
    def test_answers_the_samples(self):
        for problem, text, answer in [
            ("nim-plus", "5 1\n6\n7\n", "Mao Mao nb!"),
            ("nim-plus", "1 1\n1\n1\n", "Long Long nb!"),
            ("nim-plus", "2 1\n1\n1\n", "Mao Mao nb!"),
            ("nim-plus", "20 3\n3 7 10\n2 6 7\n", "Long Long nb!"),
            ("nim-plus", "3 2\n5 6\n1 2\n", "Mao Mao nb!"),
            ("nim-plus", "10 2\n1 10\n1 10\n", "Long Long nb!"),
            ("stick-game", "10 3\n1 2 5\n", "WWLWWLWWLW"),
            ("stick-game", "10 3\n1 3 4\n", "WLWWWWLWLW"),
        ]:
            self.check(["solve", "--problem", problem], HELD, text, answer + "\n")
            path = self.file("input", text)
            self.check(["solve", "--problem", problem, path], HELD, "", answer + "\n")

    def test_says_where_a_bad_input_is_bad(self):
        for problem, text, error in [
            ("nim-plus", "", "<stdin>:1:1: read the end of the text, expected n from 1 to 5000"),
            ("nim-plus", "0 1\n1\n1\n", "<stdin>:1:1: read '0', expected n from 1 to 5000"),
            ("nim-plus", "5 101\n", "<stdin>:1:3: read '101', expected m from 1 to 100"),
            ("nim-plus", "5 2\n1 2\n3", "<stdin>:3:2: read the end of the text, expected a removal"),
            ("nim-plus", "5 2\n1 x\n3 4\n", "<stdin>:2:3: read 'x', expected a removal"),
            ("nim-plus", "5 1\n1\n1\n9", "<stdin>:4:1: read '9', expected the end"),
            ("stick-game", "5 1\n6\n", "<stdin>:2:1: read '6', expected a removal from 1 to the heap"),
            ("stick-game", "1e6 1\n1\n", "<stdin>:1:1: read '1e6', expected n from 1 to 1000000"),
            ("stick-game", "5 2\n2 2\n", "<stdin>:2:3: read '2', expected distinct removals"),
            ("stick-game", "5 1\n\0\n", "<stdin>:2:1: read '\\x00', expected a removal"),
            ("stick-game", "-1 1\n1\n", "<stdin>:1:1: read '-1', expected n from 1"),
        ]:
            self.check(["solve", "--problem", problem], BAD_INPUT, text, "", error)

    def test_a_line_of_100_megabytes_is_refused_briefly(self):
        path = self.file("long", b"7" * 100_000_000)
        self.check(["solve", "--problem", "nim-plus", path], BAD_INPUT, "", "", "long:1:1")

    def test_names_a_file_that_cannot_be_read(self):
        missing = self.folder / "missing"
        self.check(["solve", "--problem", "nim-plus", missing], BAD_INPUT, "", "", f"{missing}:1:1")
        self.check(["solve", "--problem", "nim-plus", self.folder], BAD_INPUT, "", "", "directory")

    def test_unknown_names_list_the_known_ones(self):
        self.check(["solve", "--problem", "chess"], BAD_INPUT, "", "", "nim-plus")
        self.check(["solve", "--problem", "nim-plus", "--contract", "x"], BAD_INPUT, "", "", "sorted")
        self.check(["solve", "--problem", "nim-plus", "--solver", "x"], BAD_INPUT, "5 1\n6\n7\n", "",
                   "dp")
        self.check(["frobnicate"], BAD_INPUT, "", "", "period")
        self.check([], BAD_INPUT)

    def test_a_long_answer_is_that_of_the_plain_table(self):
        for removals in ["1 3 4", "2 17 64 100", "700 5000 65536 65537", "1 199999"]:
            text = f"200000 {len(removals.split())}\n{removals}\n"
            words = ["solve", "--problem", "stick-game"]
            self.assertEqual(self.check(words, HELD, text),
                             self.check([*words, "--solver", "dp"], HELD, text))

    def test_the_large_contract_takes_more_than_judges_do(self):
        words = ["solve", "--problem", "stick-game", "--contract", "large"]
        self.check(words, HELD, "3 4\n2 9 2 2000000000\n", "LWW\n")
        removals = " ".join(map(str, range(1, 10**6 + 1)))
        shown = self.check(words, HELD, f"1000003 1000000\n{removals}\n")
        self.assertEqual(shown, "W" * 10**6 + "LWW\n")
        self.check(words, BAD_INPUT, "2000000001 1\n1\n", "", "n from 1 to 2000000000")
        self.check(["corpus", *words[1:], "--out", self.folder / "c"], BAD_INPUT, "", "", "cses")

    def test_a_reader_that_leaves_early_is_said_at_once(self):
        path = self.file("input", "2000000000 2\n1 2\n")
        run = subprocess.run(["sh", "-c", '{ "$@"; echo $? >&2; } | head -c 10', "sh", nimplus(),
                              "solve", "--problem", "stick-game", "--contract", "large", str(path)],
                             capture_output=True, timeout=60)
        self.assertEqual(run.stdout, b"WWLWWLWWLW")
        self.assertIn("Broken pipe", run.stderr.decode())
        self.assertTrue(run.stderr.decode().endswith("\n3\n"))

    def test_a_closed_standard_output_is_said(self):
        for text in ["9 1\n1\n", "1000000 1\n1\n"]:
            path = self.file("input", text)
            run = subprocess.run(["sh", "-c", '"$@" >&-', "sh", nimplus(), "solve", "--problem",
                                  "stick-game", str(path)], capture_output=True, timeout=60)
            self.assertEqual(run.returncode, COULD_NOT)
            self.assertIn("Bad file descriptor", run.stderr.decode())

    @unittest.skipUnless(os.path.exists("/dev/full"), "this system has no /dev/full")
    def test_a_full_disk_is_said(self):
        with open("/dev/full", "wb") as full:
            run = self.run_nimplus("solve", "--problem", "stick-game", text="9 1\n1\n", stdout=full)
        self.assertEqual(run.returncode, COULD_NOT)
        self.assertIn("No space left", run.stderr.decode())

    def test_a_broken_pipe_is_said(self):
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:
            run = self.run_nimplus("solve", "--problem", "stick-game", text="9 1\n1\n", stdout=pipe)
        self.assertEqual(run.returncode, COULD_NOT)
        self.assertIn("Broken pipe", run.stderr.decode())
