"""The edition that the proofs are about, and its rules in machine code."""

from __future__ import annotations

import pytest

from passgo.editions import Edition, find_edition
from passgo.rules.base.tables import Tables
from properties.machine import Machine, parts


@pytest.fixture(scope="session")
def edition() -> Edition:
    return find_edition("us1973")


@pytest.fixture(scope="session")
def tables(edition: Edition) -> Tables:
    return edition.tables


@pytest.fixture
def machine(tables: Tables) -> Machine:
    return Machine(tables, parts())
