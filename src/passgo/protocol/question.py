"""The question on the table as a screen is sent it: the fields of `passgo.game.Question`, with ids for indices."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from passgo.game import Game, Question, seat_id
from passgo.game.question import types_of_fields
from passgo.rules.base.state import TABLE


def _field(name: str) -> tuple[Any, ...]:
    """A field of the message: its name, type and default. What names a thing is a string, or a list of them."""
    field = next(field for field in fields(Question) if field.name == name)
    hint = get_type_hints(Question)[name]
    if types_of_fields()[name]:
        many = field.default in (MISSING, ())
        return (name, list[str], msgspec.field(default_factory=list[str])) if many else (name, str, "")
    if field.default == ():
        return (name, list[int], msgspec.field(default_factory=list[int]))
    return (name, hint) if field.default is MISSING else (name, hint, field.default)


if TYPE_CHECKING:
    QuestionView = msgspec.Struct
else:
    QuestionView = msgspec.defstruct(
        "Question",
        [_field(field.name) for field in fields(Question)],
        kw_only=True,
        module=__name__,
        namespace={"__doc__": Question.__doc__},
    )


def question_view(game: Game) -> QuestionView:
    """What the game waits for. Of those who must answer, chance is none."""
    question = game.awaits.named(game.edition)
    question["seats"] = [seat for seat in question["seats"] if seat != seat_id(TABLE)]
    return msgspec.convert(question, QuestionView)
