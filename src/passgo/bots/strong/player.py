"""The bot `strong`: tries its plans out before it chooses one, and looks for deals with everybody.

Of each decision the plans are listed, what the careful player would do first among them; each is played on for a few
turns (`trials`), and the one that leaves the best chance to win is taken. Deals are priced by the evaluator alone
(`dealing`), and by what each partner seems to take (`partners`); the best of them is played on before it is offered.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import before_throw
from passgo.bots.evaluator import CERTAIN, CHANCE, evaluate
from passgo.bots.memory import ACCEPTED, NOTES, REFUSED, Memory
from passgo.bots.past_deals import note_deal, note_reply
from passgo.bots.protocol import OfferAnswer
from passgo.bots.rival_bids import bid_by_rival, note_bids
from passgo.bots.rng import word
from passgo.bots.rules_bot import rent_to_ask, throws, use_shares_and_dollars
from passgo.bots.stalemate import gives_in, hand_over, is_given_up, sell_buildings
from passgo.bots.steady.auctions import bid_or_pass, bids_so_far, buys_at_auctions
from passgo.bots.steady.player import choose_steadily
from passgo.bots.steady.raising import pay_debt
from passgo.bots.vouchers import voucher_before_throw
from passgo.bots.worth import completes_somebodys
from passgo.rules import acting
from passgo.rules.base import frames, lots, moves, things
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import STREET, Tables
from passgo.rules.engine import apply, legal, to_act, why_not
from passgo.rules.mortgage import deed_in_transfer

from .dealing import (
    FORESEEN,
    GROUP_ASKED,
    MADE,
    PARTNER,
    find_deal,
    make_noted_deal,
    offer,
)
from .partners import learn, learn_of_groups, note_patience
from .plans import (
    LEVELS_KEPT,
    WAYS,
    anything_to_plan,
    carry_out_plan,
    cash_kept,
    planned_move,
    shape_of,
    single_to_mortgage,
)
from .trials import AFTER, TRIED, begin_plan, mean_chance, throw_next

MOST_OPTIONS: Final = 12
"""Ways to pay a debt that are tried."""

# In the notes of a memory: how far it has got at the throw that is awaited.
AT: Final = 0  # which throw, 0 before the first
STAGE: Final = 1
WAY: Final = 2
KEEP: Final = 3
OFFERS: Final = 4  # made at this throw

OPTIONS: Final = NOTES - MOST_OPTIONS  # moves that are tried for a debt

SHAPES: Final = TRIED  # in the numbers of a memory: what plans lead to, the position as it is first

# the stages
LOOKS_ROUND: Final = 0
BUILDS: Final = 1
THROWS: Final = 2

MOST_OFFERS: Final = 5
"""The most offers before one roll, so that nobody is pestered."""
DEALS_A_ROLL_OUT: Final = 4
"""It prices this many deals for every ten rollouts that a decision may cost."""

HORIZON: Final = 4
"""Turns of a rollout."""

RAISE: Final = 4
"""A bid is raised by this part of it, or of the price of the deed, …"""
SOON: Final = 2
"""… and by as much more after this many bids, and again after as many more."""
FOR_TWO: Final = 90
"""In a game of two a deed is worth this percentage of its price, …"""
FASTER: Final = 10
"""… this much more with the Speed Die, where cash comes in sooner, …"""
FOR_AN_OPEN_COLOUR: Final = 10
"""… this much more for a site of a colour of which only one of them has any, …"""
FOR_A_LAST_SITE: Final = 40
"""… and this much more for one that would complete a colour of either."""
BARGAIN_MARGIN: Final = CERTAIN // 300
"""The chance that an auction must promise more than the purchase: what others bid is a guess."""
DEAL_MARGIN: Final = CERTAIN // 150
"""The chance that an offer must bring to be accepted: who offers has picked it among many."""


@rule()
def choose_strong(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """A move for this seat; 0 when nothing must be decided and no free action is wanted."""
    claim = rent_to_ask(s, seat)
    if claim and acting.may(s, seat, acting.CLAIM):
        return claim
    note_answer(s, seat, memory)
    if s.players == 2:
        note_bids(s, E, seat, memory)
    if before_throw(s):
        return at_a_throw(s, E, seat, room, deal, rng, memory)
    i = frames.top(s)
    kind = s.f_kind[i]
    if not to_act(s) >> seat & 1:
        return 0
    if kind == frames.LAND:
        return buy_or_decline(s, E, seat, room, rng, memory)
    if kind == frames.AUCTION and s.f_step[i] != frames.OPENING:
        return bid_or_leave(s, E, seat, room, rng, memory)
    if kind == frames.OFFER:
        return answer(s, E, seat, room, rng, memory)
    if kind == frames.TRANSFER:
        deed = deed_in_transfer(s, seat)
        keep = moves.code(moves.KEEP, seat, deed)
        return better(s, E, seat, keep, moves.code(moves.LIFT, seat, deed), 0, room, rng, memory)
    if kind == frames.DEBT:
        return raise_what_is_owed(s, E, seat, room, rng, memory)
    return choose_steadily(s, E, seat, room, deal, rng, memory)


# --- at a throw -------------------------------------------------------------------------------------


@rule()
def at_a_throw(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """Choose a move before a roll: on its own turn look for deals; then build; then roll."""
    if gives_in(s, E, seat):
        move = sell_buildings(s, E, seat, room)
        if move:
            return move
        if s.turn == seat and hand_over(s, E, seat, deal, memory):
            return moves.code(moves.OFFER, seat, deal.receiver)
        return last_thought(s, E, seat, room) if s.turn == seat else 0
    notes = memory.notes
    now = (s.turn_no + 1) * 32 + s.doubles * 8 + s.turn
    if notes[AT] != now:
        notes[AT] = now
        notes[STAGE] = LOOKS_ROUND
        notes[OFFERS] = 0
        notes[MADE] = 0  # an offer that was never answered says nothing
    if notes[STAGE] == LOOKS_ROUND:
        if s.turn == seat and notes[OFFERS] < MOST_OFFERS and not notes[MADE]:
            most = max(memory.effort * DEALS_A_ROLL_OUT // 10, 6)
            if find_deal(s, E, seat, most, memory, deal) and is_borne_out(s, E, seat, room, rng, memory):
                notes[OFFERS] += 1
                return offer(seat, deal, memory)
        choose_plan(s, E, seat, room, rng, memory)
    if notes[STAGE] == BUILDS:
        move = planned_move(s, E, seat, notes[WAY], notes[KEEP])
        if move and not why_not(s, E, move):
            return move
        notes[STAGE] = THROWS
    return last_thought(s, E, seat, room) if s.turn == seat else 0


@rule()
def is_borne_out(s: State, E: Tables, seat: int, room: list[int], rng: list[int], memory: Memory) -> bool:
    """Is the deal that was found better by what is played on too? The evaluator errs where it likes a deal best."""
    run = word(rng)
    count = max(memory.effort // 4, 3)
    begin_plan(s, memory)
    chance = mean_chance(E, seat, run, count, HORIZON, room, memory)
    make_noted_deal(s, E, seat, memory)
    return mean_chance(E, seat, run, count, HORIZON, room, memory) > chance


@rule()
def last_thought(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Use what only Picsou has; then roll, or leave jail."""
    move = use_shares_and_dollars(s, E, seat, room) if E.companies else 0
    if not move and E.voucher_kinds:
        move = voucher_before_throw(s, E, seat, room)
    if move:
        return move
    return throws(s, E, seat, room)


