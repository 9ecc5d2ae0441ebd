"""All faults of a file are reported at once, however many, and none that only follows from another."""

from __future__ import annotations

from pathlib import Path

import pytest

from editions import conftest, test_faults, test_picsou_faults
from editions.shapes import FaultsOf, Write
from passgo.editions import EditionError, EditionFault, admit_all, find_edition, load_layers, report
from passgo.editions.overlay import Layer
from passgo.editions.source import Source

TOGETHER = {
    "us1973": (
        "key not known", "number out of range", "number as text", "yes as number", "word not known", "one rent wrong",
        "table not known", "kind of space", "effect of a card", "no French name", "confidence",
        "source not spelled out", "space twice", "GO not first", "two jails", "deed that is not there",
        "deed on two spaces", "deck that is not there", "group that is not there", "size of a group", "mortgage",
        "rents for too many railroads", "card that is not there", "card in two decks", "size of a deck",
        "target of a card", "multiple of nothing", "no step", "fine on more turns than there are",
        "face that the red die has not", "building of no kind", "name of nothing",
        "rule replaced by one that is not stated", "half a note", "classic counterpart twice", "rule that is not there",
    ),
    "picsou": (
        "depot on a street", "number of the die twice", "utility on a space and on the die", "card of no company",
        "dividends that fall", "seven companies", "ride of no spaces", "spaces of a ride to a station",
        "voucher without a text", "more vouchers at the start than there are",
        "more Roll Three cards than there are", "Roll Three card that does not rise", "pay for too few matches",
        "ticket without a number", "squeeze for two dice with three", "dollars of a station", "space of no vouchers",
        "depots below none",
    ),
}  # fmt: skip
"""Slips that do not touch one another, by book."""
WRONG = {
    "us1973": (test_faults.WRONG, conftest.SHIPPED),
    "picsou": (test_picsou_faults.WRONG, test_picsou_faults.SHIPPED),
}


def of(faults: list[EditionFault]) -> set[tuple[str, str, str]]:
    return {(fault.key, fault.found, fault.allowed) for fault in faults}


@pytest.mark.parametrize("book", TOGETHER)
def test_slips_are_reported_together_as_each_is_reported_alone(book: str, faults_of: FaultsOf) -> None:
    """No fault hides another, and none brings another with it."""
    wrong, shipped = WRONG[book]
    changes = [wrong[what][0] for what in TOGETHER[book]]
    alone = [of(faults_of(change, text=shipped)) for change in changes]
    assert of(faults_of(*changes, text=shipped)) == set().union(*alone)


def test_a_file_with_faults_of_every_kind(write: Write) -> None:
    text = """\
extends = "us1937"

[edition]
id = "us1973"
title = { en = "My", fr = 5 }
yeer = 1999

[knobs]
go_salary = = 400
jail_fine = -4
go_fast = 3
starting_cash 1500
max_players = { value = 9 }
min_players = 8

[deeds.boardwalk
price = "x"
rents = [50, 250, 700
mortgage = 200
mortgage = 300

[deeds.park_place]
rents = [
  1, 2,
  x3,
  4
]
house = 0
group = "dark_blu"

[deeds.pier]
kind = "strip"
price = 0

[cards.ch_chairman]
effect = "rob"
amount = "lots"

[cards.ch_advance_go]
target = "nowhere"

[decks.chance]
size = 3

[rules.free-lunch]
heading = "Lunch"
en = "Free."

[deeds.boardwalk]
name = "B"
"""
    with pytest.raises(EditionError) as refused:
        admit_all([write(text=text)])
    assert [(fault.line, fault.key) for fault in refused.value.faults] == [
        (1, "extends"),
        (4, "edition.id"),
        (5, "edition.title.fr"),
        (6, "edition.yeer"),
        (9, "knobs.go_salary"),
        (10, "knobs.jail_fine.value"),
        (11, "knobs.go_fast"),
        (12, "knobs.starting_cash"),
        (13, "knobs.max_players.value"),
        (16, "deeds.boardwalk"),
        (17, "deeds.boardwalk.price"),
        (18, "deeds.boardwalk.rents"),
        (20, "deeds.boardwalk.mortgage"),
        (25, "deeds.park_place.rents"),
        (28, "deeds.park_place.house"),
        (29, "deeds.park_place.group"),
        (31, "deeds.pier.source"),
        (31, "deeds.pier.confidence"),
        (31, "deeds.pier.group"),
        (31, "deeds.pier.mortgage"),
        (31, "deeds.pier.name"),
        (31, "deeds.pier.rents"),
        (32, "deeds.pier.kind"),
        (33, "deeds.pier.price"),
        (36, "cards.ch_chairman.effect"),
        (37, "cards.ch_chairman.amount"),
        (40, "cards.ch_advance_go.target"),
        (43, "decks.chance.size"),
        (45, "rules.free-lunch.fr"),
        (45, "rules.free-lunch"),
        (49, "deeds.boardwalk"),
        (50, "deeds.boardwalk.name"),
    ]
    by_key = {fault.key: fault for fault in refused.value.faults}
    assert by_key["knobs.go_salary"].found == "not TOML: an invalid value; a text needs quotes"
    assert by_key["knobs.max_players.value"].allowed == "a whole number from 2 to 8"
    assert "picsou-timed, or the path of a .toml file" in by_key["extends"].allowed


