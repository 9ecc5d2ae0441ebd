"""The exact landing chain: against published tables, and against the rules walking round their own boards."""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np
import pytest

from passgo.analysis.landings import (
    DOUBLES_TO_JAIL,
    Jail,
    Landings,
    ends,
    landings,
    left_out,
    moves_between,
    stationary,
)
from passgo.bots.rng import WORDS, below, seed
from passgo.compiler.machine import machine_code
from passgo.editions import edition_names, find_edition
from passgo.rules.base import frames, moves
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, apply, chance_way, chance_ways, legal, to_act
from passgo.rules.setup import start
from passgo.rules.speed_die import legal_moves_on

PUBLISHED: Final = (
    3.0961, 2.1314, 1.8849, 2.1624, 2.3285, 2.9631, 2.2621, 0.8650, 2.3210, 2.3003,
    2.2695, 2.7017, 2.6040, 2.3721, 2.4649, 2.9200, 2.7924, 2.5945, 2.9356, 3.0852,
    2.8836, 2.8358, 1.0480, 2.7357, 3.1858, 3.0659, 2.7072, 2.6789, 2.8074, 2.5861,
    0.0000, 2.6774, 2.6252, 2.3661, 2.5006, 2.4326, 0.8669, 2.1864, 2.1799, 2.6260,
    3.9499,
)  # fmt: skip
"""Per cent of moves that end on spaces 0–39, and in jail: Truman Collins, old decks, leaving jail at once."""

BATCHES: Final = 30
THROWS: Final = 50_000
SIGMAS: Final = 5.0


def percent(chain: Landings) -> np.ndarray:
    return 100 * np.append(chain.spaces, chain.in_jail)


def test_the_published_table(tables: Tables) -> None:
    assert np.abs(percent(landings(tables)) - PUBLISHED).max() < 0.0001


def test_the_published_long_stay(tables: Tables) -> None:
    """Durrett, Essentials of Stochastic Processes, 1.6: 9.46% in Jail, 2.14% just visiting.

    Those numbers let a prisoner's doubles count as doubles; in our editions they bring no further roll
    (`jail-doubles-no-extra-throw`), which is all the difference.
    """
    chain = moves_between(tables, "stay")
    end = ends(tables)
    free = DOUBLES_TO_JAIL * tables.spaces
    for turn, face in product(range(tables.jail_tries), range(1, 7)):
        reached = end[tables.jail_space + 2 * face][: tables.spaces] / 36
        chain[free + turn, : tables.spaces] -= reached
        chain[free + turn, tables.spaces : 2 * tables.spaces] += reached
    share = 100 * stationary(chain)
    visiting = share[:free].reshape(DOUBLES_TO_JAIL, tables.spaces)[:, tables.jail_space].sum()
    assert share[free:].sum() == pytest.approx(9.46, abs=0.005)
    assert visiting == pytest.approx(2.14, abs=0.005)
    by_the_book = percent(landings(tables, "stay"))
    assert by_the_book[-1] == pytest.approx(9.3855, abs=0.0001)


@pytest.mark.parametrize("jail", ["leave", "stay"])
@pytest.mark.parametrize("name", edition_names())
def test_the_chain_of_every_edition_loses_nothing(name: str, jail: Jail) -> None:
    E = find_edition(name).tables
    assert np.allclose(ends(E).sum(axis=1), 1)
    chain = moves_between(E, jail)
    assert np.allclose(chain.sum(axis=1), 1)
    assert (chain >= 0).all()
    found = landings(E, jail)
    assert found.spaces.sum() + found.in_jail == pytest.approx(1)
    assert found.in_jail > 0


def test_somebody_who_stays_is_in_jail_for_longer(tables: Tables) -> None:
    assert landings(tables, "stay").in_jail > 2 * landings(tables, "leave").in_jail
    short = find_edition("nhl1999-short").tables  # out at the very next turn, whatever he wishes
    assert landings(short, "stay").in_jail == pytest.approx(landings(short, "leave").in_jail, abs=0.0005)


@pytest.mark.parametrize("name", edition_names())
def test_what_the_chain_does_not_know_is_said(name: str) -> None:
    assert left_out(find_edition(name).tables) == name.startswith("picsou")


def test_a_card_that_leads_to_a_card(tables: Tables) -> None:
    """Back three from the third Chance is a Community Chest: one card more, by hand."""
    end = ends(tables)[36]
    stays = 6 / 16  # dividend, out of jail, repairs, poor tax, chairman, building loan
    chest_moves = 2 / 16  # GO and jail
    assert end[36] == pytest.approx(stays)
    assert end[33] == pytest.approx(1 / 16 * (1 - chest_moves))
    assert end[0] == pytest.approx(1 / 16 + 1 / 16 * 1 / 16)
    assert end[40] == pytest.approx(1 / 16 + 1 / 16 * 1 / 16)


