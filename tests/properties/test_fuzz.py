"""Files that nobody would write, with every index of the compiled rules looked at."""

import sys

import pytest

from house.tools import ROOT, run

SEEDS = 160


@pytest.mark.slow
def test_nothing_that_is_accepted_breaks() -> None:
    done = run(sys.executable, ROOT / "bench" / "fuzz.py", "--seeds", str(SEEDS))
    assert done.returncode == 0, done.stdout
    assert f"{SEEDS} seeds, 0 broke something" in done.stdout
    assert "for other bots" not in done.stdout, "all that is played is compiled as one"
