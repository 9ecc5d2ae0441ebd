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
    """Return a word whose every bit depends on every bit of `x`; different words stay different."""
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
def word(rng: list[int]) -> int:
    """The next 32-bit word."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ b << 9 & MASK
    rng[3] = (d << 11 | d >> 21) & MASK
    times_five = b * 5 & MASK
    return ((times_five << 7 | times_five >> 25) & MASK) * 9 & MASK


@rule()
def below(rng: list[int], n: int) -> int:
    """A whole number from 0 to n − 1 (n up to 2^31; bias at most n / 2^32)."""
    return word(rng) * n >> 32
