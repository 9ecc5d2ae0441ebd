"""A table whose people sit at several servers, and servers and a database that are killed while they play."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from passgo.game import Game
from passgo.notation import Record, parse_move
from passgo.notation.verify import verify
from passgo.server.store import SqlStore
from passgo.table.store import Log
from server.harness import HANGS, Message, Screen, Server, decide
from server.postgres import Cluster
from server.proxy import Proxy
from server.seeds import Seeds

QUICK: Final = """
from passgo.server import main
from passgo.server.system import peers
from passgo.table.running import peers as others, table
peers.HEARTBEAT, others.LIVES = 0.2, 1.0
main.TableEnv = lambda *shared, **more: table.TableEnv(*shared, **more, patience=1.0)
"""
"""A process is given up, and a seed of the dice waited for, in a second."""

LOST: Final = (ConnectionClosed, InvalidHandshake, HTTPException, OSError, EOFError)
WHO: Final = ("Ann", "Bob", "Cleo")
SOON: Final = 0.05
"""Seconds until one whose server died tries another."""


class Found(NamedTuple):
    """The result of one game."""

    moves: int
    acknowledged: int
    kills: int
    """Of servers."""
    outages: int
    """Of the database."""


class Site:
    """Several servers on one PostgreSQL, or one on a folder of its own; any of them may be killed."""

    def __init__(
        self, cluster: Cluster | None, count: int, folder: Path, chance: Random, proxy: Proxy | None = None
    ) -> None:
        """`cluster`: None for a store in the folder, on which there can be one server only.

        `proxy`: people come to the servers through it alone.
        """
        self._cluster = cluster
        self._folder = folder
        self._proxy = proxy
        self._chance = chance
        self._database = cluster.database() if cluster else ""
        self.store: Path | str = self._database or folder
        """The store of the games: a folder, or the address of a database."""
        self.servers = [self._begin() for _ in range(count)]
        if proxy:
            one, other = (server.port for server in self.servers)
            proxy.start((one, other))
        self.said = ""
        """The text that servers wrote to their error streams."""
        self.kills = self.outages = 0

    def _begin(self, port: int = 0) -> Server:
        behind = {"public_url": self._proxy.url, "proxies": ["127.0.0.1"]} if self._proxy else {}
        return Server(self._folder, port=port, before=QUICK, fair=True, database=self._database, **behind)

    def any(self) -> Server | Proxy:
        """One of the servers, which may be dead, or the proxy that chooses one."""
        return self._proxy or self._chance.choice(self.servers)

    def kill(self) -> None:
        """One server dies, and a new one takes its place."""
        place = self._chance.randrange(len(self.servers))
        self.said += self.servers[place].end(9)[1]
        self.kills += 1
        self.servers[place] = self._begin(self.servers[place].port if self._proxy else 0)

    def cut(self) -> None:
        """The database dies and comes back."""
        assert self._cluster
        self._cluster.stop("immediate")
        self.outages += 1
        self._cluster.start()

    def close(self) -> None:
        for server in self.servers:
            self.said += server.end()[1]
        if self._proxy:
            self._proxy.close()


class Person(threading.Thread):
    """Plays one seat at whichever server answers, and notes what was promised to the player."""

    def __init__(self, site: Site, who: str, code: str, over: threading.Event) -> None:
        super().__init__(name=who, daemon=True)
        self._site, self._who, self._code, self._over = site, who, code, over
        self._seeds = Seeds()
        self._asked = 0
        self._command: Message = {}
        """The last command, until it is answered."""
        self.guest = ""
        self.n = 0
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.shown: dict[int, str] = {}
        self.failure: Exception | None = None
        self._screen: Screen | None = None

    def stop(self) -> None:
        """Stop listening."""
        self._over.set()
        if self._screen:
            self._screen.socket.close()

    def run(self) -> None:
        while not self._over.is_set():
            try:
                with Screen(self._site.any(), who=self._who, code="") as screen:
                    screen.seeds, self._screen = self._seeds, screen
                    if screen.ask("visit", code=self._code)["t"] == "ack":
                        self.guest = screen.guest
                        self._play(screen)
            except LOST:
                time.sleep(SOON)
            except Exception as error:
                self.failure = error
                self._over.set()

    def _play(self, screen: Screen) -> None:
        try:
            while not self._over.is_set():
                self._step(screen)
        finally:
            for n, text in screen.texts.items():
                assert self.shown.get(n, text) == text, f"move {n} was shown otherwise"
            self.shown |= screen.texts

    def _step(self, screen: Screen) -> None:
        self.n = screen.n
        if not self._command:
            text = decide(screen)
            if text is None:
                screen.hear()
                return
            self._asked += 1
            self._command = {"id": f"{self._who}{self._asked}", "text": text, "n": screen.n}
        answer = screen.ask("move", **self._command)
        if answer["t"] == "ack":
            self.acknowledged[self._command["id"]] = (answer["n"], self._command["text"])
        elif answer.get("key") == "store":
            time.sleep(SOON)
            return
        elif screen.n == self._command["n"]:
            screen.known = False  # something else is asked by now: a message says what, now or before
        self._command = {}


def play(
    site: Site, moves: int, chance: Random, pauses: tuple[float, float], cuts: float, deaths: int = 0
) -> Found:
    """Play a game of three people and a bot until its record has this many moves; then check it.

    `pauses`: seconds between two deaths, at least and at most; `cuts`: the share of these that are the database's;
    `deaths`: how many there are at least, however quickly the moves are made.
    """
    kills, outages = site.kills, site.outages
    least = kills + outages + deaths
    code, game = _lay(site)
    over = threading.Event()
    people = [Person(site, who, code, over) for who in WHO]
    for person in people:
        person.start()
    hangs = time.monotonic() + 120
    while not over.wait(chance.uniform(*pauses)) and (
        max(person.n for person in people) < moves or site.kills + site.outages < least
    ):
        assert time.monotonic() < hangs, f"the game does not go on: {[person.n for person in people]}"
        (site.cut if chance.random() < cuts else site.kill)()
    _give_up(site, code)
    for person in people:
        person.stop()
        person.join(HANGS)
        if person.failure:
            raise person.failure
    log = asyncio.run(_read(site.store, game))
    _check(log, people)
    _check_dice(site, game, code, log)
    acknowledged = sum(len(person.acknowledged) for person in people)
    return Found(len(log.moves), acknowledged, site.kills - kills, site.outages - outages)


def _lay(site: Site) -> tuple[str, str]:
    """A table with the game begun; gives its code and its id."""
    with site.any().screen(who=WHO[0], code="") as ann:
        assert ann.lay(["person", "free", "free", "rules"])["t"] == "ack"
        code = ann.people["code"]
        for place, who in enumerate(WHO[1:], 2):
            with site.any().screen(who=who, code=code) as screen:
                assert screen.ask("sit", place=place)["t"] == "ack"
                assert screen.ask("ready", ready=True)["t"] == "ack"
        assert ann.ask("begin")["t"] == "ack"
        assert ann.ask("pace", ms=0)["t"] == "ack"
        while not ann.table:
            ann.hear()
        return str(code), str(ann.table["game"])


def _give_up(site: Site, code: str) -> None:
    """Let the host end it, so that the seeds of the server are shown."""
    while True:
        try:
            with site.any().screen(who=WHO[0], code=code) as screen:
                if screen.people.get("phase") in ("given-up", "over"):
                    return
                screen.ask("give-up")
        except LOST:
            time.sleep(SOON)


async def _read(where: Path | str, game: str) -> Log:
    store = await SqlStore.open(where)
    try:
        return await store.read(game)
    finally:
        await store.close()


def _check(log: Log, people: Sequence[Person]) -> None:
    """Nothing that was acknowledged or shown is missing, and nothing is there twice."""
    record = {row.n: row.text for row in log.moves}
    assert list(record) == list(range(1, len(record) + 1))
    assert [mark.no for mark in log.marks] == list(range(1, len(log.marks) + 1))
    ends = [0, *(mark.n for mark in log.marks)]
    places = {row.client: row.n for row in log.moves if row.client}
    for person in people:
        assert {n: record.get(n) for n in person.shown} == person.shown, "what was shown is stored"
        for name, (n, text) in person.acknowledged.items():
            assert places.pop(f"{person.guest}.{name}", 0) == n, f"{name} was acknowledged as move {n}"
            start = max(end for end in ends if end < n)
            assert [record[k] for k in range(start + 1, n + 1)].count(text) == 1
    assert len(places) <= len(people), "at most the last of each was stored without his hearing of it"
    game = Game("us1973", len(people) + 1, rolloff=True)
    for text in record.values():
        game.push(parse_move(text, game.edition))


def _check_dice(site: Site, game: str, code: str, log: Log) -> None:
    """Check that every roll and card fell as the seeds say."""
    status, text, _ = site.any().get(f"/api/games/{game}/record?code={code}")
    assert status == 200, text
    verdict = verify(Record.parse(text.decode()))
    assert verdict.answer == "fair", verdict
    assert verdict.chances > len(log.moves) / 5
