"""The contents of a report, as a program and as a reader sees it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, expect

NUMBERS = re.compile(r'<script id="report" type="application/json">(.*?)</script>', re.DOTALL)


def contents(file: Path) -> Any:
    """The numbers in a report."""
    found = NUMBERS.findall(file.read_text(encoding="utf-8"))
    assert len(found) == 1
    return json.loads(found[0])


class Opened:
    """A report in a browser that has no network, and what it asked for and complained of."""

    def __init__(self, browser: Browser, file: Path, **screen: Any) -> None:
        self.context = browser.new_context(offline=True, **screen)
        self.page: Page = self.context.new_page()
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", self._ask)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type == "error" else None,
        )
        self.page.goto(file.as_uri())
        expect(self.page.locator("h1")).to_be_visible()

    def _ask(self, request: Request) -> None:
        if not request.url.startswith("data:"):
            self.asked.append(request.url)

    def headings(self) -> list[str]:
        """Its sections."""
        return self.page.locator("h2").all_inner_texts()

    def words(self) -> str:
        """All that can be read on it, tables that are folded among it."""
        return self.page.locator("main").text_content() or ""

    def close(self) -> None:
        """Close its window."""
        self.context.close()
