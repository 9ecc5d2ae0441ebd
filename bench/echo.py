"""The bare echo of the server's stack: rooms in which each message is answered, and passed on to all.

Starlette, uvicorn and websockets as `passgo serve` uses them, without anything that passgo does. The client chooses
the lengths of messages when it connects, so that they can be those of a game: `/ws?room=7&step=1900&options=1200&ack=40`.

    .venv/bin/python bench/echo.py        prints its port, and serves until it is stopped
"""

from __future__ import annotations

import asyncio
import socket
from collections import defaultdict
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

KINDS: Final = ("step", "options", "ack")

rooms: Final[dict[str, set[WebSocket]]] = defaultdict(set)


def message(kind: str, length: int) -> str:
    """A message that begins like one of the server's."""
    return f'{{"t":"{kind}","x":"'.ljust(length - 2, "x") + '"}'


async def talk(websocket: WebSocket) -> None:
    """Serve one socket: everybody in its room gets its messages, and it gets an answer."""
    await websocket.accept()
    query = websocket.query_params
    step, options, ack = (message(kind, int(query[kind])) for kind in KINDS)
    room = rooms[query["room"]]
    room.add(websocket)
    try:
        while True:
            await websocket.receive_text()
            for other in room:
                await other.send_text(step)
                if "plays" in other.query_params:
                    await other.send_text(options)
            await websocket.send_text(ack)
    except WebSocketDisconnect:
        room.discard(websocket)


async def main() -> None:
    """Serve on a free port."""
    # Known to be of TCP: no message waits for the next.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/ws", talk)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_level="error"
    )
    await uvicorn.Server(config).serve(sockets=[listener])


if __name__ == "__main__":
    asyncio.run(main())
