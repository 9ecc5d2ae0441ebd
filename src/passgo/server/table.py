"""A table: one task owns it, and everything that happens there happens in that task, one after another.

A command is judged, what it brings about is worked out on a copy, stored, and only then applied,
acknowledged and shown to all. So whatever anybody has seen survives the end of the process.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from passgo.editions import EditionError
from passgo.game import IllegalMove, IllegalSetup, Move, Refusal, seat_id, token_refusal
from passgo.notation import NotationError, parse_move, print_move
from passgo.protocol import view
from passgo.protocol.messages import (
    Ack,
    AnswerOffer,
    AskWhy,
    Fault,
    FaultKey,
    Grace,
    Judged,
    MakeOffer,
    Offers,
    Options,
    PlayMove,
    Refused,
    RefusedGame,
    SeatOptions,
    ServerMessage,
    SetPace,
    SetStanding,
    StartGame,
    Step,
    TableCommand,
    TableView,
)
from passgo.rules.base import moves
from passgo.rules.base.state import BANK, TABLE

from . import talk
from .agreement import BadStartError, agree, write_agreement
from .draft import Draft, losers
from .saved import saved
from .screen import Screen
from .sitting import PACE, CannotReplayError, Sitting
from .store import Batch, GameRow, InDoubtError, Store, StoreError
from .thinking import Bot, Thought

GRACE: Final = 5.0
"""Seconds that a throw waits for rents it would close."""

RETRY: Final = 2.0
"""Seconds until bots go on after a move of theirs could not be stored."""

HEARTBEAT: Final = 60.0
"""Seconds after which the table of a timed game notes that it still runs."""

encode: Final = msgspec.json.Encoder().encode


class _FaultError(Exception):
    """A command cannot be carried out, for a reason that is no rule."""

    def __init__(self, key: FaultKey, detail: str) -> None:
        super().__init__(detail)
        self.key: FaultKey = key


class _Asked(NamedTuple):
    """A command in the queue, and the screen to answer."""

    screen: Screen
    command: TableCommand
    handled: asyncio.Future[None]


class _Waiting(NamedTuple):
    """A throw that waits for rents it would close; a bot's has neither command nor screen."""

    move: Move
    client: str | None
    screen: Screen | None
    until: float
    timer: asyncio.TimerHandle


class _Doubt(NamedTuple):
    """A batch of which nobody knows yet whether it is stored."""

    sitting: Sitting
    batch: Batch
    draft: Draft


