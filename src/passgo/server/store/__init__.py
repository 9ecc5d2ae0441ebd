"""The store in SQL: tables as append-only logs, and what the lists say of them. Nothing else names SQL."""

from .engine import FILE
from .notices import BrowserRow, Delivery, StoredNotices
from .processes import Line, Processes
from .store import SqlStore
from .upkeep import copy, shrink

__all__ = [
    "FILE",
    "BrowserRow",
    "Delivery",
    "Line",
    "Processes",
    "SqlStore",
    "StoredNotices",
    "copy",
    "shrink",
]
