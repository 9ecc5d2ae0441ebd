"""The least that the rules allow: what a player does whose time has run out.

He buys nothing, bids nothing, builds nothing and takes nothing on himself; where he must act he throws, pays what
is printed, and in a debt mortgages and sells in the order of the board, until it is paid or he is bankrupt.
"""

from __future__ import annotations

from typing import Final

from passgo.rules.base import moves
from passgo.rules.base.moves import QuestionKind

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
    "tax": (moves.TAX_FLAT,),
    "auction": (moves.PASS,),
    "opening": (moves.OPEN,),
    "shortage": (moves.WANT,),
    "place": (moves.PLACE,),
    "transfer": (moves.KEEP, moves.LIFT),
    "debt": (moves.MORTGAGE, moves.SELL, moves.SELL_ALL, moves.SELL_DOLLARS, moves.GIVE, moves.BANKRUPT),
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
"""By the kind of question, the kinds of move that answer it: the first that is legal is made."""


def least_move(game: Game, seat: int) -> Move:
    """The least that a seat can answer to what the game asks it: of things the first, of amounts the smallest.

    A Banker who is asked for a price names the one that the program would. Raises ValueError where the seat is
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
    for kind in LEAST[question.kind]:
        for move in legal:
            if move.kind == kind:
                return move
    raise ValueError(f"nothing answers {question.kind}")
