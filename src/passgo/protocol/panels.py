"""How a question is put: its title, its note, and the words and keys of its answers, one row for each kind.

Texts are named by their keys and share one set of arguments: the fields of the question by their own names, `name` for
the first who is asked, and in the label of an act `cost`, what it costs or brings. A screen puts them into words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, cast

from passgo.game import Game, Question, seat_id
from passgo.game.lot import BUILDINGS
from passgo.game.question import types_of_fields
from passgo.game.questions import (
    DebtQuestion,
    DollarsQuestion,
    LotQuestion,
    MoveQuestion,
    PlaceQuestion,
    ShareQuestion,
    ShortageQuestion,
    StormQuestion,
)
from passgo.rules.base import moves
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.state import BANK, TABLE

from .messages import Act, Look
from .state import PanelArgument, PanelArgumentType, PanelView

SAID: Final[frozenset[str]] = frozenset({"seat", "deed", "building", "deck", "money", "number"})
"""Types of the fields of a question that a text can name."""


class AnswerRow(NamedTuple):
    """How an answer is put: the key of its text, the letter that chooses it, and how it looks."""

    label: str
    key: str = ""
    look: Look = "secondary"


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelRow:
    """How a question of one kind is put."""

    title: str
    note: str = ""
    watched: str = ""
    """The title for those who are not asked, where they read another; and their note."""
    watched_note: str = ""
    sign: str = ""
    """Of the client's pictures, the one that stands for it."""
    shows: Literal["", "deed", "card", "odds"] = ""
    """The deed on sale, the card that was drawn, or where the dice may lead."""
    ledger: str = ""
    """The text that names `amount` where it is subtracted from the cash; empty for no sum."""
    lines: tuple[str, ...] = ()
    answers: Mapping[int, AnswerRow] = field(default_factory=dict[int, AnswerRow])
    """By the kind of move; where several moves are of that kind, the first that is legal is put so."""
    args: Mapping[str, PanelArgument] = field(default_factory=dict[str, PanelArgument])
    """Arguments in addition to the fields of the question."""


def panel_view(game: Game) -> PanelView | None:
    """How the question on the table is put; None once the game is over."""
    asked, row = game.awaits, _row(game)
    if row is None:
        return None
    return PanelView(
        title=row.title,
        note=row.note,
        watched=row.watched,
        watched_note=row.watched_note,
        sign=row.sign,
        shows=row.shows,
        ledger=row.ledger,
        lines=list(row.lines),
        args={**_args(game, asked), **row.args},
    )


def put_into_words(game: Game, acts: list[Act]) -> None:
    """Give the acts that answer the question their labels, keys and looks."""
    row = _row(game)
    for kind, answer in row.answers.items() if row else ():
        alike = [act for act in acts if act.verb == moves.KINDS[kind].verb]
        for act in sorted(alike, key=lambda act: not act.ok)[:1]:
            act.label, act.key, act.look = answer


def _row(game: Game) -> PanelRow | None:
    row = ROWS.get(game.awaits.kind)
    return row(game, game.awaits) if callable(row) else row


def _args(game: Game, asked: Question) -> dict[str, PanelArgument]:
    """The fields of a question that a text can name, and who is asked."""
    named = asked.named(game.edition)
    args = {
        name: PanelArgument(type=cast("PanelArgumentType", what), value=named[name])
        for name, what in types_of_fields(type(asked)).items()
        if what in SAID and named[name] != "" and not isinstance(named[name], list)
    }
    first = seat_id(next((seat for seat in asked.seats if seat != TABLE), game.turn))
    return {"name": PanelArgument(type="seat", value=first), **args}


def _throw(game: Game, asked: Question) -> PanelRow:
    place = game.edition.spaces[game.state.at[game.turn]]
    return PanelRow(
        title="throw-again-title" if game.state.doubles else "throw-title",
        note="throw-note",
        answers={moves.ROLL: AnswerRow("throw-dice", "r", "primary")},
        args={"space": PanelArgument(type="space", value=place)},
    )


def _move(game: Game, asked: Question) -> PanelRow:
    die = cast("MoveQuestion", asked).die
    return PanelRow(title=f"move-{die}-title", note=f"move-{die}-note")


def _buy(game: Game, asked: Question) -> PanelRow:
    """By a house rule, what is not bought stays with the Bank."""
    unsold = "" if game.edition.tables.auction_when_declined else "-house"
    return PanelRow(
        title="buy-title",
        note=f"buy-note{unsold}",
        watched_note=f"buy-note-other{unsold}",
        shows="deed",
        ledger="deed-price",
        answers={
            moves.BUY: AnswerRow("buy-buy", "b", "primary"),
            moves.DECLINE: AnswerRow(f"buy-decline{unsold}", "a"),
        },
    )


def _dollars(game: Game, asked: Question) -> PanelRow:
    cheap = isinstance(asked, DollarsQuestion) and asked.cheap
    return PanelRow(
        title="ask-dollars",
        note="dollar-left-cheap" if cheap else "dollar-left",
        watched="dollar-watch",
        sign="dollar",
        args={"count": PanelArgument(type="number", value=game.dollars(BANK))},
    )


