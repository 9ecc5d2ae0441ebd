"""What clients ask of the game at their table: moves, offers, standing orders, their part in the dice."""

from __future__ import annotations

from collections.abc import Callable

from passgo.game import Move, seat_id
from passgo.protocol import view
from passgo.protocol.commands import (
    AnswerOffer,
    AskWhy,
    Foresee,
    GameCommand,
    LetFall,
    MakeOffer,
    PlayMove,
    PromiseSeeds,
    SetPace,
    ShowSeeds,
)
from passgo.protocol.messages import Foreseen, Judged
from passgo.rules.base import moves
from passgo.server.people import replies
from passgo.server.people.client_session import ClientSession
from passgo.server.people.guests import Guest
from passgo.server.people.replies import FaultError, encode
from passgo.server.state.dice_handshake import part_in
from passgo.server.state.game_session import GameSession

from .authorization import need_place, own_offer, own_seat, read_move, read_moves
from .journal import Journal

DelayRoll = Callable[[GameSession, Move, str | None, ClientSession | None], bool]
"""Whether a move waits, asked for by a command on a client: then it is carried out and acknowledged later."""


class GameCommands:
    """Judges what is asked of the game of a table, and has the journal store it."""

    def __init__(self, journal: Journal, delay_roll: DelayRoll, may_say: Callable[[Guest, str], str]) -> None:
        """`may_say`: a text as a guest says it at this table; raises FaultError where he may not."""
        self._journal = journal
        self._delay_roll = delay_roll
        self._may_say = may_say

    async def carry_out(
        self, client: ClientSession, guest: Guest, command: GameCommand, request_id: str
    ) -> None:
        """Do what a command asks, and acknowledge it if it is one that is stored."""
        journal = self._journal
        roster, session = journal.roster, journal.session
        if session is None or roster.phase != "playing":
            raise FaultError("no-game", "no game is being played")
        if isinstance(command, AskWhy):
            reason = view.reason_view(session.game.why_not(read_move(roster, session, guest, command.text)))
            client.send(encode(Judged(id=command.id, reason=reason)))
            return
        if isinstance(command, Foresee):
            made = read_moves(roster, session, guest, command.text)
            client.send(encode(Foreseen(id=command.id, events=session.foresee(made))))
            return
        if isinstance(command, PromiseSeeds | ShowSeeds):
            mine = {seat_id(seat) for seat in session.persons_of(guest.id)}
            await journal.say([part_in(session.handshake, mine, command)], request_id)
        elif session.gathers_seeds and not isinstance(command, SetPace):
            raise FaultError("dice-not-agreed", "the dice are still being agreed on")
        elif isinstance(command, PlayMove):
            move, *fallen = read_moves(roster, session, guest, command.text)
            session.need_fresh(move.kind, command.n)
            if self._delay_roll(session, move, request_id, client):
                return
            await journal.play(session, move, request_id, fallen)
        elif isinstance(command, LetFall):
            await journal.let_fall(session, self._throw_of(session, guest, command), request_id)
        elif isinstance(command, MakeOffer):
            word = self._may_say(guest, command.word) if command.word else ""
            await journal.make_offer(
                session, read_move(roster, session, guest, command.text), request_id, word
            )
        elif isinstance(command, AnswerOffer):
            offer = own_offer(session, guest, command)
            await journal.answer_offer(session, offer, command, request_id)
        elif isinstance(command, SetPace):
            if not roster.places_of(guest.id) and guest.id != roster.host:
                raise FaultError("not-yours", "only the host and players may set the pace")
            await journal.set_pace(command, request_id)
        else:
            seat = own_seat(session, guest, command.seat)
            if command.claims and session.strict:
                raise FaultError("not-now", "at this table every owner asks for their own rent")
            await journal.give_order(session, seat, command, request_id)
        replies.acknowledge(client, command.id, journal.known[request_id])

    def _throw_of(self, session: GameSession, guest: Guest, command: LetFall) -> Move | None:
        """The throw that the program makes for people at a real board. Raises NotationError, FaultError."""
        roster = self._journal.roster
        need_place(roster, guest)
        if not session.game.real_board:
            raise FaultError("not-now", "only at a real board")
        move = read_move(roster, session, guest, command.text) if command.text else None
        session.need_fresh(move.kind if move else moves.DICE, command.n)
        return move
