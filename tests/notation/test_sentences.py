"""Every event of real games has a sentence, in both languages, in every edition."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from bots.deciding import decision
from passgo.bots.registry import find
from passgo.editions import compose, edition_names
from passgo.game import Event, Game, IllegalSetup
from passgo.locale import LANGUAGES
from passgo.notation.records import Record
from passgo.notation.sentences import sentence
from passgo.rules.base.events import KINDS

TESTS = Path(__file__).parents[1]


@cache
def scenarios() -> list[Record]:
    """Of every book, read once."""
    return [Record.read(file) for file in sorted((TESTS / "rulebook").glob("*/*.toml"))]


def played(edition: str) -> Iterator[tuple[Game, Event]]:
    """Every event of the whole game of an edition, and of every scenario that holds for it."""
    for record in (Record.read(TESTS / "golden" / f"{edition}.toml"), *scenarios()):
        if edition not in record.editions:
            continue
        book = record.edition(edition)
        try:
            game = record.start(book)
        except IllegalSetup:
            continue  # what the scenario shows
        for line in record.lines(book, edition):
            for move in line.moves:
                for event in game.push(move):
                    yield game, event


def under_house_rules(moves: int) -> Iterator[tuple[Game, Event]]:
    """The beginning of a game with every house rule."""
    knobs = {"parking_pot": True, "auction_when_declined": False, "go_stop_bonus": 200}
    game = Game(compose("us1973", {"edition": {"house": True}, "knobs": knobs}, "house rules"), 3)
    chance, bot = Random(5), find("random")
    while len(game.moves) < moves and not game.is_over:
        move = game.draw(chance) if game.chance_ways else decision(bot, game, game.to_act[0], chance)
        for event in game.push(move):
            yield game, event


@pytest.fixture(scope="module")
def met() -> dict[str, set[str]]:
    """By edition, the kinds of events of its games."""
    return {}


@pytest.mark.parametrize("edition", edition_names())
def test_every_event_has_a_sentence(edition: str, met: dict[str, set[str]]) -> None:
    kinds = met[edition] = set[str]()
    rest = under_house_rules(900) if edition == "us1973" else ()
    for game, event in chain(played(edition), rest):
        kinds.add(event.kind)
        for language in LANGUAGES:
            text = sentence(game, event, language)
            assert text.endswith((".", "!", "”", "»")), text
            assert not set("{}") & set(text), text


def test_every_kind_of_event_was_met(met: dict[str, set[str]]) -> None:
    if met.keys() < set(edition_names()):
        pytest.skip("not all games were told in this process")
    assert {kind.name for kind in KINDS} == set().union(*met.values())


def test_french_says_places_with_their_article() -> None:
    record = Record.read(TESTS / "golden" / "us1973.toml")
    book = record.edition("us1973")
    game = record.start(book)
    moves = (move for line in record.lines(book, "us1973") for move in line.moves)
    events = (event for move in moves for event in game.push(move))
    bought = next(event for event in events if event.kind == "bought")
    deed = book.deeds[bought.args["deed"]]
    place = book.with_article(deed, book.name(deed, "fr"))
    assert place.the
    assert f" achète {place.the}{place.word} pour " in sentence(game, bought, "fr")


def test_equal_fortunes_share_the_victory_and_say_so() -> None:
    record = Record.read(TESTS / "rulebook" / "ca1961-short" / "richest-tie.toml")
    book = record.edition()
    game = record.start(book)
    events = [
        event
        for line in record.lines(book, record.editions[0])
        for move in line.moves
        for event in game.push(move)
    ]
    shared = [event for event in events if event.kind == "richest"]
    assert [event.seat for event in shared] == sorted(game.outcome.winners if game.outcome else ())
    assert len(shared) > 1
    assert {event.rule for event in shared} == {"richest-tie"}
    assert all("shares the win" in sentence(game, event) for event in shared)
