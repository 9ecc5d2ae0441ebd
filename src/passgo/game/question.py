"""The question that the game asks: what it waits for, from whom, and the numbers that belong to it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, Final, Literal, cast, get_args, get_origin, get_type_hints

from passgo.editions import Edition
from passgo.rules import acting, auction, dollars, mortgage, stocks
from passgo.rules.base import cite, frames, lots, moves
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

VOUCHER_CHOICES: Final[dict[int, tuple[QuestionKind, int]]] = {
    frames.GIVE_VOUCHER: ("give_voucher", cite.SQUEEZE_PLAY_ALT),
    frames.TAKE_VOUCHER: ("take_voucher", cite.CARD_TAKE_TRAVEL_VOUCHER),
    frames.RETURN_VOUCHER: ("return_voucher", cite.CARD_RETURN_TRAVEL_VOUCHER),
}
"""The choices among travel vouchers, with the rule of each."""

AUCTIONS: Final = {
    lots.DEED: cite.AUCTION_ON_DECLINE,
    lots.ANY_SHARE: cite.STOCK_AUCTION,
    lots.BUILDING: cite.SHORTAGE_AUCTION,
}
"""The rule under which each kind of lot is auctioned; anything else comes of an estate."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What the game waits for. Fields that do not belong to the kind are empty.

    buy: deed, amount (its price) · tax: amount (flat), percent · auction: deed, building or lot, amount
    (highest bid), by (whose), among (still in), least (next legal bid) · opening: deed, building or lot,
    amount (the price that the program would name) · shortage: building, amount (left in the bank), by (who
    ordered), among (who has not said) · place: building, amount (price, 0 for the one on the deed) ·
    transfer: deed, lift, keep (prices), deeds, lift_all, keep_all · debt: by (creditor), amount, missing, rule, half,
    deed (whose rent it is) · jail: amount (fine), turn (1–3) · offer: by (offerer) · chance: what (`dice`,
    `card`, `deal`, `die8`, `voucher` or `ticket`), deck, die (`white`: three white dice) · move: die (`bus`
    or `triple`) · dollars: amount (price of one), most, cheap · share: companies, prices, optional · storm: own ·
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
    missing: int = 0
    """What of a debt is not in the purse."""
    half: int = 0
    """What is still to be given in property for a rent of which half is paid."""
    rule: str = ""
    """Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls."""
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
    cheap: bool = False
    """Whether a Picsou dollar is sold for less than it is worth."""
    own: bool = False
    """Whether the storm strikes the property of who drew it."""

    def answered_by(self, kind: int) -> bool:
        """Return whether moves of this kind answer it."""
        return kind in self.answers

    @property
    def answers(self) -> tuple[int, ...]:
        """The kinds of move that answer it, in register order."""
        return _answers_to(self.kind, self.what)

    def named(self, edition: Edition) -> dict[str, Any]:
        """Return the fields that have a value, by name, with ids for indices."""
        values = (
            (name, what, getattr(self, name), default) for name, what, default in _fields_with_defaults()
        )
        return {
            name: self._named(edition, value, what)
            for name, what, value, default in values
            if value != default
        }

    @staticmethod
    def _named(edition: Edition, value: Any, what: str) -> Any:
        if not what:
            return value
        if isinstance(value, tuple):
            return [named(edition, what, index) for index in cast("tuple[int, ...]", value)]
        return "" if value is None else named(edition, what, value)


@cache
def _answers_to(question: QuestionKind, what: str) -> tuple[int, ...]:
    return tuple(
        kind for kind, row in moves.KINDS.items() if question in row.answers and what in ("", row.verb)
    )


@cache
def types_of_fields() -> dict[str, str]:
    """Return what the fields of a question index (`passgo.game.names`); empty for numbers and words."""
    return {
        name: next(iter(get_args(hint)[1:]), "") if get_origin(hint) is Annotated else ""
        for name, hint in get_type_hints(Question, include_extras=True).items()
    }


@cache
def _fields_with_defaults() -> tuple[tuple[str, str, object], ...]:
    types = types_of_fields()
    return tuple((field.name, types[field.name], field.default) for field in fields(Question))


def seats_of(seats: int) -> tuple[int, ...]:
    """Return the seats of a bit set, ascending; `TABLE` may be among them."""
    return tuple(seat for seat in range(TABLE + 1) if seats >> seat & 1)


