"""The command as people meet it: words in; text, files and an exit code out.

Run by CTest as: python3 cli_test.py PATH_OF_NIMPLUS [unittest's own words]
"""

import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

NIMPLUS = ""
HELD, FALSIFIED, BAD_INPUT, COULD_NOT = 0, 1, 2, 3
SUBMISSIONS = pathlib.Path(__file__).resolve().parent.parent / "corpus" / "submissions"


class CommandLine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_nimplus(self, *words, text="", **more):
        return subprocess.run([NIMPLUS, *map(str, words)], input=text.encode(),
                              stdout=more.pop("stdout", subprocess.PIPE),
                              stderr=subprocess.PIPE, timeout=300, **more)

    def check(self, words, status, text="", out=None, error=None):
        """Runs and compares: exact standard output; `error` is a part of standard error."""
        run = self.run_nimplus(*words, text=text)
        shown = run.stdout.decode() + run.stderr.decode()
        self.assertEqual(run.returncode, status, shown)
        if out is not None:
            self.assertEqual(run.stdout.decode(), out)
        if error is not None:
            self.assertIn(error, run.stderr.decode())
            self.assertLess(len(run.stderr), 1000, "a message is short")
        return run.stdout.decode()

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path


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
        self.check(["frobnicate"], BAD_INPUT)
        self.check([], BAD_INPUT)

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


class Table(CommandLine):
    def test_prints_the_known_rows(self):
        self.check(["table", "{1,2}", "--heap-max", 6], HELD, "", "PNNPNNP\n")
        self.check(["table", "{1,2}", "--heap-max", 6, "--wl"], HELD, "", "LWWLWWL\n")
        self.check(["table", "{1,3,4}", "--heap-max", 8, "--grundy"], HELD, "",
                   "0 1 0 1 2 3 2 0 1\n")
        self.check(["table", "{1} | {2}", "--heap-max", 5], HELD, "", "PLNPLN\n")
        # The rows of the second source text's example, as theory.md section 9 corrects them.
        self.check(["table", "{3,7,10}|{2,6,7}", "--heap-max", 20, "--wl"], HELD, "",
                   "LLLWWLLWWLWWWWLWLWLLW\n")
        self.check(["table", "{1} misere", "--heap-max", 2], HELD, "", "NPN\n")
        self.check(["table", "{}", "--heap-max", 1], HELD, "", "PP\n")

    def test_every_solver_prints_the_same(self):
        for solver in ["impartial-dp", "dp", "oracle"]:
            self.check(["table", "{2,4,7}", "--heap-max", 12, "--wl", "--solver", solver], HELD, "",
                       "LLWWWWLWWLWWL\n")

    def test_refuses_what_it_cannot_do(self):
        self.check(["table", "{1,", "--heap-max", 5], BAD_INPUT, "", "", "RULESET:1:4")
        self.check(["table", "{1}|{2}", "--heap-max", 5, "--grundy"], BAD_INPUT, "", "")
        self.check(["table", "{1}", "--heap-max", 10**18], BAD_INPUT, "", "")
        self.check(["table", "{1}", "--heap-max", "five"], BAD_INPUT, "", "")
        self.check(["table", "{1}|{2}", "--heap-max", 5, "--solver", "impartial-dp"], BAD_INPUT)


