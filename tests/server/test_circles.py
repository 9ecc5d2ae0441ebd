"""Circles: founded, joined by a link, seen by their members alone; their evenings are kept, and go with them."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from passgo.bots import registry
from passgo.locale import LANGUAGES, Language, say
from passgo.protocol.circles import HIGHEST_POINTS, MOST_PLACES, CircleView
from passgo.server.games import games_admin
from passgo.server.store import FILE, SqlStore
from passgo.table import table_server as server_tables
from passgo.table.circles.points import read_points
from passgo.table.games.erasure import NEUTRAL
from passgo.table.people.guests import Guest
from passgo.table.running import circle_commands as limits
from passgo.table.table_server import TableServer
from server.harness import HANGS, Server, secret_of
from server.in_process import Desk, env_of, serving
from server.postgres import is_installed, running

ENDS_SOON = """
edition = "us1973"
players = 2
[table]
turn = "p2"
[p1]
cash = 1000
deeds = ["boardwalk hotel", "park_place hotel"]
[p2]
cash = 10
at = "park_place"
"""
"""Bob is ruined by his next roll if he rolls two ones."""
RENT = 2000
PLACES = [
    {"kind": "person", "name": "Ann", "token": "bell"},
    {"kind": "person", "token": "key", "free": True},
]
WAYS = ("record", "edition", "entries", "replay", "states", "position", "story", "review", "dice", "changes")


class Watch:
    """No two things happen at the same time."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


async def guest(table_server: TableServer, who: str) -> Desk:
    desk = Desk(table_server, who)
    assert (await desk.greet())["t"] == "welcome"
    return desk


async def founded(table_server: TableServer) -> tuple[Desk, Desk, str, str]:
    """Ann and Bob in a circle of theirs; its id, and the key of its link."""
    ann, bob = await guest(table_server, "Ann"), await guest(table_server, "Bob")
    made = await ann.ask("found-circle", name="The table at Maman’s")
    assert (await bob.ask("join-circle", key=made["key"]))["circle"] == made["circle"]
    return ann, bob, made["circle"], made["key"]


async def gathered(ann: Desk, bob: Desk, circle: str) -> str:
    """Ann and Bob begin the game that ends soon; gives its id."""
    laid = await ann.ask(
        "create",
        terms={"edition": "us1973", "real_board": True},
        places=PLACES,
        start=ENDS_SOON,
        circle=circle,
    )
    assert laid["t"] == "ack", laid
    assert (await bob.ask("visit", code=ann.people["code"]))["t"] == "ack"
    assert (await bob.ask("sit", place=2))["t"] == "ack"
    await begun(ann, bob)
    return ann.view["game"]


async def begun(ann: Desk, bob: Desk) -> None:
    assert (await bob.ask("ready", ready=True))["t"] == "ack"
    assert (await ann.ask("begin"))["t"] == "ack"
    for one in (ann, bob):
        if not one.view or one.view["game"] != one.table.id:
            await one.until("game")


async def played(ann: Desk, bob: Desk, circle: str) -> str:
    """An evening of Ann and Bob, whom Boardwalk ruins; gives its game."""
    game = await gathered(ann, bob, circle)
    await ruined(bob)
    return game


async def ruined(bob: Desk) -> None:
    for text in ("p2 roll 1 1", "p2 bankrupt"):
        answer = await bob.ask("move", n=bob.n, text=text)
        assert answer["t"] == "ack", answer


def seen(view: CircleView) -> dict[str, Any]:
    return msgspec.to_builtins(view)


def among_members(where: Path | str, work: Callable[[TableServer, SqlStore, Watch], Awaitable[None]]) -> None:
    """On a server of its own, by a clock that runs as it is looked at."""

    async def run() -> None:
        clock = Watch()
        store = await SqlStore.open(where)
        try:
            async with serving(env_of(store, registry.find, clock, 0)) as table_server:
                await work(table_server, store, clock)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), HANGS))


