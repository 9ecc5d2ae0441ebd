"""A report: the results, as numbers in a page that the browser client draws. It needs no other file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from passgo.editions import Edition
from passgo.protocol.info import edition_info
from passgo.protocol.printed import EditionInfo

from .deed_columns import Column, deed_columns
from .intervals import Share, reach_of_mean, wilson
from .ladder import Rung
from .study import Study
from .terminal import FEWEST_VISITS
from .words import Language, StudyWords

PLACE: Final = b'<script id="report" type="application/json"></script>'
"""The place of the numbers in the client's page."""
DIGITS: Final = 5
"""Of a bound of a band, for the drawing."""


class ReportError(ValueError):
    """Reports cannot be written; the message says why."""


class Run(msgspec.Struct, kw_only=True):
    """One simulated run."""

    name: str
    """Its name among others; empty if it is alone."""
    study: Study
    survival_low: tuple[float, ...]
    survival_high: tuple[float, ...]
    """By round: the 95% interval of the share of games still in progress."""
    mean_reach: float
    """How far to either side of the mean of its rounds the 95% interval reaches."""


class StudyReport(msgspec.Struct, kw_only=True, tag_field="about", tag="study"):
    """A run, from every side."""

    language: Language
    edition: EditionInfo
    run: Run
    command: str
    """The command that repeats it."""
    fewest_visits: int
    """A stage of a group is shown from this number of its rents."""
    deed_columns: tuple[Column, ...]
    """The table of deeds; empty if nothing was played."""


class LandingsReport(msgspec.Struct, kw_only=True, tag_field="about", tag="landings"):
    """The spaces where moves end: the shares of the chain, with those of a run if there is one."""

    language: Language
    edition: EditionInfo
    spaces: tuple[float, ...]
    in_jail: float
    assumptions: tuple[str, ...]
    """The assumptions of the chain, as the keys of texts (`study-landings-KEY`)."""
    played: Study | None


class ComparisonReport(msgspec.Struct, kw_only=True, tag_field="about", tag="comparison"):
    """Several runs side by side."""

    language: Language
    runs: tuple[Run, ...]


class LadderReport(msgspec.Struct, kw_only=True, tag_field="about", tag="ladder"):
    """The positions of bots, the best first."""

    language: Language
    edition: EditionInfo
    games: int
    seats: int
    """Of the larger tables."""
    rungs: tuple[Rung, ...]
    command: str
    """The command that repeats it."""


class Tenth(msgspec.Struct, frozen=True):
    """Forecasts of one tenth."""

    said: float
    """Their mean."""
    came_true: Share


class CalibrationReport(msgspec.Struct, kw_only=True, tag_field="about", tag="calibration"):
    """Forecasts compared with results."""

    language: Language
    edition: EditionInfo
    games: int
    tenths: tuple[Tenth, ...]
    command: str
    """The command that repeats it."""


Report = StudyReport | LandingsReport | ComparisonReport | LadderReport | CalibrationReport


def run_named(name: str, study: Study) -> Run:
    """A run under a name, with the band of its survival."""
    band = [wilson(going, study.games) for going in study.survival]
    return Run(
        name=name,
        study=study,
        survival_low=tuple(round(share.low, DIGITS) for share in band),
        survival_high=tuple(round(share.high, DIGITS) for share in band),
        mean_reach=reach_of_mean(study.rounds.deviation, study.games),
    )


def study_report(study: Study, words: StudyWords, command: str) -> StudyReport:
    """The report on one run."""
    return StudyReport(
        language=words.language,
        edition=printed_board(words.edition),
        run=run_named("", study),
        command=command,
        fewest_visits=FEWEST_VISITS,
        deed_columns=deed_columns(study) if study.throws else (),
    )


def printed_board(edition: Edition) -> EditionInfo:
    """Return what a report shows of an edition: all but its rules and cards."""
    return msgspec.structs.replace(edition_info(edition), rules={}, cards=[], name_sets=[])


def write_report(file: Path, report: msgspec.Struct) -> None:
    """Write a report, one of these or another that the page draws, as one HTML file. Raises ReportError, OSError."""
    numbers = msgspec.json.encode(report).replace(b"<", b"\\u003c")  # or a name could end the script
    holder = PLACE.replace(b"><", b">" + numbers + b"<")
    file.write_bytes(page().replace(PLACE, holder))


def page() -> bytes:
    """The page that draws reports, as the client was built. Raises ReportError where it was not."""
    built = files("passgo") / "static" / "report.html"
    if not built.is_file():
        raise ReportError(
            "reports need the browser client, which is not built; "
            "build it with `python hatch_build.py` or ./play"
        )
    return built.read_bytes()
