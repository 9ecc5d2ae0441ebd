"""Why a move is refused: one number each, with its rule id. 0 means the move is legal."""

from __future__ import annotations

from typing import Final, NamedTuple

LEGAL: Final = 0


class Reason(NamedTuple):
    """A refusal: the key of its text in the locale files (`refusal-KEY`), and the rule it rests on."""

    key: str
    rule: str


REASONS: list[Reason] = [Reason("legal", "")]
"""Reason by number."""


def reason(key: str, rule: str) -> int:
    """Register a refusal and give its number."""
    REASONS.append(Reason(key, rule))
    return len(REASONS) - 1


def asked_under(rule: str) -> tuple[int, int]:
    """Register the two refusals of a choice that needs no words of its own, as `frames.choice` takes them."""
    return reason("not-asked", rule), reason("answer-first", rule)


GAME_OVER: Final = reason("game-over", "last-player-wins")
RETIRED: Final = reason("retired", "bankrupt-retires")
NO_SUCH_SEAT: Final = reason("no-such-seat", "player-count")
NOT_YOUR_TURN: Final = reason("not-your-turn", "turn-order-left")
ROLLOFF_FIRST: Final = reason("rolloff-first", "first-player-rolloff")
CHANCE_FIRST: Final = reason("chance-first", "dice-movement")
UNKNOWN_MOVE: Final = reason("unknown-move", "space-effects")
NOT_A_WAY: Final = reason("not-a-way", "dice-movement")
NO_BELL: Final = reason("no-bell", "last-player-wins")
BELL_HAS_RUNG: Final = reason("bell-has-rung", "timed-end")
TIME_IS_UP: Final = reason("time-is-up", "timed-end")
DEAL_FIRST: Final = reason("deal-first", "short-deeds-dealt")
NOT_TO_DEAL: Final = reason("not-to-deal", "short-deeds-dealt")
CHOOSE_MOVE_FIRST: Final = reason("choose-move-first", "speed-bus")
NO_MOVE_TO_CHOOSE: Final = reason("no-move-to-choose", "speed-bus")
NO_SPEED_DIE: Final = reason("no-speed-die", "dice-movement")
NOT_A_DIE_COUNT: Final = reason("not-a-die-count", "speed-bus")
NO_SUCH_SPACE: Final = reason("no-such-space", "speed-triple")
CARD_NOT_TO_COME: Final = reason("card-not-to-come", "card-draw-and-return")
DECIDE_PURCHASE: Final = reason("decide-purchase", "buy-unowned-option")
DECIDE_TAX: Final = reason("decide-tax", "income-tax-choice")
AUCTION_RUNS: Final = reason("auction-runs", "auction-on-decline")
DEBT_FIRST: Final = reason("debt-first", "debt-raise-cash")
ANSWER_OFFER: Final = reason("answer-offer", "trade-private-sale")
TRANSFER_FIRST: Final = reason("transfer-first", "mortgage-transfer-interest")
SHORTAGE_RUNS: Final = reason("shortage-runs", "shortage-auction")
PLACE_FIRST: Final = reason("place-first", "shortage-auction")

NOT_FOR_SALE: Final = reason("not-for-sale", "buy-unowned-option")
PRICE_ABOVE_CASH: Final = reason("price-above-cash", "buy-unowned-option")

NO_AUCTION: Final = reason("no-auction", "auction-on-decline")
PASSED_ALREADY: Final = reason("passed-already", "auction-who-may-bid")
NOT_A_BIDDER: Final = reason("not-a-bidder", "auction-who-may-bid")
WAIT_TO_BID: Final = reason("wait-to-bid", "auction-who-may-bid")
NO_OPENING: Final = reason("no-opening", "auction-start-price")
NOT_THE_BANKER: Final = reason("not-the-banker", "auction-start-price")
OPENING_FIRST: Final = reason("opening-first", "auction-start-price")
OPENING_OUT_OF_RANGE: Final = reason("opening-out-of-range", "auction-start-price")
HIGHEST_ALREADY: Final = reason("highest-already", "auction-increment")
BID_BELOW_OPENING: Final = reason("bid-below-opening", "auction-start-price")
BUILDING_BID_BELOW_OPENING: Final = reason("building-bid-below-opening", "shortage-auction-start")
BID_NOT_HIGHER: Final = reason("bid-not-higher", "auction-increment")
BID_ABOVE_CASH: Final = reason("bid-above-cash", "auction-cash-payment")

NO_LOT_WOULD_BE_LEFT: Final = reason("no-lot-would-be-left", "shortage-auction")

NO_CLAIM_MORTGAGED: Final = reason("no-claim-mortgaged", "rent-none-if-mortgaged")
NO_CLAIM: Final = reason("no-claim", "rent-claim-window")
CLAIM_ASKED: Final = reason("claim-asked", "rent-claim-required")

NO_TAX_CHOICE: Final = reason("no-tax-choice", "income-tax-choice")

