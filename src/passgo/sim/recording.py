"""Watches a game as it is played and counts what happens, from the events and the state between moves.

Runs interpreted and compiled, next to the driver. It changes nothing in the game.
"""

from __future__ import annotations

from typing import Final

from passgo.rules.base import cite, events, frames
from passgo.rules.base.groups import lowest_level, owns_group
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import BANK, DEEDS, EVENT_WORDS, EVENTS, NONE, SEATS, State
from passgo.rules.base.tables import GROUP_SIZE, STREET, Tables
from passgo.rules.engine import is_over
from passgo.rules.rent import counted_in_scale
from passgo.rules.wealth import wealth

from .tally import (
    AUCTIONED,
    BUILT,
    DEEDS_BOUGHT,
    FROM_BANK,
    FROM_PLAYERS,
    INHERITED,
    LEFT,
    LIFTED,
    MORTGAGED,
    PAPERS_IN,
    PAPERS_OUT,
    POT,
    RENT_IN,
    RENT_OUT,
    ROUNDS,
    SALARY,
    SOLD,
    TIERS,
    TO_BANK,
    TO_PLAYERS,
    TRADED_IN,
    TRADED_OUT,
    GameRecorder,
    Tally,
)

QUIET: Final = (
    events.TURN_BEGAN,
    events.STOPPED,
    events.DOUBLES_AGAIN,
    events.DREW,
    events.ON_SALE,
    events.BID,
    events.RENT_NONE,
)
"""Frequent events that change no cash and no deed."""

DEVELOPED: Final = 3
"""Houses on each lot from which a group counts as built up."""


@rule()
def begin_recording(s: State, E: Tables, r: GameRecorder, t: Tally) -> None:
    """Begin to watch a game; `r` is zero, and nobody has rolled yet."""
    for seat in range(SEATS):
        r.rent_deed[seat] = DEEDS
    for deed in range(DEEDS):
        r.asker[deed] = BANK
    r.changed = 1
    note_round(s, E, t, 0)
    r.sampled = 1
    record_move(s, E, r, t)


@rule()
def record_move(s: State, E: Tables, r: GameRecorder, t: Tally) -> None:
    """Count what the last move brought. To be called after every move."""
    if s.event_n - r.seen > EVENTS:
        t.lost += s.event_n - r.seen - EVENTS
        r.seen = s.event_n - EVENTS
    for n in range(r.seen, s.event_n):
        i = n % EVENTS * EVENT_WORDS
        kind = events.kind_of(s.event[i])
        seat = events.seat_of(s.event[i])
        if kind == events.MOVED:
            t.stops[s.event[i + 2]] += 1
        elif kind == events.THREW:
            r.mover = seat
            r.moving = 1
        elif kind in (events.RENT_OPEN, events.RENT_DICE_OPEN):
            note_landing(s, E, r, t, seat, s.event[i + 2])
        elif kind in (events.RENT_CLAIMED, events.RENT_DICE_CLAIMED):
            note_claim(r, s.event[i + 1], s.event[i + 2])
        elif kind == events.PAID:
            note_payment(r, t, seat, s.event[i + 1], s.event[i + 2], events.rule_of(s.event[i]))
        elif kind == events.SALARY:
            flow(t, SALARY, seat, s.event[i + 1])
        elif kind not in QUIET:
            r.changed = 1
            note_change(r, t, kind, seat, s.event[i + 1], s.event[i + 2], s.event[i + 3])
    r.seen = s.event_n
    if r.moving and (frames.awaits(s, frames.TURN, frames.THROW) or is_over(s)):
        end_move(s, E, r, t)


@rule()
def tier(s: State, E: Tables, deed: int) -> int:
    """Return the stage of an owned deed: see `TIERS`."""
    owner = s.owner[deed]
    group = E.deed_group[deed]
    if E.deed_kind[deed] != STREET:
        depot = 4 if s.level[deed] > 0 else 0
        return min(max(counted_in_scale(s, E, owner, group) - 1, 0), 3) + depot
    if s.level[deed] > 0:
        return min(s.level[deed] + 1, TIERS - 1)
    return 1 if owns_group(s, E, owner, group) else 0


