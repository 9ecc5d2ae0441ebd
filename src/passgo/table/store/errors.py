"""The errors of the store."""

from __future__ import annotations

from passgo.locale import TranslatedError


class StoreError(TranslatedError):
    """The store cannot do what was asked; nothing was stored."""


class InDoubtError(StoreError):
    """Whether the addition was stored is not known yet; `Store.settle` will know."""


class TakenError(StoreError):
    """Somebody else was quicker: another addition, or another table, is there already."""


class RereadError(StoreError):
    """The table in memory differs from the one stored; nothing was stored."""


class Unsound(TranslatedError):
    """Something that is wrong in a store: text `report-games-KEY`."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(f"report-games-{key}", **args)
