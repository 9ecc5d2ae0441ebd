"""A whole game as it went: what each was worth, where it turned, which deeds paid, who was lucky with the dice."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from passgo.game import Game, seat_id
from passgo.game.ids import SEAT_IDS
from passgo.protocol.messages import Entry, EventView
from passgo.protocol.replays import TurnStart, round_at, turn_starts
from passgo.protocol.stories import DeedStory, GameStory, RentStory, SeatStory, TurningPoint
from passgo.rules import rent
from passgo.rules.base.state import NONE
from passgo.rules.base.tables import UTILITY
from passgo.rules.wealth import wealth
from passgo.table.state.results import final_order

TURNING: Final = 5
"""The number of turning points shown."""
APART: Final = 2
"""Of two in rounds closer than this, the greater is shown."""
WAYS: Final = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of 36 ways two dice come to each sum."""
ACQUIRED: Final = ("bought", "auction-won", "dealt", "dealt-free")


class _Course:
    """A game is gone through once, move by move; what is noted on the way."""

    def __init__(self, game: Game, entries: Sequence[Entry]) -> None:
        self.final = game
        self.entries = entries
        self.in_effect = set(game.in_effect)
        self.seats = range(game.state.players)
        self.starts = turn_starts(game, entries)
        self.worth: list[list[int]] = []
        """The worth of each seat, before the first move and after every move."""
        self.luck = [0.0 for _ in self.seats]
        self.throws = [0 for _ in self.seats]
        self._go_through()

    def _go_through(self) -> None:
        game = self.final.after(0)
        self.worth.append(_worth(game))
        for i, move in enumerate(self.final.moves):
            for event in self.entries[i].events if i in self.in_effect else ():
                if event.kind == "threw":
                    self._note_throw(game, event)
            game.push(move)
            self.worth.append(_worth(game))

    def _note_throw(self, before: Game, event: EventView) -> None:
        """Compare a roll with the mean of all rolls of two dice from the token's space; with a third die nothing is noted."""
        seat = SEAT_IDS.index(event.seat)
        self.throws[seat] += 1
        if len(event.dice) > 2 or before.state.jailed[seat]:
            return
        mean = sum(ways * _waits(before, seat, total) for total, ways in WAYS.items()) / 36
        self.luck[seat] += mean - _waits(before, seat, sum(event.dice))

    def events(self) -> Iterable[EventView]:
        """Return all events that were not undone."""
        for i in sorted(self.in_effect):
            yield from self.entries[i].events

    def round_of(self, n: int) -> int:
        """Return the round in which a move was made."""
        return round_at(self.starts, n)


def game_story(game: Game, entries: Sequence[Entry]) -> GameStory:
    """Return the story of a game, as far as its record goes."""
    course = _Course(game, entries)
    order = final_order(course.final)
    rents = [*_rents(course)]
    paid: Counter[tuple[str, str]] = Counter()
    for each in rents:
        paid[each.by, each.to] += each.amount
    deeds = _deeds(course)
    times = [entry.at for entry in entries if entry.at]
    return GameStory(
        rounds=course.starts[-1].round if course.starts else 0,
        turns=len(course.starts),
        seconds=round(times[-1] - times[0]) if times else 0,
        ended="" if game.outcome is None else "last" if _is_last_left(game) else "count",
        seats=[_seat_story(course, seat) for seat in order],
        rents=[[paid[seat_id(a), seat_id(b)] for b in order] for a in order],
        turning=_turning(course, order[0]),
        best=max(deeds, key=_net, default=None),
        worst=min(deeds, key=_net, default=None),
        highest=max(rents, key=_amount, default=None),
    )


def _rents(course: _Course) -> Iterator[RentStory]:
    for event in course.events():
        if event.kind == "paid" and event.args["deed"]:
            deed, to = str(event.args["deed"]), str(event.args["to"])
            yield RentStory(deed=deed, by=event.seat, to=to, amount=event.number("amount"))


def _amount(paid: RentStory) -> int:
    return paid.amount


def _worth(game: Game) -> list[int]:
    s, t = game.state, game.edition.tables
    return [0 if s.out[seat] else wealth(s, t, seat) for seat in range(s.players)]


