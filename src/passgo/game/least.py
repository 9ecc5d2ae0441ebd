"""The least that the rules allow: what a player does whose time has run out.

He buys nothing, bids nothing, builds nothing and takes nothing on himself; where he must act he throws, pays what
is printed, and in a debt mortgages and sells in the order of the board, until it is paid or he is bankrupt. Nobody
is ruined by it who can pay in another way: half of a rent in property, the tax by the share, a card in place of a fine.
"""

from __future__ import annotations

from typing import Final

from passgo.rules import bankruptcy, engine
from passgo.rules.base import moves
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.reasons import CAN_PAY_BY_HALVES, LEGAL, MUST_LIQUIDATE

from .game import Game
from .move import Move

LEAST: Final[dict[QuestionKind, tuple[int, ...]]] = {
    "rolloff": (moves.ROLL,),
    "throw": (moves.ROLL,),
    "jail": (moves.ROLL,),
    "last_call": (moves.END_TURN,),
    "rents": (moves.WAIVE,),
    "move": (moves.MOVE,),
    "buy": (moves.DECLINE,),
    "tax": (moves.TAX_FLAT, moves.TAX_PERCENT),
    "auction": (moves.PASS,),
    "opening": (moves.OPEN,),
    "shortage": (moves.WANT,),
    "place": (moves.PLACE,),
    "transfer": (moves.KEEP, moves.LIFT),
    "debt": (
        moves.HALF,
        moves.MORTGAGE,
        moves.SELL,
        moves.SELL_ALL,
        moves.SELL_DOLLARS,
        moves.GIVE,
        moves.BANKRUPT,
    ),
    "offer": (moves.REJECT,),
    "dollars": (moves.DOLLARS,),
    "share": (moves.DECLINE, moves.SHARE),
    "storm": (moves.STORM,),
    "sell_house": (moves.SELL,),
    "give_voucher": (moves.GIVE,),
    "take_voucher": (moves.TAKE,),
    "return_voucher": (moves.RETURN,),
    "pay_or_draw": (moves.PAY, moves.DRAW),
}
"""By the kind of question, the kinds of move that answer it: the first that is legal and does not ruin is made."""


def least_move(game: Game, seat: int) -> Move:
    """The least that a seat can answer to what the game asks it: of things the first, of amounts the smallest.

    A Banker who is asked for a price names the one that the program would. Raises ValueError if the seat is
    not asked.

    >>> game = Game("us1973", ["Ann", "Bob"])
    >>> least_move(game, 0)
    <Move p1 roll>
    """
    question = game.awaits
    if seat not in question.seats or question.kind not in LEAST:
        raise ValueError("this seat is not asked")
    if question.kind == "opening":
        return Move.of(moves.OPEN, seat, question.amount)
    legal = list(game.legal_moves(seat))
    answers = [
        move
        for kind in LEAST[question.kind]
        for move in legal
        if move.kind == kind and (kind != moves.HALF or _only_halves_pay(game, seat))
    ]
    if not answers:
        raise ValueError(f"nothing answers {question.kind}")
    return next((move for move in answers if not _ruins(game, seat, move)), answers[0])


def _only_halves_pay(game: Game, seat: int) -> bool:
    """Whether the rent that a seat owes cannot be raised whole, but half of it with property for the rest."""
    return bankruptcy.bankrupt_refusal(game.state, game.edition.tables, seat) == CAN_PAY_BY_HALVES


def _ruins(game: Game, seat: int, move: Move) -> bool:
    """Whether a move leaves the seat with a debt that it can pay in no way."""
    s, E = game.state.copy(), game.edition.tables
    engine.apply(s, E, move.code)
    return bool(s.out[seat]) or bankruptcy.bankrupt_refusal(s, E, seat) in (LEGAL, MUST_LIQUIDATE)
