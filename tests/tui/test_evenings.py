"""A group by keys: founded, joined by its link, its evenings and the table of the year, and played again."""

from __future__ import annotations

import asyncio

from passgo.protocol.circles import CountEvenings
from passgo.protocol.messages import Ack
from passgo.protocol.tables import Begin, CreateTable, NewPlace, SetReady, Sit, TableTerms
from passgo.tui.client import Client
from passgo.tui.pages.base import base_page
from passgo.tui.pages.lobby import lobby_page
from passgo.tui.pages.page import Page
from passgo.tui.pages.table import beside
from server.test_circles import ENDS_SOON
from tui.conftest import NewGuest
from tui.lines import connected, until
from tui.test_orders import choose, opened, press

NAME = "The table at Maman’s"


async def group(client: Client) -> Page | None:
    """The page of the group, as it is read when it is opened."""
    await until(client, lambda: client.lists and client.lists.circles)
    mine = opened(lobby_page(client), client.say("circles"))
    await press(mine, NAME)
    return opened(mine, NAME)


def test_a_group_from_its_foundation_to_the_table_of_the_year(guest: NewGuest) -> None:
    ann, bob = guest("Ann"), guest("Bob", "fr")

    async def meet() -> None:
        async with connected(ann), connected(bob):
            for one, name in ((ann, "Ann"), (bob, "Bob")):
                await one.rename(name)
                await until(one, lambda one=one: one.lists)
            circles = choose(lobby_page(ann), "Our evenings").opened
            assert circles
            await press(circles(), "Start a group", NAME)
            page = circles()
            assert page
            [link] = [line.removeprefix("Link to the group: ") for line in page.lines if "/join#" in line]
            await press(opened(lobby_page(bob), bob.say("circles")), bob.say("join-circle"), link)
            await until(bob, lambda: bob.lists and bob.lists.circles)
            page = await group(ann)
            assert page
            assert "no evening yet" in page.note
            plan = opened(page, "Set up the first table")
            assert plan
            assert plan.lines[-1] == "Ann, A friend"

            [circle] = ann.lists.circles if ann.lists else []
            places = [
                NewPlace(kind="person", token="bell", name="Ann"),
                NewPlace(kind="person", token="key", free=True),
            ]
            terms = TableTerms(edition="us1973", real_board=True)
            asked = {"terms": terms, "places": places, "start": ENDS_SOON, "circle": circle.circle}
            assert isinstance(await ann.ask(CreateTable, **asked), Ack)
            await until(ann, lambda: ann.table)
            await bob.visit(ann.link[-6:])
            assert isinstance(await bob.ask(Sit, place=2, name="Bob"), Ack)
            assert isinstance(await bob.ask(SetReady, ready=True), Ack)
            assert isinstance(await ann.ask(Begin), Ack)
            await until(bob, lambda: bob.state)
            await until(ann, lambda: any(one.label == "This evening" for one in beside(ann)))
            choice = next(one for one in beside(ann) if one.label == "This evening")
            assert choice.done
            assert choice.opened
            await choice.done()
            shown = choice.opened()
            assert shown
            assert shown.title == "Bob, roll the dice."
            assert shown.lines[1:3] == ["  Ann: $1,000", "  Bob: $10"]
            assert isinstance(await bob.move("p2 roll 1 1"), Ack)
            await until(bob, lambda: bob.awaits and bob.awaits.kind == "debt")
            assert isinstance(await bob.move("p2 bankrupt"), Ack)
            await until(ann, lambda: ann.state and ann.state.winners)
            evening = choice.opened
            await until(ann, lambda: "Points 4  [1]" in str(evening()))  # the page that is open
            shown = evening()
            assert shown
            assert "  Bob: bankrupt" in shown.lines
            assert "Ann ruined Bob most often" in "\n".join(shown.lines)

            await ann.leave()
            await until(ann, lambda: ann.table is None and ann.lists)
            page = await group(ann)
            assert page
            told = "\n".join(page.lines)
            assert "Ann: Evenings 1, Won 1, Points 4  [1]" in told
            assert "Bob: Evenings 1, Won 0, Points 2  [2]" in told
            assert "Ann ahead of Bob: once. Bob ahead of Ann: never." in told
            assert "Most rounds: 1; Ann won" in told
            assert "Bankruptcies: 1; Ann ruined Bob most often" in told
            points = opened(page, "Change the points")
            assert points
            assert [choice.marked for choice in points.choices] == [False, False, True, False, None]
            await press(points, "Everybody’s worth at the end counts.")
            page = await group(ann)
            assert page
            assert any("Ann chose this on" in line for line in page.lines)
            removals = opened(page, "Remove")
            assert removals
            assert [choice.label for choice in removals.choices] == ["Bob"]
            await bob.leave()
            await until(bob, lambda: bob.table is None and bob.lists)
            other = await group(bob)
            assert other
            assert bob.say("member-remove") not in [choice.label for choice in other.choices]
            shown = choose(opened(lobby_page(ann), "Our evenings"), NAME).opened
            assert isinstance(await bob.ask(CountEvenings, circle=circle.circle, points="3, 1"), Ack)
            await until(ann, lambda: shown and "Bob chose this on" in str(shown()))  # the page that is open
            await press(page, "Play again with the same people")
            await until(ann, lambda: ann.table)
            assert ann.table
            assert ann.table.circle == circle.circle
            assert base_page(ann).title == "Ann’s table."
            await ann.leave()
            await until(ann, lambda: ann.table is None and ann.lists)
            page = await group(ann)
            sure = opened(opened(page, "Remove"), "Bob")
            assert sure
            assert "Remove Bob from the group?" in sure.note
            await press(sure, "Remove")
            page = await group(ann)
            assert page
            assert "Bob" not in str(
                [choice.note for choice in page.choices if choice.label == "Make a new link"]
            )

    asyncio.run(meet())
