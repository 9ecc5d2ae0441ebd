"""The examples of docs/notation.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from passgo.editions import Edition, find_edition
from passgo.game.text.words import Place
from passgo.notation import NotationError, parse_line, parse_move, print_move, verbs
from passgo.notation.check import run
from passgo.notation.records import Record, read_line
from passgo.rules.base.moves import KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
VERBS = {row.verb for row in KINDS.values()}
US = find_edition("us1973")
PICSOU = find_edition("picsou")
OLDER_CARDS = find_edition("fr2013-classic")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def example_lines() -> list[tuple[Edition, str]]:
    """Every example of a move, with the edition it is for."""
    of = {"passgo": US, "passgo fr2013-classic": OLDER_CARDS, "passgo picsou": PICSOU}
    return [(of[kind], line) for kind in of for block in blocks(kind) for line in block.splitlines()]


def errors() -> list[tuple[Edition, str, str]]:
    """Every example of an error, with the edition it is for."""
    usual, picsou = PAGE.split("## Errors")[1].split("In Picsou:")
    row = re.compile(r"^\| `(.+?)` \| (.+?) \|$", re.MULTILINE)
    return [(US, *found) for found in row.findall(usual)] + [
        (PICSOU, *found) for found in row.findall(picsou)
    ]


@pytest.mark.parametrize(("edition", "line"), example_lines())
def test_every_move_is_read_and_printed(edition: Edition, line: str):
    moves = parse_line(line, edition)
    assert moves
    assert [parse_move(print_move(move, edition), edition) for move in moves] == moves


@pytest.mark.parametrize("text", blocks("toml"))
def test_every_file_is_read_and_holds(text: str):
    record = Record.parse(text, "notation.md")
    for name in record.editions:
        failure = run(record, name)
        assert failure is None, str(failure)


@pytest.mark.parametrize(("edition", "line", "message"), errors())
def test_every_error_reads_as_shown(edition: Edition, line: str, message: str):
    with pytest.raises(NotationError) as caught:
        read_line(line, edition, Place())
    assert str(caught.value) == message


def test_every_verb_has_an_example():
    said = {move.verb for edition, line in example_lines() for move in parse_line(line, edition)}
    assert said == VERBS


def test_the_table_of_verbs_is_what_the_register_says():
    assert PAGE.count(verbs.BEGIN + verbs.table() + verbs.END) == 1


def test_the_page_has_examples_of_every_kind():
    assert len(errors()) >= 14
    assert len(blocks("toml")) >= 4
