"""A page: a title, lines, and what can be chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from passgo.protocol.messages import Act, SeatOptions
from passgo.tui.client import Client
from passgo.tui.line import Answer

Doing = Callable[[], Awaitable[Answer | None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Blank:
    """Something to be written before it is done: a sum, or words."""

    title: str
    done: Callable[[str], Awaitable[Answer | None]]
    number: bool = False
    least: int = 0
    most: int = 0
    """Letters of words, or the highest number."""
    usual: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageChoice:
    """Something to choose: it is done, another page is opened, or something is to be written first."""

    label: str
    note: str = ""
    """Beside it: what it costs, where it leads."""
    key: str = ""
    """The letter that chooses it; else its number does."""
    done: Doing | None = None
    opened: View | None = None
    written: Blank | None = None
    why: str = ""
    """Why it cannot be chosen now."""
    closes: bool = False
    """The page is done with then."""
    marked: bool | None = None
    """Whether it is among those chosen; None where that is no question."""
    ink: str = ""
    """The group of a deed."""
    side: int = 0
    """If a page has two columns: the one it is in, 2 below both."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page: what is shown and can be chosen."""

    title: str
    note: str = ""
    rule: str = ""
    """The rule behind it."""
    lines: list[str] = field(default_factory=list[str])
    choices: list[PageChoice] = field(default_factory=list[PageChoice])
    heads: tuple[str, str] | None = None
    """Over the columns, where there are two."""


View = Callable[[], Page | None]


def acts_of(options: SeatOptions | None, *verbs: str) -> list[Act]:
    """Every act with one of these verbs, answers to the question before free ones."""
    return [act for act in [*options.acts, *options.free] if act.verb in verbs] if options else []


def act_of(options: SeatOptions | None, verb: str) -> Act | None:
    """The first act with this verb."""
    return next(iter(acts_of(options, verb)), None)


def act_choice(
    client: Client,
    act: Act,
    label: str,
    key: str = "",
    amount: int | None = None,
    note: str = "",
    closes: bool = False,
) -> PageChoice:
    """An act of the server's list as a choice; what is refused stays in sight and says why."""
    why = "" if act.ok or act.reason is None else client.words.refusal(act.reason, client.awaits)
    ink = client.words.book.deeds[act.deed].ink if act.deed else ""
    if act.group and client.words.book.groups[act.group].ink:
        ink = client.words.book.groups[act.group].ink

    async def done() -> Answer:
        return await client.play(act, amount)

    return PageChoice(label=label, note=note, key=key, done=done, why=why, closes=closes, ink=ink)


def amount_choice(client: Client, act: Act, label: str, title: str, usual: int, key: str = "") -> PageChoice:
    """An act of an amount that is to be written."""
    why = "" if act.ok or act.reason is None else client.words.refusal(act.reason, client.awaits)

    async def done(amount: str) -> Answer:
        return await client.play(act, int(amount))

    blank = Blank(title=title, done=done, number=True, least=act.least, most=act.most, usual=str(usual))
    return PageChoice(label=label, key=key, written=blank, why=why)


def command_choice(
    client: Client, label: str, command: type, *, key: str = "", closes: bool = False, **fields: object
) -> PageChoice:
    """A command to the server, made of these fields."""

    async def done() -> Answer:
        return await client.ask(command, **fields)

    return PageChoice(label=label, key=key, done=done, closes=closes)


def sure_choice(label: str, page: Page, yes: PageChoice, no: str, key: str = "", why: str = "") -> PageChoice:
    """Ask again before something that cannot be undone: `page` with a choice that does it, and one that does not."""

    def view() -> Page:
        return Page(
            title=page.title,
            note=page.note,
            lines=page.lines,
            choices=[PageChoice(label=no, key="n", closes=True), yes],
        )

    return PageChoice(label=label, key=key, opened=view, why=why)
