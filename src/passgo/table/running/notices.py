"""Notices of a table to people whose page is closed: when somebody gets one, and of what.

They get one of whatever is asked of them while no page of theirs is open. Whatever they saw while one was open is no
news; of a page that fell silent nobody knows whether its last seconds were seen. One process sends notices, the one that
runs the table, and stores of what: no other repeats it, nor the same one after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence, Set
from typing import Final, Protocol

from passgo.protocol.notices import ForgetBrowser, MailView, NotifyBrowser, NotifyByMail, SetWebhook
from passgo.table.commands.presence import SIGN
from passgo.table.commands.waiting import END, AskedOfGuest, GuestNotice, asks_of, sentences

from .broadcaster import Broadcaster
from .journal import Journal

SETTLED: Final = 1.5
"""Seconds until somebody gets a notice: a reload is no absence, and a question may be answered by an order."""
GLANCE: Final = 3.0
"""Seconds after which whoever closes the page has seen something; of one that fell silent that takes `SIGN`."""
TICK: Final = 0.02
"""Minimum seconds between two looks."""
APART: Final = 30.0
"""Seconds between two notices of a table to the same person: bids come quickly."""


class Browsers(Protocol):
    """Notices by web push."""

    async def key(self) -> str:
        """Return the key of this server, which a browser needs. Raises StoreError."""
        ...

    async def add(self, guest: str, browser: NotifyBrowser) -> None:
        """Tell a guest in this browser from now on. Raises FaultError, StoreError."""
        ...

    async def forget(self, guest: str, browser: ForgetBrowser) -> None:
        """Tell a guest nothing there any more. Raises StoreError."""
        ...


class Webhooks(Protocol):
    """Notices where the people of a table chat."""

    async def host_of(self, game: str) -> str:
        """Return the name of the host that a table posts to; empty if it has no webhook. Raises StoreError."""
        ...

    async def set(self, guest: str, game: str, code: str, wanted: SetWebhook) -> None:
        """Post to this address from now on, which must take a first message. Raises FaultError, StoreError."""
        ...

    async def drop(self, game: str) -> None:
        """Post nothing of a table any more. Raises StoreError."""
        ...


class Mails(Protocol):
    """Notices by mail."""

    async def of(self, guest: str) -> MailView:
        """Return the address of a guest. Raises StoreError."""
        ...

    async def add(self, guest: str, wanted: NotifyByMail) -> None:
        """Ask the owner of an address whether notices may go there. Raises FaultError, StoreError."""
        ...

    async def drop(self, guest: str) -> None:
        """Forget the address of a guest. Raises StoreError."""
        ...

    async def by(self, key: str) -> MailView:
        """Return the address with this key; none if nothing goes there any more. Raises StoreError."""
        ...

    async def confirm(self, key: str) -> MailView:
        """Begin to send notices to the address with this key. Raises StoreError."""
        ...

    async def leave(self, key: str) -> MailView:
        """Send no more to the address with this key, and forget it. Raises StoreError."""
        ...


class Notices(Protocol):
    """The ways to people whose page is closed."""

    @property
    def browsers(self) -> Browsers:
        """Web push."""
        ...

    @property
    def webhooks(self) -> Webhooks:
        """The chats of tables."""
        ...

    @property
    def mails(self) -> Mails | None:
        """Mail; None if this server sends none."""
        ...

    def tell(self, notice: GuestNotice) -> None:
        """Tell a guest what is asked of them, unless they know; soon, and without waiting for it."""
        ...

    def note_seen(self, game: str, guest: str, asks: Collection[str]) -> None:
        """Note that a guest has seen what is asked of them: they need no notice."""
        ...


class NoticeWatch:
    """Watches one table for those who are not there."""

    def __init__(
        self,
        notices: Notices,
        journal: Journal,
        broadcaster: Broadcaster,
        clock: Callable[[], float],
        in_lobby: Callable[[str], bool],
        wake: Callable[[], None],
    ) -> None:
        """`in_lobby`: whether a guest looks at the lists, which say what waits. `wake`: time has come."""
        self._notices = notices
        self._journal = journal
        self._broadcaster = broadcaster
        self._clock = clock
        self._in_lobby = in_lobby
        self._wake = wake
        self._asked_since: dict[str, dict[str, float]] | None = None
        """By guest, since when each thing is asked of them; None until the first look."""
        self._present: set[str] = set()
        self._said_goodbye: set[str] = set()
        """Guests who closed their last page themselves."""
        self._known: dict[str, Set[str]] = {}
        """By absent guest, what they saw or had a notice of."""
        self._not_before: dict[str, float] = {}
        """By absent guest, when they may get the next notice."""
        self._in_lobby_since: dict[str, float] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether somebody may get a notice soon."""
        return self._alarm is not None

    def close(self) -> None:
        """Tell nobody any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def note_goodbye(self, guest: str) -> None:
        """Note that a guest closes a page here, having seen what it showed."""
        self._said_goodbye.add(guest)

    def look(self) -> None:
        """See who came and went and what is asked of whom; send the notices that are due."""
        self.close()
        now, roster = self._clock(), self._journal.roster
        asks = asks_of(roster, self._journal.session, now)
        self._note_times(asks, now)
        at_table = self._broadcaster.at_table()
        due: list[float] = []
        for guest in roster.guests:
            if guest in at_table:
                self._greet(guest)
                continue
            if guest in self._present:
                self._miss(guest, now)
            new = [ask for ask in asks.get(guest, ()) if ask.id not in self._known.get(guest, ())]
            at = self._due(guest, new, now) if new else None
            if at is not None and at > now:
                due.append(at)
            elif at is not None:
                self._tell(guest, new[0], now)
        if due:
            delay = max(min(due) - now, TICK)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._wake)

    def _note_times(self, asks: Mapping[str, Sequence[AskedOfGuest]], now: float) -> None:
        """Note since when each thing is asked. Things found at first count later: those who were there come back soon."""
        since = now + SIGN if self._asked_since is None else now
        before = self._asked_since or {}
        self._asked_since = {
            guest: {ask.id: before.get(guest, {}).get(ask.id, since) for ask in mine}
            for guest, mine in asks.items()
        }

    def _asks(self, guest: str) -> Mapping[str, float]:
        return (self._asked_since or {}).get(guest, {})

    def _greet(self, guest: str) -> None:
        """Note that a guest is there, and sees all."""
        if guest not in self._present:
            self._present.add(guest)
            self._said_goodbye.discard(guest)
            self._not_before.pop(guest, None)
            self._notices.note_seen(self._journal.row.id, guest, self._asks(guest).keys())

    def _miss(self, guest: str, now: float) -> None:
        """Note that a guest has gone, and what they saw until then."""
        self._present.discard(guest)
        sure = now - (GLANCE if guest in self._said_goodbye else SIGN)
        self._known[guest] = {ask for ask, at in self._asks(guest).items() if at <= sure}
        self._not_before[guest] = now + SETTLED
        self._notices.note_seen(self._journal.row.id, guest, self._known[guest])

    def _due(self, guest: str, new: Sequence[AskedOfGuest], now: float) -> float | None:
        """Return when an absent guest gets a notice; None if they have seen it in the lobby meanwhile."""
        asked = self._asks(guest)
        at = max(min(asked[ask.id] for ask in new) + SETTLED, self._not_before.get(guest, 0.0))
        if at > now:
            return at
        if not self._in_lobby(guest):
            self._in_lobby_since.pop(guest, None)
            return now
        since = self._in_lobby_since.setdefault(guest, now)
        if now < since + SIGN:
            return since + SIGN
        self._known[guest] = set(asked)
        self._notices.note_seen(self._journal.row.id, guest, asked.keys())
        return None

    def _tell(self, guest: str, ask: AskedOfGuest, now: float) -> None:
        asked = self._asks(guest).keys()
        self._known[guest] = set(asked)
        self._not_before[guest] = now + APART
        roster, code = self._journal.roster, self._journal.listing.code
        name = "" if ask.id == END else roster.places_of(guest)[0].plan.name
        words = sentences(ask, code, roster.host_name)
        self._notices.tell(GuestNotice(self._journal.row.id, guest, name, asked, code, words))
