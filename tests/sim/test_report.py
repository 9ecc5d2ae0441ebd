"""The report: one file that needs no other, every plot in it, in both languages, on every screen."""

from __future__ import annotations

import re
from collections.abc import Generator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from passgo.editions import Edition, find_edition
from passgo.sim import report
from passgo.sim.intervals import wilson
from passgo.sim.report import LandingsReport, Report, ReportError, study_report, write_report
from passgo.sim.session import Targets
from passgo.sim.statistics import results
from passgo.sim.study import Study, to_json
from passgo.sim.tournament import make_plan
from passgo.sim.words import DASH, Language, StudyWords
from sim.conftest import played
from sim.reading import Opened, contents

COMMAND = "passgo sim -n 301"
SECTIONS = [
    "who-wins",
    "seats",
    "length",
    "board",
    "pays",
    "owners",
    "money",
    "flows",
    "deeds",
    "method",
]
SCREENS = {"phone": (390, 844), "laptop": (1024, 768), "desk": (1440, 900), "wall": (2560, 1440)}
NONSENSE = re.compile(r"\bnan\b|\binf\b|\bNone\b|\bundefined\b|NaN|Infinity|study-")


def written(folder: Path, what: Report) -> Path:
    """A report as a file."""
    file = folder / "report.html"
    write_report(file, what)
    return file


def of(study: Study, edition: Edition, language: Language = "en", command: str = COMMAND) -> Report:
    """The report on a run."""
    return study_report(study, StudyWords(edition, language), command)


@pytest.fixture(scope="module")
def files(study: Study, edition: Edition, tmp_path_factory: pytest.TempPathFactory) -> dict[Language, Path]:
    return {
        language: written(tmp_path_factory.mktemp(language), of(study, edition, language))
        for language in ("en", "fr")
    }


@pytest.fixture
def page(browser: Browser, files: dict[Language, Path]) -> Generator[Page]:
    """The English report on a desk."""
    opened = Opened(browser, files["en"], viewport={"width": 1440, "height": 900})
    yield opened.page
    opened.close()


# the file


def test_its_numbers_are_those_of_the_study(files: dict[Language, Path], study: Study) -> None:
    for language, file in files.items():
        held = contents(file)
        assert held["language"] == language
        assert held["command"] == COMMAND
        assert msgspec.json.decode(to_json(study)) == held["run"]["study"]
    band = [wilson(going, study.games) for going in study.survival]
    assert held["run"]["survival_low"] == pytest.approx([share.low for share in band], abs=1e-5)
    assert held["run"]["survival_high"] == pytest.approx([share.high for share in band], abs=1e-5)


def test_no_name_ends_the_script_that_holds_the_numbers(
    study: Study, edition: Edition, tmp_path: Path, browser: Browser
) -> None:
    evil = "</script><img src=x onerror=alert(1)><!--"
    named = msgspec.structs.replace(study, bots=(evil, *study.bots[1:]))
    file = written(tmp_path, of(named, edition, command=evil))
    assert contents(file)["run"]["study"]["bots"][0] == evil
    opened = Opened(browser, file)
    assert evil in opened.words()
    assert opened.page.locator("img").count() == 0
    opened.close()


def test_a_checkout_without_the_client_says_how_to_build_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(report, "files", lambda _package: tmp_path)
    with pytest.raises(ReportError, match=r"hatch_build\.py"):
        Targets(report=tmp_path / "study.html").check()  # before a game is played


# what a reader sees


@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_holds_every_section_and_asks_for_nothing(
    browser: Browser, files: dict[Language, Path], edition: Edition, language: Language
) -> None:
    opened = Opened(browser, files[language])
    words = StudyWords(edition, language)
    assert opened.headings() == [words.say(key) for key in SECTIONS]
    assert opened.page.locator("html").get_attribute("lang") == language
    assert opened.page.title() == words.say("head", games="301", edition=edition.title[language])
    assert COMMAND in opened.words()
    assert not NONSENSE.search(opened.words())
    assert opened.asked == [files[language].as_uri()]
    assert opened.complaints == []
    opened.close()


