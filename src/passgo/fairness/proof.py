"""The proof of a game's dice: every attempt at the ceremony, and what is wrong with them, if anything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from . import dice

SERVER: Final = "server"
"""Who is committed beside the seats."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at the ceremony: what each committed to, and the seeds that were shown.

    Both are written by seat, `p1` to `p8`, and by `SERVER`. The seed of the server is shown when the game is over.
    """

    commitments: Mapping[str, str]
    seeds: Mapping[str, str]

    @property
    def seats(self) -> set[str]:
        """Whose browsers had committed."""
        return self.commitments.keys() - {SERVER}

    @property
    def withheld(self) -> set[str]:
        """Who had committed, and never showed the seed."""
        return self.seats - self.seeds.keys()

    @property
    def of_players(self) -> dict[str, str]:
        """The seeds of the seats."""
        return {seat: seed for seat, seed in self.seeds.items() if seat != SERVER}

    @property
    def is_open(self) -> bool:
        """Whether the server has shown its seed."""
        return SERVER in self.seeds


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong with a proof: text `dice-flaw-KEY`, with its arguments."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])


@dataclass(frozen=True, slots=True)
class Proof:
    """Every attempt at the ceremony of a game; the dice come from the last."""

    game: str
    attempts: tuple[Attempt, ...]

    @property
    def is_open(self) -> bool:
        """Whether the server has shown its seeds, so that all can be checked."""
        return all(attempt.is_open for attempt in self.attempts)

    def way(self, number: int, ways: int) -> int:
        """Which way the chance move of this number falls, counted from 1. Only of an open proof."""
        last = self.attempts[-1]
        return dice.way(last.seeds[SERVER], self.game, number, last.of_players, ways)

    def flaw(self) -> Flaw | None:
        """The first thing that does not fit together, as far as seeds are shown; None where all does."""
        shown: dict[str, tuple[str, int]] = {}
        for number, attempt in enumerate(self.attempts, 1):
            flaw = self._wrong_seed(number, attempt) or self._wrong_course(number, attempt)
            if flaw:
                return flaw
            for who, seed in attempt.seeds.items():
                if seed in shown:
                    other, before = shown[seed]
                    return Flaw("repeated", {"attempt": number, "who": who, "other": other, "before": before})
                shown[seed] = who, number
        return None

    def _wrong_seed(self, number: int, attempt: Attempt) -> Flaw | None:
        """A seed that is not the one committed to."""
        for seat, seed in sorted(attempt.of_players.items()):
            if dice.player_commitment(seed) != attempt.commitments.get(seat):
                return Flaw("player", {"attempt": number, "who": seat})
        if attempt.is_open:
            of_players = {seat: attempt.commitments[seat] for seat in attempt.seats}
            commitment = dice.server_commitment(self.game, number, of_players, attempt.seeds[SERVER])
            if commitment != attempt.commitments[SERVER]:
                return Flaw("server", {"attempt": number})
        return None

    def _wrong_course(self, number: int, attempt: Attempt) -> Flaw | None:
        """An attempt that should not be there, or not with these seats."""
        last = number == len(self.attempts)
        if last and attempt.withheld:
            return Flaw("unfinished", {"attempt": number, "who": min(attempt.withheld)})
        if not last and not attempt.withheld:
            return Flaw("thrown-away", {"attempt": number})
        if number > 1:
            strangers = attempt.seats - self.attempts[number - 2].of_players.keys()
            if strangers:
                return Flaw("stranger", {"attempt": number, "who": min(strangers)})
        return None
