"""Notices by mail, to addresses whose owners said so by a link that was sent there.

Each address has a page of its own, which only its mails name: there notices are begun, and ended.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import msgspec

from passgo.locale import say
from passgo.protocol.notices import MailView, Notice, NotifyByMail
from passgo.server.store import Delivery, Receiver, StoredNotices
from passgo.table.people.replies import FaultError

from .mail_server import MailServer, is_address
from .sending import SendResult, digest

VALID: Final = 24 * 3600.0
"""Seconds in which an address must be confirmed."""
MOST_UNCONFIRMED: Final = 3
"""Guests who may ask for notices to one address before its owner says anything."""
AN_HOUR: Final = 3600.0
MOST_ASKED: Final = 60
"""Mails in an hour by which this server asks owners of addresses: strangers may name any."""

NOBODY: Final = MailView(address="", confirmed=False)


class MailNotices:
    """The mail addresses at which guests want notices."""

    def __init__(
        self, stored: StoredNotices, clock: Callable[[], float], public: str, server: MailServer
    ) -> None:
        """`public`: the address of this server, which mails name."""
        self._stored = stored
        self._clock = clock
        self._public = public
        self._server = server
        self._asked: deque[float] = deque()
        """When owners of addresses were asked, in the last hour."""
        self._tidied = 0.0

    async def of(self, guest: str) -> MailView:
        """Return the address of a guest. Raises StoreError."""
        return _view(await self._stored.mail(guest))

    async def add(self, guest: str, wanted: NotifyByMail) -> None:
        """Ask the owner of an address whether notices may go there. Raises FaultError, StoreError."""
        if not is_address(wanted.address):
            raise FaultError("malformed", "address: expected a mail address")
        before = await self._stored.mail(guest)
        if before and before.address == wanted.address and before.confirmed:
            await self._stored.add(before._replace(language=wanted.language), 1)
            return
        await self._tidy_up()
        is_new = before is None or before.address != wanted.address
        if is_new and await self._stored.unconfirmed(wanted.address) >= MOST_UNCONFIRMED:
            raise FaultError("too-many", "address: its owner was asked already, and has not answered")
        self._count()
        key, now = secrets.token_urlsafe(32), self._clock()
        row = Receiver(
            digest(f"{guest} {wanted.address}"),
            "mail",
            guest,
            None,
            wanted.address,
            key,
            wanted.language,
            now,
            confirmed=False,
        )
        question = self._message(
            row,
            say(wanted.language, "mail-confirm-subject"),
            say(wanted.language, "mail-confirm", {"link": self._page(row)}),
        )
        if not (await self._server.send(question)).is_taken:
            raise FaultError("not-now", "address: the mail server of this host did not take a mail to it")
        await self._stored.add(row, 1)

    def _count(self) -> None:
        """Count a question to the owner of an address. Raises FaultError."""
        now = self._clock()
        while self._asked and self._asked[0] <= now - AN_HOUR:
            self._asked.popleft()
        if len(self._asked) >= MOST_ASKED:
            raise FaultError("too-many", "this server has sent enough questions in this hour")
        self._asked.append(now)

    async def drop(self, guest: str) -> None:
        """Forget the address of a guest. Raises StoreError."""
        row = await self._stored.mail(guest)
        if row:
            await self._stored.drop(row.id, guest)

    # --- the page of an address -----------------------------------------------------------------------

    async def by(self, key: str) -> MailView:
        """Return the address with this key; none if nothing goes there any more. Raises StoreError."""
        return _view(await self._row(key))

    async def confirm(self, key: str) -> MailView:
        """Begin to send notices to the address with this key. Raises StoreError."""
        row = await self._row(key)
        if row:
            await self._stored.confirm(row)
        return await self.by(key)

    async def leave(self, key: str) -> MailView:
        """Send no more to the address with this key, and forget it. Raises StoreError."""
        row = await self._stored.mail_by(key)
        if row:
            await self._stored.drop(row.id, row.guest)
        return NOBODY

    async def _row(self, key: str) -> Receiver | None:
        row = await self._stored.mail_by(key)
        is_late = row and not row.confirmed and row.at < self._clock() - VALID
        return None if is_late else row

    async def tidy(self) -> None:
        """Forget, once in an hour, the addresses that nobody has confirmed in time. Raises StoreError."""
        if self._clock() >= self._tidied + AN_HOUR:
            await self._tidy_up()

    async def _tidy_up(self) -> None:
        self._tidied = self._clock()
        await self._stored.forget_unconfirmed(self._tidied - VALID)

    # --- sending --------------------------------------------------------------------------------------

    def host(self, _: Receiver, /) -> str:
        """Return the name of the mail server of this host: all mails go there."""
        return self._server.host

    async def send(self, delivery: Delivery) -> SendResult:
        """Send a notice; returns what came of it."""
        row, notice = delivery.receiver, msgspec.json.decode(delivery.body, type=Notice)
        foot = say(row.language, "mail-foot", {"link": self._page(row)})
        text = f"{notice.words}\n\n{self._public}/t/{notice.code}\n\n-- \n{foot}\n"
        return await self._server.send(self._message(row, notice.words, text))

    def _page(self, row: Receiver) -> str:
        return f"{self._public}/mail/{row.key}"

    def _message(self, row: Receiver, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("passgo", addr_spec=self._server.sender)
        message["To"] = row.address
        message["Subject"] = subject
        message["Date"] = formatdate(self._clock())
        message["Message-ID"] = make_msgid(domain=self._server.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._public}/api/mail/{row.key}/leave>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message


def _view(row: Receiver | None) -> MailView:
    return MailView(address=row.address, confirmed=row.confirmed) if row else NOBODY
