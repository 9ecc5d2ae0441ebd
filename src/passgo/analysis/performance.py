"""The performance of a player: how much of a win a decision lost on average, of those that mattered.

A decision is what a seat answers to a question, or all that it does before one roll. The move made and every other are
played on in the same rollouts. These fall into two halves, and each half judges what the other picks as best: the
luckiest of many moves in one half has no advantage in the other. If a half picks the move made, nothing is lost.

A decision mattered if at least `NEAR` of a win lies between the best move and the worst. One that had no other move is
none. A loss below zero is noise, and the interval says how much of that there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, variance
from typing import Final, Literal, NamedTuple

import msgspec

from passgo.bots.evaluator import CERTAIN
from passgo.game import seat_id
from passgo.rules.base import moves
from passgo.sim.intervals import Z95

from .forecast import Estimate

NEAR: Final = 0.01
"""If less than this lies between the best move and the worst, they are as good."""

DecisionKind = Literal["buying", "bidding", "trading", "building", "jail", "raising", "other"]
KINDS: Final[tuple[DecisionKind, ...]] = (
    "buying", "bidding", "trading", "building", "jail", "raising", "other",
)  # fmt: skip
"""The kinds of decisions, in the order in which they are shown."""

KIND_OF: Final[Mapping[int, DecisionKind]] = {
    moves.BUY: "buying",
    moves.SHARE: "buying",
    moves.DECLINE: "buying",
    moves.DOLLARS: "buying",
    moves.OPEN: "bidding",
    moves.BID: "bidding",
    moves.PASS: "bidding",
    moves.WANT: "bidding",
    moves.OFFER: "trading",
    moves.ACCEPT: "trading",
    moves.REJECT: "trading",
    moves.BUILD: "building",
    moves.PLACE: "building",
    moves.FINE: "jail",
    moves.USE: "jail",
    moves.SELL: "raising",
    moves.SELL_ALL: "raising",
    moves.SELL_DOLLARS: "raising",
    moves.MORTGAGE: "raising",
    moves.LIFT: "raising",
    moves.KEEP: "raising",
    moves.HALF: "raising",
    moves.GIVE: "raising",
    moves.BANKRUPT: "raising",
}
"""By kind of move; any other is `other`."""


class Weighed(msgspec.Struct, frozen=True, array_like=True):
    """A move, compared with the others in its place. All of a win are `CERTAIN`."""

    seat: int
    wait: int
    """Moves of a seat with the same number are one decision."""
    kind: DecisionKind
    spread: float
    """From the worst move to the best."""
    picked: tuple[float, float]
    """The gain by the pick of each half, in that half …"""
    lost: tuple[float, float]
    """… and in the other."""
    variance: float
    """Of the mean of both."""


class KindLoss(msgspec.Struct, frozen=True):
    """All that the decisions of one kind lost."""

    kind: DecisionKind
    decisions: int
    lost: Estimate
    """Of a win, together."""


class Performance(msgspec.Struct, frozen=True):
    """The loss of a seat by its decisions."""

    seat: str
    decisions: int
    """Those that mattered."""
    lost: Estimate
    """Of a win, a decision."""
    kinds: list[KindLoss]


def weigh(seat: int, wait: int, codes: Sequence[int], gains: Sequence[Sequence[int]]) -> Weighed:
    """Compare a move, the first of `codes`, with the others; `gains` are theirs, moves × futures."""
    rows = [[0] * len(gains[0]), *gains]
    halves = [[row[half::2] for row in rows] for half in range(2)]
    best = [max(range(len(rows)), key=lambda k, of=of: sum(of[k])) for of in halves]
    tested = [halves[1 - half][best[half]] for half in range(2)]
    means = [*map(fmean, rows)]
    made = moves.kind_of(codes[0])
    rolled = codes[1 + means[1:].index(max(means[1:]))]  # a roll is judged by what was left undone for it
    return Weighed(
        seat,
        wait,
        KIND_OF.get(moves.kind_of(rolled) if made == moves.ROLL else made, "other"),
        max(means) - min(means),
        (fmean(halves[0][best[0]]), fmean(halves[1][best[1]])),
        (fmean(tested[0]), fmean(tested[1])),
        sum(variance(row) / len(row) for row in tested) / 4,
    )


def performances(players: int, weighed: Iterable[Weighed]) -> list[Performance]:
    """Return the performance of each seat."""
    decisions: dict[tuple[int, int], list[Weighed]] = {}
    for one in weighed:
        decisions.setdefault((one.seat, one.wait), []).append(one)
    found: list[list[Loss]] = [[] for _ in range(players)]
    for (seat, _), same in decisions.items():
        if max(one.spread for one in same) >= NEAR * CERTAIN:
            found[seat].append(_loss(same))
    return [
        Performance(
            seat_id(seat),
            len(losses),
            _together(losses, max(len(losses), 1)),
            [
                KindLoss(kind, len(some), _together(some, 1))
                for kind in KINDS
                if (some := [loss for loss in losses if loss.kind == kind])
            ],
        )
        for seat, losses in enumerate(found)
    ]


class Loss(NamedTuple):
    """The loss by a decision, of `CERTAIN`."""

    kind: DecisionKind
    mean: float
    variance: float


def _loss(same: Sequence[Weighed]) -> Loss:
    """Return what a decision lost: of several moves each half picks the one that could have been bettered most."""
    picked = [max(same, key=lambda one, half=half: one.picked[half]) for half in range(2)]
    lost = fmean(one.lost[half] for half, one in enumerate(picked))
    return Loss(picked[0].kind, lost, fmean(one.variance for one in picked))


def _together(losses: Sequence[Loss], count: int) -> Estimate:
    """Return the sum of some losses, a `count`-th of it."""
    total, noise = sum(loss.mean for loss in losses), sum(loss.variance for loss in losses)
    return Estimate(total / count / CERTAIN, Z95 * noise**0.5 / count / CERTAIN)
