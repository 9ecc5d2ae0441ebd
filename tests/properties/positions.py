"""Positions at random, made by legal edits, in which what is rare in play is near at hand."""

from __future__ import annotations

from random import Random
from typing import Final

from passgo.rules import setup
from passgo.rules.base import frames
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.state import (
    BANK,
    COMPANIES,
    DEPOT,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    LEVELS,
    NONE,
    SKYSCRAPER,
    SKYSCRAPER_LEVEL,
    STAND,
    VOUCHER_KINDS,
    State,
)
from passgo.rules.base.tables import GO_TO_JAIL_SPACE, GROUP_SIZE, STATION, STREET, UTILITY, Tables
from passgo.rules.rent import printed_rent

MOODS: Final = ("mixed", "shortage", "hotels", "poor", "cards", "start")
"""The kinds of positions: any of these; few houses or hotels left; little cash and high rents; spent decks.

`start` is the beginning, before deeds are dealt and the roll for first player.
"""


def random_position(E: Tables, rng: Random, players: int, mood: str = "mixed") -> State:
    """Return a state that keeps every invariant: a player about to roll, or at a `start` the very beginning."""
    s = State()
    if mood == "start":
        setup.start_rolloff(s, E, players)
        return s
    setup.start(s, E, players)
    money = sum(s.cash)
    s.turn_no = rng.randrange(40)
    if players > 2 and rng.random() < 0.2:
        retire(s, rng.randrange(players))
    living = [seat for seat in range(players) if not s.out[seat]]
    s.turn = s.f_seat[0] = rng.choice(living)
    whole = 0.5 if mood in ("mixed", "cards") else 0.9
    if E.trade_after_sellout and rng.random() < 0.5:
        whole = 1
    deal_deeds(s, E, rng, living, whole)
    build(s, E, rng, 0.9 if mood in ("shortage", "hotels") else 0.5, mood == "hotels")
    if build_tall(s, E, rng) and mood == "hotels":
        build(s, E, rng, 0.9, True)
    mortgage(s, E, rng, 0.4)
    gather_deeds(s, E)
    deal_cash(s, rng, living, mood)
    place_tokens(s, E, rng, living)
    deal_cards(s, E, rng, living, mood)
    open_claims(s, E, rng, living)
    if E.companies:
        hand_out_papers(s, E, rng, living)
    if not s.jailed[s.turn]:
        s.doubles = rng.choice([0, 0, 1, 2])
    s.cash[BANK] += money - sum(s.cash)
    if E.auction_opening_half and rng.random() < 0.3:
        s.banker = 1 + rng.choice([*living, BANK])
    return s


def retire(s: State, seat: int) -> None:
    s.out[seat] = s.bankrupts = 1
    s.heir[seat] = BANK
    s.cash[seat] = 0
    s.alive -= 1


def members(E: Tables, group: int) -> list[int]:
    return [E.group_member[group * GROUP_SIZE + k] for k in range(E.group_size[group])]


def deal_deeds(s: State, E: Tables, rng: Random, living: list[int], whole: float) -> None:
    """Groups to one hand with the probability `whole`, else deed by deed, some left with the bank."""
    for group in range(E.groups):
        if rng.random() < whole:
            owner = rng.choice(living)
            for deed in members(E, group):
                s.owner[deed] = owner
        else:
            for deed in members(E, group):
                s.owner[deed] = rng.choice([BANK, *living])


def build(s: State, E: Tables, rng: Random, share: float, hotels: bool) -> None:
    """Even buildings on that share of the complete groups, as far as the stock reaches."""
    for group in rng.sample(range(E.groups), E.groups):
        deeds = members(E, group)
        owner = s.owner[deeds[0]]
        if owner >= BANK or any(s.owner[deed] != owner for deed in deeds) or rng.random() >= share:
            continue
        if any(s.level[deed] for deed in deeds):
            continue
        if E.deed_kind[deeds[0]] != STREET:
            continue
        full = E.max_houses + 1  # the step of a hotel
        base = full if hotels else rng.choice([0, 1, 2, 3, 3, E.max_houses, E.max_houses, full])
        more = rng.randrange(len(deeds)) if base < full else 0
        while True:
            steps = [base + (k < more) for k in range(len(deeds))]
            houses = sum(step for step in steps if step < full)
            if houses <= s.stock[HOUSE] and steps.count(full) <= s.stock[HOTEL]:
                break
            base, more = base - (more == 0), 0
        for deed, step in zip(deeds, steps, strict=True):
            s.level[deed] = HOTEL_LEVEL if step == full else step
            for house in range(min(step, E.max_houses)):
                s.paid[deed * LEVELS + house] = rng.choice([E.deed_house[deed]] * 3 + [rng.randrange(1, 400)])
            if step == full:
                s.paid[deed * LEVELS + HOTEL_LEVEL - 1] = E.deed_hotel[deed]
        s.stock[HOUSE] -= houses
        s.stock[HOTEL] -= steps.count(full)


