"""Roll Three: a card is drawn, three dice are rolled, and every card that shows some of them is paid."""

from __future__ import annotations

from .base import cite, events, frames
from .base.kernel import rule
from .base.money import pay
from .base.state import BANK, State
from .base.tables import Tables


@rule("roll-three-payout")
def matches(card: int, first: int, second: int, third: int) -> int:
    """How many of the three dice stand on a card, each number as often as on both."""
    count = 0
    for face in range(1, 7):
        on_card = 0
        for k in range(3):
            if card >> 4 * k & 15 == face:
                on_card += 1
        thrown = (1 if first == face else 0) + (1 if second == face else 0) + (1 if third == face else 0)
        count += min(on_card, thrown)
    return count


@rule("roll-three-space", "starting-extra-cards")
def keep_roll_card(s: State, seat: int, card: int, dealt: int) -> None:
    """Drawn or dealt, it lies open before its holder."""
    s.roll3[card] = seat
    if dealt:
        events.emit(s, events.DEALT_ROLL, cite.STARTING_EXTRA_CARDS, seat, card, 0, 0)
    else:
        events.emit(s, events.DREW_ROLL, cite.ROLL_THREE_SPACE, seat, card, 0, 0)


@rule("roll-three-payout", "roll-three-space")
def throw_three(s: State, E: Tables, first: int, second: int, third: int) -> None:
    """Pay the holder of every card by its matches; all three on a card of the player who rolled pay more."""
    thrower = s.f_seat[frames.top(s)]
    frames.pop(s)
    events.emit(s, events.THREW_THREE, cite.ROLL_THREE_SPACE, thrower, first, second, third)
    for seat in range(s.players):
        for card in range(E.roll_cards):
            if s.roll3[card] == seat:
                count = matches(E.roll_dice[card], first, second, third)
                amount = E.roll_three_pays[4 if count == 3 and seat == thrower else count]
                if amount > 0:
                    pay(s, BANK, seat, amount)
                    events.emit(s, events.ROLL_THREE_PAID, cite.ROLL_THREE_PAYOUT, seat, card, count, amount)
