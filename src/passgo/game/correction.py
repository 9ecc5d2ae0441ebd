"""Correcting a game at a real board: the position on the table replaces the one the rules made.

It is done whenever the game waits, all of it at once. While somebody is about to roll, everything can be corrected,
even who is out of the game, which may end it. Before the roll for first player the game begins with the correction,
which sets up a game in progress. In the middle of a turn the question stays: whose turn it is, the places of the
tokens, who is in the game and the object of the question are left alone. A debt is paid if the cash is there now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from passgo.editions import Edition
from passgo.rules import engine
from passgo.rules.base import frames, lots
from passgo.rules.base.decks import put_under
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.players import in_play, next_in, survivors
from passgo.rules.base.state import (
    BANK,
    COMPANIES,
    LEVELS,
    NONE,
    SETTLEMENT,
    STOCKS,
    TABLE,
    VOUCHER_KINDS,
    State,
)
from passgo.rules.ending import end_by_count, end_with_survivor
from passgo.rules.rent import drop_claim
from passgo.rules.turn import step_turn

from .between_turns import is_before_rolloff, is_between_turns
from .levels import built_levels, printed_price, wrong_building
from .move import Fact, FactKind
from .question import seats_of
from .refusal import (
    CORRECTION_ASKED,
    CORRECTION_EVEN_GROUP,
    CORRECTION_FREE_GROUP,
    CORRECTION_IMPOSSIBLE,
    CORRECTION_NOT_NOW,
    CORRECTION_NOT_SO_MANY,
    CORRECTION_OUT,
    CORRECTION_OVER,
    CORRECTION_WHOLE_GROUP,
    Refusal,
)
from .state_check import UnsoundState, check_state, stock_left

WRONG_BUILDING: Final = {
    "whole": CORRECTION_WHOLE_GROUP,
    "free": CORRECTION_FREE_GROUP,
    "even": CORRECTION_EVEN_GROUP,
}

OF_HAND: Final = frozenset({"owner", "card", "roll"})
OF_SEAT: Final = frozenset({"cash", "at", "jailed", "laps", "dollars", "shares", "vouchers", "turn", "out"})
BEFORE_A_THROW: Final = frozenset({"turn", "at", "jailed", "laps", "out"})
"""The facts that are corrected while somebody is about to roll, but not in the middle of a turn."""

Correctable = Literal["", "things", "all"]
"""The facts of a game that can be corrected now: possessions during a turn, everything before a roll."""


def correctable(s: State) -> Correctable:
    """Return what can be corrected now."""
    if engine.is_over(s):
        return ""
    return "all" if is_between_turns(s) else "things"


def corrected(before: State, edition: Edition, facts: Sequence[Fact]) -> State | Refusal:
    """Return the state with these facts, or why there is none. The Bank pays for what players gain."""
    refusal = _untimely(before, facts)
    if refusal:
        return refusal
    E = edition.tables
    s = _begun(before, edition) if is_before_rolloff(before) else before.copy()
    missing = [left - there for left, there in zip(stock_left(s, E), s.stock, strict=False)]
    for fact in sorted(facts, key=lambda fact: fact.what != "out"):
        hand = fact.of if fact.what in OF_SEAT else fact.value if fact.what in OF_HAND else BANK
        if hand != BANK and not (fact.of < s.players if fact.what == "out" else in_play(s, hand)):
            return CORRECTION_OUT
        _make_so(s, edition, fact)
    gather_deeds(s, E)
    wrong = wrong_building(s, edition)
    if wrong:
        return WRONG_BUILDING[wrong[1]]
    left = stock_left(s, E)
    for kind in range(STOCKS):
        s.stock[kind] = left[kind] - missing[kind]
    if min(*s.stock, *s.dollars, *s.shares, *s.vouchers) < 0:
        return CORRECTION_NOT_SO_MANY
    if s.bankrupts > before.bankrupts:
        _end_if_over(s, edition)
    return (
        s if _goes_on(s, edition) else CORRECTION_IMPOSSIBLE if is_between_turns(before) else CORRECTION_ASKED
    )


def _untimely(s: State, facts: Sequence[Fact]) -> Refusal | None:
    """Why such facts are not for this moment."""
    may = correctable(s)
    if not may:
        return CORRECTION_OVER
    if may == "things" and any(fact.what in BEFORE_A_THROW for fact in facts):
        return CORRECTION_NOT_NOW
    asked = _asked_about(s)
    return CORRECTION_ASKED if any((fact.what, fact.of) in asked for fact in facts) else None


def _asked_about(s: State) -> set[tuple[FactKind, int]]:
    """Return the things whose holder a question is about to decide: for sale, or at auction."""
    hammered: dict[int, FactKind] = {lots.DEED: "owner", lots.ROLL: "roll", lots.CARD: "card"}
    asked: set[tuple[FactKind, int]] = set()
    for i in range(s.depth):
        if s.f_kind[i] == frames.LAND and s.f_step[i] == frames.WAIT:
            asked.add(("owner", s.land_deed[i]))
        elif s.f_kind[i] == frames.AUCTION and (what := hammered.get(lots.kind_of(s.auction_lot[i]))):
            asked.add((what, lots.index_of(s.auction_lot[i])))
    return asked


def _goes_on(s: State, edition: Edition) -> bool:
    """Whether a game can stand so, or has ended; what now happens by itself has happened then."""
    E = edition.tables
    try:
        check_state(s, edition)
        while engine.run_on(s, E):
            pass
        check_state(s, edition)
    except UnsoundState:
        return False
    answers = [0] * engine.MOST_MOVES
    asked = seats_of(engine.to_act(s))
    return asked == (TABLE,) or all(engine.legal(s, E, seat, answers) for seat in asked)


def _end_if_over(s: State, edition: Edition) -> None:
    """One player is left, or a short game has had its last bankruptcy: it ends as it would have."""
    last = edition.tables.end_after_bankruptcies
    if s.alive == 1:
        end_with_survivor(s, edition.tables)
    elif 0 < last <= s.bankrupts:
        s.ending = SETTLEMENT
        end_by_count(s, edition.tables, 0, 0)


def _begun(before: State, edition: Edition) -> State:
    """Begin the game without a roll for first player; the first player is about to roll, and dealt deeds stay."""
    s = before.copy()
    while s.depth:
        frames.pop(s)
    frames.push(s, frames.TURN, 0)
    step_turn(s, edition.tables)
    return s


def _make_so(s: State, edition: Edition, fact: Fact) -> None:
    E, of, value = edition.tables, fact.of, fact.value
    match fact.what:
        case "out":
            (_retire if value else _bring_back)(s, edition, of)
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
            s.todo[of] = 0
        case "level":
            s.level[of] = value
            paid = {level - 1: printed_price(edition, of, level) for level in built_levels(edition, value)}
            s.paid[of * LEVELS : (of + 1) * LEVELS] = [paid.get(level, 0) for level in range(LEVELS)]
        case "mortgaged":
            s.mortgaged[of] = value
            s.todo[of] = 0
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


def _retire(s: State, edition: Edition, seat: int) -> None:
    """Enter a player as bankrupt earlier: their property is the Bank's, unless it is given to another."""
    if s.out[seat]:
        return
    s.bankrupts += 1
    s.alive -= 1
    s.out[seat], s.heir[seat] = s.bankrupts, BANK
    s.jailed[seat] = 0
    held: list[Fact] = [Fact("cash", seat, 0), Fact("dollars", seat, 0)]
    for deed in range(edition.tables.deeds):
        if s.owner[deed] == seat:
            held += [Fact("level", deed, 0), Fact("mortgaged", deed, 0), Fact("owner", deed, BANK)]
    held += [Fact("card", kept, BANK) for kept, hand in enumerate(s.kept) if hand == seat]
    held += [Fact("roll", roll, BANK) for roll in range(edition.tables.roll_cards) if s.roll3[roll] == seat]
    held += [Fact("vouchers", seat, 0, kind) for kind in range(edition.tables.voucher_kinds)]
    for company in range(edition.tables.companies):
        s.pawned[seat * COMPANIES + company] = 0
        held.append(Fact("shares", seat, 0, company))
    for fact in held:
        _make_so(s, edition, fact)
    for i in reversed(range(s.claim_n)):
        if seat in (s.claim_lander[i], s.claim_owner[i]):
            drop_claim(s, i)
    if s.turn == seat and s.alive:
        _make_so(s, edition, Fact("turn", next_in(s, survivors(s), seat)))


def _bring_back(s: State, edition: Edition, seat: int) -> None:
    """Enter a player as not bankrupt after all; those who went out later move one place up."""
    if not s.out[seat]:
        return
    for other in range(s.players):
        s.out[other] -= s.out[other] > s.out[seat]
    s.bankrupts -= 1
    s.alive += 1
    s.out[seat] = s.heir[seat] = 0


def _move_to(row: list[int], kinds: int, fact: Fact) -> None:
    """Set how many of a kind are in a hand; the bank has the others."""
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
