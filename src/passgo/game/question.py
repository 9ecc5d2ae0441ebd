"""A question that the game asks: from whom it wants an answer, under which rule, and which moves answer it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, Self, cast, get_args, get_origin, get_type_hints

import msgspec

from passgo.editions import Edition
from passgo.rules.base import moves
from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import Tables

from .names import named

Seats = Annotated[tuple[int, ...], "seat"]


class Question(msgspec.Struct, kw_only=True, frozen=True, tag_field="kind"):
    """The pending decision. Each kind of question has a type of its own, with the fields that belong to it."""

    moment: ClassVar[tuple[int, ...]] = ()
    """The kind of the frame that asks it; then its step. Of a choice, `frames.CHOICES` says which asks it."""
    reason: ClassVar[int] = NONE
    """The rule under which it is asked, where that is always the same."""
    default: ClassVar[tuple[int, ...]] = ()
    """The kinds of move that answer it for a player whose time has run out, in this order (`default_move`)."""

    seats: Seats
    """The seats that must answer; `TABLE` for chance."""
    rule: str = ""
    """Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        """Return the question that the frame `i`, on top of `s`, asks."""
        return cls(seats=seats, rule=RULE_IDS[cls.reason])

    @property
    def kind(self) -> QuestionKind:
        """The kind of the question."""
        return cast("QuestionKind", self.__struct_config__.tag)

    @property
    def subject(self) -> tuple[object, ...]:
        """The difference from the question before: who is asked, about which deed, because of whom."""
        return self.kind, self.seats, getattr(self, "deed", None), getattr(self, "by", None)

    def answered_by(self, kind: int) -> bool:
        """Return whether moves of this kind answer it."""
        return kind in self.answers

    @property
    def answers(self) -> tuple[int, ...]:
        """The kinds of move that answer it, in register order."""
        return answers_to(self.kind)

    def named(self, edition: Edition) -> dict[str, Any]:
        """Return its fields by name, with ids for indices."""
        return {
            name: self._named(edition, getattr(self, name), what)
            for name, what in types_of_fields(type(self)).items()
        }

    @staticmethod
    def _named(edition: Edition, value: Any, what: str) -> Any:
        if not what:
            return value
        if isinstance(value, tuple):
            return [named(edition, what, index) for index in cast("tuple[int, ...]", value)]
        return "" if value is None else named(edition, what, value)


@cache
def answers_to(question: QuestionKind, what: str = "") -> tuple[int, ...]:
    """Return the kinds of move that answer a kind of question; `what`: those with this verb alone."""
    return tuple(
        kind for kind, row in moves.KINDS.items() if question in row.answers and what in ("", row.verb)
    )


@cache
def types_of_fields(question: type[Question]) -> dict[str, str]:
    """Return what the fields of a question index (`passgo.game.names`); empty for numbers and words."""
    hints = get_type_hints(question, include_extras=True)
    return {
        name: next(iter(get_args(hints[name])[1:]), "") if get_origin(hints[name]) is Annotated else ""
        for name in question.__struct_fields__
    }


def seats_of(seats: int) -> tuple[int, ...]:
    """Return the seats of a bit set, ascending; `TABLE` may be among them."""
    return tuple(seat for seat in range(TABLE + 1) if seats >> seat & 1)
