"""The imports that are allowed, beyond the layers that import-linter knows from pyproject.toml."""

import sys
from functools import cache

import grimp
import pytest

from house.tools import BIN, SRC, assert_clean, run

# A package, and the only modules of ours that may name it.
GUARDED = {
    "numba": {"passgo.compiler"},
    "sqlalchemy": {"passgo.server.store"},
    "asyncpg": {"passgo.server.store"},
    "sqlite3": {"passgo.server.store"},
    "starlette": {"passgo.server.app", "passgo.server.api", "passgo.server.http"},
    "typer": {"passgo.cli"},
}
CLOCKS = {"time", "datetime", "asyncio", "threading", "secrets"}
# No clock, and no dice of its own: both are arguments. A game may name the type of a generator it is handed.
PURE = {"passgo.rules": CLOCKS | {"random"}, "passgo.game": CLOCKS}
# A table runs wherever Python does: its clock, its store, and where long work is done, are arguments too.
SYSTEM = {
    "multiprocessing",
    "os",
    "signal",
    "socket",
    "ssl",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
}


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(
        "passgo", include_external_packages=True, exclude_type_checking_imports=True, cache_dir=None
    )


def ours() -> list[str]:
    return sorted(m for m in graph().modules if m.split(".")[0] == "passgo")


def within(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def importers(package: str) -> set[str]:
    return {
        m
        for m in ours()
        if any(i.split(".")[0] == package for i in graph().find_modules_directly_imported_by(m))
    }


def test_layers() -> None:
    assert_clean(run(BIN / "lint-imports", "--no-logo", "--no-cache"))


@pytest.mark.parametrize("package", sorted(GUARDED))
def test_guarded(package: str) -> None:
    assert not [m for m in importers(package) if not within(m, GUARDED[package])]


def test_rules_know_the_standard_library_and_numpy_alone() -> None:
    known = set(sys.stdlib_module_names) | {"passgo", "numpy", "numba"}  # numba is guarded above
    for module in ours():
        if within(module, {"passgo.rules"}):
            assert {i.split(".")[0] for i in graph().find_modules_directly_imported_by(module)} <= known, (
                module
            )


def test_the_table_knows_no_system() -> None:
    for module in ours():
        if within(module, {"passgo.table"}):
            named = {i.split(".")[0] for i in graph().find_modules_directly_imported_by(module)}
            assert not named & (SYSTEM | GUARDED.keys()), module


@pytest.mark.parametrize("package", sorted(PURE))
def test_rules_and_game_hold_no_chance_and_no_clock(package: str) -> None:
    for module in ours():
        if within(module, {package}) and module != "passgo.rules.base.kernel":
            named = {i.split(".")[0] for i in graph().find_modules_directly_imported_by(module)}
            assert not named & PURE[package], module


def test_protocol_is_for_those_who_speak_it() -> None:
    speakers = {
        "passgo.protocol",
        "passgo.table",
        "passgo.server",
        "passgo.tui",
        "passgo.bots.stdio",
        "passgo.cli",
    }
    speakers |= {"passgo.bots.ratings"}  # a lobby shows how strong the bots are
    speakers |= {"passgo.printing"}  # what an edition prints, on paper
    speakers |= {
        "passgo.sim.report",
        "passgo.sim.publish",
        "passgo.analysis.typescript",
    }  # the client draws reports
    strangers = [
        m
        for m in ours()
        if not within(m, speakers)
        and graph().find_modules_directly_imported_by(m)
        & {p for p in ours() if within(p, {"passgo.protocol"})}
    ]
    assert not strangers


PLAYING = [
    "cli",
    "table",
    "table.table_server",
    "server",
    "server.app",
    "server.main",
    "compiler.table_policy",
    "game",
    "notation",
    "protocol",
    "bots",
    "rules",
]


def exists(name: str) -> bool:
    path = SRC.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


@pytest.mark.parametrize("name", [name for name in PLAYING if exists(name)])
def test_playing_starts_without_what_counts_and_what_draws_tables(name: str) -> None:
    heavy = {"numba", "numpy", "pydantic", "rich"}
    code = f"import sys, passgo.{name}; found = {heavy} & set(sys.modules); assert not found, found"
    assert_clean(run(sys.executable, "-c", code))
