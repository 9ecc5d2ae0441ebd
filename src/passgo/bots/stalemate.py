"""How bots end a game that nobody can win.

In Picsou more cash comes in than rents take: two players who have built up half of the board each grow
richer for ever, and no rent can ruin either. People shake hands at that point. There is no such move, so
the player who is behind gives in, sells their buildings and leaves the rents to the others. If nobody can
build because every colour is in several hands, that player offers what another lacks of one.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.memory import REFUSED, Memory
from passgo.bots.trading import may_offer, write_offer
from passgo.rules.base import moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.players import in_play
from passgo.rules.base.state import HOTEL_LEVEL, State
from passgo.rules.base.tables import GROUP_SIZE, RENTS, STREET, Tables
from passgo.rules.building import sell_refusal
from passgo.rules.legal import legal_sales_of_hotels
from passgo.rules.rent import printed_rent

LONG_ROUNDS: Final = 400
"""Rounds that a game may last before the player who is behind gives in.

Of four such players in Picsou, seven games in ten are decided by then; one in ten would not be
after 10,000 rounds.
"""

LONG_FOR_PEOPLE: Final = 250
"""The levels give in sooner: somebody may sit at their table. One such game in twenty lasts longer than 500 rounds."""


HANDS_OVER: Final = 4
"""In one round of this many, a player who gives in offers a colour."""


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
    """The same for a level."""
    return s.turn_no >= LONG_FOR_PEOPLE * s.players and weakest_player(s, E) == seat


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
    """Write down an offer of what another lacks of a colour, for its price; False where there is none to be made now."""
    if s.turn_no // s.players % HANDS_OVER:
        return False
    for other in range(s.players):
        if other == seat or not in_play(s, other) or memory.news >> (REFUSED + other) & 1:
            continue
        for group in range(E.groups):
            lacking = E.group_deeds[group] & ~s.holds[other]
            street = E.deed_kind[E.group_member[group * GROUP_SIZE]] == STREET
            if not street or not lacking or lacking & ~s.holds[seat]:
                continue
            write_offer(deal, other, lacking, 0, -min(price_of(E, lacking), s.cash[other]))
            if may_offer(s, E, seat, deal):
                return True
    return False


@rule()
def price_of(E: Tables, deeds: int) -> int:
    """The printed prices of deeds, added up."""
    total = 0
    while deeds:
        total += E.deed_price[lowest(deeds)]
        deeds &= deeds - 1
    return total
