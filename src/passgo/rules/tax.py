"""Taxes: a printed amount, or the choice between it and a share of all one owns."""

from __future__ import annotations

from .acting import choice_refusal
from .base import cite, events, frames, moves
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.money import percent_up
from .base.state import LEVELS, State
from .base.tables import Tables
from .debt import levy


@rule("income-tax-base", "ten-percent-rounding")
def worth(s: State, E: Tables, seat: int) -> int:
    """Cash, the printed price of every deed, mortgaged or not, and what the buildings cost."""
    total = s.cash[seat]
    for deed in range(E.deeds):
        if s.owner[deed] == seat:
            total += E.deed_price[deed]
            for level in range(s.level[deed]):
                total += s.paid[deed * LEVELS + level]
    return total


@rule("tax-fixed-amount", "short-tax-flat")
def pay_printed_tax(s: State, E: Tables, seat: int, space: int) -> None:
    """The amount printed on the space, to the bank."""
    levy(s, E, seat, E.space_amount[space], cite.TAX_FIXED_AMOUNT)


@rule("income-tax-choice")
def ask_for_tax(s: State, E: Tables, seat: int, space: int) -> None:
    """The player is to choose between the amount and the share."""
    i = frames.ask(s, seat, frames.TAX)
    s.choice_space[i] = space
    s.f_step[i] = frames.WAIT
    amount = E.space_amount[space]
    events.emit(s, events.TAX_ASKED, cite.INCOME_TAX_CHOICE, seat, amount, E.space_percent[space], 0)


@refuses(moves.TAX_FLAT, moves.TAX_PERCENT)
@rule("income-tax-choice")
def tax_refusal(s: State, seat: int) -> int:
    """Only whoever stopped on Income Tax chooses."""
    return choice_refusal(s, seat, frames.TAX)


@plays(moves.TAX_FLAT, moves.TAX_PERCENT)
@rule("income-tax-choice", "income-tax-decide-first")
def choose_tax(s: State, E: Tables, kind: int) -> None:
    """The choice is made before anything is counted, and stands."""
    i = frames.top(s)
    seat = s.f_seat[i]
    space = s.choice_space[i]
    frames.pop(s)
    share = 0
    amount = E.space_amount[space]
    if kind == moves.TAX_PERCENT:
        share = E.space_percent[space]
        amount = percent_up(worth(s, E, seat), share)
    events.emit(s, events.TAX_CHOSEN, cite.INCOME_TAX_CHOICE, seat, amount, share, space)
    levy(s, E, seat, amount, cite.INCOME_TAX_CHOICE)
