"""Every kind of question: when it is asked, under which rule, what answers it by default, and its own fields."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal, Self, cast, get_args

from passgo.rules import acting, auction, dollars, mortgage, stocks
from passgo.rules.base import cite, frames, lots, moves
from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import BUS, Tables

from .lot import LotKind, lot_kind
from .question import Question, Seats, answers_to, seats_of

Deeds = Annotated[tuple[int, ...], "deed"]
Companies = Annotated[tuple[int, ...], "company"]
Seat = Annotated[int | None, "seat"]
Deed = Annotated[int | None, "deed"]
Building = Annotated[int | None, "building"]
Lot = Annotated[int | None, "lot"]
Deck = Annotated[int | None, "deck"]
Money = Annotated[int, "money"]
Number = Annotated[int, "number"]

PILES: Final[dict[int, Literal["voucher", "ticket", "card"]]] = {
    frames.VOUCHERS: "voucher",
    frames.TICKETS: "ticket",
    frames.ROLLS: "card",
}
"""The outcome that each pile of Picsou brings."""

AUCTIONS: Final = {
    lots.DEED: cite.AUCTION_ON_DECLINE,
    lots.ANY_SHARE: cite.STOCK_AUCTION,
    lots.BUILDING: cite.SHORTAGE_AUCTION,
}
"""The rule under which each kind of lot is auctioned; anything else comes of an estate."""


# --- the turn ---------------------------------------------------------------------------------------


class RolloffQuestion(Question, tag="rolloff", frozen=True):
    """The rolls that decide which player begins."""

    moment = (frames.ROLLOFF,)
    reason = cite.FIRST_PLAYER_ROLLOFF
    default = (moves.ROLL,)


class ThrowQuestion(Question, tag="throw", frozen=True):
    """The roll of a turn."""

    moment = (frames.TURN,)
    default = (moves.ROLL,)

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        return cls(seats=seats, rule=RULE_IDS[cite.DOUBLES_EXTRA_THROW if s.doubles else cite.DICE_MOVEMENT])


class JailQuestion(Question, tag="jail", kw_only=True, frozen=True):
    """The roll of a turn in jail, or another way out."""

    default = (moves.ROLL, moves.USE)

    amount: Money
    """The fine."""
    turn: Number
    """Which of the turns in jail it is, from 1."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        turn = s.jailed[s.f_seat[i]]
        return cls(seats=seats, rule=RULE_IDS[cite.JAIL_EXIT_DOUBLES], amount=E.jail_fine, turn=turn)


class MoveQuestion(Question, tag="move", kw_only=True, frozen=True):
    """How far, or where to, the red die leads."""

    moment = (frames.TURN, frames.CHOOSE)
    default = (moves.MOVE,)

    die: Literal["bus", "triple"]

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        if s.die[2] == BUS:
            return cls(seats=seats, rule=RULE_IDS[cite.SPEED_BUS], die="bus")
        return cls(seats=seats, rule=RULE_IDS[cite.SPEED_TRIPLE], die="triple")


class LastCallQuestion(Question, tag="last_call", frozen=True):
    """Whether a travel voucher is played before the turn ends."""

    moment = (frames.TURN, frames.LAST_CALL)
    reason = cite.VOUCHER_ONE_PER_TURN
    default = (moves.END_TURN,)


class RentsQuestion(Question, tag="rents", frozen=True):
    """The rent of the last move of a timed game."""

    moment = (frames.TURN, frames.RENTS)
    reason = cite.RENT_CLAIM_WINDOW
    default = (moves.WAIVE,)


