"""The store in SQL: tables as append-only logs, and what the lists say of them. Nothing else names SQL."""

from .engine import FILE
from .notices import Delivery, Kind, News, Receiver, StoredNotices
from .processes import Line, Processes
from .store import SqlStore
from .upkeep import copy, shrink

__all__ = [
    "FILE",
    "Delivery",
    "Kind",
    "Line",
    "News",
    "Processes",
    "Receiver",
    "SqlStore",
    "StoredNotices",
    "copy",
    "shrink",
]
