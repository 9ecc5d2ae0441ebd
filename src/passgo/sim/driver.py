"""Plays whole games between bots, one policy a seat. The same source runs interpreted and compiled.

The kernel asks nobody for optional actions; this driver offers them at each throw that is awaited, in
seat order from the player on turn: to him always, to another when something is new to him. New is a rent
that he may ask for, and any change of his purse or his deeds since he last wanted nothing.

`step` makes one move and says whether the game goes on; `play` repeats it to the end. Who wants to see
every move (statistics, learning) writes a loop of the same kind round `step` and looks at the state, or
at the events that were added, after each: `play` itself stays lean and knows no recorder. Such a loop is
a function marked `@entry` in a module that `sim.runs` lists, and runs as `machine_code(function)`:

    clear_pace(pace)
    while going == GOING:
        going = step(s, E, policies, most_turns, pace, room, deal, rng, dice)
        note_events(s, E, counts)
"""

from __future__ import annotations

from typing import Final

from passgo.bots.policy import Policies
from passgo.bots.rng import below
from passgo.rules.base import frames, moves
from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import DEEDS, SEATS, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import apply, chance_way, chance_ways, is_over, to_act, why_not
from passgo.rules.setup import start_dealt
from passgo.rules.trade import clear_deal, table_deal

from .invariants import broken, money_total

FREE_ACTIONS: Final = 24
"""How many free actions a seat may take at one wait, and how many moves the thrower may make before his throw."""

TALK: Final = 50_000
"""How many decisions there may be between two throws or cards: more than the longest auction by single dollars."""

UNFINISHED: Final = -1
FINISHED: Final = 0
CAPPED: Final = 1
ILLEGAL: Final = 2
STALLED: Final = 3
BROKEN: Final = 4  # and above: the number of the broken invariant is added

FOREIGN: Final = 255
"""A move that is never legal: it stands for one that a bot made in the name of another, or of chance."""

# The pace of a game, in cells of a list: whom the driver asks next.
SINCE_CHANCE: Final = 0  # decisions since chance fell, free actions before a throw apart
ROUND: Final = 1  # the number of moves that had been made when the round of free actions last stood still
ASKED: Final = 2  # the seat asked in it, counted from the player on turn
ACTED: Final = 3  # the free actions this seat has taken in it
CONTENT: Final = 4  # from here on, by seat: what it had when it last wanted nothing
PACE: Final = CONTENT + SEATS


@rule()
def clear_pace(pace: list[int]) -> None:
    """As before the first move of a game, and after a position was set up."""
    pace[SINCE_CHANCE] = 0
    pace[ROUND] = -1
    pace[ASKED] = 0
    pace[ACTED] = 0
    for seat in range(SEATS):
        pace[CONTENT + seat] = -1


@rule()
def ask(
    s: State, E: Tables, policies: Policies, seat: int, room: list[int], deal: Deal, rng: list[int]
) -> int:
    """What the bot in this seat wants to do now; 0 for nothing. `room` is for the moves it lists."""
    move = policies[seat](s, E, seat, room, deal, rng)
    if move and moves.seat_of(move) != seat:
        return FOREIGN
    return move


@rule()
def make(s: State, E: Tables, move: int, deal: Deal) -> bool:
    """Make a bot's move if it is legal. False, with nothing changed, if it is not."""
    if moves.kind_of(move) == moves.OFFER:
        table_deal(s, moves.seat_of(move), deal)
        if why_not(s, E, move):
            clear_deal(s)
            return False
        apply(s, E, move)
        return True
    if why_not(s, E, move):
        return False
    apply(s, E, move)
    return True


@rule()
def possessions(s: State, seat: int) -> int:
    """Purse and deeds of a seat in one number, never below 0; building and mortgages show in the purse."""
    return s.cash[seat] << DEEDS | s.holds[seat]


@rule()
def anything_new(s: State, seat: int, pace: list[int]) -> bool:
    """Is there anything this seat has not thought about yet?"""
    for i in range(s.claim_n):
        if s.claim_owner[i] == seat:
            return True
    return possessions(s, seat) != pace[CONTENT + seat]


