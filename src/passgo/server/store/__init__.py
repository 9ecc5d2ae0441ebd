"""The store in SQL: tables as append-only logs, and what the lists say of them. Nothing else names SQL."""

from .engine import FILE
from .processes import Line, Processes
from .store import SqlStore
from .upkeep import copy, shrink

__all__ = ["FILE", "Line", "Processes", "SqlStore", "copy", "shrink"]
