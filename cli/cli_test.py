"""The command as people meet it: words in; text, files and an exit code out.

Run by CTest as: python3 cli_test.py PATH_OF_NIMPLUS [unittest's own words]
"""

import os
import sys
import unittest

from testing.corpus import Corpus
from testing.explain import Explain
from testing.period import Period
from testing.solve import Solve
from testing.solve_heap import SolveHeap
from testing.table import Table
from testing.test import Test
from testing.validate import Validate

if __name__ == "__main__":
    os.environ["NIMPLUS_UNDER_TEST"] = os.path.abspath(sys.argv.pop(1))
    result = unittest.main(verbosity=2, exit=False).result
    if not result.wasSuccessful():
        sys.exit(1)
    sys.exit(77 if result.skipped and result.testsRun == 0 else 0)
