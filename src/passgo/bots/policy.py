"""The form of a bot for the rules: a plain function from what it sees to the number of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .memory import Memory


class Policy(Protocol):
    """`(s, E, seat, room, deal, rng, memory) -> code`; 0 for no wish to act.

    A policy that looks at its legal moves lists them itself: `n = legal(s, E, seat, room)`. The content of
    an offer it writes into `deal`, and gives `moves.code(moves.OFFER, seat, deal.receiver)`; `rng` are its
    own random words (`passgo.bots.rng`), `memory` what it keeps through the game (`passgo.bots.memory`).
    """

    def __call__(
        self, s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory, /
    ) -> int:
        """The move that this seat wants to make."""
        ...


Policies = Sequence[Policy]
"""One policy for each of the `SEATS` seats, those that are not dealt in too."""
