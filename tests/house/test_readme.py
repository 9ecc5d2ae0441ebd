"""The README is true, and stays short."""

import re
import sys

import pytest

from house.tools import ROOT, assert_clean, run

README = (ROOT / "README.md").read_text(encoding="utf-8")
# A ```python block, and the ```text block right behind it that shows what it prints.
EXAMPLES = re.findall(
    r"^```python\n(.*?)^```\n(?:[^`]*^```text\n(.*?)^```)?", README, re.DOTALL | re.MULTILINE
)


def test_it_names_the_two_commands() -> None:
    for command in ("./play", "./play test"):
        assert re.search(rf"^{re.escape(command)}( |$)", README, re.MULTILINE), command


def test_it_can_be_read_in_one_go() -> None:
    assert len(README.splitlines()) <= 120


def test_its_french_twin_has_the_same_headings() -> None:
    french = (ROOT / "README.fr.md").read_text(encoding="utf-8")
    assert len(re.findall("^## ", french, re.MULTILINE)) == len(re.findall("^## ", README, re.MULTILINE))


def test_it_has_an_example() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("n", range(len(EXAMPLES)))
def test_example(n: int) -> None:
    code, printed = EXAMPLES[n]
    done = run(sys.executable, "-c", code)
    assert_clean(done)
    if printed:
        assert done.stdout.rstrip() == printed.rstrip()
