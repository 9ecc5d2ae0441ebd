"""The compiler's reading of the annotations of a function, and its errors about those that it does not know."""

from __future__ import annotations

import re
from types import FunctionType
from typing import cast

import pytest

from passgo.compiler.machine_types import BadAnnotation, machine_signature

HEAD = """
from passgo.bots.policy import Policies
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import State

"""
COUNT = """
def count(
    states: Records[State], many: list[Records[State]], policies: Policies, n: int, share: float, yes: bool,
    rooms: list[int], rows: list[list[int]],
) -> None:
    pass
"""


def function(text: str, name: str = "count") -> FunctionType:
    """A function of a module with this text."""
    names: dict[str, object] = {"__name__": "mine"}
    exec(compile(text, "mine.py", "exec", dont_inherit=True), names)
    return cast("FunctionType", names[name])


def test_annotations_are_the_same_as_objects_and_as_texts() -> None:
    texts = function(f"from __future__ import annotations\n{HEAD}{COUNT}")
    objects = function(f"{HEAD}{COUNT}")
    assert texts.__annotations__ != objects.__annotations__
    assert machine_signature(objects) == machine_signature(texts)


@pytest.mark.parametrize("first", ["", "from __future__ import annotations"])
@pytest.mark.parametrize(
    ("parameters", "where"),
    [
        ("n: str", "`n` is annotated with `str`"),
        ("n", "`n` is annotated with nothing"),
        ("n: list[str]", "`n` is annotated with `list[str]`"),
        ("n: Records[str]", "`n` is annotated with `Records[str]`"),
    ],
)
def test_an_annotation_without_machine_type_is_reported_in_one_line(
    first: str, parameters: str, where: str
) -> None:
    wrong = function(f"{first}\n{HEAD}def count({parameters}) -> int:\n    return 0\n")
    expected = f"mine.py, line 7: in count, {where}; compiled code takes None, int, bool"
    with pytest.raises(BadAnnotation, match=re.escape(expected)):
        machine_signature(wrong)


def test_what_it_returns_must_be_annotated() -> None:
    with pytest.raises(BadAnnotation, match="line 6: in count, what it returns is annotated with nothing"):
        machine_signature(function(f"{HEAD}\ndef count(n: int):\n    return n\n".replace("\n\n\n", "\n\n")))
