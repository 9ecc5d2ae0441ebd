"""The settings before a game begins: edition, house rules, time, claims, and the places with their people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from passgo.editions import Edition, Layer, beneath, compose, find_shipped, load_layers, own_layers
from passgo.game import Game, IllegalSetup, token_refusal
from passgo.notation import NotationError, Record
from passgo.protocol.info import OFFERED, house_rule
from passgo.protocol.printed import HouseRule, Names
from passgo.protocol.tables import Claims, Clock, NewPlace, TableTerms
from passgo.protocol.terms import MINUTES, SeatPlan
from passgo.rules.base.knobs import KNOBS
from passgo.table.people import names

HOUSE_RULES: Final = "house rules"
"""The name of an overlay of house rules, as the origin of a value."""


class BadStartError(ValueError):
    """A game cannot begin as it was asked for. The message says what was expected."""


class TableSettings(msgspec.Struct):
    """The settings."""

    seats: list[SeatPlan]
    """All who are at the table, a banker among them."""
    minutes: int = 0
    """How long a timed game lasts; 0 for any other."""
    house: dict[str, int | bool] = {}
    own: list[Layer] = []
    """The whole of an edition of the user's own, as it was then."""
    edition: str = ""
    """The name of the edition; in the oldest stored games only `GameRow.edition` has it."""
    claims: Claims = "automatic"
    clock: Clock = Clock()
    listed: bool = False
    start: str = ""
    """The position that the game continues from, as a record without moves; empty: it begins with the set-up."""
    real_board: bool = False
    """People roll real dice and draw real cards, and enter the outcomes."""
    circle: str = ""
    """The circle whose table it is, which never changes; empty for any other."""
    advice: bool = False
    """Players may ask, while they play, what each answer is worth."""

    @property
    def players(self) -> list[SeatPlan]:
        """Those who have a token, in the order of the seats."""
        return [plan for plan in self.seats if plan.kind != "banker"]

    @property
    def banker(self) -> str:
        """The name of the person who only keeps the bank; empty if the program does."""
        return next((plan.name for plan in self.seats if plan.kind == "banker"), "")

    def book(self) -> Edition:
        """Return the edition it is played by, house rules included. Raises EditionError, LookupError."""
        if self.start:
            try:
                return Record.parse(self.start).edition()
            except NotationError as error:
                raise LookupError(str(error)) from error
        overlay = self.house_overlay()
        if self.own:
            return load_layers([*self.own, Layer(HOUSE_RULES, overlay)] if self.house else self.own)
        shipped = find_shipped(self.edition)  # first, so that a key is never taken for a path
        return compose(self.edition, overlay, HOUSE_RULES) if self.house else shipped

    def new_game(self, names: Sequence[str]) -> Game:
        """Return the game as these players begin it. Raises EditionError, LookupError, IllegalSetup."""
        if not self.start:
            return Game(
                self.book(),
                names,
                rolloff=True,
                banker=self.banker or None,
                real_board=self.real_board,
            )
        position = Record.parse(self.start).replay()
        seat = position.state.banker - 1
        banker = names[seat] if 0 <= seat < len(names) else self.banker or None
        return Game.from_state(position.edition, names, position.state, banker, real_board=self.real_board)

    def terms(self) -> TableTerms:
        """Return the settings, as clients get them."""
        return TableTerms(
            edition=self.edition,
            minutes=self.minutes or None,
            house=self.house,
            claims=self.claims,
            clock=self.clock,
            listed=self.listed,
            real_board=self.real_board,
            advice=self.advice,
        )

    def printed(self) -> Edition | None:
        """Return the built-in edition that a custom edition is based on, as it was then. Raises EditionError."""
        if self.start:
            record = Record.parse(self.start)
            return find_shipped(record.editions[0]) if record.overlay and not self.house else None
        return beneath(self.own)

    @property
    def title(self) -> Names:
        """Return the title of a user's edition; nothing for an edition of passgo."""
        heads: list[dict[str, Any]] = [layer.table.get("edition", {}) for layer in reversed(self.own)]
        nothing: Names = {}
        return next((head["title"] for head in heads if "title" in head), nothing)

    @property
    def is_own(self) -> bool:
        """Whether it is a custom edition."""
        return bool(self.own) or bool(self.start and self.printed())

    def house_overlay(self) -> dict[str, Any]:
        """Return the house rules as an overlay."""
        return {"edition": {"house": True}, "knobs": dict(self.house)}

    def house_rules(self, edition: Edition) -> list[HouseRule]:
        """Return the house rules, with the rules that are cited for them."""
        return [house_rule(edition, knob) for knob in OFFERED if knob in self.house]


