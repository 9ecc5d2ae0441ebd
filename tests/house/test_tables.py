"""A look into a constant table of the rules never misses: machine code that could would make every caller ask whether it did."""

import ast
import inspect
import textwrap
from types import FunctionType

import passgo.sim.runs  # noqa: F401  the whole kernel, bots and drivers with it
from passgo.rules import acting
from passgo.rules.base import frames
from passgo.rules.base.kernel import RULES


def unsafe_looks(rule: FunctionType) -> list[str]:
    """The indices into constant tables in a rule that are not cut to as many bits as the table has rows."""
    found: list[str] = []
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(rule)))):
        if not (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name)):
            continue
        table = rule.__globals__.get(node.value.id)
        if isinstance(table, tuple) and not is_cut(node.slice, rule, len(table)):
            found.append(f"{rule.__module__}.{rule.__name__}: {ast.unparse(node)}")
    return found


def is_cut(index: ast.expr, rule: FunctionType, rows: int) -> bool:
    """Whether an index reads `… & BITS`, with a row for every number of those bits."""
    if not (isinstance(index, ast.BinOp) and isinstance(index.op, ast.BitAnd)):
        return False
    bits = eval(ast.unparse(index.right), rule.__globals__)
    return bits == rows - 1 and not bits & rows


def test_no_look_into_a_table_can_miss() -> None:
    assert not [look for rule in RULES for look in unsafe_looks(rule)]


def test_rows_and_numbers_of_the_moments_fit() -> None:
    """A kind of frame or a choice beyond the rows, or a step beyond the bits of a row, would be looked up as another."""
    assert max(frames.KINDS) <= acting.FIVE_BITS
    assert len(frames.CHOICES) <= len(acting.CHOICE_FIRST)
    assert acting.EACH_MOMENT * (max(frames.STEPS) + 1) < 63


def loose(number: int) -> int:
    return acting.FIRST[number] + TABLE[number] + TABLE[number & 3] + TABLE[number & 1]


TABLE = (1, 2, 3, 4)


def test_a_look_that_could_miss_is_found() -> None:
    assert len(unsafe_looks(loose)) == 2
