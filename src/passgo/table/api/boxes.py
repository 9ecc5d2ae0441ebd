"""The box of an edition, drawn on request: one at a time, next to the games; the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from passgo.editions import Edition
from passgo.protocol.api import Language, Paper
from passgo.table.aside import Aside

MOST_KEPT: Final = 8
"""Boxes, of about a megabyte each."""


class NoPrinter(Exception):
    """The packages that print are not installed, or the client is not built; the message is for whoever asked."""


class Boxes:
    """The boxes that were asked for last."""

    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self._drawing = asyncio.Lock()
        self._kept: OrderedDict[tuple[Edition, Language, Paper], bytes] = OrderedDict()

    async def box(self, edition: Edition, language: Language, paper: Paper) -> bytes:
        """Return the box as a PDF. Raises NoPrinter."""
        wanted = (edition, language, paper)
        async with self._drawing:
            if wanted not in self._kept:
                self._kept[wanted] = await self._aside(_draw, *wanted)
            self._kept.move_to_end(wanted)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[wanted]


def _draw(edition: Edition, language: Language, paper: Paper) -> bytes:
    from passgo.locale import say

    try:
        from passgo.printing.box import box_pdf
        from passgo.printing.look import PrintError
    except ModuleNotFoundError:
        raise NoPrinter(say(language, "print-not-here")) from None
    try:
        return box_pdf(edition, language, paper).pdf
    except PrintError:
        raise NoPrinter(say(language, "print-not-here")) from None
