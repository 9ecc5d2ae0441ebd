"""Faults that other programs of this game are known for, each looked for here."""

from __future__ import annotations

from random import Random

import pytest

from passgo.bots.rng import WORDS, seed
from passgo.bots.trading import accepts, propose
from passgo.game import Game, IllegalMove
from passgo.notation import Record, parse_move, write_dump
from passgo.rules.base import frames, moves
from passgo.rules.base.cite import RENT_PER_DEED
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed
from passgo.rules.base.state import HOUSE
from passgo.rules.base.tables import STREET, UTILITY, Tables
from passgo.rules.engine import apply, why_not
from properties import walk
from properties.positions import random_position

HEAD = 'edition = "us1973"\nplayers = ["Ann", "Bob", "Cleo"]\n'


def game(text: str) -> Game:
    return Record.parse(HEAD + text).replay()


def refused(g: Game, text: str) -> str:
    """The rule for which a move is refused; empty when it is legal."""
    refusal = g.why_not(parse_move(text, g.edition))
    return refusal.rule if refusal else ""


def play(g: Game, *lines: str) -> None:
    for line in lines:
        g.push(parse_move(line, g.edition))


@pytest.mark.parametrize("left", range(5))
def test_the_stock_of_houses_never_falls_below_nothing(left: int) -> None:
    """A hotel breaks into four houses of the bank's; with fewer there it cannot."""
    g = game(
        f'[p1]\ndeeds = ["baltic_avenue hotel", "mediterranean_avenue hotel"]\n[table]\nhouses = {left}\n'
    )
    assert refused(g, "p1 sell baltic_avenue") == ("" if left == 4 else "sell-hotel-breakdown")
    for level in range(5):
        fits = 2 * level <= left and level < g.edition.tables.max_houses
        wanted = f"p1 sell all purple {level}" if level else "p1 sell all purple"
        assert bool(refused(g, wanted)) != fits
        if fits:
            play(g, wanted)
            assert g.state.stock[HOUSE] == left - 2 * level
            g.pop()


@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
def test_an_equal_bid_is_no_bid(seat: str) -> None:
    """The first to bid an amount leads; the first seat has no claim to an equal bid."""
    g = game('moves = """\np1 roll 1 2\np1 decline\n"""\n')
    play(g, f"{seat} bid 30")
    for other in ("p1", "p2", "p3"):
        assert refused(g, f"{other} bid 30") == "auction-increment"
        assert bool(refused(g, f"{other} bid 31")) == (other == seat)
    play(g, *(f"{other} pass" for other in ("p1", "p2", "p3") if other != seat))
    assert g.state.owner[g.edition.deed_index("baltic_avenue")] == int(seat[1]) - 1


def test_the_last_street_of_a_group_comes_mortgaged_from_a_bankrupt() -> None:
    """The group is complete then, its bare lots pay double, and nothing is built before the mortgage is lifted."""
    g = game("""
moves = \"\"\"
p1 claim p2
p2 bankrupt
p1 keep connecticut_avenue
\"\"\"
[p1]
deeds = ["boardwalk", "oriental_avenue", "vermont_avenue"]
[p2]
cash = 1
deeds = ["connecticut_avenue mortgaged"]
[[claims]]
lander = "p2"
owner = "p1"
deed = "boardwalk"
amount = 50
""")
    assert g.owner("connecticut_avenue") == 0
    assert refused(g, "p1 build oriental_avenue") == "build-mortgaged-group-blocks"
    assert refused(g, "p1 build connecticut_avenue") == "build-mortgaged-group-blocks"
    play(g, "p1 lift connecticut_avenue", "p1 build connecticut_avenue")
    assert g.level("connecticut_avenue") == 1


def test_a_built_set_taken_over_has_no_buildings() -> None:
    g = game("""
moves = \"\"\"
p1 claim p2
p2 bankrupt
\"\"\"
[p1]
deeds = ["boardwalk"]
[p2]
cash = 0
deeds = ["oriental_avenue 2", "vermont_avenue 1", "connecticut_avenue 2"]
[[claims]]
lander = "p2"
owner = "p1"
deed = "boardwalk"
amount = 2000
""")
    assert g.state.stock[HOUSE] == g.edition.tables.stock[HOUSE]
    assert not any(g.level(deed) for deed in g.edition.deeds)
    assert g.cash(0) == 1500 + 5 * 25
    assert refused(g, "p1 build oriental_avenue") == ""


@pytest.mark.parametrize("what", ["baltic_avenue 1", "reading_railroad"])
def test_nobody_is_bankrupt_who_could_raise_the_money(what: str) -> None:
    """With a house to sell or a deed to mortgage they must, and then the game continues."""
    deeds = [what, "mediterranean_avenue"] if what.startswith("baltic") else [what]
    g = game(f"""
moves = "p1 claim p2"
[p1]
deeds = ["boardwalk"]
[p2]
cash = 30
deeds = {str(deeds).replace("'", '"')}
[[claims]]
lander = "p2"
owner = "p1"
deed = "boardwalk"
amount = 50
""")
    assert refused(g, "p2 bankrupt") == "debt-raise-cash"
    with pytest.raises(IllegalMove):
        play(g, "p2 bankrupt")
    play(g, "p2 sell baltic_avenue" if what.startswith("baltic") else "p2 mortgage reading_railroad")
    assert not g.state.out[1]
    assert g.awaits.kind == "throw"


