"""The box of Picsou: every card, voucher, ticket, share and die face in it is played in a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.editions import find_edition
from passgo.notation.records import Record
from passgo.rules.base import moves

FOLDER = Path(__file__).parent
PICSOU = find_edition("picsou")


@pytest.fixture(scope="module")
def played() -> set[tuple[int, int]]:
    """Kind and argument of every move that a scenario of the book makes."""
    found: set[tuple[int, int]] = set()
    for file in FOLDER.glob("*/*.toml"):
        record = Record.read(file)
        if "picsou" in record.editions and not record.refused:
            lines = record.lines(record.edition("picsou"), "picsou")
            found |= {(move.kind, move.arg) for line in lines for move in line.moves}
    return found


def arguments(played: set[tuple[int, int]], kind: int) -> set[int]:
    return {arg for made, arg in played if made == kind}


def test_every_card_of_both_decks_is_drawn(played: set[tuple[int, int]]):
    drawn = arguments(played, moves.CARD)
    assert [name for number, name in enumerate(PICSOU.cards) if number not in drawn] == []


def test_every_kind_of_voucher_is_drawn_and_ridden_on(played: set[tuple[int, int]]):
    kinds = set(range(PICSOU.tables.voucher_kinds))
    assert kinds - arguments(played, moves.DRAW_VOUCHER) == set()
    assert kinds - {moves.voucher_of(arg) for arg in arguments(played, moves.VOUCHER)} == set()


def test_a_share_of_every_company_is_bought_and_every_ticket_drawn(played: set[tuple[int, int]]):
    assert set(range(PICSOU.tables.companies)) - arguments(played, moves.SHARE) == set()
    assert set(range(PICSOU.tables.ticket_kinds)) - arguments(played, moves.TICKET) == set()


def test_the_eight_sided_die_shows_every_face(played: set[tuple[int, int]]):
    assert set(range(1, 9)) - arguments(played, moves.DIE8) == set()
