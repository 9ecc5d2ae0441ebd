"""Running scenarios: `passgo check FILE…`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from passgo.editions import Edition
from passgo.game import Game, IllegalMove, IllegalSetup, Move, Refusal, seat_id
from passgo.game.text.words import NotationError, Place

from .records import Line, Record
from .sentences import why


@dataclass(frozen=True, slots=True)
class Failure:
    """The first line of a scenario that is not as it says, and the game at that point."""

    place: Place
    text: str
    edition: str
    reason: str
    game: Game | None

    def __str__(self) -> str:
        """Place, line, what is wrong, and the board there."""
        board = "\n" + "\n".join("    " + line for line in repr(self.game).splitlines()) if self.game else ""
        return f"{self.place}: {self.text}\n    {self.edition}: {self.reason}{board}"


def run(record: Record, name: str) -> Failure | None:
    """Play a scenario or record in the edition `name`; gives the first failure, or None. Raises NotationError."""
    edition = record.edition(name)
    try:
        game = record.start(edition)
    except IllegalSetup as error:
        rule = error.refusal.rule
        if record.refused == rule:
            return None
        key = "refused" if record.refused else "players"
        reason = f"the set-up is refused: {_explained(error.refusal, edition)}"
        return Failure(record.place(key), key, name, reason, None)
    if record.refused:
        place = record.place("refused")
        return Failure(place, f"refused = {record.refused}", name, "the set-up is not refused", game)
    for line in record.lines(edition, name):
        reason = _play(game, line)
        if reason:
            return Failure(line.place, line.text, name, reason, game)
    if record.outcome:
        winners = list(game.outcome.winners) if game.outcome else []
        if winners != sorted(record.outcome):
            who = " ".join(seat_id(seat) for seat in winners) or "nobody yet"
            return Failure(record.place("outcome"), "outcome", name, f"the winner is {who}", game)
    return None


def _play(game: Game, line: Line) -> str:
    """Play a line, or look whether it is so; gives what is wrong with it, or nothing."""
    if line.expectation:
        actual = line.expectation.fault(game)
        return f"it is {actual}" if actual else ""
    if line.refused:
        refusal = _refusal(game.copy(), line.refused)
        if refusal is None:
            return "it is not refused"
        named = ("", refusal.rule, game.edition.replaced.get(refusal.rule))
        return f"it is refused, but: {_explained(refusal, game.edition)}" if line.rule not in named else ""
    for move in line.moves:
        try:
            game.push(move)
        except IllegalMove as error:
            return f"refused: {_explained(error.refusal, game.edition)}"
    return ""


def _explained(refusal: Refusal, edition: Edition) -> str:
    """Why it is refused, and behind that the key and the rule, which a line of a scenario may name."""
    return f"{why(refusal, edition)} [{refusal}]"


def _refusal(game: Game, moves: Iterable[Move]) -> Refusal | None:
    """Why the first move that is refused is so; None when all can be made. They are made on `game`."""
    for move in moves:
        try:
            game.push(move)
        except IllegalMove as error:
            return error.refusal
    return None


def find_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and every .toml file below the folders named, in order."""
    for path in paths:
        yield from sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def main(paths: Iterable[Path], *, own_files: bool = False) -> int:
    """Run scenarios and say which fail; gives the exit status: 1 after a failure, 2 after an unreadable file.

    A file that cannot be read counts as failed, and so does a call that finds no file at all. With `own_files`,
    edition files that a record names are opened.
    """
    passed = failed = 0
    unreadable = False
    for path in find_files(paths):
        try:
            record = Record.read(path, own_files=own_files)
            for name in record.editions:
                failure = run(record, name)
                if failure:
                    print(failure)
                    failed += 1
                else:
                    passed += 1
        except (NotationError, OSError) as error:
            print(f"{path}: {error.strerror}" if isinstance(error, OSError) else error)
            failed += 1
            unreadable = True
    print(f"{passed} passed, {failed} failed")
    return 2 if unreadable or not passed + failed else min(failed, 1)