def test_a_game_is_restored_in_the_middle_of_anything(tables: Tables) -> None:
    """Written and read again while a choice is pending, it continues as it would have."""
    g = game('moves = """\np1 roll 1 3\n"""\n')
    assert g.awaits.kind == "tax"
    again = Record.parse(write_dump(g)).replay()
    play(g, "p1 tax percent")
    play(again, "p1 tax percent")
    assert (again.cash(0), again.turn) == (g.cash(0), g.turn) == (1350, 1)


def test_the_counters_count(tables: Tables) -> None:
    """Turns rise at each turn's first roll, doubles or not; moves with every move; nothing else changes them."""
    g = game("")
    turns = []
    for line in (
        "p1 roll",
        "* dice 5 5",
        "p1 roll",
        "* dice 4 6",
        "p2 roll",
        "* dice 6 4",
        "p3 roll",
    ):
        play(g, line)
        turns.append(g.state.turn_no)
    assert turns == [1, 1, 1, 1, 2, 2, 3]
    assert g.state.moves == len(turns)


def street_groups(E: Tables, deeds: int) -> int:
    """The complete colour groups in a holding, as the bit set of their deeds."""
    whole = 0
    for group in range(E.groups):
        member = E.group_member[8 * group]
        if E.deed_kind[member] == STREET and deeds & E.group_deeds[group] == E.group_deeds[group]:
            whole |= E.group_deeds[group]
    return whole


def utilities(E: Tables) -> int:
    return sum(1 << deed for deed in range(E.deeds) if E.deed_kind[deed] == UTILITY)


def price_of(E: Tables, deeds: int) -> int:
    return sum(E.deed_price[deed] for deed in range(E.deeds) if deeds >> deed & 1)


def test_no_bot_sells_a_complete_group_for_utilities(tables: Tables) -> None:
    """Whatever group is asked for both utilities and cash up to a third of its price, the bot `rules` says no."""
    E = tables
    whole = street_groups(E, (1 << E.deeds) - 1)
    for group in range(E.groups):
        deeds = E.group_deeds[group]
        if not deeds & whole:
            continue
        for cash in (0, price_of(E, deeds) // 3):
            s = Game("us1973", 3).state.copy()
            for deed in range(E.deeds):
                if deeds >> deed & 1:
                    give_deed(s, E, deed, 1)
                elif E.deed_kind[deed] == UTILITY:
                    give_deed(s, E, deed, 0)
            walk.Deal(0, 1, cash, 0, utilities(E), deeds).lay(s)
            offer = moves.code(moves.OFFER, 0, 1)
            assert not why_not(s, E, offer)
            apply(s, E, offer)
            assert not accepts(s, E), (group, cash)


def test_a_complete_group_is_given_away_only_in_debt(tables: Tables) -> None:
    """Ten times its price in cash does not move the bot `rules`; a debt that only the deal can pay does."""
    E = tables
    whole = street_groups(E, (1 << E.deeds) - 1)
    for group in range(E.groups):
        deeds = E.group_deeds[group]
        if not deeds & whole:
            continue
        for debt in (0, 3000):
            s = Game("us1973", 3).state.copy()
            for deed in range(E.deeds):
                if deeds >> deed & 1:
                    give_deed(s, E, deed, 1)
            s.cash[0] = 10 * price_of(E, deeds)
            if debt:
                i = frames.push(s, frames.DEBT, 1)
                s.debt_amount[i] = debt
                s.debt_creditor[i] = 2
                s.debt_rule[i] = RENT_PER_DEED
            walk.Deal(0, 1, s.cash[0], take_deeds=deeds).lay(s)
            offer = moves.code(moves.OFFER, 0, 1)
            assert not why_not(s, E, offer)
            apply(s, E, offer)
            assert accepts(s, E) == (debt > 0), (group, debt)


def test_no_bot_offers_a_complete_group_for_utilities(tables: Tables) -> None:
    """Over many positions, no offer of its gives a colour group for utilities and less than its price in cash."""
    E = tables
    offers = 0
    for number in range(600):
        s = random_position(E, Random(number), 2 + number % 7)
        rng = [0] * WORDS
        seed(rng, number)
        for seat in range(s.players):
            deal = Deal()
            if s.out[seat] or not propose(s, E, seat, deal, rng):
                continue
            offers += 1
            cash = deal.take_cash - deal.give_cash
            for hand, deeds, other, paid in (
                (seat, deal.give_deeds, deal.take_deeds, cash),
                (deal.receiver, deal.take_deeds, deal.give_deeds, -cash),
            ):
                given = street_groups(E, s.holds[hand]) & deeds
                if given and not other & ~utilities(E):
                    assert paid >= price_of(E, given)
    assert offers > 100
