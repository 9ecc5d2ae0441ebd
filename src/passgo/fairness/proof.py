"""The proof of a game's dice: every attempt at the ceremony, and what is wrong with them, if anything."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from . import dice

SERVER: Final = "server"
"""The server's name among the seats that committed."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at the ceremony: what each committed to, and the seeds that were shown.

    Both are written by seat, `p1` to `p8`, and by `SERVER`. The seed of the server is shown when the game is over.
    """

    commitments: Mapping[str, str]
    seeds: Mapping[str, str]
    receipts: Mapping[str, str] | None = None
    """The digests of the receipts that the server gives for seeds, by seat; None where it promised none, as once."""
    bots: Collection[str] = ()
    """The seats that bots played when the game began: they put in nothing."""

    @property
    def seats(self) -> set[str]:
        """The seats whose browsers had committed."""
        return self.commitments.keys() - {SERVER}

    @property
    def withheld(self) -> set[str]:
        """The seats that committed and never showed the seed."""
        return self.seats - self.seeds.keys()

    @property
    def of_players(self) -> dict[str, str]:
        """The seeds of the seats."""
        return {seat: seed for seat, seed in self.seeds.items() if seat != SERVER}

    @property
    def of_commitments(self) -> dict[str, str]:
        """The commitments of the seats."""
        return {seat: commitment for seat, commitment in self.commitments.items() if seat != SERVER}

    @property
    def is_open(self) -> bool:
        """Whether the server has shown its seed."""
        return SERVER in self.seeds

    def opened(self, seed: str) -> Attempt:
        """The attempt with the server's seed shown."""
        return replace(self, seeds={**self.seeds, SERVER: seed})

    def promise_of_server(self, game: str, number: int) -> str:
        """Return the commitment that the server must have made, now that its seed is known."""
        seed = self.seeds[SERVER]
        if self.receipts is None:
            return dice.server_commitment_1(game, number, self.of_commitments, seed)
        return dice.server_commitment(
            game, number, self.of_commitments, self.receipts, self.bots, dice.seal(seed)
        )


@dataclass(frozen=True, slots=True)
class Flaw:
    """A fault of a proof: text `dice-flaw-KEY`, with its arguments."""

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
        promised, shown = _Once("copied"), _Once("repeated")
        for number, attempt in enumerate(self.attempts, 1):
            flaw = (
                self._wrong_seed(number, attempt)
                or _wrong_list(number, attempt, promised)
                or self._wrong_course(number, attempt)
                or shown.twice(number, attempt.seeds)
            )
            if flaw:
                return flaw
        return None

    def _wrong_seed(self, number: int, attempt: Attempt) -> Flaw | None:
        """A seed that is not the one committed to."""
        for seat, seed in sorted(attempt.of_players.items()):
            if dice.player_commitment(seed) != attempt.commitments.get(seat):
                return Flaw("player", {"attempt": number, "who": seat})
        if attempt.is_open and attempt.promise_of_server(self.game, number) != attempt.commitments[SERVER]:
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


def _wrong_list(number: int, attempt: Attempt, promised: _Once) -> Flaw | None:
    """A list that no honest server takes: a bot in it, or a commitment for the second time.

    Servers without receipts did not look for that yet, and so a player could spoil the game of honest people.
    """
    bots = attempt.seats.intersection(attempt.bots)
    if bots:
        return Flaw("bot", {"attempt": number, "who": min(bots)})
    flaw = promised.twice(number, attempt.of_commitments)
    return None if attempt.receipts is None else flaw


class _Once:
    """Values of which each may come up once in a game."""

    def __init__(self, key: str) -> None:
        """`key`: of the flaw where one comes twice."""
        self._key = key
        self._seen: dict[str, tuple[str, int]] = {}

    def twice(self, number: int, values: Mapping[str, str]) -> Flaw | None:
        """The first of these values, by who has it, that came up before."""
        for who, value in values.items():
            other, before = self._seen.setdefault(value, (who, number))
            if (other, before) != (who, number):
                return Flaw(self._key, {"attempt": number, "who": who, "other": other, "before": before})
        return None
