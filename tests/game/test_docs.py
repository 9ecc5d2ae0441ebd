"""The examples of docs/python.md."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_every_example_prints_what_the_page_shows():
    blocks = re.findall(r"^```pycon\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    assert len(examples.examples) > 20
    told: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=told.append)
    assert results.failed == 0, "".join(told)
