"""`passgo edition`: what there is, where each rule of a book is carried out, how two books differ, what is wrong in a file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from rich.markup import escape

from passgo.locale import Language
from passgo.rules.base import kernel

from .diff import compare
from .faults import EditionError, UnknownEdition
from .loader import BOOKS, edition_names, find_edition, is_overlay, look_through, overlay_names, unreadable
from .paper import Ruled, console, heads, paragraph
from .report_words import say

SCENARIOS: Final = BOOKS.parents[2] / "tests" / "rulebook"
"""Scenarios by edition and rule id; only a checkout has them."""
OWN_ID: Final = "my-own"
"""Id of a copy, until its owner finds a better one."""


def show_list(language: Language = "en") -> int:
    """Every edition, and the overlays that can be added to one; gives the exit status."""
    columns = heads(language, "name", "title", "year", "players", "rules")
    table = Ruled(*columns, box=None, header_style="bold")
    for name in edition_names():
        e = find_edition(name)
        players = f"{e.tables.min_players}–{e.tables.max_players}"
        table.add_row(name, e.title[language], str(e.year), players, str(len(e.rules)))
    out = console()
    out.print(table)
    if overlay_names():
        out.print(say(language, "added", names=", ".join(overlay_names())))
    return 0


def show_rules(
    name: str,
    language: Language = "en",
    packages: Sequence[str] = ("passgo.rules",),
    scenarios: Path = SCENARIOS,
) -> int:
    """Each rule with heading, statement, functions (of these packages) and scenario.

    The exit status is 1 when a rule has no function, or no scenario although the folder of
    scenarios is there.
    """
    e = find_edition(name)
    shown = _scenarios(scenarios, e.id.partition("+")[0])
    checkout = scenarios.is_dir()
    functions = rule_functions(packages)
    table = Ruled(header_style="bold", show_lines=True)
    missing = f"[red]{say(language, 'missing')}[/red]"
    table.add_column(say(language, "heading"), max_width=36, overflow="fold")
    table.add_column(say(language, "says"), ratio=1)
    table.add_column(say(language, "functions"))
    if checkout:
        table.add_column(say(language, "scenario"), overflow="fold")
    no_function, no_scenario = 0, 0
    for rule, text in e.rules.items():
        does = functions.get(rule, ())
        no_function += not does
        statement = escape(text.fr if language == "fr" else text.en)
        heading = _heading(text.heading, text.ruling, language)
        cells = [f"{rule}\n[dim]{heading}[/dim]", statement, "\n".join(map(place, does)) or missing]
        if checkout:
            no_scenario += rule not in shown
            cells.append(shown.get(rule, missing))
        table.add_row(*cells)
    out = console()
    if checkout:
        out.print(say(language, "folder", folder="/".join(scenarios.parts[-2:])))
    out.print(table)
    counts = {"rules": len(e.rules), "functions": len(e.rules) - no_function}
    if checkout:
        out.print(say(language, "total-shown", **counts, scenarios=len(e.rules) - no_scenario))
    else:
        out.print(say(language, "total", **counts))
    return 1 if no_function or no_scenario else 0


def _heading(heading: str, ours: bool, language: Language) -> str:
    """The heading in the book; before that of a ruling, whose it is."""
    return escape(" · ".join(filter(None, (say(language, "ruling") if ours else "", heading))))


def _scenarios(folder: Path, edition: str) -> dict[str, str]:
    """The first scenario of each rule that runs for an edition, by rule id.

    A scenario is called after its rule, perhaps with a number, and names one edition or several. Nothing else of
    these hundreds of files is asked here, so they are not read with their lines as an edition is: what is wrong in
    a scenario, `passgo check` says.
    """
    found: dict[str, str] = {}
    for file in sorted(
        folder.glob("*/*.toml"), key=lambda file: (file.parent.name != edition, len(file.stem), file)
    ):
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        if edition in table.get("editions", [table.get("edition")]):
            found.setdefault(re.sub(r"-\d+$", "", file.stem), file.relative_to(folder).as_posix())
    return found


def show_diff(left: str, right: str, language: Language = "en") -> int:
    """How two editions differ, rule by rule, then in what is printed on board and cards."""
    e, other = find_edition(left), find_edition(right)
    found = compare(e, other)
    differences = [
        d for d in found if d.left is None or d.right is None or d.left[language] != d.right[language]
    ]
    table = Ruled(header_style="bold", show_lines=True)
    table.add_column("", max_width=32, overflow="fold")
    table.add_column(e.title[language], ratio=1)
    table.add_column(other.title[language], ratio=1)
    for d in differences:
        if d.topic != "name":
            what = f"[dim]{d.rule}[/dim]" if d.topic == "rule" else escape(d.what.get(language, ""))
            cells = [(escape(text[language]) if text else "") or "–" for text in (d.left, d.right)]
            named = [_heading(*each, language) for each in zip(d.headings, d.ours, strict=True)]
            heads = [f"[bold]{heading}[/bold]\n" if heading else "" for heading in named]
            table.add_row(what, heads[0] + cells[0], heads[1] + cells[1])
    out = console()
    out.print(table if differences else say(language, "alike"))
    names = [
        f"{d.left[language]} → {d.right[language]}"
        for d in differences
        if d.topic == "name" and d.left and d.right
    ]
    if names:
        out.print(paragraph(say(language, "between").join(names)))
    return 0


def copy_text(name: str) -> str:
    """Return a copy of an edition's file that extends it, to start a custom edition.

    Raises UnknownEdition.
    """
    if name not in edition_names():
        raise UnknownEdition(name, edition_names())
    lines = (BOOKS / f"{name}.toml").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(("extends = ", "#"))]
    kept[kept.index(f'id = "{name}"')] = f'id = "{OWN_ID}"'
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip()
    return f'extends = "{name}"\n\n{text}\n'


def rule_functions(packages: Sequence[str]) -> dict[str, list[Callable[..., Any]]]:
    """The functions in these packages that carry out each rule id.

    Functions register themselves when their module is imported, so every module of the packages is imported here.
    """
    for name in packages:
        for module in iter_modules(import_module(name).__path__):
            import_module(f"{name}.{module.name}")
    inside = tuple(f"{name}." for name in packages)
    return {
        rule: found
        for rule, functions in kernel.RULE_FUNCTIONS.items()
        if (found := [function for function in functions if function.__module__.startswith(inside)])
    }


def place(function: Callable[..., Any]) -> str:
    """Return the place of a function, as `rent:close_claims`."""
    return f"{function.__module__.removeprefix('passgo.').removeprefix('rules.')}:{function.__name__}"


def check_files(files: Sequence[Path]) -> int:
    """Read custom edition files and report every fault; the exit status is 1 if there is one."""
    out = console()
    status = 0
    for named in files:
        file = named if named.suffix == ".toml" else Path(f"{named}.toml")
        try:
            good = _overlay_summary(file) if is_overlay(file) else _edition_summary(file)
        except EditionError as error:
            wrong = error.faults
        except OSError as error:
            wrong = (unreadable(error),)
        else:
            out.print(f"{named}: {good}: good", markup=False, soft_wrap=True)
            continue
        status = 1
        for fault in wrong:
            out.print(str(fault), markup=False, soft_wrap=True)
        out.print(f"{named}: {len(wrong)} wrong", markup=False, soft_wrap=True)
    return status


def _edition_summary(file: Path) -> str:
    """Return a summary of a file that holds an edition. Raise EditionError."""
    e = look_through(file)
    t = e.tables
    return f"{e.id}, {t.spaces} spaces, {t.deeds} deeds, {t.cards} cards, {len(e.rules)} rules"


def _overlay_summary(file: Path) -> str:
    """Return the editions that an overlay can extend.

    Raise EditionError if there is none, with the faults on the one where it has the fewest.
    """
    fits: list[str] = []
    refused: list[EditionError] = []
    for name in edition_names():
        try:
            find_edition(f"{name}+{file}")
        except EditionError as error:
            refused.append(error)
        else:
            fits.append(name)
    if not refused:
        return "an overlay for every edition"
    if not fits:
        raise min(refused, key=lambda error: len(error.faults))
    return f"an overlay for {', '.join(fits)}"
