"""Runs of watched games: a line-up plays one game after the other, and a tally counts what happens.

Game number g of a run has its own two streams of random words, the bots' and the dice's, so it is the
same game whoever plays it, when, and with which others.
"""

from __future__ import annotations

from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES
from passgo.rules.invariants import broken, money_total
from passgo.rules.wealth import wealth

from .driver import BROKEN, CAPPED, FINISHED, UNFINISHED, begin, bell_rings, step
from .recording import begin_recording, record_end, record_move
from .tally import ALIVE, ENDED, MOVES, OUT, ROW, THROWS, TURNS, WINNERS, WORTH, GameRecorder, Tally


@rule()
def play_counted(
    s: State,
    E: Tables,
    r: GameRecorder,
    t: Tally,
    policies: Policies,
    memories: Records[Memory],
    most_turns: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
    dice: list[int],
) -> int:
    """Play a game to its end, or until this many turns were played, and count every move; see `driver.step`.

    If the clock ends the game in this edition, the bell rings after this many turns.
    """
    begin_recording(s, E, r, t)
    limit = most_turns
    while True:
        how = step(s, E, policies, memories, limit, pace, room, deal, rng, dice)
        if how == CAPPED and bell_rings(s, E):
            limit += s.players
            how = UNFINISHED
        record_move(s, E, r, t)
        if how != UNFINISHED:
            return how


@entry
def play_match(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    recorders: Records[GameRecorder],
    tallies: Records[Tally],
    policies: Policies,
    memories: Records[Memory],
    players: int,
    run: int,
    first: int,
    stride: int,
    count: int,
    most_turns: int,
    scratch: list[int],
    rows: list[int],
) -> None:
    """Play `count` games: number `first` and every `stride`-th after it, of the run with the seed `run`.

    `states[0]` and `recorders[0]` are played in, `states[1]` and `recorders[1]` must be zero and stay so.
    `tallies[0]` keeps counting; `rows[ROW·k …]` receives the k-th game. `scratch` has `SCRATCH` cells.
    A game that does not add up at its end counts as aborted: a bot has written where it may only look.
    """
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    pace = scratch[MOST_MOVES + 2 * WORDS :]
    for k in range(count):
        states[0] = states[1]
        recorders[0] = recorders[1]
        s = states[0]
        r = recorders[0]
        game = first + k * stride
        begin(s, editions[0], memories, players, run, game, pace, rng, dice)
        total = money_total(s)
        how = play_counted(
            s, editions[0], r, tallies[0], policies, memories, most_turns, pace, room, deals[0], rng, dice
        )
        wrong = broken(s, editions[0], total)
        if wrong:
            how = BROKEN + wrong
        winners = s.over_winners[0] if how == FINISHED else 0
        record_end(s, editions[0], r, tallies[0], winners)
        row = ROW * k
        rows[row + ENDED] = how
        rows[row + TURNS] = s.turn_no
        rows[row + MOVES] = s.moves
        rows[row + THROWS] = r.throws
        rows[row + WINNERS] = winners
        rows[row + ALIVE] = s.alive
        for seat in range(SEATS):
            rows[row + OUT + seat] = s.out[seat]
            rows[row + WORTH + seat] = wealth(s, editions[0], seat) if seat < players else 0
