"""A ladder of bots: every pair plays duels, every group at one table, rotating seats.

The ratings are those of openskill's Plackett-Luce model, over the tables of more than two. It depends on the
order of the games, so it gets them in several orders, each drawn with repetition: the mean is the rating,
and the spread says how sure it is.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from passgo import __version__
from passgo.editions import Edition

from .driver import FINISHED
from .export import MissingLibrary
from .intervals import Z95, Share, wilson
from .tally import ENDED, TURNS, WINNERS
from .tournament import Plan, RunOutcome, make_plan

TABLE: Final = 4
"""Seats at the larger tables."""
ORDERS: Final = 12
"""The number of drawn orders of the games for the ratings."""
MOST_DRAWN: Final = 20_000
"""The most games in each drawn order."""
ANCHOR: Final = "rules"
"""Its rating is `AT_ANCHOR`, where it plays."""
AT_ANCHOR: Final = 1000
POINTS: Final = 40
"""Points of a rating for one of openskill's."""


class LadderTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one table."""

    bots: tuple[str, ...]
    games: int
    wins: tuple[int, ...]
    """By bot; games that were cut or shared are nobody's."""
    rounds: tuple[int, ...]
    """By bot: the rounds of all the games that it won, added up."""


class LadderResults(msgspec.Struct, forbid_unknown_fields=True):
    """A ladder, as far as it has come."""

    edition: str
    bots: tuple[str, ...]
    games: int
    """Games a table."""
    seed: int
    most_turns: int
    passgo: str = __version__
    tables: list[LadderTable] = []


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's position on a ladder."""

    bot: str
    rating: float
    reach: float
    """The distance to either end of the 95% interval."""
    table: Share
    """Of the games at the larger tables those that it won."""
    alone: Share
    """The same against one other."""
    rounds: float
    """The mean length of the games that it won."""
    beats: tuple[float | None, ...]
    """The share of its games alone with each bot, from the best bot on; None where they did not meet."""


class BadLadder(ValueError):
    """A ladder that cannot be played or gone on with; the message says why."""


def load_openskill() -> Any:
    """The module openskill.models. Raises MissingLibrary, saying how to install it."""
    try:
        return importlib.import_module("openskill.models")
    except ModuleNotFoundError:
        raise MissingLibrary(
            "ratings need openskill: install the extra `report` (in a checkout, `./play ladder` installs it)"
        ) from None


