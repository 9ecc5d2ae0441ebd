"""What a player may take back: his last decision, as far as no chance fell since.

Where nobody else decided anything meanwhile it is his to take back; else all the others must agree. Bots agree to
everything. A game by fair dice is no worse for it: what fell stays fallen. At a real board people say what fell, and
slips of the finger are undone: step by step, back over the last throw; further if all the others agree.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile
from typing import Final, NamedTuple

from passgo.game import Game
from passgo.rules.base import moves


class Takeback(NamedTuple):
    """A player's last decision, and what came after it."""

    moves: int
    """How many moves are undone, his own included."""
    others: frozenset[int]
    """The seats whose moves are undone with it."""


def last_decisions(game: Game) -> dict[int, Takeback]:
    """What each seat could take back now; nothing where chance fell since its last move, or it made none."""
    record, found = game.moves, dict[int, Takeback]()
    for count, place in enumerate(reversed(game.in_effect), 1):
        move = record[place]
        if move.is_chance:
            break
        if move.seat not in found:
            found[move.seat] = Takeback(count, frozenset(found))
    return found


def last_act(game: Game, seats: Collection[int], claimers: Collection[int]) -> Takeback | None:
    """What who plays these seats could take back at a real board: whatever was said last.

    A throw goes with its dice, and rents go with what made a standing order claim them. Once a throw has been taken
    back, what lies before it is everybody's.
    """
    line = game.line
    if not line:
        return None
    count = 1
    while count < len(line) and line[-count].kind == moves.CLAIM and line[-count].seat in claimers:
        count += 1
    if line[-count].is_chance and count < len(line) and line[-count - 1].kind == moves.ROLL:
        count += 1
    others = {move.seat for move in line[-count:] if move.seat < game.state.players}
    if _throw_was_undone(game):
        others = set(range(game.state.players))
    return Takeback(count, frozenset(others.difference(seats)))


def _throw_was_undone(game: Game) -> bool:
    """Whether what has been taken back just now holds a throw."""
    record = game.moves
    just_now = takewhile(lambda place: record[place].kind == moves.TAKEBACK, reversed(range(len(record))))
    return any(record[undone].kind == moves.ROLL for place in just_now for undone in game.taken_back(place))


ANSWER_WITHIN: Final = 30.0
"""Seconds that the others have to agree; bots wait meanwhile."""


class Request(NamedTuple):
    """A player has asked the others to let him take a move back."""

    seat: int
    arose: int
    """Length of the record then: when a move is made the question is gone."""
    moves: int
    until: float
    """When the question is gone, seconds since 1970."""
    agreed: frozenset[str] = frozenset()
    """The guests who said yes."""

    def waits_for(self, guests: Collection[str]) -> list[str]:
        """Of the other guests with seats, those who have not agreed yet."""
        return [guest for guest in guests if guest not in self.agreed]
