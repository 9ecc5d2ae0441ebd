"""The observation of a seat: its fields, each with its unit, and how they are filled from the state.

Everything is relative to the seat that looks: rows by seat begin with its own and continue round the table. A hand is
`NOBODY`, `OWN` for its own, one more for each seat after it, or `OF_THE_ESTATE`. A field is a whole number of 16 bits;
larger amounts of money are clipped. It leaves out all that the seat may not know: what chance will bring, and what
another seat is composing or has told the Bank alone.
"""

from __future__ import annotations

from typing import Annotated, Final

from passgo.rules.acting import PURCHASE, in_debt, moment
from passgo.rules.base import frames, lots, moves, things
from passgo.rules.base.bits import lowest
from passgo.rules.base.decks import frees_from_jail
from passgo.rules.base.fields import I1, I8, FieldTable, Width, cells, field_table
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import (
    CARDS,
    COMPANIES,
    DECKS,
    DEEDS,
    ESTATE,
    HANDS,
    KEEPABLE,
    ROLL_CARDS,
    SEATS,
    STOCKS,
    TICKET_KINDS,
    VOUCHER_KINDS,
    State,
)
from passgo.rules.base.tables import Tables

from .composing import MoveDraft, places_after, seat_after

MOST: Final = 32767
"""The greatest number of an observation; the least is its negative."""

NOBODY: Final = 0
OWN: Final = 1
OF_THE_ESTATE: Final = SEATS + 1

I2 = Annotated[int, Width("i2")]
BySeat = Annotated[list[int], cells("i2", SEATS)]
ByDeed = Annotated[list[int], cells("i2", DEEDS)]
ByCompany = Annotated[list[int], cells("i2", COMPANIES)]


@field_table
class Observation(FieldTable):
    """The fields in the order of the flat array. Their comments become the table in the docs."""

    moment: I2  # what the game waits for: 0 nothing, 1 rolloff … 16 half, as `rules.acting` numbers them
    choice: I2  # what a choice is about, counted from 1 as `rules.base.frames` numbers them; 0: none
    must: I2  # 1: the agent must act; 0: it may, or is not asked
    turn: I2  # the hand on turn
    turns: I2  # turns played
    doubles: I2  # doubles rolled in this turn
    dice: Annotated[list[int], cells("i2", 3)]  # the last roll for movement, pips
    ending: I2  # 1: the bell has rung
    deed: I2  # the deed that is for sale or up for auction, counted from 1; 0: none
    lot: I2  # the lot of the auction, counted from 1 as `rules.base.lots` numbers them; 0: none
    price: I2  # what it costs: the price on the deed, or the highest bid; dollars
    leader: I2  # the hand with the highest bid
    debt: I2  # what the present debtor must pay, dollars
    creditor: I2  # the hand that it is owed to
    short: I2  # the kind of building in shortage, counted from 1; 0: none
    stock: Annotated[list[int], cells("i2", STOCKS)]  # buildings in the Bank, by kind
    playing: BySeat  # 1: still in the game
    cash: BySeat  # dollars
    space: BySeat  # the space of the token; GO is 0
    jail: BySeat  # 0: free; otherwise the number of the next turn in jail
    bidding: BySeat  # 1: still in the auction
    indebted: BySeat  # 1: has a debt to pay
    rent_to_ask: BySeat  # rent the agent may claim from this seat, dollars; rent by dice not counted
    rent_to_pay: BySeat  # rent this seat may claim from the agent, dollars
    jail_cards: BySeat  # Get Out of Jail Free cards
    dollars: BySeat  # number of Picsou dollars
    owner: ByDeed  # the hand that holds the deed
    level: ByDeed  # 0–4 houses, 5 a hotel, 6 a skyscraper; 1 a depot or a stand
    mortgaged: ByDeed  # 1: it is mortgaged
    interest_due: ByDeed  # 1: received mortgaged; lift or keep the mortgage
    partner: I2  # the hand on the other side of the offer, or of the one being composed
    deal_deeds: ByDeed  # the offer: 1 the agent receives it, −1 gives it
    deal_cards: Annotated[list[int], cells("i2", KEEPABLE)]  # the same for cards that can be kept
    deal_rolls: Annotated[list[int], cells("i2", ROLL_CARDS)]  # the same for Roll Three cards
    deal_cash: I2  # dollars received; below 0: given
    deal_dollars: I2  # the same for Picsou dollars
    deal_shares: ByCompany  # the same for shares
    verb: I2  # the kind of move being composed, as `rules.base.moves` numbers them; 0: none
    named: I2  # its first argument, counted from 1 (a seat: the hand); 0: none yet
    sum: I2  # its amount so far, dollars
    taking: I2  # 1: notes, shares and dollars of the offer being composed are taken
    unseen: Annotated[list[int], cells("i2", CARDS)]  # 1: the card has not been drawn since the pile was new
    kept: Annotated[list[int], cells("i2", KEEPABLE)]  # the hand that holds the card
    shares: Annotated[list[int], cells("i2", SEATS * COMPANIES)]  # by seat, then company: number held
    pawned: Annotated[list[int], cells("i2", SEATS * COMPANIES)]  # mortgaged ones among them
    vouchers: Annotated[list[int], cells("i2", SEATS * VOUCHER_KINDS)]  # by seat, then kind: number held
    rolls: Annotated[list[int], cells("i2", ROLL_CARDS)]  # the hand that holds the Roll Three card
    tickets: Annotated[list[int], cells("i2", TICKET_KINDS)]  # lottery tickets left, by value


