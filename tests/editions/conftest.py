"""Edition files made from the shipped one by changing its text."""

from __future__ import annotations

from pathlib import Path

import pytest

from editions.shapes import FaultsOf, Write
from passgo.editions import EditionError, EditionFault, find_edition
from passgo.editions.loader import BOOKS

SHIPPED = (BOOKS / "us1973.toml").read_text(encoding="utf-8")


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the shipped edition with pieces of its text exchanged, or a text of its own; give the path."""

    def make(*changes: tuple[str, str], name: str = "mine.toml", text: str = SHIPPED) -> Path:
        for old, new in changes:
            assert text.count(old) >= 1, f"not in the file: {old}"
            text = text.replace(old, new, 1)
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return file

    return make


@pytest.fixture
def faults_of(write: Write) -> FaultsOf:
    """The faults of the shipped edition with pieces of its text exchanged."""

    def make(*changes: tuple[str, str], **how: str) -> list[EditionFault]:
        file = write(*changes, **how)
        with pytest.raises(EditionError) as refused:
            find_edition(file)
        return list(refused.value.faults)

    return make
