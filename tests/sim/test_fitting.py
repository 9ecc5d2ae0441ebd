"""The evaluator: what ships can be read and serves its book, and a fit learns from games."""

from __future__ import annotations

import os
import shutil
import zipfile
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from passgo.analysis import fit_session
from passgo.analysis.fit_session import FitPlan, fit_and_save
from passgo.analysis.fitting import (
    OWN_TIMES,
    ROUNDS,
    Positions,
    calibration,
    fit,
    gather,
    gather_own,
    learn,
)
from passgo.bots import fitted as fitted_weights
from passgo.bots.evaluator import CERTAIN, CHANCE, evaluate
from passgo.bots.features import ONE
from passgo.bots.fitted import ANY_BOARD, Weights, all_weights, new_memories, own_weights, weights_for
from passgo.bots.registry import policy
from passgo.compiler.sources import fingerprint
from passgo.editions import find_edition
from passgo.notation.records import Record
from passgo.rules.base.tables import Tables

OF_THE_ROUND = 36
"""The feature that says how far the game has come: 50 rounds are `ONE`."""


def test_a_fit_learns_who_wins_and_is_kept(tmp_path: Path) -> None:
    edition = find_edition("us1973")
    seen = gather(edition, 3, [policy("steady"), policy("rules")], 6000, 5, lambda _: None)
    assert (abs(seen.won.sum(1) - 1) < 1e-6).all()
    assert not (seen.won[~seen.alive] > 0).any()
    fitted = fit(edition, 3, seen, made_by="by hand", seed=1, any_board=False, report=lambda _: None)
    assert fitted.calibration.log_loss < fitted.calibration.by_wealth - 0.02
    assert Weights.load(fitted.weights.save(tmp_path)) == fitted.weights
    by_role = learn(seen.chosen(seen.games < 500), 1, by_role=True, report=lambda _: None)
    assert calibration(by_role, seen).log_loss > fitted.calibration.log_loss


def test_games_with_dividends_are_looked_at_for_longer() -> None:
    def seen_late(edition: str) -> float:
        seen = gather(find_edition(edition), 4, [policy("steady")], 1000, 5, lambda _: None)
        rounds = seen.features[:, :, OF_THE_ROUND].max(1) * (50 / ONE)
        return float((rounds > ROUNDS).mean())

    assert seen_late("us1973") < 0.2
    assert seen_late("picsou") > 0.4


def test_weights_serve_the_books_that_are_most_like_theirs() -> None:
    def fitted_to(edition: str) -> str:
        found = weights_for(find_edition(edition).tables, 4)
        assert found.players == 4
        return found.edition

    assert fitted_to("us1973+timed") == "us1973"
    assert fitted_to("nhl1999-short") == "nhl1999"
    assert fitted_to("fr2013-classic") == "fr2013"
    assert fitted_to("picsou-timed") == "picsou"
    for weights in all_weights():
        if weights.edition != ANY_BOARD:
            tables = find_edition(weights.edition).tables
            assert weights_for(tables, weights.players) == weights
            assert weights_for(Tables.from_record(tables.to_record()), weights.players) == weights
    assert all(weights.made_by.startswith("passgo fit") for weights in all_weights())


def test_weights_for_any_board_serve_one_that_nothing_is_fitted_to() -> None:
    record = find_edition("us1973").tables.to_record()
    record["deed_price"] += 10
    for players in range(2, 9):
        assert weights_for(Tables.from_record(record), players).edition == ANY_BOARD


def test_a_file_that_is_no_weights_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitted_weights, "own_folder", lambda: tmp_path)
    (mine,) = (one for one in all_weights() if (one.edition, one.players) == ("us1973", 2))
    mine.save(tmp_path)
    (tmp_path / "broken.npz").write_bytes(b"PK")
    with zipfile.ZipFile(tmp_path / "empty.npz", "w"):
        pass
    mine._replace(edition="older", values=(1, *mine.values)).save(tmp_path)
    with pytest.warns(UserWarning, match="passgo fit") as warned:
        assert list(own_weights()) == [mine]
    assert len(warned) == 3
    assert "expected 3,136 weights, found 3,137" in str(warned[2].message)


