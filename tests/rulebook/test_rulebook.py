"""The rulebooks, rule by rule: every scenario holds, and every rule of a book has its due.

A scenario lies with the first book it is for and names every other book and variant of which it is true.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

from passgo.cli.edition import DECIDING
from passgo.editions import edition_names, find_edition
from passgo.editions.report import rule_functions
from passgo.game import Game, Move, starting_notes
from passgo.notation.check import run
from passgo.notation.records import Record
from passgo.protocol.options import seat_options
from passgo.protocol.terms import SeatPlan
from passgo.protocol.view import state_view
from passgo.rules.base import moves
from passgo.rules.base.tables import BUS, MR_MONOPOLY
from passgo.rules.tax import worth

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.toml"))


@cache
def record_of(file: Path) -> Record:
    return Record.read(file)


def rule_of(file: Path) -> str:
    """The rule a scenario is for: its name, without the number of a further scenario."""
    return re.sub(r"-\d+$", "", file.stem)


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("file", FILES, ids=named)
def test_scenario_says_what_it_shows_and_holds(file: Path):
    """In every edition it names: one test a file, for thousands of tests take longer than what they play."""
    record = record_of(file)
    assert record.title
    assert "\n" not in record.title
    assert file.parent.name == record.editions[0]
    assert len(set(record.editions)) == len(record.editions)
    assert all(file.with_stem(f"{rule_of(file)}{n}").exists() for n in ("", *earlier(file)))
    for name in record.editions:
        assert rule_of(file) in find_edition(name).rules
        lines = record.lines(record.edition(name), name)
        assert record.refused or any(line.refused or line.expectation for line in lines)
    failures = [failure for name in record.editions if (failure := run(record, name))]
    assert failures == [], "\n".join(map(str, failures))


def earlier(file: Path) -> list[str]:
    """The numbers that must exist when this one does: a rule's scenarios are counted without a gap."""
    number = re.search(r"-(\d+)$", file.stem)
    return [f"-{n}" for n in range(2, int(number[1]))] if number else []


@pytest.mark.parametrize("name", edition_names())
def test_every_rule_of_the_book_is_stated_carried_out_and_shown(name: str):
    edition = find_edition(name)
    shown = {rule_of(file) for file in FILES if name in record_of(file).editions}
    carried_out = {rule for rule, functions in rule_functions(DECIDING).items() if functions}
    assert edition.rules
    assert sorted(set(edition.rules) - carried_out) == []
    assert sorted(set(edition.rules) - shown) == []
    assert sorted(shown - set(edition.rules)) == []


@pytest.mark.parametrize("name", ["us1973", "ca1961", "ca1961-short", "nhl1999", "nhl1999-timed"])
def test_the_notes_handed_out_make_up_the_starting_cash(name: str):
    """starting-denominations: 2×500, 2×100, 2×50, 6×20, and five each of 10, 5 and 1."""
    notes = starting_notes(find_edition(name))
    assert notes == {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}
    assert sum(value * count for value, count in notes.items()) == 1500


@pytest.mark.parametrize("name", ["picsou", "picsou-timed", "picsou-squeeze-alt", "picsou-taxi"])
def test_the_fifth_book_hands_out_a_note_of_a_thousand_more(name: str):
    """starting-denominations: 1×1000 in addition to the notes of the classic rulebooks."""
    notes = starting_notes(find_edition(name))
    assert notes == {1000: 1, 500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}
    assert sum(value * count for value, count in notes.items()) == 2500


@pytest.mark.parametrize("name", ["fr2013", "fr2013-speed"])
def test_the_french_book_tells_no_notes(name: str):
    """starting-denominations: the page is lost."""
    assert starting_notes(find_edition(name)) == {}


