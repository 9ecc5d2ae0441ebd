"""Webhooks: what a table waits for, posted where its people chat.

The host of a table gives an address that a chat program has made; whoever knows it can post there, so nobody is shown
it again. Slack, Mattermost, Rocket.Chat, Zulip and Google Chat take a message as `text`, Discord as `content`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from passgo.locale import say
from passgo.protocol.notices import Notice, SetWebhook
from passgo.server.store import Delivery, Receiver, StoredNotices
from passgo.table.people.replies import FaultError

from .network import Endpoint, Network, NoWayError
from .sending import SendResult, digest

DISCORD: Final = ("discord.com", "discordapp.com")
UNSAID: Final = str.maketrans(
    {
        "@": "\N{FULLWIDTH COMMERCIAL AT}",
        "<": "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}",
        ">": "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
    }
)
"""Signs by which a name at the table could call everybody in a chat, and those that are shown instead."""


class ChatPosts:
    """The webhooks of tables."""

    def __init__(
        self,
        stored: StoredNotices,
        clock: Callable[[], float],
        link_to: Callable[[str], str],
        network: Network,
    ) -> None:
        """`link_to`: the address of the table with a code; empty if the server knows none."""
        self._stored = stored
        self._clock = clock
        self._link_to = link_to
        self._network = network

    async def host_of(self, game: str) -> str:
        """Return the name of the host that a table posts to; empty if it has no webhook. Raises StoreError."""
        webhook = await self._stored.webhook(game)
        return self.host(webhook) if webhook else ""

    async def set(self, guest: str, game: str, code: str, wanted: SetWebhook) -> None:
        """Post to this address from now on, which must take a first message. Raises FaultError, StoreError."""
        try:
            to = Endpoint.of(wanted.address)
        except NoWayError as error:
            raise FaultError("malformed", f"address: {error}") from None
        answer = await self._post(to, say(wanted.language, "webhook-hello", {"code": code}), code)
        if not answer.is_taken:
            raise FaultError("malformed", f"address: {to.host} did not take a message ({answer.status})")
        row = Receiver(
            digest(f"{game} {wanted.address}"),
            "webhook",
            guest,
            game,
            wanted.address,
            "",
            wanted.language,
            self._clock(),
            confirmed=True,
        )
        await self._stored.add(row, 1)

    async def drop(self, game: str) -> None:
        """Post nothing of a table any more. Raises StoreError."""
        webhook = await self._stored.webhook(game)
        if webhook:
            await self._stored.drop(webhook.id, webhook.guest)

    def host(self, receiver: Receiver, /) -> str:
        """Return the name of the host of a webhook."""
        return Endpoint.of(receiver.address).host

    async def send(self, delivery: Delivery) -> SendResult:
        """Post a notice; returns the answer, or what stands for none."""
        notice = msgspec.json.decode(delivery.body, type=Notice)
        return await self._post(Endpoint.of(delivery.receiver.address), notice.words, notice.code)

    async def _post(self, to: Endpoint, words: str, code: str) -> SendResult:
        text = f"{words.translate(UNSAID)} {self._link_to(code)}".rstrip()
        field = "content" if to.host.endswith(DISCORD) else "text"
        headers = {"content-type": "application/json"}
        return await self._network.try_to_post(to, headers, msgspec.json.encode({field: text}))