PLAIN: Final = (
    moves.TAX_FLAT,
    moves.PAY,
    moves.DECLINE,
    moves.PASS,
    moves.DOLLARS,
    moves.SHARE,
    moves.STORM,
    moves.TAKE,
    moves.RETURN,
    moves.END_TURN,
)
"""Answers that move no token."""


@rule()
def plain_answer(s: State, E: Tables, room: list[int]) -> int:
    """The first answer of a seat that must decide which moves no token."""
    for seat in range(s.players):
        if to_act(s) >> seat & 1:
            for k in range(legal(s, E, seat, room)):
                if moves.kind_of(room[k]) in PLAIN:
                    return room[k]
    return 0


@entry
def walk(
    states: Records[State],
    editions: Records[Tables],
    room: list[int],
    dice: list[int],
    throws: int,
    fresh: bool,
    stay: bool,
    counts: list[int],
) -> None:
    """Let two tokens walk round a board that belongs to one of them, and count where their moves end.

    Out of jail at once or as late as may be, no rent asked for, no voucher played, plenty of cash; a mover
    who may choose takes any way. `fresh`: every card is drawn from a full pile, as in the chain;
    otherwise the piles run through as in the edition.
    """
    s = states[0]
    E = editions[0]
    for _ in range(throws):
        seat = s.turn
        s.cash[0] = 100_000
        s.cash[1] = 100_000
        if s.jailed[seat] and not stay:
            for k in range(E.keepable):
                if s.jailed[seat] and s.kept[k] == seat:
                    apply(s, E, moves.code(moves.USE, seat, moves.pair(k, NONE)))
            if s.jailed[seat]:
                apply(s, E, moves.code(moves.FINE, seat, 0))
        apply(s, E, moves.code(moves.ROLL, seat, 0))
        while not frames.awaits(s, frames.TURN, frames.THROW):
            i = frames.top(s)
            if to_act(s) == 1 << TABLE:
                if fresh and s.f_kind[i] == frames.CARD:
                    deck = s.card_deck[i]
                    s.unseen[deck] = (1 << E.deck_size[deck]) - 1
                    s.known[deck] = 0
                    for k in range(E.keepable):
                        s.kept[k] = NONE
                apply(s, E, chance_way(s, E, below(dice, chance_ways(s, E))))
            elif frames.awaits(s, frames.TURN, frames.CHOOSE):
                apply(s, E, room[below(dice, legal_moves_on(s, E, seat, room, 0))])
            else:
                apply(s, E, plain_answer(s, E, room))
        counts[E.spaces if s.jailed[seat] else s.at[seat]] += 1


def walked(E: Tables, jail: Jail, *, fresh: bool) -> np.ndarray:
    """Per cent of moves that end on each space and in jail, batch by batch."""
    s = State()
    start(s, E, 2)
    s.lap_best[0] = s.lap_best[1] = 1  # past GO: the red die is in play where there is one
    for deed in range(E.deeds):
        give_deed(s, E, deed, 0)
    states = s.to_record()
    room = np.zeros(MOST_MOVES, np.int64)
    dice = np.zeros(WORDS, np.int64)
    seed(dice, 8)
    batches = np.zeros((BATCHES, E.spaces + 1), np.int64)
    for counts in batches:
        machine_code(walk)(states, E.to_record(), room, dice, THROWS, fresh, jail == "stay", counts)
    assert not State.from_record(states).fault
    return 100 * batches / THROWS


def sigmas(batches: np.ndarray, expected: np.ndarray) -> np.ndarray:
    """How many standard errors of the mean, as the batches themselves scatter, lie between the two."""
    error = batches.std(axis=0, ddof=1) / np.sqrt(len(batches))
    reached = error > 0
    assert np.allclose(batches[:, ~reached], expected[~reached])  # nobody ever stops where one goes to jail
    return np.abs(batches.mean(axis=0) - expected)[reached] / error[reached]


@pytest.mark.parametrize("jail", ["leave", "stay"])
@pytest.mark.parametrize("name", ["us1973", "ca1961", "nhl1999-short", "fr2013", "fr2013-speed", "picsou"])
def test_the_kernel_walks_as_the_chain_says(name: str, jail: Jail) -> None:
    """A million and a half rolls: standard errors of about 0.014 percentage points, five of them allowed."""
    E = find_edition(name).tables
    batches = walked(E, jail, fresh=True)
    chain = percent(landings(E, jail))
    assert sigmas(batches, chain).max() < SIGMAS
    elsewhere = chain.copy()
    elsewhere[[24, -1]] += 0.1, -0.1
    assert sigmas(batches, elsewhere).max() > SIGMAS  # a tenth of a point would be seen


def test_real_piles_change_little(tables: Tables) -> None:
    """Drawn as the book says, without putting back at once, no share moves by more than 0.1 points."""
    batches = walked(tables, "leave", fresh=False)
    assert np.abs(batches.mean(axis=0) - percent(landings(tables))).max() < 0.1
