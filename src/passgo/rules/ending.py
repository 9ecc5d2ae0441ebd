"""The end: the last player left wins."""

from __future__ import annotations

from . import cite, events, frames
from .kernel import rule
from .players import in_play
from .rent import drop_claim
from .state import BANK, DEEDS, ESTATE, SEATS, State


@rule("last-player-wins", "object-of-game")
def end_game(s: State) -> None:
    """One player is left: everything pending is void, no estate is auctioned, no rent can be asked for."""
    while s.depth > 0:
        frames.pop(s)
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
