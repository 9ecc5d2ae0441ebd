"""The bot `random`: any legal move, bids a little above the least; never offers, sometimes accepts."""

from __future__ import annotations

from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import legal, most, to_act

from .memory import Memory
from .rng import below


@rule()
def choose_random(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """One of the legal moves; when nothing must be decided, 0 (no free action) as often as not."""
    n = legal(s, E, seat, room)
    if n == 0:
        return 0
    if not to_act(s) >> seat & 1 and below(rng, 2) == 0:
        return 0
    move = room[below(rng, n)]
    kind = moves.kind_of(move)
    if kind in (moves.BID, moves.WANT, moves.DOLLARS, moves.SELL_DOLLARS):
        least = moves.arg_of(move)
        above = min(most(s, E, seat, kind) - least, 40)
        if above > 0:
            move = moves.code(kind, seat, least + below(rng, above + 1))
    return move
