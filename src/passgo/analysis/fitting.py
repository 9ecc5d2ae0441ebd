"""Fitting the evaluator: positions gathered from many games, and a small net that learns who wins.

`fit` takes minutes on one core; what it gives is saved with the command that made it, and shows how well it is
calibrated on games that it has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from passgo.bots.evaluator import BIAS, FIRST, HIDDEN, SECOND, WEIGHT, WEIGHTS_USED
from passgo.bots.features import BY_ROLE, FEATURES, ONE
from passgo.bots.fitted import ANY_BOARD, Weights, digests_of, new_memory_records, save_arrays
from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.bots.stalemate import lasts_long
from passgo.compiler.machine import machine_code
from passgo.editions import Edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.sim.driver import SCRATCH
from passgo.sim.positions import ALIVE, COLUMNS, GAME, LOOKS, SEEN, WINNERS, gather_positions
from passgo.sim.runs import line_up

Floats = npt.NDArray[np.floating[Any]]

CHUNK: Final = 1_000
"""Games that are gathered at once."""
ROUNDS: Final = 45
"""Rounds of a game in which it is looked at, …"""
LONG_ROUNDS: Final = 150
"""… and of one that lasts long."""
OWN_ROUNDS: Final = 16
"""For 45 of them, this many of a game of self-play, which is over sooner."""
OWN_EFFORT: Final = 20
"""Roll-outs a decision in such games: a third of what a table has, for three times as many games."""
OWN_TIMES: Final = 4
"""A position of such a game counts this many times."""
KEPT_BACK: Final = 10
"""One game in this many is held out, to see how good the network is."""
BATCH: Final = 2_048
EPOCHS: Final = 12
RATE: Final = 0.003
DECAY: Final = 1e-5
LARGEST: Final = 32_767 / (1 << WEIGHT)
"""No weight is larger, so that it fits its file."""


class Positions(NamedTuple):
    """Positions, and their results."""

    games: npt.NDArray[np.int64]
    features: npt.NDArray[np.int16]
    """Positions × seats × features."""
    alive: npt.NDArray[np.bool_]
    """Positions × seats."""
    won: Floats
    """Positions × seats: each winner's share."""
    times: npt.NDArray[np.int8]
    """How often each counts."""

    def chosen(self, which: npt.NDArray[Any]) -> Positions:
        """Some of them."""
        return Positions._make(column[which] for column in self)

    @classmethod
    def of_all(cls, parts: Sequence[Positions]) -> Positions:
        """Those of several gatherings, one after the other."""
        return cls._make(np.concatenate(columns) for columns in zip(*parts, strict=True))

    def save(self, file: Path) -> None:
        """Keep them as a file."""
        save_arrays(file, self._asdict())

    @classmethod
    def load(cls, file: Path) -> Positions:
        """Return what `save` saved."""
        with np.load(file) as kept:
            return cls(**{column: kept[column] for column in cls._fields})


def gather(
    edition: Edition,
    players: int,
    bots: Sequence[Policy],
    games: int,
    seed: int,
    report: Callable[[int], None],
) -> Positions:
    """Play games between bots, rotating seats, and take positions; `report` gets the games done.

    Raises BadBot, NoCompiler.
    """
    memories = new_memory_records(edition.tables, players)
    rounds = rounds_looked_at(edition.tables)
    return look_at_games(edition, players, bots, memories, games, seed, rounds, report)


def gather_own(
    edition: Edition,
    players: int,
    thinking_by: Weights,
    games: int,
    seed: int,
    report: Callable[[int], None],
) -> Positions:
    """Play games of `strong` with itself, who thinks by these weights, and look at them. Raises NoCompiler."""
    memories = new_memory_records(edition.tables, players)
    memories["weights"][:, :WEIGHTS_USED] = thinking_by.values
    memories["effort"] = OWN_EFFORT
    rounds = rounds_looked_at(edition.tables) * OWN_ROUNDS // ROUNDS
    seen = look_at_games(edition, players, [policy("strong")], memories, games, seed, rounds, report)
    return seen._replace(times=np.full_like(seen.times, OWN_TIMES))


