"""What a bot is to the rules: a plain function from what it sees to the number of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from passgo.rules.deal import Deal
from passgo.rules.state import State
from passgo.rules.tables import Tables


class Policy(Protocol):
    """`(s, E, seat, legal, n, deal, rng) -> code`; 0 for no wish to act.

    `legal[:n]` are the seat's legal moves, amounts at their least. An offer is written into `deal` and
    given as `moves.code(moves.OFFER, seat, deal.receiver)`. `rng` are the bot's own random words.
    """

    def __call__(
        self, s: State, E: Tables, seat: int, legal: list[int], n: int, deal: Deal, rng: list[int], /
    ) -> int:
        """The move that this seat wants to make."""
        ...


Policies = Sequence[Policy]
"""One policy for each of the `SEATS` seats, those that are not dealt in too."""
