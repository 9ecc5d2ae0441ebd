"""A table with its own board: people roll and draw, and enter the outcomes here."""

from __future__ import annotations

from functools import partial

from passgo.protocol.commands import LetFall
from passgo.protocol.falls import FallsView, FallView, SettledView
from passgo.protocol.state import StateView
from passgo.tui.client import Client
from passgo.tui.find import find
from passgo.tui.line import Answer

from .page import Blank, Page, PageChoice, View

FEW = 3
"""How many things are seen at a glance; among more you may search."""
FACES = 20
"""Letters that the faces of three dice take at most."""


def falls_to_enter(client: Client, state: StateView) -> FallsView | None:
    """Return the outcome to enter, if it is for somebody in this terminal."""
    falls = state.falls
    if falls is None:
        return None
    if client.awaits.kind == "chance":
        return falls if client.places else None
    return falls if all(client.is_mine(one.seat) for one in (falls, *falls.settles)) else None


def falls_page(client: Client, falls: FallsView) -> Page:
    """Return the page for a roll or a draw."""
    return _thrown(client, falls) if falls.dice else _drawn(client, falls)


def _thrown(client: Client, falls: FallsView) -> Page:
    """The faces of the dice are written in their order, or chosen where there is one die."""
    say, name = client.say, client.words.hand(falls.seat)
    faces = "; ".join(" ".join(die.faces) for die in falls.dice)

    async def written(text: str) -> Answer:
        return await client.move(f"{falls.text} {text}")

    def face(shown: str) -> PageChoice:
        async def done() -> Answer:
            return await written(shown)

        return PageChoice(label=shown, done=done)

    title = say("real-threw", name=name)
    settled = [_settled(client, one) for one in falls.settles]
    if len(falls.dice) == 1:
        choices = [face(shown) for shown in falls.dice[0].faces]
    else:
        blank = Blank(title=f"{title} ({faces})", done=written, most=FACES)
        choices = [PageChoice(label=title, note=faces, key="w", written=blank)]
    return Page(title=title, lines=settled, choices=[*choices, _for_us(client, "real-throw", falls.text)])


def _settled(client: Client, settles: SettledView) -> str:
    """How the roll answers a question that is open before it."""
    deed = {"deed": client.words.deed(settles.deed)} if settles.deed else {}
    return client.say(f"real-settles-{settles.kind}", name=client.words.hand(settles.seat), **deed)


def _drawn(client: Client, falls: FallsView, wanted: str = "") -> Page:
    """One of the things that may still come; those that come nearest to some words, if any are wanted."""
    say, words = client.say, client.words
    first = falls.things[0]
    sort = "voucher" if first.voucher else "roll" if first.roll else "ticket" if first.ticket else ""
    key = "real-dealt" if first.deed else f"real-drew-{sort}" if sort else "real-drew"
    name = words.hand(first.seat if first.deed else falls.seat)

    def drawn(thing: FallView) -> PageChoice:
        async def done() -> Answer:
            return await client.move(thing.text)

        return PageChoice(label=_named(client, thing), done=done)

    near, has_all = find(falls.things, partial(_sought_in, client), wanted)
    lines = [] if has_all else [say("real-nearest" if near else "real-none")]
    seek = [_search(client)] if len(falls.things) > FEW else []
    return Page(
        title=say(key, name=name),
        note=say("real-draw-note", count=len(falls.things)),
        lines=lines,
        choices=[_for_us(client, "real-draw", ""), *seek, *map(drawn, near)],
    )


def _search(client: Client) -> PageChoice:
    """Words are written, and lead to the cards that have them."""
    found: list[View] = []

    async def look(text: str) -> None:
        def view() -> Page | None:
            falls = falls_to_enter(client, client.state) if client.state else None
            return _drawn(client, falls, text) if falls and falls.things else None

        found[:] = [view]

    return PageChoice(
        label=client.say("real-search"),
        key="s",
        written=Blank(title=client.say("real-search"), done=look, most=80),
        opened=lambda: found[0]() if found else None,
    )


def _sought_in(client: Client, thing: FallView) -> str:
    """The card of somebody's own box says it in words of its own."""
    return thing.card_words or _named(client, thing)


def _named(client: Client, thing: FallView) -> str:
    words = client.words
    if thing.card:
        return words.name(words.book.cards[thing.card].text)
    if thing.roll:
        return words.roll(thing.roll)
    if thing.voucher:
        return words.name(words.book.vouchers[thing.voucher].name)
    return words.deed(thing.deed) if thing.deed else words.money(thing.ticket)


def _for_us(client: Client, key: str, text: str) -> PageChoice:
    """Let the program roll, or draw, instead of people."""

    async def done() -> Answer:
        return await client.ask(LetFall, n=client.length, text="" if text.startswith("*") else text)

    return PageChoice(label=client.say(key), key="r", done=done)