class Table:
    """A table with the screens at it, and the game that is played, if any."""

    def __init__(
        self,
        store: Store,
        find_bot: Callable[[str], Bot],
        clock: Callable[[], float],
        *,
        grace: float = GRACE,
        chance: Callable[[int], int] = secrets.randbelow,
    ) -> None:
        """`clock`: seconds since 1970. `chance(ways)`: the number of a way, unforeseeable and fair."""
        self._store = store
        self._find_bot = find_bot
        self._clock = clock
        self._grace = grace
        self._chance = chance
        self._inbox: asyncio.Queue[_Asked | Thought | Literal["time"]] = asyncio.Queue()
        self._screens: set[Screen] = set()
        self._sitting: Sitting | None = None
        self._refused_game: RefusedGame | None = None
        self._waiting: _Waiting | None = None
        self._doubt: _Doubt | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._bots_rest = False
        self._alarm: asyncio.TimerHandle | None = None

    # --- screens ------------------------------------------------------------------------------------

    def join(self, screen: Screen, game: str, since: int) -> None:
        """A screen has come; it knows the record of `game` up to `since`."""
        self._screens.add(screen)
        screen.send(encode(self._table_view(game, since)))
        if self._waiting:
            screen.send(encode(self._grace_view()))

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        self._screens.discard(screen)

    async def put(self, screen: Screen, command: TableCommand) -> None:
        """Hand a command in; returns once it is dealt with, so that a screen cannot flood the table."""
        handled = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Asked(screen, command, handled))
        await handled

    def played(self, game: str) -> Sitting | None:
        """The game of this id; None when another is played, or none."""
        sitting = self._sitting
        return sitting if sitting and sitting.id == game else None

    @property
    def refused_game(self) -> RefusedGame | None:
        """The game begun last, where it cannot be continued and no other has been begun since."""
        return None if self._sitting else self._refused_game

    async def record(self) -> str | None:
        """The game begun last as a record file; None where there is none. Raises StoreError."""
        row = await self._store.latest()
        return (await saved(self._store, row, self._find_bot)).text if row else None

    def wake(self) -> None:
        """Look at the clock now."""
        self._inbox.put_nowait("time")

    def _show(self, message: ServerMessage) -> None:
        if self._screens:
            encoded = encode(message)
            for screen in self._screens:
                screen.send(encoded)

    def _table_view(self, game: str = "", since: int = 0) -> TableView:
        sitting = self._sitting
        if sitting is None:
            return TableView(
                phase="lobby",
                game="",
                edition="",
                n=0,
                entries=[],
                state=None,
                options=[],
                offers=[],
                pace=PACE,
                house=[],
                own=None,
                banker="",
                clock=None,
            )
        known = since if game == sitting.id and since <= sitting.n else 0
        return TableView(
            phase="over" if sitting.game.is_over else "playing",
            game=sitting.id,
            edition=sitting.key,
            n=sitting.n,
            entries=sitting.entries[known:],
            state=view.state_view(sitting.game, sitting.plans),
            options=_options(sitting),
            offers=sitting.offers.views(sitting.game),
            pace=sitting.pace,
            house=sitting.house,
            own=sitting.own,
            banker=sitting.banker,
            clock=sitting.clock(self._clock()),
        )

    def _grace_view(self) -> Grace:
        if self._waiting is None:
            return Grace(seats=[], until=0)
        seats = sorted(self._losers(self._waiting.move))
        return Grace(seats=[seat_id(seat) for seat in seats], until=self._waiting.until)

    # --- the task -----------------------------------------------------------------------------------

    async def restore(self) -> None:
        """Go on with the game that was begun last. Raises StoreError, CannotReplayError."""
        row = await self._store.latest()
        if row is not None:
            record, said = await self._store.read(row.id)
            try:
                self._sitting = Sitting.again(row, record, said, self._find_bot)
            except CannotReplayError as error:
                reason = view.reason_view(error.refusal)
                self._refused_game = RefusedGame(
                    at=row.at, moves=len(record), n=error.n, move=error.move, reason=reason
                )
                raise
            self._sitting.go_on(self._clock())

    async def run(self) -> None:
        """Deal with whatever comes, until cancelled."""
        self.wake()
        while True:
            item = await self._inbox.get()
            try:
                await self._keep_time()
                if isinstance(item, _Asked):
                    await self._handle(item.screen, item.command)
                elif isinstance(item, Thought):
                    await self._take(item)
                else:
                    self._bots_rest = False
                await self._end_wait()
                await self._keep_time()
            except Exception:  # a defect must not end the table; nothing was applied
                traceback.print_exc()
                if isinstance(item, _Asked):
                    _fault(item.screen, item.command.id, "internal", "the server's own output tells more")
                self._let_bots_rest()
            finally:
                if isinstance(item, _Asked) and not item.handled.done():
                    item.handled.set_result(None)
            self._ask_bots()

    async def _handle(self, screen: Screen, command: TableCommand) -> None:
        try:
            await self._settle()
            known = self._sitting.known if self._sitting else {}
            if command.id in known:
                screen.send(encode(Ack(id=command.id, n=known[command.id])))
            elif self._waiting and command.id == self._waiting.client:
                self._waiting = self._waiting._replace(screen=screen)
            else:
                await self._carry_out(screen, command)
        except (IllegalMove, IllegalSetup) as error:
            _refuse(screen, command.id, error.refusal)
        except NotationError as error:
            _fault(screen, command.id, "notation", str(error))
        except StoreError as error:
            print(f"passgo: {error}", file=sys.stderr)
            _fault(screen, command.id, "store", str(error))
        except _FaultError as error:
            _fault(screen, command.id, error.key, str(error))

    async def _carry_out(self, screen: Screen, command: TableCommand) -> None:
        """Do what a command asks, and acknowledge it if it is one that is stored."""
        if isinstance(command, StartGame):
            sitting = await self._start(command)
        elif self._sitting is None:
            raise _FaultError("no-game", "no game has been started")
        else:
            sitting = self._sitting
            if isinstance(command, AskWhy):
                refusal = sitting.game.why_not(_parse(sitting, command.text))
                screen.send(encode(Judged(id=command.id, reason=view.reason_view(refusal))))
                return
            if isinstance(command, PlayMove):
                move = _parse(sitting, command.text)
                if sitting.is_stale(move.kind, command.n):
                    raise _FaultError(
                        "stale", f"the question arose at move {sitting.arose}, you knew {command.n}"
                    )
                if self._put_off(sitting, move, command.id, screen):
                    return
                await self._play(sitting, move, command.id)
            elif isinstance(command, MakeOffer):
                await self._make_offer(sitting, _parse(sitting, command.text), command.id)
            elif isinstance(command, AnswerOffer):
                await self._answer_offer(sitting, command)
            else:
                await self._arrange(sitting, command)
        screen.send(encode(Ack(id=command.id, n=sitting.known[command.id])))

    # --- storing ------------------------------------------------------------------------------------

    async def _commit(
        self, sitting: Sitting, draft: Draft, client: str | None, said: Sequence[talk.Talk] = ()
    ) -> None:
        """Store what was drafted, then apply and show it. Raises StoreError, with nothing changed."""
        batch = sitting.batch(draft, said, client, self._clock())
        try:
            await self._store.append(batch)
        except InDoubtError:
            self._doubt = _Doubt(sitting, batch, draft)
            raise
        self._apply(sitting, batch, draft)

    async def _settle(self) -> None:
        """Find out what became of a batch that was in doubt. Raises StoreError while that cannot be told."""
        if self._doubt is not None:
            stored = await self._store.settle(self._doubt.batch)
            doubt, self._doubt = self._doubt, None
            if stored:
                self._apply(*doubt)

    def _apply(self, sitting: Sitting, batch: Batch, draft: Draft) -> None:
        """It is stored: apply it and show it to all."""
        entries = sitting.apply(batch, draft)
        state = view.state_view(sitting.game, sitting.plans)
        self._show(Step(game=sitting.id, n=sitting.n, entries=entries, state=state))
        self._show(Options(game=sitting.id, n=sitting.n, seats=_options(sitting)))
        if any(
            not isinstance(talk.read_talk(row.body), talk.PaceSet | talk.OrderGiven | talk.ClockKept)
            for row in batch.talk
        ):
            self._show(Offers(offers=sitting.offers.views(sitting.game), closed=sitting.offers.told()))

    # --- commands -----------------------------------------------------------------------------------

    async def _start(self, command: StartGame) -> Sitting:
        """A new game; one that runs is given up."""
        try:
            agreement = agree(command)
            taken = token_refusal([plan.token for plan in agreement.players])
            if taken:
                raise IllegalSetup(taken)
            plan = write_agreement(agreement).decode()
            row = GameRow(secrets.token_hex(6), command.edition, plan, self._clock(), command.id)
            sitting = Sitting(row, self._find_bot)
        except (BadStartError, EditionError, LookupError) as error:
            raise _FaultError("bad-start", str(error)) from error
        await self._store.begin_game(row)
        self._sitting = sitting
        self._waiting = None
        self._show(self._table_view())
        return sitting

    async def _play(self, sitting: Sitting, move: Move, client: str | None) -> None:
        """A move, with what chance and standing orders make of it up to the next decision."""
        if move.kind == moves.OFFER:
            await self._make_offer(sitting, move, client)
            return
        draft = Draft(sitting.game, sitting.plans)
        draft.push(move)
        draft.run_on(self._chance)
        await self._commit(sitting, draft, client)

    async def _make_offer(self, sitting: Sitting, move: Move, client: str | None) -> None:
        if move.kind != moves.OFFER:
            raise _FaultError("malformed", "text: expected an offer")
        refusal = sitting.game.why_not(move)
        if refusal:
            raise IllegalMove(move, refusal)
        offer = talk.OfferMade(sitting.offers.made + 1, print_move(move, sitting.game.edition))
        replaced = [talk.OfferEnded(n, "withdrawn") for n in sitting.offers.between(move.seat, move.arg)]
        await self._commit(sitting, Draft(sitting.game, sitting.plans), client, [*replaced, offer])

    async def _answer_offer(self, sitting: Sitting, command: AnswerOffer) -> None:
        offer = sitting.offers.standing.get(command.offer)
        if offer is None:
            raise _FaultError("no-offer", f"offer {command.offer} does not stand")
        _person(sitting, offer.move.seat if command.answer == "withdraw" else offer.move.arg)
        if command.answer == "accept":
            await self._accept(sitting, offer, command.id)
        else:
            how = "rejected" if command.answer == "reject" else "withdrawn"
            await self._end_offer(sitting, offer, how, command.id)

    async def _accept(self, sitting: Sitting, offer: talk.Offer, client: str | None) -> None:
        """The offer is judged again; then it and its acceptance enter the record together."""
        draft = Draft(sitting.game, sitting.plans)
        draft.push(offer.move)
        draft.push(Move.of(moves.ACCEPT, offer.move.arg))
        draft.run_on(self._chance)
        said = [talk.OfferEnded(offer.number, "accepted")] if offer.number in sitting.offers.standing else []
        await self._commit(sitting, draft, client, said)

    async def _end_offer(
        self, sitting: Sitting, offer: talk.Offer, how: talk.Ending, client: str | None
    ) -> None:
        draft = Draft(sitting.game, sitting.plans)
        await self._commit(sitting, draft, client, [talk.OfferEnded(offer.number, how)])

    async def _arrange(self, sitting: Sitting, command: SetStanding | SetPace) -> None:
        """A standing order or the pace. An order that is given claims what is open already."""
        if isinstance(command, SetPace):
            await self._commit(
                sitting, Draft(sitting.game, sitting.plans), command.id, [talk.PaceSet(command.ms)]
            )
            return
        seats = [seat_id(seat) for seat in range(len(sitting.plans))]
        if command.seat not in seats:
            raise _FaultError("not-yours", f"seat: expected one of {', '.join(seats)}")
        seat = seats.index(command.seat)
        _person(sitting, seat)
        plans = [msgspec.structs.replace(plan) for plan in sitting.plans]
        plans[seat].claims = command.claims
        draft = Draft(sitting.game, plans)
        draft.run_on(self._chance)
        await self._commit(sitting, draft, command.id, [talk.OrderGiven(seat, command.claims)])

    # --- what happens by itself ---------------------------------------------------------------------

    async def _keep_time(self) -> None:
        """Deeds that are to be dealt are dealt, and the bell of a timed game rings when it is time."""
        sitting = self._sitting
        if sitting is None or sitting.game.is_over:
            return
        try:
            await self._settle()
            if sitting.game.chance_ways:
                draft = Draft(sitting.game, sitting.plans)
                draft.run_on(self._chance)
                await self._commit(sitting, draft, None)
            clock = sitting.clock(self._clock())
            if clock is None:
                return
            if clock.now >= clock.until:
                draft = Draft(sitting.game, sitting.plans)
                draft.push(Move.outcome(moves.BELL))
                draft.run_on(self._chance)
                await self._commit(sitting, draft, None)
                return
            if clock.now >= sitting.seen + HEARTBEAT or sitting.moved_clock:
                await self._commit(
                    sitting, Draft(sitting.game, sitting.plans), None, [talk.ClockKept(clock.until)]
                )
        except StoreError as error:
            print(f"passgo: {error}", file=sys.stderr)
            self._let_bots_rest()
            return
        if self._alarm is not None:
            self._alarm.cancel()
        left = min(clock.until - clock.now, HEARTBEAT)
        self._alarm = asyncio.get_running_loop().call_later(left, self.wake)

    # --- a throw that would cost somebody a rent --------------------------------------------------

    def _losers(self, move: Move) -> set[int]:
        """The persons who should have time to claim a rent before this throw."""
        sitting = self._sitting
        if sitting is None or not self._screens:
            return set()
        slow = {seat for seat in sitting.persons() if seat != move.seat and not sitting.plans[seat].claims}
        return slow & losers(sitting.game, move) if slow else slow

    def _put_off(self, sitting: Sitting, move: Move, client: str | None, screen: Screen | None) -> bool:
        """Let a throw wait if it would cost a person a rent. Only one can wait, for only one seat is to throw."""
        if not self._losers(move):
            return False
        if self._waiting is not None:
            raise _FaultError("stale", "this throw waits already")
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._grace, self._inbox.put_nowait, "time")
        self._waiting = _Waiting(move, client, screen, self._clock() + self._grace, timer)
        self._show(self._grace_view())
        return True

    async def _end_wait(self) -> None:
        """Carry out the throw that waits, once its time has come or nobody would lose by it."""
        waiting, sitting = self._waiting, self._sitting
        if waiting is None or sitting is None:
            return
        now = asyncio.get_running_loop().time()
        if now < waiting.timer.when() and self._losers(waiting.move):
            return
        self._waiting = None
        waiting.timer.cancel()
        self._show(self._grace_view())
        screen, client = waiting.screen or Screen(), waiting.client or ""
        try:
            await self._settle()
            await self._play(sitting, waiting.move, waiting.client)
        except IllegalMove as error:
            _refuse(screen, client, error.refusal)
        except StoreError as error:
            print(f"passgo: {error}", file=sys.stderr)
            _fault(screen, client, "store", str(error))
            self._let_bots_rest()
        else:
            screen.send(encode(Ack(id=client, n=sitting.n)))

    # --- bots ---------------------------------------------------------------------------------------

    def _ask_bots(self) -> None:
        """See to it that somebody thinks if a bot has something to decide."""
        sitting = self._sitting
        if sitting is None or sitting.game.is_over or self._waiting or self._bots_rest:
            return
        if self._thinking is None or self._thinking.done():
            if sitting.thinkers.job(sitting.game, sitting.offers.standing):
                self._thinking = asyncio.create_task(self._think())

    def _let_bots_rest(self) -> None:
        """Something went wrong that may pass: try again in a while."""
        if not self._bots_rest:
            self._bots_rest = True
            asyncio.get_running_loop().call_later(RETRY, self._inbox.put_nowait, "time")

    async def _think(self) -> None:
        """One bot comes to a thought, at the pace of the table. What others do meanwhile makes it begin anew."""
        slept = False
        while (sitting := self._sitting) is not None:
            game = sitting.game
            job = sitting.thinkers.job(game, sitting.offers.standing)
            if job is None:
                return
            if job.what != "act" and not slept:
                slept = True
                await asyncio.sleep(sitting.pace / 1000)
                continue
            thought = await sitting.thinkers.think(job, game)
            if sitting is not self._sitting or game is not sitting.game:
                continue
            sitting.thinkers.took(thought)
            if thought.is_nothing:
                continue
            if not slept:
                await asyncio.sleep(sitting.pace / 1000)
            self._inbox.put_nowait(thought)
            return

    async def _take(self, thought: Thought) -> None:
        """A bot has made up its mind."""
        try:
            await self._settle()
            sitting = self._sitting
            if sitting is None or thought.game is not sitting.game:
                return
            if thought.move is None:
                self._let_bots_rest()
            elif thought.job.offer:
                if thought.job.offer.number not in sitting.offers.standing:
                    return
                if thought.accepted:
                    await self._accept(sitting, thought.job.offer, None)
                else:
                    await self._end_offer(sitting, thought.job.offer, "rejected", None)
            elif thought.accepted:
                await self._accept(sitting, talk.Offer(0, thought.move), None)
            elif self._waiting is None and not self._put_off(sitting, thought.move, None, None):
                await self._play(sitting, thought.move, None)
        except StoreError as error:
            print(f"passgo: {error}", file=sys.stderr)
            self._show(Fault(id="", key="store", detail=str(error)))
            self._let_bots_rest()


def _options(sitting: Sitting) -> list[SeatOptions]:
    options = [view.seat_options(sitting.game, seat) for seat in sitting.persons()]
    if BANK in sitting.game.to_act:
        options.append(view.banker_options(sitting.game))
    return options


def _parse(sitting: Sitting, text: str) -> Move:
    """The move of a person at this table; of the Banker too, who may have no seat."""
    move = parse_move(text, sitting.game.edition)
    if move.seat != BANK or not sitting.banker:
        _person(sitting, move.seat)
    return move


def _person(sitting: Sitting, seat: int) -> None:
    if seat not in sitting.persons():
        who = "chance" if seat == TABLE else seat_id(seat)
        raise _FaultError("not-yours", f"no person plays {who}")


def _fault(screen: Screen, command: str, key: FaultKey, detail: str) -> None:
    screen.send(encode(Fault(id=command, key=key, detail=detail)))


def _refuse(screen: Screen, command: str, refusal: Refusal) -> None:
    reason = view.reason_view(refusal)
    if reason is not None:
        screen.send(encode(Refused(id=command, reason=reason)))
