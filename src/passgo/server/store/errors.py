"""What the store raises."""

from __future__ import annotations

from passgo.locale import TranslatedError


class StoreError(TranslatedError):
    """The store cannot do what was asked; nothing was stored."""


class InDoubtError(StoreError):
    """Whether the addition was stored cannot be told now; `Store.settle` will tell."""


class TakenError(StoreError):
    """Somebody else was quicker: another addition, or another table, stands in this place."""


class RereadError(StoreError):
    """What is in memory of a table is not what is stored any more; nothing was stored."""
