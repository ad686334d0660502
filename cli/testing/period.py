import json
import os

from testing.command_line import BAD_INPUT, COULD_NOT, FALSIFIED, HELD, CommandLine

CERTIFICATE = """nimplus period certificate 1
ruleset {2,4,7}
sequence outcome classes
preperiod 4
period 3
"""


class Period(CommandLine):
    def test_says_which_sequence_has_which_period(self):
        self.check(["period", "{2,4,7}"], HELD, "",
                   "outcome classes of {2,4,7}: preperiod 4 period 3, verified\n")
        self.check(["period", "{2,4,7}", "--grundy"], HELD, "",
                   "Grundy values of {2,4,7}: preperiod 8 period 3, verified\n")

    def test_the_family_of_cubic_periods(self):
        # {s,4s,12s+1,16s+1} has the period 56s^3+52s^2+9s+1.
        for s in [1, 2, 7]:
            ruleset = f"{{{s},{4 * s},{12 * s + 1},{16 * s + 1}}}"
            shown = json.loads(self.check(["period", ruleset, "--json"], HELD))
            self.assertEqual(shown["period"], 56 * s**3 + 52 * s**2 + 9 * s + 1)
            self.assertTrue(shown["verified"])

    def test_a_pattern_that_only_looks_like_a_period_is_none(self):
        shown = json.loads(self.check(["period", "{1,2,6,24,120,720,5040}", "--json"], HELD))
        self.assertNotEqual(shown["period"], 25)

    def test_says_how_far_it_looked_in_vain(self):
        ruleset = "{7,28,85,113}"  # s = 7 of the family: 21,820 heaps
        self.check(["period", ruleset, "--heap-max", 20000], FALSIFIED, "",
                   f"no period of the outcome classes of {ruleset} shows itself within heaps "
                   "0..20000 (--heap-max)\n")
        shown = json.loads(self.check(["period", ruleset, "--heap-max", 20000, "--json"], FALSIFIED))
        self.assertEqual((shown["period"], shown["heaps_searched"]), (None, 20001))

    def test_one_line_a_ruleset_of_a_file(self):
        path = self.file("rulesets", "{1,2}\n# none so near\n{7,28,85,113}\n{}\n")
        shown = self.check(["period", "--rulesets", path, "--heap-max", 1000], FALSIFIED)
        self.assertEqual([line.startswith("outcome") for line in shown.splitlines()],
                         [True, False, True])

    def test_writes_a_certificate_and_replaces_none(self):
        path = self.folder / "c"
        self.check(["period", "{2,4,7}", "--certificate", path], HELD)
        self.assertEqual(path.read_text(), CERTIFICATE)
        path.write_text("mine")
        self.check(["period", "{2,4,7}", "--certificate", path], BAD_INPUT, "", None, "--force")
        self.assertEqual(path.read_text(), "mine")
        self.check(["period", "{2,4,7}", "--certificate", path, "--force"], HELD)
        self.assertEqual(path.read_text(), CERTIFICATE)
        self.assertEqual(os.listdir(self.folder), ["c"])

    def test_leaves_no_half_of_a_certificate(self):
        self.check(["period", "{1}", "--certificate", self.folder / "no" / "c"], COULD_NOT, "", None,
                   "No such file")
        self.check(["period", "{1}", "--certificate", self.folder, "--force"], COULD_NOT)
        self.check(["period", "{7,28,85,113}", "--heap-max", 99, "--certificate", self.folder / "c"],
                   FALSIFIED)
        self.assertEqual(os.listdir(self.folder), [])

    def test_refuses_what_makes_no_sense(self):
        for words in [["{1,"], ["{1}|{2}", "--grundy"], ["{1}", "--heap-max", "-1"],
                      ["{1}", "--heap-max", "010"], ["{1}", "--heap-max", 10**30],
                      ["{1}", "--heap-max", 10**12], ["{1}", "--force"], [],
                      ["--rulesets", "-", "--certificate", "c"]]:
            self.check(["period", *words], BAD_INPUT)
