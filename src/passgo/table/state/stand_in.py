"""The bot that sits in for an absent person: it makes only the moves it must, so that nothing is spoiled.

It rolls, pays, asks for the rents that are due, and otherwise answers as for a player whose time has run out. It never
buys, bids, builds or trades.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.protocol import OfferAnswer
from passgo.game import Game, Move, default_move
from passgo.rules.base import moves

SITS_IN: Final = "least"
"""Its name at a table."""


class StandIn:
    """A bot that does the least for a seat whose person is away."""

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        """Return the claim of a rent that is due; else the least that answers the question, if this seat is asked one."""
        rent = next((move for move in game.legal_moves(seat) if move.kind == moves.CLAIM), None)
        if rent is not None:
            return rent
        return default_move(game, seat) if seat in game.awaits.seats else None

    def hear(self, bit: int) -> None:
        """Ignore it: nothing that happens changes what this bot does."""

    def answer(self, game: Game, seat: int, offer: Move, rng: list[int]) -> OfferAnswer:
        """Refuse every offer, and say why."""
        return OfferAnswer(accepted=False, why="away")
