"""A run of many games, split into chunks that threads or a cluster play, and merged in order.

Counts are integers and every game has its own random numbers, so the result depends only on the plan, not on
the threads, the machines or the size of a chunk.
"""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from passgo.bots.fitted import new_memories, new_memory_records
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, seed_stream
from passgo.compiler.machine import machine_code
from passgo.editions import Edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables

from .bot_errors import SeededGame, WrongMove, any_user_bot, wrong_move_in
from .driver import SCRATCH
from .match import play_match
from .runs import line_up
from .tally import ENDED, ROW, GameRecorder, Record, Rows, Tally, accounted, add
from .tampering import EVERY, refuse_tampering

CHUNK: Final = 200
"""Games of a chunk in machine code."""
SLOW_CHUNK: Final = 2
"""And interpreted: about as long."""
AHEAD: Final = 4
"""Chunks in work or waiting for each thread."""
PATIENCE: Final = 0.2
"""Seconds between two looks whether to stop."""

_compiling = threading.Lock()


class BadPlan(ValueError):
    """A run that is not possible; the message says why."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The definition of a run: everything that its result depends on. It is sent to other machines."""

    edition: str
    tables: Record
    """The edition's tables, as a record."""
    bots: tuple[str, ...]
    games: int
    seed: int
    most_turns: int
    swap: bool
    """In game g the line-up is moved g seats on, so that each bot sits equally often in each seat."""
    interpreted: bool = False

    @property
    def players(self) -> int:
        """The number of seats at the table."""
        return len(self.bots)

    @property
    def line_ups(self) -> int:
        """The number of line-ups that take turns."""
        return self.players if self.swap else 1

    def seated(self, line_up: int) -> tuple[str, ...]:
        """Return the bots of a line-up in seat order."""
        return tuple(self.bots[(seat + line_up) % self.players] for seat in range(self.players))


class ChunkOutcome(NamedTuple):
    """The results of some consecutive games."""

    tallies: tuple[Record, ...]
    """One for each line-up."""
    rows: Rows


@dataclass(slots=True)
class RunOutcome:
    """The results of the first games of a plan; all of them unless it was stopped."""

    plan: Plan
    tallies: tuple[Record, ...]
    parts: list[Rows]
    games: int = 0
    stopped: bool = False

    def take(self, part: ChunkOutcome) -> None:
        """Add the results of the next games."""
        for total, tally in zip(self.tallies, part.tallies, strict=True):
            add(total, tally)
        self.parts.append(part.rows)
        self.games += len(part.rows)

    @property
    def rows(self) -> Rows:
        """Iterate over the games, in order."""
        return np.concatenate(self.parts) if self.parts else np.zeros((0, ROW), np.int32)


def make_plan(
    edition: Edition,
    bots: tuple[str, ...],
    games: int,
    *,
    seed: int = 0,
    most_turns: int = 4000,
    swap: bool = False,
    interpreted: bool = False,
) -> Plan:
    """Return the plan of a run. Raises BadPlan, and UnknownBot or BadBot for a bot that cannot play."""
    E = edition.tables
    for bot in bots:
        policy(bot)
    if not E.min_players <= len(bots) <= E.max_players:
        raise BadPlan(f"{edition.id} is for {E.min_players} to {E.max_players} players, not {len(bots)}")
    return Plan(edition.id, E.to_record(), bots, games, seed, most_turns, swap, interpreted)


def warm_up(plan: Plan) -> None:
    """Compile what a plan needs, once per process. Raises NoCompiler where nothing runs compiled rules."""
    if not plan.interpreted:
        with _compiling:
            machine_code(play_match)
            line_up([policy(bot) for bot in plan.bots])


def play_chunk(plan: Plan, first: int, count: int) -> ChunkOutcome:
    """Play the games `first` to `first + count − 1` of a plan."""
    warm_up(plan)
    tallies = tuple(np.zeros(1, Tally.DTYPE) for _ in range(plan.line_ups))
    rows = np.zeros((count, ROW), np.int64)
    play = _play_interpreted if plan.interpreted else _play_compiled
    for n in range(plan.line_ups):
        offset = (n - first) % plan.line_ups
        share = rows[offset :: plan.line_ups]
        games = range(first + offset, first + count, plan.line_ups)
        if len(share):
            try:
                share[:] = play(plan, n, first + offset, len(share), tallies[n]).reshape(-1, ROW)
            except Exception:
                find_bot_error(plan, games)
                raise
            if any_user_bot(plan.bots) and not accounted(
                tallies[n], int(plan.tables["starting_cash"][0]), plan.players
            ):
                check_for_tampering(plan, games)
    return ChunkOutcome(tallies, rows.astype(np.int32))


def find_bot_error(plan: Plan, games: Iterable[int]) -> None:
    """Play games of a plan again after an error. Raises BadBot, naming the line, where a bot of a user's own made it."""
    if any_user_bot(plan.bots):
        for game in games:
            wrong_move_of(plan, game)


