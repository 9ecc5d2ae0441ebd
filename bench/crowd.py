"""Made-up people at tables: thousands of sockets in one process, that play whatever the server says they may.

They know no rule: of what the options offer they take one by lot. A socket here is a few lines on asyncio, for a
library's would cost more than the server that is measured; its frames are masked with zeros. `packed`: it asks for
compressed messages (permessage-deflate).
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import secrets
import time
import zlib
from array import array
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from passgo.fairness.dice import new_seed, player_commitment

TEXT, PING, PONG = 1, 9, 10
KIND, PACKED, SHORT = 15, 64, 126
FLUSHED: Final = b"\0\0\xff\xff"
"""The end of a compressed message, which is left out."""
MASK: Final = b"\0\0\0\0"
PLAYERS: Final = 4
GAME_OVER: Final = "over"

Address = tuple[str, int]
"""Host and port."""


class _Act(msgspec.Struct):
    text: str
    ok: bool
    least: int = 0


class _Seat(msgspec.Struct):
    must: bool
    acts: list[_Act]
    free: list[_Act]


class _Options(msgspec.Struct):
    n: int
    seats: list[_Seat]


class _GameView(msgspec.Struct):
    n: int
    options: list[_Seat]


read_options: Final = msgspec.json.Decoder(_Options).decode
read_game: Final = msgspec.json.Decoder(_GameView).decode


class Line(asyncio.Protocol):
    """A socket of the client's side."""

    transport: asyncio.Transport

    def __init__(self, address: Address, path: str, packed: bool = False) -> None:
        self.address, self._path = address, path
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress if packed else None
        self._rest = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        host, port = self.address
        wishes = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if self._inflate else ""
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{wishes}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """End the measurement: it cannot continue without this connection."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"no socket: {exc}"))

    def data_received(self, data: bytes) -> None:
        """Frames, whole and in parts."""
        now = time.perf_counter()
        self.bytes += len(data)
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            self._open = True
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:at].decode()))
                return
            self.opened.set_result(None)
        end = len(data)
        while at + 2 <= end:
            length, body = data[at + 1], at + 2
            if length == SHORT:
                length, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length > SHORT:
                length, body = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if body + length > end:
                break
            kind, message = data[at] & KIND, data[body : body + length]
            if kind == TEXT:
                packed = self._inflate is not None and data[at] & PACKED
                self.hear(self._inflate(message + FLUSHED) if packed else message, now)
            elif kind == PING:
                self._frame(PONG, message)
            at = body + length
        self._rest = data[at:]

    def send(self, message: bytes) -> None:
        """Send a text."""
        self._frame(TEXT, message)

    def _frame(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = bytes((128 | kind, 128 | min(size, SHORT))) + (b"" if size < SHORT else size.to_bytes(2))
        self.transport.write(head + MASK + message)

    def hear(self, message: bytes, now: float) -> None:
        """A text has come."""
        raise NotImplementedError


class Measure:
    """The measurement at all tables in a while, in milliseconds."""

    def __init__(self) -> None:
        self.acknowledged = array("d")
        """From the move to its acknowledgement."""
        self.awaited = array("d")
        """From the move until somebody for whom the game waits then knows what he may do."""
        self.seen = array("d")
        """From the move to the last of all who are at the table."""
        self.each = array("d")
        """From the move to each of them."""
        self.late = 0
        """Moves that were due while the one before was still under way."""
        self.refused: Counter[str] = Counter()
        self.sizes: dict[str, list[int]] = {"move": [0, 0], "step": [0, 0], "options": [0, 0], "ack": [0, 0]}
        """Of each kind of message, how many there were and how many bytes together."""

    def size(self, kind: str, length: int) -> None:
        """A message of this kind was so long."""
        self.sizes[kind][0] += 1
        self.sizes[kind][1] += length

    def mean(self, kind: str) -> int:
        """Bytes of a message of this kind."""
        count, total = self.sizes[kind]
        return round(total / max(count, 1))


class Table:
    """A table: its people, those who watch, and the move that is under way."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.lines: list[Line] = []
        self.over = False
        self.wakes: asyncio.Event | None = None
        """Set once a move is seen by all, where somebody waits for that."""
        self._sent = 0.0
        self._unseen = 0
        self._answered = True
        self._asked = True
        """Whether somebody knows what he may do after it."""

    @property
    def is_under_way(self) -> bool:
        """Whether somebody has not yet seen the last move, or heard that it was taken."""
        return self._unseen > 0 or not self._answered

    @property
    def goes_on(self) -> bool:
        """Whether the next move can be made."""
        return not self.is_under_way

    def next_move(self) -> tuple[Line, bytes] | None:
        """Return the next move, and its player."""
        raise NotImplementedError

    def move(self) -> bool:
        """Send the next move; gives whether there was one."""
        found = self.next_move()
        if found is None:
            return False
        line, message = found
        self._unseen, self._answered, self._asked = len(self.lines), False, False
        self.crowd.measure.size("move", len(message))
        self._sent = time.perf_counter()
        line.send(message)
        return True

    def saw(self, message: bytes, now: float) -> None:
        """One has seen what was moved."""
        measure = self.crowd.measure
        measure.size("step", len(message))
        if self._unseen:
            self._unseen -= 1
            measure.each.append(1000 * (now - self._sent))
            if not self._unseen:
                measure.seen.append(1000 * (now - self._sent))
                self._end()

    def answered(self, message: bytes, now: float) -> None:
        """The move was taken."""
        measure = self.crowd.measure
        measure.size("ack", len(message))
        if not self._answered:
            self._answered = True
            measure.acknowledged.append(1000 * (now - self._sent))
            self._end()

    def asked(self, now: float) -> None:
        """Note that somebody knows their options after it."""
        if not self._asked:
            self._asked = True
            self.crowd.measure.awaited.append(1000 * (now - self._sent))
            self._end()

    def refused(self, message: bytes) -> None:
        """It was not."""
        refusal = json.loads(message)
        self.crowd.measure.refused[refusal.get("key") or refusal["reason"]["key"]] += 1
        self._unseen, self._answered, self._asked = 0, True, True
        self._end()

    def _end(self) -> None:
        if self.wakes is not None and self.goes_on:
            self.wakes.set()


