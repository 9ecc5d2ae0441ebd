"""A review of a game finds what cost, what luck gave and what trades were worth; forecasts keep their promise."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from itertools import count, islice
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

import golden
from passgo.analysis import kept, review_process, review_session
from passgo.analysis.answers import ALTERNATIVES
from passgo.analysis.calibration import calibrate
from passgo.analysis.forecast import Start
from passgo.analysis.forms import Compiled, fastest
from passgo.analysis.kept import ReviewFile
from passgo.analysis.review import COSTLIEST, Reviewer
from passgo.analysis.review_results import Review
from passgo.bots.registry import policy
from passgo.cli import app
from passgo.compiler import machine
from passgo.editions import find_edition
from passgo.notation.records import Record
from sim.reading import contents

GAMES = Path(next(iter(golden.__path__)))

PLAYED = """
edition = "us1973"
players = ["Ann", "Bob"]
moves = '''
p1 roll 1 3
p1 buy
* takeback 1
p1 decline
p1 pass
p2 bid 20
p2 offer p1 boardwalk for 10
p1 accept
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
"""Ann declines the deed that she needs, and Bob, who wins it, lets her have it."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("review") / "played.toml"
    file.write_text(PLAYED)
    return file


def reviewed(record: Path, seed: int = 0) -> Review:
    reviewer = Reviewer(Record.read(record).replay(), policy("rules"), "rules", fastest, seed=seed)
    for _ in reviewer.steps():
        if reviewer.is_whole:
            break
    return reviewer.review()


@pytest.fixture(scope="module")
def review(record: Path) -> Review:
    return reviewed(record)


def test_without_the_compiler_the_figures_are_the_same(
    record: Path, review: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "reviews")
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    monkeypatch.delitem(sys.modules, "passgo.compiler.lowering", raising=False)
    monkeypatch.setattr(machine, "kernel", machine.Kernel)  # none that was there before
    monkeypatch.setattr(machine, "compiled", machine.compiled.__wrapped__)
    game = Record.read(record).replay()
    start = Start(game.edition, len(game.players), [game.state], policy("rules"))
    assert not isinstance(fastest(start), Compiled)
    assert reviewed(record) == review
    file = tmp_path / "found.json"
    stages = [*review_process.review(record, file, 0)]
    assert stages[-1][0] == 0 < stages[0][0]
    assert msgspec.json.decode(file.read_bytes(), type=Review) == review


def test_first_results_come_before_the_end(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    for _, is_new in review_process.review(record, file, 0):
        if is_new:
            first = msgspec.json.decode(file.read_bytes(), type=Review)
            break
    assert (first.futures, first.decisions) == (16, [])
    assert all(seat.luck.reach > 0 for seat in first.seats)


def test_the_costliest_decisions_of_every_seat_are_listed() -> None:
    """However much those of another seat cost; the moves of this game are any legal ones."""
    found = reviewed(GAMES / "nhl1999-short.toml")
    listed = Counter(one.seat for one in found.decisions)
    assert listed.keys() == {seat.seat for seat in found.seats}
    assert max(listed.values()) == COSTLIEST < listed.total() / 2
    costs = [one.cost.mean for one in found.decisions]
    assert costs == sorted(costs, reverse=True)


def test_the_costliest_decision_is_found(review: Review) -> None:
    assert review.decisions[0].made in ("p1 decline", "p2 offer p1 boardwalk for 10")
    declined = next(one for one in review.decisions if one.made == "p1 decline")
    assert (declined.seat, declined.better) == ("p1", "p1 buy")
    assert declined.n == 5  # of the record, in which a takeback is a move too
    assert declined.cost.mean - declined.cost.reach > 0.1


def test_every_answer_of_a_decision_is_measured_in_the_same_futures(review: Review) -> None:
    declined = next(one for one in review.decisions if one.made == "p1 decline")
    worth = {answer.move: answer for answer in declined.answers}
    assert {"p1 buy", "p1 decline"} <= worth.keys()
    assert worth["p1 buy"].cost.mean == 0
    assert worth["p1 decline"].cost == declined.cost
    lost = worth["p1 buy"].chances[0].mean - worth["p1 decline"].chances[0].mean
    assert lost == pytest.approx(declined.cost.mean)
    for one in review.decisions:
        assert {one.made, one.better} <= {answer.move for answer in one.answers}
        assert 2 <= len(one.answers) <= 2 + ALTERNATIVES
        assert all(
            sum(of.mean for of in answer.chances) == pytest.approx(1, abs=1e-4) for answer in one.answers
        )


def test_a_trade_has_its_price_for_both(review: Review) -> None:
    [trade] = review.trades
    assert (trade.offered_by, trade.accepted_by, trade.text) == ("p2", "p1", "p2 offer p1 boardwalk for 10")
    assert trade.to_offerer.mean < -0.1 < 0.1 < trade.to_accepter.mean
    assert trade.to_offerer.mean == pytest.approx(-trade.to_accepter.mean)


def test_luck_and_skill_add_up(review: Review) -> None:
    for seat in review.seats:
        assert seat.at_first + seat.luck.mean + seat.skill.mean == pytest.approx(seat.at_last)
    assert all(
        sum(one.mean for one in moment.chances) == pytest.approx(1, abs=1e-4) for moment in review.moments
    )
    ann, bob = review.seats
    assert ann.luck.mean == pytest.approx(-bob.luck.mean, abs=1e-4)
    assert bob.choices.mean < 0


def test_what_was_taken_back_is_left_out(review: Review) -> None:
    assert "p1 buy" not in [moment.text for moment in review.moments]
    assert [moment.n for moment in review.moments][:4] == [0, 1, 2, 5]
    assert [moment.seat for moment in review.moments][:4] == ["", "p1", "", "p1"]


def test_a_seed_gives_the_same_figures(record: Path, review: Review) -> None:
    assert reviewed(record) == review
    assert reviewed(record, seed=1) != review


def test_more_rounds_make_it_surer(record: Path) -> None:
    reviewer = Reviewer(Record.read(record).replay(), policy("rules"), "rules", fastest)
    with pytest.raises(ValueError, match="no results yet"):
        reviewer.review()
    steps = reviewer.steps()
    next(steps)
    early = reviewer.review()
    while not reviewer.is_whole:
        next(steps)
    list(islice(steps, 8))
    late = reviewer.review()
    assert late.futures > early.futures
    assert late.moments[1].chances[0].reach < early.moments[1].chances[0].reach


def test_forecasts_keep_their_promise() -> None:
    """Of 3,500 games: more, and more exactly, by `passgo analyse calibration`."""
    found = calibrate(find_edition("us1973"), ["rules"] * 4, 3_500, futures=16).tenths()
    assert sum(one.came_true.of for one in found) > 4_000
    for one in found:
        assert one.came_true.low - 0.04 < one.said < one.came_true.high + 0.04, one


def test_the_command_tells_and_writes_it(record: Path, tmp_path: Path) -> None:
    file, html = tmp_path / "review.json", tmp_path / "review.html"
    done = CliRunner().invoke(
        app,
        ["analyse", str(record), "--seconds", "0", "--json", str(file), "--html", str(html), "--lang", "fr"],
    )
    assert done.exit_code == 0, done.output
    assert "p1 decline" in done.stdout
    assert "hasard" in done.stdout
    assert msgspec.json.decode(file.read_bytes(), type=Review).seats[0].name == "Ann"
    report = contents(html)
    assert report["review"] == msgspec.json.decode(file.read_bytes())
    assert (report["about"], report["language"]) == ("review", "fr")
    assert report["command"] == "passgo analyse played.toml --bot rules --seconds 0 --seed 0"


def test_the_answer_depends_on_who_plays_on(record: Path) -> None:
    words = ["analyse", "dependence", str(record), "--bots", "rules,rules,random", "--futures", "16"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    alike, other = [line.split() for line in done.stdout.splitlines() if line.strip().startswith("played")]
    assert alike[2:] == ["2", "0.0", "0.0", "100%"]
    assert float(other[3]) > 0.5


def test_a_file_that_is_no_record_is_reported_in_a_line() -> None:
    done = CliRunner().invoke(app, ["analyse", "nowhere.toml"])
    assert done.exit_code == 2
    assert "nowhere.toml" in done.output
    assert "Traceback" not in done.output


def stop_after(steps: int, found: list[Review], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the keyboard stop reviews after this many steps from now on; the output then goes into `found`."""
    go_on = Reviewer.steps

    def until_stopped(reviewer: Reviewer) -> Iterator[str]:
        yield from islice(go_on(reviewer), steps)
        raise KeyboardInterrupt

    monkeypatch.setattr(Reviewer, "steps", until_stopped)
    monkeypatch.setattr(review_session, "show", lambda _, review, __: found.append(review))


def test_a_stopped_run_continues(
    record: Path, review: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "reviews")
    found: list[Review] = []
    for steps in (1, 2, 2):
        with monkeypatch.context() as keyboard:
            stop_after(steps, found, keyboard)
            assert CliRunner().invoke(app, ["analyse", str(record), "--seconds", "9"]).exit_code == 0
    assert [one.futures for one in found] == [16, 16, 16]
    assert (found[0].decisions, found[0].trades) == ([], [])
    [begun] = (tmp_path / "reviews").iterdir()
    other = CliRunner().invoke(app, ["analyse", str(record), "--seconds", "0", "--seed", "1"])
    assert "going on" not in other.stdout
    file = tmp_path / "review.json"
    done = CliRunner().invoke(app, ["analyse", str(record), "--seconds", "0", "--json", str(file)])
    assert "stopped before; it continues" in done.stdout
    assert msgspec.json.decode(file.read_bytes(), type=Review) == review
    assert not begun.exists()


def test_the_share_done_grows_to_the_whole(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.analysis.review.POSITIONS", 2)
    monkeypatch.setattr("passgo.analysis.review.TOGETHER", 1)
    reviewer = Reviewer(Record.read(record).replay(), policy("rules"), "rules", fastest)
    shares = [0.0]
    for _ in reviewer.steps():
        shares.append(reviewer.share)
        if reviewer.is_whole:
            break
    assert shares == sorted(shares)
    assert shares[-1] == 1 > shares[-2]
    assert len(shares) > 8


def test_it_is_stopped_within_the_first_round(
    record: Path, review: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a bot thinks long, that round takes minutes."""
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "reviews")
    monkeypatch.setattr("passgo.analysis.review.POSITIONS", 2)
    found: list[Review] = []
    with monkeypatch.context() as keyboard:
        stop_after(2, found, keyboard)
        stopped = CliRunner().invoke(app, ["analyse", str(record)])
    assert (stopped.exit_code, found) == (0, [])
    assert "Stopped" in stopped.stdout
    file = tmp_path / "review.json"
    done = CliRunner().invoke(app, ["analyse", str(record), "--seconds", "0", "--json", str(file)])
    assert "stopped before; it continues" in done.stdout
    assert msgspec.json.decode(file.read_bytes(), type=Review) == review


def test_a_player_whose_bot_thinks_long_learns_how_long(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minute = count(step=60.0)
    found = StringIO()
    monkeypatch.setattr("passgo.analysis.review.POSITIONS", 1)
    monkeypatch.setattr(review_session, "Console", lambda **_: Console(file=found, width=400))
    review_session.review_record(record, "rules", 30, 0, lambda: next(minute))
    [minutes] = re.findall(r"The bot rules thinks for long: .* about (\d+) minutes", found.getvalue())
    assert int(minutes) > 10


def test_a_torn_file_of_a_stopped_review_costs_time_alone(tmp_path: Path) -> None:
    place = ReviewFile(tmp_path / "one")
    place.file.write_bytes(b"\x92torn")
    assert place.fetch() is None
