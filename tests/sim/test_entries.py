"""The compiler's reading of the annotations of a function, and its errors about those that it does not know."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import FunctionType
from typing import cast

import pytest

from passgo.compiler.errors import BadEntry
from passgo.compiler.machine import machine_code
from passgo.compiler.machine_types import BadAnnotation, machine_signature
from passgo.rules.base.kernel import ENTRIES, RULES

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


OWN = """from __future__ import annotations

from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import State

def plain(n: int) -> int:
    return n + 1

@rule()
def wrong(n: int) -> int:
    return "a" + n

{mark}
def count(states: Records[State], n: int) -> int:
    {body}
"""


@pytest.mark.parametrize(
    ("mark", "body", "expected"),
    [
        ("@entry", "return states[0].csh[0]", "own.py, line 15: there is no 'csh' in the state"),
        ("@entry", "return plain(n)", "own.py, line 6: mark plain with @rule(), so that it is compiled"),
        ("@entry", "return missing(n)", "own.py, line 15: NameError: name 'missing' is not defined"),
        ("@entry", "return 'x'", "own.py, line 15: it may return the text 'x' instead of a number"),
        (
            "@entry",
            "return wrong(n)",
            "own.py, line 11: add cannot be called so: add(the text 'a', a number)",
        ),
        ("", "return n", "own.py, line 14: mark count with @entry, so that it is compiled"),
    ],
)
def test_an_entry_point_of_your_own_that_does_not_compile_is_reported_in_one_line(
    tmp_path: Path, mark: str, body: str, expected: str
) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN.format(mark=mark, body=body))
    spec = importlib.util.spec_from_file_location("own", file)
    assert spec is not None
    assert spec.loader is not None
    own = importlib.util.module_from_spec(spec)
    known = len(RULES), len(ENTRIES)
    spec.loader.exec_module(own)
    try:
        with pytest.raises(BadEntry) as raised:
            machine_code(own.count)
    finally:
        del RULES[known[0] :], ENTRIES[known[1] :]
    assert str(raised.value).endswith(expected)
    assert "\n" not in str(raised.value)