NOT_IN_JAIL: Final = reason("not-in-jail", "jail-exit-fine-before-roll")
FINE_TOO_LATE: Final = reason("fine-too-late", "jail-exit-fine-before-roll")
FINE_ABOVE_CASH: Final = reason("fine-above-cash", "jail-exit-fine-before-roll")
JAIL_NEXT_TURN: Final = reason("jail-next-turn", "jail-wait-next-turn")
CARD_NOT_HELD: Final = reason("card-not-held", "jail-exit-card")
CARD_OUTSIDE_JAIL: Final = reason("card-outside-jail", "jail-exit-card")

BUILD_NOT_NOW: Final = reason("build-not-now", "build-any-time")
NOT_A_STREET: Final = reason("not-a-street", "build-complete-group")
GROUP_NOT_COMPLETE: Final = reason("group-not-complete", "build-complete-group")
GROUP_MORTGAGED: Final = reason("group-mortgaged", "build-mortgaged-group-blocks")
BUILD_UNEVEN: Final = reason("build-uneven", "build-evenly")
HOTEL_NEEDS_HOUSES: Final = reason("hotel-needs-houses", "hotel-after-four-houses")
HOTEL_STANDS: Final = reason("hotel-stands", "hotel-one-per-lot")
NO_HOUSES_LEFT: Final = reason("no-houses-left", "shortage-wait")
NO_HOTELS_LEFT: Final = reason("no-hotels-left", "shortage-wait")
BUILDING_ABOVE_CASH: Final = reason("building-above-cash", "build-price-on-deed")
WANT_NOT_ASKED: Final = reason("want-not-asked", "shortage-auction")
WANT_TOO_MANY: Final = reason("want-too-many", "shortage-auction")
NOTHING_TO_PLACE: Final = reason("nothing-to-place", "shortage-auction")

SELL_NOT_NOW: Final = reason("sell-not-now", "sell-building-half-price")
NOT_YOUR_BUILDING: Final = reason("not-your-building", "sell-building-only-to-bank")
NOTHING_BUILT: Final = reason("nothing-built", "sell-building-half-price")
SELL_UNEVEN: Final = reason("sell-uneven", "sell-houses-evenly")
NO_HOUSES_FOR_HOTEL: Final = reason("no-houses-for-hotel", "sell-hotel-breakdown")
NO_HOTEL_FOR_SKYSCRAPER: Final = reason("no-hotel-for-skyscraper", "sell-skyscraper-refund")
NO_HOTEL_IN_GROUP: Final = reason("no-hotel-in-group", "sell-hotels-all-at-once")

MORTGAGE_NOT_NOW: Final = reason("mortgage-not-now", "mortgage-any-time")
NOT_YOUR_DEED: Final = reason("not-your-deed", "mortgage-owner-keeps")
MORTGAGED_ALREADY: Final = reason("mortgaged-already", "mortgage-any-time")
SELL_BUILDINGS_FIRST: Final = reason("sell-buildings-first", "mortgage-sell-buildings-first")
LIFT_NOT_NOW: Final = reason("lift-not-now", "mortgage-lift")
NOT_MORTGAGED: Final = reason("not-mortgaged", "mortgage-lift")
LIFT_ABOVE_CASH: Final = reason("lift-above-cash", "mortgage-lift")
NOT_THIS_TRANSFER: Final = reason("not-this-transfer", "mortgage-transfer-interest")

OFFER_NOT_NOW: Final = reason("offer-not-now", "trade-any-time")
OFFER_TO_WHOM: Final = reason("offer-to-whom", "trade-private-sale")
OFFER_EMPTY: Final = reason("offer-empty", "trade-content")
OFFER_NOT_OWNED: Final = reason("offer-not-owned", "trade-private-sale")
OFFER_BUILDINGS: Final = reason("offer-buildings", "trade-no-buildings-in-group")
OFFER_ABOVE_CASH: Final = reason("offer-above-cash", "no-loans")
OFFER_INTEREST: Final = reason("offer-interest", "mortgage-transfer-interest")
OFFER_MORTGAGED: Final = reason("offer-mortgaged", "trade-mortgaged-property")
OFFER_GIVEN_AWAY: Final = reason("offer-given-away", "debt-raise-cash")
OFFER_BELOW_BANK: Final = reason("offer-below-bank", "debt-raise-cash")
OFFER_BEFORE_RENT: Final = reason("offer-before-rent", "rent-claim-required")
OFFER_GIFT: Final = reason("offer-gift", "no-helping")
OFFER_VOUCHERS: Final = reason("offer-vouchers", "trade-content")
NO_OFFER: Final = reason("no-offer", "trade-private-sale")
NOT_YOUR_OFFER: Final = reason("not-your-offer", "trade-private-sale")
OFFER_BANK_HAS_DEEDS: Final = reason("offer-bank-has-deeds", "trade-bank-deeds-exhausted")
OFFER_MORTGAGED_SHARE: Final = reason("offer-mortgaged-share", "stock-mortgage-sell")
OFFER_CARD_NOT_TRADED: Final = reason("offer-card-not-traded", "goojf-keep")

