"""Plays whole games between bots, one policy a seat. The same source runs interpreted and compiled.

`bots.asking` decides whom it asks next, and how often for free actions, at tables too.

`step` makes one move and says whether the game continues; `play` repeats it to the end. To see every
move (statistics, learning), write a similar loop around `step` and look at the state, or at the new
events, after each: `play` itself stays lean and knows no recorder. Such a loop is
a function marked `@entry` in any module of the kernel's packages, and runs as `machine_code(function)`:

    clear_pace(pace)
    while how == UNFINISHED:
        how = step(s, E, policies, memories, most_turns, pace, room, deal, rng, dice)
        note_events(s, E, counts)
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import (
    DECISIONS,
    MADE,
    PACE,
    acting_seat,
    before_throw,
    clear_pace,
    must_throw,
    offered_free_action,
    took_free_action,
    wanted_nothing,
)
from passgo.bots.memory import ACCEPTED, REFUSED, TURN_BEGAN, WON_AUCTION, Memory, add_news, clear_memories
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS, below, seed_stream
from passgo.rules.base import events, frames, moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, rule
from passgo.rules.base.state import EVENT_WORDS, EVENTS, NONE, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, apply, chance_way, chance_ways, to_act, why_not
from passgo.rules.invariants import broken, money_total
from passgo.rules.setup import start_dealt
from passgo.rules.trade import clear_deal, table_deal

SCRATCH: Final = MOST_MOVES + 2 * WORDS + PACE
"""Cells of scratch that a run of games needs: a list of legal moves, both streams of random words, the pace."""

MOST_DECISIONS: Final = 50_000
"""The most decisions between two rolls or cards: more than the longest auction by single dollars."""

UNFINISHED: Final = -1
FINISHED: Final = 0
CAPPED: Final = 1
ILLEGAL: Final = 2
STALLED: Final = 3
BROKEN: Final = 4  # and above: the number of the broken invariant is added

WINS: Final = (events.AUCTION_WON, events.BUILDING_WON, events.LOT_WON)
"""The events by which an auction ends with a winner."""

NO_DEALINGS: Final = (frames.TURN, frames.LAND)
"""The frames in which a move ends no offer and no auction: they begin there, and lie on top until they end."""

FOREIGN: Final = 255
"""A move that is never legal: it stands for one that a bot made in the name of another, or of chance."""


@rule()
def ask(
    s: State,
    E: Tables,
    policies: Policies,
    memories: Records[Memory],
    seat: int,
    room: list[int],
    deal: Deal,
    rng: list[int],
) -> int:
    """Return what the bot in this seat wants to do now; 0 for nothing. `room` is for the moves it lists."""
    memory = memories[seat]
    move = policies[seat](s, E, seat, room, deal, rng, memory)
    memory.news = 0
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
def free_action(
    s: State,
    E: Tables,
    policies: Policies,
    memories: Records[Memory],
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
) -> int:
    """Return the next free action before a roll of a seat other than the roller's; 0 once each has had enough."""
    while True:
        seat = offered_free_action(s, pace)
        if seat == NONE:
            return 0
        move = ask(s, E, policies, memories, seat, room, deal, rng)
        if move:
            took_free_action(s, pace)
            return move
        wanted_nothing(s, seat, pace)


@rule()
def next_move(
    s: State,
    E: Tables,
    policies: Policies,
    memories: Records[Memory],
    seats: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
) -> int:
    """Return the next move of the bots: a free action before a roll, or one of a seat that must decide."""
    if before_throw(s):
        if must_throw(s, pace):
            return moves.code(moves.ROLL, s.turn, 0)
        move = free_action(s, E, policies, memories, pace, room, deal, rng)
        if move:
            return move
    seat = acting_seat(s, seats, rng)
    pace[DECISIONS] += 1
    return ask(s, E, policies, memories, seat, room, deal, rng)


@rule()
def begin(
    s: State,
    E: Tables,
    memories: Records[Memory],
    players: int,
    run: int,
    game: int,
    pace: list[int],
    rng: list[int],
    dice: list[int],
) -> None:
    """Begin game number `game` of the run with the seed `run` in a state that is zero. Its random words are its own."""
    seed_stream(rng, run, 2 * game)
    seed_stream(dice, run, 2 * game + 1)
    sit_down(s, E, players)
    clear_pace(pace)
    clear_memories(memories, players)


