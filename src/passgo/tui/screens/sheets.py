"""Overlays on the screen: a page of its own, or a form."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.validation import Integer
from textual.widgets import Input, Static

from passgo.tui.client import Client
from passgo.tui.pages.page import Blank, View

from .pane import PagePane


class PageSheet(ModalScreen[None]):
    """A page that is laid over the others until it is closed."""

    def __init__(self, client: Client, view: View) -> None:
        super().__init__()
        self._client, self._view = client, view

    def compose(self) -> ComposeResult:
        """The page."""
        yield PagePane(classes="sheet")

    def on_mount(self) -> None:
        """Draw it."""
        self.look()

    def look(self) -> None:
        """Draw what is known now; a page that has nothing to show any more closes itself."""
        page = self._view()
        if page is None:
            if self.is_current:
                self.dismiss()
            return
        pane = self.query_one(PagePane)
        cited = self._client.words.citation(page.rule) if page.rule and self._client.book else ""
        pane.show(page, cited)
        pane.border_subtitle = f"Esc · {self._client.say('close')}"

    def on_key(self, event: Key) -> None:
        """Escape closes; a letter or a number chooses."""
        if event.key == "escape":
            event.stop()
            self.dismiss()
            return
        choice = self.query_one(PagePane).chosen_by(event.character or "")
        if choice:
            event.stop()
            self.post_message(PagePane.Chosen(choice))

    def on_click(self, event: Click) -> None:
        """Close it after a press outside."""
        if event.widget is self:
            self.dismiss()


class BlankSheet(ModalScreen[str | None]):
    """A sum or words, to be written."""

    def __init__(self, client: Client, blank: Blank) -> None:
        super().__init__()
        self._client, self._blank = client, blank

    def compose(self) -> ComposeResult:
        """Show the question, and the line for the answer."""
        blank = self._blank
        with Vertical(classes="sheet blank"):
            yield Static(blank.title, classes="title")
            if blank.number:
                limits = Integer(blank.least, blank.most)
                yield Input(blank.usual, type="integer", validators=[limits], select_on_focus=True)
                yield Static(
                    self._client.say("terminal-sum", least=blank.least, most=blank.most), classes="hint"
                )
            else:
                yield Input(blank.usual, max_length=blank.most, select_on_focus=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """It is written."""
        if event.validation_result is None or event.validation_result.is_valid:
            self.dismiss(event.value)

    def on_key(self, event: Key) -> None:
        """Escape leaves it."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
