"""The state of a game: every number that a rule may read or change, and nothing else.

Seats are 0–7. `BANK` and `ESTATE` are the two further hands that can hold things, `TABLE` is the
seat of chance. No index is ever negative.
"""

from __future__ import annotations

from typing import Annotated, Final

from .fields import I1, I4, I8, FieldTable, OtherName, cells, field_table

SEATS: Final = 8
BANK: Final = 8
ESTATE: Final = 9  # holds a bankrupt's deeds while they are auctioned; its purse is what lies on Free Parking
HANDS: Final = 10
TABLE: Final = 15
NONE: Final = 127
"""No deed, no seat, no card: out of the range of every table, so that a slip is seen."""

DEEDS: Final = 40
LEVELS: Final = 6
DECKS: Final = 5
CARDS: Final = 100
KEEPABLE: Final = 8
CLAIMS: Final = 28
DEPTH: Final = 24
EVENTS: Final = 128
EVENT_WORDS: Final = 4

BELL_RUNG: Final = 1
SETTLEMENT: Final = 2

HOUSE: Final = 0
HOTEL: Final = 1
SKYSCRAPER: Final = 2
DEPOT: Final = 3
STAND: Final = 4
STOCKS: Final = 5

HOTEL_LEVEL: Final = 5
SKYSCRAPER_LEVEL: Final = 6

COMPANIES: Final = 6
VOUCHER_KINDS: Final = 12
ROLL_CARDS: Final = 36
TICKET_KINDS: Final = 8

WordA = Annotated[list[int], OtherName("f_a")]
WordB = Annotated[list[int], OtherName("f_b")]
WordC = Annotated[list[int], OtherName("f_c")]
WordD = Annotated[list[int], OtherName("f_d")]
WordE = Annotated[list[int], OtherName("f_e")]


