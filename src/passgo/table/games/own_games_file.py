"""Games of a person from a file: checked as far as a game can be whose moves are not there, before any figure follows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NoReturn

import msgspec
from msgspec.structs import replace

from passgo.game import seat_id
from passgo.locale import LANGUAGES
from passgo.protocol.own_games import OwnGame, OwnGamesFile
from passgo.protocol.reviews import Interval, SeatPart

LONGEST_TITLE: Final = 200
WHOLE: Final = 100.0
"""Points between a game that is lost and one that is won."""
MOST: Final = 1000.0
"""No part of a result is further from 0, nor what decisions lost."""
WIDEST: Final = 10_000.0
"""An interval may reach further than any mean: that of a few decisions does."""
ROUNDED: Final = 0.3
"""Parts that were rounded to a tenth differ from their sum by less."""
MOST_DECISIONS: Final = 100_000


def games_of(file: OwnGamesFile) -> list[OwnGame]:
    """Return the games of a file. Raises msgspec.ValidationError: what was expected where."""
    for n, game in enumerate(file.games):
        _check_game(game, f"$.games[{n}]")
    return [_as_from_file(game) for game in file.games]


def _as_from_file(game: OwnGame) -> OwnGame:
    """Return a game with nothing that follows from others, or from what was measured of levels."""
    review = replace(game.review, among=None) if game.review else None
    return replace(game, review=review, recent=None, readable=False, from_file=True)


def _check_game(game: OwnGame, where: str) -> None:
    players = 1 + len(game.against)
    places = [(game.place, "place")]
    places += [(one.place, f"against[{k}].place") for k, one in enumerate(game.against)]
    for place, name in places:
        if place > players:
            _refuse(f"a place from 1 to {players}", f"{where}.{name}")
    if not {*game.title} <= {*LANGUAGES} or any(len(name) > LONGEST_TITLE for name in game.title.values()):
        _refuse(f"a title in {' and '.join(LANGUAGES)}, of {LONGEST_TITLE} letters at most", f"{where}.title")
    if game.review is not None:
        _check_review(game.review, [seat_id(seat) for seat in range(players)], f"{where}.review")


def _check_review(review: SeatPart, seats: Collection[str], where: str) -> None:
    from passgo.analysis.performance import KINDS  # most hosts never need it

    if review.seat not in seats:
        _refuse(f"one of {', '.join(seats)}", f"{where}.seat")
    for name, interval in _intervals(review):
        _check_number(interval.mean, -MOST, MOST, f"{where}.{name}.mean")
        _check_number(interval.reach, 0, WIDEST, f"{where}.{name}.reach")
    if abs(review.luck.mean + review.skill.mean) > WHOLE + ROUNDED:
        _refuse(f"luck and skill that add up to {WHOLE:g} points at most", where)
    _check_sum(review.luck, [review.dice, review.cards], f"{where}.luck.mean")
    _check_sum(review.skill, [review.choices, review.others, review.waits], f"{where}.skill.mean")
    _check_number(review.decisions, 0, MOST_DECISIONS, f"{where}.decisions")
    for k, part in enumerate(review.kinds):
        _check_number(part.decisions, 0, MOST_DECISIONS, f"{where}.kinds[{k}].decisions")
    kinds = [part.kind for part in review.kinds]
    if not {*kinds} <= {*KINDS} or len({*kinds}) < len(kinds):
        _refuse(f"each of {', '.join(KINDS)} once at most", f"{where}.kinds")


def _intervals(review: SeatPart) -> Iterator[tuple[str, Interval]]:
    for name in ("luck", "skill", "dice", "cards", "choices", "others", "waits", "lost"):
        yield name, getattr(review, name)
    for k, part in enumerate(review.kinds):
        yield f"kinds[{k}].lost", part.lost


def _check_number(number: float, least: float, most: float, where: str) -> None:
    if not least <= number <= most:
        _refuse(f"a number from {least:g} to {most:g}", where)


def _check_sum(whole: Interval, parts: Sequence[Interval], where: str) -> None:
    total = sum(part.mean for part in parts)
    if abs(whole.mean - total) > ROUNDED:
        _refuse(f"{total:.1f}, the sum of its parts", where)


def _refuse(expected: str, where: str) -> NoReturn:
    """Say it as msgspec does of whatever it refuses itself."""
    raise msgspec.ValidationError(f"Expected {expected} - at `{where}`")
