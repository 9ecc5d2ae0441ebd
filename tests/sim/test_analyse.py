"""`passgo analyse`: the landing chain and runs compared, as tables and pages."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner

from passgo.cli import app
from passgo.editions import edition_names
from passgo.sim.study import Study, to_json
from sim.reading import Opened, contents


def analyse(*words: str | Path) -> str:
    done = CliRunner().invoke(app, ["analyse", *map(str, words)])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_landings_are_shown_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "landings.html"
    printed = analyse("landings", "--html", file)
    assert "3.1858%" in printed  # Illinois Avenue
    assert "3.9500%" in printed  # in jail
    held = contents(file)
    assert sum(held["spaces"]) + held["in_jail"] == pytest.approx(1.0)
    assert held["spaces"][24] == pytest.approx(0.031858, abs=1e-6)
    assert held["played"] is None
    assert held["assumptions"] == ["leave"]


def test_landings_of_who_stays_in_jail() -> None:
    printed = analyse("landings", "--jail", "stay", "--lang", "fr")
    assert "9,3855" in printed
    assert "tant qu’ils peuvent" in " ".join(printed.split())


@pytest.mark.parametrize("name", edition_names())
def test_landings_of_every_edition(name: str) -> None:
    printed = " ".join(analyse("landings", "--edition", name).split())
    assert ("Speed Die is in play" in printed) == ("speed" in name)
    assert ("Not included" in printed) == name.startswith("picsou")


@pytest.mark.browser
def test_a_simulation_is_shown_next_to_the_chain(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "landings.html"
    printed = analyse("landings", "--simulate", "40", "--html", file)
    assert "in 40 games" in printed
    row = next(line for line in printed.splitlines() if "Illinois Avenue" in line)
    assert row.count("%") == 2
    opened = Opened(browser, file, viewport={"width": 1440, "height": 900})
    boards = opened.page.locator(".board")
    assert boards.count() == 2
    keys = [boards.nth(n).locator("li").all_inner_texts() for n in range(2)]
    assert keys[0] == keys[1] != []  # one colour means one share on both
    figures = [boards.nth(n).locator("text.figure").all_text_contents() for n in range(2)]
    assert len(figures[0]) == len(figures[1]) == 40
    assert figures[0] != figures[1]
    table = opened.page.locator("tbody")
    assert "3.1858%" in table.inner_text()  # open, for it is what is compared
    assert "in 40 games" in opened.words()
    opened.close()


@pytest.mark.browser
def test_without_a_simulation_the_chain_stands_alone(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "landings.html"
    analyse("landings", "--html", file, "--lang", "fr")
    opened = Opened(browser, file)
    assert opened.page.locator(".board").count() == 1
    assert "3,1858" in opened.words()
    assert opened.complaints == []
    opened.close()


@pytest.mark.browser
def test_runs_are_compared(browser: Browser, study: Study, tmp_path: Path) -> None:
    spread = msgspec.structs.replace(study.rounds, mean=99.0, deviation=10.0)
    longer = msgspec.structs.replace(study, rounds=spread)
    for name, one in (("short", study), ("long", longer)):
        (tmp_path / f"{name}.json").write_bytes(to_json(one))
    html = tmp_path / "compared.html"
    printed = analyse("compare", tmp_path / "short.json", tmp_path / "long.json", "--html", html)
    assert "long lasts longest, 99.0 rounds on average" in printed
    assert "± 1.13" in printed  # 1.96 deviations of the mean of 301 games
    opened = Opened(browser, html)
    assert opened.page.locator("path.band").count() == 2
    assert opened.page.locator(".plot > .name, .plot > .end").all_inner_texts() == ["short", "long"]
    assert "long lasts longest, 99.0 rounds on average" in opened.words()
    assert "± 1.13" in opened.words()
    opened.close()


@pytest.mark.browser
def test_one_run_alone_is_neither_the_longest_nor_the_shortest(
    browser: Browser, study: Study, tmp_path: Path
) -> None:
    (tmp_path / "book.json").write_bytes(to_json(study))
    printed = " ".join(analyse("compare", tmp_path / "book.json", "--html", tmp_path / "x.html").split())
    assert f"book lasts {study.rounds.mean:.1f} rounds on average; add a second run" in printed
    assert "longest," not in printed
    opened = Opened(browser, tmp_path / "x.html")
    assert "One run" in opened.words()
    opened.close()


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("[]")
    done = CliRunner().invoke(app, ["analyse", "compare", str(tmp_path / "a.json")])
    assert done.exit_code == 2
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.browser
def test_each_tenth_of_the_forecasts_is_a_dot_with_its_interval(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "calibration.html"
    printed = analyse("calibration", "-n", "250", "--futures", "2", "--html", file, "--lang", "fr")
    assert "250 parties" in printed
    tenths = contents(file)["tenths"]
    opened = Opened(browser, file, viewport={"width": 1440, "height": 900})
    chart = opened.page.get_by_role("img", name="Pronostic et issue")
    dots, side = chart.locator("b"), chart.bounding_box()
    assert side
    assert dots.count() == chart.locator(".interval").count() == len(tenths) > 2
    for n, tenth in enumerate(tenths):
        dot = dots.nth(n).bounding_box()
        assert dot
        across = (dot["x"] + dot["width"] / 2 - side["x"]) / side["width"]
        up = 1 - (dot["y"] + dot["height"] / 2 - side["y"]) / side["height"]
        assert (across, up) == pytest.approx((tenth["said"], tenth["came_true"]["share"]), abs=0.01)
    assert opened.headings()[0] == "Pronostic et issue"
    assert opened.asked == [file.as_uri()]
    assert opened.complaints == []
    opened.close()
