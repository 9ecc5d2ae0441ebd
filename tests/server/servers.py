"""Several servers in this process, on one PostgreSQL, and people at their screens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

import sqlalchemy as sql

from passgo.bots import registry
from passgo.fairness.dice import new_seed
from passgo.server.store import SqlStore, schema
from passgo.table.running.env import new_game_id
from passgo.table.table_server import TableServer
from server.harness import HANGS, Message
from server.in_process import Desk, env_of
from server.postgres import Cluster

ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "buy": "decline", "auction": "pass"}


class Player(Desk):
    """A screen that tells whether it knows what may be done."""

    knows = False

    async def hear(self) -> Message:
        message = await super().hear()
        if message["t"] in ("game", "step", "options"):
            self.knows = message["t"] != "step"
        return message


@asynccontextmanager
async def process(address: str, grace: float = 0.0) -> AsyncGenerator[TableServer]:
    """One of the servers."""
    store = await SqlStore.open(address)
    env = env_of(store, registry.find, time.time, grace)._replace(seed=new_seed, game_id=new_game_id)
    table_server = TableServer(env)
    try:
        await table_server.open()
        yield table_server
    finally:
        await table_server.close()
        await store.close()


async def die(table_server: TableServer) -> None:
    """As by kill -9: it says nothing, and does nothing any more."""
    for task in [*table_server.peers._tasks, *table_server._tasks.values()]:
        task.cancel()
    for table in table_server._tables.values():
        table.close()
    line = table_server.peers._connection
    assert line
    table_server.peers._tasks = []
    await line.invalidate()


async def give_up_soon(dead: TableServer) -> None:
    """The others wait half a second more until one that is dead is given up."""
    processes = dead.peers._processes
    assert processes
    its = sql.update(schema.process).where(schema.process.c.id == processes.me)
    soon = sql.extract("epoch", sql.func.clock_timestamp()) + 0.5
    async with processes._transaction() as connection:
        assert (await connection.execute(its.values(until=soon))).rowcount, "it lived until now"


def among(cluster: Cluster, count: int, work: Callable[..., Awaitable[None]], grace: float = 0.0) -> None:
    """Run work among `count` servers on a database of their own."""
    address = cluster.database()

    async def run(table_servers: list[TableServer]) -> None:
        if len(table_servers) < count:
            async with process(address, grace) as table_server:
                await run([*table_servers, table_server])
        else:
            await asyncio.wait_for(work(*table_servers), 3 * HANGS)

    asyncio.run(run([]))


async def comes(table_server: TableServer, who: str, code: str = "", place: int = 0) -> Player:
    """Somebody comes to a server, to a table, to a place."""
    desk = Player(table_server, who)
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


async def play(desks: list[Player], moves: int) -> None:
    """Let all play their own seats at their own screens, until the record has this many moves."""
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


async def two_at_a_game(first: TableServer, second: TableServer, *bots: str) -> tuple[Player, Player]:
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
    moves, *_ = await desk.table_server.env.store.read(desk.view["game"])
    assert [row.n for row in moves] == list(range(1, len(moves) + 1))
    return [row.text for row in moves]
