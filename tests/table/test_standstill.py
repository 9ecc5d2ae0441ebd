"""A table says that a game stands still, and its players may agree to end it by a count."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.bots import standstill
from passgo.bots.standstill import CELLS, QUIET, STILL, stands_still
from passgo.editions import find_edition
from passgo.game import Game
from passgo.notation.records import Record
from passgo.table.games.record_files import AGREED, record_file_of
from server.company import ACTS, START, Company, Watch, in_company
from server.harness import Message, new_places
from server.in_process import Desk

SPLIT_AMONG_TWO = """
edition = "us1973"
players = 2
[p1]
cash = 1500
deeds = [{first}]
[p2]
cash = 2000
deeds = [{second}]
"""
HURRY = 2
"""Rounds without a change in the tests of a table."""


def split() -> str:
    """Return a position in which nobody has all of a group, and both have half of the board."""
    deeds = find_edition("us1973").deeds
    halves = (", ".join(f'"{deed}"' for deed in deeds[k::2]) for k in range(2))
    return SPLIT_AMONG_TWO.format(first=next(halves), second=next(halves))


def later(game: Game, turns: int, richer: int = 100) -> None:
    """Let turns pass in which all that happens is that both have more cash."""
    game.state.turn_no += turns
    for seat in range(2):
        game.state.cash[seat] += richer


def looked(game: Game, notes: list[int]) -> bool:
    return bool(stands_still(game.state, game.edition.tables, notes, 0))


def test_a_game_stands_still_when_nothing_has_changed_for_some_rounds() -> None:
    game, notes = Record.parse(split()).replay(), [0] * CELLS
    assert not looked(game, notes)
    later(game, 2 * QUIET - 1)
    assert not looked(game, notes)
    later(game, 1)
    assert looked(game, notes)
    later(game, 1, richer=-5000)
    assert looked(game, notes), "one rent does not get it going"


@pytest.mark.parametrize("change", ["holds", "pledged", "built", "level"])
def test_whatever_is_traded_mortgaged_or_built_gets_it_going(change: str) -> None:
    game, notes = Record.parse(split()).replay(), [0] * CELLS
    s = game.state
    s.built, s.level[0] = 1, 1
    looked(game, notes)
    later(game, 2 * QUIET)
    assert looked(game, notes)
    match change:
        case "holds":
            s.holds[0], s.holds[1] = s.holds[1], s.holds[0]
        case "level":
            s.level[0] = 2
        case _:
            setattr(s, change, getattr(s, change) | 2)
    assert not looked(game, notes)


def test_it_does_not_while_somebody_grows_poorer_or_the_bank_has_deeds() -> None:
    game, notes = Record.parse(split()).replay(), [0] * CELLS
    looked(game, notes)
    later(game, 2 * QUIET)
    game.state.cash[1] -= 200
    assert not looked(game, notes)
    begun, notes = Game("us1973", 2), [0] * CELLS
    looked(begun, notes)
    later(begun, 2 * QUIET)
    assert not looked(begun, notes)
    assert not notes[STILL]


# --- at a table ---------------------------------------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standstill, "QUIET", HURRY)


async def at_a_standstill(company: Company, *kinds: str) -> tuple[Desk, Desk]:
    """Let Ann and Bob play until the table says that their game stands still."""
    ann = company.ann
    await ann.greet()
    terms = {"edition": "us1973"}
    places = new_places(["person", "free", *kinds])
    created = await ann.ask("create", terms=terms, places=places, begin=False, start=split())
    assert created["t"] == "ack", created
    company.code = ann.people["code"]
    bob = await company.come("Bob", 2)
    await company.begin()
    while not ann.people["standstill"]:
        await one_move(company)
    while not bob.people["standstill"]:
        await bob.until("table")
    return ann, bob


async def one_move(company: Company) -> None:
    state = company.ann.state or company.ann.view["state"]
    seat = state["awaits"]["seats"][0]
    mine = company.desks[int(seat[1]) - 1]
    answer = await mine.ask("move", n=mine.n, text=f"{seat} {ACTS.get(state['awaits']['kind'], 'roll')}")
    assert answer["t"] == "ack", answer
    await company.catch_up()


def waits_for(desk: Desk) -> tuple[list[str], list[str]]:
    found: Message = desk.people["standstill"]
    return found["agreed"], found["waits_for"]


@pytest.mark.usefixtures("hurried")
def test_it_ends_by_a_count_once_all_agree(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        ann, bob = await at_a_standstill(company)
        assert ann.people["standstill"]["rounds"] >= HURRY
        assert waits_for(ann) == ([], [ann.guest, bob.guest])
        assert (await ann.ask("agree-end", agree=True))["t"] == "ack"
        assert (await ann.ask("agree-end", agree=False))["t"] == "ack"
        assert (await bob.ask("agree-end", agree=True))["t"] == "ack"
        assert waits_for(bob) == ([bob.guest], [ann.guest]), "Ann has thought better of it"
        assert (await ann.ask("agree-end", agree=True))["t"] == "ack"
        while ann.people["phase"] != "over":
            await ann.until("table")
        assert ann.people["standstill"] is None
        while not ann.state["winners"]:
            await ann.until("step")
        count = ann.state["count"]
        assert [one["total"] for one in count] == sorted((one["total"] for one in count), reverse=True)
        assert ann.state["winners"] == [count[0]["seat"]]
        assert (await ann.ask("move", n=ann.n, text="p1 roll"))["key"] == "no-game"
        assert (await ann.ask("agree-end", agree=True))["key"] == "not-now"

    in_company(tmp_path, work, Watch())


@pytest.mark.usefixtures("hurried")
def test_the_end_outlives_the_server(tmp_path: Path) -> None:
    watch = Watch()
    codes = list[str]()

    async def play(company: Company) -> None:
        ann, bob = await at_a_standstill(company)
        codes.append(company.code)
        for desk in (ann, bob):
            assert (await desk.ask("agree-end", agree=True))["t"] == "ack"

    async def again(company: Company) -> None:
        ann = company.ann
        await ann.greet()
        assert (await ann.ask("visit", code=codes[0]))["t"] == "ack"
        assert ann.people["phase"] == "over"
        assert ann.state["winners"] == [ann.state["count"][0]["seat"]]
        env = ann.table_server.env
        file = await record_file_of(env.store, ann.table.journal.row, env.find_bot, env.aside)
        record = Record.parse(file.text)
        assert f'note = "{AGREED}"' in file.text
        assert not record.replay().is_over, "the moves do not lead to the end"
        assert record.outcome == []

    in_company(tmp_path, play, watch)
    in_company(tmp_path, again, watch)


@pytest.mark.usefixtures("hurried")
def test_a_game_that_stands_still_does_so_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    found = list[Message]()
    codes = list[str]()

    async def play(company: Company) -> None:
        ann, _ = await at_a_standstill(company)
        codes.append(company.code)
        assert (await ann.ask("agree-end", agree=True))["t"] == "ack"
        found.append(ann.people["standstill"])

    async def again(company: Company) -> None:
        await company.ann.greet()
        assert (await company.ann.ask("visit", code=codes[0]))["t"] == "ack"
        assert company.ann.people["standstill"] == found[0]

    in_company(tmp_path, play, watch)
    in_company(tmp_path, again, watch)


@pytest.mark.usefixtures("hurried")
def test_only_persons_who_play_are_asked(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        ann, bob = await at_a_standstill(company)
        eve = await company.come("Eve")
        assert (await eve.ask("agree-end", agree=True))["key"] == "not-yours"
        assert (await ann.ask("agree-end", agree=True))["t"] == "ack"
        assert (await bob.ask("quit"))["t"] == "ack"
        assert waits_for(bob) == ([], [ann.guest]), "others sit there now: all are asked again"
        assert (await ann.ask("agree-end", agree=True))["t"] == "ack"
        while ann.people["phase"] != "over":
            await ann.until("table")

    in_company(tmp_path, work, Watch())


def test_nobody_ends_a_game_that_moves(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        bob = await company.come("Bob", 2)
        await company.begin()
        assert company.watch.now == START
        assert (await bob.ask("agree-end", agree=True))["key"] == "not-now"

    in_company(tmp_path, work, Watch())
