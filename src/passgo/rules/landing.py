"""The space reached decides: for sale, rent, tax, a card, jail, or nothing."""

from __future__ import annotations

from typing import Final

from .base import cite, events, frames
from .base.kernel import rule, seldom
from .base.money import pay
from .base.players import in_play
from .base.state import BANK, ESTATE, State
from .base.tables import (
    CARD_SPACE,
    DEED_SPACE,
    DOLLARS_SPACE,
    EXCHANGE_SPACE,
    GO_TO_JAIL_SPACE,
    LOTTERY_SPACE,
    PARKING_SPACE,
    ROLL_THREE_SPACE,
    SQUEEZE_SPACE,
    TAX_CHOICE_SPACE,
    TAX_SPACE,
    UTILITIES_SPACE,
    VOUCHER_SPACE,
    Tables,
)
from .dollars import offer_dollars
from .jail import send_to_jail
from .piles import draw
from .purchase import offer_for_sale
from .rent import open_claim
from .stocks import enter_exchange
from .tax import ask_for_tax, pay_printed_tax
from .utilities import await_utility_die

PARKING_POT: Final = cite.number_of("house-parking-pot")


@rule("space-effects", "bankrupt-retires")
def step_landing(s: State, E: Tables) -> bool:
    """Apply the space reached; the purchase of a player gone bankrupt is off. False while a choice or dice are pending."""
    i = s.depth - 1
    step = s.f_step[i]
    if step in (frames.ENTER, frames.ARRIVED):
        enter_space(s, E)
        return True
    if step == frames.WAIT and not in_play(s, s.f_seat[i]):
        frames.pop(s)
        return True
    return False


@rule("space-effects", "jail-just-visiting", "free-parking-nothing", "shared-space", "theme-mapping-nhl")
def enter_space(s: State, E: Tables) -> None:
    """Carry out what the space asks of the player who stopped on it: its kind decides, not its name."""
    i = s.depth - 1
    seat = s.f_seat[i]
    space = s.land_space[i]
    kind = E.space_kind[space]
    if not in_play(s, seat):
        frames.pop(s)
    elif draws_vouchers(s, E, seat, space):
        return
    elif kind == DEED_SPACE:
        enter_deed(s, E, seat, E.space_deed[space])
    elif kind == CARD_SPACE:
        frames.pop(s)
        i = frames.push(s, frames.CARD, seat)
        s.card_deck[i] = E.space_deck[space]
    elif kind == TAX_SPACE:
        frames.pop(s)
        pay_printed_tax(s, E, seat, space)
    elif kind == TAX_CHOICE_SPACE:
        frames.pop(s)
        ask_for_tax(s, E, seat, space)
    elif kind == PARKING_SPACE and s.cash[ESTATE] > 0:
        frames.pop(s)
        take_pot(s, seat)
    elif kind == GO_TO_JAIL_SPACE:
        frames.pop(s)
        send_to_jail(s, E, seat, cite.JAIL_CAUSES)
    elif kind >= LOTTERY_SPACE and kind != VOUCHER_SPACE:
        enter_seldom(s, E, seat, space)
    else:
        events.emit(s, events.STOPPED, cite.SPACE_EFFECTS, seat, space, 0, 0)
        frames.pop(s)


@rule("space-effects", "voucher-gain")
def draws_vouchers(s: State, E: Tables, seat: int, space: int) -> bool:
    """Draw vouchers if this space gives any, before all else. True if they do so now."""
    i = frames.top(s)
    if E.space_vouchers[space] == 0 or s.f_step[i] != frames.ENTER:
        return False
    s.f_step[i] = frames.ARRIVED
    draw(s, seat, frames.VOUCHERS, E.space_vouchers[space])
    return True


@rule("house-parking-pot")
def take_pot(s: State, seat: int) -> None:
    """A house rule: what lies on Free Parking goes to who stops there."""
    amount = s.cash[ESTATE]
    pay(s, ESTATE, seat, amount)
    events.emit(s, events.POT_PAID, PARKING_POT, seat, amount, 0, 0)


@rule("space-effects", "buy-unowned-option")
def enter_deed(s: State, E: Tables, seat: int, deed: int) -> None:
    """Offer a deed of the bank for sale; ask rent for another player's; only note a stop on the player's own."""
    i = frames.top(s)
    owner = s.owner[deed]
    if owner == BANK:
        offer_for_sale(s, E, deed)
        return
    rent_rule = s.land_rent_rule[i]
    factor = s.land_factor[i]
    by_card = s.land_by_card[i]
    frames.pop(s)
    if owner == seat:
        events.emit(s, events.STOPPED, cite.SPACE_EFFECTS, seat, s.at[seat], 0, 0)
    elif owner < BANK:
        open_claim(s, E, seat, deed, rent_rule, factor, by_card)


@seldom
@rule(
    "space-effects",
    "lottery-ticket",
    "picsou-dollar-buy",
    "stock-buy-option",
    "roll-three-space",
    "squeeze-play",
    "utilities-d8",
)
def enter_seldom(s: State, E: Tables, seat: int, space: int) -> None:
    """The spaces that few boards have."""
    kind = E.space_kind[space]
    if kind == UTILITIES_SPACE:
        await_utility_die(s)
        return
    frames.pop(s)
    if kind == LOTTERY_SPACE:
        draw(s, seat, frames.TICKETS, 1)
    elif kind == DOLLARS_SPACE:
        offer_dollars(s, seat, E.dollars_per_landing, 100)
    elif kind == EXCHANGE_SPACE:
        enter_exchange(s, E, seat)
    elif kind == ROLL_THREE_SPACE:
        frames.push(s, frames.ROLL_THREE, seat)
        draw(s, seat, frames.ROLLS, 1)
    elif kind == SQUEEZE_SPACE:
        frames.push(s, frames.SQUEEZE, seat)
