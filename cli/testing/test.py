import json
import xml.etree.ElementTree

from testing.command_line import BAD_INPUT, HELD, CommandLine


class Test(CommandLine):
    def test_a_run_prints_its_seed_and_holds(self):
        shown = self.check(["test", "--seed", 5, "--cases", 20], HELD)
        self.assertIn("seed 5", shown)
        self.assertIn("16,384 pairs", shown)
        self.assertIn("small sums", shown)
        self.assertNotIn("not within reach:", shown)
        self.assertEqual(shown, self.check(["test", "--seed", 5, "--cases", 20], HELD))

    def test_junit_is_a_suite_a_stage_and_replaces_what_is_there(self):
        report = self.file("report.xml", "old")
        words = ["test", "--property", "swapping-players", "--cases", 20]
        plain = self.check(words, HELD)
        self.assertEqual(plain, self.check([*words, "--junit", report], HELD))
        suites = xml.etree.ElementTree.parse(report).getroot()
        random_games = suites.find("testsuite[@name='random games']")
        self.assertEqual(random_games.get("failures"), "0")
        self.assertEqual(len(random_games.findall("testcase")), int(random_games.get("tests")))
        self.assertIsNotNone(random_games.find("testcase[@name='impartial-dp']/skipped"))
        self.assertEqual([report], list(self.folder.iterdir()), "nothing else is left")

    def test_junit_is_refused_where_no_file_can_be(self):
        for path, why in [(self.folder, "is no file"), (self.folder / "a" / "b", "no such folder"),
                          ("/dev/null", "is no file")]:
            self.check(["test", "--property", "prefix", "--junit", path], BAD_INPUT, "", "", why)
        self.check(["test", "--canaries", "--junit", "x"], BAD_INPUT)

    def test_with_time_it_goes_on_and_begins_as_without(self):
        words = ["test", "--solver", "dp", "--property", "prefix", "--cases", 200]
        plain = self.check(words, HELD)
        timed = self.check([*words, "--time", "1s"], HELD)
        held, last = plain.splitlines(keepends=True)[:-1], plain.splitlines()[-1]
        self.assertTrue(timed.startswith("".join(held)))
        self.assertRegex(timed[len("".join(held)):],
                         r"^[\d,]+ further rounds?, seeds 2\.\.\d+, [\d,]+ games\n" + last + "\n$")
        rounds = json.loads(self.check([*words, "--time", "1s", "--json"], HELD))["further_rounds"]
        self.assertEqual(rounds["games"], 200 * rounds["whole"])
        self.assertGreater(rounds["whole"], 1)

    def test_refuses_times_that_are_none(self):
        for time in ["10", "0s", "soon"]:
            self.check(["test", "--time", time], BAD_INPUT, "", "", "30s, 10m or 2h")
        self.check(["test", "--canaries", "--time", "1s"], BAD_INPUT)

    def test_every_canary_is_falsified(self):
        self.check(["test", "--canaries"], HELD)

    def test_refuses_unknown_names(self):
        self.check(["test", "--solver", "x"], BAD_INPUT, "", "", "dp")
        self.check(["test", "--property", "x"], BAD_INPUT)
