"""How well a game was played: win probabilities after every move, luck and skill, each seat's biggest mistakes.

After each move the game is played on many times by bots, and the mean says who will win (`analysis.forecast`). A
choice is worth the change it makes, in the same rollouts:

- An answer is compared with the answer of the bot.
- A free move before a roll is compared with rolling at once (`analysis.waits`). So the roll costs nothing, and
  neither does a move that changes nothing.
- An offer changes nothing until it is accepted; the deal is then the choice of both sides.

Luck is how dice and cards changed a seat's chance. Before they fall, a position is worth the mean of all that may come
of them, so luck is zero in the long run, whatever a forecast is worth. All else is skill: own choices, those of others,
and the waits. Each part is added up by itself, and together they are the result. The performance of a policy as such
a sum: S. Kakade and J. Langford, "Approximately optimal approximate reinforcement learning", ICML 2002; luck as what
is taken off to see more with fewer games: N. Burch and others, "AIVAT", AAAI 2018.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, islice
from operator import sub
from typing import Final, NamedTuple, TypeVar

import msgspec

from passgo.bots.policy import Policy
from passgo.game import Game, Move, seat_id
from passgo.rules.base import moves
from passgo.rules.engine import MOST_MOVES, legal

from .answers import Measured, Promising, promising
from .edges import edges_of
from .forecast import TURNS, Chances, Estimate, Form, Start, Try
from .parts import CARDS, CHOICES, DICE, PARTS, WAITS, PartStep, parts_of
from .performance import Weighed, performances, weigh
from .review_results import AfterMove, Decision, Review, SeatReview, Swing, Trade
from .waits import Waits, owners_of_rents, throw, with_rents_asked

T = TypeVar("T")

ROUND: Final = 16
"""Futures by which every position is known better at once."""
LOOK: Final = 16
"""Futures in which each alternative is tried first …"""
DOUBTFUL: Final = 40
"""… and the decisions of the game that are looked at again, as many of each seat, with futures of their own: …"""
CAREFUL: Final = 512
"""… this many, so that the luckiest of many alternatives is not taken for the best."""
COSTLIEST: Final = 5
"""The decisions of each seat in a review."""
TURNING_POINTS: Final = 5
TOGETHER: Final = 16
"""Decisions that are looked at at once, lest whoever waits hear nothing for long where a bot is slow …"""
POSITIONS: Final = 64
"""… and positions."""
NEVER_BETTER: Final = (moves.BANKRUPT, moves.WITHDRAW)
"""Moves that are not held against anybody who did not make them."""
ANY_TIME: Final = ("throw", "last_call")
"""Questions that leave one free to do other things first."""


class Case(NamedTuple):
    """A move of the game, and others that could have been made in its place."""

    n: int
    """It was move number `n` of those in effect."""
    source: int
    """The position that it led to …"""
    then: int
    """… and the move that follows there; 0 for whatever the bots do."""
    others: list[int]
    """The other moves …"""
    ends: int
    """… and the move that follows each of them, where it is legal; 0 for whatever the bots do."""


class Sums(msgspec.Struct):
    """Numbers that every future has, added up: `count` futures, and of each number the sum and that of its squares."""

    count: int
    totals: list[int]
    squares: list[int]

    def add(self, numbers: Sequence[int]) -> None:
        """Add those of one more future."""
        if not self.count:
            self.totals = self.squares = [0] * len(numbers)
        self.count += 1
        self.totals = [total + number for total, number in zip(self.totals, numbers, strict=True)]
        self.squares = [
            square + number * number for square, number in zip(self.squares, numbers, strict=True)
        ]

    def estimate(self, place: int) -> Estimate:
        """Return what is known of a number."""
        return Estimate.of_sums(self.count, self.totals[place], self.squares[place])


class Progress(msgspec.Struct, frozen=True):
    """The results of a review so far, so that another can continue from there."""

    known: Sums
    """The numbers of `Reviewer._numbers_of`, in the futures in which every position was played on …"""
    begun: list[list[Chances]]
    """… and the chances of the first positions in the futures that come next: positions × futures."""
    tried: int = 0
    """This many moves were compared with their alternatives …"""
    promising: list[Promising] = []
    """… and this is what each seemed to cost in those futures together, …"""
    weighed: list[Weighed] = []
    """… and what each lost, …"""
    measured: int = 0
    """… of which this many were measured again, those that seemed to cost most."""
    decisions: list[Decision] = []
    trades: list[Trade] | None = None
    """None before they are weighed, with which everything was looked at once."""


def batched(cases: Iterator[Case], count: int) -> Iterator[list[Case]]:
    """Yield the cases, at most `count` at a time."""
    while some := list(islice(cases, count)):
        yield some


class Reviewer:
    """Reviews a game bit by bit: `rounds` continues as long as it is asked for more; `review` returns what is known."""

    def __init__(
        self,
        game: Game,
        bot: Policy,
        name: str,
        form: Form,
        *,
        seated: Sequence[str] = (),
        turns: int = TURNS,
        seed: int = 0,
    ) -> None:
        """`name` is the bot's, `form` the way in which the rules run, `seated` as `edges_of` takes it. Raises BadBot."""
        self._game, self._name, self._turns, self._seed = game, name, turns, seed
        numbers = [place + 1 for place in game.in_effect]
        self._numbers = [0, *numbers]  # of the moves in the record, by place here
        self._played = [game.moves[n - 1] for n in numbers]
        seen = [(one.state, one.awaits.kind) for one in map(game.after, self._numbers)]
        self._states = [state for state, _ in seen]
        self._questions = [question for _, question in seen]
        self._waits = Waits(self._played, self._states, self._questions)
        self._answered = self._answers_to_offers()
        waiting = [n for n in range(len(seen)) if self._waits.answer(n)]
        asked = [with_rents_asked(game.after(self._numbers[n])) for n in waiting]
        states = [*self._states, *asked]
        edges = [edges_of(game, seated)] * len(states)
        self._play_on = form(Start(game.edition, len(game.players), states, bot, turns, seed, edges))
        self._thrown = {n: len(seen) + place for place, n in enumerate(waiting)}
        self._codes = [0] * len(seen) + [self._waits.answer(n) for n in waiting]
        self._choices = [*self._find_choices()]
        self._steps = [*self._find_steps()]
        self._through = [*self._find_turns()]
        self._deals = [n for n, move in enumerate(self._played, 1) if move.kind == moves.ACCEPT]
        self._known = Sums(0, [], [])
        self._begun: list[list[Chances]] = []
        self._tried = self._measured = 0
        self._promising: list[Promising] = []
        self._weighed: list[Weighed] = []
        self._decisions: list[Decision] = []
        self._trades: list[Trade] | None = None

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to tell."""
        return self._known.count > 0

    @property
    def is_whole(self) -> bool:
        """Whether everything was looked at once."""
        return self._trades is not None

    @property
    def all_tried(self) -> bool:
        """Whether every move was compared with its alternatives, which tells the performances."""
        return self.has_begun and self._tried == len(self._choices)

    @property
    def share(self) -> float:
        """How much was done of what it takes to look at everything once; 1 when all was."""
        if self.is_whole:
            return 1.0
        tries = [LOOK * (1 + len(others)) for _, others in self._choices]
        compared = 2 * CAREFUL
        trades = compared * len(self._deals)
        again = compared * min(DOUBTFUL, len(tries))
        positions = ROUND * (len(self._codes) if self.has_begun else len(self._begun))
        done = positions + sum(tries[: self._tried]) + compared * self._measured
        return done / (ROUND * len(self._codes) + sum(tries) + again + trades)

    def progress(self) -> Progress:
        """Return the results so far."""
        known = Sums(self._known.count, self._known.totals, self._known.squares)
        return Progress(
            known, [*self._begun], self._tried, [*self._promising], [*self._weighed], self._measured,
            [*self._decisions], self._trades,
        )  # fmt: skip

    def go_on_from(self, found: Progress) -> None:
        """Go on where another review of this game, by this bot and with this seed, was stopped."""
        self._known, self._begun, self._trades = found.known, [*found.begun], found.trades
        self._tried, self._promising, self._weighed = found.tried, [*found.promising], [*found.weighed]
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
        futures = range(self._known.count, self._known.count + ROUND)
        positions = [*enumerate(self._codes)]
        for first in range(len(self._begun), len(positions), POSITIONS):
            some = positions[first : first + POSITIONS]
            found = iter(self._play_on([(n, future, code, 0) for n, code in some for future in futures]))
            self._begun += [[*islice(found, ROUND)] for _ in some]
            if len(self._begun) == len(positions):
                for rows in zip(*self._begun, strict=True):
                    self._known.add(self._numbers_of(rows))
                self._begun = []
            yield

    def _look_at_decisions(self) -> Iterator[None]:
        """Try every alternative in a few futures, then the most promising in many others."""
        cases = (self._case(n, others) for n, others in self._choices[self._tried :])
        for some in batched(cases, TOGETHER):
            for case, gains in zip(some, self._gains(some, range(LOOK)), strict=True):
                self._promising.append(promising(case.n, case.others, [*map(sum, gains)]))
                self._weighed.append(self._weigh(case, gains))
            self._tried += len(some)
            yield
        for one in self._doubtful()[self._measured :]:
            decision = self._measure(one.n, one.others)
            if decision.cost.mean > decision.cost.reach:
                self._decisions.append(decision)
            self._measured += 1
            yield

    def _weigh(self, case: Case, gains: list[list[int]]) -> Weighed:
        move = self._played[case.n - 1]
        wait = self._waits.number(case.n - 1)
        return weigh(move.seat, wait or -case.n, [move.code, *case.others], gains)

    def _measure(self, n: int, others: list[int]) -> Decision:
        """Compare a move carefully with others."""
        move = self._played[n - 1]
        [rows] = self._rows([self._case(n, others)], range(LOOK, LOOK + CAREFUL))

        def text(code: int) -> str:
            return self._text(n) if code == move.code else self._game.text(Move(code))  # that of a deal

        measured = Measured(move.seat, others[0], dict(zip([move.code, *others], rows, strict=True)))
        return Decision(
            self._numbers[n],
            self._states[n - 1].turn_no,
            seat_id(move.seat),
            self._text(n),
            text(measured.best),
            measured.cost(move.code),
            measured.answers(text),
        )

    def _doubtful(self) -> list[Promising]:
        """Return the decisions that seemed to cost each seat most, in turn.

        Everything a seat did before one roll counts once; so does one thing that it left undone before rolls of a round.
        """
        found: dict[tuple[int, int], Promising] = {}
        for one in sorted(self._promising, reverse=True):
            if one.gain > 0 and not any(self._is_missed_again(one, worse) for worse in found.values()):
                wait = self._waits.number(one.n - 1)
                found.setdefault((wait, self._played[one.n - 1].seat if wait else one.n), one)
        return _in_turn(found.values(), lambda one: self._played[one.n - 1].seat)[:DOUBTFUL]

    def _is_missed_again(self, one: Promising, other: Promising) -> bool:
        """Return whether a seat left the same thing undone that it could do at any time, less than a round away."""
        missed = one.others[0]
        apart = abs(self._states[one.n - 1].turn_no - self._states[other.n - 1].turn_no)
        return (
            missed == other.others[0]
            and moves.KINDS[moves.kind_of(missed)].free
            and apart < len(self._game.players)
        )

    def _is_choice(self, move: Move) -> bool:
        return move.seat < len(self._game.players)

    def _answers_to_offers(self) -> dict[int, int]:
        """For each offer, the move that accepted, refused or withdrew it, if there was one."""
        found: dict[int, int] = {}
        offer = 0
        for n, move in enumerate(self._played, 1):
            if move.kind == moves.OFFER:
                offer = n
            elif move.kind in (moves.ACCEPT, moves.REJECT, moves.WITHDRAW):
                found[offer] = n
        return found

    def _find_choices(self) -> Iterator[tuple[int, list[int]]]:
        """Each move of a seat that could have done something else, with what that is."""
        room = [0] * MOST_MOVES
        for n, move in enumerate(self._played, 1):
            if not self._is_choice(move) or move.kind == moves.WITHDRAW:
                continue
            if move.kind == moves.OFFER and not self._is_deal(n):
                continue
            count = legal(self._states[n - 1], self._game.edition.tables, move.seat, room)
            others = [
                code
                for code in room[:count]
                if code != move.code and _is_answer(code, move, self._questions[n - 1])
            ]
            before = self._waits.answer(n - 1)
            if move.kind == moves.CLAIM:
                others.clear()  # who asks for a rent may do all else besides
            if before and before != move.code and before not in others:
                others.append(before)  # to leave a free move undone while another is to throw
            if others:
                yield n, others

    def _is_deal(self, offer: int) -> bool:
        """Whether an offer was accepted."""
        answer = self._answered.get(offer)
        return answer is not None and self._played[answer - 1].kind == moves.ACCEPT

    def _case(self, n: int, others: list[int]) -> Case:
        """Return a move and others; if the roll is awaited after them, the same roll follows them all."""
        waits, move = self._waits, self._played[n - 1]
        answer = waits.answer(n - 1)
        if answer == move.code:
            return Case(n, n, waits.answer(n), others, throw(self._states[n - 1]))
        after = self._answered[n] if move.kind == moves.OFFER else n
        rest = waits.rest(after, waits.number(n - 1))
        if answer:  # what is done before a throw may pay by what is done with it
            source = max(rest, key=lambda k: self._chance_at(k, move.seat), default=after)
        else:
            source = next(rest, n) if move.kind == moves.ACCEPT or waits.answer(n) else n
        then = waits.answer(source) if waits.number(n - 1) else 0
        return Case(n, source, then, others, answer or then)

    def _chance_at(self, n: int, seat: int) -> int:
        return self._known.totals[self._place(n, seat)]

    def _rows(self, cases: Sequence[Case], futures: range) -> Iterator[list[list[Chances]]]:
        """Each seat's chance after a move and after each of others: for each case, moves × futures × players."""
        tries: list[Try] = []
        for case in cases:
            tries += [(case.source, future, 0, case.then) for future in futures]
            tries += [(case.n - 1, future, code, case.ends) for code in case.others for future in futures]
        found = iter(self._play_on(tries))
        for case in cases:
            yield [[*islice(found, len(futures))] for _ in range(1 + len(case.others))]

    def _differences(self, cases: Sequence[Case], futures: range) -> Iterator[list[list[Chances]]]:
        """By how much each of other moves changes each seat's chance: for each case, moves × futures × players."""
        for made, *others in self._rows(cases, futures):
            yield [[*map(_minus, other, made)] for other in others]

    def _gains(self, cases: Sequence[Case], futures: range) -> Iterator[list[list[int]]]:
        """By how much each of other moves is better for who made a move: for each case, moves × futures."""
        for case, found in zip(cases, self._differences(cases, futures), strict=True):
            seat = self._played[case.n - 1].seat
            yield [[change[seat] for change in changes] for changes in found]

    def _weigh_trades(self) -> list[Trade]:
        """Compare each deal with its refusal."""
        found: list[Trade] = []
        offers = {answer: offer for offer, answer in self._answered.items()}
        for n in self._deals:
            move, before = self._played[n - 1], self._states[n - 1]
            refusal = self._case(n, [moves.code(moves.REJECT, move.seat, 0)])
            [[lost]] = self._differences([refusal], range(LOOK, LOOK + CAREFUL))
            worth = [
                Estimate.of([-change[seat] for change in lost]) for seat in (before.deal_from, move.seat)
            ]
            sides = seat_id(before.deal_from), seat_id(move.seat)
            found.append(Trade(self._numbers[n], before.turn_no, self._text(offers[n]), *sides, *worth))
        return found

    def _text(self, n: int) -> str:
        return self._game.text(self._played[n - 1])

    def review(self) -> Review:
        """Return what is known so far. Raise ValueError before the first round."""
        if not self.has_begun:
            raise ValueError("the review has no results yet; run it first")
        return Review(
            self._game.edition.id,
            self._name,
            self._turns,
            self._known.count,
            self._seed,
            self._seat_reviews(),
            self._moments(),
            self._costliest(),
            self._trades or [],
            self._swings(),
            performances(len(self._game.players), self._weighed),
        )

    def _costliest(self) -> list[Decision]:
        """Return those that cost each seat most, the worst first."""
        listed: Counter[str] = Counter()
        found: list[Decision] = []
        for decision in sorted(self._decisions, key=lambda one: -one.cost.mean):
            listed[decision.seat] += 1
            if listed[decision.seat] <= COSTLIEST:
                found.append(decision)
        return found

    def _settled(self, n: int) -> int:
        """The position after `n` moves, or, while an offer is open, the one before it: until accepted it changes nothing."""
        while self._questions[n] == "offer":
            n -= 1
        return n

    def _row(self, n: int) -> int:
        """Return the row of the samples after `n` moves: before a roll, that of rolling at once."""
        settled = self._settled(n)
        return self._thrown.get(settled, settled)

    def _find_steps(self) -> Iterator[PartStep]:
        """The way from the first row to the last, in steps: each move's own, and the waits on either side of it."""
        for n in range(1, len(self._states)):
            if self._settled(n) == n:
                own = self._own_step(n)
                for step in (
                    PartStep(WAITS, set(), self._row(n - 1), own.first),
                    own,
                    PartStep(WAITS, set(), own.last, self._row(n)),
                ):
                    if step.first != step.last:
                        yield step

    def _own_step(self, n: int) -> PartStep:
        """Return the change that a move made. A choice counts from rolling at once where a roll is awaited."""
        move, before = self._played[n - 1], self._settled(n - 1)
        if not self._is_choice(move):
            return PartStep(DICE if move.kind in (moves.DICE, moves.DIE8) else CARDS, set(), before, n)
        seats = {move.seat}
        if move.kind == moves.ACCEPT:
            seats.add(self._states[n - 1].deal_from)
        if move.kind == moves.ROLL and before in self._thrown:
            return PartStep(CHOICES, owners_of_rents(self._states[before]), self._thrown[before], n)
        if self._waits.number(before) == self._waits.number(n) and {before, n} <= self._thrown.keys():
            return PartStep(CHOICES, seats, self._thrown[before], self._thrown[n])
        return PartStep(CHOICES, seats, before, n)

    def _find_turns(self) -> Iterator[tuple[int, int, int]]:
        """Each turn in which something was done: its number, and the positions at its start and end."""
        firsts = [
            next(same) for _, same in groupby(range(len(self._states)), lambda n: self._states[n].turn_no)
        ]
        for first, end in zip(firsts, [*firsts[1:], len(self._states) - 1], strict=True):
            if first != end:
                yield self._states[first].turn_no, first, end

    def _numbers_of(self, rows: Sequence[Chances]) -> list[int]:
        """Return the numbers of one future: each row's chances; each seat's parts; what each turn changed."""
        numbers = [chance for row in rows for chance in row]
        for parts in parts_of(self._steps, rows):
            numbers += parts
        for _, first, end in self._through:
            numbers += _minus(rows[self._row(end)], rows[self._row(first)])
        return numbers

    def _place(self, n: int, seat: int) -> int:
        """The place of a seat's chance after `n` moves among these numbers …"""
        return self._row(n) * len(self._game.players) + seat

    @property
    def _parts(self) -> int:
        """… and the first of the seats' parts, behind which the turns come."""
        return len(self._codes) * len(self._game.players)

    def _seat_reviews(self) -> list[SeatReview]:
        known, end = self._known, len(self._states) - 1
        return [
            SeatReview(
                seat_id(seat),
                name,
                known.estimate(self._place(0, seat)).mean,
                known.estimate(self._place(end, seat)).mean,
                *(known.estimate(self._parts + len(PARTS) * seat + part) for part in range(len(PARTS))),
            )
            for seat, name in enumerate(self._game.players)
        ]

    def _moments(self) -> list[AfterMove]:
        found: list[AfterMove] = []
        for n, state in enumerate(self._states):
            seat = seat_id(self._played[n - 1].seat) if n and self._is_choice(self._played[n - 1]) else ""
            places = (self._place(n, of) for of in range(len(self._game.players)))
            chances = [*map(self._known.estimate, places)]
            found.append(
                AfterMove(self._numbers[n], state.turn_no, self._text(n) if n else "", seat, chances)
            )
        return found

    def _swings(self) -> list[Swing]:
        """The turns that changed somebody's chance most."""
        players = len(self._game.players)
        found: list[Swing] = []
        for k, (turn, first, end) in enumerate(self._through):
            at = self._parts + (len(PARTS) + k) * players
            changes = [self._known.estimate(at + seat) for seat in range(players)]
            seat = max(range(players), key=lambda seat: abs(changes[seat].mean))
            found.append(Swing(turn, self._numbers[first], self._numbers[end], seat_id(seat), changes[seat]))
        return sorted(found, key=lambda swing: -abs(swing.change.mean))[:TURNING_POINTS]


def _in_turn(ranked: Iterable[T], owner: Callable[[T], int]) -> list[T]:
    """Return the first of every owner, then the second of every owner, and so on."""
    met: Counter[int] = Counter()
    places: list[tuple[int, T]] = []
    for one in ranked:
        places.append((met[owner(one)], one))
        met[owner(one)] += 1
    return [one for _, one in sorted(places, key=lambda place: place[0])]


def _minus(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [*map(sub, one, other)]


def _is_answer(code: int, made: Move, question: str) -> bool:
    """Return whether a move could have been made instead of another.

    A player who is asked answers. Moves allowed at any time are tried only before a roll, or if one of the kind
    was made. Of amounts only the least is listed: no other replaces the real one.
    """
    kind = moves.kind_of(code)
    if kind in NEVER_BETTER or (kind == made.kind and moves.KINDS[kind].is_amount):
        return False
    return question in ANY_TIME or moves.KINDS[made.kind].free or question in moves.KINDS[kind].answers
