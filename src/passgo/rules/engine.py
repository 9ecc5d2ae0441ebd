"""The engine: makes a move, then runs on by itself until a seat must decide or chance must fall."""

from __future__ import annotations

from . import (
    auction,
    bankruptcy,
    building,
    cards,
    dealing,
    debt,
    dollars,
    ending,
    landing,
    mortgage,
    piles,
    rent,
    roll_three,
    shortage,
    squeeze_play,
    stocks,
    turn,
    utilities,
)
from .acting import to_act
from .base import frames, moves
from .base.kernel import rule, seldom
from .base.players import in_play
from .base.state import NONE, SETTLEMENT, TABLE, State
from .base.tables import Tables
from .chance import chance_way, chance_ways
from .dispatch import play, play_seldom
from .legal import MOST_MOVES, answer_to, answers_at_most, least, legal, most, why_not

__all__ = [
    "MOST_MOVES",
    "apply",
    "chance_way",
    "chance_ways",
    "is_over",
    "least",
    "legal",
    "most",
    "to_act",
    "why_not",
]


@rule("last-player-wins")
def is_over(s: State) -> bool:
    """Is the game over?"""
    return s.f_kind[frames.top(s)] == frames.OVER


@rule("object-of-game")
def apply(s: State, E: Tables, move: int) -> None:
    """Make a move that `why_not` finds legal, and everything that follows from it by itself."""
    s.moves += 1
    kind = moves.kind_of(move)
    seat = moves.seat_of(move)
    arg = moves.arg_of(move)
    if seat == TABLE:
        fall(s, E, kind, arg)
    else:
        play(s, E, kind, seat, arg)
    while run_on(s, E):
        pass


@rule("dice-movement", "card-draw-and-return")
def fall(s: State, E: Tables, kind: int, arg: int) -> None:
    """Chance falls: dice for movement, for first player or for a rent, or a card."""
    waiting = s.f_kind[frames.top(s)]
    if kind == moves.BELL:
        ending.ring_bell(s, E)
    elif waiting == frames.TURN:
        turn.throw_for_movement(s, E, moves.first_die(arg), moves.second_die(arg), moves.third_die(arg))
    elif waiting == frames.LAND:
        rent.throw_for_rent(s, moves.first_die(arg), moves.second_die(arg), moves.third_die(arg))
    elif waiting == frames.ROLLOFF:
        turn.throw_for_order(s, moves.first_die(arg), moves.second_die(arg))
    elif waiting == frames.CARD:
        cards.draw_card(s, E, arg)
    elif waiting == frames.DEALING:
        dealing.deal_deed(s, E, moves.receiver_of(arg), moves.deed_of(arg))
    else:
        fall_seldom(s, E, waiting, arg)


@seldom
@rule("utilities-d8", "roll-three-space", "squeeze-play", "voucher-gain", "lottery-ticket")
def fall_seldom(s: State, E: Tables, waiting: int, arg: int) -> None:
    """Apply an outcome of chance that only a few editions have."""
    first = moves.first_die(arg)
    second = moves.second_die(arg)
    if waiting == frames.DRAW:
        piles.take_from_pile(s, E, arg)
    elif waiting == frames.UTILITY_DIE:
        deed = utilities.utility_of(s, E, arg)
        landing.enter_deed(s, E, s.f_seat[frames.top(s)], deed)
    elif waiting == frames.ROLL_THREE:
        roll_three.throw_three(s, E, first, second, moves.white_face(moves.third_die(arg)))
    else:
        squeeze_play.throw_squeeze(s, E, first, second, moves.third_die(arg))


@rule("space-effects", "debt-raise-cash", "bankrupt-retires")
def run_on(s: State, E: Tables) -> bool:
    """One step of what happens by itself, on the frame on top. False when somebody must decide."""
    kind = s.f_kind[s.depth - 1]
    if s.claim_n > 0 and kind != frames.TRANSFER and rent.collect_asked(s, E):
        return True
    if kind == frames.TURN:
        return turn.step_turn(s, E)
    if kind == frames.LAND:
        return landing.step_landing(s, E)
    if kind == frames.CARD:
        return cards.step_card(s, E)
    if kind == frames.CHOICE:
        return step_choice(s, E)
    if kind == frames.DEBT:
        return debt.settle_debt(s)
    if kind == frames.AUCTION:
        return auction.conclude(s, E)
    if kind == frames.SHORTAGE:
        return shortage.share_out(s, E)
    if kind == frames.TRANSFER and s.ending == SETTLEMENT:
        ending.settle_and_count(s, E)
        return True
    if kind == frames.TRANSFER:
        return mortgage.finish_transfer(s)
    if kind == frames.DEALING:
        return dealing.finish_dealing(s, E)
    if kind == frames.COLLECT:
        cards.collect_next(s, E)
        return True
    if kind == frames.ESTATE:
        bankruptcy.auction_estate(s, E)
        return True
    if kind >= frames.DRAW:
        return await_chance(s, E, kind)
    return False


@rule("space-effects", "bankrupt-retires")
def step_choice(s: State, E: Tables) -> bool:
    """Bring up a choice, or drop it if its player has retired meanwhile. False while they must choose."""
    i = frames.top(s)
    if s.f_step[i] != frames.ENTER:
        if in_play(s, s.f_seat[i]):
            return False
        frames.pop(s)
        return True
    if s.choice_what[i] == frames.PLACE:
        shortage.enter_place(s, E)
    else:
        enter_seldom_choice(s, E)
    return True


@seldom
@rule("space-effects")
def enter_seldom_choice(s: State, E: Tables) -> None:
    """Bring up a choice: something for sale, or one of several things that must be done."""
    i = frames.top(s)
    what = s.choice_what[i]
    if not in_play(s, s.f_seat[i]):
        frames.pop(s)
    elif what == frames.DOLLARS:
        dollars.enter_offer(s, E)
    elif what == frames.SHARE:
        stocks.enter_share(s, E)
    elif what == frames.GIVE_VOUCHER and not in_play(s, s.choice_taker[i]):
        frames.pop(s)
    else:
        enter_one_of_several(s, E, what)


@rule("storm-immediate", "card-take-travel-voucher", "card-return-travel-voucher", "card-sell-house-half")
def enter_one_of_several(s: State, E: Tables, what: int) -> None:
    """Do the only thing possible without asking, drop the choice if nothing is possible, or else wait for an answer."""
    i = frames.top(s)
    seat = s.f_seat[i]
    ways = 0
    only = NONE
    for k in range(answers_at_most(s, E, what)):
        answer = answer_to(s, E, what, seat, k)
        if not why_not(s, E, answer):
            ways += 1
            only = answer
    if ways == 0:
        frames.pop(s)
    elif ways == 1 and what == frames.CONDEMNED:
        building.sell(s, E, seat, moves.arg_of(only))
    elif ways == 1:  # a second call of `play` would keep it out of `apply` in machine code
        play_seldom(s, E, moves.kind_of(only), seat, moves.arg_of(only))
    else:
        s.f_step[i] = frames.WAIT


@seldom
@rule("utilities-d8", "roll-three-space", "squeeze-play", "voucher-gain", "lottery-ticket")
def await_chance(s: State, E: Tables, kind: int) -> bool:
    """Bring up a draw or roll that only a few editions have. False while its outcome is awaited."""
    if s.f_step[frames.top(s)] != frames.ENTER:
        return False
    if kind == frames.DRAW:
        piles.draw_one_more(s, E)
    else:  # the die of the utilities, the dice of Roll Three or of Squeeze Play: none of them moves a token
        frames.throw(s)
    return True
