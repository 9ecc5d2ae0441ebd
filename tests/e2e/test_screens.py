"""Screens at one table: who plays at which, and a line that falls silent."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from e2e.player import LAPTOP, PATIENT, PHONE, OpenWindow, Size, both_sizes
from e2e.test_picsou import POSITION, at_position
from server.harness import Screen, Server

pytestmark = pytest.mark.browser


def seat_two(server: Server, table: Screen) -> None:
    """Ann and Bob sit down at a table with two bots, and begin."""
    table.lay(["person", "free", "random", "random"], edition="picsou")
    with server.screen(who="Bob", code=table.people["code"]) as friend:
        assert friend.ask("sit", place=2)["t"] == "ack"
        friend.ask("ready", ready=True)
    table.ask("ready", ready=True)
    assert table.ask("begin")["t"] == "ack"


def test_an_offer_is_answered_where_its_receiver_plays(open_window: OpenWindow, tmp_path: Path) -> None:
    with at_position(tmp_path, "gus_glouton") as server, server.screen() as table:
        seat_two(server, table)
        players = [open_window(LAPTOP, "fr") for _ in range(2)]
        pages = [player.page for player in players]
        pages[0].add_init_script(PATIENT)
        for player, who in zip(players, ("Ann", "Bob"), strict=True):
            player.open(server, who)
            expect(player.page.locator("[data-await]").first).to_be_visible()
        mine, theirs = pages
        assert table.ask("offer", text="p1 offer p2 10 for dollars*1")["t"] == "ack"
        for page in pages:
            page.locator("[data-offer]").click()
        expect(mine.locator("[data-act='withdraw']")).to_be_visible()
        expect(mine.locator("[data-act='accept']")).to_have_count(0)
        expect(theirs.locator("[data-act='withdraw']")).to_have_count(0)
        theirs.reload()  # this browser remembers who plays in it
        theirs.locator("[data-offer]").click()
        theirs.locator("[data-act='reject']").click()
        expect(mine.locator("[data-closed='rejected']")).to_be_visible()
        assert [player.problems for player in players] == [[], []]


def test_a_silent_connection_is_reported_and_resumed(open_window: OpenWindow, tmp_path: Path) -> None:
    """Nothing closes where a network is gone: the page finds it out, says so, and catches up."""
    cut = False

    def pass_on(page_side: WebSocketRoute) -> None:
        if cut:
            page_side.close()
            return
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda message: None if cut else server_side.send(message))
        server_side.on_message(lambda message: None if cut else page_side.send(message))

    with at_position(tmp_path, "gus_glouton") as server, server.screen() as table:
        table.lay(["person", "person", "random", "random"], edition="picsou", begin=True)
        player = open_window(PHONE, "fr", has_touch=True)
        page = player.page
        page.route_web_socket("**/ws*", pass_on)
        player.open(server)
        expect(page.locator("[data-await]").first).to_be_visible()
        cut = True
        assert table.ask("offer", text="p2 offer p1 10 for dollars*1")["t"] == "ack"
        banner = page.locator("[data-line='down']")
        expect(banner).to_be_visible()
        expect(page.locator("[data-offer]")).to_have_count(0)
        lowest = page.locator(".strip").bounding_box()
        shown = banner.bounding_box()
        assert lowest
        assert shown
        assert shown["y"] > lowest["y"] + lowest["height"], "purses and offers stay in sight"
        player.resize(LAPTOP)
        for covered in (banner, page.locator("[data-help]")):
            covered.click(trial=True)  # neither lies under the other
        cut = False
        expect(page.locator("[data-offer]")).to_be_visible()
        expect(banner).to_have_count(0)
        assert player.problems == []


RUINED = """
edition = "us1973"
players = 3
moves = '''
p1 roll 2 3
p2 claim p1
p1 bankrupt
'''
[p1]
cash = 10
deeds = ["boardwalk mortgaged", "states_avenue mortgaged", "oriental_avenue mortgaged"]
[p2]
cash = 200
deeds = ["reading_railroad", "bo_railroad"]
[p3]
cash = 300
"""


@pytest.mark.parametrize(("verb", "left"), [("keep", 0), ("lift", 1)])
def test_deeds_that_came_mortgaged_are_answered_in_one_go(
    open_window: OpenWindow, tmp_path: Path, verb: str, left: int
) -> None:
    """One after the other by the ordinary acts, until one is refused: the last is above the cash."""
    with Server(tmp_path, before=POSITION.format(text=RUINED)) as server, server.screen() as table:
        table.lay(["person", "person", "random"], edition="us1973", begin=True)
        player = open_window(PHONE, "fr", has_touch=True)
        page = player.page
        player.open(server)
        page.locator(f".all [data-act='{verb}']").click()
        if left:
            expect(page.locator("[data-text='p2 lift boardwalk']").first).to_be_visible()
            expect(page.locator(".all")).to_have_count(0)
        else:
            expect(page.locator("[data-await='transfer']")).to_have_count(0)
        table.until(
            lambda _: len([text for text in table.texts.values() if f"p2 {verb} " in text]) == 3 - left
        )
        assert player.problems == []


def test_the_bank_is_within_reach_on_a_phone(open_window: OpenWindow, tmp_path: Path) -> None:
    with at_position(tmp_path, "gus_glouton") as server, server.screen() as table:
        table.lay(["person", "person", "person", "person"], edition="picsou", begin=True)
        player = open_window(PHONE, "en", has_touch=True)
        page = player.page
        player.open(server)
        page.locator("nav button").nth(1).click()
        page.locator("[data-hand='bank']").click()
        stock = page.locator("[data-stock]")
        expect(stock).to_contain_text(f"{table.state['houses']} houses of 32")
        expect(stock).to_contain_text(f"{table.state['depots']} depots of 4")
        expect(stock).to_contain_text(f"{table.state['papers']['dollars']} Picsou dollars of 10")
        assert player.problems == []


SHORT = """
edition = "us1973"
players = 3
moves = '''
p1 build boardwalk
'''
[table]
houses = 2
[p1]
cash = 900
deeds = ["park_place", "boardwalk"]
[p2]
deeds = ["oriental_avenue 1", "vermont_avenue 1", "connecticut_avenue 1"]
[p3]
deeds = ["kentucky_avenue 1", "indiana_avenue 1", "illinois_avenue 1"]
"""


def test_of_what_runs_short_one_is_asked_for_at_first(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path, before=POSITION.format(text=SHORT)) as server, server.screen() as table:
        table.lay(["person", "person", "person"], edition="us1973", begin=True)
        player = open_window(PHONE, "en", has_touch=True)
        page = player.page
        player.open(server)
        question = page.locator("[data-await='shortage']")
        for who in range(3):  # who must still say it is in sight
            expect(question.locator(".seal[data-ink]").nth(who)).to_be_in_viewport(ratio=0.9)
        question.locator("[data-act='want']").click()
        table.until(lambda _: "p1 want 1" in table.texts.values())
        assert player.problems == []


TOO_LITTLE = """
edition = "us1973"
players = 2
[p1]
deeds = ["park_place", "oriental_avenue"]
[p2]
deeds = ["boardwalk", "vermont_avenue"]
"""


def test_a_bot_says_why_it_refuses_and_hides_no_cash(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path, before=POSITION.format(text=TOO_LITTLE)) as server, server.screen() as table:
        table.lay(["person", "steady"], edition="us1973", begin=True)
        player = open_window(PHONE, "fr", has_touch=True)
        page = player.page
        page.add_init_script(PATIENT)
        player.open(server)
        expect(page.locator("[data-act='roll']:visible")).to_be_visible()
        assert table.ask("offer", text="p1 offer p2 oriental_avenue for boardwalk")["t"] == "ack"
        refusal = page.locator("[data-closed='rejected']")
        expect(refusal).to_contain_text("y gagne trop peu")
        expect(refusal.locator("[data-act='better']")).to_be_in_viewport(ratio=1)
        said, purses = refusal.bounding_box(), page.locator(".strip").bounding_box()
        assert said
        assert purses
        assert said["y"] >= 0
        assert said["y"] + said["height"] <= purses["y"]
        # The host controls show the whole link, however narrow they are.
        player.resize((1024, 768))
        page.locator("[data-menu]").click()
        page.get_by_role("button", name="Commandes de l’hôte").click()
        assert page.locator("dialog [data-link-text]").evaluate(
            "link => link.scrollWidth <= link.clientWidth"
        )
        assert player.problems == []


NEARLY_OVER = """
edition = "us1973"
players = 3
moves = '''
p1 roll 2 4
p2 claim p1
p1 bankrupt
'''
[p1]
cash = 5
[p2]
cash = 3000
deeds = [
  "oriental_avenue hotel", "vermont_avenue hotel", "connecticut_avenue hotel",
  "st_james_place hotel", "tennessee_avenue hotel", "new_york_avenue hotel",
  "kentucky_avenue hotel", "indiana_avenue hotel", "illinois_avenue hotel",
  "park_place hotel", "boardwalk hotel",
]
[p3]
cash = 5
"""


@both_sizes
def test_a_bankrupt_player_lets_the_bots_finish(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    with Server(tmp_path, before=POSITION.format(text=NEARLY_OVER)) as server, server.screen() as table:
        table.lay(["person", "rules", "rules"], edition="us1973", begin=True)
        table.ask("pace", ms=5000)
        player = open_window(size, "fr", has_touch=size == PHONE)
        page = player.page
        player.open(server)
        button = page.locator("[data-let-finish]:visible")
        expect(button).to_have_text("Laisser les robots finir vite")
        button.click()
        expect(page.locator("[data-await='over']")).to_be_visible(timeout=60_000)
        expect(button).to_have_count(0)
        assert player.problems == []
