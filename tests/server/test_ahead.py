"""The spaces ahead of a roll: by the rules in force, and by nothing that nobody can know."""

from __future__ import annotations

from passgo.game import Game
from passgo.notation.records import Record
from passgo.protocol.ahead import AheadRow, AheadView, ahead_view
from passgo.protocol.options import seat_options


def position(edition: str, text: str, moves: str = "") -> Game:
    record = Record.parse(f"edition = \"{edition}\"\nplayers = 3\nmoves = '''\n{moves}\n'''\n{text}")
    return record.replay()


def ahead(edition: str, text: str, moves: str = "") -> AheadView:
    view = ahead_view(position(edition, text, moves), 0)
    assert view
    assert sum(row.ways for row in view.rows) == view.ways
    return view


def row(view: AheadView, total: int) -> AheadRow:
    return next(row for row in view.rows if row.total == total)


ORANGE = '[p1]\nat = "electric_company"\n[p2]\ndeeds = ["st_james_place 2", "tennessee_avenue 2", "new_york_avenue 2"]'


def test_every_sum_has_its_ways_and_its_space() -> None:
    view = ahead("us1973", "")
    assert [(row.total, row.ways) for row in view.rows][:3] == [(2, 1), (3, 2), (4, 3)]
    assert (view.ways, row(view, 3).space, row(view, 3).price) == (36, "baltic_avenue", 60)


def test_a_rent_is_what_its_owner_would_ask_now() -> None:
    view = ahead("us1973", ORANGE)
    assert (row(view, 4).deed, row(view, 4).owner, row(view, 4).rent, row(view, 4).price) == (
        "st_james_place",
        "p2",
        200,
        0,
    )
    assert view.rent_ways == 3 + 5 + 6  # by 4, 6 and 7: St. James, Tennessee and New York


def test_nothing_waits_where_none_is_asked() -> None:
    view = ahead(
        "us1973", '[p1]\nat = "go"\ndeeds = ["baltic_avenue"]\n[p2]\ndeeds = ["oriental_avenue mortgaged"]'
    )
    assert (row(view, 3).rent, row(view, 3).price) == (0, 0)
    assert (row(view, 6).rent, row(view, 6).price) == (0, 0)
    assert view.rent_ways == 0


def test_a_utility_asks_by_the_dice_that_lead_there() -> None:
    view = ahead("us1973", '[p1]\nat = "go"\n[p2]\ndeeds = ["electric_company"]')
    assert row(view, 12).rent == 48


def test_passing_go_collects_the_salary() -> None:
    assert row(ahead("us1973", '[p1]\nat = "boardwalk"'), 3).salary == 200


def test_a_third_roll_of_doubles_leads_to_jail() -> None:
    moves = "p1 roll 5 5\np1 roll 5 5"
    view = ahead("us1973", '[p1]\nat = "go"', moves)
    jail = next(row for row in view.rows if row.fate == "jail")
    assert (jail.ways, jail.space) == (6, "")
    assert row(view, 4).ways == 2


def test_a_prisoner_leaves_by_doubles_and_else_stays() -> None:
    view = ahead("us1973", '[p1]\nat = "jail"\njail_turn = 1')
    assert [(row.total, row.fate, row.ways) for row in view.rows][-1] == (0, "stays", 30)
    assert row(view, 4).ways == 1


def test_the_red_die_counts_in_its_faces() -> None:
    view = ahead("fr2013-speed", '[p1]\nat = "depart"\nlaps = 1')
    assert view.ways == 216
    assert next(row for row in view.rows if row.fate == "choice").ways > 30


def test_vouchers_that_are_drawn_first_hide_neither_rent_nor_price() -> None:
    stations = '[p1]\nat = "riri"\n[p2]\ndeeds = ["gare_calisota"]'
    assert row(ahead("picsou", stations), 11).rent == 25
    assert row(ahead("picsou", stations.replace("calisota", "klondike")), 11).price == 200


def test_a_player_who_does_not_roll_has_nothing_ahead() -> None:
    game = position("us1973", "", "p1 roll 1 2")
    assert ahead_view(game, 0) is None
    assert seat_options(game, 0).ahead is None


def test_what_is_built_tells_its_rent() -> None:
    game = position("us1973", '[p1]\ndeeds = ["st_james_place", "tennessee_avenue", "new_york_avenue"]')
    acts = {act.deed: act for act in seat_options(game, 0).free if act.verb == "build"}
    assert (acts["st_james_place"].amount, acts["st_james_place"].rent) == (-100, 70)


def test_what_can_hurt_is_a_great_rent_or_half_of_the_cash() -> None:
    def hurts(cash: int) -> list[int]:
        view = ahead("us1973", ORANGE.replace("[p1]\n", f"[p1]\ncash = {cash}\n"))
        return [row.total for row in view.rows if row.hurts]

    assert hurts(1500) == []  # rents of 200 and 220
    assert hurts(440) == [7]
    assert hurts(400) == [4, 6, 7]
    hotels = ORANGE.replace(" 2", " hotel")
    assert [row.total for row in ahead("us1973", hotels).rows if row.hurts] == [4, 6, 7]
    assert not any(
        row.hurts for row in ahead("us1973", '[p1]\ncash = 1\n[p2]\ndeeds = ["baltic_avenue"]').rows
    )


def test_every_row_says_by_which_rule_it_leads_there() -> None:
    view = ahead("us1973", ORANGE)
    rent, sale = row(view, 4), row(ahead("us1973", ""), 3)
    assert (rent.rule, sale.rule) == ("rent-buildings-scale", "buy-unowned-option")
    for edition in ("ca1961", "nhl1999", "fr2013-speed", "picsou"):
        assert all(one.rule for one in ahead(edition, "").rows), edition
    prisoner = ahead("us1973", '[p1]\nat = "jail"\njail_turn = 1')
    assert all(one.rule for one in prisoner.rows)
