import json

from testing.command_line import BAD_INPUT, COULD_NOT, HELD, CommandLine


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
