"""A table and its game, as they are stored: what is to change is a draft, which is stored and only then applied."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from typing import NamedTuple

from passgo.bots.protocol import Bot
from passgo.game import Game
from passgo.notation import parse_move
from passgo.protocol.messages import Entry
from passgo.table.circles.evenings import evening_of, write_evening
from passgo.table.commands.drafts import DraftChange
from passgo.table.commands.table_views import listing_of, says_the_same
from passgo.table.people.replies import FaultError
from passgo.table.state import table_log
from passgo.table.state.dice_handshake import Dice
from passgo.table.state.game_session import GameSession
from passgo.table.state.history import CannotReplayError, replay
from passgo.table.state.roster import Roster
from passgo.table.state.transaction import Chance, Transaction
from passgo.table.store import (
    Addition,
    EveningRow,
    GameRow,
    InDoubtError,
    Listing,
    ListingChange,
    Log,
    Mark,
    MoveRow,
    RereadError,
    Store,
    TakenError,
    TalkRow,
)


def _ends(listing: ListingChange) -> bool:
    """Return whether the game is over by this change."""
    return listing.after.phase == "over" != listing.before.phase


class Change(NamedTuple):
    """A change that was stored and applied, still to be shown to those who are there."""

    logged: Sequence[table_log.AnyEntry]
    entries: Sequence[Entry]
    before: Listing
    """The entry of the table in the lists until then."""
    is_ours: bool
    """This process stored it."""


class _Step(NamedTuple):
    """An addition to be stored, and the table as it is once that is done."""

    addition: Addition
    logged: Sequence[table_log.AnyEntry]
    roster: Roster
    session: GameSession | None
    transaction: Transaction | None


class Stored(NamedTuple):
    """A table as it is in the store."""

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
        chance: Chance,
        stored: Stored,
    ) -> None:
        """`clock`: seconds since 1970. `chance`: the system's.

        Raises msgspec.DecodeError if the log of the table cannot be read.
        """
        self._store = store
        self._find_bot = find_bot
        self._clock = clock
        self._chance = chance
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
        """The reason if the game cannot be continued."""
        self.is_outdated = False
        """The stored table was changed, for a person was deleted: nothing can be added by what is known here."""
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

    async def chance_of(self, session: GameSession) -> Chance:
        """Return the source of chance: the seeds; at a real board, and in a game older than them, the system.

        Raises StoreError, FaultError before the seeds are gathered.
        """
        if session.game.real_board:
            return self._chance
        if session.gathers_seeds:
            raise FaultError("dice-not-agreed", "the dice are still being agreed on")
        if self._dice is None:
            proof = session.handshake.proof(await self._store.seeds(self.row.id))
            if proof is None:
                return self._chance
            self._dice = Dice(proof)
        return self._dice.after(session.drawn)

    # --- storing --------------------------------------------------------------------------------------

    async def commit(self, draft: DraftChange, request_id: str | None) -> Change:
        """Store a draft, then apply it. Raises StoreError, with nothing changed.

        It is TakenError if another process was quicker: then read what that added, and judge again.
        """
        if self.is_outdated:
            raise RereadError("host-store-reread")
        step = self._step(draft, request_id)
        try:
            await self._store.append(step.addition)
        except InDoubtError:
            self._doubt = step
            raise
        return self._apply(step)

    def _step(self, draft: DraftChange, request_id: str | None) -> _Step:
        """Return the step that a draft makes. Its last row has the id of the command."""
        now, session, logged = self._clock(), draft.begins or self.session, draft.logged
        transaction = draft.transaction or (Transaction(self.session.game) if self.session else None)
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
        evening = None
        if roster.circle and session and transaction and listing and _ends(listing):
            body = evening_of(roster, transaction.game, session.entries_with(made, transaction))
            evening = EveningRow(self.row.id, roster.circle, now, write_evening(body).decode())
        addition = Addition(self.row.id, mark, made, spoken, listing, draft.seeds, evening)
        return _Step(addition, logged, roster, session, transaction)

    def _list(
        self, roster: Roster, session: GameSession | None, game: Game | None, now: float
    ) -> ListingChange | None:
        """Return the entry of the table in the lists, old and new, if it changes."""
        timed = session is not None and session.clock(now) is not None
        at = (
            self.listing.at if self.listing.phase == "over" else now
        )  # a game that is over is as old as its end
        listing = listing_of(roster.code or self.listing.code, roster, game, timed, at)
        return None if says_the_same(listing, self.listing) else ListingChange(self.listing, listing)

    async def settle(self) -> Change | None:
        """Find out what became of an addition in doubt, and apply it if it is stored.

        Raises StoreError while that cannot be found out.
        """
        if self._doubt is None:
            return None
        try:
            stored = await self._store.settle(self._doubt.addition)
        except TakenError:
            stored = False
        doubt, self._doubt = self._doubt, None
        return self._apply(doubt) if stored else None

    async def read_on(self) -> AsyncGenerator[Change]:
        """Apply what other processes have added to the table, one addition after the other. Raises StoreError."""
        log = await self._store.read(self.row.id, self._mark)
        if any(isinstance(table_log.read_entry(row.body), table_log.Erased) for row in log.talk):
            self.is_outdated = True
            return
        for mark in log.marks:
            made = [row for row in log.moves if self._mark.n < row.n <= mark.n]
            spoken = [row for row in log.talk if self._mark.k < row.k <= mark.k]
            yield self._apply(self._step_of(Addition(self.row.id, mark, made, spoken)), is_ours=False)

    def _step_of(self, addition: Addition) -> _Step:
        """Return the step that another process has stored, as if it had been worked out in this one."""
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

    def _apply(self, step: _Step, *, is_ours: bool = True) -> Change:
        """Apply what is stored."""
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
        return Change(step.logged, entries, before, is_ours)
