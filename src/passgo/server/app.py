"""The web application: the client's files, the editions and texts, and the sockets."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

import passgo
from passgo.server.api import openapi, routes
from passgo.server.http.client_files import ClientFiles
from passgo.server.http.connections import WatchRequests, connection_of
from passgo.server.http.limits import Limiter, Limits
from passgo.server.http.origin import Guard
from passgo.server.system.background import BackgroundStudies
from passgo.table.api.editions import LOBBY_ASKS
from passgo.table.api.messages import hear
from passgo.table.api.operations import Api
from passgo.table.people.client_session import ClientSession
from passgo.table.table_server import TableServer

PACKAGE: Final = Path(passgo.__file__).parent
STATIC: Final = PACKAGE / "static"

TOO_SLOW: Final = 4001
NOT_TEXT: Final = 4002
TOO_MANY: Final = 1013
"""Try again later, by the book of codes."""
ON_PURPOSE: Final = (1000, 1001)
"""The codes by which a page closes its socket, or goes away itself."""

KINDS: Final = {
    ".webmanifest": "application/manifest+json",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""Media types of the client's files. The system may name others (on Windows any program can change them), and no browser runs plain text."""

PACKED: Final = [Middleware(GZipMiddleware, minimum_size=512, compresslevel=6)]
"""Long answers are compressed: a whole record, an edition, the texts; nothing in them is secret.

The client's own files were compressed when it was built (`ClientFiles`).
"""


def make_app(table_server: TableServer, public: str | None = None, proxies: Sequence[str] = ()) -> ASGIApp:
    """Return the application around a table server.

    `public`: the origin under which a proxy serves it; `proxies`: the addresses trusted to name the clients that they forward.
    """
    for ending, kind in KINDS.items():
        mimetypes.add_type(kind, ending)
    limits = Limits(proxies)

    async def talk(websocket: WebSocket) -> None:
        await _talk(websocket, table_server, limits)

    addresses = [
        *openapi.routes(),
        *routes.routes(Api(table_server, limits, BackgroundStudies()), limits),
        WebSocketRoute("/ws", talk),
        Route("/", _front),
        Mount("/", ClientFiles(directory=STATIC)),
    ]
    handlers = {ClientDisconnect: _gone}
    routed = Starlette(routes=addresses, exception_handlers=handlers, middleware=PACKED)
    return WatchRequests(Guard(Limiter(routed, limits), public))


def _front(_: Request) -> Response:
    """Return the page, if no link has led to it. It names its first questions to the browser, which need not wait for its code."""
    early = ", ".join(f"<{path}>; rel=preload; as=fetch; crossorigin" for path in LOBBY_ASKS)
    return FileResponse(STATIC / "index.html", headers={"link": early})


def _gone(_request: Request, _error: Exception) -> Response:
    """Answer a client that hung up amid its request, or sent no more that is HTTP: nobody reads this, and the host need not know."""
    return Response(status_code=400)


async def _talk(websocket: WebSocket, table_server: TableServer, limits: Limits) -> None:
    """Serve one socket: its commands go to the table server; messages to it go out by themselves, in order."""
    await websocket.accept()
    origin = limits.whose(websocket)
    with limits.socket(origin) as admitted:
        if admitted:
            await _serve(websocket, ClientSession(origin=origin), table_server, limits)
        else:
            await websocket.close(TOO_MANY)


async def _serve(
    websocket: WebSocket, client: ClientSession, table_server: TableServer, limits: Limits
) -> None:
    """Serve a client, as long as its socket is open."""
    connection_of(websocket.scope).serve(client)
    tasks = {
        asyncio.create_task(_hear(websocket, client, table_server, limits)),
        asyncio.create_task(_watch(client)),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table_server.leave(client)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    code = next((end for end in ends if isinstance(end, int)), None)
    if done and code is not None:
        client.detach()  # after the last word nothing more is sent
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code)


async def _hear(
    websocket: WebSocket, client: ClientSession, table_server: TableServer, limits: Limits
) -> int | None:
    """Read until the socket ends; a code when it is to be closed."""
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            client.said_goodbye = frame.get("code") in ON_PURPOSE
            return None
        text = frame.get("text")
        if text is None:
            return NOT_TEXT
        await hear(text, client, table_server, limits)


async def _watch(client: ClientSession) -> int:
    await client.slow.wait()
    return TOO_SLOW


def is_built() -> bool:
    """Return whether the browser client was built into the package."""
    return (STATIC / "index.html").is_file()