CELLS: Final = sum(width.cells or 1 for width in Observation.FIELDS.values())
"""The length of the flat array."""


@field_table
class Shown(FieldTable):
    """The state that an observation already shows, so that only changes are written. Zeros for an observation of zeros."""

    seat: I1  # who looks, counted from 1
    offer: I1  # 1: an offer, made or being composed
    built: I8  # the deeds with a building, as a bit set
    pledged: I8  # the mortgaged ones
    holds: Annotated[list[int], cells("i8", HANDS)]  # by hand, its deeds
    unseen: Annotated[list[int], cells("i8", DECKS)]  # by deck, the cards not drawn yet


@rule()
def clipped(number: int) -> int:
    """Return a number, or the nearest that fits a field."""
    return max(-MOST, min(MOST, number))


@rule()
def seen_hand(s: State, seat: int, hand: int) -> int:
    """Return a hand as a seat sees it."""
    if hand < s.players:
        return places_after(s, seat, hand) + OWN
    return OF_THE_ESTATE if hand == ESTATE else NOBODY


def observe(s: State, E: Tables, draft: MoveDraft, seat: int, o: Observation) -> None:
    """Write what a seat sees into an observation of zeros."""
    see(s, E, draft, seat, Shown(), o)


@rule()
def see(s: State, E: Tables, draft: MoveDraft, seat: int, shown: Shown, o: Observation) -> None:
    """Write what a seat sees over an earlier observation, which `shown` describes; it then describes this one."""
    turned = shown.seat != seat + 1
    shown.seat = seat + 1
    see_moment(s, E, seat, o)
    see_seats(s, E, seat, o)
    see_hands(s, seat, turned, shown, o)
    see_deeds(s, shown, o)
    see_cards(s, E, seat, shown, o)
    if E.companies | E.dollars | E.voucher_kinds | E.roll_cards | E.ticket_kinds:
        see_papers(s, E, seat, o)
    if shown.offer:
        wipe_offer(shown, o)
    if s.f_kind[frames.top(s)] == frames.OFFER:
        see_offer(s, seat, shown, o)
    asked = seat == draft.seat
    o.must = asked and not draft.free
    o.verb = 0
    o.named = 0
    o.sum = 0
    o.taking = 0
    if asked and draft.kind:
        see_draft(s, draft, shown, o)


