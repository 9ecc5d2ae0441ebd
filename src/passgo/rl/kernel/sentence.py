"""How a move is said word by word: which words may come next, and when a move is complete.

Whatever the rules list as legal can be said, a sum between the least and the most, and any offer. No word leads
into a blind alley: of a move each part is allowed only while a legal move has it, and an offer can be forgotten.
"""

from __future__ import annotations

from typing import Annotated, Final

from passgo.bots.trading import may_offer
from passgo.rules.acting import TRADE, may
from passgo.rules.base import moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import I1, I4, I8, FieldTable, cells, field_table
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import NONE, SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import least, most
from passgo.rules.stocks import free_shares
from passgo.rules.trade import bound_deeds, cards_refusal

from .words import (
    CANCEL,
    COMPANY,
    COMPLETE,
    DEED,
    DOLLAR,
    GIVING,
    IS_SUM,
    KEPT,
    KIND_SAID,
    NOTE,
    NOTE_WORTH,
    NOTES,
    NOTHING,
    OFFER_WORD,
    ONE_SORT,
    OTHER_SORT,
    PARTS,
    ROLL,
    SEAT,
    SEVEN_BITS,
    SIX_BITS,
    SIZE,
    TAKING,
    THREE_BITS,
    VERB,
    VERB_OF,
    WITHOUT,
)

MOST_SHARES: Final = 15
"""Of one company on one side of an offer: four bits hold them."""


@field_table
class Allowed(FieldTable):
    """The mask: 1 for each word that may be said now."""

    words: Annotated[list[int], cells("i1", SIZE)]


@field_table
class Draft(FieldTable):
    """What a seat has said of its next move, and how it was asked. What an offer holds so far stands in a `Deal`."""

    free: I1  # 1: it need not act, and may say `nothing`
    kind: I1  # the kind of move whose verb was said; 0: nothing yet
    named: I1  # how many parts were
    taking: I1  # 1: notes, shares and dollars of the offer are taken, no longer given
    first: I4  # the first part of its argument; of an offer the seat
    sum: I8  # so much was laid down
    offers: Annotated[list[int], cells("i4", SEATS)]  # by seat, offers begun since chance fell


@rule()
def clear_draft(draft: Draft) -> None:
    """Nothing is said yet; how many offers were begun stays."""
    draft.kind = 0
    draft.named = 0
    draft.taking = 0
    draft.first = 0
    draft.sum = 0


@rule()
def places_after(s: State, seat: int, other: int) -> int:
    """How many places after one seat another sits."""
    return other - seat if other >= seat else other - seat + s.players


@rule()
def seat_after(s: State, seat: int, places: int) -> int:
    """The seat so many places after another."""
    other = seat + places
    return other - s.players if other >= s.players else other


@rule()
def part_of(kind: int, arg: int, k: int) -> int:
    """The k-th part of the argument of a move."""
    if PARTS[kind & SIX_BITS] == 1:
        return arg
    return moves.first_of(arg) if k == 0 else moves.last_of(arg)


@rule()
def word_of(s: State, seat: int, kind: int, k: int, part: int) -> int:
    """The word that names a part of the argument of this kind of move."""
    if part == NONE:
        return WITHOUT
    if moves.is_other(part):
        return OTHER_SORT[2 * kind + k & SEVEN_BITS] + moves.index_of(part)
    word = ONE_SORT[2 * kind + k & SEVEN_BITS]
    return word + places_after(s, seat, part) if word == SEAT else word + part


# --- which words may come next ----------------------------------------------------------------------


@rule()
def allow(
    s: State,
    E: Tables,
    draft: Draft,
    deal: Deal,
    seat: int,
    room: list[int],
    count: int,
    most_offers: int,
    mask: Allowed,
) -> None:
    """Mark the words that this seat may say now, in a mask that is zero. `room` holds its legal moves, so many."""
    if draft.kind == 0:
        allow_verbs(s, E, draft, seat, room, count, most_offers, mask)
    elif draft.kind == moves.OFFER:
        allow_in_offer(s, E, draft, deal, seat, mask)
    elif IS_SUM[draft.kind & SIX_BITS]:
        mask.words[COMPLETE] = 1
        allow_notes(mask, most(s, E, seat, draft.kind) - draft.sum)
    else:
        for i in range(count):
            if goes_on(draft, room[i]):
                part = part_of(draft.kind, moves.arg_of(room[i]), draft.named)
                mask.words[word_of(s, seat, draft.kind, draft.named, part)] = 1


@rule()
def goes_on(draft: Draft, move: int) -> bool:
    """Does a move begin with what was said?"""
    kind = moves.kind_of(move)
    if kind != draft.kind:
        return False
    return draft.named == 0 or part_of(kind, moves.arg_of(move), 0) == draft.first


