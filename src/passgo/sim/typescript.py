"""TypeScript types of a report, made from the Structs: `python -m passgo.sim.typescript`."""

from __future__ import annotations

from passgo.protocol.typescript import PROTOCOL, SOURCES, TypesFile, write

from . import deed_columns, intervals, ladder, report, study

REPORT = TypesFile(
    target=SOURCES / "report" / "report.ts",
    maker="passgo.sim.typescript",
    roots=("Report",),
    modules=(report, study, deed_columns, ladder, intervals),
    base=PROTOCOL,
)

if __name__ == "__main__":
    write(REPORT)
