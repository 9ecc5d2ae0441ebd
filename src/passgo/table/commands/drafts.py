"""Changes to a table, worked out on a copy of its game. Nothing here stores or shows anything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from passgo.bots.protocol import Bot
from passgo.editions import EditionError
from passgo.game import IllegalMove, Move, default_move
from passgo.notation import print_move
from passgo.protocol.messages import OfferEnd
from passgo.protocol.orders import Acceptance, Orders
from passgo.rules.base import moves
from passgo.table.people.replies import FaultError
from passgo.table.state import orders, table_log
from passgo.table.state.game_session import GameSession
from passgo.table.state.offers import Offer
from passgo.table.state.roster import Roster
from passgo.table.state.transaction import Chance, Transaction, losers
from passgo.table.store import SeedRow

BY_ORDER: Final = "order"
"""Why an offer was declined that orders decline."""


class DraftChange(NamedTuple):
    """A change that the journal is to store and apply as a whole, or not at all."""

    logged: Sequence[table_log.AnyEntry] = ()
    transaction: Transaction | None = None
    """The moves, if any are made."""
    seeds: Sequence[SeedRow] = ()
    """Kept secret until the game is over."""
    begins: GameSession | None = None
    """The game, if it begins."""


def begin(roster: Roster, now: float, find_bot: Callable[[str], Bot]) -> DraftChange:
    """Begin the game, as agreed. Raises IllegalSetup, FaultError."""
    try:
        return DraftChange([table_log.Begun()], begins=GameSession(roster, now, find_bot))
    except (EditionError, LookupError) as error:
        raise FaultError("bad-start", str(error)) from error


def bind(session: GameSession, new_seed: Callable[[], str]) -> DraftChange:
    """Commit the server to its own seed, and to all that were promised."""
    seed, handshake = new_seed(), session.handshake
    receipts = {seat: new_seed() for seat in handshake.promised}
    bound = handshake.bound_by(seed, receipts, session.bots_at_start)
    return DraftChange([bound], seeds=[SeedRow(handshake.number, seed)])


# --- moves ------------------------------------------------------------------------------------------


def after(
    session: GameSession,
    made: Sequence[Move],
    chance: Chance,
    logged: Sequence[table_log.AnyEntry] = (),
) -> DraftChange:
    """Play moves, and all that follows from them up to the next decision. Raises IllegalMove."""
    transaction = Transaction(session.game, session.claimers())
    for move in made:
        transaction.push(move)
    _run_on(transaction, session, chance)
    return DraftChange(logged, transaction)


def _run_on(transaction: Transaction, session: GameSession, chance: Chance) -> None:
    """Play all that needs nobody's decision; at a real board people roll and draw themselves."""
    if session.game.real_board:
        transaction.claim()
    else:
        transaction.run_on(chance)


def play(session: GameSession, move: Move, chance: Chance, more: Sequence[Move] = ()) -> DraftChange:
    """Play a move or make an offer. `more`: what people entered with it at a real board. Raises IllegalMove."""
    return offer(session, move) if move.kind == moves.OFFER else after(session, [move, *more], chance)


def let_fall(session: GameSession, made: Sequence[Move], chance: Chance) -> DraftChange:
    """Roll or draw once for people at a real board: after these moves, or for what is awaited.

    Raises IllegalMove, FaultError.
    """
    transaction = Transaction(session.game, session.claimers())
    for move in made:
        transaction.push(move)
    ways = transaction.game.chance_ways
    if not ways:
        raise FaultError("not-now", "no dice or cards are needed now")
    transaction.push(transaction.game.chance_outcome(chance(ways)))
    transaction.claim()
    return DraftChange(transaction=transaction)


def play_default(session: GameSession, seat: int, chance: Chance) -> DraftChange:
    """Do the least that the rules allow for a seat whose time is up; the record says so.

    At a real board the program rolls and draws for it too: nobody is there to do it by hand.
    """
    transaction = Transaction(session.game, session.claimers())
    transaction.push(default_move(session.game, seat))
    transaction.run_on(chance)
    return DraftChange([table_log.TimeUp(session.n + 1)], transaction)


