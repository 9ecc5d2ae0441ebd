"""Groups: mine in a list; of one its evenings, the year, what was most, its traditions and members, and the game now."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from passgo.locale.figures import money, number
from passgo.protocol.circles import (
    LONGEST_CIRCLE_NAME,
    LONGEST_POINTS,
    USUAL_POINTS,
    CircleBrief,
    CircleLink,
    CircleView,
    CountEvenings,
    Evening,
    EveningView,
    Finisher,
    FoundCircle,
    JoinCircle,
    LeaveCircle,
    Member,
    PlayTogether,
    RemoveMember,
    RenameCircle,
    RenewLink,
    Scoring,
    YearRow,
    YearTable,
)
from passgo.tui.client import Client
from passgo.tui.line import Answer

from .page import Blank, Page, PageChoice, View, command_choice, sure_choice
from .questions.kinds import question_page

KEY: Final = re.compile(r"[\w-]{22}$")
"""The key at the end of a link to a group."""
LONGEST_LINK: Final = 200
MINUTE: Final = 60


FirstTable = Callable[[CircleView], View]
"""The page on which a group lays its first table."""


def circles_choice(client: Client, first_table: FirstTable) -> PageChoice:
    """Return the way from the lobby to my groups."""
    return PageChoice(label=client.say("circles"), key="e", opened=_circles_view(client, first_table))


def _circles_view(client: Client, first_table: FirstTable) -> View:
    made: list[str] = []
    """The link of a group that was founded just now."""

    def view() -> Page | None:
        if client.table is not None:
            return None
        say, circles = client.say, client.lists.circles if client.lists else []
        return Page(
            title=say("circles"),
            lines=[*made, *([] if circles else [say("circles-none")])],
            choices=[
                *(_circle_choice(client, circle, first_table) for circle in circles),
                PageChoice(label=say("circle-found"), key="n", written=_found_blank(client, made)),
                PageChoice(label=say("join-circle"), key="j", written=_join_blank(client)),
            ],
        )

    return view


def _found_blank(client: Client, made: list[str]) -> Blank:
    async def found(name: str) -> Answer:
        answer = await client.ask(FoundCircle, name=name)
        made[:] = _link_lines(client, answer)
        return answer

    return Blank(title=client.say("circle-name"), done=found, most=LONGEST_CIRCLE_NAME)


def _join_blank(client: Client) -> Blank:
    async def join(link: str) -> Answer | None:
        key = KEY.search(link.strip())
        if key is None:
            client.trouble = client.say("fault-no-circle")
            return None
        return await client.ask(JoinCircle, key=key[0])

    return Blank(title=client.say("circle-link"), done=join, most=LONGEST_LINK)


def _link_lines(client: Client, answer: Answer) -> list[str]:
    """Return the link that an answer brings: whoever does not write it down has to make a new one."""
    if not isinstance(answer, CircleLink) or not answer.key:
        return []
    link = f"{client.address}/join#{answer.key}"
    return [f"{client.say('circle-link')}{client.colon}{link}", client.say("circle-link-note")]


def _circle_choice(client: Client, circle: CircleBrief, first_table: FirstTable) -> PageChoice:
    async def read() -> None:
        await client.look_at_circle(circle.circle)

    page = _CirclePage(client, first_table)
    plays = [client.say("circle-plays")] if circle.table else []
    return PageChoice(
        label=circle.name, note="; ".join([", ".join(circle.members), *plays]), done=read, opened=page.view
    )


class _CirclePage:
    """The page of the group that is looked at."""

    def __init__(self, client: Client, first_table: FirstTable) -> None:
        self._client, self._first_table = client, first_table
        self._link: list[str] = []

    def view(self) -> Page | None:
        client, say, circle = self._client, self._client.say, self._client.circle
        if circle is None or client.table is not None:
            return None
        last = next(iter(circle.evenings), None)
        lines = [*self._link, *(_last_lines(client, last) if last else [say("evenings-none")])]
        if circle.years:
            lines += _year_lines(client, circle.years[0])
        lines += _record_lines(client, circle)
        if last:
            count = len(last.evening.house)
            lines.append(say("traditions-note", title=_played(client, last.evening), count=count))
        return Page(
            title=circle.name,
            note=say("circle-summary", people=len(circle.members), evenings=len(circle.evenings)),
            lines=lines,
            choices=[
                *self._play(circle),
                *(_year_choice(client, year) for year in circle.years[1:]),
                *self._evenings(circle),
                _points_choice(client, circle),
                *self._membership(circle),
            ],
        )

    def _play(self, circle: CircleView) -> list[PageChoice]:
        if not circle.table and not circle.evenings:
            return [
                PageChoice(label=self._client.say("circle-first"), key="p", opened=self._first_table(circle))
            ]
        label = self._client.say("circle-go" if circle.table else "circle-again")
        together = command_choice(
            self._client, label, PlayTogether, key="p", closes=True, circle=circle.circle
        )
        return [together]

    def _evenings(self, circle: CircleView) -> list[PageChoice]:
        client = self._client
        return [
            PageChoice(
                label=_day(one),
                note=client.say("evening-won", names=_winners(client, one.evening), count=_won(one.evening)),
                opened=_evening_view(client, one),
            )
            for one in circle.evenings
        ]

    def _membership(self, circle: CircleView) -> list[PageChoice]:
        client, say, of = self._client, self._client.say, circle.circle

        async def rename(name: str) -> Answer:
            return await client.ask(RenameCircle, circle=of, name=name)

        async def renew() -> Answer:
            answer = await client.ask(RenewLink, circle=of)
            self._link = _link_lines(client, answer)
            return answer

        naming = Blank(title=say("circle-name"), done=rename, most=LONGEST_CIRCLE_NAME, usual=circle.name)
        sure = say("circle-leave-sure" if len(circle.members) > 1 else "circle-leave-last")
        leave = command_choice(client, say("circle-leave-yes"), LeaveCircle, closes=True, circle=of)
        names = ", ".join(member.name for member in circle.members)
        return [
            PageChoice(
                label=say("circle-link-new"), note=f"{say('members')}{client.colon}{names}", done=renew
            ),
            PageChoice(label=say("circle-rename"), written=naming, closes=True),
            *self._removals(circle),
            sure_choice(
                say("circle-leave"), Page(title=say("circle-leave"), note=sure), leave, say("circle-stay")
            ),
        ]

    def _removals(self, circle: CircleView) -> list[PageChoice]:
        """Return the way to remove a member, for the one who has been there longest."""
        client, say = self._client, self._client.say
        first, *others = circle.members
        if first.guest != client.guest_id or not others:
            return []

        def remove(member: Member) -> PageChoice:
            yes = command_choice(
                client,
                say("member-remove-yes"),
                RemoveMember,
                closes=True,
                circle=circle.circle,
                guest=member.guest,
            )
            note = say("member-remove-sure", name=member.name)
            return sure_choice(member.name, Page(title=member.name, note=note), yes, say("circle-stay"))

        def view() -> Page:
            return Page(title=say("member-remove"), choices=[remove(member) for member in others])

        return [PageChoice(label=say("member-remove"), opened=view, closes=True)]


# --- the evening that is played ----------------------------------------------------------------------


def evening_choices(client: Client) -> list[PageChoice]:
    """Return the way to the evening that is played at this table, if it is a group's."""
    of = client.table.circle if client.table else ""

    async def read() -> None:
        await client.look_at_circle(of)

    choice = PageChoice(
        label=client.say("evening-now"), key="e", done=read, opened=lambda: _evening_now(client)
    )
    return [choice] if of else []


