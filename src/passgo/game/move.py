"""Moves of a seat or of chance.

A move is the kernel's number (`passgo.rules.base.moves`) and, for an offer, the deal it proposes.
Moves are values: equal when they mean the same, and usable as keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from passgo.rules.base import moves as m
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import TABLE
from passgo.rules.base.things import NOTHING, Things

FactKind = Literal[
    "cash", "at", "jailed", "laps", "dollars", "shares", "vouchers", "turn", "out",
    "owner", "level", "mortgaged", "card", "roll", "shuffled",
]  # fmt: skip
"""The kinds of facts that a correction can state."""


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
class Terms:
    """The content of an offer: what the offerer gives, and what they take for it."""

    give: Things = NOTHING
    take: Things = NOTHING

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
        Things(deeds=(5,), shares=(), dollars=0, cards=(), rolls=(), vouchers=(), cash=0)
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
