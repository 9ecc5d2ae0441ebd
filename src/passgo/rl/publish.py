"""The published tables of the environments: all actions, and all fields of an observation.

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
from .kernel.actions import ACTION_COUNT, ACTIONS, ARGUMENTS, Action
from .kernel.observation import CELLS, MOST, Observation

PAGE: Final = Path("docs") / "learning-tables.md"
HEAD: Final = f"""# Spaces for learning

Every action and every field of an observation, the same for every edition and any number of players.
[learning.md](learning.md) shows how they are used. This page is generated from `src/passgo/rl/kernel/` by
`python -m passgo.rl.publish`.

## The {ACTION_COUNT} actions

| number | action | meaning |
|---|---|---|
"""
FIELDS: Final = f"""
## The {CELLS} numbers of an observation

| from | cells | field | meaning |
|---|---|---|---|
"""
EVENTS: Final = f"""
## The history: {COLUMNS} numbers an event

With `history=16` the last 16 events come with an observation, newest first, as rows of {COLUMNS}: the kind as
numbered here (0: nothing yet), the hand it concerns as in an observation, and three arguments (0 if a kind has
fewer). A seat is given as a hand. Deeds, spaces, groups, cards and companies are numbered from 0 as in the edition.
Amounts are dollars, {MOST} at most. Rules are numbered as in `rules.base.cite`. In `wanted`, the count of another seat is 0.

| kind | event | arguments |
|---|---|---|
"""


def action_rows() -> list[str]:
    """Return a row for every control, note and verb, and one for each sort of arguments."""
    rows: list[str] = []
    for sort, group in groupby(enumerate(ACTIONS), key=lambda numbered: numbered[1].sort):
        actions = list(group)
        if sort in ARGUMENTS:
            (first, action), (last, other) = actions[0], actions[-1]
            rows.append(f"| {first}–{last} | {action.name} … {other.name.split()[-1]} | {action.meaning} |")
        else:
            rows += [f"| {number} | {action.name} | {meaning(action)} |" for number, action in actions]
    return rows


def meaning(action: Action) -> str:
    """Return what an action means; of a verb, the label of its button and what follows."""
    if action.sort != "verb":
        return action.meaning
    return f"{say('en', 'verb-' + action.name.replace(' ', '-'))}: {action.meaning}"


def field_meanings() -> dict[str, str]:
    """Return the comment next to each field of an observation."""
    source = Path(observation.__file__).read_text(encoding="utf-8")
    body = source[source.index("class Observation") : source.index("CELLS: Final")]
    return dict(re.findall(r"^    (\w+): .*?  # (.+)$", body, re.MULTILINE))


def field_rows() -> list[str]:
    """Return a row for every field: its start in the flat array, its length, its meaning."""
    meanings, rows, at = field_meanings(), list[str](), 0
    for name, width in Observation.FIELDS.items():
        rows.append(f"| {at} | {width.cells or 1} | `{name}` | {meanings[name]} |")
        at += width.cells or 1
    return rows


def event_rows() -> list[str]:
    """Return a row for every kind of event, with its arguments."""
    return [
        f"| {number} | `{row.name}` | {', '.join(f'{name} ({sort})' for name, sort in row.args)} |"
        for number, row in enumerate(KINDS, 1)
    ]


def page() -> str:
    """Return the text of `docs/learning-tables.md`."""
    return (
        HEAD
        + "\n".join(action_rows())
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
