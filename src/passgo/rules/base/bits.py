"""Bit sets: many seats or deeds in one number, asked all at once."""

from __future__ import annotations

from .kernel import machine_word, rule


@machine_word("ctpop")
@rule()
def how_many(bits: int) -> int:
    """The size of a bit set."""
    return bits.bit_count()


@machine_word("cttz")
@rule()
def lowest(bits: int) -> int:
    """The lowest member of a bit set that is not empty."""
    return (bits & -bits).bit_length() - 1


@rule()
def highest(bits: int) -> int:
    """The place of the highest bit of a set that is not empty."""
    while bits & (bits - 1):
        bits &= bits - 1
    return lowest(bits)
