"""One source, two ways to run: interpreted and in machine code, equal in every byte after every move."""

from __future__ import annotations

import struct
from collections import Counter
from random import Random

import numpy as np
import pytest

from passgo.editions import edition_names, find_edition
from passgo.rules import setup
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.invariants import broken, money_total
from properties.machine import Machine, parts
from properties.positions import MOODS, random_position
from properties.walk import event_kinds, is_over, legal_codes, make, random_code, random_step, refusal, stack

GAMES = 180
MOVES = 400
RARE = (
    "traded-deed", "traded-card", "kept-mortgage", "rent-waits", "building-won", "sold-group", "inherited-deed",
    "unsold", "third-doubles", "threw-for-rent", "card-returned", "game-over", "rent-lapsed",
)  # fmt: skip


def assert_equal(s: State, machine: Machine, what: str) -> None:
    if s.to_bytes() != machine.bytes():
        raise AssertionError(f"{what}: (interpreted, compiled) {s.differences(machine.state())}")


def test_states_are_written_as_records_are(tables: Tables) -> None:
    s = random_position(tables, Random(3), 5, "shortage")
    assert s.to_bytes() == s.to_record().tobytes()
    s.level[2] = 200  # does not fit
    with pytest.raises(struct.error):
        s.to_bytes()


def test_a_difference_would_be_seen(tables: Tables, machine: Machine) -> None:
    s = State()
    setup.start(s, tables, 4)
    machine.load(s)
    machine.states["paid"][0][77] += 1
    with pytest.raises(AssertionError, match="paid"):
        assert_equal(s, machine, "one cell changed")


def test_every_byte_of_every_state_is_equal() -> None:
    """Random games from random positions, half of them of us1973 and the others of every book in turn.

    States, refusals and lists of legal moves agree both ways.
    """
    met: Counter[str] = Counter()
    moves = 0
    books = [find_edition(name).tables for name in edition_names()]
    us1973 = find_edition("us1973").tables
    for game in range(GAMES):
        rng = Random(game)
        tables = us1973 if game % 2 else books[game // 2 % len(books)]
        machine = Machine(tables, parts())
        players = rng.randint(tables.min_players, tables.max_players)
        s = random_position(tables, rng, players, rng.choice(MOODS))
        machine.load(s)
        total = money_total(s)
        for n in range(MOVES):
            if is_over(s):
                break
            step = random_step(s, tables, rng)
            where = f"game {game}, move {n}, {step}, stack {stack(s)}"
            assert machine.refusal(*step) == refusal(s, tables, step) == 0, where
            for code in (random_code(s, tables, rng), random_code(s, tables, rng)):
                assert machine.refusal(code) == refusal(s, tables, type(step)(code)), (where, code)
            seat = rng.randrange(s.players)
            assert machine.legal_codes(seat) == legal_codes(s, tables, seat), where
            before = s.event_n
            make(s, tables, step)
            machine.make(*step)
            assert_equal(s, machine, where)
            assert not broken(s, tables, total), where
            met.update(event_kinds(s, before))
            moves += 1
    assert moves > GAMES * MOVES // 2
    assert [kind for kind in RARE if not met[kind]] == []


def test_the_list_of_legal_moves_has_room(tables: Tables, machine: Machine) -> None:
    """Nobody can have more legal moves than the list holds: who owns everything is far from it."""
    s = State()
    setup.start(s, tables, 2)
    for deed in range(tables.deeds):
        give_deed(s, tables, deed, 0)
    codes = legal_codes(s, tables, 0)
    machine.load(s)
    assert machine.legal_codes(0) == codes
    assert len(codes) < len(np.zeros(256)) // 2
