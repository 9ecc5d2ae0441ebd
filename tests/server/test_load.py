"""The made-up people of `bench/load.py` find a table, play by what they are offered, and are measured against the echo."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


@pytest.mark.skipif(sys.platform != "linux", reason="what a process takes is read from /proc")
def test_a_crowd_plays() -> None:
    few = ["--tables", "3", "--every", "0.1", "--seconds", "0.5", "--rounds", "1", "--warm-up", "10"]
    done = subprocess.run([sys.executable, LOAD, "tables", *few], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"3 tables, 12 sockets", done.stdout)
    moves = re.search(r"^moves +(\d+\S*) \S+ \S+ +(\d+\S*)", done.stdout, re.MULTILINE)
    assert moves, done.stdout
    assert float(moves[1]) > 0
    assert float(moves[2]) > 0
    assert "passgo: bytes of a message" in done.stdout
    assert "refused: nothing" in done.stdout
