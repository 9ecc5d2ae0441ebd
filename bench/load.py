"""The capacity of a server, compared with the bare echo of the same stack in the same run: the numbers of docs/scale.md.

    .venv/bin/python bench/load.py tables     1,000 tables of 4 clients, a move a second each
    .venv/bin/python bench/load.py watched    a table watched by 1,000, two moves a second
    .venv/bin/python bench/load.py idle       10,000 tables with one client each, a move a minute each
    .venv/bin/python bench/load.py most       more moves a second from round to round, until tables fall behind
    .venv/bin/python bench/load.py newcomer   what a late spectator is shown, after 4,000 moves

`--postgres` keeps the games in a PostgreSQL, started for that; `--servers 2` lets two processes serve them, the
people of each table on all of them. `--packed` lets a server compress its messages. `--rounds` sets how often the
game and then the echo are measured; it prints the minimum, median and maximum. Needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple
from urllib.request import Request, urlopen

from crowd import PLAYERS, Address, Crowd, GameTable, Measure, Newcomer, fill_rooms, lay_tables

BENCH: Final = Path(__file__).parent
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Scene(NamedTuple):
    """A scene: who is there, and how often somebody moves."""

    tables: int
    people: int
    watchers: int
    every: float
    """Seconds between two moves at a table."""
    echo: bool = True
    warm_up: int = 30
    """Moves at each table before it is measured."""


SCENES: Final = {
    "tables": Scene(1000, PLAYERS, 0, 1.0),
    "watched": Scene(1, PLAYERS, 1000, 0.5),
    "idle": Scene(10_000, 1, 0, 60.0, echo=False, warm_up=1),
    "most": Scene(1000, PLAYERS, 0, 8.0, echo=False),
    "newcomer": Scene(1, PLAYERS, 0, 1.0, echo=False),
}
FASTER: Final = 1.25
"""How much more often tables move in the next round of `most`."""
LONG: Final = 4000
"""Moves of the record to which a newcomer comes."""

PACKING: Final = """
import uvicorn
plain = uvicorn.Config
uvicorn.Config = lambda *words, **options: plain(*words, **{**options, "ws_per_message_deflate": True})

from passgo.server.http.connections import Connection

def send_on(self):
    while self._client and not self._is_paused and (message := self._client.take()):
        self._protocol.conn.send_text(message)
        self._gathered.write(b"".join(self._protocol.conn.data_to_send()))

Connection._send_on = send_on
from passgo.cli import main
main()
"""
"""A server that compresses its messages for those who ask for it, as passgo does not."""


class Servers:
    """Servers in processes of their own, most often one, and what they take of the machine together."""

    def __init__(self, *commands: list[str]) -> None:
        self._processes = [subprocess.Popen(one, stdout=subprocess.PIPE, text=True) for one in commands]
        self.addresses = [_address_of(process) for process in self._processes]

    @property
    def seconds(self) -> float:
        """Processor time they have taken."""
        return sum(seconds_of(process.pid) for process in self._processes)

    @property
    def memory(self) -> int:
        """Bytes they have in memory."""
        pages = (Path(f"/proc/{process.pid}/statm").read_text().split()[1] for process in self._processes)
        return sum(map(int, pages)) * PAGE

    def end(self) -> None:
        """End them in order."""
        for process in self._processes:
            process.terminate()
            process.wait()


def _address_of(process: subprocess.Popen[str]) -> Address:
    assert process.stdout
    found = re.search(r"http://(\S+):(\d+)/", process.stdout.readline())
    if not found:
        raise SystemExit(f"{process.args} does not serve")
    return found[1], int(found[2])


def seconds_of(pid: int) -> float:
    """Processor time of a process, with that of its threads and of the children it has waited for."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICK


def seconds_of_family(pid: int) -> float:
    """Processor time of a process and of all that it has started."""
    total = seconds_of(pid)
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == pid:
                total += seconds_of(int(status.parent.name))
    return total


class Store(NamedTuple):
    """The store of the games."""

    folder: str = ""
    database: str = ""
    pid: int = 0
    """Of the database, where it is a process of its own."""

    @property
    def seconds(self) -> float:
        """Processor time of the database."""
        return seconds_of_family(self.pid) if self.pid else 0.0


class Round(NamedTuple):
    """The work of a server in a while."""

    measure: Measure
    seconds: float
    """Processor time of the server."""
    database: float
    """Processor time of the database."""
    bytes: int


