"""A real server in a process of its own, and screens that talk to it by real sockets."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol

from websockets.sync.client import ClientConnection, connect

from server import dice
from server.changes import changed
from server.nursery import Copy
from server.seeds import Seeds

Message = dict[str, Any]

HANGS = 60
"""Seconds after which what is awaited will never come, however busy the machine is."""

PATIENCE: Final[dict[str, Any]] = {"open_timeout": HANGS, "ping_interval": None, "max_size": None}
"""Of a screen with its socket."""

TESTS = Path(__file__).parents[1]
BEFORE = """
import sys
sys.path.append({tests!r})
from server import dice, held_reviews
{loaded}
{held}
{before}
"""
COMMAND = """
from passgo.cli import main
sys.argv[1:] = ["play", "--no-browser", "--port", "{port}", "--data", {data!r}]
main()
"""
SERVE = """
from pathlib import Path
from passgo.server.main import serve
serve(port={port}, data=Path({data!r}), **{options!r})
"""


class Door(Protocol):
    """The way in for screens: a server, or a proxy before several."""

    def get(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
        """Status, body and headers of an answer by HTTP."""
        ...

    def connect(self, **options: Any) -> ClientConnection:
        """A socket; `options` as `websockets` has them."""
        ...


class Server:
    """`passgo play` on a data folder; any free port unless one is given."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        before: str = "",
        seed: str = "",
        from_nothing: bool = False,
        fair: bool = False,
        reviews: bool = False,
        **options: Any,
    ) -> None:
        """`before` is Python that runs in the process first; `seed` stands for the dice of this one alone.

        `fair`: the dice are those of the product, made of everybody's seeds, and fall otherwise in each run.

        `reviews`: games are reviewed when a page asks for it, as by the product; else no page hears of its review.

        `options` go to `passgo.server.main.serve`.

        `from_nothing`: begun by the command, as a user begins it; else it is a copy of a process that has read
        its modules already.
        """
        loaded = "" if fair else f"dice.load({dice.number() + seed!r})"
        held = "" if reviews else "held_reviews.hold()"
        prepare = BEFORE.format(tests=str(TESTS), loaded=loaded, held=held, before=before)
        program = prepare + (COMMAND if from_nothing else SERVE).format(
            port=port, data=str(data), options=options
        )
        file, name = tempfile.mkstemp(prefix="passgo-errors-")
        self._errors = Path(name)
        self.process = (
            subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=file, text=True)
            if from_nothing
            else Copy(program, self._errors)
        )
        os.close(file)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://(\S+):(\d+)/", line)
        if not found:
            raise RuntimeError(line + self.end(signal.SIGKILL)[1])
        self.host, self.port = found[1], int(found[2])

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def get(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes, dict[str, str]]:
        request = urllib.request.Request(self.url + path, headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=HANGS) as answer:
                return answer.status, answer.read(), dict(answer.headers)
        except urllib.error.HTTPError as error:
            return error.code, error.read(), dict(error.headers)

    def connect(self, **options: Any) -> ClientConnection:
        return connect(f"ws://{self.host}:{self.port}/ws", **PATIENCE, **options)

    def screen(self, game: str = "", since: int = 0, **options: Any) -> Screen:
        """A screen at the table laid last at which its guest has a seat, or at that of `code`."""
        return Screen(self, game, since, **options)

    def kill(self) -> None:
        """As when the machine loses its power."""
        self.end(signal.SIGKILL)

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """End it in order; gives its status and what it wrote to its error stream."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(timeout=HANGS)
        assert self.process.stdout
        self.process.stdout.close()
        errors = self._errors.read_text() if self._errors.exists() else ""
        self._errors.unlink(missing_ok=True)
        return status, errors

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.end()


ANSWERS = ("ack", "refused", "fault", "judged", "welcome", "key", "push-key", "circle", "webhook", "mail")
"""The kinds of messages that answer a command."""


def secret_of(who: str) -> str:
    """The secret of a guest of the tests."""
    return base64.urlsafe_b64encode(hashlib.sha256(who.encode()).digest()).decode().rstrip("=")


class Screen:
    """One socket, and what a screen would know from it."""

    ids = count()

    def __init__(
        self,
        server: Door,
        game: str = "",
        since: int = 0,
        *,
        who: str = "Ann",
        code: str | None = None,
        **options: Any,
    ) -> None:
        """`code`: of the table to go to; empty: to none. Else to the one laid last at which `who` has a seat."""
        self._connection = server.connect(**options)
        self.socket: ClientConnection = self._connection.__enter__()
        self.server, self.known_game, self.since = server, game, since
        self.texts: dict[int, str] = {}
        """The record, as far as it was shown."""
        self.people: Message = {}
        """The table with its people."""
        self.lists: Message = {}
        self.dice: Message = {}
        """How far the dice are agreed on."""
        self.seeds = Seeds()
        self.table: Message = {}
        """The game, as it was when this screen came to it."""
        self.state: Message = {}
        self.options: list[Message] = []
        self.offers: list[Message] = []
        self.answers: dict[str, Message] = {}
        """Answers heard that nobody has asked for yet."""
        self.n = 0
        self.known = True
        """Whether the options are those of the state."""
        welcome = self.ask("hello", secret=secret_of(who), name=who)
        self.guest: str = welcome["guest"]
        self.latest: str = welcome["latest"]
        self.came: Message = welcome
        """How its coming was answered."""
        if code is None:
            code = welcome["latest"]
        if code:
            self.came = self.ask("visit", code=code, game=game, since=since)

    def hear(self) -> Message:
        """The next message, noted as a screen would."""
        message: Message = json.loads(self.socket.recv(HANGS))
        kind = message["t"]
        if kind in ("game", "step"):
            if kind == "game":
                if message["game"] != self.table.get("game"):
                    self.texts = {}
                self.table = message
                self.options = message["options"]
                self.offers = message["offers"]
            self.known = kind == "game"
            self.n = message["n"]
            self.state = message["state"] if kind == "game" else changed(self.state, message["changes"])
            if kind == "game":
                self.read_earlier(message)
            for entry in message["entries"]:
                assert self.texts.get(entry["n"], entry["text"]) == entry["text"]
                self.texts[entry["n"]] = entry["text"]
        elif kind == "options":
            self.options = message["seats"]
            self.known = True
        elif kind == "table":
            self.people = message
        elif kind == "tables":
            self.lists = message
        elif kind == "dice":
            self.dice = message
            if said := self.seeds.answer(message, self.seats):
                self.send(**said)
        elif kind == "offers":
            self.offers = message["offers"]
        elif kind in ANSWERS:
            self.answers[message["id"]] = message
        return message

    def read_earlier(self, game: Message) -> None:
        """The moves between those known here and those that came with the game."""
        known = max(
            self.texts,
            default=self.since if game["game"] == self.known_game and self.since <= game["n"] else 0,
        )
        first = game["entries"][0]["n"] if game["entries"] else game["n"] + 1
        while known + 1 < first:
            status, part, _ = self.read("entries", f"&after={known}&before={first}")
            if status != 200:
                raise ConnectionError(f"{status}: {part.decode()}")
            for entry in json.loads(part):
                known = entry["n"]
                self.texts[known] = entry["text"]

    def read(self, what: str, part: str = "", game: str = "") -> tuple[int, bytes, dict[str, str]]:
        """Return what HTTP says of the game to anybody who knows the code of its table."""
        code = self.people["code"]
        return self.server.get(f"/api/games/{game or self.table['game']}/{what}?code={code}{part}")

    def send(self, kind: str, **fields: Any) -> str:
        """Send a command; gives its id."""
        name = fields.pop("id", None) or f"c{os.getpid()}-{next(self.ids)}"
        self.socket.send(json.dumps({"t": kind, "id": name, **fields}))
        return name

    def answer(self, name: str) -> Message:
        """The answer to a command: heard already while something else was awaited, or still to come."""
        while name not in self.answers:
            self.hear()
        return self.answers.pop(name)

    def until(self, wanted: Callable[[Message], bool], most: int = 100_000) -> Message:
        for _ in range(most):
            message = self.hear()
            if wanted(message):
                return message
        raise AssertionError("it never came")

    def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to a command; after it what may be done then is known."""
        answer = self.answer(self.send(kind, **fields))
        while not self.known and self.has_place and answer["t"] == "ack":
            self.hear()
        return answer

    def move(self, text: str, n: int | None = None) -> Message:
        return self.ask("move", text=text, n=self.n if n is None else n)

    def start(self, *kinds: str, claims: bool = True, pace: int = 0) -> Message:
        """Start a game: `person` or the name of a bot, a seat each."""
        answer = self.lay(kinds, claims=claims, begin=True)
        if answer["t"] == "ack":
            self.ask("pace", ms=pace)
        return answer

    def lay(self, kinds: Iterable[str], claims: bool = True, begin: bool = False, **terms: Any) -> Message:
        """Lay a table: `person`, `free`, `banker` or the name of a bot, a place each."""
        edition = terms.pop("edition", "us1973")
        asked = {"terms": new_terms(edition, **terms), "places": new_places(kinds, claims), "begin": begin}
        return self.ask("create", **asked)

    @property
    def seats(self) -> list[str]:
        """Those of this guest."""
        places = self.people.get("places", [])
        return [place["seat"] for place in places if place["guest"] == self.guest and not place["bot"]]

    @property
    def has_place(self) -> bool:
        """Return whether this guest has a place; one without is not shown what they may do."""
        return any(place["guest"] == self.guest for place in self.people.get("places", []))

    @property
    def awaits(self) -> Message:
        return self.state["awaits"]

    def acts(self) -> list[Message]:
        """Return what the persons at this screen may do now, answers first."""
        return [act for seat in self.options if seat["must"] for act in seat["acts"] if act["ok"]]

    def free(self) -> list[Message]:
        return [act for seat in self.options for act in seat["free"] if act["ok"]]

    def close(self) -> None:
        self._connection.__exit__(None, None, None)

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def new_terms(edition: str, **more: Any) -> Message:
    """Return table settings with as little in them as there can be."""
    return {"edition": edition, **more}


