"""The files that come to the page with its modules."""

from __future__ import annotations

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


def test_the_page_knows_what_comes_later() -> None:
    assert part_for("/api/puzzles/0123456789") == part_for("/api/puzzles") == "puzzles"
    assert part_for("/api/editions/us1973/box.pdf") == "printing"
    assert part_for("/api/editions") == ""
