"""Commands of guests about the game at their table: moves, offers, standing orders, their part in the dice.

Each function raises FaultError, and NotationError or IllegalMove if a move is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from passgo.game import Move, seat_id
from passgo.protocol import view
from passgo.protocol.commands import (
    AnswerOffer,
    AskWhy,
    GameCommand,
    LeaveOrders,
    LetFall,
    MakeOffer,
    PlayMove,
    PromiseSeeds,
    SetPace,
    SetStanding,
    ShowSeeds,
)
from passgo.protocol.messages import Judged
from passgo.rules.base import moves
from passgo.table.people.replies import FaultError
from passgo.table.state import table_log
from passgo.table.state.dice_handshake import part_in
from passgo.table.state.game_session import GameSession
from passgo.table.state.transaction import Chance

from . import drafts
from .authorization import need_place, own_offer, own_seat, read_move, read_moves
from .drafts import DraftChange
from .table_commands import CommandContext, may_say

Preparation = PromiseSeeds | ShowSeeds | SetPace | LeaveOrders
"""Commands that need no dice: they are carried out while those are being agreed on too."""
Play = PlayMove | LetFall | MakeOffer | AnswerOffer | SetStanding
"""All others."""


def session_of(context: CommandContext) -> GameSession:
    """Return the game that is being played."""
    if context.session is None or context.roster.phase != "playing":
        raise FaultError("no-game", "no game is being played")
    return context.session


def answer(context: CommandContext, command: AskWhy) -> Judged:
    """Tell why a move is refused, or that it is legal."""
    session = session_of(context)
    move = read_move(context.roster, session, context.guest, command.text)
    return Judged(id=command.id, reason=view.reason_view(session.game.why_not(move)))


def prepare(context: CommandContext, command: Preparation) -> DraftChange:
    """Take part in the dice, set the pace of the bots, or leave orders."""
    guest, roster, session = context.guest.id, context.roster, session_of(context)
    if isinstance(command, SetPace):
        if not roster.places_of(guest) and guest != roster.host:
            raise FaultError("not-yours", "only the host and players may set the pace")
        return DraftChange([table_log.PaceSet(command.ms)])
    if isinstance(command, LeaveOrders):
        return drafts.leave_orders(session, own_seat(session, context.guest, command.seat), command.orders)
    mine = {seat_id(seat) for seat in session.persons_of(guest)}
    return DraftChange([part_in(session.handshake, mine, command)])


def made_by(context: CommandContext, command: GameCommand) -> list[Move]:
    """Read the moves of a command: what its guest does, with what was rolled at a real board; none if it is no `PlayMove`."""
    if not isinstance(command, PlayMove):
        return []
    session = session_of(context)
    made = read_moves(context.roster, session, context.guest, command.text)
    for move in made:
        session.need_fresh(move.kind, command.n)
    return made


def play(context: CommandContext, command: Play, made: Sequence[Move], chance: Chance) -> DraftChange:
    """Work out what a command changes; `made`: its moves."""
    guest, roster, session = context.guest, context.roster, session_of(context)
    match command:
        case PlayMove():
            return drafts.play(session, made[0], chance, made[1:])
        case LetFall():
            return drafts.let_fall(session, _before_roll(context, session, command), chance)
        case MakeOffer():
            word = may_say(context, command.word) if command.word else ""
            return drafts.offer(session, read_move(roster, session, guest, command.text), word)
        case AnswerOffer(answer="accept"):
            return drafts.accept(session, own_offer(session, guest, command), chance)
        case AnswerOffer():
            how = "rejected" if command.answer == "reject" else "withdrawn"
            return drafts.end_offer(own_offer(session, guest, command), how)
        case SetStanding():
            seat = own_seat(session, guest, command.seat)
            if command.claims and session.strict:
                raise FaultError("not-now", "at this table every owner asks for their own rent")
            return drafts.give_order(session, seat, command.claims, chance)


def _before_roll(context: CommandContext, session: GameSession, command: LetFall) -> list[Move]:
    """Return the moves before dice or cards that the program brings for people at a real board."""
    need_place(context.roster, context.guest)
    if not session.game.real_board:
        raise FaultError("not-now", "only at a real board")
    made = read_moves(context.roster, session, context.guest, command.text) if command.text else []
    for kind in [move.kind for move in made] or [moves.DICE]:
        session.need_fresh(kind, command.n)
    return made
