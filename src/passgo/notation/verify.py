"""Checking the dice of a recorded game: `passgo verify RECORD`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, Literal

from passgo import locale
from passgo.fairness.proof import SERVER, Flaw
from passgo.game import Game, IllegalMove
from passgo.game.ids import SEAT_IDS
from passgo.game.text.moves import print_move
from passgo.game.text.words import NotationError

from .records import Record

Answer = Literal["fair", "unfair", "sealed", "no-proof"]
"""Every die fell as the proof says; something did not; the server has not shown its seed yet; there is no proof."""

STATUS: Final[Mapping[Answer, int]] = {"fair": 0, "unfair": 1, "sealed": 3, "no-proof": 3}
"""Exit statuses; 2 is a file that cannot be read."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A place where chance fell, with more ways than one."""

    number: int
    """Counted from 1, as the published rule counts."""
    n: int
    """Its place among the moves of the record, from 1."""
    line: int
    """Its line in the file."""
    fell: str
    """The move that stands in the record."""
    ways: tuple[str, ...]
    """What each of the equally likely ways would have brought."""


@dataclass(frozen=True, slots=True)
class DiceVerdict:
    """What came of checking a record."""

    answer: Answer
    game: str = ""
    attempts: int = 0
    seats: tuple[str, ...] = ()
    """Whose seeds the dice come from, beside the server's."""
    chances: int = 0
    """How many chance moves were found to be right."""
    flaw: Flaw | None = None
    line: int = 0
    """Where in the file a chance move stands that fell otherwise."""

    def said(self, players: Mapping[str, str], language: str) -> list[str]:
        """The verdict in words, a line each; `players`: the names of the seats."""
        lines = [_say(language, self.answer, count=self.chances)]
        if self.flaw:
            hands = {**players, SERVER: _say(language, SERVER)}
            args = {key: hands.get(str(value), value) for key, value in self.flaw.args.items()}
            lines.append(_say(language, f"flaw-{self.flaw.key}", **args))
        if self.answer == "fair":
            names = ", ".join(players[seat] for seat in self.seats)
            lines.append(_say(language, "seeds", names=names, count=len(self.seats)))
            if self.attempts > 1:
                lines.append(_say(language, "attempts", count=self.attempts))
            lines.append(_say(language, "trust"))
        return lines

    def as_json(self) -> str:
        """The verdict as one JSON object."""
        flaw = {"key": self.flaw.key, **self.flaw.args} if self.flaw else None
        return json.dumps({**asdict(self), "flaw": flaw}, ensure_ascii=False)


def _say(language: str, key: str, **args: str | int) -> str:
    return locale.say(language, f"dice-{key}", args)


def chances(record: Record) -> Iterator[Chance]:
    """Every chance move of a record that could have fallen otherwise. Raises NotationError, IllegalSetup."""
    name = record.editions[0]
    edition = record.edition(name)
    game = record.start(edition)
    number = 0
    for line in record.lines(edition, name):
        for move in line.moves:
            if move.is_chance and game.chance_ways > 1:
                number += 1
                fell = print_move(move, edition)
                yield Chance(number, len(game.moves) + 1, line.place.line, fell, _ways(game))
            try:
                game.push(move)
            except IllegalMove as error:
                raise NotationError(f"a legal move: {error.refusal}", line.text, line.place) from error


def _ways(game: Game) -> tuple[str, ...]:
    return tuple(game.text(game.chance_outcome(way)) for way in range(game.chance_ways))


def verify(record: Record) -> DiceVerdict:
    """Work out every chance move of a record anew from its proof. Raises NotationError, IllegalSetup."""
    proof = record.proof
    if proof is None:
        return DiceVerdict("no-proof")
    flaw = proof.flaw()
    answer: Answer = "unfair" if flaw else "fair" if proof.is_open else "sealed"
    seats = tuple(sorted(proof.attempts[-1].of_players))
    verdict = DiceVerdict(answer, proof.game, len(proof.attempts), seats, flaw=flaw)
    if answer != "fair":
        return verdict
    right = 0
    for chance in chances(record):
        expected = chance.ways[proof.way(chance.number, len(chance.ways))]
        if chance.fell != expected:
            flaw = Flaw("fell", {"n": chance.n, "fell": chance.fell, "expected": expected})
            return replace(verdict, answer="unfair", chances=right, flaw=flaw, line=chance.line)
        right += 1
    return replace(verdict, chances=right)


def main(path: Path, language: str = "en", *, as_json: bool = False, own_files: bool = False) -> int:
    """Check the dice of a record and say what was found; gives the exit status.

    0: every chance move fell as the proof says; 1: something did not; 3: nothing can be checked, for there is no
    proof or the server has not shown its seed yet. Raises OSError, NotationError, IllegalSetup.
    """
    record = Record.read(path, own_files=own_files)
    verdict = verify(record)
    players = dict(zip(SEAT_IDS, record.players, strict=False))
    print(verdict.as_json() if as_json else "\n".join(verdict.said(players, language)))
    return STATUS[verdict.answer]
