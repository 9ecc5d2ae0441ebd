"""A table and its game, and all that changes them: worked out on a copy, stored, and only then applied and shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from passgo.bots.protocol import Bot
from passgo.editions import EditionError
from passgo.game import Game, IllegalMove, Move, default_move
from passgo.notation import parse_move, print_move
from passgo.protocol.commands import AnswerOffer, SetPace, SetStanding
from passgo.protocol.messages import Entry, OfferEnd
from passgo.rules.base import moves
from passgo.server.people.replies import FaultError
from passgo.server.state import table_log
from passgo.server.state.dice_handshake import Dice
from passgo.server.state.game_session import GameSession
from passgo.server.state.history import CannotReplayError, replay
from passgo.server.state.offers import Offer
from passgo.server.state.roster import Roster
from passgo.server.state.transaction import Transaction
from passgo.server.store import (
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

from .table_views import listing_of, says_the_same


class Change(NamedTuple):
    """What was stored and applied, for those who are to be shown it."""

    logged: Sequence[table_log.AnyEntry]
    entries: Sequence[Entry]
    before: Listing
    """What the lists said of the table until then."""
    is_ours: bool
    """This process stored it."""


class _Step(NamedTuple):
    """What is to be stored, and how the table stands once it is."""

    addition: Addition
    logged: Sequence[table_log.AnyEntry]
    roster: Roster
    session: GameSession | None
    transaction: Transaction | None


class Stored(NamedTuple):
    """A table as it stands in the store."""

    row: GameRow
    listing: Listing
    log: Log


class Journal:
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
        self.roster: Roster = past.roster
        self.session: GameSession | None = past.session
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

    async def begin(self, request_id: str | None) -> None:
        """The game begins, by what is agreed. Raises StoreError, IllegalSetup, FaultError."""
        try:
            session = GameSession(self.roster, self._clock(), self._find_bot)
        except (EditionError, LookupError) as error:
            raise FaultError("bad-start", str(error)) from error
        await self._commit(None, [table_log.Begun()], request_id, session)

    # --- the dice -------------------------------------------------------------------------------------

    async def bind(self, session: GameSession) -> None:
        """The server binds itself to a seed of its own and to all that is promised. Raises StoreError."""
        seed, handshake = self._new_seed(), session.handshake
        receipts = {seat: self._new_seed() for seat in handshake.promised}
        bound = handshake.bound_by(seed, receipts, session.bots_at_start)
        await self.say([bound], None, [SeedRow(handshake.number, seed)])

    async def restart_handshake(self) -> None:
        """Those who have not shown their seeds are left out. Raises StoreError."""
        await self.say([table_log.HandshakeRestarted()], None)

    async def _chance_of(self, session: GameSession) -> Callable[[int], int]:
        """What decides where chance falls: the seeds; in a game from before there were any, the system.

        Raises StoreError, FaultError before the seeds are gathered.
        """
        if session.gathers_seeds:
            raise FaultError("dice-not-agreed", "the dice are still being agreed on")
        if self._dice is None:
            proof = session.handshake.proof(await self._store.seeds(self.row.id))
            if proof is None:
                return self._chance
            self._dice = Dice(proof)
        return self._dice.after(session.drawn)

    # --- moves ----------------------------------------------------------------------------------------

    async def play(
        self, session: GameSession, move: Move, request_id: str | None, fallen: Sequence[Move] = ()
    ) -> None:
        """A move, with what chance and standing orders make of it up to the next decision.

        `fallen`: what people threw with it, where the board is a real one.
        """
        if move.kind == moves.OFFER:
            await self.make_offer(session, move, request_id)
        else:
            await self._go_on(session, [move, *fallen], request_id)

    async def let_fall(self, session: GameSession, move: Move | None, request_id: str | None) -> None:
        """The program throws or draws once for people at a real board: for a move of theirs, or for what is awaited."""
        transaction = Transaction(session.game, session.claimers())
        if move:
            transaction.push(move)
        ways = transaction.game.chance_ways
        if not ways:
            raise FaultError("not-now", "no dice or cards are needed now")
        transaction.push(transaction.game.chance_outcome(self._chance(ways)))
        transaction.claim()
        await self._commit(transaction, [], request_id)

    async def play_default(self, session: GameSession, seat: int) -> None:
        """The time of a seat is up: the least that the rules allow is done for it, and the record says so.

        At a real board the program throws and draws for it too: nobody is there to do it by hand.
        """
        by_hand = session.game.real_board
        transaction = Transaction(session.game, session.claimers())
        transaction.push(default_move(session.game, seat))
        transaction.run_on(self._chance if by_hand else await self._chance_of(session))
        await self._commit(transaction, [table_log.TimeUp(session.n + 1)], None)

    async def take_back(
        self,
        session: GameSession,
        count: int,
        request_id: str | None,
        logged: Sequence[table_log.AnyEntry] = (),
    ) -> None:
        """The last moves are taken back. A game that is over has shown what its dice are made of: it goes on no more."""
        if session.game.is_over:
            raise FaultError("not-now", "the game is over")
        transaction = Transaction(session.game)
        transaction.push(Move.outcome(moves.TAKEBACK, count))
        await self._commit(transaction, logged, request_id)

    async def deal(self, session: GameSession) -> None:
        """What chance owes: the deeds that are dealt before the game."""
        await self._go_on(session, [], None)

    async def ring(self, session: GameSession) -> None:
        """The bell of a timed game."""
        await self._go_on(session, [Move.outcome(moves.BELL)], None)

    async def _go_on(
        self,
        session: GameSession,
        made: Sequence[Move],
        request_id: str | None,
        logged: Sequence[table_log.AnyEntry] = (),
    ) -> None:
        transaction = Transaction(session.game, session.claimers())
        for move in made:
            transaction.push(move)
        await self._run_on(transaction, session)
        await self._commit(transaction, logged, request_id)

    async def _run_on(self, transaction: Transaction, session: GameSession) -> None:
        """All that needs nobody's decision; what falls on a real board is waited for."""
        if session.game.real_board:
            transaction.claim()
        else:
            transaction.run_on(await self._chance_of(session))

    # --- what is said beside them ---------------------------------------------------------------------

    async def make_offer(
        self, session: GameSession, move: Move, request_id: str | None, word: str = ""
    ) -> None:
        """An offer is put on the table, with a word, in the place of one that stands between the two."""
        if move.kind != moves.OFFER:
            raise FaultError("malformed", "text: expected an offer")
        refusal = session.game.why_not(move)
        if refusal:
            raise IllegalMove(move, refusal)
        offer = table_log.OfferMade(session.offers.made + 1, print_move(move, session.game.edition), word)
        replaced = [table_log.OfferEnded(n, "withdrawn") for n in session.offers.between(move.seat, move.arg)]
        await self.say([*replaced, offer], request_id)

    async def answer_offer(
        self, session: GameSession, offer: Offer, command: AnswerOffer, request_id: str
    ) -> None:
        """A person's answer to an offer that stands."""
        if command.answer == "accept":
            await self.accept(session, offer, request_id)
        else:
            how = "rejected" if command.answer == "reject" else "withdrawn"
            await self.end_offer(offer, how, request_id)

    async def accept(self, session: GameSession, offer: Offer, request_id: str | None) -> None:
        """The offer is judged again; then it and its acceptance enter the record together."""
        made = [offer.move, Move.of(moves.ACCEPT, offer.move.arg)]
        logged = (
            [table_log.OfferEnded(offer.number, "accepted")]
            if offer.number in session.offers.standing
            else []
        )
        await self._go_on(session, made, request_id, logged)

    async def end_offer(
        self, offer: Offer, how: OfferEnd, request_id: str | None, why: str = "", more: int = 0
    ) -> None:
        """It stands no more; who refused it said why, and how much more cash would do."""
        await self.say([table_log.OfferEnded(offer.number, how, why, more)], request_id)

    async def set_pace(self, command: SetPace, request_id: str) -> None:
        """How long bots take."""
        await self.say([table_log.PaceSet(command.ms)], request_id)

    async def give_order(
        self, session: GameSession, seat: int, command: SetStanding, request_id: str
    ) -> None:
        """A standing order. One that is given claims what is open already."""
        claimers = session.claimers() - {seat}
        if command.claims:
            claimers.add(seat)
        transaction = Transaction(session.game, claimers)
        await self._run_on(transaction, session)
        await self._commit(transaction, [table_log.OrderGiven(seat, command.claims)], request_id)

    async def keep_clock(self, until: float) -> None:
        """Note that the server still runs, and when the bell is to ring."""
        await self.say([table_log.ClockKept(until)], None)

    async def say(
        self, logged: Sequence[table_log.AnyEntry], request_id: str | None, seeds: Sequence[SeedRow] = ()
    ) -> None:
        """Something that changes no move. Raises StoreError."""
        transaction = Transaction(self.session.game) if self.session else None
        await self._commit(transaction, logged, request_id, seeds=seeds)

    # --- storing --------------------------------------------------------------------------------------

    async def _commit(
        self,
        transaction: Transaction | None,
        logged: Sequence[table_log.AnyEntry],
        request_id: str | None,
        begins: GameSession | None = None,
        seeds: Sequence[SeedRow] = (),
    ) -> None:
        """Store what was worked out, then apply and show it. Raises StoreError, with nothing changed.

        It is TakenError where another process was quicker: then what it added is to be read, and all judged anew.
        """
        if self.is_outdated:
            raise RereadError("host-store-reread")
        step = self._step(transaction, logged, request_id, begins or self.session)
        try:
            await self._store.append(step.addition._replace(seeds=seeds))
        except InDoubtError:
            self._doubt = step
            raise
        self._apply(step)

    def _step(
        self,
        transaction: Transaction | None,
        logged: Sequence[table_log.AnyEntry],
        request_id: str | None,
        session: GameSession | None,
    ) -> _Step:
        """What is to be stored. The last row bears the client's id."""
        now = self._clock()
        made: list[MoveRow] = []
        if transaction and session:
            logged = session.with_consequences(transaction, logged, now)
            made = session.rows(transaction, now)
        roster = self.roster.after(logged)
        n = self._mark.n + len(made)
        spoken = [
            TalkRow(k, n, table_log.write_entry(each).decode(), now)
            for k, each in enumerate(logged, self._mark.k + 1)
        ]
        mark = Mark(self._mark.no + 1, n, self._mark.k + len(spoken))
        if made:
            made[-1] = made[-1]._replace(client=request_id)
        elif spoken:
            spoken[-1] = spoken[-1]._replace(client=request_id)
        game = transaction.game if transaction else session.game if session else None
        listing = self._list(roster, session, game, now)
        return _Step(Addition(self.row.id, mark, made, spoken, listing), logged, roster, session, transaction)

    def _list(
        self, roster: Roster, session: GameSession | None, game: Game | None, now: float
    ) -> ListingChange | None:
        """What the lists say of the table, and are to say, where that changes."""
        timed = session is not None and session.clock(now) is not None
        listing = listing_of(roster.code or self.listing.code, roster, game, timed, now)
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
        if any(isinstance(table_log.read_entry(row.body), table_log.Erased) for row in log.talk):
            self.is_outdated = True
            return True
        for mark in log.marks:
            made = [row for row in log.moves if self._mark.n < row.n <= mark.n]
            spoken = [row for row in log.talk if self._mark.k < row.k <= mark.k]
            self._apply(self._step_of(Addition(self.row.id, mark, made, spoken)), is_ours=False)
        return bool(log.marks)

    def _step_of(self, addition: Addition) -> _Step:
        """What another process has stored, as if it had been worked out in this one."""
        logged = [table_log.read_entry(row.body) for row in addition.talk]
        at = max(row.at for row in (*addition.moves, *addition.talk))
        roster, session, transaction = self.roster.after(logged), self.session, None
        if any(isinstance(each, table_log.Begun) for each in logged):
            session = GameSession(roster, at, self._find_bot)
        if session:
            transaction = Transaction(session.game)
            for row in addition.moves:
                transaction.push(parse_move(row.text, session.game.edition))
        listing = self._list(roster, session, transaction.game if transaction else None, at)
        return _Step(addition._replace(listing=listing), logged, roster, session, transaction)

    def _apply(self, step: _Step, *, is_ours: bool = True) -> None:
        """It is stored: apply it, and have it shown."""
        addition, before = step.addition, self.listing
        self.roster, self.session = step.roster, step.session
        self.listing = addition.listing.after if addition.listing else before
        self._mark = addition.mark
        for row in (*addition.moves, *addition.talk):
            if row.client is not None:
                self.known[row.client] = row.n
        entries: list[Entry] = []
        if step.session:
            if step.logged:
                step.session.seat(step.roster.plans)
            if step.transaction:
                entries = step.session.extend(addition.moves, step.transaction)
            for row, each in zip(addition.talk, step.logged, strict=True):
                step.session.note(each, row.at, row.n)
        self._show(Change(step.logged, entries, before, is_ours))