@rule()
def choose_plan(s: State, E: Tables, seat: int, room: list[int], rng: list[int], memory: Memory) -> None:
    """Note the way to build, and the cash to keep, that leaves the best chance."""
    notes = memory.notes
    notes[STAGE] = THROWS
    if not anything_to_plan(s, E, seat):
        return
    run = word(rng)
    count = max(memory.effort // 10, 2)
    begin_plan(s, memory)
    throw_next(E, memory)
    best = mean_chance(E, seat, run, count, HORIZON, room, memory)
    memory.numbers[SHAPES] = shape_of(s, seat)
    tried = 1
    for way in range(WAYS):
        for level in range(LEVELS_KEPT):
            keep = cash_kept(s, E, seat, level)
            begin_plan(s, memory)
            if not carry_out_plan(E, seat, way, keep, memory):
                continue
            memory.numbers[SHAPES + tried] = shape_of(memory.trials[AFTER], seat)
            if was_tried(tried, memory):
                continue
            tried += 1
            throw_next(E, memory)
            chance = mean_chance(E, seat, run, count, HORIZON, room, memory)
            if chance > best:
                best = chance
                notes[STAGE] = BUILDS
                notes[WAY] = way
                notes[KEEP] = keep


@rule()
def was_tried(tried: int, memory: Memory) -> bool:
    """Does the plan that comes next on the list lead to what one before it leads to?"""
    for k in range(tried):
        if memory.numbers[SHAPES + k] == memory.numbers[SHAPES + tried]:
            return True
    return False


@rule()
def note_answer(s: State, seat: int, memory: Memory) -> None:
    """Learn from the answer to the offer made last, once it is there."""
    notes = memory.notes
    partner = notes[PARTNER]
    accepted = memory.news >> (ACCEPTED + partner) & 1 != 0
    if notes[MADE] and (accepted or memory.news >> (REFUSED + partner) & 1):
        notes[MADE] = 0
        note_patience(memory, partner, accepted, s.turn_no)
        if notes[GROUP_ASKED]:
            learn_of_groups(memory, partner, accepted)
        if accepted or not notes[GROUP_ASKED]:
            learn(memory, partner, notes[FORESEEN], accepted)
        note_reply(s, seat, memory)


# --- what is asked ----------------------------------------------------------------------------------


@rule()
def chance_after(
    s: State, E: Tables, seat: int, move: int, run: int, count: int, room: list[int], memory: Memory
) -> int:
    """The chance to win after a move; −1 where it is not legal."""
    if why_not(s, E, move):
        return -1
    begin_plan(s, memory)
    apply(memory.trials[AFTER], E, move)
    return mean_chance(E, seat, run, count, HORIZON, room, memory)


@rule()
def better(
    s: State,
    E: Tables,
    seat: int,
    first: int,
    second: int,
    margin: int,
    room: list[int],
    rng: list[int],
    memory: Memory,
) -> int:
    """The better of two moves; the second only if it is better by a margin."""
    run = word(rng)
    count = max(memory.effort // 4, 3)
    chance = chance_after(s, E, seat, first, run, count, room, memory)
    other = chance_after(s, E, seat, second, run, count, room, memory)
    return second if other > chance + margin else first


@rule()
def buy_or_decline(s: State, E: Tables, seat: int, room: list[int], rng: list[int], memory: Memory) -> int:
    """Buy, leave it to the auction, or mortgage first what the price asks for."""
    buy = moves.code(moves.BUY, seat, 0)
    decline = moves.code(moves.DECLINE, seat, 0)
    if buys_at_auctions(s, E):
        return decline
    if not why_not(s, E, buy):
        return better(s, E, seat, buy, decline, BARGAIN_MARGIN, room, rng, memory)
    run = word(rng)
    count = max(memory.effort // 4, 3)
    left = chance_after(s, E, seat, decline, run, count, room, memory)
    begin_plan(s, memory)
    first = 0
    while True:
        t = memory.trials[AFTER]
        if not why_not(t, E, buy):
            break
        move = single_to_mortgage(t, E, seat)
        if not move or why_not(t, E, move):
            return decline
        apply(t, E, move)
        first = first or move
    apply(memory.trials[AFTER], E, buy)
    chance = mean_chance(E, seat, run, count, HORIZON, room, memory)
    return first if first and chance > left else decline


@rule()
def bid_or_leave(s: State, E: Tables, seat: int, room: list[int], rng: list[int], memory: Memory) -> int:
    """Pass, the least bid, or what the careful player would say; for a deed in a game of two by what the other pays."""
    lot = s.auction_lot[frames.top(s)]
    if lots.kind_of(lot) == lots.DEED and buys_at_auctions(s, E):
        return bid_by_rival(s, E, seat, percent_for_two(s, E, seat, lot), memory)
    leave = moves.code(moves.PASS, seat, 0)
    careful = bid_or_pass(s, E, seat, rng)
    n = legal(s, E, seat, room)
    least = leave
    for k in range(n):
        if moves.kind_of(room[k]) == moves.BID:
            least = room[k]
    if least == leave:
        return careful
    least = raised(s, E, seat, least)
    run = word(rng)
    count = max(memory.effort // 6, 3)
    best = leave
    chance = chance_after(s, E, seat, leave, run, count, room, memory)
    other = chance_after(s, E, seat, least, run, count, room, memory)
    if other > chance:
        chance = other
        best = least
    if careful not in (leave, least):
        other = chance_after(s, E, seat, careful, run, count, room, memory)
        if other > chance:
            best = careful
    return best


@rule()
def percent_for_two(s: State, E: Tables, seat: int, deed: int) -> int:
    """Return the percentage of its price that a deed is worth: to keep the other from a colour is worth as much as to complete one."""
    percent = FOR_TWO + FASTER if E.speed_die else FOR_TWO
    if E.deed_kind[deed] != STREET:
        return percent
    if completes_somebodys(s, E, deed):
        return percent + FOR_A_LAST_SITE
    members = E.group_deeds[E.deed_group[deed]]
    is_open = (members & s.holds[seat] == 0) != (members & s.holds[1 - seat] == 0)
    return percent + FOR_AN_OPEN_COLOUR if is_open else percent


@rule()
def raised(s: State, E: Tables, seat: int, least: int) -> int:
    """The least bid and a quarter more, of the bid or of the price of the deed, where there is as much.

    Two who both want a deed else bid against each other by single dollars, hundreds of times.
    """
    price = moves.arg_of(least)
    lot = s.auction_lot[frames.top(s)]
    printed = E.deed_price[lots.index_of(lot)] if lots.kind_of(lot) == lots.DEED else 0
    raise_by = max(price, printed) * (1 + bids_so_far(s) // SOON) // RAISE
    return moves.code(moves.BID, seat, min(price + raise_by, max(s.cash[seat], price)))


@rule()
def answer(s: State, E: Tables, seat: int, room: list[int], rng: list[int], memory: Memory) -> int:
    """Accept what clearly brings a better chance, by the evaluator and by what is played on.

    Both must say so: roll-outs differ from one question to the next, and who offers may ask until they err.
    """
    reject = moves.code(moves.REJECT, seat, 0)
    accept = moves.code(moves.ACCEPT, seat, 0)
    if is_given_up(s):
        return accept
    if not promises_more(s, E, seat, accept, memory):
        return reject
    said = better(s, E, seat, reject, accept, DEAL_MARGIN, room, rng, memory)
    if said == accept:
        note_deal(s.deal_from, s.take[things.DEEDS], s.give[things.DEEDS], s.turn_no, memory)
    return said


def in_words(_state: State, _edition: Tables, _notes: list[int]) -> OfferAnswer:
    """Return why it turns an offer down: only a better chance makes it accept."""
    return OfferAnswer(accepted=False, why="no-better-chance")


@rule()
def promises_more(s: State, E: Tables, seat: int, accept: int, memory: Memory) -> bool:
    """Does the value network see a clearly better chance after a deal?

    Its estimate depends on the position alone. So a player who trades deeds round and back leaves it with more cash
    each time.
    """
    if why_not(s, E, accept):
        return False
    evaluate(s, E, memory)
    chance = memory.numbers[CHANCE + seat]
    begin_plan(s, memory)
    apply(memory.trials[AFTER], E, accept)
    evaluate(memory.trials[AFTER], E, memory)
    return memory.numbers[CHANCE + seat] > chance + DEAL_MARGIN


@rule()
def raise_what_is_owed(
    s: State, E: Tables, seat: int, room: list[int], rng: list[int], memory: Memory
) -> int:
    """Of what the careful player would part with and all else, the one that leaves the best chance."""
    careful = pay_debt(s, E, seat, room)
    if moves.kind_of(careful) == moves.BANKRUPT:
        return careful
    n = legal(s, E, seat, room)
    tried = 0
    options = memory.notes
    for k in range(n):
        kind = moves.kind_of(room[k])
        if tried < MOST_OPTIONS and kind in (moves.SELL, moves.MORTGAGE) and room[k] != careful:
            options[OPTIONS + tried] = room[k]
            tried += 1
    if not tried:
        return careful
    run = word(rng)
    count = max(memory.effort // (3 * (tried + 1)), 2)
    best = careful
    chance = chance_after(s, E, seat, careful, run, count, room, memory)
    for k in range(tried):
        other = chance_after(s, E, seat, options[OPTIONS + k], run, count, room, memory)
        if other > chance:
            chance = other
            best = options[OPTIONS + k]
    return best
