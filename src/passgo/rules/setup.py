"""Setting up: tokens on GO, cash dealt out, everything else with the bank."""

from __future__ import annotations

from . import frames
from .deeds import gather_deeds
from .kernel import rule
from .money import pay
from .state import BANK, DEEDS, KEEPABLE, NONE, STOCKS, State
from .tables import Tables
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
    """The table before anybody throws. `s` is a fresh state."""
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


@rule("player-count", "start-on-go")
def start(s: State, E: Tables, players: int) -> None:
    """A quiet start: everybody on GO, the first seat about to throw."""
    lay_out(s, E, players)
    frames.push(s, frames.TURN, 0, 0, 0, 0, 0)
    step_turn(s, E)


@rule("first-player-rolloff", "player-count", "banker-selection", "short-deeds-dealt", "timed-setup")
def start_rolloff(s: State, E: Tables, players: int) -> None:
    """The very beginning: deeds are dealt where the book says so, then all throw for first player.

    The banker, the first seat, throws first.
    """
    lay_out(s, E, players)
    frames.push(s, frames.ROLLOFF, 0, 0, 0, 0, 0)
    begin_rolloff(s, (1 << players) - 1)
    if E.dealt_deeds > 0:
        frames.push(s, frames.DEALING, 0, 0, 0, 0, 0)
        s.f_step[frames.top(s)] = frames.THROWN
