"""The files that come to the page with its modules."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.page import bundle


def test_data_comes_with_its_own_package_alone(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The puzzles, a megabyte, have a package that the page never reads."""
    site = root / "src"
    monkeypatch.setattr(bundle, "SITE", site)
    names = {file.name for file in bundle.with_data({site / "passgo" / "analysis"})}
    assert "skills.json" in names
    assert "puzzles.json" not in names
