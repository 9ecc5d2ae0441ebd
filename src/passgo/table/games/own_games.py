"""A person's own games: the listings of their tables say how each went, and all of them together how they play.

A game says nothing of somebody's play until its review is whole. A mean over games is as sure as the games are alike,
and none is given of fewer than `LEAST`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence, Set
from typing import Final

from msgspec.structs import replace

from passgo.analysis.levels import LEVELS, bot_performances
from passgo.protocol.own_games import (
    EditionGames,
    LevelPerformance,
    Opponents,
    OtherPlayer,
    OwnFigures,
    OwnGame,
    OwnGames,
)
from passgo.protocol.reviews import Interval, KindPart, SeatPart
from passgo.sim.intervals import Mean, mean_of, ratio_of
from passgo.table.commands.table_views import finished_brief
from passgo.table.store import Listing

from .among_levels import among_levels

RECENT: Final = 10
"""Games over which the performance is followed."""
LEAST: Final = 5
"""Reviewed games of which a mean says something."""


def own_games(guest: str, listings: Sequence[Listing], from_file: Collection[OwnGame] = ()) -> OwnGames:
    """Return the games of a guest whose tables these are, and those of a file; one that is in both is known here."""
    known: dict[str, OwnGame] = {}
    for game in (*_played(guest, listings), *from_file):
        before = known.setdefault(game.game, game)
        known[game.game] = replace(before, review=before.review or game.review)
    played = sorted(known.values(), key=lambda one: one.at)
    return OwnGames(
        games=[*_games(played)][::-1],
        opponents=_opponents(played),
        editions=_editions(played),
        levels=_levels({one.edition for one in played if one.review}),
        figures=_figures(_reviews(played)),
        least=LEAST,
    )


def _played(guest: str, listings: Sequence[Listing]) -> Iterator[OwnGame]:
    """Yield the games in which a guest had one seat: in another, several people played at one screen."""
    for listing in listings:
        brief = finished_brief(listing)
        mine = [one for one in brief.results if one.guest == guest] if brief else []
        if brief and len(mine) == 1:
            yield OwnGame(
                game=brief.game,
                edition=brief.edition,
                title=brief.title,
                at=listing.at,
                place=mine[0].place,
                against=[
                    OtherPlayer(bot=one.bot, place=one.place) for one in brief.results if one is not mine[0]
                ],
                review=mine[0].review,
            )


def _reviews(played: Sequence[OwnGame]) -> list[SeatPart]:
    return [one.review for one in played if one.review]


def _games(played: Sequence[OwnGame]) -> Iterator[OwnGame]:
    """Yield the games with the performance of late, the first to end first."""
    for n, game in enumerate(played, 1):
        recent = performance_of(_reviews(played[:n])[-RECENT:]) if game.review else None
        yield replace(game, recent=recent)


def _opponents(played: Sequence[OwnGame]) -> list[Opponents]:
    met: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for game in played:
        for other in game.against:
            met[other.bot] += 1
            behind[other.bot] += other.place > game.place
    return [Opponents(bot=bot, met=count, behind=behind[bot]) for bot, count in met.most_common()]


def _editions(played: Sequence[OwnGame]) -> list[EditionGames]:
    by_edition: defaultdict[str, list[OwnGame]] = defaultdict(list)
    for game in played:
        by_edition[game.edition].append(game)
    return [
        EditionGames(
            edition=edition,
            title=games[-1].title,
            games=len(games),
            won=sum(one.place == 1 for one in games),
            lost=(lost := performance_of(_reviews(games))),
            among=among_levels(edition, lost) if lost else None,
        )
        for edition, games in sorted(by_edition.items(), key=lambda each: -len(each[1]))
    ]


def _levels(editions: Set[str]) -> list[LevelPerformance]:
    """Return how the levels perform, if games of these editions can be compared with theirs."""
    measured = bot_performances()
    if editions != {measured.edition}:
        return []
    return [
        LevelPerformance(bot=name, lost=Interval(mean=one.mean, reach=one.reach))
        for name, one in measured.bots.items()
        if name in LEVELS
    ]


def _figures(reviews: Sequence[SeatPart]) -> OwnFigures | None:
    lost = performance_of(reviews)
    if lost is None:
        return None
    kinds = sorted(_kinds(reviews), key=lambda one: -one.lost.mean)
    return OwnFigures(
        lost=lost,
        skill=_interval(mean_of([one.skill.mean for one in reviews])),
        luck=_interval(mean_of([one.luck.mean for one in reviews])),
        kinds=kinds,
        weakest=next((one.kind for one in kinds if one.lost.mean > one.lost.reach), ""),
    )


def _kinds(reviews: Sequence[SeatPart]) -> Iterator[KindPart]:
    """Yield what the decisions of each kind lost in a game."""
    by_kind: defaultdict[str, list[KindPart]] = defaultdict(list)
    for one in reviews:
        for part in one.kinds:
            by_kind[part.kind].append(part)
    for kind, parts in by_kind.items():
        without = [0.0] * (len(reviews) - len(parts))
        lost = mean_of([*(part.lost.mean for part in parts), *without])
        yield KindPart(kind=kind, decisions=sum(part.decisions for part in parts), lost=_interval(lost))


def performance_of(reviews: Sequence[SeatPart]) -> Interval | None:
    """Return what a decision lost, of those that mattered; None if too few reviews say it."""
    if len(reviews) < LEAST:
        return None
    decisions = [one.decisions for one in reviews]
    lost = [one.lost.mean * one.decisions for one in reviews]
    return _interval(ratio_of(lost, decisions))


def _interval(of: Mean) -> Interval:
    return Interval(mean=round(of.mean, 1), reach=round(of.reach, 1))
