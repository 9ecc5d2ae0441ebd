"""The least that the rules allow: what happens for a player whose time has run out.

They buy, bid and build nothing, and accept nothing. If they must act, they roll, pay what is printed, and in a
debt mortgage and sell in the order of the board, until it is paid or they are bankrupt. It ruins nobody who can
pay in another way: half of a rent in property, the tax by the share, a card instead of a payment,
a Get Out of Jail Free card before the last try.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from passgo.rules import bankruptcy, engine
from passgo.rules.acting import in_debt
from passgo.rules.base import frames, moves
from passgo.rules.base.reasons import CAN_PAY_BY_HALVES, LEGAL, MUST_LIQUIDATE
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .game import Game
from .move import Move
from .questions import OpeningQuestion

WAYS_TO_PAY: Final = (
    moves.HALF,
    moves.SELL_DOLLARS,
    moves.SELL_ALL,
    moves.SELL,
    moves.MORTGAGE,
    moves.GIVE,
)
"""The last of them is tried first when a way out of several debts is looked for."""
MOST_LOOKS: Final = 400
"""How many positions are looked at for it."""
RUINED: Final = (LEGAL, MUST_LIQUIDATE)
"""The message of a bankruptcy that nothing can avert."""


def default_move(game: Game, seat: int) -> Move:
    """Return the least that a seat can answer to the game's question: the first thing, the lowest amount.

    A Banker who sets a price names the program's. Raises ValueError if the seat has no decision to make.

    >>> game = Game("us1973", ["Ann", "Bob"])
    >>> default_move(game, 0)
    <Move p1 roll>
    """
    question = game.awaits
    if seat not in question.seats or not question.default:
        raise ValueError("this seat has no decision to make")
    if isinstance(question, OpeningQuestion):
        return Move.of(moves.OPEN, seat, question.amount)
    legal = list(game.legal_moves(seat))
    answers = [
        move
        for kind in question.default
        for move in legal
        if move.kind == kind and (kind != moves.HALF or _only_halves_pay(game, seat))
    ]
    if not answers:
        raise ValueError(f"there is no default answer to {question.kind}")
    if question.kind == "debt" and _owes_more(game.state, seat) and (move := _way_out(game, seat)):
        return move
    return next((move for move in answers if not _ruins(game, seat, move)), answers[0])


def _owes_more(s: State, seat: int) -> bool:
    """Whether a seat owes more than the debt on top: another debt below, or a rent that was asked for and waits."""
    debts = sum(s.f_kind[i] == frames.DEBT and s.f_seat[i] == seat for i in range(s.depth))
    return debts > 1 or any(s.claim_asked[i] and s.claim_lander[i] == seat for i in range(s.claim_n))


def _way_out(game: Game, seat: int) -> Move | None:
    """The first move of a way that pays all that a seat owes; none if none is found in a few looks.

    Which rent is paid by halves, and which deeds are mortgaged before, decides what is left for the next.
    """
    E = game.edition.tables
    seen: set[tuple[int, ...]] = set()
    waiting: list[tuple[State, int]] = [(game.state, 0)]
    for _ in range(MOST_LOOKS):
        if not waiting:
            break
        before, first = waiting.pop()
        out = [0] * engine.MOST_MOVES
        codes = out[: engine.legal(before, E, seat, out)]
        for code in (code for kind in WAYS_TO_PAY for code in codes if moves.kind_of(code) == kind):
            s = before.copy()
            engine.apply(s, E, code)
            if not in_debt(s, seat):
                return Move(first or code)
            what = (
                s.cash[seat],
                s.holds[seat],
                s.pledged,
                s.depth,
                s.claim_n,
                *s.level,
                *s.pawned,
                *s.debt_amount,
                *s.debt_in_property,
            )
            if what not in seen and bankruptcy.bankrupt_refusal(s, E, seat) not in RUINED:
                seen.add(what)
                waiting.append((s, first or code))
    return None


def _only_halves_pay(game: Game, seat: int) -> bool:
    """Whether the rent that a seat owes cannot be raised whole, but half of it with property for the rest."""
    return bankruptcy.bankrupt_refusal(game.state, game.edition.tables, seat) == CAN_PAY_BY_HALVES


def _ruins(game: Game, seat: int, move: Move) -> bool:
    """Whether a move leaves the seat with a debt that it can pay in no way, or may do so as its last try in jail."""
    s, E = game.state.copy(), game.edition.tables
    engine.apply(s, E, move.code)
    if move.kind == moves.ROLL and s.jailed[seat] >= E.jail_tries:
        return any(_is_ruined(after, E, seat) for after in _rolled(s, E))
    return _is_ruined(s, E, seat)


def _rolled(s: State, E: Tables) -> Iterator[State]:
    """The state after each way in which dice can fall."""
    for way in range(engine.chance_ways(s, E)):
        after = s.copy()
        engine.apply(after, E, engine.chance_way(s, E, way))
        yield after


def _is_ruined(s: State, E: Tables, seat: int) -> bool:
    return bool(s.out[seat]) or bankruptcy.bankrupt_refusal(s, E, seat) in RUINED
