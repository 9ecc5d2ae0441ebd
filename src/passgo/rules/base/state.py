"""The state of a game: every number that a rule may read or change, and nothing else.

Seats are 0–7. `BANK` and `ESTATE` are the two further hands that can hold things, `TABLE` is the
seat of chance. No index is ever negative.
"""

from __future__ import annotations

from typing import Annotated, Final

from . import things
from .fields import I1, I4, I8, NOT_DUMPED, FieldTable, OtherName, Range, cells, field_table

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

HUGE: Final = 1 << 50
"""No amount and no count of a game comes near it."""
LATE: Final = 1 << 30
"""No game is taken up in a later turn: as many again can be counted."""

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

Row = list[int]
WordA = Annotated[Row, OtherName("f_a")]
WordB = Annotated[Row, OtherName("f_b")]
WordC = Annotated[Row, OtherName("f_c")]
WordD = Annotated[Row, OtherName("f_d")]
WordE = Annotated[Row, OtherName("f_e")]


@field_table
class State(FieldTable):
    """The field table of a game. A comment says what each field means, its `Range` what it may hold.

    The bounds that have a name follow from the game and its edition; `game.state_check` works them out.
    """

    players: Annotated[I4, Range(2, SEATS)]  # seats dealt in
    turn: Annotated[I4, Range(0, "last_seat")]  # whose turn it is
    turn_no: Annotated[I4, Range(0, LATE)]  # turns so far in which dice were thrown for movement
    alive: Annotated[I4, Range(1, "players")]  # survivors
    doubles: Annotated[I4, Range(0, 3)]  # doubles thrown in this turn
    moves: Annotated[I8, Range(0, HUGE)]  # moves applied so far, chance included
    ending: Annotated[I4, Range(0, SETTLEMENT)]  # BELL_RUNG, or SETTLEMENT of a short game's last bankruptcy
    bankrupts: Annotated[I4, Range(0, "last_seat")]  # bankruptcies so far
    fault: Annotated[I4, Range(0, 0)]  # a kernel error code; always 0
    depth: Annotated[I4, Range(1, DEPTH)]  # frames in use
    # 0: the program keeps the bank; else the hand of the person who does, counted from 1
    banker: Annotated[I4, Range(0, BANK + 1), NOT_DUMPED]

    # the ten purses always sum to the same number
    cash: Annotated[Row, cells("i8", HANDS), Range(-HUGE, HUGE)]
    die: Annotated[Row, cells("i4", 3), Range(0, 16)]  # the last movement throw
    stock: Annotated[Row, cells("i4", STOCKS), Range(0, "buildings")]  # buildings left in the bank, by kind

    at: Annotated[Row, cells("i1", SEATS), Range(0, "last_space", used="players")]  # space
    # 0 free, else the number of the jail turn to come, from 1
    jailed: Annotated[Row, cells("i1", SEATS), Range(0, "jail_turns", used="players")]
    # the deed on which the seat stopped last, if it was mortgaged then, counted from 1; else 0
    free_stop: Annotated[Row, cells("i1", SEATS), Range(0, "deeds", used="players")]
    # 0 in play, else order of bankruptcy
    out: Annotated[Row, cells("i1", SEATS), Range(0, "players", used="players")]
    # who took over: BANK or a seat
    heir: Annotated[Row, cells("i1", SEATS), Range(0, "last_seat", (BANK,), used="players")]
    # winding number of the token round the board
    lap: Annotated[Row, cells("i8", SEATS), Range(-HUGE, HUGE, used="players")]
    lap_best: Annotated[Row, cells("i8", SEATS), Range(-HUGE, HUGE, used="players")]  # its maximum so far
    # throws for first player, or wants in a shortage
    tally: Annotated[Row, cells("i4", SEATS), Range(0, LATE, used="players")]

    # hand that holds the deed
    owner: Annotated[Row, cells("i1", DEEDS), Range(0, "last_seat", (BANK, ESTATE), used="deeds", blank=BANK)]
    # street: 0–4 houses, 5 a hotel, 6 a skyscraper; station, taxi company: 1 a depot, a stand
    level: Annotated[Row, cells("i1", DEEDS), Range(0, SKYSCRAPER_LEVEL, used="deeds")]
    mortgaged: Annotated[Row, cells("i1", DEEDS), Range(0, 1, used="deeds")]
    # by hand, what `owner` says: bit sets of deeds
    holds: Annotated[Row, cells("i8", HANDS), Range(0, "all_deeds"), NOT_DUMPED]
    # by hand, the streets of its complete colour groups
    whole: Annotated[Row, cells("i8", HANDS), Range(0, "all_deeds"), NOT_DUMPED]
    # the lots with a building, as a bit set
    built: Annotated[I8, Range(0, "all_deeds"), NOT_DUMPED]
    # the mortgaged deeds, as a bit set
    pledged: Annotated[I8, Range(0, "all_deeds"), NOT_DUMPED]
    todo: Annotated[Row, cells("i1", DEEDS), Range(0, 1, used="deeds")]  # 1 = interest due at a transfer
    # price paid for each level of each deed
    paid: Annotated[Row, cells("i8", DEEDS * LEVELS), Range(0, HUGE, used="prices_paid")]

    # bit set of cards of the deck not drawn yet
    unseen: Annotated[Row, cells("i8", DECKS), Range(0, "all_cards_of_deck")]
    # how many seen cards lie in the pile
    known: Annotated[Row, cells("i1", DECKS), Range(0, "cards_of_deck")]
    # which, top first; a deck's row begins at its first card
    order: Annotated[Row, cells("i1", CARDS), Range(0, "cards_of_a_deck", used="cards")]
    # by keepable card: the hand that holds it, or NONE
    kept: Annotated[
        Row, cells("i1", KEEPABLE), Range(0, "last_seat", (ESTATE, NONE), used="keepable", blank=NONE)
    ]

    claim_n: Annotated[I4, Range(0, "rents_open")]  # open rent claims, oldest first
    # this many of them, the oldest, are of moves that are over
    claims_before: Annotated[I4, Range(0, "claims")]
    claim_lander: Annotated[Row, cells("i1", CLAIMS), Range(0, "last_seat", used="claims")]
    claim_owner: Annotated[Row, cells("i1", CLAIMS), Range(0, "last_seat", used="claims")]
    claim_deed: Annotated[Row, cells("i1", CLAIMS), Range(0, "last_deed", used="claims")]
    # asked for while the lander was in debt
    claim_asked: Annotated[Row, cells("i1", CLAIMS), Range(0, 1, used="claims")]
    # turn_no of the landing
    claim_turn: Annotated[Row, cells("i4", CLAIMS), Range(0, "turns", used="claims")]
    # dollars; below 0: a multiple of a fresh roll
    claim_amount: Annotated[Row, cells("i8", CLAIMS), Range(-HUGE, HUGE, used="claims")]

    f_kind: Annotated[Row, cells("i1", DEPTH), Range(1, "frame_kinds", used="pending")]
    f_seat: Annotated[Row, cells("i1", DEPTH), Range(0, "last_seat", (BANK,), used="pending")]
    f_step: Annotated[Row, cells("i1", DEPTH), Range(0, "frame_steps", used="pending")]
    f_a: Annotated[Row, cells("i8", DEPTH), Range(0, HUGE, used="pending")]
    f_b: Annotated[Row, cells("i8", DEPTH), Range(0, HUGE, used="pending")]
    f_c: Annotated[Row, cells("i8", DEPTH), Range(0, HUGE, used="pending")]
    f_d: Annotated[Row, cells("i8", DEPTH), Range(0, HUGE, used="pending")]
    f_e: Annotated[Row, cells("i1", DEPTH), Range(0, NONE, used="pending")]

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
    over_unpaid: WordC  # the interest that they could not pay: taken off their count
    draw_pile: WordA  # from which
    draw_left: WordB  # how many are still drawn
    draw_dealt: WordC  # 1: before the game, as everybody does

    # of each company, by hand; the bank's unsold
    shares: Annotated[Row, cells("i1", HANDS * COMPANIES), Range(0, "shares")]
    # how many of them are mortgaged
    pawned: Annotated[Row, cells("i1", HANDS * COMPANIES), Range(0, "shares")]
    dollars: Annotated[Row, cells("i1", HANDS), Range(0, "dollars")]  # Picsou dollars
    # by hand and kind; the bank's: the pile
    vouchers: Annotated[Row, cells("i1", HANDS * VOUCHER_KINDS), Range(0, "vouchers")]
    # used or expired: out of the game
    vouchers_gone: Annotated[Row, cells("i1", VOUCHER_KINDS), Range(0, "vouchers")]
    voucher_played: Annotated[I4, Range(0, 1)]  # 1: the player on turn has used their voucher of this turn
    # by Roll Three card: hand that holds it; BANK: the pile
    roll3: Annotated[
        Row, cells("i1", ROLL_CARDS), Range(0, "last_seat", (BANK, ESTATE), used="roll_cards", blank=NONE)
    ]
    tickets: Annotated[Row, cells("i1", TICKET_KINDS), Range(0, "tickets")]  # lottery tickets left, by value

    deal_from: Annotated[I1, Range(0, "last_seat")]
    deal_to: Annotated[I1, Range(0, "last_seat")]
    # what the offer on the table gives and takes, by kind of thing
    give: Annotated[Row, cells("i8", things.KINDS), things.named("give")]
    take: Annotated[Row, cells("i8", things.KINDS), things.named("take")]

    event_n: Annotated[I8, Range(0, HUGE), NOT_DUMPED]  # events so far
    event: Annotated[Row, cells("i8", EVENTS * EVENT_WORDS), Range(-HUGE, HUGE), NOT_DUMPED]
