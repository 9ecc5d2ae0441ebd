"""The tables of an edition: what a rulebook says in numbers. Rules read them, nobody changes them."""

from __future__ import annotations

from typing import Annotated, Final

from .fields import I4, I8, FieldTable, cells, field_table
from .knobs import Knobs
from .state import CARDS, COMPANIES, DECKS, DEEDS, KEEPABLE, ROLL_CARDS, TICKET_KINDS, VOUCHER_KINDS

SPACES: Final = 52
GROUPS: Final = 14
GROUP_SIZE: Final = 8
RENTS: Final = 8
DIVIDENDS: Final = 8
DIE8: Final = 8
SQUEEZE_SUMS: Final = 16

# kinds of space
CORNER: Final = 0  # nothing happens: GO itself, just visiting, Free Parking
DEED_SPACE: Final = 1
CARD_SPACE: Final = 2
TAX_SPACE: Final = 3  # the printed amount
TAX_CHOICE_SPACE: Final = 4  # flat amount or a percentage, as the player chooses
GO_TO_JAIL_SPACE: Final = 5
PARKING_SPACE: Final = 6  # nothing, by every book; a house rule may leave money here
LOTTERY_SPACE: Final = 7
VOUCHER_SPACE: Final = 8  # nothing but the vouchers that are drawn there
DOLLARS_SPACE: Final = 9
EXCHANGE_SPACE: Final = 10
ROLL_THREE_SPACE: Final = 11
SQUEEZE_SPACE: Final = 12
UTILITIES_SPACE: Final = 13  # an eight-sided die says which utility

# kinds of deed
STREET: Final = 0
STATION: Final = 1
UTILITY: Final = 2
TAXI: Final = 3

# effects of cards, named as in edition files: `effect = "advance_to"`
ADVANCE_TO: Final = 0  # target = space
ADVANCE_NEAREST: Final = 1  # target = kind of deed, amount = rent rule argument
MOVE_RELATIVE: Final = 2  # amount = spaces, below 0 backwards
GO_TO_JAIL: Final = 3
COLLECT_BANK: Final = 4
PAY_BANK: Final = 5
COLLECT_EACH: Final = 6
PAY_EACH: Final = 7
REPAIRS: Final = 8  # amount a house, hotel_amount a hotel
KEEP_OUT_OF_JAIL: Final = 9
PAY_PER_DEED: Final = 10  # amount for each deed that is not mortgaged
HURRICANE: Final = 11
TORNADO: Final = 12
GAIN_DOLLARS: Final = 13  # amount Picsou dollars, as far as the bank has them
OFFER_DOLLAR: Final = 14  # one may be bought, at amount per cent of its value
COLLECT_DIVIDENDS: Final = 15  # amount = companies, as bits
PAY_DIVIDENDS: Final = 16  # amount = companies, as bits
STOCK_CRASH: Final = 17
GAIN_SHARE: Final = 18
DRAW_VOUCHERS: Final = 19  # amount = how many
TAKE_VOUCHER: Final = 20
RETURN_VOUCHER: Final = 21
SELL_HOUSE: Final = 22
KEEP_FREE_HOUSE: Final = 23
KEEP_HALF_PAR: Final = 24
KEEP_HALF_RENT: Final = 25  # target = kind of deed
MOVE_BACK_TO: Final = 26  # target = space
PAY_OR_DRAW: Final = 27  # amount to the bank, or a card of the deck target

# how the rent of one landing is reckoned (a card may change it)
PLAIN_RENT: Final = 0
MULTIPLIED_RENT: Final = 1  # times card_amount
FRESH_DICE_RENT: Final = 2  # card_amount times a fresh throw
NO_RENT: Final = 3

RENT_RULES: Final = frozenset({PLAIN_RENT, MULTIPLIED_RENT, FRESH_DICE_RENT, NO_RENT})

# what a travel voucher does
RIDE_THE_SIDE: Final = 0  # on to any space up to the next corner
RIDE_TO_STATION: Final = 1  # on to any station, without rent
RIDE_STEPS: Final = 2  # amount = spaces, below 0 backwards

# faces of the red die other than its numbers
BUS: Final = 4
MR_MONOPOLY: Final = 5

# who may bid when: the choices of the knob `auction_format`
BID_ANY_ORDER: Final = 0
BID_IN_TURN: Final = 1


