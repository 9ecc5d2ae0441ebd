"""The folders of the client lie in layers: each takes from those below it, types counted, so that there is no ring."""

from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from house import scripts

LAYERS = (
    ("net", "settings", "edition", "look", "worlds"),
    ("text",),
    ("sound", "notices", "table", "shelf"),
    ("animation",),
    ("game", "chance"),
    ("navigation", "parts", "bank", "talk", "review"),
    ("deed", "people", "rules", "terms"),
    ("board", "record", "trade"),
    ("charts", "fairness", "vouchers"),
    ("lessons", "orders", "papers", "spectating"),
    ("players", "stage", "what-if"),
    ("decisions", "learning", "shell"),
    ("real-board", "replay"),
    ("puzzles", "evenings"),
    (
        "lobby",
        "gathering",
        "layouts",
        "ending",
        "editor",
        "books",
        "help",
        "menu",
        "report",
        "page",
        "you",
    ),
)
"""From the bottom: what is said, kept and printed; the table, and the game that is played at it; the parts that show it;
the pages. Those of one layer know nothing of one another."""

TESTS = "testing"
"""The modules that only tests use."""


def ring_in(taken: Mapping[Path, set[Path]]) -> list[str]:
    """The names of files that take from one another in a ring; empty where there is none."""
    try:
        TopologicalSorter(taken).prepare()
    except CycleError as error:
        return [file.name for file in error.args[1]]
    return []


def folder(file: Path) -> str:
    """The folder of the client in which a file lies; empty for what lies in none."""
    first, *rest = file.relative_to(scripts.CLIENT).parts
    return first if rest else ""


def imports_of_folders() -> Iterator[tuple[str, Path, str]]:
    """Return which folder imports from which, and the file that does. Tests apart: they are next to what they test."""
    for file in scripts.files():
        if ".test." in file.name or folder(file) in ("", TESTS):
            continue
        for other in scripts.imports(file):
            if folder(other) not in ("", folder(file)):
                yield folder(file), file, folder(other)


def test_files_make_no_ring() -> None:
    assert not ring_in({file: set(scripts.imports(file)) for file in scripts.files()})


def test_every_folder_lies_in_a_layer() -> None:
    named = [name for layer in LAYERS for name in layer]
    assert sorted(named) == sorted({folder(file) for file in scripts.files()} - {"", TESTS})


def test_folders_take_from_those_below() -> None:
    height = {name: n for n, layer in enumerate(LAYERS) for name in layer}
    wrong = {
        f"{file.relative_to(scripts.CLIENT)} takes from {gives}"
        for takes, file, gives in imports_of_folders()
        if height[gives] >= height[takes]
    }
    assert not wrong


def test_no_folder_takes_from_the_program() -> None:
    """Modules in no folder are above them all, except for the words of the protocol."""
    wrong = {
        file.name
        for file in scripts.files()
        if folder(file)
        and any(folder(other) == "" and other.name != "protocol.ts" for other in scripts.imports(file))
    }
    assert not wrong


def test_a_ring_is_found() -> None:
    one, two, three = (Path(name) for name in ("one", "two", "three"))
    assert set(ring_in({one: {two}, two: {three}, three: {one}})) == {"one", "two", "three"}
    assert not ring_in({one: {two, three}, two: {three}})
