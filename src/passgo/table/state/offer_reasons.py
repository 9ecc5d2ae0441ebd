"""Why a bot makes an offer: one sentence for the person who gets it, found from what the deal does for both."""

from __future__ import annotations

from passgo.bots.stalemate import TOKEN
from passgo.game import Game, Move
from passgo.rules.base.bits import lowest
from passgo.rules.base.tables import STREET, Tables
from passgo.rules.base.things import bits


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
