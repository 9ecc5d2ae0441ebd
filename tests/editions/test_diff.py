"""How two editions differ."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import msgspec
from typer.testing import CliRunner

from editions.shapes import Write
from passgo import cli
from passgo.editions import Edition, edition_names, find_edition
from passgo.editions.diff import Difference, compare
from passgo.editions.words import knob_value
from passgo.protocol import info
from passgo.protocol.printed import EditionDiff
from passgo.rules.base import cite
from passgo.rules.base.knobs import KNOBS

Shown = tuple[str, str, str, str]


def between(left: str | Edition, right: str | Edition, *topics: str) -> list[Difference]:
    a, b = (find_edition(e) if isinstance(e, str) else e for e in (left, right))
    return [d for d in compare(a, b) if not topics or d.topic in topics]


def shown(differences: list[Difference], language: str) -> list[Shown]:
    """Rule, what, left and right as a reader of the language sees them, with ordinary spaces."""

    def text(names: object) -> str:
        return "" if not isinstance(names, Mapping) else str(names.get(language, "")).replace("\u00a0", " ")

    return [(d.rule, text(d.what), text(d.left), text(d.right)) for d in differences]


def test_an_edition_does_not_differ_from_itself() -> None:
    for name in edition_names():
        assert between(name, name) == []


def test_the_knobs_in_which_the_french_book_differs_from_the_american() -> None:
    found = between("us1973", "fr2013", "knob")
    assert shown(found, "en") == [
        ("player-count", "Most players", "8", "6"),
        ("banker-only-threshold", "Number of players above which the Banker may choose not to play", "5", "never"),
        ("go-salary-once-per-lap", "At most one salary per lap", "yes", "no"),
        ("auction-who-may-bid", "Order of bidding", "anyone still bidding, in any order", "in seat order, and a pass is final"),
        ("auction-start-price", "Minimum opening bid", "$1", "M10"),
        ("rent-utility-dice", "The rent of a utility always needs a new roll", "no", "yes"),
        ("jail-exit-fine-before-roll", "Turns in Jail on which the fine may be paid before the roll", "2", "3"),
        ("shortage-auction-start", "Minimum opening bid for a building", "$1", "M10"),
        ("mortgage-transfer-lift-now", "Interest on lifting a transferred mortgage at once", "10%", "0%"),
        ("debt-raise-cash", "A debtor sells and mortgages everything before bankruptcy", "no", "yes"),
    ]  # fmt: skip
    assert ("auction-start-price", "Première mise minimale", "1 $", "10 M") in shown(found, "fr")


def test_boards_taxes_and_cards_are_compared_by_counterpart() -> None:
    printed = between("us1973", "fr2013", "space", "deed", "card")
    assert shown(printed, "en") == [
        ("", "Income Tax", "$200 or 10%", "M200"),
        ("", "Luxury Tax", "$75", "M100"),
        ("", "Community Chest", "You have sold some shares: receive $45.", "You have sold off your stock: receive M50."),
        (
            "", "Community Chest",
            "You take the whole table to the opera: each other player gives you $50 for the seat.",
            "It is your birthday: each other player gives you M10.",
        ),
        ("", "Community Chest", "The school tax is due: pay $150.", "The school sends its account: pay M50."),
    ]  # fmt: skip
    names = shown(between("us1973", "fr2013", "name"), "fr")
    assert ("", "Promenade", "Promenade", "Rue de la Paix") in names
    assert ("", "Monnaie", "$", "M") in names
    assert between("us1973", "ca1961", "space", "deed", "card", "name", "stock") == []
    assert between("us1973", "nhl1999", "space", "deed", "card") == []
    assert ("", "Maisons", "Maisons", "loges de luxe") in shown(between("us1973", "nhl1999", "name"), "fr")


def test_a_rule_that_reads_alike_in_one_language_is_the_same_rule() -> None:
    """In French a book may say Départ where another says GO: both languages tell the same rules."""
    books = [find_edition(name) for name in ("ca1961", "us1973", "nhl1999", "fr2013", "picsou")]
    for one, other in combinations(books, 2):
        for difference in compare(one, other):
            if difference.topic != "name" and difference.left and difference.right:
                assert [difference.left[lang] == difference.right[lang] for lang in ("en", "fr")] == [
                    False
                ] * 2


def test_figures_above_a_thousand_are_parted_as_each_language_does() -> None:
    (paper,) = (d.right for d in between("us1973", "picsou", "deed") if d.what["en"] == "Boardwalk")
    assert paper is not None
    assert "2,000" in paper["en"]
    assert "2\u00a0000" in paper["fr"]


def test_what_a_deed_prints_is_compared_figure_by_figure(write: Write) -> None:
    dearer = find_edition(
        write(
            text='extends = "us1973"\n[deeds.boardwalk]\nprice = 500\nmortgage = 250\n'
            "rents = [60, 200, 600, 1400, 1700, 2000]\n[stock]\nhotels = 20\n"
        )
    )
    assert shown(between("us1973", dearer), "en") == [
        ("components-inventory", "Hotels", "12", "20"),
        (
            "", "Boardwalk",
            "price 400, mortgage 200, rents 50/200/600/1,400/1,700/2,000",
            "price 500, mortgage 250, rents 60/200/600/1,400/1,700/2,000",
        ),
    ]  # fmt: skip


def test_rules_that_one_book_has_alone_and_statements_that_differ() -> None:
    found = {d.rule: d for d in between("nhl1999", "nhl1999-short", "rule")}
    assert found["income-tax-choice"].right is None
    assert found["short-tax-flat"].left is None
    assert found["short-tax-flat"].headings == ("", "Partie abrégée, 4")
    both = found["build-house-limit"]
    assert both.left is not None
    assert both.right is not None
    assert "four houses" in both.left["en"]
    assert "no fourth house" in both.right["en"]
    assert "go-salary" not in found


def test_differences_stand_in_the_order_of_the_rules_each_statement_before_its_figures() -> None:
    ruled = between("us1973", "fr2013", "rule", "knob", "stock")
    order = [cite.RULE_IDS.index(d.rule) for d in ruled]
    assert order == sorted(order)
    fine = [d.topic for d in ruled if d.rule == "jail-exit-fine-before-roll"]
    assert fine == ["rule", "knob"]


def test_a_house_rule_brings_its_words(write: Write) -> None:
    kitchen = find_edition(
        write(text='extends = "fr2013"\n[edition]\nhouse = true\n[knobs]\nparking_pot = true\n')
    )
    statement, knob = between("fr2013", kitchen)
    assert (statement.topic, statement.rule, statement.left) == ("rule", "house-parking-pot", None)
    assert kitchen.rules["house-parking-pot"].house
    assert shown([knob], "en")[0][2:] == ("no", "yes")
    assert not set(cite.HOUSE_IDS) & set(find_edition("fr2013").rules)


def test_every_knob_has_words_and_a_rule_and_every_value_too() -> None:
    assert {knob.rule for knob in KNOBS.values()} <= set(cite.RULE_IDS)
    asked = [words for knob in KNOBS.values() for words in knob.names.values()]
    assert len(set(asked)) == 2 * len(KNOBS)
    for name in edition_names():
        e = find_edition(name)
        for knob in KNOBS:
            value = knob_value(e, knob)
            assert (value is not None) == (knob in e.knobs), (name, knob)
            assert all((value or {}).values()), (name, knob)
    faces = knob_value(find_edition("fr2013-speed"), "speed_faces")
    assert faces["fr"] == "1 · 2 · 3 · bus · Mr. Monopoly · Mr. Monopoly"
    assert knob_value(find_edition("nhl1999"), "starting_cash") == {
        "en": "$1,500",
        "fr": "1\u00a0500\u00a0$",
    }


def test_a_screen_is_given_the_same_differences() -> None:
    sent = msgspec.json.decode(msgspec.json.encode(info.edition_diff("us1973", "fr2013")), type=EditionDiff)
    found = between("us1973", "fr2013")
    assert (sent.left.id, sent.right.id, len(sent.differences)) == ("us1973", "fr2013", len(found))
    for d, mine in zip(sent.differences, found, strict=True):
        assert (d.topic, d.rule, d.what) == (mine.topic, mine.rule, mine.what)
        assert (d.left, d.right) == (mine.left, mine.right)
        assert (d.left_headings["en"], d.right_headings["fr"]) == mine.headings, "as each book prints it"
    paying = next(d for d in sent.differences if d.left_headings["en"] == "Paying Rent")
    assert paying.left_headings["fr"] != "Paying Rent", "and in the reader's language"


def test_the_command_says_it_in_the_readers_language() -> None:
    for language, said, unsaid in (
        ("fr", "Première mise minimale", "Minimum opening"),
        ("en", "Minimum opening", "Première mise"),
    ):
        done = CliRunner().invoke(cli.app, ["edition", "diff", "us1973", "fr2013", "--lang", language])
        assert done.exit_code == 0
        assert said in done.stdout
        assert unsaid not in done.stdout
    assert "Promenade → Rue de la Paix" in " ".join(
        CliRunner().invoke(cli.app, ["edition", "diff", "us1973", "fr2013", "--lang", "fr"]).stdout.split()
    )
    refused = CliRunner().invoke(cli.app, ["edition", "diff", "us1973", "fr2031"])
    assert refused.exit_code == 2
