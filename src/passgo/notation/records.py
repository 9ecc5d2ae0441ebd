"""Records and scenarios: a position, and lines of moves and expectations that follow from it.

One file form serves both. A record holds moves; a scenario holds moves and expectations:
`! MOVE : rule-id` says that a move is refused, `= SUBJECT VALUE…` what is so at this point.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from passgo.editions import Edition, EditionError, EditionFault, compose, find_edition, find_shipped
from passgo.editions.faults import Key
from passgo.editions.source import Source
from passgo.fairness.proof import Proof
from passgo.game import Game, IllegalMove, Move
from passgo.game.ids import SEAT_IDS
from passgo.game.text.moves import parse_line
from passgo.game.text.words import NotationError, Place, Words, expect, near
from passgo.rules.base.cite import RULE_IDS

from .expectations import Expectation, read_expectation
from .positions import read_players, read_position
from .proofs import read_proof
from .section import Section, whole

TEXT_KEYS: Final = ("title", "rule", "note", "date")
"""Keys that say something to people and nothing to the program."""

BELOW: Final = "\n  "
"""Between faults of which each has a line."""
OVERLAY: Final = "overlay"
"""The table of what a record's own edition adds to the one it names."""

ONLY: Final = re.compile(r"\s*\[([^\]]*)\]")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record that is not empty."""

    place: Place
    text: str
    moves: tuple[Move, ...] = ()
    """The moves to play: one move, or a roll and its dice."""
    refused: tuple[Move, ...] = ()
    """The moves that must be refused: one move, or a roll or its dice."""
    rule: str = ""
    """The rule it must be refused for; empty: any."""
    expectation: Expectation | None = None


class Record:
    """A record or scenario: the editions it is for, where it begins, and its lines."""

    def __init__(self, source: Source, *, own_files: bool = False) -> None:
        """Read everything that does not depend on the edition. Raises NotationError.

        A record may come from anybody, so it may name only shipped editions; its `[overlay]` holds what a custom
        edition adds. With `own_files` it may also name edition files next to it.
        """
        self.source = source
        self._own_files = own_files
        top = whole(source)
        self.title = top.text("title")
        self.editions = self._editions(top)
        self.overlay: dict[str, Any] = self._overlay(top)
        self.refused = top.text("refused")
        self.outcome = self._outcome(top)
        self.players = read_players(top) if top.has("players") else []
        self.bots = self._bots(top)
        self.proof = self._proof(top)
        self.raw = self._raw_lines(top)

    @classmethod
    def read(cls, path: str | os.PathLike[str], *, own_files: bool = False) -> Record:
        """Read the record in a file. Raises OSError, NotationError."""
        return cls(Source.read(Path(path)), own_files=own_files)

    @classmethod
    def parse(cls, text: str, file: str = "") -> Record:
        """Read the record in a text. Raises NotationError."""
        return cls(Source(text, file))

    def edition(self, name: str = "") -> Edition:
        """Return the edition of a name (default: the first one named), with the overlay. Raises NotationError."""
        name = name or self.editions[0]
        key = "editions" if "editions" in self.source.table else "edition"
        if any(map(_is_file, name.split("+"))) and not self._own_files:
            raise NotationError(expect("name-of-book"), name, self.place(key))
        folder = Path(self.source.file).parent
        path = "+".join(str(folder / part) if _is_file(part) else part for part in name.split("+"))
        try:
            if self.overlay:
                return compose(path, self.overlay, OVERLAY, line=self._line_in_overlay, files=self._own_files)
            return find_edition(path) if self._own_files else find_shipped(path)
        except EditionError as error:
            if all(fault.file == OVERLAY for fault in error.faults):
                raise self._wrong_overlay(error.faults) from error
            faults: list[str] = [fault.text for fault in error.faults]
        except OSError as error:
            faults = [f"{error.filename}: {error.strerror}"]
        expected = expect("edition")
        for fault in faults:
            between = " " if len(faults) == 1 else BELOW
            expected = expect("then", before=expected, between=between, then=fault)
        raise NotationError(expected, name, self.place(key))

    def _line_in_overlay(self, key: Key) -> int:
        return self.source.line((OVERLAY, *key))

    def _wrong_overlay(self, faults: Sequence[EditionFault]) -> NotationError:
        """Return the errors in `[overlay]`: the first at its place, the others below."""
        first, *others = faults
        file = self.source.file
        expected = expect("instead", allowed=first.allowed, found=first.found)
        for fault in others:
            place, key = Place(file, fault.line), f"{OVERLAY}.{fault.key}"
            also = {"place": place, "key": key, "found": fault.found, "allowed": fault.allowed}
            expected = expect("also", before=expected, between=BELOW, **also)
        return NotationError(expected, f"{OVERLAY}.{first.key}", Place(file, first.line))

    def place(self, key: str) -> Place:
        """Return the place of a key above the tables."""
        return Place(self.source.file, self.source.line((key,)))

    def start(self, edition: Edition) -> Game:
        """Return the game at its start. Raises NotationError, IllegalSetup."""
        top = whole(self.source)
        for key in (
            *TEXT_KEYS,
            "edition",
            "editions",
            "overlay",
            "refused",
            "outcome",
            "bots",
            "moves",
            "fair",
        ):
            top.take(key)
        game = read_position(top, edition)
        top.end()
        return game

    def lines(self, edition: Edition, name: str) -> Iterator[Line]:
        """Iterate over the lines for an edition, reading one at a time. Raises NotationError at a bad line."""
        for place, text in self.raw:
            words = text
            found = ONLY.match(text)
            if found:
                only = found[1].replace(",", " ").split()
                for word in only or [""]:
                    if word not in self.editions:
                        expected = expect("edition-of-file", hint=near(word, self.editions))
                        raise NotationError(expected, word, place)
                if name not in only:
                    continue
                words = text[found.end() :]
            yield read_line(words, edition, place, text)

    def replay(self, at: int | None = None, name: str = "") -> Game:
        """Return the game after `at` of its moves (default: all), in the named edition (default: the first).

        Raises NotationError, also at a refused move, and IllegalSetup.
        """
        name = name or self.editions[0]
        edition = self.edition(name)
        game = self.start(edition)
        for line in self.lines(edition, name):
            for move in line.moves:
                if at is not None and len(game.moves) >= at:
                    return game
                try:
                    game.push(move)
                except IllegalMove as error:
                    raise NotationError(f"a legal move: {error.refusal}", line.text, line.place) from error
        return game

    def _editions(self, top: Section) -> list[str]:
        if isinstance(self.source.table.get("edition"), dict):
            raise NotationError(expect("record"), "[edition]", self.place("edition"))
        if top.has("edition") == top.has("editions"):
            top.fail(
                "edition", expect("one-or-several", one='edition = "…"', several='editions = ["…", "…"]')
            )
        names = [top.text("edition")] if top.has("edition") else top.texts("editions")
        if not names or not all(names):
            top.fail("editions", expect("name-of-edition"))
        return names

    def _overlay(self, top: Section) -> dict[str, Any]:
        section = top.section("overlay")
        if section is None:
            return {}
        if section.has("extends"):
            section.fail("extends", expect("no-extends"))
        for key, value in section.values.items():
            if isinstance(value, list):
                section.fail(
                    key, expect("tables-by-name", example=f"[overlay.{key}.NAME]"), f"[[overlay.{key}]]"
                )
        return section.values

    def _outcome(self, top: Section) -> list[int]:
        """The seats that won; empty when the record does not say."""
        value = top.take("outcome")
        seats = [value] if isinstance(value, str) else top.texts("outcome")
        return [top.words("outcome", seat).seat() for seat in seats]

    def _bots(self, top: Section) -> list[str]:
        """Return the bots by seat, with empty names for persons; nothing when the record does not say."""
        bots = top.texts("bots")
        if bots and len(bots) != len(self.players):
            top.fail("bots", expect("bots", example='bots = ["", "strong"]', players=len(self.players)))
        return bots

    def _proof(self, top: Section) -> Proof | None:
        """Return the proof of the record's dice, if it has one."""
        proof = read_proof(top)
        players = SEAT_IDS[: len(self.players)]
        for attempt in proof.attempts if proof else ():
            for seat in sorted(attempt.seats.union(attempt.bots).difference(players)):
                top.fail("fair", expect("seats-up-to", players=len(players)), seat)
        return proof

    def _raw_lines(self, top: Section) -> list[tuple[Place, str]]:
        text = top.text("moves")
        if not text:
            return []
        first = self.source.first_line_of_text(("moves",))
        lines = [
            (Place(self.source.file, first + n), line.split("#", 1)[0].strip())
            for n, line in enumerate(text.splitlines())
        ]
        return [(place, line) for place, line in lines if line]


def read_line(text: str, edition: Edition, place: Place, shown: str = "") -> Line:
    """Read one line: moves, `! MOVE : rule-id` or `= SUBJECT VALUE…`. Raises NotationError."""
    words = Words(text, place)
    shown = shown or text
    if words.skip("="):
        expectation = read_expectation(words, edition)
        words.end()
        return Line(place, shown, expectation=expectation)
    if words.skip("!"):
        before, colon, after = text.partition(" :")
        moves = parse_line(before.replace("!", "", 1), edition, place)
        if not moves:
            words.fail(expect("refused-move"))
        return Line(place, shown, refused=tuple(moves), rule=_rule(Words(after, place)) if colon else "")
    return Line(place, shown, moves=tuple(parse_line(text, edition, place)))


def _is_file(part: str) -> bool:
    """Whether a part of the name of an edition is the path of a file."""
    return part.endswith(".toml") or "/" in part or os.sep in part


def _rule(words: Words) -> str:
    rule = words.take(expect("rule"))
    if rule not in RULE_IDS:
        words.fail(expect("hinted", what=expect("rule"), hint=near(rule, RULE_IDS)), rule)
    words.end()
    return rule
