"""`passgo play` and `passgo serve`: from a data folder to a table in the browser, and a clean end."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final, cast

import uvicorn

from passgo.bots.protocol import Bot
from passgo.editions import read_all
from passgo.locale import TranslatedError
from passgo.server.http.capacity import BACKLOG, Capacity, room, tell_of_no_descriptor
from passgo.server.http.connections import Connection
from passgo.server.http.origin import check_proxies, read_public_url
from passgo.server.notices.mail_server import MailServer
from passgo.server.notices.mails import MailNotices
from passgo.server.notices.network import Network
from passgo.server.notices.notifier import Notifier
from passgo.server.store import FILE, SqlStore
from passgo.server.system import terminal
from passgo.server.system.gc_tuning import collect_between_moves
from passgo.server.system.lock import FolderLock
from passgo.server.system.peers import peers_in
from passgo.server.system.tunnel import open_tunnel
from passgo.table.commands.presence import SIGN
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.store import StoreError
from passgo.table.table_server import TableServer

from . import app

LARGEST_FRAME: Final = 64 * 1024
"""Bytes; a command is far shorter."""

FAREWELL: Final = 2
"""Seconds that connections have to end."""

TURN: Final = 0.0005
"""Seconds until Python lets another thread run: that of the store asks for its turn after every row it writes."""

ENDS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]
"""Signals that end the server; Ctrl-Break is one on Windows."""

SETTLED: Final = 1
"""Seconds after which whoever was waiting for the start has the lobby."""

NO_CONTACT: Final = "mailto:host@passgo.invalid"
"""Of a server without a public address, which its owner tries at home: push services ask for something of this form."""

EVERYWHERE: Final = ("0.0.0.0", "::")


class CannotServeError(TranslatedError):
    """The server cannot start."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path,
    open_browser: bool = False,
    language: str = "en",
    public_url: str = "",
    share: bool = False,
    proxies: Sequence[str] = (),
    database: str = "",
    mail: MailServer | None = None,
) -> None:
    """Serve the tables of a data folder until SIGINT or SIGTERM, or those of a PostgreSQL if `database` names one.

    A port that is taken is replaced by a free one; port 0 takes any. `language`: that of the terminal.
    `public_url`: where a proxy serves it. `share`: open a tunnel and take the public address from that. `proxies`:
    addresses and networks that are trusted to say where a request comes from. `mail`: by which notices go to people who
    want them so; mails name the public address. Raises CannotServeError, AddressError,
    NoTunnelError, FolderInUseError, StoreError.
    """
    terminal.speak(language)
    public = read_public_url(public_url) if public_url else None
    check_proxies(proxies)
    if share and public:
        raise CannotServeError("host-share-is-public", option=f"--public-url {public}")
    if mail and not (public or share):
        raise CannotServeError("host-mail-is-private")
    if not app.is_built():
        raise CannotServeError("host-not-built")
    try:
        lock = None if database else FolderLock(data)
    except OSError as error:
        raise CannotServeError("host-no-folder", folder=data, why=error.strerror) from None
    with suppress(KeyboardInterrupt, asyncio.CancelledError), lock or nullcontext():  # ended before it was up
        listener = listen(host, port)
        address = _address(host, listener)
        if lock:
            lock.say(address)
        if share:  # whatever ends the server from here on ends the tunnel too
            for number in ENDS:
                signal.signal(number, signal.default_int_handler)
        with open_tunnel(address.rstrip("/")) if share else nullcontext() as tunnel:
            if tunnel:
                public = read_public_url(tunnel.address)
                proxies = (*proxies, _as_seen_here(listener.getsockname()[0]))
            make = partial(app.make_app, public=public, proxies=proxies)
            others = None if public else _others(host, listener)
            announce = partial(
                _announce,
                address,
                others,
                public,
                tunnel.program if tunnel else "",
                None if database else data,
                open_browser,
            )
            asyncio.run(_run(database or data, listener, make, proxies, public or "", mail, announce))


async def _run(
    where: Path | str,
    listener: socket.socket,
    make_app: Callable[[TableServer], app.ASGIApp],
    proxies: Sequence[str],
    public: str,
    mail: MailServer | None,
    announce: Callable[[], None],
) -> None:
    sys.setswitchinterval(TURN)
    _end_by_signals()
    store = await _open_store(where)
    contact = public if public.startswith("https:") else NO_CONTACT
    mails = MailNotices(store.notices, time.time, public, mail) if mail else None
    notifier = Notifier(store.notices, time.time, terminal.warn_of, Network(), contact, public, mails)
    table_server = TableServer(
        TableEnv(
            store,
            _find_bot,
            time.time,
            fair_chance,
            asyncio.to_thread,
            terminal.warn_of,
            store.circles,
            peers_in(store, time.time),
            notices=notifier,
            steady=time.monotonic,
            friends=store.friends,
        )
    )
    capacity = Capacity(room(), proxies=proxies)
    asyncio.get_running_loop().set_exception_handler(tell_of_no_descriptor)
    config = uvicorn.Config(
        make_app(table_server),
        http=cast("type[Connection]", partial(Connection, capacity)),
        ws="websockets-sansio",
        backlog=BACKLOG,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=SIGN / 2,  # a line that is dead without a word is found out in this time
        ws_ping_timeout=SIGN / 2,
        lifespan="off",
        log_level="error",  # wrong input of strangers is no news
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=FAREWELL,
    )
    collecting = asyncio.create_task(collect_between_moves())
    try:
        await notifier.open()
        await table_server.open()
        await _Server(config, announce).serve(sockets=[listener])
    finally:
        collecting.cancel()
        await table_server.close()
        await notifier.close()
        await store.close()