async def measured(servers: Servers, store: Store, crowd: Crowd, seconds: float, every: float) -> Round:
    """Measure moves for this many seconds."""
    before = servers.seconds, store.seconds, crowd.bytes
    measure = await crowd.play(seconds, every)
    after = servers.seconds, store.seconds, crowd.bytes
    spent, database, received = (now - then for now, then in zip(after, before, strict=True))
    return Round(measure, spent, database, int(received))


# --- what is told ---------------------------------------------------------------------------------------

FIGURES: Final[dict[str, Callable[[Round], float]]] = {
    "seen by the last at the table, p50, ms": lambda r: quantile(r.measure.seen, 50),
    "seen by the last at the table, p99, ms": lambda r: quantile(r.measure.seen, 99),
    "seen by each, p50, ms": lambda r: quantile(r.measure.each, 50),
    "seen by each, p99, ms": lambda r: quantile(r.measure.each, 99),
    "acknowledged, p50, ms": lambda r: quantile(r.measure.acknowledged, 50),
    "acknowledged, p99, ms": lambda r: quantile(r.measure.acknowledged, 99),
    "who is next may go on, p50, ms": lambda r: quantile(r.measure.awaited, 50),
    "who is next may go on, p99, ms": lambda r: quantile(r.measure.awaited, 99),
    "moves": lambda r: len(r.measure.seen),
    "moves that were due too early": lambda r: r.measure.late,
    "processor time a move, ms": lambda r: 1000 * r.seconds / max(1, len(r.measure.seen)),
    "the same of the database, ms": lambda r: 1000 * r.database / max(1, len(r.measure.seen)),
    "bytes a move, all sockets": lambda r: r.bytes / max(1, len(r.measure.seen)),
}