def everything(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return "\n".join(db.iterdump())


def test_a_circle_is_joined_by_its_link_alone(tmp_path: Path) -> None:
    async def work(table_server: TableServer, _: SqlStore, __: Watch) -> None:
        ann, bob, circle, key = await founded(table_server)
        assert key not in everything(tmp_path), "only its digest is kept"
        eve = await guest(table_server, "Eve")
        for wrong in (key[::-1], circle.ljust(22, "0")):
            assert (await eve.ask("join-circle", key=wrong))["key"] == "no-circle"
        new = await bob.ask("renew-link", circle=circle)
        assert (await eve.ask("join-circle", key=key))["key"] == "no-circle", "it was replaced"
        assert (await eve.ask("join-circle", key=new["key"]))["circle"] == circle
        assert (await eve.ask("join-circle", key=new["key"]))["circle"] == circle, "twice is once"
        view = await table_server.circles.view(circle, ann.guest)
        assert [one.name for one in view.members] == ["Ann", "Bob", "Eve"]
        assert (await bob.ask("rename-circle", circle=circle, name=" Fridays  at\u202e Ann’s "))["t"] == "ack"
        await ann.ask("tables")
        assert [one["name"] for one in ann.lists["circles"]] == ["Fridays at Ann’s"]

    among_members(tmp_path, work)


def test_an_evening_is_kept_as_it_ended(tmp_path: Path) -> None:
    async def work(table_server: TableServer, store: SqlStore, clock: Watch) -> None:
        ann, bob, circle, _ = await founded(table_server)
        game = await played(ann, bob, circle)
        view = seen(await table_server.circles.view(circle, bob.guest))
        [evening] = view["evenings"]
        assert (evening["game"], view["table"]) == (game, "")
        assert clock.now - 10 < evening["at"] < clock.now
        finish = evening["evening"]["finish"]
        assert [(one["name"], one["guest"], one["place"], one["ruined_by"]) for one in finish] == [
            ("Ann", ann.guest, 1, ""),
            ("Bob", bob.guest, 2, "p1"),
        ]
        highest = evening["evening"]["highest"]
        assert highest is None, "he could not pay it"
        assert [
            (row["name"], row["won"], row["points"], row["places"], row["ahead"])
            for row in view["years"][0]["rows"]
        ] == [
            ("Ann", 1, 4, [1], [0, 1]),
            ("Bob", 0, 2, [2], [0, 0]),
        ]
        assert view["ruin"] == {"by": "Ann", "whom": "Bob", "count": 1}
        assert await store.faults() == []

    among_members(tmp_path, work)


def test_every_member_sees_a_game_begin_and_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_tables, "NEWS", 0.0)

    async def work(table_server: TableServer, _: SqlStore, __: Watch) -> None:
        ann, bob, circle, key = await founded(table_server)
        eve = await guest(table_server, "Eve")
        assert (await eve.ask("join-circle", key=key))["t"] == "circle"
        assert (await eve.ask("tables"))["t"] == "ack"
        await gathered(ann, bob, circle)
        await table_of_circle(eve, ann.people["code"])
        await ruined(bob)
        await table_of_circle(eve, "")
        assert (await bob.ask("rematch"))["t"] == "ack"
        await table_of_circle(eve, bob.people["code"])

    among_members(tmp_path, work)


async def table_of_circle(member: Desk, code: str) -> None:
    """Wait until the lists of a member show that their only circle plays at this table."""
    while member.lists["circles"][0]["table"] != code:
        await member.until("tables")


def test_the_same_people_play_again_as_they_played_last(tmp_path: Path) -> None:
    async def work(table_server: TableServer, _: SqlStore, clock: Watch) -> None:
        ann, bob, circle, _ = await founded(table_server)
        assert (await ann.ask("play-together", circle=circle))["key"] == "not-now"
        await played(ann, bob, circle)
        clock.now += 86_400 * 7
        code = bob.people["code"]
        assert (await bob.ask("play-together", circle=circle))["t"] == "ack"
        assert (await ann.ask("play-together", circle=circle))["t"] == "ack"
        assert ann.people["code"] == bob.people["code"] != code, "both go to the same one"
        assert [place["guest"] for place in ann.people["places"]] == [ann.guest, bob.guest]
        assert ann.people["circle"] == circle
        await ann.ask("tables")
        assert ann.lists["circles"][0]["table"] == bob.people["code"]
        assert (await ann.ask("visit", code=bob.people["code"]))["t"] == "ack"
        await begun(ann, bob)
        await ruined(bob)
        [row, _] = seen(await table_server.circles.view(circle, ann.guest))["years"][0]["rows"]
        assert (row["name"], row["evenings"], row["won"], row["points"]) == ("Ann", 2, 2, 8)

    among_members(tmp_path, work)