SKYSCRAPER_NEEDS_HOTELS: Final = reason("skyscraper-needs-hotels", "skyscraper-build")
SKYSCRAPER_STANDS: Final = reason("skyscraper-stands", "skyscraper-build")
NO_SKYSCRAPERS_LEFT: Final = reason("no-skyscrapers-left", "shortage-wait")
NOT_YOUR_STATION: Final = reason("not-your-station", "depot-build")
STATION_MORTGAGED: Final = reason("station-mortgaged", "depot-build")
DEPOT_STANDS: Final = reason("depot-stands", "depot-build")
NO_DEPOTS_LEFT: Final = reason("no-depots-left", "shortage-wait")
SELL_DEPOT_FIRST: Final = reason("sell-depot-first", "depot-build")
HOTEL_SALE_FORCES_ALL: Final = reason("hotel-sale-forces-all", "picsou-hotel-sale-forces-all")

NO_HALF: Final = reason("no-half", "rent-half-cash-half-property")
HALF_ABOVE_CASH: Final = reason("half-above-cash", "rent-half-cash-half-property")
HALF_TOO_LITTLE_PROPERTY: Final = reason("half-too-little-property", "rent-half-cash-half-property")
GIVE_FIRST: Final = reason("give-first", "rent-half-cash-half-property")
NOTHING_TO_GIVE: Final = reason("nothing-to-give", "rent-half-cash-half-property")
NOT_TO_GIVE: Final = reason("not-to-give", "rent-half-cash-half-property")

NO_VOUCHER: Final = reason("no-voucher", "voucher-gain")
VOUCHER_NOT_NOW: Final = reason("voucher-not-now", "voucher-one-per-turn")
VOUCHER_PLAYED_ALREADY: Final = reason("voucher-played-already", "voucher-one-per-turn")
VOUCHER_IN_JAIL: Final = reason("voucher-in-jail", "voucher-one-per-turn")
VOUCHER_NOT_THERE: Final = reason("voucher-not-there", "voucher-move-normal")
VOUCHER_NEEDS_SPACE: Final = reason("voucher-needs-space", "voucher-move-normal")
VOUCHER_NOT_HELD: Final = reason("voucher-not-held", "voucher-visible")
NO_VOUCHER_ASKED: Final = reason("no-voucher-asked", "voucher-visible")
CHOOSE_VOUCHER_FIRST: Final = reason("choose-voucher-first", "voucher-visible")
LAST_CALL_ONLY: Final = reason("last-call-only", "voucher-one-per-turn")

NO_DOLLARS_ON_SALE: Final = reason("no-dollars-on-sale", "picsou-dollar-buy")
DOLLARS_TOO_MANY: Final = reason("dollars-too-many", "picsou-dollar-supply")
DOLLARS_ABOVE_CASH: Final = reason("dollars-above-cash", "picsou-dollar-buy")
DOLLARS_NOT_HELD: Final = reason("dollars-not-held", "picsou-dollar-sell")
DOLLARS_SAY_ZERO: Final = reason("dollars-say-zero", "picsou-dollar-buy")
DOLLARS_FIRST: Final = reason("dollars-first", "picsou-dollar-buy")

NO_SHARE_ON_SALE: Final = reason("no-share-on-sale", "stock-bank-only-single")
NO_SHARE_LEFT: Final = reason("no-share-left", "stock-buy-option")
SHARE_ABOVE_CASH: Final = reason("share-above-cash", "stock-buy-option")
SHARE_FIRST: Final = reason("share-first", "stock-buy-option")
SHARE_NOT_HELD: Final = reason("share-not-held", "stock-mortgage-sell")
NO_SHARE_MORTGAGED: Final = reason("no-share-mortgaged", "stock-mortgage-sell")

NO_STORM: Final = reason("no-storm", "storm-immediate")
STORM_FIRST: Final = reason("storm-first", "storm-immediate")
STORM_NOT_HIS: Final = reason("storm-not-his", "storm-hurricane")
STORM_NOT_OWN: Final = reason("storm-not-own", "storm-tornado")
STORM_NOTHING_BUILT: Final = reason("storm-nothing-built", "storm-built-only")
STORM_ONE_STATION: Final = reason("storm-one-station", "storm-single-station")

SELL_HOUSE_FIRST: Final = reason("sell-house-first", "card-sell-house-half")
NOT_CONDEMNED: Final = reason("not-condemned", "card-sell-house-half")
CARD_HAS_NO_TARGET: Final = reason("card-has-no-target", "goojf-keep")
CARD_NEEDS_LOT: Final = reason("card-needs-lot", "card-free-house")
CARD_PLAYS_ITSELF: Final = reason("card-plays-itself", "goojf-keep")

NO_DEBT: Final = reason("no-debt", "bankrupt-definition")
CAN_RAISE: Final = reason("can-raise", "debt-raise-cash")
CAN_PAY_BY_HALVES: Final = reason("can-pay-by-halves", "rent-half-cash-half-property")
MUST_LIQUIDATE: Final = reason("must-liquidate", "debt-raise-cash")
SELL_DOLLARS_FIRST: Final = reason("sell-dollars-first", "debt-raise-cash")
