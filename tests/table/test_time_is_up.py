"""Clocks at a table: the moves made for a player whose time has run out."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.bots import registry
from passgo.notation import Record
from passgo.table.games.record_files import record_file_of
from passgo.table.running import delayed_roll, table
from server.company import START, Company, Watch, in_company, until_made
from server.harness import Message
from server.in_process import Desk

DAY = 24 * 3600


async def until_asked(desk: Desk, seat: str) -> Message:
    """Hear on until the time of this seat runs."""
    while True:
        times = await desk.until("times")
        if times["asked"] and times["asked"][0]["seat"] == seat:
            return times


def test_when_the_time_is_up_the_least_is_done_and_the_record_says_so(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"decision": 30, "bank": 60})
        bob = await company.come("Bob", 2)
        await company.begin()
        times = await until_asked(bob, "p1")
        assert times["asked"] == [{"seat": "p1", "free_until": START + 30, "until": START + 90}]
        company.watch.now += 45
        assert (await company.ann.ask("move", n=0, text="p1 roll"))["t"] == "ack"
        times = await until_asked(bob, "p2")
        assert times["banks"] == [{"seat": "p1", "left": 45.0}, {"seat": "p2", "left": 60.0}]
        assert times["asked"][0]["until"] == START + 45 + 90
        company.pass_time(90)
        made = await until_made(company.ann, "p2 roll")
        assert made["by_clock"]
        while {"seat": "p2", "left": 0.0} not in times["banks"]:
            times = await bob.until("times")

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_clock_that_is_set_costs_nobody_their_time(tmp_path: Path, jump: float) -> None:
    """As after the sleep of a laptop."""
    awake = 0.0

    async def work(company: Company) -> None:
        nonlocal awake
        await company.lay(
            "person", "free", edition="us1973+timed", minutes=60, clock={"decision": 30, "bank": 9}
        )
        bob = await company.come("Bob", 2)
        await company.begin()
        until = (await until_asked(bob, "p1"))["asked"][0]["until"]
        company.pass_time(jump)
        assert (await until_asked(bob, "p1"))["asked"][0]["until"] == until + jump
        session = company.ann.table.journal.session
        assert session
        assert session.until == START + jump + 3600
        awake = 39.0
        company.pass_time(39)
        assert (await until_made(bob, "p1 roll"))["by_clock"]

    in_company(tmp_path, work, Watch(), steady=lambda: awake)


def test_what_is_left_of_the_bank_outlives_the_server(tmp_path: Path) -> None:
    watch, codes = Watch(), list[str]()

    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"decision": 30, "bank": 60})
        await company.come("Bob", 2)
        await company.begin()
        company.watch.now += 45
        await company.ann.ask("move", n=0, text="p1 roll")
        company.pass_time(90)
        await until_made(company.ann, "p2 roll")
        codes.append(company.code)

    async def later(company: Company) -> None:
        company.code = codes[0]
        ann = Desk(company.ann.table_server)
        await ann.greet()
        await ann.put("visit", code=company.code)
        game = await ann.until("game")
        assert [entry["by_clock"] for entry in game["entries"] if entry["text"] in ("p1 roll", "p2 roll")][:2] == [False, True]  # fmt: skip
        times = await ann.until("times")
        assert times["banks"] == [{"seat": "p1", "left": 45.0}, {"seat": "p2", "left": 0.0}]
        while not times["asked"]:
            times = await ann.until("times")
        assert times["asked"][0]["free_until"] == watch.now + 30, (
            "nobody is charged for the time without a server"
        )

    in_company(tmp_path, work, watch)
    watch.now += 5000
    in_company(tmp_path, later, watch)


def test_the_hammer_falls_when_nobody_bids_any_more(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"auction": 9})
        await company.come("Bob", 2)
        await company.begin()
        buyer, other, seat, rival = await company.to_a_purchase()
        n = buyer.n
        assert (await buyer.ask("move", n=n, text=f"{seat} decline"))["t"] == "ack"
        assert (await other.ask("move", n=n + 1, text=f"{rival} bid 20"))["t"] == "ack"
        company.pass_time(5)
        await buyer.put("move", n=n + 2, text=f"{seat} bid 25")
        times = await buyer.until("times")
        while times["hammer_until"] != company.watch.now + 9:
            times = await buyer.until("times")
        assert times["hammer_from"] == company.watch.now
        company.pass_time(9.1)
        assert (await other.ask("move", n=n + 3, text=f"{rival} bid 30"))["t"] == "ack", "it was on its way"
        company.pass_time(9.5)
        made = await until_made(other, f"{seat} pass")
        assert made["by_clock"]
        assert [event["kind"] for event in made["events"]][-1] != "bid"
        assert other.state["awaits"]["kind"] != "auction"

    in_company(tmp_path, work, Watch())


def test_at_a_real_board_the_program_rolls_for_a_player_whose_time_runs_out(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", real_board=True, clock={"decision": 30})
        bob = await company.come("Bob", 2)
        await company.begin()
        await until_asked(bob, "p1")
        company.pass_time(30)
        first, second, *_ = (await company.ann.until("step"))["entries"]
        assert (first["text"], first["by_clock"]) == ("p1 roll", True)
        assert second["text"].startswith("* dice ")

    in_company(tmp_path, work, Watch())


def test_days_run_though_nobody_is_there(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"days": 2})
        bob = await company.come("Bob", 2)
        await company.begin()
        bob.leave()
        company.ann.leave()
        company.watch.now += 2 * DAY
        again = await company.come("Bob")
        game = again.view
        assert [entry["by_clock"] for entry in game["entries"] if entry["text"] == "p1 roll"] == [True]

    in_company(tmp_path, work, Watch())


def test_a_saved_record_says_so_too(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"decision": 30})
        await company.come("Bob", 2)
        await company.begin()
        company.pass_time(30)
        await until_made(company.ann, "p1 roll")
        store, row = company.ann.table_server.env.store, company.ann.table.journal.row
        text = (await record_file_of(store, row, registry.find, company.ann.table_server.env.aside)).text
        assert "\np1 roll  # time was up\n" in text
        assert Record.parse(text).replay().moves

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize("clocked", [True, False])
def test_a_roll_waits_for_no_rent_where_all_are_hurried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clocked: bool
) -> None:
    monkeypatch.setattr(table, "losing", lambda *_: {1})
    monkeypatch.setattr(delayed_roll, "losing", lambda *_: {1})

    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"decision": 30 if clocked else 0})
        await company.come("Bob", 2)
        await company.begin()
        name = await company.ann.put("move", n=0, text="p1 roll")
        answer = await company.ann.until("ack", "grace")
        assert answer["t"] == ("ack" if clocked else "grace")
        assert not clocked or answer["id"] == name

    in_company(tmp_path, work, Watch(), grace=3600)
