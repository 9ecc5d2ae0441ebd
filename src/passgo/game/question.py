"""The question on the table: what the game waits for, from whom, and the figures that belong to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal, cast, get_args, get_origin, get_type_hints

from passgo.editions import Edition
from passgo.rules import acting, auction, dollars, mortgage, stocks
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import BUS, Tables

from .lot import LotKind, lot_kind
from .names import named

Seats = Annotated[tuple[int, ...], "seat"]
Deeds = Annotated[tuple[int, ...], "deed"]
Companies = Annotated[tuple[int, ...], "company"]
Seat = Annotated[int | None, "seat"]
Deed = Annotated[int | None, "deed"]
Building = Annotated[int | None, "building"]
Lot = Annotated[int | None, "lot"]
Deck = Annotated[int | None, "deck"]

PILES: Final = {frames.VOUCHERS: "voucher", frames.TICKETS: "ticket", frames.ROLLS: "card"}
"""What is drawn from each of the piles of Picsou."""

VOUCHER_CHOICES: Final[dict[int, QuestionKind]] = {
    frames.GIVE_VOUCHER: "give_voucher",
    frames.TAKE_VOUCHER: "take_voucher",
    frames.RETURN_VOUCHER: "return_voucher",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What the game waits for. Fields that do not belong to the kind are empty.

    buy: deed, amount (its price) · tax: amount (flat), percent · auction: deed, building or lot, amount
    (highest bid), by (whose), among (still in), least (next legal bid) · opening: deed, building or lot,
    amount (the price that the program would name) · shortage: building, amount (left in the bank), by (who
    ordered), among (who has not said) · place: building, amount (price, 0 for the one on the deed) ·
    transfer: deed, lift, keep (prices), deeds, lift_all, keep_all · debt: by (creditor), amount, rule, half,
    deed (whose rent it is) · jail: amount (fine), turn (1–3) · offer: by (offerer) · chance: what (`dice`,
    `card`, `deal`, `die8`, `voucher` or `ticket`), deck, die (`white`: three white dice) · move: die (`bus`
    or `triple`) · dollars: amount (price of one), most · share: companies, prices, optional · storm: own ·
    give_voucher: by (who receives it) · pay_or_draw: amount, deck.
    """

    kind: QuestionKind
    seats: Seats
    """Who must answer; where chance falls `TABLE`, of which a screen is not told."""
    deed: Deed = None
    building: Building = None
    """House, hotel, skyscraper, depot or stand."""
    lot: Lot = None
    """What is auctioned, if neither deed nor building: a company, card or voucher, `share`, `dollars`."""
    lot_kind: LotKind | Literal[""] = ""
    amount: int = 0
    percent: int = 0
    by: Seat = None
    among: Seats = ()
    least: int = 0
    most: int = 0
    lift: int = 0
    keep: int = 0
    deeds: Deeds = ()
    """All that came mortgaged and are still to be decided, that one first."""
    lift_all: int = 0
    keep_all: int = 0
    """What all of them cost."""
    half: int = 0
    """What is still to be given in property for a rent of which half is paid."""
    rule: str = ""
    turn: int = 0
    what: str = ""
    """What falls: the verb of the outcome."""
    deck: Deck = None
    """Of a card; none for one of Roll Three."""
    die: str = ""
    companies: Companies = ()
    """Of which a share may be taken."""
    prices: tuple[int, ...] = ()
    """What a share of each of them costs."""
    optional: bool = False
    """Whether the share may be declined."""
    own: bool = False
    """Whether the storm strikes the property of who drew it."""

    def answered_by(self, kind: int) -> bool:
        """Whether moves of this kind answer it."""
        row = moves.KINDS.get(kind)
        return row is not None and self.kind in row.answers and self.what in {"", row.verb}

    @property
    def answers(self) -> list[int]:
        """The kinds of move that answer it, in the order of the register."""
        return [kind for kind in moves.KINDS if self.answered_by(kind)]

    def named(self, edition: Edition) -> dict[str, Any]:
        """All fields by name, with ids for indices; empty where there is none."""
        return {name: self._named(edition, name, what) for name, what in types_of_fields().items()}

    def _named(self, edition: Edition, name: str, what: str) -> Any:
        value: Any = getattr(self, name)
        if not what:
            return value
        if isinstance(value, tuple):
            return [named(edition, what, index) for index in cast("tuple[int, ...]", value)]
        return "" if value is None else named(edition, what, value)


@cache
def types_of_fields() -> dict[str, str]:
    """The fields of a question: what their indices name (`passgo.game.names`), empty for numbers and words."""
    return {
        name: next(iter(get_args(hint)[1:]), "") if get_origin(hint) is Annotated else ""
        for name, hint in get_type_hints(Question, include_extras=True).items()
    }


def seats_of(seats: int) -> tuple[int, ...]:
    """The seats of a bit set, ascending; `TABLE` may be among them."""
    return tuple(seat for seat in range(TABLE + 1) if seats >> seat & 1)


