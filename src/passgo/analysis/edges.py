"""The players at a table, as forecasts see them: a level, another built-in bot, or a person.

`edges.json` says what each kind of player makes of a position, at several moments of a game. A person begins as the
mean of styles that people play, and is judged by the deals that they make. `edge_fitting` trains all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from passgo.bots.evaluator import WEIGHT
from passgo.bots.stalemate import lasts_long
from passgo.game import Game
from passgo.game.characters import level_of
from passgo.rules.base import moves
from passgo.rules.base.state import SEATS
from passgo.rules.base.tables import Tables
from passgo.sim.edge import EDGES, note_deal

FILE: Final = Path(__file__).with_name("edges.json")

PERSON: Final = "person"
"""The kind of everybody who is no bot that the file names."""

ROUNDS: Final = (0, 5, 12, 25, 45)
LONG_ROUNDS: Final = (0, 16, 40, 80, 150)
"""The moments, in rounds, and those of a game that lasts long."""

USUAL: Final = 6
"""Rounds without a deal that a person counts for before the first: a few rounds say little."""


class Edges(msgspec.Struct, frozen=True):
    """How much kinds of players make of a position."""

    position: list[float]
    """By moment, how much the strength of a position counts."""
    kinds: dict[str, list[float]]
    """By moment, what each kind adds to it."""
    of_trading: float
    """How much a deal a round adds to the edge of a person."""


class AllEdges(msgspec.Struct, frozen=True):
    """The edges for each size of table."""

    made_by: str
    """The command."""
    duels: Edges
    tables: Edges
    """Of three players and more."""


@cache
def all_edges() -> AllEdges:
    """Return what was learned."""
    return msgspec.json.decode(FILE.read_bytes(), type=AllEdges)


def moments(E: Tables) -> tuple[int, ...]:
    """Return the rounds at which the edges of an edition are given; between them they change evenly."""
    return LONG_ROUNDS if lasts_long(E) else ROUNDS


def edges_of(game: Game, seated: Sequence[str] = ()) -> Sequence[int]:
    """Return a row of edges (`sim.edge`) for a game: `seated` names the bots by seat, the others are persons."""
    names = [*seated, *[PERSON] * (len(game.players) - len(seated))]
    return row_of(game.edition.tables, names, deals_in(game), game.state.turn_no)


def row_of(E: Tables, seated: Sequence[str], deals: Sequence[int], turn: int) -> list[int]:
    """Return the row for players who have made this many deals until a turn."""
    players = len(seated)
    known = all_edges().duels if players == 2 else all_edges().tables
    person = known.kinds[PERSON]
    kinds = [known.kinds.get(level_of(name), person) for name in seated]
    row = [rounds * players for rounds in moments(E)]
    row += map(_whole, known.position)
    for seat, kind in enumerate(kinds):
        shown = known.of_trading * trading(deals[seat], turn / players) if kind is person else 0.0
        row += [_whole(edge + shown) for edge in kind]
    return [*row, *[0] * (EDGES - len(row))]


def _whole(value: float) -> int:
    return round(value * (1 << WEIGHT))


def trading(deals: Any, rounds: Any) -> Any:
    """Return how often somebody trades: a number, or an array where these are arrays."""
    return deals / (rounds + USUAL)


def deals_in(game: Game) -> list[int]:
    """Return how many deals each seat has made."""
    deals, offerer = [0] * SEATS, 0
    for place in game.in_effect:
        move = game.moves[place]
        if move.kind == moves.OFFER:
            offerer = move.seat
        note_deal(deals, move.code, offerer)
    return deals
