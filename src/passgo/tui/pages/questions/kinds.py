"""The page of each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.protocol.state import StateView
from passgo.tui.client import Client
from passgo.tui.pages.page import Page

from . import auctions, buying, debts, ending, papers, throwing
from .asking import Asking


def _waiting(q: Asking) -> Page:
    key = "watch-last-rent" if q.asked.kind == "rents" else "watch-thinks"
    return q.page(q.say(key, name=q.name))


QUESTIONS: Final[dict[str, Callable[[Asking], Page]]] = {
    "rolloff": throwing.rolloff,
    "throw": throwing.throw,
    "jail": throwing.jail,
    "move": throwing.move,
    "buy": buying.buy,
    "tax": buying.tax,
    "opening": auctions.opening,
    "auction": auctions.auction,
    "shortage": auctions.shortage,
    "place": auctions.place,
    "transfer": debts.transfer,
    "debt": debts.debt,
    "dollars": papers.dollars,
    "share": papers.share,
    "storm": papers.storm,
    "give_voucher": papers.voucher,
    "take_voucher": papers.voucher,
    "return_voucher": papers.voucher,
    "sell_house": auctions.sell_house,
    "pay_or_draw": buying.pay_or_draw,
    "last_call": papers.last_call,
    "over": ending.over,
}
"""The page of each kind of question; the others only have to wait."""


def question_page(client: Client, state: StateView) -> Page:
    """The question on the table, and what the seat that acts here can answer."""
    q = Asking(client, state)
    return QUESTIONS.get(q.asked.kind, _waiting)(q)
