"""The words of a frame are known by their names."""

import inspect
import re
from types import ModuleType

import pytest

from house.tools import ROOT, SRC
from passgo.rules.base import frames, tables
from passgo.rules.base.state import State

WORDS = re.compile(r"\bf_[a-e]\b")
BASE = SRC / "rules" / "base"


def test_no_frame_field_is_bare_outside_the_base() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{n}: {line.strip()}"
        for folder in (SRC, ROOT / "tests", ROOT / "bench")
        for path in folder.rglob("*.py")
        if BASE not in path.parents
        for n, line in enumerate(path.read_text().splitlines(), 1)
        if WORDS.search(line) and path.name != "test_frames.py"
    ]
    assert not found


def test_every_field_is_named_after_the_kind_of_its_frame() -> None:
    assert State.OTHER_NAMES
    for name, row in State.OTHER_NAMES.items():
        assert WORDS.fullmatch(row)
        assert isinstance(getattr(frames, name.split("_")[0].upper()), int), name


def test_a_field_is_its_row() -> None:
    s = State()
    i = frames.push(s, frames.AUCTION, 2)
    s.auction_high[i] = 70
    assert s.f_b[i] == 70
    twin = s.copy()
    assert twin == s
    twin.auction_high[i] = 71
    assert twin.differences(s).keys() == {"f_b"}


@pytest.mark.parametrize(
    ("module", "name"),
    [(frames, "KINDS"), (frames, "DIRECTIONS"), (tables, "RENT_RULES")],
)
def test_a_set_holds_all_that_is_declared_right_above_it(module: ModuleType, name: str) -> None:
    """So the next kind is one that a position may hold."""
    above = inspect.getsource(module).partition(f"\n{name}: Final")[0].rstrip()
    numbers: set[int] = set()
    for line in reversed(above.splitlines()):
        found = re.match(r"[A-Z_]+: Final = (\d+)", line)
        if not found:
            break
        numbers.add(int(found[1]))
    assert getattr(module, name) == numbers
