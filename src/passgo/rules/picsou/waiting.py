"""What the game waits for, where only the fifth book makes it wait."""

from __future__ import annotations

from passgo.rules.base import frames
from passgo.rules.base.kernel import rule
from passgo.rules.base.reasons import (
    CHOOSE_VOUCHER_FIRST,
    DOLLARS_FIRST,
    SELL_HOUSE_FIRST,
    SHARE_FIRST,
    STORM_FIRST,
)
from passgo.rules.base.state import State


@rule("build-any-time", "trade-any-time")
def buying_waits(s: State) -> bool:
    """Does somebody choose what to buy? Then all may still act, as at any purchase."""
    i = frames.top(s)
    if s.choice_what[i] == frames.DOLLARS:
        return True
    return s.choice_what[i] == frames.SHARE and s.choice_optional[i] != 0


@rule()
def choice_waits(what: int) -> int:
    """The reason why something else must wait for this choice."""
    if what == frames.DOLLARS:
        return DOLLARS_FIRST
    if what == frames.SHARE:
        return SHARE_FIRST
    if what == frames.STORM:
        return STORM_FIRST
    return SELL_HOUSE_FIRST if what == frames.CONDEMNED else CHOOSE_VOUCHER_FIRST