def _evening_now(client: Client) -> Page | None:
    """Return what a television shows of it: the question, everybody's cash, the year, and what was most."""
    state, circle = client.state, client.circle
    if state is None or circle is None:
        return None
    asked, words = question_page(client, state), client.words
    seats = [
        f"  {seat.name}{client.colon}{client.say('over-bankrupt') if seat.out else words.money(seat.cash)}"
        for seat in state.seats
    ]
    turn = [client.say("header-turn", turn=client.turn)] if client.turn else []
    return Page(
        title=asked.title,
        note=asked.note,
        lines=[
            ", ".join([words.info.title[client.language], *turn]),
            *seats,
            *(_year_lines(client, circle.years[0]) if circle.years else []),
            *_record_lines(client, circle),
        ],
    )


# --- the points of an evening ------------------------------------------------------------------------


def _points_choice(client: Client, circle: CircleView) -> PageChoice:
    """Return the choice of the points for the evenings to come."""
    say, now = client.say, circle.scoring.places

    async def count(points: str | None) -> Answer:
        return await client.ask(CountEvenings, circle=circle.circle, points=points)

    def usual(places: list[int]) -> PageChoice:
        async def done() -> Answer:
            return await count(_listed(places) if places else None)

        return PageChoice(
            label=_points_in_words(client, places), done=done, marked=places == now, closes=True
        )

    def view() -> Page:
        blank = Blank(
            title=say("points-own-label"),
            done=count,
            most=LONGEST_POINTS,
            usual=_listed(now),
        )
        return Page(
            title=say("points-title"),
            note=say("points-from", year=str(datetime.now(UTC).year)),
            choices=[
                *(usual([*places]) for places in (*USUAL_POINTS, ())),
                PageChoice(label=say("points-own"), written=blank, closes=True),
            ],
        )

    return PageChoice(
        label=say("points-change"), note=_scoring_in_words(client, circle.scoring), opened=view, closes=True
    )


def _listed(places: list[int]) -> str:
    return ", ".join(map(str, places))


def _points_in_words(client: Client, places: list[int]) -> str:
    if not places:
        return client.say("points-worth")
    return client.say("points-places", count=len(places), points=_listed(places))


def _scoring_in_words(client: Client, scoring: Scoring) -> str:
    """Return the points, and who chose them."""
    words = _points_in_words(client, scoring.places)
    if not scoring.at:
        return words
    date = datetime.fromtimestamp(scoring.at, UTC).date().isoformat()
    chosen = client.say("points-by" if scoring.by else "points-at", name=scoring.by, date=date)
    return f"{words} {chosen}"


