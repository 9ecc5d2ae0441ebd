"""A table and its game, and all that changes them: worked out on a copy, stored, and only then applied and shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from passgo.bots.protocol import Bot
from passgo.editions import EditionError
from passgo.game import Game, IllegalMove, Move, least_move
from passgo.notation import parse_move, print_move
from passgo.protocol.commands import AnswerOffer, SetPace, SetStanding
from passgo.protocol.messages import Entry, OfferEnd
from passgo.rules.base import moves

from . import talk
from .ceremony import Dice
from .continuation import Continuation
from .history import CannotReplayError, replay
from .offers import Offer
from .replies import FaultError
from .seating import Seating
from .shown import listing_of, says_the_same
from .sitting import Sitting
from .store import (
    Addition,
    GameRow,
    InDoubtError,
    Listing,
    ListingChange,
    Log,
    Mark,
    MoveRow,
    RereadError,
    SeedRow,
    Store,
    TakenError,
    TalkRow,
)


class Change(NamedTuple):
    """What was stored and applied, for those who are to be shown it."""

    said: Sequence[talk.Talk]
    entries: Sequence[Entry]
    before: Listing
    """What the lists said of the table until then."""
    is_ours: bool
    """This process stored it."""


class _Step(NamedTuple):
    """What is to be stored, and how the table stands once it is."""

    addition: Addition
    said: Sequence[talk.Talk]
    seating: Seating
    sitting: Sitting | None
    continuation: Continuation | None


class Stored(NamedTuple):
    """A table as it stands in the store."""

    row: GameRow
    listing: Listing
    log: Log


class Recorder:
    """Plays a table into its store."""

    def __init__(
        self,
        store: Store,
        find_bot: Callable[[str], Bot],
        clock: Callable[[], float],
        chance: Callable[[int], int],
        new_seed: Callable[[], str],
        stored: Stored,
        show: Callable[[Change], None],
    ) -> None:
        """`clock`: seconds since 1970. `chance(ways)`: the number of a way. `show`: to all who are there.

        Raises msgspec.DecodeError where the log of the table cannot be read.
        """
        self._store = store
        self._find_bot = find_bot
        self._clock = clock
        self._chance = chance
        self._new_seed = new_seed
        self._show = show
        self._doubt: _Step | None = None
        self._dice: Dice | None = None
        self.row = stored.row
        self.listing = stored.listing
        self.moves = len(stored.log.moves)
        """Of the record as it was found."""
        self._mark = stored.log.marks[-1] if stored.log.marks else Mark()
        """How far the log is known here."""
        past = replay(stored.row, stored.log.moves, stored.log.talk, find_bot)
        self.seating: Seating = past.seating
        self.sitting: Sitting | None = past.sitting
        """The game that is played, once it has begun."""
        self.failure: CannotReplayError | None = past.failure
        """Why the game cannot be continued, where it cannot."""
        self.is_outdated = False
        """What was stored was changed, for a person was deleted: nothing can be added by what is known here."""
        self.known = {stored.row.client: 0}
        """Length of the record after each command that was carried out, by the command's id."""
        for row in (*stored.log.moves, *stored.log.talk):
            if row.client is not None:
                self.known[row.client] = row.n

    @property
    def additions(self) -> int:
        """How many additions to the table are known here."""
        return self._mark.no

    @property
    def in_doubt(self) -> bool:
        """Whether nobody knows yet if an addition is stored."""
        return self._doubt is not None

    # --- a game begins --------------------------------------------------------------------------------

    async def begin(self, client: str | None) -> None:
        """The game begins, by what is agreed. Raises StoreError, IllegalSetup, FaultError."""
        try:
            sitting = Sitting(self.seating, self._clock(), self._find_bot)
        except (EditionError, LookupError) as error:
            raise FaultError("bad-start", str(error)) from error
        await self._commit(None, [talk.Begun()], client, sitting)

    # --- the dice -------------------------------------------------------------------------------------

    async def bind(self, sitting: Sitting) -> None:
        """The server binds itself to a seed of its own and to all that is promised. Raises StoreError."""
        seed, ceremony = self._new_seed(), sitting.ceremony
        receipts = {seat: self._new_seed() for seat in ceremony.promised}
        bound = ceremony.bound_by(seed, receipts, sitting.bots_at_start)
        await self.say([bound], None, [SeedRow(ceremony.number, seed)])

    async def begin_anew(self) -> None:
        """Those who have not shown their seeds are left out. Raises StoreError."""
        await self.say([talk.BegunAnew()], None)

    async def _chance_of(self, sitting: Sitting) -> Callable[[int], int]:
        """What decides where chance falls: the seeds; in a game from before there were any, the system.

        Raises StoreError, FaultError before the seeds are gathered.
        """
        if sitting.gathers_seeds:
            raise FaultError("dice-not-agreed", "the dice are still being agreed on")
        if self._dice is None:
            proof = sitting.ceremony.proof(await self._store.seeds(self.row.id))
            if proof is None:
                return self._chance
            self._dice = Dice(proof)
        return self._dice.after(sitting.drawn)

    # --- moves ----------------------------------------------------------------------------------------

    async def play(
        self, sitting: Sitting, move: Move, client: str | None, fallen: Sequence[Move] = ()
    ) -> None:
        """A move, with what chance and standing orders make of it up to the next decision.

        `fallen`: what people threw with it, where the board is a real one.
        """
        if move.kind == moves.OFFER:
            await self.make_offer(sitting, move, client)
        else:
            await self._go_on(sitting, [move, *fallen], client)

    async def let_fall(self, sitting: Sitting, move: Move | None, client: str | None) -> None:
        """The program throws or draws once for people at a real board: for a move of theirs, or for what is awaited."""
        continuation = Continuation(sitting.game, sitting.claimers())
        if move:
            continuation.push(move)
        ways = continuation.game.chance_ways
        if not ways:
            raise FaultError("not-now", "no dice or cards are needed now")
        continuation.push(continuation.game.chance_outcome(self._chance(ways)))
        continuation.claim()
        await self._commit(continuation, [], client)

    async def play_least(self, sitting: Sitting, seat: int) -> None:
        """The time of a seat is up: the least that the rules allow is done for it, and the record says so.

        At a real board the program throws and draws for it too: nobody is there to do it by hand.
        """
        by_hand = sitting.game.real_board
        continuation = Continuation(sitting.game, sitting.claimers())
        continuation.push(least_move(sitting.game, seat))
        continuation.run_on(self._chance if by_hand else await self._chance_of(sitting))
        await self._commit(continuation, [talk.TimeUp(sitting.n + 1)], None)

    async def take_back(
        self, sitting: Sitting, count: int, client: str | None, said: Sequence[talk.Talk] = ()
    ) -> None:
        """The last moves are taken back. A game that is over has shown what its dice are made of: it goes on no more."""
        if sitting.game.is_over:
            raise FaultError("not-now", "the game is over")
        continuation = Continuation(sitting.game)
        continuation.push(Move.outcome(moves.TAKEBACK, count))
        await self._commit(continuation, said, client)

    async def deal(self, sitting: Sitting) -> None:
        """What chance owes: the deeds that are dealt before the game."""
        await self._go_on(sitting, [], None)

    async def ring(self, sitting: Sitting) -> None:
        """The bell of a timed game."""
        await self._go_on(sitting, [Move.outcome(moves.BELL)], None)

    async def _go_on(
        self, sitting: Sitting, made: Sequence[Move], client: str | None, said: Sequence[talk.Talk] = ()
    ) -> None:
        continuation = Continuation(sitting.game, sitting.claimers())
        for move in made:
            continuation.push(move)
        await self._run_on(continuation, sitting)
        await self._commit(continuation, said, client)

    async def _run_on(self, continuation: Continuation, sitting: Sitting) -> None:
        """All that needs nobody's decision; what falls on a real board is waited for."""
        if sitting.game.real_board:
            continuation.claim()
        else:
            continuation.run_on(await self._chance_of(sitting))

    # --- what is said beside them ---------------------------------------------------------------------

    async def make_offer(self, sitting: Sitting, move: Move, client: str | None, word: str = "") -> None:
        """An offer is put on the table, with a word, in the place of one that stands between the two."""
        if move.kind != moves.OFFER:
            raise FaultError("malformed", "text: expected an offer")
        refusal = sitting.game.why_not(move)
        if refusal:
            raise IllegalMove(move, refusal)
        offer = talk.OfferMade(sitting.offers.made + 1, print_move(move, sitting.game.edition), word)
        replaced = [talk.OfferEnded(n, "withdrawn") for n in sitting.offers.between(move.seat, move.arg)]
        await self.say([*replaced, offer], client)

    async def answer_offer(self, sitting: Sitting, offer: Offer, command: AnswerOffer, client: str) -> None:
        """A person's answer to an offer that stands."""
        if command.answer == "accept":
            await self.accept(sitting, offer, client)
        else:
            how = "rejected" if command.answer == "reject" else "withdrawn"
            await self.end_offer(offer, how, client)

    async def accept(self, sitting: Sitting, offer: Offer, client: str | None) -> None:
        """The offer is judged again; then it and its acceptance enter the record together."""
        made = [offer.move, Move.of(moves.ACCEPT, offer.move.arg)]
        said = [talk.OfferEnded(offer.number, "accepted")] if offer.number in sitting.offers.standing else []
        await self._go_on(sitting, made, client, said)

    async def end_offer(
        self, offer: Offer, how: OfferEnd, client: str | None, why: str = "", more: int = 0
    ) -> None:
        """It stands no more; who refused it said why, and how much more cash would do."""
        await self.say([talk.OfferEnded(offer.number, how, why, more)], client)

    async def set_pace(self, command: SetPace, client: str) -> None:
        """How long bots take."""
        await self.say([talk.PaceSet(command.ms)], client)

    async def give_order(self, sitting: Sitting, seat: int, command: SetStanding, client: str) -> None:
        """A standing order. One that is given claims what is open already."""
        claimers = sitting.claimers() - {seat}
        if command.claims:
            claimers.add(seat)
        continuation = Continuation(sitting.game, claimers)
        await self._run_on(continuation, sitting)
        await self._commit(continuation, [talk.OrderGiven(seat, command.claims)], client)

    async def keep_clock(self, until: float) -> None:
        """Note that the server still runs, and when the bell is to ring."""
        await self.say([talk.ClockKept(until)], None)

    async def say(self, said: Sequence[talk.Talk], client: str | None, seeds: Sequence[SeedRow] = ()) -> None:
        """Something that changes no move. Raises StoreError."""
        continuation = Continuation(self.sitting.game) if self.sitting else None
        await self._commit(continuation, said, client, seeds=seeds)

    # --- storing --------------------------------------------------------------------------------------

    async def _commit(
        self,
        continuation: Continuation | None,
        said: Sequence[talk.Talk],
        client: str | None,
        begins: Sitting | None = None,
        seeds: Sequence[SeedRow] = (),
    ) -> None:
        """Store what was worked out, then apply and show it. Raises StoreError, with nothing changed.

        It is TakenError where another process was quicker: then what it added is to be read, and all judged anew.
        """
        if self.is_outdated:
            raise RereadError("host-store-reread")
        step = self._step(continuation, said, client, begins or self.sitting)
        try:
            await self._store.append(step.addition._replace(seeds=seeds))
        except InDoubtError:
            self._doubt = step
            raise
        self._apply(step)

    def _step(
        self,
        continuation: Continuation | None,
        said: Sequence[talk.Talk],
        client: str | None,
        sitting: Sitting | None,
    ) -> _Step:
        """What is to be stored. The last row bears the client's id."""
        now = self._clock()
        made: list[MoveRow] = []
        if continuation and sitting:
            said = sitting.with_consequences(continuation, said, now)
            made = sitting.rows(continuation, now)
        seating = self.seating.after(said)
        n = self._mark.n + len(made)
        spoken = [
            TalkRow(k, n, talk.write_talk(each).decode(), now)
            for k, each in enumerate(said, self._mark.k + 1)
        ]
        mark = Mark(self._mark.no + 1, n, self._mark.k + len(spoken))
        if made:
            made[-1] = made[-1]._replace(client=client)
        elif spoken:
            spoken[-1] = spoken[-1]._replace(client=client)
        game = continuation.game if continuation else sitting.game if sitting else None
        listing = self._list(seating, sitting, game, now)
        return _Step(Addition(self.row.id, mark, made, spoken, listing), said, seating, sitting, continuation)

    def _list(
        self, seating: Seating, sitting: Sitting | None, game: Game | None, now: float
    ) -> ListingChange | None:
        """What the lists say of the table, and are to say, where that changes."""
        timed = sitting is not None and sitting.clock(now) is not None
        listing = listing_of(seating.code or self.listing.code, seating, game, timed, now)
        return None if says_the_same(listing, self.listing) else ListingChange(self.listing, listing)

    async def settle(self) -> None:
        """Find out what became of an addition in doubt. Raises StoreError while that cannot be told."""
        if self._doubt is not None:
            try:
                stored = await self._store.settle(self._doubt.addition)
            except TakenError:
                stored = False
            doubt, self._doubt = self._doubt, None
            if stored:
                self._apply(doubt)

    async def read_on(self) -> bool:
        """What other processes have added to the table is applied and shown; whether that was anything.

        Raises StoreError.
        """
        await self.settle()
        log = await self._store.read(self.row.id, self._mark)
        if any(isinstance(talk.read_talk(row.body), talk.Erased) for row in log.talk):
            self.is_outdated = True
            return True
        for mark in log.marks:
            made = [row for row in log.moves if self._mark.n < row.n <= mark.n]
            spoken = [row for row in log.talk if self._mark.k < row.k <= mark.k]
            self._apply(self._step_of(Addition(self.row.id, mark, made, spoken)), is_ours=False)
        return bool(log.marks)

    def _step_of(self, addition: Addition) -> _Step:
        """What another process has stored, as if it had been worked out in this one."""
        said = [talk.read_talk(row.body) for row in addition.talk]
        at = max(row.at for row in (*addition.moves, *addition.talk))
        seating, sitting, continuation = self.seating.after(said), self.sitting, None
        if any(isinstance(each, talk.Begun) for each in said):
            sitting = Sitting(seating, at, self._find_bot)
        if sitting:
            continuation = Continuation(sitting.game)
            for row in addition.moves:
                continuation.push(parse_move(row.text, sitting.game.edition))
        listing = self._list(seating, sitting, continuation.game if continuation else None, at)
        return _Step(addition._replace(listing=listing), said, seating, sitting, continuation)

    def _apply(self, step: _Step, *, is_ours: bool = True) -> None:
        """It is stored: apply it, and have it shown."""
        addition, before = step.addition, self.listing
        self.seating, self.sitting = step.seating, step.sitting
        self.listing = addition.listing.after if addition.listing else before
        self._mark = addition.mark
        for row in (*addition.moves, *addition.talk):
            if row.client is not None:
                self.known[row.client] = row.n
        entries: list[Entry] = []
        if step.sitting:
            if step.said:
                step.sitting.seat(step.seating.plans)
            if step.continuation:
                entries = step.sitting.extend(addition.moves, step.continuation)
            for row, each in zip(addition.talk, step.said, strict=True):
                step.sitting.note(each, row.at, row.n)
        self._show(Change(step.said, entries, before, is_ours))
