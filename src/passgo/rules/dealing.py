"""Dealing title deeds at the start of the short and timed games."""

from __future__ import annotations

from .base import cite, events, frames, moves
from .base.bits import how_many
from .base.deeds import give_deed
from .base.kernel import rule
from .base.money import pay
from .base.reasons import LEGAL, NOT_TO_DEAL
from .base.state import BANK, SEATS, TABLE, State
from .base.tables import Tables


@rule("short-deeds-dealt", "timed-setup")
def deeds_in_bank(s: State, E: Tables) -> int:
    """How many deeds are left to deal from."""
    return how_many(s.holds[BANK])


@rule("short-deeds-dealt")
def next_to_deal(s: State) -> int:
    """Return the player who gets the next deed: one at a time to each in turn."""
    receiver = 0
    for seat in range(s.players):
        if s.tally[seat] < s.tally[receiver]:
            receiver = seat
    return receiver


@rule("short-deeds-dealt")
def deal_way(s: State, E: Tables, k: int) -> int:
    """The k-th deed left goes to the next player, as a move of `TABLE`."""
    deed = 0
    while k > 0 or s.owner[deed] != BANK:
        if s.owner[deed] == BANK:
            k -= 1
        deed += 1
    return moves.code(moves.DEAL, TABLE, moves.pair(next_to_deal(s), deed))


@rule("short-deeds-dealt")
def deal_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Refuse a deed unless it is the Bank's and the player has not got all of theirs yet."""
    if s.f_kind[frames.top(s)] != frames.DEALING or deed >= E.deeds or seat >= s.players:
        return NOT_TO_DEAL
    if s.owner[deed] != BANK or s.tally[seat] >= E.dealt_deeds:
        return NOT_TO_DEAL
    return LEGAL


@rule("short-deeds-dealt", "short-deeds-payment", "timed-setup")
def deal_deed(s: State, E: Tables, seat: int, deed: int) -> None:
    """A deed is dealt; where the book says so it is paid for at once."""
    if E.dealt_paid:
        pay(s, seat, BANK, E.deed_price[deed])
        events.emit(s, events.DEALT, cite.SHORT_DEEDS_DEALT, seat, deed, E.deed_price[deed], 0)
    else:
        events.emit(s, events.DEALT_FREE, cite.SHORT_DEEDS_DEALT, seat, deed, 0, 0)
    give_deed(s, E, deed, seat)
    s.tally[seat] += 1


@rule("short-deeds-dealt")
def finish_dealing(s: State, E: Tables) -> bool:
    """All have their deeds. False while some are still to be dealt."""
    if s.tally[next_to_deal(s)] < E.dealt_deeds and deeds_in_bank(s, E) > 0:
        return False
    for seat in range(SEATS):
        s.tally[seat] = 0
    frames.pop(s)
    return True