def look_at_games(
    edition: Edition,
    players: int,
    bots: Sequence[Policy],
    memories: npt.NDArray[np.void],
    games: int,
    seed: int,
    rounds: int,
    report: Callable[[int], None],
) -> Positions:
    """Return positions of games between bots with these memories, out of this many rounds of each."""
    states, tables, deals = np.zeros(2, State.DTYPE), edition.tables.to_record(), np.zeros(1, Deal.DTYPE)
    scratch = np.zeros(SCRATCH, np.int64)
    rows = np.zeros((CHUNK * LOOKS, COLUMNS), np.int64)
    parts: list[Positions] = []
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        seated = [bots[(seat + first // CHUNK) % len(bots)] for seat in range(players)]
        n = machine_code(gather_positions)(
            states, tables, deals, line_up(seated), memories, players, seed, first, count,
            rounds * players, scratch, rows,
        )  # fmt: skip
        parts.append(decoded(rows[:n], players))
        report(first + count)
    return Positions.of_all(parts)


def rounds_looked_at(E: Tables) -> int:
    """Rounds of a game of this book in which it is looked at."""
    return LONG_ROUNDS if lasts_long(E) else ROUNDS


def decoded(rows: npt.NDArray[np.int64], players: int) -> Positions:
    """Positions as the kernel writes them down, without those of games that were cut."""
    rows = rows[rows[:, WINNERS] > 0]
    seats = np.arange(players)
    won = (rows[:, WINNERS, None] >> seats & 1).astype(np.float32)
    seen = rows[:, SEEN:].reshape(len(rows), SEATS, FEATURES)[:, :players]
    return Positions(
        rows[:, GAME],
        seen.astype(np.int16),
        (rows[:, ALIVE, None] >> seats & 1).astype(bool),
        won / won.sum(1, keepdims=True),
        np.ones(len(rows), np.int8),
    )


@dataclass(slots=True)
class Net:
    """The weights as fractions."""

    first: Floats
    bias: Floats
    second: Floats

    @classmethod
    def at_random(cls, rng: np.random.Generator) -> Net:
        """As learning begins."""
        first = rng.normal(0, 1 / np.sqrt(20), (FEATURES, HIDDEN))
        second = rng.normal(0, 1 / np.sqrt(HIDDEN), HIDDEN)
        return cls(first.astype(np.float32), np.zeros(HIDDEN, np.float32), second.astype(np.float32))

    @property
    def parts(self) -> tuple[Floats, Floats, Floats]:
        """All weights."""
        return self.first, self.bias, self.second

    def chances(self, features: npt.NDArray[np.int16], alive: npt.NDArray[np.bool_]) -> Floats:
        """Return the win probabilities: positions × seats."""
        return self._forward(features.astype(np.float32) / ONE, alive)[2]

    def _forward(self, x: Floats, alive: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        flat = x.reshape(-1, FEATURES)
        layer = np.maximum(flat @ self.first + self.bias, 0)
        strength = np.where(alive, (layer @ self.second).reshape(alive.shape), -1e9)
        power = np.exp(strength - strength.max(1, keepdims=True))
        return flat, layer, cast("Floats", power / power.sum(1, keepdims=True))

    def gradients(self, features: npt.NDArray[np.int16], alive: Any, won: Floats) -> tuple[Floats, ...]:
        """How the log-loss changes with each weight."""
        x, layer, chances = self._forward(features.astype(np.float32) / ONE, alive)
        error = ((chances - won) * alive).reshape(-1) / len(won)
        back = error[:, None] * self.second * (layer > 0)
        return x.T @ back, back.sum(0), layer.T @ error

    def values(self) -> tuple[int, ...]:
        """The weights as a memory holds them."""
        values = np.zeros(WEIGHTS_USED, np.int64)
        scaled = [np.rint(np.clip(part, -LARGEST, LARGEST) * (1 << WEIGHT)) for part in self.parts]
        values[FIRST:BIAS] = scaled[0].reshape(-1)
        values[BIAS:SECOND] = scaled[1]
        values[SECOND:] = scaled[2]
        return tuple(values.tolist())


def learn(seen: Positions, seed: int, *, by_role: bool, report: Callable[[int], None]) -> Net:
    """The net that fits these positions, by Adam with a falling rate; `by_role`: without the colour groups."""
    rng = np.random.default_rng(seed)
    net = Net.at_random(rng)
    places = np.repeat(np.arange(len(seen.won)), seen.times)
    if by_role:
        net.first[BY_ROLE:] = 0
    means = [np.zeros_like(part) for part in net.parts]
    squares = [np.zeros_like(part) for part in net.parts]
    steps = EPOCHS * max(len(places) // BATCH, 1)
    step = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(places)
        for start in range(0, max(len(order) - BATCH + 1, 1), BATCH):
            some = seen.chosen(order[start : start + BATCH])
            step += 1
            rate = RATE * (1 + np.cos(np.pi * min(step / steps, 1))) / 2 + RATE / 100
            slopes = net.gradients(some.features, some.alive, some.won)
            for k, (part, slope) in enumerate(zip(net.parts, slopes, strict=True)):
                means[k] += 0.1 * (slope - means[k])
                squares[k] += 0.001 * (slope * slope - squares[k])
                fresh = means[k] / (1 - 0.9**step) / (np.sqrt(squares[k] / (1 - 0.999**step)) + 1e-8)
                np.subtract(part, rate * (fresh + DECAY * part), out=part, casting="same_kind")
            if by_role:
                net.first[BY_ROLE:] = 0
        report(epoch + 1)
    return net


class Bin(NamedTuple):
    """Chances of one class."""

    seats: int
    said: float
    """Their mean."""
    won: float
    """The share of them that came true."""


class Calibration(NamedTuple):
    """How good chances are: what was said, and what happened."""

    log_loss: float
    by_wealth: float
    """The same by the share of wealth, cubed: what any evaluator must beat."""
    bins: tuple[Bin, ...]
    """By tenths of the chance."""


WEALTH_SHARE: Final = 5
"""The feature that says which part of all wealth is a seat's."""


def calibration(net: Net, unseen: Positions) -> Calibration:
    """How good a net is on games that it has not learnt from."""
    said = net.chances(unseen.features, unseen.alive)
    wealth = np.maximum(unseen.features[:, :, WEALTH_SHARE].astype(np.float32), 1) ** 3 * unseen.alive
    wealth /= wealth.sum(1, keepdims=True)
    bins = by_tenths(said[unseen.alive], unseen.won[unseen.alive])
    return Calibration(log_loss(said, unseen.won), log_loss(wealth, unseen.won), bins)


def by_tenths(said: Floats, won: Floats) -> tuple[Bin, ...]:
    """Chances that were said, in ten classes, and what came of each class."""
    classes = np.minimum((said * 10).astype(int), 9)
    inside = [classes == tenth for tenth in range(10)]
    return tuple(
        Bin(int(one.sum()), float(said[one].mean()), float(won[one].mean())) for one in inside if one.any()
    )


def log_loss(said: Floats, won: Floats) -> float:
    """Return the log-loss of these probabilities."""
    return float(-(won * np.log(np.maximum(said, 1e-6))).sum(1).mean())


class Fitted(NamedTuple):
    """The result of a training."""

    weights: Weights
    positions: int
    calibration: Calibration
    """On games between others that were kept back."""
    own: Calibration | None
    """On games of `strong` with itself that were kept back; None where it learnt from none."""


def fit(
    edition: Edition, players: int, seen: Positions, *, made_by: str, seed: int, any_board: bool,
    report: Callable[[int], None],
) -> Fitted:  # fmt: skip
    """Learn from what was gathered, and see how good it is on the games kept back."""
    back = seen.games % KEPT_BACK == 0
    net = learn(seen.chosen(~back), seed, by_role=any_board, report=report)
    name, tables = (ANY_BOARD, "") if any_board else (edition.id, digests_of(edition.tables))
    weights = Weights(name, players, tables, made_by, net.values())
    own = seen.times == OWN_TIMES
    return Fitted(
        weights,
        len(seen.games),
        calibration(net, seen.chosen(back & ~own)),
        calibration(net, seen.chosen(back & own)) if own.any() else None,
    )