@pytest.mark.parametrize("name", ["us1973", "ca1961", "nhl1999"])
def test_a_player_choosing_the_tax_does_not_see_their_worth(name: str):
    """income-tax-decide-first: nothing that reaches a screen holds the total or its tenth."""
    edition = find_edition(name)
    game = Record.parse(
        f'edition = "{name}"\nplayers = 3\n[p1]\ncash = 12345\ndeeds = ["~boardwalk 1", "~park_place 1"]'
    ).start(edition)
    game.push(Move.of(moves.ROLL, 0))
    game.push(Move.dice(1, 3))
    total = worth(game.state, edition.tables, 0)
    assert total == 12345 + 750 + 400
    plans = [SeatPlan(name=who, kind="person", token=who) for who in ("Ann", "Bob", "Cleo")]
    sent = [state_view(game, plans, []), *(seat_options(game, seat) for seat in range(3))]
    numbers = re.findall(r"\d+", msgspec.json.encode(sent).decode())
    assert "12345" in numbers
    assert not {str(total), str(total // 10), str(total // 10 + 1)} & set(numbers)


def test_two_dice_fall_in_thirty_six_ways_all_equally_likely():
    """components-inventory, dice-movement: each die shows each face with each face of the other."""
    game = Game("us1973", 2)
    assert game.chance_ways == 0
    game.push(Move.of(moves.ROLL, 0))
    assert game.chance_ways == 36
    ways = [game.chance_outcome(k) for k in range(36)]
    assert set(ways) == {Move.dice(a, b) for a in range(1, 7) for b in range(1, 7)}


def test_the_next_card_is_any_of_the_unseen_or_the_top_known_one():
    """deck-setup, card-draw-and-return: each card of the deck once, then the order they went under."""
    game = Game("us1973", 2)
    seen: list[Move] = []
    for _ in range(3):
        game.push(Move.of(moves.ROLL, 0))
        game.push(Move.dice(3, 4))
        ways = [game.chance_outcome(k) for k in range(game.chance_ways)]
        assert len(set(ways)) == len(ways) == 16 - len(seen)
        assert not set(ways) & set(seen)
        assert all(move in game.legal_moves() for move in ways)
        assert not any(move in game.legal_moves() for move in seen)
        seen.append(ways[len(seen)])
        game = seen_cards(seen)
    game = seen_cards([Move.outcome(moves.CARD, card) for card in range(16)])
    game.push(Move.of(moves.ROLL, 0))
    game.push(Move.dice(3, 4))
    assert game.chance_ways == 1
    assert game.chance_outcome(0) == Move.outcome(moves.CARD, 0)


def seen_cards(cards: list[Move]) -> Game:
    """A game that begins with these cards of Chance seen, in this order."""
    edition = find_edition("us1973")
    names = ", ".join(f'"{edition.cards[move.arg]}"' for move in cards)
    return Record.parse(f'edition = "us1973"\nplayers = 2\n[decks]\nchance = [{names}]').start(edition)


def test_limits_of_bids_and_wants_are_those_of_the_rules():
    """auction-start-price, auction-increment, auction-cash-payment, shortage-auction."""
    game = Game("us1973", 3)
    for move in (Move.of(moves.ROLL, 0), Move.dice(2, 4), Move.of(moves.DECLINE, 0)):
        game.push(move)
    assert game.limits(1, moves.BID) == (1, 1500)
    game.push(Move.of(moves.BID, 1, 40))
    assert game.limits(1, moves.BID) == (0, 0)
    assert game.limits(2, moves.BID) == (41, 1500)
    assert game.limits(2, moves.WANT) == (0, 0)
    shortage = Record.read(FOLDER / "us1973" / "shortage-auction.toml")
    game = shortage.start(shortage.edition())
    game.push(next(iter(shortage.lines(game.edition, "us1973"))).moves[0])
    assert game.limits(0, moves.WANT) == (0, 12)
    assert game.limits(0, moves.BID) == (0, 0)


def test_the_red_die_has_mr_monopoly_twice_and_the_other_faces_once():
    """speed-die-faces: a roll with it has 216 ways, one without it 36."""
    text = 'edition = "fr2013-speed"\nplayers = 2\n[p1]\nlaps = 1'
    game = Record.parse(text).start(find_edition("fr2013-speed"))
    game.push(Move.of(moves.ROLL, 0))
    assert game.chance_ways == 216
    ways = Counter(game.chance_outcome(way) for way in range(216))
    faces = {face: ways[Move.dice(3, 4, face)] for face in range(1, 6)}
    assert faces == {1: 1, 2: 1, 3: 1, BUS: 1, MR_MONOPOLY: 2}
    assert all(ways[Move.dice(a, b, 1)] == 1 for a in range(1, 7) for b in range(1, 7))


@pytest.mark.parametrize(
    ("name", "each", "deeds"),
    [("ca1961-short", 2, 28), ("nhl1999-short", 3, 28), ("nhl1999-timed", 2, 28), ("picsou-timed", 2, 34)],
)
def test_every_deed_is_as_likely_to_be_dealt_and_goes_round_the_table(name: str, each: int, deeds: int):
    """short-deeds-dealt: all deeds of the book, one at a time to each player in turn."""
    game = Game(name, 4, rolloff=True)
    for dealt in range(4 * each):
        assert game.chance_ways == deeds - dealt
        outcomes = game.chance_outcomes()
        assert set(outcomes.values()) == {1}
        assert len(outcomes) == deeds - dealt
        before = [game.state.owner.count(seat) for seat in range(4)]
        game.push(next(iter(outcomes)))
        assert game.state.owner.count(dealt % 4) == before[dealt % 4] + 1
    assert game.awaits.answered_by(moves.CARD if name == "picsou-timed" else moves.ROLL)


def test_the_cards_that_all_begin_with_come_from_the_whole_piles():
    """starting-extra-cards: each Roll Three card once, each kind of voucher as often as the pile holds it."""
    game = Game("picsou", 3, rolloff=True)
    pile = Counter({kind: count for kind, count in enumerate(game.edition.tables.voucher_count) if count})
    for seat in range(3):
        cards = game.chance_outcomes()
        assert len(cards) == game.chance_ways == 22 - seat
        assert set(cards.values()) == {1}
        game.push(next(iter(cards)))
        assert {move.arg: ways for move, ways in game.chance_outcomes().items()} == pile
        assert game.chance_ways == 36 - seat
        drawn = next(iter(game.chance_outcomes()))
        pile -= Counter([drawn.arg])
        game.push(drawn)
    assert game.awaits.answered_by(moves.ROLL)


@pytest.mark.parametrize(
    ("throw", "ways"),
    [((1, 5, BUS), {1, 5, 6}), ((2, 2, 2), {4, *map(moves.a_space, range(40))})],
)
def test_how_far_a_mover_may_go_is_listed(throw: tuple[int, int, int], ways: set[int]):
    """speed-bus, speed-triple: one white die, the other or both; any space, or the white sum."""
    text = 'edition = "fr2013-speed"\nplayers = 2\n[p1]\nlaps = 1'
    game = Record.parse(text).start(find_edition("fr2013-speed"))
    game.push(Move.of(moves.ROLL, 0))
    game.push(Move.dice(*throw))
    listed = [moves.arg_of(move.code) for move in game.legal_moves(0)]
    assert sorted(listed) == sorted(ways)
    assert all(game.why_not(move) is None for move in game.legal_moves(0))
