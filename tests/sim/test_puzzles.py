"""Puzzles: mined where one answer surely leads, sound as they come with the package, and one for each day."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from passgo.analysis.forms import fastest
from passgo.analysis.puzzles.kept import Puzzles, kept_puzzles, of_the_day
from passgo.analysis.puzzles.mining import ERRORS, LEAD, Miner
from passgo.bots.registry import find, policy
from passgo.cli import app
from passgo.notation.records import Record
from passgo.sim.intervals import Z95

DECLINED = """
edition = "us1973"
players = ["Ann", "Bob"]
moves = '''
p1 roll 1 3
p1 decline
p1 pass
p2 bid 20
p2 roll 1 2
'''
[p1]
at = "short_line"
cash = 1200
deeds = ["park_place"]
[p2]
cash = 900
deeds = ["oriental_avenue", "st_james_place"]
"""
"""Ann declines the deed that she needs."""


@pytest.fixture(scope="module")
def known() -> Puzzles:
    return kept_puzzles()


def test_a_choice_that_surely_matters_is_a_puzzle() -> None:
    miner = Miner(policy("rules"), fastest, {"steady": find("steady"), "never-buyer": find("never-buyer")})
    found = {one.theme: one for one in miner.puzzles(Record.parse(DECLINED).replay())}
    bought = found["buying"]
    assert (bought.seat, bought.better) == ("p1", "p1 buy")
    assert bought.bots == {"steady": "p1 buy", "never-buyer": "p1 decline"}
    assert bought.difficulty == 0.5
    again = Record.parse(bought.record).replay()
    assert (again.awaits.kind, again.state.cash[:2]) == ("buy", [1200, 900])


def test_every_puzzle_has_one_best_answer(known: Puzzles) -> None:
    assert len({one.id for one in known.puzzles}) == len(known.puzzles) >= 500
    for one in known.puzzles:
        costs = {answer.move: answer.cost for answer in one.answers}
        assert costs.pop(one.better).mean == 0
        assert costs
        for cost in costs.values():
            assert cost.mean >= max(LEAD, ERRORS * cost.reach / Z95)


def test_answers_of_bots_that_nobody_is_offered_are_weighed_too(known: Puzzles) -> None:
    weighed = 0
    for one in known.puzzles:
        for move in one.bots.values():
            cost = one.cost(move)
            assert cost is not None or move.split()[1] == "offer"
            assert cost is None or -cost.mean <= cost.reach, "no bot knows a surely better answer"
            weighed += move in one.others
    assert weighed > 200


def test_another_sum_in_an_auction_is_weighed_against_the_best_answer(known: Puzzles) -> None:
    auction = next(one for one in known.puzzles if one.theme == "bidding" and one.others)
    miner = Miner(policy("rules"), fastest, {}, known.seed)
    assert miner.with_others(replace(auction, others={})) == auction
    dearer = next(move for move in auction.others if " bid " in move)
    assert auction.is_right(dearer) == (auction.others[dearer].mean <= auction.others[dearer].reach)


def test_its_record_leads_to_the_question(known: Puzzles) -> None:
    for one in known.puzzles[::40]:
        game = Record.parse(one.record).replay()
        for answer in one.answers:
            game.copy().push_text(answer.move)
            assert answer.move.startswith(one.seat)


def test_each_day_has_its_own(known: Puzzles) -> None:
    first = date(2026, 11, 28)
    days = [of_the_day(known.puzzles, first + timedelta(n)) for n in range(len(known.puzzles))]
    assert {one.id for one in days} == {one.id for one in known.puzzles}
    assert len({one.edition for one in days[:12]}) > 2


def test_the_command_compares_an_answer_with_the_bots(known: Puzzles) -> None:
    day = date(2026, 11, 28)
    puzzle = of_the_day(known.puzzles, day)
    best = 1 + [answer.move for answer in puzzle.answers].index(puzzle.better)
    done = CliRunner().invoke(app, ["analyse", "today", "--date", day.isoformat(), "--answer", str(best)])
    assert done.exit_code == 0, done.output
    assert f"passgo {day}: 0 points" in done.stdout


@pytest.mark.parametrize("place", ["Pacific/Kiritimati", "Etc/GMT+12"])  # never the same day in both
def test_today_is_the_day_by_the_calendar_here(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as there:
        there.setenv("TZ", place)
        time.tzset()
        before = datetime.now(UTC).astimezone(ZoneInfo(place)).date()
        done = CliRunner().invoke(app, ["analyse", "today", "--answer", "1"])
        after = datetime.now(UTC).astimezone(ZoneInfo(place)).date()
    time.tzset()
    assert done.exit_code == 0, done.output
    assert any(f"Position of {day}" in done.stdout for day in (before, after))


def test_mined_puzzles_are_added_to_a_file(tmp_path: Path) -> None:
    record, file = tmp_path / "declined.toml", tmp_path / "puzzles.json"
    record.write_text(DECLINED)
    for _ in range(2):
        done = CliRunner().invoke(app, ["analyse", "puzzles", str(record), "--json", str(file)])
        assert done.exit_code == 0, done.output
    found = msgspec.json.decode(file.read_bytes(), type=Puzzles).puzzles
    assert "p1 buy" in [one.better for one in found]
    assert len({one.id for one in found}) == len(found)
