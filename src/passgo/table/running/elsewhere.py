"""The same table in other processes: what they have done, and which of them runs it."""

from __future__ import annotations

from collections.abc import Callable

from passgo.protocol.tables import ServerMessage
from passgo.table.people.replies import encode
from passgo.table.running.peers import Peers

from .broadcaster import Broadcaster
from .journal import Journal
from .table_scheduler import TableScheduler


class Elsewhere:
    """Knowledge of one table in other processes, and messages to them about it."""

    def __init__(
        self,
        peers: Peers,
        journal: Journal,
        broadcaster: Broadcaster,
        scheduler: TableScheduler,
        wake: Callable[[], None],
    ) -> None:
        """`wake`: there is something to look at."""
        self._peers = peers
        self._journal = journal
        self._broadcaster = broadcaster
        self._scheduler = scheduler
        self._wake = wake
        self.leads = False
        """Whether this process has bots think and clocks run here; others may have the table too."""
        self.is_behind = False
        """Whether others have added something."""
        self.is_unsure = False
        """Whether people came or went in other processes, or none of them runs the table."""
        self._announced: set[str] = set()
        """The guests who are here, as last reported to the others."""

    @property
    def is_possible(self) -> bool:
        """Whether other processes may have the table at all."""
        return self._peers.are_possible

    def catch_up(self, *, read_on: bool = False, check_peers: bool = False) -> None:
        """Note that others have added something, that people came or went there, or that they no longer run the table."""
        self.is_behind |= read_on
        self.is_unsure |= check_peers
        self._wake()

    def stands(self, additions: int, lead: bool | None) -> None:
        """Note the length of the table's log in the store, and whether this process runs it; None: nobody does."""
        self.leads = self.leads and bool(lead)
        is_behind = additions > self._journal.additions
        is_free = self._scheduler.game() is not None and not self.leads and lead is not False
        if is_behind or is_free:
            self.catch_up(read_on=is_behind, check_peers=is_free)

    async def check_peers(self) -> None:
        """See who is here in other processes, and run the table if none of them does. Raises StoreError."""
        game, broadcaster = self._journal.row.id, self._broadcaster
        absences = broadcaster.absences()
        others, session, lease = await self._peers.others_at(game), self._scheduler.game(), None
        if session and not self.leads:
            lease = await self._peers.lease(game)
            self.leads = lease.mine
            # before absences are seen from which a gap was taken out elsewhere
            broadcaster.run_from(lease.since)
        broadcaster.note_elsewhere(others)
        if session and lease:
            session.run_from(lease.since, broadcaster.together_since)
        if broadcaster.absences() != absences:
            self._peers.tell_people(game)

    def tell_people(self) -> None:
        """Tell the others who is here, if that has changed."""
        present = {row.guest for row in self._broadcaster.present() if not row.gone}
        if present != self._announced:
            self._announced = present
            self._peers.tell_people(self._journal.row.id)

    def tell_moved(self) -> None:
        """Tell the others that something was added."""
        self._peers.tell_moved(self._journal.row.id)

    def show(self, message: ServerMessage) -> None:
        """Show something to all clients there."""
        self._peers.show(self._journal.row.id, encode(message))
