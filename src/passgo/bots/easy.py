"""The level `easy`: it plays for fun, like people who have never counted anything.

It loves a colour, pays too much for it and gives too much for it. It likes to keep cash, builds late, and forgets one
rent in eight if the edition lets it. It asks for nothing but what its colour lacks, and offers more for it the longer
the game lasts: so somebody completes a colour group at last, and the game ends. If the game stands still all the same,
it trades as `rules` does until it moves again.
"""

from __future__ import annotations

from typing import Final

from passgo.rules import acting, auction
from passgo.rules.acting import in_debt
from passgo.rules.base import frames, lots, moves, things
from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import BANK, DEEDS, NONE, State
from passgo.rules.base.tables import STREET, Tables
from passgo.rules.engine import to_act

from .asking import before_throw
from .memory import Memory
from .past_deals import is_news, note_deal, note_offer, note_reply
from .protocol import OfferAnswer
from .rng import below
from .rules_bot import choose_by_rules, rent_to_ask, throws
from .stalemate import gives_in, hand_over, sell_buildings
from .standstill import stands_still
from .steady.auctions import bid_or_pass as bid_for_other_lots
from .trading import accepts, asks_for_papers, may_offer, write_offer

FORGETS: Final = 8
"""It forgets one rent in this many."""
HOARD: Final = 200
"""It builds only if this many dollars are left …"""
SAVES: Final = 50
"""… and buys only if this many are left, except for its colour."""
SPLURGE: Final = 170
"""Per cent of its price that a deed of its colour is worth to it …"""
TREASURED: Final = 3
"""… and times its price, for which it lets go of one."""
CAREFUL: Final = 100
"""Per cent of its price that it bids for any other."""
RAISE: Final = 5
"""It opens at half of its price, and raises by this part of it."""
ASKS: Final = 4
"""Before one roll in this many it asks another player for a deed that its colour lacks."""
FIRST_OFFER: Final = 3
"""It offers this many times the price of the deed …"""
PATIENCE: Final = 20
"""… and the price once more each time that this many rounds have been played."""

# What is noted (`bots.memory`).
COLOUR: Final = 0  # the colour that it loves, counted from 1
OFFERED: Final = COLOUR + 1  # from here on, by deed: what it offered for it last
WATCHED: Final = OFFERED + DEEDS  # and from here on whether the game stands still


