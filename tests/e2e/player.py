"""A person at a browser: presses what is offered, and notes whatever goes wrong on the page."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Error, Page

from server.harness import Server

OFFLINE = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "WebSocket connection to",
    "ERR_SOCKET_NOT_CONNECTED",
)
"""What the browser itself writes while no server answers."""

LEGAL = "[data-act='{verb}']:visible:not([aria-disabled='true']):not([disabled])"

ORDER = (
    "bankrupt-sure", "use", "buy", "tax flat", "keep", "place", "want", "sell", "sell all", "mortgage",
    "roll", "build", "fine", "bid", "pass", "decline", "bankrupt",
)  # fmt: skip
"""What a person presses first: he buys what he can, builds, and pays before he gives up."""

BUILD_ABOVE = 500
BID_UP_TO = 120


class Player:
    """One page, its problems, and a way of playing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.problems: list[str] = []
        self.pressed: dict[str, int] = {}
        self.offline = False
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in OFFLINE):
            self.problems.append(f"{message.type}: {message.text}")

    def open(self, server: Server) -> None:
        self.page.goto(server.url + "/")

    @property
    def question(self) -> str:
        """What the page says it waits for; empty while it shows something else."""
        shown = self.page.locator("[data-await]:visible")
        return (shown.first.get_attribute("data-await") or "") if shown.count() else ""

    def step(self) -> str:
        """Press one button, if there is one to press; gives its verb."""
        question = self.question
        for verb in ORDER:
            if verb in ("sell", "sell all", "mortgage") and question != "debt":
                continue
            button = self.page.locator(LEGAL.format(verb=verb)).first
            try:
                if not button.count():
                    continue
                if verb == "build" and self.cash() < BUILD_ABOVE:
                    continue
                if verb == "bid" and self._bid() > BID_UP_TO:
                    continue
                button.click(timeout=1500)
            except Error:
                continue  # the picture changed under the pointer: look again
            self.pressed[verb] = self.pressed.get(verb, 0) + 1
            return verb
        self.page.wait_for_timeout(30)
        return ""

    def cash(self) -> int:
        shown = self.page.locator("[data-seat='p1'] [data-cash], [data-seat='p1'][data-cash]").first
        return int(shown.get_attribute("data-cash") or 0) if shown.count() else 0

    def _bid(self) -> int:
        words = self.page.locator(LEGAL.format(verb="bid")).first.inner_text(timeout=1000)
        return int("".join(c for c in words.split("\n")[0] if c.isdigit()) or 0)