class ChanceQuestion(Question, tag="chance", kw_only=True, frozen=True):
    """The outcome of dice or of a pile."""

    what: Literal["dice", "card", "deal", "die8", "voucher", "ticket"]
    """The verb of the outcome."""
    deck: Deck = None
    """Of a card; none for one of Roll Three."""
    die: Literal["white", ""] = ""
    """`white`: three white dice."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        match s.f_kind[i]:
            case frames.CARD:
                return cls(seats=seats, what="card", deck=s.card_deck[i])
            case frames.DRAW:
                return cls(seats=seats, what=PILES[s.draw_pile[i]])
            case frames.ROLL_THREE:
                return cls(seats=seats, what="dice", die="white")
            case frames.DEALING:
                return cls(seats=seats, what="deal")
            case frames.UTILITY_DIE:
                return cls(seats=seats, what="die8")
            case _:
                return cls(seats=seats, what="dice")

    @property
    def answers(self) -> tuple[int, ...]:
        return answers_to("chance", self.what)


THREE_WHITE_DICE: Final = ChanceQuestion(seats=(TABLE,), what="dice", die="white")


class OverQuestion(Question, tag="over", frozen=True):
    """Nothing: the game is over, won under a rule."""

    moment = (frames.OVER,)

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        return cls(seats=(), rule=RULE_IDS[_won_by(s, E)])


# --- on a space -------------------------------------------------------------------------------------


class PricedQuestion(Question, kw_only=True, frozen=True):
    """A question that some moves answer by paying its sum, or several times its sum."""

    pays: ClassVar[tuple[int, ...]] = ()
    """The kinds of these moves."""

    amount: Money


class BuyQuestion(PricedQuestion, tag="buy", kw_only=True, frozen=True):
    """Whether a deed that nobody owns is bought."""

    moment = (frames.LAND,)
    reason = cite.BUY_UNOWNED_OPTION
    default = (moves.DECLINE,)
    pays = (moves.BUY,)

    deed: Annotated[int, "deed"]

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        deed = s.land_deed[i]
        return cls(seats=seats, rule=RULE_IDS[cls.reason], deed=deed, amount=E.deed_price[deed])


class TaxQuestion(PricedQuestion, tag="tax", kw_only=True, frozen=True):
    """Which of two taxes is paid: a sum, or a part of all that is owned."""

    reason = cite.INCOME_TAX_CHOICE
    default = (moves.TAX_FLAT, moves.TAX_PERCENT)
    pays = (moves.TAX_FLAT,)

    percent: Number

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        space = s.choice_space[i]
        return cls(
            seats=seats,
            rule=RULE_IDS[cls.reason],
            amount=E.space_amount[space],
            percent=E.space_percent[space],
        )


class PayOrDrawQuestion(PricedQuestion, tag="pay_or_draw", kw_only=True, frozen=True):
    """A card leaves the choice: its sum is paid, or a card of another deck is drawn."""

    reason = cite.CARD_CHOICE_PAY_OR_DRAW
    default = (moves.PAY, moves.DRAW)
    pays = (moves.PAY,)

    deck: Annotated[int, "deck"]

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        rule = RULE_IDS[cls.reason]
        return cls(seats=seats, rule=rule, amount=s.choice_amount[i], deck=s.choice_deck[i])


class DollarsQuestion(PricedQuestion, tag="dollars", kw_only=True, frozen=True):
    """How many Picsou dollars are bought."""

    default = (moves.DOLLARS,)
    pays = (moves.DOLLARS,)

    most: Number
    cheap: bool = False
    """Whether one is sold for less than it is worth."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        cheap = s.choice_percent[i] < 100
        return cls(
            seats=seats,
            rule=RULE_IDS[cite.CARD_BUY_DOLLAR_PICSOU if cheap else cite.PICSOU_DOLLAR_BUY],
            amount=dollars.price_of(s, E, 1, s.choice_percent[i]),
            most=dollars.may_take(s, E, s.f_seat[i]),
            cheap=cheap,
        )


class ShareQuestion(Question, tag="share", kw_only=True, frozen=True):
    """Of which company a share is taken."""

    default = (moves.DECLINE, moves.SHARE)

    companies: Companies
    """Of which a share may be taken."""
    prices: tuple[int, ...]
    """The price of a share of each of them."""
    optional: bool
    """Whether the share may be declined."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        companies, optional = seats_of(stocks.on_sale(s, E)), bool(s.choice_optional[i])
        return cls(
            seats=seats,
            rule=RULE_IDS[cite.STOCK_BUY_OPTION if optional else cite.CARD_GAIN_STOCK],
            companies=companies,
            prices=tuple(stocks.share_price(s, E, s.f_seat[i], company) for company in companies),
            optional=optional,
        )


class StormQuestion(Question, tag="storm", kw_only=True, frozen=True):
    """The place that a storm strikes."""

    default = (moves.STORM,)

    own: bool = False
    """Whether it strikes the property of the player who drew it."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        own = bool(s.choice_tornado[i])
        return cls(seats=seats, rule=RULE_IDS[cite.STORM_TORNADO if own else cite.STORM_HURRICANE], own=own)


class SellHouseQuestion(Question, tag="sell_house", frozen=True):
    """Which building is sold."""

    reason = cite.CARD_SELL_HOUSE_HALF
    default = (moves.SELL,)


