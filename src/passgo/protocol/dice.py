"""How a game got its dice, and what a browser needs to check them (`docs/fair-dice.md`)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from passgo.fairness.proof import Attempt
from passgo.notation import Record
from passgo.notation.verify import chances, started

PATIENCE: Final = 10.0
"""Seconds that a browser has to promise a seed, and again to show it."""


class DiceAttempt(msgspec.Struct, kw_only=True):
    """One attempt at gathering seeds, by seat and `server`: what each is bound to, and the seeds that were shown."""

    commitments: dict[str, str]
    seeds: dict[str, str]
    receipts: dict[str, str] | None = None
    """The digests of the receipts for seeds, by seat; none in games from before there were any."""
    bots: list[str] = []
    """The seats that bots played when the game began."""
    sealed: str = ""
    """While seeds are gathered: the digest of the server's seed."""
    given: dict[str, str] = {}
    """While seeds are gathered: the receipts for those that were shown."""


def attempt_view(attempt: Attempt) -> DiceAttempt:
    """Return what a record keeps of an attempt."""
    return DiceAttempt(
        commitments=dict(attempt.commitments),
        seeds=dict(attempt.seeds),
        receipts=None if attempt.receipts is None else dict(attempt.receipts),
        bots=list(attempt.bots),
    )


def attempt_of(view: DiceAttempt) -> Attempt:
    """The same as it is judged."""
    return Attempt(view.commitments, view.seeds, view.receipts, view.bots)


DiceStep = Literal["promise", "show", "ready"]
"""Commitments are waited for; the seeds that belong to them; nothing any more."""


class DiceView(msgspec.Struct, tag_field="t", tag="dice", kw_only=True):
    """The progress of gathering the seeds of a game. Nothing is rolled before `step` is `ready`."""

    game: str
    step: DiceStep
    attempt: int
    """Which attempt it is, from 1."""
    waits: list[str]
    """The seats whose browser is to do something; it has `PATIENCE` seconds."""
    attempts: list[DiceAttempt]
    """Those so far to which the server is bound, without its seeds."""


class ChanceFall(msgspec.Struct, kw_only=True):
    """A place in the record where chance fell, with more ways than one."""

    n: int
    """The move of the record."""
    fell: str
    """The outcome, in the notation."""
    ways: int
    """Which of the lists in `DiceCheck.ways` says what each way would have brought."""


class DiceCheck(msgspec.Struct, kw_only=True):
    """Everything that the dice of a game are checked by. `attempts` is empty where it was played without proof."""

    game: str
    attempts: list[DiceAttempt]
    falls: list[ChanceFall]
    ways: list[list[str]]
    moves: int
    """How many moves the record holds."""
    over: bool
    """Whether the game is over with the last of them."""


def dice_check(record: Record) -> DiceCheck:
    """Return what verifies the dice of a record. Raise NotationError, IllegalSetup."""
    lists: dict[tuple[str, ...], int] = {}
    game = started(record)
    falls = [
        ChanceFall(n=chance.n, fell=chance.fell, ways=lists.setdefault(chance.ways, len(lists)))
        for chance in chances(record, game)
    ]
    proof = record.proof
    return DiceCheck(
        game=proof.game if proof else "",
        attempts=[attempt_view(attempt) for attempt in (proof.attempts if proof else ())],
        falls=falls,
        ways=[list(ways) for ways in lists],
        moves=len(game.moves),
        over=game.is_over,
    )