def build_tall(s: State, E: Tables, rng: Random) -> bool:
    """Replace some hotels by skyscrapers, and add depots and stands, in editions that have them.

    True if hotels returned to the Bank.
    """
    before = s.stock[HOTEL]
    for deed in range(E.deeds):
        stop = DEPOT if E.deed_kind[deed] == STATION else STAND
        if E.deed_kind[deed] == STREET:
            if s.level[deed] == HOTEL_LEVEL and s.stock[SKYSCRAPER] > 0 and all_hotels(s, E, deed):
                s.level[deed] = SKYSCRAPER_LEVEL
                s.paid[deed * LEVELS + SKYSCRAPER_LEVEL - 1] = E.deed_skyscraper[deed]
                s.stock[SKYSCRAPER] -= 1
                s.stock[HOTEL] += 1
        elif E.deed_house[deed] and s.owner[deed] < BANK and s.stock[stop] > 0 and rng.random() < 0.5:
            s.level[deed] = 1
            s.paid[deed * LEVELS] = E.deed_house[deed]
            s.stock[stop] -= 1
    return s.stock[HOTEL] > before


def all_hotels(s: State, E: Tables, deed: int) -> bool:
    return all(s.level[other] >= HOTEL_LEVEL for other in members(E, E.deed_group[deed]))


def hand_out_papers(s: State, E: Tables, rng: Random, living: list[int]) -> None:
    """Shares, Picsou dollars, vouchers and Roll Three cards to players; some of the vouchers and tickets are gone."""
    for company in range(E.companies):
        for _ in range(rng.randrange(E.company_shares[company] + 1)):
            seat = rng.choice(living)
            s.shares[BANK * COMPANIES + company] -= 1
            s.shares[seat * COMPANIES + company] += 1
            s.pawned[seat * COMPANIES + company] += rng.random() < 0.3
    for _ in range(rng.randrange(E.dollars + 1)):
        s.dollars[BANK] -= 1
        s.dollars[rng.choice(living)] += 1
    for kind in range(E.voucher_kinds):
        for _ in range(rng.randrange(E.voucher_count[kind] + 1)):
            s.vouchers[BANK * VOUCHER_KINDS + kind] -= 1
            if rng.random() < 0.5:
                s.vouchers[rng.choice(living) * VOUCHER_KINDS + kind] += 1
            else:
                s.vouchers_gone[kind] += 1
    for card in range(E.roll_cards):
        s.roll3[card] = rng.choice([BANK, BANK, rng.choice(living)])
    drawn = rng.random() < 0.1  # all of them
    for kind in range(E.ticket_kinds):
        s.tickets[kind] = 0 if drawn else rng.randrange(E.ticket_count[kind] + 1)
    s.voucher_played = rng.randrange(2)


def mortgage(s: State, E: Tables, rng: Random, share: float) -> None:
    for group in range(E.groups):
        deeds = members(E, group)
        if not any(s.level[deed] for deed in deeds):
            for deed in deeds:
                if s.owner[deed] < BANK and rng.random() < share:
                    s.mortgaged[deed] = 1


def deal_cash(s: State, rng: Random, living: list[int], mood: str) -> None:
    purses = [0, 3, 40, 120] if mood == "poor" else [0, 7, 60, 300, 1500, 4000]
    for seat in living:
        s.cash[seat] = rng.choice(purses) + rng.randrange(20)


def place_tokens(s: State, E: Tables, rng: Random, living: list[int]) -> None:
    for seat in living:
        if rng.random() < 0.2:
            s.at[seat] = E.jail_space
            s.jailed[seat] = rng.randrange(1, E.jail_tries + 1)
        else:
            spaces = [k for k in range(E.spaces) if E.space_kind[k] != GO_TO_JAIL_SPACE]
            s.at[seat] = rng.choice(spaces)
        s.lap_best[seat] = rng.randrange(3)
        s.lap[seat] = s.lap_best[seat] - rng.choice([0, 0, 0, 1])


