"""Moves: what a seat, or chance, does.

A move is the kernel's number (`passgo.rules.base.moves`) and, beside an offer, the deal it proposes.
Moves are values: equal when they mean the same, and usable as keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from passgo.rules.base import moves as m
from passgo.rules.base.deal import Deal as OfferPaper
from passgo.rules.base.state import COMPANIES, NONE, TABLE

TAKEBACK: Final = 48
"""Kind of the table's own move `* takeback N`. The rules never see it: `Game` undoes the moves itself."""

VERBS: Final[dict[int, str]] = {
    m.ROLL: "roll",
    m.BUY: "buy",
    m.DECLINE: "decline",
    m.BID: "bid",
    m.PASS: "pass",
    m.CLAIM: "claim",
    m.WAIVE: "waive",
    m.TAX_FLAT: "tax flat",
    m.TAX_PERCENT: "tax percent",
    m.FINE: "fine",
    m.USE: "use",
    m.BUILD: "build",
    m.PLACE: "place",
    m.WANT: "want",
    m.SELL: "sell",
    m.SELL_ALL: "sell all",
    m.MORTGAGE: "mortgage",
    m.LIFT: "lift",
    m.KEEP: "keep",
    m.OFFER: "offer",
    m.ACCEPT: "accept",
    m.REJECT: "reject",
    m.WITHDRAW: "withdraw",
    m.BANKRUPT: "bankrupt",
    m.MOVE: "move",
    m.HALF: "half",
    m.GIVE: "give",
    m.VOUCHER: "voucher",
    m.DOLLARS: "dollars",
    m.SELL_DOLLARS: "sell dollars",
    m.SHARE: "share",
    m.STORM: "storm",
    m.TAKE: "take",
    m.RETURN: "return",
    m.END_TURN: "done",
    m.OPEN: "open",
    m.PAY: "pay",
    m.DRAW: "draw",
    m.DICE: "dice",
    m.CARD: "card",
    m.DEAL: "deal",
    m.DIE8: "die8",
    m.DRAW_VOUCHER: "voucher",
    m.TICKET: "ticket",
    m.BELL: "bell",
    TAKEBACK: "takeback",
}
"""The word of each kind of move in the notation."""

CHANCE_KINDS: Final = frozenset({m.DICE, m.CARD, m.DEAL, m.DIE8, m.DRAW_VOUCHER, m.TICKET, m.BELL})

TABLE_KINDS: Final[dict[str, int]] = {
    verb: kind for kind, verb in VERBS.items() if kind in {*CHANCE_KINDS, TAKEBACK}
}
"""The kind of each word that `*` may say."""

KINDS: Final[dict[str, int]] = {
    verb: kind for kind, verb in VERBS.items() if kind not in {*CHANCE_KINDS, TAKEBACK}
}
"""The kind of each word that a seat may say."""


def bits(items: tuple[int, ...]) -> int:
    """The bit set of some indices."""
    return sum(1 << item for item in items)


def items(bit_set: int) -> tuple[int, ...]:
    """The indices in a bit set, ascending."""
    return tuple(i for i in range(bit_set.bit_length()) if bit_set >> i & 1)


def nibbles(shares: tuple[int, ...]) -> int:
    """Shares, each named by its company, as the rules hold them: four bits a company."""
    return sum(1 << 4 * company for company in shares)


def shares_in(held: int) -> tuple[int, ...]:
    """And back: the company of every share."""
    return tuple(company for company in range(COMPANIES) for _ in range(held >> 4 * company & 15))


@dataclass(frozen=True, slots=True)
class Things:
    """One side of a deal: an amount of cash, deeds and kept cards by index, and what Picsou adds to them.

    `cards` counts keepable cards (`Tables.keep_card` gives the card itself), `rolls` are Roll Three
    cards, `dollars` a number of Picsou dollars, `shares` the company of every share, `vouchers` kinds of
    travel voucher, which the rules refuse. The rows are kept ascending, and only shares may stand in theirs
    more than once, so that equal things compare equal.
    """

    cash: int = 0
    deeds: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    dollars: int = 0
    shares: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()
    vouchers: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "deeds", tuple(sorted(set(self.deeds))))
        object.__setattr__(self, "cards", tuple(sorted(set(self.cards))))
        object.__setattr__(self, "shares", tuple(sorted(self.shares)))
        object.__setattr__(self, "rolls", tuple(sorted(set(self.rolls))))
        object.__setattr__(self, "vouchers", tuple(sorted(set(self.vouchers))))

    def __bool__(self) -> bool:
        """Whether there is anything at all."""
        papers = self.dollars or self.shares or self.rolls or self.vouchers
        return bool(self.cash or self.deeds or self.cards or papers)


