"""An evening of a circle: how a game ended, in a form that is kept; and what a year of evenings makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec

from passgo.game import Game, seat_id
from passgo.protocol.circles import (
    USUAL_POINTS,
    CircleView,
    Evening,
    EveningView,
    Finisher,
    KeptRent,
    Member,
    Ruin,
    Scoring,
    YearRow,
    YearTable,
)
from passgo.protocol.messages import Entry
from passgo.protocol.stories import GameStory
from passgo.protocol.terms import SeatPlan
from passgo.table.state.game_summary import game_story
from passgo.table.state.results import results_of
from passgo.table.state.roster import Roster
from passgo.table.store.circles import CircleRow, EveningRow, MemberRow, ScoringRow

POINTS: Final = Scoring(places=[*USUAL_POINTS[-1]])
"""As long as a circle has chosen none."""

write_evening: Final = msgspec.json.Encoder().encode
read_evening: Final = msgspec.json.Decoder[Evening](Evening).decode
_read_places: Final = msgspec.json.Decoder[list[int]](list[int]).decode


def evening_of(roster: Roster, game: Game, entries: Sequence[Entry]) -> Evening:
    """Return how a game of these people ended; if they agreed to end it, by the count of that moment."""
    if roster.phase == "over":
        game = game.copy()
        game.end_by_count()
    story, edition, settings = game_story(game, entries), game.edition, roster.settings
    by_seat = {seat_id(seat): plan for seat, plan in enumerate(roster.plans)}
    places = {seat_id(seat): one.place for seat, one in enumerate(results_of(game, roster.plans, ()))}
    highest = story.highest
    return Evening(
        edition=settings.edition,
        title=settings.title,
        house=settings.house,
        finish=_finish(story, by_seat, places),
        rounds=story.rounds,
        turns=story.turns,
        seconds=story.seconds,
        highest=highest
        and KeptRent(
            by=highest.by, to=highest.to, amount=highest.amount, deed=dict(edition.names[highest.deed])
        ),
        currency=edition.currency,
        currency_after=edition.currency_after,
    )


def _finish(story: GameStory, plans: Mapping[str, SeatPlan], places: Mapping[str, int]) -> list[Finisher]:
    return [
        Finisher(
            seat=each.seat,
            guest=plans[each.seat].guest,
            name=plans[each.seat].name,
            token=plans[each.seat].token,
            kind=plans[each.seat].kind,
            bot=plans[each.seat].bot,
            place=places[each.seat],
            worth=each.worth[-1],
            out_round=each.out_round,
            ruined_by=each.ruined_by,
        )
        for each in story.seats
    ]


def without_guest(row: EveningRow, guest: str, name: str) -> EveningRow:
    """Return an evening without a guest: their seats are nobody's, and bear this name."""
    if not row.body:
        return row
    evening = read_evening(row.body)
    finish = [
        msgspec.structs.replace(each, guest="", name=name) if each.guest == guest else each
        for each in evening.finish
    ]
    return row._replace(body=write_evening(msgspec.structs.replace(evening, finish=finish)).decode())


# --- a year ---------------------------------------------------------------------------------------------


class Person(NamedTuple):
    """A person of a circle: a guest; of several who share a screen, each by their name."""

    guest: str
    name: str = ""


class StoredCircle(NamedTuple):
    """Everything that is stored of a circle."""

    row: CircleRow
    members: Sequence[MemberRow]
    games: Sequence[EveningRow]
    """The last first."""
    scorings: Sequence[ScoringRow]
    """Those of the latest year first."""


def circle_view(kept: StoredCircle, table: str, now: float) -> CircleView:
    """Return a circle as its members see it. `table`: the code of the one it plays at."""
    row, members, games, scorings = kept
    evenings = [
        EveningView(game=one.game, at=one.at, evening=read_evening(one.body)) for one in games if one.body
    ]
    years = dict.fromkeys(year_of(one.at) for one in evenings)
    called = {member.guest: member.name for member in members}
    return CircleView(
        circle=row.id,
        name=row.name,
        members=[Member(guest=one.guest, name=one.name, since=one.since) for one in members],
        table=table,
        years=[
            _year_table(
                year, [one for one in reversed(evenings) if year_of(one.at) == year], scorings, called
            )
            for year in years
        ],
        scoring=_scoring(scorings, year_of(now), called),
        evenings=evenings,
        highest=max((one for one in evenings if one.evening.highest), key=_rent, default=None),
        shortest=min((one for one in evenings if one.evening.seconds), key=_seconds, default=None),
        longest=max(evenings, key=_rounds, default=None),
        ruin=_most_ruined([one.evening for one in evenings], called),
    )


