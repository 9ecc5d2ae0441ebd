"""What screens ask of the game at their table: moves, offers, standing orders, their part in the dice."""

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

from . import replies
from .ceremony import part_in
from .guests import Guest
from .recorder import Recorder
from .replies import FaultError, encode
from .rights import need_place, own_offer, own_seat, read_move, read_moves
from .screen import Screen
from .sitting import Sitting

PutOff = Callable[[Sitting, Move, str | None, Screen | None], bool]
"""Whether a move waits, asked for by a command on a screen: then it is carried out and acknowledged later."""


class Playing:
    """Judges what is asked of the game of a table, and has the recorder store it."""

    def __init__(self, recorder: Recorder, put_off: PutOff, may_say: Callable[[Guest, str], str]) -> None:
        """`may_say`: a text as a guest says it at this table; raises FaultError where he may not."""
        self._recorder = recorder
        self._put_off = put_off
        self._may_say = may_say

    async def carry_out(self, screen: Screen, guest: Guest, command: GameCommand, client: str) -> None:
        """Do what a command asks, and acknowledge it if it is one that is stored."""
        recorder = self._recorder
        seating, sitting = recorder.seating, recorder.sitting
        if sitting is None or seating.phase != "playing":
            raise FaultError("no-game", "no game is being played")
        if isinstance(command, AskWhy):
            reason = view.reason_view(sitting.game.why_not(read_move(seating, sitting, guest, command.text)))
            screen.send(encode(Judged(id=command.id, reason=reason)))
            return
        if isinstance(command, Foresee):
            made = read_moves(seating, sitting, guest, command.text)
            screen.send(encode(Foreseen(id=command.id, events=sitting.foresee(made))))
            return
        if isinstance(command, PromiseSeeds | ShowSeeds):
            mine = {seat_id(seat) for seat in sitting.persons_of(guest.id)}
            await recorder.say([part_in(sitting.ceremony, mine, command)], client)
        elif sitting.gathers_seeds and not isinstance(command, SetPace):
            raise FaultError("dice-not-agreed", "the dice are still being agreed on")
        elif isinstance(command, PlayMove):
            move, *fallen = read_moves(seating, sitting, guest, command.text)
            sitting.need_fresh(move.kind, command.n)
            if self._put_off(sitting, move, client, screen):
                return
            await recorder.play(sitting, move, client, fallen)
        elif isinstance(command, LetFall):
            await recorder.let_fall(sitting, self._throw_of(sitting, guest, command), client)
        elif isinstance(command, MakeOffer):
            word = self._may_say(guest, command.word) if command.word else ""
            await recorder.make_offer(sitting, read_move(seating, sitting, guest, command.text), client, word)
        elif isinstance(command, AnswerOffer):
            offer = own_offer(sitting, guest, command)
            await recorder.answer_offer(sitting, offer, command, client)
        elif isinstance(command, SetPace):
            if not seating.places_of(guest.id) and guest.id != seating.host:
                raise FaultError("not-yours", "only the host and players may set the pace")
            await recorder.set_pace(command, client)
        else:
            seat = own_seat(sitting, guest, command.seat)
            if command.claims and sitting.strict:
                raise FaultError("not-now", "at this table every owner asks for their own rent")
            await recorder.give_order(sitting, seat, command, client)
        replies.acknowledge(screen, command.id, recorder.known[client])

    def _throw_of(self, sitting: Sitting, guest: Guest, command: LetFall) -> Move | None:
        """The throw that the program makes for people at a real board. Raises NotationError, FaultError."""
        seating = self._recorder.seating
        need_place(seating, guest)
        if not sitting.game.real_board:
            raise FaultError("not-now", "only at a real board")
        move = read_move(seating, sitting, guest, command.text) if command.text else None
        sitting.need_fresh(move.kind if move else moves.DICE, command.n)
        return move
