"""Pages, texts, docstrings and the subjects of commits have none of the commonest faults of style.

docs/glossary.md decides words.
"""

import ast as python
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from house.test_contributing import subject_hook
from house.tools import ROOT, SRC, run, tracked

FAULTS = {
    r"\banew\b": "again, regenerate, recompute",
    r"\b(?:is|are|was|were|be|been) told\b": "is reported, shown, printed",
    r"\bbesides?\b": "as well as, compared with",
    r"\bat the (?:least|most)\b": "at least, at most",
    r"\bone[’']s own\b": "your own, custom",
    r"\b[Ss]o (?:many|much)\b": "N, this many, up to",
    r"\b(?:goes|go|went|going) on\b": "continues, resumes",
    r"\bhangs? on\b": "depends on",
    r"\bin (?:the )?place of\b": "instead of",
    r"\bpurses?\b": "cash",
    r"\bfifth book\b": "Picsou",
    r"\bof the house\b": "built-in",
    r"\b(?:throw|threw|thrown|throws|thrower)\b": "roll",
    r"\b(?:reckon\w*|likewise)\b": "calculate, estimate",
    r"\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b": "they, their; you, your",
    r"\bwhole colou?rs?\b": "complete colour group",
}
"""Patterns that are not written, with what to write instead."""
OPENING = {
    r"(?:^|[.:!?|]\s+|^(?:[-*]|\d+\.) +)\**(?:Who|What|Where)\b[^.?!|\n]*(?:[.!|\n]|$)": "a player who, if you",
}
"""How no sentence and no item of a page begins."""
SENTENCES = {
    "en": FAULTS | {r"(?:^|[.:!?]\s+)(?:Who|What|Where)\b[^.?!]*\.": "a player who, if you"},
    "fr": {
        r"(?:^|[.:!?]\s+)(?:Qui|Ce qu(?:i|e|’\w+)|Où|Quiconque|Celui qui)\b[^.?!]*\.": "la personne qui, si vous",
        r"\bau pair\b": "valeur nominale",
        r"\bdoublets?\b": "double",
        r"\bdé de vitesse\b": "dé rapide",
        r"\brompue?s?\b": "interrompu",
        r"\b(?:libéré|sorti) de prison\b": "carte de sortie de prison",
    },
}
"""The same of a text that people read, by language; a heading may be a clause."""
DOCSTRINGS = FAULTS | {
    r"(?:^|[.:!?]\s+)(?:Who|What|Where|Whose|Whoever)\b[^.?!\n]*(?:[.:\n]|$)": "Return …, a noun"
}
"""The same of a docstring, whose first line may be no clause either."""
ALLOWED = (
    "files beside it",
    "house goes on this colour",
    "list beside the board",
    "would go on for ever",
)
"""Right uses of such a word: one thing is next to another, is put somewhere, or does not end."""
GLOSSARY = "docs/glossary.md"
"""It lists the words that are not used."""


def prose(page: str) -> str:
    """Return the sentences of a page: no code, no headings, no addresses."""
    page = re.sub(r"```.*?```|<!--.*?-->", "", page, flags=re.DOTALL)
    page = re.sub(r"`[^`\n]*`", "`code`", page)
    page = re.sub(r"\]\([^)]*\)", "]", page)
    return re.sub(r"^#.*$", "", page, flags=re.MULTILINE)


def found_in(text: str, patterns: dict[str, str]) -> list[str]:
    """Return each fault of a text with its surroundings and what to write instead."""
    for phrase in ALLOWED:
        text = text.replace(phrase, "")
    return [
        f"…{text[max(found.start() - 30, 0) : found.end() + 30]}…: {better}"
        for pattern, better in patterns.items()
        for found in re.finditer(pattern, text, re.MULTILINE)
    ]


def faults(page: str) -> list[str]:
    """Return the faults of a page."""
    return found_in(prose(page), FAULTS | OPENING)


class Printed(Visitor):
    """Collects what each text may print, each case of a choice by itself."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        pieces = (piece.value if isinstance(piece, ast.TextElement) else "…" for piece in node.elements)
        self.texts.append("".join(pieces))
        self.generic_visit(node)


def fluent_texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield each text of a language with its key: screens, commands, errors, faults of editions."""
    for file in sorted((SRC / "locale" / language).glob("*.ftl")):
        if file.name == "search.ftl":  # words that find a card, not sentences
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                printed = Printed()
                printed.visit(entry)
                yield from ((f"{file.name} {entry.id.name}", text) for text in printed.texts)


