import hashlib
import json
import os
import subprocess
import unittest

from testing.command_line import (
    BAD_INPUT, COULD_NOT, FALSIFIED, HELD, SUBMISSIONS, CommandLine, nimplus)


class Validate(CommandLine):
    @classmethod
    def setUpClass(cls):
        probe = SUBMISSIONS / "nim-plus" / "compile_error"
        run = subprocess.run([nimplus(), "validate", probe, "--problem", "nim-plus", "--quick"],
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
