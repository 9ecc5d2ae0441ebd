"""Two minutes of files that nobody would write, with every index of the compiled rules looked at."""

import sys

import pytest

from house.tools import ROOT, run


@pytest.mark.slow
def test_nothing_that_is_accepted_breaks() -> None:
    done = run(sys.executable, ROOT / "bench" / "fuzz.py", "--minutes", "2")
    assert done.returncode == 0, done.stdout
    assert "0 broke something" in done.stdout
