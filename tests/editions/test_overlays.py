"""Overlays: tables merge by key, lists are replaced whole, and everything remembers its file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from editions.shapes import Write
from passgo.editions import (
    Edition,
    EditionError,
    admit,
    beneath,
    compose,
    extended,
    find_edition,
    is_shipped,
    loader,
    own_layers,
)
from passgo.editions.loader import BOOKS

DEARER = """
extends = "us1973"

[edition]
id = "us1973-dearer"
title = { en = "Dearer", fr = "Plus cher" }

[knobs]
go_salary = 400
jail_fine = { value = 75, source = "ruling", confidence = "likely", note = "as times are" }

[deeds.boardwalk]
price = 500
mortgage = 250

[cards.cc_school_tax]
amount = 50
"""
TIMED = """
extends = "any"

[edition]
id = "timed"
title = { en = "against the clock", fr = "contre la montre" }
house = true

[knobs]
max_players = 4
"""


def overlay(write: Write, text: str, name: str = "mine.toml") -> Edition:
    return find_edition(write(name=name, text=text))


def faults(write: Write, text: str, name: str = "mine.toml") -> list[str]:
    with pytest.raises(EditionError) as refused:
        overlay(write, text, name)
    return [str(fault._replace(line=0)).split("/")[-1] for fault in refused.value.faults]


def test_an_overlay_changes_what_it_names_and_nothing_else(write: Write) -> None:
    e, base = overlay(write, DEARER), find_edition("us1973")
    assert (e.id, e.title["en"], e.year) == ("us1973-dearer", "Dearer", 1973)
    changed = e.tables.differences(base.tables)
    assert set(changed) == {
        "go_salary",
        "jail_fine",
        "deed_price",
        "deed_mortgage",
        "deed_lift",
        "card_amount",
    }
    boardwalk, school = base.deed_index("boardwalk"), base.card_index("cc_school_tax")
    assert [i for i, (new, old) in enumerate(zip(*changed["deed_price"], strict=True)) if new != old] == [
        boardwalk
    ]
    assert [i for i, (new, old) in enumerate(zip(*changed["card_amount"], strict=True)) if new != old] == [
        school
    ]
    assert (e.deeds, e.cards, dict(e.rules)) == (base.deeds, base.cards, dict(base.rules))


def test_what_an_overlay_changes_is_marked_as_its_own(write: Write) -> None:
    e = overlay(write, DEARER)
    file = e.files[-1]
    assert file.endswith("mine.toml")
    salary, fine, cash = e.knobs["go_salary"], e.knobs["jail_fine"], e.knobs["starting_cash"]
    assert (salary.value, salary.origin.source, salary.origin.confidence, salary.origin.file) == (
        400,
        file,
        "assumption",
        file,
    )
    assert (fine.origin.source, fine.origin.confidence, fine.origin.note, fine.origin.file) == (
        "ruling",
        "likely",
        {"en": "as times are", "fr": "as times are"},
        file,
    )
    assert (cash.origin.source, cash.origin.confidence, cash.origin.file) == (
        "rulebook",
        "verified",
        "editions/us1973.toml",
    )


def test_an_overlay_for_any_edition_is_added_with_a_plus(write: Write) -> None:
    e = find_edition(f"us1973+{write(name='timed.toml', text=TIMED)}")
    assert (e.id, e.house, e.tables.max_players) == ("us1973+timed", True, 4)
    assert e.title["fr"] == "Monopoly (Parker Brothers, 1973) + contre la montre"
    assert not find_edition("us1973").house


def test_overlays_are_applied_from_left_to_right(write: Write) -> None:
    dearer = write(name="dearer.toml", text=DEARER)
    timed = write(name="timed.toml", text=TIMED)
    last = TIMED.replace('"timed"', '"crowded"').replace(
        "max_players = 4", "max_players = 6\ngo_salary = 100"
    )
    crowded = write(name="crowded.toml", text=last)
    e = find_edition(f"{dearer}+{timed}+{crowded}")
    assert e.id == "us1973-dearer+timed+crowded"
    assert (e.tables.jail_fine, e.tables.go_salary, e.tables.max_players) == (75, 100, 6)
    assert [
        e.knobs[name].origin.file.split("/")[-1] for name in ("jail_fine", "go_salary", "max_players")
    ] == [
        "dearer.toml",
        "crowded.toml",
        "crowded.toml",
    ]
    other_way = find_edition(f"{dearer}+{crowded}+{timed}")
    assert (other_way.tables.go_salary, other_way.tables.max_players) == (100, 4)


def test_an_overlay_can_extend_a_file_next_to_it(write: Write) -> None:
    write(name="dearer.toml", text=DEARER)
    e = overlay(write, 'extends = "./dearer.toml"\n[edition]\nid = "dearest"\n[knobs]\ngo_salary = 1000\n')
    assert (e.id, e.tables.go_salary, e.tables.jail_fine) == ("dearest", 1000, 75)


def test_a_folder_of_the_users_may_be_called_as_that_of_passgo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file with an edition's name must not be taken for that edition, nor its faults be reported of the wrong lines."""
    folder = tmp_path / "editions"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    own = folder / "us1973.toml"
    own.write_text('\nextends = "us1973"\n[edition]\nid = "mine"\n[knobs]\ngo_salary = 400\n', "utf-8")
    monkeypatch.setattr(loader, "_user_editions", {})
    monkeypatch.setattr(loader, "_user_layers", {})
    admit("editions/us1973.toml")
    assert [layer.name for layer in own_layers("mine") if not is_shipped(layer)] == ["./editions/us1973.toml"]
    book = beneath(own_layers("mine"))
    assert book is not None
    assert (book.id, book.tables.go_salary) == ("us1973", 200)


