"""People of one table at several servers: all see and do what they would at one server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import pytest

from passgo.game import Game
from passgo.notation import parse_move
from passgo.server.store import processes
from passgo.server.system import peers
from passgo.table.table_server import TableServer
from server.harness import HANGS, Message
from server.postgres import Cluster
from server.servers import (
    ACTS,
    Player,
    among,
    begin,
    comes,
    die,
    give_up_soon,
    lay,
    least,
    play,
    process,
    record_of,
    two_at_a_game,
    until_people,
)

pytestmark = pytest.mark.usefixtures("attentive")


@pytest.fixture
def deaf(attentive: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """No hint of what another process stored arrives."""
    monkeypatch.setattr(peers, "HEARTBEAT", float(HANGS))
    monkeypatch.setattr(TableServer, "read_on", lambda *_: None)


def presence(people: Message, place: int) -> str:
    return next(str(one["presence"]) for one in people["places"] if one["place"] == place)


def seen(desk: Player, place: int) -> float:
    """Return when the guest of a place left, as this screen is shown; 0 while they are there."""
    return next(one["seen"] for one in desk.people["places"] if one["place"] == place)


def test_people_of_one_table_play_in_three_processes(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer, third: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free", "free", "rules")
        bob, cleo = await comes(second, "Bob", code, 2), await comes(third, "Cleo", code, 3)
        await until_people(
            ann, lambda people: [presence(people, place) for place in (1, 2, 3)] == ["here"] * 3
        )
        await until_people(ann, lambda people: people["may_begin"])
        await begin(ann, bob, cleo)
        await play([ann, bob, cleo], 50)
        record = await record_of(ann)
        for desk in (ann, bob, cleo):
            assert desk.texts == record[: len(desk.texts)]
        game = Game("us1973", 4, rolloff=True)
        for text in record:
            game.push(parse_move(text, game.edition))
        leads = [
            table_server._tables[ann.view["game"]].elsewhere.leads for table_server in (first, second, third)
        ]
        assert sum(leads) == 1, "bots think in one of them"

    among(cluster, 3, work)


def test_what_is_done_at_once_in_two_processes_is_done_one_after_the_other(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        ann, bob = await two_at_a_game(first, second)
        game = ann.view["game"]
        for k in range(8):
            answers = await asyncio.gather(ann.ask("pace", ms=2 * k), bob.ask("pace", ms=2 * k + 1))
            assert [answer["t"] for answer in answers] == ["ack", "ack"]
        _, said, marks = await ann.table_server.env.store.read(game)
        paces = [row.body for row in said if '"t":"pace"' in row.body]
        assert len(paces) == 17, "that of the beginning and all of these"
        assert [mark.no for mark in marks] == list(range(1, len(marks) + 1))
        # The same question, answered in both: one is a move, the other is refused.
        seat = ann.state["awaits"]["seats"][0]
        mine = ann if seat == "p1" else bob
        twin = await comes(second if mine is ann else first, mine.who, ann.people["code"])
        before = len(await record_of(ann))
        answers = await asyncio.gather(
            mine.ask("move", id="x1", n=mine.n, text=f"{seat} roll"),
            twin.ask("move", id="x2", n=twin.n, text=f"{seat} roll"),
        )
        assert min(answer["t"] for answer in answers) == "ack"
        assert max(answer["t"] for answer in answers) in ("fault", "refused")
        again = await asyncio.gather(
            *(desk.ask("move", id="x1", n=0, text=f"{seat} roll") for desk in (mine, twin))
        )
        record = await record_of(ann)
        assert len([text for text in record[before:] if text == f"{seat} roll"]) == 1
        if answers[0]["t"] == "ack":
            assert [answer["n"] for answer in again] == [answers[0]["n"]] * 2

    among(cluster, 2, work)


def test_a_command_sent_to_two_processes_is_carried_out_once(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "person")
        await begin(ann)
        twin = await comes(second, "Ann", code)
        for k in range(8):
            for desk in (ann, twin):
                while desk.n < len(await record_of(ann)):
                    await desk.hear()
            seat = twin.state["awaits"]["seats"][0]
            text = f"{seat} {ACTS.get(twin.state['awaits']['kind']) or least(twin, seat)}"
            one, other = await asyncio.gather(
                *(desk.ask("move", id=f"same{k}", n=desk.n, text=text) for desk in (ann, twin))
            )
            assert one == other
            assert one["t"] == "ack"
        moves, *_ = await first.env.store.read(ann.view["game"])
        assert len({row.client for row in moves if row.client}) == 8

    among(cluster, 2, work)


@pytest.mark.usefixtures("deaf")
def test_what_one_server_acknowledged_the_others_know(cluster: Cluster) -> None:
    """Though no hint of it arrives: it is read when somebody asks or comes."""

    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "person")
        zoe = await comes(second, "Zoe", code)
        await begin(ann)
        game = ann.view["game"]
        while ann.n < 10:
            await play([ann], ann.n + 1)
            session = await second.session(game)
            assert session
            assert session.n == ann.n
        await play([ann], ann.n + 1)
        assert (await zoe.ask("visit", code=code))["n"] == ann.n

    among(cluster, 2, work)


def test_nothing_is_sent_while_nobody_listens_and_all_once_somebody_does(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "HEARTBEAT", 100.0 * HANGS)  # nobody looks by himself
    words: list[str] = []
    tell = processes.Processes.tell

    async def noted(self: processes.Processes, line: processes.Line, said: Sequence[str]) -> None:
        words.extend(said)
        await tell(self, line, said)

    monkeypatch.setattr(processes.Processes, "tell", noted)

    async def work() -> None:
        address = cluster.database()
        async with process(address) as first:
            await lay(Player(first), "person", "free")
            assert len(words) == 1, "that it is there"
            async with process(address) as second:
                await play(list(await two_at_a_game(first, second)), 10)
            assert len(words) > 10

    asyncio.run(work())


def test_somebody_who_goes_is_away_in_every_process(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.table.commands.presence.SIGN", 0.3)

    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free")
        bob = await comes(second, "Bob", code, 2)
        watcher = await comes(second, "Wim", code)
        await until_people(ann, lambda people: [one["name"] for one in people["watchers"]] == ["Wim"])
        bob.leave()
        await until_people(ann, lambda people: presence(people, 2) == "away")
        await until_people(watcher, lambda people: presence(people, 2) == "away")
        late = await comes(first, "Zoe", code)
        assert presence(late.people, 2) == "away"
        await die(second)
        await give_up_soon(second)
        await until_people(ann, lambda people: [one["name"] for one in people["watchers"]] == ["Zoe"])

    among(cluster, 2, work)


def test_how_long_somebody_is_away_is_known_in_every_process(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even in one that began after they left, and where they never were; in none is it counted from an earlier time."""

    async def work(first: TableServer, second: TableServer, third: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free")
        once = await comes(first, "Bob", code, 2)
        once.leave()
        await until_people(ann, lambda _: seen(ann, 2) > 0)
        left = seen(ann, 2)
        bob = await comes(second, "Bob", code)
        await until_people(ann, lambda _: not seen(ann, 2))
        died = time.time()
        await die(second)
        with monkeypatch.context() as patch:
            patch.setattr(first.peers._processes, "bury", nobody)
            await give_up_soon(second)
            assert bob.guest
            await until_people(ann, lambda _: seen(ann, 2) > 0)
        assert seen(ann, 2) > died > left, "he was there until his server died"
        zoe = await comes(third, "Zoe", code)
        await until_people(zoe, lambda _: seen(zoe, 2) == seen(ann, 2))

    among(cluster, 3, work)


def test_while_nobody_ran_a_table_nobody_was_away(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer, third: TableServer) -> None:
        table_servers = [first, second, third]
        ann = Player(first)
        code = await lay(ann, "person", "free", "free")
        cleo, dan = await comes(second, "Cleo", code, 2), await comes(third, "Dan", code, 3)
        await begin(ann)
        game = ann.view["game"]
        leader = next(
            table_server for table_server in table_servers if table_server._tables[game].elsewhere.leads
        )
        desks = {first: (ann, 1), second: (cleo, 2), third: (dan, 3)}
        dead, one, other = (
            desks[table_server]
            for table_server in (
                leader,
                *(table_server for table_server in table_servers if table_server is not leader),
            )
        )
        gone, stays = other[1], one[0]
        other[0].leave()
        await until_people(stays, lambda _: seen(stays, gone) > 0)
        left, died = seen(stays, gone), time.time()
        await die(leader)
        await give_up_soon(leader)
        await until_people(stays, lambda _: seen(stays, gone) > left)
        assert seen(stays, gone) > died + 0.5, "until then it was run by nobody"
        await until_people(stays, lambda _: seen(stays, dead[1]) > 0)
        again = await comes(other[0].table_server, "Zoe", code)
        await until_people(again, lambda _: seen(again, gone) == seen(stays, gone))

    among(cluster, 3, work)


async def nobody() -> int:
    """Of those who gave no sign none was found: another server was quicker."""
    return 0


def test_a_key_opens_once(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "person")
        for _ in range(3):
            key = (await ann.ask("pass", place=2))["key"]
            one, other = await comes(first, "One", code), await comes(second, "Other", code)
            answers = await asyncio.gather(*(desk.ask("take", key=key) for desk in (one, other)))
            assert sorted(answer.get("key", "") for answer in answers) == ["", "no-key"]
            winner = one if answers[0]["t"] == "ack" else other
            back = (await winner.ask("pass", place=2))["key"]
            assert (await ann.ask("take", key=back))["t"] == "ack"

    among(cluster, 2, work)


def test_somebody_removed_goes_in_every_process(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free")
        bob, dan = await comes(second, "Bob", code, 2), await comes(second, "Dan", code)
        assert (await ann.ask("remove", guest=bob.guest))["t"] == "ack"
        assert (await bob.until("removed"))["code"] == code
        await until_people(dan, lambda people: people["code"] != code)
        assert dan.people["code"] == ann.people["code"]
        assert (await bob.ask("visit", code=code))["key"] == "no-table"
        assert (await bob.ask("visit", code=ann.people["code"]))["key"] == "no-table"

    among(cluster, 2, work)


@pytest.mark.usefixtures("deaf")
def test_the_code_of_who_was_sent_away_opens_nothing_in_any_process(cluster: Cluster) -> None:
    """Even if the other has not heard of it, and they come with another secret."""

    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free")
        bob, _ = await comes(second, "Bob", code, 2), await comes(second, "Dan", code)
        game = second._tables[next(iter(second._tables))].id
        assert await second.may_read(game, code, bob.guest)
        assert (await ann.ask("remove", guest=bob.guest))["t"] == "ack"
        assert not await second.may_read(game, code, bob.guest)
        disguised = await comes(second, "Bob's other browser")
        assert (await disguised.ask("visit", code=code))["key"] == "no-table"
        assert await second.may_read(game, ann.people["code"], ann.guest)

    among(cluster, 2, work)


def test_lists_are_right_in_every_process(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        zoe = await comes(second, "Zoe")
        await zoe.ask("tables")
        assert zoe.lists["open"] == []
        ann = Player(first)
        await ann.greet()
        await ann.lay("us1973", ["person", "free"], begin=False, listed=True)
        await zoe.until("tables")
        assert [(one["code"], one["phase"]) for one in zoe.lists["open"]] == [
            (ann.people["code"], "gathering")
        ]
        assert (await ann.ask("give-up"))["t"] == "ack"
        while zoe.lists["open"]:
            await zoe.until("tables")

    among(cluster, 2, work)


def test_the_same_people_have_one_rematch(cluster: Cluster) -> None:
    async def work(first: TableServer, second: TableServer) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free")
        bob = await comes(second, "Bob", code, 2)
        assert (await ann.ask("give-up"))["t"] == "ack"
        await asyncio.gather(ann.ask("rematch"), bob.ask("rematch"))
        assert ann.people["code"] == bob.people["code"] != code
        assert len(await first.env.store.games()) == 2

    among(cluster, 2, work)
