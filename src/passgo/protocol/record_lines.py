"""The lines of a record: which events share a line, which share a sentence, and which need no words because others say it.

It is decided here, when a move is stored, for every screen and every language. Screens only put it into words: events
one by one, and those of one sentence together, by the text that `EventView.told` names.
"""

from __future__ import annotations

from typing import Final

from .messages import Entry, EventView, Told

SENTENCES: Final = 4
"""A sentence too many and a line is hard to read."""
BIDS_LISTED: Final = 4
"""Of more bids only the first and the last are shown."""
APART: Final = frozenset({"went-bankrupt", "game-over", "richest", "in-debt", "drew"})
"""Events that begin a line."""
ASKED: Final = frozenset({"last-call", "dollars-on-sale", "share-on-sale"})
"""Events that only ask, and are shown by their answer."""
ANSWERED: Final = {"on-sale": "bought", "rent-open": "rent-claimed"}
"""Events that are not shown any more once the next move has answered them. They take no room in a line."""
LEFT_TO_BANK: Final = ("left-deed", "left-lot")
"""Events for the things that a bankrupt player leaves to the Bank."""


class RecordLines:
    """A record as it is shown, up to the latest move."""

    def __init__(self) -> None:
        self._line: list[EventView] = []
        """The events of the last line, without those that may still be answered."""
        self._seat = ""
        """The seat that the line is about."""
        self._is_open = False
        """Whether the next event may join it; a bid may join a line of bids in any case."""
        self._before: list[EventView] = []
        """The events of the last move."""

    def add(self, entry: Entry) -> None:
        """Mark the events of the next move of the record."""
        if entry.undone or entry.corrected:
            self._line = []
        if not entry.by_table or not self._line:
            self._is_open = False  # what chance brought belongs to the move before
        self.mark(entry.events)

    def mark(self, events: list[EventView]) -> None:
        """Mark the events of a move."""
        before = ""
        for event in events:
            event.told = self._way_of(event, before)
            event.answers = self._answers(event)
            before = event.kind
        self._before = events

    def _way_of(self, event: EventView, before: str) -> Told:
        """Return how an event is shown, after one of the kind `before` in the same move."""
        kind, line = event.kind, self._line
        if kind == "turn-began":
            self._line, self._is_open = [], False
            return ""
        if kind in ASKED or (kind == "stopped" and before in ("moved", "salary")):
            return "rule" if self._is_open and self._seat == event.seat else "not"
        if kind == "passed" and self._lists_bids:
            return "line-passed"
        if kind == "bid" and self._lists_bids:
            line.append(event)
            self._seat = event.seat
            return "line-bids" if len(line) <= BIDS_LISTED else "line-bids-rose"
        joins = self._is_open and self._takes(event)
        if kind in ANSWERED:
            self._is_open = joins
            return "more" if joins else ""
        if joins:
            line.append(event)
            return _together(line[-2], event)
        self._line, self._seat, self._is_open = [event], event.seat, True
        return ""

    @property
    def _lists_bids(self) -> bool:
        return bool(self._line) and self._line[0].kind == "bid"

    def _takes(self, event: EventView) -> bool:
        """Whether an event can stand in the open line."""
        together = _together(self._line[-1], event)
        if together == "line-rent-paid":
            return True
        alike = self._seat == event.seat and not self._lists_bids and event.kind not in APART
        has_room = len(self._line) < SENTENCES or together == "line-left" or event.kind in ANSWERED
        return alike and has_room

    def _answers(self, event: EventView) -> int:
        """The place of the question among the events of the move before that an event answers; −1 for none."""
        for place, asked in enumerate(self._before):
            if ANSWERED.get(asked.kind) == event.kind and asked.args["deed"] == event.args["deed"]:
                return place
        return -1


def _together(event: EventView, after: EventView) -> Told:
    """Return the text that puts an event and the one after it into one sentence, or `more`."""
    match event.kind, after.kind:
        case "threw", "moved":
            return "line-threw-moved"
        case "rent-claimed", "paid" if event.args["lander"] == after.seat:
            return "line-rent-paid"
        case one, other if one in LEFT_TO_BANK and other in LEFT_TO_BANK:
            return "line-left"
        case _:
            return "more"
