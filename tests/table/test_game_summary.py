"""The luck of the dice: the rent that a roll led to, against the mean of all rolls from there."""

from __future__ import annotations

import pytest

from passgo.notation.records import Record
from passgo.protocol.events import Belongings, entry_of, event_views
from passgo.protocol.messages import Entry
from passgo.protocol.record_lines import RecordLines
from passgo.table.state.game_summary import game_story

POSITION = """
edition = "us1973"
players = 2
[p1]
at = "go"
[p2]
deeds = ["oriental_avenue 1", "vermont_avenue 1", "connecticut_avenue 2"]
"""
HEAVY = 100
LIGHT = 30
"""The rents of Connecticut Avenue with two houses, and of the two others with one."""


def luck(first: int, second: int) -> list[int]:
    """Return the luck of each seat, after the first has rolled these dice from GO."""
    record = Record.parse(POSITION)
    game = record.start(record.edition())
    entries: list[Entry] = []
    lines = RecordLines()
    for text in ("p1 roll", f"* dice {first} {second}"):
        had = Belongings(game)
        happened = game.push_text(text)
        views = event_views(happened, game.edition, had, game.state)
        entries.append(entry_of(len(entries) + 1, game.moves[-1], text, 0.0, views, game, lines))
    return [seat.luck for seat in sorted(game_story(game, entries).seats, key=lambda seat: seat.seat)]


MEAN = (5 * LIGHT + 5 * LIGHT + 4 * HEAVY) / 36
"""Five ways lead to each of the two, four to the third."""


@pytest.mark.parametrize(("dice", "rent"), [((1, 2), 0), ((2, 4), LIGHT), ((4, 5), HEAVY)])
def test_luck_is_the_mean_less_the_rent_that_was_met(dice: tuple[int, int], rent: int) -> None:
    assert luck(*dice) == [round(MEAN - rent), 0]
