"""The events that a screen is shown: the dice, the way a token went, what it cost."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.game import Game
from passgo.game.levels import Built
from passgo.notation import print_move
from passgo.notation.records import Record
from passgo.protocol.events import Belongings, event_views
from passgo.protocol.messages import EventView, HandedView, PurseView, WholeView


def played(edition: str, at: str, moves: str, more: str = "") -> tuple[Game, dict[str, EventView]]:
    """The game after some moves of p1, who stands there, and the events of the last of them by kind."""
    text = f"edition = \"{edition}\"\nplayers = 3\nmoves = '''\n{moves}\n'''\n[p1]\nat = \"{at}\"\n{more}"
    record = Record.parse(text)
    book = record.edition()
    game = record.start(book)
    views: list[EventView] = []
    for line in record.lines(book, edition):
        for move in line.moves:
            had = Belongings(game)
            views = event_views(game.push(move), book, had, game.state)
    return game, {view.kind: view for view in views}


def happened(edition: str, at: str, moves: str, more: str = "") -> dict[str, EventView]:
    return played(edition, at, moves, more)[1]


def test_a_roll_names_its_dice_and_the_walk_every_space_of_it() -> None:
    views = happened("us1973", "boardwalk", "p1 roll 1 2")
    assert views["threw"].dice == [1, 2]
    assert views["moved"].path == [39, 0, 1, 2]
    assert views["salary"].path == []


def test_a_card_that_sends_back_leads_against_the_arrow() -> None:
    assert happened("us1973", "go", "p1 roll 3 4\n* card ch_back_three")["moved"].path == [7, 6, 5, 4]


def test_back_over_go_is_the_short_way() -> None:
    views = happened("picsou", "donald_duck", "p1 voucher cab_back_3", 'vouchers = ["cab_back_3"]')
    assert views["moved"].path == [1, 0, 47, 46]


def test_to_jail_no_space_is_passed() -> None:
    views = happened("us1973", "pacific_avenue", "p1 roll 1 1\n* card cc_go_to_jail")
    assert views["jailed"].path == [10]
    assert "moved" not in views


def test_the_red_die_is_the_third_of_its_roll() -> None:
    views = happened("fr2013-speed", "depart", "p1 roll 2 2 2", "laps = 1")
    assert views["threw"].dice == [2, 2, 2]


def test_squeeze_play_tells_what_its_dice_come_to() -> None:
    views = happened("picsou-squeeze-alt", "goldie_ogilt", "p1 roll 1 3\n* dice 1 2 mr_monopoly")
    assert views["threw-squeeze"].dice == [1, 2, 5]
    assert views["squeezed"].args == {"sum": 3, "amount": 100, "vouchers": 1}


def test_a_payment_knows_what_announced_it() -> None:
    squeezed = happened("picsou-squeeze-alt", "goldie_ogilt", "p1 roll 1 3\n* dice 1 2 3")
    assert squeezed["paid"].part_of == "squeezed"
    ruined = happened("us1973", "park_place", "p1 roll 1 1\np2 claim p1\np1 bankrupt", POOR)
    assert ruined["paid"].part_of == "went-bankrupt"
    taxed = happened("us1973", "pennsylvania_avenue", "p1 roll 1 3")
    assert taxed["paid"].part_of == ""


@pytest.mark.parametrize("ends", ["p2 waive p1 boardwalk", "p2 roll 4 6\np3 roll"])
def test_a_rent_that_is_not_asked_for_says_what_it_was(ends: str) -> None:
    views = happened("us1973", "pacific_avenue", f"p1 roll 3 5\n{ends}", '[p2]\ndeeds = ["boardwalk"]')
    lost = views.get("rent-waived") or views["rent-lapsed"]
    assert lost.args == {"lander": "p1", "deed": "boardwalk", "amount": 50}


def test_a_group_is_whole_by_the_last_of_its_deeds() -> None:
    half = 'deeds = ["boardwalk"]'
    free = WholeView(seat="p1", mortgaged=0, builds=True)
    assert happened("us1973", "pacific_avenue", "p1 roll 2 4\np1 buy", half)["bought"].whole == free
    assert happened("us1973", "pacific_avenue", "p1 roll 2 4\np1 buy")["bought"].whole is None
    both = '[p2]\ndeeds = ["boardwalk", "park_place"]'
    deal = "p1 offer p2 10 for boardwalk park_place\np2 accept"
    assert happened("us1973", "go", deal, both)["traded-deed"].whole == free


def test_a_whole_group_says_what_is_mortgaged_and_whether_one_may_build_there() -> None:
    half = 'deeds = ["boardwalk mortgaged"]'
    bought = happened("us1973", "pacific_avenue", "p1 roll 2 4\np1 buy", half)["bought"]
    assert bought.whole == WholeView(seat="p1", mortgaged=1, builds=False)


@pytest.mark.parametrize(("mortgaged", "counted", "rent"), [("", 350, 35), (" mortgaged", 175, 0)])
def test_a_deed_that_is_handed_over_says_to_whom_and_for_how_much_it_counts(
    mortgaged: str, counted: int, rent: int
) -> None:
    theirs = f'[p2]\ndeeds = ["park_place{mortgaged}"]'
    dealt = happened("us1973", "go", "p1 offer p2 10 for park_place\np2 accept", theirs)
    assert dealt["traded-deed"].handed == HandedView(to="p1", counted=counted, rent=rent)


def test_a_storm_tells_what_stood_there_before() -> None:
    theirs = '[p2]\ndeeds = ["riri 2", "fifi 2", "loulou 1"]\n'
    views = happened("picsou", "gontran_bonheur", "p1 roll 2 3\n* card ch_hurricane", theirs)
    assert views["storm-hit"].args == {
        "deed": "loulou",
        "before": Built("house", 1),
        "level": Built("", 0),
    }


def test_nothing_happens_when_a_roll_is_only_asked_for() -> None:
    assert happened("us1973", "go", "p1 roll") == {}


@pytest.mark.parametrize(
    ("lands", "moves", "deed"),
    [("marvin_gardens", "p1 roll 3 5\np2 claim p1", "park_place"), ("go", "p1 roll 1 3\np1 tax flat", None)],
)
def test_a_debt_knows_whose_rent_it_is(lands: str, moves: str, deed: str | None) -> None:
    poor = 'cash = 20\ndeeds = ["baltic_avenue"]\n[p2]\ndeeds = ["boardwalk 3", "park_place 3"]\n'
    game, _ = played("us1973", lands, moves, poor)
    assert game.awaits.kind == "debt"
    assert (game.awaits.deed is None) == (deed is None)
    if deed:
        assert game.edition.deeds[game.awaits.deed or 0] == deed


POOR = 'cash = 20\n[p2]\ndeeds = ["boardwalk"]'
"""A rent of 50 is more than p1 has."""
GAMES = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", ["us1973", "fr2013-speed", "picsou-taxi"])
def test_events_and_states_agree_on_cash(name: str) -> None:
    record = Record.read(GAMES / f"{name}.toml")
    book = record.edition()
    game = record.start(book)
    for line in record.lines(book, name):
        for move in line.moves:
            had = Belongings(game)
            event_views(game.push(move), book, had, game.state)
            assert vars(had) == vars(Belongings(game)), print_move(move, book)


def test_a_rent_goes_from_player_to_player_and_names_its_deed() -> None:
    views = happened("us1973", "park_place", "p1 roll 1 1\np2 claim p1", '[p2]\ndeeds = ["boardwalk"]')
    assert views["paid"].args == {"to": "p2", "amount": 50, "deed": "boardwalk"}
    assert views["paid"].purses == [
        PurseView(seat="p1", before=1500, after=1450),
        PurseView(seat="p2", before=1500, after=1550),
    ]


def test_a_rent_that_must_be_raised_names_its_deed_when_it_is_owed_and_when_it_is_paid() -> None:
    purses = 'cash = 10\ndeeds = ["baltic_avenue"]\n[p2]\ndeeds = ["park_place"]'
    owed = "p1 roll 2 4\np2 claim p1"
    assert happened("us1973", "pacific_avenue", owed, purses)["in-debt"].args["deed"] == "park_place"
    paid = happened("us1973", "pacific_avenue", f"{owed}\np1 mortgage baltic_avenue", purses)["paid"]
    assert paid.args["deed"] == "park_place"


def test_a_tax_is_no_rent_and_goes_to_no_player() -> None:
    paid = happened("us1973", "pennsylvania_avenue", "p1 roll 1 3")["paid"]
    assert paid.args == {"to": "bank", "amount": 75, "deed": ""}
    assert paid.purses == [PurseView(seat="p1", before=1500, after=1425)]
