"""The laws that hold in every state of every game. They run interpreted and compiled."""

from __future__ import annotations

from typing import Final

from .base import frames
from .base.bits import how_many
from .base.decks import deck_of
from .base.groups import highest_level, lowest_level
from .base.kernel import rule
from .base.players import in_play
from .base.state import (
    BANK,
    COMPANIES,
    DEPOT,
    DEPTH,
    ESTATE,
    HANDS,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    NONE,
    SEATS,
    SKYSCRAPER,
    SKYSCRAPER_LEVEL,
    STAND,
    VOUCHER_KINDS,
    State,
)
from .base.tables import GROUP_SIZE, HURRICANE, STATION, STREET, TORNADO, Tables

NAMES: Final = (
    "all hold",
    "the rules engine reported an error",
    "too many decisions are pending, or none is",
    "money appeared or vanished",
    "a player’s cash is below zero",
    "a deed has an owner who cannot own it",
    "there is a building where none is allowed",
    "buildings of a group are uneven",
    "houses appeared or vanished",
    "hotels appeared or vanished",
    "cards of a deck appeared or vanished",
    "a rent claim names a player who is out",
    "a transferred mortgage is pending without its frame",
    "the bit sets of deeds disagree with the deeds themselves",
    "skyscrapers appeared or vanished",
    "depots or stands appeared or vanished",
    "shares appeared or vanished",
    "a player has more mortgaged shares than shares, or the bank has mortgaged ones",
    "Picsou dollars appeared or vanished",
    "travel vouchers appeared or vanished",
    "a Roll Three card has an owner who cannot hold it",
    "there are more lottery tickets than at the start, or fewer than none",
    "a player who is out still has shares, vouchers, dollars or cards",
    "a voucher counts as played more than once",
)
"""Each broken law, by the number that `broken` gives."""


@rule()
def money_total(s: State) -> int:
    """Return the sum of all cash, the Bank's too; it never changes."""
    total = 0
    for hand in range(ESTATE + 1):
        total += s.cash[hand]
    return total


@rule()
def broken(s: State, E: Tables, total: int) -> int:
    """0 when every invariant holds, else the number of one that does not (see `NAMES`)."""
    if s.fault != 0:
        return 1
    if s.depth < 1 or s.depth > DEPTH:
        return 2
    if money_total(s) != total:
        return 3
    for seat in range(SEATS):
        if s.cash[seat] < 0 or (not in_play(s, seat) and s.cash[seat] != 0):
            return 4
    wrong = broken_deeds(s, E)
    if wrong:
        return wrong
    wrong = broken_stock(s, E)
    if wrong:
        return wrong
    wrong = broken_cards(s, E)
    if wrong:
        return wrong
    wrong = broken_dollars(s, E)
    if wrong:
        return wrong
    wrong = broken_papers(s, E)
    if wrong:
        return wrong
    for i in range(s.claim_n):
        if not in_play(s, s.claim_lander[i]) or not in_play(s, s.claim_owner[i]):
            return 11
    return 0


@rule()
def broken_deeds(s: State, E: Tables) -> int:
    """Deeds and buildings: every one in a hand that may hold it, evenly built where it may be."""
    transfer = False
    for i in range(s.depth):
        if s.f_kind[i] == frames.TRANSFER:
            transfer = True
    for deed in range(E.deeds):
        owner = s.owner[deed]
        if owner not in (BANK, ESTATE) and not in_play(s, owner):
            return 5
        if s.level[deed] > most_levels(E, deed) or s.level[deed] < 0:
            return 6
        if s.level[deed] > 0 and (s.mortgaged[deed] or owner >= BANK):
            return 6
        if s.todo[deed] and (not transfer or not s.mortgaged[deed]):
            return 12
    if not gathered(s, E):
        return 13
    for group in range(E.groups):
        if storeys(E, highest_level(s, E, group)) - storeys(E, lowest_level(s, E, group)) > 1:
            if E.deed_kind[E.group_member[group * GROUP_SIZE]] == STREET and not has_storms(E):
                return 7
    return 0


@rule()
def gathered(s: State, E: Tables) -> bool:
    """Do the bit sets say the same as is written about each deed, no more and no less?"""
    noted = 0
    built = 0
    pledged = 0
    for deed in range(E.deeds):
        noted += s.holds[s.owner[deed]] >> deed & 1
        if s.level[deed]:
            built |= 1 << deed
        if s.mortgaged[deed]:
            pledged |= 1 << deed
    if noted != E.deeds or s.built != built or s.pledged != pledged:
        return False
    too_many = -E.deeds
    for hand in range(HANDS):
        too_many += how_many(s.holds[hand]) + how_many(s.whole[hand])
    for group in range(E.groups):
        first = E.group_member[group * GROUP_SIZE]
        owner = s.owner[first]
        deeds = E.group_deeds[group]
        if E.deed_kind[first] == STREET and s.holds[owner] & deeds == deeds:
            if s.whole[owner] & deeds != deeds:
                return False
            too_many -= E.group_size[group]
    return too_many == 0


