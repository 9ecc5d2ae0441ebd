"""From counts to results."""

from __future__ import annotations

from math import fsum
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from passgo import __version__
from passgo.editions import Edition
from passgo.rules.base.state import HOTEL_LEVEL, SEATS
from passgo.rules.base.tables import GROUP_SIZE, STREET, Tables

from .driver import CAPPED, FINISHED
from .intervals import wilson
from .study import (
    FORMAT,
    BotWins,
    Deed,
    Endings,
    Entrant,
    Flow,
    GroupResult,
    Round,
    SeatWins,
    Space,
    Spread,
    Study,
    Tier,
)
from .tally import (
    ALIVE,
    ENDED,
    FLOW_NAMES,
    FLOWS,
    MOVES,
    RENT_OUT,
    ROUNDS,
    TIERS,
    TURNS,
    WINNERS,
    DeedCounts,
    Record,
    Rows,
    add,
)
from .tournament import RunOutcome

Counts = npt.NDArray[np.integer[Any]]

STREET_TIERS: Final = (
    "alone",
    "whole",
    "houses-1",
    "houses-2",
    "houses-3",
    "houses-4",
    "hotel",
    "skyscraper",
)
HELD_TIERS: Final = ("held-1", "held-2", "held-3", "held-4", "depot-1", "depot-2", "depot-3", "depot-4")

FEWEST_GOING: Final = 0.02
"""Money over time is shown while this share of the games is in progress."""


def results(edition: Edition, outcome: RunOutcome) -> Study:
    """The results of a run."""
    plan, rows = outcome.plan, outcome.rows
    total = np.zeros_like(outcome.tallies[0])
    for tally in outcome.tallies:
        add(total, tally)
    ended = rows[:, ENDED] == FINISHED
    return Study(
        format=FORMAT,
        passgo=__version__,
        edition=edition.id,
        bots=plan.bots,
        seed=plan.seed,
        planned=plan.games,
        games=outcome.games,
        most_turns=plan.most_turns,
        seats_swapped=plan.swap,
        throws=int(total["throws"][0]),
        endings=_endings(rows, ended),
        turns=_spread(rows[:, TURNS]),
        rounds=_spread(_rounds(rows, plan.players)),
        moves=_spread(rows[:, MOVES]),
        entrants=_entrants(outcome, ended),
        by_bot=_by_bot(outcome, ended),
        by_seat=tuple(
            SeatWins(seat, wilson(int((rows[ended, WINNERS] >> seat & 1).sum()), int(ended.sum())))
            for seat in range(plan.players)
        ),
        spaces=tuple(
            Space(space, int(total["stops"][0, n]), int(total["ends"][0, n]))
            for n, space in enumerate(edition.spaces)
        ),
        in_jail=int(total["ends"][0, len(edition.spaces)]),
        deeds=_deeds(edition, total),
        groups=_groups(edition, total),
        flows=tuple(
            Flow(name, n < RENT_OUT, int(total["flows"].reshape(FLOWS, SEATS)[n].sum()))
            for n, name in enumerate(FLOW_NAMES)
        ),
        survival=_survival(rows, plan.players),
        money=_money(outcome, total),
    )


