"""The form of a bot for a table: something that is asked what a seat wants to do."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from passgo.game import Game, Move


class OfferAnswer(NamedTuple):
    """A seat's answer to an offer."""

    accepted: bool
    why: str = ""
    """Why it refuses, by a key of its own (`offer-why-KEY` in the texts); empty where it does not say."""
    more: int = 0
    """How much more cash would make it accept; 0 if it does not say, or no cash would."""


class Bot(Protocol):
    """A program that plays. `rng` are the words it draws its chance from (`passgo.bots.rng`)."""

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        """Return what the seat wants to do: answer if it must decide, act freely, make an offer, or nothing."""
        ...

    def hear(self, bit: int) -> None:
        """Something happened since it was last asked (`passgo.bots.memory`)."""
        ...

    def answer(self, game: Game, seat: int, offer: Move, rng: list[int]) -> OfferAnswer:
        """Return the seat's answer to an offer."""
        ...