def test_a_member_who_left_sees_no_more(tmp_path: Path) -> None:
    async def work(table_server: TableServer, store: SqlStore, _: Watch) -> None:
        ann, bob, circle, key = await founded(table_server)
        over = await played(ann, bob, circle)
        on = await gathered(ann, bob, circle)
        code = bob.people["code"]
        second = await guest(table_server, "Bob")
        listing = await store.listing(over)
        assert listing
        assert (await second.ask("visit", code=listing.code))["t"] == "ack"
        assert (await bob.ask("remove-member", circle=circle, guest=ann.guest))["key"] == "not-host"
        assert (await ann.ask("remove-member", circle=circle, guest=ann.guest))["key"] == "not-yours"
        assert (await ann.ask("remove-member", circle=circle, guest=bob.guest))["t"] == "ack"
        for one in (bob, second):
            await one.until("removed")
            assert one.client.table is None
        assert (await bob.ask("visit", code=code))["key"] == "no-table"
        assert (await bob.ask("join-circle", key=key))["key"] == "no-circle", "the link went too"
        await bob.ask("tables")
        assert (bob.lists["mine"], bob.lists["circles"]) == ([], [])
        assert await table_server.listings_of(bob.guest) == []
        assert len(await table_server.listings_of(ann.guest)) == 2
        for game in (over, on):
            assert not await table_server.may_read(game, code, bob.guest)
            assert await table_server.may_read(game, code, ann.guest)
        while ann.people["places"][1]["guest"]:
            await ann.until("table")

    among_members(tmp_path, work)


END_OF_2023 = 1_704_000_000.0
TWO_DAYS = 86_400 * 2


def test_a_group_chooses_its_points_from_a_year_on(tmp_path: Path) -> None:
    async def work(table_server: TableServer, store: SqlStore, clock: Watch) -> None:
        clock.now = END_OF_2023
        ann, bob, circle, _ = await founded(table_server)

        async def tables() -> list[tuple[int, list[int], list[tuple[str, int]]]]:
            view = await table_server.circles.view(circle, ann.guest)
            return [
                (one.year, one.scoring.places, [(row.name, row.points) for row in one.rows])
                for one in view.years
            ]

        await played(ann, bob, circle)
        assert await tables() == [(2023, [4, 2, 1], [("Ann", 4), ("Bob", 2)])]
        clock.now += TWO_DAYS
        assert (await bob.ask("count-evenings", circle=circle, points="5, 0"))["t"] == "ack"
        view = await table_server.circles.view(circle, ann.guest)
        assert (view.scoring.places, view.scoring.by) == ([5, 0], "Bob")
        assert view.scoring.at == pytest.approx(clock.now, abs=1)
        await played(ann, bob, circle)
        before = (2023, [4, 2, 1], [("Ann", 4), ("Bob", 2)])
        assert await tables() == [(2024, [5, 0], [("Ann", 5), ("Bob", 0)]), before]
        assert (await ann.ask("count-evenings", circle=circle, points=None))["t"] == "ack"
        worth = view.evenings[0].evening.finish[0].worth
        assert await tables() == [(2024, [], [("Ann", worth), ("Bob", 0)]), before]
        assert (await table_server.circles.view(circle, ann.guest)).scoring.by == "Ann"
        assert (await ann.ask("delete-me"))["t"] == "ack"
        assert (await table_server.circles.view(circle, bob.guest)).scoring.by == ""
        assert ann.guest not in everything(tmp_path)
        assert await store.faults() == []

    among_members(tmp_path, work)
    assert games_admin.check(tmp_path, "en") == 0


REFUSED_POINTS = (
    *(
        "1, 2",
        "0",
        "0, 0",
        "101",
        "-1",
        "1.5",
        "a 5",
        "5a",
        "5, b",
        "5 3",
        "5,,3",
        "5,",
        "",
        ",",
        "²",
        "٣",
        "5; 3",
    ),
    ", ".join("1" * 9),
)


