"""The question on the table: what the game waits for, from whom, and the figures that belong to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from passgo.rules import acting, auction, dollars, mortgage, stocks, storms
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import BUS, Tables

QuestionKind = Literal[
    "rolloff", "throw", "jail", "move", "chance", "buy", "tax", "opening", "auction", "shortage", "place",
    "offer", "transfer", "debt", "over", "last_call", "dollars", "share", "storm", "give_voucher",
    "take_voucher", "return_voucher", "sell_house", "pay_or_draw", "rents",
]  # fmt: skip

ANSWERS: Final[dict[str, frozenset[int]]] = {
    "rolloff": frozenset({moves.ROLL}),
    "throw": frozenset({moves.ROLL}),
    "jail": frozenset({moves.ROLL, moves.FINE, moves.USE}),
    "move": frozenset({moves.MOVE}),
    "chance": frozenset({
        moves.DICE, moves.CARD, moves.DEAL, moves.DIE8, moves.DRAW_VOUCHER, moves.TICKET,
    }),
    "buy": frozenset({moves.BUY, moves.DECLINE}),
    "tax": frozenset({moves.TAX_FLAT, moves.TAX_PERCENT}),
    "opening": frozenset({moves.OPEN}),
    "auction": frozenset({moves.BID, moves.PASS}),
    "shortage": frozenset({moves.WANT}),
    "place": frozenset({moves.PLACE}),
    "offer": frozenset({moves.ACCEPT, moves.REJECT}),
    "transfer": frozenset({moves.LIFT, moves.KEEP}),
    "debt": frozenset({
        moves.SELL, moves.SELL_ALL, moves.SELL_DOLLARS, moves.MORTGAGE, moves.HALF, moves.GIVE,
        moves.BANKRUPT,
    }),
    "over": frozenset(),
    "last_call": frozenset({moves.VOUCHER, moves.END_TURN}),
    "dollars": frozenset({moves.DOLLARS}),
    "share": frozenset({moves.SHARE, moves.DECLINE}),
    "storm": frozenset({moves.STORM}),
    "give_voucher": frozenset({moves.GIVE}),
    "take_voucher": frozenset({moves.TAKE}),
    "return_voucher": frozenset({moves.RETURN}),
    "sell_house": frozenset({moves.SELL}),
    "pay_or_draw": frozenset({moves.PAY, moves.DRAW}),
    "rents": frozenset({moves.CLAIM, moves.WAIVE}),
}  # fmt: skip
"""The kinds of move that answer each question."""

VERB_OF_CHANCE: Final[dict[str, int]] = {
    "dice": moves.DICE,
    "card": moves.CARD,
    "deal": moves.DEAL,
    "die8": moves.DIE8,
    "voucher": moves.DRAW_VOUCHER,
    "ticket": moves.TICKET,
}
"""What falls, by the name of what is awaited of chance."""

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

    `buy`: deed, amount (its price) · `tax`: amount (flat), percent · `auction`: deed, building or lot, amount
    (highest bid), by (whose), among (still in), least (next legal bid) · `opening`: deed, building or lot,
    amount (the price that the program would name) · `shortage`: building, amount
    (left in the bank), by (who ordered), among (who has not said) · `place`: building, amount (price, 0 for the
    one on the deed) · `transfer`: deed, lift, keep (prices), deeds · `debt`: by (creditor), amount, rule, half ·
    `jail`: amount (fine), turn (1–3) · `offer`: by (offerer) · `chance`: what (`dice`, `card`, `deal`, `die8`,
    `voucher` or `ticket`), deck, die (`white`: three white dice for Roll Three) · `move`: die (`bus` or
    `triple`) · `dollars`: amount (price of one), most · `share`: prices, optional · `storm`: targets, own ·
    `give_voucher`: by (who receives it) · `pay_or_draw`: amount, deck.
    """

    kind: QuestionKind
    seats: tuple[int, ...]
    """Who must answer; `(TABLE,)` for chance."""
    deed: int | None = None
    building: int | None = None
    """HOUSE, HOTEL, SKYSCRAPER, DEPOT or STAND."""
    lot: int | None = None
    """What is auctioned, where it is neither deed nor building: a number of `passgo.rules.base.lots`."""
    amount: int = 0
    percent: int = 0
    by: int | None = None
    among: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    lift: int = 0
    keep: int = 0
    deeds: tuple[int, ...] = ()
    """All that came mortgaged and are still to be decided, that one first."""
    half: int = 0
    """What is still to be given in property, half of the rent being paid."""
    rule: str = ""
    turn: int = 0
    what: str = ""
    deck: int | None = None
    """Of a card; None for one of Roll Three."""
    die: str = ""
    prices: tuple[tuple[int, int], ...] = ()
    """Companies of which a share may be taken, each with what it costs."""
    optional: bool = False
    """Whether the share may be declined."""
    targets: tuple[int, ...] = ()
    """Where the storm may strike, as in the argument of the move `STORM`."""
    own: bool = False
    """Whether it strikes the property of who drew it."""

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
        lift, keep = mortgage.lift_cost(s, E, deed), mortgage.keep_fee(E, deed)
        left = mortgage.deeds_in_transfer(s, s.f_seat[i])
        deeds = tuple(other for other in range(E.deeds) if left >> other & 1)
        return Question(kind="transfer", seats=seats, deed=deed, lift=lift, keep=keep, deeds=deeds)
    return Question(
        kind="debt",
        seats=seats,
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
            prices = tuple((company, stocks.share_price(s, E, seat, company)) for company in companies)
            return Question(kind="share", seats=seats, prices=prices, optional=bool(s.choice_optional[i]))
        case frames.STORM:
            everywhere = (storms.target_number(E, k) for k in range(E.groups + E.deeds))
            targets = tuple(to for to in everywhere if not storms.storm_refusal(s, E, seat, to))
            return Question(kind="storm", seats=seats, targets=targets, own=bool(s.choice_tornado[i]))
        case frames.CONDEMNED:
            return Question(kind="sell_house", seats=seats)
        case _:
            by = s.choice_taker[i] if what == frames.GIVE_VOUCHER else None
            return Question(kind=VOUCHER_CHOICES[what], seats=seats, by=by)


def _auction(s: State, E: Tables, seats: tuple[int, ...]) -> Question:
    i = frames.top(s)
    lot = s.auction_lot[i]
    is_deed, is_building = lot < lots.A_BUILDING, lots.A_BUILDING <= lot < lots.ANY_SHARE
    deed = lot if is_deed else None
    building = lot - lots.A_BUILDING if is_building else None
    paper = None if is_deed or is_building else lot
    if s.f_step[i] == frames.OPENING:
        price = auction.opening_price(s, E, lot)
        return Question(kind="opening", seats=seats, deed=deed, building=building, lot=paper, amount=price)
    bidden = s.auction_leader[i] != NONE
    return Question(
        kind="auction",
        seats=seats,
        deed=deed,
        building=building,
        lot=paper,
        amount=s.auction_high[i] if bidden else 0,
        by=s.auction_leader[i] if bidden else None,
        among=seats_of(s.auction_bidders[i]),
        least=auction.least_bid(s, E),
    )
