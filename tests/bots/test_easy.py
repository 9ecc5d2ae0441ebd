"""The level `easy`: weak, but of one mind with itself."""

from __future__ import annotations

from passgo.bots import registry
from passgo.bots.protocol import Bot
from passgo.bots.rng import WORDS, seed_stream
from passgo.bots.standstill import QUIET
from passgo.editions import find_edition
from passgo.game import Game
from passgo.notation.records import Record
from passgo.rules.base import moves

LONGED_FOR = """
edition = "us1973"
players = 2
[p1]
cash = 1500
[p2]
cash = 1500
deeds = [
  "mediterranean_avenue", "oriental_avenue", "states_avenue", "tennessee_avenue", "illinois_avenue",
  "ventnor_avenue", "pacific_avenue", "park_place",
]
"""
SEEDS = 40

DEEDS = find_edition("us1973").deeds
SPLIT = f"""
edition = "us1973"
players = 2
[p1]
cash = 2000
deeds = {list(DEEDS[::2])}
[p2]
cash = 2000
deeds = {list(DEEDS[1::2])}
"""
"""Nobody has all of a group, and nothing is left at the Bank."""
SWAP = "p2 offer p1 baltic_avenue 200 for vermont_avenue"
"""It completes a group for both."""


def test_it_takes_from_others_what_it_has_offered_itself() -> None:
    offers = 0
    for seed in range(SEEDS):
        bot, rng = registry.find("easy"), [0] * WORDS
        seed_stream(rng, seed, 0)
        game = Record.parse(LONGED_FOR).replay()
        offer = bot.ask(game, 0, rng)
        if offer is None or offer.kind != moves.OFFER:
            continue
        offers += 1
        _, text = game.text(offer).split(" p2 ")
        price, deed = text.split(" for ")
        assert bot.answer(game, 0, game.parse(f"p2 offer p1 {deed} for {price}"), rng).accepted
        refused = bot.answer(game, 0, game.parse(f"p2 offer p1 {deed} for {int(price) + 1}"), rng)
        assert (refused.accepted, refused.why) == (False, "too-little")
    assert offers > SEEDS // 8


def waiting(rounds: int, seed: int) -> tuple[Game, Bot, list[int]]:
    """Return a game in which nothing has changed for some rounds, with a bot that has seen all of them."""
    bot, rng = registry.find("easy"), [0] * WORDS
    seed_stream(rng, seed, 0)
    game = Record.parse(SPLIT).replay()
    for _ in range(rounds):
        bot.ask(game, 0, rng)
        game.state.turn_no += 2
        for seat in range(2):
            game.state.cash[seat] += 30
    return game, bot, rng


def takes(rounds: int) -> int:
    """Return how many of several such bots take the swap after some rounds."""
    bots = (waiting(rounds, seed) for seed in range(SEEDS))
    return sum(bot.answer(game, 0, game.parse(SWAP), rng).accepted for game, bot, rng in bots)


def test_it_takes_a_swap_for_a_group_once_the_game_stands_still() -> None:
    assert takes(QUIET // 2) < SEEDS
    assert takes(QUIET + 1) == SEEDS


def swaps(rounds: int, seed: int) -> list[str]:
    """Return the offers of a deed for a deed that one such bot makes after some rounds."""
    game, bot, rng = waiting(rounds, seed)
    asked = (bot.ask(game, 0, rng) for _ in range(SEEDS))
    return [game.text(move) for move in asked if move and move.deal and move.deal.give.deeds]


def test_it_offers_swaps_then_and_none_twice() -> None:
    assert not any(swaps(QUIET // 2, seed) for seed in range(SEEDS))
    offered = [swaps(QUIET + 1, seed) for seed in range(SEEDS)]
    assert any(offered)
    assert all(len(set(one)) == len(one) for one in offered)