@rule()
def allow_verbs(
    s: State,
    E: Tables,
    draft: Draft,
    seat: int,
    room: list[int],
    count: int,
    most_offers: int,
    mask: Allowed,
) -> None:
    """The verb of every legal move, an offer, and nothing at all where nothing must be said."""
    mask.words[NOTHING] = draft.free
    for i in range(count):
        mask.words[VERB_OF[moves.kind_of(room[i]) & SIX_BITS]] = 1
    if draft.offers[seat] < most_offers and may(s, seat, TRADE):
        mask.words[OFFER_WORD] = 1


@rule()
def allow_notes(mask: Allowed, most_more: int) -> None:
    """Each note that is not too much."""
    for k in range(len(NOTES)):
        if NOTE_WORTH[k & THREE_BITS] <= most_more:
            mask.words[NOTE + k] = 1


@rule()
def allow_in_offer(s: State, E: Tables, draft: Draft, deal: Deal, seat: int, mask: Allowed) -> None:
    """With whom; then what either has that may be traded, and done once the rules let the whole be offered."""
    mask.words[CANCEL] = 1
    if draft.named == 0:
        for other in range(s.players):
            if other != seat and in_play(s, other):
                mask.words[SEAT + places_after(s, seat, other)] = 1
        return
    mask.words[TAKING if draft.taking == 0 else GIVING] = 1
    allow_deeds(s, E, seat, draft.first, deal.give_deeds | deal.take_deeds, mask)
    allow_cards(s, E, seat, deal.give_cards, deal.give_rolls, mask)
    allow_cards(s, E, draft.first, deal.take_cards, deal.take_rolls, mask)
    allow_counted(s, E, draft, deal, seat, mask)
    if may_offer(s, E, seat, deal):
        mask.words[COMPLETE] = 1


@rule()
def is_added(draft: Draft, word: int) -> bool:
    """Was this, the last word of what is being said, one of an offer after its seat?"""
    return draft.kind == moves.OFFER and draft.named == 1 and not SEAT <= word < DEED


@rule()
def allow_after(s: State, E: Tables, draft: Draft, deal: Deal, seat: int, word: int, mask: Allowed) -> None:
    """Make of the mask before a word that was added to an offer the one after it: all else is as it was."""
    if word >= KEPT or DEED <= word < COMPANY:
        mask.words[word] = 0
    else:
        mask.words[GIVING] = draft.taking
        mask.words[TAKING] = 1 - draft.taking
        for k in range(len(NOTES)):
            mask.words[NOTE + k] = 0
        mask.words[DOLLAR] = 0
        for company in range(E.companies):
            mask.words[COMPANY + company] = 0
        allow_counted(s, E, draft, deal, seat, mask)
    mask.words[COMPLETE] = may_offer(s, E, seat, deal)


@rule()
def allow_deeds(s: State, E: Tables, seat: int, other: int, named: int, mask: Allowed) -> None:
    """Every deed of both that may change hands and is not in the offer yet."""
    deeds = (s.holds[seat] | s.holds[other]) & ~named & ~bound_deeds(s, E)
    while deeds:
        mask.words[DEED + lowest(deeds)] = 1
        deeds &= deeds - 1


@rule()
def allow_cards(s: State, E: Tables, hand: int, kept: int, rolls: int, mask: Allowed) -> None:
    """Every card of a hand that it may part with and that is not in the offer yet."""
    for card in range(E.keepable):
        if s.kept[card] == hand and not kept >> card & 1 and not cards_refusal(s, E, hand, 1 << card):
            mask.words[KEPT + card] = 1
    for card in range(E.roll_cards):
        if s.roll3[card] == hand and not rolls >> card & 1:
            mask.words[ROLL + card] = 1


@rule()
def allow_counted(s: State, E: Tables, draft: Draft, deal: Deal, seat: int, mask: Allowed) -> None:
    """What the side that was said last has more of than stands in the offer: cash, Picsou dollars, shares."""
    if draft.taking:
        allow_more(s, E, draft.first, deal.take_cash, deal.take_dollars, deal.take_shares, mask)
    else:
        allow_more(s, E, seat, deal.give_cash, deal.give_dollars, deal.give_shares, mask)


@rule()
def allow_more(s: State, E: Tables, hand: int, cash: int, dollars: int, shares: int, mask: Allowed) -> None:
    """What a hand has beyond so much cash, so many Picsou dollars and these shares."""
    allow_notes(mask, s.cash[hand] - cash)
    if dollars < s.dollars[hand]:
        mask.words[DOLLAR] = 1
    for company in range(E.companies):
        count = shares >> 4 * company & 15
        if count < min(free_shares(s, hand, company), MOST_SHARES):
            mask.words[COMPANY + company] = 1


# --- a word is said ---------------------------------------------------------------------------------


