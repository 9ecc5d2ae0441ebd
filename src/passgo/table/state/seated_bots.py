"""The bots of a table: they think on copies, away from its task, and never hold it up.

`bots.asking` decides whom to ask next, and how often for free actions, so that a table's bots play as they do
in a simulation. A table differs in two ways: persons sit there too, and an offer is talk until it is accepted.
A refused offer of one bot to another is never shown.
"""

from __future__ import annotations

import secrets
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from passgo.bots import asking
from passgo.bots.memory import ACCEPTED, REFUSED
from passgo.bots.protocol import Bot
from passgo.bots.rng import WORDS, below, seed_stream
from passgo.bots.stdio import StdioError
from passgo.game import Game, Move
from passgo.game.ids import seat_id
from passgo.locale import TranslatedError
from passgo.notation import show_move
from passgo.protocol.tables import OFFERS_A_TURN
from passgo.protocol.terms import SeatPlan
from passgo.rules.base import moves
from passgo.rules.base.state import NONE, TABLE
from passgo.table.aside import Aside

from .offers import Offer
from .stand_in import SITS_IN, StandIn

OFFER_AGAIN_AFTER: Final = 40
"""Turns until a bot may make a person the same offer again."""


class Job(NamedTuple):
    """One question to a bot."""

    what: Literal["decide", "act", "answer"]
    """To decide for the game, to act freely before a roll, to answer a person's offer."""
    seats: tuple[int, ...]
    """Which bots may be asked: of several that must decide, one is chosen by lot."""
    offer: Offer | None = None
    unanswered: frozenset[tuple[int, int]] = frozenset()
    """The two seats of each offer that stands: another would take its place before it has been read."""


class Thought(NamedTuple):
    """A bot's result: a move, and whether an offer is accepted."""

    game: Game
    """The game it is about; by identity, so that any change in the meantime is seen."""
    job: Job
    move: Move | None = None
    accepted: bool = False
    offered: bool = False
    """The bot made an offer; without a `move` another bot refused it."""
    why: str = ""
    more: int = 0
    """Why an offer is refused, and how much more cash would do, as an `OfferAnswer` says."""
    trouble: TranslatedError | None = None
    """The failure of the bot, if it failed; those who run the table read it."""

    @property
    def is_nothing(self) -> bool:
        """Whether nobody need hear of it, and bots are asked on."""
        return self.move is None and (self.job.what == "act" or self.offered)


