"""The time of a table, by a clock of our own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from passgo.game import Question
from passgo.game.questions import AuctionQuestion, ChanceQuestion, ThrowQuestion
from passgo.protocol.tables import Clock
from passgo.rules.base.state import TABLE
from passgo.table.commands.table_views import times_view
from passgo.table.state.clocks import DAY, LATE, Clocks, Deadline

PERSONS = {0, 1, 2}


def throw(seat: int) -> Question:
    return ThrowQuestion(seats=(seat,))


def auction(amount: int, by: int | None, *asked: int) -> Question:
    return AuctionQuestion(seats=asked, deed=3, amount=amount, by=by)


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(Clock())
    clocks.ask(throw(0), 1, PERSONS, 100.0, 100.0)
    assert clocks.deadlines() == []
    assert clocks.next_due() is None
    assert clocks.spent(9999.0) == {}


def test_the_bank_is_touched_when_the_time_for_the_decision_is_over() -> None:
    clocks = Clocks(Clock(decision=30, bank=60))
    clocks.ask(throw(0), 1, PERSONS, 100.0, 100.0)
    assert clocks.deadlines() == [Deadline(0, 130.0, 190.0)]
    assert clocks.spent(130.0) == {}
    assert clocks.spent(140.5) == {0: 49.5}
    clocks.set_bank(0, 49.5)
    clocks.ask(throw(1), 2, PERSONS, 140.5, 140.5)
    assert clocks.deadlines() == [Deadline(1, 170.5, 230.5)]
    clocks.ask(throw(0), 3, PERSONS, 150.0, 150.0)
    assert clocks.deadlines() == [Deadline(0, 180.0, 229.5)]
    assert clocks.overdue(229.4) == []
    assert clocks.overdue(229.5) == [0]
    assert clocks.spent(500.0) == {0: 0.0}


def test_the_same_question_keeps_its_time_and_a_new_one_starts_again() -> None:
    clocks = Clocks(Clock(decision=30))
    clocks.ask(throw(0), 1, PERSONS, 100.0, 100.0)
    clocks.ask(throw(0), 1, PERSONS, 120.0, 120.0)
    assert clocks.next_due() == 130.0
    clocks.ask(throw(0), 2, PERSONS, 120.0, 120.0)
    assert clocks.next_due() == 150.0


def test_nobody_is_asked_for_a_bot_or_for_chance() -> None:
    clocks = Clocks(Clock(decision=30))
    clocks.ask(throw(3), 1, PERSONS, 100.0, 100.0)
    assert clocks.deadlines() == []
    clocks.ask(ChanceQuestion(seats=(TABLE,), what="dice"), 2, PERSONS, 100.0, 100.0)
    assert clocks.deadlines() == []


def test_time_stands_still_while_nobody_is_there() -> None:
    clocks = Clocks(Clock(decision=30, bank=10))
    clocks.ask(throw(0), 1, PERSONS, 100.0, 100.0)
    clocks.rest(120.0)
    clocks.rest(125.0)
    assert clocks.overdue(1000.0) == []
    assert clocks.spent(1000.0) == {}
    clocks.go_on(1000.0)
    assert clocks.deadlines() == [Deadline(0, 1010.0, 1020.0)]
    clocks.go_on(1005.0)
    assert clocks.next_due() == 1020.0


def test_days_continue_though_nobody_is_there_and_touch_no_bank() -> None:
    clocks = Clocks(Clock(days=2))
    clocks.ask(throw(1), 1, PERSONS, 100.0, 100.0)
    clocks.rest(200.0)
    assert clocks.deadlines() == [Deadline(1, 100.0 + 2 * DAY, 100.0 + 2 * DAY)]
    assert clocks.spent(100.0 + 3 * DAY) == {}


def test_the_hammer_comes_down_after_the_last_bid_and_a_bid_lifts_it() -> None:
    clocks = Clocks(Clock(auction=9, decision=30, bank=60))
    clocks.ask(auction(0, None, 0, 1, 2), 1, PERSONS, 100.0, 100.0)
    assert clocks.hammer == (100.0, 109.0)
    clocks.ask(auction(0, None, 0, 2), 2, PERSONS, 104.0, 104.0)
    assert clocks.hammer == (100.0, 109.0), "a pass is no bid"
    clocks.ask(auction(50, 2, 0), 3, PERSONS, 105.0, 105.0)
    assert clocks.hammer == (105.0, 114.0)
    assert clocks.deadlines() == [Deadline(0, 114.0, 114.0 + LATE)]
    assert clocks.overdue(114.0) == [], "a bid that was on its way still counts"
    assert clocks.overdue(114.4) == [0]
    assert clocks.spent(200.0) == {}
    clocks.ask(throw(0), 4, PERSONS, 120.0, 120.0)
    assert clocks.hammer is None


def test_if_all_speak_in_turn_each_has_the_time_of_the_hammer() -> None:
    clocks = Clocks(Clock(auction=9))
    clocks.ask(auction(50, 2, 0), 1, PERSONS, 100.0, 100.0, speaks=0)
    clocks.ask(auction(50, 2, 1), 2, PERSONS, 104.0, 104.0, speaks=1)
    assert clocks.hammer == (104.0, 113.0)


def test_without_a_hammer_an_auction_is_a_decision_like_others() -> None:
    clocks = Clocks(Clock(decision=20))
    clocks.ask(auction(50, 2, 0, 1), 1, PERSONS, 100.0, 100.0)
    assert [each.until for each in clocks.deadlines()] == [120.0, 120.0]


@pytest.mark.parametrize("arose", [1, 2])
def test_a_hammer_rests_too(arose: int) -> None:
    clocks = Clocks(Clock(auction=9))
    clocks.ask(auction(50, 2, 0), 1, PERSONS, 100.0, 100.0)
    clocks.rest(103.0)
    clocks.go_on(203.0)
    clocks.ask(auction(50, 2, 0), arose, PERSONS, 203.0, 203.0)
    assert clocks.hammer == (200.0, 209.0)


@pytest.mark.parametrize(
    ("out", "is_over", "asked"), [([0, 0], False, ["p1"]), ([3, 0], True, []), ([0, 0], True, [])]
)
def test_no_clock_is_shown_of_who_is_bankrupt_or_once_the_game_is_over(
    out: list[int], is_over: bool, asked: list[str]
) -> None:
    clocks = Clocks(Clock(decision=30, bank=60))
    clocks.ask(throw(0), 1, PERSONS, 100.0, 100.0)
    game: Any = SimpleNamespace(state=SimpleNamespace(out=out), is_over=is_over)
    session: Any = SimpleNamespace(id="g", clocks=clocks, game=game, plans=[None, None])
    times = times_view(session, 110.0)
    assert [each.seat for each in times.asked] == asked
    assert [each.seat for each in times.banks] == [f"p{seat + 1}" for seat in (0, 1) if not out[seat]]
