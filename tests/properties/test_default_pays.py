"""The default move ruins nobody who can pay: compared with a search of everything that a debtor may do."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from passgo.editions import Edition, edition_names, find_edition
from passgo.game import Game, default_move
from passgo.game.ids import SEAT_IDS
from passgo.rules import debt, engine, setup, tax
from passgo.rules.bankruptcy import bankrupt_refusal
from passgo.rules.base import cite, frames, moves, tables
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.reasons import LEGAL, MUST_LIQUIDATE
from passgo.rules.base.state import BANK, COMPANIES, NONE, VOUCHER_KINDS, State
from passgo.rules.base.tables import Tables
from properties.positions import build, build_tall, hand_out_papers, members, mortgage
from properties.walk import legal_codes

DEBTOR: Final = 0
PLAYERS: Final = 3
POSITIONS: Final = 40

A_DEBTOR_MAY: Final = (
    moves.MORTGAGE, moves.SELL, moves.SELL_ALL, moves.SELL_DOLLARS, moves.HALF, moves.GIVE,
)  # fmt: skip

OWED_TO_THE_BANK: Final = (
    cite.TAX_FIXED_AMOUNT, cite.CARD_DRAW_AND_RETURN, cite.JAIL_EXIT_THIRD_TURN, cite.MORTGAGE_TRANSFER_INTEREST,
)  # fmt: skip
OWED_TO_A_PLAYER: Final = (
    cite.RENT_PER_DEED,
    cite.RENT_PER_DEED,
    cite.RENT_UTILITY_DICE,
    cite.CARD_DRAW_AND_RETURN,
)


def position(E: Tables, rng: Random) -> State:
    """The first seat has a colour or two and a few papers, the others most of the board and its buildings."""
    s = State()
    setup.start(s, E, PLAYERS)
    s.f_step[0] = frames.WAIT
    money = sum(s.cash)
    own = set(rng.sample(range(E.groups), rng.randrange(3)))
    for group in range(E.groups):
        owner = DEBTOR if group in own else rng.choice([1, 2, BANK])
        for deed in members(E, group):
            s.owner[deed] = owner if rng.random() < 0.85 else rng.choice([BANK, 1, 2])
    for deed in rng.sample(range(E.deeds), rng.randrange(3)):
        s.owner[deed] = DEBTOR
    build(s, E, rng, 0.8, rng.random() < 0.6)
    if build_tall(s, E, rng) and rng.random() < 0.7:
        build(s, E, rng, 0.9, True)
    mortgage(s, E, rng, 0.2)
    gather_deeds(s, E)
    if E.companies:
        hand_out_papers(s, E, rng, [1, 2])
        some_papers(s, E, rng)
    for seat in range(PLAYERS):
        s.cash[seat] = rng.choice([0, 5, 40, 130]) if seat == DEBTOR else 1000
    s.cash[BANK] += money - sum(s.cash)
    return s


def some_papers(s: State, E: Tables, rng: Random) -> None:
    """A share or two, some of the Picsou dollars and a voucher of others' come to the debtor."""
    for _ in range(rng.randrange(3)):
        company = rng.randrange(E.companies)
        if s.shares[1 * COMPANIES + company] > s.pawned[1 * COMPANIES + company]:
            s.shares[1 * COMPANIES + company] -= 1
            s.shares[DEBTOR * COMPANIES + company] += 1
    for _ in range(rng.choice([0, 0, 1, 3])):
        if s.dollars[BANK]:
            s.dollars[BANK] -= 1
            s.dollars[DEBTOR] += 1
    kind = rng.randrange(E.voucher_kinds)
    if s.vouchers[1 * VOUCHER_KINDS + kind]:
        s.vouchers[1 * VOUCHER_KINDS + kind] -= 1
        s.vouchers[DEBTOR * VOUCHER_KINDS + kind] += 1


