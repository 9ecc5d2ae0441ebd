"""The levels among styles that people play, which they were not fitted to. The long runs are in docs/strong.md."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bots.conftest import Arena
from bots.league import LEAGUE
from passgo.bots.registry import policy
from passgo.editions import find_edition

STYLES = Path(__file__).with_name("league.py")
GAMES = 60


def style(figures: str) -> str:
    """The name of the bot with these figures."""
    return f"{STYLES}:style:{figures}"


def test_the_league_has_many_styles() -> None:
    assert len(LEAGUE) >= 12
    assert len(set(LEAGUE.values())) == len(LEAGUE)


@pytest.mark.parametrize("name", LEAGUE)
def test_a_style_plays_by_the_rules(arena: Arena, name: str) -> None:
    """Every invariant holds at every step, and no move is illegal."""
    bots = [policy(style(LEAGUE[name]))] * 2 + [policy("rules")] * 2
    assert set(arena.play(bots, 0, 5, 400).ended) <= {0, 1}


@pytest.mark.parametrize(("level", "games", "least"), [("strong", GAMES, 0.6), ("steady", 5 * GAMES, 0.35)])
def test_a_level_holds_its_own_among_styles(arena: Arena, level: str, games: int, least: float) -> None:
    others = [policy(style(LEAGUE[name])) for name in ("avenger", "completer", "station-lover")]
    assert np.mean(arena.play_from_each_seat([policy(level), *others], games) == 0) > least - 0.05


@pytest.mark.parametrize("edition", ["us1973", "fr2013-speed"])
@pytest.mark.parametrize(
    "limits",
    [
        "first=200:others=100:completes=100",
        "first=200:others=100:completes=100:deals=never",
        "first=130:others=130:completes=130",
    ],
)
def test_no_rule_of_bidding_beats_strong_alone(edition: str, limits: str) -> None:
    """The rule does everything else as `strong` does. With the Speed Die the first two beat a `strong` of fixed limits."""
    bidder = style(f"wants=none:kept=0:{limits}:base=strong")
    arena = Arena(find_edition(edition).tables)
    winners = arena.play_from_each_seat([policy(bidder), policy("strong")], GAMES)
    assert np.mean(winners == 0) < 0.45
    assert np.mean(winners >= 0) > 0.9, "and games end, also with somebody who never deals"
