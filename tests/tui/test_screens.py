"""The table on the screen, driven by keys and mouse, at the smallest size and at a large one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList
from textual.widgets._toast import Toast

from passgo.notation import Record
from passgo.notation.writing import write_moment
from passgo.printing.wording import Language
from passgo.tui.client import Client
from passgo.tui.pages.page import Page
from passgo.tui.screens.app import TableApp
from passgo.tui.screens.board import BoardRing, Ring, WayAhead
from passgo.tui.screens.pane import PagePane
from passgo.tui.screens.seats import Seats
from passgo.tui.screens.sheets import BlankSheet, PageSheet
from passgo.tui.session import Wish
from server.harness import HANGS
from tui.conftest import NewGuest

SMALL, LARGE = (80, 24), (120, 40)


class Driver:
    """Somebody at the terminal."""

    def __init__(self, app: TableApp, client: Client, pilot: Pilot[None]) -> None:
        self.app, self.client, self.pilot = app, client, pilot

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(HANGS):
            while not wanted():
                await self.pilot.pause(0.01)

    async def press(self, key: str, wanted: Callable[[], object]) -> None:
        await self.pilot.press(key)
        await self.until(wanted)

    async def until_asked(self, kind: str) -> None:
        """Answer what is asked before, until such a question is asked here."""
        while True:
            await self.until(lambda: self.client.waiting and self.pane.page)
            if self.client.awaits.kind == kind:
                await self.until(lambda: self.pane.page and any(c.done for c in self.pane.page.choices))
                return
            await self.moved({"buy": "b", "auction": "p"}.get(self.client.awaits.kind, "r"))

    async def moved(self, key: str) -> None:
        """Press a key that makes a move."""
        length = self.client.length
        await self.press(key, lambda: self.client.length > length)

    @property
    def pane(self) -> PagePane:
        return self.app.screen_stack[0].query_one("#page", PagePane)

    @property
    def sheet(self) -> PagePane:
        return self.app.screen.query_one(PagePane)

    @property
    def sheet_page(self) -> Page | None:
        """Return the page over the rest, if any."""
        return self.sheet.page if isinstance(self.app.screen, PageSheet) else None

    def drawn(self, part: type[BoardRing | WayAhead | Seats]) -> str:
        return str(self.app.screen_stack[0].query_one(part).render())


@asynccontextmanager
async def at_table(
    guest: NewGuest,
    size: tuple[int, int],
    language: Language = "en",
    edition: str = "us1973",
    start: str = "",
) -> AsyncGenerator[Driver]:
    client = guest(language=language)
    app = TableApp(client, Wish(edition=edition, bots="easy,easy", name="Ann", start=start))
    async with app.run_test(size=size, notifications=True) as pilot:
        driver = Driver(app, client, pilot)
        await driver.until(lambda: client.state)
        await client.set_pace(0)
        yield driver


@pytest.mark.parametrize(
    ("size", "parts"),
    [(SMALL, {"seats", "way", "record", "page"}), (LARGE, {"board", "seats", "holdings", "record", "page"})],
)
def test_every_part_stands_inside_and_none_over_another(
    guest: NewGuest, size: tuple[int, int], parts: set[str]
) -> None:
    async def look() -> None:
        async with at_table(guest, size) as driver:
            await driver.until_asked("throw")
            places = driver.app._places(driver.pane.page)
            assert {part.id for part in places} == parts
            whole = driver.app.screen.region
            for part, place in places.items():
                assert whole.contains_region(place), part.id
                others = {
                    other.id for other, its in places.items() if other is not part and its.overlaps(place)
                }
                assert others <= {"board", "page", "record"} or not others

    asyncio.run(look())


def test_a_turn_is_played_by_keys(guest: NewGuest) -> None:
    async def play() -> None:
        async with at_table(guest, SMALL) as driver:
            await driver.until_asked("throw")
            assert "GO" in driver.drawn(WayAhead)
            assert "Ann" in driver.drawn(Seats)
            assert "$1,500" in driver.drawn(Seats)
            await driver.moved("r")
            assert any(" rolled " in str(line) for line in driver.app._record.lines)

    asyncio.run(play())


def test_enter_makes_the_first_choice_after_others_had_their_turns(guest: NewGuest) -> None:
    async def enter() -> None:
        async with at_table(guest, LARGE) as driver:
            for _ in range(3):
                await driver.until_asked("throw")
                await driver.until(lambda: driver.app.focused in driver.pane.lists())
                await driver.moved("enter")

    asyncio.run(enter())


IN_DEBT = """
edition = "us1973"
players = ["Ann", "Ada", "Bob"]
moves = '''
p1 roll 4 2
p2 claim p1
'''
[p1]
cash = 90
deeds = ["baltic_avenue", "boardwalk"]
[p2]
deeds = ["oriental_avenue hotel", "vermont_avenue hotel", "connecticut_avenue hotel"]
"""


def test_an_arrow_leads_down_a_list_and_chooses_nothing(guest: NewGuest) -> None:
    async def look() -> None:
        async with at_table(
            guest, SMALL, start=write_moment(Record.parse(IN_DEBT).replay(), edition="us1973")
        ) as driver:
            await driver.until_asked("debt")
            lines = driver.app.focused
            assert isinstance(lines, OptionList)
            lines.highlighted = 0
            length = driver.client.length
            await driver.press("down", lambda: lines.highlighted == 1)
            await driver.pilot.press("f5")
            assert driver.client.length == length
            await driver.moved("enter")
            assert driver.client.state
            assert driver.client.state.seats[0].cash == 90 + 200, "the second line pledges Boardwalk"

    asyncio.run(look())


def test_an_offer_is_made_with_mouse_and_keys(guest: NewGuest) -> None:
    async def offer() -> None:
        async with at_table(guest, LARGE) as driver:
            await driver.until_asked("throw")
            await driver.press("t", lambda: driver.sheet_page)
            await driver.press("1", lambda: driver.sheet_page and driver.sheet_page.heads)
            left, right, _ = driver.sheet.lists()
            assert left.has_focus
            await driver.pilot.click(right, offset=(4, 0))
            await driver.until(lambda: isinstance(driver.app.screen, BlankSheet))
            await driver.pilot.press("9", "9", "9", "9", "enter")
            assert isinstance(driver.app.screen, BlankSheet), "more than he holds"
            await driver.pilot.press("home", *["delete"] * 4, "1", "0", "enter")
            await driver.until(lambda: "$10" in str(driver.sheet.page))
            offered = len(driver.client.closed) + len(driver.client.offers)
            await driver.press("m", lambda: len(driver.client.closed) + len(driver.client.offers) > offered)
            await driver.until(lambda: len(driver.app.screen_stack) == 1)

    asyncio.run(offer())


def test_what_is_refused_says_why_and_asks_nothing(guest: NewGuest) -> None:
    async def refused() -> None:
        async with at_table(guest, SMALL) as driver:
            await driver.until_asked("throw")
            await driver.press("t", lambda: driver.sheet_page)
            await driver.press("1", lambda: driver.sheet_page and driver.sheet_page.heads)
            await driver.press("m", lambda: driver.app._notifications)
            assert not driver.client.offers

    asyncio.run(refused())


def test_why_something_is_not_done_leaves_the_answers_in_sight(guest: NewGuest) -> None:
    async def look() -> None:
        async with at_table(guest, SMALL) as driver:
            await driver.until_asked("throw")
            driver.app._warn("You don’t have enough cash. Raise some first, or send the property to auction.")
            await driver.until(
                lambda: [toast for toast in driver.app.screen.query(Toast) if toast.region.area]
            )
            for toast in driver.app.screen.query(Toast):
                assert not toast.region.overlaps(driver.pane.region)

    asyncio.run(look())


def test_another_size_and_another_language_draw_it_again(guest: NewGuest) -> None:
    async def change() -> None:
        async with at_table(guest, SMALL, edition="picsou") as driver:
            await driver.until(lambda: driver.client.state)
            assert "turn" not in str(driver.app._headline()), "who begins is not found out yet"
            await driver.until_asked("throw")
            assert "turn" in str(driver.app._headline())
            board = driver.app.screen.query_one(BoardRing)
            assert not board.display
            await driver.pilot.resize_terminal(*LARGE)
            await driver.until(lambda: board.display and board.ring)
            title = str(driver.app._headline())
            driver.client.language = "fr"
            await driver.press("m", lambda: driver.sheet_page and driver.sheet_page.title == "Menu")
            await driver.press("escape", lambda: len(driver.app.screen_stack) == 1)
            assert str(driver.app._headline()) != title
            await driver.pilot.click(board, offset=(1, 1))
            focused = driver.app.focused
            assert isinstance(focused, OptionList)

    asyncio.run(change())


@pytest.mark.parametrize("spaces", [40, 48, 52])
def test_the_ring_goes_round(spaces: int) -> None:
    ring = Ring.within(spaces, 88, 38)
    assert ring is not None
    for index in range(spaces):
        column, row = ring.place(index)
        assert ring.space_at(column * ring.width, row * ring.height) == index
    assert ring.place(0) == (ring.side - 1, ring.side - 1)
    assert ring.space_at(2 * ring.width, 2 * ring.height) is None
    assert Ring.within(spaces, 50, 20) is None
