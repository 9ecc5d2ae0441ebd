"""The tables of an edition: what a rulebook says in numbers. Rules read them, nobody changes them."""

from __future__ import annotations

from typing import Annotated, Final

from .fields import I4, I8, FieldTable, cells, field_table
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

# effects of cards
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
SELL_A_HOUSE: Final = 22
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

# what a travel voucher does
RIDE_THE_SIDE: Final = 0  # on to any space up to the next corner
RIDE_TO_STATION: Final = 1  # on to any station, without rent
RIDE_STEPS: Final = 2  # amount = spaces, below 0 backwards

# faces of the red die beside its numbers
BUS: Final = 4
MR_MONOPOLY: Final = 5

# who may bid when
BID_ANY_ORDER: Final = 0
BID_IN_TURN: Final = 1


@field_table
class Tables(FieldTable):
    """Knobs and tables of one edition. Money in whole units, percentages in per cent."""

    spaces: I4
    deeds: I4
    groups: I4
    decks: I4
    cards: I4
    keepable: I4

    min_players: I4
    max_players: I4
    banker_optional_above: I4  # from how many players on the banker may only bank
    banker_required_above: I4  # from how many persons on he must, himself counted; 0: he never must
    starting_cash: I4
    stock: Annotated[list[int], cells("i4", 5)]  # buildings in the bank at the start, by kind
    go_salary: I4
    go_once_per_lap: I4
    jail_space: I4
    jail_fine: I4
    jail_tries: I4  # turns in jail after which the fine is forced
    fine_before_throw: I4  # on how many of them the fine may be paid before the throw
    auction_format: I4
    auction_opening: I4
    auction_increment: I4
    building_auction_opening: I4
    rent_window_turns: I4  # 2: second following player's throw, 1: the next player's, 0: any throw
    group_rent_factor: I4
    double_with_mortgaged_member: I4
    mortgaged_counts_in_scale: I4
    utility_after_card: I4  # 1: a card's move to a utility asks for a fresh throw
    utility_fresh_throw: I4  # 1: every landing on a utility does
    max_houses: I4
    mortgaged_member_blocks_build: I4
    mortgage_interest: I4
    transfer_lift_surcharge: I4  # per cent on lifting at once after a trade
    transfer_keep_fee: I4  # per cent on keeping the mortgage at a transfer
    debt_must_liquidate_first: I4
    trade_mortgaged: I4
    gift_trades_allowed: I4

    auction_opening_half: I4  # 1: a Banker in person names the price; else half of what the lot is worth
    trade_after_sellout: I4  # 1: no deed changes hands by a deal while the bank holds one
    hotel_sale_forces_all: I4  # 1: a group with a hotel is sold as a block
    rent_half_property: I4  # 1: who lacks the cash may pay half of a rent in property
    estate_everything: I4  # 1: a bankrupt's papers and cards are auctioned too
    hotel_in_houses: I4  # in the count of wealth, so many house prices; 0: what was paid
    skyscraper_in_houses: I4
    depot_rent_factor: I4
    start_vouchers: I4
    start_rolls: I4  # Roll Three cards

    dealt_deeds: I4  # deeds dealt to each player at the start
    dealt_paid: I4  # 1: they are paid for at the printed price
    end_after_bankruptcies: I4  # 0: the last survivor wins; else the count of wealth after so many
    final_buildings_pass: I4  # 1: the last bankrupt's buildings pass standing to his creditor
    timed: I4  # 1: the bell ends the game
    speed_die: I4  # 1: a red die beside the white ones, once a player has been past GO
    speed_doubles_ignore_red: I4  # 1: with doubles only the white dice count
    triple_grants_throw: I4  # 1: three of a kind count as doubles

    auction_when_declined: I4  # 0, a house rule: a declined deed stays with the bank
    go_stop_bonus: I4  # a house rule: paid beside the salary to who stops on GO
    parking_pot: I4  # 1, a house rule: taxes, fines and penalties await who stops on Free Parking

    companies: I4
    voucher_kinds: I4
    roll_cards: I4
    ticket_kinds: I4
    dollars: I4  # Picsou dollars in all
    dollar_deed: I4  # the deed whose rent is their value, or NONE
    dollars_per_landing: I4  # how many may be bought at a landing; 0: all
    squeeze_red: I4  # 1: the red die is thrown too

    speed_faces: Annotated[list[int], cells("i1", 6)]  # of the red die: 1–3, BUS or MR_MONOPOLY
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
