"""Head to head: who finished ahead in the games of both, and performances if both agree; nobody else learns anything."""

from __future__ import annotations

import pytest

from passgo.protocol.friends import HeadToHead
from passgo.protocol.reviews import Interval
from passgo.table.games.head_to_head import head_to_head
from passgo.table.games.own_games import LEAST
from passgo.table.store import ConsentRow, Listing
from table.finished import ANN, BOB, listing, mine, of_bot, of_person, part


def games() -> list[Listing]:
    """Games of Ann and Bob that are reviewed, and one of Ann with a bot."""
    both = [
        listing(n, mine(1, part("p1", 10, 4.0)), of_person(BOB, 2, part("p2", 10, 9.0)), of_bot("easy", 3))
        for n in range(1, LEAST + 1)
    ]
    return [*both, listing(9.0, mine(2), of_bot("steady", 1))]


def seen(by: str, *said: tuple[str, str, bool], listings: list[Listing] | None = None) -> HeadToHead:
    """What somebody sees of the other, after both have said something."""
    consents = [ConsentRow(*one, 1.0) for one in said]
    [one] = head_to_head(by, games() if listings is None else listings, consents)
    return one


def test_both_know_how_their_games_ended() -> None:
    draw = listing(20.0, mine(1), of_person(BOB, 1), edition="us1973")
    lost = listing(21.0, mine(3), of_bot("easy", 1), of_person(BOB, 2))
    one = seen(ANN.id, listings=[*games(), lost, draw])
    assert (one.guest, one.name, one.ahead, one.behind, len(one.meetings)) == (
        BOB.id, "Bob", LEAST, 1, LEAST + 2,
    )  # fmt: skip
    assert [(met.at, met.mine, met.theirs) for met in one.meetings[:2]] == [(21.0, 3, 2), (20.0, 1, 1)]
    other = seen(BOB.id, listings=[*games(), lost, draw])
    assert (other.guest, other.name, other.ahead, other.behind) == (ANN.id, "Ann", 1, LEAST)


YES = ((ANN.id, BOB.id, True), (BOB.id, ANN.id, True))


def test_performances_are_shown_if_both_agree() -> None:
    assert seen(ANN.id, *YES).theirs == Interval(mean=9.0, reach=0.0)
    assert seen(BOB.id, *YES).theirs == Interval(mean=4.0, reach=0.0)
    assert seen(BOB.id, *YES).mine == seen(ANN.id, *YES).theirs


@pytest.mark.parametrize(
    "said",
    [
        (),
        YES[:1],
        YES[1:],
        (YES[0], (BOB.id, ANN.id, False)),
        ((ANN.id, BOB.id, False), YES[1]),
        (YES[0], (BOB.id, "another", True)),
    ],
)
def test_without_both_everybody_sees_their_own_alone(said: tuple[tuple[str, str, bool], ...]) -> None:
    for who, other, own in ((ANN, BOB, 4.0), (BOB, ANN, 9.0)):
        one = seen(who.id, *said)
        assert (one.mine, one.theirs) == (Interval(mean=own, reach=0.0), None)
        answers = {(by, to): agrees for by, to, agrees in said}
        assert one.i_agree is answers.get((who.id, other.id))
        assert one.they_agree is answers.get((other.id, who.id))


def test_few_games_say_nothing() -> None:
    one = seen(ANN.id, *YES, listings=games()[1:])
    assert (one.mine, one.theirs) == (None, None)


def test_people_at_one_screen_and_those_who_left_are_not_met() -> None:
    shared = listing(1.0, mine(1), of_person(BOB, 2), of_person(BOB, 3))
    left = listing(2.0, mine(1), of_person(BOB._replace(id=""), 2))
    several = listing(3.0, mine(1), mine(3), of_person(BOB, 2))
    assert head_to_head(ANN.id, [shared, left, several], []) == []
