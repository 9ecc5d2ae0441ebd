"""What a bot is to a table: something that is asked what a seat wants to do."""

from __future__ import annotations

from typing import Protocol

from passgo.game import Game, Move


class Bot(Protocol):
    """A program that plays. `rng` are the words it draws its chance from (`passgo.bots.rng`)."""

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        """What the seat wants to do: answer if it must decide, act freely, make an offer, or nothing."""
        ...

    def hear(self, bit: int) -> None:
        """Something happened since it was last asked (`passgo.bots.memory`)."""
        ...

    def accepts(self, game: Game, seat: int, offer: Move, rng: list[int]) -> bool:
        """Whether the seat accepts an offer."""
        ...
