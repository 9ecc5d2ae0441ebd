"""The end: the last player left wins."""

from __future__ import annotations

from . import cite, events, frames
from .decks import put_under
from .kernel import rule
from .players import in_play
from .rent import drop_claim
from .state import BANK, DEEDS, ESTATE, NONE, SEATS, State
from .tables import Tables


@rule("last-player-wins", "object-of-game")
def end_game(s: State, E: Tables) -> None:
    """One player is left: everything pending is void, no estate is auctioned, no rent can be asked for.

    A card that was being obeyed goes under its pile.
    """
    while s.depth > 0:
        card = s.f_b[frames.top(s)]
        obeyed = frames.awaits(s, frames.CARD, frames.DONE)
        frames.pop(s)
        if obeyed and E.card_keep[card] == NONE:
            put_under(s, E, card)
    while s.claim_n > 0:
        drop_claim(s, s.claim_n - 1)
    winner = 0
    for seat in range(s.players):
        if in_play(s, seat):
            winner = seat
    for seat in range(SEATS):
        s.tally[seat] = 0
    for deed in range(DEEDS):
        s.todo[deed] = 0
        if s.owner[deed] == ESTATE:
            s.owner[deed] = BANK
    frames.push(s, frames.OVER, winner, 0, 0, 0, 0)
    events.emit(s, events.GAME_OVER, cite.LAST_PLAYER_WINS, winner, 0, 0, 0)