@rule()
def see_moment(s: State, E: Tables, seat: int, o: Observation) -> None:
    """Write what the game waits for, and what it is about."""
    i = frames.top(s)
    kind = s.f_kind[i]
    o.moment = moment(s)
    o.turn = seen_hand(s, seat, s.turn)
    o.turns = clipped(s.turn_no)
    o.doubles = s.doubles
    for k in range(3):
        o.dice[k] = s.die[k]
    o.ending = s.ending
    for k in range(STOCKS):
        o.stock[k] = s.stock[k]
    o.choice = 0
    o.deed = 0
    o.lot = 0
    o.price = 0
    o.leader = NOBODY
    o.debt = 0
    o.creditor = NOBODY
    o.short = 0
    if kind == frames.CHOICE:
        o.choice = s.choice_what[i] + 1
    elif o.moment == PURCHASE:
        o.deed = s.land_deed[i] + 1
        o.price = E.deed_price[s.land_deed[i]]
    elif kind == frames.AUCTION:
        o.lot = s.auction_lot[i] + 1
        o.price = clipped(s.auction_high[i])
        o.leader = seen_hand(s, seat, s.auction_leader[i])
        if lots.kind_of(s.auction_lot[i]) == lots.DEED:
            o.deed = lots.index_of(s.auction_lot[i]) + 1
    elif kind == frames.DEBT:
        o.debt = clipped(s.debt_amount[i])
        o.creditor = seen_hand(s, seat, s.debt_creditor[i])
    elif kind == frames.SHORTAGE:
        o.short = s.shortage_building[i] + 1


@rule()
def see_seats(s: State, E: Tables, seat: int, o: Observation) -> None:
    """Write what everybody knows of each seat, beginning with this one."""
    i = frames.top(s)
    bidders = s.auction_bidders[i] if s.f_kind[i] == frames.AUCTION else 0
    for k in range(s.players):
        other = seat_after(s, seat, k)
        o.playing[k] = in_play(s, other)
        o.cash[k] = clipped(s.cash[other])
        o.space[k] = s.at[other]
        o.jail[k] = s.jailed[other]
        o.bidding[k] = bidders >> other & 1
        o.indebted[k] = in_debt(s, other)
        o.rent_to_ask[k] = 0
        o.rent_to_pay[k] = 0
        o.jail_cards[k] = 0
    for n in range(s.claim_n):
        amount = 0 if s.claim_asked[n] else max(s.claim_amount[n], 0)
        if s.claim_owner[n] == seat:
            lander = places_after(s, seat, s.claim_lander[n])
            o.rent_to_ask[lander] = clipped(o.rent_to_ask[lander] + amount)
        elif s.claim_lander[n] == seat:
            owner = places_after(s, seat, s.claim_owner[n])
            o.rent_to_pay[owner] = clipped(o.rent_to_pay[owner] + amount)


@rule()
def see_hands(s: State, seat: int, turned: bool, shown: Shown, o: Observation) -> None:
    """Write who holds each deed. `turned`: another seat looks than before, so every hand has another number."""
    for hand in range(HANDS):
        lost = shown.holds[hand] & ~s.holds[hand]
        while lost:
            o.owner[lowest(lost)] = NOBODY
            lost &= lost - 1
    for hand in range(HANDS):
        gained = s.holds[hand] if turned else s.holds[hand] & ~shown.holds[hand]
        shown.holds[hand] = s.holds[hand]
        seen = seen_hand(s, seat, hand)
        while gained:
            o.owner[lowest(gained)] = seen
            gained &= gained - 1


@rule()
def see_deeds(s: State, shown: Shown, o: Observation) -> None:
    """Write the buildings of each deed, and which deeds are mortgaged."""
    deeds = s.built | shown.built
    shown.built = s.built
    while deeds:
        deed = lowest(deeds)
        o.level[deed] = s.level[deed]
        deeds &= deeds - 1
    deeds = s.pledged | shown.pledged
    shown.pledged = s.pledged
    while deeds:
        deed = lowest(deeds)
        pledged = s.pledged >> deed & 1
        o.mortgaged[deed] = pledged
        o.interest_due[deed] = pledged & s.todo[deed]
        deeds &= deeds - 1


@rule()
def see_cards(s: State, E: Tables, seat: int, shown: Shown, o: Observation) -> None:
    """Write which cards have not been drawn yet, as anybody can count, and who holds which."""
    for deck in range(E.decks):
        changed = s.unseen[deck] ^ shown.unseen[deck]
        shown.unseen[deck] = s.unseen[deck]
        while changed:
            card = lowest(changed)
            o.unseen[E.deck_first[deck] + card] = s.unseen[deck] >> card & 1
            changed &= changed - 1
    for card in range(E.keepable):
        hand = seen_hand(s, seat, s.kept[card])
        o.kept[card] = hand
        if hand != NOBODY and hand <= s.players and frees_from_jail(E, card):
            o.jail_cards[hand - OWN] += 1


