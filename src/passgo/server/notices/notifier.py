"""Sends notices: what waits in the store goes to its receivers, again and again as far as that may help.

Any server of a store may send what another put there. A notice that was taken by one is left alone by the others for
longer than an answer takes; where that one dies meanwhile, another sends it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import Final

import msgspec

from passgo.locale import Language, TranslatedError, say
from passgo.protocol.notices import Notice
from passgo.server.store import Delivery, Kind, News, StoredNotices
from passgo.table.commands.waiting import GuestNotice
from passgo.table.store import StoreError

from .browsers import TTL, WebPush
from .mails import MailNotices
from .network import Network
from .sending import GONE, LATER, NO_ANSWER, SendResult, Way
from .webhooks import ChatPosts

TAKEN_FOR: Final = 60.0
"""Seconds that a notice is left alone by the others; an answer is waited for a sixth of that."""
WAITS: Final = (10.0, 60.0, 300.0, 1800.0, 3600.0, 3600.0, 3600.0)
"""Seconds until a notice is tried again, after each try; after the last it is given up."""
LOOK: Final = 30.0
"""Seconds between two looks at what other servers may have left."""
AT_ONCE: Final = 200
"""Notices that are on the way at a time."""
AT_ONE_HOST: Final = 40
"""And to one host: the others need not wait for a slow one."""
FULL: Final = 1.0
"""Seconds until there may be room for more to the same host."""
RETRY: Final = 5.0
"""Seconds until the store is tried again."""


class Notifier:
    """The notices of one server."""

    def __init__(
        self,
        stored: StoredNotices,
        clock: Callable[[], float],
        warn: Callable[[TranslatedError], None],
        network: Network,
        contact: str,
        public: str = "",
        mails: MailNotices | None = None,
    ) -> None:
        """`clock`: seconds since 1970. `contact`: the address by which owners of push services find who sends.

        `public`: the address of this server, if it has one. `mails`: None if the server sends none.
        """
        self._stored = stored
        self._clock = clock
        self._warn = warn
        self.browsers = WebPush(stored, clock, contact, network)
        self.webhooks = ChatPosts(stored, clock, lambda code: f"{public}/t/{code}" if public else "", network)
        self.mails = mails
        self._ways: dict[Kind, Way] = {"push": self.browsers, "webhook": self.webhooks}
        if mails:
            self._ways["mail"] = mails
        self._unstored: asyncio.Queue[Callable[[], Coroutine[None, None, None]]] = asyncio.Queue()
        """Changes to be stored, in order."""
        self._wake = asyncio.Event()
        self._on_the_way: set[asyncio.Task[None]] = set()
        self._hosts: Counter[str] = Counter()
        """How many notices are on the way to each."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to send."""
        self._tasks = [asyncio.create_task(self._store_on()), asyncio.create_task(self._send_on())]

    async def close(self) -> None:
        """Store what is still to be stored, and end; what is not sent will be by the next server."""
        with suppress(TimeoutError):
            async with asyncio.timeout(RETRY):
                await self._unstored.join()
        for task in (*self._tasks, *self._on_the_way):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._on_the_way, return_exceptions=True)

    # --- what a table asks ----------------------------------------------------------------------------

    def tell(self, notice: GuestNotice) -> None:
        """Tell a guest what is asked of them, unless they know."""
        concerns = notice.guest if notice.name else ""
        news = News(notice.game, notice.guest, concerns, frozenset(notice.asks))

        def body_for(kind: Kind, language: Language) -> str:
            words = notice.words[language]
            if kind == "webhook" and notice.name:
                words = say(language, "notice-to", {"name": notice.name, "words": words})
            return msgspec.json.encode(Notice(words=words, code=notice.code)).decode()

        async def store() -> None:
            if await self._stored.put(news, body_for, self._clock()):
                self._wake.set()

        self._unstored.put_nowait(store)

    def note_seen(self, game: str, guest: str, asks: Collection[str]) -> None:
        """Note that a guest has seen what is asked of them."""
        seen = frozenset(asks)

        async def store() -> None:
            await self._stored.note_seen(game, guest, seen)

        self._unstored.put_nowait(store)

    # --- to the store, and from it --------------------------------------------------------------------

    async def _store_on(self) -> None:
        """Store one thing after another, each until it succeeds."""
        while True:
            store = await self._unstored.get()
            while True:
                try:
                    await store()
                    break
                except StoreError as error:
                    self._warn(error)
                    await asyncio.sleep(RETRY)
            self._unstored.task_done()

    async def _send_on(self) -> None:
        """Send whatever is due."""
        while True:
            self._wake.clear()
            try:
                if self.mails:
                    await self.mails.tidy()
                wait = await self._send_due()
            except StoreError as error:
                self._warn(error)
                wait = RETRY
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()

    async def _send_due(self) -> float:
        """Set on their way the notices that are due; returns the seconds until the next look. Raises StoreError."""
        room = AT_ONCE - len(self._on_the_way)
        if room <= 0:
            return LOOK  # whoever arrives wakes
        now = self._clock()
        for delivery in await self._stored.take(now, now + TAKEN_FOR, room):
            way = self._ways.get(delivery.receiver.kind)
            if way is None:  # a server with other options sends it
                await self._note(delivery, NO_ANSWER)
                continue
            host = way.host(delivery.receiver)
            if self._hosts[host] >= AT_ONE_HOST:
                await self._stored.put_back(delivery, now + FULL)
                continue
            self._hosts[host] += 1
            task = asyncio.create_task(self._send(delivery, way, host))
            self._on_the_way.add(task)
            task.add_done_callback(self._on_the_way.discard)
        due = await self._stored.next_due()
        return LOOK if due is None else min(max(due - self._clock(), 0.0), LOOK)

    async def _send(self, delivery: Delivery, way: Way, host: str) -> None:
        """Send a notice, and note what became of it."""
        try:
            await self._note(delivery, await way.send(delivery))
        except StoreError as error:  # it is tried again: a browser shows it in the place of the same one
            self._warn(error)
        finally:
            self._hosts[host] -= 1
            if not self._hosts[host]:
                del self._hosts[host]
            self._wake.set()

    async def _note(self, delivery: Delivery, answer: SendResult) -> None:
        """Note what was answered. Raises StoreError."""
        now = self._clock()
        if answer.status in GONE:
            await self._stored.drop(delivery.receiver.id, delivery.receiver.guest)
        elif answer.status not in LATER and answer.status < 500:
            await self._stored.settle(delivery)
        elif delivery.tries > len(WAITS) or now > delivery.since + TTL:
            await self._stored.settle(delivery)
        else:
            wait = max(WAITS[delivery.tries - 1], _seconds(answer.retry_after, now))
            await self._stored.settle(delivery, now + min(wait, WAITS[-1]))


def _seconds(retry_after: str, now: float) -> float:
    """Return how long a service wants to be left alone: it says seconds, or a date."""
    if retry_after.isdecimal():
        return float(retry_after)
    try:
        return parsedate_to_datetime(retry_after).timestamp() - now
    except ValueError:
        return 0.0
