"""Showing a recorded game: `passgo replay FILE`, and its exact fields: `passgo dump FILE`."""

from __future__ import annotations

from pathlib import Path

from passgo import locale
from passgo.game import Game, IllegalMove
from passgo.game.between_turns import is_between_turns
from passgo.game.text.moves import print_move

from .records import Record
from .sentences import sentence, why
from .writing import write_dump, write_position


def main(path: Path, at: int | None = None, language: str = "en", *, own_files: bool = False) -> int:
    """Print a game move by move with what happened, or its position after `at` moves; gives the exit status.

    1 when a move is refused. With `own_files`, edition files that the record names are opened. Raises OSError,
    NotationError, IllegalSetup.
    """
    record = Record.read(path, own_files=own_files)
    if at is None:
        return _print(record, language)
    print(_position(record, record.replay(at)))
    return 0


def dump(path: Path, at: int | None = None, *, own_files: bool = False) -> int:
    """Print the exact fields of the state at the end of a record, or after `at` moves; gives the exit status.

    Raises OSError, NotationError, IllegalSetup.
    """
    record = Record.read(path, own_files=own_files)
    print(write_dump(record.replay(at), edition=record.editions[0], overlay=record.overlay), end="")
    return 0


def _print(record: Record, language: str) -> int:
    name = record.editions[0]
    edition = record.edition(name)
    game = record.start(edition)
    for line in record.lines(edition, name):
        for move in line.moves:
            print(f"{len(game.moves) + 1:>4}  {print_move(move, edition)}")
            try:
                events = game.push(move)
            except IllegalMove as error:
                refused = locale.say(language, "refused", {"why": why(error.refusal, edition, language)})
                print(f"{line.place}: {refused} [{error.refusal.rule}]".removesuffix(" []"))
                return 1
            for event in events:
                print(f"        {sentence(game, event, language)} [{event.rule}]")
    print(game)
    return 0


def _position(record: Record, game: Game) -> str:
    """The board, and the position as text between turns."""
    if not is_between_turns(game.state):
        return f"{game!r}\n\n# In the middle of things: `passgo dump` writes the exact state."
    return f"{game!r}\n\n{write_position(game, edition=record.editions[0], overlay=record.overlay)}".rstrip()
