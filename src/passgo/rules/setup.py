"""Setting up: tokens on GO, cash dealt out, everything else with the bank."""

from __future__ import annotations

from .base import frames
from .base.deeds import gather_deeds
from .base.kernel import rule
from .base.money import pay
from .base.state import BANK, COMPANIES, DEEDS, KEEPABLE, NONE, ROLL_CARDS, STOCKS, VOUCHER_KINDS, State
from .base.tables import Tables
from .piles import draw, draw_one_more
from .turn import begin_rolloff, step_turn


@rule(
    "starting-cash",
    "speed-bonus-cash",
    "start-on-go",
    "deck-setup",
    "components-inventory",
    "starting-denominations",
)
def lay_out(s: State, E: Tables, players: int) -> None:
    """Lay out the table before the first roll. `s` is a fresh state."""
    s.players = players
    s.alive = players
    for seat in range(players):
        pay(s, BANK, seat, E.starting_cash)
    for kind in range(STOCKS):
        s.stock[kind] = E.stock[kind]
    for deed in range(DEEDS):
        s.owner[deed] = BANK
    gather_deeds(s, E)
    for keepable in range(KEEPABLE):
        s.kept[keepable] = NONE
    for deck in range(E.decks):
        s.unseen[deck] = (1 << E.deck_size[deck]) - 1
    for company in range(E.companies):
        s.shares[BANK * COMPANIES + company] = E.company_shares[company]
    for kind in range(E.voucher_kinds):
        s.vouchers[BANK * VOUCHER_KINDS + kind] = E.voucher_count[kind]
    for kind in range(E.ticket_kinds):
        s.tickets[kind] = E.ticket_count[kind]
    for card in range(ROLL_CARDS):
        s.roll3[card] = BANK if card < E.roll_cards else NONE
    s.dollars[BANK] = E.dollars


@rule("starting-extra-cards")
def deal_cards(s: State, E: Tables) -> None:
    """Roll Three cards and travel vouchers for everybody, from the shuffled piles, seat by seat."""
    for k in range(1, s.players + 1):
        seat = s.players - k
        if E.start_vouchers > 0:
            draw(s, seat, frames.VOUCHERS, E.start_vouchers)
            s.draw_dealt[frames.top(s)] = 1
        if E.start_rolls > 0:
            draw(s, seat, frames.ROLLS, E.start_rolls)
            s.draw_dealt[frames.top(s)] = 1
    if s.f_kind[frames.top(s)] == frames.DRAW:
        draw_one_more(s, E)


@rule("player-count", "start-on-go")
def start(s: State, E: Tables, players: int) -> None:
    """Start between turns: everybody on GO, the first seat about to roll. Nothing is dealt."""
    lay_out(s, E, players)
    frames.push(s, frames.TURN, 0)
    step_turn(s, E)


@rule("player-count", "start-on-go", "starting-extra-cards")
def start_dealt(s: State, E: Tables, players: int) -> None:
    """The same with the cards dealt that everybody begins with."""
    start(s, E, players)
    deal_cards(s, E)


@rule("first-player-rolloff", "player-count", "banker-selection", "short-deeds-dealt", "timed-setup")
def start_rolloff(s: State, E: Tables, players: int) -> None:
    """Start from the very beginning: deeds are dealt if the edition says so, then all roll for first player.

    A Banker who plays rolls first.
    """
    lay_out(s, E, players)
    frames.push(s, frames.ROLLOFF, 0)
    begin_rolloff(s, (1 << players) - 1)
    deal_cards(s, E)
    if E.dealt_deeds > 0:
        i = frames.push(s, frames.DEALING, 0)
        s.f_step[i] = frames.THROWN
