import json

from testing.command_line import BAD_INPUT, COULD_NOT, FALSIFIED, HELD, CommandLine


class SolveHeap(CommandLine):
    def test_answers_heaps_of_the_known_rows(self):
        # {1,2}: P N N for ever; {1}|{2}: P L N for ever; {2,4,7}: theory.md, W/L (4,3), Grundy (8,3).
        for ruleset, heap, outcome in [("{1,2}", 6, "P"), ("{1,2}", 7, "N"), ("{1}|{2}", 4, "L"),
                                       ("{1,2}", 10**18, "N"), ("{1,2}", 10**18 - 1, "P"),
                                       ("{1}|{2}", 10**18, "L"), ("{1} misere", 10**18 - 1, "P"),
                                       ("{}", 10**18, "P"), ("{} misere", 0, "N")]:
            self.check(["solve", ruleset, "--heap", heap], HELD, "", outcome + "\n")

    def test_grundy_values_far_away_are_those_a_period_before(self):
        row = self.check(["table", "{2,4,7}", "--heap-max", 60, "--grundy"], HELD).split()
        for heap in [10**18, 10**18 - 1, 10**18 - 2]:
            near = 30 + (heap - 30) % 3
            self.check(["solve", "{2,4,7}", "--heap", heap, "--grundy"], HELD, "",
                       row[near] + "\n")

    def test_says_the_period_by_which_it_answers(self):
        shown = self.check(["solve", "{2,4,7}", "--heap", 10**18, "--json"], HELD)
        self.assertEqual(json.loads(shown), {"ruleset": "{2,4,7}", "heap": 10**18, "outcome": "N",
                                             "preperiod": 4, "period": 3})

    def test_says_how_far_it_looked_in_vain(self):
        self.check(["solve", "{1,5000}", "--heap", 10**18, "--heap-max", 9000], FALSIFIED, "", "",
                   "within heaps 0..9000 (--heap-max)")

    def test_takes_rulesets_from_a_file(self):
        path = self.file("rulesets", "# two\n{1,2}\n\n  {1}|{2} # partizan\r\n")
        self.check(["solve", "--rulesets", path, "--heap", 4], HELD, "", "N\nL\n")
        self.check(["solve", "--rulesets", "-", "--heap", 4], HELD, "{1,2}", "N\n")
        self.check(["solve", "--rulesets", "-", "--heap", 4], BAD_INPUT, "{1}\n\n {1,0}\n", "",
                   "<stdin>:3:5")
        self.check(["solve", "{1}", "--rulesets", path, "--heap", 4], BAD_INPUT, "", "", "RULESET")
        self.check(["solve", "--rulesets", self.folder, "--heap", 4], BAD_INPUT, "", "", "directory")
        self.check(["solve", "--rulesets", "gone", "--heap", 4], BAD_INPUT, "", "", "gone:1:1")

    def test_refuses_what_is_no_heap(self):
        for heap in ["-1", "010", "1e3", "", 10**18 + 1, 10**30]:
            self.check(["solve", "{1}", "--heap", heap], BAD_INPUT, "", "", "--heap")
        self.check(["solve", "{1}"], BAD_INPUT, "", "", "--heap")
        self.check(["solve", "--heap", 5], BAD_INPUT, "", "", "RULESET")
        self.check(["solve", "{1}|{2}", "--heap", 5, "--grundy"], BAD_INPUT, "", "", "--grundy")
        self.check(["solve", "{1}", "--heap", 5, "--solver", "x"], BAD_INPUT, "", "", "dp")

    def test_answers_far_heaps_by_a_certificate_once_it_is_proved(self):
        for words, ruleset in [([], "{2,4,7}"), (["--grundy"], "{2,4,7}"),
                               ([], "{2,3}|{2,5} misere")]:
            path = self.folder / "c"
            self.check(["period", ruleset, *words, "--certificate", path, "--force"], HELD)
            for heap in [0, 4, 1000, 10**18 - 1, 10**18]:
                self.check(["solve", "--certificate", path, "--heap", heap], HELD, "",
                           self.check(["solve", ruleset, *words, "--heap", heap], HELD))
        text = path.read_text()
        shown = self.check(["solve", "--certificate", "-", "--heap", 10**18, "--json"], HELD, text)
        self.assertEqual(json.loads(shown)["ruleset"], "{2,3}|{2,5} misere")

    def test_answers_nothing_by_a_certificate_that_is_not_proved(self):
        text = ("nimplus period certificate 1\nruleset {2,4,7}\nsequence outcome classes\n"
                "preperiod 4\nperiod 3\n")
        for was, is_, status, why in [
                ("period 3", "period 6", FALSIFIED, "refuted: period 6 is not the least"),
                ("preperiod 4", "preperiod 3", FALSIFIED, "refuted: heap 3 has"),
                ("period 3", f"period {10**17}", COULD_NOT, "not checked: "),
                ("period certificate", "table certificate", BAD_INPUT, "<stdin>:1:1: ")]:
            self.check(["solve", "--certificate", "-", "--heap", 10**18], status,
                       text.replace(was, is_), "", why)
        for more in [["{1}"], ["--grundy"], ["--heap-max", 5], ["--solver", "dp"],
                     ["--rulesets", "-"]]:
            self.check(["solve", *more, "--certificate", "-", "--heap", 5], BAD_INPUT, text, "")
        self.check(["solve", "--certificate", "-"], BAD_INPUT, text, "")
