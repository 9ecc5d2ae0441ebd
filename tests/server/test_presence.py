"""Who is away, and the bot that sits in for him."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from passgo.rules.base.events import KINDS
from passgo.server.audience import Audience
from passgo.server.meanwhile import NOTEWORTHY
from passgo.server.presence import SIGN, STAND_IN
from passgo.server.store.processes import LIVES
from server.company import START, Company, Watch, in_company, place_of, until_place
from server.harness import Message
from server.house import Desk


def test_who_gives_no_sign_is_away_and_a_bot_sits_in_until_he_is_back(tmp_path: Path) -> None:
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
        place = await until_place(ann, 2, bot=STAND_IN)
        assert (place["guest"], place["presence"], place["sits_in_at"]) == (bob.guest, "away", 0)
        assert place_of(ann, 3)["bot"] == ""
        again = await company.come("Bob")
        place = await until_place(ann, 2, bot="", presence="here")
        assert (place["seen"], again.guest) == (0, bob.guest)
        assert [seat["seat"] for seat in again.options] == ["p2"]

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_clock_that_is_set_costs_nobody_his_seat(tmp_path: Path, jump: float) -> None:
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
        assert (await until_place(company.ann, 2, bot=STAND_IN))["guest"] == bob.guest

    in_company(tmp_path, work, Watch(), steady=lambda: awake)


ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "buy": "decline", "auction": "pass"}


async def play_until_bought(desk: Desk, seat: str) -> list[Message]:
    """The least is done at p1 until this seat has bought something; gives every event that she heard of."""
    events: list[Message] = []
    while not any((event["kind"], event["seat"]) == ("bought", seat) for event in events):
        awaits = desk.state["awaits"]
        if "p1" in awaits["seats"]:
            n = desk.n
            await desk.put("move", n=n, text=f"p1 {ACTS[awaits['kind']]}")
        events += [event for entry in (await desk.until("step"))["entries"] for event in entry["events"]]
    return events


def test_who_is_back_is_told_what_the_bot_did(tmp_path: Path) -> None:
    """Though the server began anew meanwhile; the others are not told, nor is he a second time."""
    code, events = "", list[Message]()

    async def before(company: Company) -> None:
        nonlocal code, events
        await company.lay("person", "free", "rules")
        bob = await company.come("Bob", 2)
        await company.begin()
        code = company.code
        bob.leave()
        company.pass_time(SIGN + 120)
        await until_place(company.ann, 2, bot=STAND_IN)
        events = await play_until_bought(company.ann, "p2")

    async def after(company: Company) -> None:
        company.code = code
        await company.ann.greet()
        bob = Desk(company.ann.hall, "Bob")
        await bob.greet()
        await bob.put("visit", code=code)
        report = await bob.until("meanwhile")
        turns = [event for event in events if (event["kind"], event["seat"]) == ("turn-began", "p2")]
        bought = [event for event in events if (event["kind"], event["seat"]) == ("bought", "p2")]
        assert (report["seat"], report["turns"], report["more"]) == ("p2", len(turns), 0)
        assert [event for event in report["events"] if event["kind"] == "bought"] == bought
        assert all("p2" in (event["seat"], event["args"].get("to")) for event in report["events"])
        assert (await bob.until("ack"))["n"]
        bob.leave()
        await bob.put("visit", code=code)
        while (message := await bob.hear())["t"] != "ack":
            assert message["t"] != "meanwhile"

    watch = Watch()
    in_company(tmp_path, before, watch)
    in_company(tmp_path, after, watch)


def test_only_events_that_there_are_are_told() -> None:
    assert {kind.name for kind in KINDS} >= NOTEWORTHY


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
        assert [place.plan.bot for place in table.seating.places] == ["", "", "rules"]
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
    audience = Audience(lambda: 2005.0)
    audience.run_from(500.0)
    audience._left = {"bob": left}
    audience.run_from(500.0)
    assert audience.absences() == {"bob": left}
    audience.run_from(2000.0)
    assert audience.absences() == {"bob": counts_from}
    audience.run_from(2000.0)
    assert audience.absences() == {"bob": counts_from}, "once"


def test_where_nobody_is_to_sit_in_nobody_does(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"away": 0})
        bob = await company.come("Bob", 2)
        await company.begin()
        bob.leave()
        company.pass_time(SIGN + 100_000)
        place = await until_place(company.ann, 2, presence="away")
        assert (place["bot"], place["sits_in_at"]) == ("", 0)

    in_company(tmp_path, work, Watch())
