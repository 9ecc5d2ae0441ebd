"""The files of the browser client as text: what each declares, gives to others, and takes from others."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from house.tools import ROOT

CLIENT = ROOT / "web" / "src"
EXPORTED = re.compile(
    r"^\s*export (?:async )?(?:const|let|function|class|interface|type) (\w+)", re.MULTILINE
)
IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")
ENDINGS = ("", ".ts", ".svelte", "/index.ts")


@cache
def files() -> dict[Path, str]:
    """Every module and component with its text."""
    found = {
        file: file.read_text(encoding="utf-8")
        for ending in ("*.ts", "*.svelte")
        for file in CLIENT.rglob(ending)
    }
    assert len(found) > 200
    return found


def exported(text: str) -> set[str]:
    """The names that a file gives to others."""
    return set(EXPORTED.findall(text))


def component(file: Path) -> set[str]:
    """The name of a component, with its ending; nothing for a module."""
    return {file.name} if file.suffix == ".svelte" else set()


def is_made(text: str) -> bool:
    """Made by a program, not written by hand."""
    return text.startswith("// Made by")


def imports(file: Path) -> Iterator[Path]:
    """The files of the client that a file takes something from, were it only a type, now or later."""
    for name in IMPORTED.findall(files()[file]):
        away = (file.parent / name).resolve()
        yield from (found for ending in ENDINGS if (found := Path(f"{away}{ending}")) in files())
