"""Absent people, and the bots that sit in for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from passgo.game import Game
from passgo.rules.base.events import KINDS
from passgo.table.commands.away_summary import ONLY_THE_WAY
from passgo.table.commands.presence import SIGN
from passgo.table.running.broadcaster import Broadcaster
from passgo.table.running.peers import LIVES
from passgo.table.state.stand_in import SITS_IN, StandIn
from server.company import START, Company, Watch, in_company, place_of, until_made, until_place
from server.harness import Message
from server.in_process import Desk


def test_a_bot_sits_in_for_who_is_away_once_the_game_waits_for_them_until_they_are_back(
    tmp_path: Path,
) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", "free")
        bob, _ = await company.come("Bob", 2), await company.come("Cleo", 3)
        await company.begin()
        ann = company.ann
        bob.leave()
        place = await until_place(ann, 2, seen=START)
        assert place["presence"] == "here", "a line that breaks for a moment is no absence"
        assert place["sits_in_at"] == START + SIGN + 120
        company.pass_time(SIGN)
        place = await until_place(ann, 2, presence="away")
        assert (place["bot"], place["guest"]) == ("", bob.guest)
        company.pass_time(120)
        assert (await ann.ask("pace", ms=1))["t"] == "ack"
        before = place_of(ann, 2)
        assert (before["bot"], before["sits_in_at"]) == ("", START + SIGN + 120), "nobody waits for Bob"
        place = await until_sat_in(ann)
        assert (place["guest"], place["presence"], place["sits_in_at"]) == (bob.guest, "away", 0)
        assert place_of(ann, 3)["bot"] == ""
        again = await company.come("Bob")
        place = await until_place(ann, 2, bot="", presence="here")
        assert (place["seen"], again.guest) == (0, bob.guest)
        assert [seat["seat"] for seat in again.options] == ["p2"]

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_clock_that_is_set_costs_nobody_their_seat(tmp_path: Path, jump: float) -> None:
    """As after the sleep of a laptop."""
    awake = 0.0

    async def work(company: Company) -> None:
        nonlocal awake
        await company.lay("person", "free")
        bob = await company.come("Bob", 2)
        await company.begin()
        bob.leave()
        await until_place(company.ann, 2, seen=START)
        company.pass_time(jump)
        place = await until_place(company.ann, 2, seen=START + jump)
        assert (place["presence"], place["bot"]) == ("here", "")
        assert place["sits_in_at"] == START + jump + SIGN + 120
        awake = SIGN + 120
        company.pass_time(awake)
        assert (await until_sat_in(company.ann))["guest"] == bob.guest

    in_company(tmp_path, work, Watch(), steady=lambda: awake)


ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "buy": "decline", "auction": "pass"}


async def until_sat_in(ann: Desk) -> Message:
    """Let Ann roll for the first turn: the game waits for p2, and a bot sits in there."""
    assert (await ann.ask("move", n=ann.n, text="p1 roll"))["t"] == "ack"
    while place_of(ann, 2)["bot"] != SITS_IN:
        await ann.until("table")
    return place_of(ann, 2)


async def play_on(desk: Desk, turns: int) -> list[Message]:
    """Do the least at p1 until p2 has had this many turns; return every event that was shown."""
    events: list[Message] = []
    while sum((event["kind"], event["seat"]) == ("turn-began", "p2") for event in events) <= turns:
        awaits = desk.state["awaits"]
        if "p1" in awaits["seats"]:
            n = desk.n
            await desk.put("move", n=n, text=f"p1 {ACTS[awaits['kind']]}")
        events += [event for entry in (await desk.until("step"))["entries"] for event in entry["events"]]
    return events


def test_a_bot_that_sits_in_does_the_least_and_tells_all_of_it(tmp_path: Path) -> None:
    """Even if the server restarted meanwhile; it is not shown to the others, nor twice to the one who is back."""
    code, events = "", list[Message]()

    async def before(company: Company) -> None:
        nonlocal code, events
        await company.lay("person", "free", "rules")
        bob = await company.come("Bob", 2)
        await company.begin()
        code = company.code
        bob.leave()
        company.pass_time(SIGN + 120)
        events = await play_on(company.ann, turns=12)

    async def after(company: Company) -> None:
        company.code = code
        await company.ann.greet()
        bob = Desk(company.ann.table_server, "Bob")
        await bob.greet()
        await bob.put("visit", code=code)
        report = await bob.until("meanwhile")
        of_bob = [event for event in events if event["seat"] == "p2"]
        done = [event["kind"] for event in of_bob]
        assert not {"bought", "bid", "built", "offered", "accepted", "traded-deed"} & set(done)
        assert (report["seat"], report["turns"]) == ("p2", done.count("turn-began"))
        happened = [event for entry in report["entries"] for event in entry["events"]]
        for entry in report["entries"]:
            assert bob.texts[entry["n"] - 1] == entry["text"], "the way to each in the record"
        for kind in ("declined", "passed", "paid", "salary"):
            reported = [event for event in happened if (event["kind"], event["seat"]) == (kind, "p2")]
            assert reported, f"nothing of the kind {kind} happened in these turns"
            expected = [event for event in of_bob if event["kind"] == kind]
            assert reported[: len(expected)] == expected
        changed = [event for event in events if any(purse["seat"] == "p2" for purse in event["purses"])]
        assert [event for event in happened if event in changed] == changed
        assert (await bob.until("ack"))["n"]
        bob.leave()
        await bob.put("visit", code=code)
        while (message := await bob.hear())["t"] != "ack":
            assert message["t"] != "meanwhile"

    watch = Watch()
    in_company(tmp_path, before, watch)
    in_company(tmp_path, after, watch)


def test_a_turn_that_was_on_when_the_bot_sat_down_is_reported(tmp_path: Path) -> None:
    """Its roll may be all that happened to the seat: that is reported too."""

    async def work(company: Company) -> None:
        await company.lay("person", "free")
        ann, bob = company.ann, await company.come("Bob", 2)
        await company.begin()
        desks = {"p1": ann, "p2": bob}
        while (awaits := bob.state["awaits"])["kind"] != "throw" or awaits["seats"] != ["p2"]:
            seat = awaits["seats"][0]
            await desks[seat].ask("move", n=bob.n, text=f"{seat} {ACTS[awaits['kind']]}")
            await company.catch_up()
        bob.leave()
        await until_place(ann, 2, seen=START)
        company.pass_time(SIGN + 120)
        await until_made(ann, "p2 roll")
        back = Desk(ann.table_server, "Bob")
        await back.greet()
        await back.put("visit", code=company.code)
        assert (await back.until("meanwhile"))["turns"] == 1

    in_company(tmp_path, work, Watch())


def test_a_player_who_is_away_trades_nothing(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        ann, bob = company.ann, await company.come("Bob", 2)
        await company.begin()
        bob.leave()
        company.pass_time(SIGN + 120)
        await until_sat_in(ann)
        while ann.state["awaits"]["kind"] == "rolloff" or "p1" not in ann.state["awaits"]["seats"]:
            if ann.state["awaits"]["seats"] == ["p1"]:
                await ann.ask("move", n=ann.n, text="p1 roll")
            else:
                await ann.hear()
        assert (await ann.ask("offer", text="p1 offer p2 100 for nothing"))["t"] == "ack"
        while not (offers := await ann.until("offers"))["closed"]:
            pass
        assert [(one["how"], one["why"]) for one in offers["closed"]] == [("rejected", "away")]

    in_company(tmp_path, work, Watch())


def test_rents_are_asked_for_while_a_bot_sits_in() -> None:
    game = Game("us1973", ["Ann", "Bob", "Cleo"])
    game.push_text("p1 roll 2 4")
    game.push_text("p1 buy")
    game.push_text("p2 roll 2 4")
    claim = StandIn().ask(game, 0, [])
    assert claim is not None
    assert claim.verb == "claim"
    game.push(claim)
    assert StandIn().ask(game, 0, []) is None, "it does nothing of itself"


def test_only_events_that_there_are_are_passed_over() -> None:
    assert {kind.name for kind in KINDS} >= ONLY_THE_WAY


def test_a_table_that_all_have_left_waits_for_them(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", "rules", clock={"decision": 30, "away": 60})
        bob = await company.come("Bob", 2)
        await company.begin()
        table, n = company.ann.table, company.ann.n
        bob.leave()
        company.ann.leave()
        company.watch.now += 3600
        await asyncio.sleep(0)
        assert [place.plan.bot for place in table.roster.places] == ["", "", "rules"]
        again = await company.come("Bob")
        place = place_of(again, 1)
        assert place["sits_in_at"] == company.watch.now + SIGN + 60, (
            "his time begins when somebody waits for him"
        )
        assert again.view["n"] == n, "nobody's clock ran"

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize(
    ("left", "counts_from"),
    [(1000.0, 1000.0 + LIVES), (1995.0, 2000.0), (2003.0, 2003.0)],
    ids=["long before", "while nobody ran it", "after"],
)
def test_while_nobody_runs_a_table_nobody_is_away(left: float, counts_from: float) -> None:
    """Its process died, and until it was given up no other could take over."""
    broadcaster = Broadcaster(MagicMock(), lambda: 2005.0)
    broadcaster.run_from(500.0)
    broadcaster._left = {"bob": left}
    broadcaster.run_from(500.0)
    assert broadcaster.absences() == {"bob": left}
    broadcaster.run_from(2000.0)
    assert broadcaster.absences() == {"bob": counts_from}
    broadcaster.run_from(2000.0)
    assert broadcaster.absences() == {"bob": counts_from}, "once"


def test_if_nobody_is_to_sit_in_nobody_does(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"away": 0})
        bob = await company.come("Bob", 2)
        await company.begin()
        bob.leave()
        company.pass_time(SIGN + 100_000)
        place = await until_place(company.ann, 2, presence="away")
        assert (place["bot"], place["sits_in_at"]) == ("", 0)

    in_company(tmp_path, work, Watch())