def test_a_slip_of_spelling_brings_no_other_fault(faults_of: FaultsOf) -> None:
    """The name found instead is not reported as lacking a name, a space, a group or a deck."""
    for change, key in (
        (('"park_place", "luxury_tax"', '"park_lane", "luxury_tax"'), "board.spaces[37]"),
        (('"park_place", "luxury_tax"', '"xxx", "luxury_tax"'), "board.spaces[37]"),
        (('deed = "boardwalk" }', 'deed = "xxx" }'), "spaces.boardwalk.deed"),
        (('group = "dark_blue"', 'group = "dark_bleu"'), "deeds.park_place.group"),
        (('group = "dark_blue"', 'group = "xxx"'), "deeds.park_place.group"),
        (('group = "dark_blue"', 'group = "utility"'), "deeds.park_place.group"),
        (('"ch_back_three", ', '"ch_back_thre", '), "decks.chance.cards[8]"),
        (('"ch_back_three", ', '7, '), "decks.chance.cards[8]"),
        (('size = 16', 'size = "16"'), "decks.chance.size"),
        (('kind = "railroad"\ngroup', 'kind = "rail"\ngroup'), "deeds.reading_railroad.kind"),
        (("boardwalk = { kind = \"deed\"", "boardwalk = { kind = \"ded\""), "spaces.boardwalk.kind"),
    ):  # fmt: skip
        assert [fault.key for fault in faults_of(change)] == [key]


def test_one_wrong_number_of_the_die_is_reported_once(faults_of: FaultsOf) -> None:
    (fault,) = faults_of(("die = 6\n", "die = 9\n"), text=test_picsou_faults.SHIPPED)
    assert fault.key == "deeds.telephone_company.die"


def test_a_deed_that_is_no_street_is_reported_however_much_of_the_board_is_unknown(
    faults_of: FaultsOf,
) -> None:
    faults = faults_of(
        ("die = 6\n", "die = 9\n"),
        ('deed = "balthazar_picsou"\nsource = "rulebook"', 'deed = "gare_klondike"\nsource = "rulebook"'),
        text=test_picsou_faults.SHIPPED,
    )
    assert {fault.key for fault in faults} == {"deeds.telephone_company.die", "dollars.deed"}


def test_the_rest_of_a_faulty_entry_is_checked_too(faults_of: FaultsOf) -> None:
    """Its price cannot be read; its group, its rents, its source and its board can be held against the rest."""
    faults = faults_of(
        ("price = 400", "price = -1"),
        ("[50, 200, 600, 1400, 1700, 2000]", "[50, 200, 600, 500, 1700, 2000]"),
        ('group = "dark_blue"\nprice = -1', 'group = "navy"\nprice = -1'),
        ('pink = { kind = "street", size = 3', 'pink = { kind = "street", size = 5'),
    )
    assert [fault.key for fault in faults] == [
        "groups.pink.size",
        "deeds.boardwalk.group",
        "deeds.boardwalk.price",
        "deeds.boardwalk.rents[3]",
    ]


