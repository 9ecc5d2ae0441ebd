"""Events: what happened in a move, for people and screens. Moves are the truth; events follow from them."""

from __future__ import annotations

from typing import NamedTuple

from passgo.editions import Edition
from passgo.rules.base import events
from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.state import EVENT_WORDS, EVENTS, State
from passgo.rules.base.tables import GROUP_SIZE

from .levels import Built, built_on
from .names import named


class Event(NamedTuple):
    """One event as the rules wrote it; its properties name it and its arguments."""

    number: int
    rule_number: int
    seat: int
    """The seat it happens to, from 0; the hand of the bank where it is the bank."""
    first: int
    second: int
    third: int

    @property
    def kind(self) -> str:
        """Its name, such as `paid`; the texts in the locale files are `event-NAME`."""
        return events.KINDS[self.number].name

    @property
    def rule(self) -> str:
        """The id of the rule that made it happen."""
        return RULE_IDS[self.rule_number]

    @property
    def args(self) -> dict[str, int]:
        """Its arguments by name, as indices and amounts."""
        return {
            name: value for (name, _), value in zip(events.KINDS[self.number].args, self[3:], strict=False)
        }

    @property
    def types(self) -> dict[str, str]:
        """The type of each argument: seat, deed, space, card, group and so on (`passgo.rules.base.events`)."""
        return dict(events.KINDS[self.number].args)

    def named(self, edition: Edition) -> dict[str, str | int | Built]:
        """Return the arguments by name, with ids for indices; money and numbers stay numbers, levels name buildings."""
        types = events.KINDS[self.number].args
        return {
            name: self._standing(edition, value) if what == "level" else named(edition, what, value)
            for (name, what), value in zip(types, self[3:], strict=False)
        }

    def _standing(self, edition: Edition, level: int) -> Built:
        """Return the buildings at this level on the deed in question, or on each of its group."""
        args = self.args
        deed = args["deed"] if "deed" in args else edition.tables.group_member[args["group"] * GROUP_SIZE]
        return built_on(edition, deed, level)


def drain(s: State, since: int) -> list[Event]:
    """Return the events of state `s` after event number `since`, oldest first.

    A state holds the last 128; older ones are lost.
    """
    row = s.event
    drained: list[Event] = []
    for n in range(max(since, s.event_n - EVENTS), s.event_n):
        i = n % EVENTS * EVENT_WORDS
        word = row[i]
        kind, why, seat = events.kind_of(word), events.rule_of(word), events.seat_of(word)
        drained.append(Event(kind, why, seat, row[i + 1], row[i + 2], row[i + 3]))
    return drained
