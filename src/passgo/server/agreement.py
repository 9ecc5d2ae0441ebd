"""What is agreed before a game begins: edition, house rules, time, claims, and the places with who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from passgo.editions import Edition, Layer, beneath, compose, find_shipped, load_layers, own_layers
from passgo.game import IllegalSetup, token_refusal
from passgo.protocol.info import HOUSE_KNOBS, house_rule
from passgo.protocol.messages import MINUTES, SeatPlan
from passgo.protocol.printed import HouseRule
from passgo.protocol.tables import Claims, Clock, NewPlace, TableTerms
from passgo.rules.base.knobs import KNOBS

from . import names

HOUSE_RULES: Final = "house rules"
"""What an overlay of house rules is called where the origin of a figure is told."""


class BadStartError(ValueError):
    """A game cannot begin as it was asked for. The message says what was expected."""


class Agreement(msgspec.Struct):
    """What was agreed."""

    seats: list[SeatPlan]
    """All who are at the table, a banker among them."""
    minutes: int = 0
    """How long a timed game lasts; 0 for any other."""
    house: dict[str, int | bool] = {}
    own: list[Layer] = []
    """The whole of an edition of the user's own, as it was then."""
    edition: str = ""
    """What the edition is asked for by; of the oldest stored games, `GameRow.edition` alone tells it."""
    claims: Claims = "automatic"
    clock: Clock = Clock()
    listed: bool = False

    @property
    def players(self) -> list[SeatPlan]:
        """Those who have a token, in the order of the seats."""
        return [plan for plan in self.seats if plan.kind != "banker"]

    @property
    def banker(self) -> str:
        """The name of the person who only keeps the bank; empty where the program does."""
        return next((plan.name for plan in self.seats if plan.kind == "banker"), "")

    def book(self) -> Edition:
        """The edition it is played by, house rules included. Raises EditionError."""
        overlay = self.house_overlay()
        if self.own:
            return load_layers([*self.own, Layer(HOUSE_RULES, overlay)] if self.house else self.own)
        shipped = find_shipped(self.edition)  # first, so that a key is never taken for a path
        return compose(self.edition, overlay, HOUSE_RULES) if self.house else shipped

    def terms(self) -> TableTerms:
        """What is agreed, as screens are shown it."""
        return TableTerms(
            edition=self.edition,
            minutes=self.minutes or None,
            house=self.house,
            claims=self.claims,
            clock=self.clock,
            listed=self.listed,
        )

    def printed(self) -> Edition | None:
        """The edition of passgo that the user's own was laid on, as it was then. Raises EditionError."""
        return beneath(self.own)

    def house_overlay(self) -> dict[str, Any]:
        """The house rules as an overlay."""
        return {"edition": {"house": True}, "knobs": dict(self.house)}

    def house_rules(self, edition: Edition) -> list[HouseRule]:
        """The house rules, with the rules that are cited for them."""
        return [house_rule(edition, knob) for knob in HOUSE_KNOBS if knob in self.house]


_read: Final = msgspec.json.Decoder[Agreement](Agreement).decode
write_agreement: Final = msgspec.json.Encoder().encode


def read_agreement(edition: str, plan: str) -> Agreement:
    """What was agreed when a table was laid. Raises msgspec.DecodeError."""
    agreement = _read(plan)
    agreement.edition = agreement.edition or edition
    return agreement


def agree(terms: TableTerms, seats: list[SeatPlan]) -> Agreement:
    """What is agreed by these terms, for these seats. Raises BadStartError, EditionError, LookupError."""
    book = find_shipped(terms.edition)
    if terms.minutes is not None and not book.tables.timed:
        raise BadStartError(f"minutes: {terms.edition} ends by itself, only a timed game is given a time")
    if terms.clock.days and (terms.clock.decision or terms.clock.bank):
        raise BadStartError("clock: days for a decision, or seconds, not both")
    return Agreement(
        seats,
        (terms.minutes or MINUTES) if book.tables.timed else 0,
        _house(terms.house, book),
        own_layers(terms.edition),
        terms.edition,
        terms.claims,
        terms.clock,
        terms.listed,
    )


def plan_of(place: NewPlace, guest: str, name: str) -> SeatPlan:
    """A place as it is laid by a guest, called so where it is his and has no name. Raises BadStartError."""
    if place.kind == "bot" and place.free:
        raise BadStartError("places: the place of a bot is not free")
    if place.free:
        return SeatPlan(name="", kind=place.kind, token=place.token, claims=place.claims)
    mine = place.kind != "bot"
    called = place.name or (name if mine else "")
    try:
        called = names.clean(called)
    except names.BadNameError as error:
        raise BadStartError(f"places: {error}") from None
    return SeatPlan(
        name=called,
        kind=place.kind,
        token=place.token,
        bot="" if mine else place.bot,
        claims=place.claims,
        guest=guest if mine else "",
    )


def check_places(seats: Sequence[SeatPlan]) -> None:
    """Raises BadStartError where two have one name, or more than one only banks; IllegalSetup for tokens."""
    alike = names.look_alikes(plan.name for plan in seats if plan.name)
    if alike:
        raise BadStartError(f"seats: two have names that look the same, {alike[0]} and {alike[1]}")
    if sum(plan.kind == "banker" for plan in seats) > 1:
        raise BadStartError("seats: one banker at most")
    taken = token_refusal([plan.token for plan in seats if plan.kind != "banker"])
    if taken:
        raise IllegalSetup(taken)


def _house(asked: dict[str, int | bool], book: Edition) -> dict[str, int | bool]:
    """The house rules that differ from what the book says anyway."""
    house: dict[str, int | bool] = {}
    for knob, value in asked.items():
        if knob not in HOUSE_KNOBS:
            raise BadStartError(f"house: expected one of {', '.join(HOUSE_KNOBS)}, not {knob!r}")
        flag = KNOBS[knob].kind == "flag"
        if isinstance(value, bool) != flag:
            raise BadStartError(f"house: {knob} is {'yes or no' if flag else 'an amount of money'}")
        if house_rule(book, knob).value != value:
            house[knob] = value
    return house
