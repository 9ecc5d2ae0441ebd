"""The numbers of Picsou calculated a second time, from the edition file alone, during random play."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.resources import files
from random import Random
from typing import Any, Final

import pytest

from passgo.editions import find_edition
from passgo.rules.base import frames, moves
from passgo.rules.base.state import BANK, COMPANIES, HOTEL, HOTEL_LEVEL, HOUSE, SKYSCRAPER_LEVEL, State
from properties.positions import MOODS, random_position
from properties.walk import is_over, make, random_step

GAMES: Final = 90
MOVES: Final = 170

EDITION = find_edition("picsou")
E = EDITION.tables
BOOK: Final[dict[str, Any]] = tomllib.loads((files("passgo.editions") / "picsou.toml").read_text("utf-8"))
DEEDS: Final = [BOOK["deeds"][name] for name in EDITION.deeds]
ROLLS: Final = [Counter(int(figure) for figure in name.removeprefix("roll_")) for name in EDITION.rolls]
EXCHANGE: Final = EDITION.spaces.index("stock_exchange")


def alike(group: str) -> list[int]:
    """The deeds of a group."""
    return [deed for deed, figures in enumerate(DEEDS) if figures["group"] == group]


def rent(s: State, deed: int) -> int:
    """Return the rent of a visitor by the printed rents; for a utility, the multiple of the dice."""
    figures, level, owner = DEEDS[deed], s.level[deed], s.owner[deed]
    group = alike(figures["group"])
    if figures["kind"] != "street":
        scale = figures["rents"][sum(s.owner[other] == owner for other in group) - 1]
        return scale * 2 if level else scale
    if level:
        return figures["rents"][level]
    whole = all(s.owner[other] == owner and not s.mortgaged[other] for other in group)
    return figures["rents"][0] * (2 if whole else 1)


def dollar(s: State) -> int:
    """The rent of Balthazar Picsou; the plain 50 while it is the Bank's or mortgaged."""
    deed = EDITION.deeds.index("balthazar_picsou")
    return 50 if s.owner[deed] >= BANK or s.mortgaged[deed] else rent(s, deed)


def gains(before: State, after: State) -> list[int]:
    """Return each player's gain in cash."""
    return [now - was for was, now in zip(before.cash[:BANK], after.cash[:BANK], strict=True)]


# --- one reckoning each: None where the move is about something else -----------------------------


def the_rent_of_a_landing(before: State, after: State, code: int) -> bool | None:
    thrown = frames.awaits(before, frames.TURN, frames.THROWN) and moves.kind_of(code) == moves.DICE
    if not thrown or after.claim_n == 0 or list(before.kept) != list(after.kept):
        return None
    deed, asked = after.claim_deed[after.claim_n - 1], after.claim_amount[after.claim_n - 1]
    return asked == (-rent(after, deed) if DEEDS[deed]["kind"] == "utility" else rent(after, deed))


def the_price_of_a_dollar(before: State, after: State, code: int) -> bool | None:
    seat = moves.seat_of(code)
    sold = moves.kind_of(code) == moves.SELL_DOLLARS and before.f_kind[frames.top(before)] != frames.DEBT
    if sold:
        return gains(before, after)[seat] == moves.arg_of(code) * dollar(before)
    if moves.kind_of(code) != moves.DOLLARS or before.choice_percent[frames.top(before)] != 100:
        return None
    return gains(before, after)[seat] == -moves.arg_of(code) * dollar(before)


def what_three_dice_pay(before: State, after: State, code: int) -> bool | None:
    if before.f_kind[frames.top(before)] != frames.ROLL_THREE or moves.kind_of(code) != moves.DICE:
        return None
    arg, thrower = moves.arg_of(code), before.f_seat[frames.top(before)]
    dice = Counter([moves.first_die(arg), moves.second_die(arg), moves.white_face(moves.third_die(arg))])
    paid = [0] * BANK
    for card, holder in enumerate(before.roll3[: len(ROLLS)]):
        if holder < BANK:
            same = (ROLLS[card] & dice).total()
            paid[holder] += [0, 50, 200, 1500 if holder == thrower else 1000][same]
    return gains(before, after) == paid


