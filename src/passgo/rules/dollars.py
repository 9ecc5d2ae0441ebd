"""Picsou dollars: ten of them, worth what one lot of the board asks as rent."""

from __future__ import annotations

from .acting import choice_refusal
from .base import cite, events, frames, moves
from .base.groups import any_mortgaged, owns_group
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.money import pay, percent_up
from .base.reasons import DOLLARS_ABOVE_CASH, DOLLARS_NOT_HELD, DOLLARS_TOO_MANY, LEGAL
from .base.state import BANK, NONE, State
from .base.tables import RENTS, Tables


@rule("picsou-dollar-value")
def dollar_value(s: State, E: Tables) -> int:
    """The rent of the lot that bears it, whoever owns it; mortgaged it counts as bare and single."""
    deed = E.dollar_deed
    if deed == NONE:
        return 0
    rent = E.deed_rent[deed * RENTS + s.level[deed]]
    group = E.deed_group[deed]
    if s.level[deed] == 0 and s.owner[deed] < BANK:
        if owns_group(s, E, s.owner[deed], group) and not any_mortgaged(s, E, group):
            rent *= E.group_rent_factor
    return rent


@rule("timed-valuation")
def dollars_counted(s: State, E: Tables, seat: int) -> int:
    """Picsou dollars at their value of the moment."""
    return s.dollars[seat] * dollar_value(s, E) if s.dollars[seat] > 0 else 0


@rule("picsou-dollar-buy", "card-buy-dollar-picsou")
def price_of(s: State, E: Tables, count: int, percent: int) -> int:
    """Return the price of this many at this percentage of their value."""
    return count * percent_up(dollar_value(s, E), percent)


@rule("picsou-dollar-buy", "picsou-dollar-supply", "card-buy-dollar-picsou")
def for_sale(s: State) -> int:
    """How many the offer on top holds: as many as the bank has, or fewer."""
    limit = s.choice_limit[frames.top(s)]
    return min(limit, s.dollars[BANK]) if limit > 0 else s.dollars[BANK]


@rule("picsou-dollar-buy", "picsou-dollar-supply", "card-buy-dollar-picsou")
def may_take(s: State, E: Tables, seat: int) -> int:
    """Return how many this seat may buy at the offer on top: of those for sale, as many as it can pay."""
    price = price_of(s, E, 1, s.choice_percent[frames.top(s)])
    return min(for_sale(s), s.cash[seat] // price) if price > 0 else for_sale(s)


@rule("picsou-dollar-buy", "card-buy-dollar-picsou")
def offer_dollars(s: State, seat: int, limit: int, percent: int) -> None:
    """Offer them Picsou dollars; `limit` 0: as many as they like."""
    i = frames.ask(s, seat, frames.DOLLARS)
    s.choice_limit[i] = limit
    s.choice_percent[i] = percent


@rule("picsou-dollar-buy", "picsou-dollar-supply")
def enter_offer(s: State, E: Tables) -> None:
    """If the bank has none left, nothing is offered."""
    i = frames.top(s)
    seat = s.f_seat[i]
    if s.dollars[BANK] == 0:
        frames.pop(s)
        events.emit(s, events.DOLLARS_GAINED, cite.PICSOU_DOLLAR_SUPPLY, seat, 0, 0, 0)
        return
    s.f_step[i] = frames.WAIT
    price = price_of(s, E, 1, s.choice_percent[i])
    events.emit(s, events.DOLLARS_ON_SALE, cite.PICSOU_DOLLAR_BUY, seat, for_sale(s), price, 0)


@refuses(moves.DOLLARS, seldom=True)
@rule("picsou-dollar-buy", "picsou-dollar-supply")
def buy_dollars_refusal(s: State, E: Tables, seat: int, count: int) -> int:
    """Allow any number down to none, as far as the Bank's stock and their cash reach."""
    refusal = choice_refusal(s, seat, frames.DOLLARS)
    if refusal:
        return refusal
    if count > for_sale(s):
        return DOLLARS_TOO_MANY
    price = price_of(s, E, count, s.choice_percent[frames.top(s)])
    return LEGAL if s.cash[seat] >= price else DOLLARS_ABOVE_CASH


@plays(moves.DOLLARS, seldom=True)
@rule("picsou-dollar-buy")
def buy_dollars(s: State, E: Tables, seat: int, count: int) -> None:
    """From the bank, at the value of the moment; who wants none lets it pass, and nothing is auctioned."""
    price = price_of(s, E, count, s.choice_percent[frames.top(s)])
    frames.pop(s)
    pay(s, seat, BANK, price)
    move_dollars(s, BANK, seat, count)
    events.emit(s, events.DOLLARS_BOUGHT, cite.PICSOU_DOLLAR_BUY, seat, count, price, 0)


@rule("picsou-dollar-sell")
def sell_dollars_refusal(s: State, seat: int, count: int) -> int:
    """Allow only as many as they hold."""
    return LEGAL if 0 < count <= s.dollars[seat] else DOLLARS_NOT_HELD


@plays(moves.SELL_DOLLARS, seldom=True)
@rule("picsou-dollar-sell")
def sell_dollars(s: State, E: Tables, seat: int, count: int) -> None:
    """To the bank, at the value of the moment."""
    price = price_of(s, E, count, 100)
    move_dollars(s, seat, BANK, count)
    pay(s, BANK, seat, price)
    events.emit(s, events.DOLLARS_SOLD, cite.PICSOU_DOLLAR_SELL, seat, count, price, 0)


@rule("card-gain-dollar-picsou", "picsou-dollar-supply")
def gain_dollars(s: State, seat: int, count: int) -> None:
    """A gift of the bank's, as far as it has any."""
    given = min(count, s.dollars[BANK])
    move_dollars(s, BANK, seat, given)
    events.emit(s, events.DOLLARS_GAINED, cite.CARD_GAIN_DOLLAR_PICSOU, seat, given, 0, 0)


@rule("picsou-dollar-supply")
def move_dollars(s: State, giver: int, taker: int, count: int) -> None:
    """Picsou dollars change hands."""
    s.dollars[giver] -= count
    s.dollars[taker] += count


@rule()
def legal_dollars(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Buying none, and the least of buying; added to a list of moves."""
    for count in range(2):
        if not buy_dollars_refusal(s, E, seat, count):
            out[n] = moves.code(moves.DOLLARS, seat, count)
            n += 1
    return n
