"""A custom edition, made field by field: the file states the changes and nothing else, and is valid."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from passgo.editions import EditionError, UnknownEdition, edition_names, find_shipped
from passgo.editions.changes import changed, changed_text
from passgo.editions.diff import compare
from passgo.editions.fields import Field, Value, fields
from passgo.editions.loader import look_through
from passgo.editions.opened import opened
from passgo.protocol import board_info
from passgo.protocol.board_info import look_at
from passgo.protocol.own_boards import OwnBoard

CAPACITIES = ("vouchers", "knobs.max_players", "knobs.min_players")
"""A game has room for this many of these; an edition may use it all."""


def other(field: Field) -> Value:
    """Something else that may stand in a field, however the others are changed by the same rule."""
    if field.kind == "words":
        return {"en": "Elsewhere", "fr": "Ailleurs"}
    if field.kind == "flag":
        return not field.value
    if field.kind == "choice":
        return next(option.value for option in field.options if option.value != field.value)
    assert isinstance(field.value, int)
    if field.row >= 0:
        return field.value + field.row + 1
    if field.key == "knobs.starting_cash":  # dealt deeds are paid for
        return 2 * field.value
    return field.value + 2 if field.value + 2 <= field.most else field.value - 2


@pytest.mark.parametrize("base", edition_names())
def test_every_field_can_be_changed_and_the_file_says_so(base: str, tmp_path: Path) -> None:
    known = fields(base)
    changes = {key: other(field) for key, field in known.items() if not key.startswith(CAPACITIES)}
    file = tmp_path / "ours.toml"
    file.write_text(changed_text(changed(base, "Ours", changes).overlay, file.name), encoding="utf-8")
    e = look_through(file)
    printed = find_shipped(base)
    assert (e.id, dict(e.title), e.house) == ("ours", {"en": "Ours", "fr": "Ours"}, True)
    assert e.tables.go_salary == printed.tables.go_salary + 2
    assert {e.name(word) for word in (*e.deeds, *e.cards, *e.groups, *e.decks)} == {"Elsewhere"}
    assert [e.rents(d) for d in range(e.tables.deeds)] == [
        [rent + row + 1 for row, rent in enumerate(printed.rents(d))] for d in range(e.tables.deeds)
    ]
    asked = {f.path[1] for f in known.values() if f.path[0] == "knobs" and f.key in changes}
    differing = {knob for knob, info in e.knobs.items() if info.value != printed.knobs[knob].value}
    assert differing == asked
    assert len(compare(printed, e)) > 80


def overlay(**changes: Value) -> dict[str, object]:
    """Return the file without its head, for changes of the American edition; `__` means a dot."""
    made = changed("us1973", "Ours", {key.replace("__", "."): value for key, value in changes.items()})
    written = tomllib.loads(changed_text(made.overlay, "ours.toml"))
    del written["extends"], written["edition"]
    return written


def test_only_what_was_changed_stands_there() -> None:
    assert overlay(deeds__boardwalk__price=400, knobs__jail_fine=50) == {}
    assert overlay(knobs__jail_fine=75) == {"knobs": {"jail_fine": 75}}
    assert overlay(**{"deeds__boardwalk__rents[5]": 2500}) == {
        "deeds": {"boardwalk": {"rents": [50, 200, 600, 1400, 1700, 2500]}}
    }
    assert overlay(stock__houses=44) == {"stock": {"houses": 44}}


def test_what_is_lent_and_what_a_card_says_follow() -> None:
    assert overlay(deeds__boardwalk__price=501) == {"deeds": {"boardwalk": {"price": 501, "mortgage": 250}}}
    assert overlay(deeds__boardwalk__price=500, deeds__boardwalk__mortgage=300) == {
        "deeds": {"boardwalk": {"price": 500, "mortgage": 300, "mortgage_not_half": True}}
    }
    card = overlay(cards__cc_street_repairs__house=45)["cards"]["cc_street_repairs"]  # type: ignore[index]
    assert card["house"] == 45
    assert "$45" in card["text"]["en"]
    assert "$115" in card["text"]["en"]
    assert "45\u00a0$" in card["text"]["fr"]
    said = {"en": "Pay.", "fr": "Payez."}
    assert overlay(cards__cc_doctor__amount=80, cards__cc_doctor__text=said) == {
        "cards": {"cc_doctor": {"amount": 80, "text": said}}
    }
    assert overlay(cards__ch_back_three__amount=-4) == {"cards": {"ch_back_three": {"amount": -4}}}, (
        "in words"
    )


def test_what_an_edition_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownEdition):
        changed("../us1973.toml", "Ours", {})
    with pytest.raises(UnknownEdition):
        changed("us1973+timed", "Ours", {})
    with pytest.raises(EditionError, match=r"deeds\.elsewhere\.price: not a field"):
        changed("us1973", "Ours", {"deeds.elsewhere.price": 3})


@pytest.mark.parametrize(
    ("title", "key", "value", "field", "says"),
    [
        ("us1973", "knobs.jail_fine", 60, "edition.title", "un nom qu’aucune édition de passgo ne porte"),
        ("12", "knobs.jail_fine", 60, "edition.title", "un nom d’au plus 60 signes"),
        ("Ours", "deeds.boardwalk.price", 0, "deeds.boardwalk.price", "un nombre entier de 1 à 100000"),
        ("Ours", "deeds.boardwalk.price", "much", "deeds.boardwalk.price", "un nombre entier de 1 à 100000"),
        ("Ours", "deeds.boardwalk.rents[1]", 900, "deeds.boardwalk.rents[2]", "au moins 900"),
        ("Ours", "deeds.boardwalk.name", {"en": "", "fr": "x"}, "deeds.boardwalk.name", "un texte"),
        ("Ours", "knobs.min_players", 9, "knobs.min_players", "un nombre entier de 2 à 8"),
        ("Ours", "knobs.fine_before_throw", 4, "knobs.fine_before_throw", "au plus 3"),
        ("Ours", "cards.ch_back_three.amount", 0, "cards.ch_back_three.amount", "de -39 à 39, et pas 0"),
    ],
)
def test_a_fault_is_shown_at_its_field(title: str, key: str, value: Value, field: str, says: str) -> None:
    view = look_at(OwnBoard(base="us1973", title=title, changes={key: value}), "fr")
    (fault,) = view.faults
    assert fault.field == field
    assert says in fault.allowed["fr"]
    assert fault.allowed["en"] != fault.allowed["fr"]
    assert view.info is None


def test_a_file_is_opened_to_continue_with() -> None:
    made = changed(
        "us1973",
        "Ours",
        {"deeds.boardwalk.rents[2]": 77, "deeds.boardwalk.price": 90, "knobs.go_salary": 300},
    )
    found = opened(changed_text(made.overlay, "ours.toml"))
    assert (found.base, found.title) == ("us1973", "Ours")
    assert changed(*found).overlay == made.overlay


def test_a_file_that_changes_nothing_is_the_book() -> None:
    assert opened("extends = 'us1973'\n[deeds]") == ("us1973", "us1973", {})
    assert board_info.open_file("extends = 'us1973'\n[edition]\ntitle = '" + "x" * 121 + "'", "fr").faults


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("extends = 'us1973'\n[cards.ours]\ntext = { en = 'Pay' }", "cards.ours.text.en"),
        ("extends = 'us1973'\n[decks.chance]\ncards = []", "decks.chance.cards"),
        ("[edition]\nid = 'ours'", "extends"),
        ("extends = [", "board.toml:1"),
        ("extends = 'us1973'\n[deeds.boardwalk]\nprice = 1.5", "board.toml:3: deeds.boardwalk.price"),
        ("extends = 'us1973'\n[knobs]\ngo_salary = " + "9" * 6_000, "board.toml:3"),
        ("a = " + "[" * 900 + "]" * 900, "board.toml:1"),
        ("a" + ".a" * 30_000 + " = 1", "board.toml:1"),
    ],
)
def test_unknown_fields_of_a_file_are_reported_and_nothing_is_opened(text: str, error: str) -> None:
    with pytest.raises(EditionError, match=re.escape(error)):
        opened(text)
    assert board_info.open_file(text, "fr").board is None