@rule()
def choose_easily(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """A move for this seat; 0 when nothing must be decided and no free action is wanted."""
    if not memory.notes[COLOUR]:
        memory.notes[COLOUR] = favourite(E, rng) + 1
    loved = E.group_deeds[memory.notes[COLOUR] - 1]
    if before_throw(s):
        note_reply(s, seat, memory)
    still = stands_still(s, E, memory.notes, WATCHED)
    claim = rent_to_ask(s, seat)
    if claim and acting.may(s, seat, acting.CLAIM):
        forgotten = below(rng, FORGETS) == 0
        return moves.code(moves.WAIVE, seat, moves.arg_of(claim)) if forgotten else claim
    i = frames.top(s)
    if to_act(s) >> seat & 1:
        if s.f_kind[i] == frames.LAND:
            return buy_or_decline(s, E, seat, loved)
        if s.f_kind[i] == frames.AUCTION and s.f_step[i] != frames.OPENING:
            if lots.kind_of(s.auction_lot[i]) == lots.DEED:
                return bid_or_pass(s, E, seat, loved)
            return bid_for_other_lots(s, E, seat, rng)
        if s.f_kind[i] == frames.OFFER:
            agreed = (
                likes(s, E, seat, loved) or is_its_own_wish(s, loved, memory) or (still and accepts(s, E))
            )
            if agreed:
                note_deal(s.deal_from, s.take[things.DEEDS], s.give[things.DEEDS], s.turn_no, memory)
            return moves.code(moves.ACCEPT if agreed else moves.REJECT, seat, 0)
    if before_throw(s) and gives_in(s, E, seat):
        move = sell_buildings(s, E, seat, room)
        if not move and s.turn == seat:
            if hand_over(s, E, seat, deal, memory):
                return moves.code(moves.OFFER, seat, deal.receiver)
            move = throws(s, E, seat, room)
        return move if not move or acting.may(s, seat, acting.BUILD) else 0
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    kind = moves.kind_of(move)
    if kind == moves.OFFER and still and says_something_new(s, E, seat, deal, memory):
        return move
    if kind == moves.OFFER or (kind in (moves.BUILD, moves.LIFT) and is_dear(s, E, seat, move)):
        if not to_act(s) >> seat & 1:
            return 0
        if not before_throw(s):
            return move
        move = throws(s, E, seat, room)
    throwing = before_throw(s) and moves.kind_of(move) == moves.ROLL
    if throwing and below(rng, ASKS) == 0 and asks_for_its_colour(s, E, seat, loved, deal, rng, memory):
        return moves.code(moves.OFFER, seat, deal.receiver)
    return move


@rule()
def asks_for_its_colour(
    s: State, E: Tables, seat: int, loved: int, deal: Deal, rng: list[int], memory: Memory
) -> bool:
    """Write down an offer of cash for a deed of its colour that another has. False when there is none.

    It asks again for the same when it can offer a quarter more.
    """
    wanted = loved & ~(s.holds[seat] | s.holds[BANK] | s.built)
    if not wanted:
        return False
    for _ in range(below(rng, how_many(wanted))):
        wanted &= wanted - 1
    deed = lowest(wanted)
    price = E.deed_price[deed] * (FIRST_OFFER + s.turn_no // (s.players * PATIENCE))
    offered = min(price, s.cash[seat] - SAVES)
    if offered <= max(E.deed_price[deed], memory.notes[OFFERED + deed] * 5 // 4):
        return False
    if not is_news(s, E, seat, s.owner[deed], 0, 1 << deed, offered, memory):
        return False
    write_offer(deal, s.owner[deed], 0, 1 << deed, offered)
    if not may_offer(s, E, seat, deal):
        return False
    note_offer(deal, memory)
    memory.notes[OFFERED + deed] = offered
    return True


@rule()
def says_something_new(s: State, E: Tables, seat: int, deal: Deal, memory: Memory) -> bool:
    """Note an offer that is about to be made. False if one like it was refused."""
    cash = deal.give[things.CASH] - deal.take[things.CASH]
    given, taken = deal.give[things.DEEDS], deal.take[things.DEEDS]
    if not is_news(s, E, seat, deal.receiver, given, taken, cash, memory):
        return False
    note_offer(deal, memory)
    return True


@rule()
def favourite(E: Tables, rng: list[int]) -> int:
    """A colour to love."""
    while True:
        group = below(rng, E.groups)
        if E.deed_kind[lowest(E.group_deeds[group])] == STREET:
            return group


@rule()
def is_dear(s: State, E: Tables, seat: int, move: int) -> bool:
    """Would it leave less than the hoard?"""
    if in_debt(s, seat):
        return False
    deed = moves.arg_of(move)
    price = 0
    if moves.kind_of(move) == moves.BUILD:
        price = E.deed_house[deed]
    elif deed < E.deeds:
        price = E.deed_lift[deed]
    return s.cash[seat] - price < HOARD


@rule()
def buy_or_decline(s: State, E: Tables, seat: int, loved: int) -> int:
    """Its colour with the last dollar; anything else if enough is left."""
    deed = s.land_deed[frames.top(s)]
    left = s.cash[seat] - E.deed_price[deed]
    buys = left >= (0 if loved >> deed & 1 else SAVES)
    return moves.code(moves.BUY if buys else moves.DECLINE, seat, 0)


@rule()
def bid_or_pass(s: State, E: Tables, seat: int, loved: int) -> int:
    """Its colour at any price but a foolish one; for the rest it hopes for a bargain."""
    deed = lots.index_of(s.auction_lot[frames.top(s)])
    least = auction.least_bid(s, E)
    limit = E.deed_price[deed] * (SPLURGE if loved >> deed & 1 else CAREFUL) // 100
    if least > limit or least > s.cash[seat]:
        return moves.code(moves.PASS, seat, 0)
    bid = least + E.deed_price[deed] // RAISE
    if s.auction_leader[frames.top(s)] == NONE:
        bid = max(least, E.deed_price[deed] // 2)
    return moves.code(moves.BID, seat, min(bid, limit, s.cash[seat]))


@rule()
def likes(s: State, E: Tables, seat: int, loved: int) -> bool:
    """Is what it gets worth more to it than what it gives? It counts prices, and its heart."""
    if s.take[things.DEEDS] & s.whole[seat] and not in_debt(s, seat):
        return False
    if asks_for_papers(s) and not s.give[things.CASH]:
        return False
    return wants_besides(s, E, loved) <= 0


@rule()
def is_its_own_wish(s: State, loved: int, memory: Memory) -> bool:
    """Does a deed of its colour come for no more cash than it has offered for it itself?"""
    wanted = s.give[things.DEEDS] & loved
    if not wanted or s.take[things.DEEDS] or asks_for_papers(s):
        return False
    return s.take[things.CASH] - s.give[things.CASH] <= memory.notes[OFFERED + lowest(wanted)]


@rule()
def wants_besides(s: State, E: Tables, loved: int) -> int:
    """By how much what it gives, and a quarter more, outweighs what it gets; fourfold."""
    given = fancied(s, E, s.take[things.DEEDS], loved, TREASURED) + s.take[things.CASH]
    taken = fancied(s, E, s.give[things.DEEDS], loved, TREASURED - 1) + s.give[things.CASH]
    return given * 5 - taken * 4


def in_words(s: State, E: Tables, notes: list[int]) -> OfferAnswer:
    """Return why it turns down the standing offer, and for how much more it would accept."""
    if s.take[things.DEEDS] & s.whole[s.deal_to] and not in_debt(s, s.deal_to):
        return OfferAnswer(accepted=False, why="keeps-colour")
    loved = E.group_deeds[notes[COLOUR] - 1]
    missing = wants_besides(s, E, loved)
    back = min(s.take[things.CASH], max(-(-missing // 5), 0))
    more = back + max(-(-(missing - 5 * back) // 4), 0)
    if asks_for_papers(s):
        more = max(more, s.take[things.CASH] + 1 - s.give[things.CASH])
    return OfferAnswer(
        accepted=False,
        why="too-little",
        more=more if more <= s.cash[s.deal_from] - s.give[things.CASH] + s.take[things.CASH] else 0,
    )


@rule()
def fancied(s: State, E: Tables, deeds: int, loved: int, times: int) -> int:
    """Return the prices of deeds, those of its colour `times` over, less what it costs to lift their mortgages."""
    total = 0
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        price = E.deed_price[deed] * (times if loved >> deed & 1 else 1)
        total += price - (E.deed_lift[deed] if s.mortgaged[deed] else 0)
    return total
