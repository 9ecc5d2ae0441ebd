"""Whatever was acknowledged or shown survives kill -9 at any moment, and nothing is done twice."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from passgo.game import Game
from passgo.notation import parse_move
from server import dice
from server.harness import Message, Screen, Server, decide

KILLS = int(os.environ.get("PASSGO_KILLS", "12"))
MOVES = range(10, 60)
"""This many moves are seen before the clock of a kill begins to run: fast or slow, a machine comes to see enough."""


@contextmanager
def dying(server: Server, after: float) -> Iterator[None]:
    """A clock runs towards kill -9; what is done here ends with the line."""
    clock = threading.Timer(after, server.kill)
    clock.start()
    try:
        with suppress(ConnectionClosed, ConnectionError):
            yield
    finally:
        clock.join()


class Life:
    """One life of a server, played at full speed until it dies."""

    def __init__(self, screen: Screen, name: str) -> None:
        self._screen = screen
        self._name = name
        self.acknowledged: dict[str, int] = {}
        self.command: Message = {}
        """The last command, until it is answered."""

    def _step(self) -> None:
        text = decide(self._screen)
        if text is None:
            self._screen.hear()
            return
        n = self._screen.n
        self.command = {"id": f"{self._name}-{n}", "text": text, "n": n}
        answer = self._screen.ask("move", **self.command)
        if answer["t"] == "ack":
            self.acknowledged[self.command["id"]] = answer["n"]
        self.command = {}

    def play(self, server: Server, moves: int, after: float) -> None:
        """Play until the record has grown by this many moves, and then until the clock has run down."""
        enough = self._screen.n + moves
        while self._screen.n < enough and not self._screen.state["winners"]:
            self._step()
        with dying(server, after):
            while True:
                self._step()


def test_kill_at_random_moments(tmp_path: Path) -> None:
    chance = Random(dice.number())
    shown: dict[int, str] = {}
    game = code = ""
    acknowledged: dict[str, int] = {}
    command: Message = {}
    seen = 0
    for k in range(KILLS):
        # Other dice in each life: a roll that was lost and made again would show.
        # The table is found by its code: a finished game is nobody's latest.
        known = {"game": game, "since": min(len(shown), 5), "code": code}
        with Server(tmp_path, seed=f" life {k}") as server, server.screen(**known) as screen:
            if game:
                # The record continues from what was shown, without a gap and without a change.
                assert screen.table["game"] == game
                texts = {n: text for n, text in shown.items() if n <= 5} | screen.texts
                assert sorted(texts) == list(range(1, len(texts) + 1))
                assert len(texts) >= len(shown)
                assert {n: texts[n] for n in shown} == shown
                assert screen.n >= max(acknowledged.values(), default=0)
                replay(texts)
                screen.texts = texts
                for name, n in acknowledged.items():
                    assert screen.ask("move", id=name, text="p1 roll", n=0) == {
                        "t": "ack",
                        "id": name,
                        "n": n,
                    }
                if command:
                    # Its fate was unknown: sent again it is done once, now or before.
                    answer = screen.ask("move", **command)
                    assert answer["t"] in ("ack", "refused", "fault")
                    again = screen.ask("move", **command)
                    if answer["t"] == "ack":
                        assert again == answer
                seen += len(texts)
            if not game or screen.state["winners"]:
                assert screen.start("person", "rules", "random")["t"] == "ack"
                game, code = screen.table["game"], screen.people["code"]
            life = Life(screen, f"life{k}")
            life.play(server, chance.choice(MOVES), chance.uniform(0, 0.1))
            acknowledged, command = life.acknowledged, life.command
            shown = dict(screen.texts)
    assert seen > 10 * KILLS, "the test saw too little"


def test_kill_while_a_game_begins(tmp_path: Path) -> None:
    """The last table is the old one or the new one, and the new one where its start was acknowledged."""
    chance = Random(dice.number())
    with Server(tmp_path) as server, server.screen() as screen:
        began = time.monotonic()
        assert screen.start("person", "person")["t"] == "ack"
        takes = time.monotonic() - began
        old, shown_game, begun = "", screen.table["game"], True
    for _ in range(KILLS // 3 + 1):
        with Server(tmp_path) as server, server.screen() as screen:
            found = screen.table["game"]
            assert found == shown_game or shown_game == old, "a table that was shown is the one that is found"
            assert found != old or not begun, "an acknowledged start is kept"
            assert screen.n == 0
            old, begun = found, False
            with dying(server, chance.uniform(0, 1.5 * takes)):
                begun = screen.start("person", "person")["t"] == "ack"
                while True:
                    screen.hear()
            shown_game = screen.table["game"]


def replay(texts: dict[int, str]) -> None:
    """Nothing in the record was done twice: the rules accept every move of it."""
    game = Game("us1973", 3, rolloff=True)
    for n in sorted(texts):
        game.push(parse_move(texts[n], game.edition))
