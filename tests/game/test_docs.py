"""The examples of docs/python.md, and those in the docstrings of the public face."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import passgo.game

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_every_example_prints_what_the_page_shows():
    blocks = re.findall(r"^```pycon\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    assert len(examples.examples) > 20
    output: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=output.append)
    assert results.failed == 0, "".join(output)


MODULES = [name for _, name, _ in pkgutil.walk_packages(passgo.game.__path__, "passgo.game.")]


@pytest.mark.parametrize("name", MODULES)
def test_every_example_of_a_docstring_holds(name: str):
    output: list[str] = []
    runner = doctest.DocTestRunner()
    for examples in doctest.DocTestFinder().find(importlib.import_module(name)):
        runner.run(examples, out=output.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(output)


def test_the_public_face_is_shown_by_examples():
    shown = {
        examples.name.rpartition(".")[2]
        for name in MODULES
        for examples in doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(name))
        if examples.examples
    }
    assert shown >= {
        "Game",
        "push_text",
        "parse",
        "text",
        "pop",
        "why_not",
        "legal_moves",
        "limits",
        "awaits",
        "of",
        "outcome",
        "dice",
        "offer",
    }
