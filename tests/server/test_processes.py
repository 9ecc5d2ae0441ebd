"""Several servers on one PostgreSQL: people of one table in different processes, and processes that die."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager

import pytest

from passgo.bots import registry
from passgo.fairness.dice import new_seed
from passgo.game import Game
from passgo.notation import parse_move
from passgo.server import neighbours
from passgo.server.hall import Hall
from passgo.server.store import Store, StoreError, processes
from passgo.server.table import new_game_id
from server.harness import HANGS, Message
from server.house import Desk, env_of
from server.postgres import Cluster, is_installed, running

ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "buy": "decline", "auction": "pass"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if not is_installed():
        pytest.skip("no PostgreSQL found; install one (apt install postgresql)")
    with running() as one:
        yield one


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not heard is seen in a moment, and nobody is given up because the machine is busy."""
    monkeypatch.setattr(neighbours, "BEAT", 0.1)
    monkeypatch.setattr(processes, "LIVES", float(HANGS))


@pytest.fixture
def mortal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is silent for a moment is given up."""
    monkeypatch.setattr(processes, "LIVES", 1.0)


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hint of what another process stored arrives."""
    monkeypatch.setattr(neighbours, "BEAT", float(HANGS))
    monkeypatch.setattr(Hall, "read_on", lambda *_: None)


class Player(Desk):
    """A screen that tells whether it knows what may be done."""

    knows = False

    async def hear(self) -> Message:
        message = await super().hear()
        if message["t"] in ("game", "step", "options"):
            self.knows = message["t"] != "step"
        return message


@asynccontextmanager
async def process(address: str, grace: float = 0.0) -> AsyncGenerator[Hall]:
    """One of the servers."""
    store = await Store.open(address)
    env = env_of(store, registry.find, time.time, grace)._replace(seed=new_seed, game_id=new_game_id)
    hall = Hall(env)
    try:
        await hall.open()
        yield hall
    finally:
        await hall.close()
        await store.close()


async def die(hall: Hall) -> None:
    """As by kill -9: it says nothing, and does nothing any more."""
    for task in [*hall.neighbours._tasks, *hall._tasks.values()]:
        task.cancel()
    for table in hall._tables.values():
        table.close()
    line = hall.neighbours._line
    assert line
    hall.neighbours._tasks = []
    await line.invalidate()


def among(cluster: Cluster, count: int, work: Callable[..., Awaitable[None]], grace: float = 0.0) -> None:
    """So many servers on a database of their own."""
    address = cluster.database()

    async def run(halls: list[Hall]) -> None:
        if len(halls) < count:
            async with process(address, grace) as hall:
                await run([*halls, hall])
        else:
            await asyncio.wait_for(work(*halls), 3 * HANGS)

    asyncio.run(run([]))


async def comes(hall: Hall, who: str, code: str = "", place: int = 0) -> Player:
    """Somebody comes to a server, to a table, to a place."""
    desk = Player(hall, who)
    await desk.greet()
    if code:
        assert (await desk.ask("visit", code=code))["t"] == "ack"
    if place:
        assert (await desk.ask("sit", place=place))["t"] == "ack"
        assert (await desk.ask("ready", ready=True))["t"] == "ack"
    return desk


async def lay(ann: Player, *kinds: str) -> str:
    """A table of hers; gives its code."""
    await ann.greet()
    assert (await ann.lay("us1973", kinds, begin=False))["t"] == "ack"
    return str(ann.people["code"])


async def begin(ann: Player, *others: Player) -> None:
    """The game begins, and everybody hears of it."""
    assert (await ann.ask("begin"))["t"] == "ack"
    assert (await ann.ask("pace", ms=0))["t"] == "ack"
    for desk in (ann, *others):
        while not desk.options:
            await desk.hear()


async def until_people(desk: Player, wanted: Callable[[Message], bool]) -> None:
    """Hear on until the table is so."""
    while not wanted(desk.people):
        await desk.until("table")


def presence(people: Message, place: int) -> str:
    return next(str(one["presence"]) for one in people["places"] if one["place"] == place)


