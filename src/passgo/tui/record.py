"""The record as it is read: events of one move that concern the same seat share a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from passgo.protocol.messages import Entry, EventView, FactView

from .words import LEFT_TO_BANK

SENTENCES: Final = 4
"""A sentence too many and a line is hard to read."""
SEPARATE: Final = frozenset({"went-bankrupt", "game-over", "richest", "in-debt", "drew"})
ASKED: Final = frozenset({"last-call", "dollars-on-sale", "share-on-sale"})
"""What is only asked, and said by its answer."""


@dataclass(slots=True)
class RecordLine:
    """Events that are said together."""

    n: int
    """The last move of the record that it is about."""
    seat: str
    events: list[EventView] = field(default_factory=list[EventView])
    rules: list[str] = field(default_factory=list[str])
    """The rules it rests on, each once."""
    by_clock: bool = False
    undone: int = 0
    """So many moves were taken back; nothing else happened."""
    corrected: list[FactView] = field(default_factory=list[FactView])
    """What was corrected at a real board; nothing else happened."""
    turn_of: str = ""
    """The dice passed to this seat; nothing else happened."""

    def add(self, n: int, event: EventView) -> None:
        """One event more."""
        self.n = n
        self.events.append(event)
        self.cite(event)

    def cite(self, event: EventView) -> None:
        """Rest on the rule of an event too, said or not."""
        if event.rule and event.rule not in self.rules:
            self.rules.append(event.rule)

    @property
    def bids(self) -> bool:
        """Whether it tells of an auction."""
        return bool(self.events) and self.events[0].kind == "bid"

    def takes(self, event: EventView) -> bool:
        """Whether an event of the same move can stand in it."""
        if self._is_payment(event):
            return True
        return (
            self.seat == event.seat
            and not self.bids
            and event.kind not in SEPARATE
            and (len(self.events) < SENTENCES or self._is_left_too(event))
        )

    def _is_left_too(self, event: EventView) -> bool:
        """Whether it is one more of the things that a bankrupt leaves to the bank: they are told in one sentence."""
        return event.kind in LEFT_TO_BANK and self.events[-1].kind in LEFT_TO_BANK

    def _is_payment(self, event: EventView) -> bool:
        """Whether it pays the rent that the line is about."""
        last = self.events[-1] if self.events else None
        return (
            event.kind == "paid"
            and last is not None
            and last.kind == "rent-claimed"
            and last.args["lander"] == event.seat
        )


def lines_of(entries: Sequence[Entry]) -> list[RecordLine]:
    """The lines of these moves of a record."""
    lines: list[RecordLine] = []
    current: RecordLine | None = None
    for entry, following in zip_longest(entries, entries[1:]):
        if not entry.by_table:
            current = None  # what chance brought belongs to the move before
        if entry.undone:
            lines.append(RecordLine(entry.n, "", undone=len(entry.undone)))
            current = None
        if entry.corrected:
            lines.append(RecordLine(entry.n, "", corrected=entry.corrected))
            current = None
        before: EventView | None = None
        for event in entry.events:
            if event.kind == "turn-began":
                lines.append(RecordLine(entry.n, "", turn_of=event.seat))
                current = None
            elif _is_said(event, before, following):
                if current is not None and current.seat == event.seat:
                    current.cite(event)
            elif event.kind in ("bid", "passed") and lines and lines[-1].bids:
                lines[-1].seat = event.seat if event.kind == "bid" else lines[-1].seat
                lines[-1].add(entry.n, event)
            else:
                if current is None or not current.takes(event):
                    current = RecordLine(entry.n, event.seat, by_clock=entry.by_clock)
                    lines.append(current)
                current.add(entry.n, event)
            before = event
    return lines


def _is_said(event: EventView, before: EventView | None, following: Entry | None) -> bool:
    """Whether the next event says it better: where a walk ended, a rent that is asked for at once."""
    if event.kind in ASKED:
        return True
    if event.kind == "stopped":
        return before is not None and before.kind in ("moved", "salary")
    if following is None:
        return False
    if event.kind == "on-sale":
        return any(later.kind == "bought" for later in following.events)
    return event.kind == "rent-open" and any(
        later.kind == "rent-claimed" and later.args["deed"] == event.args["deed"]
        for later in following.events
    )
