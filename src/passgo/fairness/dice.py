"""The published rule: what is committed to, and which way chance falls. Every byte of it stands in docs/fair-dice.md."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

SEED: Final = re.compile(r"[0-9a-f]{64}")
"""A seed, or a commitment to one: 32 bytes as lower-case hexadecimal digits."""
GAME: Final = re.compile(r"[0-9a-z_-]{1,64}")
"""The id of a game, as far as the rule can take it: nothing in it ends a line."""
WORD: Final = 4
"""Bytes of a word."""
WORDS: Final = 1 << (8 * WORD)
"""How many words there are, and the most ways that chance may have."""


def new_seed() -> str:
    """A seed that nobody can foresee."""
    return secrets.token_hex(32)


def player_commitment(seed: str) -> str:
    """Return the commitment that a player's browser sends before it shows its seed."""
    return _digest(["passgo seed 1", seed])


def seal(seed: str) -> str:
    """The digest of the server's seed, which browsers get before they show theirs."""
    return _digest(["passgo server seed 1", seed])


def receipt_digest(receipt: str) -> str:
    """Return the digest that the server publishes of a receipt that it has not given yet."""
    return _digest(["passgo receipt 1", receipt])


def server_commitment(
    game: str,
    attempt: int,
    commitments: Mapping[str, str],
    receipts: Mapping[str, str],
    bots: Iterable[str],
    sealed: str,
) -> str:
    """Return the commitment that the server publishes before any seed is shown, over `receipts` and `sealed`, its seed's digest.

    Anybody with the list can check it at once, because the server's seed is in it as a digest only.
    """
    heads = ["passgo server 2", f"game {game}", f"attempt {attempt}"]
    players = {seat: f"{commitment} {receipts.get(seat, '')}" for seat, commitment in commitments.items()}
    return _digest([*heads, *_by_seat(players | dict.fromkeys(bots, "bot")), f"seed {sealed}"])


def server_commitment_1(game: str, attempt: int, commitments: Mapping[str, str], seed: str) -> str:
    """Return the server's commitment of records without receipts."""
    heads = ["passgo server 1", f"game {game}", f"attempt {attempt}"]
    return _digest([*heads, *_by_seat(commitments), f"seed {seed}"])


def way(server_seed: str, game: str, number: int, seeds: Mapping[str, str], ways: int) -> int:
    """Return the way that chance falls, out of equally likely ones; `number` counts the chance moves of a game from 1.

    A word that would favour the first ways is skipped.
    """
    if not 1 <= ways <= WORDS:
        raise ValueError(f"{ways} ways: expected 1 to {WORDS}")
    fair = WORDS - WORDS % ways
    return next(word for word in words(server_seed, game, number, seeds) if word < fair) % ways


def words(server_seed: str, game: str, number: int, seeds: Mapping[str, str]) -> Iterator[int]:
    """The words of a chance move, without end: eight a block."""
    key, block = bytes.fromhex(server_seed), 0
    while True:
        heads = ["passgo chance 1", f"game {game}", f"number {number}", f"block {block}"]
        digest = hmac.digest(key, _text([*heads, *_by_seat(seeds)]), "sha256")
        yield from (int.from_bytes(digest[at : at + WORD]) for at in range(0, len(digest), WORD))
        block += 1


def _by_seat(values: Mapping[str, str]) -> list[str]:
    return [f"{seat} {values[seat]}" for seat in sorted(values)]


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256(_text(lines)).hexdigest()


def _text(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("ascii")
