"""A static host for the tests: the folder that `passgo static` writes, and a server of files that knows nothing of passgo."""

from __future__ import annotations

import hashlib
import os
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from passgo.page import build
from passgo.server.system.lock import FolderLock

ROOT = build.ROOT
BUILT = ROOT / "dist" / "tests-static"
SOURCES = (ROOT / "hatch_build.py", ROOT / "requirements.lock", ROOT / "web", build.PACKAGE)
SKIPPED = {"node_modules", "__pycache__", "static", "compiled", ".svelte-check"}
PATH = "/passgo/"
"""Most static hosts serve a project under a path, and others under others: the files are the same under each."""
PACKED_TYPES = {
    "text/html",
    "text/css",
    "text/plain",
    "text/javascript",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
}
"""The media types that hosts pack without being asked to; they don't know what a file of another ending is."""


def digest() -> str:
    """Digest of everything that the folder is made from."""
    found = hashlib.sha256()
    files = [file for source in SOURCES for file in ([source] if source.is_file() else source.rglob("*"))]
    for file in sorted(files):
        name = file.relative_to(ROOT)
        if file.is_file() and not SKIPPED & set(name.parts):
            found.update(name.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def built() -> Path:
    """The folder, built once for its sources; older ones go."""
    folder = BUILT / digest()
    BUILT.mkdir(parents=True, exist_ok=True)
    with FolderLock(BUILT):
        if not (folder / "service-worker.js").is_file():
            for old in BUILT.iterdir():
                if old.is_dir():
                    shutil.rmtree(old)
            with ThreadPoolExecutor(1) as aside:  # a browser that is open has an event loop in this thread
                aside.submit(build.build, folder).result()
    return folder


class Files(SimpleHTTPRequestHandler):
    """Answers with the files of a folder, and sends packed what most hosts pack."""

    protocol_version = "HTTP/1.1"
    _is_packed = False

    def translate_path(self, path: str) -> str:
        """Return the file of an address, or the one that has been packed of it."""
        file = Path(super().translate_path("/" + path.lstrip("/").partition("/")[2]))
        file = file / "index.html" if file.is_dir() else file
        packed = file.with_name(f"{file.name}.gz")
        is_wanted = (
            "gzip" in self.headers.get("Accept-Encoding", "") and self.guess_type(file) in PACKED_TYPES
        )
        is_there = packed.is_file() and packed.stat().st_mtime_ns >= file.stat().st_mtime_ns
        self._is_packed = is_wanted and is_there
        return str(packed if self._is_packed else file)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the media type of what is in a file."""
        return super().guess_type(str(path).removesuffix(".gz"))

    def end_headers(self) -> None:
        """Say how it is packed."""
        if self._is_packed:
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Vary", "Accept-Encoding")
            self._is_packed = False
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer an address without a file as most hosts do: by the page that is there for it."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            return super().send_error(code, message, explain)
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)
        return None

    def log_message(self, *_: object) -> None:
        pass


class StaticHost:
    """A host of a folder at an address of its own, until it is stopped."""

    def __init__(self, folder: Path, files: type[Files] = Files) -> None:
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), partial(files, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._http.server_port}{PATH}"
        threading.Thread(target=self._http.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answer nobody any more."""
        self._http.shutdown()
        self._http.server_close()


@contextmanager
def hosted(folder: Path) -> Iterator[StaticHost]:
    """Host a folder for a block."""
    host = StaticHost(folder)
    try:
        yield host
    finally:
        host.stop()
