"""The events alone say who holds what: a ledger kept from them, compared with the state, through many bankruptcies."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from passgo.editions import edition_names, find_edition
from passgo.game.event import Event, drain
from passgo.rules import debt, engine
from passgo.rules.base import cite, events, lots, moves, things
from passgo.rules.base.state import BANK, COMPANIES, ESTATE, NONE, VOUCHER_KINDS, State
from passgo.rules.base.tables import Tables
from properties.positions import random_position
from properties.walk import Step, is_over, legal_codes, make, random_step, seats_of

GAMES: Final = 8
MOVES: Final = 120
RUINOUS: Final = 20_000
"""A tax that nobody can pay."""

TO_THE_SEAT: Final = {
    events.BOUGHT,
    events.AUCTION_WON,
    events.DEALT,
    events.DEALT_FREE,
    events.INHERITED_DEED,
}
TO_ANOTHER: Final = {events.TRADED_DEED, events.GAVE_DEED}
TO_THE_BANK: Final = {events.LEFT_DEED, events.UNSOLD, events.STAYS_WITH_BANK}

Holdings = Counter[tuple[int, str, int]]
"""How many of a thing a hand holds, by the kind of lot and its number."""


class Ledger:
    """Deeds, mortgages, cash and papers of every seat, as far as events tell of them."""

    def __init__(self, s: State, E: Tables) -> None:
        """As the state says at first."""
        self.E = E
        self.owner = owners(s, E)
        self.mortgaged = mortgages(s, E)
        self.cash = s.cash[: s.players]
        self.held = papers(s, E)

    def note(self, event: Event) -> None:
        """Bring it up to date."""
        number, seat, args = event.number, event.seat, event.args
        deed = args.get("deed", 0)
        if number in TO_THE_SEAT:
            self.owner[deed] = seat
        elif number in TO_ANOTHER:
            self.owner[deed] = args["to"]
        elif number in TO_THE_BANK:
            self.owner[deed] = BANK
        if number == events.INHERITED_DEED:
            self.mortgaged[deed] = args["mortgaged"]
        elif number in (events.MORTGAGED, events.LIFTED, events.LEFT_DEED):
            self.mortgaged[deed] = int(number == events.MORTGAGED)
        for name, what in event.types.items():
            if what in ("gain", "cost"):
                self.move_cash(seat, args[name] if what == "gain" else -args[name])
                if "to" in args:
                    self.move_cash(args["to"], args[name])
        self.note_papers(number, seat, args)

    def move_cash(self, hand: int, amount: int) -> None:
        if hand < len(self.cash):
            self.cash[hand] += amount

    def note_papers(self, number: int, seat: int, args: dict[str, int]) -> None:
        """Shares, Picsou dollars, Roll Three cards and vouchers."""
        held, count = self.held, args.get("count", 1)
        if number in (events.SHARE_TAKEN, events.SHARE_CHOSEN):
            held[seat, "share", args["company"]] += 1
        elif number in (events.INHERITED_SHARES, events.SHARES_RETURNED):
            held[seat, "share", args["company"]] += count if number == events.INHERITED_SHARES else -count
        elif number == events.TRADED_SHARES:
            self.pass_on(seat, args["to"], "share", args["company"], count)
        elif number in (events.DOLLARS_BOUGHT, events.DOLLARS_GAINED, events.INHERITED_DOLLARS):
            held[seat, "dollar", 0] += count
        elif number == events.DOLLARS_SOLD:
            held[seat, "dollar", 0] -= count
        elif number == things.EVENTS[things.DOLLARS]:
            self.pass_on(seat, args["to"], "dollar", 0, count)
        elif number in (events.DREW_ROLL, events.DEALT_ROLL, events.INHERITED_ROLL):
            held[seat, "roll", args["roll"]] += 1
        elif number == events.TRADED_ROLL:
            self.pass_on(seat, args["to"], "roll", args["roll"], 1)
        elif number in (events.DREW_VOUCHER, events.DEALT_VOUCHER, events.INHERITED_VOUCHERS):
            held[seat, "voucher", args["voucher"]] += count
        elif number in (events.VOUCHER_PLAYED, events.VOUCHER_RETURNED):
            held[seat, "voucher", args["voucher"]] -= 1
        elif number == events.VOUCHER_GIVEN:
            self.pass_on(seat, args["to"], "voucher", args["voucher"], 1)
        elif number == events.VOUCHERS_EXPIRED:
            for kind in range(self.E.voucher_kinds):
                held[seat, "voucher", kind] = 0
        elif number in (events.LEFT_LOT, events.LOT_WON):
            self.note_lot(seat, args["lot"], -count if number == events.LEFT_LOT else 1)
        elif number == events.WENT_BANKRUPT and args["to"] < BANK:
            for hand, what, index in list(held):
                if hand == seat:
                    held[hand, what, index] = 0

    def note_lot(self, seat: int, lot: int, count: int) -> None:
        """Note a lot that is left to the Bank, or won from it."""
        kinds = {lots.SHARE: "share", lots.DOLLAR: "dollar", lots.ROLL: "roll", lots.VOUCHER: "voucher"}
        if what := kinds.get(lots.kind_of(lot)):
            self.held[seat, what, lots.index_of(lot)] += count

    def pass_on(self, giver: int, taker: int, what: str, index: int, count: int) -> None:
        self.held[giver, what, index] -= count
        self.held[taker, what, index] += count


def owners(s: State, E: Tables) -> list[int]:
    return [BANK if owner == ESTATE else owner for owner in s.owner[: E.deeds]]


def mortgages(s: State, E: Tables) -> list[int]:
    return s.mortgaged[: E.deeds]


def papers(s: State, E: Tables) -> Holdings:
    held: Holdings = Counter()
    for seat in range(s.players):
        for company in range(E.companies):
            held[seat, "share", company] = s.shares[seat * COMPANIES + company]
        for kind in range(E.voucher_kinds):
            held[seat, "voucher", kind] = s.vouchers[seat * VOUCHER_KINDS + kind]
        for card in range(E.roll_cards):
            held[seat, "roll", card] = int(s.roll3[card] == seat)
        held[seat, "dollar", 0] = s.dollars[seat]
    return held


def step_to_ruin(s: State, E: Tables, rng: Random) -> Step:
    """A random step; whoever may go bankrupt does."""
    for seat in seats_of(engine.to_act(s)):
        if (code := moves.code(moves.BANKRUPT, seat, 0)) in legal_codes(s, E, seat):
            return Step(code)
    return random_step(s, E, rng)


@pytest.mark.parametrize("name", edition_names())
def test_a_ledger_kept_from_events_alone_agrees_with_the_state(name: str) -> None:
    E = find_edition(name).tables
    rng = Random(name)
    left = 0
    for n in range(GAMES):
        s = random_position(E, rng, min(4, E.max_players), rng.choice(["poor", "hotels"]))
        debt.owe(s, s.turn, BANK, RUINOUS, cite.TAX_FIXED_AMOUNT, NONE)
        ledger = Ledger(s, E)
        for _ in range(MOVES):
            if is_over(s):
                break
            before = s.event_n
            step = step_to_ruin(s, E, rng)
            make(s, E, step)
            happened = drain(s, before)
            for event in happened:
                ledger.note(event)
            left += sum(event.kind in ("left-deed", "left-lot") for event in happened)
            said = [(event.kind, event.seat, event.args) for event in happened]
            assert ledger.owner == owners(s, E), (n, said)
            assert ledger.mortgaged == mortgages(s, E), (n, said)
            assert ledger.cash == s.cash[: s.players], (n, said)
            assert +ledger.held == +papers(s, E), (n, said)
    assert left > GAMES