def _share(game: Game, asked: Question) -> PanelRow:
    optional = isinstance(asked, ShareQuestion) and asked.optional
    return PanelRow(
        title="ask-share",
        note="share-note" if optional else "share-note-free",
        watched="share-watch",
        sign="exchange",
        answers={moves.DECLINE: AnswerRow("share-decline", "a")},
    )


def _storm(game: Game, asked: Question) -> PanelRow:
    own = isinstance(asked, StormQuestion) and asked.own
    return PanelRow(
        title="ask-storm-own" if own else "ask-storm-other",
        note="storm-note",
        watched="storm-watch",
        sign="storm",
    )


def _auction(game: Game, asked: Question) -> PanelRow:
    lot = ""
    if isinstance(asked, LotQuestion):
        named = asked.named(game.edition)
        lot = named["deed"] or named["building"] or named["lot"]
    return PanelRow(
        title="auction-title",
        sign="gavel",
        answers={moves.PASS: AnswerRow("bid-pass", "p")},
        args={"lot": PanelArgument(type="lot", value=lot)},
    )


def _shortage(game: Game, asked: Question) -> PanelRow:
    question = cast("ShortageQuestion", asked)
    return PanelRow(
        title="shortage-title",
        note="shortage-note",
        sign=BUILDINGS[question.building],
        args={
            "name": PanelArgument(type="seat", value=seat_id(question.by)),
            "count": PanelArgument(type="number", value=question.amount),
        },
    )


def _place(game: Game, asked: Question) -> PanelRow:
    building = BUILDINGS[cast("PlaceQuestion", asked).building]
    return PanelRow(title="place-title", note="place-note", sign=building)


def _debt(game: Game, asked: Question) -> PanelRow:
    question = cast("DebtQuestion", asked)
    if question.half:
        return PanelRow(title="ask-half", note="half-note", sign="deed")
    return PanelRow(
        title="debt-title",
        note="debt-note" if question.deed is None else "debt-note-rent",
        sign="coin",
        ledger="debt-owed",
        lines=("debt-missing",),
        answers={moves.HALF: AnswerRow("debt-half", "h"), moves.BANKRUPT: AnswerRow("debt-bankrupt")},
    )


ROWS: Final[dict[QuestionKind, PanelRow | Callable[[Game, Question], PanelRow]]] = {
    "rolloff": PanelRow(
        title="rolloff-title",
        note="rolloff-note",
        answers={moves.ROLL: AnswerRow("throw-for", "r", "primary")},
    ),
    "throw": _throw,
    "jail": PanelRow(
        title="jail-title",
        note="jail-note",
        sign="bars",
        shows="odds",
        answers={
            moves.ROLL: AnswerRow("jail-throw", "r", "primary"),
            moves.FINE: AnswerRow("jail-fine", "f"),
            moves.USE: AnswerRow("jail-card", "u"),
        },
    ),
    "move": _move,
    "chance": PanelRow(title="watch-thinks"),
    "buy": _buy,
    "tax": PanelRow(
        title="tax-title",
        note="tax-note",
        sign="stamp",
        lines=("tax-blind",),
        # neither is put before the other
        answers={moves.TAX_FLAT: AnswerRow("tax-flat", "f"), moves.TAX_PERCENT: AnswerRow("tax-share", "s")},
    ),
    "pay_or_draw": PanelRow(
        title="pay-or-draw-title",
        note="pay-or-draw-note",
        shows="card",
        answers={
            moves.PAY: AnswerRow("pay-or-draw-pay", "p", "primary"),
            moves.DRAW: AnswerRow("pay-or-draw-draw", "n"),
        },
    ),
    "dollars": _dollars,
    "share": _share,
    "storm": _storm,
    "sell_house": PanelRow(
        title="ask-sell-house", note="sell-house-note", watched="watch-thinks", sign="house"
    ),
    "give_voucher": PanelRow(title="ask-give-voucher", watched="voucher-watch", sign="bus"),
    "take_voucher": PanelRow(title="ask-take-voucher", watched="voucher-watch", sign="bus"),
    "return_voucher": PanelRow(title="ask-return-voucher", watched="voucher-watch", sign="bus"),
    "last_call": PanelRow(
        title="ask-last-call",
        note="last-call-note",
        watched="last-call-watch",
        sign="bus",
        answers={moves.END_TURN: AnswerRow("last-call-done", "r", "primary")},
    ),
    "rents": PanelRow(title="watch-last-rent"),
    "auction": _auction,
    "shortage": _shortage,
    "place": _place,
    "offer": PanelRow(title="watch-thinks"),
    "transfer": PanelRow(
        title="transfer-title",
        note="transfer-note",
        sign="mortgaged",
        answers={
            moves.KEEP: AnswerRow("transfer-keep", "k", "primary"),
            moves.LIFT: AnswerRow("transfer-lift", "l"),
        },
    ),
    "debt": _debt,
}
"""How each question is put; a Banker who opens an auction and a game that is over have pages of their own."""
