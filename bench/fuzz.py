"""Files that nobody would write, read and played until something breaks.

    .venv/bin/python bench/fuzz.py --minutes 60          editions, positions, records and moves; seeds from 1 on
    .venv/bin/python bench/fuzz.py --seeds 200           the first 200 seeds, however long they take
    .venv/bin/python bench/fuzz.py --seed 4711 --once    one seed again, with its traceback

A seed makes an edition (`made.py`). If the check admits it, it is played: by the interpreter, with every
invariant and the list of moves looked at after each move; in machine code that checks every index, by random bots and
those that follow the rules. States on the way are written as dumps and records; their texts are mutated and read
again, and accepted ones are played on, interpreted and in machine code. Any end other than a refusal that says
what and where is a fault: its seed is printed.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

os.environ["NUMBA_BOUNDSCHECK"] = "1"  # before the compiler is loaded: its code then looks at every index

import numpy as np
from made import made_edition

from passgo.bots.fitted import new_memory_records
from passgo.bots.registry import POLICIES, policy
from passgo.compiler import machine
from passgo.compiler.machine import Kernel, machine_code
from passgo.editions import Edition, EditionError, Layer, edition_names, find_edition, load_layers
from passgo.editions.capacities import legal_moves
from passgo.editions.changes import changed, changed_text
from passgo.editions.fields import fields
from passgo.game import Game, IllegalMove, IllegalSetup, Move
from passgo.game.state_check import check_state
from passgo.game.text import parse_line
from passgo.notation import NotationError, write_dump, write_record
from passgo.notation.records import Record
from passgo.notation.writing import NotBetweenTurns
from passgo.protocol.board_info import look_at, open_file
from passgo.rules import engine
from passgo.rules.base import frames
from passgo.rules.base import moves as m
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import LATE, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.invariants import NAMES, broken, money_total
from passgo.sim import lanes
from passgo.sim.batch import Batch
from passgo.sim.bot_errors import SeededGame, replay, seeded_game, wrong_move_in
from passgo.sim.driver import BROKEN, ILLEGAL, SCRATCH, STALLED
from passgo.sim.runs import RESULTS, line_up, run_games

STEPS: Final = 150
"""Moves of a game that the interpreter plays."""
TURNS: Final = 60
"""Turns at which a game in machine code is cut."""
GAMES: Final = 6
MUTATIONS: Final = 12
"""Of each text."""
SLOW: Final = 30.0
"""Seconds that nothing may take."""
BOTS: Final = ("random", "rules")
PLAYED: Final = (
    run_games, lanes.begin_lanes, lanes.step_lanes, lanes.list_lanes, lanes.roll_out_lanes,
    *(POLICIES[bot] for bot in BOTS),
)  # fmt: skip
"""What is played in machine code; with the other drivers and bots, compiling would take half as long again."""
REFUSED: Final = (NotationError, EditionError, IllegalSetup)
"""The errors of a text that is not accepted."""


class Fault(AssertionError):
    """Something broke."""


def run_seed(seed: int, counts: Counter[str]) -> None:
    """All that is done with one seed. Raises whatever breaks."""
    rng = random.Random(seed)
    edition = _an_edition(seed, rng, counts)
    if edition is None:
        return
    game = _play_interpreted(edition, rng, counts)
    _play_compiled(edition, rng, seed, counts)
    for text in _texts(game):
        for _ in range(MUTATIONS):
            _read(_mutated(text, rng), edition, rng, counts)
    board = _a_board(rng)
    for _ in range(MUTATIONS):
        _open(_mutated(board, rng), counts)


def _an_edition(seed: int, rng: random.Random, counts: Counter[str]) -> Edition | None:
    """One of our books now and then, else one that is made."""
    if rng.random() < 0.1:
        return find_edition(rng.choice(edition_names()))
    counts["editions"] += 1
    table = made_edition(seed)
    if rng.random() < 0.3:
        _spoil(table, rng)
    try:
        edition = load_layers([Layer("made", table)])
    except EditionError as error:
        counts["editions refused"] += 1
        if any(not fault.allowed or len(str(fault)) > 4000 for fault in error.faults):
            raise Fault(f"a fault that is told badly: {error.faults}"[:400]) from error
        return None
    return edition


def _spoil(table: dict[str, object], rng: random.Random) -> None:
    """Put something where something else should stand."""
    at: object = table
    while isinstance(at, dict) and at:
        key = rng.choice(list(at))
        if not isinstance(at[key], dict) or rng.random() < 0.1:
            at[key] = rng.choice([0, -1, 1 << 40, "", "x", [], {}, True, 0.5, ["a", 1], {"value": 3}, 99])
            return
        at = at[key]


# --- play -------------------------------------------------------------------------------------------


def _play_interpreted(edition: Edition, rng: random.Random, counts: Counter[str]) -> Game:
    """A game at random; gives it as it stands then."""
    E = edition.tables
    game = Game(edition, rng.randint(E.min_players, E.max_players), rolloff=rng.random() < 0.5)
    _play_on(game, rng, rng.randint(0, STEPS), counts)
    return game


def _play_on(game: Game, rng: random.Random, steps: int, counts: Counter[str]) -> None:
    """Make `steps` moves of chance and of any seat, and look at each state."""
    s, E = game.state, game.edition.tables
    total, most = money_total(s), legal_moves(E)
    stock = E.stock[:]
    for _ in range(steps):
        s = game.state
        waiting = engine.to_act(s)
        if not waiting:
            return
        if waiting == 1 << TABLE:
            code = engine.chance_way(s, E, rng.randrange(engine.chance_ways(s, E)))
        else:
            seats = [seat for seat in range(TABLE) if waiting >> seat & 1]
            seat = rng.choice(seats) if rng.random() < 0.7 else rng.randrange(s.players)
            codes = game.legal_codes(seat)
            if len(codes) > most:
                raise Fault(f"{len(codes)} legal moves, more than {most}")
            if not codes:
                continue
            code = rng.choice(codes)
            if m.kind_of(code) in {m.SELL, m.SELL_ALL, m.MORTGAGE} and rng.random() < 0.6:
                continue
        game.push(Move(code))
        counts["moves interpreted"] += 1
        wrong = broken(game.state, E, total)
        if wrong and not (stock and "made or lost" in NAMES[wrong]):
            raise Fault(NAMES[wrong])
        if game.state.turn_no <= LATE:  # play may go on beyond, a file may not begin there
            check_state(game.state, game.edition)


def _play_compiled(edition: Edition, rng: random.Random, seed: int, counts: Counter[str]) -> None:
    """Games of bots in code that checks every index, every invariant looked at."""
    E = edition.tables
    for bot in BOTS:
        results = np.zeros(RESULTS * GAMES, np.int64)
        players = rng.randint(E.min_players, E.max_players)
        made = machine_code(run_games)(
            np.zeros(2, State.DTYPE), E.to_record(), np.zeros(1, Deal.DTYPE), line_up([policy(bot)]), new_memory_records(E, players),
            players, seed * GAMES, GAMES, TURNS, np.zeros(SCRATCH, np.int64), True, results,
        )  # fmt: skip
        counts["moves compiled"] += int(made)
        counts["games compiled"] += GAMES
        for n, how in enumerate(results[::RESULTS].tolist()):
            game = f"{bot}, {players} players, game {seed * GAMES + n}"
            if how >= BROKEN:
                raise Fault(f"{game}: {NAMES[how - BROKEN]}")
            if how == STALLED and not _in_auction(E, seeded_game((bot,) * players, seed * GAMES + n, TURNS)):
                raise Fault(f"{game}: no end of talk")
            if how == ILLEGAL:
                wrong = wrong_move_in(E, seeded_game((bot,) * players, seed * GAMES + n, TURNS))
                raise Fault(f"{game}: {wrong and (wrong.move, str(wrong.refusal))}")


def _in_auction(E: Tables, game: SeededGame) -> bool:
    """Whether a game ends amid an auction: by single dollars it may take longer than bots may talk."""
    _, s, _ = replay(E, game, [policy(name) for name in game.bots])
    return s.f_kind[frames.top(s)] == frames.AUCTION


def _play_state_compiled(game: Game, counts: Counter[str]) -> None:
    """From a state that was accepted, bots play on to the end."""
    batch = Batch(game.edition, 2, game.edition.tables.min_players, most_turns=game.state.turn_no + 20)
    for lane in range(2):
        batch.put(lane, game.state)
    batch.list_moves()
    counts["moves compiled"] += batch.roll_out([policy("random")])
    counts["states played compiled"] += 1


# --- texts ------------------------------------------------------------------------------------------


def _texts(game: Game) -> list[str]:
    """Return the texts of a game."""
    texts = [write_dump(game)]
    with contextlib.suppress(NotBetweenTurns):
        texts.append(write_record(game))
    return texts


NONSENSE: Final = (
    "p9", "-1", "127", "2147483647", "9" * 30, "9" * 6000, "0x" + "f" * 40, "[", "]", "{", "}", '"', '"""', "'''", "=", "!",
    "*", "#", "\n", "nothing", "all", "for", "roll", "bankrupt", "dice 7 7", "bid 99999999999", "true", "1e9", ".", ",",
    "\u00e9", "\u0000", "x" * 3000, "p1 offer p2 1 for 1", "[state]", "[p1]", "[[claims]]", "* card", "[overlay.knobs]\ngo_salary = 3",
)  # fmt: skip


