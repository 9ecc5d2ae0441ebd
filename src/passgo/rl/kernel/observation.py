"""What a seat sees: the fields of an observation, each with its unit, and how they are filled from the state.

All is relative to the seat that looks: rows by seat begin with its own and go on round the table, and a hand is
`NOBODY`, `OWN` for itself, one more for each place further on, or `OF_THE_ESTATE`. A field of an observation is a whole
number of 16 bits; money beyond them is cut there. What nobody at a table may know is not in it: neither what
chance will bring, nor what another seat is about to say or has said to the bank alone.
"""

from __future__ import annotations

from typing import Annotated, Final

from passgo.rules.acting import PURCHASE, in_debt, moment
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
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

from .sentence import Draft, places_after, seat_after

MOST: Final = 32767
"""The greatest number of an observation, and below 0 the least."""

NOBODY: Final = 0
OWN: Final = 1
OF_THE_ESTATE: Final = SEATS + 1

I2 = Annotated[int, Width("i2")]
BySeat = Annotated[list[int], cells("i2", SEATS)]
ByDeed = Annotated[list[int], cells("i2", DEEDS)]
ByCompany = Annotated[list[int], cells("i2", COMPANIES)]


@field_table
class Observation(FieldTable):
    """The fields, in their order in the flat array. The comment of each is its line in the table of the docs."""

    moment: I2  # what the game waits for: 0 nothing, 1 rolloff … 16 half, as `rules.acting` numbers them
    choice: I2  # what a choice is about, counted from 1 as `rules.base.frames` numbers them; 0: none
    must: I2  # 1: this seat must act; 0: it may, or is not asked
    turn: I2  # hand whose turn it is
    turns: I2  # turns played
    doubles: I2  # doubles thrown in this turn
    dice: Annotated[list[int], cells("i2", 3)]  # the last throw for movement, pips
    ending: I2  # 1: the bell has rung
    deed: I2  # the deed that is for sale or up for auction, counted from 1; 0: none
    lot: I2  # the lot of the auction, counted from 1 as `rules.base.lots` numbers them; 0: none
    price: I2  # what is asked for it: the price on the deed, or the highest bid; dollars
    leader: I2  # hand that bid highest
    debt: I2  # what the debtor on top must pay, dollars
    creditor: I2  # hand he owes it
    short: I2  # the kind of building that runs short, counted from 1; 0: none
    stock: Annotated[list[int], cells("i2", STOCKS)]  # buildings in the bank, by kind
    playing: BySeat  # 1: still in the game
    cash: BySeat  # dollars
    space: BySeat  # where the token stands, GO being 0
    jail: BySeat  # 0 free, else the number of the turn in jail to come
    bidding: BySeat  # 1: still in the auction
    indebted: BySeat  # 1: owes what it has not paid yet
    rent_to_ask: BySeat  # rent that may be asked from this seat now, dollars; dice for it not counted
    rent_to_pay: BySeat  # rent that this seat may ask for, dollars
    jail_cards: BySeat  # cards that free from jail
    dollars: BySeat  # Picsou dollars, a count
    owner: ByDeed  # hand that holds the deed
    level: ByDeed  # 0–4 houses, 5 a hotel, 6 a skyscraper; 1 a depot or a stand
    mortgaged: ByDeed  # 1: it is
    interest_due: ByDeed  # 1: taken over with a mortgage, to be lifted or kept
    partner: I2  # hand at the other side of the offer, or of the one being made
    deal_deeds: ByDeed  # the offer: 1 comes to this seat, −1 goes away
    deal_cards: Annotated[list[int], cells("i2", KEEPABLE)]  # likewise, cards that are kept
    deal_rolls: Annotated[list[int], cells("i2", ROLL_CARDS)]  # likewise, Roll Three cards
    deal_cash: I2  # dollars that come; below 0 they go
    deal_dollars: I2  # likewise, Picsou dollars
    deal_shares: ByCompany  # likewise, shares
    verb: I2  # the kind of move of which the verb was said, as `rules.base.moves` numbers them; 0: none
    named: I2  # its first part, counted from 1 (a seat: the hand); 0: none was said
    sum: I2  # what was laid down for it, dollars
    taking: I2  # 1: in the offer being made, notes, shares and dollars are taken
    unseen: Annotated[list[int], cells("i2", CARDS)]  # 1: the card was not drawn since the pile was new
    kept: Annotated[list[int], cells("i2", KEEPABLE)]  # hand that holds the card
    shares: Annotated[list[int], cells("i2", SEATS * COMPANIES)]  # by seat, then company: how many
    pawned: Annotated[list[int], cells("i2", SEATS * COMPANIES)]  # of them mortgaged
    vouchers: Annotated[list[int], cells("i2", SEATS * VOUCHER_KINDS)]  # by seat, then kind: how many
    rolls: Annotated[list[int], cells("i2", ROLL_CARDS)]  # hand that holds the Roll Three card
    tickets: Annotated[list[int], cells("i2", TICKET_KINDS)]  # lottery tickets left, by value


