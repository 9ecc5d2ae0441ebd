"""The statement of each rule in an edition, from `rules/NAME.toml` next to its file.

Each rule is stated under the id of the conformance matrix, as `schema.RuleEntry`: in words of its own, or
`as` another edition, whose words are then used under the heading that the rule has here. A variant states
its changes; everything else comes from the edition that it extends. A file with the list `absent` is that of a
base edition: it takes nothing from another unless it says so, and every rule is stated, replaced, or absent there,
unless only some editions have it.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from passgo.locale import Text
from passgo.rules.base.cite import OF_SOME, RULE_IDS

from .faults import Key
from .overlay import Table

WORDS: Final = ("en", "fr")
Wrong = tuple[Key, str, str]
"""A key of the file, what stands there, and what may."""


class Texts(NamedTuple):
    """The rules of a file, as a layer of an edition."""

    layer: Table
    whole: bool
    """Whether these are all the rules of a book."""
    wrong: list[Wrong]


def read_texts(table: Table, read: Callable[[str], Table | None]) -> Texts:
    """The rules that a file states; `read` gives the rules of another file by its name, where there is one."""
    rules = dict(table)
    absent, replaced = rules.pop("absent", None), rules.pop("replaced", {})
    read = cache(read)
    wrong: list[Wrong] = []
    for rule, entry in rules.items():
        if isinstance(entry, dict) and "as" in entry:
            rules[rule] = _taken_over(rule, cast("Table", entry), read, wrong)
    if absent is not None:
        wrong += _unsaid(absent, {*rules, *(cast("Table", replaced) if isinstance(replaced, dict) else ())})
    return Texts({"rules": rules, "replaced": replaced}, absent is not None, wrong)


def _taken_over(rule: str, entry: Table, read: Callable[[str], Table | None], wrong: list[Wrong]) -> Table:
    """An entry with the words of the book that it names."""
    stated = {name: value for name, value in entry.items() if name != "as"}
    other: Any = (read(str(entry["as"])) or {}).get(rule)
    if not isinstance(other, dict) or not all(name in other for name in WORDS):
        wrong.append(((rule, "as"), f'"{entry["as"]}"', Text("allowed-rules-file", rule=rule)))
        return stated
    return stated | {name: other[name] for name in WORDS}


def _unsaid(absent: object, said: set[str]) -> Iterator[Wrong]:
    """Rules of which a book does not say whether it has them, and those of which it says both."""
    patterns = cast("list[object]", absent) if isinstance(absent, list) else [absent]
    absent_rules: set[str] = set()
    for pattern in patterns:
        found = _matching(str(pattern))
        if not found:
            yield ("absent",), f'"{pattern}"', Text("allowed-rule-pattern")
        absent_rules |= found
    for rule in RULE_IDS:
        if rule not in said and rule not in absent_rules and rule not in OF_SOME:
            yield (), Text("found-unstated", rule=rule), Text("allowed-every-rule")
        elif rule in said and rule in absent_rules:
            yield (rule,), Text("found-absent"), Text("allowed-stated-or-absent")


def _matching(pattern: str) -> set[str]:
    """The rules that a name stands for; a name without a `*` stands for itself, which hundreds do."""
    return set(fnmatch.filter(RULE_IDS, pattern)) if "*" in pattern else {pattern}.intersection(RULE_IDS)


def beside(file: Path) -> Path:
    """Return the place of the rules of an edition file."""
    return file.parent / "rules" / file.name
