"""The pages available at any time: the rules, the Bank, the record, the chat, and the settings of this terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.printing.wording import Language
from passgo.tui.client import Client
from passgo.tui.record import RecordLine, lines_of
from passgo.tui.words import plain

from .correcting import Correction
from .orders import orders_choices
from .page import Blank, Page, PageChoice, View
from .people import people_view, talk_view

PACES: Final = {"slow": 1600, "table": 700, "quick": 250, "once": 0}
"""Milliseconds that bots take."""
RECORDED: Final = 60
"""How many lines of the record are shown at once."""


def record_text(client: Client, line: RecordLine) -> str:
    """A line of the record, its names and sums marked."""
    words = client.words
    if line.turn_of:
        return ""
    if line.undone:
        return client.say("line-takeback", count=line.undone)
    if line.corrected:
        return client.say("line-corrected", what=" ".join(map(words.fact, line.corrected)))
    text = words.sentences(line.events)
    notes = [client.say("line-by-clock")] * line.by_clock + [client.say("line-by-order")] * line.by_order
    return " ".join([text, *notes])


def cited(client: Client, line: RecordLine) -> str:
    """The rules that a line rests on, as they are cited."""
    found = dict.fromkeys(client.words.citation(rule) for rule in line.rules)
    return "; ".join(heading for heading in found if heading)


def record_view(client: Client) -> View:
    """The last lines of the record, each with the rules it rests on; a line opens them."""

    def view() -> Page | None:
        if client.state is None:
            return None
        lines = [line for line in lines_of(client.entries) if not line.turn_of][-RECORDED:]
        choices = [
            PageChoice(
                label=plain(record_text(client, line)),
                note=cited(client, line),
                opened=rules_view(client, line.rules),
            )
            for line in reversed(lines)
        ]
        return Page(title=client.say("record"), note=client.say("record-note"), choices=choices)

    return view


def rules_view(client: Client, rules: list[str]) -> View:
    """Rules in our words, under their headings."""

    def view() -> Page:
        lines: list[str] = []
        for rule in rules:
            if client.words.rule_text(rule):
                lines += [f"§ {client.words.citation(rule)}", client.words.rule_text(rule)]
        return Page(title=client.say("help-rules"), lines=lines)

    return view


def book_view(client: Client, search: str = "") -> View:
    """The rules of the book, by their headings; or those in which some words stand."""

    def view() -> Page | None:
        if client.book is None:
            return None
        words = client.words
        by_heading: dict[str, list[str]] = {}
        for rule in words.info.rules:
            text = f"{words.citation(rule)} {words.rule_text(rule)}"
            if search.lower() in text.lower():
                by_heading.setdefault(words.citation(rule), []).append(rule)
        found: list[View] = []

        async def look(text: str) -> None:
            found[:] = [book_view(client, text)]

        blank = Blank(title=client.say("help-search"), done=look, most=40)
        seek = PageChoice(
            label=client.say("help-search"),
            key="s",
            written=blank,
            opened=lambda: found[0]() if found else None,
        )
        headings = [
            PageChoice(label=heading, opened=rules_view(client, rules))
            for heading, rules in by_heading.items()
        ]
        count = sum(map(len, by_heading.values()))
        note = client.say("help-count", count=count)
        return Page(title=client.say("help-rules"), note=note, choices=[seek, *headings])

    return view


def bank_lines(client: Client) -> list[str]:
    """Return what the Bank has left."""
    state, say, words = client.state, client.say, client.words
    if state is None:
        return []
    info = words.info
    left = sum(deed.owner == "bank" for deed in state.deeds)
    lines = [
        f"{state.houses} {say('bank-houses', all=info.houses)}",
        f"{state.hotels} {say('bank-hotels', all=info.hotels)}",
        f"{left} {say('bank-deeds', count=left)}",
        *(
            say("bank-unseen", pile=words.name(deck.name), count=pile.unseen)
            for deck, pile in zip(info.decks, state.decks, strict=True)
        ),
    ]
    if state.papers and info.papers:
        papers = state.papers
        price = words.money(papers.dollar_value)
        lines += [
            say("bank-dollars", count=papers.dollars, all=info.papers.dollars, price=price),
            say("bank-shares", count=sum(share.count for share in papers.shares)),
            say("bank-vouchers", count=papers.vouchers),
            say("bank-rolls", count=papers.rolls),
            say("bank-tickets", count=papers.tickets),
        ]
    if state.pot:
        lines.append(say("pot-lies", amount=words.money(state.pot)))
    return lines


def bank_view(client: Client) -> View:
    """The Bank."""

    def view() -> Page | None:
        return Page(title=client.say("bank"), lines=bank_lines(client)) if client.state else None

    return view


def language_choices(client: Client) -> list[PageChoice]:
    """The languages there are, each in its own."""

    def speak(language: Language) -> PageChoice:
        async def done() -> None:
            client.language = language

        return PageChoice(
            label=client.say(f"language-{language}"), done=done, marked=client.language == language
        )

    return [speak("en"), speak("fr")]


def _pace_view(client: Client) -> View:
    def pace(name: str, ms: int) -> PageChoice:
        async def done() -> None:
            await client.set_pace(ms)

        now = client.game.pace if client.game else -1
        return PageChoice(label=client.say(f"pace-{name}"), done=done, marked=now == ms, closes=True)

    def view() -> Page | None:
        if client.game is None:
            return None
        return Page(title=client.say("pace"), choices=[pace(*one) for one in PACES.items()])

    return view


def _of_the_table(client: Client) -> list[PageChoice]:
    """Return what a game from a file lacks: people, chat, bots with a pace."""
    say = client.say
    return [
        PageChoice(label=say("people"), key="o", opened=people_view(client)),
        PageChoice(label=say("talk"), key="i", opened=talk_view(client)),
        PageChoice(label=say("pace"), key="s", opened=_pace_view(client)),
        *orders_choices(client),
    ]


def menu_view(client: Client) -> View:
    """All of it."""

    def view() -> Page | None:
        if client.state is None:
            return None
        say = client.say

        async def leave() -> None:
            await client.leave()

        return Page(
            title=say("menu"),
            choices=[
                PageChoice(label=say("record"), key="e", opened=record_view(client)),
                PageChoice(label=say("bank"), key="b", opened=bank_view(client)),
                *(_of_the_table(client) if client.table else []),
                PageChoice(label=say("help-rules"), key="g", opened=book_view(client)),
                *(
                    [PageChoice(label=say("correct"), key="c", opened=Correction(client).view)]
                    if client.state.correctable
                    else []
                ),
                *language_choices(client),
                PageChoice(label=say("table-to-lobby"), key="x", done=leave, closes=True),
            ],
        )

    return view


def help_view(client: Client) -> View:
    """How this terminal is used."""

    def view() -> Page:
        return Page(
            title=client.say("help"),
            lines=[client.say("terminal-help"), client.say("terminal-marks")],
            choices=[PageChoice(label=client.say("help-rules"), key="g", opened=book_view(client))]
            if client.book
            else [],
        )

    return view


def leaving_view(client: Client, leave: Callable[[], None]) -> View:
    """Whether to leave the terminal."""

    async def done() -> None:
        leave()

    def view() -> Page:
        return Page(
            title=client.say("terminal-quit"),
            note=client.say("terminal-quit-note"),
            choices=[
                PageChoice(label=client.say("terminal-quit"), key="q", done=done),
                PageChoice(label=client.say("not-now"), key="n", closes=True),
            ],
        )

    return view
