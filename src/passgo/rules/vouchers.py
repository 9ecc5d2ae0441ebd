"""Travel vouchers: who holds them, how they expire, and how a card or Squeeze Play passes them on."""

from __future__ import annotations

from .base import cite, events, frames
from .base.kernel import rule
from .base.players import in_play
from .base.reasons import LEGAL, NO_VOUCHER_ASKED, VOUCHER_NOT_HELD
from .base.state import BANK, SEATS, VOUCHER_KINDS, State
from .base.tables import Tables


@rule("voucher-visible")
def held(s: State, hand: int, kind: int) -> int:
    """How many vouchers of a kind a hand holds, face up; the bank's are the pile."""
    return s.vouchers[hand * VOUCHER_KINDS + kind]


@rule("voucher-visible")
def vouchers_of(s: State, E: Tables, hand: int) -> int:
    """How many vouchers a hand holds."""
    total = 0
    for kind in range(E.voucher_kinds):
        total += held(s, hand, kind)
    return total


@rule("voucher-gain", "voucher-visible")
def hand_over(s: State, giver: int, taker: int, kind: int) -> None:
    """One voucher changes hands."""
    s.vouchers[giver * VOUCHER_KINDS + kind] -= 1
    s.vouchers[taker * VOUCHER_KINDS + kind] += 1


@rule("voucher-out-of-game")
def put_out(s: State, hand: int, kind: int) -> None:
    """One voucher leaves the game for good."""
    s.vouchers[hand * VOUCHER_KINDS + kind] -= 1
    s.vouchers_gone[kind] += 1


@rule("voucher-expire", "voucher-out-of-game")
def expire_all(s: State, E: Tables) -> None:
    """All that anybody holds expire, the player's own too; those in the pile do not."""
    for hand in range(SEATS):
        count = vouchers_of(s, E, hand)
        for kind in range(E.voucher_kinds):
            while held(s, hand, kind) > 0:
                put_out(s, hand, kind)
        if count > 0:
            events.emit(s, events.VOUCHERS_EXPIRED, cite.VOUCHER_EXPIRE, hand, count, 0, 0)


# --- passed on ----------------------------------------------------------------------------------


@rule("squeeze-play-alt", "voucher-visible")
def gift_refusal(s: State, E: Tables, seat: int, kind: int) -> int:
    """The giver chooses which of his vouchers goes."""
    if not frames.chooses(s, seat, frames.GIVE_VOUCHER):
        return NO_VOUCHER_ASKED
    return LEGAL if kind < E.voucher_kinds and held(s, seat, kind) > 0 else VOUCHER_NOT_HELD


@rule("card-take-travel-voucher")
def take_refusal(s: State, E: Tables, seat: int, victim: int, kind: int) -> int:
    """One voucher of any other player's."""
    if not frames.chooses(s, seat, frames.TAKE_VOUCHER):
        return NO_VOUCHER_ASKED
    if victim == seat or not in_play(s, victim) or kind >= E.voucher_kinds:
        return VOUCHER_NOT_HELD
    return LEGAL if held(s, victim, kind) > 0 else VOUCHER_NOT_HELD


@rule("card-return-travel-voucher")
def return_refusal(s: State, E: Tables, seat: int, kind: int) -> int:
    """One of his own."""
    if not frames.chooses(s, seat, frames.RETURN_VOUCHER):
        return NO_VOUCHER_ASKED
    return LEGAL if kind < E.voucher_kinds and held(s, seat, kind) > 0 else VOUCHER_NOT_HELD


@rule("squeeze-play-alt")
def give_voucher(s: State, seat: int, kind: int) -> None:
    """To who squeezed him."""
    taker = s.choice_taker[frames.top(s)]
    frames.pop(s)
    hand_over(s, seat, taker, kind)
    events.emit(s, events.VOUCHER_GIVEN, cite.SQUEEZE_PLAY_ALT, seat, taker, kind, 0)


@rule("card-take-travel-voucher")
def take_from(s: State, seat: int, victim: int, kind: int) -> None:
    """Taken from an opponent."""
    frames.pop(s)
    hand_over(s, victim, seat, kind)
    events.emit(s, events.VOUCHER_GIVEN, cite.CARD_TAKE_TRAVEL_VOUCHER, victim, seat, kind, 0)


@rule("card-return-travel-voucher")
def return_voucher(s: State, seat: int, kind: int) -> None:
    """Back into the pile, which is shuffled."""
    frames.pop(s)
    hand_over(s, seat, BANK, kind)
    events.emit(s, events.VOUCHER_RETURNED, cite.CARD_RETURN_TRAVEL_VOUCHER, seat, kind, 0, 0)
