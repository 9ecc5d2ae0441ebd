"""When bots are asked, and what: they think in threads, on copies, and never hold up a table."""

from __future__ import annotations

import asyncio
import secrets
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, Literal, NamedTuple, Protocol

from passgo.game import Game, Move
from passgo.protocol.messages import SeatPlan
from passgo.rules.base import moves

from .talk import Offer

QUIET: Final = ("throw", "jail")
"""The questions before which optional actions are offered to every bot."""

ACTS_A_MOMENT: Final = 40
"""How often one bot may use one such occasion."""

OFFER_AGAIN_AFTER: Final = 40
"""Turns until an offer that was refused may be made again."""


class Bot(Protocol):
    """A program that plays."""

    def choose(self, game: Game, seat: int, rng: Random) -> Move:
        """The move of a seat that must decide."""
        ...

    def consider(self, game: Game, seat: int, rng: Random) -> Move | None:
        """An optional action at a quiet moment, or None."""
        ...

    def answer(self, game: Game, seat: int, offer: Move, rng: Random) -> bool:
        """Whether the seat accepts an offer."""
        ...


class Job(NamedTuple):
    """One question to a bot."""

    what: Literal["choose", "consider", "answer"]
    seat: int
    offer: Offer | None = None


class Thought(NamedTuple):
    """What a bot came to: a move, and whether an offer is accepted."""

    game: Game
    """What it was thought about; by identity, so that anything that happens meanwhile is seen."""
    job: Job
    move: Move | None = None
    accepted: bool = False


class Thinkers:
    """The bots at one table."""

    def __init__(self, plans: Sequence[SeatPlan], find: Callable[[str], Bot]) -> None:
        """Raises what `find` raises for the name of an unknown bot."""
        self.bots = {seat: find(plan.bot) for seat, plan in enumerate(plans) if plan.kind == "bot"}
        self._rng = Random(secrets.randbits(64))
        self._moment: tuple[int, ...] = ()
        self._acted: dict[int, int] = {}
        self._refused: dict[Move, int] = {}

    def job(self, game: Game, offers: Mapping[int, Offer]) -> Job | None:
        """What to ask next, or None while only persons or chance can go on."""
        for offer in offers.values():
            if offer.move.arg in self.bots and game.why_not(offer.move) is None:
                return Job("answer", offer.move.arg, offer)
        question = game.awaits
        if question.kind in QUIET:
            moment = (game.state.turn, game.state.turn_no, game.state.doubles)
            if moment != self._moment:
                self._moment = moment
                self._acted = {}
            for seat in self.bots:
                if self._acted.get(seat, 0) < ACTS_A_MOMENT and not game.state.out[seat]:
                    return Job("consider", seat)
        asked = [seat for seat in question.seats if seat in self.bots]
        if not asked:
            return None
        # In an auction the one to the left of the highest bidder is asked first.
        after = -1 if question.by is None else question.by
        return Job("choose", min(asked, key=lambda seat: (seat - after - 1) % game.state.players))

    async def think(self, job: Job, game: Game) -> Thought:
        """Ask the bot, in a thread."""
        return (await asyncio.to_thread(self._think, job, game.copy()))._replace(game=game)

    def _think(self, job: Job, game: Game) -> Thought:
        bot = self.bots[job.seat]
        try:
            if job.what == "answer" and job.offer:
                accepted = bot.answer(game, job.seat, job.offer.move, self._rng)
                return Thought(game, job, job.offer.move, accepted)
            if job.what == "consider":
                return self._considered(bot, job, game)
            move = bot.choose(game, job.seat, self._rng)
            refusal = game.why_not(move)
            if refusal is None:
                return Thought(game, job, move)
            print(f"passgo: the bot of p{job.seat + 1} chose {move!r}: {refusal}", file=sys.stderr)
        except Exception:  # whatever a bot does, the others play on
            traceback.print_exc()
        if job.what != "choose":
            return Thought(game, job)
        # A bot that cannot decide plays anything legal, so that the others are not left waiting.
        answers = [move for move in game.legal_moves(job.seat) if game.awaits.answered_by(move.kind)]
        return Thought(game, job, self._rng.choice(answers) if answers else None)

    def _considered(self, bot: Bot, job: Job, game: Game) -> Thought:
        move = bot.consider(game, job.seat, self._rng)
        if move is None or game.why_not(move) is not None:
            return Thought(game, job)
        if move.kind != moves.OFFER:
            return Thought(game, job, move)
        again = self._refused.get(move)
        if again is not None and game.state.turn_no < again + OFFER_AGAIN_AFTER:
            return Thought(game, job)
        self._refused[move] = game.state.turn_no
        receiver = self.bots.get(move.arg)
        if receiver is None:
            return Thought(game, job, move)
        accepted = receiver.answer(game, move.arg, move, self._rng)
        return Thought(game, job, move if accepted else None, accepted)

    def took(self, thought: Thought) -> None:
        """Note that a bot has used an occasion to act, or let it pass."""
        if thought.job.what == "consider":
            goes_on = thought.move is not None and (thought.move.kind != moves.OFFER or thought.accepted)
            count = self._acted.get(thought.job.seat, 0)
            self._acted[thought.job.seat] = count + 1 if goes_on else ACTS_A_MOMENT