@rule()
def free_action(
    s: State, E: Tables, policies: Policies, pace: list[int], room: list[int], deal: Deal, rng: list[int]
) -> int:
    """Before a throw, the next free action of a seat but the thrower; 0 once each has had enough."""
    if pace[ROUND] != s.moves:
        pace[ASKED] = 1
        pace[ACTED] = 0
    while pace[ASKED] < s.players:
        seat = s.turn + pace[ASKED]
        if seat >= s.players:
            seat -= s.players
        if in_play(s, seat) and pace[ACTED] < FREE_ACTIONS and anything_new(s, seat, pace):
            move = ask(s, E, policies, seat, room, deal, rng)
            if move:
                pace[ACTED] += 1
                pace[ROUND] = s.moves + 1
                return move
            pace[CONTENT + seat] = possessions(s, seat)
        pace[ASKED] += 1
        pace[ACTED] = 0
    pace[ROUND] = s.moves
    return 0


@rule()
def acting_seat(s: State, seats: int, rng: list[int]) -> int:
    """One of the seats that must decide; by lot where several may speak, so that no seat is favoured."""
    if seats & seats - 1:
        for _ in range(below(rng, how_many(seats))):
            seats &= seats - 1
    return lowest(seats)


@rule()
def next_move(
    s: State,
    E: Tables,
    policies: Policies,
    seats: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
) -> int:
    """The move that the bots make next: a free action before a throw, else one of a seat that must decide."""
    throw = frames.awaits(s, frames.TURN, frames.THROW)
    if throw:
        move = free_action(s, E, policies, pace, room, deal, rng)
        if move:
            return move
    seat = acting_seat(s, seats, rng)
    pace[SINCE_CHANCE] += 1
    if throw and pace[SINCE_CHANCE] > FREE_ACTIONS * s.players:
        return moves.code(moves.ROLL, seat, 0)
    return ask(s, E, policies, seat, room, deal, rng)


@rule()
def step(
    s: State,
    E: Tables,
    policies: Policies,
    most_turns: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
    dice: list[int],
) -> int:
    """Make one move, of chance or of a seat: GOING, or why there is none (FINISHED, CAPPED, ILLEGAL, STALLED).

    `dice` are the words of chance, `rng` those of the bots; `pace` is the driver's own memory of this game.
    On ILLEGAL the state is as before the move.
    """
    if is_over(s):
        return FINISHED
    if s.turn_no >= most_turns:
        return CAPPED
    seats = to_act(s)
    if seats == 1 << TABLE:
        apply(s, E, chance_way(s, E, below(dice, chance_ways(s, E))))
        pace[SINCE_CHANCE] = 0
        return UNFINISHED
    if pace[SINCE_CHANCE] > TALK:
        return STALLED
    if not make(s, E, next_move(s, E, policies, seats, pace, room, deal, rng), deal):
        return ILLEGAL
    return UNFINISHED


@rule()
def sit_down(s: State, E: Tables, players: int) -> None:
    """The first seat is about to throw, once the deeds are dealt where the book deals any."""
    start_dealt(s, E, players)
    if E.dealt_deeds > 0:
        i = frames.push(s, frames.DEALING, 0)
        s.f_step[i] = frames.THROWN


@rule()
def bell_rings(s: State, E: Tables) -> bool:
    """A game that the clock ends has been played long enough: ring its bell. False for every other game."""
    if not E.timed or s.ending:
        return False
    apply(s, E, moves.code(moves.BELL, TABLE, 0))
    return True


@rule()
def play(
    s: State,
    E: Tables,
    policies: Policies,
    most_turns: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
    dice: list[int],
    check: bool,
) -> int:
    """Play a game to its end, or until so many turns were played; see `step`.

    Where the book ends the game by the clock, the bell rings when so many turns were played. `check` checks
    every invariant at every step; a broken one ends the game with BROKEN and its number.
    """
    clear_pace(pace)
    total = money_total(s)
    limit = most_turns
    while True:
        how = step(s, E, policies, limit, pace, room, deal, rng, dice)
        if how != UNFINISHED:
            if how != CAPPED or not bell_rings(s, E):
                return how
            limit += s.players
        if check:
            wrong = broken(s, E, total)
            if wrong:
                return BROKEN + wrong