@rule()
def step(
    s: State,
    E: Tables,
    policies: Policies,
    memories: Records[Memory],
    most_turns: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
    dice: list[int],
) -> int:
    """Make one move, of chance or of a seat: UNFINISHED, or why there is none (FINISHED, CAPPED, ILLEGAL, STALLED).

    `dice` are the words of chance, `rng` those of the bots; `memories` are theirs, a seat each, and `pace` is the
    driver's own memory of this game.
    On ILLEGAL the state is as before the move.
    """
    seats = to_act(s)
    if seats == 0:
        return FINISHED
    if s.turn_no >= most_turns:
        return CAPPED
    if seats == 1 << TABLE:
        pace[MADE] = chance_way(s, E, below(dice, chance_ways(s, E)))
        apply(s, E, pace[MADE])
        tell_of_turn(s, memories)
        pace[DECISIONS] = 0
        return UNFINISHED
    if pace[DECISIONS] > MOST_DECISIONS:
        return STALLED
    move = next_move(s, E, policies, memories, seats, pace, room, deal, rng)
    seen = s.event_n
    offerer = s.deal_from
    in_turn = s.f_kind[s.depth - 1] in NO_DEALINGS
    if not make(s, E, move, deal):
        return ILLEGAL
    pace[MADE] = move
    if s.event_n == seen:
        return UNFINISHED
    tell_of_turn(s, memories)
    if not in_turn:
        tell_of_dealings(s, seen, offerer, memories)
    return UNFINISHED


@rule()
def tell_of_turn(s: State, memories: Records[Memory]) -> None:
    """Inform the player of a turn that began with the last event: nothing happens between that and their roll."""
    if events.kind_of(s.event[(s.event_n - 1) % EVENTS * EVENT_WORDS]) == events.TURN_BEGAN:
        add_news(memories[s.turn], TURN_BEGAN)


@rule()
def tell_of_dealings(s: State, seen: int, offerer: int, memories: Records[Memory]) -> None:
    """Since event number `seen` an offer may have been answered, and an auction won: news to whom it concerns."""
    for n in range(seen, s.event_n):
        event = s.event[n % EVENTS * EVENT_WORDS]
        what = events.kind_of(event)
        seat = events.seat_of(event)
        if what == events.ACCEPTED:
            add_news(memories[offerer], ACCEPTED + seat)
        elif what == events.REJECTED:
            add_news(memories[offerer], REFUSED + seat)
        elif what in WINS:
            add_news(memories[seat], WON_AUCTION)


@rule()
def sit_down(s: State, E: Tables, players: int) -> None:
    """Start with the first seat about to roll, once the deeds are dealt if the edition deals any."""
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
    memories: Records[Memory],
    most_turns: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
    dice: list[int],
    check: bool,
) -> int:
    """Play a game to its end, or until this many turns were played; see `step`.

    If the clock ends the game in this edition, the bell rings after this many turns. `check` checks
    every invariant at every step; a broken one ends the game with BROKEN and its number.
    """
    clear_pace(pace)
    clear_memories(memories, s.players)
    total = money_total(s)
    limit = most_turns
    while True:
        how = step(s, E, policies, memories, limit, pace, room, deal, rng, dice)
        if how != UNFINISHED:
            if how != CAPPED or not bell_rings(s, E):
                return how
            limit += s.players
        if check:
            wrong = broken(s, E, total)
            if wrong:
                return BROKEN + wrong


@rule()
def play_on(
    s: State,
    E: Tables,
    policies: Policies,
    memories: Records[Memory],
    until: int,
    most_turns: int,
    pace: list[int],
    room: list[int],
    deal: Deal,
    rng: list[int],
    dice: list[int],
) -> int:
    """Play on from any position, until this many turns are over and a roll is awaited; see `step`.

    UNFINISHED if the game is not over then. Nobody owes anything at a roll, and nothing is half done.
    """
    clear_pace(pace)
    clear_memories(memories, s.players)
    while s.turn_no < until or not before_throw(s):
        how = step(s, E, policies, memories, most_turns, pace, room, deal, rng, dice)
        if how != UNFINISHED:
            return how
    return UNFINISHED