def deal_cards(s: State, E: Tables, rng: Random, living: list[int], mood: str) -> None:
    """Kept cards to players; of the others some, or all, have been seen and lie in a known order."""
    for keepable in range(E.keepable):
        if rng.random() < 0.6:
            s.kept[keepable] = rng.choice(living)
            deck = E.keep_deck[keepable]
            s.unseen[deck] &= ~(1 << (E.keep_card[keepable] - E.deck_first[deck]))
    for deck in range(E.decks):
        cards = [card for card in range(E.deck_size[deck]) if s.unseen[deck] >> card & 1]
        rng.shuffle(cards)
        seen = cards if mood in ("cards", "poor") else cards[: rng.randrange(len(cards) + 1)]
        for n, card in enumerate(seen):
            s.order[E.deck_first[deck] + n] = card
            s.unseen[deck] &= ~(1 << card)
        s.known[deck] = len(seen)


def open_claims(s: State, E: Tables, rng: Random, living: list[int]) -> None:
    """Rents that may be asked for: half of them of the player on turn, who may soon be in debt."""
    for deed in rng.sample(range(E.deeds), 8):
        owner = s.owner[deed]
        landers = [seat for seat in living if seat != owner]
        if owner < BANK and not s.mortgaged[deed] and rng.random() < 0.5:
            i = s.claim_n
            rent = printed_rent(s, E, deed)
            s.claim_lander[i] = s.turn if s.turn in landers and rng.random() < 0.5 else rng.choice(landers)
            s.claim_owner[i] = owner
            s.claim_deed[i] = deed
            s.claim_amount[i] = -rent if E.deed_kind[deed] == UTILITY else rent
            s.claim_turn[i] = max(0, s.turn_no - rng.randrange(2))
            s.claim_n = s.claims_before = i + 1


def before_card(E: Tables, rng: Random, players: int, card: int) -> State:
    """About to draw this card, all that others of its pile are seen; much is built, and some papers are held."""
    s = random_position(E, rng, players, rng.choice(["shortage", "hotels"]))
    deck = next(d for d in range(E.decks) if card < E.deck_first[d] + E.deck_size[d])
    first = E.deck_first[deck]
    if E.card_keep[card] != NONE:
        s.kept[E.card_keep[card]] = NONE
    held = {E.keep_card[k] for k in range(E.keepable) if s.kept[k] != NONE}
    rest = [k for k in range(first, first + E.deck_size[deck]) if k not in held and k != card]
    rng.shuffle(rest)
    for n, k in enumerate([card, *rest]):
        s.order[first + n] = k - first
    s.unseen[deck] = 0
    s.known[deck] = 1 + len(rest)
    s.jailed[s.turn] = 0
    i = frames.push(s, frames.CARD, s.turn)
    s.card_deck[i] = deck
    s.card_drawn[i] = NONE
    s.f_step[0] = frames.MOVED
    s.f_step[1] = frames.THROWN
    return s


def ruinous_card(E: Tables, rng: Random, card: int, players: int, poor: int) -> State:
    """Return a roll of seven from a known card; `poor` seats after the mover own next to nothing."""
    s = State()
    setup.start(s, E, players)
    money = sum(s.cash)
    deck = next(d for d in range(E.decks) if card < E.deck_first[d] + E.deck_size[d])
    first = E.deck_first[deck]
    rest = [k for k in range(E.deck_size[deck]) if first + k != card]
    rng.shuffle(rest)
    for n, k in enumerate([card - first, *rest]):
        s.order[first + n] = k
    s.unseen[deck] = 0
    s.known[deck] = E.deck_size[deck]
    spaces = [space for space in range(7, E.spaces) if E.space_deck[space] == deck]
    s.at[0] = rng.choice(spaces) - 7
    for seat in range(1, poor + 1):
        s.cash[seat] = rng.randrange(30)
        deeds = [deed for deed in range(E.deeds) if s.owner[deed] == BANK]
        for deed in rng.sample(deeds, 2):
            s.owner[deed] = seat
            s.mortgaged[deed] = 1
    gather_deeds(s, E)
    s.cash[BANK] += money - sum(s.cash)
    return s