def what_squeeze_play_asks(before: State, after: State, code: int) -> bool | None:
    if before.f_kind[frames.top(before)] != frames.SQUEEZE or moves.kind_of(code) != moves.DICE:
        return None
    spots, seat = (
        moves.first_die(moves.arg_of(code)) + moves.second_die(moves.arg_of(code)),
        before.f_seat[frames.top(before)],
    )
    asked = 200 if spots in (2, 12) else 100 if spots in (3, 4, 10, 11) else 50
    paid = 0
    for other in [(seat + k) % before.players for k in range(1, before.players)]:
        if not before.out[other]:
            if before.cash[other] < asked:
                break
            paid += asked
    return gains(before, after)[seat] == paid


def what_the_exchange_pays(before: State, after: State, code: int) -> bool | None:
    mover = before.turn
    thrown = frames.awaits(before, frames.TURN, frames.THROWN) and moves.kind_of(code) == moves.DICE
    if not thrown or after.at[mover] != EXCHANGE or before.at[mover] == EXCHANGE or before.jailed[mover]:
        return None
    paid = [0] * BANK
    for company, name in enumerate(EDITION.companies):
        for seat in range(before.players):
            free = [row[seat * COMPANIES + company] for row in (before.shares, before.pawned)]
            if free[0] > free[1]:
                paid[seat] += BOOK["companies"][name]["dividends"][free[0] - free[1] - 1]
    if after.lap[mover] > before.lap[mover]:
        paid[mover] += 200
    return gains(before, after) == paid


def what_a_storm_takes(before: State, after: State, code: int) -> bool | None:
    if moves.kind_of(code) != moves.STORM:
        return None
    struck = [deed for deed in range(E.deeds) if before.level[deed] != after.level[deed]]
    if DEEDS[struck[0]]["kind"] != "street":
        return len(struck) == 1 and after.level[struck[0]] == 0
    group = alike(DEEDS[struck[0]]["group"])
    was, now = [before.level[deed] for deed in group], [after.level[deed] for deed in group]
    hotels = min(was.count(SKYSCRAPER_LEVEL), before.stock[HOTEL] + was.count(HOTEL_LEVEL))
    houses = before.stock[HOUSE] + sum(0 < level < HOTEL_LEVEL for level in was)
    in_place = sum(level for old, level in zip(was, now, strict=True) if old >= HOTEL_LEVEL > level)
    return (
        set(struck) <= set(group)
        and now.count(HOTEL_LEVEL) == hotels
        and in_place == min(4 * (sum(level >= HOTEL_LEVEL for level in was) - hotels), houses)
        and all(level == max(old - 1, 0) for old, level in zip(was, now, strict=True) if old < HOTEL_LEVEL)
        and gains(before, after) == [0] * BANK
    )


RECKONINGS: Final[Sequence[Callable[[State, State, int], bool | None]]] = (
    the_rent_of_a_landing,
    the_price_of_a_dollar,
    what_three_dice_pay,
    what_squeeze_play_asks,
    what_the_exchange_pays,
    what_a_storm_takes,
)


@pytest.mark.parametrize("reckoning", RECKONINGS, ids=lambda reckoning: reckoning.__name__)
def test_the_rules_count_alike(reckoning: Callable[[State, State, int], bool | None], played: Counter[str]):
    assert played[f"{reckoning.__name__}: True"] > 0
    assert played[f"{reckoning.__name__}: False"] == 0


@pytest.fixture(scope="module")
def played() -> Counter[str]:
    """How often each of them agreed with the rules, and how often it did not."""
    met: Counter[str] = Counter()
    for game in range(GAMES):
        rng = Random(game)
        moods = [mood for mood in MOODS if mood != "start"]
        s = random_position(E, rng, rng.choice([2, 3, 4, 6]), rng.choice(moods))
        for _ in range(MOVES):
            if is_over(s):
                break
            before, step = s.copy(), random_step(s, E, rng)
            make(s, E, step)
            if step.deal is None:
                met.update(
                    f"{reckoning.__name__}: {verdict}"
                    for reckoning in RECKONINGS
                    if (verdict := reckoning(before, s, step.code)) is not None
                )
    return met
