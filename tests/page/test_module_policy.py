"""A bot of the WebAssembly module at a table: what it is handed and what it gives back are passgo's own records."""

from __future__ import annotations

import random

from passgo.bots import registry
from passgo.bots.memory import Memory
from passgo.bots.strong.player import choose_strong
from passgo.game import Game
from passgo.page.module_policy import MOVE, WORDS, in_module
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

LENGTHS = [len(kind().to_bytes()) for kind in (State, Tables, Deal, Memory)]


class Bytes(bytes):
    """As the browser gives them."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class Interpreted:
    """A module that decides as Python does, of the bytes that it is handed."""

    def decide(self, bot: str, given: bytes, seat: int) -> Bytes:
        parts: list[bytes] = []
        for length in LENGTHS:
            parts.append(given[:length])
            given = given[length:]
        state, tables = State.from_bytes(parts[0]), Tables.from_bytes(parts[1])
        deal, memory, words = Deal.from_bytes(parts[2]), Memory.from_bytes(parts[3]), [*WORDS.unpack(given)]
        assert bot == "strong"
        move = choose_strong(state, tables, seat, [0] * 256, deal, words, memory)
        return Bytes(deal.to_bytes() + memory.to_bytes() + WORDS.pack(*words) + MOVE.pack(move))


def test_strong_decides_the_same_in_the_module() -> None:
    game = Game("us1973", ["Ann", "Bob"])
    dice = random.Random(3)
    plain = registry.find("strong")
    handed = registry.find("strong", lambda policy: in_module(Interpreted(), policy))
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


def test_a_bot_that_does_not_look_ahead_stays_in_python() -> None:
    steady = registry.LEVELS["steady"]
    assert in_module(Interpreted(), steady) is steady
