"""Questions before a roll and about one: first player, the dice, Jail, the way of a die of choice."""

from __future__ import annotations

from passgo.tui.pages.page import Page, PageChoice, act_choice, acts_of
from passgo.tui.pages.papers import rides, whose

from .asking import Asking


def rolloff(q: Asking) -> Page:
    """Ask for the roll for first player."""
    thrown: dict[str, int] = {}
    for event in (event for entry in q.client.entries for event in entry.events):
        if event.kind == "rolled-off":
            thrown[event.seat] = event.number("first") + event.number("second")
    lines = [f"{seat.name}{q.client.colon}{thrown.get(seat.seat, '–')}" for seat in q.state.seats]
    return q.page([", ".join(lines)], *q.answer("roll"))


def throw(q: Asking) -> Page:
    """Ask for the roll of a turn, with its possible cost."""
    return q.page(q.ahead(), *q.answer("roll"), *rides(q.client, q.actor))


def move(q: Asking) -> Page:
    """How far, or where to, a bus or three alike lead."""
    choices: list[PageChoice] = []
    for act in acts_of(q.options, "move"):
        name = q.words.name(q.words.book.spaces[act.space].name)
        label = q.say("move-count", count=act.count, space=name) if act.count else name
        choices.append(act_choice(q.client, act, label, note=whose(q.client, act, q.actor)))
    return q.page([], *choices)