CELLS: Final = sum(width.cells or 1 for width in Observation.FIELDS.values())
"""How many numbers an observation has."""


@field_table
class Shown(FieldTable):
    """What stands in an observation already, so that only what has changed since is written; zero while that is zero."""

    seat: I1  # who looks, counted from 1
    offer: I1  # 1: an offer, made or being made
    built: I8  # the deeds with a building, as a bit set
    pledged: I8  # the mortgaged ones
    holds: Annotated[list[int], cells("i8", HANDS)]  # by hand, its deeds
    unseen: Annotated[list[int], cells("i8", DECKS)]  # by deck, the cards not drawn yet


@rule()
def cut(number: int) -> int:
    """A number as far as it fits."""
    return max(-MOST, min(MOST, number))


@rule()
def seen_hand(s: State, seat: int, hand: int) -> int:
    """A hand as a seat sees it."""
    if hand < s.players:
        return places_after(s, seat, hand) + OWN
    return OF_THE_ESTATE if hand == ESTATE else NOBODY


def observe(s: State, E: Tables, draft: Draft, deal: Deal, seat: int, speaks: bool, o: Observation) -> None:
    """Write what a seat sees into an observation that is zero. `speaks`: the draft is its own."""
    see(s, E, draft, deal, seat, speaks, Shown(), o)


@rule()
def see(
    s: State, E: Tables, draft: Draft, deal: Deal, seat: int, speaks: bool, shown: Shown, o: Observation
) -> None:
    """Write what a seat sees where something else stood, which `shown` describes and then describes anew."""
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
    o.must = speaks and not draft.free
    o.verb = 0
    o.named = 0
    o.sum = 0
    o.taking = 0
    if speaks and draft.kind:
        see_draft(s, draft, deal, seat, shown, o)


@rule()
def see_moment(s: State, E: Tables, seat: int, o: Observation) -> None:
    """What the game waits for, and what it is about."""
    i = frames.top(s)
    kind = s.f_kind[i]
    o.moment = moment(s)
    o.turn = seen_hand(s, seat, s.turn)
    o.turns = cut(s.turn_no)
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
        o.price = cut(s.auction_high[i])
        o.leader = seen_hand(s, seat, s.auction_leader[i])
        if lots.kind_of(s.auction_lot[i]) == lots.DEED:
            o.deed = lots.index_of(s.auction_lot[i]) + 1
    elif kind == frames.DEBT:
        o.debt = cut(s.debt_amount[i])
        o.creditor = seen_hand(s, seat, s.debt_creditor[i])
    elif kind == frames.SHORTAGE:
        o.short = s.shortage_building[i] + 1


