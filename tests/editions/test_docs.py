"""The guide to edition files shows what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from editions.shapes import FaultsOf, Write
from passgo.editions import edition_names, find_edition
from passgo.editions.schema import EditionFile


@pytest.fixture
def guide(root: Path) -> str:
    return (root / "docs" / "editions.md").read_text(encoding="utf-8")


@pytest.fixture
def examples(guide: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)


def test_the_overlay_of_the_guide_works(examples: list[str], write: Write) -> None:
    _, example = examples
    e = find_edition(write(text=example, name="kitchen.toml"))
    assert (e.id, e.house, e.tables.go_salary) == ("us1973-kitchen", True, 400)
    assert set(e.tables.differences(find_edition("us1973").tables)) == {
        "go_salary",
        "go_stop_bonus",
        "parking_pot",
        "auction_when_declined",
        "deed_rent",
    }
    assert {rule for rule, text in e.rules.items() if text.house} == {
        "house-go-stop",
        "house-parking-pot",
        "house-auction",
    }


def test_the_board_of_the_guide_works(examples: list[str], write: Write) -> None:
    board, _ = examples
    e = find_edition(write(text=board, name="harbour.toml"))
    t = e.tables
    assert (e.id, t.spaces, t.deeds, t.groups, t.cards, t.jail_space) == ("harbour", 24, 16, 6, 32, 6)
    assert e.name("boardwalk", "fr") == "Rue du Port"
    assert e.spaces[t.card_target[e.card_index("ch_advance_st_charles")]] == "kentucky_avenue"
    assert e.rules == find_edition("us1973").rules


def test_the_faults_of_the_guide_are_reported_in_its_words(
    guide: str, examples: list[str], faults_of: FaultsOf
) -> None:
    (rents,) = faults_of(("[50, 200, 600, 1400, 1700, 2000]", "[50, 200, 600, 500, 1700, 2000]"))
    without = examples[0].partition("[cards.")[0]
    (target,) = faults_of(text=without, name="harbour.toml")
    page = re.sub(r"(\.toml):\d+: ", r"\1: ", guide)  # lines move as the books are worked on
    assert f"\nmine.toml: {str(rents).partition(': ')[2]}\n" in page
    assert f"\n{target._replace(line=0)}\n" in page


def test_the_guide_names_every_table_and_every_edition(guide: str) -> None:
    assert [name for name in EditionFile.__struct_fields__ if f"`[{name}]`" not in guide] == []
    assert [name for name in edition_names() if f"`{name}`" not in guide] == []
