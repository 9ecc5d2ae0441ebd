"""No file of the client takes from one that takes from it, nor does a folder, but for those that still do."""

from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from house import scripts

STILL = {
    ("cardboard", "shell"),
    ("decisions", "stage"),
    ("editor", "lobby"),
    ("replay", "review"),
    ("replay", "state"),
    ("sound", "state"),
    ("state", "text"),
}
"""Folders that take from each other. None is to be added; one that no longer does is struck out."""


def ring_in(taken: Mapping[Path, set[Path]]) -> list[str]:
    """The names of files that take from one another in a ring; empty where there is none."""
    try:
        TopologicalSorter(taken).prepare()
    except CycleError as error:
        return [file.name for file in error.args[1]]
    return []


def imports_of_files() -> dict[Path, set[Path]]:
    return {file: set(scripts.imports(file)) for file in scripts.files()}


def test_files_make_no_ring() -> None:
    assert not ring_in(imports_of_files())


def test_folders_do_not_take_from_each_other() -> None:
    """Tests aside: they lie beside what they test, and take their examples from elsewhere."""
    taken: set[tuple[str, str]] = set()
    for file, others in imports_of_files().items():
        if ".test." in file.name:
            continue
        for other in others:
            takes, gives = (one.relative_to(scripts.CLIENT).parts for one in (file, other))
            if len(takes) > 1 and len(gives) > 1 and takes[0] != gives[0]:
                taken.add((takes[0], gives[0]))
    pairs = {(a, b) for a, b in taken if a < b and (b, a) in taken}
    assert pairs == STILL


def test_a_ring_is_found() -> None:
    one, two, three = (Path(name) for name in ("one", "two", "three"))
    assert set(ring_in({one: {two}, two: {three}, three: {one}})) == {"one", "two", "three"}
    assert not ring_in({one: {two, three}, two: {three}})
