"""Orders are left behind by keys: on a sheet of their own, and an offer on the paper of a trade."""

from __future__ import annotations

import asyncio

from passgo.protocol.messages import Ack
from passgo.protocol.tables import Begin, CreateTable, NewPlace, SetReady, Sit, TableTerms
from passgo.tui.client import Client
from passgo.tui.pages.menu import menu_view
from passgo.tui.pages.page import Page, PageChoice
from passgo.tui.pages.trades import trade_view
from tui.conftest import NewGuest
from tui.lines import connected, until

START = 'edition = "us1973"\nplayers = 2\n[p1]\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["park_place"]\n'


def choose(page: Page | None, label: str) -> PageChoice:
    """The choice of these words, or else one that begins with them."""
    assert page
    found = [choice for choice in page.choices if choice.label.startswith(label)]
    found.sort(key=lambda choice: choice.label != label)
    assert found, (label, [choice.label for choice in page.choices])
    return found[0]


def opened(page: Page | None, label: str) -> Page | None:
    choice = choose(page, label)
    assert choice.opened
    return choice.opened()


async def press(page: Page | None, label: str, text: str = "") -> None:
    choice = choose(page, label)
    if choice.written:
        await choice.written.done(text)
    else:
        assert choice.done
        await choice.done()


async def at_a_table(ann: Client, bob: Client) -> None:
    places = [
        NewPlace(kind="person", token="hat", name="Ann"),
        NewPlace(kind="person", token="car", free=True),
    ]
    asked = {"terms": TableTerms(edition="us1973"), "places": places, "start": START}
    assert isinstance(await ann.ask(CreateTable, **asked), Ack)
    await until(ann, lambda: ann.table)
    await bob.visit(ann.link[-6:])
    assert isinstance(await bob.ask(Sit, place=2, name="Bob"), Ack)
    for one in (ann, bob):
        assert isinstance(await one.ask(SetReady, ready=True), Ack)
    assert isinstance(await ann.ask(Begin), Ack)
    await until(ann, lambda: ann.state and ann.options_of("p1"))


def test_orders_are_written_on_a_sheet_and_hold_once_they_are_left(guest: NewGuest) -> None:
    ann, bob = guest("Ann"), guest("Bob")

    async def write() -> None:
        async with connected(ann), connected(bob):
            await at_a_table(ann, bob)
            sheet = choose(menu_view(ann)(), "While I’m away").opened
            assert sheet
            await press(sheet(), "Roll for me")
            await press(opened(sheet(), "In Jail"), "card or fine")
            await press(opened(sheet(), "Offers to me"), "decline all")
            await press(opened(sheet(), "Build as long"), "Build as long as I keep", "300")
            orange = choose(sheet(), "orange").opened
            assert orange
            await press(orange(), "For sale: buy")
            await press(orange(), "Bid up to", "240")
            assert choose(sheet(), "orange").note == "For sale: buy; Bid up to: $240"
            options = ann.options_of("p1")
            assert options
            assert options.orders is None  # nothing holds before it is left
            await press(sheet(), "Leave these orders")
            await until(ann, lambda: (held := ann.options_of("p1")) and held.orders)

            held = ann.options_of("p1")
            assert held
            assert held.orders
            held.orders.declined = ["p2 offer p1 park_place 5 for boardwalk"]  # while Ann was away
            shown = opened(menu_view(ann)(), "While I’m away")
            assert shown
            assert shown.lines[:3] == [
                "Bob’s offer was declined while you were away:",
                "  Bob → Park Place, $5",
                "  Ann → Boardwalk",
            ]

    asyncio.run(write())
    options = ann.options_of("p1")
    assert options
    orders = options.orders
    assert orders
    assert (orders.roll, orders.jail, orders.build, orders.offers) == (True, "pay", 300, "decline")
    assert [(one.group, one.landing, one.bid) for one in orders.groups] == [("orange", "buy", 240)]


def test_an_offer_is_accepted_in_advance_from_the_paper_of_a_trade(guest: NewGuest) -> None:
    ann, bob = guest("Ann"), guest("Bob")

    async def write() -> None:
        async with connected(ann), connected(bob):
            await at_a_table(ann, bob)
            paper = choose(trade_view(ann, "p1")(), "Bob").opened
            assert paper
            await press(paper(), "Boardwalk")
            await press(paper(), "Park")
            await press(paper(), "Accept if offered")
            await until(ann, lambda: (held := ann.options_of("p1")) and held.orders)
            said = paper()
            assert said
            assert any("Bob offers this within 7 days" in line for line in said.lines)
            sheet = choose(menu_view(ann)(), "While I’m away").opened
            assert sheet
            order = choose(sheet(), "Accept from Bob until")
            assert order.note == "Bob → Park Place; Ann → Boardwalk"
            await press(opened(sheet(), "Accept from Bob until"), "Don’t accept")
            await press(sheet(), "Leave these orders")
            await until(
                ann, lambda: (held := ann.options_of("p1")) and held.orders and not held.orders.accept
            )

    asyncio.run(write())
