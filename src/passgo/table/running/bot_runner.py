"""The bots of a table: one of them thinks at a time, at the pace of the table, and says what is to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from passgo.table.commands import drafts
from passgo.table.commands.drafts import DraftChange
from passgo.table.state.game_session import GameSession
from passgo.table.state.offers import Offer
from passgo.table.state.seated_bots import Thought
from passgo.table.state.transaction import Chance

from .env import TableEnv
from .journal import Journal

RETRY: Final = 2.0
"""Seconds until bots continue after a move of theirs could not be stored."""


class BotRunner:
    """The bots of one table."""

    def __init__(
        self,
        journal: Journal,
        env: TableEnv,
        submit: Callable[[Thought], None],
        wake: Callable[[], None],
    ) -> None:
        """`submit`: hears of a thought. `wake`: has the table look round again after a rest."""
        self._journal = journal
        self._env = env
        self._submit = submit
        self._wake = wake
        self._rests = False
        self._task: asyncio.Task[None] | None = None

    @property
    def at_work(self) -> asyncio.Task[None] | None:
        """The task of the bot that thinks, if one does."""
        return self._task if self._task is not None and not self._task.done() else None

    def ask(self) -> None:
        """See to it that somebody thinks if a bot has something to decide."""
        session = self.session()
        if session is None or self._rests or self.at_work:
            return
        if session.seated_bots.job(session.game, session.offers.standing):
            self._task = asyncio.create_task(self._think())

    def rest(self) -> None:
        """Try again in a while: something went wrong that may pass."""
        if not self._rests:
            self._rests = True
            asyncio.get_running_loop().call_later(RETRY, self._wake)

    def go_on(self) -> None:
        """Continue: they have rested."""
        self._rests = False

    def close(self) -> None:
        """Cancel what they think: nobody waits for it any more."""
        if self._task is not None:
            self._task.cancel()

    def session(self) -> GameSession | None:
        """Return the game if bots may do something in it now."""
        session = self._journal.session
        if session is None or session.game.is_over or session.gathers_seeds:
            return None
        if self._journal.roster.phase != "playing" or session.takeback(self._env.clock()):
            return None
        return session

    async def _think(self) -> None:
        """Let one bot think, at the pace of the table. If the game changes meanwhile, begin again."""
        slept = False
        while (session := self._journal.session) is not None:
            game = session.game
            job = session.seated_bots.job(game, session.offers.standing)
            if job is None:
                return
            if job.what != "act" and not slept:
                slept = True
                await asyncio.sleep(session.pace / 1000)
                continue
            thought = await session.seated_bots.think(job, game, self._env.aside)
            if thought.trouble:
                self._env.warn(thought.trouble)
            if session is not self._journal.session or game is not session.game:
                continue
            session.seated_bots.took(thought)
            if thought.is_nothing:
                continue
            if not slept:
                await asyncio.sleep(session.pace / 1000)
            self._submit(thought)
            return

    def draft(self, session: GameSession, thought: Thought, chance: Chance) -> DraftChange | None:
        """Work out what a bot wants; None if there is nothing to be done. Raises IllegalMove."""
        offer, move = thought.job.offer, thought.move
        if move is None:
            self.rest()
            return None
        if offer and offer.number not in session.offers.standing:
            return None
        if thought.accepted:
            return drafts.accept(session, offer or Offer(0, move), chance)
        if offer:
            return drafts.end_offer(offer, "rejected", thought.why, thought.more)
        return drafts.play(session, move, chance)
