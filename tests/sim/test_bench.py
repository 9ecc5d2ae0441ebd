"""`passgo bench`: its measurements are there and add up, and a loss is distinguished from noise. No time is asserted."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest
from rich.console import Console
from typer.testing import CliRunner

from house.tools import BIN, assert_clean, run
from passgo import cli
from passgo.bots.registry import policy
from passgo.editions import find_edition
from passgo.sim.bench import comparison, measure
from passgo.sim.bench.comparison import Player, Verdict, interval, judged
from passgo.sim.bench.show import games_table


def test_both_ways_play_the_same_games() -> None:
    edition = find_edition("us1973")
    plays = [measure.Play(edition, policy("rules"), compiled=compiled) for compiled in (False, True)]
    assert plays[0].moves(3, 2) == plays[1].moves(3, 2) > 0
    assert [plays[1].timed(1)[0], plays[1].timed(1)[0]] == [plays[0].moves(0, 1), plays[0].moves(1, 1)]


BENCH = """
from passgo.cli import main
from passgo.sim.bench import measure
measure.STARTS["compiled rules, cold"] = "from passgo.compiler import cache; assert not cache.folder().exists()"
main()
"""
"""The command, which from an empty cache compiles nothing: that takes most of a minute, and what it takes is not asked here."""


@pytest.mark.slow
def test_the_command_prints_tables_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    command = ("bench", "--edition", "us1973", "--bots", "rules", "--runs", "2", "--seconds", "0.01")
    done = run(sys.executable, "-c", BENCH, *command, "--json", file, COLUMNS="120")
    assert_clean(done)
    report = json.loads(file.read_text())
    kinds = [figure["kind"] for figure in report["figures"]]
    assert kinds == ["start"] * 3 + ["games"] * 2 + ["batch"] * len(measure.BATCH_SIZES)
    for figure in report["figures"]:
        assert 0 < figure["min"] <= figure["median"] <= figure["max"]
        assert len(figure["runs"]) == (1 if figure["name"].endswith("cold") else 2)
        if figure["kind"] == "games":
            games = figure["games_per_second"]
            assert 0 < games["min"] <= games["median"] <= games["max"] < figure["max"]
    words = " ".join(done.stdout.split())  # the name of a system may be long enough to wrap its line
    for shown in (
        "compiled rules, warm",
        "rules interpreted",
        "4,096 environments",
        report["machine"]["python"],
        "machine code",
    ):
        assert shown in words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_terminal_of_80_columns_shows_every_figure(language: str) -> None:
    slow = measure.Figure(
        "games", "us1973 rules interpreted", "moves/s", (98251, 100123, 99000), (97.2, 98.1, 96)
    )
    fast = measure.Figure("games", "us1973 rules compiled", "moves/s", (11178305, 11175957), (13282, 14001))
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(games_table([slow, fast], language))
    printed = console.export_text().replace("\xa0", ",")
    for figure in (
        "98,251",
        "99,000",
        "100,123",
        "98",
        "11,175,957",
        "11,177,131",
        "11,178,305",
        "13,282",
        "14,001",
    ):
        assert figure in printed
    assert printed.count("us1973") == 1


@pytest.mark.parametrize("n", [1, 5, 15, 40])
def test_the_interval_holds_the_median_as_often_as_it_says(n: int) -> None:
    """Ratios whose true median is 1, of a crooked shape: the interval misses it in 5 of 100 at most."""
    rng = Random(n)
    trials = 4000
    missed = 0
    for _ in range(trials):
        low, high = interval(tuple(rng.choice((1 - 0.01 * rng.random(), 1 + rng.random())) for _ in range(n)))
        missed += not low <= 1 <= high
    allowed = 0.05 if n >= 6 else 2 * 0.5**n  # so few values hold it between the least and the most at best
    assert missed / trials < allowed + 0.015
    if n == 40:
        assert missed / trials > 0.005  # nor is it wider than it need be


US1973: Final = [("us1973", "rules", "compiled")]


class Slower(Player):
    """A version that plays at a given speed, with noise of its own."""

    def __init__(self, speed: float, noise: float, seed: int) -> None:
        self._speed, self._noise, self._rng = speed, noise, Random(seed)

    def ask(self, line: str) -> str:
        *_, games = line.split()[:4]
        if games == "0":
            return "10"
        speed = self._speed * (1 + self._noise * self._rng.uniform(-1, 1))
        return f"1000 {1000 / speed}"


def verdict(speed: float, noise: float) -> Verdict:
    return judged(Slower(100.0, noise, 1), Slower(speed, noise, 2), US1973[0], 15, 0.1)


@pytest.mark.parametrize(
    ("speed", "noise", "lost"),
    [
        (100, 0.0, False),
        (99.5, 0.0, False),
        (97, 0.005, True),
        (97, 0.3, False),
        (80, 0.1, True),
        (130, 0.1, False),
    ],
)
def test_a_loss_is_reported_only_beyond_noise(speed: float, noise: float, lost: bool) -> None:
    found = verdict(speed, noise)
    assert found.lost == lost
    assert found.same_games
    assert len(found.ratios) == 15


def test_what_is_compared_is_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(comparison, "compare", lambda *given: asked.append(given[1]) or True)
    words = "bench --compare HEAD --edition picsou --edition fr2013 --bots easy"
    assert CliRunner().invoke(cli.app, words.split()).exit_code == 0
    assert asked == [
        [
            ("picsou", "easy", "compiled"),
            ("picsou", "easy", "interpreted"),
            ("fr2013", "easy", "compiled"),
            ("fr2013", "easy", "interpreted"),
        ]
    ]


@pytest.mark.slow
def test_a_commit_is_compared_with_the_checkout(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # nothing is kept of sources that go
    # Two short rounds, each after a start of both, prove nothing: any verdict will do.
    comparison.compare(["HEAD"], US1973, 2, 0.01)
    printed = capfd.readouterr().out
    assert "HEAD and the checkout" in printed
    assert "us1973 rules compiled" in printed
    assert "passgo-" not in comparison.git(comparison.checkout(), "worktree", "list")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("--compare no-such-commit", "no-such-commit"),
        ("--compare HEAD no-such-commit", "no-such-commit"),
        ("--compare HEAD --compare HEAD --compare HEAD", "at most two commits"),
        ("--compare HEAD --compare HEAD HEAD", "at most two commits"),
        ("us1973", "or `--edition` before an edition"),
        ("--compare HEAD --edition no-such-edition", "no-such-edition"),
        ("--compare HEAD --bots no-such-bot", "no-such-bot"),
    ],
)
def test_what_cannot_be_compared_is_one_line(words: str, what: str) -> None:
    done = run(BIN / "passgo", "bench", *words.split())
    assert done.returncode == 2
    assert what in done.stdout
    assert "Traceback" not in done.stdout


def test_rounds_of_several_starts_are_judged_together() -> None:
    first = Verdict("a", 100.0, 90.0, (0.9, 0.9, 0.9), same_games=True)
    second = Verdict("a", 200.0, 190.0, (0.95, 0.95), same_games=False)
    both = comparison.joined([first, second])
    assert both == Verdict("a", 150.0, 140.0, (0.9, 0.9, 0.9, 0.95, 0.95), same_games=False)
