"""The page of each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.protocol.state import StateView
from passgo.tui.client import Client
from passgo.tui.pages.page import Page

from . import auctions, debts, ending, papers, throwing
from .asking import Asking
from .described import described

BY_HAND: Final[dict[str, Callable[[Asking], Page]]] = {
    "rolloff": throwing.rolloff,
    "throw": throwing.throw,
    "move": throwing.move,
    "opening": auctions.opening,
    "auction": auctions.auction,
    "shortage": auctions.shortage,
    "place": auctions.which_deed,
    "transfer": debts.transfer,
    "debt": debts.debt,
    "dollars": papers.dollars,
    "share": papers.share,
    "storm": papers.storm,
    "give_voucher": papers.voucher,
    "take_voucher": papers.voucher,
    "return_voucher": papers.voucher,
    "sell_house": auctions.which_deed,
    "last_call": papers.last_call,
    "over": ending.over,
}
"""Kinds with pages of their own; the others are shown as the server describes them."""


def question_page(client: Client, state: StateView) -> Page:
    """The question on the table, and what the seat that acts here can answer."""
    q = Asking(client, state)
    return BY_HAND.get(q.asked.kind, described)(q)
