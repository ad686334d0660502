import json
import os

from testing.command_line import BAD_INPUT, COULD_NOT, FALSIFIED, HELD, CommandLine

TABLE = """nimplus table certificate 1
ruleset {1}|{2}
heap_max 11
PLNPLNPLNPLN
"""

PERIOD = """nimplus period certificate 1
ruleset {2,4,7}
sequence Grundy values
preperiod 8
period 3
"""

WIN = """nimplus win certificate 1
ruleset {1,2}
heap 5
mover Right
winner Right
moves 3
1 take 1
2 take 2
5 take 2
"""


class Certify(CommandLine):
    def certify(self, ruleset, kind, *words):
        path = self.folder / "new"
        self.check(["certify", ruleset, "--kind", kind, *words, "--out", path, "--force"], HELD)
        return path.read_text()

    def refuted(self, text, why):
        path = self.file("tampered", text)
        self.check(["check", path], FALSIFIED, "", f"{path}: refuted: {why}\n")

    def test_writes_each_kind(self):
        self.assertEqual(self.certify("{1} | {2}", "table", "--heap-max", 11), TABLE)
        self.assertEqual(self.certify("{2,4,7}", "period", "--grundy"), PERIOD)
        self.assertEqual(self.certify("{1,2}", "win", "--heap", 5, "--mover", "right"), WIN)

    def test_says_what_it_has_written(self):
        path = self.folder / "c"
        self.check(["certify", "{1,2}", "--kind", "win", "--heap", 6, "--out", path], HELD, "",
                   "Right, moving second, wins heap 6 of {1,2}: 4 moves, proved\n"
                   f"written to {path}\n")

    def test_proves_what_it_has_written(self):
        paths = []
        for number, words in enumerate([
                ["{}", "table", "--heap-max", 0], ["{2,3} misere", "table", "--heap-max", 99],
                ["{3,7,10}|{2,6,7}", "table", "--heap-max", 100], ["{1,3}|{} misere", "period"],
                ["{3,7,10}|{2,6,7}", "win", "--heap", 300],
                ["{3,7,10}|{2,6,7} misere", "win", "--heap", 301, "--mover", "right"],
                ["{1} misere", "win", "--heap", 0]]):
            paths.append(self.file(str(number), self.certify(*words)))
        shown = self.check(["check", *paths], HELD)
        self.assertEqual([line.split(": ")[1] for line in shown.splitlines()],
                         ["proved"] * len(paths))

    def test_checks_from_anywhere(self):
        self.check(["check", "-"], HELD, PERIOD,
                   "<stdin>: proved: Grundy values of {2,4,7}: preperiod 8 period 3\n")
        shown = json.loads(self.check(["check", self.file("c", WIN), "--json"], HELD))
        self.assertEqual(shown, {"file": str(self.folder / "c"), "kind": "win", "ruleset": "{1,2}",
                                 "claim": "Right, moving first, wins heap 5 of {1,2}: 3 moves",
                                 "verdict": "proved"})

    def test_refuses_tampered_tables_at_their_heap(self):
        self.refuted(TABLE.replace("PLNPLNP", "PLNPLNL"),
                     "heap 6 has L, but Left to move leaves, by any move, what Right wins")
        self.refuted(TABLE.replace("PLNPLNP", "PLNPLNR"),
                     "heap 6 has R, but Right to move leaves, by any move, what Left wins")
        self.refuted(TABLE.replace("{1}|{2}", "{1}|{2} misere"),
                     "heap 0 has P, but Left to move is stuck and so wins")

    def test_refuses_every_other_letter_of_a_table(self):
        start = TABLE.index("PLN")
        for heap in range(12):
            for letter in "LRNP".replace(TABLE[start + heap], ""):
                path = self.file("c", TABLE[:start + heap] + letter + TABLE[start + heap + 1:])
                shown = json.loads(self.check(["check", path, "--json"], FALSIFIED))
                self.assertEqual(shown["verdict"], "refuted")
                self.assertTrue(shown["why_not"].startswith(f"heap {heap} has {letter}"), shown)

    def test_refuses_tampered_periods_at_their_heap(self):
        self.refuted(PERIOD.replace("period 3", "period 6"),
                     "period 6 is not the least: 3 is one too")
        self.refuted(PERIOD.replace("period 3", "period 1"),
                     "heap 8 has 1 but heap 9 has 0: no period 1 from heap 8 on")
        self.refuted(PERIOD.replace("preperiod 8", "preperiod 9"),
                     "preperiod 9 is not the least: heaps 8 and 11 both have 1")
        self.refuted(PERIOD.replace("preperiod 8", "preperiod 7"),
                     "heap 7 has 3 but heap 10 has 2: no period 3 from heap 7 on")

    def test_refuses_tampered_strategies_at_their_heap(self):
        self.refuted(WIN.replace("2 take 2\n5", "2 take 1\n5"),
                     "heap 0: Right cannot move and so loses")
        self.refuted(WIN.replace("5 take 2", "5 take 3"), "heap 5: Right may not take 3")
        self.refuted(WIN.replace("moves 3\n1 take 1\n", "moves 2\n"),
                     "heap 1: Right can be asked to move there, and no move is listed")
        self.refuted(WIN.replace("winner Right", "winner Left"),
                     "heap 4: Left can be asked to move there, and no move is listed")

    def test_a_period_too_long_is_neither_proved_nor_refuted(self):
        path = self.file("c", PERIOD.replace("period 3", "period 300000000"))
        shown = self.check(["check", path], COULD_NOT)
        self.assertTrue(shown.startswith(f"{path}: not checked: preperiod 8, "), shown)

    def test_says_where_a_text_is_no_certificate(self):
        good = self.file("good", TABLE)
        for text, place in [("", "1:1"), ("nimplus table certificate 2\n", "1:1"),
                            (TABLE.replace("PLN", "PXN", 1), "4:2"), (TABLE[:-1], "4:1"),
                            (TABLE.replace("max 11", "max 12"), "4:13"), (TABLE + "\n", "5:1"),
                            (TABLE.replace("\n", "\r\n"), "1:1"),
                            (WIN.replace("2 take 2", "2 take two"), "8:8"),
                            (PERIOD.replace("period 3", "period 0"), "5:8"), (b"\xff\x00", "1:1")]:
            path = self.file("bad", text)
            self.check(["check", good, path], BAD_INPUT, "", "", f"{path}:{place}: read ")
        self.check(["check", self.folder / "gone"], BAD_INPUT, "", "", "gone:1:1: cannot be read")
        self.check(["check", self.folder], BAD_INPUT, "", "", "directory")
        self.check(["check"], BAD_INPUT)

    def test_goes_on_behind_a_refuted_file(self):
        bad = self.file("bad", TABLE.replace("PLN", "PLL", 1))
        shown = self.check(["check", bad, self.file("good", TABLE)], FALSIFIED)
        self.assertEqual([line.split(": ")[1] for line in shown.splitlines()],
                         ["refuted", "proved"])

    def test_replaces_no_file_and_leaves_no_half_of_one(self):
        path = self.file("mine", "mine")
        words = ["certify", "{1}", "--kind", "table", "--heap-max", 5, "--out"]
        self.check([*words, path], BAD_INPUT, "", None, "--force")
        self.check([*words, self.folder / "no" / "c"], COULD_NOT, "", None, "No such file")
        self.check(["certify", "{7,28,85,113}", "--kind", "period", "--heap-max", 99, "--out",
                    self.folder / "c"], FALSIFIED)
        self.assertEqual(path.read_text(), "mine")
        self.assertEqual(os.listdir(self.folder), ["mine"])

    def test_refuses_what_makes_no_sense(self):
        for words, place in [
                (["{1,", "--kind", "table", "--heap-max", 5], "RULESET:1:4"),
                (["{1}", "--kind", "table"], "--heap-max"),
                (["{1}", "--kind", "table", "--heap-max", 50_000_001], "at most 50000000"),
                (["{1}", "--kind", "table", "--heap-max", 5, "--heap", 5], "--heap:1:1"),
                (["{1}", "--kind", "table", "--heap-max", 5, "--grundy"], "--grundy:1:1"),
                (["{1}", "--kind", "period", "--mover", "left"], "--mover:1:1"),
                (["{1}|{2}", "--kind", "period", "--grundy"], "--grundy:1:1"),
                (["{1}", "--kind", "period", "--heap-max", 10**12], "--heap-max:1:1"),
                (["{1}", "--kind", "win"], "--heap:1:1"),
                (["{1}", "--kind", "win", "--heap", 5, "--heap-max", 5], "--heap-max:1:1"),
                (["{1,2}", "--kind", "win", "--heap", 2_000_000], "1000000 moves"),
                (["{1}", "--kind", "win", "--heap", 10**18], "at most 2000000000"),
                (["{1}", "--kind", "win", "--heap", 5, "--mover", "up"], "--mover"),
                (["{1}", "--kind", "proof", "--heap", 5], "--kind"), (["{1}"], "--kind")]:
            self.check(["certify", *words, "--out", self.folder / "c"], BAD_INPUT, "", "", place)
        words = ["--kind", "table", "--heap-max", 5]
        self.check(["certify", "{1}", *words], BAD_INPUT, "", "", "--out")
        self.assertEqual(os.listdir(self.folder), [])
