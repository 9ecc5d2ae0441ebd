"""How well a game was played: the chances to win after every move, luck apart from choices, the costliest decisions.

After each move the game is played on many times by bots, and the mean says who will win (`analysis.forecast`). What
the dice and the cards change is luck; what a move of a seat changes is what the choice was worth beside the choice
of the bot that plays on. From the first move to the last both add up to what the game made of the chance that a
seat began with. The performance of a policy as such a sum: S. Kakade and J. Langford, "Approximately optimal
approximate reinforcement learning", ICML 2002.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec
import numpy as np

from passgo.bots.policy import Policy
from passgo.game import Game, Move, seat_id
from passgo.rules.base import moves
from passgo.rules.base.state import NONE

from .forecast import TURNS, Estimate, Forecaster, GamePositions, Shares

ROUND: Final = 16
"""Futures by which every position is known better at once."""
LOOK: Final = 16
"""Futures in which each alternative is tried first …"""
DOUBTFUL: Final = 40
"""… and the decisions of the game that are looked at again, with futures of their own: …"""
CAREFUL: Final = 512
"""… so many, lest the luckiest of many alternatives be taken for the best."""
COSTLIEST: Final = 5
TURNING_POINTS: Final = 5
TOGETHER: Final = 16
"""Decisions that are looked at at once, lest whoever waits hear nothing for long where a bot is slow …"""
POSITIONS: Final = 64
"""… and positions."""
NEVER_BETTER: Final = (moves.BANKRUPT, moves.WITHDRAW)
"""Moves that are not held against anybody who did not make them."""
ANY_TIME: Final = ("throw", "last_call")
"""Questions that leave one free to do other things first."""

Case = tuple[int, list[int]]
"""A move of the game, and others that could have been made in its place."""


class AfterMove(msgspec.Struct, frozen=True):
    """The game after a move; the first is the beginning."""

    n: int
    """So many moves were made."""
    turn: int
    text: str
    """The last of them, in the notation."""
    seat: str
    """Who made it; empty for chance and the table."""
    chances: list[Estimate]
    """To win, by seat."""


class Decision(msgspec.Struct, frozen=True):
    """A move to which there was an alternative."""

    n: int
    """It was move number `n` of the game."""
    turn: int
    seat: str
    made: str
    better: str
    """What would have been better, in the notation …"""
    cost: Estimate
    """… and by how much of a chance to win."""


class Trade(msgspec.Struct, frozen=True):
    """A deal that was struck, and what it was worth to each side beside a refusal."""

    n: int
    turn: int
    text: str
    offered_by: str
    accepted_by: str
    to_offerer: Estimate
    to_accepter: Estimate


class SeatReview(msgspec.Struct, frozen=True):
    """What made a seat's chance at the beginning its chance at the end. The three parts add up."""

    seat: str
    name: str
    at_first: float
    at_last: float
    luck: Estimate
    """Dice, cards and all else that fell."""
    choices: Estimate
    """Own moves, beside those that the bot would have made."""
    others: Estimate
    """And those of the others."""


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed much."""

    turn: int
    first: int
    """The moves made before it …"""
    n: int
    """… and after it."""
    seat: str
    """Whose chance changed most."""
    change: Estimate


class Review(msgspec.Struct, frozen=True):
    """What can be said of a game."""

    edition: str
    bot: str
    """Who plays on in the roll-outs."""
    turns: int
    """How long they are."""
    futures: int
    """How many begin at each move."""
    seed: int
    seats: list[SeatReview]
    moments: list[AfterMove]
    decisions: list[Decision]
    trades: list[Trade]
    turning_points: list[Swing]


class Progress(msgspec.Struct, frozen=True):
    """What a review has found so far, so that another can go on from there."""

    samples: Shares
    """Of each position and future, each seat's chance to win …"""
    begun: Shares
    """… and, of the first positions only, in the futures that come next."""
    tried: int = 0
    """So many moves were set beside their alternatives …"""
    promising: list[tuple[float, int, int]] = []
    """… and this is what each seemed to cost, with the move and the best alternative, …"""
    measured: int = 0
    """… of which so many were looked at again, those that seemed to cost most."""
    decisions: list[Decision] = []
    trades: list[Trade] | None = None
    """None before they are weighed, with which everything was looked at once."""


def batched(cases: Iterator[Case], count: int) -> Iterator[list[Case]]:
    """So many at a time."""
    while some := list(islice(cases, count)):
        yield some


