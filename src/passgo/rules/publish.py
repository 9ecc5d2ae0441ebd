"""Make `dispatch.py` from the functions that the chapters mark for each kind of move: `python -m passgo.rules.publish`.

A test makes it again and compares.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final, get_args

from .base import frames, moves
from .base.handlers import PLAYS, REFUSES, Handler

FILE: Final = Path(__file__).with_name("dispatch.py")
NO_CHAPTERS: Final = {"base", "dispatch", "legal", "engine", "setup", "invariants", "publish"}
NAMES: Final = {
    number: name for name, number in vars(moves).items() if isinstance(number, int) and number in moves.KINDS
}
"""The name of each kind in `moves`."""

PAGE: Final = '''"""From a kind of move to the function of its chapter. Made by `python -m passgo.rules.publish`."""

from __future__ import annotations

from . import (
{chapters}
)
from .base import frames, moves
from .base.kernel import rule, seldom
from .base.reasons import UNKNOWN_MOVE
from .base.state import State
from .base.tables import Tables


@rule("object-of-game")
def refusal(s: State, E: Tables, kind: int, seat: int, arg: int) -> int:
    """Return why a move of a seat is refused, or LEGAL."""
{refusal}
    return seldom_refusal(s, E, kind, seat, arg)


@seldom
@rule("object-of-game")
def seldom_refusal(s: State, E: Tables, kind: int, seat: int, arg: int) -> int:
    """Return why a move that is seldom made is refused, or LEGAL."""
{seldom_refusal}
    return UNKNOWN_MOVE


@rule("object-of-game")
def play(s: State, E: Tables, kind: int, seat: int, arg: int) -> None:
    """Make a move of a seat."""
{play}
    else:
        play_seldom(s, E, kind, seat, arg)


@seldom
@rule("object-of-game")
def play_seldom(s: State, E: Tables, kind: int, seat: int, arg: int) -> None:
    """Make a move that is seldom made."""
{play_seldom}
'''
LISTING: Final = '''

@rule("object-of-game")
def list_{question}(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Append the legal answers to `{question}`."""
{answers}
    return n
'''
CHOOSING: Final = '''

@rule("object-of-game")
def list_choice(s: State, E: Tables, what: int, seat: int, out: list[int], n: int) -> int:
    """Append the legal answers to a choice, if verbs alone answer it."""
{choices}
    return n
'''


def page() -> str:
    """Return the source of `dispatch.py`."""
    for module in pkgutil.iter_modules([str(FILE.parent)]):
        if module.name not in NO_CHAPTERS:
            import_module(f"{__package__}.{module.name}")
    handlers = [one for table in (REFUSES, PLAYS) for row in table.values() for one in row]
    return (
        PAGE.format(
            chapters="\n".join(f"    {name}," for name in sorted({chapter(one) for one in handlers})),
            refusal=returning(branches(REFUSES, seldom=False)),
            seldom_refusal=returning(branches(REFUSES, seldom=True)),
            play=calling(branches(PLAYS, seldom=False)),
            play_seldom=calling(branches(PLAYS, seldom=True)),
        )
        + lists()
    )


def lists() -> str:
    """Write what lists the answers to each question between verbs alone; `legal` lists what has an argument."""
    plain = [question for question in get_args(moves.QuestionKind) if is_plain(question)]
    choices = [
        (f"what == frames.{row.question.upper()}", f"list_{row.question}(s, E, seat, out, n)")
        for row in frames.CHOICES
        if row.question in plain
    ]
    return "".join(LISTING.format(question=one, answers=listing(one)) for one in plain) + CHOOSING.format(
        choices=returning(choices)
    )


def is_plain(question: moves.QuestionKind) -> bool:
    """Whether a question has several answers and none of them an argument."""
    rows = [row for row in moves.KINDS.values() if question in row.answers]
    return len(rows) > 1 and not any(row.args for row in rows)


def listing(question: moves.QuestionKind) -> str:
    """Write what appends each legal answer to a question, in the order of the kinds."""
    return "\n".join(
        f"    if not {call(kind, REFUSES[kind][0], f'moves.{NAMES[kind]}')}:\n"
        f"        out[n] = moves.code(moves.{NAMES[kind]}, seat, 0)\n        n += 1"
        for kind, row in moves.KINDS.items()
        if question in row.answers
    )


def returning(ladder: Iterable[tuple[str, str]]) -> str:
    """Write branches that return what they call."""
    return "\n".join(f"    if {condition}:\n        return {call}" for condition, call in ladder)


def calling(ladder: Iterable[tuple[str, str]]) -> str:
    """Write branches that call and return nothing."""
    return "    " + "\n    el".join(f"if {condition}:\n        {call}" for condition, call in ladder)


def branches(handlers: Mapping[int, Sequence[Handler]], *, seldom: bool) -> list[tuple[str, str]]:
    """Return each condition with its call, in the order of the kinds.

    Conditions that ask for more than the kind come last: all before them compile to one choice of many.
    """
    plain: list[tuple[str, str]] = []
    further: list[tuple[str, str]] = []
    for kind in sorted(handlers):
        *others, last = sorted(handlers[kind], key=lambda one: one.seldom)
        asked = f"kind == moves.{NAMES[kind]}"
        further += [
            (f"{asked} and {test_of(kind, one)}", call(kind, one)) for one in others if one.seldom == seldom
        ]
        if last.seldom == seldom:
            (further if others and others[-1].seldom == seldom else plain).append((asked, call(kind, last)))
    return plain + further


def test_of(kind: int, handler: Handler) -> str:
    """How to tell that an argument that may be one of two things is the one this function takes."""
    first, second = moves.KINDS[kind].args[0].types
    taken = inspect.signature(handler.function).parameters
    return "moves.is_other(arg)" if second in taken and first not in taken else "not moves.is_other(arg)"


def call(kind: int, handler: Handler, named: str = "kind") -> str:
    """Return the call of a function for a kind of move, which is written as `named`."""
    function = handler.function
    given = ", ".join(
        named if name == "kind" else handed(kind, name, function.__name__)
        for name in inspect.signature(function).parameters
    )
    return f"{chapter(handler)}.{function.__name__}({given})"


def handed(kind: int, name: str, function: str) -> str:
    """Return the argument for a parameter of this name. Raises TypeError if the kind of move has no such part."""
    if name in {"s", "E", "seat", "arg"}:
        return name
    args = moves.KINDS[kind].args
    places = ("arg",) if len(args) == 1 else ("moves.first_of(arg)", "moves.last_of(arg)")
    for argument, place in zip(args, places[: len(args)], strict=True):
        if name == argument.name or name == argument.types[0]:
            return place
        if name in argument.types:
            return f"moves.index_of({place})"
    raise TypeError(f"{function}: {name}: expected s, E, kind, seat, arg or a part of {NAMES[kind]}")


def chapter(handler: Handler) -> str:
    """Return the name of the module that a function lies in."""
    return handler.function.__module__.rpartition(".")[2]


def main() -> None:
    """Write the file."""
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