@dataclass(frozen=True, slots=True)
class Deal:
    """What an offer proposes: what the offerer gives, and what he takes for it."""

    give: Things = Things()
    take: Things = Things()

    @classmethod
    def of(cls, paper: OfferPaper) -> Deal:
        """The content of an offer as a policy of the rules writes it down."""
        return cls(
            Things(
                paper.give_cash, items(paper.give_deeds), items(paper.give_cards),
                paper.give_dollars, shares_in(paper.give_shares), items(paper.give_rolls),
                items(paper.give_vouchers),
            ),
            Things(
                paper.take_cash, items(paper.take_deeds), items(paper.take_cards),
                paper.take_dollars, shares_in(paper.take_shares), items(paper.take_rolls),
                items(paper.take_vouchers),
            ),
        )  # fmt: skip

    def written(self, receiver: int) -> OfferPaper:
        """And back: as the rules take it, for this receiver."""
        give, take = self.give, self.take
        paper = OfferPaper()
        paper.receiver = receiver
        paper.give_cash, paper.take_cash = give.cash, take.cash
        paper.give_deeds, paper.take_deeds = bits(give.deeds), bits(take.deeds)
        paper.give_cards, paper.take_cards = bits(give.cards), bits(take.cards)
        paper.give_dollars, paper.take_dollars = give.dollars, take.dollars
        paper.give_shares, paper.take_shares = nibbles(give.shares), nibbles(take.shares)
        paper.give_rolls, paper.take_rolls = bits(give.rolls), bits(take.rolls)
        paper.give_vouchers, paper.take_vouchers = bits(give.vouchers), bits(take.vouchers)
        return paper


class Move(NamedTuple):
    """A move: the kernel's code, and the deal if it is an offer."""

    code: int
    deal: Deal | None = None

    @classmethod
    def of(cls, kind: int, seat: int, arg: int = 0) -> Move:
        """The move of `kind` (`passgo.rules.base.moves`) by `seat`, with its argument."""
        return cls(m.code(kind, seat, arg))

    @classmethod
    def offer(cls, seat: int, to: int, give: Things, take: Things) -> Move:
        """`seat` offers `to` what it gives for what it takes."""
        return cls(m.code(m.OFFER, seat, to), Deal(give, take))

    @classmethod
    def claim(cls, seat: int, lander: int, deed: int = NONE) -> Move:
        """`seat` asks `lander` for a rent; without a deed, for the oldest that is open."""
        return cls(m.code(m.CLAIM, seat, lander | deed << 8))

    @classmethod
    def waive(cls, seat: int, lander: int, deed: int = NONE) -> Move:
        """`seat` gives up a rent of `lander`; without a deed, the oldest that is open."""
        return cls(m.code(m.WAIVE, seat, lander | deed << 8))

    @classmethod
    def dice(cls, first: int, second: int, red: int = 0) -> Move:
        """The dice fall; `red` is a face of the speed die (`passgo.rules.base.tables`), 0 where it is not thrown."""
        return cls(m.code(m.DICE, TABLE, first | second << 4 | red << 8))

    @classmethod
    def three_dice(cls, first: int, second: int, third: int) -> Move:
        """Three white dice fall."""
        return cls.dice(first, second, m.THIRD_WHITE + third)

    @classmethod
    def die8(cls, face: int) -> Move:
        """The eight-sided die falls."""
        return cls(m.code(m.DIE8, TABLE, face))

    @classmethod
    def card(cls, card: int) -> Move:
        """A card is turned up."""
        return cls(m.code(m.CARD, TABLE, card))

    @classmethod
    def roll_card(cls, roll: int) -> Move:
        """A Roll Three card is drawn."""
        return cls(m.code(m.CARD, TABLE, m.A_ROLL + roll))

    @classmethod
    def drawn_voucher(cls, kind: int) -> Move:
        """A travel voucher is drawn."""
        return cls(m.code(m.DRAW_VOUCHER, TABLE, kind))

    @classmethod
    def ticket(cls, kind: int) -> Move:
        """A lottery ticket is drawn."""
        return cls(m.code(m.TICKET, TABLE, kind))

    @classmethod
    def dealt(cls, seat: int, deed: int) -> Move:
        """A deed is dealt to a seat."""
        return cls(m.code(m.DEAL, TABLE, seat | deed << 8))

    @classmethod
    def bell(cls) -> Move:
        """The agreed time is up."""
        return cls(m.code(m.BELL, TABLE, 0))

    @classmethod
    def takeback(cls, count: int) -> Move:
        """The table undoes the last `count` moves."""
        return cls(m.code(TAKEBACK, TABLE, count))

    @property
    def kind(self) -> int:
        """What is done: a constant of `passgo.rules.base.moves`, or `TAKEBACK`."""
        return m.kind_of(self.code)

    @property
    def seat(self) -> int:
        """Who does it, from 0; `TABLE` for chance."""
        return m.seat_of(self.code)

    @property
    def arg(self) -> int:
        """With what: the meaning of `passgo.rules.base.moves` for its kind."""
        return m.arg_of(self.code)

    @property
    def verb(self) -> str:
        """The word of the notation."""
        return VERBS.get(self.kind, f"kind {self.kind}")

    @property
    def is_chance(self) -> bool:
        """Whether it is an outcome of chance."""
        return self.kind in CHANCE_KINDS

    def __repr__(self) -> str:
        """The verb and the bare numbers: ids need an edition, see `passgo.notation.print_move`."""
        who = "*" if self.seat == TABLE else f"p{self.seat + 1}"
        what = f"{self.arg & 15} {self.arg >> 4 & 15}" if self.kind == m.DICE else f"{self.arg}"
        deal = f", {self.deal!r}" if self.deal else ""
        return f"<Move {who} {self.verb} {what}{deal}>"
