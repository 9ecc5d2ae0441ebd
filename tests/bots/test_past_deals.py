"""Deals that a bot remembers: nothing is offered twice unless something changed, nothing just sold is asked for."""

from __future__ import annotations

import pytest

from passgo.bots.memory import Memory
from passgo.bots.past_deals import FORGOTTEN, REST, STEP, is_news, note_deal, note_offer, note_reply
from passgo.bots.trading import write_offer
from passgo.editions import find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.setup import start

ASKER, OWNER = 0, 2
ORIENTAL, READING = "oriental_avenue", "reading_railroad"


def table() -> tuple[State, Tables, int, int]:
    """A game of three; the asker holds one deed, and the owner another."""
    edition, s = find_edition("us1973"), State()
    E = edition.tables
    start(s, E, 3)
    given, taken = edition.deeds.index(ORIENTAL), edition.deeds.index(READING)
    give_deed(s, E, given, ASKER)
    give_deed(s, E, taken, OWNER)
    return s, E, 1 << given, 1 << taken


def refused(s: State, taken: int, cash: int) -> Memory:
    """The memory of a player whose offer for a deed was just refused."""
    memory, deal = Memory(), Deal()
    write_offer(deal, OWNER, 0, taken, cash)
    note_offer(deal, memory)
    note_reply(s, ASKER, memory)
    return memory


def test_what_was_refused_is_offered_again_only_for_clearly_more() -> None:
    s, E, given, taken = table()
    memory, step = refused(s, taken, 200), E.starting_cash // STEP
    assert not is_news(s, E, ASKER, OWNER, 0, taken, 200 + step - 1, memory)
    assert is_news(s, E, ASKER, OWNER, 0, taken, 200 + step, memory)
    assert is_news(s, E, ASKER, OWNER, given, taken, 0, memory), "another deal"
    s.turn_no += 100 * s.players
    assert not is_news(s, E, ASKER, OWNER, 0, taken, 200, memory), "nothing has changed"


def test_a_refused_offer_without_deeds_is_remembered_too() -> None:
    """Shares, for one: no deed shows whether it was accepted."""
    s, E, _, _ = table()
    memory = refused(s, 0, 200)
    assert not is_news(s, E, ASKER, OWNER, 0, 0, 200, memory)
    assert is_news(s, E, ASKER, OWNER, 0, 0, 200 + E.starting_cash // STEP, memory)


@pytest.mark.parametrize("what", ["own cash", "their cash", "deeds"])
def test_after_some_rounds_it_may_be_offered_again_if_something_has_changed(what: str) -> None:
    s, E, _, taken = table()
    memory = refused(s, taken, 200)
    if what == "deeds":
        give_deed(s, E, 0, OWNER)
    else:
        s.cash[ASKER if what == "own cash" else OWNER] += E.starting_cash // STEP
    assert not is_news(s, E, ASKER, OWNER, 0, taken, 200, memory), "too soon"
    s.turn_no += FORGOTTEN * s.players
    assert is_news(s, E, ASKER, OWNER, 0, taken, 200, memory)


def test_what_was_just_sold_is_not_asked_for_and_what_was_just_bought_not_offered_back() -> None:
    s, E, sold, bought = table()
    memory, other = Memory(), 1 << 9
    s.turn_no = 40
    note_deal(OWNER, sold, bought, s.turn_no, memory)
    assert not is_news(s, E, ASKER, OWNER, other, sold, 0, memory)
    assert not is_news(s, E, ASKER, OWNER, bought, 0, 0, memory)
    assert is_news(s, E, ASKER, OWNER, other, 1 << 11, 0, memory), "the rest may be traded"
    assert is_news(s, E, ASKER, 1, other, sold, 0, memory), "with others too"
    s.turn_no += REST * s.players
    assert is_news(s, E, ASKER, OWNER, other, sold, 0, memory), "and later with everybody"


def test_the_holder_of_the_deeds_shows_whether_an_offer_was_accepted() -> None:
    s, E, _, taken = table()
    memory, deal = Memory(), Deal()
    write_offer(deal, OWNER, 0, taken, 200)
    note_offer(deal, memory)
    give_deed(s, E, find_edition("us1973").deeds.index(READING), ASKER)
    note_reply(s, ASKER, memory)
    assert not is_news(s, E, ASKER, OWNER, taken, 0, 0, memory), "it is not offered back"
    assert is_news(s, E, ASKER, OWNER, 0, 1 << 9, 0, memory)
