"""A review as a report: one page that the browser client draws, with the numbers in it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from passgo.sim.report import write_report
from passgo.sim.words import Language, StudyWords

from .review_results import Review


class ReviewReport(msgspec.Struct, kw_only=True, tag_field="about", tag="review"):
    """How well a game was played, from every side."""

    language: Language
    title: dict[str, str]
    """Of the edition, by language."""
    review: Review
    command: str
    """The command that repeats it."""


def write_review(file: Path, review: Review, words: StudyWords, command: str) -> None:
    """Write a review as one HTML file. Raises ReportError, OSError."""
    write_report(
        file,
        ReviewReport(
            language=words.language, title=dict(words.edition.title), review=review, command=command
        ),
    )
