"""The person in this terminal: a name, and for each server a secret by which it recognises them."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "guest.json"
OWN: Final = "own"
"""The name of the private server of the data folder, whose port changes each time."""
SECRET_BYTES: Final = 32


class _Kept(msgspec.Struct):
    name: str = ""
    secrets: dict[str, str] = {}
    """By server: the secret for one is of no use at another."""


class TerminalGuest:
    """A guest, kept in a file that only its owner can read."""

    def __init__(self, folder: Path) -> None:
        """Read the guest, or begin a new one if the file cannot be read. Raises OSError if none can be kept."""
        self._file = folder / FILE
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self._kept = msgspec.json.decode(self._file.read_bytes(), type=_Kept)
        except (FileNotFoundError, msgspec.DecodeError):
            self._kept = _Kept()

    @property
    def name(self) -> str:
        """Their name; empty until they have given one."""
        return self._kept.name

    def rename(self, name: str) -> None:
        """Take a name."""
        self._kept.name = name
        self._keep()

    def secret_for(self, server: str) -> str:
        """Return the secret for a server, made when it is first needed."""
        known = self._kept.secrets.get(server)
        if known is None:
            known = self._kept.secrets[server] = secrets.token_urlsafe(SECRET_BYTES)
            self._keep()
        return known

    def _keep(self) -> None:
        fresh = self._file.with_suffix(".new")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(self._kept)))
        fresh.replace(self._file)