def edition_texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield each text of the editions with its place: statements, cards, notes."""

    def within(value: Any, place: str) -> Iterator[tuple[str, str]]:
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from [(place, inner)] if key == language else within(inner, f"{place} {key}")
        elif isinstance(value, list):
            for inner in value:
                yield from within(inner, place)

    for file in sorted((SRC / "editions").rglob("*.toml")):
        if file.name != "headings.toml":  # the rulebooks' own
            yield from within(tomllib.loads(file.read_text(encoding="utf-8")), file.name)


def pages() -> dict[str, Path]:
    """Return the pages in English."""
    paths = {path.relative_to(ROOT).as_posix(): path for path in tracked() if path.suffix == ".md"}
    return {name: path for name, path in paths.items() if not name.endswith(".fr.md") and name != GLOSSARY}


@pytest.mark.parametrize("name", pages())
def test_a_page_is_in_plain_english(name: str) -> None:
    assert faults(pages()[name].read_text(encoding="utf-8")) == []


DOCUMENTED = python.Module | python.ClassDef | python.FunctionDef | python.AsyncFunctionDef


def docstrings(text: str) -> Iterator[str]:
    """Yield the docstrings of a module: of functions, classes, constants and fields."""
    for node in python.walk(python.parse(text)):
        for statement in node.body if isinstance(node, DOCUMENTED) else ():
            if isinstance(statement, python.Expr) and isinstance(statement.value, python.Constant):
                if isinstance(statement.value.value, str):
                    yield re.sub(
                        r"^ *>>>(?:.+\n?)+|`[^`\n]*`", "`code`", statement.value.value, flags=re.MULTILINE
                    )


def test_docstrings_are_plain() -> None:
    found = [
        (file.relative_to(SRC).as_posix(), wrong)
        for file in sorted(SRC.rglob("*.py"))
        for text in docstrings(file.read_text(encoding="utf-8"))
        if (wrong := found_in(text, DOCSTRINGS))
    ]
    assert found == []


def test_comments_of_the_client_open_on_their_subject() -> None:
    opening = re.compile(r"(?:^|[ \t])(?://|/\*+|<!--)[ \t]*(?:Who|What|Where|Whose|Whoever)\b.*")
    found = [
        (path.name, comment.group())
        for path in tracked()
        if path.is_relative_to(ROOT / "web" / "src") and path.suffix in {".ts", ".svelte", ".css"}
        for line in path.read_text(encoding="utf-8").splitlines()
        if (comment := opening.search(line))
    ]
    assert found == []


def test_names_of_tests_are_plain() -> None:
    words = r"_(?:anew|besides?|he|him|his|laid_and|purses?|reckon\w*|so_many|go(?:es)?_on|throws?|thrown|threw)(?:_|$)"
    opening = r"^test_(?:who_(?!may)|where_)|_(?:is|are)_told(?!_apart)"
    names = {
        node.name
        for file in tracked()
        if file.is_relative_to(ROOT / "tests") and file.suffix == ".py"
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, python.FunctionDef | python.AsyncFunctionDef)
    }
    assert [
        name for name in names if name.startswith("test_") and re.search(f"{words}|{opening}", name)
    ] == []


@pytest.mark.parametrize("language", SENTENCES)
@pytest.mark.parametrize("texts", [fluent_texts, edition_texts])
def test_the_texts_are_plain(texts: Any, language: str) -> None:
    read = list(texts(language))
    assert len(read) > 1000
    assert [(place, wrong) for place, text in read if (wrong := found_in(text, SENTENCES[language]))] == []


@pytest.mark.parametrize(
    "fault",
    [
        "The tables are made anew.",
        "The error is told line by line.",
        "Nothing else beside this.",
        "It costs two at the most.",
        "A bot of one’s own.",
        "It plays so many games.",
        "So many are kept.",
        "The game goes on.",
        "It hangs on the plan.",
        "A letter in the place of a word.",
        "What is left is auctioned.",
        "It ends. Who comes back takes over.",
        "- **Who** pays is asked.",
        "| a | What it brings |",
    ],
)
def test_a_fault_is_found(fault: str) -> None:
    assert faults(fault)


@pytest.mark.parametrize(
    "text",
    [
        "Who bids first? The next player.",
        "| When is it built? | What it costs is on the deed? |",
        "Press the list beside the board.",
        "## What is counted",
        "Run `throw anew`.",
        "```\nWhat is made anew\n```",
        "See [the page](beside.md).",
        "It shows what is left.",
    ],
)
def test_plain_english_passes(text: str) -> None:
    assert faults(text) == []


def test_the_subjects_of_commits_are_orders() -> None:
    """Those of commits since this file exists; an archive has none."""
    if not (ROOT / ".git").exists():
        return
    here = Path(__file__).relative_to(ROOT).as_posix()
    added = run("git", "log", "--diff-filter=A", "--format=%H", "--", here).stdout.split()
    if not added:
        return
    subjects = run("git", "log", "--no-merges", "--format=%s", f"{added[-1]}..HEAD").stdout.splitlines()
    hook = re.compile(subject_hook()["entry"], re.MULTILINE | re.DOTALL)
    assert [subject for subject in subjects if not hook.search(subject)] == []