@rule()
def see_seats(s: State, E: Tables, seat: int, o: Observation) -> None:
    """What lies open before each seat, one's own first."""
    i = frames.top(s)
    bidders = s.auction_bidders[i] if s.f_kind[i] == frames.AUCTION else 0
    for k in range(s.players):
        other = seat_after(s, seat, k)
        o.playing[k] = in_play(s, other)
        o.cash[k] = cut(s.cash[other])
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
            o.rent_to_ask[lander] = cut(o.rent_to_ask[lander] + amount)
        elif s.claim_lander[n] == seat:
            owner = places_after(s, seat, s.claim_owner[n])
            o.rent_to_pay[owner] = cut(o.rent_to_pay[owner] + amount)


@rule()
def see_hands(s: State, seat: int, turned: bool, shown: Shown, o: Observation) -> None:
    """Who holds each deed. `turned`: every hand is another one to who looks now."""
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
    """What stands on each deed, and which are mortgaged."""
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
    """Which cards were not drawn yet, as whoever counts them knows, and who keeps which."""
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
    """Picsou dollars, shares, vouchers, Roll Three cards and lottery tickets."""
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


# --- an offer, made or being made -------------------------------------------------------------------


@rule()
def wipe_offer(shown: Shown, o: Observation) -> None:
    """No offer any more."""
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
    """The offer that waits for its answer, as its two sides see it."""
    gives = seat == s.deal_from
    if not gives and seat != s.deal_to:
        return
    shown.offer = 1
    o.partner = seen_hand(s, seat, s.deal_to if gives else s.deal_from)
    see_sides(
        o, 1 if gives else -1, s.give_cash, s.give_deeds, s.give_cards, s.give_dollars, s.give_shares,
        s.give_rolls, s.take_cash, s.take_deeds, s.take_cards, s.take_dollars, s.take_shares, s.take_rolls,
    )  # fmt: skip


@rule()
def see_draft(s: State, draft: Draft, deal: Deal, seat: int, shown: Shown, o: Observation) -> None:
    """What this seat has said so far. Each word adds to it, so that what stood there before needs no wiping."""
    o.verb = draft.kind
    o.sum = cut(draft.sum)
    o.taking = draft.taking
    if draft.named:
        o.named = draft.first + 1
    if draft.kind == moves.OFFER and draft.named:
        shown.offer = 1
        o.partner = seen_hand(s, seat, draft.first)
        o.named = o.partner
        see_sides(
            o, 1, deal.give_cash, deal.give_deeds, deal.give_cards, deal.give_dollars, deal.give_shares,
            deal.give_rolls, deal.take_cash, deal.take_deeds, deal.take_cards, deal.take_dollars,
            deal.take_shares, deal.take_rolls,
        )  # fmt: skip


@rule()
def see_sides(
    o: Observation,
    side: int,
    give_cash: int,
    give_deeds: int,
    give_cards: int,
    give_dollars: int,
    give_shares: int,
    give_rolls: int,
    take_cash: int,
    take_deeds: int,
    take_cards: int,
    take_dollars: int,
    take_shares: int,
    take_rolls: int,
) -> None:
    """What goes and what comes, seen by who gives (`side` 1) or by who takes (−1)."""
    o.deal_cash = cut(side * (take_cash - give_cash))
    o.deal_dollars = cut(side * (take_dollars - give_dollars))
    deeds = give_deeds | take_deeds
    while deeds:
        deed = lowest(deeds)
        o.deal_deeds[deed] = side * ((take_deeds >> deed & 1) - (give_deeds >> deed & 1))
        deeds &= deeds - 1
    cards = give_cards | take_cards
    while cards:
        card = lowest(cards)
        o.deal_cards[card] = side * ((take_cards >> card & 1) - (give_cards >> card & 1))
        cards &= cards - 1
    rolls = give_rolls | take_rolls
    while rolls:
        card = lowest(rolls)
        o.deal_rolls[card] = side * ((take_rolls >> card & 1) - (give_rolls >> card & 1))
        rolls &= rolls - 1
    if give_shares | take_shares:
        for company in range(COMPANIES):
            taken = take_shares >> 4 * company & 15
            o.deal_shares[company] = side * (taken - (give_shares >> 4 * company & 15))
