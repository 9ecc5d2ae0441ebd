"""The time of a bot's decision, by the processor's clock, over whole games: the numbers of docs/strong.md.

    .venv/bin/python bench/thinking.py strong,rules,rules,rules -n 200
    .venv/bin/python bench/thinking.py strong,rules,rules,rules -n 4 --table

The time of the first bot of the line-up is taken, which sits in each seat in turn: compiled, or with `--table`
as a table asks it, in the WebAssembly module if that was made, else interpreted. Every question counts, even if
there is nothing to decide; those that cost a millisecond or more are also shown by themselves.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from passgo.bots.asking import PACE
from passgo.bots.fitted import new_memories, new_memory_records
from passgo.bots.memory import EFFORT, Memory
from passgo.bots.policy import Policies
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS
from passgo.compiler.machine import machine_code, unchecked_code
from passgo.compiler.table_policy import table_policy
from passgo.editions import find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES
from passgo.sim import driver
from passgo.sim.driver import UNFINISHED
from passgo.sim.runs import line_up
from passgo.sim.tournament import Plan, make_plan

MOST_TURNS: Final = 2000
SCRATCH: Final = (MOST_MOVES, WORDS, WORDS, PACE)
"""Cells that a step works in, from one to the next: legal moves, both streams of random words, the pace."""
UNREAD: Final = 1 << 30
"""News that no bot reads: the driver clears it, with all other news, when the bot has been asked."""


@entry
def one_step(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    game: int,
    players: int,
    run: int,
    room: list[int],
    rng: list[int],
    dice: list[int],
    pace: list[int],
) -> int:
    """One move of a game, or its beginning where nobody is dealt in yet; see `driver.step`."""
    s = states[0]
    if s.players == 0:
        driver.begin(s, editions[0], memories, players, run, game, pace, rng, dice)
        return UNFINISHED
    return driver.step(s, editions[0], policies, memories, MOST_TURNS, pace, room, deals[0], rng, dice)


def seat_of_the_first(plan: Plan, game: int) -> int:
    """Return the seat of the first bot of the line-up."""
    return -game % plan.players


def compiled(plan: Plan, effort: int) -> Iterator[int]:
    """Nanoseconds of each move before which the first bot was asked; the little that the others take is in it."""
    machine_code(one_step)
    step, tables = unchecked_code(one_step), Tables.from_record(plan.tables)
    for game in range(plan.games):
        seat, bots = seat_of_the_first(plan, game), plan.seated(game % plan.line_ups)
        memories, states = new_memory_records(tables, plan.players), np.zeros(1, State.DTYPE)
        memories["effort"] = effort
        arguments = (
            states, plan.tables, np.zeros(1, Deal.DTYPE), line_up([policy(bot) for bot in bots]),
            memories, game, plan.players, plan.seed, *(np.zeros(cells, np.int64) for cells in SCRATCH),
        )  # fmt: skip
        how = step(*arguments)
        while how == UNFINISHED:
            memories["news"][seat] |= UNREAD
            began = time.thread_time_ns()
            how = step(*arguments)
            spent = time.thread_time_ns() - began
            if not memories["news"][seat] & UNREAD:
                yield spent


def interpreted(plan: Plan, effort: int) -> Iterator[int]:
    """Nanoseconds of each question to the first bot."""
    tables = Tables.from_record(plan.tables)
    for game in range(plan.games):
        seat, bots = seat_of_the_first(plan, game), plan.seated(game % plan.line_ups)
        policies = [table_policy(policy(bot)) for bot in bots]
        thinks, spent = policies[seat], list[int]()

        def timed(*question: Any, thinks: Any = thinks, spent: list[int] = spent) -> int:
            began = time.thread_time_ns()
            move = thinks(*question)
            spent.append(time.thread_time_ns() - began)
            return move

        policies[seat] = timed
        memories = new_memories(tables, plan.players)
        for memory in memories:
            memory.effort = effort
        arguments = (
            Records([State()]), Records([tables]), Records([Deal()]), policies,
            memories, game, plan.players, plan.seed, *([0] * cells for cells in SCRATCH),
        )  # fmt: skip
        while one_step(*arguments) == UNFINISHED:
            yield from spent
            spent.clear()
        yield from spent


def show(spent: list[int]) -> None:
    """Milliseconds: of all questions, and of those that were thought of."""
    ms = np.array(spent) / 1e6
    for name, some in (("all questions", ms), ("a millisecond and more", ms[ms >= 1])):
        if len(some):
            print(
                f"{name:24} {len(some):9,}  mean {some.mean():7.2f}  p99 {np.percentile(some, 99):7.1f}"
                f"  longest {some.max():7.1f} ms"
            )


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("bots")
    asked.add_argument("-n", "--games", type=int, default=100)
    asked.add_argument("--edition", default="us1973")
    asked.add_argument("--seed", type=int, default=5)
    asked.add_argument("--table", action="store_true")
    asked.add_argument("--effort", type=int, default=EFFORT)
    given = asked.parse_args()
    plan = make_plan(
        find_edition(given.edition),
        tuple(given.bots.split(",")),
        given.games,
        seed=given.seed,
        most_turns=MOST_TURNS,
        swap=True,
        interpreted=given.table,
    )
    show(list(interpreted(plan, given.effort) if given.table else compiled(plan, given.effort)))
