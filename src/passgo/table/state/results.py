"""The results of a game that is over, as the listing of its table keeps them for those who played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from passgo.game import Game, seat_id
from passgo.protocol.reviews import SeatPart
from passgo.protocol.tables import TableBrief
from passgo.protocol.terms import SeatPlan
from passgo.rules.wealth import wealth


class SeatResult(msgspec.Struct, kw_only=True):
    """How the game went for a seat."""

    guest: str
    """The guest who had it at the end; empty for a bot, and where a person has left it."""
    bot: str
    """Of a bot, which."""
    place: int
    """From 1."""
    review: SeatPart | None
    """Of a person; null until the game is reviewed."""


class FinishedBrief(TableBrief, kw_only=True):
    """The brief of a table whose game is over, as its listing keeps it. Lists show others none of the results."""

    results: list[SeatResult]


def results_of(game: Game, plans: Sequence[SeatPlan], reviewed: Sequence[SeatPart]) -> list[SeatResult]:
    """Return the results by seat; `reviewed` is what a review says of each, empty if there is none."""
    order = final_order(game)
    winners = game.outcome.winners if game.outcome else ()
    reviews = {part.seat: part for part in reviewed}
    return [
        SeatResult(
            guest=plan.guest,
            bot=plan.named_bot,
            place=1 if seat in winners else 1 + order.index(seat),
            review=reviews.get(seat_id(seat)) if plan.guest else None,
        )
        for seat, plan in enumerate(plans)
    ]


def final_order(game: Game) -> list[int]:
    """Return the seats in their final order: winners, then those in play by worth, then the bankrupt, the last first."""
    s, E = game.state, game.edition.tables
    winners, out = game.outcome.winners if game.outcome else (), s.out
    return sorted(
        range(s.players),
        key=lambda seat: (seat not in winners, out[seat] > 0, -out[seat], -wealth(s, E, seat), seat),
    )
