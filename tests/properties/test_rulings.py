"""The laws of debtors, auctions, shortages and the bell, in random play from positions made for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

import pytest

from passgo.editions import edition_names, find_edition
from passgo.rules import engine, setup
from passgo.rules.acting import in_debt
from passgo.rules.auction import least_bid
from passgo.rules.base import events, frames, moves
from passgo.rules.base.deeds import gather_deeds, give_deed
from passgo.rules.base.money import pay
from passgo.rules.base.players import survivors
from passgo.rules.base.state import (
    BANK,
    BELL_RUNG,
    DEPOT,
    EVENT_WORDS,
    EVENTS,
    HOTEL,
    HOUSE,
    SKYSCRAPER,
    TABLE,
    State,
)
from passgo.rules.base.tables import STATION, Tables
from passgo.rules.debt import raisable
from passgo.rules.invariants import NAMES, broken, money_total
from passgo.rules.mortgage import keep_fee
from properties.positions import random_position
from properties.walk import Step, is_over, legal_codes, make, random_step, seats_of, stack

GAMES: Final = 12
MOVES: Final = 90
TIMED: Final = ("us1973+timed", "fr2013-speed+timed")
BOOKS: Final = (*edition_names(), *TIMED)
NO_RAISING: Final = (moves.HALF, moves.GIVE, moves.BANKRUPT)
RAISING: Final = (moves.MORTGAGE, moves.SELL_ALL, moves.SELL_DOLLARS)
NEW_BUSINESS: Final = frozenset({
    events.BUILT, events.DEPOT_BUILT, events.OFFERED, events.ACCEPTED, events.TRADED_DEED, events.SHORTAGE,
    events.WANTED, events.BUILDING_WON, events.TURN_BEGAN, events.VOUCHER_PLAYED, events.DOUBLES_AGAIN,
})  # fmt: skip
"""Events that no move in progress brings about."""


@dataclass
class Seen:
    """The situations that the games met."""

    things: Counter[str] = field(default_factory=Counter)
    kinds: set[int] = field(default_factory=set)


def happened(s: State, before: int) -> list[tuple[int, int, int, int, int]]:
    """The events since event number `before`: kind, seat and three arguments."""
    rows = (
        s.event[n % EVENTS * EVENT_WORDS :][:EVENT_WORDS]
        for n in range(max(before, s.event_n - EVENTS), s.event_n)
    )
    return [(row[0] & 255, row[0] >> 24, row[1], row[2], row[3]) for row in rows]


def raisable_less_interest(s: State, E: Tables, seat: int) -> int:
    """Return what a player could raise, once the interest on new mortgages is paid."""
    fees = sum(keep_fee(E, deed) for deed in range(E.deeds) if s.owner[deed] == seat and s.todo[deed])
    return raisable(s, E, seat) - fees


def debtors_of(s: State, step: Step) -> list[int]:
    """Those in debt whose move it is: of a deal both sides."""
    kind = moves.kind_of(step.code)
    seats = [s.deal_from, s.deal_to] if kind == moves.ACCEPT else [moves.seat_of(step.code)]
    if kind in NO_RAISING:
        return []
    return [seat for seat in seats if seat < s.players and in_debt(s, seat)]


def debts_of(s: State, seat: int) -> list[int]:
    return [s.debt_amount[i] for i in range(s.depth) if s.f_kind[i] == frames.DEBT and s.f_seat[i] == seat]


def check_debtors(before: State, s: State, E: Tables, step: Step, seen: Seen) -> None:
    """Check that no move of a debtor lowers what they can raise, as long as they are still in debt."""
    for seat in debtors_of(before, step):
        paid = any(row[:2] == (events.PAID, seat) for row in happened(s, before.event_n))
        if not paid and debts_of(s, seat) == debts_of(before, seat):
            seen.things["a move of a debtor"] += 1
            seen.things["a deal of a debtor"] += moves.kind_of(step.code) == moves.ACCEPT
            was, now = raisable_less_interest(before, E, seat), raisable_less_interest(s, E, seat)
            assert now >= was, f"{step} lowers what p{seat + 1} can raise from {was} to {now}"


def check_auctions(before: State, s: State, E: Tables, step: Step, seen: Seen) -> None:
    """Check that the winner of an auction pays and receives: the deed at once, a building by the move that places it."""
    happenings = happened(s, before.event_n)
    for what, seat, lot, amount, _ in happenings:
        if what == events.AUCTION_WON:
            seen.things["a deed won"] += 1
            assert s.owner[lot] == seat
            assert before.cash[seat] - s.cash[seat] == amount
        elif what == events.BUILDING_WON:
            seen.things["a building won"] += 1
            seen.kinds.add(lot)
            built = [
                row for row in happenings if row[0] in (events.BUILT, events.DEPOT_BUILT) and row[1] == seat
            ]
            if built:
                assert built[0][4] == amount
                assert before.cash[seat] - s.cash[seat] == amount
            else:
                i = frames.top(s)
                assert frames.choice_of(s, frames.PLACE)
                assert (s.f_seat[i], s.choice_building[i], s.choice_price[i]) == (seat, lot, amount)
                assert s.cash[seat] >= amount
    if moves.kind_of(step.code) == moves.PLACE:
        price = before.choice_price[frames.top(before)]
        seat = moves.seat_of(step.code)
        paid = next(
            row[4] for row in happenings if row[0] in (events.BUILT, events.DEPOT_BUILT) and row[1] == seat
        )
        assert not price or paid == price
        seen.things["a building placed"] += 1


def lacks_cash(s: State, E: Tables, seat: int) -> bool:
    """Return whether they have less than they owe, or than an offered deed costs. Of items they may want all there are."""
    if in_debt(s, seat):
        return s.cash[seat] < sum(debts_of(s, seat))
    i = frames.top(s)
    return s.f_kind[i] != frames.LAND or s.cash[seat] < E.deed_price[s.land_deed[i]]


def check_bell(before: State, s: State, E: Tables, step: Step, seen: Seen) -> None:
    """After the bell nothing changes but by the move in progress."""
    if before.ending != BELL_RUNG:
        return
    seen.things["a move after the bell"] += 1
    kinds = {row[0] for row in happened(s, before.event_n)}
    assert not kinds & NEW_BUSINESS
    assert (s.turn, s.turn_no) == (before.turn, before.turn_no)
    if moves.kind_of(step.code) in (moves.CLAIM, moves.WAIVE):
        seen.things["a rent asked for after the bell"] += 1
        assert moves.first_of(moves.arg_of(step.code)) == before.turn
    else:
        seat = moves.seat_of(step.code)
        assert engine.to_act(before) >> seat & 1 or in_debt(before, seat)
    if moves.kind_of(step.code) in RAISING:
        seen.things["cash raised after the bell"] += 1
        assert lacks_cash(before, E, moves.seat_of(step.code))


def in_shortage(s: State) -> bool:
    return frames.SHORTAGE in stack(s)


def check_shortages(before: State, s: State, E: Tables, step: Step, seen: Seen) -> None:
    """Check that a debtor takes no part but raises cash; when it is over, no wants are left."""
    if not in_shortage(before):
        return
    seat = moves.seat_of(step.code)
    raises = moves.kind_of(step.code) in (moves.SELL, *RAISING)
    assert seat == TABLE or raises or not in_debt(before, seat)
    kinds = stack(before)
    seen.things["a shortage above a debt"] += frames.DEBT in kinds
    seen.things["a shortage above a transfer"] += frames.TRANSFER in kinds and frames.DEBT in kinds
    if not in_shortage(s):
        assert not any(s.tally)


def nested_position(E: Tables, rng: Random, players: int, mood: str) -> State:
    """Return a position with few buildings left and somebody in debt, perhaps for interest on new mortgages."""
    s = random_position(E, rng, players, mood)
    living = [seat for seat in range(s.players) if not s.out[seat]]
    debtor = rng.choice(living)
    for kind in (HOUSE, HOTEL, SKYSCRAPER, DEPOT):
        s.stock[kind] = min(E.stock[kind], rng.randrange(1, 4))
    for deed in range(E.deeds):
        if E.deed_kind[deed] == STATION:  # one each, so that several can want a depot
            s.owner[deed] = living[deed % len(living)]
            s.level[deed] = s.mortgaged[deed] = 0
    gather_deeds(s, E)
    s.stock[DEPOT] = min(E.stock[DEPOT], 1)
    taken = [deed for deed in range(E.deeds) if s.owner[deed] == debtor and s.mortgaged[deed]]
    creditor = rng.choice([seat for seat in living if seat != debtor])
    if taken and rng.random() < 0.5:
        s.todo[taken[0]] = 1
        frames.push(s, frames.TRANSFER, debtor)
        s.f_step[frames.top(s)] = frames.WAIT
        creditor = BANK
    i = frames.push(s, frames.DEBT, debtor)
    s.debt_amount[i] = s.cash[debtor] + rng.randrange(1, 400)
    s.debt_creditor[i] = creditor
    s.debt_rule[i] = 1
    return s


def play(where: str, E: Tables, s: State, seen: Seen, counted: bool) -> None:
    """A game at random; the bell of a timed one rings somewhere in it. `counted`: every building is accounted for."""
    rng = Random(where)
    total = money_total(s)
    bell = Step(moves.code(moves.BELL, TABLE, 0))
    for n in range(MOVES):
        if is_over(s):
            return
        rings = E.timed and rng.random() < 0.03 and not engine.why_not(s, E, bell.code)
        step = bell if rings else random_step(s, E, rng)
        before = s.copy()
        make(s, E, step)
        wrong = broken(s, E, total) if counted else 0
        assert not wrong, f"{where}, move {n}: {NAMES[wrong]} after {step}"
        check_debtors(before, s, E, step, seen)
        check_auctions(before, s, E, step, seen)
        check_bell(before, s, E, step, seen)
        check_shortages(before, s, E, step, seen)


@pytest.fixture(scope="module")
def seen() -> Seen:
    """All the games, each move checked."""
    seen = Seen()
    for name in BOOKS:
        E = find_edition(name).tables
        for game in range(GAMES):
            players = max(3, E.min_players + game % (E.max_players - E.min_players + 1))
            where = f"{name} {game}"
            mood = ("shortage", "poor", "hotels")[game % 3]
            play(where, E, random_position(E, Random(where), players, mood), seen, counted=True)
            play(f"{where} nested", E, nested_position(E, Random(where), players, mood), seen, counted=False)
    return seen


@pytest.mark.parametrize(
    "thing",
    [
        "a move of a debtor", "a deal of a debtor", "a deed won", "a building won", "a building placed",
        "a move after the bell", "a rent asked for after the bell", "cash raised after the bell",
        "a shortage above a debt", "a shortage above a transfer",
    ],
)  # fmt: skip
def test_the_games_meet(seen: Seen, thing: str) -> None:
    assert seen.things[thing]


def test_shortages_of_several_kinds_are_settled(seen: Seen) -> None:
    assert seen.kinds >= {HOUSE, HOTEL, SKYSCRAPER, DEPOT}


def orders(s: State, E: Tables) -> list[State]:
    """Return the results of every order that opens a shortage."""
    opened: list[State] = []
    for seat in seats_of(survivors(s)):
        for code in legal_codes(s, E, seat):
            if moves.kind_of(code) == moves.BUILD:
                ordered = s.copy()
                engine.apply(ordered, E, code)
                opened += [ordered] * in_shortage(ordered)
    return opened


def can_bid(s: State, E: Tables, seat: int, rng: Random) -> bool:
    """Return whether they can reach a bid that is high enough, raising cash at random."""
    for _ in range(6):
        tried = s.copy()
        while tried.cash[seat] < least_bid(tried, E):
            ways = [
                code for code in legal_codes(tried, E, seat) if moves.kind_of(code) in (moves.SELL, *RAISING)
            ]
            if not ways:
                break
            engine.apply(tried, E, rng.choice(ways))
        else:
            return True
    return False


@pytest.mark.parametrize("name", ["us1973", "fr2013", "nhl1999-short", "picsou", "picsou-taxi"])
def test_whoever_is_asked_in_a_shortage_can_bid(name: str) -> None:
    """Few buildings are left and many are poor; all who are asked want one."""
    E = find_edition(name).tables
    met = 0
    for game in range(60):
        rng = Random(f"{name} {game}")
        s = random_position(E, rng, 4, rng.choice(("shortage", "hotels")))
        for kind in (HOUSE, HOTEL, SKYSCRAPER, DEPOT):
            s.stock[kind] = min(E.stock[kind], 1)
        for seat in range(s.players):
            s.cash[seat] = rng.choice((0, 0, 5, s.cash[seat]))
        for ordered in orders(s, E):
            i = frames.top(ordered)
            orderer, asked = ordered.f_seat[i], seats_of(ordered.shortage_unasked[i])
            for seat in asked:
                engine.apply(ordered, E, moves.code(moves.WANT, seat, 1))
            i = frames.top(ordered)
            assert ordered.f_kind[i] == frames.AUCTION
            if ordered.f_step[i] == frames.OPENING:
                engine.apply(ordered, E, moves.code(moves.OPEN, ordered.f_seat[i], 1))
            for seat in asked:
                met += 1
                assert seat == orderer or can_bid(ordered, E, seat, rng), f"{name} {game}: p{seat + 1}"
    assert met > 20


def test_an_estate_that_nobody_may_bid_for_goes_to_the_bank() -> None:
    """Both others are in debt when a third leaves an estate to the Bank: the deed is withdrawn by itself."""
    E = find_edition("us1973").tables
    s = State()
    setup.start(s, E, 3)
    give_deed(s, E, 5, 2)
    for seat in range(3):
        pay(s, seat, BANK, s.cash[seat])
        i = frames.push(s, frames.DEBT, seat)
        s.debt_amount[i] = 500
        s.debt_creditor[i] = BANK
        s.debt_rule[i] = 1
    engine.apply(s, E, moves.code(moves.BANKRUPT, 2, 0))
    assert s.owner[5] == BANK
    assert seats_of(engine.to_act(s)) == [1]
