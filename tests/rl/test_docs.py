"""The examples of docs/learning.md, and its tables as they are made from the sources."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from passgo.rl import publish, scalar
from passgo.rl.kernel import actions
from passgo.rl.kernel.observation import Observation

ROOT = Path(__file__).parents[2]


def test_every_example_prints_what_the_page_shows() -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "learning.md", None, 0)
    assert len(examples.examples) > 25
    output: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=output.append).failed == 0, "".join(output)


def test_the_examples_in_the_sources_hold() -> None:
    for module in (actions, scalar):
        done = doctest.testmod(module)
        assert done.attempted
        assert not done.failed, module.__name__


def test_the_tables_are_made_from_the_sources() -> None:
    """Regenerate them with `python -m passgo.rl.publish`."""
    assert (ROOT / publish.PAGE).read_text(encoding="utf-8") == publish.page()
    assert set(publish.field_meanings()) == set(Observation.FIELDS)