def owes(s: State, E: Tables, rng: Random) -> None:
    """A debt that the debtor can just raise, or just not."""
    creditor = rng.choice([BANK, 1, 2])
    within = debt.raisable(s, E, DEBTOR)
    amount = max(s.cash[DEBTOR] + 1, within + rng.choice([-40, -10, -1, 0, 0, 1, 30, within // 3, within]))
    why = rng.choice(OWED_TO_THE_BANK if creditor == BANK else OWED_TO_A_PLAYER)
    debt.owe(s, DEBTOR, creditor, amount, why, NONE)


def is_owed(s: State) -> bool:
    return s.f_kind[frames.top(s)] == frames.DEBT and s.f_seat[frames.top(s)] == DEBTOR


def some_way_pays(s: State, E: Tables) -> bool:
    """Return whether any sequence of a debtor's moves with the Bank and their creditor pays the debt."""
    seen: set[tuple[object, ...]] = set()
    open_now = [s]
    while open_now:
        before = open_now.pop()
        for code in legal_codes(before, E, DEBTOR):
            if moves.kind_of(code) not in A_DEBTOR_MAY:
                continue
            after = before.copy()
            engine.apply(after, E, code)
            if not is_owed(after):
                return not after.out[DEBTOR]
            what = (
                after.depth,
                after.claim_n,
                after.cash[DEBTOR], after.holds[DEBTOR], after.pledged, *after.level, *after.pawned,
                after.debt_in_property[frames.top(after)],
            )  # fmt: skip
            if what not in seen:
                seen.add(what)
                open_now.append(after)
    return False


def default_pays(s: State, edition: Edition) -> bool:
    """Do the default moves of the debtor pay?"""
    game = Game.from_state(edition, SEAT_IDS[:PLAYERS], s)
    while game.awaits.kind == "debt":
        game.push(default_move(game, DEBTOR))
    return not game.state.out[DEBTOR]


@pytest.mark.parametrize("name", edition_names())
def test_whoever_can_pay_in_any_way_pays_by_default(name: str) -> None:
    edition = find_edition(name)
    E = edition.tables
    rng = Random(name)
    seen = {True: 0, False: 0}
    for _ in range(POSITIONS):
        s = position(E, rng)
        owes(s, E, rng)
        pays = some_way_pays(s, E)
        assert (bankrupt_refusal(s, E, DEBTOR) not in (LEGAL, MUST_LIQUIDATE)) == pays
        assert default_pays(s, edition) == pays
        seen[pays] += 1
    assert min(seen.values()) > POSITIONS // 10


@pytest.mark.parametrize(
    "name",
    [name for name in edition_names() if tables.TAX_CHOICE_SPACE in find_edition(name).tables.space_kind],
)
def test_a_player_who_cannot_raise_the_flat_tax_pays_the_share_if_possible(name: str) -> None:
    edition = find_edition(name)
    E = edition.tables
    rng = Random(name)
    space = E.space_kind.index(tables.TAX_CHOICE_SPACE)
    saved = 0
    for _ in range(POSITIONS):
        s = position(E, rng)
        tax.ask_for_tax(s, E, DEBTOR, space)
        ways: list[bool] = []
        for kind in (moves.TAX_FLAT, moves.TAX_PERCENT):
            after = s.copy()
            engine.apply(after, E, moves.code(kind, DEBTOR, 0))
            ways.append(not is_owed(after) or some_way_pays(after, E))
        game = Game.from_state(edition, SEAT_IDS[:PLAYERS], s)
        game.push(default_move(game, DEBTOR))
        assert default_pays(game.state, edition) == any(ways)
        saved += ways == [False, True]
    assert saved


def another_rent_waits(s: State, E: Tables, rng: Random) -> bool:
    """Add a second rent that was asked for, which they can just pay too, or just not; False if nobody has a deed for it."""
    deeds = [deed for deed in range(E.deeds) if s.owner[deed] in (1, 2)]
    if not deeds:
        return False
    within = debt.raisable(s, E, DEBTOR)
    s.claim_deed[0] = rng.choice(deeds)
    s.claim_lander[0] = DEBTOR
    s.claim_owner[0] = s.owner[s.claim_deed[0]]
    s.claim_asked[0] = 1
    s.claim_amount[0] = rng.randint(1, max(1, within // 2))
    s.claim_n = 1
    i = frames.top(s)
    first = within - s.claim_amount[0] + rng.choice([-60, -1, 0, 20, within // 3])
    s.debt_amount[i] = max(s.cash[DEBTOR] + 1, first)
    return True


def test_of_two_rents_the_first_is_paid_so_that_the_second_can_be() -> None:
    edition = find_edition("picsou")
    E = edition.tables
    rng = Random(5)
    paid = 0
    for _ in range(5 * POSITIONS):
        s = position(E, rng)
        owes(s, E, rng)
        if another_rent_waits(s, E, rng):
            pays = some_way_pays(s, E)
            assert default_pays(s, edition) == pays
            paid += pays
    assert paid > POSITIONS
