"""Questions before a throw and about one: who begins, the dice, Jail, where a die of choice leads."""

from __future__ import annotations

from passgo.tui.pages.page import Page, PageChoice, act_choice, acts_of
from passgo.tui.pages.papers import rides, whose

from .asking import Asking


def rolloff(q: Asking) -> Page:
    """Who begins."""
    thrown: dict[str, int] = {}
    for event in (event for entry in q.client.entries for event in entry.events):
        if event.kind == "rolled-off":
            thrown[event.seat] = event.number("first") + event.number("second")
    lines = [f"{seat.name}{q.client.colon}{thrown.get(seat.seat, '–')}" for seat in q.state.seats]
    roll = q.act("roll", q.say("throw-for", name=q.words.hand(q.actor)), "r")
    return q.page(q.say("rolloff-title"), q.say("rolloff-note"), [", ".join(lines)], *roll)


def throw(q: Asking) -> Page:
    """The throw of a turn, and what it may cost."""
    again = "throw-again-title" if q.state.doubles else "throw-title"
    seat = q.client.seat(q.state.turn)
    note = q.say("throw-note", space=q.words.space(seat.at)) if seat else ""
    roll = q.act("roll", q.say("throw-dice"), "r")
    return q.page(
        q.say(again, name=q.words.hand(q.state.turn)), note, _ahead(q), *roll, *rides(q.client, q.actor)
    )


def _ahead(q: Asking) -> list[str]:
    """What the throw would cost in the mean."""
    ahead = q.options.ahead if q.options else None
    if ahead is None or not ahead.rent_ways:
        return []
    words = q.say("ahead-rent", ways=ahead.rent_ways, all=ahead.ways)
    return [f"{words}{q.client.colon}{q.words.money(ahead.rent_mean)}"]


def jail(q: Asking) -> Page:
    """How one leaves Jail."""
    amount = q.words.money(q.asked.amount)
    cards = [act for act in acts_of(q.options, "use") if not act.deed]
    card = next((act for act in cards if act.ok), next(iter(cards), None))
    return q.page(
        q.say("jail-title", name=q.words.hand(q.state.turn)),
        q.say("jail-note", turn=q.asked.turn, amount=amount),
        _ahead(q),
        *q.act("roll", q.say("jail-throw"), "r"),
        *q.act("fine", q.say("jail-fine", amount=amount), "f"),
        *([act_choice(q.client, card, q.say("jail-card"), "u")] if card else []),
    )


def move(q: Asking) -> Page:
    """How far, or where to, a bus or three alike lead."""
    kind = "bus" if q.asked.die == "bus" else "triple"
    choices: list[PageChoice] = []
    for act in acts_of(q.options, "move"):
        name = q.words.name(q.words.book.spaces[act.space].name)
        label = q.say("move-count", count=act.count, space=name) if act.count else name
        choices.append(act_choice(q.client, act, label, note=whose(q.client, act, q.actor)))
    return q.page(
        q.say(f"move-{kind}-title", name=q.words.hand(q.state.turn)), q.say(f"move-{kind}-note"), [], *choices
    )
