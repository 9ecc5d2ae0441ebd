"""The replies to a command, on the client that sent it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from passgo.game import IllegalMove, IllegalSetup
from passgo.locale import TranslatedError
from passgo.notation import NotationError
from passgo.protocol import view
from passgo.protocol.messages import Ack, Fault, FaultKey, Refused
from passgo.table.store import StoreError

from .client_session import ClientSession

encode: Final = msgspec.json.Encoder().encode

TROUBLES: Final = (IllegalMove, IllegalSetup, NotationError, StoreError)
"""The errors of a command, other than `FaultError`; nothing was changed."""

NOT_STORED: Final = "it could not be stored, so it does not count; the server’s own output tells why"
"""Strangers learn neither the folder nor the address of the database."""


class FaultError(Exception):
    """A command cannot be carried out, for a reason that is no rule."""

    def __init__(self, key: FaultKey, detail: str) -> None:
        super().__init__(detail)
        self.key: FaultKey = key


def acknowledge(client: ClientSession, command: str, n: int) -> None:
    """Confirm that it was carried out and stored; the record is `n` moves long. Its results are sent before.

    The next options are sent after it. Its sender gets it before the others hear of anything.
    """
    client.send(encode(Ack(id=command, n=n)))
    client.send_now()


def decline(
    client: ClientSession, command: str, error: Exception, warn: Callable[[TranslatedError], None]
) -> None:
    """Say why it was not: one of `TROUBLES` or a `FaultError`; anything else is a defect of the program.

    `warn`: what is wrong with the store is for those who run it.
    """
    match error:
        case IllegalMove() | IllegalSetup():
            reason = view.reason_view(error.refusal)
            if reason is not None:
                client.send(encode(Refused(id=command, reason=reason)))
        case NotationError():
            _fault(client, command, "notation", str(error))
        case StoreError():
            warn(error)
            _fault(client, command, "store", NOT_STORED)
        case FaultError():
            _fault(client, command, error.key, str(error))
        case _:
            _fault(client, command, "internal", "the server's own output tells more")


def _fault(client: ClientSession, command: str, key: FaultKey, detail: str) -> None:
    client.send(encode(Fault(id=command, key=key, detail=detail)))
