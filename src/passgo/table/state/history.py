"""A table made again from what is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from passgo.bots.protocol import Bot
from passgo.editions import EditionError
from passgo.game import IllegalMove, IllegalSetup
from passgo.locale import TranslatedError
from passgo.notation import parse_move
from passgo.table.store import GameRow, MoveRow, TalkRow

from . import table_log
from .dice_handshake import DiceHandshake
from .game_session import GameSession
from .roster import Roster
from .transaction import Transaction


class CannotReplayError(TranslatedError):
    """A stored game cannot be made again."""

    def __init__(self, game: str, n: int, move: str, error: Exception) -> None:
        """`n` and `move`: the move of the record that is refused; 0 and empty if it is the set-up."""
        self.n = n
        self.move = move
        self.refusal = error.refusal if isinstance(error, IllegalMove | IllegalSetup) else None
        why = TranslatedError(f"refusal-{self.refusal.key}") if self.refusal else error
        key = "host-cannot-replay-move" if n else "host-cannot-replay"
        super().__init__(key, game=game, n=n, move=move, why=why)


class Past(NamedTuple):
    """A table as far as it was stored."""

    roster: Roster
    session: GameSession | None
    """Its game, once it has begun."""
    handshake: DiceHandshake
    """How its dice came about, also where the rules refuse the game."""
    failure: CannotReplayError | None = None
    """The reason if the game cannot be replayed."""


def replay(
    row: GameRow, record: Sequence[MoveRow], logged: Sequence[TalkRow], find_bot: Callable[[str], Bot]
) -> Past:
    """Return a table from its rows. Every move is judged again: a record that the rules refuse is not theirs.

    Raises msgspec.DecodeError if the log itself cannot be read.
    """
    roster, handshake = Roster(row), DiceHandshake(row.id)
    session = failure = None
    for spoken in logged:
        each = table_log.read_entry(spoken.body)
        try:
            roster.note(each)
            handshake.note(each)
            if isinstance(each, table_log.Begun):
                session = _play(roster, record, spoken.at, find_bot)
            elif session:
                session.seat(roster.plans)
                session.note(each, spoken.at, spoken.n)
        except CannotReplayError as error:
            failure = error
        except (ValueError, LookupError) as error:
            session, failure = None, CannotReplayError(row.id, 0, "", error)
    if session:
        session.offers.take_ended()
    return Past(roster, session, handshake, failure)


def _play(
    roster: Roster, record: Sequence[MoveRow], begun: float, find_bot: Callable[[str], Bot]
) -> GameSession:
    """Return the game of a table up to its last move. Raises CannotReplayError."""
    n, move = 0, ""
    try:
        session = GameSession(roster, begun, find_bot)
        for stored in record:
            n, move = stored.n, stored.text
            transaction = Transaction(session.game)
            transaction.push(parse_move(stored.text, session.game.edition))
            session.extend([stored], transaction)
    except (ValueError, LookupError, EditionError) as error:
        raise CannotReplayError(roster.id, n, move, error) from error
    return session
