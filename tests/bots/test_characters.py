"""The characters: each plays by the rules at every level, and does what is said of it."""

from __future__ import annotations

import pytest

from bots.conftest import Arena
from passgo.bots import registry
from passgo.bots.characters import CHARACTERS
from passgo.bots.protocol import OfferAnswer
from passgo.bots.ratings import character_strengths
from passgo.bots.registry import LEVELS, policy
from passgo.bots.rng import WORDS, seed_stream
from passgo.bots.user_bots import BadBot, BadOption
from passgo.game.characters import CHARACTER_NAMES, called, level_of
from passgo.notation import parse_move, show_move
from passgo.notation.records import Record

ON_SALE = """
edition = "us1973"
players = 3
[p1]
cash = 1500
at = "free_parking"
deeds = [{deeds}]
[p2]
cash = 1500
[p3]
cash = 1500
"""

WHOLE = """
edition = "us1973"
players = 2
[p1]
cash = {cash}
deeds = ["oriental_avenue", "vermont_avenue", "connecticut_avenue"]
[p2]
cash = {other}
"""


def asked(bot: str, text: str, *moves: str) -> str:
    """Return what a bot wants to do in the first seat after some moves, as text."""
    game = Record.parse(text).replay()
    for move in moves:
        game.push_text(move)
    rng = [0] * WORDS
    seed_stream(rng, 1, 2)
    wanted = registry.find(bot).ask(game, 0, rng)
    return show_move(wanted, game.edition) if wanted else ""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_plays_by_the_rules(arena: Arena, character: str, level: str) -> None:
    """Every invariant holds at every step, and no move is illegal."""
    bots = [policy(f"{character}:level={level}")] * 2 + [policy("easy")] * 2
    assert set(arena.play(bots, 0, 4, 300).ended) <= {0, 1}


def test_each_has_a_name_and_a_strength_at_every_level() -> None:
    assert [*CHARACTERS] == [*CHARACTER_NAMES] == [*character_strengths().characters]
    for strengths in character_strengths().characters.values():
        assert strengths.keys() == LEVELS.keys()
        assert all(one.low <= one.share <= one.high for one in strengths.values())


def test_a_name_says_who_plays_and_how_well() -> None:
    assert called("odile:level=strong") == ("odile", "strong")
    assert called("odile") == ("odile", "steady")
    assert called("strong") == ("", "strong")
    assert level_of("my_bot.py:odile:level=3") == "my_bot.py:odile:level=3"
    for wrong in ("odile:level=rules", "odile:kept=3"):
        with pytest.raises((BadOption, registry.UnknownBot)):
            registry.find(wrong)
    with pytest.raises(BadBot, match="not taken"):
        registry.admit("odile", "true")


def test_the_patient_one_leaves_deeds_to_auctions_but_for_the_last_of_a_group() -> None:
    on_sale = ON_SALE.format(deeds="")
    assert asked("steady", on_sale, "p1 roll 1 3") == "p1 buy"
    assert asked("marguerite", on_sale, "p1 roll 1 3") == "p1 decline"
    completing = ON_SALE.format(deeds='"kentucky_avenue", "indiana_avenue"')
    assert asked("marguerite", completing, "p1 roll 1 3") == "p1 buy"


def test_the_builder_builds_with_the_last_dollar() -> None:
    poor = WHOLE.format(cash=60, other=0)
    assert asked("steady", poor) == "p1 roll"
    assert asked("odile", poor).startswith("p1 build ")


def test_the_miser_keeps_cash_and_says_that_no_offer_will_do() -> None:
    assert asked("steady", WHOLE.format(cash=460, other=0)).startswith("p1 build ")
    assert asked("barnaby", WHOLE.format(cash=460, other=0)) == "p1 roll"
    game = Record.parse(WHOLE.format(cash=460, other=1500)).replay()
    gift = parse_move("p2 offer p1 1400 for oriental_avenue", game.edition)
    answer = registry.find("barnaby:level=easy").answer(game, 0, gift, [7] * WORDS)
    assert answer == OfferAnswer(accepted=False, why="keeps")