def _rounds(rows: Rows, players: int) -> Counts:
    """Rounds begun in each game."""
    return -(-rows[:, TURNS] // players)


def _spread(values: Counts) -> Spread:
    if not len(values):
        return Spread(0.0, 0.0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    p5, p25, median, p75, p95 = (float(q) for q in np.quantile(values, (0.05, 0.25, 0.5, 0.75, 0.95)))
    deviation = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    least, most = int(values.min()), int(values.max())
    return Spread(float(values.mean()), deviation, least, p5, p25, median, p75, p95, most)


def _endings(rows: Rows, ended: npt.NDArray[np.bool_]) -> Endings:
    last = ended & (rows[:, ALIVE] == 1)
    winners = np.bitwise_count(rows[ended, WINNERS].astype(np.uint32))
    return Endings(
        last_player=int(last.sum()),
        counted=int((ended & ~last).sum()),
        cut=int((rows[:, ENDED] == CAPPED).sum()),
        shared=int((winners > 1).sum()),
        broken=int((rows[:, ENDED] > CAPPED).sum()),
    )


def _won(outcome: RunOutcome, ended: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Whether each entrant won each of the games that ended: games by entrants."""
    plan, rows = outcome.plan, outcome.rows
    numbers = np.flatnonzero(ended)
    entrants = np.arange(plan.players)
    seats = (entrants[None, :] - numbers[:, None] % plan.line_ups) % plan.players
    return (rows[numbers, WINNERS][:, None] >> seats & 1).astype(bool)


def _entrants(outcome: RunOutcome, ended: npt.NDArray[np.bool_]) -> tuple[Entrant, ...]:
    won = _won(outcome, ended)
    return tuple(
        Entrant(bot, wilson(int(won[:, n].sum()), len(won))) for n, bot in enumerate(outcome.plan.bots)
    )


def _by_bot(outcome: RunOutcome, ended: npt.NDArray[np.bool_]) -> tuple[BotWins, ...]:
    won = _won(outcome, ended)
    bots = np.array(outcome.plan.bots)
    return tuple(
        BotWins(bot, int((bots == bot).sum()), wilson(int(won[:, bots == bot].any(axis=1).sum()), len(won)))
        for bot in dict.fromkeys(outcome.plan.bots)
    )


def tier_names(E: Tables, deed: int) -> tuple[str, ...]:
    """Return the names of the stages of a deed that its kind and the size of its group allow."""
    if E.deed_kind[deed] == STREET:
        return tuple(name for n, name in enumerate(STREET_TIERS) if n - 2 < E.max_houses or n > HOTEL_LEVEL)
    return tuple(name for n, name in enumerate(HELD_TIERS) if n % 4 < E.group_size[E.deed_group[deed]])


def _tier_number(name: str) -> int:
    names = STREET_TIERS if name in STREET_TIERS else HELD_TIERS
    return names.index(name)


def _cost(E: Tables, deed: int, tier: str) -> int:
    """Of a deed at the printed price, and what must have been built."""
    if E.deed_kind[deed] != STREET:
        return E.deed_price[deed] + (E.deed_house[deed] if tier.startswith("depot") else 0)
    level = _tier_number(tier) - 1
    houses = E.deed_house[deed] * max(min(level, E.max_houses), 0)
    hotel = E.deed_hotel[deed] if level >= HOTEL_LEVEL else 0
    skyscraper = E.deed_skyscraper[deed] if level > HOTEL_LEVEL else 0
    return E.deed_price[deed] + houses + hotel + skyscraper


def _repaid(cost: int, per_throw: float | None) -> float | None:
    return cost / per_throw if per_throw else None


def _deeds(edition: Edition, total: Record) -> tuple[Deed, ...]:
    E = edition.tables
    visits, income, exposure = (total[name].reshape(-1, TIERS) for name in ("visits", "income", "exposure"))
    deeds: list[Deed] = []
    for n, deed in enumerate(edition.deeds):
        tiers: list[Tier] = []
        for name in tier_names(E, n):
            k = _tier_number(name)
            if not exposure[n, k]:
                continue
            per_throw = float(income[n, k] / exposure[n, k])
            cost = _cost(E, n, name)
            tiers.append(
                Tier(
                    name,
                    int(visits[n, k]),
                    int(income[n, k]),
                    int(exposure[n, k]),
                    cost,
                    per_throw,
                    _repaid(cost, per_throw),
                )
            )
        deeds.append(
            Deed(
                id=deed,
                group=edition.groups[E.deed_group[n]],
                spent=int(total["bought_for"][0, n] + total["built_for"][0, n]),
                income=int(income[n].sum()),
                tiers=tuple(tiers),
                **{name: int(total[name][0, n]) for name in DeedCounts.__struct_fields__},
            )
        )
    return tuple(deeds)


def _groups(edition: Edition, total: Record) -> tuple[GroupResult, ...]:
    E = edition.tables
    deeds = _deeds(edition, total)
    groups: list[GroupResult] = []
    for n, group in enumerate(edition.groups):
        members = [deeds[E.group_member[n * GROUP_SIZE + k]] for k in range(E.group_size[n])]
        numbers = [E.group_member[n * GROUP_SIZE + k] for k in range(E.group_size[n])]
        stages = [
            _group_tier(E, members, numbers, name) for name in (tier_names(E, numbers[0]) if numbers else ())
        ]
        groups.append(
            GroupResult(
                id=group,
                spent=sum(deed.spent for deed in members),
                income=sum(deed.income for deed in members),
                completed=wilson(int(total["completed_won"][0, n]), int(total["completed"][0, n])),
                developed=wilson(int(total["developed_won"][0, n]), int(total["developed"][0, n])),
                tiers=tuple(tier for tier in stages if tier.exposure),
            )
        )
    return tuple(groups)


def _group_tier(E: Tables, members: list[Deed], numbers: list[int], name: str) -> Tier:
    """Return the incomes a roll of all deeds of a group at one stage; of stations, of as many as are held."""
    at = [tier for deed in members for tier in deed.tiers if tier.tier == name]
    whole = len(at) == len(members)
    held = int(name[-1]) if E.deed_kind[numbers[0]] != STREET else len(members)
    per_throw = held * fsum(tier.per_throw or 0.0 for tier in at) / len(members) if whole else None
    cost = sum(_cost(E, deed, name) for deed in numbers) * held // len(members)
    return Tier(
        name,
        sum(tier.visits for tier in at),
        sum(tier.income for tier in at),
        sum(tier.exposure for tier in at),
        cost,
        per_throw,
        _repaid(cost, per_throw),
    )


def _survival(rows: Rows, players: int) -> tuple[int, ...]:
    """Games still going after each round, up to the one in which the last ended or was cut."""
    if not len(rows):
        return ()
    rounds = _rounds(rows, players)
    longest = int(rounds.max())
    lasting = np.where(rows[:, ENDED] == FINISHED, rounds, longest + 1)
    counts = np.bincount(lasting, minlength=longest + 2)
    return tuple(int(n) for n in len(rows) - np.cumsum(counts[: longest + 1]))


def _money(outcome: RunOutcome, total: Record) -> tuple[Round, ...]:
    """Return mean wealth and cash, round by round, while enough games are in progress."""
    plan = outcome.plan
    entrants = np.zeros((ROUNDS, plan.players))
    for n, tally in enumerate(outcome.tallies):
        wealth = tally["wealth"].reshape(ROUNDS, SEATS)
        for entrant in range(plan.players):
            entrants[:, entrant] += wealth[:, (entrant - n) % plan.players]
    rounds: list[Round] = []
    for k in range(ROUNDS):
        going = int(total["going"][0, k])
        if not going or going < FEWEST_GOING * outcome.games:
            break
        seats = slice(k * SEATS, k * SEATS + plan.players)
        rounds.append(
            Round(
                k,
                going,
                tuple(float(v) / going for v in total["wealth"][0, seats]),
                tuple(float(v) / going for v in total["cash"][0, seats]),
                tuple(float(v) / going for v in entrants[k]),
            )
        )
    return tuple(rounds)
