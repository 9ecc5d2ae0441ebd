"""The table of verbs in `docs/notation.md`, made from the register of moves: `python -m passgo.notation.verbs`.

A test makes the table again and compares.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from passgo.rules.base.moves import KINDS, OFFER, Argument, MoveKind

PAGE: Final = Path("docs") / "notation.md"
BEGIN: Final = "<!-- made by `python -m passgo.notation.verbs` from passgo.rules.base.moves -->\n"
END: Final = "<!-- end -->\n"

WORDS: Final = {
    "kept": "kept card",
    "roll": "Roll Three card",
    "die8": "1–8",
    "face": "face",
    "white": "die",
    "ticket": "amount",
    "moves": "count",
    "steps": "1–12",
}
"""The names of some types of arguments on the page; others keep their own."""

SAID_BY: Final = {"seat": "a seat", "banker": "a seat, `bank`", "chance": "`*`", "table": "`*`"}


def table() -> str:
    """Return the table of verbs: who plays each, its arguments, and the questions that it answers."""
    rows = [
        f"| {SAID_BY[row.by]} | {_said(row)} | {', '.join([*(f'`{question}`' for question in row.answers), *['at will'] * row.free])} |"
        for row in sorted(KINDS.values(), key=lambda row: row.by in {"chance", "table"})
    ]
    return "\n".join(["| by | move | answers |", "|---|---|---|", *rows, ""])


def _said(row: MoveKind) -> str:
    words = [f"`{row.verb}`", *map(_argument, row.args)]
    if row is KINDS[OFFER]:
        words += ["things", "`for`", "things"]
    return " ".join(words)


def _argument(argument: Argument) -> str:
    text = " or ".join(dict.fromkeys(WORDS.get(what, what) for what in argument.types))
    return f"[{text}]" if argument.optional else text


def main() -> None:
    """Write the table into the page of the checkout this module lies in."""
    page = Path(__file__).resolve().parents[3] / PAGE
    text = page.read_text(encoding="utf-8")
    made = re.sub(
        f"{re.escape(BEGIN)}.*?{re.escape(END)}", lambda _: BEGIN + table() + END, text, flags=re.DOTALL
    )
    page.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
