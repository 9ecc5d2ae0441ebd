"""`passgo sim` as a program: what it prints and writes, what it refuses, and Ctrl-C."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli import app
from passgo.editions import Edition
from passgo.sim.statistics import results
from passgo.sim.study import from_json
from passgo.sim.tournament import make_plan
from sim.conftest import played

SIM = (sys.executable, "-m", "passgo", "sim", "--interpreted")


def sim(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SIM, *map(str, words)], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def test_it_prints_and_writes_what_it_found(edition: Edition, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.json", "a.parquet", "a.html")]
    done = sim(
        *("-n", "4", "--bots", "rules,random", "--seed", "9", "--max-turns", "60", "--lang", "fr"),
        *("--json", files[0], "--parquet", files[1], "--report", files[2]),
    )
    assert done.returncode == 0, done.stderr
    assert "4 parties\u00a0: Monopoly" in done.stdout
    assert "Qui gagne" in done.stdout
    assert all(str(file) in done.stdout for file in files)
    plan = make_plan(edition, ("rules", "random"), 4, seed=9, most_turns=60, interpreted=True)
    assert from_json(files[0].read_bytes()) == results(edition, played(plan))
    assert files[2].read_text().startswith("<!doctype html>")
    assert "--seed 9" in files[2].read_text()
    assert files[1].stat().st_size > 0


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--bots", "rules,nobody"], "nobody"),
        (["--bots", "nobody"], "no bot is called 'nobody'"),
        (["--bots", ""], "no bot is called ''"),
        (["--bots", "rules"], "2 to 8 players"),
        (["--edition", "ca1961", "--bots", "rules,rules"], "3 to 8 players"),
        (["--edition", "us1874"], "us1874"),
        (["--json", "no/such/folder/a.json"], "no/such/folder"),
        (["--report", "."], "folder"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(words: list[str], error: str) -> None:
    done = CliRunner().invoke(app, ["sim", "--interpreted", "-n", "1", *words])
    assert done.exit_code == 2
    assert error in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("words", [["-n", "0"], ["--seed", "-1"], ["--max-turns", "0"], ["--bots"]])
def test_options_have_bounds(words: list[str]) -> None:
    assert CliRunner().invoke(app, ["sim", *words]).exit_code == 2


FAILING = """
from passgo.bots.rules_bot import choose_by_rules
from passgo.rules.base import moves


def grabs(s, E, seat, room, deal, rng, memory):
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    return moves.code(moves.BUILD, seat, 0) if moves.kind_of(move) == moves.BUY else move


def speaks_for_another(s, E, seat, room, deal, rng):
    return moves.code(moves.ROLL, 1 - seat, 0)


def says_nothing(s, E, seat, room, deal, rng):
    return 0


def divides(s, E, seat, room, deal, rng):
    return 7 // (s.cash[seat] - s.cash[seat])


def forgets(s, E, seat, room, deal, rng):
    pass
"""


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    bot = tmp_path / "failing.py"
    bot.write_text(FAILING)
    return bot


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("grabs", "made an illegal move, p1 build mediterranean_avenue. "),
        ("speaks_for_another", "moved for another seat."),
        ("says_nothing", "had a decision to make and returned no move."),
    ],
)
def test_a_bot_that_breaks_games_off_is_named(failing: Path, bot: str, said: str) -> None:
    name = f"{failing}:{bot}"
    done = CliRunner().invoke(app, ["sim", "--interpreted", "-n", "3", "--bots", f"{name},rules"])
    assert done.exit_code == 1
    assert "3 of 3 games were aborted" in done.stdout
    assert f"Game 1, turn 1: {name} (p1) {said}" in done.stdout
    assert "Who wins" not in done.stdout


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("divides", "failing.py, line 20: ZeroDivisionError"),
        ("forgets", "failing.py:forgets: the bot returned None, not the number of a move"),
    ],
)
def test_a_bot_that_fails_is_reported_in_its_own_line(failing: Path, bot: str, said: str) -> None:
    words = ["sim", "--interpreted", "-n", "3", "--bots", f"rules,{failing}:{bot}"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_winner_is_left_out_if_all_are_alike() -> None:
    said = [
        sim("-n", "2", "--max-turns", "20", "--bots", bots).stdout for bots in ("rules,rules", "rules,random")
    ]
    assert ["Who wins" in text for text in said] == [False, True]
    assert all("Win rate by seat" in text for text in said)


def test_ctrl_c_keeps_what_is_done(edition: Edition, tmp_path: Path) -> None:
    """In a terminal, so that the progress line says when some games are done."""
    file = tmp_path / "kept.json"
    ours, theirs = pty.openpty()
    command = [*SIM, "-n", "100000", "--max-turns", "12", "--threads", "2", "--json", str(file)]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True)
    os.close(theirs)
    said = ""
    with contextlib.suppress(OSError):  # the other end is closed
        while block := os.read(ours, 4096):
            said += block.decode(errors="replace")
            if process.poll() is None and re.search(r"[1-9]\d*/100000", said) and "\x03" not in said:
                said += "\x03"  # once
                process.send_signal(signal.SIGINT)
    os.close(ours)
    assert process.wait() == 130
    assert re.search(r"Stopped after [\d,]+ of 100,000 games", said)
    assert "Traceback" not in said
    kept = json.loads(file.read_bytes())
    assert 0 < kept["games"] < kept["planned"] == 100_000
    plan = make_plan(edition, ("rules",) * 4, kept["games"], most_turns=12, interpreted=True)
    shorter = results(edition, played(plan))
    assert from_json(file.read_bytes()).spaces == shorter.spaces
    assert from_json(file.read_bytes()).flows == shorter.flows


def test_the_schema_can_be_printed() -> None:
    done = CliRunner().invoke(app, ["sim", "--schema"])
    assert done.exit_code == 0
    assert json.loads(done.stdout)["$defs"]["Study"]
