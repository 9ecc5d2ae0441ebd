"""Things that can be traded: each counted one has the event that its row names."""

from __future__ import annotations

from passgo.rules.base import events, things


def test_a_counted_thing_changes_hands_by_the_event_of_its_number():
    for name, thing in things.TABLE.items():
        if thing.form is things.COUNT:
            assert events.KINDS[thing.event].name == f"traded-{name}"
