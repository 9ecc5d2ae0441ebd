"""Autoregressive actions: a move is composed action by action. Which may come next, and when is the move complete?

Every legal move can be composed, every amount from the least to the most, and any offer. No action leads to a dead
end: an argument is allowed only if a legal move has it, and an offer can be cancelled.
"""

from __future__ import annotations

from typing import Annotated, Final

from passgo.bots.trading import may_offer
from passgo.rules.acting import TRADE, may
from passgo.rules.base import moves, things
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal, empty_deal
from passgo.rules.base.fields import I1, I4, I8, FieldTable, cells, field_table, tables
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import NONE, SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, least, most
from passgo.rules.stocks import free_shares
from passgo.rules.trade import bound_deeds, cards_refusal

from .actions import (
    ACTION_COUNT,
    CANCEL,
    COMPANY,
    COMPLETE,
    DEED,
    DOLLAR,
    GIVING,
    IS_AMOUNT,
    KEPT,
    KIND_OF_VERB,
    NOTE,
    NOTE_WORTH,
    NOTES,
    NOTHING,
    OFFER_ACTION,
    ONE_SORT,
    OTHER_SORT,
    PARTS,
    ROLL,
    SEAT,
    SEVEN_BITS,
    SIX_BITS,
    TAKING,
    THREE_BITS,
    VERB,
    VERB_OF,
    WITHOUT,
)

MOST_SHARES: Final = 15
"""Of one company on one side of an offer: four bits hold them."""

MOST_ACTIONS: Final = 100
"""Of one move; then it can only be completed or dropped. Otherwise an agent could avoid the next roll for ever."""


@field_table
class ActionMask(FieldTable):
    """1 for each action that is legal now."""

    legal: Annotated[list[int], cells("i1", ACTION_COUNT)]


@field_table
class MoveDraft(FieldTable):
    """Which agent is asked for a move, what it may do, and what it has composed so far."""

    seat: I8  # the agent that is asked; NONE once the game is over
    count: I8  # how many legal moves it has, offers apart
    free: I1  # 1: it need not act, and may take the action `nothing`
    kind: I1  # the kind of move whose verb was taken; 0: nothing yet
    named: I1  # how many of its arguments were
    taking: I1  # 1: notes, shares and dollars of the offer are taken, not given
    actions: I1  # how many of its actions were taken
    first: I4  # the first argument; of an offer the partner's seat
    sum: I8  # the amount so far
    offers: Annotated[
        list[int], cells("i4", SEATS)
    ]  # by seat, the offers begun since dice or cards last came
    moves: Annotated[list[int], cells("i8", MOST_MOVES)]  # its legal moves
    deal: Annotated[Deal, tables(Deal)]  # what the offer holds so far


@rule()
def clear_draft(draft: MoveDraft) -> None:
    """Nothing is composed yet. How many offers were begun stays."""
    draft.kind = 0
    draft.named = 0
    draft.taking = 0
    draft.actions = 0
    draft.first = 0
    draft.sum = 0


@rule()
def places_after(s: State, seat: int, other: int) -> int:
    """Return how many places after one seat another one is."""
    return other - seat if other >= seat else other - seat + s.players


@rule()
def seat_after(s: State, seat: int, places: int) -> int:
    """Return the seat this many places after another."""
    other = seat + places
    return other - s.players if other >= s.players else other


@rule()
def part_of(kind: int, arg: int, k: int) -> int:
    """Return the k-th argument of a move, of which `arg` holds both."""
    if PARTS[kind & SIX_BITS] == 1:
        return arg
    return moves.first_of(arg) if k == 0 else moves.last_of(arg)


@rule()
def action_of(s: State, seat: int, kind: int, k: int, part: int) -> int:
    """Return the action that names the k-th argument of this kind of move."""
    if part == NONE:
        return WITHOUT
    if moves.is_other(part):
        return OTHER_SORT[2 * kind + k & SEVEN_BITS] + moves.index_of(part)
    action = ONE_SORT[2 * kind + k & SEVEN_BITS]
    return action + places_after(s, seat, part) if action == SEAT else action + part


# --- which actions may come next --------------------------------------------------------------------


@rule()
def allow(s: State, E: Tables, draft: MoveDraft, most_offers: int, mask: ActionMask) -> None:
    """Mark the legal actions of the agent that is asked, in a mask of zeros."""
    if draft.kind == 0:
        allow_verbs(s, draft, most_offers, mask)
    elif draft.kind == moves.OFFER:
        allow_in_offer(s, E, draft, mask)
    elif IS_AMOUNT[draft.kind & SIX_BITS]:
        mask.legal[COMPLETE] = 1
        if draft.actions < MOST_ACTIONS:
            allow_notes(mask, most(s, E, draft.seat, draft.kind) - draft.sum)
    else:
        for i in range(draft.count):
            if continues(draft, draft.moves[i]):
                part = part_of(draft.kind, moves.arg_of(draft.moves[i]), draft.named)
                mask.legal[action_of(s, draft.seat, draft.kind, draft.named, part)] = 1


