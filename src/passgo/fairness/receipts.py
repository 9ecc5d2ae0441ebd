"""A player's evidence against a server that leaves out a seed: the seed, and the receipt the server gave for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from . import dice
from .proof import SERVER, Proof

Finding = Literal["in-record", "left-out", "unconfirmed", "other-promise"]
"""The record has the seed; the server left it out, though it had confirmed it; it is not in the record, and nothing
shows that the server ever had it; record and receipt do not belong to the same promise of the server."""

ACCUSES: Final = "left-out"


@dataclass(frozen=True, slots=True)
class Receipt:
    """The evidence that one seat kept of an attempt."""

    game: str
    attempt: int
    seat: str
    server: str
    """To what the server was bound when the seed was shown."""
    seed: str
    receipt: str = ""
    """The receipt that the server gave for the seed; empty if it gave none."""

    @property
    def args(self) -> Mapping[str, str | int]:
        """The seat and the attempt that it is about, for the words of what is found."""
        return {"who": self.seat, "attempt": self.attempt}

    def against(self, proof: Proof) -> Finding:
        """Return what it shows about a proof of the same game that is otherwise correct.

        Nobody but the server knows a receipt before it gives it, and it gives it for the seed alone. So a holder
        of both has shown the seed, and the server is bound to have the digests of both in the record.
        """
        attempt = proof.attempts[self.attempt - 1] if self.attempt <= len(proof.attempts) else None
        committed = dice.player_commitment(self.seed)
        if attempt is None or (attempt.commitments[SERVER], attempt.commitments.get(self.seat)) != (
            self.server,
            committed,
        ):
            return "other-promise"
        if self.seat in attempt.seeds:
            return "in-record"
        promised = (attempt.receipts or {}).get(self.seat)
        confirmed = bool(self.receipt) and dice.receipt_digest(self.receipt) == promised
        return ACCUSES if confirmed else "unconfirmed"
