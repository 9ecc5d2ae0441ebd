"""How the bot `rules` aims a storm."""

from __future__ import annotations

from passgo.rules.base import frames, moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import LEVELS, State
from passgo.rules.base.tables import GROUP_SIZE, Tables


@rule()
def storm_target(s: State, E: Tables, listed: list[int], n: int) -> int:
    """A hurricane where it costs its owner most; a tornado where it costs this seat least."""
    tornado = s.choice_tornado[frames.top(s)]
    best = listed[0]
    best_loss = -1
    for k in range(n):
        if moves.kind_of(listed[k]) == moves.STORM:
            loss = storm_loss(s, E, moves.arg_of(listed[k]))
            if best_loss < 0 or (loss < best_loss if tornado else loss > best_loss):
                best = listed[k]
                best_loss = loss
    return best


@rule()
def storm_loss(s: State, E: Tables, target: int) -> int:
    """Return what was paid for the levels that would be lost."""
    if moves.is_deed(target):
        return s.paid[moves.deed_struck(target) * LEVELS]
    loss = 0
    for k in range(E.group_size[target]):
        deed = E.group_member[target * GROUP_SIZE + k]
        if s.level[deed] > 0:
            loss += s.paid[deed * LEVELS + s.level[deed] - 1]
    return loss
