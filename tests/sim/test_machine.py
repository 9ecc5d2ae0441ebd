"""The compiled kernel in its cache: found again, never stale, never half, and done without where need be."""

from __future__ import annotations

import os
import py_compile
import re
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import cast

import grimp
import pytest

from house.tools import SRC, assert_clean, run
from passgo.compiler import cache
from passgo.compiler.machine import in_kernel, kernel, load_compiler
from passgo.compiler.parallel import LostPart, LoweringJob, lower_in_parts, shares
from passgo.compiler.sources import PACKAGES, StaleBytecode, is_stale, refuse_stale, sources
from passgo.rules.base import moves
from passgo.rules.base.kernel import ENTRIES, RULES

WALK = """from __future__ import annotations

from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.movement import move_forward

@entry
def walk(states: Records[State], editions: Records[Tables]) -> None:
    move_forward(states[0], editions[0], 1, 100, 0)
"""
"""A driver of a few rules: of the whole kernel, most of a minute would go by with compiling."""

PROGRAM = """
import numpy as np
from passgo.compiler.machine import kernel, machine_code
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.sim.walk import walk
E = Tables()
E.spaces, E.go_salary = 40, 200
states = np.zeros(1, State.DTYPE)
machine_code(walk)(states, E.to_record())
assert len(kernel().unit.names) < 99, "nothing that the compiler needs reads all chapters"
print("RESULT", states["cash"][0].tolist())
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """This package as it is, but with a kernel of a few rules."""
    package = tmp_path / "passgo"
    shutil.copytree(SRC, package, ignore=shutil.ignore_patterns("static", "compiled", "__pycache__"))
    for drivers in (package / "sim", package / "rl" / "kernel"):
        shutil.rmtree(drivers)
        drivers.mkdir()
    (package / "sim" / "walk.py").write_text(WALK)
    (package / "bots" / "registry.py").write_text("POLICIES = {}\n")
    return package


def run_with(package: Path, *words: str, cache: str) -> str:
    """Return the output of Python with this package, and with code compiled before in a cache of its own."""
    folder = package.parent
    kept = {"XDG_CACHE_HOME": str(folder / cache), "PYTHONDONTWRITEBYTECODE": "1"}
    done = run(sys.executable, *words, PYTHONPATH=str(folder), **kept)
    assert_clean(done)
    return done.stdout


def result(package: Path, cache: str = "cache") -> tuple[str, bool]:
    """Return the result of the walk, and whether the rules were compiled for it."""
    printed = run_with(package, "-c", PROGRAM, cache=cache)
    found = re.search(r"RESULT .*", printed)
    assert found, printed
    return found[0], "Compiling the rules" in printed


@pytest.mark.slow
def test_a_changed_callee_changes_the_result(small: Path) -> None:
    """A number deep in a rule that no driver names: the next start compiles it, and the start after finds it.

    Nor is the kernel served then that came with the package, which fits as long as no source is changed.
    """
    rule = small / "rules" / "salary.py"
    before, compiled = result(small)
    assert compiled
    assert result(small) == (before, False)
    run_with(small, "-m", "passgo.compiler.ready_made", cache="cache")
    assert result(small, "of another machine") == (before, False)
    source = rule.read_text()
    changed = source.replace("E.go_salary", "E.go_salary * 2")
    assert changed != source
    rule.write_text(changed)
    after, compiled = result(small, "of another machine")
    assert compiled
    assert after != before
    rule.write_text(source)
    assert result(small) == (before, False)


def test_bytecode_that_only_looks_current_is_found_and_forgotten(tmp_path: Path) -> None:
    """An edit that keeps the time and the length of a file: Python itself would continue with the old code."""
    file = tmp_path / "salary.py"
    file.write_text("AMOUNT = 200\n")
    py_compile.compile(str(file), doraise=True)
    assert not is_stale(file)
    refuse_stale([file])
    then = file.stat().st_mtime_ns
    file.write_text("AMOUNT = 400\n")
    os.utime(file, ns=(then, then))
    with pytest.raises(StaleBytecode, match=re.escape(f"{tmp_path.name}/salary.py")):
        refuse_stale([file])
    refuse_stale([file])
    assert not is_stale(file)


def test_no_source_of_the_kernel_is_stale() -> None:
    assert not any(is_stale(file) for file in sources())


def test_the_kernel_is_lowered_in_parts_that_fit_together() -> None:
    """Every function in one share and one only, and each share told while it is done."""
    functions = cast("list[FunctionType]", [moves.code, moves.kind_of, moves.seat_of, moves.arg_of])
    jobs = [LoweringJob(f.__module__, f.__qualname__, False, False) for f in functions]
    dealt = shares(jobs, 3)
    assert sorted(job for share in dealt for job in share) == sorted(jobs)
    finished: list[LoweringJob] = []
    parts = lower_in_parts(jobs, finished.append)
    assert sorted(finished) == sorted(jobs)
    symbols = {symbol for f in functions for symbol in load_compiler().symbols(f)[:1]}
    joined = load_compiler().joined(parts)
    assert all(symbol.encode() in joined for symbol in symbols)


def test_a_part_that_is_lost_is_noticed() -> None:
    with pytest.raises(LostPart):
        lower_in_parts(
            [
                LoweringJob("passgo.rules.base.moves", "code", False, False),
                LoweringJob("passgo.cli", "main", False, False),
            ],
            print,
        )


def test_the_stamp_holds_all_that_a_compiled_function_may_read() -> None:
    """A number that is compiled in comes from a module of the stamped packages, or from none of ours."""
    kernel()
    modules = {f.__module__ for f in (*RULES, *ENTRIES) if in_kernel(f)}
    assert len(modules) > 30
    imports = grimp.build_graph("passgo", cache_dir=None, exclude_type_checking_imports=True)
    stamped = tuple(f"passgo.{package}" for package in PACKAGES)
    read = {(m, i) for m in modules for i in imports.find_modules_directly_imported_by(m)}
    assert {(m, i) for m, i in read if not i.startswith(stamped)} == set()


def test_a_stamp_tells_contents_names_and_facts_apart(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a")
    other.write_text("b")
    stamps = {cache.stamp_of([one, other]), cache.stamp_of([other, one]), cache.stamp_of([one, other], "cpu")}
    one.write_text("ab")
    other.write_text("")
    stamps.add(cache.stamp_of([one, other]))
    assert len(stamps) == 4


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_what_is_stored_is_found_whole_or_not_at_all(home: Path) -> None:
    assert cache.fetch("s", "kernel") is None
    assert cache.store("s", "kernel", b"code")
    assert cache.fetch("s", "kernel") == b"code"
    assert cache.fetch("t", "kernel") is None
    file = cache.folder() / "s.kernel"
    assert home in file.parents
    file.write_bytes(file.read_bytes()[:-1])
    assert cache.fetch("s", "kernel") is None


def let_time_pass() -> None:
    """A clock of files may be too coarse to tell what was used one after another."""
    for file in cache.folder().iterdir():
        used = file.stat().st_mtime - 10
        os.utime(file, (used, used))


def test_old_versions_go_and_those_in_use_stay(home: Path) -> None:
    for n in range(3 * cache.KEPT):
        assert cache.store(f"s{n}", "kernel", b"code")
        let_time_pass()
        assert cache.fetch("s0", "kernel") == b"code"
        let_time_pass()
    stamps = {file.name.split(".")[0] for file in cache.folder().iterdir()}
    assert len(stamps) == cache.KEPT
    assert {"s0", f"s{3 * cache.KEPT - 1}"} <= stamps


def test_a_folder_that_cannot_be_written_costs_time_alone(home: Path) -> None:
    home.write_text("a file where the folder should be")
    with cache.locked("s"):
        assert not cache.store("s", "kernel", b"code")
    assert cache.fetch("s", "kernel") is None


def write_often(letter: int) -> None:
    for _ in range(200):
        assert cache.store("s", "kernel", bytes([letter]) * 100_000)


def test_two_processes_that_store_at_once_do_not_mix(home: Path) -> None:
    assert cache.store("s", "kernel", bytes([1]) * 100_000)
    with ProcessPoolExecutor(2) as pool:
        waiting = [pool.submit(write_often, letter) for letter in (1, 2)]
        while not all(future.done() for future in waiting):
            content = cache.fetch("s", "kernel")
            assert content in (bytes([1]) * 100_000, bytes([2]) * 100_000)
        for future in waiting:
            future.result()
    assert {file.name for file in cache.folder().iterdir()} == {"s.kernel"}
