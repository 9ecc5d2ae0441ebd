"""The store of a page keeps what `passgo.table.store.Store` promises, on a browser's database."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from page.browser_database import BrowserDatabase
from passgo.page.store import PageStore
from passgo.table.store import (
    START,
    Addition,
    GameRow,
    GuestRow,
    Listing,
    ListingChange,
    Mark,
    MoveRow,
    SeedRow,
    Sitter,
    Store,
    StoreError,
    TakenError,
    TalkRow,
)

T = TypeVar("T")

ROW = GameRow("g1", "us1973", "{}", 10.0, "ann.1")
LISTING = Listing("KTR482", "playing", False, True, 10.0, "", (Sitter("ann", True, True),))
TALK = (TalkRow(1, 0, '{"t":"begun"}', 10.0),)
MOVES = (MoveRow(1, 0, "p1 roll 3 4", 11.0, "ann.2"), MoveRow(2, 0, "p1 done", 11.0))


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


@pytest.fixture
def database() -> BrowserDatabase:
    return BrowserDatabase()


@pytest.fixture
def store(database: BrowserDatabase) -> PageStore:
    store = PageStore(database)
    run(store.begin_game(ROW, LISTING, TALK))
    return store


def test_a_table_is_found_as_it_was_stored(store: Store) -> None:
    assert run(store.row("g1")) == ROW
    assert run(store.made_by("ann.1")) == ROW
    assert run(store.find("KTR482")) == "g1"
    assert run(store.listing("g1")) == LISTING
    assert run(store.running()) == ["g1"]
    assert run(store.latest("ann")) == "KTR482"
    assert run(store.latest("bob")) is run(store.nobodys()) is None
    assert run(store.listings_of("ann", 5)) == [LISTING]
    assert run(store.open_listings(5)) == []
    assert run(store.find("nothing")) is run(store.row("nothing")) is None


def test_a_log_is_read_on_from_a_mark(store: Store) -> None:
    now = LISTING._replace(at=11.0, sitters=())
    addition = Addition("g1", Mark(2, 2, 1), MOVES, (), ListingChange(LISTING, now), (SeedRow(1, "s"),))
    run(store.append(addition))
    log = run(store.read("g1", START))
    assert (log.moves, log.talk, log.marks) == ([*MOVES], [*TALK], [Mark(1, 0, 1), Mark(2, 2, 1)])
    assert run(store.read("g1", Mark(1, 0, 1))).moves == [*MOVES]
    assert run(store.read("g1", Mark(2, 2, 1))).marks == []
    assert run(store.seeds("g1")) == {1: "s"}
    assert run(store.listing("g1")) == now
    assert run(store.settle(addition))


def test_of_two_additions_in_one_place_one_is_stored(store: Store) -> None:
    run(store.append(Addition("g1", Mark(2, 1, 1), MOVES[:1])))
    other = Addition("g1", Mark(2, 1, 1), (MoveRow(1, 0, "p1 roll 6 6", 12.0),))
    with pytest.raises(TakenError):
        run(store.append(other))
    with pytest.raises(TakenError):
        run(store.settle(other))
    with pytest.raises(TakenError, match="other moves"):  # nor what a command has brought about already
        run(store.append(Addition("g1", Mark(3, 2, 1), (MoveRow(2, 0, "p1 done", 12.0, "ann.2"),))))
    with pytest.raises(TakenError):
        run(store.begin_game(ROW._replace(id="g2", client="ann.3"), LISTING))
    assert run(store.row("g2")) is None


def test_a_full_device_stores_nothing_of_an_addition(store: Store, database: BrowserDatabase) -> None:
    database.refuses = "QuotaExceededError"
    addition = Addition("g1", Mark(2, 1, 1), MOVES[:1], (), ListingChange(LISTING, LISTING._replace(at=11.0)))
    with pytest.raises(StoreError, match="full"):
        run(store.append(addition))
    assert run(store.read("g1")).moves == []
    assert run(store.listing("g1")) == LISTING
    assert not run(store.settle(addition))


def test_a_browser_that_keeps_nothing_has_nothing_and_stores_nothing() -> None:
    store = PageStore("SecurityError")
    assert run(store.row("g1")) is None
    assert run(store.listings_of("ann", 5)) == []
    assert run(store.read("g1")).moves == []
    with pytest.raises(StoreError, match="SecurityError"):
        run(store.begin_game(ROW, LISTING))


def test_a_guest_stays_known_since_they_came(store: Store) -> None:
    run(store.keep_guest(GuestRow("ann", "digest", "Ann", 1.0)))
    run(store.keep_guest(GuestRow("ann", "digest", "Anna", 9.0)))
    assert run(store.guest("ann")) == GuestRow("ann", "digest", "Anna", 1.0)
    assert run(store.guest("bob")) is None


def test_somebody_is_deleted_wherever_they_were(store: Store) -> None:
    run(store.keep_guest(GuestRow("ann", "digest", "Ann", 1.0)))
    run(store.begin_game(ROW._replace(id="g2", client="bob.1"), LISTING._replace(code="AAA111", sitters=())))
    entry = TalkRow(2, 0, '{"t":"gone"}', 20.0)

    def without(kept: Any) -> Any:
        log = kept.log._replace(talk=[*kept.log.talk, entry], marks=[*kept.log.marks, Mark(2, 0, 2)])
        return kept._replace(row=kept.row._replace(client=""), listing=LISTING._replace(sitters=()), log=log)

    assert run(store.erase_guest("ann", without)) == ["g1"]
    assert run(store.guest("ann")) is None
    assert run(store.read("g1")).talk == [*TALK, entry]
    assert run(store.listing("g1")) == LISTING._replace(sitters=())
    assert run(store.nobodys()) is None, "it was hers"


def test_entries_of_a_log_are_replaced(store: Store) -> None:
    gone = TALK[0]._replace(body='{"t":"erased"}')
    run(store.reword("g1", [gone]))
    assert run(store.read("g1")).talk == [gone]
