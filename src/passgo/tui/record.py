"""The record in lines, joined as the server says (`EventView.told`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from passgo.protocol.messages import Entry, EventView, FactView


@dataclass(slots=True)
class RecordLine:
    """Events that are said together."""

    n: int
    """The last move of the record that it is about."""
    events: list[EventView] = field(default_factory=list[EventView])
    rules: list[str] = field(default_factory=list[str])
    """The rules it rests on, each once."""
    by_clock: bool = False
    by_order: bool = False
    undone: int = 0
    """How many moves were undone; if any, nothing else happened."""
    corrected: list[FactView] = field(default_factory=list[FactView])
    """Show a correction at a real board; nothing else happened."""
    turn_of: str = ""
    """The dice passed to this seat; nothing else happened."""


def lines_of(entries: Sequence[Entry]) -> list[RecordLine]:
    """The lines of these moves of a record."""
    lines: list[RecordLine] = []
    for entry, following in zip_longest(entries, entries[1:]):
        if entry.undone:
            lines.append(RecordLine(entry.n, undone=len(entry.undone)))
        if entry.corrected:
            lines.append(RecordLine(entry.n, corrected=entry.corrected))
        answered = {event.answers for event in following.events} if following else set[int]()
        for place, event in enumerate(entry.events):
            told = event.told
            if event.kind == "turn-began":
                lines.append(RecordLine(entry.n, turn_of=event.seat))
                continue
            if place in answered:
                told = "rule" if told else "not"
            if told == "not":
                continue
            if not told or not lines or not lines[-1].events:
                lines.append(RecordLine(entry.n, by_clock=entry.by_clock))
            line = lines[-1]
            if event.rule and event.rule not in line.rules:
                line.rules.append(event.rule)
            if told != "rule":
                line.n = entry.n
                line.events.append(event)
                line.by_order |= entry.by_order
    return [line for line in lines if line.events or line.undone or line.corrected or line.turn_of]
