import json

from testing.command_line import BAD_INPUT, HELD, CommandLine


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

    def test_takes_rulesets_from_a_file(self):
        path = self.file("rulesets", "{1,2} # shared\n{1} | {2}\n")
        self.check(["table", "--rulesets", path, "--heap-max", 5], HELD, "", "PNNPNN\nPLNPLN\n")
        self.check(["table", "--rulesets", "-", "--heap-max", 3, "--wl"], HELD, "{1}\n{}\n",
                   "LWLW\nLLLL\n")
        self.check(["table", "--rulesets", "-", "--heap-max", 3], BAD_INPUT, "{1}\n{1,", "",
                   "<stdin>:2:4")
        self.check(["table", "--heap-max", 3], BAD_INPUT, "", "", "RULESET")

    def test_prints_the_same_however_it_gets_there(self):
        words = ["table", "{1,999,65537}|{2,700}", "--heap-max", 140000, "--wl"]
        shown = self.check(words, HELD)
        self.assertEqual(shown, self.check([*words, "--solver", "dp"], HELD))
        self.assertEqual(shown.strip(), json.loads(self.check([*words, "--json"], HELD))["left_first"])
