"""The outlook of the player who is to roll: where each roll leads, and what waits there. Read from the rules by trying every roll.

Nothing here uses what nobody can know: a card that would be drawn is only a card, and dice that would set a rent fall later.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, Literal, NamedTuple

import msgspec

from passgo.editions import Edition
from passgo.game import Game, Move, seat_id
from passgo.game.event import drain
from passgo.rules import engine
from passgo.rules.base import events, frames, moves
from passgo.rules.base.dice import WHITE_WAYS, throw_way
from passgo.rules.base.state import NONE, State
from passgo.rules.base.tables import Tables
from passgo.rules.chance import chance_way, red_awaited

MEAN_THROW: Final = 7
"""The mean of two dice, for a rent that they set."""


class AheadRow(msgspec.Struct, kw_only=True):
    """Throws of one sum that lead to the same, and what waits there."""

    total: int
    """The total of the dice; 0 if it does not matter."""
    ways: int = 0
    space: str = ""
    """The space they lead to; empty if the token does not move by them."""
    fate: Literal["", "jail", "stays", "choice"] = ""
    """Jail by doubles; a prisoner stays; the Speed Die lets the roller choose."""
    deed: str = ""
    owner: str = ""
    """The owner who may ask for a rent there, if anybody may."""
    rent: int = 0
    factor: int = 0
    """The rent is this many times the dice that are rolled when the owner asks."""
    price: int = 0
    """The price at which it can be bought there."""
    salary: int = 0
    """The amount collected on the way."""
    hurts: bool = False
    """The rent is a third of the starting cash, or half of what the roller has and no small sum."""
    rule: str = ""
    """The rule by which it leads there, or that says what waits."""


class AheadView(msgspec.Struct, kw_only=True):
    """The outlook of the player who is to roll."""

    ways: int
    """In how many ways the dice can fall."""
    rows: list[AheadRow]
    rent_ways: int
    """The number of rolls in which a rent waits."""
    rent_mean: int
    """The mean payment over all rolls, if every rent is asked for."""


class _Throw(NamedTuple):
    """Throws that lead alike: of one sum of the white dice, all of them doubles or none, and of one face of the red die."""

    code: int
    """One of them, as a move of `TABLE`."""
    white: int
    """The total of the white dice."""
    ways: int


@cache
def _throws(red: tuple[int, ...]) -> list[_Throw]:
    """Return all rolls of two white dice, with a third that has these faces if it has any."""
    alike: dict[tuple[int, bool, int], _Throw] = {}
    for way, third in product(range(WHITE_WAYS), red or (0,)):
        code = throw_way(way, third)
        first, second = moves.first_die(moves.arg_of(code)), moves.second_die(moves.arg_of(code))
        key = first + second, first == second, third
        ways = alike[key].ways if key in alike else 0
        alike[key] = _Throw(code, first + second, ways + 1)
    return list(alike.values())


def ahead_view(game: Game, seat: int) -> AheadView | None:
    """Return the outlook of a seat; None if it is not to roll for a move."""
    roll = Move.of(moves.ROLL, seat)
    if game.awaits.kind not in ("throw", "jail") or game.why_not(roll):
        return None
    edition, thrown = game.edition, game.state.copy()
    t = edition.tables
    engine.apply(thrown, t, roll.code)
    rows: dict[tuple[object, ...], AheadRow] = {}
    for throw in _throws(tuple(t.speed_faces) if red_awaited(thrown, t) else ()):
        row = _row(edition, thrown, seat, throw)
        same = rows.setdefault((row.total, row.space, row.fate, row.rent, row.factor), row)
        same.ways += throw.ways
    for row in rows.values():
        row.hurts = _hurts(_mean(row), game.state.cash[seat], t.starting_cash)
    found = sorted(rows.values(), key=lambda row: (bool(row.fate), row.total))
    ways = sum(row.ways for row in found)
    return AheadView(
        ways=ways,
        rows=found,
        rent_ways=sum(row.ways for row in found if row.rent or row.factor),
        rent_mean=round(sum(row.ways * _mean(row) for row in found) / ways),
    )


def _draw_vouchers(s: State, t: Tables) -> None:
    """Those that are drawn where somebody stops, before the space takes effect: it does the same whichever they are."""
    while s.f_kind[frames.top(s)] == frames.DRAW and s.draw_pile[frames.top(s)] == frames.VOUCHERS:
        engine.apply(s, t, chance_way(s, t, 0))


def _mean(row: AheadRow) -> int:
    return row.rent or row.factor * MEAN_THROW


def _hurts(rent: int, cash: int, starting_cash: int) -> bool:
    return rent * 3 >= starting_cash or (rent * 2 >= cash and rent * 10 >= starting_cash)


def _row(edition: Edition, thrown: State, seat: int, throw: _Throw) -> AheadRow:
    """Return where a roll leads and what waits there, with its ways still to be counted."""
    s, t = thrown.copy(), edition.tables
    engine.apply(s, t, throw.code)
    row, target = AheadRow(total=throw.white), NONE
    choice = frames.awaits(s, frames.TURN, frames.CHOOSE)
    _draw_vouchers(s, t)
    for event in drain(s, thrown.event_n):
        if event.number == events.TURN_BEGAN:
            break
        row.rule = event.rule
        match event.number:
            case events.STAYS_IN_JAIL:
                return AheadRow(total=0, fate="stays", rule=row.rule)
            case events.JAILED if target == NONE:
                return AheadRow(total=0, fate="jail", rule=row.rule)
            case events.MOVED if target == NONE:
                row.total, target = event.args["steps"], event.args["target"]
            case events.RENT_OPEN:
                row.owner, row.rent = seat_id(event.args["owner"]), max(row.rent, event.args["amount"])
            case events.RENT_DICE_OPEN:
                row.owner, row.factor = seat_id(event.args["owner"]), max(row.factor, event.args["factor"])
            case events.ON_SALE:
                row.price = event.args["price"]
            case events.SALARY:
                row.salary += event.args["amount"]
            case _:
                pass
    if choice:
        return AheadRow(total=0, fate="choice", rule=row.rule)
    space = s.at[seat] if target == NONE else target
    row.space = edition.spaces[space]
    if t.space_deed[space] != NONE:
        row.deed = edition.deeds[t.space_deed[space]]
    return row