class Explain(CommandLine):
    def test_names_the_winner_every_winning_move_and_a_line_of_play(self):
        shown = self.check(["explain", "{3,7,10}|{2,6,7}", "--heap", 20], HELD)
        self.assertIn("Left wins by taking 3 or 10\n", shown)
        data = json.loads(self.check(["explain", "{3,7,10}|{2,6,7}", "--heap", 20, "--json"], HELD))
        self.assertEqual(data["winning_removals"], [3, 10])
        self.assertTrue(data["mover_wins"])
        line = data["line"]
        self.assertEqual(line[0], 20)
        taken = [a - b for a, b in zip(line, line[1:])]
        self.assertTrue(set(taken[::2]) <= {3, 7, 10} and set(taken[1::2]) <= {2, 6, 7}, taken)
        self.assertEqual(len(taken) % 2, 1, "Left, who wins, makes the last move")

    def test_explains_an_input_of_a_problem(self):
        shown = self.check(["explain", "--problem", "nim-plus"], HELD, "10 2\n1 10\n1 10\n")
        self.assertIn("Long Long", shown)

    def test_says_when_the_graph_is_too_large(self):
        self.check(["explain", "{1,2}", "--heap", 10**15], COULD_NOT, "", "", "edges")

    def test_explains_a_sum_of_heaps(self):
        # Values 0 1 0 1 2 3 2 0 of {1,3,4}: 7 and 4 together 2; 7 is brought to a 2, or 4 to a 0.
        shown = self.check(["explain", "{1,3,4}:7 + {1,3,4}:4"], HELD)
        self.assertIn("Left wins by taking 1 from heap 1 or 3 from heap 1 or 4 from heap 2\n", shown)
        self.assertIn("Grundy values 0, 2, together 2\n", shown)
        data = json.loads(self.check(["explain", "{1}|{2}:2 + {}|{1}:1 misere", "--mover", "right",
                                      "--json"], HELD))
        self.assertNotIn("grundy_values", data)
        line = data["line"]
        self.assertEqual(line[0], [2, 1])
        mover_moves_last = len(line) % 2 == 0
        self.assertEqual(data["mover_wins"], not mover_moves_last, "who cannot move wins")

    def test_explains_a_sum_whose_graph_is_too_large_by_its_values(self):
        shown = self.check(["explain", "{1,2,3}:1000001 + {1,2}:1000000"], HELD)
        self.assertIn("Grundy values 1, 1, together 0", shown)
        self.assertIn("class P", shown)
        self.check(["explain", "{1}|{2}:1000001 + {1}:1000000"], COULD_NOT, "", "", "edges")

    def test_says_what_is_wrong_with_a_sum(self):
        self.check(["explain", "{1}:2 + {1}:x"], BAD_INPUT, "", "", "RULESET:1:13: read 'x'")
        self.check(["explain", "{1}:2", "--heap", 3], BAD_INPUT, "", "", "--heap")


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
        run = subprocess.run(["sh", "-c", 'ulimit -f 1; "$@"', "sh", NIMPLUS]
                             + self.corpus("--out", str(self.folder / "new" / "out")),
                             capture_output=True, timeout=300)
        self.assertEqual(run.returncode, COULD_NOT)
        self.assertIn("File too large", run.stderr.decode())
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_refuses_unknown_words(self):
        self.check(["corpus", "--problem", "nim-plus", "--format", "x", "--out", self.folder / "o"],
                   BAD_INPUT, "", "", "plain")


class Test(CommandLine):
    def test_a_run_prints_its_seed_and_holds(self):
        shown = self.check(["test", "--seed", 5, "--cases", 20], HELD)
        self.assertIn("seed 5", shown)
        self.assertIn("4,096 pairs", shown)
        self.assertEqual(shown, self.check(["test", "--seed", 5, "--cases", 20], HELD))

    def test_every_canary_is_falsified(self):
        self.check(["test", "--canaries"], HELD)

    def test_refuses_unknown_names(self):
        self.check(["test", "--solver", "x"], BAD_INPUT, "", "", "dp")
        self.check(["test", "--property", "x"], BAD_INPUT)


