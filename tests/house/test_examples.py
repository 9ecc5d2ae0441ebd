"""Every example in Python on a page is run by a test."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from house.tools import ROOT

RUN = {
    ("README.md", "python"): (2, "house/test_readme.py"),
    ("docs/analysis.md", "python"): (2, "sim/test_docs.py"),
    ("docs/batch.md", "pycon"): (4, "sim/test_docs.py"),
    ("docs/bots.md", "python"): (3, "sim/test_docs.py"),
    ("docs/learning.md", "pycon"): (8, "rl/test_docs.py"),
    ("docs/api.md", "python"): (2, "server/test_api.py"),
    ("docs/python.md", "pycon"): (8, "game/test_docs.py"),
    ("docs/strong.md", "pycon"): (1, "sim/test_docs.py"),
    ("docs/strong.md", "python"): (1, "bots/test_strong.py"),
}
"""How many examples of a language a page has, and the file of tests that runs them."""


def test_no_example_is_left_out() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    found = Counter(
        (page.relative_to(ROOT).as_posix(), language)
        for page in pages
        for language in re.findall(r"^ *```(python|pycon)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert found == {example: count for example, (count, _) in RUN.items()}


def test_each_page_is_named_where_it_is_run() -> None:
    for (page, language), (_, test) in RUN.items():
        text = (ROOT / "tests" / test).read_text(encoding="utf-8")
        assert Path(page).stem in text, (page, language)
        assert language in text, (page, language)
