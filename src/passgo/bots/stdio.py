"""Bots in any language: a program that reads questions and writes answers, one JSON object a line.

A question is an `Ask`, an answer a `BotAnswer`. One process plays one seat of one game; it is started at
its first question, and ends when its input does.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import IO, Final

import msgspec

from passgo.game import Game, Move, seat_id
from passgo.notation import NotationError, parse_move, print_move
from passgo.protocol.plain import legal_texts, seat_text

from .protocol import OfferAnswer

PATIENCE: Final = 30.0
"""Seconds that a program may take over an answer."""
LONGEST: Final = 64 * 1024
"""Letters of an answer."""
SHOWN: Final = 60
"""The letters shown of an answer that cannot be read."""
ENDED: Final = "it has ended"


class Ask(msgspec.Struct, kw_only=True):
    """A question to the program."""

    id: int
    edition: str
    players: list[str]
    n: int
    """How many moves the record has."""
    seat: str
    """The seat that it plays, `p1`–`p8`."""
    must: bool
    """The game waits for this seat; else it may act or leave it, by an empty move."""
    offer: str = ""
    """An offer to this seat, to be accepted or not; then no move is asked for."""
    moves: list[str]
    """The legal moves, in the notation; `p1 bid 10..500` means any amount between. An offer may be made too."""
    text: str
    """All that the seat sees, as plain text."""


class BotAnswer(msgspec.Struct, kw_only=True):
    """The program's answer. Other fields in it are ignored."""

    id: int
    move: str = ""
    """In the notation; empty: nothing."""
    accept: bool = False
    """Whether it accepts the offer."""


class StdioError(Exception):
    """A program does not play. The message is one line for people."""


read_answer: Final = msgspec.json.Decoder(BotAnswer).decode
write_ask: Final = msgspec.json.Encoder().encode


class StdioBot:
    """A program as a player at a table. Whatever it does wrong raises StdioError; it is restarted at the next question."""

    def __init__(self, command: str | Sequence[str], patience: float = PATIENCE) -> None:
        """`command`: as typed, or as words; no shell sees it. `patience`: seconds that an answer may take."""
        self._command = shlex.split(command) if isinstance(command, str) else list(command)
        self._patience = patience
        self._program: _Program | None = None
        self._asked = 0

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        """Return what the seat wants to do: answer if it must decide, act freely, make an offer, or nothing."""
        answer = self._answer(game, seat)
        if not answer.move:
            return None
        try:
            return parse_move(answer.move, game.edition)
        except NotationError as error:
            raise StdioError(f"{self._name}: {error}") from None

    def hear(self, bit: int) -> None:
        """A program is shown the table each time; it hears nothing between."""

    def answer(self, game: Game, seat: int, offer: Move, rng: list[int]) -> OfferAnswer:
        """Return the seat's answer to an offer."""
        return OfferAnswer(self._answer(game, seat, print_move(offer, game.edition)).accept)

    @property
    def _name(self) -> str:
        return shlex.join(self._command) or "no program"

    def _answer(self, game: Game, seat: int, offer: str = "") -> BotAnswer:
        self._asked += 1
        ask = Ask(
            id=self._asked,
            edition=game.edition.id,
            players=list(game.players),
            n=len(game.moves),
            seat=seat_id(seat),
            must=seat in game.to_act,
            offer=offer,
            moves=legal_texts(game, seat),
            text=seat_text(game, seat),
        )
        try:
            if self._program is None:
                self._program = _Program(self._command)
            return self._program.answer(ask, self._patience)
        except (OSError, EOFError, ValueError, IndexError, queue.Empty) as error:
            self._program = None
            why = f"no answer in {self._patience:g} seconds" if isinstance(error, queue.Empty) else error
            raise StdioError(f"{self._name}: {why}") from None


class _Program:
    """A process, and what it says. It ends with the last who knows of it."""

    def __init__(self, command: Sequence[str]) -> None:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        assert process.stdin
        assert process.stdout
        self._input = process.stdin
        self._said: queue.Queue[str] = queue.Queue()
        threading.Thread(target=_listen, args=(process.stdout, self._said), daemon=True).start()
        weakref.finalize(self, _end, process)

    def answer(self, ask: Ask, patience: float) -> BotAnswer:
        """Return its answer. Raise OSError, EOFError, ValueError, queue.Empty."""
        try:
            self._input.write(write_ask(ask).decode() + "\n")
            self._input.flush()
        except BrokenPipeError:
            raise EOFError(ENDED) from None
        while True:
            line = self._said.get(timeout=patience)
            if not line:
                raise EOFError(ENDED)
            try:
                answer = read_answer(line)
            except (ValueError, RecursionError) as error:
                raise ValueError(f"it answered {line[:SHOWN].rstrip()!r}: {error}") from None
            if answer.id >= ask.id:
                return answer


def _listen(output: IO[str], said: queue.Queue[str]) -> None:
    """Pass on what is said, line by line; an empty one when it is over."""
    while line := output.readline(LONGEST):
        said.put(line)
    said.put("")


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