@pytest.mark.parametrize(
    ("mine", "theirs", "least", "most"),
    [
        ('["boardwalk 3", "park_place 3"]', '["oriental_avenue"]', 0.7, 1.0),
        ('["boardwalk"]', '["park_place"]', 0.3, 0.7),
    ],
)
def test_chances_are_those_of_common_sense(mine: str, theirs: str, least: float, most: float) -> None:
    game = Record.parse(
        f'edition = "us1973"\nplayers = 2\n[p1]\ncash = 900\ndeeds = {mine}\n[p2]\ncash = 900\ndeeds = {theirs}\n'
    ).replay()
    memory = new_memories(game.edition.tables, 2)[0]
    evaluate(game.state, game.edition.tables, memory)
    assert least <= memory.numbers[CHANCE] / CERTAIN <= most
    assert abs(memory.numbers[CHANCE] + memory.numbers[CHANCE + 1] - CERTAIN) < 3


STEP = 3


def walk(at: int) -> int:
    return at + STEP


def test_a_driver_from_elsewhere_is_known_by_its_code_and_its_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert isinstance(walk, FunctionType)
    before = fingerprint([walk])
    assert fingerprint([walk]) == before
    monkeypatch.setitem(globals(), "STEP", 4)
    assert fingerprint([walk]) != before


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FitPlan:
    """A small one, whose rounds are kept in a folder of the test."""
    monkeypatch.setattr("platformdirs.user_cache_path", lambda _: tmp_path / "cache")
    return FitPlan(
        find_edition("us1973"), 2, ("rules",), games=1000, seed=3, command="passgo fit", own_games=100
    )


def test_rounds_learn_from_own_games_too_and_continue_where_they_were_stopped(
    plan: FitPlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought_by: list[Weights | None] = []

    def between_bots(*given: Any) -> Positions:
        thought_by.append(None)
        return gather(*given)

    def of_strong(*given: Any) -> Positions:
        thought_by.append(given[2])
        return gather_own(*given)

    monkeypatch.setattr(fit_session, "gather", between_bots)
    monkeypatch.setattr(fit_session, "gather_own", of_strong)

    def fit_rounds(rounds: int) -> Weights:
        fit_and_save(replace(plan, rounds=rounds), tmp_path)
        return Weights.load(tmp_path / "us1973-2.npz")

    begun, first = fit_rounds(0), fit_rounds(1)
    assert first != begun
    own = Positions.load(plan.folder(1) / "positions.npz")
    assert set(own.times) == {OWN_TIMES}
    assert len(own.games) > 100
    second = fit_rounds(2)
    assert second not in (begun, first)
    assert thought_by == [None, None, begun, None, first], (
        "each round by the weights of the last, none played again"
    )
    assert fit_rounds(1) == first
    assert len(thought_by) == 5, "where all is kept, nothing is played"
    with pytest.raises(fit_session.BadFit, match="--any-board"):
        fit_and_save(replace(plan, any_board=True, rounds=1), tmp_path)


class Killed(BaseException):
    """Nothing of a training continues after it."""


def test_a_fit_that_is_killed_while_it_writes_continues_from_what_is_whole(
    plan: FitPlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half is there of the first weights, of the positions of a round, of its weights, then of what was asked for."""
    plan, killed_at, save = replace(plan, rounds=1), 0, np.savez_compressed

    def begin_to_save(file: Any, **arrays: Any) -> None:
        nonlocal killed_at
        save(file, **arrays)
        killed_at -= 1
        if not killed_at:
            written = Path(getattr(file, "name", file))
            os.truncate(written, written.stat().st_size // 2)
            raise Killed

    def soon_played(*given: Any) -> Positions:
        return gather(plan.edition, plan.players, [policy("steady")], 1000, 4, given[-1])

    monkeypatch.setattr(np, "savez_compressed", begin_to_save)
    monkeypatch.setattr(fit_session, "gather_own", soon_played)
    for write in (1, 2, 2, 2):
        killed_at = write
        with pytest.raises(Killed):
            fit_and_save(plan, tmp_path)
    assert not (tmp_path / "us1973-2.npz").exists()
    fit_and_save(plan, tmp_path)
    found = Weights.load(tmp_path / "us1973-2.npz")
    shutil.rmtree(tmp_path / "cache")
    fit_and_save(plan, tmp_path)
    assert found == Weights.load(tmp_path / "us1973-2.npz")


def test_positions_that_count_more_outweigh_the_others() -> None:
    seen = gather(find_edition("us1973"), 2, [policy("rules")], 1000, 5, lambda _: None)
    turned = seen._replace(won=seen.won[:, ::-1], times=np.full_like(seen.times, 3))
    net = learn(Positions.of_all([seen, turned]), 1, by_role=False, report=lambda _: None)
    assert calibration(net, turned).log_loss < calibration(net, seen).log_loss
