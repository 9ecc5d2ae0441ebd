"""A position is asked who wins, what its deeds are worth, and what both sides would gain by trading."""

from __future__ import annotations

import doctest
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import golden
import passgo.analysis
from passgo.analysis import position
from passgo.analysis.position import Inquiry, PositionAnswer
from passgo.cli import app
from passgo.notation.records import Record

OVER = Path(next(iter(golden.__path__))) / "nhl1999-short.toml"
"""A game that came to its end."""

POSITION = """
edition = "us1973"
players = ["Ann", "Bob", "Cleo"]
[p1]
cash = 900
deeds = ["boardwalk", "oriental_avenue", "vermont_avenue"]
[p2]
cash = 700
deeds = ["park_place", "connecticut_avenue", "st_james_place mortgaged"]
[p3]
cash = 1000
deeds = ["illinois_avenue 2", "indiana_avenue 2", "kentucky_avenue 2"]
"""


@pytest.fixture(scope="module")
def answer() -> PositionAnswer:
    return Inquiry(Record.parse(POSITION).replay(), futures=128, seed=1).answer()


def test_a_player_who_has_built_wins(answer: PositionAnswer) -> None:
    assert answer.chances[2].mean > 0.8
    assert sum(one.mean for one in answer.chances) == pytest.approx(1, abs=1e-4)


def test_a_deed_is_worth_most_to_whom_it_makes_a_group(answer: PositionAnswer) -> None:
    by_deed = {one.deed: one for one in answer.deeds}
    ann, bob, _ = (worth.chance for worth in by_deed["connecticut_avenue"].worth if worth)
    assert by_deed["connecticut_avenue"].owner == "p2"
    assert ann.mean - ann.reach > bob.mean + bob.reach
    assert by_deed["tennessee_avenue"].owner == ""
    assert not by_deed.keys() & {"illinois_avenue", "indiana_avenue", "kentucky_avenue"}  # built on


def test_trades_are_legal_and_both_gain(answer: PositionAnswer) -> None:
    assert answer.trades
    for trade in answer.trades:
        assert trade.to_giver.mean > trade.to_giver.reach
        assert trade.to_taker.mean > trade.to_taker.reach
        seat, _, other, *_ = trade.text.split()
        Record.parse(POSITION).replay().push_text(f"{trade.text}\n{other} accept")
        assert {seat, other} == {"p1", "p2"}  # who leads has nothing to gain


def test_examples_of_the_library_hold() -> None:
    for module in (passgo.analysis, position):
        output: list[str] = []
        runner = doctest.DocTestRunner()
        for examples in doctest.DocTestFinder().find(module):
            runner.run(examples, out=output.append)
        assert runner.summarize(verbose=False).attempted > 3
        assert not output, "".join(output)


def test_the_command_tells_and_writes_it(tmp_path: Path) -> None:
    file, json = tmp_path / "position.toml", tmp_path / "answer.json"
    file.write_text(POSITION)
    done = CliRunner().invoke(
        app, ["analyse", "position", str(file), "--futures", "32", "--json", str(json), "--lang", "fr"]
    )
    assert done.exit_code == 0, done.output
    assert "Ce que vaut un titre" in done.stdout
    assert msgspec.json.decode(json.read_bytes(), type=PositionAnswer).players == ["Ann", "Bob", "Cleo"]
    done = CliRunner().invoke(app, ["analyse", "position", str(OVER)])
    assert done.exit_code == 2
    assert "the game is over" in done.output