def wrong_move_of(plan: Plan, number: int) -> WrongMove | None:
    """The illegal move that broke a game of a plan off. Raises BadBot where a bot of a user's own fails."""
    return wrong_move_in(Tables.from_record(plan.tables), game_of(plan, number))


def game_of(plan: Plan, number: int) -> SeededGame:
    """A game of a plan, to be played again."""
    rng, dice = [0] * WORDS, [0] * WORDS
    seed_stream(rng, plan.seed, 2 * number)
    seed_stream(dice, plan.seed, 2 * number + 1)
    return SeededGame(plan.seated(number % plan.line_ups), rng, dice, plan.most_turns)


def check_for_tampering(plan: Plan, games: Iterable[int], calls: int = EVERY) -> None:
    """See to it that bots of a user's own only look at these games. Raises Meddler, naming the line, where one does more."""
    E = Tables.from_record(plan.tables)
    refuse_tampering(E, ((f"{n + 1:,}", game_of(plan, n)) for n in games), calls)


def _play_compiled(plan: Plan, n: int, first: int, count: int, tally: Record) -> npt.NDArray[np.int64]:
    memories = new_memory_records(Tables.from_record(plan.tables), plan.players)
    return play_with(memories, plan, n, first, count, tally)


def play_with(
    memories: Record, plan: Plan, n: int, first: int, count: int, tally: Record
) -> npt.NDArray[np.int64]:
    """Play `count` games of line-up `n`, by what its seats know and think by; `ROW` numbers of each."""
    rows = np.zeros(ROW * count, np.int64)
    machine_code(play_match)(
        np.zeros(2, State.DTYPE),
        plan.tables,
        np.zeros(1, Deal.DTYPE),
        np.zeros(2, GameRecorder.DTYPE),
        tally,
        line_up([policy(bot) for bot in plan.seated(n)]),
        memories,
        plan.players,
        plan.seed,
        first,
        plan.line_ups,
        count,
        plan.most_turns,
        np.zeros(SCRATCH, np.int64),
        rows,
    )
    return rows


def _play_interpreted(plan: Plan, n: int, first: int, count: int, tally: Record) -> npt.NDArray[np.int64]:
    policies = [policy(bot) for bot in plan.seated(n)]
    counted = Records([Tally()])
    rows = [0] * (ROW * count)
    play_match(
        Records([State(), State()]),
        Records([Tables.from_record(plan.tables)]),
        Records([Deal()]),
        Records([GameRecorder(), GameRecorder()]),
        counted,
        [*policies, *[policies[-1]] * (SEATS - len(policies))],
        new_memories(Tables.from_record(plan.tables), plan.players),
        plan.players,
        plan.seed,
        first,
        plan.line_ups,
        count,
        plan.most_turns,
        [0] * SCRATCH,
        rows,
    )
    counted[0].fill_record(tally, 0)
    return np.array(rows, np.int64)


def run(plan: Plan, executor: Executor, threads: int, report: Callable[[int], None]) -> RunOutcome:
    """Play a plan on an executor with this many threads; `report` gets the games done after each chunk.

    Ctrl-C stops it: it then returns the games before the first unfinished one, exactly as a
    run of that many games would have them. A second Ctrl-C gives up at once.
    """
    outcome = RunOutcome(plan, tuple(np.zeros(1, Tally.DTYPE) for _ in range(plan.line_ups)), [])
    with stop_on_interrupt() as stop:
        for part in in_order(plan, executor, threads, stop):
            outcome.take(part)
            report(outcome.games)
        outcome.stopped = outcome.games < plan.games
    return outcome


def in_order(plan: Plan, executor: Executor, threads: int, stop: threading.Event) -> Iterator[ChunkOutcome]:
    """The chunks of a plan as they are done, first things first, until somebody says stop."""
    size = SLOW_CHUNK if plan.interpreted else CHUNK
    starts = iter(range(0, plan.games, size))
    waiting: deque[Future[ChunkOutcome]] = deque()
    while not stop.is_set():
        while len(waiting) < AHEAD * threads and (first := next(starts, None)) is not None:
            count = min(size, plan.games - first)
            waiting.append(executor.submit(play_chunk, plan, first, count))
        if not waiting:
            return
        try:
            yield waiting[0].result(PATIENCE)
        except TimeoutError:
            continue
        waiting.popleft()
    for future in waiting:
        future.cancel()
    while waiting and waiting[0].done() and not waiting[0].cancelled():
        yield waiting.popleft().result()


@contextmanager
def stop_on_interrupt() -> Generator[threading.Event]:
    """Return an event that the first Ctrl-C sets, instead of an exception in the middle of a sum."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)

    def set_stop(*_: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, set_stop)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def troubles(rows: Rows) -> int:
    """Return games that ended as none should: an illegal move, or bots that decided and never rolled."""
    from .driver import CAPPED

    return int((rows[:, ENDED] > CAPPED).sum())