def line_ups(bots: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """Return the tables: every pair, then every larger table that can be made of them."""
    yield from combinations(bots, 2)
    size = min(TABLE, most, len(bots))
    if size > 2:
        yield from combinations(bots, size)


def new_ladder(
    edition: Edition, bots: Sequence[str], games: int, seed: int, most_turns: int
) -> LadderResults:
    """A ladder of which nothing is played. Raises BadLadder, BadPlan, and what the registry raises."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadLadder("a ladder needs at least two bots, each named once")
    ladder = LadderResults(edition.id, tuple(bots), games, seed, most_turns)
    for line_up in line_ups(bots, edition.tables.max_players):
        plan_of(ladder, edition, line_up)
    return ladder


def plan_of(ladder: LadderResults, edition: Edition, bots: tuple[str, ...]) -> Plan:
    """The games of one table."""
    return make_plan(edition, bots, ladder.games, seed=ladder.seed, most_turns=ladder.most_turns, swap=True)


def left_to_play(ladder: LadderResults, edition: Edition) -> list[tuple[str, ...]]:
    """The tables that are still to be played."""
    played = {table.bots for table in ladder.tables}
    return [bots for bots in line_ups(ladder.bots, edition.tables.max_players) if bots not in played]


def table_of(outcome: RunOutcome) -> LadderTable:
    """Return the result of a table that was played."""
    bots = outcome.plan.bots
    wins, rounds = [0] * len(bots), [0] * len(bots)
    for game, row in enumerate(outcome.rows.tolist()):
        winners = row[WINNERS]
        if row[ENDED] != FINISHED or winners & winners - 1:
            continue
        bot = (winners.bit_length() - 1 + game) % len(bots)
        wins[bot] += 1
        rounds[bot] += -(-row[TURNS] // len(bots))
    return LadderTable(bots, outcome.games, tuple(wins), tuple(rounds))


def go_on_with(file: Path, ladder: LadderResults) -> LadderResults:
    """Return what a file holds of this ladder; without a file, all tables are still to be played. Raise BadLadder."""
    if not file.exists():
        return ladder
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=LadderResults)
    except msgspec.MsgspecError as error:
        raise BadLadder(f"{file}: not the results of a ladder: {error}") from None
    for field in ("edition", "bots", "games", "seed", "most_turns", "passgo"):
        there, wanted = getattr(kept, field), getattr(ladder, field)
        if there != wanted:
            raise BadLadder(
                f"{file}: has the results of another ladder ({field.replace('_', ' ')}: {in_words(there)}; not {in_words(wanted)});"
                " name another file"
            )
    return kept


def in_words(value: str | int | tuple[str, ...]) -> str:
    """A field of a ladder, as a person reads it."""
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def save(file: Path, ladder: LadderResults) -> None:
    """Write what there is, at once or not at all."""
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")
    part.replace(file)


def rungs(ladder: LadderResults) -> list[Rung]:
    """Return the positions of the bots, the best first. Raise MissingLibrary."""
    larger = [table for table in ladder.tables if len(table.bots) > 2]
    pairs = [table for table in ladder.tables if len(table.bots) == 2]
    ratings = ratings_of(ladder.bots, larger or pairs)
    best_first = sorted(ladder.bots, key=lambda bot: -ratings[bot][0])
    return [
        Rung(
            bot=bot,
            rating=ratings[bot][0],
            reach=ratings[bot][1],
            table=_won(bot, larger),
            alone=_won(bot, pairs),
            rounds=_rounds(bot, larger or pairs),
            beats=tuple(
                _won(bot, [table for table in pairs if {bot, other} == set(table.bots)]).share
                for other in best_first
            ),
        )
        for bot in best_first
    ]


def _won(bot: str, tables: Sequence[LadderTable]) -> Share:
    at = [table for table in tables if bot in table.bots]
    return wilson(sum(table.wins[table.bots.index(bot)] for table in at), sum(table.games for table in at))


def _rounds(bot: str, tables: Sequence[LadderTable]) -> float:
    won = _won(bot, tables).count
    return sum(t.rounds[t.bots.index(bot)] for t in tables if bot in t.bots) / max(won, 1)


def ratings_of(bots: Sequence[str], tables: Sequence[LadderTable]) -> dict[str, tuple[float, float]]:
    """By bot: its rating, and how far its interval reaches. Raises MissingLibrary."""
    games = [
        (table.bots, n) for table in tables for n in range(len(table.bots)) for _ in range(table.wins[n])
    ]
    if not games:
        return dict.fromkeys(bots, (float(AT_ANCHOR), 0.0))
    drawn = [
        _rated(bots, Random(order).choices(games, k=min(len(games), MOST_DRAWN))) for order in range(ORDERS)
    ]
    smaller = sqrt(min(len(games), MOST_DRAWN) / len(games))  # more games were played than are drawn at once
    return {bot: (fmean(r[bot] for r in drawn), Z95 * stdev(r[bot] for r in drawn) * smaller) for bot in bots}


def _rated(bots: Sequence[str], games: Sequence[tuple[tuple[str, ...], int]]) -> dict[str, float]:
    """The points of each bot after these games, the anchor's taken for known."""
    model = load_openskill().PlackettLuce(tau=0.0)
    standing = {bot: model.rating() for bot in bots}
    for at, winner in games:
        ranks = [1 if n == winner else 2 for n in range(len(at))]
        for bot, (rating,) in zip(at, model.rate([[standing[bot]] for bot in at], ranks=ranks), strict=True):
            standing[bot] = rating
    zero = standing[ANCHOR].mu if ANCHOR in standing else fmean(rating.mu for rating in standing.values())
    return {bot: AT_ANCHOR + POINTS * (rating.mu - zero) for bot, rating in standing.items()}
