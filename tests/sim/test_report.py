"""The report: one file that needs nothing beside it, every plot in it, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from passgo.editions import Edition, find_edition
from passgo.sim.report.board import Board, wrapped
from passgo.sim.report.charts import ticks
from passgo.sim.report.html import style
from passgo.sim.report.page import study_page
from passgo.sim.statistics import results
from passgo.sim.study import Study
from passgo.sim.tournament import make_plan
from passgo.sim.words import Language, Words
from sim.conftest import played

VOID = {"meta", "br", "path", "rect", "circle"}
PLOTS = {
    "rows": "intervals",
    "plot": "lines",
    "board": "the heat map",
    "stages": "groups by stages",
    "bars": "bars",
}
SECTIONS = ["who-wins", "seats", "length", "board", "pays", "owners", "money", "flows", "deeds", "method"]


class Page(HTMLParser):
    """What a page holds: its classes, its headings, and whether every tag that opens is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.classes: set[str] = set()
        self.attributes: set[str] = set()
        self.headings: list[str] = []
        self.words = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes |= {name for name, _ in attrs}
        for name, value in attrs:
            if name == "class":
                self.classes |= set((value or "").split())
        if tag not in VOID:
            self.open.append(tag)
        if tag == "h2":
            self.headings.append("")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open, f"</{tag}> closes nothing"
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings[-1] += data
        if "style" not in self.open:
            self.words += data


@pytest.fixture(scope="module")
def html(study: Study, edition: Edition) -> dict[Language, str]:
    return {
        language: study_page(study, Words(edition, language), "passgo sim -n 301")
        for language in ("en", "fr")
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_holds_every_section_and_every_kind_of_plot(
    html: dict[Language, str], edition: Edition, language: Language
) -> None:
    page = Page(html[language])
    assert page.open == []
    assert page.headings == [Words(edition, language).say(key) for key in SECTIONS]
    assert set(PLOTS) <= page.classes
    assert "passgo sim -n 301" in page.words
    assert "study-" not in page.words
    assert not re.search(r"\bnan\b|\binf\b|None", page.words)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_needs_nothing_beside_it(html: dict[Language, str], language: Language) -> None:
    assert not {"src", "href", "srcset"} & Page(html[language]).attributes
    assert not re.search(r"https?:|@import|<script|<link", html[language])
    assert all(url.startswith("data:") for url in re.findall(r"url\(([^)]*)\)", html[language]))


def test_it_is_readable_in_the_dark_and_on_a_phone() -> None:
    assert "@media (prefers-color-scheme: dark)" in style()
    assert "@media (width < 640px)" in style()


def test_its_inks_are_the_client_s(root: Path) -> None:
    def inks(sheet: str) -> dict[str, str]:
        return dict(
            re.findall(r"--((?:group|seat|ink|accent|board|table|rule|good|bad|brass)[\w-]*): (#\w+);", sheet)
        )

    def themes(sheet: str, dark: str) -> tuple[dict[str, str], dict[str, str]]:
        day, night = sheet.split(dark, 1)
        return inks(day), inks(night.split("color-scheme: dark")[0])

    client = themes((root / "web/src/look/tokens.css").read_text(), ":root[data-theme='dark']")
    report = themes(
        (root / "src/passgo/sim/report/report.css").read_text(), "@media (prefers-color-scheme: dark)"
    )
    for ours, theirs in zip(report, client, strict=True):
        assert len(ours) > 20
        assert {name: theirs.get(name) for name in ours} == ours


def test_every_space_of_the_board_is_drawn_with_its_share(
    html: dict[Language, str], study: Study, edition: Edition
) -> None:
    words = Words(edition, "en")
    for space in study.spaces:
        assert f"{words.percent(space.ends / study.throws, 2)}</title>" in html["en"], space.id
    assert html["en"].count("class=cell") == len(edition.spaces) + 1  # and the prisoners
    assert html["en"].count("class=band") == edition.tables.deeds


def test_a_board_whose_sides_are_not_full_is_drawn_too() -> None:
    board = Board(25)
    boxes = {board.box(at) for at in range(25)}
    assert len(boxes) == 25
    assert all(0 <= box.x <= 887 and 0 <= box.y <= 887 for box in boxes)


@pytest.mark.parametrize("spaces", [40, 48, 52])
def test_the_spaces_of_a_board_lie_side_by_side(spaces: int) -> None:
    board = Board(spaces)
    area = sum(box.w * box.h for box in map(board.box, range(spaces)))
    assert area == pytest.approx(1000**2 - (1000 - 2 * 113) ** 2)
    assert board.box(0) == (887, 887, 113, 113)
    assert board.box(spaces // 4)[:2] == (0, 887)
    assert board.box(spaces // 2)[:2] == (0, 0)
    for at in range(spaces):
        x, y, w, h = board.box(at)
        assert min(x, y) >= -1e-9
        assert max(x + w, y + h) <= 1000 + 1e-9


def test_a_report_of_nothing_finished_is_still_a_report(edition: Edition) -> None:
    found = played(make_plan(edition, ("random", "random"), 3, most_turns=2, interpreted=True))
    study = results(edition, found)
    assert study.endings.cut == 3
    page = Page(study_page(study, Words(edition, "en"), "passgo sim"))
    assert page.open == []
    assert not re.search(r"\bnan\b|\binf\b|None", page.words)


def test_a_stopped_run_says_so(study: Study, edition: Edition) -> None:
    stopped = msgspec.structs.replace(study, planned=5000)
    assert "Stopped after 301 of 5,000 games" in study_page(stopped, Words(edition, "en"), "passgo sim")


def test_every_edition_can_be_reported() -> None:
    for name in ("fr2013-speed", "nhl1999-short"):
        edition = find_edition(name)
        plan = make_plan(edition, ("rules", "rules", "random"), 4, most_turns=90, interpreted=True)
        for language in ("en", "fr"):
            assert Page(study_page(results(edition, played(plan)), Words(edition, language), "")).open == []


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (22.2, 27.5, [22, 24, 26, 28]), (0, 2650, [0, 1000, 2000, 3000])],
)
def test_axes_are_marked_with_round_numbers(low: float, high: float, marks: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(marks)


def test_names_break_between_words() -> None:
    assert wrapped("Mediterranean Avenue", 14) == ["Mediterranean", "Avenue"]
    assert wrapped("Go to Jail", 14) == ["Go to Jail"]