@pytest.mark.browser
def test_it_opens_inside_a_page_that_lets_it_keep_nothing(
    browser: Browser, files: dict[Language, Path], tmp_path: Path
) -> None:
    around = tmp_path / "around.html"
    around.write_text(
        f"<!doctype html><h1>Around</h1><iframe sandbox=allow-scripts src={files['en'].as_uri()}></iframe>"
    )
    opened = Opened(browser, around)
    expect(opened.page.frame_locator("iframe").locator("h1")).to_contain_text("301 games")
    opened.close()


@pytest.mark.browser
def test_its_reader_may_choose_the_other_language(page: Page, edition: Edition) -> None:
    page.get_by_role("button", name="Français").click()
    expect(page.locator("h1")).to_contain_text("301 parties")
    assert page.locator("h2").first.inner_text() == StudyWords(edition, "fr").say("who-wins")


@pytest.mark.browser
def test_every_kind_of_chart_is_drawn(page: Page, study: Study) -> None:
    rows = page.locator("section").nth(1).locator(".row")
    assert rows.count() == len(study.by_seat)
    words = StudyWords(find_edition("us1973"), "en")
    for n, seat in enumerate(study.by_seat):
        row = rows.nth(n).inner_text()
        assert words.percent(seat.wins.share) in row
        assert words.span(seat.wins.low, seat.wins.high) in row
    assert page.locator("path.ground").count() == 1  # survival
    assert page.locator("path.band").count() == 1
    assert page.get_by_role("img", name=words.say("length-spread")).locator("b").count() > 10
    assert page.get_by_role("table", name=words.say("pays")).count() == 2
    assert page.locator("li i").count() > 28 + 10  # the deeds, the flows, the key of the board


@pytest.mark.browser
def test_every_space_of_the_board_is_drawn_with_its_share(page: Page, study: Study, edition: Edition) -> None:
    words = StudyWords(edition, "en")
    board = page.locator(".board > svg")
    drawn = board.locator("text.figure").all_text_contents()
    shares = [space.ends / study.throws for space in study.spaces]
    assert drawn == [words.number(100 * share, 1) if share else DASH for share in shares]
    assert words.number(100 * study.in_jail / study.throws, 1) in board.inner_html()
    assert board.locator("g[data-group]").count() == edition.tables.deeds
    table = page.locator("section").nth(3).locator("tbody").text_content() or ""
    for share in shares:
        assert words.percent(share, 3) in table


@pytest.mark.browser
def test_a_curve_is_read_with_the_arrow_keys(page: Page, study: Study) -> None:
    words = StudyWords(find_edition("us1973"), "en")
    curve = page.get_by_role("img", name=words.say("length-curve"))
    curve.focus()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    expect(curve.locator(".reading")).to_contain_text(words.percent(study.survival[30] / study.games, 0))


@pytest.mark.browser
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_axe_finds_no_fault(browser: Browser, files: dict[Language, Path], theme: str, screen: str) -> None:
    width, height = SCREENS[screen]
    opened = Opened(browser, files["fr"], viewport={"width": width, "height": height}, color_scheme=theme)
    for summary in opened.page.locator("summary").all():
        summary.click()
    found = Axe().run(opened.page).response["violations"]
    assert not [f"{fault['id']}: {fault['nodes'][0]['html'][:160]}" for fault in found]
    opened.close()


@pytest.mark.browser
def test_it_is_dark_at_night_and_light_on_paper(browser: Browser, files: dict[Language, Path]) -> None:
    opened = Opened(browser, files["en"], color_scheme="dark")
    paint = "getComputedStyle(document.body).backgroundColor"
    night = opened.page.evaluate(paint)
    opened.page.emulate_media(media="print")
    expect(opened.page.locator("html")).to_have_attribute("data-theme", "light")
    assert (night, opened.page.evaluate(paint)) == ("rgb(12, 26, 34)", "rgb(255, 255, 255)")
    opened.close()