@field_table
class State(FieldTable):
    """The field table of a game (the meaning of each field stands beside it)."""

    turn: I4  # whose turn it is
    turn_no: I4  # turns so far in which dice were thrown for movement
    players: I4  # seats dealt in
    alive: I4  # survivors
    doubles: I4  # doubles thrown in this turn
    moves: I8  # moves applied so far, chance included
    ending: I4  # BELL_RUNG, or SETTLEMENT of a short game's last bankruptcy
    bankrupts: I4  # bankruptcies so far
    fault: I4  # a kernel error code; always 0
    depth: I4  # frames in use
    banker: I4  # 0: the program keeps the bank; else the hand of the person who does, counted from 1

    cash: Annotated[list[int], cells("i8", HANDS)]  # the ten purses always sum to the same number
    die: Annotated[list[int], cells("i4", 3)]  # the last movement throw
    stock: Annotated[list[int], cells("i4", STOCKS)]  # buildings left in the bank, by kind

    at: Annotated[list[int], cells("i1", SEATS)]  # space
    jailed: Annotated[
        list[int], cells("i1", SEATS)
    ]  # 0 free, else the number of the jail turn to come, from 1
    free_stop: Annotated[
        list[int], cells("i1", SEATS)
    ]  # the deed on which the seat stopped last, if it was mortgaged then, counted from 1; else 0
    out: Annotated[list[int], cells("i1", SEATS)]  # 0 in play, else order of bankruptcy
    heir: Annotated[list[int], cells("i1", SEATS)]  # who took over: BANK or a seat
    lap: Annotated[list[int], cells("i8", SEATS)]  # winding number of the token round the board
    lap_best: Annotated[list[int], cells("i8", SEATS)]  # its maximum so far
    tally: Annotated[list[int], cells("i4", SEATS)]  # throws for first player, or wants in a shortage

    owner: Annotated[list[int], cells("i1", DEEDS)]  # hand that holds the deed
    level: Annotated[
        list[int], cells("i1", DEEDS)
    ]  # street: 0–4 houses, 5 a hotel, 6 a skyscraper; station, taxi company: 1 a depot, a stand
    mortgaged: Annotated[list[int], cells("i1", DEEDS)]
    holds: Annotated[list[int], cells("i8", HANDS)]  # by hand, what `owner` says: bit sets of deeds
    whole: Annotated[list[int], cells("i8", HANDS)]  # by hand, the streets of its complete colour groups
    built: Annotated[int, cells("i8", 0)]  # the lots with a building, as a bit set
    pledged: Annotated[int, cells("i8", 0)]  # the mortgaged deeds, as a bit set
    todo: Annotated[list[int], cells("i1", DEEDS)]  # 1 = interest due at a transfer
    paid: Annotated[list[int], cells("i8", DEEDS * LEVELS)]  # price paid for each level of each deed

    unseen: Annotated[list[int], cells("i8", DECKS)]  # bit set of cards of the deck not drawn yet
    known: Annotated[list[int], cells("i1", DECKS)]  # how many seen cards lie in the pile
    order: Annotated[list[int], cells("i1", CARDS)]  # which, top first; a deck's row begins at its first card
    kept: Annotated[list[int], cells("i1", KEEPABLE)]  # by keepable card: the hand that holds it, or NONE

    claim_n: I4  # open rent claims, oldest first
    claims_before: I4  # so many of them, the oldest, are of moves that are over
    claim_lander: Annotated[list[int], cells("i1", CLAIMS)]
    claim_owner: Annotated[list[int], cells("i1", CLAIMS)]
    claim_deed: Annotated[list[int], cells("i1", CLAIMS)]
    claim_asked: Annotated[list[int], cells("i1", CLAIMS)]  # asked for while the lander was in debt
    claim_turn: Annotated[list[int], cells("i4", CLAIMS)]  # turn_no of the landing
    claim_amount: Annotated[list[int], cells("i8", CLAIMS)]  # dollars; below 0: so many times a fresh throw

    f_kind: Annotated[list[int], cells("i1", DEPTH)]
    f_seat: Annotated[list[int], cells("i1", DEPTH)]
    f_step: Annotated[list[int], cells("i1", DEPTH)]
    f_a: Annotated[list[int], cells("i8", DEPTH)]
    f_b: Annotated[list[int], cells("i8", DEPTH)]
    f_c: Annotated[list[int], cells("i8", DEPTH)]
    f_d: Annotated[list[int], cells("i8", DEPTH)]
    f_e: Annotated[list[int], cells("i1", DEPTH)]

    # What the five words of a frame mean is told by its kind; rules know them by these names alone.
    rolloff_tied: WordA  # seats still tied (bits)
    rolloff_to_throw: WordB  # those of them that have not rolled yet (bits)
    turn_throws_again: WordA  # 1: these doubles give another roll
    turn_moves_on: WordB  # 1: Mr Monopoly still moves the token on
    turn_resumes_at: WordC  # at the step RIDDEN: the step to continue at
    land_space: WordA  # the space the token is on
    land_rent_rule: WordB  # the rule that sets the rent
    land_factor: WordC  # factor of a multiplied rent, or of dice rolled for it
    land_by_card: WordD  # 1: a card brought the token
    land_deed: WordD  # at the step WAIT: the deed for sale
    land_owner: WordD  # at the step THROWN: the seat that gets the rent
    land_rent_deed: WordE  # at the step THROWN: the deed it is for
    card_deck: WordA  # the deck it is drawn from
    card_drawn: WordB  # the card being obeyed, NONE before it is drawn
    choice_what: WordA  # what is chosen; decides the other words
    choice_space: WordB  # TAX: the space that asks
    choice_building: WordB  # PLACE: the kind of building
    choice_price: WordC  # PLACE: the winning bid, or 0 for the price on the deed
    choice_limit: WordB  # DOLLARS: the most that may be bought, 0 for any number
    choice_percent: WordC  # DOLLARS, SHARE: the price, in percent of the value or of par
    choice_optional: WordB  # SHARE: 1 if it may be declined
    choice_tornado: WordB  # STORM: 1 if it strikes the player's own property
    choice_taker: WordB  # GIVE_VOUCHER: the seat that receives it
    choice_deck: WordB  # PAY_OR_DRAW: the deck to draw from instead
    choice_amount: WordC  # PAY_OR_DRAW: the amount to pay
    auction_lot: WordA  # what is for sale, as `lots` packs it: a deed is its index
    auction_first: WordB  # at the step OPENING: the seat that bids first
    auction_high: WordB  # the highest bid; before it the Banker's price, or 0
    auction_leader: WordC  # the seat that bid it, or NONE
    auction_bidders: WordD  # seats still in (bits)
    shortage_building: WordA  # the kind of building in short supply
    shortage_unasked: WordB  # seats still to say how many they want (bits)
    transfer_by_trade: WordA  # 1: after a trade, 0: after a bankruptcy
    collect_amount: WordA  # from or to each
    collect_companies: WordA  # EACH_PAYS_DIVIDENDS: those on whose shares they are paid (bits)
    collect_direction: WordB  # who pays whom
    collect_settled: WordC  # seats that are done (bits)
    collect_rule: WordD  # rule id number
    debt_amount: WordA  # the amount owed
    debt_creditor: WordB  # the seat it is owed to, or BANK
    debt_rule: WordC  # rule id number
    debt_in_property: WordD  # what is left of the half that is paid in property
    debt_deed: WordE  # the deed whose rent it is, or NONE
    over_winners: WordA  # who has won (bits)
    over_heir: WordB  # who took over from the last bankrupt of a short game
    over_unpaid: WordC  # the interest that he could not pay: taken off his count
    draw_pile: WordA  # from which
    draw_left: WordB  # how many are still drawn
    draw_dealt: WordC  # 1: before the game, as everybody does

    shares: Annotated[
        list[int], cells("i1", HANDS * COMPANIES)
    ]  # of each company, by hand; the bank's unsold
    pawned: Annotated[list[int], cells("i1", HANDS * COMPANIES)]  # how many of them are mortgaged
    dollars: Annotated[list[int], cells("i1", HANDS)]  # Picsou dollars
    vouchers: Annotated[
        list[int], cells("i1", HANDS * VOUCHER_KINDS)
    ]  # by hand and kind; the bank's: the pile
    vouchers_gone: Annotated[list[int], cells("i1", VOUCHER_KINDS)]  # used or expired: out of the game
    voucher_played: I4  # 1: the player on turn has used his voucher of this turn
    roll3: Annotated[
        list[int], cells("i1", ROLL_CARDS)
    ]  # by Roll Three card: hand that holds it; BANK: the pile
    tickets: Annotated[list[int], cells("i1", TICKET_KINDS)]  # lottery tickets left, by value

    deal_from: I1
    deal_to: I1
    give_cash: I8
    take_cash: I8
    give_deeds: Annotated[int, cells("i8", 0)]  # bit sets of deeds and of keepable cards
    take_deeds: Annotated[int, cells("i8", 0)]
    give_cards: Annotated[int, cells("i8", 0)]
    take_cards: Annotated[int, cells("i8", 0)]
    give_dollars: I4
    take_dollars: I4
    give_shares: Annotated[int, cells("i8", 0)]  # four bits a company
    take_shares: Annotated[int, cells("i8", 0)]
    give_rolls: Annotated[int, cells("i8", 0)]  # bit sets of Roll Three cards
    take_rolls: Annotated[int, cells("i8", 0)]
    give_vouchers: I4  # bit sets of kinds of travel voucher; no book lets them be traded
    take_vouchers: I4

    event_n: I8  # events so far
    event: Annotated[list[int], cells("i8", EVENTS * EVENT_WORDS)]
