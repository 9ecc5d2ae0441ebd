"""Moves: the register of all that can be done, and how each move is one number.

`KINDS` says of every kind of move its verb, who says it, its arguments and the questions that it answers.
Whatever else knows of kinds derives it from there: the notation, the buttons of a screen, the client's
types, the tables of the pages.

A move is kind | seat << 8 | argument << 16. An argument packs its parts into bytes, the first lowest;
the last part takes all that is left, so that an amount has room. Moves of `TABLE` are the outcomes of
chance. The content of an offer does not fit: it stands in the state's deal fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from .kernel import rule
from .state import NONE

QuestionKind = Literal[
    "rolloff", "throw", "jail", "move", "chance", "buy", "tax", "opening", "auction", "shortage", "place",
    "offer", "transfer", "debt", "over", "last_call", "dollars", "share", "storm", "give_voucher",
    "take_voucher", "return_voucher", "sell_house", "pay_or_draw", "rents",
]  # fmt: skip
"""Everything that a game can wait for; `over`: nothing any more."""

By = Literal["seat", "banker", "chance", "table"]
"""The maker of a move: a seat; a seat that keeps the Bank, or a Banker without one; chance; the table itself."""


class Argument(NamedTuple):
    """One argument of a move: its name, and what it may be; where there are two, the second counts from `OTHER`.

    Things, each an index: seat, deed, space, card, kept (a card among those that are kept), group, company,
    voucher, roll, ticket. Numbers, each itself: amount, count, moves (that are undone), steps, level, die, die8, face (of the red
    die), white (of a third white die).
    """

    name: str
    types: tuple[str, ...]
    optional: bool

    @property
    def absent(self) -> int:
        """The value of an optional argument that is left out."""
        return 0 if self.types[0] in NUMBERS else NONE


NUMBERS: Final = frozenset({"amount", "count", "moves", "steps", "level", "die", "die8", "face", "white"})


class MoveKind(NamedTuple):
    """A kind of move: its verb, its maker, its arguments, the questions it answers.

    `free`: anybody who may act at all may make it, whatever else is asked.
    """

    verb: str
    by: By
    args: tuple[Argument, ...]
    answers: tuple[QuestionKind, ...]
    free: bool

    @property
    def is_amount(self) -> bool:
        """Whether all it says is how much: of many such moves one stands for all."""
        return len(self.args) == 1 and self.args[0].types in {("amount",), ("count",)}


KINDS: Final[dict[int, MoveKind]] = {}
"""Every kind of move by its number. The answers to a question are shown in this order."""


def kind(
    verb: str, *, by: By = "seat", answers: Sequence[QuestionKind] = (), free: bool = False, **args: str
) -> int:
    """Register a kind of move and give its number. An argument is written `deed`, `deed|company`, `deed?`."""
    number = len(KINDS) + 1
    parts = (
        Argument(name, tuple(what.removesuffix("?").split("|")), what.endswith("?"))
        for name, what in args.items()
    )
    KINDS[number] = MoveKind(verb, by, tuple(parts), tuple(answers), free)
    return number


# --- the turn ---------------------------------------------------------------------------------------

ROLL: Final = kind("roll", answers=("rolloff", "throw", "jail"))
FINE: Final = kind("fine", answers=("jail",))
USE: Final = kind("use", card="kept", deed="deed?", answers=("jail",))
MOVE: Final = kind("move", to="steps|space", answers=("move",))
VOUCHER: Final = kind("voucher", voucher="voucher", space="space?", answers=("last_call",))
END_TURN: Final = kind("done", answers=("last_call",))

# --- on a space -------------------------------------------------------------------------------------

BUY: Final = kind("buy", answers=("buy",))
SHARE: Final = kind("share", company="company", answers=("share",))
DECLINE: Final = kind("decline", answers=("buy", "share"))
TAX_FLAT: Final = kind("tax flat", answers=("tax",))
TAX_PERCENT: Final = kind("tax percent", answers=("tax",))
PAY: Final = kind("pay", answers=("pay_or_draw",))  # what a card asks for, in the place of another card
DRAW: Final = kind("draw", answers=("pay_or_draw",))  # the other card
DOLLARS: Final = kind("dollars", dollars="count", answers=("dollars",))
STORM: Final = kind("storm", target="group|deed", answers=("storm",))
TAKE: Final = kind("take", holder="seat", voucher="voucher", answers=("take_voucher",))
RETURN: Final = kind("return", voucher="voucher", answers=("return_voucher",))

# --- auctions and shortages -------------------------------------------------------------------------

OPEN: Final = kind("open", by="banker", opening="amount", answers=("opening",))
BID: Final = kind("bid", bid="amount", answers=("auction",))
PASS: Final = kind("pass", answers=("auction",))
WANT: Final = kind("want", buildings="count", answers=("shortage",))
PLACE: Final = kind("place", deed="deed", answers=("place",))

# --- rents ------------------------------------------------------------------------------------------

CLAIM: Final = kind("claim", lander="seat", deed="deed?", answers=("rents",), free=True)
WAIVE: Final = kind("waive", lander="seat", deed="deed?", answers=("rents",), free=True)

# --- property ---------------------------------------------------------------------------------------

BUILD: Final = kind("build", deed="deed", free=True)
SELL: Final = kind("sell", deed="deed", answers=("sell_house", "debt"), free=True)
SELL_ALL: Final = kind("sell all", group="group", level="level?", answers=("debt",), free=True)
SELL_DOLLARS: Final = kind("sell dollars", dollars="count", answers=("debt",), free=True)
MORTGAGE: Final = kind("mortgage", what="deed|company", answers=("debt",), free=True)
LIFT: Final = kind("lift", what="deed|company", answers=("transfer",), free=True)
KEEP: Final = kind("keep", deed="deed", answers=("transfer",))

# --- debts ------------------------------------------------------------------------------------------

HALF: Final = kind("half", answers=("debt",))
GIVE: Final = kind("give", what="deed|voucher", answers=("debt", "give_voucher"))
BANKRUPT: Final = kind("bankrupt", answers=("debt",))

# --- trades -----------------------------------------------------------------------------------------

OFFER: Final = kind("offer", to="seat", free=True)  # and what is given and taken: see `deal`
ACCEPT: Final = kind("accept", answers=("offer",))
REJECT: Final = kind("reject", answers=("offer",))
WITHDRAW: Final = kind("withdraw")

# --- chance, and the table --------------------------------------------------------------------------

DICE: Final = kind("dice", by="chance", first="die", second="die", third="face|white?", answers=("chance",))
CARD: Final = kind("card", by="chance", card="card|roll", answers=("chance",))
DEAL: Final = kind("deal", by="chance", receiver="seat", deed="deed", answers=("chance",))
DIE8: Final = kind("die8", by="chance", face="die8", answers=("chance",))
DRAW_VOUCHER: Final = kind("voucher", by="chance", voucher="voucher", answers=("chance",))
TICKET: Final = kind("ticket", by="chance", ticket="ticket", answers=("chance",))
BELL: Final = kind("bell", by="chance")  # the agreed time is up
TAKEBACK: Final = kind(
    "takeback", by="table", moves="moves"
)  # the rules never see it: `Game` undoes the moves
CORRECT: Final = kind("correct", by="table")  # nor this one: `Game` brings the position up to date

SEAT_KINDS: Final = {row.verb: number for number, row in KINDS.items() if row.by in {"seat", "banker"}}
"""The kind of each verb that a seat says."""

TABLE_KINDS: Final = {row.verb: number for number, row in KINDS.items() if row.by in {"chance", "table"}}
"""The kind of each verb that stands behind `*`."""

BANKERS: Final = sum(1 << number for number, row in KINDS.items() if row.by == "banker")
"""The kinds that a Banker without a token may say too, as bits."""


MOST_OPENING: Final = 1_000_000
"""The highest price that a Banker may name: far above what anybody can pay, and fit for every field."""


@rule()
def is_among(kinds: int, kind: int) -> bool:
    """Is a kind of move one of these, given as bits?"""
    return kind < 64 and kinds >> kind & 1 != 0


# --- a move as a number -----------------------------------------------------------------------------


@rule()
def code(kind: int, seat: int, arg: int) -> int:
    """The number of a move."""
    return kind | seat << 8 | arg << 16


@rule()
def kind_of(move: int) -> int:
    """Return the kind of a move."""
    return move & 255


@rule()
def seat_of(move: int) -> int:
    """Return the seat of a move."""
    return move >> 8 & 255


@rule()
def arg_of(move: int) -> int:
    """With what."""
    return move >> 16


# --- the parts of an argument -----------------------------------------------------------------------


@rule()
def pair(first: int, last: int) -> int:
    """An argument of two parts."""
    return first | last << 8


@rule()
def first_of(arg: int) -> int:
    """The first of several parts."""
    return arg & 255


@rule()
def last_of(arg: int) -> int:
    """The last of two parts; what follows the first."""
    return arg >> 8


# What the parts are, by the kinds of move.
lander_of, deed_of = first_of, last_of  # claim, waive
receiver_of = first_of  # deal: and deed_of
card_of = first_of  # use: and deed_of, NONE where the card has no target
voucher_of, space_of = first_of, last_of  # voucher: NONE where the kind leaves no choice of the space
holder_of, taken_of = first_of, last_of  # take: whose voucher, and which
group_of, level_of = first_of, last_of  # sell all: down to this level


@rule()
def dice(first: int, second: int, third: int) -> int:
    """Return a roll of two white dice and a third: a face of the red one, `a_white` one, or 0 for none."""
    return first | second << 8 | third << 16


@rule()
def first_die(arg: int) -> int:
    """Return the first white die of a roll."""
    return arg & 255


@rule()
def second_die(arg: int) -> int:
    """The second white die."""
    return arg >> 8 & 255


@rule()
def third_die(arg: int) -> int:
    """The third die: the face of a red one, `a_white` one, or 0."""
    return arg >> 16


OTHER: Final = 128
"""For an argument that may be one of two things, the second are counted from here."""


@rule()
def other(index: int) -> int:
    """A thing of the second sort as an argument."""
    return OTHER + index


@rule()
def is_other(arg: int) -> bool:
    """Is it one of the second sort?"""
    return arg >= OTHER


@rule()
def index_of(arg: int) -> int:
    """Which of the second sort."""
    return arg - OTHER


# What the second sort is, by the kinds of move.
a_share, is_share, company_of = other, is_other, index_of  # mortgage, lift
a_voucher, is_voucher, voucher_given = other, is_other, index_of  # give
a_space, is_space, space_chosen = other, is_other, index_of  # move
a_deed, is_deed, deed_struck = other, is_other, index_of  # storm
a_roll, roll_drawn = other, index_of  # card
a_white, white_face = other, index_of  # the third of the dice


class Part(NamedTuple):
    """A part of an argument that is said: its name, what it is, and the index or number itself."""

    name: str
    type: str
    value: int


def packed(kind: int, parts: Sequence[int]) -> int:
    """The argument of a move of this kind, of all its parts or of the first of them. Raises ValueError for too many."""
    args = KINDS[kind].args
    if len(parts) > len(args):
        raise ValueError(f"{KINDS[kind].verb} takes {len(args)} arguments, not {len(parts)}")
    absent = (argument.absent for argument in args[len(parts) :])
    return sum(part << 8 * i for i, part in enumerate((*parts, *absent)))


def parts_of(kind: int, arg: int) -> list[Part]:
    """Return the arguments of a move of this kind, part by part, without those left out."""
    parts: list[Part] = []
    args = KINDS[kind].args
    for i, argument in enumerate(args):
        value = arg >> 8 * i if i == len(args) - 1 else arg >> 8 * i & 255
        if argument.optional and value == argument.absent:
            continue
        first, *second = argument.types
        if second and is_other(value):
            parts.append(Part(argument.name, second[0], index_of(value)))
        else:
            parts.append(Part(argument.name, first, value))
    return parts
