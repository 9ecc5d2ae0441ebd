"""The examples of docs/batch.md, docs/bots.md, docs/analysis.md and docs/strong.md."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from house.tools import BIN, assert_clean, run
from passgo.cli import app
from passgo.game import Game
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(("page", "least"), [("batch.md", 15), ("strong.md", 1)])
def test_every_example_prints_what_the_page_shows(page: str, least: int) -> None:
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "pycon")), {}, page, None, 0)
    assert len(examples.examples) > least
    output: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=output.append).failed == 0, "".join(output)


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files that the examples of analysis name, in the folder where they run."""
    head = 'edition = "us1973"\nplayers = ["Ann", "Bob"]\n'
    moves_made = "p1 roll 1 2\np1 decline\np2 bid 1\np1 pass\np2 roll 1 5\np2 buy"
    (tmp_path / "my-game.toml").write_text(f"{head}moves = '''\n{moves_made}\n'''\n")
    (tmp_path / "my-position.toml").write_text(f"{head}[p1]\ndeeds = ['boardwalk']\n")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("example", blocks("analysis.md", "python"))
def test_every_example_of_analysis_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(example, {})
    assert capsys.readouterr().out or "trades()" in example  # there may be none to print


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("line", blocks("analysis.md", "sh")[0].splitlines())
def test_every_command_of_analysis_runs(line: str) -> None:
    words = ["250" if word.isdigit() else word for word in shlex.split(line, comments=True)[1:]]
    if "my-game.toml" in words:
        words += ["--seconds", "0"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output


def test_the_commands_about_own_bots_run(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(blocks("bots.md", "python")[0])
    lines = [line.split() for line in blocks("bots.md", "sh")[0].splitlines()]
    assert len(lines) == 3
    for words in lines[:2]:
        short = ["20" if word.isdigit() else word for word in words[1:]]
        done = run(BIN / "passgo", *short, cwd=tmp_path)
        assert_clean(done)
        assert "my_bot.py:thrifty" in done.stdout


def test_the_offer_of_the_page_can_be_made() -> None:
    names: dict[str, Any] = {"moves": moves}
    exec(blocks("bots.md", "python")[1], names)
    game = Game("us1973", ["Ann", "Bob"])
    for line in ("p1 roll 1 2", "p1 buy"):
        game.push_text(line)
    s, E, deal = game.state, game.edition.tables, Deal()
    deed = game.edition.deeds.index("baltic_avenue")

    class NoNews:
        news = 0

    move = names["offers_cash"](s, E, 1, deal, NoNews(), deed, 90)
    assert (moves.kind_of(move), deal.receiver, deal.give_cash, deal.take_deeds) == (
        moves.OFFER,
        0,
        90,
        1 << deed,
    )


def test_the_bot_with_options_plays(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(blocks("bots.md", "python")[2])
    bots = "my_bot.py:trader:style=very-bold,my_bot.py:trader"
    words = ["sim", "--interpreted", "--bots", bots, "-n", "1", "--max-turns", "20"]
    done = run(BIN / "passgo", *words, cwd=tmp_path)
    assert_clean(done)


def test_a_mistake_is_reported_as_the_page_shows(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text(blocks("bots.md", "python")[0].replace("    return move\n", "    return s.chas[seat]\n"))
    done = run(BIN / "passgo", "sim", "--bots", "my_bot.py:thrifty,rules", "-n", "1", cwd=tmp_path)
    assert done.returncode == 2
    shown = blocks("bots.md", "text")[0]
    assert done.stdout.endswith(shown)


def test_a_tampering_bot_is_reported_as_the_page_shows(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    asked = "    move = choose_by_rules"
    bot.write_text(blocks("bots.md", "python")[0].replace(asked, f"    s.cash[seat] += 1000\n{asked}"))
    words = ["sim", "--interpreted", "--bots", "my_bot.py:thrifty,rules", "-n", "1"]
    done = run(BIN / "passgo", *words, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout.endswith(blocks("bots.md", "text")[2])


def test_an_illegal_move_is_reported_as_the_page_shows(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    wrong = "    return moves.code(moves.BUILD, seat, 0) if moves.kind_of(move) == moves.BUY else move\n"
    bot.write_text(blocks("bots.md", "python")[0].replace("    return move\n", wrong))
    words = ["sim", "--interpreted", "--bots", "my_bot.py:thrifty,rules", "-n", "1"]
    done = run(BIN / "passgo", *words, cwd=tmp_path)
    assert done.returncode == 1
    line = blocks("bots.md", "text")[1].splitlines()[0]
    assert done.stdout.rstrip().endswith(line)