def question_of(s: State, E: Tables) -> Question:
    """What the game in state `s` waits for."""
    i = frames.top(s)
    kind = s.f_kind[i]
    seats = seats_of(acting.to_act(s))
    if kind == frames.OVER:
        return Question(kind="over", seats=())
    if seats == (TABLE,):
        return _chance(s, seats)
    if kind == frames.ROLLOFF:
        return Question(kind="rolloff", seats=seats)
    if kind == frames.TURN and s.f_step[i] == frames.CHOOSE:
        return Question(kind="move", seats=seats, die="bus" if s.die[2] == BUS else "triple")
    if kind == frames.TURN and s.f_step[i] == frames.LAST_CALL:
        return Question(kind="last_call", seats=seats)
    if kind == frames.TURN and s.f_step[i] == frames.RENTS:
        return Question(kind="rents", seats=seats)
    if kind == frames.TURN:
        turn = s.jailed[s.f_seat[i]]
        if turn:
            return Question(kind="jail", seats=seats, amount=E.jail_fine, turn=turn)
        return Question(kind="throw", seats=seats)
    if kind == frames.LAND:
        deed = s.land_deed[i]
        return Question(kind="buy", seats=seats, deed=deed, amount=E.deed_price[deed])
    if kind == frames.CHOICE:
        return _choice(s, E, seats)
    if kind == frames.AUCTION:
        return _auction(s, E, seats)
    if kind == frames.SHORTAGE:
        building = s.shortage_building[i]
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
        left = mortgage.deeds_in_transfer(s, s.f_seat[i])
        deeds = tuple(other for other in range(E.deeds) if left >> other & 1)
        return Question(
            kind="transfer",
            seats=seats,
            deed=deed,
            lift=mortgage.lift_cost(s, E, deed),
            keep=mortgage.keep_fee(E, deed),
            deeds=deeds,
            lift_all=sum(mortgage.lift_cost(s, E, other) for other in deeds),
            keep_all=sum(mortgage.keep_fee(E, other) for other in deeds),
        )
    return Question(
        kind="debt",
        seats=seats,
        deed=None if s.debt_deed[i] == NONE else s.debt_deed[i],
        amount=s.debt_amount[i],
        by=s.debt_creditor[i],
        rule=RULE_IDS[s.debt_rule[i]],
        half=s.debt_in_property[i],
    )


def _chance(s: State, seats: tuple[int, ...]) -> Question:
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.CARD:
        return Question(kind="chance", seats=seats, what="card", deck=s.card_deck[i])
    if kind == frames.DRAW:
        return Question(kind="chance", seats=seats, what=PILES[s.draw_pile[i]])
    if kind == frames.ROLL_THREE:
        return Question(kind="chance", seats=seats, what="dice", die="white")
    what = {frames.DEALING: "deal", frames.UTILITY_DIE: "die8"}.get(kind, "dice")
    return Question(kind="chance", seats=seats, what=what)


def _choice(s: State, E: Tables, seats: tuple[int, ...]) -> Question:
    """What the rules wait for a seat to choose."""
    i = frames.top(s)
    seat, what = s.f_seat[i], s.choice_what[i]
    match what:
        case frames.TAX:
            space = s.choice_space[i]
            amount, percent = E.space_amount[space], E.space_percent[space]
            return Question(kind="tax", seats=seats, amount=amount, percent=percent)
        case frames.PAY_OR_DRAW:
            return Question(kind="pay_or_draw", seats=seats, amount=s.choice_amount[i], deck=s.choice_deck[i])
        case frames.PLACE:
            return Question(
                kind="place", seats=seats, building=s.choice_building[i], amount=s.choice_price[i]
            )
        case frames.DOLLARS:
            price = dollars.price_of(s, E, 1, s.choice_percent[i])
            return Question(kind="dollars", seats=seats, amount=price, most=dollars.may_take(s, E, seat))
        case frames.SHARE:
            companies = seats_of(stocks.on_sale(s, E))
            prices = tuple(stocks.share_price(s, E, seat, company) for company in companies)
            return Question(
                kind="share",
                seats=seats,
                companies=companies,
                prices=prices,
                optional=bool(s.choice_optional[i]),
            )
        case frames.STORM:
            return Question(kind="storm", seats=seats, own=bool(s.choice_tornado[i]))
        case frames.CONDEMNED:
            return Question(kind="sell_house", seats=seats)
        case _:
            by = s.choice_taker[i] if what == frames.GIVE_VOUCHER else None
            return Question(kind=VOUCHER_CHOICES[what], seats=seats, by=by)


def _auction(s: State, E: Tables, seats: tuple[int, ...]) -> Question:
    i = frames.top(s)
    lot = s.auction_lot[i]
    what, index = lots.kind_of(lot), lots.index_of(lot)
    paper = None if what in (lots.DEED, lots.BUILDING) else lot
    named: dict[str, Any] = {
        "deed": index if what == lots.DEED else None,
        "building": index if what == lots.BUILDING else None,
        "lot": paper,
        "lot_kind": "" if paper is None else lot_kind(paper),
    }
    if s.f_step[i] == frames.OPENING:
        price = auction.opening_price(s, E, lot)
        return Question(kind="opening", seats=seats, amount=price, **named)
    bidden = s.auction_leader[i] != NONE
    return Question(
        kind="auction",
        seats=seats,
        **named,
        amount=s.auction_high[i] if bidden else 0,
        by=s.auction_leader[i] if bidden else None,
        among=seats_of(s.auction_bidders[i]),
        least=auction.least_bid(s, E),
    )
