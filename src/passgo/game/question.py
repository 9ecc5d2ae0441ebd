"""The question on the table: what the game waits for, from whom, and the figures that belong to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from passgo.rules import auction, frames, mortgage, moves, waits
from passgo.rules.cite import RULE_IDS
from passgo.rules.state import NONE, TABLE, State
from passgo.rules.tables import BUS, Tables

QuestionKind = Literal[
    "rolloff", "throw", "jail", "move", "chance", "buy", "tax", "auction", "shortage", "place",
    "offer", "transfer", "debt", "over",
]  # fmt: skip

ANSWERS: Final[dict[str, frozenset[int]]] = {
    "rolloff": frozenset({moves.ROLL}),
    "throw": frozenset({moves.ROLL}),
    "jail": frozenset({moves.ROLL, moves.FINE, moves.USE}),
    "move": frozenset({moves.MOVE}),
    "chance": frozenset({moves.DICE, moves.CARD, moves.DEAL}),
    "buy": frozenset({moves.BUY, moves.DECLINE}),
    "tax": frozenset({moves.TAX_FLAT, moves.TAX_PERCENT}),
    "auction": frozenset({moves.BID, moves.PASS}),
    "shortage": frozenset({moves.WANT}),
    "place": frozenset({moves.PLACE}),
    "offer": frozenset({moves.ACCEPT, moves.REJECT}),
    "transfer": frozenset({moves.LIFT, moves.KEEP}),
    "debt": frozenset({moves.SELL, moves.SELL_ALL, moves.MORTGAGE, moves.BANKRUPT}),
    "over": frozenset(),
}
"""The kinds of move that answer each question."""

VERB_OF_CHANCE: Final[dict[str, int]] = {"dice": moves.DICE, "card": moves.CARD, "deal": moves.DEAL}
"""What falls, by the name of what is awaited of chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What the game waits for. Fields that do not belong to the kind are empty.

    `buy`: deed, amount (its price) · `tax`: amount (flat), percent · `auction`: deed or building, amount
    (highest bid), by (whose), among (still in), least (next legal bid) · `shortage`: building, amount
    (left in the bank), by (who ordered), among (who has not said) · `place`: building, amount (price, 0 for the
    one on the deed) · `transfer`: deed, lift, keep (prices) · `debt`: by (creditor), amount, rule · `jail`: amount (fine),
    turn (1–3) · `offer`: by (offerer) · `chance`: what (`dice`, `card` or `deal`), deck · `move`: die
    (`bus` or `triple`).
    """

    kind: QuestionKind
    seats: tuple[int, ...]
    """Who must answer; `(TABLE,)` for chance."""
    deed: int | None = None
    building: int | None = None
    """HOUSE or HOTEL."""
    amount: int = 0
    percent: int = 0
    by: int | None = None
    among: tuple[int, ...] = ()
    least: int = 0
    lift: int = 0
    keep: int = 0
    rule: str = ""
    turn: int = 0
    what: str = ""
    deck: int | None = None
    die: str = ""

    def answered_by(self, kind: int) -> bool:
        """Whether moves of this kind answer it."""
        if self.what:
            return VERB_OF_CHANCE[self.what] == kind
        return kind in ANSWERS[self.kind]


def seats_of(seats: int) -> tuple[int, ...]:
    """The seats of a bit set, ascending; `TABLE` may be among them."""
    return tuple(seat for seat in range(TABLE + 1) if seats >> seat & 1)


def question_of(s: State, E: Tables) -> Question:
    """What the game in state `s` waits for."""
    i = frames.top(s)
    kind = s.f_kind[i]
    seats = seats_of(waits.to_act(s))
    if kind == frames.OVER:
        return Question(kind="over", seats=())
    if seats == (TABLE,):
        if kind == frames.CARD:
            return Question(kind="chance", seats=seats, what="card", deck=s.f_a[i])
        return Question(kind="chance", seats=seats, what="deal" if kind == frames.DEALING else "dice")
    if kind == frames.ROLLOFF:
        return Question(kind="rolloff", seats=seats)
    if kind == frames.TURN and s.f_step[i] == frames.CHOOSE:
        return Question(kind="move", seats=seats, die="bus" if s.die[2] == BUS else "triple")
    if kind == frames.TURN:
        turn = s.jailed[s.f_seat[i]]
        if turn:
            return Question(kind="jail", seats=seats, amount=E.jail_fine, turn=turn)
        return Question(kind="throw", seats=seats)
    if kind == frames.LAND:
        deed = E.space_deed[s.f_a[i]]
        return Question(kind="buy", seats=seats, deed=deed, amount=E.deed_price[deed])
    if kind == frames.CHOICE:
        if s.f_a[i] == frames.PLACE:
            return Question(kind="place", seats=seats, building=s.f_b[i], amount=s.f_c[i])
        space = s.f_b[i]
        return Question(kind="tax", seats=seats, amount=E.space_amount[space], percent=E.space_percent[space])
    if kind == frames.AUCTION:
        return _auction(s, E, seats)
    if kind == frames.SHORTAGE:
        building = s.f_a[i]
        return Question(
            kind="shortage",
            seats=seats,
            building=building,
            amount=s.stock[building],
            by=s.f_seat[i],
            among=seats,
        )
    if kind == frames.OFFER:
        return Question(kind="offer", seats=seats, by=s.deal_from)
    if kind == frames.TRANSFER:
        deed = mortgage.deed_in_transfer(s, s.f_seat[i])
        lift, keep = mortgage.lift_cost(s, E, deed), mortgage.keep_fee(E, deed)
        return Question(kind="transfer", seats=seats, deed=deed, lift=lift, keep=keep)
    return Question(kind="debt", seats=seats, amount=s.f_a[i], by=s.f_b[i], rule=RULE_IDS[s.f_c[i]])


def _auction(s: State, E: Tables, seats: tuple[int, ...]) -> Question:
    i = frames.top(s)
    lot = s.f_a[i]
    is_deed = lot < auction.BUILDING_LOT
    return Question(
        kind="auction",
        seats=seats,
        deed=lot if is_deed else None,
        building=None if is_deed else lot - auction.BUILDING_LOT,
        amount=s.f_b[i],
        by=None if s.f_c[i] == NONE else s.f_c[i],
        among=seats_of(s.f_d[i]),
        least=auction.least_bid(s, E),
    )
