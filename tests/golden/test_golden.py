"""A whole game of each edition and variant, replayed move by move to its end.

`.venv/bin/python tests/golden/play.py [EDITION ...]` plays and writes the games again; see there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.play import PLANS
from passgo.editions import edition_names
from passgo.notation.check import run
from passgo.notation.records import Record
from passgo.notation.writing import write_record

FOLDER = Path(__file__).parent


def test_every_book_and_variant_has_its_game():
    assert set(PLANS) == set(edition_names())
    assert {file.stem for file in FOLDER.glob("*.toml")} == set(PLANS)


@pytest.mark.parametrize("name", PLANS)
def test_the_game_goes_as_it_went(name: str):
    record = Record.read(FOLDER / f"{name}.toml")
    assert record.editions == [name]
    failure = run(record, name)
    assert failure is None, str(failure)


@pytest.mark.parametrize("name", PLANS)
def test_the_record_of_the_replayed_game_is_the_same_record(name: str):
    record = Record.read(FOLDER / f"{name}.toml")
    game = record.replay()
    assert game.is_over
    assert game.outcome is not None
    assert sorted(game.outcome.winners) == sorted(record.outcome)
    again = Record.parse(write_record(game))
    assert again.replay().moves == game.moves
    assert again.outcome == record.outcome
