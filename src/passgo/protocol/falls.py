"""The outcomes that people at a real board are asked for: a roll, or a draw. The rules say what there can be.

People at a table say "I'll buy it" and pass the dice on. So a roll may be entered where a question is still open that it
answers: the player before bought what they could pay, and played no travel voucher.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from passgo.game import Game, Move, seat_id
from passgo.game.names import named
from passgo.game.questions import BuyQuestion
from passgo.notation import print_move
from passgo.rules.base import frames, moves
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.state import NONE

from .card_words import card_words

DieSort = Literal["white", "red", "eight"]

SORTS: Final[dict[str, DieSort]] = {"die": "white", "white": "white", "face": "red", "die8": "eight"}
"""The die that shows each outcome: the types of the arguments of a roll."""


SETTLED: Final[dict[QuestionKind, int]] = {"buy": moves.BUY, "last_call": moves.END_TURN}
"""The questions that are settled by the next roll, and the answer that it implies."""


class DieView(msgspec.Struct, kw_only=True):
    """A die that is rolled, and the faces it may show, as the notation writes them."""

    sort: DieSort
    faces: list[str]


class FallView(msgspec.Struct, kw_only=True):
    """One thing that may be drawn: the move that says so, and what it is."""

    text: str
    card: str = ""
    card_words: str = ""
    """All words by which the card is found, in every language: what is printed on a box is worded otherwise."""
    roll: str = ""
    """A Roll Three card."""
    voucher: str = ""
    ticket: int = 0
    """The sum on a lottery ticket."""
    deed: str = ""
    seat: str = ""
    """The seat that is dealt it."""


class SettledView(msgspec.Struct, kw_only=True):
    """A question that the next roll answers, and how."""

    kind: QuestionKind
    seat: str
    deed: str = ""
    price: int = 0
    """The sum for the deed that is bought."""


class FallsView(msgspec.Struct, kw_only=True):
    """The next roll or draw, its player, and all that it can be."""

    seat: str
    text: str
    """The move of a roll, after which the faces of the dice follow in order; empty if things are drawn. Moves that it
    settles are on lines before it."""
    settles: list[SettledView] = []
    """The questions that are open until the roll is entered, in their order."""
    dice: list[DieView]
    things: list[FallView]
    deck: str = ""
    """The pile of cards that is drawn from."""
    seen: list[str] = []
    """Cards of that pile which cannot come now."""


def falls_view(game: Game) -> FallsView | None:
    """Return the next outcome: now, or with the roll that is asked for; None if neither is."""
    if game.chance_ways:
        return _falls(game)
    thrown, made = game.copy(), list[Move]()
    settles: list[SettledView] = []
    while (move := _settled(thrown)) is not None:
        settles.append(_settled_view(thrown))
        made.append(move)
        thrown.push(move)
    asked = thrown.awaits
    if moves.ROLL not in asked.answers or (made and asked.kind != "throw"):
        return None
    throws = Move.of(moves.ROLL, asked.seats[0])
    if thrown.why_not(throws):
        return None
    thrown.push(throws)
    falls = _falls(thrown)
    falls.text = "\n".join(print_move(move, game.edition) for move in (*made, throws))
    falls.settles = settles
    return falls


def _settled(game: Game) -> Move | None:
    """Return the answer that a roll gives to the question in hand; None if it gives none."""
    kind = SETTLED.get(game.awaits.kind)
    if kind is None:
        return None
    move = Move.of(kind, game.awaits.seats[0])
    return None if game.why_not(move) else move


def _settled_view(game: Game) -> SettledView:
    asked = game.awaits
    view = SettledView(kind=asked.kind, seat=seat_id(asked.seats[0]))
    if isinstance(asked, BuyQuestion):
        view.deed, view.price = game.edition.deeds[asked.deed], asked.amount
    return view


def _falls(game: Game) -> FallsView:
    s, edition = game.state, game.edition
    top = frames.top(s)
    outcomes = list(game.chance_outcomes())
    falls = FallsView(seat=seat_id(s.f_seat[top]), text="", dice=[], things=[])
    if outcomes[0].kind in (moves.DICE, moves.DIE8):
        falls.text = f"* {outcomes[0].verb}"
        falls.dice = _dice(game, outcomes)
        return falls
    falls.things = [_thing(game, outcome) for outcome in outcomes]
    if s.f_kind[top] == frames.CARD:
        falls.deck = edition.decks[s.card_deck[top]]
        first = edition.tables.deck_first[s.card_deck[top]]
        of_pile = edition.cards[first : first + edition.tables.deck_size[s.card_deck[top]]]
        may_come = {thing.card for thing in falls.things}
        falls.seen = [card for card in of_pile if card not in may_come]
    return falls


def _dice(game: Game, outcomes: list[Move]) -> list[DieView]:
    """Return the dice of these rolls, each with the faces it may show."""
    sorts: list[DieSort] = [SORTS[part.type] for part in outcomes[0].parts]
    faces: list[dict[str, None]] = [{} for _ in sorts]
    for outcome in outcomes:
        for shown, part in zip(faces, outcome.parts, strict=True):
            shown[str(named(game.edition, part.type, part.value))] = None
    return [DieView(sort=sort, faces=list(shown)) for sort, shown in zip(sorts, faces, strict=True)]


def _thing(game: Game, outcome: Move) -> FallView:
    things: dict[str, Any] = {
        part.type: named(game.edition, part.type, part.value) for part in outcome.parts if part.value != NONE
    }
    if "ticket" in things:
        things["ticket"] = int(things["ticket"])
    words = [card_words(game.edition, part.value) for part in outcome.parts if part.type == "card"]
    return FallView(text=print_move(outcome, game.edition), card_words="".join(words), **things)
