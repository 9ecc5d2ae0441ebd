"""A run depends on its plan alone: not on threads, chunks, or the way it is played."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from passgo.bots.rng import WORDS, seed_stream
from passgo.editions import Edition, find_edition
from passgo.sim import tournament
from passgo.sim.driver import CAPPED, FINISHED
from passgo.sim.tally import ALIVE, ENDED, OUT, TURNS, WINNERS, WORTH
from passgo.sim.tournament import BadPlan, RunOutcome, make_plan, play_chunk
from sim.conftest import LINE_UP, played, same


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_do_not_matter(many: RunOutcome, threads: int) -> None:
    assert same(many, played(many.plan, threads))


def test_chunks_do_not_matter(many: RunOutcome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "CHUNK", 7)
    assert same(many, played(many.plan))


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("name", ["us1973", "ca1961-timed", "nhl1999-short", "fr2013-speed"])
def test_interpreted_games_are_the_compiled_ones(name: str, swap: bool) -> None:
    edition = find_edition(name)
    fast, slow = (
        played(make_plan(edition, LINE_UP, 7, seed=3, swap=swap, most_turns=60, interpreted=interpreted))
        for interpreted in (False, True)
    )
    assert same(fast, slow)


def test_another_seed_is_another_run(edition: Edition, many: RunOutcome) -> None:
    other = played(make_plan(edition, LINE_UP, 50, seed=6, swap=True, most_turns=150))
    assert (other.rows != many.rows[:50]).any(axis=1).mean() > 0.9


def test_streams_of_words_do_not_meet() -> None:
    """Neither the streams of one run, nor those of neighbouring runs."""
    seen: set[tuple[int, ...]] = set()
    for run in range(20):
        for stream in range(200):
            rng = [0] * WORDS
            seed_stream(rng, run, stream)
            seen.add(tuple(rng))
    assert len(seen) == 20 * 200


def test_a_run_begins_as_a_longer_one(edition: Edition, many: RunOutcome) -> None:
    short = played(make_plan(edition, LINE_UP, 100, seed=5, swap=True, most_turns=150))
    assert (short.rows == many.rows[:100]).all()


def test_seats_are_taken_in_turn(many: RunOutcome) -> None:
    plan = many.plan
    seats = [plan.seated(n) for n in range(plan.line_ups)]
    assert [line_up.index("random") for line_up in seats] == [1, 0, 2]
    for n, tally in enumerate(many.tallies):
        assert tally["games"][0] == len(many.rows[n :: plan.line_ups])
    assert max(int(t["games"][0]) for t in many.tallies) - min(int(t["games"][0]) for t in many.tallies) <= 1


def test_swapping_seats_changes_who_sits_where_and_nothing_else(edition: Edition) -> None:
    """Game 1 of a swapped run is game 1 of the line-up that sits so."""
    swapped = play_chunk(make_plan(edition, LINE_UP, 3, swap=True, most_turns=80, interpreted=True), 0, 3)
    moved = (*LINE_UP[1:], LINE_UP[0])
    plain = play_chunk(make_plan(edition, moved, 3, most_turns=80, interpreted=True), 1, 1)
    assert (swapped.rows[1] == plain.rows[0]).all()


def test_rows_tell_how_games_ended(many: RunOutcome) -> None:
    rows = many.rows
    ended = rows[:, ENDED] == FINISHED
    assert 0 < ended.sum() < len(rows)
    assert (rows[~ended, ENDED] == CAPPED).all()
    assert (rows[~ended, TURNS] == many.plan.most_turns).all()
    assert (rows[~ended, WINNERS] == 0).all()
    assert (np.bitwise_count(rows[ended, WINNERS].astype(np.uint32)) == 1).all()
    assert (rows[ended, ALIVE] == 1).all()
    out = rows[:, OUT : OUT + many.plan.players]
    assert ((out > 0).sum(axis=1) == many.plan.players - rows[:, ALIVE]).all()
    worth = rows[:, WORTH : WORTH + many.plan.players]
    assert (worth[out > 0] == 0).all()
    assert (worth[out == 0] > 0).all()


def test_the_bell_of_a_timed_game_rings_where_others_are_cut() -> None:
    timed = played(make_plan(find_edition("ca1961-timed"), LINE_UP, 6, most_turns=30, interpreted=True))
    assert (timed.rows[:, ENDED] == FINISHED).all()
    assert (timed.rows[:, TURNS] == 30).all()
    assert (timed.rows[:, ALIVE] > 1).any()
    assert (timed.rows[:, WINNERS] > 0).all()


def test_deeds_are_dealt_where_the_book_deals_them() -> None:
    edition = find_edition("nhl1999-short")
    dealt = played(make_plan(edition, LINE_UP, 2, most_turns=1, interpreted=True))
    assert dealt.tallies[0]["bought"].sum() >= 2 * 3 * edition.tables.dealt_deeds


def test_a_book_names_how_many_may_play(edition: Edition) -> None:
    with pytest.raises(BadPlan, match="2 to 8 players, not 9"):
        make_plan(edition, ("random",) * 9, 1)
    with pytest.raises(BadPlan, match="3 to 8"):
        make_plan(find_edition("ca1961"), ("random",) * 2, 1)


def test_what_was_done_before_a_stop_is_the_beginning_of_the_run(edition: Edition) -> None:
    """Stopped after a while, in order: exactly the games that a shorter run would have played."""
    plan = make_plan(edition, LINE_UP, 1000, most_turns=20, interpreted=True)
    with ThreadPoolExecutor(2) as executor, tournament.stop_on_interrupt() as stop:
        parts = []
        for part in tournament.in_order(plan, executor, 2, stop):
            parts.append(part)
            if len(parts) == 3:
                stop.set()
    rows = np.concatenate([part.rows for part in parts])
    assert 3 <= len(parts) < 100
    shorter = played(make_plan(edition, LINE_UP, len(rows), most_turns=20, interpreted=True))
    assert (rows == shorter.rows).all()