def _mutated(text: str, rng: random.Random) -> str:
    """The text with a few words, figures or lines changed, doubled, lost or exchanged."""
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        match rng.randrange(7):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[rng.randrange(len(lines))])
            case 2 | 3:
                lines[at] = _figure_changed(lines[at], rng)
            case 4:
                words = lines[at].split(" ")
                words[rng.randrange(len(words))] = rng.choice(NONSENSE)
                lines[at] = " ".join(words)
            case 5:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                place = rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:place] + rng.choice(NONSENSE) + lines[at][place:]
        text = "\n".join(lines)
    return text


def _figure_changed(line: str, rng: random.Random) -> str:
    """One of the numbers of a line exchanged for another."""
    places = [n for n, letter in enumerate(line) if letter.isdigit()]
    if not places:
        return line
    at = rng.choice(places)
    return line[:at] + str(rng.choice([0, 1, 2, 3, 5, 8, 9, 15, 40, 126, 127, 200, -1])) + line[at + 1 :]


def _read(text: str, edition: Edition, rng: random.Random, counts: Counter[str]) -> None:
    """Read a text as a position of an edition, and play what is accepted."""
    counts["texts"] += 1
    try:
        record = Record.parse(text, "fuzz")
        _ = record.editions
        game = record.start(edition)
    except REFUSED:
        counts["texts refused"] += 1
        return
    counts["texts accepted"] += 1
    if rng.random() < 0.3:
        _play_state_compiled(game, counts)
    try:
        for line in record.lines(edition, record.editions[0]):
            for move in (*line.moves, *line.refused):
                game.push(move)
            if line.expectation:
                line.expectation.fault(game)
    except (NotationError, IllegalMove):
        counts["moves refused"] += 1
    for _ in range(10):
        words = " ".join(
            rng.choice([*NONSENSE, "p1", "p2", *edition.deeds, *edition.cards, "build", "use", "offer"])
            for _ in range(5)
        )
        with contextlib.suppress(NotationError):
            for move in parse_line(words, edition):
                game.why_not(move)
    _play_on(game, rng, 30, counts)


