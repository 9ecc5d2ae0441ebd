"""Drawing from the piles that are counted by kind: travel vouchers, lottery tickets, Roll Three cards."""

from __future__ import annotations

from .base import cite, events, frames, moves
from .base.kernel import rule
from .base.players import in_play
from .base.reasons import CARD_NOT_TO_COME, LEGAL, NOT_A_WAY
from .base.state import BANK, TABLE, State
from .base.tables import Tables
from .lottery import cash_ticket
from .roll_three import keep_roll_card
from .vouchers import held, take_voucher


@rule("voucher-gain", "roll-three-space", "starting-extra-cards")
def draw(s: State, seat: int, pile: int, count: int) -> None:
    """Let a player draw this many from a pile."""
    i = frames.push(s, frames.DRAW, seat)
    s.draw_pile[i] = pile
    s.draw_left[i] = count


@rule("voucher-gain", "lottery-ticket", "roll-three-space")
def left_of_kind(s: State, pile: int, kind: int) -> int:
    """How many of a kind the pile still holds; a Roll Three card is a kind of its own."""
    if pile == frames.VOUCHERS:
        return held(s, BANK, kind)
    if pile == frames.TICKETS:
        return s.tickets[kind]
    return 1 if s.roll3[kind] == BANK else 0


@rule("deck-setup")
def kinds_in(E: Tables, pile: int) -> int:
    """How many kinds there are."""
    if pile == frames.VOUCHERS:
        return E.voucher_kinds
    return E.ticket_kinds if pile == frames.TICKETS else E.roll_cards


@rule("deck-setup")
def left_in_pile(s: State, E: Tables, pile: int) -> int:
    """How many the pile holds: each is as likely to come next."""
    total = 0
    for kind in range(kinds_in(E, pile)):
        total += left_of_kind(s, pile, kind)
    return total


@rule("deck-setup")
def draw_way(s: State, E: Tables, pile: int, k: int) -> int:
    """The k-th of them, as a move of `TABLE`."""
    kind = 0
    while k >= left_of_kind(s, pile, kind):
        k -= left_of_kind(s, pile, kind)
        kind += 1
    if pile == frames.VOUCHERS:
        return moves.code(moves.DRAW_VOUCHER, TABLE, kind)
    if pile == frames.TICKETS:
        return moves.code(moves.TICKET, TABLE, kind)
    return moves.code(moves.CARD, TABLE, moves.a_roll(kind))


@rule("deck-setup")
def draw_refusal(s: State, E: Tables, move: int, arg: int) -> int:
    """Can this be drawn now?"""
    pile = s.draw_pile[frames.top(s)]
    kind = arg
    if pile == frames.ROLLS:
        kind = moves.roll_drawn(arg)
        if move != moves.CARD or kind < 0:
            return NOT_A_WAY
    elif move != (moves.DRAW_VOUCHER if pile == frames.VOUCHERS else moves.TICKET):
        return NOT_A_WAY
    if kind >= kinds_in(E, pile) or left_of_kind(s, pile, kind) == 0:
        return CARD_NOT_TO_COME
    return LEGAL


@rule("voucher-gain", "lottery-ticket", "roll-three-space")
def draw_one_more(s: State, E: Tables) -> None:
    """One more is drawn, as long as the pile holds any."""
    i = frames.top(s)
    seat = s.f_seat[i]
    if s.draw_left[i] == 0 or not in_play(s, seat):
        frames.pop(s)
    elif left_in_pile(s, E, s.draw_pile[i]) == 0:
        frames.pop(s)
        events.emit(s, events.NOTHING_TO_DRAW, cite.DECK_SETUP, seat, 0, 0, 0)
    else:
        s.draw_left[i] -= 1
        s.f_step[i] = frames.THROWN


@rule("voucher-gain", "voucher-visible", "lottery-ticket", "roll-three-space", "starting-extra-cards")
def take_from_pile(s: State, E: Tables, arg: int) -> None:
    """It is drawn: a voucher or a Roll Three card is laid open before its holder, a ticket is paid and gone."""
    i = frames.top(s)
    seat = s.f_seat[i]
    pile = s.draw_pile[i]
    s.f_step[i] = frames.ENTER
    if pile == frames.VOUCHERS:
        take_voucher(s, seat, arg, s.draw_dealt[i])
    elif pile == frames.TICKETS:
        cash_ticket(s, E, seat, arg)
    else:
        keep_roll_card(s, seat, moves.roll_drawn(arg), s.draw_dealt[i])
