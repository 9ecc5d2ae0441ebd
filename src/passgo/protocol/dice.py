"""How a game got its dice, and what a browser needs to check them (`docs/fair-dice.md`)."""

from __future__ import annotations

import msgspec


class DiceAttempt(msgspec.Struct, kw_only=True):
    """One attempt at gathering seeds, by seat and `server`: what each is bound to, and the seeds that were shown."""

    commitments: dict[str, str]
    seeds: dict[str, str]


class ChanceFall(msgspec.Struct, kw_only=True):
    """A place in the record where chance fell, with more ways than one."""

    n: int
    """The move of the record."""
    fell: str
    """What stands there, in the notation."""
    ways: int
    """Which of the lists in `DiceCheck.ways` says what each way would have brought."""


class DiceCheck(msgspec.Struct, kw_only=True):
    """Everything that the dice of a game are checked by. `attempts` is empty where it was played without proof."""

    game: str
    attempts: list[DiceAttempt]
    falls: list[ChanceFall]
    ways: list[list[str]]
