"""The choices of the fifth book: when they are asked, which answers they have, and which fall by themselves."""

from __future__ import annotations

from passgo.rules.base import frames, moves
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.players import in_play
from passgo.rules.base.reasons import LEGAL
from passgo.rules.base.state import NONE, State
from passgo.rules.base.tables import Tables
from passgo.rules.dollars import enter_offer, legal_dollars
from passgo.rules.stocks import enter_share, legal_shares
from passgo.rules.storms import target_number

from .answers import decide_special, decision_refusal_special


@seldom
@rule("space-effects")
def enter_choice(s: State, E: Tables) -> None:
    """A choice comes up. What is for sale is offered; of what must be done one thing is chosen."""
    i = frames.top(s)
    what = s.choice_what[i]
    if not in_play(s, s.f_seat[i]):
        frames.pop(s)
    elif what == frames.DOLLARS:
        enter_offer(s, E)
    elif what == frames.SHARE:
        enter_share(s, E)
    elif what == frames.GIVE_VOUCHER and not in_play(s, s.choice_taker[i]):
        frames.pop(s)
    else:
        enter_one_of_several(s, E, what)


@rule("storm-immediate", "card-take-travel-voucher", "card-return-travel-voucher", "card-sell-house-half")
def enter_one_of_several(s: State, E: Tables, what: int) -> None:
    """What leaves no choice is done unasked, what cannot be done is let go."""
    i = frames.top(s)
    seat = s.f_seat[i]
    ways = 0
    only = NONE
    for k in range(answers_at_most(s, E, what)):
        answer = answer_to(s, E, what, seat, k)
        if not is_refused(s, E, answer):
            ways += 1
            only = answer
    if ways == 0:
        frames.pop(s)
    elif ways == 1:
        decide_special(s, E, moves.kind_of(only), seat, moves.arg_of(only))
    else:
        s.f_step[i] = frames.WAIT


@rule()
def answers_at_most(s: State, E: Tables, what: int) -> int:
    """How many answers are conceivable."""
    if what == frames.STORM:
        return E.groups + E.deeds
    if what == frames.CONDEMNED:
        return E.deeds
    return E.voucher_kinds * s.players if what == frames.TAKE_VOUCHER else E.voucher_kinds


@rule()
def answer_to(s: State, E: Tables, what: int, seat: int, k: int) -> int:
    """The k-th conceivable answer, as a move: a group or a single deed, a deed, whose voucher, a voucher."""
    if what == frames.STORM:
        return moves.code(moves.STORM, seat, target_number(E, k))
    if what == frames.CONDEMNED:
        return moves.code(moves.SELL, seat, k)
    if what == frames.TAKE_VOUCHER:
        return moves.code(moves.TAKE, seat, k % s.players | k // s.players << 8)
    if what == frames.GIVE_VOUCHER:
        return moves.code(moves.GIVE, seat, moves.A_VOUCHER + k)
    return moves.code(moves.RETURN, seat, k)


@rule()
def is_refused(s: State, E: Tables, answer: int) -> bool:
    """Is this answer not open to him?"""
    kind = moves.kind_of(answer)
    return decision_refusal_special(s, E, kind, moves.seat_of(answer), moves.arg_of(answer)) != LEGAL


@seldom
@rule()
def legal_choices(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Answers to a choice of the fifth book, added to a list of moves."""
    what = s.choice_what[frames.top(s)]
    if what == frames.DOLLARS:
        return legal_dollars(s, E, seat, out, n)
    if what == frames.SHARE:
        return legal_shares(s, E, seat, out, n)
    if what >= frames.STORM:
        for k in range(answers_at_most(s, E, what)):
            answer = answer_to(s, E, what, seat, k)
            if not is_refused(s, E, answer):
                out[n] = answer
                n += 1
    return n