# --- in words -------------------------------------------------------------------------------------------


def _day(one: EveningView) -> str:
    return datetime.fromtimestamp(one.at, UTC).date().isoformat()


def _won(evening: Evening) -> int:
    return sum(each.place == 1 for each in evening.finish)


def _winners(client: Client, evening: Evening) -> str:
    return ", ".join(each.name for each in evening.finish if each.place == 1)


def _played(client: Client, evening: Evening) -> str:
    edition = next((one for one in client.editions if one.id == evening.edition), None)
    return evening.title.get(client.language, "") or (edition.title[client.language] if edition else "")


def _lasted(client: Client, seconds: int) -> str:
    minutes = max(1, round(seconds / MINUTE))
    if minutes < MINUTE:
        return client.say("end-minutes", minutes=minutes)
    return client.say("end-hours", hours=minutes // MINUTE, minutes=minutes % MINUTE)


def _name_in(client: Client, evening: Evening, seat: str) -> str:
    if seat == "bank":
        return client.say("hand-bank")
    return next((each.name for each in evening.finish if each.seat == seat), "")


def _end_of(client: Client, evening: Evening, each: Finisher) -> str:
    place = client.say("evening-place", place=each.place)
    if not each.out_round:
        return f"{place}, {money(each.worth, evening, client.language)}"
    by = _name_in(client, evening, each.ruined_by)
    return f"{place}, {client.say('evening-ruined', by=by, round=each.out_round)}"


def _last_lines(client: Client, one: EveningView) -> list[str]:
    evening = one.evening
    lasted = [_lasted(client, evening.seconds)] if evening.seconds else []
    won = client.say("evening-won", names=_winners(client, evening), count=_won(evening))
    about = ", ".join([_played(client, evening), *lasted])
    return [client.say("evening-last", date=_day(one)), f"  {won} {about}.", *_places(client, evening)]


def _places(client: Client, evening: Evening) -> list[str]:
    """Return how it ended for everybody who did not win."""
    return [
        f"  {each.name}{client.colon}{_end_of(client, evening, each)}"
        for each in evening.finish
        if each.place > 1
    ]


def _evening_view(client: Client, one: EveningView) -> View:
    def view() -> Page:
        return Page(title=_day(one), lines=_last_lines(client, one)[1:])

    return view


def _year_choice(client: Client, year: YearTable) -> PageChoice:
    """Return the way to an earlier year."""

    def view() -> Page:
        title, *lines = _year_lines(client, year)
        return Page(title=title, lines=lines)

    leader = year.rows[0] if year.rows else None
    note = f"{leader.name}{client.colon}{_figure(client, leader.points)}" if leader else ""
    return PageChoice(label=client.say("year-title", year=str(year.year)), note=note, opened=view)


def _figure(client: Client, points: int) -> str:
    return number(points, client.language)


def _year_lines(client: Client, year: YearTable) -> list[str]:
    """Return the table of a year: everybody's evenings, wins and points, and their places one after another."""
    say = client.say

    def row(one: YearRow) -> str:
        places = " ".join(str(place) if place else "·" for place in one.places)
        points = _figure(client, one.points)
        counts = (("year-evenings", one.evenings), ("year-won", one.won), ("year-points", points))
        told = ", ".join(f"{say(key)} {count}" for key, count in counts)
        return f"  {one.name}{client.colon}{told}  [{places}]"

    return [
        say("year-title", year=str(year.year)),
        *map(row, year.rows),
        f"  {_scoring_in_words(client, year.scoring)}",
        *_head_to_head(client, year.rows),
    ]


def _head_to_head(client: Client, rows: list[YearRow]) -> list[str]:
    """Return how often two of a group finished ahead of each other; of more, the rows of the year say it."""
    if len(rows) != 2:
        return []
    one, other = rows
    counts = {"won": one.ahead[1], "lost": other.ahead[0]}
    return [client.say("ahead-two", one=one.name, other=other.name, **counts)]


def _record_lines(client: Client, circle: CircleView) -> list[str]:
    """Return the highest rent, the shortest game and the longest, and who ruined whom."""
    found: list[tuple[str, str, str]] = []
    if circle.highest and (rent := circle.highest.evening.highest):
        evening = circle.highest.evening
        line = client.say(
            "record-highest-line",
            payer=_name_in(client, evening, rent.by),
            owner=_name_in(client, evening, rent.to),
            deed=rent.deed[client.language],
            day=_day(circle.highest),
        )
        found.append(("highest", money(rent.amount, evening, client.language), line))
    for kind, one in (("shortest", circle.shortest), ("longest", circle.longest)):
        if one:
            figure = _lasted(client, one.evening.seconds) if kind == "shortest" else str(one.evening.rounds)
            winner = _winners(client, one.evening)
            found.append((kind, figure, client.say(f"record-{kind}-line", name=winner, day=_day(one))))
    if circle.ruin:
        line = client.say("record-ruin-line", by=circle.ruin.by, whom=circle.ruin.whom)
        found.append(("ruin", str(circle.ruin.count), line))
    return [f"{client.say(f'record-{kind}')}{client.colon}{figure}; {line}" for kind, figure, line in found]