def test_points_that_mean_nothing_are_refused(tmp_path: Path) -> None:
    async def work(table_server: TableServer, _: SqlStore, __: Watch) -> None:
        ann, _bob, circle, _ = await founded(table_server)
        eve = await guest(table_server, "Eve")
        assert (await eve.ask("count-evenings", circle=circle, points="1"))["key"] == "no-circle"
        for points in REFUSED_POINTS:
            fault = await ann.ask("count-evenings", circle=circle, points=points)
            assert fault["key"] == "bad-points", points
            assert repr(points) in fault["detail"]
        assert (await table_server.circles.view(circle, ann.guest)).scoring.places == [4, 2, 1]

    among_members(tmp_path, work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_reads_what_is_expected_of_points(language: Language) -> None:
    expected = say(language, "fault-bad-points", {})
    assert {str(bound) for bound in (MOST_PLACES, 0, HIGHEST_POINTS)} <= set(re.findall(r"\d+", expected))
    assert read_points(", ".join(re.findall(r"\d+", expected)[-4:])) == [5, 3, 2, 1]


def test_the_last_to_leave_takes_all_along(tmp_path: Path) -> None:
    async def work(table_server: TableServer, store: SqlStore, _: Watch) -> None:
        ann, bob, circle, _ = await founded(table_server)
        assert (await bob.ask("count-evenings", circle=circle, points="1"))["t"] == "ack"
        games = [await played(ann, bob, circle), await gathered(ann, bob, circle)]
        assert (await bob.ask("leave-circle", circle=circle))["t"] == "ack"
        assert await store.row(games[0]) is not None
        assert (await ann.ask("leave-circle", circle=circle))["t"] == "ack"
        assert [await store.row(game) for game in games] == [None, None]
        await asyncio.gather(
            *(task for game, task in table_server._tasks.items() if game in games), return_exceptions=True
        )
        assert not set(games) & {*table_server.games()}, "nor in memory"
        assert "Maman" not in everything(tmp_path)
        assert await store.faults() == []

    among_members(tmp_path, work)


def test_a_deleted_person_leaves_no_name_in_an_evening(tmp_path: Path) -> None:
    async def work(table_server: TableServer, store: SqlStore, _: Watch) -> None:
        ann, bob, circle, _ = await founded(table_server)
        await played(ann, bob, circle)
        assert (await bob.ask("delete-me"))["t"] == "ack"
        view = seen(await table_server.circles.view(circle, ann.guest))
        [evening] = view["evenings"]
        assert [one["name"] for one in evening["evening"]["finish"]] == ["Ann", NEUTRAL]
        assert [row["name"] for row in view["years"][0]["rows"]] == ["Ann"]
        assert [one["name"] for one in view["members"]] == ["Ann"]
        text = everything(tmp_path)
        assert Guest.of(secret_of("Bob"), "Bob").id not in text
        assert await store.faults() == []

    among_members(tmp_path, work)
    assert games_admin.check(tmp_path, "en") == 0


def test_a_circle_s_table_is_never_open_to_all(tmp_path: Path) -> None:
    async def work(table_server: TableServer, _: SqlStore, __: Watch) -> None:
        ann, _bob, circle, _ = await founded(table_server)
        open_terms = {"edition": "us1973", "listed": True}
        refused = await ann.ask("create", terms=open_terms, places=PLACES, circle=circle)
        assert refused["key"] == "bad-start"
        assert (await ann.ask("create", terms={"edition": "us1973"}, places=PLACES, circle=circle))[
            "t"
        ] == "ack"
        assert (await ann.ask("propose", terms=open_terms))["key"] == "bad-start"
        assert (await ann.ask("propose", terms={"edition": "fr2013"}))["t"] == "ack"
        assert ann.table.roster.settings.circle == circle, "other terms leave it a circle's"
        eve = await guest(table_server, "Eve")
        assert (await eve.ask("create", terms={"edition": "us1973"}, places=PLACES, circle=circle))["key"] == "no-circle"  # fmt: skip
        await eve.ask("tables")
        assert eve.lists["open"] == []

    among_members(tmp_path, work)


def test_circles_and_members_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_MEMBERS", 2)
    monkeypatch.setattr(limits, "MOST_CIRCLES", 2)

    async def work(table_server: TableServer, _: SqlStore, __: Watch) -> None:
        ann, bob, _, key = await founded(table_server)
        eve = await guest(table_server, "Eve")
        assert (await eve.ask("join-circle", key=key))["key"] == "too-many"
        other = await ann.ask("found-circle", name="Another")
        assert (await ann.ask("found-circle", name="A third"))["key"] == "too-many"
        assert (await bob.ask("join-circle", key=other["key"]))["t"] == "circle"

    among_members(tmp_path, work)


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"found-circle","id":"a"}',
        '{"t":"found-circle","id":"a","name":""}',
        '{"t":"found-circle","id":"a","name":7}',
        '{"t":"join-circle","id":"a","key":"short"}',
        '{"t":"join-circle","id":"a","key":"' + "é" * 22 + '"}',
        '{"t":"leave-circle","id":"a","circle":["x"]}',
        '{"t":"count-evenings","id":"a","circle":"x"}',
        '{"t":"count-evenings","id":"a","circle":"x","points":[1]}',
        '{"t":"count-evenings","id":"a","circle":"x","points":"' + "1" * 41 + '"}',
        '{"t":"remove-member","id":"a","circle":"x"}',
        '{"t":"play-together","id":"a","circle":"' + "x" * 33 + '"}',
        '{"t":"rename-circle","id":"a","circle":"x","name":"' + "n" * 41 + '"}',
    ],
)
def test_a_malformed_message_gets_one_clear_error(tmp_path: Path, text: str) -> None:
    with Server(tmp_path) as server, server.screen(who="Ann", code="") as ann:
        before = everything(tmp_path)
        ann.socket.send(text)
        fault = ann.until(lambda message: message["t"] == "fault")
        assert fault["key"] == "malformed"
        assert "xpected" in fault["detail"] or "missing" in fault["detail"], fault["detail"]
        assert everything(tmp_path) == before


