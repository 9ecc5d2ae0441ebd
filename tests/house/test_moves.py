"""One register of moves: no other file calculates with the numbers of moves or lots, or depends on their order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import FunctionType
from typing import cast

import pytest

from house.tools import ROOT, SRC, text, tracked
from passgo.rules import publish
from passgo.rules.base import lots, moves
from passgo.rules.base.handlers import PLAYS, REFUSES, Handler
from passgo.rules.base.moves import KINDS, QuestionKind

REGISTERS = {"rules/base/moves.py", "rules/base/lots.py"}
NUMBERS = {"moves", "m", "lots"}
"""The names under which files import the registers."""
ARGUMENTS = {"arg", "code", "move", "lot"}
"""The names that a packed number has everywhere."""
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_number(node: ast.expr) -> bool:
    """Return whether it is a constant of a register, `moves.BUY`; packing and unpacking are calls, and may be used."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in NUMBERS
        and node.attr.isupper()
        and (hasattr(moves, node.attr) or hasattr(lots, node.attr))
        and not node.attr.startswith("MOST_")
    )


def is_packed(node: ast.expr) -> bool:
    """A move, its argument or a lot as one number."""
    if isinstance(node, ast.Attribute) and node.attr in {"arg", "code", "auction_lot"}:
        return not (isinstance(node.value, ast.Name) and node.value.id in {"ast", "data"})
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr == "arg_of"
    return isinstance(node, ast.Name) and node.id in ARGUMENTS


def offences(source: str) -> Iterator[int]:
    """Return the lines in which a packed number is taken apart by hand, or a constant calculated with or ordered."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp):
            sides = [node.left, node.right]
            by_bits = isinstance(node.op, ast.RShift | ast.LShift | ast.BitAnd | ast.BitOr)
            if any(map(is_number, sides)) or (by_bits and any(map(is_packed, sides))):
                yield node.lineno
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(op, ORDER) for op in node.ops) and any(map(is_number, sides)):
                yield node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            if any(map(is_number, node.args)):
                yield node.lineno


@pytest.mark.parametrize(
    ("source", "offends"),
    [
        ("deed = arg >> 8", True),
        ("lander = moves.arg_of(code) & 255", True),
        ("company = arg - moves.OTHER", True),
        ("kinds = range(moves.HALF, 9)", True),
        ("if moves.BUILD <= kind <= moves.KEEP: pass", True),
        ("if lot < lots.BUILDING: pass", True),
        ("lot = lots.SHARE + company", True),
        ("dice = move.arg >> 4 & 15", True),
        ("if kind == moves.BUILD: pass", False),
        ("deed = moves.deed_of(arg)", False),
        ("total = moves.first_die(arg) + moves.second_die(arg)", False),
        ("if arg > moves.MOST_OPENING: pass", False),
    ],
)
def test_the_offences_are_found(source: str, offends: bool) -> None:
    assert list(offences(source)) == ([1] if offends else [])


def test_only_the_registers_calculate_with_moves_and_lots() -> None:
    sources = [path for path in tracked() if path.suffix == ".py"]
    registers = {SRC / name for name in REGISTERS}
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources
        if path not in registers
        for line in offences(text(path) or "")
    ]
    assert found == []


def test_every_question_but_the_end_is_answered_by_a_move() -> None:
    answered = {question for row in KINDS.values() for question in row.answers}
    assert answered == set(QuestionKind.__args__) - {"over"}


def test_no_two_kinds_are_said_alike() -> None:
    assert len(moves.SEAT_KINDS) + len(moves.TABLE_KINDS) == len(KINDS)


def test_the_ladders_are_made_from_what_the_chapters_mark() -> None:
    assert publish.FILE.read_text(encoding="utf-8") == publish.page(), "python -m passgo.rules.publish"


def test_each_kind_of_move_of_a_seat_is_played_and_refused_by_a_chapter() -> None:
    publish.page()
    assert set(PLAYS) == set(REFUSES) == set(moves.SEAT_KINDS.values())


def test_a_function_that_asks_for_what_its_kind_of_move_does_not_say_is_named() -> None:
    def buy(s: object, deed: int) -> None: ...

    with pytest.raises(TypeError, match=r"buy: deed: expected s, E, kind, seat, arg or a part of BUY"):
        publish.call(moves.BUY, Handler(cast("FunctionType", buy), False))