@rule()
def see_papers(s: State, E: Tables, seat: int, o: Observation) -> None:
    """Write Picsou dollars, shares, vouchers, Roll Three cards and lottery tickets."""
    for k in range(s.players):
        other = seat_after(s, seat, k)
        o.dollars[k] = s.dollars[other]
        for company in range(E.companies):
            o.shares[k * COMPANIES + company] = s.shares[other * COMPANIES + company]
            o.pawned[k * COMPANIES + company] = s.pawned[other * COMPANIES + company]
        for voucher in range(E.voucher_kinds):
            o.vouchers[k * VOUCHER_KINDS + voucher] = s.vouchers[other * VOUCHER_KINDS + voucher]
    for card in range(E.roll_cards):
        o.rolls[card] = seen_hand(s, seat, s.roll3[card])
    for ticket in range(E.ticket_kinds):
        o.tickets[ticket] = s.tickets[ticket]


# --- an offer, made or being composed -------------------------------------------------------------------


@rule()
def wipe_offer(shown: Shown, o: Observation) -> None:
    """Clear the offer."""
    shown.offer = 0
    o.partner = NOBODY
    o.deal_cash = 0
    o.deal_dollars = 0
    for deed in range(DEEDS):
        o.deal_deeds[deed] = 0
    for card in range(KEEPABLE):
        o.deal_cards[card] = 0
    for card in range(ROLL_CARDS):
        o.deal_rolls[card] = 0
    for company in range(COMPANIES):
        o.deal_shares[company] = 0


@rule()
def see_offer(s: State, seat: int, shown: Shown, o: Observation) -> None:
    """Write the offer that waits for its answer, if this seat is one of its sides."""
    gives = seat == s.deal_from
    if not gives and seat != s.deal_to:
        return
    shown.offer = 1
    o.partner = seen_hand(s, seat, s.deal_to if gives else s.deal_from)
    see_sides(o, 1 if gives else -1, s.give, s.take)


@rule()
def see_draft(s: State, draft: MoveDraft, shown: Shown, o: Observation) -> None:
    """Write what this seat has composed so far. An action only adds to it, so nothing need be cleared."""
    o.verb = draft.kind
    o.sum = clipped(draft.sum)
    o.taking = draft.taking
    if draft.named:
        o.named = draft.first + 1
    if draft.kind == moves.OFFER and draft.named:
        shown.offer = 1
        o.partner = seen_hand(s, draft.seat, draft.first)
        o.named = o.partner
        see_sides(o, 1, draft.deal.give, draft.deal.take)


@rule()
def see_sides(o: Observation, side: int, give: list[int], take: list[int]) -> None:
    """Write what is given and taken, as the offerer sees it (`side` 1) or the receiver (−1)."""
    o.deal_cash = clipped(side * (take[things.CASH] - give[things.CASH]))
    o.deal_dollars = clipped(side * (take[things.DOLLARS] - give[things.DOLLARS]))
    deeds = give[things.DEEDS] | take[things.DEEDS]
    while deeds:
        deed = lowest(deeds)
        o.deal_deeds[deed] = side * ((take[things.DEEDS] >> deed & 1) - (give[things.DEEDS] >> deed & 1))
        deeds &= deeds - 1
    cards = give[things.CARDS] | take[things.CARDS]
    while cards:
        card = lowest(cards)
        o.deal_cards[card] = side * ((take[things.CARDS] >> card & 1) - (give[things.CARDS] >> card & 1))
        cards &= cards - 1
    rolls = give[things.ROLLS] | take[things.ROLLS]
    while rolls:
        card = lowest(rolls)
        o.deal_rolls[card] = side * ((take[things.ROLLS] >> card & 1) - (give[things.ROLLS] >> card & 1))
        rolls &= rolls - 1
    if give[things.SHARES] | take[things.SHARES]:
        for company in range(COMPANIES):
            taken = take[things.SHARES] >> 4 * company & 15
            o.deal_shares[company] = side * (taken - (give[things.SHARES] >> 4 * company & 15))
