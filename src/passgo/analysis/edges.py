"""The players at a table, as forecasts see them: a level, another built-in bot, or a person.

`edges.json` says for each value network what each kind of player makes of a position, at several moments of a game. A
person begins as the mean of styles that people play, and is judged by the deals that they make. `edge_fitting` trains
all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from passgo.bots.evaluator import WEIGHT
from passgo.bots.fitted import weights_for
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

USUAL: Final = 6
"""Rounds without a deal that a person counts for before the first: a few rounds say little."""

USUAL_EDITION: Final = "us1973"
LONG_EDITION: Final = "picsou"
"""Their edges serve if the network of an edition has none of its own; the second where games last long."""
MOST_PLAYERS: Final = 6
"""There are none for more."""


class Edges(msgspec.Struct, frozen=True):
    """How much kinds of players make of a position, by the network that judges it."""

    moments: list[int]
    """In rounds; between them all of this changes evenly."""
    position: list[float]
    """By moment, how much the strength of a position counts."""
    kinds: dict[str, list[float]]
    """By moment, what each kind adds to it."""
    of_trading: float
    """How much a deal a round adds to the edge of a person."""


class AllEdges(msgspec.Struct, frozen=True):
    """The edges for each network."""

    made_by: str
    """The command."""
    networks: dict[str, Edges]


@cache
def all_edges() -> AllEdges:
    """Return what was learned."""
    return msgspec.json.decode(FILE.read_bytes(), type=AllEdges)


def name_of(edition: str, players: int) -> str:
    """Return the name of a network in the file."""
    return f"{edition}-{players}"


def edges_for(E: Tables, players: int) -> Edges:
    """Return what was learned for the network that judges these tables, or else for that of an edition like it."""
    known = all_edges().networks
    network = weights_for(E, players)
    usual = name_of(LONG_EDITION if lasts_long(E) else USUAL_EDITION, min(players, MOST_PLAYERS))
    return known.get(name_of(network.edition, network.players)) or known[usual]


def edges_of(game: Game, seated: Sequence[str] = ()) -> Sequence[int]:
    """Return a row of edges (`sim.edge`) for a game: `seated` names the bots by seat, the others are persons."""
    players = len(game.players)
    names = [*seated, *[PERSON] * (players - len(seated))]
    return row_of(edges_for(game.edition.tables, players), names, deals_in(game), game.state.turn_no)


def row_of(known: Edges, seated: Sequence[str], deals: Sequence[int], turn: int) -> list[int]:
    """Return the row for players who have made this many deals until a turn."""
    players = len(seated)
    person = known.kinds[PERSON]
    kinds = [known.kinds.get(level_of(name), person) for name in seated]
    row = [rounds * players for rounds in known.moments]
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
