"""The end: the last player left wins, or the richest when a short or timed game is counted."""

from __future__ import annotations

from .auction import void_estate
from .base import cite, events, frames, moves
from .base.decks import put_under
from .base.deeds import give_deed
from .base.kernel import rule
from .base.players import in_play, survivors
from .base.state import BANK, BELL_RUNG, DEEDS, ESTATE, NONE, SEATS, TABLE, State
from .base.tables import Tables
from .mortgage import settle_transfer
from .rent import drop_all_claims, lose_earlier_rents
from .trade import clear_deal, turn_down
from .wealth import richest, wealth


@rule("card-draw-and-return")
def void_frames(s: State, E: Tables, left: int) -> None:
    """Remove pending frames down to this many; a card being obeyed goes under its pile."""
    while s.depth > left:
        card = s.card_drawn[frames.top(s)]
        obeyed = frames.awaits(s, frames.CARD, frames.DONE)
        frames.pop(s)
        if obeyed and E.card_keep[card] == NONE:
            put_under(s, E, card)
    for seat in range(SEATS):
        s.tally[seat] = 0


@rule("timed-end")
def ring_bell(s: State, E: Tables) -> None:
    """Time is up: the move in progress is finished, and whatever does not belong to it is off."""
    s.ending = BELL_RUNG
    events.emit(s, events.BELL_RANG, cite.TIMED_END, TABLE, 0, 0, 0)
    if s.f_kind[frames.top(s)] == frames.OFFER:
        turn_down(s, moves.REJECT)
    give_up_shortage(s, E)
    lose_earlier_rents(s)


@rule("timed-end", "shortage-auction")
def give_up_shortage(s: State, E: Tables) -> None:
    """Nobody gets the buildings that were being bid for, and nobody pays."""
    for i in range(s.depth):
        if s.f_kind[i] == frames.SHORTAGE:
            kind = s.shortage_building[i]
            void_frames(s, E, i)
            events.emit(s, events.SHORTAGE_GIVEN_UP, cite.TIMED_END, BANK, kind, 0, 0)
            return


@rule("last-player-wins", "object-of-game", "short-end-trigger", "timed-end", "rent-claim-window")
def end_game(s: State, E: Tables, winners: int) -> None:
    """Everything pending is void, no estate is auctioned, no rent can be asked for any more."""
    void_frames(s, E, 0)
    clear_deal(s)
    drop_all_claims(s)
    for deed in range(DEEDS):
        s.todo[deed] = 0
        if s.owner[deed] == ESTATE:
            give_deed(s, E, deed, BANK)
    void_estate(s, E)
    i = frames.push(s, frames.OVER, 0)
    s.over_winners[i] = winners


@rule("last-player-wins")
def end_with_survivor(s: State, E: Tables) -> None:
    """One player is left."""
    end_game(s, E, survivors(s))
    for seat in range(s.players):
        if in_play(s, seat):
            events.emit(s, events.GAME_OVER, cite.LAST_PLAYER_WINS, seat, 0, 0, 0)


@rule("short-final-transfer")
def settle_and_count(s: State, E: Tables) -> None:
    """Settle what the heir of the last bankruptcy took over, and count; nobody else goes bankrupt."""
    heir = s.f_seat[frames.top(s)]
    unpaid = settle_transfer(s, E, heir)
    end_by_count(s, E, heir, unpaid)


@rule("short-end-trigger", "timed-end", "richest-tie")
def end_by_count(s: State, E: Tables, heir: int, unpaid: int) -> None:
    """Count the goods of everybody left; the richest wins, and those equally rich share the victory.

    `unpaid` is the interest that the heir of the last bankruptcy could not pay: it is taken off their count.
    """
    end_game(s, E, 0)
    i = frames.top(s)
    s.over_heir[i] = heir
    s.over_unpaid[i] = unpaid
    winners = richest(s, E)
    s.over_winners[i] = winners
    sharing = 0
    for seat in range(s.players):
        sharing += winners >> seat & 1
    why = cite.TIMED_END if E.timed else cite.SHORT_END_TRIGGER
    if sharing > 1:
        why = cite.RICHEST_TIE
    for seat in range(s.players):
        if winners >> seat & 1:
            events.emit(s, events.RICHEST, why, seat, wealth(s, E, seat), sharing, 0)
