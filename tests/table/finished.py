"""Listings of games that are over, as tables keep them."""

from __future__ import annotations

from msgspec.structs import replace

from passgo.protocol.reviews import Interval, KindPart, SeatPart
from passgo.protocol.terms import SeatPlan
from passgo.table.commands.table_views import listing_of, read_brief, with_results, write
from passgo.table.people.guests import Guest
from passgo.table.state.results import SeatResult
from passgo.table.state.roster import Roster
from passgo.table.state.table_settings import TableSettings, write_settings
from passgo.table.store import GameRow, Listing, Sitter
from table.alone import SECRET

EDITION = "nhl1999-short"
ANN = Guest.of(SECRET, "Ann")
BOB_SECRET = "Bob_has_43_letters_for_his_secret-0123456789"[:43]
BOB = Guest.of(BOB_SECRET, "Bob")
SEATS = [
    SeatPlan(name="Ann", kind="person", token="iron", guest=ANN.id),
    SeatPlan(name="Bob", kind="person", token="ship", guest=BOB.id),
    SeatPlan(name="Quill", kind="bot", token="car", bot="steady"),
]


def part(
    seat: str, decisions: int, lost: float, luck: float = 0.0, skill: float = 0.0, **kinds: float
) -> SeatPart:
    """What a review says of a seat; `kinds` is what decisions of each kind lost."""
    nothing = Interval(mean=0.0, reach=0.0)
    return SeatPart(
        seat=seat,
        luck=Interval(mean=luck, reach=1.0),
        skill=Interval(mean=skill, reach=1.0),
        dice=Interval(mean=luck, reach=1.0),
        cards=nothing,
        choices=Interval(mean=skill, reach=1.0),
        others=nothing,
        waits=nothing,
        decisions=decisions,
        lost=Interval(mean=lost, reach=9.0),
        kinds=[
            KindPart(kind=kind, decisions=2, lost=Interval(mean=of, reach=1.0)) for kind, of in kinds.items()
        ],
    )


def mine(place: int, review: SeatPart | None = None) -> SeatResult:
    """Ann's result."""
    return SeatResult(guest=ANN.id, bot="", place=place, review=review)


def of_bot(bot: str, place: int) -> SeatResult:
    """The result of a bot."""
    return SeatResult(guest="", bot=bot, place=place, review=None)


def of_person(who: Guest, place: int, review: SeatPart | None = None) -> SeatResult:
    """The result of another person."""
    return SeatResult(guest=who.id, bot="", place=place, review=review)


def _plan(result: SeatResult) -> SeatPlan:
    """The seat of a result."""
    if result.bot:
        return SeatPlan(name="Quill", kind="bot", token="car", bot=result.bot)
    names = {one.id: one.name for one in (ANN, BOB)}
    return SeatPlan(name=names.get(result.guest, "Cleo"), kind="person", token="ship", guest=result.guest)


def row(key: str, edition: str = EDITION, seats: list[SeatPlan] = SEATS) -> GameRow:
    """A table of Ann's."""
    return GameRow(key, edition, write_settings(TableSettings(seats, edition=edition)).decode(), 1.0, key)


def listing(at: float, *results: SeatResult, edition: str = EDITION, code: str = "KTR482") -> Listing:
    """The listing of a game that ended then."""
    seats = [_plan(one) for one in results]
    gathering = listing_of(code, Roster(row(f"g{at:.0f}", edition, seats)), None, timed=False, at=at)
    over = replace(read_brief(gathering.brief), phase="over")
    brief = with_results(over, [*results])
    return gathering._replace(
        phase="over", brief=write(brief).decode(), sitters=(Sitter(ANN.id, True, False),)
    )