async def play(desks: list[Player], moves: int) -> None:
    """Each plays his own seat at his own screen, until the record is so long."""
    while True:
        last = max(desk.n for desk in desks)
        for desk in desks:
            while desk.n < last:
                await desk.hear()
        if last >= moves or desks[0].state["winners"]:
            return
        awaits = desks[0].state["awaits"]
        for seat in awaits["seats"]:
            mine = next((desk for desk in desks if desk.guest == seat_of(desk, seat)), None)
            if mine is None:
                await desks[0].hear()
                break
            while not mine.knows:
                await mine.hear()
            verb = ACTS.get(awaits["kind"]) or least(mine, seat)
            answer = await mine.ask("move", n=mine.n, text=f"{seat} {verb}")
            assert answer["t"] == "ack" or mine.n > last, answer
            break


async def two_at_a_game(first: Hall, second: Hall, *bots: str) -> tuple[Player, Player]:
    """A game that has begun, of Ann in one process and Bob in the other."""
    ann = Player(first)
    code = await lay(ann, "person", "free", *bots)
    bob = await comes(second, "Bob", code, 2)
    await until_people(ann, lambda people: people["may_begin"])
    await begin(ann, bob)
    return ann, bob


def seat_of(desk: Player, seat: str) -> str:
    return next(str(one["guest"]) for one in desk.people["places"] if one["seat"] == seat)


def least(desk: Player, seat: str) -> str:
    """Anything that answers."""
    for options in desk.options:
        if options["seat"] == seat:
            for act in [*options["acts"], *options["free"]]:
                if act["ok"]:
                    return str(act["text"]).removeprefix(f"{seat} ")
    return "bankrupt"


async def record_of(desk: Player) -> list[str]:
    """As it is stored."""
    moves, *_ = await desk.hall._env.store.read(desk.view["game"])
    assert [row.n for row in moves] == list(range(1, len(moves) + 1))
    return [row.text for row in moves]


def test_people_of_one_table_play_in_three_processes(cluster: Cluster) -> None:
    async def work(first: Hall, second: Hall, third: Hall) -> None:
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
        leads = [hall._tables[ann.view["game"]].leads for hall in (first, second, third)]
        assert sum(leads) == 1, "bots think in one of them"

    among(cluster, 3, work)


def test_nothing_is_told_while_nobody_hears_it_and_all_once_somebody_does(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 100.0 * HANGS)  # nobody looks by himself
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


def test_what_is_done_at_once_in_two_processes_is_done_one_after_the_other(cluster: Cluster) -> None:
    async def work(first: Hall, second: Hall) -> None:
        ann, bob = await two_at_a_game(first, second)
        game = ann.view["game"]
        for k in range(8):
            answers = await asyncio.gather(ann.ask("pace", ms=2 * k), bob.ask("pace", ms=2 * k + 1))
            assert [answer["t"] for answer in answers] == ["ack", "ack"]
        _, said, marks = await ann.hall._env.store.read(game)
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
    async def work(first: Hall, second: Hall) -> None:
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
        moves, *_ = await first._env.store.read(ann.view["game"])
        assert len({row.client for row in moves if row.client}) == 8

    among(cluster, 2, work)


@pytest.mark.usefixtures("mortal")
def test_the_death_of_a_process_is_made_up_for(cluster: Cluster) -> None:
    """Its bots think on in another, its people are away, and who comes back finds all there."""

    async def work(first: Hall, second: Hall) -> None:
        ann, bob = await two_at_a_game(first, second, "rules")
        await play([ann, bob], 30)
        game = ann.view["game"]
        leader = first if first._tables[game].leads else second
        assert first._tables[game].leads != second._tables[game].leads
        dead, lives = (ann, bob) if leader is first else (bob, ann)
        await die(leader)
        back = await comes(lives.hall, dead.who, ann.people["code"])
        await play([back, lives], len(await record_of(lives)) + 40)
        assert any(text.startswith("p3 ") for text in lives.texts[-40:]), "the bot goes on in the other"
        assert back.texts == (await record_of(lives))[: len(back.texts)]

    among(cluster, 2, work)


