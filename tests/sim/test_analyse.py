"""`passgo analyse`: the landing chain and runs compared, as tables and pages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from passgo.cli import app
from passgo.editions import edition_names
from passgo.sim.study import Study, to_json
from sim.test_report import Page


def analyse(*words: str | Path) -> str:
    done = CliRunner().invoke(app, ["analyse", *map(str, words)])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_landings_are_shown_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "landings.html"
    told = analyse("landings", "--html", file)
    assert "3.1858%" in told  # Illinois Avenue
    assert "3.9500%" in told  # in jail
    page = Page(file.read_text())
    assert page.open == []
    assert "board" in page.classes
    assert "3.1858%" in page.words


def test_landings_of_who_stays_in_jail() -> None:
    told = analyse("landings", "--jail", "stay", "--lang", "fr")
    assert "9,3855" in told
    assert "tant qu’ils peuvent" in " ".join(told.split())


@pytest.mark.parametrize("name", edition_names())
def test_landings_of_every_edition(name: str) -> None:
    told = analyse("landings", "--edition", name)
    assert ("red die is in play" in told) == ("speed" in name)
    assert ("Left out" in told) == name.startswith("picsou")


def test_a_simulation_stands_beside_the_chain(tmp_path: Path) -> None:
    file = tmp_path / "landings.html"
    told = analyse("landings", "--simulate", "40", "--html", file)
    assert "in 40 games" in told
    row = next(line for line in told.splitlines() if "Illinois Avenue" in line)
    assert row.count("%") == 2
    page = Page(file.read_text())
    assert "in 40 games" in page.words
    assert "beside" in page.classes
    boards = file.read_text().split("<svg class=board")[1:]
    keys = [re.findall(r"class=legend[^>]*>([\d.]+)<", board) for board in boards]
    assert len(boards) == 2
    assert keys[0] == keys[1] != []  # one colour means one share on both
    assert boards[0].count("<title>") == boards[1].count("<title>") == 41
    assert boards[0] != boards[1]


def test_without_a_simulation_the_chain_stands_alone(tmp_path: Path) -> None:
    file = tmp_path / "landings.html"
    analyse("landings", "--html", file)
    assert file.read_text().count("<svg class=board") == 1


def test_runs_are_compared(study: Study, tmp_path: Path) -> None:
    spread = msgspec.structs.replace(study.rounds, mean=99.0, deviation=10.0)
    longer = msgspec.structs.replace(study, rounds=spread)
    for name, one in (("short", study), ("long", longer)):
        (tmp_path / f"{name}.json").write_bytes(to_json(one))
    html = tmp_path / "compared.html"
    told = analyse("compare", tmp_path / "short.json", tmp_path / "long.json", "--html", html)
    assert "long lasts longest, 99.0 rounds in the mean" in told
    assert "± 1.13" in told  # 1.96 deviations of the mean of 301 games
    page = Page(html.read_text())
    assert page.open == []
    assert "plot" in page.classes


def test_one_run_alone_is_neither_the_longest_nor_the_shortest(study: Study, tmp_path: Path) -> None:
    (tmp_path / "book.json").write_bytes(to_json(study))
    told = " ".join(analyse("compare", tmp_path / "book.json", "--html", tmp_path / "x.html").split())
    assert f"book lasts {study.rounds.mean:.1f} rounds in the mean; name a second run" in told
    assert "longest," not in told
    assert "One run" in Page((tmp_path / "x.html").read_text()).words


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("[]")
    done = CliRunner().invoke(app, ["analyse", "compare", str(tmp_path / "a.json")])
    assert done.exit_code == 2
    assert len(done.stderr.strip().splitlines()) == 1