def test_faults_of_the_file_beneath_and_of_the_file_on_top_are_reported_together(write: Write) -> None:
    write(name="low.toml", text='extends = "us1973"\n[knobs]\njail_fine = -1\ngo_salary = [\n')
    top = write(
        name="top.toml",
        text='extends = "./low.toml"\n[knobs]\njail_tries = -1\n[deeds.boardwalk]\nprice = 0\n',
    )
    with pytest.raises(EditionError) as refused:
        find_edition(top)
    assert [(Path(f.file).name, f.line, f.key) for f in refused.value.faults] == [
        ("top.toml", 3, "knobs.jail_tries.value"),
        ("top.toml", 5, "deeds.boardwalk.price"),
        ("low.toml", 3, "knobs.jail_fine.value"),
        ("low.toml", 4, "knobs.go_salary"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("extends", "found"),
    [
        ('"./nothing.toml"', '"./nothing.toml": No such file or directory'),
        ('"atlantis"', '"atlantis"'),
        ("7", "7"),
        ('"./mine.toml"', "a file that extends itself"),
        ('"./house.toml"', '"./house.toml"'),
        ("us1973", "not TOML: an invalid value; a text needs quotes"),
    ],
)
def test_what_a_file_says_itself_is_read_whatever_it_extends(extends: str, found: str, write: Write) -> None:
    """Fields left to its base are not reported as missing, because nobody knows."""
    write(name="house.toml", text='extends = "any"\n[edition]\nid = "house"\n')
    text = f"extends = {extends}\n[knobs]\ngo_salary = -1\n[deeds.boardwalk]\nprice = 4.5\ngroup = 'none'\n"
    with pytest.raises(EditionError) as refused:
        find_edition(write(text=text))
    assert [(fault.line, fault.key, fault.found) for fault in refused.value.faults] == [
        (1, "extends", found),
        (3, "knobs.go_salary.value", "-1"),
        (5, "deeds.boardwalk.price", "4.5"),
    ]


def test_house_rules_at_a_table_have_all_their_faults_reported() -> None:
    layer = Layer("house rules", {"knobs": {"go_salary": "x", "jail_fine": -3}, "edition": {"id": 4}})
    with pytest.raises(EditionError) as refused:
        load_layers([layer])
    faults = [str(fault) for fault in refused.value.faults if fault.found != "missing"]
    assert faults == [
        "house rules: edition.id: 4; allowed: a name of the form ^[a-z][a-z0-9]*([-+][a-z][a-z0-9]*)*$",
        "house rules: knobs.go_salary.value: \"x\"; allowed: a whole number from 0 to 100000",
        "house rules: knobs.jail_fine.value: -3; allowed: a whole number from 0 to 100000",
    ]  # fmt: skip


def test_check_continues_behind_a_file_that_is_not_there(
    write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = 'extends = "us1973"\n[edition]\nid = "mine"\n[knobs]\nstarting_cash = -1\n'
    nothing, bad = tmp_path / "nothing.toml", write(text=text)
    assert report.check_files([nothing, bad]) == 1
    assert [line.replace(f"{tmp_path}/", "") for line in capsys.readouterr().out.splitlines()] == [
        "nothing.toml: No such file or directory; allowed: a readable file",
        "nothing.toml: 1 wrong",
        "mine.toml:5: knobs.starting_cash.value: -1; allowed: a whole number from 0 to 100000",
        "mine.toml: 1 wrong",
    ]
    with pytest.raises(EditionError) as refused:
        admit_all([nothing, bad])
    assert [Path(fault.file).name for fault in refused.value.faults] == ["nothing.toml", "mine.toml"]


def test_bytes_that_are_no_text_spoil_only_their_lines(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(
        b'extends = "us1973"\n[edition]\nid = "mine"\ntitle = { en = "caf\xe9", fr = "\xff" }\n[knobs]\ngo_salary = -1\n'
    )
    with pytest.raises(EditionError) as refused:
        find_edition(file)
    assert [(fault.line, fault.found) for fault in refused.value.faults] == [
        (4, "not UTF-8 at byte 60"),
        (6, "-1"),
    ]


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"\x00\xff\xfe", "not UTF-8 at byte 1"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 at byte 0"),
        (b"\x00\x00\x00", "not TOML: neither a key nor a table"),
    ],
)
def test_of_a_file_that_is_no_text_nothing_is_called_missing(data: bytes, found: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    with pytest.raises(EditionError) as refused:
        find_edition(file)
    assert [(fault.line, fault.found) for fault in refused.value.faults] == [(1, found)]


def test_a_file_of_an_editor_that_marks_its_texts_is_read(tmp_path: Path) -> None:
    """A mark at the beginning and carriage returns, as Windows writes them."""
    text = 'extends = "us1973"\r\n[edition]\r\nid = "mine"\r\n[knobs]\r\ngo_salary = 7\r\n'
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert find_edition(file).tables.go_salary == 7


def test_a_text_that_is_not_toml_is_read_as_far_as_it_goes() -> None:
    text = '''\
a = 1
b = "two
c = """
d = 4
"""
[e.f]
"g h" = [
  { x = 1 },
  { x = 2 },
]
i.j = 3 # three
i.k = 4 5
]
[[rows]]
l = 1
[e
m = 'n'
'''
    source = Source(text)
    assert source.table == {
        "a": 1,
        "c": "d = 4\n",
        "e": {"f": {"g h": [{"x": 1}, {"x": 2}], "i": {"j": 3}}, "m": "n"},
        "rows": {"l": 1},
    }
    assert [(fault.line, fault.key) for fault in source.syntax_faults] == [
        (2, ("b",)),
        (12, ("e", "f", "i", "k")),
        (16, ("e",)),
    ]
    assert source.unread == [("b",), ("e", "f", "i", "k")]
    assert [source.line(key) for key in (("e", "f", "g h", 1, "x"), ("e", "f"), ("nothing",))] == [7, 6, 0]  # fmt: skip


def test_a_string_that_does_not_end_spoils_no_more_than_itself() -> None:
    source = Source('a = 1\nb = """\nsome words\nc = 3\n[d]\ne = 5\n')
    assert (source.table, [(fault.line, fault.key) for fault in source.syntax_faults]) == (
        {"a": 1, "c": 3, "d": {"e": 5}},
        [(2, ("b",))],
    )
