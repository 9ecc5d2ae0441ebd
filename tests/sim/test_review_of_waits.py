"""A free move before a roll costs what it changes, once; a move that changes nothing costs nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from passgo.analysis.answers import Promising
from passgo.analysis.forms import fastest
from passgo.analysis.review import Reviewer
from passgo.analysis.review_results import Review
from passgo.bots.registry import policy
from passgo.game.text.moves import parse_move
from passgo.notation.records import Record
from passgo.rules.base import moves

REFUSED = "\n".join(
    f"p1 offer p2 pacific_avenue {cash} for park_place\np2 reject" for cash in range(250, 850, 50)
)
PLAYED = f"""
edition = "us1973"
players = ["Ann", "Bob"]
moves = '''
{REFUSED}
p1 roll 1 2
p2 claim p1 baltic_avenue
p1 offer p2 50 for baltic_avenue
p2 reject
p2 build st_james_place
p2 roll 1 3
'''
[p1]
cash = 900
deeds = ["boardwalk", "pacific_avenue", "north_carolina_avenue", "virginia_avenue"]
[p2]
cash = 900
deeds = ["park_place", "baltic_avenue", "pennsylvania_avenue", "st_james_place", "new_york_avenue", "tennessee_avenue"]
"""
"""Ann makes offers, some of which the bot `rules` would accept; Bob refuses them all, asks for a rent, and builds."""


def reviewed(record: str) -> Review:
    reviewer = Reviewer(Record.parse(record, "waits.toml").replay(), policy("rules"), "rules", fastest)
    for _ in reviewer.steps():
        if reviewer.is_whole:
            break
    return reviewer.review()


@pytest.fixture(scope="module")
def review() -> Review:
    return reviewed(PLAYED)


def test_a_refused_offer_changes_nothing(review: Review) -> None:
    refused = [moment.chances for moment in review.moments if moment.text.endswith(("park_place", "reject"))]
    assert len(refused) == 2 * 12 + 1
    assert refused[:24] == [review.moments[0].chances] * 24
    assert not [one for one in review.decisions if " offer " in one.made]


def test_acts_before_one_roll_count_once(review: Review) -> None:
    by_throw = [(one.turn, one.seat) for one in review.decisions]
    assert len(set(by_throw)) == len(by_throw)
    assert review.decisions[0].better == "p2 accept"  # twelve refusals, and one that cost most


def test_the_roll_changes_nothing(review: Review) -> None:
    thrown = [n for n, moment in enumerate(review.moments) if moment.text.endswith(" roll")]
    assert len(thrown) == 2
    for n in thrown:
        assert review.moments[n].chances == review.moments[n - 1].chances


def test_a_rent_asked_for_costs_nothing(review: Review) -> None:
    asked = next(n for n, moment in enumerate(review.moments) if " claim " in moment.text)
    assert review.moments[asked].chances == review.moments[asked - 1].chances
    without_offers = reviewed(PLAYED.replace(REFUSED, ""))
    assert not [one for one in without_offers.decisions if " claim " in one.made]


def test_moves_that_change_nothing_are_no_choices(review: Review) -> None:
    for seat in review.seats:
        assert abs(seat.choices.mean) < 0.02
        assert abs(seat.others.mean) < 0.02


FORGOTTEN = """
edition = "nhl1999"
players = ["Ann", "Bob"]
moves = '''
p1 roll 1 2
p2 roll 1 3
'''
[p1]
cash = 300
deeds = ["montreal"]
[p2]
cash = 300
deeds = ["ottawa_tampa_bay 3", "anaheim_floride 2"]
"""
"""Ann lands on three houses, and Bob rolls without asking for the rent, which is then too late."""


def test_a_rent_that_is_forgotten_is_the_choice_of_its_owner() -> None:
    ann, bob = reviewed(FORGOTTEN).seats
    assert ann.others.mean > 0.05
    assert bob.choices.mean < -0.05
    assert ann.choices.mean == pytest.approx(0, abs=0.02)


DEAL = """
edition = "us1973"
players = ["Ann", "Bob", "Cleo"]
moves = '''
p1 offer p2 park_place 100 for st_james_place
p2 accept
p1 roll 1 2
'''
[p1]
cash = 900
deeds = ["park_place", "new_york_avenue", "tennessee_avenue"]
[p2]
cash = 900
deeds = ["boardwalk", "st_james_place"]
[p3]
cash = 900
"""


def test_a_deal_is_the_choice_of_both_sides() -> None:
    ann, bob, cleo = reviewed(DEAL).seats
    assert ann.choices.mean + bob.choices.mean == pytest.approx(-cleo.others.mean, abs=1e-4)
    assert cleo.others.mean < -0.05
    assert (ann.others.mean, bob.others.mean, cleo.choices.mean) == (0, 0, 0)


NEVER_BUILT = """
edition = "us1973"
players = ["Ann", "Bob"]
moves = '''
p1 roll 2 2
p1 roll 1 3
p2 roll 1 2
p1 roll 1 2
'''
[p1]
at = "jail"
cash = 900
deeds = ["st_james_place", "new_york_avenue", "tennessee_avenue", "virginia_avenue", "states_avenue"]
[p2]
at = "jail"
cash = 900
"""
"""Ann could build before her rolls, two of one turn and one of the next round, and never does."""


def test_a_building_left_undone_before_rolls_of_one_round_counts_once() -> None:
    game = Record.parse(NEVER_BUILT, "waits.toml").replay()
    reviewer = Reviewer(game, policy("rules"), "rules", fastest)
    steps = reviewer.steps()
    while not reviewer.all_tried:
        next(steps)
    build = parse_move("p1 build new_york_avenue", game.edition).code
    rolls = [
        n
        for n, move in enumerate((game.moves[n] for n in game.in_effect), 1)
        if move.kind == moves.ROLL and move.seat == 0
    ]
    tempting = [Promising(1000 + n, n, [build]) for n in rolls]
    reviewer.go_on_from(replace(reviewer.progress(), promising=tempting, measured=0, decisions=[]))
    for _ in reviewer.steps():
        if reviewer.is_whole:
            break
    assert (len(rolls), reviewer.progress().measured) == (3, 2)
