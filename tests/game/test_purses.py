"""The cost or gain in an event is the change of cash, in every game and scenario there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.game import Event, IllegalSetup
from passgo.notation.records import Record
from passgo.rules.base.state import BANK, SEATS

TESTS = Path(__file__).parents[1]


def moved_by(events: list[Event]) -> list[int]:
    """Return what these events gave each player's cash, or took from it."""
    change = [0] * SEATS
    for event in events:
        for name, what in event.types.items():
            if what not in ("gain", "cost"):
                continue
            amount = event.args[name] if what == "gain" else -event.args[name]
            if event.seat < BANK:
                change[event.seat] += amount
            if event.types.get("to") == "seat" and event.args["to"] < BANK:
                change[event.args["to"]] -= amount
    return change


@pytest.mark.parametrize(
    "book", sorted({path.parent for path in TESTS.glob("rulebook/*/*.toml")}), ids=lambda b: b.name
)
def test_every_change_of_cash_is_reported_by_an_event(book: Path) -> None:
    golden = TESTS / "golden" / f"{book.name}.toml"
    for file in [*sorted(book.glob("*.toml")), *([golden] if golden.exists() else [])]:
        record = Record.read(file)
        name = record.editions[0]
        edition = record.edition(name)
        try:
            game = record.start(edition)
        except IllegalSetup:
            continue  # what the scenario shows
        for line in record.lines(edition, name):
            for move in line.moves:
                before = game.state.cash[:SEATS]
                events = game.push(move)
                changes = [new - old for old, new in zip(before, game.state.cash[:SEATS], strict=True)]
                assert moved_by(events) == changes, f"{file.name}: {line.text}"