def new_places(kinds: Iterable[str], claims: bool = True) -> list[Message]:
    """Places as a screen lays them: `person`, `free`, `banker`, or the name of a bot."""
    places = []
    for i, kind in enumerate(kinds, 1):
        place: Message = {"name": f"Seat {i}", "kind": kind, "token": f"t{i}", "claims": claims}
        if kind == "free":
            place |= {"name": "", "kind": "person", "free": True}
        elif kind not in ("person", "banker"):
            place |= {"kind": "bot", "bot": kind}
        places.append(place)
    return places


def decide(screen: Screen) -> str | None:
    """The move of a greedy person: buy, claim, raise what is owed; None while nobody here must decide."""
    if not screen.known or not any(seat["must"] for seat in screen.options):
        return None
    acts = {act["verb"]: act for act in screen.acts()}
    if screen.awaits["kind"] == "debt":
        for verb in ("sell", "sell all", "mortgage"):
            for act in screen.free():
                if act["verb"] == verb and act["text"].split()[0] in screen.awaits["seats"]:
                    return act["text"]
    for verb in ("use", "buy", "decline", "tax flat", "pay", "want", "place", "keep", "roll", "bankrupt"):
        if verb in acts:
            act = acts[verb]
            return f"{act['text']} {act['most']}" if verb == "want" else act["text"]
    if "bid" in acts and acts["bid"]["least"] <= min(acts["bid"]["most"], 60):
        return f"{acts['bid']['text']} {acts['bid']['least']}"
    return acts["pass"]["text"]


def play_to_the_end(screen: Screen, most: int = 20_000) -> None:
    """Decide for the persons at this screen until the game is over."""
    for _ in range(most):
        if screen.state["winners"]:
            return
        text = decide(screen)
        if text is None:
            screen.hear()
            continue
        n = screen.n
        answer = screen.move(text)
        # Where somebody else was quicker, the record has grown.
        assert answer["t"] == "ack" or screen.n > n, (text, answer, screen.awaits)
    raise AssertionError(f"the game did not end in {most} steps")
