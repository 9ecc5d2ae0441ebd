"""A table: one task owns it, and everything that happens there happens in that task, one after another.

Commands, the thoughts of bots and the clock come through one queue; the `Recorder` judges, stores and applies
what they ask. So whatever anybody has seen survives the end of the process.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from passgo.game import Move
from passgo.protocol import view
from passgo.protocol.messages import (
    AnswerOffer,
    AskWhy,
    Fault,
    GameCommand,
    GameView,
    Judged,
    MakeOffer,
    PlayMove,
    RefusedGame,
    ServerMessage,
    StartGame,
)

from . import replies, talk, terminal
from .recorder import Recorder, options_of, read_move
from .replies import FaultError, encode
from .saved import saved
from .screen import Screen
from .sitting import PACE, Sitting
from .store import Store, StoreError
from .thinking import Bot, Thought
from .waiting import GRACE, NO_GRACE, WaitingThrow, losing, put_off

RETRY: Final = 2.0
"""Seconds until bots go on after a move of theirs could not be stored."""

HEARTBEAT: Final = 60.0
"""Seconds after which the table of a timed game notes that it still runs."""


class _Asked(NamedTuple):
    """A command in the queue, and the screen to answer."""

    screen: Screen
    command: GameCommand
    handled: asyncio.Future[None]


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
        self._recorder = Recorder(store, find_bot, clock, chance, self._show)
        self._inbox: asyncio.Queue[_Asked | Thought | Literal["time"]] = asyncio.Queue()
        self._screens: set[Screen] = set()
        self._waiting: WaitingThrow | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._bots_rest = False
        self._alarm: asyncio.TimerHandle | None = None

    # --- screens ------------------------------------------------------------------------------------

    def join(self, screen: Screen, game: str, since: int) -> None:
        """A screen has come; it knows the record of `game` up to `since`."""
        self._screens.add(screen)
        screen.send(encode(self._table_view(game, since)))
        if self._waiting and self._sitting:
            screen.send(encode(self._waiting.view(self._sitting)))

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        self._screens.discard(screen)

    @property
    def _sitting(self) -> Sitting | None:
        return self._recorder.sitting

    async def put(self, screen: Screen, command: GameCommand) -> None:
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
        return None if self._sitting else self._recorder.refused_game

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

    def _table_view(self, game: str = "", since: int = 0) -> GameView:
        sitting = self._sitting
        if sitting is None:
            return GameView(
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
        return GameView(
            phase="over" if sitting.game.is_over else "playing",
            game=sitting.id,
            edition=sitting.key,
            n=sitting.n,
            entries=sitting.entries[known:],
            state=view.state_view(sitting.game, sitting.plans, sitting.entries),
            options=options_of(sitting),
            offers=sitting.offers.views(sitting.game),
            pace=sitting.pace,
            house=sitting.house,
            own=sitting.own,
            banker=sitting.banker,
            clock=sitting.clock(self._clock()),
        )

    # --- the task -----------------------------------------------------------------------------------

    async def restore(self) -> None:
        """Go on with the game that was begun last. Raises StoreError, CannotReplayError."""
        await self._recorder.restore()

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
            except Exception as error:  # a defect must not end the table; nothing was applied
                traceback.print_exc()
                if isinstance(item, _Asked):
                    replies.decline(item.screen, item.command.id, error)
                self._let_bots_rest()
            finally:
                if isinstance(item, _Asked) and not item.handled.done():
                    item.handled.set_result(None)
            self._ask_bots()

    async def _handle(self, screen: Screen, command: GameCommand) -> None:
        try:
            await self._recorder.settle()
            known = self._sitting.known if self._sitting else {}
            if command.id in known:
                replies.acknowledge(screen, command.id, known[command.id])
            elif self._waiting and command.id == self._waiting.client:
                self._waiting = self._waiting._replace(screen=screen)
            else:
                await self._carry_out(screen, command)
        except (*replies.TROUBLES, FaultError) as error:
            replies.decline(screen, command.id, error)

    async def _carry_out(self, screen: Screen, command: GameCommand) -> None:
        """Do what a command asks, and acknowledge it if it is one that is stored."""
        recorder, sitting = self._recorder, self._sitting
        if isinstance(command, StartGame):
            sitting = await recorder.start(command)
            self._waiting = None
            self._show(self._table_view())
        elif sitting is None:
            raise FaultError("no-game", "no game has been started")
        elif isinstance(command, AskWhy):
            refusal = sitting.game.why_not(read_move(sitting, command.text))
            screen.send(encode(Judged(id=command.id, reason=view.reason_view(refusal))))
            return
        elif isinstance(command, PlayMove):
            move = read_move(sitting, command.text)
            if sitting.is_stale(move.kind, command.n):
                raise FaultError("stale", f"the question arose at move {sitting.arose}, you knew {command.n}")
            if self._put_off(sitting, move, command.id, screen):
                return
            await recorder.play(sitting, move, command.id)
        elif isinstance(command, MakeOffer):
            await recorder.make_offer(sitting, read_move(sitting, command.text), command.id)
        elif isinstance(command, AnswerOffer):
            await recorder.answer_offer(sitting, command)
        else:
            await recorder.arrange(sitting, command)
        replies.acknowledge(screen, command.id, sitting.known[command.id])

    async def _keep_time(self) -> None:
        """Deeds that are to be dealt are dealt, and the bell of a timed game rings when it is time."""
        recorder, sitting = self._recorder, self._sitting
        if sitting is None or sitting.game.is_over:
            return
        try:
            await recorder.settle()
            await recorder.deal(sitting)
            clock = sitting.clock(self._clock())
            if clock is None:
                return
            if clock.now >= clock.until:
                await recorder.ring(sitting)
                return
            if clock.now >= sitting.seen + HEARTBEAT or sitting.moved_clock:
                await recorder.keep_clock(sitting, clock.until)
        except StoreError as error:
            terminal.warn_of(error)
            self._let_bots_rest()
            return
        if self._alarm is not None:
            self._alarm.cancel()
        left = min(clock.until - clock.now, HEARTBEAT)
        self._alarm = asyncio.get_running_loop().call_later(left, self.wake)

    # --- a throw that would cost somebody a rent ----------------------------------------------------

    def _put_off(self, sitting: Sitting, move: Move, client: str | None, screen: Screen | None) -> bool:
        """Let a throw wait if it would cost a person a rent. Only one can wait, for only one seat is to throw."""
        if not self._screens or not losing(sitting, move):
            return False
        if self._waiting is not None:
            raise FaultError("stale", "this throw waits already")
        self._waiting = put_off(move, client, screen, self._clock(), self._grace, self.wake)
        self._show(self._waiting.view(sitting))
        return True

    async def _end_wait(self) -> None:
        """Carry out the throw that waits, once its time has come or nobody would lose by it."""
        waiting, sitting = self._waiting, self._sitting
        if waiting is None or sitting is None or (self._screens and not waiting.is_due(sitting)):
            return
        self._waiting = None
        waiting.timer.cancel()
        self._show(NO_GRACE)
        screen, client = waiting.screen or Screen(), waiting.client or ""
        try:
            await self._recorder.settle()
            await self._recorder.play(sitting, waiting.move, waiting.client)
        except replies.TROUBLES as error:
            replies.decline(screen, client, error)
            if isinstance(error, StoreError):
                self._let_bots_rest()
        else:
            replies.acknowledge(screen, client, sitting.n)

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
        recorder = self._recorder
        try:
            await recorder.settle()
            sitting = self._sitting
            if sitting is None or thought.game is not sitting.game:
                return
            if thought.move is None:
                self._let_bots_rest()
            elif thought.job.offer:
                if thought.job.offer.number not in sitting.offers.standing:
                    return
                if thought.accepted:
                    await recorder.accept(sitting, thought.job.offer, None)
                else:
                    await recorder.end_offer(sitting, thought.job.offer, "rejected", None)
            elif thought.accepted:
                await recorder.accept(sitting, talk.Offer(0, thought.move), None)
            elif self._waiting is None and not self._put_off(sitting, thought.move, None, None):
                await recorder.play(sitting, thought.move, None)
        except StoreError as error:
            terminal.warn_of(error)
            self._show(Fault(id="", key="store", detail=str(error)))
            self._let_bots_rest()
