"""The parts of the suite: one a folder. Which belong to the quick turn, how processes share them, what each takes.

Processes run side by side because most of the suite waits for servers and browsers. The tests of a file stay
together, so that what its fixtures made is made once; files that take long come first, so that none is left
over at the end.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

QUICK = ("game", "golden", "house", "locale", "notation", "rulebook")
"""The parts of `./play test --quick`, without what is marked `slow`."""

FIRST = ("properties", "sim", "e2e", "house", "server", "table", "bots")
"""The parts with the longest files, the longest first."""


def part_of(nodeid: str) -> str:
    """The folder of a test under `tests/`."""
    return nodeid.removeprefix("tests/").split("/", 1)[0]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="the daily turn: rules, notation, lint, no browser")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read what is not in the quick check."""
    part = collection_path.name if collection_path.parent == TESTS and collection_path.is_dir() else ""
    return True if config.getoption("--quick") and part and part not in QUICK else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        kept = [item for item in items if item.get_closest_marker("slow") is None]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept
    rank = {part: place for place, part in enumerate(FIRST)}
    items.sort(key=lambda item: rank.get(part_of(item.nodeid), len(FIRST)))  # stable: files stay whole


class Times:
    """The time of each part, and the longest files, added up over the processes, for the summary."""

    LISTED = 12

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.tests: Counter[str] = Counter()
        self.files: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        part = part_of(report.nodeid)
        self.seconds[part] += report.duration
        self.tests[part] += report.when == "call"
        self.files[report.location[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if len(self.tests) < 2:
            return
        terminalreporter.section("parts")
        for part, seconds in self.seconds.most_common():
            terminalreporter.line(f"{part:12}{self.tests[part]:6} tests{seconds:8.1f} s")
        terminalreporter.section("longest files")
        for file, seconds in self.files.most_common(self.LISTED):
            terminalreporter.line(f"{file:50}{seconds:8.1f} s")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the process that collects the results
        config.pluginmanager.register(Times(), "times")