class SeatedBots:
    """The bots at one table."""

    def __init__(self, plans: Sequence[SeatPlan], find: Callable[[str], Bot]) -> None:
        """Raise what `find` raises for the name of an unknown bot."""
        self._find = find
        self.bots: dict[int, Bot] = {}
        self._called: dict[int, str] = {}
        self.play_for(plans)
        self.rng = [0] * WORDS
        seed_stream(self.rng, secrets.randbits(32), secrets.randbits(32))
        self._pace = [0] * asking.PACE
        asking.clear_pace(self._pace)
        self._seen = 0
        self._offered: dict[Move, int] = {}

    def play_for(self, plans: Sequence[SeatPlan]) -> None:
        """Play the seats of bots from here on, and those of persons for whom one sits in."""
        called = {
            seat: SITS_IN if plan.is_sat_in_for else plan.bot
            for seat, plan in enumerate(plans)
            if not plan.is_played_by_a_person
        }
        known, before = self.bots, self._called
        self.bots = {
            seat: known[seat] if before.get(seat) == name else self._called_by(name)
            for seat, name in called.items()
        }
        self._called = called

    def _called_by(self, name: str) -> Bot:
        return StandIn() if name == SITS_IN else self._find(name)

    def job(self, game: Game, offers: Mapping[int, Offer]) -> Job | None:
        """Return the next question, or None while only persons or chance can act."""
        if not self.bots:
            return None
        for offer in offers.values():
            if offer.move.arg in self.bots and game.why_not(offer.move) is None:
                return Job("answer", (offer.move.arg,), offer)
        unanswered = frozenset((offer.move.seat, offer.move.arg) for offer in offers.values())
        self._count(game)
        if asking.before_throw(game.state) and not asking.must_throw(game.state, self._pace):
            while (seat := asking.offered_free_action(game.state, self._pace)) != NONE:
                if seat in self.bots:
                    return Job("act", (seat,), unanswered=unanswered)
                asking.wanted_nothing(game.state, seat, self._pace)
        seats = tuple(seat for seat in game.to_act if seat in self.bots)
        return Job("decide", seats, unanswered=unanswered) if seats else None

    def _count(self, game: Game) -> None:
        """Count decisions from the last roll or card."""
        if any(move.seat == TABLE for move in game.moves[self._seen :]):
            self._pace[asking.DECISIONS] = 0
        self._seen = len(game.moves)

    async def think(self, job: Job, game: Game, aside: Aside) -> Thought:
        """Ask the bot, away from the table's task."""
        return (await aside(self._think, job, game.copy()))._replace(game=game)

    def _think(self, job: Job, game: Game) -> Thought:
        trouble = None
        seat = asking.acting_seat(game.state, sum(1 << seat for seat in job.seats), self.rng)
        try:
            if job.offer:
                answer = self.bots[seat].answer(game, seat, job.offer.move, self.rng)
                return Thought(game, job, job.offer.move, answer.accepted, why=answer.why, more=answer.more)
            if asking.before_throw(game.state) and asking.must_throw(game.state, self._pace):
                return Thought(game, job, Move.of(moves.ROLL, seat))
            move = self.bots[seat].ask(game, seat, self.rng)
            if move and move.kind == moves.OFFER and move.seat == seat and game.why_not(move) is None:
                return self._answered(job, game, move)
            if move and move.seat == seat and game.why_not(move) is None:
                return Thought(game, job, move)
            if move:
                shown = show_move(move, game.edition)
                trouble = TranslatedError("host-bot-illegal", seat=seat_id(seat), move=shown)
            elif job.what == "decide":
                trouble = TranslatedError("host-bot-silent", seat=seat_id(seat))
        except StdioError as error:
            trouble = TranslatedError("host-bot-failed", seat=seat_id(seat), why=str(error))
        except Exception:  # whatever a bot does, the others play on
            traceback.print_exc()
        if job.what != "decide":
            return Thought(game, job, trouble=trouble)
        # A bot that cannot decide plays anything legal, so that the others are not left waiting.
        answers = [move for move in game.legal_moves(seat) if game.awaits.answered_by(move.kind)]
        move = answers[below(self.rng, len(answers))] if answers else None
        return Thought(game, job, move, trouble=trouble)

    def _answered(self, job: Job, game: Game, offer: Move) -> Thought:
        """Answer an offer of a bot: another bot answers at once, a person is not asked the same too often."""
        receiver = self.bots.get(offer.arg)
        if receiver:
            accepted = receiver.answer(game, offer.arg, offer, self.rng).accepted
            self.report(offer, ACCEPTED if accepted else REFUSED)
            return Thought(game, job, offer if accepted else None, accepted, offered=True)
        if (offer.seat, offer.arg) in job.unanswered:
            return Thought(game, job, offered=True)
        turn = game.state.turn_no
        made = [at for other, at in self._offered.items() if other.arg == offer.arg and at == turn]
        again = turn < self._offered.get(offer, -OFFER_AGAIN_AFTER) + OFFER_AGAIN_AFTER
        if again or len(made) >= OFFERS_A_TURN:
            self.report(offer, REFUSED)
            return Thought(game, job, offered=True)
        self._offered[offer] = turn
        return Thought(game, job, offer, offered=True)

    def report(self, offer: Move, answer: int) -> None:
        """Inform the bot that made an offer, if a bot did, of its outcome."""
        if offer.seat in self.bots:
            self.bots[offer.seat].hear(answer + offer.arg)

    def took(self, thought: Thought) -> None:
        """Note what a bot did when it was asked."""
        what, state = thought.job.what, thought.game.state
        if what == "decide":
            self._pace[asking.DECISIONS] += 1
        elif what == "act" and thought.is_nothing and not thought.offered:
            asking.wanted_nothing(state, thought.job.seats[0], self._pace)
        elif what == "act":
            asking.took_free_action(state, self._pace)
        if thought.offered:
            self._pace[asking.DECISIONS] += 1  # the answer
            if not thought.accepted:
                self._pace[asking.ROUND] = -1  # as after any two moves, though these enter no record
