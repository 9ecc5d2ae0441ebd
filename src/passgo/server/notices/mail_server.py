"""The mail server of a host: where it is, and how a mail gets there."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from passgo.locale import TranslatedError

from .network import PATIENCE, trusted_by_system
from .sending import NO_ANSWER, SendResult

PORTS: Final = {"smtp": 587, "smtps": 465}
OWN: Final = ("localhost", "127.0.0.1", "::1")
"""The names of this machine: on the way to them nobody listens."""
GONE: Final = 550
"""With those up to 553: a mailbox that there is not."""

_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")

_threads: Final = ThreadPoolExecutor(4, "mail")
"""Of their own: a mail server may take long, and nobody at a table waits for it."""


def is_address(text: str) -> bool:
    """Return whether a text is a mail address, as the pages of browsers take one."""
    return _ADDRESS.fullmatch(text) is not None


class MailServerError(TranslatedError):
    """The options do not name a mail server."""


class MailServer(NamedTuple):
    """The mail server that a host named, and the sender of its mails."""

    scheme: str
    """`smtps` is encrypted from the first byte; `smtp` from the greeting on, except on this machine."""
    host: str
    port: int
    user: str
    password: str
    sender: str
    trust: Callable[[], ssl.SSLContext] = trusted_by_system

    @classmethod
    def read(cls, url: str, sender: str, password: str) -> MailServer:
        """Read the options. Raises MailServerError."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise MailServerError("host-mail-options", url=url, sender=sender) from None
        extra = parts.password is not None or parts.path.strip("/")
        if not parts.hostname or extra or not is_address(sender):
            raise MailServerError("host-mail-options", url=url, sender=sender)
        return cls(parts.scheme, parts.hostname, port, unquote(parts.username or ""), password, sender)

    async def send(self, message: EmailMessage) -> SendResult:
        """Hand in a mail; returns what came of it, by the numbers of HTTP."""
        return await asyncio.get_running_loop().run_in_executor(_threads, self._hand_in, message)

    def _hand_in(self, message: EmailMessage) -> SendResult:
        try:
            with self._connect() as connection:
                if self.scheme == "smtp" and self.host not in OWN:
                    connection.starttls(context=self.trust())
                if self.user:
                    connection.login(self.user, self.password)
                connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code = max(code for code, _ in error.recipients.values())
            return SendResult(410) if GONE <= code <= GONE + 3 else NO_ANSWER
        except (OSError, smtplib.SMTPException):  # of this host, or of the moment
            return NO_ANSWER
        return SendResult(200)

    def _connect(self) -> smtplib.SMTP:
        if self.scheme == "smtps":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=self.trust())
        return smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
