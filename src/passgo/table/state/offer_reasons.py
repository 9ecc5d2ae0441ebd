"""Why a bot makes an offer, and what the deal is worth to it: for the person who gets it, found from what it does for both."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from passgo.bots.stalemate import TOKEN
from passgo.bots.steady.deals import gain_of
from passgo.bots.steady.value import means_of_others
from passgo.game import Game, Move
from passgo.rules.base.bits import lowest
from passgo.rules.base.tables import STREET, Tables
from passgo.rules.base.things import bits

ROUND: Final = 10
"""Dollars: a worth is rounded to these."""


def why_offered(game: Game, offer: Move) -> str:
    """Return the key of the reason (`offer-for-KEY` in the texts) for an offer that is made in this position."""
    assert offer.deal is not None
    E, holds = game.edition.tables, game.state.holds
    give, take = offer.deal.give, offer.deal.take
    given, taken = bits(give.deeds), bits(take.deeds)
    mine = new_colours(E, holds[offer.seat], given, taken)
    yours = new_colours(E, holds[offer.arg], taken, given)
    if mine and yours:
        return "both-complete"
    if mine:
        return "completes-own"
    if yours:
        return "completes-yours"
    if not taken and take.cash <= TOKEN:
        return "gives-up"
    if taken and groups_of(E, taken) & groups_of(E, holds[offer.seat] & ~given):
        return "collects"
    return "wants-rents" if taken else "wants-cash"


def worth_to_maker(game: Game, offer: Move) -> int:
    """Return about how many dollars the maker of an offer gains by it, as `steady` counts.

    0 if that is no gain, or if more changes hands than deeds and cash: `steady` counts nothing else.
    """
    assert offer.deal is not None
    E, s = game.edition.tables, game.state
    give, take = offer.deal.give, offer.deal.take
    if any(replace(side, deeds=(), cash=0) for side in (give, take)):
        return 0
    cash = take.cash - give.cash
    gain = gain_of(s, E, offer.seat, bits(give.deeds), bits(take.deeds), cash, 0, means_of_others(s, E))
    return max((gain + ROUND // 2) // ROUND * ROUND, 0)


def new_colours(E: Tables, held: int, given: int, taken: int) -> int:
    """Return the colour groups (bits) that a hand completes by an exchange of deeds."""
    after = held & ~given | taken
    return sum(
        1 << group
        for group in range(E.groups)
        if E.deed_kind[lowest(E.group_deeds[group])] == STREET
        and E.group_deeds[group] & ~after == 0
        and E.group_deeds[group] & ~held
    )


def groups_of(E: Tables, deeds: int) -> int:
    """The groups (bits) of these deeds."""
    return sum(1 << group for group in range(E.groups) if E.group_deeds[group] & deeds)
