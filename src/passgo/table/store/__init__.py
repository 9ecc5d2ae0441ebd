"""The stored form of tables, row by row, and the promises of a store."""

from .circles import CircleRow, CircleStore, CircleTable, EveningRow, MemberRow
from .errors import InDoubtError, RereadError, StoreError, TakenError, Unsound
from .friends import ConsentRow, FriendStore
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
from .store import START, Rewrite, Store

__all__ = [
    "START",
    "Addition",
    "CircleRow",
    "CircleStore",
    "CircleTable",
    "ConsentRow",
    "EveningRow",
    "FriendStore",
    "GameBrief",
    "GameRow",
    "GuestRow",
    "InDoubtError",
    "Kept",
    "Listing",
    "ListingChange",
    "Log",
    "Mark",
    "MemberRow",
    "MoveRow",
    "PresenceRow",
    "RereadError",
    "Rewrite",
    "SeedRow",
    "Sitter",
    "Store",
    "StoreError",
    "TakenError",
    "TalkRow",
    "Unsound",
]
