"""The level `easy`: weak, but of one mind with itself."""

from __future__ import annotations

from passgo.bots import registry
from passgo.bots.rng import WORDS, seed_stream
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
