"""The events of a move: a ring of records, drained after every move.

One event is four words: kind | rule << 8 | seat << 24, and three arguments whose meaning is in
`KINDS`. Moves are the truth; events are derived from them and can be discarded.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from . import things
from .kernel import rule
from .state import EVENT_WORDS, EVENTS, State


class EventKind(NamedTuple):
    """Name (its text in the locale files is `event-NAME`) and the arguments as (name, type) pairs.

    Types: seat, deed, space, card, group, company, voucher, roll, lot, number, building, rule; `level` of the
    buildings on the deed of the event, or on each of its group (the last is the level now, if there are two);
    `pips` of a white die; `gain` and `cost` are cash that the event's seat received or paid (to the seat `to`, if
    the event has one); `money` only informs.
    """

    name: str
    args: tuple[tuple[str, str], ...]
    settles_rent: bool = False
    """A rent may be settled by it, one of the turn before as well."""


MONEY: Final = ("money", "gain", "cost")
"""The types of argument that are amounts of money."""

NUMBERS: Final = (*MONEY, "number", "pips")
"""All types of argument that are numbers; the others are indices of things."""

KINDS: list[EventKind] = []
"""Event kind by number."""


def kind(name: str, **args: str) -> int:
    """Register an event kind with its arguments after the seat, in order, and give its number.

    The numbers after it belong to counted things, if they name them (`things`).
    """
    number = len(KINDS)
    KINDS.append(EventKind(name, tuple(args.items())))
    for counted, thing in things.TABLE.items():
        if thing.event == len(KINDS):
            kind(f"traded-{counted}", to="seat", count="number")
    return number


def settlement(name: str, **args: str) -> int:
    """Register an event kind by which a rent is settled, as `kind` does."""
    number = kind(name, **args)
    KINDS[number] = KINDS[number]._replace(settles_rent=True)
    return number


ROLLED_OFF: Final = kind("rolled-off", first="pips", second="pips")
GOES_FIRST: Final = kind("goes-first")
TURN_BEGAN: Final = kind("turn-began")
THREW: Final = kind("threw", first="pips", second="pips")
THREW_FOR_RENT: Final = settlement("threw-for-rent", first="pips", second="pips")
RED_FELL: Final = kind("red-fell", face="number")  # of the speed die: 1–3, 4 the bus, 5 Mr Monopoly
CHOSE_MOVE: Final = kind("chose-move", count="number")
CHOSE_SPACE: Final = kind("chose-space", space="space")
MOVES_ON: Final = kind("moves-on")  # Mr Monopoly leads them to the next property
DEALT: Final = kind("dealt", deed="deed", price="cost")
DEALT_FREE: Final = kind("dealt-free", deed="deed")
BELL_RANG: Final = kind("bell-rang")
POT_PAID: Final = kind("pot-paid", amount="gain")  # a house rule: what lay on Free Parking
STAYS_WITH_BANK: Final = kind("stays-with-bank", deed="deed")  # a house rule: no auction
DOUBLES_AGAIN: Final = kind("doubles-again")
THIRD_DOUBLES: Final = kind("third-doubles")
MOVED: Final = kind(
    "moved", origin="space", target="space", steps="number"
)  # steps below 0: against the arrow
SALARY: Final = kind("salary", amount="gain")
STOPPED: Final = kind("stopped", space="space")
ON_SALE: Final = kind("on-sale", deed="deed", price="money")
BOUGHT: Final = kind("bought", deed="deed", price="cost")
DECLINED: Final = kind("declined", deed="deed")
AUCTION_OPENED: Final = kind("auction-opened", deed="deed", opening="money")
BUILDING_AUCTION_OPENED: Final = kind("building-auction-opened", building="building", opening="money")
BID: Final = kind("bid", amount="money")
PASSED: Final = kind("passed")
AUCTION_WON: Final = kind("auction-won", deed="deed", price="cost")
BUILDING_WON: Final = kind("building-won", building="building", price="money")  # paid when it is placed
UNSOLD: Final = kind("unsold", deed="deed")
BUILDING_UNSOLD: Final = kind("building-unsold", building="building")
SHORTAGE_GIVEN_UP: Final = kind("shortage-given-up", building="building")
RENT_OPEN: Final = kind("rent-open", owner="seat", deed="deed", amount="money")  # seat: the lander
RENT_DICE_OPEN: Final = kind("rent-dice-open", owner="seat", deed="deed", factor="number")
RENT_NONE: Final = kind("rent-none", owner="seat", deed="deed")  # mortgaged
RENT_CLAIMED: Final = settlement(
    "rent-claimed", lander="seat", deed="deed", amount="money"
)  # seat: the owner
RENT_DICE_CLAIMED: Final = settlement("rent-dice-claimed", lander="seat", deed="deed", factor="number")
RENT_WAITS: Final = kind("rent-waits", lander="seat", deed="deed")  # the lander is in debt
RENT_WAIVED: Final = settlement(
    "rent-waived", lander="seat", deed="deed", amount="money"
)  # 0: dice would have set it
RENT_LAPSED: Final = settlement("rent-lapsed", lander="seat", deed="deed", amount="money")  # seat: the owner
PAID: Final = settlement("paid", to="seat", amount="cost", deed="deed")  # deed: whose rent it is, if one
RECEIVED: Final = kind("received", amount="gain", why="rule")  # from the bank
DREW: Final = kind("drew", card="card")
KEPT_CARD: Final = kind("kept-card", card="card")
CARD_RETURNED: Final = kind("card-returned", card="card")
TAX_ASKED: Final = kind("tax-asked", flat="money", percent="number")
TAX_CHOSEN: Final = kind(
    "tax-chosen", amount="money", percent="number", space="space"
)  # percent 0: the flat amount
JAILED: Final = kind("jailed", why="rule")
STAYS_IN_JAIL: Final = kind("stays-in-jail", tries="number")
FREED: Final = kind("freed", why="rule")
BUILT: Final = kind("built", deed="deed", level="level", price="cost")
SOLD_BUILDING: Final = kind("sold-building", deed="deed", level="level", amount="gain")
SOLD_HOTEL: Final = kind(
    "sold-hotel", deed="deed", level="level", amount="gain"
)  # level: houses in its place
SOLD_GROUP: Final = kind("sold-group", group="group", level="level", amount="gain")
SHORTAGE: Final = kind("shortage", building="building", count="number")  # how many the bank has left
WANTED: Final = kind("wanted", building="building", count="number")
MORTGAGED: Final = kind("mortgaged", deed="deed", amount="gain")
LIFTED: Final = kind("lifted", deed="deed", amount="cost")
KEPT_MORTGAGE: Final = kind("kept-mortgage", deed="deed", fee="money")
OFFERED: Final = kind("offered", to="seat")
ACCEPTED: Final = kind("accepted", offerer="seat")
REJECTED: Final = kind("rejected", offerer="seat")
WITHDRAWN: Final = kind("withdrawn", to="seat")
TRADED_DEED: Final = kind("traded-deed", to="seat", deed="deed")
TRADED_CARD: Final = kind("traded-card", to="seat", card="card")
TRADED_CASH: Final = kind("traded-cash", to="seat", amount="cost")
IN_DEBT: Final = kind("in-debt", to="seat", amount="money", deed="deed")  # as for what is paid
WENT_BANKRUPT: Final = kind("went-bankrupt", to="seat", amount="money")
INHERITED_DEED: Final = kind("inherited-deed", deed="deed", mortgaged="number", level="level")
INHERITED_CARD: Final = kind("inherited-card", card="card")
COUNTED: Final = kind("counted", cash="money", deeds="money", buildings="money")
GAME_OVER: Final = kind("game-over")  # seat: the last player left
RICHEST: Final = kind("richest", total="money", winners="number")  # seat: one of `winners` of the count
DREW_VOUCHER: Final = kind("drew-voucher", voucher="voucher")
DREW_TICKET: Final = kind("drew-ticket", amount="money")
DREW_ROLL: Final = kind("drew-roll", roll="roll")
DEALT_VOUCHER: Final = kind("dealt-voucher", voucher="voucher")
DEALT_ROLL: Final = kind("dealt-roll", roll="roll")
NOTHING_TO_DRAW: Final = kind("nothing-to-draw")
DIE8_FELL: Final = kind("die8-fell", face="number", deed="deed")
THREW_THREE: Final = kind("threw-three", first="pips", second="pips", third="pips")
ROLL_THREE_PAID: Final = kind("roll-three-paid", roll="roll", matches="number", amount="gain")
THREW_SQUEEZE: Final = kind("threw-squeeze", first="pips", second="pips")
SQUEEZED: Final = kind("squeezed", sum="number", amount="money", vouchers="number")  # of each other player
VOUCHER_PLAYED: Final = kind("voucher-played", voucher="voucher")
VOUCHERS_EXPIRED: Final = kind("vouchers-expired", count="number")  # seat: who held them
VOUCHER_GIVEN: Final = kind("voucher-given", to="seat", voucher="voucher")
VOUCHER_RETURNED: Final = kind("voucher-returned", voucher="voucher")
DOLLARS_ON_SALE: Final = kind("dollars-on-sale", count="number", price="money")
DOLLARS_BOUGHT: Final = kind("dollars-bought", count="number", amount="cost")
DOLLARS_SOLD: Final = kind("dollars-sold", count="number", amount="gain")
DOLLARS_GAINED: Final = kind("dollars-gained", count="number")
SHARE_ON_SALE: Final = kind("share-on-sale")
SHARE_DECLINED: Final = kind("share-declined")
SHARE_TAKEN: Final = kind("share-taken", company="company", price="cost")
SHARE_CHOSEN: Final = kind("share-chosen", company="company")  # paid for by the bid, or a gift
DIVIDEND: Final = kind("dividend", company="company", count="number", amount="gain")
SHARES_RETURNED: Final = kind("shares-returned", company="company", count="number")
SHARE_MORTGAGED: Final = kind("share-mortgaged", company="company", amount="gain")
SHARE_LIFTED: Final = kind("share-lifted", company="company", amount="cost")
STORM_CHOSEN: Final = kind(
    "storm-chosen", owner="seat", lot="deed"
)  # the first lot of the group, or the station
STORM_HIT: Final = kind("storm-hit", deed="deed", before="level", level="level")  # seat: its owner
LOT_AUCTION_OPENED: Final = kind("lot-auction-opened", lot="lot", opening="money")
LOT_WON: Final = kind("lot-won", lot="lot", price="cost")
LOT_UNSOLD: Final = kind("lot-unsold", lot="lot")
TRADED_SHARES: Final = kind("traded-shares", to="seat", company="company", count="number")
TRADED_ROLL: Final = kind("traded-roll", to="seat", roll="roll")
PAID_HALF: Final = kind("paid-half", to="seat", amount="cost", rest="money")
GAVE_DEED: Final = kind("gave-deed", to="seat", deed="deed", rest="money")
INHERITED_SHARES: Final = kind("inherited-shares", company="company", count="number")
INHERITED_DOLLARS: Final = kind("inherited-dollars", count="number")
INHERITED_ROLL: Final = kind("inherited-roll", roll="roll")
INHERITED_VOUCHERS: Final = kind("inherited-vouchers", voucher="voucher", count="number")
COUNTED_PAPERS: Final = kind("counted-papers", shares="money", dollars="money")
LEFT_DEED: Final = kind("left-deed", deed="deed")  # to the bank, free of mortgage
LEFT_LOT: Final = kind("left-lot", lot="lot", count="number")
COUNTED_UNPAID: Final = kind("counted-unpaid", amount="money")
LAST_CALL: Final = kind("last-call")
DEPOT_BUILT: Final = kind("depot-built", deed="deed", building="building", price="cost")  # or a stand
DEPOT_SOLD: Final = kind("depot-sold", deed="deed", building="building", amount="gain")


@rule()
def emit(s: State, what: int, why: int, seat: int, a: int, b: int, c: int) -> None:
    """Write one event: kind, rule id number, seat, and three arguments."""
    i = s.event_n % EVENTS * EVENT_WORDS
    s.event[i] = what | why << 8 | seat << 24
    s.event[i + 1] = a
    s.event[i + 2] = b
    s.event[i + 3] = c
    s.event_n += 1


@rule()
def kind_of(word: int) -> int:
    """The kind of an event, by its first word."""
    return word & 255


@rule()
def rule_of(word: int) -> int:
    """The number of the rule that it cites."""
    return word >> 8 & 65535


@rule()
def seat_of(word: int) -> int:
    """The seat that it concerns."""
    return word >> 24