@pytest.mark.usefixtures("mortal")
def test_bots_alone_play_on_in_another_process(cluster: Cluster) -> None:
    async def work(first: Hall, second: Hall) -> None:
        ann = Player(first)
        await ann.greet()
        await ann.lay("us1973", ["rules", "rules"], begin=True)
        await ann.ask("pace", ms=0)
        await ann.until("step")
        game = ann.view["game"]
        leader = next(hall for hall in (first, second) if game in hall._tables and hall._tables[game].leads)
        other = second if leader is first else first
        await die(leader)
        zoe = await comes(other, "Zoe", ann.people["code"])
        enough = zoe.n + 20
        while zoe.n < enough:
            await zoe.hear()

    among(cluster, 2, work)


def test_a_server_begins_though_it_was_given_up_meanwhile(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_up, given_up, address = Hall.take_up, list[str](), cluster.database()

    async def take_up_slowly(hall: Hall, game: str) -> None:
        if not given_up:
            given_up.append(game)
            assert hall.neighbours._processes
            await hall.neighbours._processes.leave()
        await take_up(hall, game)

    async def run() -> None:
        async with process(address) as first:
            ann = Player(first)
            await ann.greet()
            await ann.lay("us1973", ["rules", "rules"], begin=True)
            await ann.until("step")
        monkeypatch.setattr(Hall, "take_up", take_up_slowly)
        async with process(address) as second:
            assert [table.leads for table in second._tables.values()] == [True]

    asyncio.run(run())
    assert given_up


@pytest.mark.parametrize("turns", range(4))
def test_servers_that_end_at_once_all_end(cluster: Cluster, turns: int) -> None:
    """One hears that another has ended just while it ends itself, or some turns of its loop before."""

    async def work(first: Hall) -> None:
        first.neighbours._lost()
        for _ in range(turns):
            await asyncio.sleep(0)
        closing = asyncio.ensure_future(first.neighbours.close())
        _, hang = await asyncio.wait([closing], timeout=HANGS / 6)
        for task in first.neighbours._tasks if hang else ():
            task.cancel()
        assert not hang

    among(cluster, 1, work)


def test_who_goes_is_away_in_every_process(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.server.presence.SIGN", 0.3)

    async def work(first: Hall, second: Hall) -> None:
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
        monkeypatch.setattr(processes, "LIVES", 1.0)
        await second.neighbours._processes.sign()  # pyright: ignore[reportOptionalMemberAccess]
        await die(second)
        await until_people(ann, lambda people: [one["name"] for one in people["watchers"]] == ["Zoe"])

    among(cluster, 2, work)


def seen(desk: Player, place: int) -> float:
    """When who has a place left, as this screen is told; 0 while he is there."""
    return next(one["seen"] for one in desk.people["places"] if one["place"] == place)


def test_how_long_somebody_is_away_is_known_in_every_process(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one too that began after he went, from where he was not; and in none is it counted from an earlier time."""

    async def work(first: Hall, second: Hall, third: Hall) -> None:
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
            patch.setattr(first.neighbours._processes, "bury", nobody)
            await give_up_soon(second, monkeypatch)
            assert bob.guest
            await until_people(ann, lambda _: seen(ann, 2) > 0)
        assert seen(ann, 2) > died > left, "he was there until his server died"
        zoe = await comes(third, "Zoe", code)
        await until_people(zoe, lambda _: seen(zoe, 2) == seen(ann, 2))

    among(cluster, 3, work)


async def nobody() -> int:
    """Of those who gave no sign none was found: another server was quicker."""
    return 0


async def give_up_soon(dead: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others need not wait long until one that is dead gives no sign."""
    with monkeypatch.context() as patch:
        patch.setattr(processes, "LIVES", 0.5)
        assert dead.neighbours._processes
        await dead.neighbours._processes.sign()


def test_while_nobody_ran_a_table_nobody_was_away(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(first: Hall, second: Hall, third: Hall) -> None:
        halls = [first, second, third]
        ann = Player(first)
        code = await lay(ann, "person", "free", "free")
        cleo, dan = await comes(second, "Cleo", code, 2), await comes(third, "Dan", code, 3)
        await begin(ann)
        game = ann.view["game"]
        leader = next(hall for hall in halls if hall._tables[game].leads)
        desks = {first: (ann, 1), second: (cleo, 2), third: (dan, 3)}
        dead, one, other = (desks[hall] for hall in (leader, *(hall for hall in halls if hall is not leader)))
        gone, stays = other[1], one[0]
        other[0].leave()
        await until_people(stays, lambda _: seen(stays, gone) > 0)
        left, died = seen(stays, gone), time.time()
        await die(leader)
        await give_up_soon(leader, monkeypatch)
        await until_people(stays, lambda _: seen(stays, gone) > left)
        assert seen(stays, gone) > died + 0.5, "until then it was run by nobody"
        await until_people(stays, lambda _: seen(stays, dead[1]) > 0)
        again = await comes(other[0].hall, "Zoe", code)
        await until_people(again, lambda _: seen(again, gone) == seen(stays, gone))

    among(cluster, 3, work)


@pytest.mark.usefixtures("deaf")
def test_what_one_server_acknowledged_the_others_know(cluster: Cluster) -> None:
    """Though no hint of it arrives: it is read when somebody asks or comes."""

    async def work(first: Hall, second: Hall) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "person")
        zoe = await comes(second, "Zoe", code)
        await begin(ann)
        game = ann.view["game"]
        while ann.n < 10:
            await play([ann], ann.n + 1)
            sitting = await second.sitting(game)
            assert sitting
            assert sitting.n == ann.n
        await play([ann], ann.n + 1)
        assert (await zoe.ask("visit", code=code))["n"] == ann.n

    among(cluster, 2, work)


def test_a_key_opens_once(cluster: Cluster) -> None:
    async def work(first: Hall, second: Hall) -> None:
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


def test_who_is_sent_away_goes_in_every_process(cluster: Cluster) -> None:
    async def work(first: Hall, second: Hall) -> None:
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
    """Though the other has not heard of it, and he comes with another secret."""

    async def work(first: Hall, second: Hall) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free")
        bob, _ = await comes(second, "Bob", code, 2), await comes(second, "Dan", code)
        game = second._tables[next(iter(second._tables))].id
        assert await second.may_read(game, code)
        assert (await ann.ask("remove", guest=bob.guest))["t"] == "ack"
        assert not await second.may_read(game, code)
        disguised = await comes(second, "Bob's other browser")
        assert (await disguised.ask("visit", code=code))["key"] == "no-table"
        assert await second.may_read(game, ann.people["code"])

    among(cluster, 2, work)


def test_lists_are_right_in_every_process(cluster: Cluster) -> None:
    async def work(first: Hall, second: Hall) -> None:
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
    async def work(first: Hall, second: Hall) -> None:
        ann = Player(first)
        code = await lay(ann, "person", "free")
        bob = await comes(second, "Bob", code, 2)
        assert (await ann.ask("give-up"))["t"] == "ack"
        await asyncio.gather(ann.ask("rematch"), bob.ask("rematch"))
        assert ann.people["code"] == bob.people["code"] != code
        assert len(await first._env.store.games()) == 2

    among(cluster, 2, work)


def test_all_goes_on_after_the_death_of_the_database(cluster: Cluster) -> None:
    async def work(first: Hall, second: Hall) -> None:
        ann, bob = await two_at_a_game(first, second)
        await play([ann, bob], 10)
        await asyncio.to_thread(cluster.stop, "immediate")
        assert (await ann.ask("pace", id="lost", ms=7))["key"] == "store"
        await asyncio.to_thread(cluster.start)
        assert (await ann.ask("pace", id="lost", ms=7))["t"] == "ack"
        await play([ann, bob], 25)
        assert ann.texts == bob.texts == await record_of(ann)

    among(cluster, 2, work)


def test_a_server_of_another_version_waits_for_none(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.store.engine.PATIENCE", 1)

    async def work(first: Hall) -> None:
        url = first._env.store._database.engine.url
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        monkeypatch.setattr("passgo.server.store.schema.REVISION", "9999")
        with pytest.raises(StoreError, match="servers of another version"):
            await Store.open(address)

    among(cluster, 1, work)