@rule()
def continues(draft: MoveDraft, move: int) -> bool:
    """Does a move begin with what is composed so far?"""
    kind = moves.kind_of(move)
    if kind != draft.kind:
        return False
    return draft.named == 0 or part_of(kind, moves.arg_of(move), 0) == draft.first


@rule()
def allow_verbs(s: State, draft: MoveDraft, most_offers: int, mask: ActionMask) -> None:
    """Allow the verb of every legal move, an offer, and `nothing` if no move is needed."""
    mask.legal[NOTHING] = draft.free
    for i in range(draft.count):
        mask.legal[VERB_OF[moves.kind_of(draft.moves[i]) & SIX_BITS]] = 1
    if draft.offers[draft.seat] < most_offers and may(s, draft.seat, TRADE):
        mask.legal[OFFER_ACTION] = 1


@rule()
def allow_notes(mask: ActionMask, most_more: int) -> None:
    """Allow each note that is not too much."""
    for k in range(len(NOTES)):
        if NOTE_WORTH[k & THREE_BITS] <= most_more:
            mask.legal[NOTE + k] = 1


@rule()
def allow_in_offer(s: State, E: Tables, draft: MoveDraft, mask: ActionMask) -> None:
    """Allow the partners; then what both sides may trade, and `complete` if the rules allow the whole offer."""
    seat, deal = draft.seat, draft.deal
    mask.legal[CANCEL] = 1
    if draft.named == 0:
        for other in range(s.players):
            if other != seat and in_play(s, other):
                mask.legal[SEAT + places_after(s, seat, other)] = 1
        return
    if draft.actions < MOST_ACTIONS:
        mask.legal[TAKING if draft.taking == 0 else GIVING] = 1
        allow_deeds(s, E, seat, draft.first, deal.give[things.DEEDS] | deal.take[things.DEEDS], mask)
        allow_cards(s, E, seat, deal.give, mask)
        allow_cards(s, E, draft.first, deal.take, mask)
        allow_counted(s, E, draft, mask)
    if may_offer(s, E, seat, deal):
        mask.legal[COMPLETE] = 1


@rule()
def only_adds(draft: MoveDraft, action: int) -> bool:
    """Did the last action of the draft add to an offer whose partner was named before, and may more follow?"""
    in_offer = draft.kind == moves.OFFER and draft.named == 1 and draft.actions < MOST_ACTIONS
    return in_offer and not SEAT <= action < DEED


@rule()
def allow_after(s: State, E: Tables, draft: MoveDraft, action: int, mask: ActionMask) -> None:
    """Change the mask before an action that added to an offer into the mask after it: little differs."""
    if action >= KEPT or DEED <= action < COMPANY:
        mask.legal[action] = 0
    else:
        mask.legal[GIVING] = draft.taking
        mask.legal[TAKING] = 1 - draft.taking
        for k in range(len(NOTES)):
            mask.legal[NOTE + k] = 0
        mask.legal[DOLLAR] = 0
        for company in range(E.companies):
            mask.legal[COMPANY + company] = 0
        allow_counted(s, E, draft, mask)
    mask.legal[COMPLETE] = may_offer(s, E, draft.seat, draft.deal)


@rule()
def allow_deeds(s: State, E: Tables, seat: int, other: int, named: int, mask: ActionMask) -> None:
    """Allow every deed of both sides that may change hands and is not in the offer yet."""
    deeds = (s.holds[seat] | s.holds[other]) & ~named & ~bound_deeds(s, E)
    while deeds:
        mask.legal[DEED + lowest(deeds)] = 1
        deeds &= deeds - 1


@rule()
def allow_cards(s: State, E: Tables, hand: int, side: list[int], mask: ActionMask) -> None:
    """Allow every card that a hand may trade and that is not in the offer yet."""
    for card in range(E.keepable):
        if (
            s.kept[card] == hand
            and not side[things.CARDS] >> card & 1
            and not cards_refusal(s, E, hand, 1 << card)
        ):
            mask.legal[KEPT + card] = 1
    for card in range(E.roll_cards):
        if s.roll3[card] == hand and not side[things.ROLLS] >> card & 1:
            mask.legal[ROLL + card] = 1


@rule()
def allow_counted(s: State, E: Tables, draft: MoveDraft, mask: ActionMask) -> None:
    """Allow the cash, Picsou dollars and shares that the present side has beyond those in the offer."""
    if draft.taking:
        allow_more(s, E, draft.first, draft.deal.take, mask)
    else:
        allow_more(s, E, draft.seat, draft.deal.give, mask)