@rule()
def most_levels(E: Tables, deed: int) -> int:
    """How high a deed can be built: to the hotel or the skyscraper, to one depot, or not at all."""
    if E.deed_kind[deed] != STREET:
        return 1 if E.deed_house[deed] > 0 else 0
    return SKYSCRAPER_LEVEL if E.deed_skyscraper[deed] > 0 else HOTEL_LEVEL


@rule()
def has_storms(E: Tables) -> bool:
    """Is there a card that may leave a group uneven, when the bank lacks the houses for a hotel that falls?"""
    for card in range(E.cards):
        if E.card_effect[card] in (HURRICANE, TORNADO):
            return True
    return False


@rule()
def storeys(E: Tables, level: int) -> int:
    """How many times one builds to reach a level: where three houses are the most, a hotel is the fourth."""
    return level if level <= E.max_houses else E.max_houses + 1 + level - HOTEL_LEVEL


@rule()
def broken_stock(s: State, E: Tables) -> int:
    """Buildings: what stands on the board and what lies in the bank is what was there at the start."""
    houses = s.stock[HOUSE]
    hotels = s.stock[HOTEL]
    skyscrapers = s.stock[SKYSCRAPER]
    depots = s.stock[DEPOT]
    stands = s.stock[STAND]
    for deed in range(E.deeds):
        level = s.level[deed]
        if E.deed_kind[deed] == STATION:
            depots += level
        elif E.deed_kind[deed] != STREET:
            stands += level
        elif level == SKYSCRAPER_LEVEL:
            skyscrapers += 1
        elif level == HOTEL_LEVEL:
            hotels += 1
        else:
            houses += level
    if s.stock[HOUSE] < 0 or houses != E.stock[HOUSE]:
        return 8
    if s.stock[HOTEL] < 0 or hotels != E.stock[HOTEL]:
        return 9
    if s.stock[SKYSCRAPER] < 0 or skyscrapers != E.stock[SKYSCRAPER]:
        return 14
    if min(s.stock[DEPOT], s.stock[STAND]) < 0 or depots != E.stock[DEPOT] or stands != E.stock[STAND]:
        return 15
    return 0


@rule()
def broken_cards(s: State, E: Tables) -> int:
    """Every card is unseen, in the known part of its pile, kept by a hand, or being obeyed."""
    for deck in range(E.decks):
        count = how_many(s.unseen[deck]) + s.known[deck]
        for keepable in range(E.keepable):
            if s.kept[keepable] != NONE and deck_of(E, E.keep_card[keepable]) == deck:
                count += 1
        for i in range(s.depth):
            if s.f_kind[i] == frames.CARD and s.card_deck[i] == deck and s.f_step[i] == frames.DONE:
                if E.card_keep[s.card_drawn[i]] == NONE:
                    count += 1
        if count != E.deck_size[deck]:
            return 10
    return 0


@rule()
def broken_papers(s: State, E: Tables) -> int:
    """Check the things that only Picsou has: shares, vouchers, Roll Three cards, lottery tickets."""
    wrong = broken_shares(s, E)
    if wrong:
        return wrong
    for kind in range(E.voucher_kinds):
        vouchers = s.vouchers_gone[kind]
        for hand in range(HANDS):
            vouchers += s.vouchers[hand * VOUCHER_KINDS + kind]
            if s.vouchers[hand * VOUCHER_KINDS + kind] < 0:
                return 19
        if s.vouchers_gone[kind] < 0 or vouchers != E.voucher_count[kind]:
            return 19
    for card in range(E.roll_cards):
        if s.roll3[card] not in (BANK, ESTATE) and not in_play(s, s.roll3[card]):
            return 20
    for kind in range(E.ticket_kinds):
        if s.tickets[kind] < 0 or s.tickets[kind] > E.ticket_count[kind]:
            return 21
    for seat in range(SEATS):
        if not in_play(s, seat) and holds_papers(s, E, seat):
            return 22
    return 0 if s.voucher_played in (0, 1) else 23


@rule()
def broken_dollars(s: State, E: Tables) -> int:
    """Picsou dollars."""
    dollars = 0
    for hand in range(HANDS):
        dollars += s.dollars[hand]
        if s.dollars[hand] < 0:
            return 18
    return 18 if dollars != E.dollars else 0


@rule()
def broken_shares(s: State, E: Tables) -> int:
    """The shares of every company; only what a player holds can be mortgaged."""
    for company in range(E.companies):
        shares = 0
        for hand in range(HANDS):
            held = s.shares[hand * COMPANIES + company]
            pawned = s.pawned[hand * COMPANIES + company]
            shares += held
            if held < 0:
                return 16
            if pawned < 0 or pawned > held or (hand >= BANK and pawned > 0):
                return 17
        if shares != E.company_shares[company]:
            return 16
    return 0


@rule()
def holds_papers(s: State, E: Tables, seat: int) -> bool:
    """Does this seat hold a share, a Picsou dollar or a voucher?"""
    for company in range(E.companies):
        if s.shares[seat * COMPANIES + company] > 0:
            return True
    for kind in range(E.voucher_kinds):
        if s.vouchers[seat * VOUCHER_KINDS + kind] > 0:
            return True
    return s.dollars[seat] > 0