class Reviewer:
    """Reviews a game bit by bit: `rounds` goes on as long as it is asked for more, and `review` tells what is known."""

    def __init__(
        self, game: Game, bot: Policy, name: str, *, turns: int = TURNS, seed: int = 0, threads: int = 1
    ) -> None:
        """`name` is the bot's. Raises BadBot, and NoCompiler without the extra `fast`."""
        self._game, self._name, self._turns, self._seed = game, name, turns, seed
        numbers = [place + 1 for place in game.in_effect]
        self._numbers = [0, *numbers]  # of the moves in the record, by place here
        self._played = [game.moves[n - 1] for n in numbers]
        seen = [(one.state, one.awaits.kind) for one in map(game.after, self._numbers)]
        self._states = [state for state, _ in seen]
        self._questions = [question for _, question in seen]
        players = len(game.players)
        self._positions = GamePositions(game.edition, players, self._states)
        self._forecaster = Forecaster(self._positions, bot, turns=turns, seed=seed, threads=threads)
        self._cases = [*self._choices()]
        self._deals = [n for n, move in enumerate(self._played, 1) if move.kind == moves.ACCEPT]
        self._samples: Shares = np.zeros((len(self._states), 0, players))
        self._begun: Shares = np.zeros((0, ROUND, players))
        self._tried = self._measured = 0
        self._promising: list[tuple[float, int, int]] = []
        self._decisions: list[Decision] = []
        self._trades: list[Trade] | None = None

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to tell."""
        return self._samples.shape[1] > 0

    @property
    def is_whole(self) -> bool:
        """Whether everything was looked at once."""
        return self._trades is not None

    @property
    def share(self) -> float:
        """How much was done of what it takes to look at everything once; 1 when all was."""
        if self.is_whole:
            return 1.0
        tries = [LOOK * (1 + len(codes)) for _, codes in self._cases]
        compared = 2 * CAREFUL
        trades = compared * len(self._deals)
        again = compared * min(DOUBTFUL, len(tries))
        positions = ROUND * (len(self._states) if self.has_begun else len(self._begun))
        done = positions + sum(tries[: self._tried]) + compared * self._measured
        return done / (ROUND * len(self._states) + sum(tries) + again + trades)

    def progress(self) -> Progress:
        """What was found so far."""
        return Progress(
            self._samples, self._begun, self._tried, [*self._promising], self._measured, [*self._decisions],
            self._trades,
        )  # fmt: skip

    def go_on_from(self, found: Progress) -> None:
        """Go on where another review of this game, by this bot and with this seed, was stopped."""
        self._samples, self._begun, self._trades = found.samples, found.begun, found.trades
        self._tried, self._promising = found.tried, [*found.promising]
        self._measured, self._decisions = found.measured, [*found.decisions]

    def steps(self) -> Iterator[str]:
        """Know everything better step by step, without end; each says what it was about.

        First the chances, then the decisions and trades, then the chances again and again.
        """
        if not self.has_begun:
            for _ in self._look_round():
                yield "chances"
        if not self.is_whole:
            for _ in self._look_at_decisions():
                yield "decisions"
            self._trades = self._weigh_trades()
            yield "trades"
        while True:
            for _ in self._look_round():
                yield "chances"

    def _look_round(self) -> Iterator[None]:
        """Some more futures of every position, of some positions at a time."""
        positions = len(self._states)
        known = int(self._samples.shape[1])
        for first in range(len(self._begun), positions, POSITIONS):
            some = np.arange(first, min(first + POSITIONS, positions))
            futures = np.tile(np.arange(known, known + ROUND, dtype=np.int64), len(some))
            found = self._forecaster.play_on(np.repeat(some, ROUND), futures)
            self._begun = np.concatenate([self._begun, found.reshape(len(some), ROUND, -1)])
            if len(self._begun) == positions:
                self._samples = np.concatenate([self._samples, self._begun], axis=1)
                self._begun = self._begun[:0]
            yield

    def _look_at_decisions(self) -> Iterator[None]:
        """Try every alternative in a few futures, then the most promising in many others."""
        for some in batched(iter(self._cases[self._tried :]), TOGETHER):
            for (n, codes), gains in zip(some, self._gains(some, range(LOOK)), strict=True):
                better = gains.mean(1)
                best = int(better.argmax())
                self._promising.append((float(better[best]), n, codes[best]))
            self._tried += len(some)
            yield
        self._promising.sort(reverse=True)
        for gain, n, code in self._promising[self._measured : DOUBTFUL]:
            if gain <= 0:
                break
            [[gains]] = self._gains([(n, [code])], range(LOOK, LOOK + CAREFUL))
            cost = Estimate.of(gains)
            if cost.mean > cost.reach:
                seat, turn = self._played[n - 1].seat, self._states[n - 1].turn_no
                better_move = self._game.text(Move(code))
                self._decisions.append(
                    Decision(self._numbers[n], turn, seat_id(seat), self._text(n), better_move, cost)
                )
            self._measured += 1
            yield

    def _is_choice(self, move: Move) -> bool:
        return move.seat < len(self._game.players)

    def _choices(self) -> Iterator[Case]:
        """Each move of a seat that could have done something else, with what that is."""
        seats = [move.seat if self._is_choice(move) else NONE for move in self._played]
        listed = self._positions.alternatives([*seats, NONE])
        for n, (move, codes) in enumerate(zip(self._played, listed[:-1], strict=True), 1):
            if not self._is_choice(move):
                continue
            others = [
                code
                for code in codes.tolist()
                if code != move.code and _is_answer(code, move, self._questions[n - 1])
            ]
            if others:
                yield n, others

    def _gains(self, cases: Sequence[Case], futures: range) -> list[Shares]:
        """By how much each of other moves is better for who made a move: for each case, moves × futures."""
        tries = [(n, 0) for n, _ in cases] + [(n - 1, code) for n, codes in cases for code in codes]
        sources, codes = np.repeat(np.array(tries), len(futures), axis=0).T
        found = self._forecaster.play_on(sources, np.tile(futures, len(tries)), codes)
        by_try = found.reshape(len(tries), len(futures), -1)
        gains: list[Shares] = []
        first = len(cases)
        for made, (n, others) in zip(by_try, cases, strict=False):
            seat = self._played[n - 1].seat
            gains.append(by_try[first : first + len(others), :, seat] - made[:, seat])
            first += len(others)
        return gains

    def _weigh_trades(self) -> list[Trade]:
        """Each deal beside its refusal."""
        found: list[Trade] = []
        futures = np.arange(LOOK, LOOK + CAREFUL)
        for n in self._deals:
            move, before = self._played[n - 1], self._states[n - 1]
            refusal = moves.code(moves.REJECT, move.seat, 0)
            struck = self._forecaster.play_on(np.full(CAREFUL, n), futures)
            refused = self._forecaster.play_on(np.full(CAREFUL, n - 1), futures, np.full(CAREFUL, refusal))
            worth = [
                Estimate.of(struck[:, seat] - refused[:, seat]) for seat in (before.deal_from, move.seat)
            ]
            offer = max(k for k in range(1, n) if self._played[k - 1].kind == moves.OFFER)
            sides = seat_id(before.deal_from), seat_id(move.seat)
            found.append(Trade(self._numbers[n], before.turn_no, self._text(offer), *sides, *worth))
        return found

    def _text(self, n: int) -> str:
        return self._game.text(self._played[n - 1])

    def review(self) -> Review:
        """What is known so far. Raises ValueError before the first round."""
        if not self.has_begun:
            raise ValueError("nothing was looked at yet")
        return Review(
            self._game.edition.id,
            self._name,
            self._turns,
            self._samples.shape[1],
            self._seed,
            self._seat_reviews(),
            self._moments(),
            sorted(self._decisions, key=lambda one: -one.cost.mean)[:COSTLIEST],
            self._trades or [],
            self._swings(),
        )

    def _seat_reviews(self) -> list[SeatReview]:
        change = np.diff(self._samples, axis=0)
        by = np.array([move.seat for move in self._played])
        fell = np.array([not self._is_choice(move) for move in self._played])
        found: list[SeatReview] = []
        for seat, name in enumerate(self._game.players):
            own = by == seat
            parts = [Estimate.of(change[which, :, seat].sum(0)) for which in (fell, own, ~fell & ~own)]
            ends = self._samples[[0, -1], :, seat].mean(1)
            found.append(SeatReview(seat_id(seat), name, float(ends[0]), float(ends[1]), *parts))
        return found

    def _moments(self) -> list[AfterMove]:
        found: list[AfterMove] = []
        for n, state in enumerate(self._states):
            seat = seat_id(self._played[n - 1].seat) if n and self._is_choice(self._played[n - 1]) else ""
            chances = [Estimate.of(samples) for samples in self._samples[n].T]
            found.append(
                AfterMove(self._numbers[n], state.turn_no, self._text(n) if n else "", seat, chances)
            )
        return found

    def _swings(self) -> list[Swing]:
        """The turns that changed somebody's chance most."""
        turns = np.array([state.turn_no for state in self._states])
        firsts = np.flatnonzero(np.diff(turns, prepend=-1))
        ends = [*(firsts[1:]), len(turns) - 1]
        found: list[Swing] = []
        for first, end in zip(firsts, ends, strict=True):
            if first == end:
                continue
            change = self._samples[end] - self._samples[first]
            seat = int(np.abs(change.mean(0)).argmax())
            found.append(
                Swing(
                    int(turns[first]),
                    self._numbers[first],
                    self._numbers[end],
                    seat_id(seat),
                    Estimate.of(change[:, seat]),
                )
            )
        return sorted(found, key=lambda swing: -abs(swing.change.mean))[:TURNING_POINTS]


def _is_answer(code: int, made: Move, question: str) -> bool:
    """Whether a move could have been made in the place of another.

    Who is asked something answers; what one may do at any time is looked at where one may do anything: before a throw,
    or where something of the kind was done. Of amounts only the least is listed: no other stands for the one that was.
    """
    kind = moves.kind_of(code)
    if kind in NEVER_BETTER or (kind == made.kind and moves.KINDS[kind].is_amount):
        return False
    return question in ANY_TIME or moves.KINDS[made.kind].free or question in moves.KINDS[kind].answers
