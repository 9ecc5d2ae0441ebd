"""Sends notices: what waits in the store goes to the push services, again and again as far as that may help.

Any server of a store may send what another put there. A notice that was taken by one is left alone by the others for
longer than an answer takes; where that one dies meanwhile, another sends it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Final

import msgspec

from passgo.locale import Language, TranslatedError
from passgo.protocol.notices import ForgetBrowser, Notice, NotifyBrowser
from passgo.server.store import BrowserRow, Delivery, StoredNotices
from passgo.table.people.replies import FaultError
from passgo.table.store import StoreError

from .network import Endpoint, Network, NoWayError, PushAnswer

if TYPE_CHECKING:
    from .encryption import ServerKey

MOST_BROWSERS: Final = 10
"""Of one guest: phones, computers, and some that were forgotten."""

TTL: Final = 3 * 24 * 3600
"""Seconds that a push service keeps a notice for a browser that is off."""
TAKEN_FOR: Final = 60.0
"""Seconds that a notice is left alone by the others; an answer is waited for a sixth of that."""
WAITS: Final = (10.0, 60.0, 300.0, 1800.0, 3600.0, 3600.0, 3600.0)
"""Seconds until a notice is tried again, after each try; after the last it is given up."""
LOOK: Final = 30.0
"""Seconds between two looks at what other servers may have left."""
AT_ONCE: Final = 200
"""Notices that are on the way at a time."""
AT_ONE_HOST: Final = 40
"""And to one push service: the others need not wait for a slow one."""
FULL: Final = 1.0
"""Seconds until there may be room for more to the same service."""
RETRY: Final = 5.0
"""Seconds until the store is tried again."""

GONE: Final = (404, 410)
"""The answers of a push service that knows a browser no more."""
LATER: Final = (408, 425, 429)
"""With those from 500 on: the answers after which the same may succeed."""
NO_ANSWER: Final = PushAnswer(504, "")
NO_WAY: Final = PushAnswer(403, "")
"""In the place of an answer: none came, or nothing was sent to an address that is not public."""


class Notifier:
    """The notices of one server."""

    def __init__(
        self,
        stored: StoredNotices,
        clock: Callable[[], float],
        warn: Callable[[TranslatedError], None],
        contact: str,
        network: Network,
    ) -> None:
        """`clock`: seconds since 1970. `contact`: the address by which owners of push services find who sends."""
        self._stored = stored
        self._clock = clock
        self._warn = warn
        self._contact = contact
        self._network = network
        self._key: ServerKey | None = None
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

    async def key(self) -> str:
        """Return the key of this server, made when it is first asked for. Raises StoreError."""
        return (await self._own_key()).public

    async def _own_key(self) -> ServerKey:
        from .encryption import ServerKey  # takes long to read, and a server may never need it

        if self._key is None:
            self._key = ServerKey(await self._stored.key(ServerKey.new()))
        return self._key

    async def add(self, guest: str, browser: NotifyBrowser) -> None:
        """Tell a guest in this browser from now on. Raises FaultError, StoreError."""
        from .encryption import BrowserKeys  # as in `_own_key`

        try:
            Endpoint.of(browser.endpoint)
        except NoWayError as error:
            raise FaultError("malformed", f"endpoint: {error}") from None
        try:
            BrowserKeys.of(browser.p256dh, browser.auth)
        except ValueError:
            raise FaultError("malformed", "p256dh: expected a point on the curve P-256") from None
        row = BrowserRow(
            _digest(browser.endpoint),
            guest,
            browser.endpoint,
            browser.p256dh,
            browser.auth,
            browser.language,
            self._clock(),
        )
        await self._stored.add(row, MOST_BROWSERS)

    async def forget(self, guest: str, browser: ForgetBrowser) -> None:
        """Tell a guest nothing there any more. Raises StoreError."""
        await self._stored.drop(_digest(browser.endpoint), guest)

    def tell(
        self, game: str, guest: str, asks: Collection[str], code: str, words: Mapping[Language, str]
    ) -> None:
        """Tell a guest what is asked of them, unless they know."""
        bodies = {
            language: msgspec.json.encode(Notice(words=said, code=code)).decode()
            for language, said in words.items()
        }

        async def store() -> None:
            if await self._stored.put(game, guest, frozenset(asks), bodies, self._clock()):
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
            host = Endpoint.of(delivery.browser.endpoint).host
            if self._hosts[host] >= AT_ONE_HOST:
                await self._stored.put_back(delivery, now + FULL)
                continue
            self._hosts[host] += 1
            task = asyncio.create_task(self._send(delivery, host))
            self._on_the_way.add(task)
            task.add_done_callback(self._on_the_way.discard)
        due = await self._stored.next_due()
        return LOOK if due is None else min(max(due - self._clock(), 0.0), LOOK)

    async def _send(self, delivery: Delivery, host: str) -> None:
        """Send a notice, and note what became of it."""
        try:
            await self._note(delivery, await self._answer(delivery))
        except StoreError as error:  # it is tried again: a browser shows it in the place of the same one
            self._warn(error)
        finally:
            self._hosts[host] -= 1
            if not self._hosts[host]:
                del self._hosts[host]
            self._wake.set()

    async def _answer(self, delivery: Delivery) -> PushAnswer:
        """Send a notice; returns the answer of the push service, or what stands for none. Raises StoreError."""
        from .encryption import BrowserKeys, encrypt, filled  # as in `_own_key`

        browser, key = delivery.browser, await self._own_key()
        to = Endpoint.of(browser.endpoint)
        headers = {
            "authorization": key.authorization(to.origin, self._contact, self._clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "topic": _digest(f"{browser.id}.{delivery.game}"),  # replaces what was not shown yet
            "urgency": "high",  # a phone that sleeps wakes for it
        }
        body = encrypt(filled(delivery.body.encode()), BrowserKeys.of(browser.p256dh, browser.auth))
        try:
            return await self._network.post(to, headers, body)
        except NoWayError:
            return NO_WAY
        except OSError:
            return NO_ANSWER

    async def _note(self, delivery: Delivery, answer: PushAnswer) -> None:
        """Note what a push service has answered. Raises StoreError."""
        now = self._clock()
        if answer.status in GONE:
            await self._stored.drop(delivery.browser.id, delivery.browser.guest)
        elif answer.status not in LATER and answer.status < 500:
            await self._stored.settle(delivery)
        elif delivery.tries > len(WAITS) or now > delivery.since + TTL:
            await self._stored.settle(delivery)
        else:
            wait = max(WAITS[delivery.tries - 1], _seconds(answer.retry_after, now))
            await self._stored.settle(delivery, now + min(wait, WAITS[-1]))


def _digest(text: str) -> str:
    """Return 32 letters that stand for a text, as many as a topic may have."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _seconds(retry_after: str, now: float) -> float:
    """Return how long a service wants to be left alone: it says seconds, or a date."""
    if retry_after.isdecimal():
        return float(retry_after)
    try:
        return parsedate_to_datetime(retry_after).timestamp() - now
    except ValueError:
        return 0.0
