"""The orders that a player has left: the moves that they make for an absent player.

An order acts only on what its owner saw when they gave it. An offer is accepted as it was named, by its date, and if
no other deeds of it are mortgaged; a deed is bought at its printed price, and bid for up to a sum. To decline an offer
gives nothing away, and the owner finds it among their orders.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from passgo.bots import asking
from passgo.editions import Edition
from passgo.game import Game, Move
from passgo.game.questions import (
    AuctionQuestion,
    BuyQuestion,
    DebtQuestion,
    JailQuestion,
    LastCallQuestion,
    RolloffQuestion,
    TaxQuestion,
    ThrowQuestion,
    TransferQuestion,
)
from passgo.notation import NotationError, parse_move
from passgo.protocol.orders import MOST_DECLINED, Acceptance, GroupOrder, Orders
from passgo.rules.base import moves

KINDS_TO_BUY = {"buy": moves.BUY, "decline": moves.DECLINE}
TAXES = {"flat": moves.TAX_FLAT, "percent": moves.TAX_PERCENT}
MORTGAGES = {"keep": moves.KEEP, "lift": moves.LIFT}
RAISES = {"mortgage": (moves.MORTGAGE, moves.SELL), "sell": (moves.SELL, moves.MORTGAGE)}
"""The ways to raise cash, the first one first."""
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
    return msgspec.structs.replace(orders, accept=accept, declined=[])


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


def declines(orders: Orders, game: Game, offer: Move) -> bool:
    """Return whether orders decline an offer to their seat."""
    if orders.offers != "complete":
        return orders.offers == "decline"
    whole = game.state.whole[offer.arg]
    return offer.deal is not None and any(whole >> deed & 1 for deed in offer.deal.take.deeds)


def after_declining(orders: Orders, game: Game, offer: Move) -> Orders:
    """Return orders with an offer noted that they have declined."""
    noted = [*orders.declined, game.text(offer)]
    return msgspec.structs.replace(orders, declined=noted[-MOST_DECLINED:])


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
        case JailQuestion() if orders.jail and orders.turns:
            return _from_jail(orders, game, seat)
        case DebtQuestion() if orders.debt:
            return _towards_debt(RAISES[orders.debt], game, seat)
        case TaxQuestion() if orders.tax:
            return Move.of(TAXES[orders.tax], seat)
        case TransferQuestion(deed=deed) if orders.mortgaged:
            return Move.of(MORTGAGES[orders.mortgaged], seat, deed)
        case LastCallQuestion() if orders.last_call:
            return Move.of(moves.END_TURN, seat)
        case ThrowQuestion() | RolloffQuestion() if _may_roll(orders, game):
            return Move.of(moves.ROLL, seat)
        case _:
            return None


def _may_roll(orders: Orders, game: Game) -> bool:
    """Return whether they roll: not at a real board, and no new turn once they have rolled for as many as they may."""
    return orders.roll and not game.real_board and (orders.turns > 0 or game.state.doubles > 0)


def after_roll(orders: Orders, game: Game, move: Move) -> Orders | None:
    """Return what is left of orders once they have made this move; None if it begins no turn."""
    begins = isinstance(game.awaits, ThrowQuestion | JailQuestion) and not game.state.doubles
    if move.kind != moves.ROLL or not begins:
        return None
    return msgspec.structs.replace(orders, turns=orders.turns - 1)


def _of_deed(orders: Orders, edition: Edition, deed: int) -> GroupOrder:
    group = edition.groups[edition.tables.deed_group[deed]]
    return next((each for each in orders.groups if each.group == group), GroupOrder(group=group))


def _from_jail(orders: Orders, game: Game, seat: int) -> Move | None:
    if orders.jail == "pay":
        legal = list(game.legal_moves(seat))
        out = next((move for kind in WAYS_OUT for move in legal if move.kind == kind), None)
        if out:
            return out
    return None if game.real_board else Move.of(moves.ROLL, seat)


def _towards_debt(ways: Sequence[int], game: Game, seat: int) -> Move | None:
    """Return the first step of paying a debt; None if cash that is raised in these ways does not pay all of it."""
    after, first = game.copy(), None
    while isinstance(after.awaits, DebtQuestion) and seat in after.awaits.seats:
        step = _raising(ways, after, seat)
        if step is None:
            return None
        after.push(step)
        first = first or step
    return None if after.state.out[seat] else first


def _raising(ways: Sequence[int], game: Game, seat: int) -> Move | None:
    """Return what is given up first: property of no complete group before that of one, what costs little before much."""
    prices, whole, deeds = game.edition.tables.deed_price, game.state.whole[seat], len(game.edition.deeds)

    def worth(move: Move) -> tuple[int, int, int]:
        deed = move.arg
        return ways.index(move.kind), whole >> deed & 1, prices[deed]

    raising = [move for move in game.legal_moves(seat) if move.kind in ways and move.arg < deeds]
    return min(raising, key=worth, default=None)


def _building(keep: int, game: Game, seat: int) -> Move | None:
    """Return a building that leaves enough cash, and for which nobody else has to be asked."""
    for move in game.legal_moves(seat):
        if move.kind == moves.BUILD:
            after = game.copy()
            after.push(move)
            if after.cash(seat) >= keep and after.awaits.kind == game.awaits.kind:
                return move
    return None
