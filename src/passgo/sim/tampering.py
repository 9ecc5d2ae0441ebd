"""A bot only looks, and answers: games with a user's own bots, interpreted, each call watched.

The state is compared before and after a call, and an endless call is aborted.

In machine code a bot holds the very state of the game, and nothing keeps it from writing there. Writing
for a moment and undoing it, such as entering an offer to have it judged, is no change.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any, Final

from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.bots.user_bots import BadBot, is_user_bot, relative_path
from passgo.game.ids import seat_id
from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .answer_limit import AnswerLimit, TookForEver
from .bot_errors import SeededGame, any_user_bot, error_line, folder_of_bot, replay

FIRST_GAMES: Final = 8
"""In this many games a user's bots are checked to only look, before a run begins …"""
FIRST_CALLS: Final = 10_000
"""… or in this many of their calls, which takes about a second, …"""
FIRST_SECONDS: Final = 10.0
"""… or for so long, if some bot at the table thinks long."""
LONGEST: Final = 20.0
"""Seconds that one answer may take, interpreted."""
EVERY: Final = sys.maxsize
"""All calls, where something did not add up."""


class TamperingBot(BadBot):
    """A bot that changes the game it is asked about; the message says which, where and what."""


class EndlessBot(BadBot):
    """A bot that does not come to an answer; the message says where it was when it was broken off."""


class EnoughCalls(Exception):
    """The limit of calls or of time was reached."""


def refuse_tampering(E: Tables, games: Iterable[tuple[str, SeededGame]], calls: int = FIRST_CALLS) -> None:
    """Play games, each with its number, and watch this many calls. Raise TamperingBot, EndlessBot.

    Unless every call is to be looked at, it takes FIRST_SECONDS at most. The run itself will find
    and report anything else that goes wrong in the games.
    """
    left = [calls]
    until = math.inf if calls == EVERY else monotonic() + FIRST_SECONDS
    for number, game in games:
        if any_user_bot(game.bots):
            tables = E.copy()
            try:
                with AnswerLimit(LONGEST) as limit:
                    replay(tables, game, [checked(bot, number, E, left, until, limit) for bot in game.bots])
            except (TamperingBot, EndlessBot):
                raise
            except Exception:
                return


def checked(
    name: str, number: str, tables: Tables, left: list[int], until: float, limit: AnswerLimit
) -> Policy:
    """Return a user's bot, watched for this many more calls and until that time; a built-in one as it is."""
    bot: Callable[..., int] = policy(name)
    if not is_user_bot(name):
        return bot

    def asked(
        s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
    ) -> int:
        if not left[0] or monotonic() > until:
            raise EnoughCalls
        left[0] -= 1
        state, papers = s.copy(), (room[:], deal.copy(), rng[:], memory.copy())
        try:
            given = limit.call(lambda: bot(s, E, seat, room, deal, rng, memory))
        except TookForEver as error:
            raise EndlessBot(endless_text(error, name)) from error
        if s == state and tables == E:
            return given
        of_state, of_tables = [*s.differences(state)], [*E.differences(tables)]
        again, book = state.copy(), tables.copy()
        trace = WriteTrace(
            folder_of_bot(name),
            [(again, field, getattr(state, field)) for field in of_state]
            + [(book, field, getattr(tables, field)) for field in of_tables],
        )
        trace.follow(lambda: bot(again, book, seat, *papers))
        what = " and ".join(
            f"the {kind} ({', '.join(fields)})"
            for kind, fields in (("state", of_state), ("tables", of_tables))
            if fields
        )
        raise TamperingBot(
            f"{trace.line()}{name} ({seat_id(seat)}) changed {what} in game {number}, turn {max(s.turn_no, 1)};"
            " bots may only read the state"
        )

    return asked


def endless_text(error: TookForEver, name: str) -> str:
    """Return where a bot was when it was aborted."""
    where = error_line(error, name).removesuffix(": TookForEver: ")
    return f"{where}: no answer after {LONGEST:g} seconds; does the loop come to an end?"


Place = tuple[str, int]
"""A file and a line of it."""


class WriteTrace:
    """The lines of a user's files that a call goes through, and which of them wrote what stays written."""

    def __init__(self, home: Path, fields: Sequence[tuple[FieldTable, str, object]]) -> None:
        """Which fields to watch, each in a table that the call is handed, with what is in it before."""
        self._home = str(home)
        self._fields = fields
        self._last: Place | None = None
        self._written: dict[str, Place] = {}

    def follow(self, call: Callable[[], object]) -> None:
        """Make the call, line by line; an error in it ends the trail."""
        usual = sys.gettrace()
        sys.settrace(self._step)
        try:
            call()
        except Exception:
            return
        finally:
            sys.settrace(usual)
        self._note_writes()

    def line(self) -> str:
        """`my_bot.py, line 9: `, the first line that wrote what stayed; nothing where none was found."""
        for file, line in self._written.values():
            return f"{relative_path(file)}, line {line}: "
        return ""

    def _step(self, frame: FrameType, event: str, _: object) -> Any:
        if not self._in_user_folder(frame):
            return None
        self._note_writes()
        at = frame.f_back if event == "return" else frame  # the rest of the line that called is still to come
        self._last = (at.f_code.co_filename, at.f_lineno) if at and self._in_user_folder(at) else None
        return self._step

    def _in_user_folder(self, frame: FrameType) -> bool:
        return str(Path(frame.f_code.co_filename).parent) == self._home

    def _note_writes(self) -> None:
        """Note what has been written by the line before this."""
        for table, field, before in self._fields:
            if getattr(table, field) == before:
                self._written.pop(field, None)
            elif self._last is not None:
                self._written.setdefault(field, self._last)
