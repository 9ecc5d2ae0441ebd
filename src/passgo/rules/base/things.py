"""The things that can be traded: a field of `Things` for each kind. The state, an offer and its content follow from it.

Each side of an offer is a row of numbers, `s.give` and `s.take`, with a place for each kind: `s.give[things.DEEDS]`.
A place also has a name of its own, for bots and for positions: `s.give_deeds`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, NamedTuple, get_type_hints

from .fields import NamedCells, Range

Indices = tuple[int, ...]


def bits(items: Indices) -> int:
    """Return the bit set of some indices."""
    return sum(1 << item for item in items)


def items(bit_set: int) -> Indices:
    """Return the indices in a bit set, ascending."""
    return tuple(i for i in range(bit_set.bit_length()) if bit_set >> i & 1)


def nibbles(shares: Indices) -> int:
    """Return shares as the rules store them: four bits per company."""
    return sum(1 << 4 * company for company in shares)


def shares_in(held: int) -> Indices:
    """Return the company of every share (inverse of `nibbles`)."""
    return tuple(i // 4 for i in range(0, held.bit_length(), 4) for _ in range(held >> i & 15))


class Form(NamedTuple):
    """How a place of a row holds a kind of thing."""

    name: str
    read: Callable[[int], Any]
    written: Callable[[Any], int]


AMOUNT: Final = Form("amount", int, int)  # of money; an offer names it by its number alone
COUNT: Final = Form("count", int, int)  # how many of them; an offer names it `dollars*2`
SET: Final = Form("set", items, bits)  # which ones: a bit set
BY_COMPANY: Final = Form("by company", shares_in, nibbles)  # how many of each company


class Thing(NamedTuple):
    """A kind of thing that can be traded."""

    form: Form
    most: str
    """The name of the most that a place may hold (`game.state_check`)."""
    ids: str = ""
    """The type of the ids that name it in an edition (`game.names`); empty for a number."""
    row: str = ""
    """Of a number, the row of the state that holds how many each hand has."""
    event: int = 0
    """Of a count, the number of the event by which it changes hands: the next free one of `events` when it was added."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Things:
    """One side of a deal. Its fields are every kind of thing, in the order in which an offer is written.

    The tuples are ascending, and only shares may repeat, so equal things compare equal.
    """

    deeds: Annotated[Indices, Thing(SET, "all_deeds", "deed")] = ()
    # the company of every share
    shares: Annotated[Indices, Thing(BY_COMPANY, "all_shares", "company")] = ()
    # Picsou dollars
    dollars: Annotated[int, Thing(COUNT, "dollars", row="dollars", event=104)] = 0
    # of those that can be kept: `Tables.keep_card` gives the card itself
    cards: Annotated[Indices, Thing(SET, "all_kept", "kept")] = ()
    # Roll Three cards
    rolls: Annotated[Indices, Thing(SET, "all_rolls", "roll")] = ()
    # kinds of travel voucher, which the rules refuse
    vouchers: Annotated[Indices, Thing(SET, "all_vouchers", "voucher")] = ()
    cash: Annotated[int, Thing(AMOUNT, "any_amount", row="cash")] = 0

    def __post_init__(self) -> None:
        for name, thing in TABLE.items():
            held = getattr(self, name)
            if thing.ids:
                each = set(held) if thing.form is SET else held
                object.__setattr__(self, name, tuple(sorted(each)))

    def __bool__(self) -> bool:
        """Whether there is anything at all."""
        return any(getattr(self, name) for name in TABLE)

    @classmethod
    def of(cls, side: list[int]) -> Things:
        """Read one side of an offer as the rules write it."""
        return cls(**{name: TABLE[name].form.read(held) for name, held in zip(TABLE, side, strict=True)})

    def side(self) -> list[int]:
        """Return these things as one side of an offer in the rules (inverse of `of`)."""
        return [thing.form.written(getattr(self, name)) for name, thing in TABLE.items()]


TABLE: Final[dict[str, Thing]] = {
    name: hint.__metadata__[0] for name, hint in get_type_hints(Things, include_extras=True).items()
}
"""Every kind of thing by its name."""
DEEDS, SHARES, DOLLARS, CARDS, ROLLS, VOUCHERS, CASH = range(len(TABLE))
KINDS: Final = len(TABLE)
EVENTS: Final = tuple(thing.event for thing in TABLE.values())
NOTHING: Final = Things()


def named(side: str) -> NamedCells:
    """Return the name of each place of a side, `give` or `take`, and what it may hold."""
    return NamedCells({f"{side}_{name}": Range(0, thing.most) for name, thing in TABLE.items()})
