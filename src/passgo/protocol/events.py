"""The events of a move, as a screen gets them: named arguments, the dice, the way of a token, cash, completed groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from passgo.editions import Edition
from passgo.game import Event, Fact, Game, Move, seat_id
from passgo.rules import building, rent, wealth
from passgo.rules.base import cite, events
from passgo.rules.base.state import BANK, HOUSE, NONE, TABLE, State

from .messages import Entry, EventView, FactView, HandedView, PurseView, WholeView
from .record_lines import RecordLines

EVENTS: Final[Mapping[str, Mapping[str, str]]] = {kind.name: dict(kind.args) for kind in events.KINDS}
"""The arguments of every kind of event, each with its type (`passgo.rules.base.events.EventKind`)."""
SETTLING_RENT: Final = tuple(kind.name for kind in events.KINDS if kind.settles_rent)
"""The kinds of event by which a rent is settled, one of the turn before as well."""
MONEY: Final = events.MONEY
"""The types of argument that are amounts of money."""
HANDED_OVER: Final = frozenset(
    (
        events.BOUGHT,
        events.AUCTION_WON,
        events.DEALT,
        events.DEALT_FREE,
        events.TRADED_DEED,
        events.GAVE_DEED,
        events.INHERITED_DEED,
        events.LEFT_DEED,
    )
)
"""The events by which a deed changes hands: to whom it goes `to`, to the bank if it is left, else to the event's own seat."""


class Belongings:
    """The cash of every seat and the owner of every deed, brought up to date by event after event."""

    def __init__(self, game: Game) -> None:
        self.cash = list(game.state.cash[: game.state.players])
        self.owner = list(game.state.owner[: game.edition.tables.deeds])


def entry_of(
    n: int, move: Move, text: str, at: float, views: list[EventView], game: Game, lines: RecordLines
) -> Entry:
    """The `n`th move of a game's record, as it is printed, with the events that followed from it.

    `lines`: of the record so far; the entry is added.
    """
    entry = Entry(
        n=n,
        text=text,
        at=at,
        events=views,
        by_table=move.seat == TABLE,
        undone=[place + 1 for place in game.taken_back(n - 1)],
        corrected=[_fact_view(fact, game.edition) for fact in move.facts],
    )
    lines.add(entry)
    return entry


def _fact_view(fact: Fact, edition: Edition) -> FactView:
    """A fact of a correction, with ids for indices."""
    of, value, kind = fact.of, fact.value, fact.kind
    match fact.what:
        case "owner":
            return FactView(what=fact.what, deed=edition.deeds[of], seat=seat_id(value))
        case "level" | "mortgaged":
            return FactView(what=fact.what, deed=edition.deeds[of], count=value)
        case "card":
            card = edition.cards[edition.tables.keep_card[of]]
            return FactView(what=fact.what, card=card, seat=seat_id(value))
        case "roll":
            return FactView(what=fact.what, roll=edition.rolls[of], seat=seat_id(value))
        case "shuffled":
            return FactView(what=fact.what, deck=edition.decks[of])
        case "at":
            return FactView(what=fact.what, seat=seat_id(of), space=edition.spaces[value])
        case "shares":
            return FactView(what=fact.what, seat=seat_id(of), company=edition.companies[kind], count=value)
        case "vouchers":
            return FactView(what=fact.what, seat=seat_id(of), voucher=edition.vouchers[kind], count=value)
        case _:
            return FactView(what=fact.what, seat=seat_id(of), count=value)


def event_views(
    happened: Sequence[Event], edition: Edition, had: Belongings, state: State
) -> list[EventView]:
    """The events of one move, in order.

    `had`: what belonged to whom before the move; brought up to date. `state`: after the move.
    """
    completed = _completed(happened, edition, had, state)
    return [
        EventView(
            kind=event.kind,
            rule=event.rule,
            seat="" if event.seat == NONE else seat_id(event.seat),
            args=event.named(edition),
            dice=_dice(event, following),
            path=_path(event, edition),
            purses=_purses(event, had.cash),
            part_of=_announced_by(happened, k),
            handed=_handed(event, edition, state),
            whole=completed.get(k),
        )
        for k, (event, following) in enumerate(zip_longest(happened, happened[1:]))
    ]


