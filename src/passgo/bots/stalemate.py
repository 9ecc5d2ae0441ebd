"""How bots end a game that nobody can win.

In Picsou more cash comes in than rents take: two players who have built up half of the board each grow
richer for ever, and no rent can ruin either. People shake hands at that point. There is no such move, so
the player who is behind gives in, sells their buildings and leaves the rents to the others. If nobody can
build because every colour is in several hands, that player offers what another lacks of one.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.memory import Memory
from passgo.bots.past_deals import is_news, note_offer, note_reply
from passgo.bots.trading import may_offer, write_offer
from passgo.rules.base import moves, things
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.players import in_play
from passgo.rules.base.state import HOTEL_LEVEL, State
from passgo.rules.base.tables import RENTS, STREET, Tables
from passgo.rules.building import sell_refusal
from passgo.rules.legal import legal_sales_of_hotels
from passgo.rules.rent import printed_rent
from passgo.rules.stocks import free_shares
from passgo.rules.trade import bank_holds_deeds, bound_deeds

LONG_ROUNDS: Final = 400
"""Rounds that a game may last before the player who is behind gives in.

Of four such players in Picsou, seven games in ten are decided by then; one in ten would not be
after 10,000 rounds.
"""

LONG_FOR_PEOPLE: Final = 250
"""The levels give in sooner: somebody may sit at their table. One such game in twenty lasts longer than 500 rounds."""


LONGEST: Final = 300
"""After this many rounds all levels give in but the one that is ahead."""

TOKEN: Final = 1
"""Dollars for which a player who gives in sells everything: some books allow no gifts."""
LITTLE: Final = 10
"""Cash below this part of the starting cash is not worth an offer."""


@rule()
def lasts_long(E: Tables) -> bool:
    """Do companies pay dividends? Such a board pays more in than rents take: nobody is ruined for a hundred rounds and more."""
    return E.companies > 0


@rule()
def concedes(s: State, E: Tables, seat: int) -> bool:
    """Has the game lasted too long, and is it this seat that is behind?"""
    return s.turn_no >= LONG_ROUNDS * s.players and weakest_player(s, E) == seat


@rule()
def gives_in(s: State, E: Tables, seat: int) -> bool:
    """The same for a level; if the game still doesn't end, everybody gives in but the one who is ahead."""
    if s.turn_no < LONG_FOR_PEOPLE * s.players:
        return False
    return weakest_player(s, E) == seat or (
        s.turn_no >= LONGEST * s.players and strongest_player(s, E) != seat
    )


@seldom
@rule()
def weakest_player(s: State, E: Tables) -> int:
    """The player in play whose deeds can bring the lowest rents; of equals the one with less cash."""
    behind = -1
    least = 0
    for seat in range(s.players):
        if in_play(s, seat):
            rents = rents_within_reach(s, E, seat)
            if behind < 0 or rents < least or (rents == least and s.cash[seat] < s.cash[behind]):
                behind = seat
                least = rents
    return behind


@rule()
def rents_within_reach(s: State, E: Tables, seat: int) -> int:
    """Return what one visit to each deed of this seat would bring, with a hotel on each site of its complete groups."""
    total = 0
    deeds = s.holds[seat] & ~s.pledged
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        if s.whole[seat] >> deed & 1 and E.deed_kind[deed] == STREET:
            total += E.deed_rent[deed * RENTS + HOTEL_LEVEL]
        else:
            total += printed_rent(s, E, deed)
    return total


@seldom
@rule()
def sell_buildings(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Sell a building, or a whole group that has hotels; 0 when nothing is built."""
    lots = s.holds[seat] & s.built
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        if not sell_refusal(s, E, seat, lot):
            return moves.code(moves.SELL, seat, lot)
    n = legal_sales_of_hotels(s, E, seat, room, 0)
    return room[0] if n > 0 else 0


@seldom
@rule()
def hand_over(s: State, E: Tables, seat: int, deal: Deal, memory: Memory) -> bool:
    """Write down an offer of all that this seat can sell, to the player who is ahead, for a dollar. False if it can't be made."""
    note_reply(s, seat, memory)
    other = strongest_player(s, E)
    deeds = s.holds[seat] & ~(s.pledged | bound_deeds(s, E))
    if E.trade_after_sellout and bank_holds_deeds(s, E):
        deeds = 0
    if other == seat or not is_news(s, E, seat, other, deeds, 0, s.cash[seat], memory):
        return False
    write_offer(deal, other, deeds, 0, s.cash[seat])
    deal.take[things.CASH] = TOKEN
    for company in range(E.companies):
        deal.give[things.SHARES] += free_shares(s, seat, company) << 4 * company
    if not deeds and not deal.give[things.SHARES] and s.cash[seat] < E.starting_cash // LITTLE:
        return False
    if not may_offer(s, E, seat, deal):
        return False
    note_offer(deal, memory)
    return True


@seldom
@rule()
def is_given_up(s: State) -> bool:
    """Does the standing offer give something, for no more than a dollar, and no deed with a mortgage?"""
    gives = False
    for thing in range(things.KINDS):
        if s.take[thing] > (TOKEN if thing == things.CASH else 0):
            return False
        gives = gives or s.give[thing] > s.take[thing]
    return gives and s.give[things.DEEDS] & s.pledged == 0


@seldom
@rule()
def strongest_player(s: State, E: Tables) -> int:
    """The player in play whose deeds can bring the highest rents; of equals the one with more cash."""
    ahead, most = -1, 0
    for seat in range(s.players):
        if in_play(s, seat):
            rents = rents_within_reach(s, E, seat)
            if ahead < 0 or rents > most or (rents == most and s.cash[seat] > s.cash[ahead]):
                ahead, most = seat, rents
    return ahead
