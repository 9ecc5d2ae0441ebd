"""Orders are left on a sheet, and an offer that is accepted in advance on the sheet of a trade."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from e2e.player import OpenWindow, Size, both_sizes
from e2e.test_game import audit
from server.harness import Server

pytestmark = pytest.mark.browser


def declined(line: WebSocketRoute) -> None:
    """Show the page an offer that its orders declined: to be away for that takes too long here."""
    server = line.connect_to_server()
    offer = '"declined":["p2 offer p1 10 for nothing"]'
    server.on_message(lambda message: line.send(str(message).replace('"declined":[]', offer)))


@both_sizes
@pytest.mark.parametrize("language", ["en", "fr"])
def test_orders_are_left_and_found_again(
    open_window: OpenWindow, tmp_path: Path, size: Size, language: str
) -> None:
    player = open_window(size, language, still=True)
    page = player.page
    with Server(tmp_path) as server, server.screen() as table:
        table.lay(["person", "free"])
        with server.screen(who="Bob", code=table.people["code"]) as bob:
            bob.ask("sit", place=2, name="Bob")
            bob.ask("ready", ready=True)
            table.ask("begin")
        page.route_web_socket("**/ws*", declined)
        player.open(server)

        def open_orders() -> None:
            page.locator("[data-menu]").click()
            page.locator("dialog [data-orders='p1']").click()
            expect(page.locator("[data-orders='p1'] table")).to_be_visible()

        open_orders()
        page.locator("[data-order='roll']").check()
        page.locator("[data-order='jail-pay']").click()
        page.locator("[data-order='debt-sell']").click()
        page.locator("[data-order='tax-flat']").click()
        page.locator("[data-order='offers-complete']").click()
        page.locator("[data-order='turns']").fill("3")
        page.locator("[data-order='build']").fill("300")
        page.locator("[data-order-landing='orange']").select_option("buy")
        page.locator("[data-order-bid='railroad']").fill("240")
        audit(page, "the orders")
        page.locator("[data-act='orders']").click()
        expect(page.locator("[data-orders='p1']")).to_have_count(0)

        table.until(lambda _: bool(table.options and table.options[0]["orders"]))
        orders = table.options[0]["orders"]
        assert (orders["roll"], orders["jail"], orders["build"]) == (True, "pay", 300)
        assert orders["offers"] == "complete"
        assert (orders["turns"], orders["debt"], orders["tax"], orders["mortgaged"]) == (
            3,
            "sell",
            "flat",
            "",
        )
        assert {each["group"]: (each["landing"], each["bid"]) for each in orders["groups"]} == {
            "orange": ("buy", 0),
            "railroad": ("", 240),
        }
        offer = {"text": "p2 offer p1 500 for nothing", "until": 2e9}
        assert table.ask("orders", seat="p1", orders={"accept": [offer]})["t"] == "ack"
        open_orders()
        expect(page.locator("[data-ordered]")).to_contain_text(
            [{"en": "was declined", "fr": "a été refusée"}[language], "Bob"]
        )
        expect(page.locator("[data-order='roll']")).not_to_be_checked()
        page.locator("[data-order-drop]").click()
        expect(page.locator("[data-ordered]")).to_have_count(1)
        assert player.problems == []
