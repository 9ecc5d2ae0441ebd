"""The messages about a whole game, whether stored here or imported as a file."""

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
"""The number of moves between two states that are sent in full."""

LONGEST_WORD: Final = 60
LONGEST_EXPECTED: Final = 400
"""The most letters of an error."""


class TurnStart(msgspec.Struct, kw_only=True):
    """The start of a turn in the record."""

    n: int
    """Behind this move; 0 where the record begins with it."""
    seat: str
    round: int
    """Counted from 1: a new one begins when the turn has come back to the first player, or past them."""


class ReplayView(msgspec.Struct, kw_only=True):
    """A game from its beginning to where its record ends."""

    game: str
    """Its id; empty for a record that was brought."""
    title: str
    """The title in its record, if any."""
    date: str
    """The day on which it began, as `2026-11-22`; empty where the record does not say."""
    edition: str
    n: int
    """How many moves its record has; 0 for a position."""
    part: int
    """States are asked for after every this many moves: that one is sent in full, the others as changes."""
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
    """A seat's legal moves, in the notation; `p1 bid 10..500` means any amount between."""

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
"""The faulty part of a record: its form, its edition, the position it begins with, a move."""


class RecordFault(msgspec.Struct, kw_only=True):
    """Why a record that was brought is not taken: what stands where, and what was expected."""

    line: int
    """Of the file; 0 where it is about the whole of it."""
    word: str
    part: RecordPart
    expected: Names
    """By language; in English alone what is said in no other."""
    reason: ReasonView | None
    """The reason, if a rule refuses it."""


def record_fault(error: NotationError | IllegalSetup) -> RecordFault:
    """Return the error of a record that cannot be accepted."""
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
    """Return what is expected, in all languages it exists in."""
    if isinstance(expected, Text):
        return {language: expected.text(language) for language in LANGUAGES}
    return {"en": expected}


def turn_starts(game: Game, entries: Sequence[Entry]) -> list[TurnStart]:
    """Return the starts of the turns in effect: one that was undone has none."""
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


def round_at(starts: Sequence[TurnStart], n: int) -> int:
    """Return the round in which a move was made, by the starts of the turns."""
    return max((start.round for start in starts if start.n < n), default=1)


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
    """Return the moves of every seat that can act, the seats that are asked first."""
    asked = [seat for seat in game.to_act if seat != TABLE]
    seats = [*asked, *(seat for seat in range(game.state.players) if seat not in asked)]
    named = [(seat_id(seat), legal_texts(game, seat)) for seat in seats]
    return [SeatMoves(seat=seat, moves=moves) for seat, moves in named if moves]