def test_a_kept_edition_is_compared_with_the_files_of_then() -> None:
    """Its layers are kept with it, and passgo may have corrected its own since."""
    now = extended("us1973", {}, "mine.toml")
    table = now[0].table
    then = now[0]._replace(table={**table, "knobs": {**table["knobs"], "go_salary": {**table["knobs"]["go_salary"], "value": 300}}})  # fmt: skip
    found = [beneath(layers) for layers in (now, [then, *now[1:]])]
    assert [book and book.tables.go_salary for book in found] == [200, 300]


def test_files_that_extend_each_other_are_refused(write: Write) -> None:
    write(name="hen.toml", text='extends = "./egg.toml"\n')
    assert faults(write, 'extends = "./hen.toml"\n', "egg.toml") == [
        "hen.toml: extends: a file that extends itself through other files; allowed: no cycle"
    ]


def test_an_overlay_for_any_edition_is_no_edition(write: Write) -> None:
    with pytest.raises(
        EditionError, match=r'extends: "any": an overlay, not an edition; allowed: us1973\+.*mine.toml, '
    ):
        overlay(write, TIMED)


def test_an_edition_cannot_be_added_to_another(write: Write) -> None:
    dearer = write(name="dearer.toml", text=DEARER)
    with pytest.raises(
        EditionError, match=r'a complete edition, not an overlay; allowed: extends = "any" after a \+'
    ):
        find_edition(f"us1973+{dearer}")
    with pytest.raises(EditionError, match=r"no edition is called 'nothing'"):
        find_edition("us1973+nothing")


def test_a_fault_names_the_file_that_brought_it(write: Write) -> None:
    found = faults(write, DEARER.replace("mortgage = 250", "rents = [9, 8, 9, 9, 9, 9]"))
    assert found == [
        "mine.toml: deeds.boardwalk.rents[1]: 8; allowed: at least 9: rents do not fall",
        "us1973.toml: deeds.boardwalk.mortgage: 200; allowed: 250, half the price; or mortgage_not_half = true",
    ]


def test_a_list_is_replaced_whole_and_what_it_leaves_out_is_gone(write: Write) -> None:
    short = 'extends = "us1973"\n[decks.chance]\nsize = 2\ncards = ["ch_dividend", "ch_get_out_of_jail"]\n'
    e = overlay(write, short)
    assert e.cards[:3] == ("ch_dividend", "ch_get_out_of_jail", "cc_advance_go")
    assert (e.tables.deck_size[0], e.tables.deck_first[1], e.tables.keep_card[1]) == (
        2,
        2,
        e.card_index("cc_get_out_of_jail"),
    )
    assert "ch_back_three" not in e.names


