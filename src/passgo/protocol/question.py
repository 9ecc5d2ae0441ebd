"""The question on the table as a screen is sent it: one type for each of `passgo.game.questions`, with ids for indices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Union, cast, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from passgo.game import Game, question, seat_id
from passgo.game.names import NAMES
from passgo.game.questions import KINDS
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.state import TABLE


class QuestionView(msgspec.Struct, kw_only=True, tag_field="kind"):
    """The pending question."""

    seats: list[str]
    """The seats that must answer; none for dice and cards."""
    rule: str
    """Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls."""

    @property
    def kind(self) -> str:
        """The kind of question."""
        return str(self.__struct_config__.tag)


def _view(kind: QuestionKind, asked: type[question.Question]) -> type[QuestionView]:
    """Return the type of message for a type of question. Ids are strings, or lists of them."""
    hints = get_type_hints(asked)
    added = [
        (name, _hint(hints[name], what))
        for name, what in question.types_of_fields(asked).items()
        if name not in QuestionView.__struct_fields__
    ]
    view = msgspec.defstruct(
        asked.__name__,
        added,
        bases=(QuestionView,),
        tag=kind,
        kw_only=True,
        module=__name__,
        namespace={"__doc__": asked.__doc__},
    )
    return cast("type[QuestionView]", view)


def _hint(hint: Any, what: str) -> Any:
    item = str if what in NAMES else int
    return list[item] if get_origin(hint) is tuple else item if what else hint


VIEWS: Final = {kind: _view(kind, asked) for kind, asked in KINDS.items()}

if TYPE_CHECKING:
    Question = QuestionView
else:
    Question = Annotated[Union[tuple(VIEWS.values())], Meta(extra={"type": "Question"})]  # noqa: UP007


def question_view(game: Game) -> Question:
    """Return the pending question, without chance among the seats that must answer."""
    asked = game.awaits
    values = asked.named(game.edition)
    values["seats"] = [seat for seat in values["seats"] if seat != seat_id(TABLE)]
    return VIEWS[asked.kind](**values)
