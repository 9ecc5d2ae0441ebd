"""The orders that a player has left: the moves that they make for an absent player.

An order acts only on what its owner saw when they gave it. An offer is accepted as it was named, by its date, and if
no other deeds of it are mortgaged; a deed is bought at its printed price, and bid for up to a sum.
"""

from __future__ import annotations

import msgspec

from passgo.bots import asking
from passgo.editions import Edition
from passgo.game import Game, Move
from passgo.game.questions import (
    AuctionQuestion,
    BuyQuestion,
    JailQuestion,
    LastCallQuestion,
    RolloffQuestion,
    ThrowQuestion,
)
from passgo.notation import NotationError, parse_move
from passgo.protocol.orders import Acceptance, GroupOrder, Orders
from passgo.rules.base import moves

KINDS_TO_BUY = {"buy": moves.BUY, "decline": moves.DECLINE}
WAYS_OUT = (moves.USE, moves.FINE)
"""Of jail, the first that there is."""


class BadOrdersError(ValueError):
    """Orders that cannot be carried out at this table."""


def checked(orders: Orders, game: Game, seat: int) -> Orders:
    """Return orders as they are kept, with what their owner sees now. Raises BadOrdersError."""
    known = game.edition.groups
    for each in orders.groups:
        if each.group not in known:
            raise BadOrdersError(f"group: expected one of {', '.join(known)}, and found {each.group!r}")
    accept = [_checked_offer(each, game, seat) for each in orders.accept]
    return msgspec.structs.replace(orders, accept=accept)


def _checked_offer(order: Acceptance, game: Game, seat: int) -> Acceptance:
    try:
        move = parse_move(order.text, game.edition)
    except NotationError as error:
        raise BadOrdersError(str(error)) from error
    if move.kind != moves.OFFER or move.arg != seat or move.seat == seat:
        raise BadOrdersError("accept: expected an offer of another seat to this one")
    return msgspec.structs.replace(order, mortgaged=_mortgaged(move, game))


def _mortgaged(offer: Move, game: Game) -> list[str]:
    """Return the deeds of an offer that are mortgaged now."""
    if offer.deal is None:
        return []
    deeds = (*offer.deal.give.deeds, *offer.deal.take.deeds)
    return [game.edition.deeds[deed] for deed in deeds if game.state.mortgaged[deed]]


def accepts(orders: Orders, game: Game, offer: Move, now: float) -> Acceptance | None:
    """Return the order by which an offer is accepted; None if there is none."""
    for each in orders.accept:
        named = parse_move(each.text, game.edition)
        if named == offer and now < each.until and each.mortgaged == _mortgaged(offer, game):
            return each
    return None


def move_by(orders: Orders, game: Game, seat: int) -> Move | None:
    """Return the move that orders make for a seat now; None if they have none to make."""
    found = _answer(orders, game, seat) if seat in game.awaits.seats else None
    if orders.build is not None and asking.before_throw(game.state):
        found = _building(orders.build, game, seat) or found
    return found if found and game.why_not(found) is None else None


def _answer(orders: Orders, game: Game, seat: int) -> Move | None:
    """Return how they answer the question."""
    match game.awaits:
        case BuyQuestion(deed=deed):
            kind = KINDS_TO_BUY.get(_of_deed(orders, game.edition, deed).landing)
            return Move.of(kind, seat) if kind else None
        case AuctionQuestion(deed=int(deed), by=by, least=least) if by != seat:
            limit = _of_deed(orders, game.edition, deed).bid
            if not limit:
                return None
            return Move.of(moves.BID, seat, least) if least <= limit else Move.of(moves.PASS, seat)
        case JailQuestion():
            return _from_jail(orders, game, seat)
        case LastCallQuestion() if orders.last_call:
            return Move.of(moves.END_TURN, seat)
        case ThrowQuestion() | RolloffQuestion() if orders.roll and not game.real_board:
            return Move.of(moves.ROLL, seat)
        case _:
            return None


def _of_deed(orders: Orders, edition: Edition, deed: int) -> GroupOrder:
    group = edition.groups[edition.tables.deed_group[deed]]
    return next((each for each in orders.groups if each.group == group), GroupOrder(group=group))


def _from_jail(orders: Orders, game: Game, seat: int) -> Move | None:
    if orders.jail == "pay":
        legal = list(game.legal_moves(seat))
        out = next((move for kind in WAYS_OUT for move in legal if move.kind == kind), None)
        if out:
            return out
    return Move.of(moves.ROLL, seat) if orders.jail and not game.real_board else None


def _building(keep: int, game: Game, seat: int) -> Move | None:
    """Return a building that leaves enough cash, and for which nobody else has to be asked."""
    for move in game.legal_moves(seat):
        if move.kind == moves.BUILD:
            after = game.copy()
            after.push(move)
            if after.cash(seat) >= keep and after.awaits.kind == game.awaits.kind:
                return move
    return None
