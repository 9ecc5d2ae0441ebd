"""Measurements of the sources at some commits, next to each other: lines, files that a change touches, back arrows.

    .venv/bin/python bench/house.py 5351b789 46fddaf1 HEAD

prints the tables of `docs/decisions/0010-each-fact-once.md`. Only the history is read.
"""

from __future__ import annotations

import argparse
import json
import posixpath
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from pathlib import Path

MADE = {"protocol.ts", "report.ts", "review.ts"}
"""Files of the client that a command makes of the Python sources, today."""
EXAMPLES = {
    "a rule setting, `utility_fresh_throw`": r"utility_fresh_throw",
    "a move, `tax percent`": r"TAX_PERCENT|[\"'`]tax percent[\"'`]|verb-tax-percent",
    "an event, `bell_rang`": r"bell[-_]rang|BELL_RANG",
    "a card with a choice, `pay_or_draw`": r"pay[-_]or[-_]draw|PAY_OR_DRAW|PayOrDraw",
}
"""One of each that is in the oldest commit and in the newest, as every language of the sources writes it."""
BARE = re.compile(r"\bf_[a-e]\b")
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")

RINGS = """
import grimp, json, sys
sys.path.insert(0, sys.argv[1])
graph = grimp.build_graph("passgo", exclude_type_checking_imports=False, cache_dir=None)
packages = {module.rpartition(".")[0] for module in graph.modules} - {""}
print(json.dumps(sum(len(graph.nominate_cycle_breakers(package)) for package in packages)))
"""
"""In a process of its own, for the package of each commit has the same name."""


def checked_out(commit: str, folder: Path) -> None:
    """The sources as they stood at a commit."""
    tar = subprocess.run(
        ["git", "archive", commit, "src", "web/src", "tests"], check=True, capture_output=True
    )
    with tarfile.open(fileobj=BytesIO(tar.stdout)) as files:
        files.extractall(folder, filter="data")


def sources(folder: Path, *endings: str) -> list[Path]:
    return [file for ending in endings for file in sorted(folder.rglob(f"*{ending}"))]


def lines(files: Iterable[Path]) -> int:
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def by_hand(root: Path) -> list[Path]:
    """The sources that a person writes, tests left out."""
    files = sources(root / "src", ".py", ".toml", ".ftl") + sources(root / "web" / "src", ".ts", ".svelte")
    return [file for file in files if file.name not in MADE and not file.name.endswith(".test.ts")]


def lines_by_package(root: Path) -> dict[str, int]:
    """Python by package, the client, and the tests."""
    package = root / "src" / "passgo"
    found = {
        folder.name: lines(sources(folder, ".py"))
        for folder in sorted(package.iterdir())
        if (folder / "__init__.py").exists()
    }
    found["all Python"] = lines(sources(package, ".py"))
    found["the client"] = lines(file for file in by_hand(root) if file.suffix in {".ts", ".svelte"})
    found["tests in Python"] = lines(sources(root / "tests", ".py"))
    return found


def files_naming(root: Path) -> dict[str, int]:
    """How many files name each of the examples."""
    texts = [file.read_text(encoding="utf-8") for file in by_hand(root)]
    return {what: sum(bool(re.search(words, text)) for text in texts) for what, words in EXAMPLES.items()}


def bare_fields(root: Path) -> int:
    """Words of a frame that are called by number outside what the rules stand on."""
    rules = root / "src" / "passgo" / "rules"
    below = rules / "base" if (rules / "base").exists() else rules / "state.py"
    files = [file for file in sources(root / "src", ".py") if below not in (file, *file.parents)]
    return sum(len(BARE.findall(file.read_text(encoding="utf-8"))) for file in files)


def arrows_back(root: Path) -> int:
    """Imports, those for types counted, that would have to go so that no two modules or packages stand in a ring."""
    run = [sys.executable, "-c", RINGS, str(root / "src")]
    return json.loads(subprocess.run(run, check=True, capture_output=True, text=True).stdout)


def folders_in_rings(root: Path) -> int:
    """Folders of the client from which imports lead back to them, however far round; tests left out."""
    web = root / "web" / "src"
    taken: dict[str, set[str]] = {}
    for file in by_hand(root):
        if file.suffix not in {".ts", ".svelte"}:
            continue
        name = file.relative_to(web).as_posix()
        for path in IMPORT.findall(file.read_text(encoding="utf-8")):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            takes, gives = name.partition("/")[0], target.partition("/")[0]
            if takes != gives:
                taken.setdefault(takes, set()).add(gives)
    return sum(folder in reached_from(folder, taken) for folder in taken)


def reached_from(start: str, taken: Mapping[str, set[str]]) -> set[str]:
    """All that one comes to from there, step by step."""
    reached: set[str] = set()
    ahead = [start]
    while ahead:
        new = taken.get(ahead.pop(), set()) - reached
        reached |= new
        ahead += new
    return reached


def counts(commit: str) -> tuple[dict[str, int], dict[str, int]]:
    """The lines at a commit; and what a change touches, with what stands in its way."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        checked_out(commit, root)
        shape = {
            **files_naming(root),
            "frame fields without a name": bare_fields(root),
            "imports back in Python": arrows_back(root),
            "folders of `web/src` in a cycle": folders_in_rings(root),
        }
        return lines_by_package(root), shape


def table(title: str, commits: Sequence[str], columns: Sequence[dict[str, int]]) -> str:
    rows = list({row: None for column in reversed(columns) for row in column})
    head = f"| {title} | " + " | ".join(commits) + " |\n|---|" + "--:|" * len(commits)
    cells = [[f"{column[row]:,}" if row in column else "–" for column in columns] for row in rows]
    return "\n".join(
        [head, *(f"| {row} | " + " | ".join(line) + " |" for row, line in zip(rows, cells, strict=True))]
    )


def main() -> None:
    """Read the commits and print both tables."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("commits", nargs="*", default=["HEAD"])
    commits: list[str] = asked.parse_args().commits
    found = [counts(commit) for commit in commits]
    print(table("files that name it, and imports", commits, [shape for _, shape in found]))
    print()
    print(table("lines", commits, [size for size, _ in found]))


if __name__ == "__main__":
    main()
