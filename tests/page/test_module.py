"""A bot of the WebAssembly module at a page's table: what it is handed and what it gives back are passgo's own records."""

from __future__ import annotations

import random
from typing import Any

import pytest

from page.browser_kernel import BrowserKernel
from passgo.bots import registry
from passgo.bots.rules_bot import choose_by_rules
from passgo.compiler.missing import NoCompiler
from passgo.game import Game
from passgo.page.module import BrowserModule, in_module


def own_bot(*asked: Any) -> int:
    """What a user could write: it is in no module."""
    return choose_by_rules(*asked)


def test_strong_decides_the_same_in_the_module() -> None:
    kernel = BrowserKernel()
    game = Game("us1973", ["Ann", "Bob"])
    dice = random.Random(3)
    plain = registry.find("strong")
    handed = registry.find("strong", lambda policy: in_module(BrowserModule(kernel), policy))
    decided = 0
    while decided < 6:
        if game.chance_ways:
            game.push(game.chance_outcome(dice.randrange(game.chance_ways)))
            continue
        seat = game.to_act[0]
        words, others = [1, 2, 3, 4], [1, 2, 3, 4]
        move = plain.ask(game, seat, words)
        assert handed.ask(game, seat, others) == move
        assert words == others
        decided += 1
        game.push(move or dice.choice(game.legal_moves(seat)))
    assert kernel.called == ["decide"] * 6


def test_a_bot_that_does_not_look_ahead_stays_in_python() -> None:
    steady = registry.LEVELS["steady"]
    assert in_module(BrowserModule(BrowserKernel()), steady) is steady


def test_a_bot_that_is_not_in_the_module_is_refused() -> None:
    with pytest.raises(NoCompiler, match="a bot of your own"):
        BrowserModule(BrowserKernel()).policy(own_bot)
