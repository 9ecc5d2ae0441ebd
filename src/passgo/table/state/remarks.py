"""The remarks of characters at great moments: a set phrase for each, once a game, in the chat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from passgo.game import Game
from passgo.game.characters import called
from passgo.protocol.terms import SeatPlan

from .table_log import Spoke
from .transaction import Transaction

HEAVY: Final = 4
"""A rent is heavy from this part of the starting cash on."""


def remarks(
    game: Game, transaction: Transaction, plans: Sequence[SeatPlan], said: Collection[str], now: float
) -> list[Spoke]:
    """Return what is said to these moves, in `game` before them. `said`: the phrases that were said before.

    The speaker is the character (`phrase-CHARACTER-MOMENT` in the texts), so whoever mutes one hears it at no table.
    """
    found: dict[str, Spoke] = {}
    for seat, plan in enumerate(plans):
        character = called(plan.named_bot).character
        moment = _moment(game, transaction, seat) if character else ""
        phrase = f"{character}-{moment}"
        if moment and phrase not in said:
            found.setdefault(phrase, Spoke(character, plan.name, phrase, "", now))
    return [*found.values()]


def _moment(game: Game, transaction: Transaction, seat: int) -> str:
    """Return the greatest moment that these moves are for a seat; empty for none."""
    before, after = game.state, transaction.game.state
    if (outcome := transaction.game.outcome) and seat in outcome.winners:
        return "won"
    if after.whole[seat] & ~before.whole[seat]:
        return "group"
    heavy = game.edition.tables.starting_cash // HEAVY
    paid = any(
        event.kind == "paid" and event.seat == seat and event.args["amount"] >= heavy
        for made in transaction.moves
        for event in made.events
    )
    return "rent" if paid and not after.out[seat] else ""
