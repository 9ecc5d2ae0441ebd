"""Runs of whole games, one after the other, each from its own words of chance: interpreted or in machine code.

`machine_code(run_games)` is the run in machine code; it holds no lock of the interpreter, so that
threads play side by side. `line_up` gives it its bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from passgo.bots.memory import Memory
from passgo.bots.policy import Policies, Policy
from passgo.bots.rng import WORDS, seed
from passgo.compiler.machine import machine_policy
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

from .driver import play, sit_down

STREAMS: Final = 2
"""Streams of random words a game: the bots' and the dice's."""

RESULTS: Final = 4
"""Cells of results a game."""


def line_up(policies: Sequence[Policy]) -> tuple[Any, ...]:
    """The bots of a game in seat order, as the compiled driver takes them; seats left over get the last one."""
    compiled = [machine_policy(policy) for policy in policies]
    return (*compiled, *[compiled[-1]] * (SEATS - len(compiled)))


@entry
def run_games(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    players: int,
    first: int,
    count: int,
    most_turns: int,
    scratch: list[int],
    check: bool,
    results: list[int],
) -> int:
    """Play games number `first` to `first + count − 1`, each from its own two streams of words.

    `states[0]` is played in, `states[1]` must be zero and stays so; `scratch` has `SCRATCH` cells.
    `results[4·g …]` receives: how it ended, turns, moves, winners (bits). Gives the number of moves made.
    """
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    pace = scratch[MOST_MOVES + 2 * WORDS :]
    made = 0
    for g in range(count):
        states[0] = states[1]
        s = states[0]
        sit_down(s, editions[0], players)
        seed(rng, STREAMS * (first + g))
        seed(dice, STREAMS * (first + g) + 1)
        ended = play(s, editions[0], policies, memories, most_turns, pace, room, deals[0], rng, dice, check)
        results[RESULTS * g] = ended
        results[RESULTS * g + 1] = s.turn_no
        results[RESULTS * g + 2] = s.moves
        results[RESULTS * g + 3] = s.over_winners[0]
        made += s.moves
    return made
