"""The common parts of all tests: the repository's root, dice, and no silent skips if none are allowed."""

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

from server import dice

pytest_plugins = ["parts"]

ROOT = Path(__file__).resolve().parents[1]
Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)
NO_SKIP = os.environ.get("PASSGO_NO_SKIP", "") not in {"", "0"}

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Read when numpy is first imported: threads that wait for one another take a busy machine's time for nothing."""

DICE = dice.number()

settings.register_profile(
    "passgo",
    derandomize=dice.USUAL == DICE,
    deadline=None,  # nothing here hangs on how fast a machine is
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("passgo")


def pytest_report_header() -> str:
    return f"dice: {DICE} ({dice.VARIABLE}; free: others in every run)"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep everything collected to the end: looking through it for garbage gains nothing, then or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository."""
    return ROOT


def refuse_skip(report: Report) -> Report:
    """Make a skip a failure where PASSGO_NO_SKIP says that this machine has all that tests need."""
    if NO_SKIP and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"PASSGO_NO_SKIP is set, and this was skipped: {why}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return refuse_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return refuse_skip((yield))
