"""Modules of a page are imported from memory."""

from __future__ import annotations

import marshal
import runpy
import sys
from collections.abc import Callable, Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any

import pytest

Take = Callable[[list[tuple[str, str, bytes]]], None]


@pytest.fixture
def importer(root: Path) -> Iterator[dict[str, Any]]:
    """The importer as a page runs it, and nothing of it left in this Python."""
    found, modules = [*sys.meta_path], {*sys.modules}
    yield runpy.run_path(str(root / "src" / "passgo" / "page" / "importer.py"))
    sys.meta_path[:] = found
    for name in {*sys.modules} - modules:
        del sys.modules[name]


def come(path: str, name: str, source: str) -> tuple[str, str, bytes]:
    """A compiled module as the page hands it over."""
    code = marshal.dumps(compile(source, path, "exec"))
    return f"/lib/site-packages/{path}", name, MAGIC_NUMBER + bytes(12) + code


def test_modules_are_imported_as_they_come(importer: dict[str, Any]) -> None:
    take: Take = importer["take"]
    take([come("a_page/inner.pyc", "", "from a_page.last import SUM")])
    assert "a_page" not in sys.modules, "its package has yet to come"
    take(
        [
            come("a_page/last.pyc", "", "SUM = 5"),
            come("a_page/__init__.pyc", "a_page", "from .inner import SUM"),
            come("unused_page.pyc", "", ""),
        ]
    )
    assert sys.modules["a_page"].SUM == 5
    assert sys.modules["a_page"].__path__ == ["/lib/site-packages/a_page"]
    assert importer["left"]() == ["/lib/site-packages/unused_page.pyc"]


def test_what_nothing_has_imported_is_looked_for_as_a_file(importer: dict[str, Any]) -> None:
    importer["take"]([come("unused_page.pyc", "", "")])
    importer["left"]()
    with pytest.raises(ModuleNotFoundError):
        __import__("unused_page")