def _dice(event: Event, following: Event | None) -> list[int]:
    """Return the pips of a roll; the event of the red die follows that of the two it was rolled with."""
    dice = [event.args[name] for name, what in event.types.items() if what == "pips"]
    if dice and following and following.number == events.RED_FELL:
        dice.append(following.args["face"])
    return dice


def _purses(event: Event, cash: list[int]) -> list[PurseView]:
    """Return the cash that the event moved between players; `cash` is brought up to date."""
    gains: dict[int, int] = {}
    for name, what in event.types.items():
        if what in ("gain", "cost"):
            gains[event.seat] = event.args[name] if what == "gain" else -event.args[name]
            if "to" in event.types:
                gains[event.args["to"]] = -gains[event.seat]
    purses: list[PurseView] = []
    for seat, gain in gains.items():
        if seat < len(cash) and gain:
            purses.append(PurseView(seat=seat_id(seat), before=cash[seat], after=cash[seat] + gain))
            cash[seat] += gain
    return purses


def _handed(event: Event, edition: Edition, s: State) -> HandedView | None:
    """To whom its deed comes, if it hands one over."""
    if event.number not in HANDED_OVER:
        return None
    E, deed = edition.tables, event.args["deed"]
    return HandedView(
        to=seat_id(_taker(event)), counted=wealth.deed_counted(s, E, deed), rent=rent.rent_asked(s, E, deed)
    )


def _taker(event: Event) -> int:
    """The hand that a deed is handed over to."""
    return BANK if event.number == events.LEFT_DEED else event.args.get("to", event.seat)


def _announced_by(happened: Sequence[Event], place: int) -> str:
    """The kind of the event that told of a payment before it was made: by the rule of the squeeze, or of what a bankrupt leaves."""
    event = happened[place]
    if event.number != events.PAID:
        return ""
    for one in reversed(happened[:place]):
        squeezed = one.number == events.SQUEEZED and one.rule_number == event.rule_number
        left = one.number == events.WENT_BANKRUPT and one.seat == event.seat
        if squeezed or (left and event.rule_number == cite.BANKRUPT_TO_PLAYER):
            return one.kind
    return ""


def _completed(
    happened: Sequence[Event], edition: Edition, had: Belongings, state: State
) -> dict[int, WholeView]:
    """By place among the events: a group that is whole after all of them, by the last of its deeds that came."""
    tables = edition.tables
    last: dict[tuple[int, int], int] = {}
    for place, event in enumerate(happened):
        if event.number in HANDED_OVER:
            deed, to = event.args["deed"], _taker(event)
            had.owner[deed] = to
            last[tables.deed_group[deed], to] = place
    return {
        place: _whole(edition, state, group, to)
        for (group, to), place in last.items()
        if to < BANK
        and tables.group_size[group] > 1
        and all(owner == to for deed, owner in enumerate(had.owner) if tables.deed_group[deed] == group)
    }


def _whole(edition: Edition, s: State, group: int, seat: int) -> WholeView:
    """Return what a complete group brings its owner."""
    E = edition.tables
    mortgaged = sum(bool(s.mortgaged[deed]) for deed in range(E.deeds) if E.deed_group[deed] == group)
    builds = building.room_in_group(s, E, seat, group, HOUSE) > 0
    return WholeView(seat=seat_id(seat), mortgaged=mortgaged, builds=builds)


def _path(event: Event, edition: Edition) -> list[int]:
    """The spaces a token came over, from where it stood to where it stands: along the arrow or against it."""
    if event.number == events.JAILED:
        return [edition.tables.jail_space]
    if event.number != events.MOVED:
        return []
    origin, steps = event.args["origin"], event.args["steps"]
    way = 1 if steps > 0 else -1
    return [(origin + way * k) % edition.tables.spaces for k in range(abs(steps) + 1)]
