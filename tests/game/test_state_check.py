"""Every field of the state says what it may hold; whatever holds something else is refused by its name and cell."""

from __future__ import annotations

import pytest

from passgo.editions import edition_names, find_edition
from passgo.game import Game
from passgo.game.state_check import UnsoundState, check_ranges, check_state
from passgo.rules.base.state import HUGE, State
from passgo.rules.setup import start

FAR = 1 << 60
assert FAR > HUGE


def test_every_field_says_what_it_may_hold() -> None:
    assert State.RANGES.keys() == State.NAMED.keys()


@pytest.mark.parametrize("name", edition_names())
def test_every_number_of_players_starts_within_the_ranges(name: str) -> None:
    """It also works out every bound that a field names."""
    E = find_edition(name).tables
    for players in range(E.min_players, E.max_players + 1):
        s = State()
        start(s, E, players)
        check_ranges(s, E)


@pytest.mark.parametrize("field", State.NAMED)
@pytest.mark.parametrize("far", [FAR, -FAR])
def test_a_number_out_of_range_is_named(field: str, far: int) -> None:
    game = Game("picsou", ["Ann", "Bob", "Cleo"])
    s = game.state.copy()
    cells = State.NAMED[field].cells
    for cell in {0, cells - 1} if cells else [0]:
        spoilt = s.copy()
        if cells:
            getattr(spoilt, field)[cell] = far
        else:
            setattr(spoilt, field, far)
        with pytest.raises(UnsoundState) as refused:
            check_state(spoilt, game.edition)
        assert (refused.value.field, refused.value.found) == (field, far)
        assert refused.value.cell == (cell if cells else None)
        place = f"{field}[{cell}]" if cells else field
        assert str(refused.value).startswith(f"{place}: expected ")
        assert str(refused.value).endswith(f", found {far}")


@pytest.mark.parametrize(
    ("field", "cell", "found", "message"),
    [
        ("at", 1, 48, "at[1]: expected from 0 to 47, found 48"),
        ("at", 3, 5, "at[3]: expected 0 beyond the first 3, found 5"),
        ("heir", 0, 3, "heir[0]: expected from 0 to 2 or 8, found 3"),
        ("kept", 0, 8, "kept[0]: expected from 0 to 2 or 9 or 127, found 8"),
        ("owner", 39, 0, "owner[39]: expected 8 beyond the first 34, found 0"),
        ("vouchers", 13, 5, "vouchers[13]: expected from 0 to 3, found 5"),
    ],
)
def test_the_error_says_what_was_expected(field: str, cell: int, found: int, message: str) -> None:
    game = Game("picsou", ["Ann", "Bob", "Cleo"])
    s = game.state.copy()
    getattr(s, field)[cell] = found
    with pytest.raises(UnsoundState) as refused:
        check_state(s, game.edition)
    assert str(refused.value) == message
