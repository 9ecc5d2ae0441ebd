"""The trained player of docs/learning.md sits down at a table, with numpy alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from passgo.bots import registry
from passgo.bots.rng import WORDS, seed_stream
from passgo.game import Game
from passgo.rules.base import moves

BENCH = Path(__file__).parents[2] / "bench"


def test_what_was_learned_plays_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_programs", {})
    registry.admit("learned", f"{BENCH / 'learned.py'}:learned")
    bots = [registry.find("learned"), registry.find("rules")]
    game, rng, made = Game("us1973", ["Ann", "Bob"]), [0] * WORDS, set[int]()
    seed_stream(rng, 1, 1)
    for n in range(220):
        if game.chance_ways:
            game.push(game.chance_outcome(n * 7 % game.chance_ways))
            continue
        seat = game.to_act[0]
        move = bots[seat].ask(game, seat, rng)
        assert move is not None
        assert game.why_not(move) is None, game.text(move)
        game.push(move)
        if seat == 0:
            made.add(move.kind)
    assert {moves.ROLL, moves.BID, moves.PASS} <= made


def test_it_wants_nothing_but_numpy() -> None:
    said = "import sys, learned; print([name for name in ('torch', 'numba') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", said], cwd=BENCH, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
