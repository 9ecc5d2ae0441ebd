"""The edition in play, indexed: what is printed, found by id."""

from __future__ import annotations

from passgo.protocol.messages import Built
from passgo.protocol.printed import (
    CardInfo,
    CompanyInfo,
    DeedInfo,
    EditionInfo,
    GroupInfo,
    RollInfo,
    SpaceInfo,
    VoucherInfo,
)


class PrintedBook:
    """Everything printed of an edition."""

    def __init__(self, info: EditionInfo) -> None:
        papers = info.papers
        self.info = info
        self.deeds: dict[str, DeedInfo] = {deed.id: deed for deed in info.deeds}
        self.groups: dict[str, GroupInfo] = {group.id: group for group in info.groups}
        self.cards: dict[str, CardInfo] = {card.id: card for card in info.cards}
        self.spaces: dict[str, SpaceInfo] = {space.id: space for space in info.spaces}
        self.companies: dict[str, CompanyInfo] = {one.id: one for one in papers.companies} if papers else {}
        self.vouchers: dict[str, VoucherInfo] = {one.id: one for one in papers.vouchers} if papers else {}
        self.rolls: dict[str, RollInfo] = {one.id: one for one in papers.rolls} if papers else {}

    def siblings(self, deed: str) -> list[DeedInfo]:
        """The deeds of a deed's own group, in board order."""
        return [self.deeds[one] for one in self.groups[self.deeds[deed].group].deeds]


def built_on(deed: DeedInfo, level: int) -> Built:
    """Return the buildings on a deed at this level."""
    rows = [row for row in deed.rows if level and row.level == level]
    return Built(rows[0].building, rows[0].count) if rows else Built("", 0)
