"""A ladder: who meets whom, what is kept, what is gone on with, and that ratings follow the wins."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from passgo.editions import find_edition
from passgo.protocol.ratings import LevelRatings
from passgo.sim import ladder_session
from passgo.sim.ladder import (
    ANCHOR,
    AT_ANCHOR,
    BadLadder,
    LadderTable,
    go_on_with,
    left_to_play,
    line_ups,
    new_ladder,
    rungs,
    save,
    table_of,
)
from passgo.sim.ladder_session import climb, ladder_report, ratings_json
from passgo.sim.session import INTERRUPTED
from passgo.sim.tournament import Plan, RunOutcome, make_plan, play_chunk
from passgo.sim.words import StudyWords

BOTS = ("rules", "random", "steady", "easy", "simple")
WINS = {"random": 1, "easy": 2, "simple": 3, "rules": 4, "steady": 8}


def test_every_pair_meets_and_every_four() -> None:
    met = [*line_ups(BOTS, 8)]
    assert [len(bots) for bots in met] == [2] * 10 + [4] * 5
    assert len({*met}) == len(met)
    assert [len(bots) for bots in line_ups(BOTS[:2], 8)] == [2]


def test_a_ladder_continues_where_it_was_left(tmp_path: Path) -> None:
    edition, file = find_edition("us1973"), tmp_path / "ladder.json"
    ladder = new_ladder(edition, BOTS, 10, 1, 400)
    assert go_on_with(file, ladder) is ladder
    ladder.tables.append(LadderTable(("rules", "random"), 10, (9, 1), (300, 40)))
    save(file, ladder)
    kept = go_on_with(file, new_ladder(edition, BOTS, 10, 1, 400))
    assert kept == ladder
    assert ("rules", "random") not in left_to_play(kept, edition)
    with pytest.raises(BadLadder, match=r"another ladder \(games: 10; not 20\)"):
        go_on_with(file, new_ladder(edition, BOTS, 20, 1, 400))
    with pytest.raises(BadLadder, match=r"\(bots: rules, random, steady, easy, simple; not rules, easy\)"):
        go_on_with(file, new_ladder(edition, ("rules", "easy"), 10, 1, 400))
    file.write_text("{")
    with pytest.raises(BadLadder, match="not the results of a ladder"):
        go_on_with(file, ladder)
    with pytest.raises(BadLadder, match="each named once"):
        new_ladder(edition, ("rules", "rules"), 10, 1, 400)


def test_a_bot_is_watched_once_and_a_ladder_that_is_stopped_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    edition, file = find_edition("us1973"), tmp_path / "ladder.json"
    bots = ("rules", "random", "easy")
    watched: list[tuple[str, ...]] = []

    def watch(_: object, plan: Plan) -> None:
        watched.append(plan.bots)
        if "easy" in plan.bots:
            raise KeyboardInterrupt

    def run(plan: Plan, *_: object) -> RunOutcome:
        return RunOutcome(plan, (), [], plan.games)

    monkeypatch.setattr(ladder_session, "watch_first_games", watch)
    monkeypatch.setattr(ladder_session, "run", run)
    monkeypatch.setattr(ladder_session, "table_of", lambda of: LadderTable(of.plan.bots, 10, (6, 4), (9, 9)))
    ladder, words = new_ladder(edition, bots, 10, 1, 400), StudyWords(edition, "en")
    for kept, said in ((file, "Run the same command again to continue."), (None, "--json FILE")):
        assert climb(ladder, words, 1, None, kept, None, None, "") == INTERRUPTED
        text = capsys.readouterr().out
        assert "Stopped after 1 of 4 tables" in text
        assert said in text
    assert watched == [("rules", "random"), ("rules", "easy"), ("rules", "easy")]


def test_wins_are_counted_for_the_bot_wherever_it_sits() -> None:
    plan = make_plan(
        find_edition("us1973"), ("steady", "random"), 6, most_turns=400, swap=True, interpreted=True
    )
    outcome = RunOutcome(plan, (), [play_chunk(plan, 0, 6).rows], 6)
    table = table_of(outcome)
    assert table.bots == ("steady", "random")
    assert table.wins[0] > 3
    assert table.wins[1] == 0


def test_ratings_follow_the_wins_and_say_how_sure_they_are() -> None:
    edition = find_edition("us1973")
    ladder = new_ladder(edition, BOTS, 200, 0, 400)
    for bots in line_ups(BOTS, 8):
        total = sum(WINS[bot] for bot in bots)
        wins = tuple(200 * WINS[bot] // total for bot in bots)
        ladder.tables.append(LadderTable(bots, 200, wins, tuple(30 * n for n in wins)))
    standing = rungs(ladder)
    assert [rung.bot for rung in standing] == sorted(BOTS, key=lambda bot: -WINS[bot])
    assert next(rung.rating for rung in standing if rung.bot == ANCHOR) == AT_ANCHOR
    assert all(0 < rung.reach < 200 for rung in standing if rung.bot != ANCHOR)
    assert all(rung.rounds == 30 for rung in standing)
    ratings = msgspec.json.decode(ratings_json(ladder, standing, "passgo ladder"), type=LevelRatings)
    assert ratings.bots[ANCHOR].rating == AT_ANCHOR
    assert [*ratings.bots] == [rung.bot for rung in standing]
    assert [bot.duels for bot in ratings.bots.values()] == [
        round(100 * (rung.alone.share or 0)) for rung in standing
    ]
    for language in ("en", "fr"):
        drawn = ladder_report(ladder, standing, StudyWords(edition, language), "passgo ladder")
        assert [rung.bot for rung in drawn.rungs] == [rung.bot for rung in standing]
        assert msgspec.json.encode(drawn), "the page is written as JSON"
        best = drawn.rungs[0]
        assert best.beats[0] is None, "nobody meets himself"
        assert all(share is not None and share > 0.5 for share in best.beats[1:])
        assert best.table.share
        assert best.table.share > drawn.rungs[-1].table.low
