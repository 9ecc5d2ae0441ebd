"""How many files a person edits to add one thing: each addition is made in a clone, tested, and thrown away.

    .venv/bin/python bench/additions.py
    .venv/bin/python bench/additions.py "a kind of move" --commit HEAD~3

An addition is a patch under `bench/additions/`. After it the commands of CONTRIBUTING regenerate what is made, and the
tests that guard what it touches run, interpreted. Where a patch no longer applies or a test fails, its row says so,
and the status is 1: then the patch is edited as a contributor would have to.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PATCHES = Path(__file__).with_suffix("")


class Addition(NamedTuple):
    """One thing to add."""

    what: str
    patch: str
    goal: str
    """As many files by hand as it should take at most."""
    made: tuple[str, ...] = ()
    """The modules that regenerate files."""
    tests: tuple[str, ...] = ()


SETTING_MADE = ("passgo.editions.publish", "passgo.protocol.briefs", "passgo.protocol.typescript")
SETTING_TESTS = (
    "tests/editions/test_books.py",
    "tests/editions/test_docs.py",
    "tests/editions/test_statements.py",
)
MOVE_MADE = (
    "passgo.rules.publish",
    "passgo.editions.publish",
    "passgo.notation.verbs",
    "passgo.protocol.typescript",
    "passgo.rl.publish",
    "passgo.bots.publish",
)
MOVE_TESTS = (
    "tests/house/test_moves.py",
    "tests/notation/test_moves.py",
    "tests/golden",
    "tests/game/test_default_move.py",
    "tests/server/test_panels.py",
    "tests/bots/test_questions.py",
)
ADDITIONS = (
    Addition(
        "a house rule", "house-rule", "4", SETTING_MADE, (*SETTING_TESTS, "tests/editions/test_lengths.py")
    ),
    Addition(
        "a rule setting, and one book that differs", "setting", "2 and the books", SETTING_MADE, SETTING_TESTS
    ),
    Addition("a kind of move", "move", "5", MOVE_MADE, MOVE_TESTS),
    Addition(
        "a move with a new question",
        "question",
        "12",
        MOVE_MADE,
        (
            *MOVE_TESTS,
            "tests/locale/test_texts.py",
            "tests/properties/test_acting.py",
            "tests/rulebook/test_rulebook.py",
        ),
    ),
    Addition(
        "a thing that can be traded",
        "tradable",
        "2 and its texts",
        ("passgo.protocol.typescript", "passgo.rl.publish"),
        (
            "tests/rulebook/test_rulebook.py",
            "tests/game/test_game.py",
            "tests/game/test_state_check.py",
            "tests/notation/test_picsou.py",
            "tests/golden",
            "tests/server/test_view.py",
        ),
    ),
    Addition(
        "a field of the state",
        "state-field",
        "1",
        (),
        ("tests/game/test_state_check.py", "tests/properties/test_invariants.py", "tests/golden"),
    ),
    Addition(
        "a statistic with its chart",
        "statistic",
        "4",
        ("passgo.sim.publish",),
        ("tests/sim/test_study.py", "tests/sim/test_counts.py"),
    ),
    Addition(
        "a screen with an address",
        "screen",
        "4",
        (),
        ("tests/house/test_rings.py", "tests/house/test_files.py", "tests/house/test_plain_english.py"),
    ),
)


def output(folder: Path, *command: str, **environment: str) -> str:
    """Return what a command prints. Raises CalledProcessError with it if it fails."""
    return subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ).stdout


def changed(folder: Path) -> set[str]:
    """Return the files that differ from the commit, new ones included."""
    return {line[3:] for line in output(folder, "git", "status", "--porcelain", "-uall").splitlines()}


def measured(addition: Addition, commit: str) -> list[str]:
    """Make one addition; return its numbers of files by hand, made and in existing tests, and what became of it."""
    patch = PATCHES / f"{addition.patch}.patch"
    if not patch.exists():
        return ["–", "–", "–", "no patch yet"]
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "passgo"
        output(ROOT, "git", "clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(clone))
        output(clone, "git", "checkout", "--quiet", "--detach", commit)
        environment = {"PYTHONPATH": os.pathsep.join(str(clone / name) for name in ("src", "tests"))}
        try:
            output(clone, "git", "apply", "-C1", str(patch))
            written = changed(clone)
            for module in addition.made:
                output(clone, sys.executable, "-m", module, **environment)
            made = changed(clone) - written
            output(clone, sys.executable, "-m", "pytest", "-q", *addition.tests, **environment)
            came = "accepted"
        except subprocess.CalledProcessError as error:
            print(f"{addition.what}: {' '.join(error.cmd)}\n{error.stdout}", file=sys.stderr)
            return ["–", "–", "–", "refused"]
    tests = {file for file in written if file.startswith("tests/")}
    edited = {file for file in tests if not file.startswith("tests/rulebook/")}
    return [str(len(written - tests)), str(len(made)), str(len(edited)), came]


def main() -> None:
    """Measure the additions named, or all, and print the table."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", nargs="*", help=", ".join(one.what for one in ADDITIONS))
    asked.add_argument("--commit", default="HEAD")
    given = asked.parse_args()
    wanted = [one for one in ADDITIONS if not given.what or one.what in given.what]
    print("| to add | goal | by hand | made | tests edited | |\n|---|--:|--:|--:|--:|---|")
    rows = [measured(one, given.commit) for one in wanted]
    for one, row in zip(wanted, rows, strict=True):
        print(f"| {one.what} | {one.goal} | {' | '.join(row)} |")
    sys.exit(any(row[-1] == "refused" for row in rows))


if __name__ == "__main__":
    main()
