"""TypeScript types of a review as a report, made from the Structs: `python -m passgo.analysis.typescript`."""

from __future__ import annotations

from passgo.protocol.typescript import PROTOCOL, SOURCES, TypesFile, write

from . import answers, forecast, performance, review_report, review_results

REVIEW = TypesFile(
    target=SOURCES / "report" / "review.ts",
    maker="passgo.analysis.typescript",
    roots=("ReviewReport",),
    modules=(review_report, review_results, answers, performance, forecast),
    base=PROTOCOL,
)

if __name__ == "__main__":
    write(REVIEW)
