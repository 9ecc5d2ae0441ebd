"""At a real board a roll is one press, and so is a card; `bench/banker.py` counts what a turn takes in every book."""

from __future__ import annotations

from pathlib import Path

import pytest

from e2e.player import OpenWindow
from e2e.presses import count_presses

pytestmark = pytest.mark.browser

TURNS = 12


@pytest.mark.parametrize("edition", ["us1973", "picsou"])
def test_a_roll_is_one_press_and_a_card_is_one(open_window: OpenWindow, tmp_path: Path, edition: str) -> None:
    player = open_window((360, 640), "en", still=True)
    pressed = count_presses(player, tmp_path, edition, TURNS)
    assert pressed.turns >= TURNS
    assert pressed.entered["dice"] >= TURNS
    assert {kind: pressed.presses[kind] for kind in pressed.entered} == pressed.entered
    assert not player.problems
