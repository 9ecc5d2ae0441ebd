"""What characters say at great moments: once a game each, and nothing where the chat is off."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.game.characters import CHARACTER_NAMES, MOMENTS
from passgo.locale import LANGUAGES, has
from passgo.notation.records import Record
from passgo.protocol.terms import SeatPlan
from passgo.table.state.remarks import remarks
from passgo.table.state.transaction import Transaction

POSITION = """
edition = "us1973"
players = 2
[p1]
cash = {cash}
at = "{at}"
deeds = [{deeds}]
[p2]
cash = 1500
deeds = ["boardwalk hotel", "park_place hotel"]
"""

COMPLETES = ("p1 roll", "* dice 1 3", "p1 buy")
PAYS = ("p1 roll", "* dice 4 4", "p2 claim p1")


def said_to(
    moves: Sequence[str],
    bots: Sequence[str],
    *,
    cash: int = 2500,
    at: str = "free_parking",
    deeds: str = '"kentucky_avenue", "indiana_avenue"',
    said: Sequence[str] = (),
) -> list[tuple[str, str]]:
    """Return who says what to some moves: the name at the table, and the phrase."""
    game = Record.parse(POSITION.format(cash=cash, at=at, deeds=deeds)).replay()
    transaction = Transaction(game)
    for move in moves:
        transaction.push(game.parse(move))
    plans = [
        SeatPlan(name=name, kind="bot", token=token, bot=bot)
        for name, token, bot in zip(("Ann", "Bob"), ("key", "bell"), bots, strict=True)
    ]
    return [(one.name, one.phrase) for one in remarks(game, transaction, plans, said, 5.0)]


def test_a_character_speaks_when_a_group_is_complete() -> None:
    assert said_to(COMPLETES, ["quill:level=easy", "steady"]) == [("Ann", "quill-group")]
    assert said_to(COMPLETES, ["steady", "odile"]) == [], "a level has no voice, and the other nothing to say"
    assert said_to(COMPLETES[:2], ["quill", "steady"]) == [], "nothing is complete yet"


def test_a_phrase_is_said_once_a_game() -> None:
    assert said_to(COMPLETES, ["quill", "steady"], said=["quill-group"]) == []
    assert said_to(COMPLETES, ["quill", "steady"], said=["quill-rent", "odile-group"]) != []


def test_whoever_pays_a_heavy_rent_speaks_and_nobody_who_is_ruined() -> None:
    paid = said_to(PAYS, ["theo", "sable"], at="pacific_avenue")
    assert paid == [("Ann", "theo-rent")], "whoever gets it says nothing"
    ruined = [*PAYS, "p1 bankrupt"]
    won = said_to(ruined, ["theo", "sable"], at="pacific_avenue", cash=100, deeds="")
    assert won == [("Bob", "sable-won")]


def test_every_phrase_is_in_both_languages() -> None:
    for language in LANGUAGES:
        for character in CHARACTER_NAMES:
            for key in ("", "-note", "-says"):
                assert has(language, f"character-{character}{key}")
            for moment in MOMENTS:
                assert has(language, f"phrase-{character}-{moment}")
