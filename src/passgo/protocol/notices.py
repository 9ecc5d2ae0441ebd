"""Messages about notices to guests whose page is closed: by web push, by mail, and by the webhook of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from passgo.locale import Language

from .commands import Command

Address = Annotated[str, Meta(max_length=1024)]
"""The address of a browser at its push service, `https://…`."""


class AskPushKey(Command, tag="push-key", kw_only=True):
    """Get the key of this server, which a browser needs to make an address. Answered by `PushKey`."""


class NotifyBrowser(Command, tag="notify", kw_only=True):
    """Send me notices in this browser while no page of mine is open, in this language from now on."""

    endpoint: Address
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$")]
    """The browser's point on the curve P-256, as RFC 8291 has it, in base64url."""
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
    """A secret of the browser and this server."""
    language: Language


class ForgetBrowser(Command, tag="notify-not", kw_only=True):
    """Send me no more notices in this browser, and forget it."""

    endpoint: Address


class AskWebhook(Command, tag="webhook", kw_only=True):
    """Which host does this table post notices to? For the host of the table; answered by `Webhook`."""


class SetWebhook(Command, tag="webhook-set", kw_only=True):
    """Post notices of this table there from now on, in this language; a first one says so. For the host of the table."""

    address: Annotated[str, Meta(max_length=1024)]
    """The webhook of a chat, `https://…`. Nobody is shown it again."""
    language: Language


class DropWebhook(Command, tag="webhook-drop", kw_only=True):
    """Post no more notices of this table. For the host of the table."""


class AskMail(Command, tag="mail", kw_only=True):
    """To which address do I get mail? Answered by `Mail`."""


class NotifyByMail(Command, tag="mail-set", kw_only=True):
    """Send me notices there, in this language, once the owner of the address has followed a link that is sent there."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language


class ForgetMail(Command, tag="mail-drop", kw_only=True):
    """Send me no more mail, and forget the address."""


class PushKey(msgspec.Struct, tag_field="t", tag="push-key", kw_only=True):
    """The answer to `AskPushKey`."""

    id: str
    key: str
    """The server's point on the curve P-256, in base64url."""


class Webhook(msgspec.Struct, tag_field="t", tag="webhook", kw_only=True):
    """The answer to `AskWebhook`."""

    id: str
    host: str
    """The name of the host in its address; empty if there is none."""


class MailView(msgspec.Struct, kw_only=True):
    """A mail address for notices."""

    address: str
    """Empty if there is none."""
    confirmed: bool
    """Its owner has followed the link."""


class Mail(msgspec.Struct, tag_field="t", tag="mail", kw_only=True):
    """The answer to `AskMail`."""

    id: str
    mail: MailView


class Notice(msgspec.Struct, kw_only=True):
    """A notice, as a browser gets it by push. It shows the words, and opens the table when they are pressed.

    In the store it waits in this form for the other ways too.
    """

    words: str
    """One sentence."""
    code: str
    """Of the table. A notice takes the place of the one before from the same table."""
