"""Games of a run saved as records: the games that were asked for, replayed to the move that ended them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from passgo.editions import find_edition
from passgo.notation.records import Record
from passgo.sim.driver import CAPPED, FINISHED
from passgo.sim.saving import FOLDER, BadPick, Pick, Saving
from passgo.sim.tally import ENDED, MOVES, ROW, TURNS, WINNERS
from passgo.sim.tournament import RunOutcome, make_plan
from sim.conftest import played

BOTS = ("steady", "rules", "rules")


@pytest.mark.parametrize(
    ("name", "most_turns"), [("us1973", 90), ("fr2013-speed", 40), ("picsou", 40), ("nhl1999-timed", 20)]
)
def test_a_saved_game_replays_to_the_end_that_it_had(name: str, most_turns: int, tmp_path: Path) -> None:
    edition = find_edition(name)
    plan = make_plan(edition, BOTS, 2, seed=3, most_turns=most_turns, swap=True, interpreted=True)
    outcome = played(plan)
    files = Saving(5, Pick("first"), tmp_path / "new", name).save(outcome, edition)
    assert [file.name for file in files] == ["game-1.toml", "game-2.toml"]
    for game, file in enumerate(files):
        record = Record.read(file)
        replayed, row = record.replay(), outcome.rows[game]
        assert len(replayed.moves) == row[MOVES]
        assert replayed.state.turn_no == row[TURNS]
        assert sum(1 << seat for seat in record.outcome) == row[WINNERS]
        assert (replayed.outcome is not None) == (row[ENDED] == FINISHED)
        assert record.players == [["steady", "rules 1", "rules 2"], ["rules 1", "rules 2", "steady"]][game]


def test_which_games_are_picked() -> None:
    plan = make_plan(find_edition("us1973"), BOTS, 4, swap=True)
    rows = np.zeros((4, ROW), np.int32)
    rows[:, ENDED] = FINISHED, FINISHED, CAPPED, FINISHED
    rows[:, TURNS] = 50, 70, 90, 70
    rows[:, WINNERS] = 0b001, 0b100, 0, 0b010  # steady sits first, last, in the middle, first
    outcome = RunOutcome(plan, (), [rows], 4)
    picked = {text: Pick.parse(text, BOTS).among(outcome) for text in ("first", "longest", "cut", "won:steady", "lost:steady", "lost:rules")}  # fmt: skip
    assert picked == {
        "first": [0, 1, 2, 3],
        "longest": [2, 1, 3, 0],
        "cut": [2],
        "won:steady": [0, 1],
        "lost:steady": [3],
        "lost:rules": [0, 1],
    }


@pytest.mark.parametrize("text", ["", "best", "lost", "won:nobody", "longest:steady"])
def test_an_impossible_choice_is_reported(text: str) -> None:
    with pytest.raises(BadPick, match=r"^--pick"):
        Pick.parse(text, BOTS)


def test_what_is_to_be_saved_says_how_many() -> None:
    assert Saving.asked(0, "first", FOLDER, "us1973", BOTS) is None
    assert Saving.asked(2, "won:steady", FOLDER, "us1973", BOTS) == (2, ("won", "steady"), FOLDER, "us1973")
    for pick, folder in (("cut", FOLDER), ("first", Path("lost"))):
        with pytest.raises(BadPick, match="--save N"):
            Saving.asked(0, pick, folder, "us1973", BOTS)
