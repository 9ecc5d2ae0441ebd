"""The files that come to the page with its modules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from passgo.page import bundle
from passgo.page.host import part_for


def test_data_comes_with_its_own_package_alone(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The puzzles, a megabyte, come apart from all else."""
    site = root / "src"
    monkeypatch.setattr(bundle, "SITE", site)
    names = {
        file.name
        for file in bundle.with_data({site / "passgo" / "analysis", site / "passgo" / "analysis" / "puzzles"})
    }
    assert "edges.json" in names
    assert "puzzles.json" not in names


def test_a_module_is_imported_once_its_packages_are_there(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package that imports one of its own modules is whole after it."""
    monkeypatch.setattr(bundle, "SITE", root / "src")
    whole = ["passgo", "passgo.editions.faults", "passgo.editions", "passgo.editions.words", "itertools"]
    assert bundle.order_of(whole) == {
        "passgo/__init__.pyc": "passgo",
        "passgo/editions/faults.pyc": "",
        "passgo/editions/__init__.pyc": "passgo.editions",
        "passgo/editions/words/__init__.pyc": "passgo.editions.words",
    }


def test_the_modules_of_a_program_are_noted_when_they_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a_program.py").write_text("import its_part\ndef prepare():\n    import its_late_part\n")
    for name in ("its_part", "its_late_part"):
        (tmp_path / f"{name}.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert bundle.in_order("a_program") == ["its_part", "a_program", "its_late_part"]


def quickened(source: str) -> str:
    tree = ast.parse(source)
    bundle.quicken(tree)
    return ast.unparse(tree)


def test_what_a_module_says_for_checkers_is_not_parsed_in_the_page() -> None:
    future = "from __future__ import annotations"
    source = f"{future}\nclass Row:\n    cash: int\n\n    async def pay(self, *owed: int, **how: str) -> None:\n        ..."
    assert quickened(source) == (
        "class Row:\n    cash: int\n\n    async def pay(self, *owed, **how):\n        ..."
    )
    reads_them = f"{future}\ncash: int\nfields = [*__annotations__]"
    assert quickened(reads_them) == reads_them


def test_the_page_knows_what_comes_later() -> None:
    assert part_for("/api/puzzles/0123456789") == part_for("/api/puzzles") == "puzzles"
    assert part_for("/api/editions/us1973/box.pdf") == "printing"
    assert part_for("/api/editions") == ""
