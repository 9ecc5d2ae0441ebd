"""Publish the JSON Schema of results, and the TypeScript types of a report.

`python -m passgo.sim.publish` writes both.
"""

from __future__ import annotations

from pathlib import Path

from passgo.protocol.typescript import PROTOCOL, SOURCES, TypesFile, write

from . import deed_columns, intervals, ladder, report, study

REPORT = TypesFile(
    target=SOURCES / "report" / "report.ts",
    maker="passgo.sim.publish",
    roots=("Report",),
    modules=(report, study, deed_columns, ladder, intervals),
    base=PROTOCOL,
)

if __name__ == "__main__":
    (Path("docs") / "sim.schema.json").write_text(study.schema_text(), encoding="utf-8")
    write(REPORT)
