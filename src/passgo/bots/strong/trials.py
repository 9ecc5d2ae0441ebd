"""Trying moves out: a plan is made on a copy of the state, and played on from there again and again for a few turns.

All then play like `steady`, but offer nothing, until a roll is awaited; there the network estimates the winner.
Every plan of one decision meets the same dice, rollout by rollout.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import (
    DECISIONS,
    PACE,
    acting_seat,
    before_throw,
    clear_pace,
    must_throw,
    offered_free_action,
    took_free_action,
    wanted_nothing,
)
from passgo.bots.evaluator import CHANCE, EVALUATED, evaluate
from passgo.bots.memory import Memory
from passgo.bots.rng import WORDS, below, seed_stream
from passgo.bots.rules_bot import rent_to_ask, throws
from passgo.bots.steady.player import choose_steadily, free_action
from passgo.rules import acting
from passgo.rules.base import moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import apply, chance_way, chance_ways, to_act, why_not

# The trials of a memory.
AFTER: Final = 0  # the state after a plan
PLAYED: Final = 1  # played on from there

# In the numbers of a memory, behind those of the evaluator.
LOT_WORDS: Final = EVALUATED
DICE_WORDS: Final = LOT_WORDS + WORDS
TRIAL_PACE: Final = DICE_WORDS + WORDS
TRIED: Final = TRIAL_PACE + PACE

MOST_DECISIONS: Final = 400
"""Of one roll-out; what takes longer is judged where it stands."""


@rule()
def begin_plan(s: State, memory: Memory) -> None:
    """Nothing is planned yet: the state as it is."""
    memory.trials[AFTER] = s


@rule()
def throw_next(E: Tables, memory: Memory) -> None:
    """Roll for the player on turn: the plan is done, and nobody does more before."""
    t = memory.trials[AFTER]
    if before_throw(t):
        roll = moves.code(moves.ROLL, t.turn, 0)
        if not why_not(t, E, roll):
            apply(t, E, roll)


@rule()
def mean_chance(
    E: Tables, seat: int, run: int, count: int, turns: int, room: list[int], memory: Memory
) -> int:
    """Return this seat's mean win probability after the plan, over this many rollouts."""
    total = 0
    for k in range(count):
        memory.trials[PLAYED] = memory.trials[AFTER]
        play_to_throw(E, run, k, turns, room, memory)
        evaluate(memory.trials[PLAYED], E, memory)
        total += memory.numbers[CHANCE + seat]
    return total // count


@rule()
def play_to_throw(E: Tables, run: int, number: int, turns: int, room: list[int], memory: Memory) -> None:
    """Play one rollout: this many turns, up to a roll."""
    t = memory.trials[PLAYED]
    lot = memory.numbers[LOT_WORDS : LOT_WORDS + WORDS]
    dice = memory.numbers[DICE_WORDS : DICE_WORDS + WORDS]
    pace = memory.numbers[TRIAL_PACE : TRIAL_PACE + PACE]
    seed_stream(lot, run, 2 * number)
    seed_stream(dice, run, 2 * number + 1)
    clear_pace(pace)
    until = t.turn_no + turns
    for _ in range(MOST_DECISIONS):
        if t.turn_no >= until and before_throw(t):
            return
        seats = to_act(t)
        if seats == 0:
            return
        if seats == 1 << TABLE:
            apply(t, E, chance_way(t, E, below(dice, chance_ways(t, E))))
            pace[DECISIONS] = 0
        elif not decide(t, E, seats, pace, room, lot, memory):
            return


@rule()
def decide(
    t: State, E: Tables, seats: int, pace: list[int], room: list[int], lot: list[int], memory: Memory
) -> bool:
    """The next move of a roll-out; False where there is none."""
    move = 0
    if not before_throw(t):
        seat = acting_seat(t, seats, lot)
        move = choose_steadily(t, E, seat, room, memory.deals[0], lot, memory)
        pace[DECISIONS] += 1
    else:
        seat = NONE if must_throw(t, pace) else offered_free_action(t, pace)
        while seat != NONE and not move:
            move = choose_steadily(t, E, seat, room, memory.deals[0], lot, memory)
            if move:
                took_free_action(t, pace)
            else:
                wanted_nothing(t, seat, pace)
                seat = offered_free_action(t, pace)
        if not move:
            move = own_turn(t, E, pace, room)
            pace[DECISIONS] += 1
    if not move:
        return False
    apply(t, E, move)
    return True


@rule()
def own_turn(t: State, E: Tables, pace: list[int], room: list[int]) -> int:
    """Do what the player on turn does before their roll, and then roll."""
    seat = t.turn
    if must_throw(t, pace):
        return moves.code(moves.ROLL, seat, 0)
    claim = rent_to_ask(t, seat)
    if claim and acting.may(t, seat, acting.CLAIM):
        return claim
    action = free_action(t, E, seat, room)
    if action:
        return action
    return throws(t, E, seat, room)