def question_of(s: State, E: Tables) -> Question:
    """Return what the game in state `s` waits for."""
    i = frames.top(s)
    kind = s.f_kind[i]
    seats = seats_of(acting.to_act(s))
    if kind == frames.OVER:
        return Question(kind="over", seats=(), rule=RULE_IDS[_won_by(s, E)])
    if seats == (TABLE,):
        return _chance(s, seats)
    if kind == frames.ROLLOFF:
        return Question(kind="rolloff", seats=seats, rule=RULE_IDS[cite.FIRST_PLAYER_ROLLOFF])
    if kind == frames.TURN and s.f_step[i] == frames.CHOOSE:
        if s.die[2] == BUS:
            return Question(kind="move", seats=seats, die="bus", rule=RULE_IDS[cite.SPEED_BUS])
        return Question(kind="move", seats=seats, die="triple", rule=RULE_IDS[cite.SPEED_TRIPLE])
    if kind == frames.TURN and s.f_step[i] == frames.LAST_CALL:
        return Question(kind="last_call", seats=seats, rule=RULE_IDS[cite.VOUCHER_ONE_PER_TURN])
    if kind == frames.TURN and s.f_step[i] == frames.RENTS:
        return Question(kind="rents", seats=seats, rule=RULE_IDS[cite.RENT_CLAIM_WINDOW])
    if kind == frames.TURN:
        turn = s.jailed[s.f_seat[i]]
        if turn:
            rule = RULE_IDS[cite.JAIL_EXIT_DOUBLES]
            return Question(kind="jail", seats=seats, amount=E.jail_fine, turn=turn, rule=rule)
        rule = cite.DOUBLES_EXTRA_THROW if s.doubles else cite.DICE_MOVEMENT
        return Question(kind="throw", seats=seats, rule=RULE_IDS[rule])
    if kind == frames.LAND:
        deed = s.land_deed[i]
        rule = RULE_IDS[cite.BUY_UNOWNED_OPTION]
        return Question(kind="buy", seats=seats, deed=deed, amount=E.deed_price[deed], rule=rule)
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
            rule=RULE_IDS[cite.SHORTAGE_AUCTION],
        )
    if kind == frames.OFFER:
        return Question(kind="offer", seats=seats, by=s.deal_from, rule=RULE_IDS[cite.TRADE_PRIVATE_SALE])
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
            rule=RULE_IDS[mortgage.transfer_citation(s, cite.MORTGAGE_TRANSFER_INTEREST)],
        )
    return Question(
        kind="debt",
        seats=seats,
        deed=None if s.debt_deed[i] == NONE else s.debt_deed[i],
        amount=s.debt_amount[i],
        missing=max(s.debt_amount[i] - s.cash[s.f_seat[i]], 0),
        by=s.debt_creditor[i],
        rule=RULE_IDS[cite.RENT_HALF_CASH_HALF_PROPERTY if s.debt_in_property[i] else s.debt_rule[i]],
        half=s.debt_in_property[i],
    )


def _won_by(s: State, E: Tables) -> int:
    """The rule by which the game that is over was won: as the last player, or by the count."""
    if not s.ending or s.alive == 1:
        return cite.LAST_PLAYER_WINS
    if s.over_winners[frames.top(s)].bit_count() > 1:
        return cite.RICHEST_TIE
    return cite.TIMED_VALUATION if E.timed else cite.SHORT_VALUATION


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
            rule = RULE_IDS[cite.INCOME_TAX_CHOICE]
            return Question(kind="tax", seats=seats, amount=amount, percent=percent, rule=rule)
        case frames.PAY_OR_DRAW:
            return Question(
                kind="pay_or_draw",
                seats=seats,
                amount=s.choice_amount[i],
                deck=s.choice_deck[i],
                rule=RULE_IDS[cite.CARD_CHOICE_PAY_OR_DRAW],
            )
        case frames.PLACE:
            return Question(
                kind="place",
                seats=seats,
                building=s.choice_building[i],
                amount=s.choice_price[i],
                rule=RULE_IDS[cite.SHORTAGE_AUCTION],
            )
        case frames.DOLLARS:
            price = dollars.price_of(s, E, 1, s.choice_percent[i])
            cheap = s.choice_percent[i] < 100
            return Question(
                kind="dollars",
                seats=seats,
                amount=price,
                most=dollars.may_take(s, E, seat),
                cheap=cheap,
                rule=RULE_IDS[cite.CARD_BUY_DOLLAR_PICSOU if cheap else cite.PICSOU_DOLLAR_BUY],
            )
        case frames.SHARE:
            companies = seats_of(stocks.on_sale(s, E))
            prices = tuple(stocks.share_price(s, E, seat, company) for company in companies)
            return Question(
                kind="share",
                seats=seats,
                companies=companies,
                prices=prices,
                optional=bool(s.choice_optional[i]),
                rule=RULE_IDS[cite.STOCK_BUY_OPTION if s.choice_optional[i] else cite.CARD_GAIN_STOCK],
            )
        case frames.STORM:
            own = bool(s.choice_tornado[i])
            rule = RULE_IDS[cite.STORM_TORNADO if own else cite.STORM_HURRICANE]
            return Question(kind="storm", seats=seats, own=own, rule=rule)
        case frames.CONDEMNED:
            return Question(kind="sell_house", seats=seats, rule=RULE_IDS[cite.CARD_SELL_HOUSE_HALF])
        case _:
            by = s.choice_taker[i] if what == frames.GIVE_VOUCHER else None
            choice, rule = VOUCHER_CHOICES[what]
            return Question(kind=choice, seats=seats, by=by, rule=RULE_IDS[rule])


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
        rule = RULE_IDS[cite.AUCTION_START_PRICE]
        return Question(kind="opening", seats=seats, amount=price, rule=rule, **named)
    bidden = s.auction_leader[i] != NONE
    return Question(
        kind="auction",
        seats=seats,
        **named,
        amount=s.auction_high[i] if bidden else 0,
        by=s.auction_leader[i] if bidden else None,
        among=seats_of(s.auction_bidders[i]),
        least=auction.least_bid(s, E),
        rule=RULE_IDS[AUCTIONS.get(what, cite.BANKRUPT_TO_BANK)],
    )
