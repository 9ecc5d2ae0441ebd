"""A browser's part in the dice, as the published rule has it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any


def commitment(seed: str) -> str:
    return hashlib.sha256(f"passgo seed 1\n{seed}\n".encode()).hexdigest()


class Seeds:
    """The seeds of one screen, by game, attempt and seat."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, int, str], str] = {}
        self.promises = True
        """Whether it takes part at all."""
        self.shows = True
        """Whether it shows what it promised."""

    def answer(self, dice: dict[str, Any], seats: Sequence[str]) -> dict[str, Any] | None:
        """Return the message to be sent, if any, when the table shows how far its dice are."""
        game, attempt = dice["game"], dice["attempt"]
        mine = [seat for seat in seats if seat in dice["waits"]]
        head = {"game": game, "attempt": attempt}
        if mine and dice["step"] == "promise" and self.promises:
            for seat in mine:
                self.made.setdefault((game, attempt, seat), secrets.token_hex(32))
            promised = {seat: commitment(self.made[game, attempt, seat]) for seat in mine}
            return {"kind": "promise", **head, "commitments": promised}
        made = {seat: self.made[game, attempt, seat] for seat in mine if (game, attempt, seat) in self.made}
        if made and dice["step"] == "show" and self.shows:
            return {"kind": "show", **head, "seeds": made}
        return None
