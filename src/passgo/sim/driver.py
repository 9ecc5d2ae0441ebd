"""Plays whole games between bots. The same source runs interpreted and compiled.

The kernel asks nobody for optional actions; this driver offers them to every seat once at each throw
that is awaited, in seat order from the player on turn.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.random_bot import choose_random
from passgo.bots.rng import below
from passgo.bots.rules_bot import choose_by_rules
from passgo.rules import frames, moves
from passgo.rules.deal import Deal
from passgo.rules.engine import apply, chance_way, chance_ways, is_over, to_act, why_not
from passgo.rules.kernel import rule
from passgo.rules.players import in_play
from passgo.rules.state import TABLE, State
from passgo.rules.tables import Tables
from passgo.rules.trade import clear_deal, table_deal

from .invariants import broken, money_total

RANDOM: Final = 0
RULES: Final = 1

FREE_ACTIONS: Final = 24
"""How many free actions a seat may take at one wait, and how many moves the thrower may make before his throw."""

FINISHED: Final = 0
CAPPED: Final = 1
ILLEGAL: Final = 2
BROKEN: Final = 3  # and above: the number of the broken invariant is added


@rule()
def ask(s: State, E: Tables, bot: int, seat: int, room: list[int], deal: Deal, rng: list[int]) -> int:
    """What the bot in this seat wants to do now; 0 for nothing. `room` is for the moves it lists."""
    if bot == RULES:
        return choose_by_rules(s, E, seat, room, deal, rng)
    return choose_random(s, E, seat, room, deal, rng)


@rule()
def make(s: State, E: Tables, move: int, deal: Deal) -> bool:
    """Make a bot's move if it is legal. False, with nothing changed, if it is not."""
    if moves.kind_of(move) == moves.OFFER:
        table_deal(
            s,
            moves.seat_of(move),
            deal.receiver,
            deal.give_cash,
            deal.take_cash,
            deal.give_deeds,
            deal.take_deeds,
            deal.give_cards,
            deal.take_cards,
        )
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
def offer_free_actions(
    s: State, E: Tables, bots: list[int], room: list[int], deal: Deal, rng: list[int]
) -> bool:
    """Before a throw, every seat but the thrower may act, until each has had enough. False: an illegal move."""
    for k in range(1, s.players):
        seat = (s.turn + k) % s.players
        for _ in range(FREE_ACTIONS):
            if not in_play(s, seat) or not frames.awaits(s, frames.TURN, frames.THROW):
                break
            move = ask(s, E, bots[seat], seat, room, deal, rng)
            if move == 0:
                break
            if not make(s, E, move, deal):
                return False
    return True


@rule()
def acting_seat(s: State, seats: int, rng: list[int]) -> int:
    """One of the seats that must decide; by lot where several may speak, so that no seat is favoured."""
    seat = below(rng, s.players)
    while not seats >> seat & 1:
        seat = (seat + 1) % s.players
    return seat


@rule()
def play(
    s: State,
    E: Tables,
    bots: list[int],
    most_turns: int,
    room: list[int],
    deal: Deal,
    rng: list[int],
    dice: list[int],
    watch: bool,
) -> int:
    """Play a game to its end, or until so many turns were played: FINISHED, CAPPED or ILLEGAL.

    `dice` are the words of chance, `rng` those of the bots. On ILLEGAL the state is as before the move.
    `watch` checks every invariant at every step; a broken one ends the game with BROKEN and its number.
    """
    offered_at = -1
    delays = 0
    total = money_total(s)
    while not is_over(s):
        if watch:
            wrong = broken(s, E, total)
            if wrong:
                return BROKEN + wrong
        if s.turn_no >= most_turns:
            return CAPPED
        seats = to_act(s)
        if seats == 1 << TABLE:
            apply(s, E, chance_way(s, E, below(dice, chance_ways(s, E))))
            delays = 0
            continue
        if offered_at != s.moves and frames.awaits(s, frames.TURN, frames.THROW):
            if not offer_free_actions(s, E, bots, room, deal, rng):
                return ILLEGAL
            offered_at = s.moves
            continue
        seat = acting_seat(s, seats, rng)
        delays += 1
        if delays > FREE_ACTIONS * s.players and frames.awaits(s, frames.TURN, frames.THROW):
            apply(s, E, moves.code(moves.ROLL, seat, 0))
            continue
        if not make(s, E, ask(s, E, bots[seat], seat, room, deal, rng), deal):
            return ILLEGAL
    return FINISHED