class GiveVoucherQuestion(Question, tag="give_voucher", kw_only=True, frozen=True):
    """Which travel voucher is given away."""

    reason = cite.SQUEEZE_PLAY_ALT
    default = (moves.GIVE,)

    by: Annotated[int, "seat"]
    """The seat that receives it."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        return cls(seats=seats, rule=RULE_IDS[cls.reason], by=s.choice_taker[i])


class TakeVoucherQuestion(Question, tag="take_voucher", frozen=True):
    """The travel voucher that is taken, and from whom."""

    reason = cite.CARD_TAKE_TRAVEL_VOUCHER
    default = (moves.TAKE,)


class ReturnVoucherQuestion(Question, tag="return_voucher", frozen=True):
    """Which travel voucher goes back."""

    reason = cite.CARD_RETURN_TRAVEL_VOUCHER
    default = (moves.RETURN,)


# --- auctions and shortages -------------------------------------------------------------------------


class LotQuestion(Question, kw_only=True, frozen=True):
    """A question about a lot of an auction; one of its first three fields names it."""

    deed: Deed = None
    building: Building = None
    """House, hotel, skyscraper, depot or stand."""
    lot: Lot = None
    """A company, card or voucher, `share`, `dollars`."""
    lot_kind: LotKind | Literal[""] = ""
    """Of these last."""

    @staticmethod
    def about(lot: int) -> dict[str, Any]:
        """Return the fields that name a lot."""
        match lots.kind_of(lot):
            case lots.DEED:
                return {"deed": lots.index_of(lot)}
            case lots.BUILDING:
                return {"building": lots.index_of(lot)}
            case _:
                return {"lot": lot, "lot_kind": lot_kind(lot)}


class OpeningQuestion(LotQuestion, tag="opening", kw_only=True, frozen=True):
    """At which price the Banker opens an auction."""

    moment = (frames.AUCTION, frames.OPENING)
    reason = cite.AUCTION_START_PRICE
    default = (moves.OPEN,)

    amount: Money
    """The price that the program would name."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        lot = s.auction_lot[i]
        price = auction.opening_price(s, E, lot)
        return cls(seats=seats, rule=RULE_IDS[cls.reason], amount=price, **cls.about(lot))


class AuctionQuestion(LotQuestion, tag="auction", kw_only=True, frozen=True):
    """Whether anybody bids more."""

    moment = (frames.AUCTION,)
    default = (moves.PASS,)

    amount: Money = 0
    """The highest bid."""
    by: Seat = None
    """The seat that made it."""
    among: Seats = ()
    """The seats that are still in."""
    least: Money = 0
    """The next legal bid."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        lot = s.auction_lot[i]
        bidden = s.auction_leader[i] != NONE
        return cls(
            seats=seats,
            rule=RULE_IDS[AUCTIONS.get(lots.kind_of(lot), cite.BANKRUPT_TO_BANK)],
            amount=s.auction_high[i] if bidden else 0,
            by=s.auction_leader[i] if bidden else None,
            among=seats_of(s.auction_bidders[i]),
            least=auction.least_bid(s, E),
            **cls.about(lot),
        )


class ShortageQuestion(Question, tag="shortage", kw_only=True, frozen=True):
    """How many of the last buildings each wants."""

    moment = (frames.SHORTAGE,)
    reason = cite.SHORTAGE_AUCTION
    default = (moves.WANT,)

    building: Annotated[int, "building"]
    amount: Number
    """How many are left in the bank."""
    by: Annotated[int, "seat"]
    """The seat that ordered one."""
    among: Seats
    """The seats that have not answered yet."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        building = s.shortage_building[i]
        return cls(
            seats=seats,
            rule=RULE_IDS[cls.reason],
            building=building,
            amount=s.stock[building],
            by=s.f_seat[i],
            among=seats,
        )


class PlaceQuestion(Question, tag="place", kw_only=True, frozen=True):
    """The property that gets a building won at auction."""

    reason = cite.SHORTAGE_AUCTION
    default = (moves.PLACE,)

    building: Annotated[int, "building"]
    amount: Money
    """Its price; 0 for the one printed on the deed."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        rule, building = RULE_IDS[cls.reason], s.choice_building[i]
        return cls(seats=seats, rule=rule, building=building, amount=s.choice_price[i])


# --- trades and debts -------------------------------------------------------------------------------


class OfferQuestion(Question, tag="offer", kw_only=True, frozen=True):
    """Whether an offer is accepted."""

    moment = (frames.OFFER,)
    reason = cite.TRADE_PRIVATE_SALE
    default = (moves.REJECT,)

    by: Annotated[int, "seat"]
    """The seat that made the offer."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        return cls(seats=seats, rule=RULE_IDS[cls.reason], by=s.deal_from)


