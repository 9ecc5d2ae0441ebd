"""The places of things in a TOML text, and texts that would take all memory or for ever to read."""

from __future__ import annotations

import inspect
import os
import re
import sys
import time
import tomllib
from pathlib import Path

import pytest

from passgo.editions import loader
from passgo.editions.source import MOST_BYTES, Source
from passgo.editions.toml_words import in_words
from passgo.locale import Text

TEXT = """\
a = 1
[b.c]
"d e" = [ # why
  1,
  { f = 2, g.h = 3 },
]
[[rows]]
i = 4
[[rows]]
i = 5
[rows.j]
k = 6
[[rows.l]]
m = 7
[[rows.l]]
m = 8
"""


def test_every_key_and_entry_has_its_line() -> None:
    source = Source(TEXT)
    assert not source.syntax_faults
    lines = {
        ("a",): 1, ("b", "c"): 2, ("b", "c", "d e"): 3, ("b", "c", "d e", 0): 4, ("b", "c", "d e", 1, "f"): 5,
        ("b", "c", "d e", 1, "g", "h"): 5, ("rows", 0): 7, ("rows", 0, "i"): 8, ("rows", 1): 9, ("rows", 1, "i"): 10,
        ("rows", 1, "j", "k"): 12, ("rows", 1, "l", 0, "m"): 14, ("rows", 1, "l", 1, "m"): 16,
        ("rows", 1, "l", 1, "n"): 15, ("nothing",): 0,
    }  # fmt: skip
    assert {key: source.line(key) for key in lines} == lines


def test_without_tree_sitter_every_statement_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every system has it. What lies in a list of several lines then has the line on which its statement begins."""
    texts = [TEXT, *(file.read_text(encoding="utf-8") for file in loader.BOOKS.glob("*.toml"))]
    exact = [Source(text)._lines for text in texts]
    monkeypatch.setitem(sys.modules, "passgo.editions.toml_tree", None)
    for text, lines in zip(texts, exact, strict=True):
        source = Source(text)
        wrong = {key for key, line in lines.items() if source.line(key) != line}
        assert not [key for key in wrong if source.line(key) > lines[key]]
        assert not [key for key in wrong if key[0] == "rows"]


HURTING = {
    "digits": ("a = 1\nb = " + "7" * 6000, 2, "too many digits"),
    "hexadecimal digits": ("a = 1\nb = 0x" + "f" * 6000, 2, "more than 64 bits"),
    "lists": ("a = " + "[" * 100_000, 1, "more than 20 deep"),
    "lists that close": ("a = " + "[" * 50 + "]" * 50, 1, "more than 20 deep"),
    "tables": ("\na = " + "{b = " * 100_000, 2, "more than 20 deep"),
    "dots": ("a = 1\na" + ".a" * 20_000 + " = 1", 2, "more than 20 names"),
    "dots of a header": ("[a" + ".a" * 20_000 + "]", 1, "more than 20 names"),
    "commas of a header": ("[a" + ",a" * 1_000 + "]", 1, "more than 20 names"),
    "spaces of a header, and a statement": ("[[a" + " a" * 1_000 + "]]\na = 1", 1, "more than 20 names"),
    "dots in quotes": ('b = { "a" ' + ". 'a'" * 20_000 + " = 1 }", 1, "more than 20 names"),
    "size": ("#" * (MOST_BYTES + 1), 1, "more than 4 million bytes"),
    "slips": ("a = \n" * 200_000, 1, "an invalid value"),
    "nonsense": ("= " * 100_000 + "\nx" * 100_000, 1, "neither a key nor a table"),
    "quotes": ("a = " + '"' * 500_000, 1, "not TOML"),
}


@pytest.mark.parametrize("what", HURTING)
def test_no_text_takes_long_or_breaks_the_reader(what: str) -> None:
    text, line, found = HURTING[what]
    began = time.process_time()
    source = Source(text)
    assert time.process_time() - began < 10
    assert source.syntax_faults[0].line == line
    assert found in source.syntax_faults[0].found
    assert len(source.syntax_faults) <= 101


def test_what_the_parser_says_is_said_in_all_languages() -> None:
    """All that it can say stands in its source."""
    said = re.findall(
        r"suffixed_err\([^\"')]*f?([\"'])(.+?)\1", inspect.getsource(tomllib._parser), re.DOTALL
    )
    assert len(said) > 15
    for _, sentence in said:
        words = in_words(sentence)
        assert isinstance(words, Text), sentence
        assert words.text("fr") != words


def test_what_is_no_plain_file_is_not_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for file in (pipe, tmp_path, Path(os.devnull)):
        with pytest.raises(OSError, match="not a plain file"):
            Source.read(file)
    with pytest.raises(FileNotFoundError):
        Source.read(tmp_path / "none.toml")
