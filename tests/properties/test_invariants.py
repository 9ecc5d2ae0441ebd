"""Every invariant that the soak watches can be broken, and is then named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from passgo.game import Game
from passgo.notation.records import Record
from passgo.rules.base import frames
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.state import (
    BANK,
    COMPANIES,
    DEPOT,
    DEPTH,
    ESTATE,
    HOTEL,
    HOUSE,
    SKYSCRAPER,
    STAND,
    VOUCHER_KINDS,
    State,
)
from passgo.rules.invariants import NAMES, broken, money_total

POSITION = """\
edition = "picsou"
players = 4
[p1]
deeds = ["riri 2", "fifi 2", "loulou 2", "gare_donaldville depot", "cable_company"]
shares = ["general_radio*2", "acme_motors mortgaged"]
vouchers = ["bus_ticket"]
roll_three = ["roll_133"]
dollars = 2
[p3]
out = true
[[claims]]
lander = "p2"
owner = "p1"
deed = "riri"
amount = 90
"""


def put(name: str, index: int, value: int) -> Callable[[State], None]:
    """Write a number into a row of the state."""

    def write(s: State) -> None:
        getattr(s, name)[index] = value

    return write


def deed(name: str) -> int:
    return game().edition.deeds.index(name)


def company(name: str, hand: int) -> int:
    return hand * COMPANIES + game().edition.companies.index(name)


def game() -> Game:
    record = Record.parse(POSITION)
    return record.start(record.edition())


def money(s: State) -> None:
    s.cash[0] += 1


def purse(s: State) -> None:
    s.cash[BANK] += s.cash[0] + 1
    s.cash[0] = -1


def deed_unnoted(s: State) -> None:
    s.owner[deed("zaza")] = 1


def fault(s: State) -> None:
    s.fault = 1


def deep(s: State) -> None:
    s.depth = DEPTH + 1


def claim_of_the_dead(s: State) -> None:
    s.claim_lander[0] = 2


def waiting_mortgage(s: State) -> None:
    s.todo[deed("cable_company")] = s.mortgaged[deed("cable_company")] = 1


def played_twice(s: State) -> None:
    s.voucher_played = 2


def card_lost(s: State) -> None:
    s.unseen[0] &= s.unseen[0] - 1


BREAKS: list[tuple[str, Callable[[State], None]]] = [
    ("the rules engine reported an error", fault),
    ("too many decisions are pending, or none is", deep),
    ("money appeared or vanished", money),
    ("a player’s cash is below zero", purse),
    ("a deed has an owner who cannot own it", put("owner", deed("zaza"), 2)),
    ("there is a building where none is allowed", put("level", deed("cable_company"), 1)),
    ("there is a building where none is allowed", put("level", deed("gare_donaldville"), 2)),
    ("there is a building where none is allowed", put("mortgaged", deed("gare_donaldville"), 1)),
    ("there is a building where none is allowed", put("level", deed("zaza"), 1)),
    ("houses appeared or vanished", put("stock", HOUSE, 25)),
    ("hotels appeared or vanished", put("stock", HOTEL, 11)),
    ("skyscrapers appeared or vanished", put("stock", SKYSCRAPER, 11)),
    ("depots or stands appeared or vanished", put("stock", DEPOT, 4)),
    ("depots or stands appeared or vanished", put("stock", STAND, 1)),
    ("cards of a deck appeared or vanished", card_lost),
    ("a rent claim names a player who is out", claim_of_the_dead),
    ("a transferred mortgage is pending without its frame", waiting_mortgage),
    ("the bit sets of deeds disagree with the deeds themselves", deed_unnoted),
    ("shares appeared or vanished", put("shares", company("general_radio", 1), 1)),
    ("shares appeared or vanished", put("shares", company("general_radio", 1), -1)),
    ("a player has more mortgaged shares than shares, or the bank has mortgaged ones",
     put("pawned", company("general_radio", 0), 3)),
    ("a player has more mortgaged shares than shares, or the bank has mortgaged ones",
     put("pawned", company("general_radio", BANK), 1)),
    ("Picsou dollars appeared or vanished", put("dollars", BANK, 9)),
    ("Picsou dollars appeared or vanished", put("dollars", ESTATE, -1)),
    ("travel vouchers appeared or vanished", put("vouchers", VOUCHER_KINDS, 1)),
    ("travel vouchers appeared or vanished", put("vouchers_gone", 0, -1)),
    ("a Roll Three card has an owner who cannot hold it", put("roll3", 0, 2)),
    ("there are more lottery tickets than at the start, or fewer than none", put("tickets", 0, 9)),
    ("there are more lottery tickets than at the start, or fewer than none", put("tickets", 0, -1)),
    ("a voucher counts as played more than once", played_twice),
]  # fmt: skip


def test_the_position_is_sound():
    s = game().state
    assert not broken(s, game().edition.tables, money_total(s))


@pytest.mark.parametrize(("name", "spoil"), BREAKS)
def test_an_invariant_can_be_broken(name: str, spoil: Callable[[State], None]):
    s = game().state.copy()
    total = money_total(s)
    spoil(s)
    if spoil is not deed_unnoted:
        gather_deeds(s, game().edition.tables)
    assert NAMES[broken(s, game().edition.tables, total)] == name


@pytest.mark.parametrize("papers", ["shares", "vouchers", "dollars"])
def test_somebody_who_is_out_holds_no_papers(papers: str):
    s = game().state.copy()
    row = getattr(s, papers)
    width = {"shares": COMPANIES, "vouchers": VOUCHER_KINDS, "dollars": 1}[papers]
    row[2 * width], row[BANK * width] = row[BANK * width], 0
    assert (
        NAMES[broken(s, game().edition.tables, money_total(s))]
        == "a player who is out still has shares, vouchers, dollars or cards"
    )


def test_only_a_storm_leaves_a_group_uneven():
    text = 'players = 2\n[p1]\ndeeds = ["%s", "%s"]\n'
    for edition, one, other in (
        ("us1973", "baltic_avenue", "mediterranean_avenue"),
        ("picsou", "donald_duck", "flagada_jones"),
    ):
        record = Record.parse(f'edition = "{edition}"\n' + text % (one, other))
        uneven = record.start(record.edition())
        s, tables = uneven.state.copy(), uneven.edition.tables
        s.level[uneven.edition.deeds.index(one)] = 2
        s.stock[HOUSE] -= 2
        gather_deeds(s, tables)
        wrong = NAMES[broken(s, tables, money_total(s))]
        assert wrong == ("buildings of a group are uneven" if edition == "us1973" else "all hold")


def test_every_invariant_is_among_those_broken_here():
    elsewhere = {
        "a player who is out still has shares, vouchers, dollars or cards",
        "buildings of a group are uneven",
        "all hold",
    }
    assert {name for name, _ in BREAKS} | elsewhere == set(NAMES)


def test_a_mortgage_may_wait_while_its_frame_does():
    s = game().state.copy()
    waiting_mortgage(s)
    gather_deeds(s, game().edition.tables)
    frames.push(s, frames.TRANSFER, 0)
    assert not broken(s, game().edition.tables, money_total(s))
