"""A move is a number: kind | seat << 8 | arg << 16.

`arg` is an amount, a deed, a space, a card or a group, as the kind says. Moves of `TABLE` are the
outcomes of chance. The content of an offer does not fit: it stands in the state's deal fields.
"""

from __future__ import annotations

from typing import Final

from .kernel import rule

ROLL: Final = 1
BUY: Final = 2
DECLINE: Final = 3
BID: Final = 4  # arg: the amount
PASS: Final = 5
CLAIM: Final = 6  # arg: lander | deed << 8
WAIVE: Final = 7  # arg: lander | deed << 8
TAX_FLAT: Final = 8
TAX_PERCENT: Final = 9
FINE: Final = 10
USE: Final = 11  # arg: keepable card | (deed + 1) << 8 where it has a target
BUILD: Final = 12  # arg: deed
PLACE: Final = 13  # arg: deed
WANT: Final = 14  # arg: how many
SELL: Final = 15  # arg: deed
SELL_ALL: Final = 16  # arg: group | level to end at << 8
MORTGAGE: Final = 17  # arg: deed, or A_SHARE + company
LIFT: Final = 18  # arg: the same
KEEP: Final = 19  # arg: deed
OFFER: Final = 20  # arg: receiver
ACCEPT: Final = 21
REJECT: Final = 22
WITHDRAW: Final = 23
BANKRUPT: Final = 24
MOVE: Final = 25  # arg: a count of the dice, or TO_SPACE + a space
HALF: Final = 26
GIVE: Final = 27  # arg: deed, or A_VOUCHER + kind
VOUCHER: Final = 28  # arg: kind | space << 8, the space ANYWHERE where the kind leaves no choice
DOLLARS: Final = 29  # arg: how many
SELL_DOLLARS: Final = 30  # arg: how many
SHARE: Final = 31  # arg: company
STORM: Final = 32  # arg: group, or ON_DEED + deed
TAKE: Final = 33  # arg: seat | kind << 8
RETURN: Final = 34  # arg: kind
END_TURN: Final = 35
OPEN: Final = 36  # arg: the price at which bidding opens
PAY: Final = 37  # what a card asks for, in the place of another card
DRAW: Final = 38  # the other card

TO_SPACE: Final = 256
A_SHARE: Final = 64
A_VOUCHER: Final = 64
ON_DEED: Final = 64
ANYWHERE: Final = 255

DICE: Final = 40  # arg: first | second << 4 | third << 8: a face of the red die, or THIRD_WHITE + a number
CARD: Final = 41  # arg: card, or A_ROLL + Roll Three card
DEAL: Final = 42  # arg: seat | deed << 8
BELL: Final = 43  # the agreed time is up
DIE8: Final = 44  # arg: the face of the eight-sided die, 1–8
DRAW_VOUCHER: Final = 45  # arg: kind
TICKET: Final = 46  # arg: kind of ticket

THIRD_WHITE: Final = 8
A_ROLL: Final = 128

MOST_OPENING: Final = 1_000_000
"""The highest price that a Banker may name: far above what anybody can pay, and fit for every field."""


@rule()
def code(kind: int, seat: int, arg: int) -> int:
    """The number of a move."""
    return kind | seat << 8 | arg << 16


@rule()
def kind_of(move: int) -> int:
    """What is done."""
    return move & 255


@rule()
def seat_of(move: int) -> int:
    """Who does it."""
    return move >> 8 & 255


@rule()
def arg_of(move: int) -> int:
    """With what."""
    return move >> 16
