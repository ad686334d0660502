from testing.command_line import BAD_INPUT, HELD, CommandLine


class Test(CommandLine):
    def test_a_run_prints_its_seed_and_holds(self):
        shown = self.check(["test", "--seed", 5, "--cases", 20], HELD)
        self.assertIn("seed 5", shown)
        self.assertIn("16,384 pairs", shown)
        self.assertIn("small sums", shown)
        self.assertNotIn("not within reach:", shown)
        self.assertEqual(shown, self.check(["test", "--seed", 5, "--cases", 20], HELD))

    def test_every_canary_is_falsified(self):
        self.check(["test", "--canaries"], HELD)

    def test_refuses_unknown_names(self):
        self.check(["test", "--solver", "x"], BAD_INPUT, "", "", "dp")
        self.check(["test", "--property", "x"], BAD_INPUT)