def test_a_new_card_must_be_put_into_a_deck(write: Write) -> None:
    card = '[cards.windfall]\neffect = "collect_bank"\namount = 9\ntext = { en = "Nine.", fr = "Neuf." }\n'
    found = faults(write, f'extends = "us1973"\n{card}')
    assert found == [
        "mine.toml: cards.windfall.source: missing; allowed: a text",
        "mine.toml: cards.windfall.confidence: missing; allowed: assumption | likely | verified",
        "mine.toml: cards.windfall: a card that is in no deck; allowed: a card listed by a deck",
    ]
    card += 'source = "mine"\nconfidence = "assumption"\n[sources]\nmine = "me"\n'
    assert faults(write, f'extends = "us1973"\n{card}') == [
        "mine.toml: cards.windfall: a card that is in no deck; allowed: a card listed by a deck"
    ]


def test_a_street_can_leave_the_board(write: Write) -> None:
    """The deed goes with its space; its group has to say that it is smaller."""
    spaces = [space for space in find_edition("us1973").spaces if space != "baltic_avenue"]
    text = f'extends = "us1973"\n[board]\nspaces = {spaces}\n'.replace("'", '"')
    assert faults(write, text) == [
        "us1973.toml: groups.purple.size: 2; allowed: 1, as many as the deeds that name the group"
    ]
    e = overlay(write, text + "[groups.purple]\nsize = 1\n")
    assert (e.tables.spaces, e.tables.deeds, e.tables.jail_space) == (39, 27, 9)
    assert e.tables.group_size[e.group_index("purple")] == 1


def test_the_overlay_of_a_position_needs_no_file() -> None:
    e = compose("us1973", {"knobs": {"starting_cash": 2000, "rent_window_turns": 0}}, "game.toml [overlay]")
    assert (e.tables.starting_cash, e.tables.rent_window_turns) == (2000, 0)
    assert e.knobs["starting_cash"].origin.file == "game.toml [overlay]"
    assert e.starting_notes == ()  # nothing says how 2000 is handed out
    with pytest.raises(
        EditionError,
        match=r"^game.toml \[overlay\]: knobs.go_fast: an unknown key, 1; allowed: one of the \d+ names",
    ):
        compose("us1973", {"knobs": {"go_fast": 1}}, "game.toml [overlay]")
    assert find_edition("us1973").tables.starting_cash == 1500


def test_an_overlay_may_state_a_rule_again(write: Write) -> None:
    text = (
        'extends = "us1973"\n[rules.free-parking-nothing]\nen = "The pot."\nfr = "Le pot."\nruling = true\n'
    )
    rule = overlay(write, text).rules["free-parking-nothing"]
    assert rule == ("", "The pot.", "Le pot.", True, False)


def test_classic_names_lead_to_the_counterparts_of_an_edition(write: Write) -> None:
    text = DEARER + '[spaces.jail]\nclassic = "prison"\n'
    e = overlay(write, text)
    assert e.id_of("~prison") == "jail"
    assert e.space_index("~prison") == 10
    assert "jail" not in e.classic


def test_another_book_on_the_same_board_is_an_overlay_with_names_of_its_own() -> None:
    """Every space, deed and deck again: the base's own drop out, the values and `~id` stay."""
    shipped = tomllib.loads((BOOKS / "us1973.toml").read_text(encoding="utf-8"))
    spaces = {
        f"x_{name}": {**space, "classic": name}
        | {word: f"x_{space[word]}" for word in ("deed", "deck") if word in space}
        for name, space in shipped["spaces"].items()
    }
    other = {
        "edition": {"id": "other"},
        "board": {"spaces": [f"x_{name}" for name in shipped["board"]["spaces"]]},
        "spaces": spaces,
        "deeds": {f"x_{name}": {**deed, "classic": name} for name, deed in shipped["deeds"].items()},
        "decks": {f"x_{name}": {**deck, "classic": name} for name, deck in shipped["decks"].items()},
        "cards": {
            name: {"target": f"x_{card['target']}"}
            for name, card in shipped["cards"].items()
            if card["effect"] == "advance_to"
        },
    }
    e, base = compose("us1973", other, "other.toml"), find_edition("us1973")
    assert e.tables == base.tables
    assert e.deeds == tuple(f"x_{name}" for name in base.deeds)
    assert (e.decks, e.cards, e.groups) == (("x_chance", "x_community_chest"), base.cards, base.groups)
    assert "boardwalk" not in e.names
    assert {e.id_of(f"~{name}") for name in base.spaces} == set(e.spaces)
    assert [text.kind for text in e.space_texts] == [text.kind for text in base.space_texts]
