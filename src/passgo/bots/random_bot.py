"""The bot `random`: any legal move, bids a little above the least; never offers, sometimes accepts."""

from __future__ import annotations

from passgo.rules import moves
from passgo.rules.deal import Deal
from passgo.rules.engine import most, to_act
from passgo.rules.kernel import rule
from passgo.rules.state import State
from passgo.rules.tables import Tables

from .rng import below


@rule()
def choose_random(
    s: State, E: Tables, seat: int, legal: list[int], n: int, deal: Deal, rng: list[int]
) -> int:
    """One of the legal moves; when nothing must be decided, 0 (no free action) as often as not."""
    if n == 0:
        return 0
    if not to_act(s) >> seat & 1 and below(rng, 2) == 0:
        return 0
    move = legal[below(rng, n)]
    kind = moves.kind_of(move)
    if kind in (moves.BID, moves.WANT):
        least = moves.arg_of(move)
        room = min(most(s, E, seat, kind) - least, 40)
        if room > 0:
            move = moves.code(kind, seat, least + below(rng, room + 1))
    return move
