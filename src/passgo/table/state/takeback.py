"""Undo: a player's last decision, if no dice or card came since.

If nobody else has decided anything since, they may undo it; otherwise all the others must agree. Bots agree to
everything. Fair dice are not harmed: outcomes stay as they are. At a real board people enter the outcomes, and slips
of the finger are undone: step by step, back past the last roll; further if all the others agree.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile
from typing import Final, NamedTuple

from passgo.game import Game
from passgo.protocol import falls
from passgo.rules.base import moves


class Takeback(NamedTuple):
    """A player's last decision, and what came after it."""

    moves: int
    """The number of moves undone, their own included."""
    others: frozenset[int]
    """The seats whose moves are undone with it."""


def last_decisions(game: Game) -> dict[int, Takeback]:
    """Return what each seat could undo now; nothing if chance fell since its last move, or it made none."""
    record, found = game.moves, dict[int, Takeback]()
    for count, place in enumerate(reversed(game.in_effect), 1):
        move = record[place]
        if move.is_chance:
            break
        if move.seat not in found:
            found[move.seat] = Takeback(count, frozenset(found))
    return found


SETTLED: Final = frozenset({moves.CLAIM, moves.WAIVE, *falls.SETTLED.values()})
"""The moves that entering a roll settles."""


def last_act(game: Game, seats: Collection[int], claimers: Collection[int]) -> Takeback | None:
    """Return what the players of these seats could undo at a real board: the last entry, whatever it was.

    A roll is undone with its dice and what it settled of these seats: it settles that again when it is entered again.
    Rents are undone with the moves that made a standing order claim them. Once a roll has been undone, everything before
    it is everybody's.
    """
    line = game.line
    if not line:
        return None
    count = 1
    while count < len(line) and line[-count].kind == moves.CLAIM and line[-count].seat in claimers:
        count += 1
    if line[-count].is_chance and count < len(line) and line[-count - 1].kind == moves.ROLL:
        count += 1
        while count < len(line) and line[-count - 1].kind in SETTLED and line[-count - 1].seat in seats:
            count += 1
    others = {move.seat for move in line[-count:] if move.seat < game.state.players}
    if _throw_was_undone(game):
        others = set(range(game.state.players))
    return Takeback(count, frozenset(others.difference(seats)))


def _throw_was_undone(game: Game) -> bool:
    """Return whether the moves undone just now include a roll."""
    record = game.moves
    just_now = takewhile(lambda place: record[place].kind == moves.TAKEBACK, reversed(range(len(record))))
    return any(record[undone].kind == moves.ROLL for place in just_now for undone in game.taken_back(place))


ANSWER_WITHIN: Final = 30.0
"""Seconds that the others have to agree, at a table by days a day; bots wait meanwhile."""


class Request(NamedTuple):
    """A player has asked the others to agree to an undo."""

    seat: int
    arose: int
    """Length of the record then: when a move is made the question is gone."""
    moves: int
    until: float
    """When the question is gone, seconds since 1970."""
    agreed: frozenset[str] = frozenset()
    """The guests who said yes."""

    def waits_for(self, guests: Collection[str]) -> list[str]:
        """Return those of the other guests with seats who have not agreed yet."""
        return [guest for guest in guests if guest not in self.agreed]
