"""Performance and luck tried on bots, of which it is known who wins: does the one repeat, is the other none on average?

In each round the bots are drawn for tables, and every game is reviewed with the first look at everything. Other games
are only played, to know better who wins. A game that does not end is left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from passgo.bots.policy import Policy
from passgo.editions import Edition
from passgo.notation.records import Record
from passgo.sim.intervals import Mean, mean_of, ratio_of, variance
from passgo.sim.saving import record_of
from passgo.sim.tally import MOVES, WINNERS
from passgo.sim.tournament import make_plan, play_chunk

from .forms import fastest
from .review import Reviewer

MOST_TURNS: Final = 1_000
"""A game that is not over then is left out."""


class Played(NamedTuple):
    """A game that a bot played to its end, as its review has it."""

    result: float
    """At the end, less the chance at the start."""
    luck: float
    decisions: int
    """Those that mattered …"""
    lost: float
    """… and what they lost together, of a win."""


def tables(bots: Sequence[str], players: int, seed: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Draw the bots for tables, round after round without end; each table has a seed. Some sit out if they must."""
    draws = Random(seed)
    while True:
        drawn = draws.sample(bots, len(bots))
        for first in range(0, len(bots) - players + 1, players):
            yield tuple(drawn[first : first + players]), draws.randrange(2**32)


def reviewed(
    edition: Edition, name: str, bots: tuple[str, ...], seed: int, bot: Policy
) -> list[tuple[str, Played]]:
    """Play a game and review it; nothing if it did not end. `bot` plays on in the rollouts. Raises BadBot."""
    plan = make_plan(edition, bots, 1, seed=seed, most_turns=MOST_TURNS)
    row = play_chunk(plan, 0, 1).rows[0]
    if not row[WINNERS]:
        return []
    game = Record.parse(record_of(plan, 0, int(row[MOVES]), edition, name)).replay()
    reviewer = Reviewer(game, bot, "", fastest, seated=bots, seed=seed)
    for _ in reviewer.steps():
        if reviewer.all_tried:
            break
    found = reviewer.review()
    return [
        (
            one,
            Played(seat.at_last - seat.at_first, seat.luck.mean, of.decisions, of.decisions * of.lost.mean),
        )
        for one, seat, of in zip(bots, found.seats, found.performances, strict=True)
    ]


def wins(edition: Edition, bots: Sequence[str], players: int, games: int, seed: int) -> dict[str, Mean]:
    """Return how often each bot wins, of the games that end."""
    won: defaultdict[str, list[float]] = defaultdict(list)
    for (seated, number), _ in zip(tables(bots, players, seed), range(games), strict=False):
        plan = make_plan(edition, seated, 1, seed=number, most_turns=MOST_TURNS)
        winners = int(play_chunk(plan, 0, 1).rows[0][WINNERS])
        for seat, one in enumerate(seated):
            if winners:
                won[one].append((winners >> seat & 1) / winners.bit_count())
    return {one: mean_of(results) for one, results in won.items()}


def performance(games: Sequence[Played]) -> Mean:
    """Return what a decision lost over some games, with an interval by how much the games differ."""
    return ratio_of([one.lost for one in games], [one.decisions for one in games])


def variance_cut(played: Mapping[str, Sequence[Played]]) -> float:
    """Return how many times smaller the variance of a bot's results is without luck; the mean over bots of both."""
    plain = fmean(variance([one.result for one in games]) for games in played.values())
    return plain / fmean(variance([one.result - one.luck for one in games]) for games in played.values())


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's correlation of two orders; 1 if they are the same. Equal values share their rank."""
    first, second = _ranks(one), _ranks(other)
    middle = (len(first) - 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    return both / (sum((a - middle) ** 2 for a in first) * sum((b - middle) ** 2 for b in second)) ** 0.5


def _ranks(values: Sequence[float]) -> list[float]:
    return [sum(other < one for other in values) + (values.count(one) - 1) / 2 for one in values]
