"""Correcting a game at a real board: the position as it lies on the table takes the place of what the rules made of it.

It is done while somebody is about to throw, all of it at once; before the throw for first player the game begins with
it, which is how a game that runs already is set up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from passgo.editions import Edition
from passgo.rules.base import frames
from passgo.rules.base.decks import put_under
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.players import in_play
from passgo.rules.base.state import BANK, COMPANIES, LEVELS, NONE, STOCKS, VOUCHER_KINDS, State
from passgo.rules.turn import step_turn

from .levels import built_levels, printed_price, wrong_building
from .move import Fact
from .quiet import is_before_rolloff, is_quiet
from .refusal import (
    CORRECTION_EVEN_GROUP,
    CORRECTION_FREE_GROUP,
    CORRECTION_IMPOSSIBLE,
    CORRECTION_NOT_NOW,
    CORRECTION_NOT_SO_MANY,
    CORRECTION_OUT,
    CORRECTION_WHOLE_GROUP,
    Refusal,
)
from .sound import UnsoundState, check_state, stock_left

WRONG_BUILDING: Final = {
    "whole": CORRECTION_WHOLE_GROUP,
    "free": CORRECTION_FREE_GROUP,
    "even": CORRECTION_EVEN_GROUP,
}

OF_SEAT: Final = frozenset({"cash", "at", "jailed", "laps", "dollars", "shares", "vouchers", "turn"})


def corrected(before: State, edition: Edition, facts: Sequence[Fact]) -> State | Refusal:
    """The state in which these facts are so, or why there is none. What players gain or lose, the bank loses or gains."""
    if not is_quiet(before):
        return CORRECTION_NOT_NOW
    for fact in facts:
        hand = (
            fact.of
            if fact.what in OF_SEAT
            else fact.value
            if fact.what in ("owner", "card", "roll")
            else BANK
        )
        if hand != BANK and not (hand < before.players and in_play(before, hand)):
            return CORRECTION_OUT
    s = _begun(before, edition) if is_before_rolloff(before) else before.copy()
    missing = [left - there for left, there in zip(stock_left(s, edition.tables), s.stock, strict=False)]
    for fact in facts:
        _make_so(s, edition, fact)
    gather_deeds(s, edition.tables)
    wrong = wrong_building(s, edition)
    if wrong:
        return WRONG_BUILDING[wrong[1]]
    left = stock_left(s, edition.tables)
    for kind in range(STOCKS):
        s.stock[kind] = left[kind] - missing[kind]
    if min(*s.stock, *s.dollars, *s.shares, *s.vouchers) < 0:
        return CORRECTION_NOT_SO_MANY
    try:
        check_state(s, edition)
    except UnsoundState:
        return CORRECTION_IMPOSSIBLE
    return s


def _begun(before: State, edition: Edition) -> State:
    """The game begins without a throw for it, the first player about to throw; what was dealt stays."""
    s = before.copy()
    while s.depth:
        frames.pop(s)
    frames.push(s, frames.TURN, 0)
    step_turn(s, edition.tables)
    return s


def _make_so(s: State, edition: Edition, fact: Fact) -> None:
    E, of, value = edition.tables, fact.of, fact.value
    match fact.what:
        case "cash":
            s.cash[BANK] -= value - s.cash[of]
            s.cash[of] = value
        case "at":
            s.at[of] = value
            if value != E.jail_space:
                s.jailed[of] = 0
        case "jailed":
            s.jailed[of] = value
            if value:
                s.at[of] = E.jail_space
                s.doubles = 0 if s.turn == of else s.doubles
        case "laps":
            s.lap[of] = value
            s.lap_best[of] = max(s.lap_best[of], value)
        case "turn":
            s.turn = s.f_seat[0] = of
            s.doubles = 0
        case "owner":
            s.owner[of] = value
        case "level":
            s.level[of] = value
            paid = {level - 1: printed_price(edition, of, level) for level in built_levels(edition, value)}
            s.paid[of * LEVELS : (of + 1) * LEVELS] = [paid.get(level, 0) for level in range(LEVELS)]
        case "mortgaged":
            s.mortgaged[of] = value
        case "dollars":
            s.dollars[BANK] -= value - s.dollars[of]
            s.dollars[of] = value
        case "shares":
            _move_to(s.shares, COMPANIES, fact)
        case "vouchers":
            _move_to(s.vouchers, VOUCHER_KINDS, fact)
        case "roll":
            s.roll3[of] = value
        case "card":
            _hold(s, edition, of, value)
        case "shuffled":
            _shuffle(s, edition, of)


def _move_to(row: list[int], kinds: int, fact: Fact) -> None:
    """So many of a kind are in a hand now; the bank has the others."""
    cell = fact.of * kinds + fact.kind
    row[BANK * kinds + fact.kind] -= fact.value - row[cell]
    row[cell] = fact.value


def _hold(s: State, edition: Edition, kept: int, hand: int) -> None:
    """A kept card is in this hand; in the bank's it lies under its pile."""
    E = edition.tables
    card, deck = E.keep_card[kept], E.keep_deck[kept]
    first = E.deck_first[deck]
    if s.kept[kept] == NONE and hand != BANK:
        if s.unseen[deck] >> (card - first) & 1:
            s.unseen[deck] &= ~(1 << (card - first))
        else:
            _set_order(s, edition, deck, [one for one in _order(s, edition, deck) if one != card - first])
    elif s.kept[kept] != NONE and hand == BANK:
        put_under(s, E, card)
    s.kept[kept] = NONE if hand == BANK else hand


def _order(s: State, edition: Edition, deck: int) -> list[int]:
    first = edition.tables.deck_first[deck]
    return s.order[first : first + s.known[deck]]


def _set_order(s: State, edition: Edition, deck: int, order: list[int]) -> None:
    first, size = edition.tables.deck_first[deck], edition.tables.deck_size[deck]
    s.order[first : first + size] = [*order, *[0] * (size - len(order))]
    s.known[deck] = len(order)


def _shuffle(s: State, edition: Edition, deck: int) -> None:
    """Whatever lies in the pile may come next."""
    for card in _order(s, edition, deck):
        s.unseen[deck] |= 1 << card
    _set_order(s, edition, deck, [])