def _end_by_signals() -> None:
    """Let a signal end this task in order, until the server has its own way to end."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()

    def end(_number: int, _frame: FrameType | None) -> None:
        if task and not loop.is_closed():
            task.cancel()
            loop.call_soon_threadsafe(lambda: None)  # so that it looks up now

    for number in ENDS:
        signal.signal(number, end)


async def _open_store(where: Path | str) -> SqlStore:
    """Return the store of a folder, or of a database by its address, sound as far as that is quickly seen. Raises StoreError."""
    file = where / FILE if isinstance(where, Path) else None
    was_there = file is not None and file.exists()
    was_empty = file is not None and was_there and not file.stat().st_size
    try:
        store = await SqlStore.open(where)
        try:
            await store.check_at_start()
        except StoreError:
            await store.close()
            raise
    except StoreError:
        if file and not was_there and file.exists() and not file.stat().st_size:
            file.unlink()  # the next start takes it for games that were lost
        raise
    if was_empty:
        terminal.warn("store-empty", place=str(file))
    return store


class _Server(uvicorn.Server):
    """Says when it is up, and ends on a signal without passing it on."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, then say where."""
        await super().startup(sockets)
        if self.started:
            self._announce()
            loop = asyncio.get_running_loop()
            loop.call_later(SETTLED, loop.run_in_executor, None, _read_books)

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """End the server in order at the first signal, at once at a second."""

        def end(number: int, frame: FrameType | None) -> None:
            self.handle_exit(number, frame)

        before = {number: signal.signal(number, end) for number in ENDS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _read_books() -> None:
    """Read all editions before one is played. They stay in memory, so the garbage collector leaves them out."""
    read_all()
    gc.freeze()


def _find_bot(name: str) -> Bot:
    from passgo.bots import registry
    from passgo.compiler.table_policy import table_policy

    return registry.find(name, table_policy)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens, on another port if the wanted one is taken."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise CannotServeError("host-no-address", address=host, why=error.strerror) from None
    # asyncio sends small messages at once (TCP_NODELAY) only on sockets that are known to be of TCP; those that are
    # accepted take over what the listener says of itself.
    listener = socket.socket(family, kind, protocol)
    if sys.platform != "win32":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listener.bind(where)
        except OSError as error:
            # Windows refuses a port that it keeps for itself as if it were forbidden.
            kept = sys.platform == "win32" and error.errno == errno.EACCES
            if not port or (error.errno != errno.EADDRINUSE and not kept):
                raise
            terminal.warn("port-taken", port=str(port))
            listener.bind((where[0], 0, *where[2:]))
        listener.listen()
    except OSError as error:
        listener.close()
        raise CannotServeError("host-cannot-listen", address=host, port=port, why=error.strerror) from None
    return listener


def _as_seen_here(host: str) -> str:
    """Return the name or number by which this machine itself reaches a server that listens there."""
    return "127.0.0.1" if host in EVERYWHERE else host


def _address(host: str, listener: socket.socket) -> str:
    """Return the address to type into a browser on this machine."""
    name = _as_seen_here(host)
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"


def _others(host: str, listener: socket.socket) -> str | None:
    """Return the address to type into a browser on another machine of the network, or None if the server is not open to it."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ask:
        try:
            ask.connect(("198.51.100.1", 9))  # sends nothing: it only chooses the way out
        except OSError:  # no network
            return None
        return f"http://{ask.getsockname()[0]}:{listener.getsockname()[1]}/"


def _announce(
    address: str,
    others: str | None,
    public: str | None,
    tunnel: str,
    data: Path | None,
    open_browser: bool,
) -> None:
    """Say where the server is found, by which program's tunnel if by one, and in which folder it keeps games, where in one."""
    print(terminal.text("at", address=address))
    if others:
        print(terminal.text("at-elsewhere", address=others))
    if public:
        print(terminal.text("at-public", address=f"{public}/"))
    if tunnel:
        print(terminal.text("shared", program=tunnel))
    print(terminal.text("kept", folder=str(data)) if data else terminal.text("kept-away"), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
