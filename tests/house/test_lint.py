"""Linters and type checkers of the Python side."""

import sys

import pytest

from house.tools import BIN, assert_clean, run


def test_ruff() -> None:
    assert_clean(run(BIN / "ruff", "check", "--quiet", "."))


def test_ruff_format() -> None:
    assert_clean(run(BIN / "ruff", "format", "--check", "--quiet", "."))


@pytest.mark.slow
def test_types() -> None:
    assert_clean(run(BIN / "basedpyright", "--pythonpath", sys.executable))
