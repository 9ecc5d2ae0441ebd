"""Imports modules from memory as they come to a page. As files, each would have to be written, looked for, opened and read first.

Python runs this by itself, before any other module of passgo is there (`web/src/page/python.ts`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from typing import Final

SITE: Final = "site-packages/"
_come: Final[dict[str, tuple[str, bytes]]] = {}
"""The path and content of each module that has come, and is not imported yet."""


class _FromMemory(SourcelessFileLoader):
    """Loads a compiled module that has come."""

    def get_data(self, path: str) -> bytes:
        return _come.pop(self.name)[1]


class _Finder:
    """Finds what has come."""

    @staticmethod
    def find_spec(name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        if name not in _come:
            return None
        path, _ = _come[name]
        return spec_from_file_location(name, path, loader=_FromMemory(name, path))


def take(files: Iterable[tuple[str, str, bytes]]) -> None:
    """Take compiled modules, each with its path and its name; import those that have a name: all that they need is there."""
    named: list[str] = []
    for path, name, content in files:
        _come[_name_of(path)] = (path, content)
        named += [name] if name else []
    for name in named:
        __import__(name)


def left() -> list[str]:
    """Return the paths of the modules that nothing has imported; from now on they are looked for as files."""
    paths = [path for path, _ in _come.values()]
    _come.clear()
    sys.meta_path.remove(_Finder)
    sys.path_importer_cache.clear()
    return paths


def _name_of(path: str) -> str:
    return path.partition(SITE)[2].removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


sys.meta_path.insert(0, _Finder)
