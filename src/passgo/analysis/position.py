"""Questions about one position: who wins, what each deed is worth to each player, which trades both sides would gain by.

All are answered by roll-outs (`analysis.forecast`), so every figure has its interval, and the same seed gives the
same figures. Positions that are compared meet the same futures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from passgo.bots.evaluator import CERTAIN
from passgo.bots.registry import policy
from passgo.game import Game, IllegalMove, Move, Things, seat_id
from passgo.rules.base import moves
from passgo.rules.base.deeds import give_deed, turn_deed
from passgo.rules.base.groups import any_built
from passgo.rules.base.players import in_play
from passgo.rules.base.state import BANK, State
from passgo.rules.base.things import items

from .edges import edges_of
from .forecast import FUTURES, TURNS, Estimate, Start
from .forms import fastest

GLANCE: Final = 16
"""Futures in which every trade is tried first; …"""
PRICED: Final = 60
"""… this many of which both together gain most with several amounts of cash; …"""
TRADES: Final = 12
"""… and this many of the most promising again, in rollouts of their own."""
CASH: Final = 200
"""Dollars by which it is found out what cash is worth to a player: of more than ten times that, it tells nothing."""
ROUND: Final = 10
"""Cash in a trade is a multiple of this."""


Chances = npt.NDArray[np.int64]


class Worth(msgspec.Struct, frozen=True):
    """The value of a deed to a player."""

    chance: Estimate
    """The rise in their win probability if they hold it instead of the Bank."""
    dollars: int | None
    """About this much cash does the same for them; None if it is more than can be judged."""


class DeedWorth(msgspec.Struct, frozen=True):
    """A deed, and what it is worth to each."""

    deed: str
    owner: str
    """The seat that holds it; empty: the bank."""
    worth: list[Worth | None]
    """By seat; None for one that is out of the game."""


class FairTrade(msgspec.Struct, frozen=True):
    """A trade by which both sides have a better chance to win, at the cost of the others."""

    text: str
    """The offer, in the notation; either side may make it."""
    to_giver: Estimate
    to_taker: Estimate


class PositionAnswer(msgspec.Struct, frozen=True):
    """All that is asked about a position."""

    edition: str
    players: list[str]
    bot: str
    turns: int
    futures: int
    seed: int
    chances: list[Estimate]
    """To win, by seat."""
    deeds: list[DeedWorth]
    trades: list[FairTrade]


class Bundle(NamedTuple):
    """A set of things that two players might exchange, without cash."""

    giver: int
    taker: int
    given: tuple[int, ...]
    taken: tuple[int, ...]


class Inquiry:
    """A position of which things are asked.

    >>> from passgo.notation.records import Record
    >>> position = '''
    ... edition = "us1973"
    ... players = ["Ann", "Bob"]
    ... [p1]
    ... cash = 900
    ... deeds = ["boardwalk", "oriental_avenue", "vermont_avenue"]
    ... [p2]
    ... cash = 700
    ... deeds = ["park_place", "connecticut_avenue"]
    ... '''
    >>> inquiry = Inquiry(Record.parse(position).replay(), seed=1)
    >>> ann, bob = inquiry.chances()
    >>> ann.mean > bob.mean, round(ann.mean + bob.mean, 3)
    (True, 1.0)
    """

    def __init__(
        self,
        game: Game,
        bot: str = "rules",
        *,
        seated: Sequence[str] = (),
        turns: int = TURNS,
        futures: int = FUTURES,
        seed: int = 0,
    ) -> None:
        """`bot`: what plays on in all seats; `seated`: the players, as `edges_of` takes them.

        Raises UnknownBot, BadBot, and ValueError for a game that is over.
        """
        if game.is_over:
            raise ValueError("the game is over, so there is nothing to analyse")
        self.game, self.bot, self.turns, self.futures, self.seed = game, bot, turns, futures, seed
        self._policy = policy(bot)
        self._edges = edges_of(game, seated)
        self._players = len(game.players)
        self._seats = [seat for seat in range(self._players) if in_play(game.state, seat)]

    def chances(self) -> list[Estimate]:
        """Each seat's chance to win.

        >>> from passgo.game import Game
        >>> len(Inquiry(Game("us1973", ["Ann", "Bob", "Cleo"]), futures=64).chances())
        3
        """
        return [_mean(found) for found in self._played([self.game.state], self.futures)[0].T]

    def deeds(self) -> list[DeedWorth]:
        """Return the value of each deed to each player, all else as it is; none of a group with buildings.

        >>> from passgo.game import Game
        >>> inquiry = Inquiry(Game("us1973", ["Ann", "Bob"]), futures=64)
        >>> boardwalk = next(one for one in inquiry.deeds() if one.deed == "boardwalk")
        >>> boardwalk.owner, boardwalk.worth[0].chance.mean > 0
        ('', True)
        """
        s, edition = self.game.state, self.game.edition
        free = [
            d
            for d in range(edition.tables.deeds)
            if not any_built(s, edition.tables, edition.tables.deed_group[d])
        ]
        states = [self._with_cash(seat) for seat in self._seats]
        states += [self._held(deed, hand) for deed in free for hand in (BANK, *self._seats)]
        found = self._played([s, *states], self.futures)
        slopes = self._slopes(found)
        by_deed = found[1 + len(self._seats) :].reshape(len(free), 1 + len(self._seats), self.futures, -1)
        worths: list[DeedWorth] = []
        for deed, held in zip(free, by_deed, strict=True):
            worth: list[Worth | None] = [None] * self._players
            for k, seat in enumerate(self._seats):
                chance = _change(held[1 + k] - held[0], seat)
                dollars = ROUND * round(chance.mean / slopes[seat] / ROUND)
                worth[seat] = Worth(chance, dollars if abs(dollars) <= 10 * CASH else None)
            owner = seat_id(s.owner[deed]) if s.owner[deed] < self._players else ""
            worths.append(DeedWorth(edition.deeds[deed], owner, worth))
        return worths

    def trades(self) -> list[FairTrade]:
        """Trades that the rules allow now and both sides gain by, surest first; cash shares the gain out evenly.

        Single deeds of each player are tried, and all that they have of a group, against the same of another or cash.

        >>> from passgo.notation.records import Record
        >>> position = '''
        ... edition = "us1973"
        ... players = ["Ann", "Bob", "Cleo"]
        ... [p1]
        ... deeds = ["boardwalk", "oriental_avenue", "vermont_avenue"]
        ... [p2]
        ... deeds = ["park_place", "connecticut_avenue"]
        ... [p3]
        ... deeds = ["illinois_avenue 2", "indiana_avenue 2", "kentucky_avenue 2"]
        ... '''
        >>> trade = Inquiry(Record.parse(position).replay(), futures=64).trades()[0]
        >>> trade.to_giver.mean > 0 < trade.to_taker.mean
        True
        """
        slopes = self._slopes(
            self._played([self.game.state, *map(self._with_cash, self._seats)], self.futures)
        )
        promising = sorted(
            self._glance((bundle, 0) for bundle in self._bundles()), key=lambda one: -sum(one[1])
        )
        priced = [
            (bundle, cash)
            for (bundle, _), gains in promising[:PRICED]
            for cash in self._prices(
                bundle, (gains[1] - gains[0]) / (slopes[bundle.giver] + slopes[bundle.taker])
            )
        ]
        best: dict[Bundle, tuple[float, int]] = {}
        for (bundle, cash), gains in self._glance(priced):
            best[bundle] = max(best.get(bundle, (0.0, 0)), (min(gains), cash))
        tried = sorted(
            ((shared, bundle, cash) for bundle, (shared, cash) in best.items() if shared > 0), reverse=True
        )
        fair: list[FairTrade] = []
        for (bundle, cash), sides in self._weigh(
            [one[1:] for one in tried[:TRADES]], self.futures, first=GLANCE
        ):
            if all(side.mean > side.reach for side in sides):
                fair.append(FairTrade(self.game.text(self._offer(bundle, cash)), *sides))
        return sorted(fair, key=lambda one: -min(one.to_giver.mean, one.to_taker.mean))

    def answer(self) -> PositionAnswer:
        """All three."""
        return PositionAnswer(
            self.game.edition.id, [*self.game.players], self.bot, self.turns, self.futures, self.seed,
            self.chances(), self.deeds(), self.trades(),
        )  # fmt: skip

    # --- positions that are compared --------------------------------------------------------------------

    def _played(self, states: Sequence[State], futures: int, first: int = 0) -> Chances:
        """Each seat's chance to win: states × futures × players."""
        play_on = fastest(
            Start(
                self.game.edition, self._players, states, self._policy, self.turns, self.seed,
                [self._edges] * len(states),
            )
        )  # fmt: skip
        tries = [(n, future, 0, 0) for n in range(len(states)) for future in range(first, first + futures)]
        return np.array(play_on(tries)).reshape(len(states), futures, -1)

    def _slopes(self, found: Chances) -> dict[int, float]:
        """Return the value of a dollar to each seat: `found` begins with the position, then each with more cash."""
        gains = (found[1 : 1 + len(self._seats)].mean(axis=1) - found[0].mean(axis=0)) / CERTAIN
        return {seat: max(float(gains[k, seat]), 1e-3) / CASH for k, seat in enumerate(self._seats)}

    def _with_cash(self, seat: int) -> State:
        """The position, were this seat richer."""
        s = self.game.state.copy()
        s.cash[seat] += CASH
        s.cash[BANK] -= CASH
        return s

    def _held(self, deed: int, hand: int) -> State:
        """The position, were this deed in that hand; what the bank holds is not mortgaged."""
        s = self.game.state.copy()
        give_deed(s, self.game.edition.tables, deed, hand)
        if hand == BANK:
            turn_deed(s, deed, False)
            s.todo[deed] = 0
        return s

    # --- trades -----------------------------------------------------------------------------------------

    def _bundles(self) -> Iterator[Bundle]:
        """Return the sets that any two might exchange."""
        for giver, taker in combinations(self._seats, 2):
            for given in ((), *self._parts(giver)):
                for taken in ((), *self._parts(taker)):
                    if given or taken:
                        yield Bundle(giver, taker, given, taken)

    def _prices(self, bundle: Bundle, even: float) -> set[int]:
        """Cash that might go along: as much as makes it even, as far as who pays has it, or less."""
        purses = self.game.state.cash
        most = min(max(even, -purses[bundle.giver]), purses[bundle.taker])
        return {int(part * most / ROUND) * ROUND for part in (0, 0.25, 0.5, 0.75, 1)}

    def _glance(
        self, trades: Iterable[tuple[Bundle, int]]
    ) -> list[tuple[tuple[Bundle, int], tuple[float, float]]]:
        """Return what both sides seem to gain by each legal trade."""
        return [(trade, (sides[0].mean, sides[1].mean)) for trade, sides in self._weigh(trades, GLANCE)]

    def _weigh(
        self, trades: Iterable[tuple[Bundle, int]], futures: int, first: int = 0
    ) -> list[tuple[tuple[Bundle, int], tuple[Estimate, Estimate]]]:
        """Return what both sides gain by each legal trade, compared with the position as it is."""
        allowed = [(trade, state) for trade in trades if (state := self._after(*trade)) is not None]
        found = self._played([self.game.state, *(state for _, state in allowed)], futures, first)
        return [
            (trade, (_change(gain, trade[0].giver), _change(gain, trade[0].taker)))
            for (trade, _), gain in zip(allowed, found[1:] - found[0], strict=True)
        ]

    def _parts(self, seat: int) -> Iterable[tuple[int, ...]]:
        """Each deed of a seat, and all that it has of a group."""
        s, E = self.game.state, self.game.edition.tables
        held = items(s.holds[seat])
        groups = {tuple(d for d in held if E.deed_group[d] == E.deed_group[deed]) for deed in held}
        return dict.fromkeys([*((deed,) for deed in held), *sorted(groups)])

    def _offer(self, bundle: Bundle, cash: int) -> Move:
        """The offer of a bundle; cash below 0 is paid by who gives."""
        return Move.offer(
            bundle.giver,
            bundle.taker,
            Things(cash=max(-cash, 0), deeds=bundle.given),
            Things(cash=max(cash, 0), deeds=bundle.taken),
        )

    def _after(self, bundle: Bundle, cash: int) -> State | None:
        """The position after a trade; None where the rules do not allow it now."""
        after = self.game.copy()
        try:
            after.push(self._offer(bundle, cash))
            after.push(Move(moves.code(moves.ACCEPT, bundle.taker, 0)))
        except IllegalMove:
            return None
        return after.state


def _change(futures: Chances, seat: int) -> Estimate:
    """Return by how much a seat's chance changes, from futures × players."""
    return _mean(futures[:, seat])


def _mean(futures: Chances) -> Estimate:
    """Return the estimate from one seat's chance in each future."""
    return Estimate.of(futures.tolist())
