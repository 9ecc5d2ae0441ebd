"""A page on the screen: its words, and its choices in a list, or in two side by side."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from passgo.tui.pages.page import Page, PageChoice

from .look import BAD, BRASS, CREAM, PALE, SOFT, mark_of, styled

COLUMNS: Final = ("left", "right", "below")


class PagePane(Vertical):
    """A page, drawn."""

    class Chosen(Message):
        """A choice was pressed."""

        def __init__(self, choice: PageChoice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.page: Page | None = None
        self._drawn: object = None

    def compose(self) -> ComposeResult:
        """The words above, the lists below."""
        with VerticalScroll(classes="words", can_focus=False):
            yield Static(classes="text")
        with Horizontal(classes="lists"):
            for name in COLUMNS[:2]:
                with Vertical(classes=f"column {name}"):
                    yield Static(classes=f"head {name}")
                    yield OptionList(classes=f"choices {name}", compact=True)
        yield OptionList(classes="choices below", compact=True)

    def lists(self) -> list[OptionList]:
        """The lists of choices, one a column."""
        return [self.query_one(f"OptionList.{name}", OptionList) for name in COLUMNS]

    def show(self, page: Page, citation: str = "") -> None:
        """Draw a page. On the same page the cursor stays; on another it is at the first choice that can be made."""
        rows = [(c.label, c.note, c.key, c.why, c.marked, c.side, c.ink) for c in page.choices]
        turned = self.page is None or page.title != self.page.title
        self.page = page
        drawn = (page.title, page.note, citation, page.lines, page.heads, rows)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self.query_one(".text", Static).update(_words(page, citation))
        for side, options in enumerate(self.lists()):
            stood = options.highlighted
            options.clear_options()
            numbered = [(k, c) for k, c in enumerate(page.choices, 1) if c.side == side]
            options.add_options(Option(_prompt(k, c), id=str(k)) for k, c in numbered)
            options.display = bool(numbered)
            if numbered:
                able = next((k for k, (_, choice) in enumerate(numbered) if not choice.why), 0)
                options.highlighted = able if stood is None or turned else min(stood, len(numbered) - 1)
        for side, name in enumerate(COLUMNS[:2]):
            head = self.query_one(f"Static.head.{name}", Static)
            head.display = page.heads is not None
            head.update(Text(page.heads[side], f"bold {BRASS}") if page.heads else "")
        self.query_one(".column.right").display = page.heads is not None
        self.query_one(".lists").display = any(c.side < 2 for c in page.choices)
        self.call_after_refresh(self._focus_choices)

    def _focus_choices(self) -> None:
        """The keys go to a list that has something: the one they went to, or else the first."""
        able = [options for options in self.lists() if options.display and options.option_count]
        if able and self.screen.focused not in able:
            able[0].focus()

    def chosen_by(self, key: str) -> PageChoice | None:
        """The choice of a letter or a number; none for a key that writes nothing, such as an arrow."""
        choices = self.page.choices if self.page and key else []
        if key.isdigit() and 1 <= int(key) <= len(choices):
            return choices[int(key) - 1]
        return next((choice for choice in choices if choice.key == key), None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line of a list was pressed."""
        event.stop()
        if self.page and event.option.id:
            self.post_message(self.Chosen(self.page.choices[int(event.option.id) - 1]))


def _words(page: Page, citation: str) -> Text:
    """Title, note and lines."""
    text = Text().append(page.title, f"bold {CREAM}")
    if page.note:
        text.append("\n").append(page.note, PALE)
    if citation:
        text.append(f"  § {citation}", SOFT)
    for line in page.lines:
        style = BAD if line.startswith("✗") else BRASS if line.startswith(("§", "▸")) else ""
        text.append("\n").append_text(styled(line, style))
    return text


def _prompt(number: int, choice: PageChoice) -> Text:
    """A choice in its line."""
    sign = (choice.key.upper() if choice.key else str(number)).rjust(2)
    dead = bool(choice.why)
    text = Text().append(f"{sign} ", SOFT if dead else f"bold {BRASS}")
    if choice.ink:
        text.append_text(mark_of(choice.ink)).append(" ")
    if choice.marked is not None:
        text.append("☒ " if choice.marked else "☐ ", CREAM)
    text.append(choice.label, SOFT if dead else CREAM)
    if choice.note:
        text.append(f"  {choice.note}", SOFT if dead else PALE)
    return text
