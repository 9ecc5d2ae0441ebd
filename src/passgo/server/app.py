"""The web application: the client's files, the editions and texts, and the sockets."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

import passgo
from passgo.editions import EditionError
from passgo.protocol.messages import Fault, GameCommand, Ping, Pong
from passgo.protocol.tables import ClientMessage, HallCommand, TableCommand

from .limits import Limiter, Limits
from .origin import Guard
from .screen import Screen
from .sitting import Sitting
from .store import StoreError

PACKAGE: Final = Path(passgo.__file__).parent
STATIC: Final = PACKAGE / "static"
LOCALE: Final = PACKAGE / "locale"
LANGUAGES: Final = ("en", "fr")

TOO_SLOW: Final = 4001
NOT_TEXT: Final = 4002

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""What the client's files are. The system may say otherwise (on Windows any program can), and no browser runs plain text."""

NO_GAME: Final = PlainTextResponse("no such game", 404)

decoder: Final = msgspec.json.Decoder[ClientMessage](ClientMessage)
encode: Final = msgspec.json.Encoder().encode


class Host(Protocol):
    """What the application needs of the house."""

    async def sitting(self, game: str) -> Sitting | None:
        """The game of this id; None where there is none."""
        ...

    async def record(self, game: str) -> str | None:
        """A game as a record file; None where there is none."""
        ...

    def leave(self, screen: Screen) -> None:
        """A screen has gone."""
        ...

    async def put(self, screen: Screen, command: HallCommand | TableCommand | GameCommand) -> None:
        """A screen asks for something; waits while too much is waiting already."""
        ...


def make_app(house: Host, public: str | None = None) -> ASGIApp:
    """The application around a house of tables. `public`: the origin under which a proxy serves it."""
    for ending, kind in KINDS.items():
        mimetypes.add_type(kind, ending)

    async def talk(websocket: WebSocket) -> None:
        await _talk(websocket, house)

    async def edition_of(request: Request) -> Response:
        """What a game is played by: an edition, its table's house rules included."""
        from passgo.protocol import info

        sitting = await house.sitting(request.path_params["game"])
        return _json(info.edition_info(sitting.game.edition)) if sitting else NO_GAME

    async def changes(request: Request) -> Response:
        """How a game by an edition of the user's own differs from the printed book, its house rules included."""
        from passgo.protocol import info

        sitting = await house.sitting(request.path_params["game"])
        if sitting is None or sitting.printed is None:
            return NO_GAME
        return _json(info.edition_diff(sitting.printed, sitting.game.edition))

    async def record(request: Request) -> Response:
        """A game as a file to be kept."""
        text = await house.record(request.path_params["game"])
        if text is None:
            return NO_GAME
        kept = {"content-disposition": 'attachment; filename="passgo.toml"'}
        return Response(text, headers=kept, media_type="application/toml")

    routes = [
        Route("/api/editions", _editions),
        Route("/api/editions/diff", _difference),
        Route("/api/editions/{name}", _edition),
        Route("/api/games/{game}/edition", edition_of),
        Route("/api/games/{game}/changes", changes),
        Route("/api/games/{game}/record", record),
        Route("/locale/{name}.ftl", _texts),
        WebSocketRoute("/ws", talk),
        Route("/t/{code}", _page),
        Mount("/", StaticFiles(directory=STATIC, html=True)),
    ]
    handlers = {EditionError: _faults, StoreError: _unstored}
    limits = Limits()
    return Guard(Limiter(Starlette(routes=routes, exception_handlers=handlers), limits), public)


def _page(_: Request) -> Response:
    """The link to a table: the client finds the code in its address."""
    return FileResponse(STATIC / "index.html")


def _editions(_: Request) -> Response:
    from passgo.protocol import info

    return _json(info.edition_briefs())


def _faults(_: Request, error: Exception) -> Response:
    """An edition file that was broken while the server ran: what is wrong in it, a line each, to be read."""
    return PlainTextResponse(str(error), 409)


def _unstored(_: Request, error: Exception) -> Response:
    """The store cannot be read just now: why, in a line."""
    return PlainTextResponse(str(error), 503)


def _edition(request: Request) -> Response:
    from passgo.protocol import info

    try:
        return _json(info.edition_info(request.path_params["name"]))
    except LookupError:
        return PlainTextResponse("no such edition", 404)


def _difference(request: Request) -> Response:
    """How two editions differ, as `?left=us1973&right=fr2013`."""
    from passgo.protocol import info

    left, right = (request.query_params.get(side, "") for side in ("left", "right"))
    try:
        return _json(info.edition_diff(left, right))
    except LookupError:
        return PlainTextResponse("no such edition", 404)


def _texts(request: Request) -> Response:
    """All Fluent files of a language as one."""
    language = request.path_params["name"]
    if language not in LANGUAGES:
        return PlainTextResponse("no such language", 404)
    files = sorted((LOCALE / language).glob("*.ftl"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return PlainTextResponse(text)


def _json(value: Any) -> Response:
    return Response(encode(value), media_type="application/json")


async def _talk(websocket: WebSocket, house: Host) -> None:
    """One socket: what it asks goes to the house, what it is told goes out in order."""
    await websocket.accept()
    screen = Screen()
    tasks = {
        asyncio.create_task(_hear(websocket, screen, house)),
        asyncio.create_task(_speak(websocket, screen)),
        asyncio.create_task(_watch(screen)),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.leave(screen)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    code = next((end for end in ends if isinstance(end, int)), None)
    if done and code is not None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code)


async def _hear(websocket: WebSocket, screen: Screen, house: Host) -> int | None:
    """Read until the socket ends; a code when it is to be closed."""
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            return None
        text = frame.get("text")
        if text is None:
            return NOT_TEXT
        try:
            command = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            screen.send(encode(Fault(id=_id_in(text), key="malformed", detail=str(error))))
            continue
        if isinstance(command, Ping):
            screen.send(encode(Pong(id=command.id)))
        else:
            await house.put(screen, command)


def _id_in(text: str) -> str:
    """The id of a message that cannot be read otherwise, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return name if isinstance(name, str) else ""


async def _speak(websocket: WebSocket, screen: Screen) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the socket closed meanwhile
        while True:
            await websocket.send_text((await screen.next()).decode())


async def _watch(screen: Screen) -> int:
    await screen.slow.wait()
    return TOO_SLOW


def is_built() -> bool:
    """Whether the browser client was built into the package."""
    return (STATIC / "index.html").is_file()
