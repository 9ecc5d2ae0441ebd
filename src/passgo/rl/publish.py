"""What is published of the environments: the tables of all words and of all fields of an observation.

`python -m passgo.rl.publish` writes them into `docs/`.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Final

from passgo.locale import say
from passgo.rules.base.events import KINDS

from .history import COLUMNS
from .kernel import observation
from .kernel.observation import CELLS, MOST, Observation
from .kernel.words import SIZE, THINGS, WORDS, ActionWord

PAGE: Final = Path("docs") / "learning-tables.md"
HEAD: Final = f"""# Words and fields

What an action means and what an observation holds, the same for every book and any number of players; how they are
used, [learning.md](learning.md) says. This page is made from `src/passgo/rl/kernel/` by `python -m passgo.rl.publish`.

## The {SIZE} words

| action | word | meaning |
|---|---|---|
"""
FIELDS: Final = f"""
## The {CELLS} numbers of an observation

| from | cells | field | meaning |
|---|---|---|---|
"""
EVENTS: Final = f"""
## The history: {COLUMNS} numbers an event

With `history=16` the last 16 events stand beside an observation, the newest first, as rows of {COLUMNS}: the kind as
numbered here (0: nothing yet), the hand it concerns as in an observation, and three arguments (0 where a kind has
fewer). A seat is a hand; deeds, spaces, groups, cards and companies are numbered from 0 as in the edition; amounts are
dollars, cut at {MOST}; rules as `rules.base.cite` numbers them. Of `wanted` another's count is 0.

| kind | event | arguments |
|---|---|---|
"""


def word_rows() -> list[str]:
    """Every word that stands alone and every verb in a row of its own; things of one sort in one row."""
    rows: list[str] = []
    for sort, group in groupby(enumerate(WORDS), key=lambda numbered: numbered[1].sort):
        words = list(group)
        if sort in THINGS:
            (first, word), (last, other) = words[0], words[-1]
            rows.append(f"| {first}–{last} | {word.name} … {other.name.split()[-1]} | {word.meaning} |")
        else:
            rows += [f"| {number} | {word.name} | {meaning(word)} |" for number, word in words]
    return rows


def meaning(word: ActionWord) -> str:
    """What a word means; a verb what the button at a table says, and what is said after it."""
    if word.sort != "verb":
        return word.meaning
    return f"{say('en', 'verb-' + word.name.replace(' ', '-'))}: {word.meaning}"


def field_meanings() -> dict[str, str]:
    """The comment that stands beside each field of an observation."""
    source = Path(observation.__file__).read_text(encoding="utf-8")
    body = source[source.index("class Observation") : source.index("CELLS: Final")]
    return dict(re.findall(r"^    (\w+): .*?  # (.+)$", body, re.MULTILINE))


def field_rows() -> list[str]:
    """Every field: where it begins in the flat array, how long it is, and what it means."""
    meanings, rows, at = field_meanings(), list[str](), 0
    for name, width in Observation.FIELDS.items():
        rows.append(f"| {at} | {width.cells or 1} | `{name}` | {meanings[name]} |")
        at += width.cells or 1
    return rows


def event_rows() -> list[str]:
    """Every kind of event, with what its arguments are."""
    return [
        f"| {number} | {row.name} | {', '.join(f'{name} ({sort})' for name, sort in row.args)} |"
        for number, row in enumerate(KINDS, 1)
    ]


def page() -> str:
    """The page as it stands in `docs/learning-tables.md`."""
    return (
        HEAD
        + "\n".join(word_rows())
        + "\n"
        + FIELDS
        + "\n".join(field_rows())
        + "\n"
        + EVENTS
        + "\n".join(event_rows())
        + "\n"
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