def _waits(game: Game, seat: int, total: int) -> int:
    """Return the rent that waits this many spaces on."""
    s, t = game.state, game.edition.tables
    deed = t.space_deed[(s.at[seat] + total) % t.spaces]
    if deed == NONE or s.owner[deed] == seat:
        return 0
    asked = rent.rent_asked(s, t, deed)
    return asked * total if t.deed_kind[deed] == UTILITY else asked


def _is_last_left(game: Game) -> bool:
    return sum(not game.state.out[seat] for seat in range(game.state.players)) == 1


def _seat_story(course: _Course, seat: int) -> SeatStory:
    name = seat_id(seat)
    acquired: Counter[str] = Counter()
    out_round, ruined_by = 0, ""
    for i in sorted(course.in_effect):
        for event in course.entries[i].events:
            if event.kind in ACQUIRED and event.seat == name:
                acquired["bought"] += 1
            elif event.kind == "traded-deed" and event.args["to"] == name:
                acquired["traded"] += 1
            elif event.kind == "went-bankrupt" and event.seat == name:
                out_round, ruined_by = course.round_of(i + 1), str(event.args["to"])
    return SeatStory(
        seat=name,
        worth=[course.worth[n][seat] for n in [*_round_starts(course.starts), len(course.worth) - 1]],
        out_round=out_round,
        ruined_by=ruined_by,
        bought=acquired["bought"],
        traded=acquired["traded"],
        throws=course.throws[seat],
        luck=round(course.luck[seat]),
    )


def _round_starts(starts: Sequence[TurnStart]) -> list[int]:
    """Return the moves after which the rounds began."""
    first: dict[int, int] = {}
    for start in starts:
        first.setdefault(start.round, start.n)
    return list(first.values())


def _deeds(course: _Course) -> list[DeedStory]:
    """Return the story of each deed that somebody bought from the Bank."""
    cost: Counter[str] = Counter()
    rents: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    owner: defaultdict[str, str] = defaultdict(str)
    for event in course.events():
        args = event.args
        deed = str(args.get("deed", ""))
        if event.kind in ACQUIRED:
            cost[deed] += event.number("price") if "price" in args else 0
            owner[deed] = event.seat
        elif event.kind in ("built", "depot-built"):
            cost[deed] += event.number("price")
        elif event.kind in ("sold-building", "sold-hotel", "depot-sold"):
            cost[deed] -= event.number("amount")
        elif event.kind == "traded-deed":
            owner[deed] = str(args["to"])
        elif event.kind == "inherited-deed":
            owner[deed] = event.seat
        elif event.kind == "paid" and deed:
            rents[deed] += event.number("amount")
            asked[deed] += 1
    return [
        DeedStory(deed=deed, owner=owner[deed], rents=rents[deed], cost=cost[deed], asked=asked[deed])
        for deed in cost
        if owner[deed]  # of one that lay there when a position was played on nobody knows the price
    ]


def _net(deed: DeedStory) -> int:
    return deed.rents - deed.cost


def _turning(course: _Course, winner: int) -> list[TurningPoint]:
    """Return the moves that changed the winner's part of all wealth most, in their order."""
    parts = [100 * worth[winner] / max(sum(worth), 1) for worth in course.worth]
    changes = sorted(
        ((parts[i + 1] - parts[i], i) for i in course.in_effect if course.entries[i].events),
        key=lambda found: -abs(found[0]),
    )
    points: list[TurningPoint] = []
    for change, i in changes:
        if len(points) == TURNING or abs(change) < 1:
            break
        found = course.round_of(i + 1)
        if any(abs(found - point.round) < APART for point in points):
            continue
        event = max(course.entries[i].events, key=_moved)
        points.append(TurningPoint(n=i + 1, round=found, change=round(change), event=event))
    return sorted(points, key=lambda point: point.n)


def _moved(event: EventView) -> int:
    """Return how much money an event moved; a bankruptcy counts for more than any."""
    if event.kind == "went-bankrupt":
        return 10**9
    return max((abs(purse.after - purse.before) for purse in event.purses), default=0)
