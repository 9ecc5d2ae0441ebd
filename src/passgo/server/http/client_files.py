"""The client's files, each in the smallest form that the browser can unpack."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The forms that the build wrote next to a file: content coding and ending, the smallest first."""


class ClientFiles(StaticFiles):
    """Serves the folder that the build of the client wrote.

    An address without an ending is one of the client's own pages: the client finds in it what to show.
    """

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Return the path of a file, with the system's information on it."""
        return super().lookup_path(path if Path(path).suffix else "index.html")

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file, packed if the browser accepts that and the build wrote it."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for coding, ending in PACKED.items():
            packed = Path(f"{os.fspath(full_path)}{ending}")
            if coding in accepted and packed.is_file():
                response = super().file_response(packed, packed.stat(), scope, status_code)
                response.headers["content-encoding"] = coding
                response.headers.add_vary_header("accept-encoding")
                return response
        return super().file_response(full_path, stat_result, scope, status_code)
