"""What is agreed before a game begins, and stored with it: seats, time, house rules, the user's own edition."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from passgo.editions import Edition, Layer, beneath, compose, find_shipped, load_layers, own_layers
from passgo.protocol.info import HOUSE_KNOBS, house_rule
from passgo.protocol.messages import MINUTES, SeatPlan, StartGame
from passgo.protocol.printed import HouseRule
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

    @property
    def players(self) -> list[SeatPlan]:
        """Those who have a token, in the order of the seats."""
        return [plan for plan in self.seats if plan.kind != "banker"]

    @property
    def banker(self) -> str:
        """The name of the person who only keeps the bank; empty where the program does."""
        return next((plan.name for plan in self.seats if plan.kind == "banker"), "")

    def edition(self, key: str) -> Edition:
        """The edition it is played by, house rules included. Raises EditionError."""
        overlay = self.house_overlay()
        if self.own:
            return load_layers([*self.own, Layer(HOUSE_RULES, overlay)] if self.house else self.own)
        book = find_shipped(key)  # first, so that a key is never taken for a path
        return compose(key, overlay, HOUSE_RULES) if self.house else book

    def printed(self) -> Edition | None:
        """The edition of passgo that the user's own was laid on, as it was then. Raises EditionError."""
        return beneath(self.own)

    def house_overlay(self) -> dict[str, Any]:
        """The house rules as an overlay."""
        return {"edition": {"house": True}, "knobs": dict(self.house)}

    def house_rules(self, edition: Edition) -> list[HouseRule]:
        """The house rules, with the rules that are cited for them."""
        return [house_rule(edition, knob) for knob in HOUSE_KNOBS if knob in self.house]


read_agreement: Final = msgspec.json.Decoder[Agreement](Agreement).decode
write_agreement: Final = msgspec.json.Encoder().encode


def agree(command: StartGame) -> Agreement:
    """What a command to start asks for. Raises BadStartError, EditionError."""
    try:
        seats = [msgspec.structs.replace(plan, name=names.clean(plan.name)) for plan in command.seats]
    except names.BadNameError as error:
        raise BadStartError(f"seats: {error}") from None
    alike = names.look_alikes(plan.name for plan in seats)
    if alike:
        raise BadStartError(f"seats: two have names that look the same, {alike[0]} and {alike[1]}")
    if sum(plan.kind == "banker" for plan in command.seats) > 1:
        raise BadStartError("seats: one banker at most")
    book = find_shipped(command.edition)
    if command.minutes is not None and not book.tables.timed:
        raise BadStartError(f"minutes: {command.edition} ends by itself, only a timed game is given a time")
    return Agreement(
        seats,
        (command.minutes or MINUTES) if book.tables.timed else 0,
        _house(command.house, book),
        own_layers(command.edition),
    )


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