def test_a_stranger_learns_nothing_by_any_way(tmp_path: Path) -> None:
    """Each is answered as it would be for a game, a table and a circle that never were."""
    games: dict[str, str] = {}

    async def work(table_server: TableServer, _: SqlStore, __: Watch) -> None:
        ann, bob, circle, _ = await founded(table_server)
        games["over"] = await played(ann, bob, circle)
        games["on"] = await gathered(ann, bob, circle)
        games.update(circle=circle, code=ann.people["code"])

    among_members(tmp_path, work)
    with Server(tmp_path) as server:
        ann, eve = ({"Authorization": f"Bearer {secret_of(who)}"} for who in ("Ann", "Eve"))
        code, missing = games["code"], "AAA222"
        for way in WAYS:
            never = server.get(f"/api/games/never/{way}?code={code}")[:2]
            assert never[0] == 404
            for who in (eve, {}):
                for game in (games["over"], games["on"]):
                    assert server.get(f"/api/games/{game}/{way}?code={code}", who)[:2] == never, way
        for path in ("", "/chances", "/seats/p1"):
            none = server.get(f"/api/tables/{missing}{path}", eve)[:2]
            assert server.get(f"/api/tables/{code}{path}", eve)[:2] == none == (404, none[1])
        none = server.get("/api/circles/never", eve)[:2]
        assert server.get(f"/api/circles/{games['circle']}", eve)[:2] == none == (404, none[1])
        assert server.get(f"/api/circles/{games['circle']}")[0] == 401
        lists = json.loads(server.get("/api/tables", eve)[1])
        assert (lists["mine"], lists["open"], lists["circles"]) == ([], [], [])
        with server.screen(who="Eve", code="") as she:
            answers = [she.ask("visit", code=each) for each in (code, missing)]
            assert {answer["t"] for answer in answers} == {"fault"}
            assert len({answer["detail"] for answer in answers}) == 1
        for way in ("record", "replay", "story"):
            assert server.get(f"/api/games/{games['over']}/{way}", ann)[0] == 200, way
        view = json.loads(server.get(f"/api/circles/{games['circle']}", ann)[1])
        assert (view["table"], len(view["evenings"])) == (code, 1)


@pytest.mark.skipif(not is_installed(), reason="no PostgreSQL")
def test_two_processes_agree_about_a_circle() -> None:
    """Who leaves by one server is sent away by the other, and what ended there is in the table of the year."""
    with running() as cluster:
        asyncio.run(asyncio.wait_for(_two_processes(cluster.database()), HANGS))


async def _two_processes(address: str) -> None:
    stores = [await SqlStore.open(address) for _ in range(2)]
    clock = Watch()
    try:
        one, other = (env_of(store, registry.find, clock, 0) for store in stores)
        async with serving(one) as first, serving(other) as second:
            ann, bob = await guest(first, "Ann"), await guest(second, "Bob")
            made = await ann.ask("found-circle", name="Fridays")
            circle = made["circle"]
            eve = await guest(second, "Eve")
            for one in (bob, eve):
                assert (await one.ask("join-circle", key=made["key"]))["t"] == "circle"
            assert (await eve.ask("tables"))["t"] == "ack"
            await gathered(ann, bob, circle)
            await table_of_circle(eve, ann.people["code"])
            await ruined(bob)
            await table_of_circle(eve, "")
            view = seen(await first.circles.view(circle, ann.guest))
            assert [row["name"] for row in view["years"][0]["rows"]] == ["Ann", "Bob"]
            assert (await ann.ask("remove-member", circle=circle, guest=bob.guest))["t"] == "ack"
            await bob.until("removed")
            assert (await bob.ask("visit", code=ann.people["code"]))["key"] == "no-table"
            assert await stores[1].faults() == []
    finally:
        for store in stores:
            await store.close()
