"""The store: tables as append-only logs, and what the lists say of them. Nothing else names SQL."""

from .engine import FILE
from .errors import InDoubtError, RereadError, StoreError, TakenError
from .processes import Line, Processes
from .rows import (
    Addition,
    GameBrief,
    GameRow,
    GuestRow,
    Kept,
    Listing,
    ListingChange,
    Log,
    Mark,
    MoveRow,
    PresenceRow,
    SeedRow,
    Sitter,
    TalkRow,
)
from .store import Store
from .upkeep import copy, shrink

__all__ = [
    "FILE",
    "Addition",
    "GameBrief",
    "GameRow",
    "GuestRow",
    "InDoubtError",
    "Kept",
    "Line",
    "Listing",
    "ListingChange",
    "Log",
    "Mark",
    "MoveRow",
    "PresenceRow",
    "Processes",
    "RereadError",
    "SeedRow",
    "Sitter",
    "Store",
    "StoreError",
    "TakenError",
    "TalkRow",
    "copy",
    "shrink",
]
