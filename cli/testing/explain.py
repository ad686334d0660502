import json

from testing.command_line import COULD_NOT, HELD, CommandLine


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
