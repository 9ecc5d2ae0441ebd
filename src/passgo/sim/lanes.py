"""Many games at once, each at its own point: the loops behind `sim.batch`, interpreted and compiled.

A lane is one game. The loops know it as a row of numbers, in the columns named here.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import PACE, acting_seat
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.rng import below, seed_stream
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, apply, chance_way, chance_ways, legal, to_act

from .driver import FINISHED, UNFINISHED, make, sit_down
from .futures import roll_out

# columns of a lane's row
SEAT: Final = (
    0  # whose moves are listed: a seat that must decide, TABLE for chance, NONE when the game is over
)
COUNT: Final = 1  # how many moves are listed
REFUSED: Final = 2  # 1: the last move was refused, and nothing was changed
ENDED: Final = 3  # 1: the last move ended the game, or it reached the turn at which it is cut
WINNERS: Final = 4  # of the game that the last move ended, as a bit set; 0 for one that was cut
TURNS: Final = 5  # of that game
GAME: Final = 6  # the number of the game that is played, which says what its chance will be
COLUMNS: Final = 7

# what all lanes share
PLAYERS: Final = 0
RUN: Final = 1  # the seed of the run
STRIDE: Final = 2  # from the number of a lane's game to that of its next
MOST_TURNS: Final = 3
RESOLVE: Final = 4  # 1: chance falls by itself
RESET: Final = 5  # 1: a lane whose game has ended begins its next
AHEAD: Final = 6  # turns that a roll-out goes on for; 0: to the end of the game
SHARED: Final = 7


@rule()
def list_moves(s: State, E: Tables, row: list[int], room: list[int]) -> None:
    """List what may be done in a lane by its seat, or each way in which chance may fall."""
    seat = row[SEAT]
    n = 0
    if seat == TABLE:
        n = chance_ways(s, E)
        for k in range(n):
            room[k] = chance_way(s, E, k)
    elif seat != NONE:
        n = legal(s, E, seat, room)
    for k in range(n, row[COUNT]):
        room[k] = 0
    row[COUNT] = n


@rule()
def run_on(s: State, E: Tables, shared: list[int], row: list[int], lot: list[int], dice: list[int]) -> None:
    """Go on to the next decision: let chance fall if it is to, and see who must decide; by lot if several must."""
    while True:
        waiting = to_act(s)
        if waiting == 0 or s.turn_no >= shared[MOST_TURNS]:
            row[ENDED] = 1
            row[WINNERS] = s.over_winners[0] if waiting == 0 else 0
            row[TURNS] = s.turn_no
            row[SEAT] = NONE
            return
        if waiting != 1 << TABLE:
            row[SEAT] = acting_seat(s, waiting, lot)
            return
        if not shared[RESOLVE]:
            row[SEAT] = TABLE
            return
        apply(s, E, chance_way(s, E, below(dice, chance_ways(s, E))))


@rule()
def begin(s: State, E: Tables, shared: list[int], row: list[int], lot: list[int], dice: list[int]) -> None:
    """Begin the game of a lane's number in a state that is zero."""
    sit_down(s, E, shared[PLAYERS])
    seed_stream(lot, shared[RUN], 2 * row[GAME])
    seed_stream(dice, shared[RUN], 2 * row[GAME] + 1)
    run_on(s, E, shared, row, lot, dice)


@entry
def begin_lanes(
    states: Records[State],
    blank: Records[State],
    editions: Records[Tables],
    shared: list[int],
    rows: list[list[int]],
    lots: list[list[int]],
    dice: list[list[int]],
    rooms: list[list[int]],
) -> None:
    """Start every lane's game again; `blank[0]` is zero and stays so."""
    for i in range(len(states)):
        states[i] = blank[0]
        rows[i][REFUSED] = 0
        rows[i][ENDED] = 0
        begin(states[i], editions[0], shared, rows[i], lots[i], dice[i])
        list_moves(states[i], editions[0], rows[i], rooms[i])


@entry
def step_lanes(
    states: Records[State],
    blank: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    shared: list[int],
    rows: list[list[int]],
    lots: list[list[int]],
    dice: list[list[int]],
    rooms: list[list[int]],
    codes: list[int],
) -> int:
    """Make one move in each lane, continue to its next decision, and list the moves there; return the moves made.

    `codes[i]` is 0 for a lane that is left as it is; of an offer `deals[i]` holds the content.
    """
    made = 0
    for i in range(len(states)):
        row = rows[i]
        row[REFUSED] = 0
        row[ENDED] = 0
        if codes[i]:
            s = states[i]
            if row[SEAT] != NONE and make(s, editions[0], codes[i], deals[i]):
                made += 1
                run_on(s, editions[0], shared, row, lots[i], dice[i])
                if row[ENDED] and shared[RESET]:
                    row[GAME] += shared[STRIDE]
                    states[i] = blank[0]
                    begin(states[i], editions[0], shared, row, lots[i], dice[i])
                list_moves(states[i], editions[0], row, rooms[i])
            else:
                row[REFUSED] = 1
    return made


@entry
def list_lanes(
    states: Records[State],
    editions: Records[Tables],
    shared: list[int],
    rows: list[list[int]],
    lots: list[list[int]],
    dice: list[list[int]],
    rooms: list[list[int]],
    choose: bool,
) -> None:
    """List the moves of every lane again: of the seat that must decide, or, without `choose`, of the seat in its row."""
    for i in range(len(states)):
        rows[i][REFUSED] = 0
        rows[i][ENDED] = 0
        if choose:
            run_on(states[i], editions[0], shared, rows[i], lots[i], dice[i])
        list_moves(states[i], editions[0], rows[i], rooms[i])


@entry
def copy_lanes(words: list[list[int]], source_words: list[list[int]], sources: list[int], cells: int) -> None:
    """Make lane i equal to lane `sources[i]` of these or other lanes, in the first words of their records."""
    for i in range(len(sources)):
        to = words[i]
        source = source_words[sources[i]]
        for k in range(cells):
            to[k] = source[k]


@entry
def vary_lanes(lots: list[list[int]], dice: list[list[int]], run: int, futures: list[int]) -> None:
    """Give every lane new random words: those of its number in `futures`."""
    for i in range(len(futures)):
        seed_stream(lots[i], run, 2 * futures[i])
        seed_stream(dice[i], run, 2 * futures[i] + 1)


@entry
def roll_out_lanes(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    shared: list[int],
    rows: list[list[int]],
    chances: list[list[int]],
    lots: list[list[int]],
    dice: list[list[int]],
    scratch: list[int],
) -> int:
    """Let bots play every lane on, to its end or for some turns, as `roll_out` does; return the moves made.

    `scratch` has MOST_MOVES + PACE cells.
    """
    made = 0
    room = scratch[:MOST_MOVES]
    pace = scratch[MOST_MOVES : MOST_MOVES + PACE]
    for i in range(len(states)):
        s = states[i]
        row = rows[i]
        made -= s.moves
        until = s.turn_no + shared[AHEAD] if shared[AHEAD] else shared[MOST_TURNS]
        how = roll_out(
            s,
            editions[0],
            policies,
            memories,
            until,
            shared[MOST_TURNS],
            pace,
            room,
            deals[i],
            lots[i],
            dice[i],
            chances[i],
        )
        made += s.moves
        row[SEAT] = NONE
        row[COUNT] = 0
        row[ENDED] = 1 if how != UNFINISHED else 0
        row[WINNERS] = s.over_winners[0] if how == FINISHED else 0
        row[TURNS] = s.turn_no
    return made
