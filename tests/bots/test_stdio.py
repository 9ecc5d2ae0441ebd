"""Bots that are programs in any language."""

from __future__ import annotations

import random
import shlex
import sys
from pathlib import Path

import pytest

from passgo.bots import registry
from passgo.bots.stdio import StdioBot, StdioError
from passgo.bots.user_bots import BadBot
from passgo.game import Game
from passgo.protocol.plain import legal_texts, seat_text

FIRST = """
import json, sys
for line in sys.stdin:
    ask = json.loads(line)
    assert ask["seat"] in ask["text"]
    move = ask["moves"][0].split("..")[0] if ask["must"] else ""
    print(json.dumps({"id": ask["id"], "move": move, "accept": "boardwalk" in ask["offer"]}), flush=True)
"""


def program(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "bot.py"
    file.write_text(text)
    return [sys.executable, str(file)]


def test_a_program_plays(tmp_path: Path) -> None:
    game, dice = Game("us1973", ["Ann", "Bob"]), random.Random(1)
    bots = [StdioBot(program(tmp_path, FIRST)) for _ in range(2)]
    while len(game.moves) < 60:
        if game.chance_ways:
            game.push(game.draw(dice))
            continue
        seat = game.to_act[0]
        move = bots[seat].ask(game, seat, [])
        assert move is not None
        game.push(move)
    other = 1 - game.to_act[0]
    assert bots[other].ask(game, other, []) is None, "it need not act"


def test_a_program_answers_an_offer(tmp_path: Path) -> None:
    game = Game("us1973", ["Ann", "Bob"])
    bot = StdioBot(program(tmp_path, FIRST))
    assert bot.answer(game, 1, game.parse("p1 offer p2 boardwalk for 10"), []).accepted
    assert not bot.answer(game, 1, game.parse("p1 offer p2 park_place for 10"), []).accepted


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it has ended"),
        ("print('hello', flush=True); input(); input()", "it answered 'hello': JSON is malformed"),
        ("print(flush=True); input(); input()", "it answered ''"),
        ("""print('{"id":1,"move":"p1 fly"}', flush=True); input(); input()""", "fly|ended"),
        ("""print('{"id":"1"}', flush=True); input(); input()""", "id"),
        ("""print('{"id":1,"more":' + '[' * 5000, flush=True); input(); input()""", "recursion"),
        ("import time; time.sleep(60)", "no answer in 0.5 seconds"),
    ],
)
def test_a_program_that_does_not_play_is_reported(tmp_path: Path, text: str, why: str) -> None:
    bot = StdioBot(program(tmp_path, text), patience=0.5 if "sleep" in text else 30)
    for _ in range(2):  # and it is tried again
        with pytest.raises(StdioError, match=why):
            bot.ask(Game("us1973", ["Ann", "Bob"]), 0, [])


def test_a_program_that_hears_nothing_any_more_has_ended(tmp_path: Path) -> None:
    deaf = (
        "import os, time; os.read(0, 1 << 20); os.close(0); print('{\"id\":1}', flush=True); time.sleep(30)"
    )
    bot, game = StdioBot(program(tmp_path, deaf)), Game("us1973", ["Ann", "Bob"])
    assert bot.ask(game, 0, []) is None
    with pytest.raises(StdioError, match="it has ended"):
        bot.ask(game, 0, [])


def test_a_file_that_is_no_program_is_reported() -> None:
    for command in ("/no/such/program", ""):
        with pytest.raises(StdioError, match=r"no program|No such file"):
            StdioBot(command).ask(Game("us1973", ["Ann", "Bob"]), 0, [])


def test_what_a_seat_sees_as_plain_text() -> None:
    game = Game("us1973", ["Ann", "Bob"])
    game.push_text("p1 roll 1 2")
    text = seat_text(game, 0)
    assert "waits for p1: buy\n  amount: 60\n  deed: baltic_avenue\n" in text
    assert text.endswith("You are p1, Ann, and must decide:\np1 buy\np1 decline\n")
    game.push_text("p1 decline")
    assert "p2 bid 1..1500" in legal_texts(game, 1)
    assert "p1 bid 1..1500" in seat_text(game, 0)


def test_a_program_is_admitted_by_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_programs", {})
    registry.admit("mine", shlex.join(program(tmp_path, FIRST)))
    assert registry.opponents() == [*registry.LEVELS, "mine"]
    game = Game("us1973", ["Ann", "Bob"])
    assert registry.find("mine").ask(game, 0, []) == game.parse("p1 roll")
    with pytest.raises(registry.UnknownBot, match="mine"):
        registry.find("yours")


@pytest.mark.parametrize("name", ["rules", "Mine", "my bot", "", "my.py:bot"])
def test_a_program_needs_a_name_of_its_own(name: str) -> None:
    with pytest.raises(BadBot, match="name"):
        registry.admit(name, "true")
