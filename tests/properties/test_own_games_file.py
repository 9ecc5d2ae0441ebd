"""Files of one's own games that nobody would write: each is refused with its place, or shown like any other."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.protocol.own_games import OwnGames, OwnGamesFile
from passgo.table.games.own_games import own_games
from passgo.table.games.own_games_file import games_of
from table.finished import ANN, listing, mine, of_bot, part

FILE = own_games(
    ANN.id,
    [
        listing(n, mine(1 + n % 3, part("p1", 10, 4.0 + n, 3.5, -2.0, buying=4.0, jail=1.0)), of_bot("easy", 1), of_bot("strong", 2))
        for n in range(6)
    ],
)  # fmt: skip
TEXT = msgspec.json.encode(FILE)

numbers = st.one_of(st.integers(), st.integers(-3, 12), st.floats(allow_nan=False, allow_infinity=False))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=100), st.sampled_from(["p1", "p9", "easy", "jail"])),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)  # fmt: skip


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a value, from the root."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield (*path, step)
        yield from places_in(inner, (*path, step))


PLACES = [*places_in(json.loads(TEXT))]


def read(text: bytes) -> OwnGames | None:
    """Return what is shown of a file; None if it is refused."""
    try:
        games = games_of(msgspec.json.decode(text.decode(), type=OwnGamesFile))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return own_games(ANN.id, [], games)


def is_sound(shown: OwnGames, text: bytes) -> bool:
    """Whether every number can be shown, and the file adds nothing when it comes again."""
    again = own_games(ANN.id, [], [*games_of(msgspec.json.decode(text, type=OwnGamesFile))] * 2)
    numbers: list[float] = []
    pending: list[Any] = [json.loads(msgspec.json.encode(shown))]
    for value in pending:
        pending += value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        numbers += [value] if isinstance(value, int | float) else []
    return again == shown and all(math.isfinite(number) and abs(number) < 2**53 for number in numbers)


@given(st.lists(st.tuples(st.sampled_from(PLACES), st.one_of(values, st.just(...))), min_size=1, max_size=3))
@settings(max_examples=150)
def test_values_of_any_kind_are_refused_or_shown(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    file = json.loads(TEXT)
    for path, value in changes:
        at, (*above, last) = file, path
        try:
            for step in above:
                at = at[step]
            if value is ...:
                del at[last]
            else:
                at[last] = value
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change has taken the place away
    text = json.dumps(file).encode()
    shown = read(text)
    assert shown is None or is_sound(shown, text)


@given(
    st.lists(st.tuples(st.integers(0, len(TEXT) - 1), st.integers(0, 9), st.binary(max_size=9)), max_size=4)
)
@settings(max_examples=150)
def test_bytes_of_any_kind_are_refused_or_shown(cuts: list[tuple[int, int, bytes]]) -> None:
    text = TEXT
    for at, length, new in cuts:
        text = text[:at] + new + text[at + length :]
    shown = read(text)
    assert shown is None or is_sound(shown, text)
    assert shown is not None or cuts