LABELS = """() => {
  const labels = '.plot > span, .axis span, .rows .value > div, .rows .name span, text';
  const texts = [...document.querySelectorAll(labels)]
    .filter((one) => one.textContent.trim() && one.getBoundingClientRect().width)
    .map((one) => {
      const { left, right, top, bottom, height } = one.getBoundingClientRect();
      // letters fill but the middle of their box
      return { left, right, top: top + height / 5, bottom: bottom - height / 5, text: one.textContent.trim() };
    });
  const faults = [];
  texts.forEach((a, n) => texts.slice(n + 1).forEach((b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) faults.push(`${a.text} / ${b.text}: ${wide.toFixed()} by ${high.toFixed(1)}`);
  }));
  for (const { left, right, text } of texts)
    if (left < 0 || right > innerWidth) faults.push(`${text}: beyond the edge`);
  return faults;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("book", ["us1973", "picsou", "fr2013-speed"])
def test_nothing_overlaps_on_any_screen(
    browser: Browser, tmp_path: Path, study: Study, edition: Edition, screen: str, book: str
) -> None:
    if book == "us1973":
        file = written(tmp_path, of(study, edition, "fr"))
    else:
        file = written(tmp_path, few(book, "fr"))
    width, height = SCREENS[screen]
    opened = Opened(browser, file, viewport={"width": width, "height": height})
    opened.page.evaluate("document.fonts.ready")
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= width
    assert opened.page.evaluate(LABELS) == []
    opened.close()


@cache
def few(book: str, language: Language = "en") -> Report:
    """The report on some games of another book."""
    edition = find_edition(book)
    plan = make_plan(edition, ("rules", "rules", "random"), 4, most_turns=90, interpreted=True)
    return of(results(edition, played(plan)), edition, language)


# runs out of the ordinary


@pytest.mark.browser
def test_a_report_of_nothing_finished_is_still_a_report(
    browser: Browser, edition: Edition, tmp_path: Path
) -> None:
    found = played(make_plan(edition, ("random", "random"), 3, most_turns=2, interpreted=True))
    study = results(edition, found)
    assert study.endings.cut == 3
    opened = Opened(browser, written(tmp_path, of(study, edition)))
    assert opened.complaints == []
    assert not NONSENSE.search(opened.words())
    assert "More than half of the games were still going at the limit." in opened.words()
    opened.close()


@pytest.mark.browser
def test_a_stopped_run_says_so(browser: Browser, study: Study, edition: Edition, tmp_path: Path) -> None:
    stopped = msgspec.structs.replace(study, planned=5000)
    opened = Opened(browser, written(tmp_path, of(stopped, edition)))
    assert "Stopped after 301 of 5,000 games" in opened.words()
    opened.close()


@pytest.mark.browser
@pytest.mark.parametrize("book", ["nhl1999-short", "ca1961-timed"])
def test_every_edition_can_be_reported(browser: Browser, tmp_path: Path, book: str) -> None:
    opened = Opened(browser, written(tmp_path, few(book)))
    assert opened.complaints == []
    assert not NONSENSE.search(opened.words())
    opened.close()


@pytest.mark.browser
@pytest.mark.parametrize("spaces", [40, 25])
def test_a_board_of_landings_alone(browser: Browser, tmp_path: Path, edition: Edition, spaces: int) -> None:
    """A board whose sides are not full is drawn too."""
    printed = report.printed_board(edition)
    found = LandingsReport(
        language="en",
        edition=msgspec.structs.replace(printed, spaces=printed.spaces[:spaces]),
        spaces=(1 / spaces,) * spaces,
        in_jail=0.0,
        assumptions=("leave",),
        played=None,
    )
    opened = Opened(browser, written(tmp_path, found))
    assert opened.complaints == []
    assert opened.page.locator("text.figure").count() == spaces
    opened.close()