@field_table
class Tables(Knobs, FieldTable):
    """Knobs and tables of one edition. Money in whole units, percentages in hundredths."""

    spaces: I4
    deeds: I4
    groups: I4
    decks: I4
    cards: I4
    keepable: I4

    stock: Annotated[list[int], cells("i4", 5)]  # buildings in the bank at the start, by kind
    jail_space: I4

    companies: I4
    voucher_kinds: I4
    roll_cards: I4
    ticket_kinds: I4
    dollars: I4  # Picsou dollars in all
    dollar_deed: I4  # the deed whose rent is their value, or NONE

    space_kind: Annotated[list[int], cells("i1", SPACES)]
    space_deed: Annotated[list[int], cells("i1", SPACES)]  # or NONE
    space_deck: Annotated[list[int], cells("i1", SPACES)]  # or NONE
    space_amount: Annotated[list[int], cells("i4", SPACES)]  # tax
    space_percent: Annotated[list[int], cells("i4", SPACES)]  # tax
    space_vouchers: Annotated[list[int], cells("i1", SPACES)]  # travel vouchers drawn by who stops there

    deed_kind: Annotated[list[int], cells("i1", DEEDS)]
    deed_space: Annotated[list[int], cells("i1", DEEDS)]
    deed_group: Annotated[list[int], cells("i1", DEEDS)]
    deed_price: Annotated[list[int], cells("i4", DEEDS)]
    deed_mortgage: Annotated[list[int], cells("i4", DEEDS)]
    deed_lift: Annotated[list[int], cells("i4", DEEDS)]  # the loan and its interest, outside a transfer
    deed_house: Annotated[list[int], cells("i4", DEEDS)]  # price of a house; of a depot or stand
    deed_hotel: Annotated[list[int], cells("i4", DEEDS)]  # price of a hotel, houses apart
    deed_rent: Annotated[list[int], cells("i4", DEEDS * RENTS)]
    # street: by level 0–6; station, taxi company: by number owned less one; utility: times the dice, likewise
    deed_skyscraper: Annotated[
        list[int], cells("i4", DEEDS)
    ]  # price of a skyscraper, the hotel apart; 0: none
    deed_build: Annotated[
        list[int], cells("i4", DEEDS * RENTS)
    ]  # price of what is built next, by level: house, hotel, skyscraper; depot or stand; 0: nothing
    depot_lots: I8  # where a depot or a stand may be built, as a bit set of deeds

    group_size: Annotated[list[int], cells("i1", GROUPS)]
    group_member: Annotated[list[int], cells("i1", GROUPS * GROUP_SIZE)]  # deeds in board order
    group_deeds: Annotated[list[int], cells("i8", GROUPS)]  # the same as a bit set

    deck_first: Annotated[list[int], cells("i1", DECKS)]  # its first card in the card tables
    deck_size: Annotated[list[int], cells("i1", DECKS)]
    card_effect: Annotated[list[int], cells("i1", CARDS)]
    card_amount: Annotated[list[int], cells("i4", CARDS)]
    card_hotel: Annotated[list[int], cells("i4", CARDS)]  # repairs: amount a hotel
    card_target: Annotated[list[int], cells("i1", CARDS)]
    card_rent: Annotated[list[int], cells("i1", CARDS)]  # rent rule at the place it brings to
    card_keep: Annotated[list[int], cells("i1", CARDS)]  # index among keepable cards, or NONE
    keep_card: Annotated[list[int], cells("i1", KEEPABLE)]  # and back
    keep_deck: Annotated[list[int], cells("i1", KEEPABLE)]
    kept_effects: I8  # the effects of all keepable cards, as a bit set
    card_skyscraper: Annotated[list[int], cells("i4", CARDS)]  # repairs: amount a skyscraper
    card_depot: Annotated[list[int], cells("i4", CARDS)]  # repairs: amount a depot or stand

    die8_deed: Annotated[list[int], cells("i1", DIE8)]  # the utility of each face of the eight-sided die
    company_par: Annotated[list[int], cells("i4", COMPANIES)]
    company_shares: Annotated[list[int], cells("i1", COMPANIES)]
    company_dividend: Annotated[list[int], cells("i4", COMPANIES * DIVIDENDS)]  # by shares held less one
    voucher_count: Annotated[list[int], cells("i1", VOUCHER_KINDS)]
    voucher_effect: Annotated[list[int], cells("i1", VOUCHER_KINDS)]
    voucher_amount: Annotated[list[int], cells("i1", VOUCHER_KINDS)]
    voucher_expires: Annotated[list[int], cells("i1", VOUCHER_KINDS)]  # 1: all others that are held expire
    roll_dice: Annotated[list[int], cells("i4", ROLL_CARDS)]  # three numbers, four bits each, rising
    roll_three_pays: Annotated[list[int], cells("i4", 5)]  # by matches; last: all three of the thrower's own
    squeeze_pays: Annotated[list[int], cells("i4", SQUEEZE_SUMS)]  # by the sum of the dice
    ticket_count: Annotated[list[int], cells("i1", TICKET_KINDS)]
    ticket_amount: Annotated[list[int], cells("i4", TICKET_KINDS)]
