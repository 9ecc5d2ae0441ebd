"""What happened in a move, for those who watch: a ring of records, drained after every move.

One event is four words: kind | rule << 8 | seat << 24, and three arguments whose meaning stands in
`KINDS`. Moves are the truth; events are derived from them and can be thrown away.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .kernel import rule
from .state import EVENT_WORDS, EVENTS, State


class EventKind(NamedTuple):
    """Name (its text in the locale files is `event-NAME`) and the arguments as (name, type) pairs.

    Types: seat, deed, space, card, group, company, voucher, roll, lot, money, number, building, rule.
    """

    name: str
    args: tuple[tuple[str, str], ...]


KINDS: list[EventKind] = []
"""Event kind by number."""


def kind(name: str, **args: str) -> int:
    """Register an event kind with its arguments after the seat, in order, and give its number."""
    KINDS.append(EventKind(name, tuple(args.items())))
    return len(KINDS) - 1


ROLLED_OFF: Final = kind("rolled-off", first="number", second="number")
GOES_FIRST: Final = kind("goes-first")
TURN_BEGAN: Final = kind("turn-began")
THREW: Final = kind("threw", first="number", second="number")
THREW_FOR_RENT: Final = kind("threw-for-rent", first="number", second="number")
RED_FELL: Final = kind("red-fell", face="number")  # of the speed die: 1–3, 4 the bus, 5 Mr Monopoly
CHOSE_MOVE: Final = kind("chose-move", count="number")
CHOSE_SPACE: Final = kind("chose-space", space="space")
MOVES_ON: Final = kind("moves-on")  # Mr Monopoly leads him to the next property
DEALT: Final = kind("dealt", deed="deed", price="money")  # price 0: free
BELL_RANG: Final = kind("bell-rang")
POT_PAID: Final = kind("pot-paid", amount="money")  # a house rule: what lay on Free Parking
STAYS_WITH_BANK: Final = kind("stays-with-bank", deed="deed")  # a house rule: no auction
DOUBLES_AGAIN: Final = kind("doubles-again")
THIRD_DOUBLES: Final = kind("third-doubles")
MOVED: Final = kind("moved", origin="space", target="space")
SALARY: Final = kind("salary", amount="money")
STOPPED: Final = kind("stopped", space="space")
ON_SALE: Final = kind("on-sale", deed="deed", price="money")
BOUGHT: Final = kind("bought", deed="deed", price="money")
DECLINED: Final = kind("declined", deed="deed")
AUCTION_OPENED: Final = kind("auction-opened", deed="deed", opening="money")
BUILDING_AUCTION_OPENED: Final = kind("building-auction-opened", building="building", opening="money")
BID: Final = kind("bid", amount="money")
PASSED: Final = kind("passed")
AUCTION_WON: Final = kind("auction-won", deed="deed", price="money")
BUILDING_WON: Final = kind("building-won", building="building", price="money")
UNSOLD: Final = kind("unsold", deed="deed")
BUILDING_UNSOLD: Final = kind("building-unsold", building="building")
SHORTAGE_GIVEN_UP: Final = kind("shortage-given-up", building="building")
RENT_OPEN: Final = kind("rent-open", owner="seat", deed="deed", amount="money")  # seat: the lander
RENT_DICE_OPEN: Final = kind("rent-dice-open", owner="seat", deed="deed", factor="number")
RENT_NONE: Final = kind("rent-none", owner="seat", deed="deed")  # mortgaged
RENT_CLAIMED: Final = kind("rent-claimed", lander="seat", deed="deed", amount="money")  # seat: the owner
RENT_DICE_CLAIMED: Final = kind("rent-dice-claimed", lander="seat", deed="deed", factor="number")
RENT_WAITS: Final = kind("rent-waits", lander="seat", deed="deed")  # the lander is in debt
RENT_WAIVED: Final = kind("rent-waived", lander="seat", deed="deed")
RENT_LAPSED: Final = kind("rent-lapsed", lander="seat", deed="deed")  # seat: the owner
PAID: Final = kind("paid", to="seat", amount="money", why="rule")
RECEIVED: Final = kind("received", amount="money", why="rule")  # from the bank
DREW: Final = kind("drew", card="card")
KEPT_CARD: Final = kind("kept-card", card="card")
CARD_RETURNED: Final = kind("card-returned", card="card")
TAX_ASKED: Final = kind("tax-asked", flat="money", percent="number")
TAX_CHOSEN: Final = kind("tax-chosen", amount="money", percent="number")  # percent 0: the flat amount
JAILED: Final = kind("jailed", why="rule")
STAYS_IN_JAIL: Final = kind("stays-in-jail", tries="number")
FREED: Final = kind("freed", why="rule")
BUILT: Final = kind("built", deed="deed", level="number", price="money")
SOLD_BUILDING: Final = kind("sold-building", deed="deed", level="number", amount="money")
SOLD_HOTEL: Final = kind(
    "sold-hotel", deed="deed", level="number", amount="money"
)  # level: houses in its place
SOLD_GROUP: Final = kind("sold-group", group="group", level="number", amount="money")
SHORTAGE: Final = kind("shortage", building="building", count="number")  # how many the bank has left
WANTED: Final = kind("wanted", building="building", count="number")
MORTGAGED: Final = kind("mortgaged", deed="deed", amount="money")
LIFTED: Final = kind("lifted", deed="deed", amount="money")
KEPT_MORTGAGE: Final = kind("kept-mortgage", deed="deed", fee="money")
OFFERED: Final = kind("offered", to="seat")
ACCEPTED: Final = kind("accepted", offerer="seat")
REJECTED: Final = kind("rejected", offerer="seat")
WITHDRAWN: Final = kind("withdrawn", to="seat")
TRADED_DEED: Final = kind("traded-deed", to="seat", deed="deed")
TRADED_CARD: Final = kind("traded-card", to="seat", card="card")
TRADED_CASH: Final = kind("traded-cash", to="seat", amount="money")
IN_DEBT: Final = kind("in-debt", to="seat", amount="money", why="rule")
WENT_BANKRUPT: Final = kind("went-bankrupt", to="seat", amount="money")
INHERITED_DEED: Final = kind("inherited-deed", deed="deed", mortgaged="number", level="number")
INHERITED_CARD: Final = kind("inherited-card", card="card")
COUNTED: Final = kind("counted", cash="money", deeds="money", buildings="money")
GAME_OVER: Final = kind("game-over")  # seat: the last player left
RICHEST: Final = kind("richest", total="money", winners="number")  # seat: one of so many winners of the count
DREW_VOUCHER: Final = kind("drew-voucher", voucher="voucher")
DREW_TICKET: Final = kind("drew-ticket", amount="money")
DREW_ROLL: Final = kind("drew-roll", roll="roll")
NOTHING_TO_DRAW: Final = kind("nothing-to-draw")
DIE8_FELL: Final = kind("die8-fell", face="number", deed="deed")
THREW_THREE: Final = kind("threw-three", first="number", second="number", third="number")
ROLL_THREE_PAID: Final = kind("roll-three-paid", roll="roll", matches="number", amount="money")
THREW_SQUEEZE: Final = kind("threw-squeeze", first="number", second="number", amount="money")
VOUCHER_PLAYED: Final = kind("voucher-played", voucher="voucher")
VOUCHERS_EXPIRED: Final = kind("vouchers-expired", count="number")  # seat: who held them
VOUCHER_GIVEN: Final = kind("voucher-given", to="seat", voucher="voucher")
VOUCHER_RETURNED: Final = kind("voucher-returned", voucher="voucher")
DOLLARS_ON_SALE: Final = kind("dollars-on-sale", count="number", price="money")
DOLLARS_BOUGHT: Final = kind("dollars-bought", count="number", amount="money")
DOLLARS_SOLD: Final = kind("dollars-sold", count="number", amount="money")
DOLLARS_GAINED: Final = kind("dollars-gained", count="number")
SHARE_ON_SALE: Final = kind("share-on-sale")
SHARE_DECLINED: Final = kind("share-declined")
SHARE_TAKEN: Final = kind("share-taken", company="company", price="money")
SHARE_CHOSEN: Final = kind("share-chosen", company="company")  # paid for by the bid, or a gift
DIVIDEND: Final = kind("dividend", company="company", count="number", amount="money")
SHARES_RETURNED: Final = kind("shares-returned", company="company", count="number")
SHARE_MORTGAGED: Final = kind("share-mortgaged", company="company", amount="money")
SHARE_LIFTED: Final = kind("share-lifted", company="company", amount="money")
STORM_CHOSEN: Final = kind(
    "storm-chosen", owner="seat", lot="deed"
)  # the first lot of the group, or the station
STORM_HIT: Final = kind("storm-hit", deed="deed", level="number")  # seat: its owner
LOT_AUCTION_OPENED: Final = kind("lot-auction-opened", lot="lot", opening="money")
LOT_WON: Final = kind("lot-won", lot="lot", price="money")
LOT_UNSOLD: Final = kind("lot-unsold", lot="lot")
TRADED_DOLLARS: Final = kind("traded-dollars", to="seat", count="number")
TRADED_SHARES: Final = kind("traded-shares", to="seat", company="company", count="number")
TRADED_ROLL: Final = kind("traded-roll", to="seat", roll="roll")
PAID_HALF: Final = kind("paid-half", to="seat", amount="money", rest="money")
GAVE_DEED: Final = kind("gave-deed", to="seat", deed="deed", rest="money")
INHERITED_SHARES: Final = kind("inherited-shares", company="company", count="number")
INHERITED_DOLLARS: Final = kind("inherited-dollars", count="number")
INHERITED_ROLL: Final = kind("inherited-roll", roll="roll")
INHERITED_VOUCHERS: Final = kind("inherited-vouchers", voucher="voucher", count="number")
COUNTED_PAPERS: Final = kind("counted-papers", shares="money", dollars="money")
LAST_CALL: Final = kind("last-call")
DEPOT_BUILT: Final = kind("depot-built", deed="deed", building="building", price="money")  # or a stand
DEPOT_SOLD: Final = kind("depot-sold", deed="deed", building="building", amount="money")


@rule()
def emit(s: State, what: int, why: int, seat: int, a: int, b: int, c: int) -> None:
    """Write one event: kind, rule id number, seat, and three arguments."""
    i = s.event_n % EVENTS * EVENT_WORDS
    s.event[i] = what | why << 8 | seat << 24
    s.event[i + 1] = a
    s.event[i + 2] = b
    s.event[i + 3] = c
    s.event_n += 1
