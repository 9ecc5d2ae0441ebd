"""The guide to edition files shows what the program does."""

from __future__ import annotations

import re
from pathlib import Path

from editions.shapes import FaultsOf, Write
from passgo.editions import find_edition
from passgo.editions.schema import EditionFile


def test_the_overlay_of_the_guide_works(root: Path, write: Write) -> None:
    guide = (root / "docs" / "editions.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    e = find_edition(write(text=example, name="kitchen.toml"))
    assert (e.id, e.house, e.tables.go_salary, e.tables.rent_window_turns) == ("us1973-kitchen", True, 400, 0)
    assert set(e.tables.differences(find_edition("us1973").tables)) == {
        "go_salary",
        "rent_window_turns",
        "deed_rent",
    }


def test_the_fault_of_the_guide_is_told_in_its_words(root: Path, faults_of: FaultsOf) -> None:
    guide = (root / "docs" / "editions.md").read_text(encoding="utf-8")
    (fault,) = faults_of(("[50, 200, 600, 1400, 1700, 2000]", "[50, 200, 600, 500, 1700, 2000]"))
    assert f"\n{Path(fault.file).name}: {str(fault).partition(': ')[2]}\n" in guide


def test_the_guide_names_every_table(root: Path) -> None:
    guide = (root / "docs" / "editions.md").read_text(encoding="utf-8")
    assert [name for name in EditionFile.__struct_fields__ if f"`[{name}]`" not in guide] == []
