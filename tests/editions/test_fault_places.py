"""A fault that several files made together is reported at the user's own, with its line."""

from pathlib import Path

import pytest

from passgo.editions import EditionError, EditionFault, UnknownEdition, find_edition, find_shipped
from passgo.editions.loader import look_through
from passgo.game.text.words import NotationError
from passgo.notation import Record

HEAD = '[edition]\nid = "mine"\ntitle = { en = "M", fr = "M" }\n'
CARD = 'source = "cards"\nconfidence = "assumption"\ntext = { en = "Go.", fr = "Allez." }\n'
CHAIN = ["chance_1", "chance_2", "chance_3", "chance_1", "chance_2", "chance_3"]


def fault_of(folder: Path, text: str) -> EditionFault:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as refused:
        look_through(file)
    (fault,) = refused.value.faults
    assert Path(fault.file) == file
    return fault


def test_cards_that_lead_to_one_another_are_named(tmp_path: Path) -> None:
    names = [f"c{n}" for n in range(16)]
    cards = "".join(
        f'[cards.{name}]\neffect = "advance_to"\ntarget = "{CHAIN[n % 3]}"\n{CARD}'
        for n, name in enumerate(names)
    )
    fault = fault_of(
        tmp_path, f'extends = "us1973"\n{HEAD}[decks.chance]\ncards = {names}\n{cards}'.replace("'", '"')
    )
    assert (fault.line, fault.key) == (7, "cards.c0")
    assert fault.found.startswith("a chain of 5 or more cards drawn in one move: c0, ")


def test_a_pile_of_vouchers_that_is_too_large_is_the_users_who_adds_to_it(tmp_path: Path) -> None:
    kind = (
        'effect = "ride_to_station"\ncount = 60\nexpires = false\nsource = "cards"\nconfidence = "assumption"\n'
        'name = { en = "V", fr = "V" }\ntext = { en = "V.", fr = "V." }\n'
    )
    more = "".join(f"[vouchers.more_{n}]\n{kind}" for n in range(6))
    fault = fault_of(tmp_path, f'extends = "picsou"\n{HEAD}{more}')
    assert (fault.line, fault.key) == (5, "vouchers")


def test_players_and_what_they_are_dealt_are_knobs_of_the_user(tmp_path: Path) -> None:
    fault = fault_of(
        tmp_path, f'extends = "picsou"\n{HEAD}[knobs]\nmax_players = 8\nstart_vouchers = 4\nstart_rolls = 2\n'
    )
    assert (fault.line, fault.key) == (6, "knobs.max_players.value")


def test_a_file_without_an_id_of_its_own_is_reported_where_it_extends(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, '# mine\nextends = "us1973"\n[knobs]\ngo_salary = 300\n')
    assert (fault.line, fault.key, fault.found) == (2, "edition.id", '"us1973"')


@pytest.mark.parametrize("rents", [8, 28])
def test_a_group_has_eight_deeds_at_the_most(tmp_path: Path, rents: int) -> None:
    names = [f"st{n}" for n in range(28)]
    board = ["go", "jail", *names]
    deeds = "".join(
        f'[deeds.{name}]\nkind = "railroad"\ngroup = "railroad"\nprice = 200\nmortgage = 100\n'
        f'rents = {[25] * rents}\nsource = "deeds"\nconfidence = "assumption"\nname = {{ en = "S", fr = "S" }}\n'
        f'[spaces.{name}]\nkind = "deed"\ndeed = "{name}"\n'
        for name in names
    )
    text = f'extends = "us1973"\n{HEAD}[board]\nspaces = {board}\n{deeds}'.replace("'", '"')
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as refused:
        look_through(file)
    faults = [(fault.line, fault.key, fault.found, fault.allowed) for fault in refused.value.faults]
    assert faults[0] == (9, "deeds.st0.group", "28 deeds of the group railroad", "at most 8")
    assert all("1 to 8 entries" in allowed for *_, allowed in faults[1:])


@pytest.mark.parametrize("find", [find_shipped, find_edition])
def test_a_variant_stands_once_in_a_name(find: object) -> None:
    assert callable(find)
    with pytest.raises(UnknownEdition, match=r"'us1973\+timed\+timed': timed stands there twice"):
        find("us1973+timed+timed")


def overlaid(text: str) -> Record:
    return Record.parse(f'edition = "us1973"\nplayers = ["Ann", "Bob"]\n{text}', "z.toml")


def test_faults_of_an_overlay_are_reported_at_their_line() -> None:
    with pytest.raises(
        NotationError, match=r"z\.toml:5: “overlay\.knobs\.wheels”: expected .*, not an unknown key, 4"
    ):
        overlaid("[overlay.knobs]\ngo_salary = 300\nwheels = 4\n").edition()
    with pytest.raises(NotationError) as refused:
        overlaid("[overlay.knobs]\ngo_salary = -1\njail_fine = -2\n").edition()
    assert [line.split(": ")[0].strip() for line in str(refused.value).splitlines()] == [
        "z.toml:4",
        "z.toml:5",
    ]


@pytest.mark.parametrize("base", ["picsou", "/dev/zero"])
def test_an_overlay_extends_nothing_else(base: str) -> None:
    with pytest.raises(NotationError, match=r"z\.toml:4: “extends = .*”: expected no `extends`"):
        overlaid(f'[overlay]\nextends = "{base}"\n').edition()