def _a_board(rng: random.Random) -> str:
    """The file of a board that somebody has changed in the editor."""
    base = rng.choice(edition_names())
    of_base = [field for field in fields(base).values() if isinstance(field.value, int)]
    some = {field.key: field.value for field in rng.sample(of_base, min(5, len(of_base)))}
    return changed_text(changed(base, "Ours", some).overlay, "ours.toml")


def _open(text: str, counts: Counter[str]) -> None:
    """Open a text as the file of a board, and look at what is accepted."""
    counts["boards"] += 1
    found = open_file(text, "fr")
    if found.board is None:
        counts["boards refused"] += 1
        if not found.faults:
            raise Fault("a board is refused without a word")
    else:
        look_at(found.board, "fr")


# --- the command ------------------------------------------------------------------------------------


def fuzz(first: int, most: float, seconds: float, report: Callable[[str], None]) -> list[int]:
    """Run seeds from the first on, this many at most, until the time is up; return those that broke something."""
    counts: Counter[str] = Counter()
    broke: list[int] = []
    kinds: Counter[str] = Counter()
    began = reported = time.monotonic()
    seed = first
    while seed - first < most and time.monotonic() - began < seconds:
        at = time.process_time()
        try:
            run_seed(seed, counts)
            if time.process_time() - at > SLOW:
                raise Fault(f"{time.process_time() - at:.0f} seconds")
        except Exception as error:
            broke.append(seed)
            where = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__}: {str(error)[:200]} ({Path(where.filename).name}:{where.lineno})"
            kinds[what] += 1
            if kinds[what] <= 3:
                report(f"seed {seed}: {what}")
        seed += 1
        if time.monotonic() - reported > 300:
            reported = time.monotonic()
            report(_summary(seed - first, counts, broke, reported - began))
    report(_summary(seed - first, counts, broke, time.monotonic() - began))
    return broke


def _summary(seeds: int, counts: Counter[str], broke: list[int], seconds: float) -> str:
    parts = ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items()))
    return f"{seconds:,.0f} s: {seeds:,} seeds, {len(broke)} broke something; {parts}"


def main() -> int:
    """Run from the command line; 1 where something broke."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument("--minutes", type=float, default=2)
    how_long.add_argument("--seeds", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--once", action="store_true")
    words = parser.parse_args()
    machine.kernel = cache(lambda: Kernel(PLAYED))
    if words.once:
        run_seed(words.seed, Counter())
        return 0
    most, seconds = (words.seeds, math.inf) if words.seeds else (math.inf, 60 * words.minutes)
    return min(1, len(fuzz(words.seed, most, seconds, lambda line: print(line, flush=True))))


if __name__ == "__main__":
    sys.exit(main())
