"""Deeds: those of a seat, and each with what is printed on it, whose it is, and what can be done with it."""

from __future__ import annotations

from passgo.protocol.messages import Act
from passgo.protocol.state import DeedView
from passgo.tui.client import Client

from .page import Page, PageChoice, View, act_choice, acts_of


def deeds_view(client: Client, seat: str) -> View:
    """The deeds of a seat, group by group."""

    def view() -> Page | None:
        holder, state = client.seat(seat), client.state
        if holder is None or state is None:
            return None
        words, say = client.words, client.say
        held = [deed for deed in state.deeds if deed.owner == seat]
        order = list(words.book.groups)
        held.sort(key=lambda deed: order.index(words.book.deeds[deed.deed].group))
        pledged = sum(deed.mortgaged for deed in held)
        note = (
            say("deeds-held", count=len(held), mortgaged=pledged)
            if held
            else say("deeds-none", name=holder.name)
        )
        choices = [_line(client, deed) for deed in held]
        return Page(title=say("deeds-title", name=holder.name), note=note, choices=choices)

    return view


def _line(client: Client, deed: DeedView) -> PageChoice:
    """A deed in a list: its group, how much of it is held, what stands there, what it asks."""
    words, say = client.words, client.say
    info = client.words.book.deeds[deed.deed]
    siblings = words.book.siblings(deed.deed)
    count = sum(client.deed(one.id).owner == deed.owner for one in siblings)
    parts = [f"{words.group(info.group)} {count}/{len(siblings)}"]
    built = words.built(info, deed.level)
    if deed.mortgaged:
        parts.append(say("mortgaged"))
    elif built:
        parts.append(built)
    if deed.rent and not deed.mortgaged:
        parts.append(f"{say('mini-rent')} {_rent(client, deed)}")
    return PageChoice(
        label=words.deed(deed.deed), note=", ".join(parts), opened=deed_view(client, deed.deed), ink=info.ink
    )


def _rent(client: Client, deed: DeedView) -> str:
    if client.words.book.deeds[deed.deed].kind == "utility":
        return client.say("rent-dice", factor=deed.rent)
    return client.words.money(deed.rent)


def deed_view(client: Client, deed: str) -> View:
    """A deed: its rents, its price, whose it is, and what I may do with it."""

    def view() -> Page | None:
        if client.state is None:
            return None
        words, say = client.words, client.say
        info, now = words.book.deeds[deed], client.deed(deed)
        lines = [
            f"{'▸' if k in now.rows else ' '} {label}{client.colon}{amount}"
            for k, (label, amount) in enumerate(words.rent(info, row) for row in info.rows)
        ]
        figures = [
            f"{say('deed-price')} {words.money(info.price)}",
            f"{say('deed-mortgage')} {words.money(info.mortgage)}",
        ]
        if info.house:
            figures.insert(1, f"{_building_word(client, info.kind)} {words.money(info.house)}")
        note = (
            say("deed-group", group=words.group(info.group))
            if info.kind == "street"
            else words.group(info.group)
        )
        return Page(
            title=words.deed(deed),
            note=note[:1].upper() + note[1:],
            lines=[*lines, ", ".join(figures), _whose(client, now)],
            choices=deed_acts(client, deed),
        )

    return view


def _building_word(client: Client, kind: str) -> str:
    return client.say({"railroad": "deed-depot", "taxi": "deed-stand"}.get(kind, "deed-house"))


def _whose(client: Client, deed: DeedView) -> str:
    words, say = client.words, client.say
    if deed.owner == "bank":
        return say("deed-unowned", price=words.money(words.book.deeds[deed.deed].price))
    owner = words.hand(deed.owner)
    if deed.mortgaged:
        return say("deed-is-mortgaged", owner=owner)
    built = words.built(words.book.deeds[deed.deed], deed.level)
    return say("deed-owned", owner=owner) + (f" ({built})" if built else "")


def deed_acts(client: Client, deed: str) -> list[PageChoice]:
    """Return what the acting seat may do with a deed of its own."""
    group = client.words.book.deeds[deed].group
    options = client.options_of(client.actor)
    acts = acts_of(options, "build", "sell", "sell all", "mortgage", "lift")
    return [
        act_choice(
            client, act, _label(client, act), note=client.words.signed(act.amount) if act.amount else ""
        )
        for act in acts
        if act.deed == deed or (act.group == group and client.deed(deed).owner == client.actor)
    ]


def _label(client: Client, act: Act) -> str:
    """Return the button text of an act about a deed."""
    if act.verb == "build":
        rent = f" ({client.say('mini-rent')} → {client.words.money(act.rent)})" if act.rent else ""
        return client.say("act-build-a", building=act.building) + rent
    if act.verb == "sell" and act.building:
        return client.say("act-sell-the", building=act.building)
    level = act.text.split()[-1]
    to = f" → {level}" if act.verb == "sell all" and level.isdigit() else ""
    return client.say(f"verb-{act.verb.replace(' ', '-')}") + to