@rule()
def say(
    s: State, E: Tables, draft: Draft, deal: Deal, seat: int, room: list[int], count: int, word: int
) -> int:
    """Take a word that the mask allows, other than `nothing`. Gives the number of the move that it completes, or 0."""
    if draft.kind == 0:
        return say_verb(s, E, draft, seat, room, count, KIND_SAID[word - VERB & SIX_BITS])
    if draft.kind == moves.OFFER:
        return say_in_offer(s, draft, deal, seat, word)
    if word == COMPLETE:
        return moves.code(draft.kind, seat, draft.sum)
    if IS_SUM[draft.kind & SIX_BITS]:
        draft.sum += NOTE_WORTH[word - NOTE & THREE_BITS]
        return 0
    for i in range(count):
        if goes_on(draft, room[i]):
            part = part_of(draft.kind, moves.arg_of(room[i]), draft.named)
            if word_of(s, seat, draft.kind, draft.named, part) == word:
                draft.first = part
                draft.named += 1
                return room[i] if draft.named == PARTS[draft.kind & SIX_BITS] else 0
    return 0


@rule()
def completes(draft: Draft, word: int) -> bool:
    """Would a word that the mask allows end what is being said, so that the game goes on?"""
    if draft.kind == 0:
        return word == NOTHING or PARTS[KIND_SAID[word - VERB & SIX_BITS] & SIX_BITS] == 0
    if draft.kind == moves.OFFER or IS_SUM[draft.kind & SIX_BITS]:
        return word == COMPLETE
    return draft.named + 1 == PARTS[draft.kind & SIX_BITS]


@rule()
def say_verb(s: State, E: Tables, draft: Draft, seat: int, room: list[int], count: int, kind: int) -> int:
    """A verb begins a move, or is the whole of it."""
    draft.kind = kind
    if kind == moves.OFFER:
        draft.offers[seat] += 1
        return 0
    if IS_SUM[kind & SIX_BITS]:
        draft.sum = least(s, E, seat, kind)
        return 0
    if PARTS[kind & SIX_BITS]:
        return 0
    return moves.code(kind, seat, 0)


@rule()
def say_in_offer(s: State, draft: Draft, deal: Deal, seat: int, word: int) -> int:
    """The seat, a thing, a note, a change of side, or the end of an offer."""
    if word == COMPLETE:
        return moves.code(moves.OFFER, seat, deal.receiver)
    if word == CANCEL:
        clear_draft(draft)
    elif draft.named == 0:
        empty(deal)
        draft.named = 1
        draft.first = seat_after(s, seat, word - SEAT)
        deal.receiver = draft.first
    elif word in (GIVING, TAKING):
        draft.taking = 1 - draft.taking
    else:
        add_to_offer(s, draft, deal, seat, word)
    return 0


@rule()
def add_to_offer(s: State, draft: Draft, deal: Deal, seat: int, word: int) -> None:
    """One thing more, or one note."""
    if DEED <= word < COMPANY:
        add_deed(s, deal, seat, word - DEED)
    elif word >= ROLL:
        card = 1 << word - ROLL
        if s.roll3[word - ROLL] == seat:
            deal.give_rolls |= card
        else:
            deal.take_rolls |= card
    elif word >= KEPT:
        if s.kept[word - KEPT] == seat:
            deal.give_cards |= 1 << word - KEPT
        else:
            deal.take_cards |= 1 << word - KEPT
    else:
        add_counted(draft, deal, word)


@rule()
def add_deed(s: State, deal: Deal, seat: int, deed: int) -> None:
    """A deed more, of the side that holds it."""
    if s.holds[seat] >> deed & 1:
        deal.give_deeds |= 1 << deed
    else:
        deal.take_deeds |= 1 << deed


@rule()
def add_counted(draft: Draft, deal: Deal, word: int) -> None:
    """A note, a Picsou dollar or a share more, on the side that was said."""
    cash = NOTE_WORTH[word - NOTE & THREE_BITS] if NOTE <= word < VERB else 0
    dollars = 1 if word == DOLLAR else 0
    shares = 1 << 4 * (word - COMPANY) if word >= COMPANY else 0
    if draft.taking:
        deal.take_cash += cash
        deal.take_dollars += dollars
        deal.take_shares += shares
    else:
        deal.give_cash += cash
        deal.give_dollars += dollars
        deal.give_shares += shares


@rule()
def empty(deal: Deal) -> None:
    """Nothing is given and nothing taken."""
    deal.receiver = 0
    deal.give_cash = 0
    deal.take_cash = 0
    deal.give_deeds = 0
    deal.take_deeds = 0
    deal.give_cards = 0
    deal.take_cards = 0
    deal.give_dollars = 0
    deal.take_dollars = 0
    deal.give_shares = 0
    deal.take_shares = 0
    deal.give_rolls = 0
    deal.take_rolls = 0
    deal.give_vouchers = 0
    deal.take_vouchers = 0
