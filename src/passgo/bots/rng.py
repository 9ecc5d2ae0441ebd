"""Random words for bots: xoshiro128**, kept within int64 so that both ways of running agree.

A bot's words are its own, never the dice's. Source: Blackman and Vigna, "Scrambled linear
pseudorandom number generators", ACM Transactions on Mathematical Software 47 (2021).
"""

from __future__ import annotations

from typing import Final

from passgo.rules.base.kernel import rule

MASK: Final = 0xFFFFFFFF
WORDS: Final = 4


@rule()
def scramble(x: int) -> int:
    """A word whose every bit hangs on every bit of `x`; different words stay different."""
    z = (x ^ x >> 16) * 0x21F0AAAD & MASK
    z = (z ^ z >> 15) * 0x735A2D97 & MASK
    return z ^ z >> 15


@rule()
def seed(rng: list[int], number: int) -> None:
    """Fill the four words from a number; neighbouring numbers give unrelated streams."""
    x = number & MASK
    for k in range(WORDS):
        x = (x + 0x1E3779B9) & MASK
        rng[k] = scramble(x)
    rng[0] |= 1


@rule()
def seed_stream(rng: list[int], run: int, stream: int) -> None:
    """Fill the four words for one of many streams of a run; other runs have other streams."""
    seed(rng, run)
    for k in range(WORDS):
        rng[k] = scramble((rng[k] + stream) & MASK)
    rng[0] |= 1


@rule()
def rotate(x: int, k: int) -> int:
    """Rotate a 32-bit word to the left."""
    return (x << k | x >> (32 - k)) & MASK


@rule()
def word(rng: list[int]) -> int:
    """The next 32-bit word."""
    result = rotate(rng[1] * 5 & MASK, 7) * 9 & MASK
    t = rng[1] << 9 & MASK
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= t
    rng[3] = rotate(rng[3], 11)
    return result


@rule()
def below(rng: list[int], n: int) -> int:
    """A whole number from 0 to n − 1 (n up to 2^31; bias at most n / 2^32)."""
    return word(rng) * n >> 32
