"""A table made again from what is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from passgo.bots.protocol import Bot
from passgo.editions import EditionError
from passgo.game import IllegalMove, IllegalSetup
from passgo.locale import TranslatedError
from passgo.notation import parse_move

from . import talk
from .ceremony import Ceremony
from .continuation import Continuation
from .seating import Seating
from .sitting import Sitting
from .store import GameRow, MoveRow, TalkRow


class CannotReplayError(TranslatedError):
    """A stored game cannot be made again."""

    def __init__(self, game: str, n: int, move: str, error: Exception) -> None:
        """`n` and `move`: the move of the record that is refused; 0 and empty where it is the set-up."""
        self.n = n
        self.move = move
        self.refusal = error.refusal if isinstance(error, IllegalMove | IllegalSetup) else None
        why = TranslatedError(f"refusal-{self.refusal.key}") if self.refusal else error
        key = "host-cannot-replay-move" if n else "host-cannot-replay"
        super().__init__(key, game=game, n=n, move=move, why=why)


class Past(NamedTuple):
    """A table as far as it was stored."""

    seating: Seating
    sitting: Sitting | None
    """Its game, once it has begun."""
    ceremony: Ceremony
    """How its dice came about, also where the rules refuse the game."""
    failure: CannotReplayError | None = None
    """Why the game cannot be made again, where it cannot."""


def replay(
    row: GameRow, record: Sequence[MoveRow], said: Sequence[TalkRow], find_bot: Callable[[str], Bot]
) -> Past:
    """A table from its rows. Every move is judged again: a record that the rules refuse is not theirs.

    Raises msgspec.DecodeError where the log itself cannot be read.
    """
    seating, ceremony = Seating(row), Ceremony(row.id)
    sitting = failure = None
    for spoken in said:
        each = talk.read_talk(spoken.body)
        seating.note(each)
        ceremony.note(each)
        try:
            if isinstance(each, talk.Begun):
                sitting = _play(seating, record, spoken.at, find_bot)
            elif sitting:
                sitting.seat(seating.plans)
                sitting.note(each, spoken.at, spoken.n)
        except CannotReplayError as error:
            failure = error
        except (ValueError, LookupError) as error:
            sitting, failure = None, CannotReplayError(row.id, 0, "", error)
    if sitting:
        sitting.offers.take_ended()
    return Past(seating, sitting, ceremony, failure)


def _play(
    seating: Seating, record: Sequence[MoveRow], begun: float, find_bot: Callable[[str], Bot]
) -> Sitting:
    """The game of a table up to its last move. Raises CannotReplayError."""
    n, move = 0, ""
    try:
        sitting = Sitting(seating, begun, find_bot)
        for stored in record:
            n, move = stored.n, stored.text
            continuation = Continuation(sitting.game)
            continuation.push(parse_move(stored.text, sitting.game.edition))
            sitting.extend([stored], continuation)
    except (ValueError, LookupError, EditionError) as error:
        raise CannotReplayError(seating.id, n, move, error) from error
    return sitting
