"""Whatever was acknowledged or shown survives kill -9 at any moment, and nothing is done twice."""

from __future__ import annotations

import random
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from passgo.game import Game
from passgo.notation import parse_move
from server.harness import Message, Screen, Server, decide

KILLS = 12


def play_until_it_dies(server: Server, screen: Screen, after: float) -> tuple[dict[str, int], Message]:
    """Play at full speed while a clock runs towards kill -9; gives the acknowledgements and the open command."""
    clock = threading.Timer(after, server.kill)
    clock.start()
    acknowledged: dict[str, int] = {}
    command: Message = {}
    try:
        while True:
            text = decide(screen)
            if text is None:
                screen.hear()
            else:
                command = {"id": f"r{after}-{screen.n}", "text": text, "n": screen.n}
                answer = screen.ask("move", **command)
                if answer["t"] == "ack":
                    acknowledged[command["id"]] = answer["n"]
                command = {}
    except (ConnectionClosed, OSError):
        pass
    finally:
        clock.join()
    return acknowledged, command


def test_kill_at_random_moments(tmp_path: Path) -> None:
    chance = random.Random(1973)
    shown: dict[int, str] = {}
    game = ""
    acknowledged: dict[str, int] = {}
    command: Message = {}
    seen = 0
    for _ in range(KILLS):
        with Server(tmp_path) as server, server.screen(game, min(len(shown), 5)) as screen:
            if game:
                # The record goes on from what was shown, without a gap and without a change.
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
                game = screen.table["game"]
            acknowledged, command = play_until_it_dies(server, screen, chance.uniform(0.02, 0.8))
            shown = dict(screen.texts)
    assert seen > 200, "the test saw too little"


def test_kill_while_a_game_begins(tmp_path: Path) -> None:
    """The table holds the old game or the new one, and the new one where its start was acknowledged."""
    chance = random.Random(1961)
    game = ""
    for _ in range(KILLS // 3):
        with Server(tmp_path) as server, server.screen() as screen:
            assert screen.table["game"] == game
            clock = threading.Timer(chance.uniform(0, 0.02), server.kill)
            clock.start()
            begun = False
            try:
                begun = screen.start("person", "person")["t"] == "ack"
                while True:
                    screen.hear()
            except (ConnectionClosed, OSError):
                pass
            finally:
                clock.join()
            told = screen.table["game"]
        with Server(tmp_path) as server, server.screen() as screen:
            found = screen.table["game"]
            assert found == told or told == game, "a table that was shown is the one that is found"
            assert found != game or not begun, "an acknowledged start is kept"
            assert screen.n == 0
            game = found


def replay(texts: dict[int, str]) -> None:
    """Nothing in the record was done twice: the rules accept every move of it."""
    game = Game("us1973", 3, rolloff=True)
    for n in sorted(texts):
        game.push(parse_move(texts[n], game.edition))
