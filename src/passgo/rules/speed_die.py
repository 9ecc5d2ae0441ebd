"""The Speed Die: a red die rolled with the white ones, once a player has been past GO.

Its faces are 1, 2, 3, a bus and Mr Monopoly. Jail attempts and the roll for first player never use it.
"""

from __future__ import annotations

from .acting import HOW_FAR, answers
from .base import cite, events, frames, moves
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.reasons import LEGAL, NO_MOVE_TO_CHOOSE, NO_SPEED_DIE, NO_SUCH_SPACE, NOT_A_DIE_COUNT
from .base.state import BANK, NONE, State
from .base.tables import BUS, PLAIN_RENT, Tables
from .movement import move_forward, stop


@rule("speed-active-after-go")
def red_in_play(s: State, E: Tables, seat: int) -> bool:
    """Return whether this player uses the red die yet: once they have been past GO."""
    return E.speed_die != 0 and s.lap_best[seat] >= 1


@rule("speed-triple")
def is_triple(first: int, second: int, red: int) -> bool:
    """Do all three dice show the same number? The bus and Mr Monopoly are none."""
    return first == second and red == first and red < BUS


@rule("speed-utility-three-dice", "speed-number-adds")
def dice_total(first: int, second: int, red: int) -> int:
    """The sum of all dice; the bus and Mr Monopoly count nothing."""
    return first + second + red if red < BUS else first + second


@rule("speed-triple", "speed-bus", "speed-doubles-white-only")
def asks_how_far(E: Tables, first: int, second: int, red: int) -> bool:
    """Return whether the mover must say how far to go: by a bus, or anywhere with three of a kind."""
    if is_triple(first, second, red):
        return True
    return red == BUS and (first != second or not E.speed_doubles_ignore_red)


@rule("speed-number-adds", "speed-mr-monopoly", "speed-doubles-white-only")
def counted_red(E: Tables, first: int, second: int, red: int) -> int:
    """Return the face of the red die that counts for this roll; 0 if doubles shut it out."""
    if first == second and E.speed_doubles_ignore_red:
        return 0
    return red


@refuses(moves.MOVE)
@rule("speed-bus", "speed-triple")
def move_refusal(s: State, E: Tables, seat: int, arg: int) -> int:
    """One white die, the other or both by a bus; any space, or the white sum, with three of a kind."""
    if not E.speed_die:
        return NO_SPEED_DIE
    if answers(s, seat, HOW_FAR):
        return NO_MOVE_TO_CHOOSE
    first = s.die[0]
    second = s.die[1]
    if moves.is_space(arg):
        if not is_triple(first, second, s.die[2]):
            return NOT_A_DIE_COUNT
        return LEGAL if moves.space_chosen(arg) < E.spaces else NO_SUCH_SPACE
    if arg == first + second:
        return LEGAL
    if s.die[2] == BUS and arg in (first, second):
        return LEGAL
    return NOT_A_DIE_COUNT


@plays(moves.MOVE)
@rule("speed-bus", "speed-triple")
def choose_move(s: State, E: Tables, seat: int, arg: int) -> None:
    """Move as far as they chose, always with the arrow; the space reached takes effect."""
    i = frames.top(s)
    s.f_step[i] = frames.MOVED
    steps = arg
    if moves.is_space(arg):
        space = moves.space_chosen(arg)
        steps = (space - s.at[seat] + E.spaces - 1) % E.spaces + 1
        events.emit(s, events.CHOSE_SPACE, cite.SPEED_TRIPLE, seat, space, 0, 0)
        move_forward(s, E, seat, steps, cite.SPEED_TRIPLE)
    else:
        events.emit(s, events.CHOSE_MOVE, cite.SPEED_BUS, seat, steps, 0, 0)
        move_forward(s, E, seat, steps, cite.SPEED_BUS)
    stop(s, seat, PLAIN_RENT, 0, 0)


@rule("speed-mr-monopoly", "speed-mrm-all-owned")
def steps_to_property(s: State, E: Tables) -> int:
    """How far ahead the next unowned property lies; with all owned, the next property of all."""
    start = s.at[s.turn]
    nearest = 0
    for steps in range(1, E.spaces):
        deed = E.space_deed[(start + steps) % E.spaces]
        if deed != NONE:
            if s.owner[deed] == BANK:
                return steps
            if nearest == 0:
                nearest = steps
    return nearest


@rule("speed-mr-monopoly", "speed-mrm-all-owned", "speed-jail-cancels")
def follow_mr_monopoly(s: State, E: Tables) -> None:
    """The white move is resolved: Mr Monopoly leads on to the next property."""
    events.emit(s, events.MOVES_ON, cite.SPEED_MR_MONOPOLY, s.turn, 0, 0, 0)
    move_forward(s, E, s.turn, steps_to_property(s, E), cite.SPEED_MR_MONOPOLY)
    stop(s, s.turn, PLAIN_RENT, 0, 0)


@rule()
def legal_moves_on(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """How far the mover may go, added to a list of moves."""
    first = s.die[0]
    second = s.die[1]
    if s.die[2] == BUS:
        out[n] = moves.code(moves.MOVE, seat, first)
        n += 1
        if second != first:
            out[n] = moves.code(moves.MOVE, seat, second)
            n += 1
    else:
        for space in range(E.spaces):
            out[n] = moves.code(moves.MOVE, seat, moves.a_space(space))
            n += 1
    out[n] = moves.code(moves.MOVE, seat, first + second)
    return n + 1