def year_of(at: float) -> int:
    """Return the year of a moment in seconds since 1970."""
    return datetime.fromtimestamp(at, UTC).year


def _rent(one: EveningView) -> int:
    return one.evening.highest.amount if one.evening.highest else 0


def _seconds(one: EveningView) -> int:
    return one.evening.seconds


def _rounds(one: EveningView) -> int:
    return one.evening.rounds


def _persons(evening: Evening) -> dict[str, Person]:
    """Return the persons of an evening by their seats; a bot is none."""
    seats = Counter(each.guest for each in evening.finish)
    return {
        each.seat: Person(each.guest, each.name if seats[each.guest] > 1 else "")
        for each in evening.finish
        if each.guest and each.kind != "bot"
    }


def _scoring(scorings: Sequence[ScoringRow], year: int, called: Mapping[str, str]) -> Scoring:
    """Return the points that count in a year: those chosen last for it or a year before."""
    row = next((one for one in scorings if one.year <= year), None)
    if row is None:
        return POINTS
    return Scoring(places=_read_places(row.places), by=called.get(row.guest, ""), at=row.at)


def _year_table(
    year: int,
    evenings: Sequence[EveningView],
    scorings: Sequence[ScoringRow],
    called: Mapping[str, str],
) -> YearTable:
    """Return the table of a year. `evenings`: all of them, in order."""
    scoring = _scoring(scorings, year, called)
    rows = _table_of([one.evening for one in evenings], scoring.places, called)
    return YearTable(year=year, evenings=[one.at for one in evenings], rows=rows, scoring=scoring)


def _table_of(evenings: Sequence[Evening], counts: Sequence[int], called: Mapping[str, str]) -> list[YearRow]:
    """Return the table of these evenings, the first one first.

    `counts`: the points for each place; none if the worth counts. `called`: the names of the members of today.
    """
    places: dict[Person, list[int]] = {}
    points: Counter[Person] = Counter()
    looks: dict[Person, Finisher] = {}
    for n, evening in enumerate(evenings):
        persons = _persons(evening)
        for each in evening.finish:
            if person := persons.get(each.seat):
                places.setdefault(person, [0] * len(evenings))[n] = each.place
                points[person] += _points(each, counts)
                looks[person] = each
    order = sorted(places, key=lambda one: (-points[one], -places[one].count(1), _name(one, looks, called)))
    return [
        YearRow(
            name=_name(person, looks, called),
            token=looks[person].token,
            evenings=sum(place > 0 for place in places[person]),
            won=places[person].count(1),
            points=points[person],
            places=places[person],
            ahead=[_ahead(places[person], places[other]) for other in order],
        )
        for person in order
    ]


def _points(each: Finisher, counts: Sequence[int]) -> int:
    if not counts:
        return each.worth
    return counts[each.place - 1] if each.place <= len(counts) else 0


def _ahead(mine: Sequence[int], theirs: Sequence[int]) -> int:
    return sum(0 < one < other for one, other in zip(mine, theirs, strict=True))


def _name(person: Person, looks: Mapping[Person, Finisher], called: Mapping[str, str]) -> str:
    return person.name or called.get(person.guest) or looks[person].name


def _most_ruined(evenings: Sequence[Evening], called: Mapping[str, str]) -> Ruin | None:
    """Return who ruined whom most often. `evenings`: the last first."""
    counts: Counter[tuple[Person, Person]] = Counter()
    looks: dict[Person, Finisher] = {}
    for evening in evenings:
        persons = _persons(evening)
        for each in evening.finish:
            if whom := persons.get(each.seat):
                looks.setdefault(whom, each)
                if by := persons.get(each.ruined_by):
                    counts[by, whom] += 1
    if not counts:
        return None
    [((by, whom), count)] = counts.most_common(1)
    return Ruin(by=_name(by, looks, called), whom=_name(whom, looks, called), count=count)
