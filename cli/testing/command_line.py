"""What the tests of every command share."""

import os
import pathlib
import subprocess
import tempfile
import unittest

HELD, FALSIFIED, BAD_INPUT, COULD_NOT = 0, 1, 2, 3
SUBMISSIONS = pathlib.Path(__file__).resolve().parents[2] / "corpus" / "submissions"


def nimplus():
    """The path of the command under test, set by cli_test.py."""
    return os.environ["NIMPLUS_UNDER_TEST"]


class CommandLine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_nimplus(self, *words, text="", **more):
        return subprocess.run([nimplus(), *map(str, words)], input=text.encode(),
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
