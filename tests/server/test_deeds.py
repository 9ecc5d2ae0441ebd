"""Title deeds as a screen is sent them: which of the printed rents hold, and what is built or sold there."""

from __future__ import annotations

import pytest

from passgo.game import Game
from passgo.notation.records import Record
from passgo.protocol import info, view
from passgo.protocol.options import seat_options
from passgo.protocol.terms import SeatPlan

PLANS = [SeatPlan(name=name, kind="person", token="") for name in ("Ann", "Bob", "Cyd")]


def position(edition: str, text: str) -> Game:
    return Record.parse(f'edition = "{edition}"\nplayers = 3\n{text}').replay()


def rents_that_hold(game: Game, deed: str) -> list[tuple[str, int, str, int]]:
    held = next(one for one in view.state_view(game, PLANS, []).deeds if one.deed == deed)
    printed = next(one for one in info.edition_info(game.edition).deeds if one.id == deed)
    rows = [printed.rows[row] for row in held.rows]
    return [(row.when, row.count, row.building, row.amount) for row in rows]


@pytest.mark.parametrize(
    ("edition", "deeds", "deed", "rows"),
    [
        ("us1973", '"boardwalk"', "boardwalk", [("alone", 0, "", 50)]),
        ("us1973", '"boardwalk", "park_place"', "boardwalk", [("group", 0, "", 100)]),
        ("us1973", '"boardwalk 3", "park_place 3"', "boardwalk", [("built", 3, "house", 1400)]),
        ("us1973", '"boardwalk hotel", "park_place 4"', "boardwalk", [("built", 1, "hotel", 2000)]),
        ("us1973", '"boardwalk 4", "park_place 4"', "boardwalk", [("built", 4, "house", 1700)]),
        ("picsou", '"riri skyscraper", "fifi skyscraper", "loulou skyscraper"', "riri", [("built", 1, "skyscraper", 1050)]),
        ("us1973", '"boardwalk mortgaged"', "boardwalk", []),
        ("us1973", '"boardwalk"', "park_place", []),
        ("us1973", '"short_line", "bo_railroad"', "short_line", [("held", 2, "", 50)]),
        ("us1973", '"water_works"', "water_works", [("held", 1, "", 4)]),
        ("picsou", '"gare_klondike depot"', "gare_klondike", [("held", 1, "", 25), ("times", 1, "depot", 2)]),
    ],
)  # fmt: skip
def test_the_rents_that_hold_are_marked(
    edition: str, deeds: str, deed: str, rows: list[tuple[str, int, str, int]]
) -> None:
    assert rents_that_hold(position(edition, f"[p1]\ndeeds = [{deeds}]"), deed) == rows


def test_bare_lots_of_a_whole_group_are_printed_by_the_factor_of_the_book() -> None:
    triple = position(
        "us1973",
        """
[overlay.knobs]
group_rent_factor = 3
[p1]
deeds = ["boardwalk", "park_place"]
""",
    )
    assert rents_that_hold(triple, "boardwalk") == [("group", 0, "", 150)]


def test_only_where_depots_are_built_a_rent_with_one_is_printed() -> None:
    for edition, last in (("us1973", ("held", 4)), ("picsou", ("times", 1))):
        printed = info.edition_info(position(edition, "").edition).deeds
        station = next(one for one in printed if [row.when for row in one.rows][:4] == ["held"] * 4)
        assert (station.rows[-1].when, station.rows[-1].count) == last


@pytest.mark.parametrize("edition", ["ca1961-short", "picsou-taxi"])
def test_a_deed_says_what_stands_there_at_each_level(edition: str) -> None:
    printed = info.edition_info(position(edition, "").edition)
    for deed in printed.deeds:
        stands = {row.level: (row.count, row.building) for row in deed.rows if row.level}
        match deed.kind:
            case "street":
                tall = {5: (1, "hotel"), 6: (1, "skyscraper")} if deed.skyscraper else {5: (1, "hotel")}
                houses = 4 if edition == "picsou-taxi" else 3
                assert stands == {n: (n, "house") for n in range(1, houses + 1)} | tall
            case "railroad" | "taxi":
                assert stands == (
                    {1: (1, "depot" if deed.kind == "railroad" else "stand")} if deed.house else {}
                )
            case _:
                assert not stands


def test_an_act_says_what_is_built_or_sold() -> None:
    game = position(
        "us1973", '[p1]\ndeeds = ["boardwalk 4", "park_place 4", "baltic_avenue", "mediterranean_avenue"]'
    )
    acts = {(act.verb, act.deed): act.building for act in seat_options(game, 0).free}
    assert acts["build", "boardwalk"] == "hotel"
    assert acts["sell", "boardwalk"] == "house"
    assert acts["build", "baltic_avenue"] == "house"
    assert acts["mortgage", "baltic_avenue"] == ""


def test_a_group_has_the_ink_of_its_counterpart() -> None:
    inks = {group.id: group.ink for group in info.edition_info("picsou").groups}
    assert inks["bleu_ciel"] == "light_blue"
    assert {group.id: group.ink for group in info.edition_info("fr2013").groups}["brown"] == "brown"