class Crowd:
    """All tables at a server, or at several of one store, and what is measured there."""

    tables: list[Table]

    def __init__(self, addresses: Sequence[Address], seed: int = 1, packed: bool = False) -> None:
        self.addresses = addresses
        self.packed = packed
        self.random = Random(seed)
        self.tables = []
        self.measure = Measure()

    @property
    def bytes(self) -> int:
        """All that was received."""
        return sum(line.bytes for table in self.tables for line in table.lines)

    async def connect(self, line: Line) -> None:
        """Open a socket. Each hundred has an address of this machine of its own, for ports are few."""
        number = next(self._numbers)
        local = (f"127.0.{1 + number // 25_000}.1", 0)
        await asyncio.get_running_loop().create_connection(lambda: line, *line.address, local_addr=local)
        await line.opened

    _numbers: Final = itertools.count()

    async def play_on(self, moves: int) -> None:
        """Let every table make this many moves, each as soon as the last was seen; fifty tables at a time."""
        self.measure = Measure()
        gate = asyncio.Semaphore(50)

        async def play(table: Table) -> None:
            table.wakes = asyncio.Event()
            async with gate:
                for _ in range(moves):
                    table.wakes.clear()
                    if not table.move():
                        break
                    await table.wakes.wait()
            table.wakes = None

        await asyncio.gather(*(play(table) for table in self.tables))

    async def play(self, seconds: float, every: float) -> Measure:
        """Let every table make a move every few seconds, more or less by half; return the measurement."""
        self.measure = measure = Measure()
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds

        def tick(table: Table, due: float) -> None:
            if due > end:
                return
            if table.is_under_way:
                measure.late += 1
            else:
                table.move()
            due += every * self.random.uniform(0.5, 1.5)
            loop.call_at(due, tick, table, due)

        for table in self.tables:
            due = loop.time() + every * self.random.random()
            loop.call_at(due, tick, table, due)
        await asyncio.sleep(seconds)
        for _ in range(1000):
            if not any(table.is_under_way for table in self.tables):
                break
            await asyncio.sleep(0.02)
        return measure


# --- at a table of passgo -------------------------------------------------------------------------------