def quantile(values: Iterable[float], percent: int) -> float:
    """Return the quantile of these."""
    found = sorted(values)
    return found[min(len(found) - 1, len(found) * percent // 100)] if found else float("nan")


def tell(rounds: dict[str, list[Round]]) -> None:
    """A line for each figure: the least, the middle and the most of all rounds."""
    print(f"{'':40}" + "".join(f"{name:>34}" for name in rounds) + f"{'ratio':>24}" * (len(rounds) > 1))
    for title, figure in FIGURES.items():
        columns = [[figure(one) for one in each] for each in rounds.values()]
        cells = [spread(values) for values in columns]
        if len(columns) > 1:
            ratios = [one / other for one, other in zip(*columns, strict=True) if other]
            cells.append(spread(ratios) if ratios else "")
        print(
            f"{title:40}"
            + "".join(f"{cell:>34}" for cell in cells[:2])
            + "".join(f"{c:>24}" for c in cells[2:])
        )
    for name, each in rounds.items():
        sizes = ", ".join(f"{kind} {each[-1].measure.mean(kind)}" for kind in each[-1].measure.sizes)
        print(f"{name}: bytes of a message: {sizes}; refused: {dict(each[-1].measure.refused) or 'nothing'}")


def spread(values: list[float]) -> str:
    """Least, middle and most."""
    three = min(values), statistics.median(values), max(values)
    return " ".join(f"{value:,.0f}" if value >= 1000 else f"{value:.2f}" for value in three)


# --- what is done ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def a_store(postgres: bool) -> Iterator[Store]:
    """A folder, or a PostgreSQL started for this."""
    with tempfile.TemporaryDirectory(prefix="passgo-load-") as folder:
        if not postgres:
            yield Store(folder)
            return
        sys.path.append(str(BENCH.parent / "tests"))
        from server.postgres import running

        with running(careful=True) as cluster:
            yield Store(folder, cluster.database(), cluster.pid)


def serve(store: Store, packed: bool = False, count: int = 1) -> Servers:
    """Servers of passgo on one store."""
    begin = [sys.executable, *(["-c", PACKING] if packed else ["-m", "passgo"]), "serve", "--port", "0"]
    database = ["--database", store.database] if store.database else []
    return Servers(*([*begin, *database, "--data", f"{store.folder}/{i}"] for i in range(count)))


async def measure(scene: Scene, options: argparse.Namespace, store: Store) -> None:
    """Lay the tables, then measure in turns."""
    game = serve(store, options.packed, options.servers)
    echo = Servers([sys.executable, str(BENCH / "echo.py")]) if scene.echo else None
    try:
        memory, spent = game.memory, game.seconds
        crowd = await lay_tables(game.addresses, scene.tables, scene.people, scene.watchers, options.packed)
        laid = game.seconds - spent
        await crowd.play_on(scene.warm_up)
        sockets = sum(len(table.lines) for table in crowd.tables)
        more = game.memory - memory
        print(f"{scene.tables} tables, {sockets} sockets; {1000 * laid / scene.tables:.1f} ms to lay one")
        print(
            f"memory: {memory / 1e6:.0f} MB + {more / 1e6:.0f} MB, {more / 1e3 / scene.tables:.0f} kB a table"
        )
        rounds: dict[str, list[Round]] = {"passgo": []}
        others = None
        if echo:
            memory = echo.memory
            others = await fill_rooms(
                echo.addresses, scene.tables, scene.people, scene.watchers, crowd.measure
            )
            print(f"memory of the echo: {(echo.memory - memory) / 1e3 / scene.tables:.0f} kB a room")
            rounds["echo"] = []
        for _ in range(options.rounds):
            rounds["passgo"].append(await measured(game, store, crowd, options.seconds, scene.every))
            if echo and others:
                rounds["echo"].append(await measured(echo, Store(), others, options.seconds, scene.every))
        tell(rounds)
        print(
            f"memory at the end: {game.memory / 1e6:.0f} MB; games over: {sum(t.over for t in crowd.tables)}"
        )
    finally:
        game.end()
        if echo:
            echo.end()


async def find_most(scene: Scene, options: argparse.Namespace, store: Store) -> None:
    """More and more moves a second, until a tenth of them are due before the one before is through."""
    game = serve(store, options.packed, options.servers)
    try:
        crowd = await lay_tables(game.addresses, scene.tables, scene.people, scene.watchers, options.packed)
        await crowd.play_on(scene.warm_up)
        every = scene.every
        print(
            f"{'moves a second':>16}{'seen, p50, ms':>16}{'p99, ms':>10}{'processor, %':>14}{'late, %':>10}"
        )
        while True:
            one = await measured(game, store, crowd, options.seconds, every)
            seen, late = one.measure.seen, one.measure.late
            figures = len(seen) / options.seconds, quantile(seen, 50), quantile(seen, 99)
            busy, behind = 100 * one.seconds / options.seconds, 100 * late / max(1, late + len(seen))
            print(
                f"{figures[0]:16.0f}{figures[1]:16.1f}{figures[2]:10.1f}{busy:14.0f}{behind:10.1f}",
                flush=True,
            )
            if behind > 10:
                break
            every /= FASTER
    finally:
        game.end()


async def admit_newcomer(options: argparse.Namespace, store: Store) -> None:
    """A table is played for long; then somebody comes, and reads the record from its beginning."""
    game = serve(store, options.packed)
    try:
        crowd = await lay_tables(game.addresses, 1, PLAYERS)
        table = crowd.tables[0]
        assert isinstance(table, GameTable)
        while table.people[0].n < LONG and not table.over:
            await crowd.play_on(50)
        newcomer = Newcomer(table)
        await table.admit(newcomer)
        print(f"a record of {table.people[0].n} moves; a newcomer is shown, in bytes:")
        for kind, message in newcomer.shown.items():
            print(f"  {kind:10}{len(message):8}{len(zlib.compress(message)):8} compressed")
        host, port = game.addresses[0]
        path = f"/api/games/{json.loads(newcomer.shown['game'])['game']}/entries?code={table.code}"
        for packed in ("identity", "gzip"):
            request = Request(f"http://{host}:{port}{path}", None, {"Accept-Encoding": packed})
            begun = time.perf_counter()
            page = await asyncio.to_thread(lambda asked=request: urlopen(asked).read())
            spent = 1000 * (time.perf_counter() - begun)
            print(f"  the first page of the record, {packed}: {len(page)} bytes in {spent:.0f} ms")
        sizes = ", ".join(f"{kind} {crowd.measure.mean(kind)}" for kind in crowd.measure.sizes)
        print(f"a step of the game, in bytes: {sizes}")
    finally:
        game.end()


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--people", type=int, help="clients at a table")
    parser.add_argument("--watchers", type=int, help="who watches each table")
    parser.add_argument("--every", type=float, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=20, help="how long a round is")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--warm-up", type=int, help="moves at each table before it is measured")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--servers", type=int, default=1, help="on one PostgreSQL")
    parser.add_argument("--packed", action="store_true")
    options = parser.parse_args()
    if options.servers > 1 and not options.postgres:
        parser.error("--servers: several share a PostgreSQL; add --postgres")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asked = {name: getattr(options, name) for name in ("tables", "people", "watchers", "every", "warm_up")}
    scene = SCENES[options.scene]._replace(
        **{name: value for name, value in asked.items() if value is not None}
    )
    with a_store(options.postgres) as store:
        if options.scene == "newcomer":
            asyncio.run(admit_newcomer(options, store))
        elif options.scene == "most":
            asyncio.run(find_most(scene, options, store))
        else:
            asyncio.run(measure(scene, options, store))


if __name__ == "__main__":
    main()
