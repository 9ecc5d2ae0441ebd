"""The game at a table, and all that changes it: worked out on a copy, stored, and only then applied and shown."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from passgo.editions import EditionError
from passgo.game import IllegalMove, IllegalSetup, Move, seat_id, token_refusal
from passgo.notation import parse_move, print_move
from passgo.protocol import view
from passgo.protocol.messages import (
    AnswerOffer,
    Offers,
    Options,
    RefusedGame,
    SeatOptions,
    ServerMessage,
    SetPace,
    SetStanding,
    StartGame,
    Step,
)
from passgo.rules.base import moves
from passgo.rules.base.state import BANK, TABLE

from . import talk
from .agreement import BadStartError, agree, write_agreement
from .continuation import Continuation
from .replies import FaultError
from .sitting import CannotReplayError, Sitting
from .store import Addition, GameRow, InDoubtError, Store
from .thinking import Bot


class _Doubt(NamedTuple):
    """An addition of which nobody knows yet whether it is stored."""

    sitting: Sitting
    addition: Addition
    continuation: Continuation


class Recorder:
    """Plays the game of a table into its store."""

    def __init__(
        self,
        store: Store,
        find_bot: Callable[[str], Bot],
        clock: Callable[[], float],
        chance: Callable[[int], int],
        show: Callable[[ServerMessage], None],
    ) -> None:
        """`clock`: seconds since 1970. `chance(ways)`: the number of a way. `show`: to all screens."""
        self._store = store
        self._find_bot = find_bot
        self._clock = clock
        self._chance = chance
        self._show = show
        self._doubt: _Doubt | None = None
        self.sitting: Sitting | None = None
        """The game that is played, if any."""
        self.refused_game: RefusedGame | None = None
        """The game begun last, where it cannot be continued."""

    # --- a game begins, or goes on --------------------------------------------------------------------

    async def restore(self) -> None:
        """Go on with the game that was begun last. Raises StoreError, CannotReplayError."""
        row = await self._store.latest()
        if row is None:
            return
        record, said = await self._store.read(row.id)
        try:
            self.sitting = Sitting.again(row, record, said, self._find_bot)
        except CannotReplayError as error:
            reason = view.reason_view(error.refusal)
            self.refused_game = RefusedGame(
                at=row.at, moves=len(record), n=error.n, move=error.move, reason=reason
            )
            raise
        self.sitting.go_on(self._clock())

    async def start(self, command: StartGame) -> Sitting:
        """A new game; one that runs is given up. Raises StoreError, IllegalSetup, FaultError."""
        try:
            agreement = agree(command)
            taken = token_refusal([plan.token for plan in agreement.players])
            if taken:
                raise IllegalSetup(taken)
            plan = write_agreement(agreement).decode()
            row = GameRow(secrets.token_hex(6), command.edition, plan, self._clock(), command.id)
            sitting = Sitting(row, self._find_bot)
        except (BadStartError, EditionError, LookupError) as error:
            raise FaultError("bad-start", str(error)) from error
        await self._store.begin_game(row)
        self.sitting = sitting
        return sitting

    # --- moves ----------------------------------------------------------------------------------------

    async def play(self, sitting: Sitting, move: Move, client: str | None) -> None:
        """A move, with what chance and standing orders make of it up to the next decision."""
        if move.kind == moves.OFFER:
            await self.make_offer(sitting, move, client)
        else:
            await self._go_on(sitting, [move], client)

    async def deal(self, sitting: Sitting) -> None:
        """What chance owes: the deeds that are dealt before the game."""
        if sitting.game.chance_ways:
            await self._go_on(sitting, [], None)

    async def ring(self, sitting: Sitting) -> None:
        """The bell of a timed game."""
        await self._go_on(sitting, [Move.outcome(moves.BELL)], None)

    async def _go_on(
        self, sitting: Sitting, made: Sequence[Move], client: str | None, said: Sequence[talk.Talk] = ()
    ) -> None:
        continuation = Continuation(sitting.game, sitting.plans)
        for move in made:
            continuation.push(move)
        continuation.run_on(self._chance)
        await self._commit(sitting, continuation, client, said)

    # --- what is said beside them ---------------------------------------------------------------------

    async def make_offer(self, sitting: Sitting, move: Move, client: str | None) -> None:
        """An offer is put on the table, in the place of one that stands between the two."""
        if move.kind != moves.OFFER:
            raise FaultError("malformed", "text: expected an offer")
        refusal = sitting.game.why_not(move)
        if refusal:
            raise IllegalMove(move, refusal)
        offer = talk.OfferMade(sitting.offers.made + 1, print_move(move, sitting.game.edition))
        replaced = [talk.OfferEnded(n, "withdrawn") for n in sitting.offers.between(move.seat, move.arg)]
        await self._say(sitting, [*replaced, offer], client)

    async def answer_offer(self, sitting: Sitting, command: AnswerOffer) -> None:
        """A person's answer to an offer that stands."""
        offer = sitting.offers.standing.get(command.offer)
        if offer is None:
            raise FaultError("no-offer", f"offer {command.offer} does not stand")
        person(sitting, offer.move.seat if command.answer == "withdraw" else offer.move.arg)
        if command.answer == "accept":
            await self.accept(sitting, offer, command.id)
        else:
            how = "rejected" if command.answer == "reject" else "withdrawn"
            await self.end_offer(sitting, offer, how, command.id)

    async def accept(self, sitting: Sitting, offer: talk.Offer, client: str | None) -> None:
        """The offer is judged again; then it and its acceptance enter the record together."""
        made = [offer.move, Move.of(moves.ACCEPT, offer.move.arg)]
        said = [talk.OfferEnded(offer.number, "accepted")] if offer.number in sitting.offers.standing else []
        await self._go_on(sitting, made, client, said)

    async def end_offer(
        self, sitting: Sitting, offer: talk.Offer, how: talk.Ending, client: str | None
    ) -> None:
        """It stands no more."""
        await self._say(sitting, [talk.OfferEnded(offer.number, how)], client)

    async def arrange(self, sitting: Sitting, command: SetStanding | SetPace) -> None:
        """A standing order or the pace. An order that is given claims what is open already."""
        if isinstance(command, SetPace):
            await self._say(sitting, [talk.PaceSet(command.ms)], command.id)
            return
        seats = [seat_id(seat) for seat in range(len(sitting.plans))]
        if command.seat not in seats:
            raise FaultError("not-yours", f"seat: expected one of {', '.join(seats)}")
        seat = seats.index(command.seat)
        person(sitting, seat)
        plans = [msgspec.structs.replace(plan) for plan in sitting.plans]
        plans[seat].claims = command.claims
        continuation = Continuation(sitting.game, plans)
        continuation.run_on(self._chance)
        await self._commit(sitting, continuation, command.id, [talk.OrderGiven(seat, command.claims)])

    async def keep_clock(self, sitting: Sitting, until: float) -> None:
        """Note that the server still runs, and when the bell is to ring."""
        await self._say(sitting, [talk.ClockKept(until)], None)

    async def _say(self, sitting: Sitting, said: Sequence[talk.Talk], client: str | None) -> None:
        await self._commit(sitting, Continuation(sitting.game, sitting.plans), client, said)

    # --- storing --------------------------------------------------------------------------------------

    async def _commit(
        self,
        sitting: Sitting,
        continuation: Continuation,
        client: str | None,
        said: Sequence[talk.Talk] = (),
    ) -> None:
        """Store what was worked out, then apply and show it. Raises StoreError, with nothing changed."""
        addition = sitting.addition(continuation, said, client, self._clock())
        try:
            await self._store.append(addition)
        except InDoubtError:
            self._doubt = _Doubt(sitting, addition, continuation)
            raise
        self._apply(sitting, addition, continuation)

    async def settle(self) -> None:
        """Find out what became of an addition in doubt. Raises StoreError while that cannot be told."""
        if self._doubt is not None:
            stored = await self._store.settle(self._doubt.addition)
            doubt, self._doubt = self._doubt, None
            if stored:
                self._apply(*doubt)

    def _apply(self, sitting: Sitting, addition: Addition, continuation: Continuation) -> None:
        """It is stored: apply it and show it to all."""
        entries = sitting.apply(addition, continuation)
        state = view.state_view(sitting.game, sitting.plans, sitting.entries)
        self._show(Step(game=sitting.id, n=sitting.n, entries=entries, state=state))
        self._show(Options(game=sitting.id, n=sitting.n, seats=options_of(sitting)))
        if any(isinstance(talk.read_talk(row.body), talk.ABOUT_OFFERS) for row in addition.talk):
            ended = sitting.offers.take_ended()
            self._show(Offers(offers=sitting.offers.views(sitting.game), closed=ended))


def options_of(sitting: Sitting) -> list[SeatOptions]:
    """What the persons at the table may do now, and a Banker without a seat."""
    options = [view.seat_options(sitting.game, seat) for seat in sitting.persons()]
    if BANK in sitting.game.to_act:
        options.append(view.banker_options(sitting.game))
    return options


def read_move(sitting: Sitting, text: str) -> Move:
    """The move of a person at this table; of the Banker too, who may have no seat. Raises NotationError, FaultError."""
    move = parse_move(text, sitting.game.edition)
    if move.seat != BANK or not sitting.banker:
        person(sitting, move.seat)
    return move


def person(sitting: Sitting, seat: int) -> None:
    """Only persons are spoken for. Raises FaultError."""
    if seat not in sitting.persons():
        who = "chance" if seat == TABLE else seat_id(seat)
        raise FaultError("not-yours", f"no person plays {who}")
