"""The site of the pages: every page has its place there, and what is said of how it is made is so."""

import importlib.util
import re
import tomllib
from types import ModuleType

import pytest
from packaging.requirements import Requirement

from house.test_files import pins
from house.tools import ROOT, tracked
from passgo.editions import edition_names
from passgo.notation import Record

LIVE_BOARD = re.compile(
    r'<span class="live-board"(?: data-edition="([^"]+)")?>(?:\[[^]]+\]\(([^)]+)\)|[^<]+)</span>'
)


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_build", ROOT / "docs" / "site" / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_stands_in_the_site_once(site: ModuleType) -> None:
    listed = [page for part in site.navigation().values() for page in part]
    paths = [path.relative_to(ROOT) for path in tracked() if path.suffix == ".md"]
    written = {path.as_posix() for path in paths if path.parts[0] != ".github"}  # templates, not pages
    assert len(listed) == len(set(listed))
    assert set(listed) == written


@pytest.mark.parametrize("name", ["playing", "playing.fr"])
def test_each_book_and_a_position_can_be_tried_in_a_page(name: str) -> None:
    """Where the script of the site does not run, the element is read as words or as a link."""
    page = ROOT / "docs" / f"{name}.md"
    text = page.read_text(encoding="utf-8")
    boards = LIVE_BOARD.findall(text)
    assert len(boards) == text.count("live-board")
    editions = sorted(edition for edition, _ in boards if edition)
    assert editions == sorted(one for one in edition_names() if "-" not in one)
    positions = [page.parent / file for _, file in boards if file]
    assert positions
    for file in positions:
        record = Record.parse(file.read_text(encoding="utf-8"), file.name)
        assert not record.raw
        assert not record.replay().is_over


def test_what_a_browser_would_fetch_from_elsewhere_is_found(site: ModuleType) -> None:
    for foreign in (
        '<script src="https://example.org/a.js">',
        '<img alt="" src="http://example.org/a.png">',
        '<link rel="stylesheet" href="https://example.org/a.css">',
        "src: url(https://example.org/a.woff2)",
    ):
        assert site.FETCHED.search(foreign), foreign
    for ours in ('<a href="https://example.org/">', '<script src="assets/a.js">', "url(a.woff2)"):
        assert not site.FETCHED.search(ours), ours


def test_the_site_has_a_lock_of_its_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = {(pin := Requirement(line)).name: pin for line in pins("requirements-docs.lock")}
    for asked in map(Requirement, project["optional-dependencies"]["docs"]):
        version = str(pinned[asked.name].specifier).removeprefix("==")
        assert asked.specifier.contains(version)
