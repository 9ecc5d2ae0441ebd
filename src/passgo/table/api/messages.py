"""A message of a client, over a socket or any other line: read, and handed in."""

from __future__ import annotations

from typing import Final

import msgspec

from passgo.protocol.commands import Ping
from passgo.protocol.messages import Fault, Pong
from passgo.protocol.tables import ClientMessage
from passgo.table.people.client_session import ClientSession
from passgo.table.people.replies import encode
from passgo.table.table_server import TableServer

from .limits import ApiLimits

_read: Final = msgspec.json.Decoder[ClientMessage](ClientMessage).decode


async def hear(text: str, client: ClientSession, table_server: TableServer, limits: ApiLimits) -> None:
    """Deal with a message of a client; whatever it is answered is sent to the client."""
    try:
        command = _read(text)
    except (msgspec.DecodeError, RecursionError) as error:
        client.send(encode(Fault(id=_id_in(text), key="malformed", detail=str(error))))
        return
    if isinstance(command, Ping):
        client.send(encode(Pong(id=command.id)))
    else:
        await limits.put(table_server, client, command)


def _id_in(text: str) -> str:
    """Return the id of a message of which nothing else can be read, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return name if isinstance(name, str) else ""