class Person(Line):
    """A person at a table, with seats of their own or as a spectator."""

    def __init__(self, table: GameTable, number: int = 0) -> None:
        """The people of a table come to all servers in turn."""
        addresses = table.crowd.addresses
        super().__init__(addresses[number % len(addresses)], "/ws", table.crowd.packed)
        self._table = table
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._ids = itertools.count()
        self.guest = ""
        self.seats: list[str] = []
        self._seeds: dict[str, str] = {}
        self._steps: set[tuple[int, str]] = set()
        """On the way to the dice, that he took."""
        self.n = 0
        """Length of the record, as he knows it."""
        self.choices: list[bytes] = []
        """The moves that he can choose from now."""

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        name = f"a{next(self._ids)}"
        coming = self._answers[name] = asyncio.get_running_loop().create_future()
        self.send(msgspec.json.encode({"t": kind, "id": name, **fields}))
        answer = await coming
        if answer["t"] in ("fault", "refused"):
            raise RuntimeError(f"{kind} {fields}: {answer}")
        return answer

    def hear(self, message: bytes, now: float) -> None:
        """Handle a message of the table."""
        kind = message[6 : message.index(b'"', 6)]
        if kind == b"step":
            self._table.saw(message, now)
        elif kind == b"options":
            self._table.crowd.measure.size("options", len(message))
            options = read_options(message)
            self.choose(options.n, options.seats)
            if any(seat.must for seat in options.seats):
                self._table.asked(now)
        elif kind == b"ack" and b'"id":"m' in message:
            self._table.answered(message, now)
        elif kind in (b"refused", b"fault") and b'"id":"m' in message:
            self._table.refused(message)
        elif kind in (b"ack", b"welcome", b"fault", b"refused"):
            answer = json.loads(message)
            if answer["id"] in self._answers:
                self._answers.pop(answer["id"]).set_result(answer)
        elif kind == b"dice":
            self._take_part(json.loads(message))
        elif kind == b"game":
            view = read_game(message)
            self.choose(view.n, view.options)
        elif kind == b"table":
            self._table.meet(self, json.loads(message))

    def choose(self, n: int, seats: list[_Seat]) -> None:
        """Note their options, if the game waits for them."""
        self.n = n
        self.choices = [
            msgspec.json.encode(
                {"t": "move", "id": "", "n": n, "text": f"{act.text} {act.least}" if act.least else act.text}
            )
            for seat in seats
            if seat.must
            for act in ([act for act in seat.acts if act.ok] or [act for act in seat.free if act.ok])
        ]

    def _take_part(self, dice: dict[str, Any]) -> None:
        """Take the browser's part in the dice; each step once, though it is sent again while others are waited for."""
        mine = [seat for seat in self.seats if seat in dice["waits"]]
        head = {"id": f"d{next(self._ids)}", "game": dice["game"], "attempt": dice["attempt"]}
        step = dice["attempt"], dice["step"]
        if mine and step not in self._steps:
            self._steps.add(step)
            if dice["step"] == "promise":
                self._seeds = {seat: new_seed() for seat in mine}
                promised = {seat: player_commitment(seed) for seat, seed in self._seeds.items()}
                self.send(msgspec.json.encode({"t": "promise", **head, "commitments": promised}))
            else:
                self.send(msgspec.json.encode({"t": "show", **head, "seeds": self._seeds}))


