"""Head to head: the games that a person and another have both played, as the listings of their tables keep them.

Both know how those games ended. Performances in them are shown to the other if both agree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from passgo.protocol.friends import HeadToHead, Meeting
from passgo.table.commands.table_views import finished_brief
from passgo.table.state.results import FinishedBrief, SeatResult
from passgo.table.store import ConsentRow, Listing

from .own_games import performance_of


class _Met(NamedTuple):
    """A game of two people."""

    brief: FinishedBrief
    at: float
    mine: SeatResult
    theirs: SeatResult
    name: str


def head_to_head(guest: str, listings: Sequence[Listing], consents: Sequence[ConsentRow]) -> list[HeadToHead]:
    """Return what a guest, whose tables these are, may see of everybody they have played with."""
    met: defaultdict[str, list[_Met]] = defaultdict(list)
    for one in sorted(_met(guest, listings), key=lambda one: -one.at):
        met[one.theirs.guest].append(one)
    said = {(row.guest, row.friend): row.agrees for row in consents}
    found = [
        _with(friend, games, said.get((guest, friend)), said.get((friend, guest)))
        for friend, games in met.items()
    ]
    return sorted(found, key=lambda one: -len(one.meetings))


def _met(guest: str, listings: Sequence[Listing]) -> Iterator[_Met]:
    """Yield the meetings with others. Nobody is met who had several seats: several people played there."""
    for listing in listings:
        brief = finished_brief(listing)
        if brief is None:
            continue
        by_guest: defaultdict[str, list[tuple[SeatResult, str]]] = defaultdict(list)
        names = (seat.name for seat in brief.seats if seat.kind != "banker")
        for result, name in zip(brief.results, names, strict=True):
            by_guest[result.guest].append((result, name))
        alone = {who: seats[0] for who, seats in by_guest.items() if who and len(seats) == 1}
        if guest in alone:
            mine, _ = alone.pop(guest)
            for theirs, name in alone.values():
                yield _Met(brief, listing.at, mine, theirs, name)


def _with(friend: str, games: Sequence[_Met], i_agree: bool | None, they_agree: bool | None) -> HeadToHead:
    both = bool(i_agree and they_agree)
    return HeadToHead(
        guest=friend,
        name=games[0].name,
        meetings=[
            Meeting(
                game=one.brief.game,
                edition=one.brief.edition,
                at=one.at,
                mine=one.mine.place,
                theirs=one.theirs.place,
            )
            for one in games
        ],
        ahead=sum(one.mine.place < one.theirs.place for one in games),
        behind=sum(one.mine.place > one.theirs.place for one in games),
        mine=performance_of([one.mine.review for one in games if one.mine.review]),
        theirs=performance_of([one.theirs.review for one in games if one.theirs.review]) if both else None,
        i_agree=i_agree,
        they_agree=they_agree,
    )
