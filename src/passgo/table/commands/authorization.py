"""People play for themselves only: which moves a guest may make, and which offers they may answer."""

from __future__ import annotations

from passgo.game import Move, seat_id
from passgo.notation import parse_lines, parse_move
from passgo.protocol.commands import AnswerOffer
from passgo.rules.base import moves
from passgo.rules.base.state import BANK, TABLE
from passgo.table.people.guests import Guest
from passgo.table.people.replies import FaultError
from passgo.table.state.game_session import GameSession
from passgo.table.state.offers import Offer
from passgo.table.state.roster import Roster


def read_move(roster: Roster, session: GameSession, guest: Guest, text: str) -> Move:
    """Return the move of this guest, or of the Banker if they keep the bank. Raises NotationError, FaultError."""
    move = parse_move(text, session.game.edition)
    if move.seat == BANK and session.banker and roster.keeps_bank(guest.id):
        return move
    _need_seat(session, guest, move.seat)
    return move


def read_moves(roster: Roster, session: GameSession, guest: Guest, text: str) -> list[Move]:
    """Return what this guest does or, at a real board, enters: a move a line, and a roll with its dice.

    Raises NotationError, FaultError.
    """
    if not session.game.real_board:
        return [read_move(roster, session, guest, text)]
    made = parse_lines(text, session.game.edition)
    if not made:
        raise FaultError("malformed", "text: expected a move")
    if len(made) > 1 and any(move.kind == moves.OFFER for move in made):
        raise FaultError("malformed", "text: expected an offer alone")
    for move in made:
        if move.seat == TABLE:
            need_place(roster, guest)
            _need_fallen(move)
        elif move.seat != BANK or not (session.banker and roster.keeps_bank(guest.id)):
            _need_seat(session, guest, move.seat)
    return made


def need_place(roster: Roster, guest: Guest) -> None:
    """Check that the guest has a place: at a real board only players enter dice and cards. Raises FaultError."""
    if not roster.places_of(guest.id):
        raise FaultError("not-yours", "only players may enter dice and cards")


def _need_fallen(move: Move) -> None:
    """Check that a move of the table is dice, a card or a state of the real board. Raises FaultError."""
    if move.kind == moves.BELL or not (move.is_chance or move.kind == moves.CORRECT):
        raise FaultError("not-yours", f"{move.verb} is not a move that players may send")


def own_offer(session: GameSession, guest: Guest, command: AnswerOffer) -> Offer:
    """Return the offer, if this guest may answer it in this way. Raises FaultError."""
    offer = session.offers.standing.get(command.offer)
    if offer is None:
        raise FaultError("no-offer", f"offer {command.offer} is no longer open")
    _need_seat(session, guest, offer.move.seat if command.answer == "withdraw" else offer.move.arg)
    return offer


def own_seat(session: GameSession, guest: Guest, named: str) -> int:
    """Return the seat of this name, by its number from 0, if this guest plays it. Raises FaultError."""
    seats = [seat_id(seat) for seat in range(len(session.plans))]
    if named not in seats:
        raise FaultError("not-yours", f"seat: expected one of {', '.join(seats)}")
    _need_seat(session, guest, seats.index(named))
    return seats.index(named)


def _need_seat(session: GameSession, guest: Guest, seat: int) -> None:
    """Check that the guest plays this seat: it is theirs, and no bot plays it. Raises FaultError."""
    if seat not in session.persons_of(guest.id):
        who = "chance" if seat == TABLE else seat_id(seat)
        raise FaultError("not-yours", f"you do not play {who}")