class TransferQuestion(Question, tag="transfer", kw_only=True, frozen=True):
    """Whether a mortgage that came with a deed is lifted at once."""

    moment = (frames.TRANSFER,)
    default = (moves.KEEP, moves.LIFT)

    deed: Annotated[int, "deed"]
    lift: Money
    keep: Money
    """The cost of lifting the mortgage, and of keeping it."""
    deeds: Deeds
    """All that came mortgaged and are still to be decided, that one first."""
    lift_all: Money
    keep_all: Money
    """The same for all of them."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        deed = mortgage.deed_in_transfer(s, s.f_seat[i])
        left = mortgage.deeds_in_transfer(s, s.f_seat[i])
        deeds = tuple(other for other in range(E.deeds) if left >> other & 1)
        return cls(
            seats=seats,
            rule=RULE_IDS[mortgage.transfer_citation(s, cite.MORTGAGE_TRANSFER_INTEREST)],
            deed=deed,
            lift=mortgage.lift_cost(s, E, deed),
            keep=mortgage.keep_fee(E, deed),
            deeds=deeds,
            lift_all=sum(mortgage.lift_cost(s, E, other) for other in deeds),
            keep_all=sum(mortgage.keep_fee(E, other) for other in deeds),
        )


class DebtQuestion(Question, tag="debt", kw_only=True, frozen=True):
    """How a debt is paid that the cash does not cover."""

    moment = (frames.DEBT,)
    default = (
        moves.HALF,
        moves.MORTGAGE,
        moves.SELL,
        moves.SELL_ALL,
        moves.SELL_DOLLARS,
        moves.GIVE,
        moves.BANKRUPT,
    )

    by: Annotated[int, "seat"]
    """The creditor."""
    amount: Money
    missing: Money
    """The part of it that the cash does not cover."""
    half: Money
    """The sum still to be given in property for a rent of which half is paid."""
    deed: Deed
    """The deed whose rent it is."""

    @classmethod
    def asked(cls, s: State, E: Tables, i: int, seats: Seats) -> Self:
        half = s.debt_in_property[i]
        return cls(
            seats=seats,
            rule=RULE_IDS[cite.RENT_HALF_CASH_HALF_PROPERTY if half else s.debt_rule[i]],
            by=s.debt_creditor[i],
            amount=s.debt_amount[i],
            missing=max(s.debt_amount[i] - s.cash[s.f_seat[i]], 0),
            half=half,
            deed=None if s.debt_deed[i] == NONE else s.debt_deed[i],
        )


# --- which is asked ---------------------------------------------------------------------------------

KINDS: Final[dict[QuestionKind, type[Question]]] = {
    cast("QuestionKind", cls.__struct_config__.tag): cls
    for cls in list(globals().values())
    if isinstance(cls, type)
    and issubclass(cls, Question)
    and cls.__struct_config__.tag in get_args(QuestionKind)
}
"""The type of every kind of question."""

MOMENTS: Final = {cls.moment: cls for cls in KINDS.values()}


def question_of(s: State, E: Tables) -> Question:
    """Return what the game in state `s` waits for."""
    i = frames.top(s)
    seats = seats_of(acting.to_act(s))
    return _type_of(s, i, seats).asked(s, E, i, seats)


def _type_of(s: State, i: int, seats: Seats) -> type[Question]:
    frame = s.f_kind[i]
    if seats == (TABLE,):
        return ChanceQuestion
    if frame == frames.CHOICE:
        return KINDS[frames.CHOICES[s.choice_what[i]].question]
    asked = MOMENTS.get((frame, s.f_step[i])) or MOMENTS[frame,]
    return JailQuestion if asked is ThrowQuestion and s.jailed[s.f_seat[i]] else asked


def _won_by(s: State, E: Tables) -> int:
    """The rule by which the game that is over was won: as the last player, or by the count."""
    if s.alive == 1:
        return cite.LAST_PLAYER_WINS
    if s.over_winners[frames.top(s)].bit_count() > 1:
        return cite.RICHEST_TIE
    return cite.TIMED_VALUATION if E.timed else cite.SHORT_VALUATION
