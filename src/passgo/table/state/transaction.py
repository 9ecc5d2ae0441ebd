"""The results of a command, computed on a copy before anything is stored."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from passgo.game import Event, Game, Move
from passgo.rules.base import moves
from passgo.rules.base.state import State

Chance = Callable[[int], int]
"""`chance(ways)` draws the number of a way, all equally likely."""


class MadeMove(NamedTuple):
    """A move with what followed from it, and the state after it."""

    move: Move
    events: list[Event]
    state: State


class Transaction:
    """Moves that are to be stored together, with the game as it stands after them."""

    def __init__(self, game: Game, claimers: Collection[int] = ()) -> None:
        """`claimers`: the seats whose rents a standing order claims."""
        self.game = game.copy()
        self.moves: list[MadeMove] = []
        self.drawn = 0
        """How many of them chance could have brought otherwise."""
        self._claimers = claimers

    def push(self, move: Move) -> None:
        """Make a move. Raises IllegalMove."""
        could_fall_otherwise = move.is_chance and self.game.chance_ways > 1
        events = self.game.push(move)
        self.moves.append(MadeMove(move, events, self.game.state))
        self.drawn += could_fall_otherwise

    def run_on(self, chance: Chance) -> None:
        """Play everything up to the next decision: dice and cards, and rents that a person's standing order claims."""
        while True:
            ways = self.game.chance_ways
            if ways:
                self.push(self.game.chance_outcome(chance(ways)))
                continue
            if not self.claim():
                return

    def claim(self) -> bool:
        """Make the rents be asked for that a standing order claims; whether there were any."""
        claimed = False
        while claim := self._standing_claim():
            self.push(claim)
            claimed = True
        return claimed

    def _standing_claim(self) -> Move | None:
        s = self.game.state
        for i in range(s.claim_n):
            if s.claim_owner[i] in self._claimers:
                claim = Move.of(moves.CLAIM, s.claim_owner[i], s.claim_lander[i], s.claim_deed[i])
                if self.game.why_not(claim) is None:
                    return claim
        return None


def losers(game: Game, move: Move) -> set[int]:
    """Return the seats that a roll would cost a rent they could still ask for."""
    if move.kind != moves.ROLL or game.why_not(move):
        return set()
    return {event.seat for event in game.copy().push(move) if event.kind == "rent-lapsed"}
