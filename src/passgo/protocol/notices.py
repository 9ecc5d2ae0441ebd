"""Messages about notices: by web push, to guests whose page is closed."""

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


class PushKey(msgspec.Struct, tag_field="t", tag="push-key", kw_only=True):
    """The answer to `AskPushKey`."""

    id: str
    key: str
    """The server's point on the curve P-256, in base64url."""


class Notice(msgspec.Struct, kw_only=True):
    """A notice, as a browser gets it by push. It shows the words, and opens the table when they are pressed."""

    words: str
    """One sentence."""
    code: str
    """Of the table. A notice takes the place of the one before from the same table."""