class Validate(CommandLine):
    @classmethod
    def setUpClass(cls):
        probe = SUBMISSIONS / "nim-plus" / "compile_error"
        run = subprocess.run([NIMPLUS, "validate", probe, "--problem", "nim-plus", "--quick"],
                             capture_output=True, timeout=300)
        if run.returncode == COULD_NOT and "--unsafe-no-sandbox" in run.stderr.decode():
            if os.environ.get("NIMPLUS_REQUIRE_SANDBOX"):
                raise AssertionError("no sandbox here: " + run.stderr.decode())
            raise unittest.SkipTest("no sandbox here: " + run.stderr.decode())

    def validate(self, *words, problem="nim-plus", status):
        return self.check(["validate", *words, "--problem", problem, "--quick"], status)

    def results(self, *words, problem="nim-plus", status):
        return json.loads(self.validate(*words, "--json", problem=problem, status=status))

    def test_one_table_made_with_the_second_set_only(self):
        file = SUBMISSIONS / "nim-plus" / "wrong_answer" / "one_table_second_set.cpp"
        (result,) = self.results(file, status=HELD)
        self.assertEqual((result["verdict"], result["smallest_input"]), ("WA", "1 1\n1\n2\n"))
        self.assertTrue(result["certified"])
        self.assertIn("1 1\n        1\n        2\n", self.validate(file, status=HELD))
        self.validate(file, "--expect", "AC", status=FALSIFIED)

    def test_the_hunt_alone_finds_it_too(self):
        file = SUBMISSIONS / "nim-plus" / "wrong_answer" / "one_table_second_set.cpp"
        (result,) = self.results(file, "--hunt-only", status=HELD)
        self.assertEqual(result["smallest_input"], "1 1\n1\n2\n")

    def test_a_file_that_is_no_program_does_not_compile(self):
        for name, content in [("empty.cpp", ""), ("noise.cpp", bytes(range(256)) * 9),
                              ("empty.py", ""), ("noise.py", bytes(range(256)) * 9),
                              ("text.cpp", "hello\n")]:
            (result,) = self.results(self.file(name, content), status=FALSIFIED)
            self.assertIn(result["verdict"], ["CE", "WA"], name)
            if name != "empty.py":
                self.assertEqual(result["verdict"], "CE", name)

    def test_names_what_cannot_be_judged(self):
        self.check(["validate", self.folder / "gone.cpp", "--problem", "nim-plus"], BAD_INPUT, "", "",
                   "gone.cpp:1:1")
        self.check(["validate", self.file("a.txt", "x"), "--problem", "nim-plus"], BAD_INPUT, "", "",
                   ".cpp")
        self.check(["validate", self.folder, "--problem", "nim-plus"], BAD_INPUT)
        self.check(["validate", "--problem", "nim-plus"], BAD_INPUT)

    def test_a_link_in_a_directory_reads_nothing_of_the_host(self):
        secret = self.file("secret", "the host's words")
        folder = self.folder / "batch"
        folder.mkdir()
        (folder / "innocent.cpp").symlink_to(secret)
        self.check(["validate", folder, "--problem", "nim-plus"], BAD_INPUT, "", "", "no program")

    def test_the_folder_s_name_counts_however_the_path_is_written(self):
        folder = SUBMISSIONS / "nim-plus" / "wrong_answer"
        for path in [f"{folder}/./base_case.cpp", f"{folder}/../wrong_answer/base_case.cpp"]:
            self.validate(path, "--no-hunt", status=HELD)
        run = self.run_nimplus("validate", "./base_case.cpp", "--problem", "nim-plus", "--quick",
                               "--no-hunt", cwd=folder)
        self.assertEqual(run.returncode, HELD, run.stdout.decode())

    def test_a_corpus_is_read_back_and_its_answers_are_not_believed(self):
        file = SUBMISSIONS / "nim-plus" / "accepted" / "table.cpp"
        out = self.folder / "out"
        self.check(["corpus", "--problem", "nim-plus", "--quick", "--out", out], HELD)
        self.check(["validate", file, "--problem", "nim-plus", "--corpus", out, "--quick"], HELD)
        self.check(["validate", file, "--problem", "stick-game", "--corpus", out], BAD_INPUT, "", "",
                   "a corpus of stick-game")
        answer = (out / "tests" / "01.out").read_bytes()
        forged = b"Long Long nb!\n" if answer == b"Mao Mao nb!\n" else b"Mao Mao nb!\n"
        (out / "tests" / "01.out").write_bytes(forged)
        self.check(["validate", file, "--problem", "nim-plus", "--corpus", out], BAD_INPUT, "", "",
                   "SHA-256")
        lines = (out / "manifest").read_text().splitlines(keepends=True)
        lines[6] = lines[6].replace(hashlib.sha256(answer).hexdigest(),
                                    hashlib.sha256(forged).hexdigest())
        lines[6] = lines[6].replace(f" {len(answer)} ", f" {len(forged)} ")
        lines[-1] = f"fingerprint {hashlib.sha256(''.join(lines[:-1]).encode()).hexdigest()}\n"
        (out / "manifest").write_text("".join(lines))
        self.check(["validate", file, "--problem", "nim-plus", "--corpus", out], BAD_INPUT, "", "",
                   "the answer of case 1 is wrong")

    def test_the_sample_submissions_get_their_verdicts(self):
        for problem in ["nim-plus", "stick-game"]:
            results = self.results(SUBMISSIONS / problem, problem=problem, status=HELD)
            self.assertGreater(len(results), 10)
            for result in results:
                self.assertEqual(result["verdict"], result["expected"], result["file"])
                if result["verdict"] in ["WA", "RTE", "OLE"]:
                    self.assertTrue(result["smallest_input"], result["file"])


if __name__ == "__main__":
    NIMPLUS = os.path.abspath(sys.argv.pop(1))
    result = unittest.main(verbosity=2, exit=False).result
    if not result.wasSuccessful():
        sys.exit(1)
    sys.exit(77 if result.skipped and result.testsRun == 0 else 0)
