"""Checking the dice of a recorded game: `passgo verify RECORD`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, Literal

from passgo import locale
from passgo.fairness.proof import SERVER, Flaw
from passgo.fairness.receipts import ACCUSES, Finding, Receipt
from passgo.game import Game, IllegalMove
from passgo.game.ids import SEAT_IDS
from passgo.game.text.moves import print_move
from passgo.game.text.words import NotationError

from .receipts import read_receipts
from .records import Record

Answer = Literal["fair", "unfair", "doubtful", "sealed", "no-proof"]
"""Every die fell as the proof says; something is wrong; a receipt raises a doubt that nobody can settle from outside;
the server has not shown its seed yet; there is no proof."""

STATUS: Final[Mapping[Answer, int]] = {"fair": 0, "unfair": 1, "doubtful": 3, "sealed": 3, "no-proof": 3}
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
    """The result of each of the equally likely ways."""


@dataclass(frozen=True, slots=True)
class DiceVerdict:
    """The result of checking a record."""

    answer: Answer
    game: str = ""
    attempts: int = 0
    seats: tuple[str, ...] = ()
    """The seats whose seeds decide the dice, with the server's."""
    bots: tuple[str, ...] = ()
    """The seats that bots played when the game began, as far as the record says."""
    withheld: tuple[tuple[str, int], ...] = ()
    """The seats that did not show the seed, by the record, and in which attempt."""
    chances: int = 0
    """How many chance moves were found to be right."""
    moves: int = 0
    """How many moves the record holds, once they were played through."""
    is_over: bool = False
    """Whether the game is over with the last of them."""
    receipts: tuple[tuple[str, int, Finding], ...] = ()
    """The meaning of each receipt: for which seat and attempt."""
    flaw: Flaw | None = None
    line: int = 0
    """The line of the first roll or card that differs."""

    def said(self, players: Mapping[str, str], language: str) -> list[str]:
        """The verdict in words, a line each; `players`: the names of the seats."""
        lines = [_say(language, self.answer, count=self.chances)]
        if self.flaw:
            hands = {**players, SERVER: _say(language, SERVER)}
            args = {key: hands.get(str(value), value) for key, value in self.flaw.args.items()}
            lines.append(_say(language, f"flaw-{self.flaw.key}", **args))
        for seat, attempt, finding in self.receipts:
            if finding != ACCUSES:
                lines.append(
                    _say(language, f"receipt-{finding}", who=players.get(seat, seat), attempt=attempt)
                )
        if self.answer in ("fair", "doubtful"):
            names = ", ".join(players[seat] for seat in self.seats)
            lines.append(_say(language, "seeds", names=names, count=len(self.seats)))
            if self.bots:
                names = ", ".join(players[seat] for seat in self.bots)
                lines.append(_say(language, "bots", names=names, count=len(self.bots)))
            if self.attempts > 1:
                lines.append(_say(language, "attempts", count=self.attempts))
            held = [
                (seat, attempt) for seat, attempt in self.withheld if not self._is_explained(seat, attempt)
            ]
            lines += [_say(language, "held", who=players[seat], attempt=attempt) for seat, attempt in held]
            lines.append(_say(language, "end", moves=self.moves, over="yes" if self.is_over else "no"))
            lines += [_say(language, "beyond"), _say(language, "trust")]
        return lines

    def _is_explained(self, seat: str, attempt: int) -> bool:
        """Whether a receipt says more of a seed that is not there."""
        return any((seat, attempt) == (of, number) for of, number, _ in self.receipts)

    def as_json(self) -> str:
        """The verdict as one JSON object."""
        flaw = {"key": self.flaw.key, **self.flaw.args} if self.flaw else None
        return json.dumps({**asdict(self), "flaw": flaw}, ensure_ascii=False)


def _say(language: str, key: str, **args: str | int) -> str:
    return locale.say(language, f"dice-{key}", args)


def chances(record: Record, game: Game | None = None) -> Iterator[Chance]:
    """Every chance move of a record that could have fallen otherwise; `game`: what the record is played on.

    Raises NotationError, IllegalSetup.
    """
    name = record.editions[0]
    game = game or started(record)
    edition, number = game.edition, 0
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


def started(record: Record) -> Game:
    """The game of a record at its beginning. Raises NotationError, IllegalSetup."""
    return record.start(record.edition(record.editions[0]))


def _ways(game: Game) -> tuple[str, ...]:
    return tuple(game.text(game.chance_outcome(way)) for way in range(game.chance_ways))


def verify(record: Record, receipts: Sequence[Receipt] = ()) -> DiceVerdict:
    """Work out every chance move of a record again from its proof, and judge receipts for seeds by it.

    Raises NotationError, IllegalSetup.
    """
    proof = record.proof
    if proof is None:
        return DiceVerdict("no-proof")
    flaw = proof.flaw()
    answer: Answer = "unfair" if flaw else "fair" if proof.is_open else "sealed"
    last = proof.attempts[-1]
    seats, bots = tuple(sorted(last.of_players)), tuple(sorted(last.bots))
    withheld = tuple(
        (seat, number)
        for number, attempt in enumerate(proof.attempts, 1)
        for seat in sorted(attempt.withheld)
    )
    verdict = DiceVerdict(
        answer, proof.game, len(proof.attempts), seats, flaw=flaw, bots=bots, withheld=withheld
    )
    if answer != "fair":
        return verdict
    game, right = started(record), 0
    for chance in chances(record, game):
        expected = chance.ways[proof.way(chance.number, len(chance.ways))]
        if chance.fell != expected:
            flaw = Flaw("fell", {"n": chance.n, "fell": chance.fell, "expected": expected})
            return replace(verdict, answer="unfair", chances=right, flaw=flaw, line=chance.line)
        right += 1
    verdict = replace(verdict, chances=right, moves=len(game.moves), is_over=game.is_over)
    return _with_receipts(verdict, [(receipt, receipt.against(proof)) for receipt in receipts])


def _with_receipts(verdict: DiceVerdict, found: Sequence[tuple[Receipt, Finding]]) -> DiceVerdict:
    """The verdict on dice that are right, once receipts for seeds were judged too."""
    verdict = replace(verdict, receipts=tuple((one.seat, one.attempt, finding) for one, finding in found))
    for receipt, finding in found:
        if finding == ACCUSES:
            return replace(verdict, answer="unfair", flaw=Flaw(ACCUSES, receipt.args))
    doubtful = any(finding != "in-record" for _, finding in found)
    return replace(verdict, answer="doubtful") if doubtful else verdict


def main(
    path: Path,
    language: str = "en",
    *,
    receipts: Path | None = None,
    as_json: bool = False,
    own_files: bool = False,
) -> int:
    """Check the dice of a record and say what was found; gives the exit status.

    0: every chance move fell as the proof says; 1: something is wrong; 3: nothing can be said for certain: there is
    no proof, the server has not shown its seed yet, or a receipt raises a doubt. Raises OSError, NotationError,
    IllegalSetup.
    """
    record = Record.read(path, own_files=own_files)
    kept = read_receipts(receipts, record.proof.game) if receipts and record.proof else ()
    verdict = verify(record, kept)
    players = dict(zip(SEAT_IDS, record.players, strict=False))
    print(verdict.as_json() if as_json else "\n".join(verdict.said(players, language)))
    return STATUS[verdict.answer]
