"""Web push: notices to browsers, by the push services of their makers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from passgo.protocol.notices import ForgetBrowser, NotifyBrowser
from passgo.server.store import Delivery, Receiver, StoredNotices
from passgo.table.people.replies import FaultError

from .network import Endpoint, Network, NoWayError
from .sending import SendResult, digest

if TYPE_CHECKING:
    from .encryption import ServerKey

MOST: Final = 10
"""Of one guest: phones, computers, and some that were forgotten."""
TTL: Final = 3 * 24 * 3600
"""Seconds that a push service keeps a notice for a browser that is off."""


class WebPush:
    """The browsers in which guests want notices."""

    def __init__(
        self, stored: StoredNotices, clock: Callable[[], float], contact: str, network: Network
    ) -> None:
        """`contact`: the address by which owners of push services find who sends."""
        self._stored = stored
        self._clock = clock
        self._contact = contact
        self._network = network
        self._key: ServerKey | None = None

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
        row = Receiver(
            digest(browser.endpoint),
            "push",
            guest,
            None,
            browser.endpoint,
            f"{browser.p256dh} {browser.auth}",
            browser.language,
            self._clock(),
            confirmed=True,
        )
        await self._stored.add(row, MOST)

    async def forget(self, guest: str, browser: ForgetBrowser) -> None:
        """Tell a guest nothing there any more. Raises StoreError."""
        await self._stored.drop(digest(browser.endpoint), guest)

    def host(self, receiver: Receiver, /) -> str:
        """Return the name of the push service of a browser."""
        return Endpoint.of(receiver.address).host

    async def send(self, delivery: Delivery) -> SendResult:
        """Send a notice; returns the answer of the push service, or what stands for none. Raises StoreError."""
        from .encryption import BrowserKeys, encrypt, filled  # as in `_own_key`

        receiver, key = delivery.receiver, await self._own_key()
        to = Endpoint.of(receiver.address)
        headers = {
            "authorization": key.authorization(to.origin, self._contact, self._clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "topic": digest(f"{receiver.id}.{delivery.game}"),  # replaces what was not shown yet
            "urgency": "high",  # a phone that sleeps wakes for it
        }
        keys = BrowserKeys.of(*receiver.key.split())
        return await self._network.try_to_post(to, headers, encrypt(filled(delivery.body.encode()), keys))