@rule()
def note_landing(s: State, E: Tables, r: GameRecorder, t: Tally, lander: int, deed: int) -> None:
    """A landing on another's deed: what it stands at now is what its rent will be counted under."""
    level = tier(s, E, deed)
    r.landed_tier[lander * DEEDS + deed] = level
    t.visits[deed * TIERS + level] += 1


@rule()
def note_claim(r: GameRecorder, lander: int, deed: int) -> None:
    """The owner asks for the rent: what the lander pays next for a rent is paid for this deed."""
    r.rent_deed[lander] = deed
    r.rent_tier[lander] = r.landed_tier[lander * DEEDS + deed]


@rule()
def flow(t: Tally, what: int, seat: int, amount: int) -> None:
    """Count money into or out of a player's cash; the Bank's is not counted."""
    if seat < BANK:
        t.flows[what * SEATS + seat] += amount


@rule()
def note_change(r: GameRecorder, t: Tally, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Note an event that may change cash or a deed, and what was received for the money."""
    if kind in (events.BOUGHT, events.DEALT, events.DEALT_FREE):
        flow(t, DEEDS_BOUGHT, seat, b)
        t.bought[a] += 1
        t.bought_for[a] += b
    elif kind == events.AUCTION_WON:
        flow(t, AUCTIONED, seat, b)
        t.bought[a] += 1
        t.bought_for[a] += b
    elif kind == events.RECEIVED:
        flow(t, SOLD if b == cite.BANKRUPT_BUILDINGS_HALF else FROM_BANK, seat, a)
    elif kind == events.BUILT:
        flow(t, BUILT, seat, c)
        t.built_for[a] += c
    elif kind in (events.SOLD_BUILDING, events.SOLD_HOTEL, events.SOLD_GROUP):
        flow(t, SOLD, seat, c)
    elif kind == events.MORTGAGED:
        flow(t, MORTGAGED, seat, b)
    elif kind == events.LIFTED:
        flow(t, LIFTED, seat, b)
    elif kind == events.TRADED_CASH:
        flow(t, TRADED_OUT, seat, b)
        flow(t, TRADED_IN, a, b)
    elif kind == events.TRADED_DEED:
        t.traded[b] += 1
    elif kind == events.POT_PAID:
        flow(t, POT, seat, a)
    elif kind == events.IN_DEBT and c == NONE:
        r.rent_deed[seat] = DEEDS
    elif kind == events.WENT_BANKRUPT and r.rent_deed[seat] < DEEDS:
        t.ruins[r.rent_deed[seat]] += 1
    else:
        note_papers(r, t, kind, seat, a, b, c)


@seldom
@rule()
def note_papers(r: GameRecorder, t: Tally, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Note the things that only Picsou has: shares, dollars, Roll Three, depots, and a rent that is half paid."""
    if kind in (events.DIVIDEND, events.ROLL_THREE_PAID):
        flow(t, PAPERS_IN, seat, c)
    elif kind == events.DOLLARS_SOLD:
        flow(t, PAPERS_IN, seat, b)
    elif kind in (events.DOLLARS_BOUGHT, events.SHARE_TAKEN):
        flow(t, PAPERS_OUT, seat, b)
    elif kind == events.SHARE_MORTGAGED:
        flow(t, MORTGAGED, seat, b)
    elif kind == events.SHARE_LIFTED:
        flow(t, LIFTED, seat, b)
    elif kind == events.LOT_WON:
        flow(t, AUCTIONED, seat, b)
    elif kind == events.DEPOT_BUILT:
        flow(t, BUILT, seat, c)
        t.built_for[a] += c
    elif kind == events.DEPOT_SOLD:
        flow(t, SOLD, seat, c)
    elif kind == events.PAID_HALF:
        note_rent_paid(r, t, seat, a, b)


@rule()
def note_rent_paid(r: GameRecorder, t: Tally, payer: int, to: int, amount: int) -> None:
    """Rent that passes from hand to hand: it belongs to the deed that was asked for last."""
    if r.rent_deed[payer] < DEEDS:
        t.income[r.rent_deed[payer] * TIERS + r.rent_tier[payer]] += amount
    flow(t, RENT_OUT, payer, amount)
    flow(t, RENT_IN, to, amount)


@rule()
def is_rent(why: int) -> bool:
    """Is a payment for the rule of this number a rent?"""
    return why in (cite.RENT_PER_DEED, cite.RENT_UTILITY_DICE)


@rule()
def note_payment(r: GameRecorder, t: Tally, payer: int, to: int, amount: int, why: int) -> None:
    """A payment for the rule of number `why`: a rent belongs to the deed that was asked for last."""
    if is_rent(why):
        note_rent_paid(r, t, payer, to, amount)
        r.rent_deed[payer] = DEEDS
    elif why == cite.BANKRUPT_TO_PLAYER:
        flow(t, LEFT, payer, amount)
        flow(t, INHERITED, to, amount)
    elif to < BANK:
        flow(t, TO_PLAYERS, payer, amount)
        flow(t, FROM_PLAYERS, to, amount)
    else:
        flow(t, TO_BANK, payer, amount)


@rule()
def end_move(s: State, E: Tables, r: GameRecorder, t: Tally) -> None:
    """End the roll and all that followed from it: the player's space, their risk, and everybody's wealth."""
    r.moving = 0
    if r.changed:
        r.changed = 0
        note_deeds(s, E, r, t)
    r.throws += 1
    r.thrown[r.mover] += 1
    t.throws += 1
    t.ends[E.spaces if s.jailed[r.mover] else s.at[r.mover]] += 1
    while r.sampled < ROUNDS and s.turn_no >= r.sampled * s.players:
        note_round(s, E, t, r.sampled)
        r.sampled += 1


@rule()
def note_deeds(s: State, E: Tables, r: GameRecorder, t: Tally) -> None:
    """Deeds may have changed: which ask for rent now and at what, and who is the first to hold a group whole."""
    for group in range(E.groups):
        for k in range(E.group_size[group]):
            note_deed(s, E, r, t, E.group_member[group * GROUP_SIZE + k])
        owner = s.owner[E.group_member[group * GROUP_SIZE]]
        if owner < BANK and owns_group(s, E, owner, group):
            if r.completed[group] == 0:
                r.completed[group] = 1 << owner
            if r.developed[group] == 0 and lowest_level(s, E, group) >= DEVELOPED:
                r.developed[group] = 1 << owner


@rule()
def note_deed(s: State, E: Tables, r: GameRecorder, t: Tally, deed: int) -> None:
    """Note the rent that a deed asks from the roll that ends now on, or none."""
    asker = s.owner[deed] if s.owner[deed] < BANK and not s.mortgaged[deed] else BANK
    level = tier(s, E, deed) if asker < BANK else 0
    if asker != r.asker[deed] or level != r.asked_tier[deed]:
        count_exposure(r, t, deed)
        r.asker[deed] = asker
        r.asked_tier[deed] = level
        r.asked_since[deed] = others_throws(r, asker)


@rule()
def others_throws(r: GameRecorder, seat: int) -> int:
    """Throws so far by all but this seat."""
    return r.throws - r.thrown[seat] if seat < BANK else 0


@rule()
def count_exposure(r: GameRecorder, t: Tally, deed: int) -> None:
    """Count the rolls of others while the deed asked for rent as it did last."""
    asker = r.asker[deed]
    t.exposure[deed * TIERS + r.asked_tier[deed]] += others_throws(r, asker) - r.asked_since[deed]
    r.asked_since[deed] = others_throws(r, asker)


@rule()
def note_round(s: State, E: Tables, t: Tally, n: int) -> None:
    """Note everybody's wealth after this many rounds."""
    t.going[n] += 1
    for seat in range(s.players):
        t.wealth[n * SEATS + seat] += wealth(s, E, seat)
        t.cash[n * SEATS + seat] += s.cash[seat]


@rule()
def record_end(s: State, E: Tables, r: GameRecorder, t: Tally, winners: int) -> None:
    """The game is over or cut; `winners` in bits."""
    if r.moving:
        end_move(s, E, r, t)
    for deed in range(E.deeds):
        count_exposure(r, t, deed)
    t.games += 1
    for seat in range(s.players):
        t.last_cash[seat] += s.cash[seat]
        for group in range(E.groups):
            if r.completed[group] >> seat & 1:
                t.completed[group] += 1
                t.completed_won[group] += winners >> seat & 1
            if r.developed[group] >> seat & 1:
                t.developed[group] += 1
                t.developed_won[group] += winners >> seat & 1