_read: Final = msgspec.json.Decoder[TableSettings](TableSettings).decode
write_settings: Final = msgspec.json.Encoder().encode


def read_settings(edition: str, plan: str) -> TableSettings:
    """Return the settings with which a table was created. Raise msgspec.DecodeError."""
    settings = _read(plan)
    settings.edition = settings.edition or edition
    return settings


def make_settings(
    terms: TableTerms, seats: list[SeatPlan], start: str = "", own: Sequence[Layer] = ()
) -> TableSettings:
    """Return the settings of these terms and seats. Raise BadStartError, EditionError, LookupError, IllegalSetup.

    `start`: a position to play on from. Its edition and rules replace those of the terms.
    `own`: a custom edition, which replaces the one that the terms name.
    """
    if start:
        record, book = _read_start(start, seats)
        edition, house, own = record.editions[0], _house_in(record.overlay), ()
    else:
        own = own or own_layers(terms.edition)
        book = load_layers(list(own)) if own else find_shipped(terms.edition)
        edition, house = book.id if own else terms.edition, _house(terms.house, book)
    if terms.minutes is not None and not book.tables.timed:
        raise BadStartError(f"minutes: {terms.edition} has no time limit; minutes apply only to timed games")
    if terms.clock.days and (terms.clock.decision or terms.clock.bank):
        raise BadStartError("clock: expected days or seconds for a decision, not both")
    return TableSettings(
        seats,
        (terms.minutes or MINUTES) if book.tables.timed else 0,
        house,
        list(own),
        edition,
        terms.claims,
        terms.clock,
        terms.listed,
        start,
        terms.real_board,
        advice=terms.advice,
    )


def _read_start(start: str, seats: Sequence[SeatPlan]) -> tuple[Record, Edition]:
    """Return an imported position, with the edition it is played by. `seats`: none while they are not known."""
    try:
        record = Record.parse(start)
        if record.raw:
            raise BadStartError("start: expected a position, which has no moves")
        position = record.replay()
    except NotationError as error:
        raise BadStartError(f"start: {error}") from None
    if position.is_over:
        raise BadStartError("start: expected a game that is not over")
    players = sum(plan.kind != "banker" for plan in seats)
    if seats and players != len(position.players):
        raise BadStartError(f"places: expected {len(position.players)} players, as many as in the game")
    only_banks = position.banker is not None and position.banker not in position.players
    if seats and only_banks != (len(seats) > players):
        raise BadStartError("places: expected the Banker in the same place as in the game")
    return record, position.edition


def _house_in(overlay: Mapping[str, Any]) -> dict[str, int | bool]:
    """Return the house rules that an overlay is made of; none if it says anything else."""
    knobs: dict[str, int | bool] = overlay.get("knobs", {})
    is_house = overlay.keys() <= {"edition", "knobs"} and overlay.get("edition") == {"house": True}
    return dict(knobs) if is_house and knobs.keys() <= set(OFFERED) else {}


def plan_of(place: NewPlace, guest: str, name: str) -> SeatPlan:
    """Return a place as a guest creates it; if it is theirs and has no name, with their name. Raise BadStartError."""
    if place.kind == "bot" and place.free:
        raise BadStartError("places: the seat of a bot cannot be free")
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
    """Raise BadStartError if two have one name, or more than one only banks; IllegalSetup for tokens."""
    alike = names.look_alikes(plan.name for plan in seats if plan.name)
    if alike:
        raise BadStartError(f"seats: the names {alike[0]} and {alike[1]} look the same; change one")
    if sum(plan.kind == "banker" for plan in seats) > 1:
        raise BadStartError("seats: expected at most one Banker")
    taken = token_refusal([plan.token for plan in seats if plan.kind != "banker"])
    if taken:
        raise IllegalSetup(taken)


def _house(asked: dict[str, int | bool], book: Edition) -> dict[str, int | bool]:
    """Return the house rules that differ from the edition."""
    house: dict[str, int | bool] = {}
    for knob, value in asked.items():
        if knob not in OFFERED:
            raise BadStartError(f"house: expected one of {', '.join(OFFERED)}, not {knob!r}")
        flag = KNOBS[knob].kind == "flag"
        if isinstance(value, bool) != flag:
            raise BadStartError(f"house: {knob} is {'yes or no' if flag else 'an amount of money'}")
        if house_rule(book, knob).value != value:
            house[knob] = value
    return house
