"""The people at screens. A guest has no account: their browser keeps a secret, the store a digest of it."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from passgo.table.store import GuestRow


class Guest(NamedTuple):
    """A person, recognised by their secret."""

    id: str
    """Their name for the others and the log; nothing can be done with it."""
    digest: str
    """The digest of their secret; it never leaves the server."""
    name: str

    def row(self, now: float) -> GuestRow:
        """Return their row in the store."""
        return GuestRow(self.id, self.digest, self.name, now)

    @classmethod
    def of(cls, secret: str, name: str) -> Guest:
        """Return the guest with this secret."""
        public = hashlib.blake2b(secret.encode(), digest_size=9, person=b"passgo guest id")
        return cls(public.hexdigest(), digest(secret), name)


VARIED: Final = 16
"""Different letters that 43 random ones have: fewer come about once in more than 10,000,000,000,000 secrets."""


def can_be_guessed(secret: str) -> bool:
    """Return whether a secret is not random, but one letter over and over, or a word."""
    return len(set(secret)) < VARIED


NOBODY: Final = Guest("", "", "")


def digest(secret: str) -> str:
    """Return the stored form of a secret; it has 128 random bits or more, so that nothing need slow down guessing."""
    return hashlib.sha256(secret.encode()).hexdigest()