class Newcomer(Person):
    """A person who comes late, and notes what they are shown."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self.shown: dict[str, bytes] = {}
        """The last message of each kind."""

    def hear(self, message: bytes, now: float) -> None:
        """Note it."""
        self.shown[json.loads(message)["t"]] = message
        super().hear(message, now)


class GameTable(Table):
    """A table of passgo."""

    def __init__(self, crowd: Crowd, number: int, people: int, watchers: int) -> None:
        super().__init__(crowd, number)
        self.people = [Person(self, i) for i in range(people)]
        self.watchers = [Person(self, i) for i in range(watchers)]
        self.lines = [*self.people, *self.watchers]
        self.code = ""
        self.ready = asyncio.Event()
        self._moves = itertools.count()
        self._names = itertools.count()

    @property
    def goes_on(self) -> bool:
        """Forget old options: nobody chooses from them."""
        return super().goes_on and (self._asked or self.over)

    def asked(self, now: float) -> None:
        """Note that the game has begun, or continues."""
        super().asked(now)
        self.ready.set()

    def meet(self, person: Person, table: dict[str, Any]) -> None:
        """Note who sits where."""
        self.code = table["code"]
        self.over = table["phase"] == GAME_OVER
        self._end()
        person.seats = [
            place["seat"] for place in table["places"] if place["guest"] == person.guest and place["seat"]
        ]

    async def lay(self, edition: str) -> None:
        """The first lays the table and keeps the seats that nobody takes; the others come by its code."""
        host, *others = self.people
        for person in self.people:
            await self._come(person)
        places = [
            {"kind": "person", "token": f"t{i}", "free": 0 < i <= len(others), "name": f"Seat {i}"}
            for i in range(PLAYERS)
        ]
        for place in places:
            if place["free"]:
                place["name"] = ""
        await host.ask("create", terms={"edition": edition, "clock": {"away": 0}}, places=places)
        for place, person in enumerate(others, 2):
            await person.ask("visit", code=self.code)
            await person.ask("sit", place=place)
            await person.ask("ready", ready=True)
        await host.ask("ready", ready=True)
        await host.ask("begin")
        await self.ready.wait()
        gate = asyncio.Semaphore(50)

        async def watch(person: Person) -> None:
            async with gate:
                await self.admit(person)

        await asyncio.gather(*map(watch, self.watchers))

    async def admit(self, person: Person) -> None:
        """Somebody comes to watch."""
        await self._come(person)
        await person.ask("visit", code=self.code)

    async def _come(self, person: Person) -> None:
        await self.crowd.connect(person)
        name = f"P{self.number} {next(self._names)}"
        person.guest = (await person.ask("hello", secret=secrets.token_urlsafe(32), name=name))["guest"]

    def next_move(self) -> tuple[Line, bytes] | None:
        """Of those the game waits for, one makes a move by lot."""
        asked = [person for person in self.people if person.choices]
        if not asked:
            return None
        person = self.crowd.random.choice(asked)
        message = self.crowd.random.choice(person.choices)
        for each in self.people:
            each.choices = []  # until he is told anew
        return person, message.replace(b'"id":""', b'"id":"m%d"' % next(self._moves))


async def lay_tables(
    addresses: Sequence[Address],
    tables: int,
    people: int,
    watchers: int = 0,
    packed: bool = False,
    edition: str = "us1973",
) -> Crowd:
    """A crowd at tables of passgo, whose games have begun."""
    crowd = Crowd(addresses, packed=packed)
    gate = asyncio.Semaphore(20)

    async def lay(number: int) -> None:
        async with gate:
            table = GameTable(crowd, number, people, watchers)
            await table.lay(edition)
            crowd.tables.append(table)

    await asyncio.gather(*map(lay, range(tables)))
    return crowd


# --- in a room of the echo ------------------------------------------------------------------------------


class Hearer(Line):
    """Somebody in a room."""

    def __init__(self, room: Room, path: str) -> None:
        super().__init__(room.crowd.addresses[0], path)
        self._room = room

    def hear(self, message: bytes, now: float) -> None:
        """Handle a message that was passed on."""
        if message.startswith(b'{"t":"step"'):
            self._room.saw(message, now)
        elif message.startswith(b'{"t":"ack"'):
            self._room.answered(message, now)
        else:
            self._room.crowd.measure.size("options", len(message))


class Room(Table):
    """A room of the echo, with as many people and messages as long as at a table."""

    def __init__(self, crowd: Crowd, number: int, people: int, watchers: int, like: Measure) -> None:
        super().__init__(crowd, number)
        sizes = "&".join(f"{kind}={like.mean(kind)}" for kind in ("step", "options", "ack"))
        path = f"/ws?room={number}&{sizes}"
        self._plays = [Hearer(self, f"{path}&plays=1") for _ in range(people)]
        self.lines = [*self._plays, *(Hearer(self, path) for _ in range(watchers))]
        self._message = b"x" * like.mean("move")

    def next_move(self) -> tuple[Line, bytes]:
        """One by lot says something."""
        return self.crowd.random.choice(self._plays), self._message


async def fill_rooms(
    addresses: Sequence[Address], rooms: int, people: int, watchers: int, like: Measure
) -> Crowd:
    """A crowd in rooms of the echo, with messages as long as those that were measured."""
    crowd = Crowd(addresses)
    crowd.tables = [Room(crowd, number, people, watchers, like) for number in range(rooms)]
    gate = asyncio.Semaphore(50)

    async def come(line: Line) -> None:
        async with gate:
            await crowd.connect(line)

    await asyncio.gather(*(come(line) for table in crowd.tables for line in table.lines))
    return crowd
