"""What a browser is told of a game that it looks at from its beginning to its end, whether stored here or brought as a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, get_args

import msgspec

from passgo.game import Game, IllegalMove, IllegalSetup, seat_id
from passgo.locale import LANGUAGES, Text
from passgo.notation import NotationError
from passgo.rules.base import frames
from passgo.rules.base.state import TABLE

from .messages import Entry, ReasonView, StateChanges
from .plain import legal_texts
from .printed import HouseRule, Names, OwnEdition
from .state import StateView
from .view import reason_view

PART: Final = 200
"""So many moves lie between two states that are told whole."""

LONGEST_WORD: Final = 60
LONGEST_EXPECTED: Final = 400
"""Letters that are told of what is wrong."""


class TurnStart(msgspec.Struct, kw_only=True):
    """Where in the record a turn began."""

    n: int
    """Behind this move; 0 where the record begins with it."""
    seat: str
    round: int
    """Counted from 1: a new one begins when the turn has gone round to the first player, or past him."""


class ReplayView(msgspec.Struct, kw_only=True):
    """A game from its beginning to where its record ends."""

    game: str
    """Its id; empty for a record that was brought."""
    title: str
    """What its record calls itself, if anything."""
    date: str
    """The day on which it began, as `2026-11-22`; empty where the record does not say."""
    edition: str
    n: int
    """How many moves its record has; 0 for a position."""
    part: int
    """States are asked for behind each so many-th move: that one is told whole, the others by what changed."""
    over: bool
    """It was played to its end."""
    winners: list[str]
    turns: list[TurnStart]
    proven: bool
    """Its record has a proof of the dice."""
    house: list[HouseRule]
    own: OwnEdition | None
    banker: str


class ReplayPart(msgspec.Struct, kw_only=True):
    """The game after a move, and how each of the moves behind it changed that; `PART` moves at most."""

    after: int
    state: StateView
    changes: list[StateChanges]


class SeatMoves(msgspec.Struct, kw_only=True):
    """What a seat may do, in the notation; `p1 bid 10..500` stands for any amount between."""

    seat: str
    """A seat; `bank` for a Banker who has none."""
    moves: list[str]


class PositionView(msgspec.Struct, kw_only=True):
    """A moment of a game as text, from which it can be played on, and what is legal there."""

    text: str
    """A file by itself: a position, or the exact fields where a turn is in progress."""
    over: bool
    legal: list[SeatMoves]


RecordPart = Literal["file", "edition", "start", "moves"]
"""What of a record is not in order: its form, its book, the position it begins with, a move."""


class RecordFault(msgspec.Struct, kw_only=True):
    """Why a record that was brought is not taken: what stands where, and what was expected."""

    line: int
    """Of the file; 0 where it is about the whole of it."""
    word: str
    part: RecordPart
    expected: Names
    """By language; in English alone what is said in no other."""
    reason: ReasonView | None
    """Where a rule refuses it."""


def record_fault(error: NotationError | IllegalSetup) -> RecordFault:
    """What is told of a record that cannot be taken."""
    if isinstance(error, IllegalSetup):
        return RecordFault(line=0, word="", part="start", expected={}, reason=reason_view(error.refusal))
    refusal = error.__cause__.refusal if isinstance(error.__cause__, IllegalMove) else None
    return RecordFault(
        line=error.place.line,
        word=error.word[:LONGEST_WORD],
        part=next((part for part in get_args(RecordPart) if part == error.part), "file"),
        expected={language: text[:LONGEST_EXPECTED] for language, text in _said(error.expected).items()},
        reason=reason_view(refusal),
    )


def _said(expected: str) -> Names:
    """What is expected, in all languages it can be said in."""
    if isinstance(expected, Text):
        return {language: expected.text(language) for language in LANGUAGES}
    return {"en": expected}


def turn_starts(game: Game, entries: Sequence[Entry]) -> list[TurnStart]:
    """Where the turns began that are in effect: one that was taken back did not."""
    began = list(_began(game, entries))
    starts: list[TurnStart] = []
    places = game.state.players
    first, last, rounds = None, places, 0
    for n, seat in began:
        first = seat if first is None else first
        place = (seat - first) % places
        rounds += place <= last
        last = place
        starts.append(TurnStart(n=n, seat=seat_id(seat), round=rounds))
    return starts


def _began(game: Game, entries: Sequence[Entry]) -> Iterator[tuple[int, int]]:
    """The moves behind which a turn began, with whose it was."""
    in_effect, start = set(game.in_effect), game.start
    if start.f_kind[0] == frames.TURN:
        yield 0, start.turn
    for entry in entries:
        for event in entry.events if entry.n - 1 in in_effect else ():
            if event.kind == "turn-began":
                yield entry.n, int(event.seat[1:]) - 1


def legal_moves(game: Game) -> list[SeatMoves]:
    """What each of those may do who can do anything; those who are asked first."""
    asked = [seat for seat in game.to_act if seat != TABLE]
    seats = [*asked, *(seat for seat in range(game.state.players) if seat not in asked)]
    named = [(seat_id(seat), legal_texts(game, seat)) for seat in seats]
    return [SeatMoves(seat=seat, moves=moves) for seat, moves in named if moves]
