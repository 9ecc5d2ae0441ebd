"""Money: it moves from hand to hand and is never made. Whole units, two roundings."""

from __future__ import annotations

from . import events
from .kernel import rule
from .state import BANK, State


@rule("bank-payments", "bank-collects", "bank-never-broke", "banker-selection")
def pay(s: State, giver: int, taker: int, amount: int) -> None:
    """Move money. The Bank's cash may fall below zero without end: it can always write more."""
    s.cash[giver] -= amount
    s.cash[taker] += amount


@rule("bank-payments")
def receive(s: State, seat: int, amount: int, why: int) -> None:
    """The bank pays a player, for the rule of number `why`."""
    pay(s, BANK, seat, amount)
    events.emit(s, events.RECEIVED, why, seat, amount, why, 0)


@rule("ten-percent-rounding", "mortgage-interest-base")
def percent_up(amount: int, percent: int) -> int:
    """Return a percentage, rounded up in the Bank's favour."""
    return (amount * percent + 99) // 100


@rule("ten-percent-rounding", "mortgage-interest-base")
def with_percent(amount: int, percent: int) -> int:
    """Return an amount and a percentage of it."""
    return amount + percent_up(amount, percent)


@rule("ten-percent-rounding", "sell-building-half-price")
def half_down(amount: int) -> int:
    """Return half a price, rounded down, as the Bank pays it."""
    return amount // 2
