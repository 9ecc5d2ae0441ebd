"""Servers and their PostgreSQL die at random moments: nothing that was acknowledged is lost, and nothing done twice.

`bench/deaths.py` does it for hours.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from server import dice
from server.deaths import Site, play
from server.postgres import is_installed, running


def test_servers_and_their_database_are_killed(tmp_path: Path) -> None:
    if not is_installed():
        pytest.skip("no PostgreSQL found; install one (apt install postgresql)")
    chance = Random(dice.number())
    with running() as cluster:
        site = Site(cluster, 2, tmp_path, chance)
        try:
            found = play(site, moves=150, chance=chance, pauses=(0.1, 0.5), cuts=0.3, deaths=2)
        finally:
            site.close()
    assert found.moves >= 150
    assert found.acknowledged > 5
    assert found.kills + found.outages >= 2
    assert "Traceback" not in site.said, site.said
