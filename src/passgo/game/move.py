"""Moves of a seat or of chance.

A move is the kernel's number (`passgo.rules.base.moves`) and, for an offer, the deal it proposes.
Moves are values: equal when they mean the same, and usable as keys.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from passgo.rules.base import moves as m
from passgo.rules.base import things
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import COMPANIES, TABLE

FactKind = Literal[
    "cash", "at", "jailed", "laps", "dollars", "shares", "vouchers", "turn", "out",
    "owner", "level", "mortgaged", "card", "roll", "shuffled",
]  # fmt: skip
"""The kinds of facts that a correction can state."""


def bits(items: tuple[int, ...]) -> int:
    """Return the bit set of some indices."""
    return sum(1 << item for item in items)


def items(bit_set: int) -> tuple[int, ...]:
    """Return the indices in a bit set, ascending."""
    return tuple(i for i in range(bit_set.bit_length()) if bit_set >> i & 1)


def nibbles(shares: tuple[int, ...]) -> int:
    """Return shares as the rules store them: four bits per company."""
    return sum(1 << 4 * company for company in shares)


def shares_in(held: int) -> tuple[int, ...]:
    """Return the company of every share (inverse of `nibbles`)."""
    return tuple(company for company in range(COMPANIES) for _ in range(held >> 4 * company & 15))


READ: Final[dict[str, Callable[[int], Any]]] = {
    things.NUMBER: int, things.SET: items, things.BY_COMPANY: shares_in,
}  # fmt: skip
"""How a place of an offer is read, by its form."""
WRITTEN: Final[dict[str, Callable[[Any], int]]] = {
    things.NUMBER: int, things.SET: bits, things.BY_COMPANY: nibbles,
}  # fmt: skip
"""How it is written."""


class Fact(NamedTuple):
    """A fact of a real board, whatever the rules made of it: a part of a correction.

    Of a seat: cash, at (a space), jailed (the turn in jail; 0: free), laps, dollars, shares and vouchers (with their
    `kind`), turn, out (1: bankrupt; 0: in the game). Of a deed: owner (a hand), level, mortgaged. Of a kept card or a
    Roll Three card: holder (a hand). Of a deck: shuffled.
    """

    what: FactKind
    of: int
    value: int = 0
    kind: int = 0


@dataclass(frozen=True, slots=True)
class Things:
    """One side of a deal: an amount of cash, deeds and kept cards by index, and what Picsou adds to them.

    `cards` counts keepable cards (`Tables.keep_card` gives the card itself), `rolls` are Roll Three
    cards, `dollars` a number of Picsou dollars, `shares` the company of every share, `vouchers` kinds of
    travel voucher, which the rules refuse. The tuples are ascending, and only shares may repeat, so equal
    things compare equal.
    """

    cash: int = 0
    deeds: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    dollars: int = 0
    shares: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()
    vouchers: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for thing in things.TABLE:
            held = getattr(self, thing.name)
            if thing.form != things.NUMBER:
                each = set(held) if thing.form == things.SET else held
                object.__setattr__(self, thing.name, tuple(sorted(each)))

    def __bool__(self) -> bool:
        """Whether there is anything at all."""
        return any(getattr(self, thing.name) for thing in things.TABLE)

    @classmethod
    def of(cls, side: list[int]) -> Things:
        """Read one side of an offer as the rules write it."""
        return cls(
            **{thing.name: READ[thing.form](held) for thing, held in zip(things.TABLE, side, strict=True)}
        )

    def side(self) -> list[int]:
        """Return these things as one side of an offer in the rules (inverse of `of`)."""
        return [WRITTEN[thing.form](getattr(self, thing.name)) for thing in things.TABLE]


@dataclass(frozen=True, slots=True)
class Terms:
    """The content of an offer: what the offerer gives, and what they take for it."""

    give: Things = Things()
    take: Things = Things()

    @classmethod
    def of(cls, paper: Deal) -> Terms:
        """Read the content of an offer as a policy of the rules writes it."""
        return cls(Things.of(paper.give), Things.of(paper.take))

    def written(self, receiver: int) -> Deal:
        """Return the content as the rules take it, for this receiver (inverse of `of`)."""
        paper = Deal()
        paper.receiver = receiver
        paper.give, paper.take = self.give.side(), self.take.side()
        return paper


class Move(NamedTuple):
    """A move: the kernel's code, the deal of an offer, and the facts of a correction."""

    code: int
    deal: Terms | None = None
    facts: tuple[Fact, ...] = ()

    @classmethod
    def of(cls, kind: int, seat: int, *parts: int) -> Move:
        """Return the move of `kind` (`passgo.rules.base.moves`) by `seat`, with its arguments in register order.

        >>> from passgo.rules.base import moves
        >>> Move.of(moves.BID, 1, 60)
        <Move p2 bid 60>
        >>> Move.of(moves.CLAIM, 0, 2, 27)  # from the third seat, for the deed of that number
        <Move p1 claim 2 27>
        """
        return cls(m.code(kind, seat, m.packed(kind, parts)))

    @classmethod
    def outcome(cls, kind: int, *parts: int) -> Move:
        """Return an outcome of chance or an act of the table: a move of `*`.

        >>> from passgo.rules.base import moves
        >>> Move.outcome(moves.TICKET, 3), Move.outcome(moves.BELL)
        (<Move * ticket 3>, <Move * bell>)
        """
        return cls.of(kind, TABLE, *parts)

    @classmethod
    def dice(cls, first: int, second: int, third: int = 0) -> Move:
        """Return a roll of the dice; `third`: a face of the Speed Die (`passgo.rules.base.tables`), or of `a_white` one.

        >>> Move.dice(3, 4)
        <Move * dice 3 4>
        """
        return cls.outcome(m.DICE, first, second, third)

    @classmethod
    def offer(cls, seat: int, to: int, give: Things, take: Things) -> Move:
        """Return the offer by which `seat` gives `to` something for something.

        >>> Move.offer(0, 1, Things(cash=50), Things(deeds=(5,))).deal.take
        Things(cash=0, deeds=(5,), cards=(), dollars=0, shares=(), rolls=(), vouchers=())
        """
        return cls(m.code(m.OFFER, seat, to), Terms(give, take))

    @property
    def kind(self) -> int:
        """The kind of move, a constant of `passgo.rules.base.moves`."""
        return m.kind_of(self.code)

    @property
    def seat(self) -> int:
        """The seat that moves, from 0; `TABLE` for chance and the table itself."""
        return m.seat_of(self.code)

    @property
    def arg(self) -> int:
        """The argument in one number, as the rules take it."""
        return m.arg_of(self.code)

    @property
    def parts(self) -> list[m.Part]:
        """The arguments one by one: name, type, and index or number."""
        return m.parts_of(self.kind, self.arg) if self.kind in m.KINDS else []

    @property
    def verb(self) -> str:
        """The verb of the notation."""
        return m.KINDS[self.kind].verb if self.kind in m.KINDS else f"kind {self.kind}"

    @property
    def is_chance(self) -> bool:
        """Whether the move is an outcome of chance."""
        return self.kind in m.KINDS and m.KINDS[self.kind].by == "chance"

    def __repr__(self) -> str:
        """The verb and the bare numbers: ids need an edition, see `passgo.notation.print_move`."""
        who = "*" if self.seat == TABLE else f"p{self.seat + 1}"
        words = [who, self.verb, *(str(part.value) for part in self.parts)]
        deal = f", {self.deal!r}" if self.deal else ""
        facts = "".join(f" {fact.what} {fact.of} {fact.value}" for fact in self.facts)
        return f"<Move {' '.join(words)}{facts}{deal}>"