@rule()
def allow_more(s: State, E: Tables, hand: int, side: list[int], mask: ActionMask) -> None:
    """Allow the cash, Picsou dollars and shares that a hand has beyond those on its side."""
    allow_notes(mask, s.cash[hand] - side[things.CASH])
    if side[things.DOLLARS] < s.dollars[hand]:
        mask.legal[DOLLAR] = 1
    for company in range(E.companies):
        count = side[things.SHARES] >> 4 * company & 15
        if count < min(free_shares(s, hand, company), MOST_SHARES):
            mask.legal[COMPANY + company] = 1


# --- an action is taken -----------------------------------------------------------------------------


@rule()
def compose(s: State, E: Tables, draft: MoveDraft, action: int) -> int:
    """Add a legal action other than `nothing` to the draft. Return the move that it completes, or 0."""
    draft.actions += 1
    if draft.kind == 0:
        return begin_move(s, E, draft, KIND_OF_VERB[action - VERB & SIX_BITS])
    if draft.kind == moves.OFFER:
        return compose_offer(s, draft, action)
    if action == COMPLETE:
        return moves.code(draft.kind, draft.seat, draft.sum)
    if IS_AMOUNT[draft.kind & SIX_BITS]:
        draft.sum += NOTE_WORTH[action - NOTE & THREE_BITS]
        return 0
    for i in range(draft.count):
        move = draft.moves[i]
        if continues(draft, move):
            part = part_of(draft.kind, moves.arg_of(move), draft.named)
            if action_of(s, draft.seat, draft.kind, draft.named, part) == action:
                draft.first = part
                draft.named += 1
                return move if draft.named == PARTS[draft.kind & SIX_BITS] else 0
    return 0


@rule()
def completes(draft: MoveDraft, action: int) -> bool:
    """Would a legal action complete the move, so that the game continues?"""
    if draft.kind == 0:
        return action == NOTHING or PARTS[KIND_OF_VERB[action - VERB & SIX_BITS] & SIX_BITS] == 0
    if draft.kind == moves.OFFER or IS_AMOUNT[draft.kind & SIX_BITS]:
        return action == COMPLETE
    return draft.named + 1 == PARTS[draft.kind & SIX_BITS]


@rule()
def begin_move(s: State, E: Tables, draft: MoveDraft, kind: int) -> int:
    """Begin a move with its verb. Return the move if the verb is all of it, or 0."""
    draft.kind = kind
    if kind == moves.OFFER:
        draft.offers[draft.seat] += 1
        return 0
    if IS_AMOUNT[kind & SIX_BITS]:
        draft.sum = least(s, E, draft.seat, kind)
        return 0
    if PARTS[kind & SIX_BITS]:
        return 0
    return moves.code(kind, draft.seat, 0)


@rule()
def compose_offer(s: State, draft: MoveDraft, action: int) -> int:
    """Name the partner, add an item or a note, change sides, or end the offer. Return the complete move, or 0."""
    deal = draft.deal
    if action == COMPLETE:
        return moves.code(moves.OFFER, draft.seat, deal.receiver)
    if action == CANCEL:
        clear_draft(draft)
    elif draft.named == 0:
        empty_deal(deal)
        draft.named = 1
        draft.first = seat_after(s, draft.seat, action - SEAT)
        deal.receiver = draft.first
    elif action in (GIVING, TAKING):
        draft.taking = 1 - draft.taking
    else:
        add_to_offer(s, draft, action)
    return 0


@rule()
def add_to_offer(s: State, draft: MoveDraft, action: int) -> None:
    """Add one item or one note."""
    seat, deal = draft.seat, draft.deal
    if DEED <= action < COMPANY:
        deed = action - DEED
        add_item(deal, s.holds[seat] >> deed & 1 != 0, things.DEEDS, deed)
    elif action >= ROLL:
        add_item(deal, s.roll3[action - ROLL] == seat, things.ROLLS, action - ROLL)
    elif action >= KEPT:
        add_item(deal, s.kept[action - KEPT] == seat, things.CARDS, action - KEPT)
    elif draft.taking:
        add_counted(deal.take, action)
    else:
        add_counted(deal.give, action)


@rule()
def add_item(deal: Deal, is_own: bool, thing: int, number: int) -> None:
    """Add a deed or card on the side that holds it."""
    if is_own:
        deal.give[thing] |= 1 << number
    else:
        deal.take[thing] |= 1 << number


@rule()
def add_counted(side: list[int], action: int) -> None:
    """Add a note, a Picsou dollar or a share to a side."""
    if action == DOLLAR:
        side[things.DOLLARS] += 1
    elif action >= COMPANY:
        side[things.SHARES] += 1 << 4 * (action - COMPANY)
    else:
        side[things.CASH] += NOTE_WORTH[action - NOTE & THREE_BITS]