def take_back(session: GameSession, count: int, logged: Sequence[table_log.AnyEntry] = ()) -> DraftChange:
    """Undo the last moves, unless the game is over: then the seeds of its dice are known."""
    if session.game.is_over:
        raise FaultError("not-now", "the game is over")
    transaction = Transaction(session.game)
    transaction.push(Move.outcome(moves.TAKEBACK, count))
    return DraftChange(logged, transaction)


def give_order(session: GameSession, seat: int, claims: bool, chance: Chance) -> DraftChange:
    """Give a standing order, or end it. Once given, it also asks for the rents that are already due."""
    claimers = session.claimers() - {seat}
    transaction = Transaction(session.game, claimers | {seat} if claims else claimers)
    _run_on(transaction, session, chance)
    return DraftChange([table_log.OrderGiven(seat, claims)], transaction)


# --- orders that were left ----------------------------------------------------------------------------


def leave_orders(session: GameSession, seat: int, left: Orders) -> DraftChange:
    """Leave orders for a seat. Raises FaultError."""
    try:
        return DraftChange([table_log.OrdersLeft(seat, orders.checked(left, session.game, seat))])
    except orders.BadOrdersError as error:
        raise FaultError("malformed", str(error)) from error


def by_orders(session: GameSession, seats: Collection[int], now: float, chance: Chance) -> DraftChange | None:
    """Do the next thing that the orders for these seats want; None if they want nothing.

    None rolls while an offer waits for an answer of that seat: it would lapse before its owner had seen it.
    """
    for seat in seats:
        left = session.orders.get(seat)
        if left is None:
            continue
        offers = [offer for offer in session.offers.standing.values() if offer.move.arg == seat]
        for offer in offers:
            order = orders.accepts(left, session.game, offer.move, now)
            if order and session.game.why_not(offer.move) is None:
                return _accept_by(session, seat, left, order, offer, chance)
            if order is None and orders.declines(left, session.game, offer.move):
                rest = orders.after_declining(left, session.game, offer.move)
                ended = end_offer(offer, "rejected", BY_ORDER)
                return ended._replace(logged=[*ended.logged, table_log.OrdersLeft(seat, rest)])
        move = orders.move_by(left, session.game, seat)
        if move is None or (offers and move.kind == moves.ROLL):
            continue
        if session.clocks.is_running or not losers(session.game, move):
            rest = orders.after_roll(left, session.game, move)
            counted = [table_log.OrdersLeft(seat, rest)] if rest else []
            return after(session, [move], chance, [table_log.OrderActed(session.n + 1), *counted])
    return None


def _accept_by(
    session: GameSession, seat: int, left: Orders, order: Acceptance, offer: Offer, chance: Chance
) -> DraftChange:
    """Accept an offer by an order, which has then had its day."""
    draft = accept(session, offer, chance)
    rest = msgspec.structs.replace(left, accept=[each for each in left.accept if each is not order])
    acted = (table_log.OrderActed(session.n + 2), table_log.OrdersLeft(seat, rest))
    return draft._replace(logged=(*draft.logged, *acted))


# --- offers -----------------------------------------------------------------------------------------


def offer(session: GameSession, move: Move, word: str = "") -> DraftChange:
    """Put an offer on the table, with a word; it replaces an earlier one between the two.

    Raises IllegalMove, FaultError.
    """
    if move.kind != moves.OFFER:
        raise FaultError("malformed", "text: expected an offer")
    refusal = session.game.why_not(move)
    if refusal:
        raise IllegalMove(move, refusal)
    made = table_log.OfferMade(session.offers.made + 1, print_move(move, session.game.edition), word)
    replaced = [table_log.OfferEnded(n, "withdrawn") for n in session.offers.between(move.seat, move.arg)]
    return DraftChange([*replaced, made])


def accept(session: GameSession, offer: Offer, chance: Chance) -> DraftChange:
    """Judge the offer again; then put it and its acceptance into the record together. Raises IllegalMove."""
    stands = offer.number in session.offers.standing
    ended = [table_log.OfferEnded(offer.number, "accepted")] if stands else []
    return after(session, [offer.move, Move.of(moves.ACCEPT, offer.move.arg)], chance, ended)


def end_offer(offer: Offer, how: OfferEnd, why: str = "", more: int = 0) -> DraftChange:
    """End an offer; a player who refused it may have said why, and how much more cash would do."""
    return DraftChange([table_log.OfferEnded(offer.number, how, why, more)])
