"""A wrong file is refused, and told where, what stands there, and what may."""

from __future__ import annotations

import contextlib
import random
import tomllib
from datetime import date
from pathlib import Path

import pytest

from editions.conftest import SHIPPED
from editions.shapes import FaultsOf, Write
from passgo.editions import EditionError, UnknownEdition, admit_all, find_edition, find_shipped, own_names
from passgo.editions.loader import BOOKS, load_layers
from passgo.editions.overlay import Layer
from passgo.rules.base import moves

BOARDWALK = "[deeds.boardwalk]\n"
KIND_GO = 'go = { kind = "go"'

# What is exchanged for what in the shipped file; then key, what is found, what is allowed.
WRONG = {
    "number out of range": (("value = 1500", "value = -1"), "knobs.starting_cash.value", "-1", "from 0 to 100000"),
    "number as text": (("price = 400", 'price = "400"'), "deeds.boardwalk.price", '"400"', "a whole number from 1"),
    "number as yes": (("price = 400", "price = true"), "deeds.boardwalk.price", "true", "a whole number from 1"),
    "yes as number": (
        ("go_once_per_lap = { value = true", "go_once_per_lap = { value = 1"),
        "knobs.go_once_per_lap.value", "1", "true or false",
    ),
    "word not known": (('value = "open"', 'value = "dutch"'), "knobs.auction_format.value", '"dutch"', "in_turn | open"),
    "one rent wrong": (("[50, 200, 600,", '[50, 200, "x",'), "deeds.boardwalk.rents[2]", '"x"', "from 0 to 100000"),
    "rents too few": (("[50, 200, 600, 1400, 1700, 2000]", "[50, 200]"), "deeds.boardwalk.rents", "2 entries", "a list of 6"),
    "key not known": (("price = 400", "price = 400\ncost = 400"), "deeds.boardwalk.cost", "an unknown key, 400", "kind | "),
    "value of any length": (
        ("value = 1500", f"value = \"{'x' * 3000}\""), "knobs.starting_cash.value", '"xxx', "from 0 to 100000",
    ),
    "keys without end": (
        ("price = 400", "price = 400\n" + "".join(f"k{n} = {n}\n" for n in range(30))),
        "deeds.boardwalk.k20", "the first of 10 more unknown keys", "fewer",
    ),
    "key missing": (("price = 400\n", ""), "deeds.boardwalk.price", "missing", "a whole number from 1"),
    "table missing": (("[stock]\nhouses = 32\nhotels = 12\n", "[stuck]\nhouses = 32\nhotels = 12\n"), "stock", "missing", "a table with"),
    "table not known": (("[stock]\n", "[stuck]\na = 1\n[stock]\n"), "stuck", "an unknown key", "edition | sources | knobs"),
    "text instead of a table": (("jail = { kind", 'jail = "jail"\nold_jail = { kind'), "spaces.jail", '"jail"', "a table"),
    "kind of space": ((KIND_GO, 'go = { kind = "start"'), "spaces.go.kind", '"start"', "go | jail | free_parking"),
    "kind of space missing": ((KIND_GO + ", ", "go = { "), "spaces.go.kind", "missing", "go | jail | free_parking"),
    "effect of a card": (('effect = "pay_each"', 'effect = "rob_each"'), "cards.ch_chairman.effect", '"rob_each"', "advance_to"),
    "key of another effect": (
        ('effect = "pay_each"', 'effect = "pay_each"\nhotel = 5'), "cards.ch_chairman.hotel", "an unknown key", "amount",
    ),
    "no French name": ((', fr = "Promenade" }', " }"), "deeds.boardwalk.name.fr", "missing", "a text"),
    "a name with capitals": ((BOARDWALK, "[deeds.Boardwalk]\n"), "deeds.Boardwalk", 'the name "Boardwalk"', "[a-z]"),
    "confidence": (('"likely"\n\n[decks.com', '"sure"\n\n[decks.com'), "decks.chance.confidence", '"sure"', "verified"),
    "source not spelled out": (
        ("hotels = 12\nsource = \"rulebook\"", "hotels = 12\nsource = \"hearsay\""), "stock.source", '"hearsay"', "rulebook | ruling",
    ),
    "word of the notation": (("[cards.ch_chairman]", "[cards.sell]"), "cards.sell", 'the name "sell"', "not a word of the notation"),
    "seat as a name": (("[cards.ch_chairman]", "[cards.p8]"), "cards.p8", 'the name "p8"', "not a word of the notation"),
    "name used twice": (("[cards.ch_chairman]", "[cards.boardwalk]"), "cards.boardwalk", 'the name "boardwalk"', "[deeds] does not use"),
    "space named like another deed": (
        ('boardwalk = { kind = "deed", deed = "boardwalk" }', 'boardwalk = { kind = "deed", deed = "park_place" }'),
        "spaces.boardwalk", 'the name "boardwalk"', "[deeds] does not use",
    ),
    "board names no space": (('"park_place", "luxury_tax"', '"park_lane", "luxury_tax"'), "board.spaces[37]", '"park_lane"', "[spaces]"),
    "space twice": (('"park_place", "luxury_tax"', '"park_place", "park_place"'), "board.spaces[38]", "for the second time", "once"),
    "space not on the board": (('"luxury_tax", "boardwalk",', '"luxury_tax",'), "spaces.boardwalk", "does not list", "board.spaces"),
    "GO not first": (('"go", "mediterranean_avenue"', '"mediterranean_avenue", "go"'), "board.spaces[0]", '"mediterranean', 'kind "go"'),
    "two jails": (('parking = { kind = "free_parking"', 'parking = { kind = "jail"'), "board.spaces", '2 spaces of the kind "jail"', "exactly 1"),
    "no jail": (('jail = { kind = "jail"', 'jail = { kind = "free_parking"'), "board.spaces", '0 spaces of the kind "jail"', "exactly 1"),
    "deed that is not there": (
        ('deed = "boardwalk" }', 'deed = "broadwalk" }'), "spaces.boardwalk.deed", '"broadwalk"', "an entry of [deeds]",
    ),
    "deed on two spaces": (
        ('chance_3 = { kind = "deck", deck = "chance" }', 'chance_3 = { kind = "deed", deed = "short_line" }'),
        "spaces.chance_3.deed", '"short_line", which is on short_line', "one space",
    ),
    "deck that is not there": (('chance_2 = { kind = "deck", deck = "chance" }', 'chance_2 = { kind = "deck", deck = "luck" }'), "spaces.chance_2.deck", '"luck"', "[decks]"),
    "group that is not there": (('group = "dark_blue"', 'group = "navy"'), "deeds.park_place.group", '"navy"', "[groups]"),
    "group of another kind": (('group = "dark_blue"', 'group = "utility"'), "deeds.park_place.group", "of the kind utility", "a street group"),
    "size of a group": (
        ('pink = { kind = "street", size = 3', 'pink = { kind = "street", size = 2'), "groups.pink.size", "2", "3, as many as the deeds",
    ),
    "mortgage": (("mortgage = 175", "mortgage = 180"), "deeds.park_place.mortgage", "180", "175, half the price"),
    "mortgage half after all": (
        ("mortgage = 175", "mortgage = 175\nmortgage_not_half = true"), "deeds.park_place.mortgage_not_half", "true", "false",
    ),
    "rent that falls": (("[50, 200, 600,", "[50, 200, 150,"), "deeds.boardwalk.rents[2]", "150", "at least 200"),
    "rents for too many railroads": (("rents = [25, 50, 100, 200]", "rents = [25, 50]"), "deeds.reading_railroad.rents", "2 entries", "4, one for each"),
    "card that is not there": (('"ch_back_three", ', '"ch_back_four", '), "decks.chance.cards[8]", '"ch_back_four"', "[cards]"),
    "card in two decks": (('"cc_inherit",', '"ch_dividend",'), "decks.community_chest.cards[15]", "which is in chance", "in one deck"),
    "card in no deck": (('"cc_inherit",', ""), "cards.cc_inherit", "is in no deck", "listed by a deck"),
    "size of a deck": (("size = 16", "size = 17"), "decks.chance.size", "17", "16, as many as the cards listed"),
    "target of a card": (('target = "boardwalk"', 'target = "broadway"'), "cards.ch_advance_boardwalk.target", '"broadway"', "a space of the board"),
    "multiple of nothing": (("amount = 10\n", "amount = 0\n"), "cards.ch_nearest_utility.amount", "0", "1 or more"),
    "no step": (("amount = -3", "amount = 0"), "cards.ch_back_three.amount", "0", "from -39 to 39, and not 0"),
    "step round the board": (("amount = -3", "amount = -40"), "cards.ch_back_three.amount", "-40", "from -39 to 39, and not 0"),
    "fine on more turns than there are": (("jail_tries = { value = 3", "jail_tries = { value = 1"), "knobs.fine_before_throw.value", "2", "at most 1"),
    "face that the red die has not": (('"bus", "mr_monopoly", "mr_monopoly"', '"bus", "mr_monopoly", "4"'), "knobs.speed_faces.value[5]", '"4"', "1 | 2 | 3 | bus"),
    "red die of five faces": (('"bus", "mr_monopoly", "mr_monopoly"', '"bus", "mr_monopoly"'), "knobs.speed_faces.value", "5 entries", "a list of 6"),
    "building of no kind": (
        ("[stock]\n", '[buildings.tent]\none = { en = "t", fr = "t" }\nmany = { en = "t", fr = "t" }\nsource = "ruling"\nconfidence = "likely"\n[stock]\n'),
        "buildings.tent", '"tent"', "hotel | house",
    ),
    "name of nothing": (
        ("[stock]\n", '[name_sets.x]\ntitle = { en = "X", fr = "X" }\nsource = "ruling"\nconfidence = "likely"\nnames = { mayfair = { en = "M", fr = "M" } }\n[stock]\n'),
        "name_sets.x.names.mayfair", '"mayfair"', "an id of the edition",
    ),
    "rule replaced by one that is not stated": (
        ("[stock]\n", '[replaced]\ngo-salary = "house-auction"\n[stock]\n'),
        "replaced.go-salary", '"house-auction"', "is stated and replaces it",
    ),
    "notes that do not add up": (("[500, 2]", "[500, 3]"), "edition.starting_notes", "notes worth 2000 in all", "1500"),
    "half a note": (("[500, 2]", "[500]"), "edition.starting_notes[0]", "[500]", "a list of 2 entries"),
    "classic counterpart twice": (
        (BOARDWALK, BOARDWALK + 'classic = "park_place"\n'), "deeds.boardwalk.classic", '"park_place", as in park_place', "that no other entry has",
    ),
    "rule that is not there": (("[stock]\n", '[rules.free-lunch]\nheading = "H"\nen = "E"\nfr = "F"\n\n[stock]\n'), "rules.free-lunch", "free-lunch", "passgo.rules.base.cite"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_each_kind_of_fault_says_where_what_and_what_may(what: str, faults_of: FaultsOf) -> None:
    change, key, found, allowed = WRONG[what]
    faults = faults_of(change)
    fitting = [f for f in faults if f.key == key and found in f.found and allowed in f.allowed]
    assert fitting, [str(fault) for fault in faults]
    assert {Path(fault.file).name for fault in faults} == {"mine.toml"}


def test_rule_texts_may_be_those_of_a_file_next_to_them(write: Write, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    texts = tmp_path / "rules" / "mine.toml"
    texts.write_text('go-salary = { heading = "Pay", as = "yours" }\n', encoding="utf-8")
    with pytest.raises(
        EditionError,
        match=r'rules/mine.toml:1: go-salary.as: "yours"; allowed: the name of a file next to this one',
    ):
        find_edition(write())
    (tmp_path / "rules" / "yours.toml").write_text(
        '[go-salary]\nheading = "Y"\nen = "E."\nfr = "F."\n', encoding="utf-8"
    )
    rule = find_edition(write()).rules["go-salary"]
    assert (rule.heading, rule.en, rule.fr) == ("Pay", "E.", "F.")
    texts.write_text('jail-causes = { heading = "Jail", as = "yours" }\n', encoding="utf-8")
    with pytest.raises(EditionError, match=r"jail-causes.as: .* that states jail-causes"):
        find_edition(write())


def test_a_rule_of_some_books_is_stated_where_its_setting_makes_it_apply(
    faults_of: FaultsOf, write: Write
) -> None:
    states = ("[stock]\n", '[rules.go-salary]\nheading = "H"\nen = "E"\nfr = "F"\n\n[stock]\n')
    dealt = ("dealt_deeds = { value = 0", "dealt_deeds = { value = 2")
    (fault,) = faults_of(states, dealt)
    assert (fault.key, fault.found) == ("knobs.dealt_deeds", "short-deeds-dealt is not stated")
    find_edition(write(("[stock]\n", states[1].replace("go-salary", "short-deeds-dealt")), dealt))


@pytest.mark.parametrize(
    "word", [*dict.fromkeys(row.verb.split()[0] for row in moves.KINDS.values()), "bank"]
)
def test_nothing_is_called_like_a_word_of_the_notation(faults_of: FaultsOf, word: str) -> None:
    """Each verb: a card called `bell` could not be distinguished from the bell."""
    (fault,) = faults_of(("[cards.ch_chairman]", f"[cards.{word}]"), ('"ch_chairman"', f'"{word}"'))
    assert (fault.key, fault.found) == (f"cards.{word}", f'the name "{word}"')


def test_fewer_players_than_the_least(faults_of: FaultsOf) -> None:
    (fault,) = faults_of(
        ("min_players = { value = 2", "min_players = { value = 4"),
        ("max_players = { value = 8", "max_players = { value = 3"),
    )
    assert (fault.key, fault.found) == ("knobs.min_players.value", "4")
    assert fault.allowed == "at most 3, which is max_players"


def test_all_faults_of_a_file_are_reported_at_once(faults_of: FaultsOf) -> None:
    faults = faults_of(
        ("value = 1500", "value = -1"),
        ("mortgage = 175", "mortgage = 180"),
        ('target = "boardwalk"', 'target = "broadway"'),
        ("[50, 200, 600,", "[50, true, 600,"),
        ("hotels = 12\n", ""),
    )
    assert [fault.key for fault in faults] == [
        "knobs.starting_cash.value",
        "stock.hotels",
        "deeds.park_place.mortgage",
        "deeds.boardwalk.rents[1]",
        "cards.ch_advance_boardwalk.target",
    ]


def test_one_slip_is_reported_once(faults_of: FaultsOf) -> None:
    (fault,) = faults_of(("price = 400", "price = 0"))
    assert SHIPPED.splitlines()[fault.line - 1] == "price = 400"
    assert str(fault).endswith(
        f"mine.toml:{fault.line}: deeds.boardwalk.price: 0; allowed: a whole number from 1 to 100000"
    )


def test_a_chain_of_five_cards_is_refused_and_one_of_four_is_not(faults_of: FaultsOf, write: Write) -> None:
    """Cards that lead from one card space to another: the stack of frames holds four in a move."""
    onwards = [
        ('effect = "collect_bank"\namount = 50', 'effect = "advance_to"\ntarget = "chance_2"'),
        ('effect = "pay_bank"\namount = 15', 'effect = "advance_to"\ntarget = "chance_3"'),
        ('effect = "collect_bank"\namount = 150', 'effect = "advance_to"\ntarget = "chance_1"'),
    ]
    assert find_edition(write(*onwards[:2])).id == "us1973"
    (fault,) = faults_of(*onwards)
    assert fault.key == "cards.ch_dividend"
    assert fault.found.startswith("a chain of 5 or more cards drawn in one move: ch_dividend, ")
    assert fault.allowed == "at most 4"


def test_more_than_the_tables_hold_is_refused(faults_of: FaultsOf) -> None:
    names = [f"walk_{i}" for i in range(13)]
    spaces = "".join(
        f'{name} = {{ kind = "free_parking", name = {{ en = "Walk", fr = "Marche" }}, source = "deeds", '
        'confidence = "likely" }\n'
        for name in names
    )
    listed = "".join(f'"{name}", ' for name in names)
    (fault,) = faults_of(
        ('"luxury_tax", "boardwalk",', f'"luxury_tax", "boardwalk", {listed}'),
        ("[spaces]\n", f"[spaces]\n{spaces}"),
    )
    assert (fault.key, fault.found, fault.allowed) == ("board.spaces", "53 entries", "at most 52")


def test_what_is_no_toml_says_the_line(faults_of: FaultsOf) -> None:
    (fault,) = faults_of(("[stock]", "[stock"))
    assert fault.found.startswith("not TOML: ")
    assert SHIPPED.splitlines()[fault.line - 1] == "[stock]"


def test_what_is_no_text_says_the_byte(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b'a = "\xff"')
    with pytest.raises(EditionError, match="not UTF-8 at byte 5"):
        find_edition(file)


def test_an_unknown_name_lists_what_there_is() -> None:
    with pytest.raises(
        UnknownEdition, match=r"no edition is called 'us1937'; there are: ca1961, ca1961-short"
    ):
        find_edition("us1937")


def test_a_file_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        find_edition(tmp_path / "nothing.toml")


def test_names_from_afar_reach_no_other_file(write: Write) -> None:
    for name in (str(write()), "../us1973", "us1973.toml", "rules/us1973", ""):
        with pytest.raises(UnknownEdition):
            find_shipped(name)


def test_a_shipped_edition_is_read_once_and_a_file_each_time(write: Write) -> None:
    assert find_edition("us1973") is find_edition("us1973")
    assert find_edition(write()).tables.go_salary == 200
    assert (
        find_edition(write(("go_salary = { value = 200", "go_salary = { value = 400"))).tables.go_salary
        == 400
    )


@pytest.mark.parametrize("name", ["us1973", "picsou"])
@pytest.mark.parametrize("seed", range(60))
def test_whatever_a_file_holds_it_is_read_or_refused(name: str, seed: int) -> None:
    """Tables with pieces deleted, exchanged and moved about raise nothing but EditionError."""
    chance = random.Random(seed)
    table = tomllib.loads((BOOKS / f"{name}.toml").read_text(encoding="utf-8"))
    strange = [
        0,
        -1,
        True,
        "",
        "boardwalk",
        "street",
        [],
        {},
        1.5,
        {"kind": "deck"},
        ["go", "go"],
        date(1973, 1, 1),
    ]
    for _ in range(chance.choice([1, 2, 5])):
        key, value = "", table
        while isinstance(value, dict) and value and (not key or chance.random() < 0.8):
            holder, key = value, chance.choice(list(value))
            value = holder[key]
        if chance.random() < 0.4:
            del holder[key]
        else:
            holder[key] = chance.choice(strange)
    with contextlib.suppress(EditionError):
        assert load_layers([Layer("mine.toml", table)]).tables.spaces > 0


def test_all_that_is_wrong_in_any_of_several_files_is_reported_at_once(write: Write) -> None:
    bad = [
        write((old, new), name=f"{name}.toml")
        for name, old, new in (
            ("one", "go_salary = { value = 200", "go_salary = { value = -4"),
            ("two", "jail_fine = { value = 50", "jail_fine = { value = true"),
        )
    ]
    good = write(('id = "us1973"', 'id = "three"'), name="three.toml")
    with pytest.raises(EditionError) as refused:
        admit_all([bad[0], good, bad[1]])
    assert [(Path(fault.file).name, fault.key) for fault in refused.value.faults] == [
        ("one.toml", "edition.id"),
        ("one.toml", "knobs.go_salary.value"),
        ("two.toml", "edition.id"),
        ("two.toml", "knobs.jail_fine.value"),
    ]
    assert "three" not in own_names()
