"""Whether a state is between turns: somebody is about to roll, and nothing is pending."""

from __future__ import annotations

from passgo.rules.base import frames
from passgo.rules.base.state import BANK, VOUCHER_KINDS, State


def is_between_turns(s: State) -> bool:
    """Return whether a player is about to roll, for a turn or as the first of all for first player."""
    return is_before_rolloff(s) or (s.depth == 1 and frames.awaits(s, frames.TURN, frames.THROW))


def is_before_rolloff(s: State) -> bool:
    """Return whether the roll for first player is about to begin, all seats still to roll; or the dealing before it."""
    everybody = (1 << s.players) - 1
    waits = (
        s.f_kind[0] == frames.ROLLOFF
        and s.f_step[0] == frames.WAIT
        and s.rolloff_tied[0] == s.rolloff_to_throw[0] == everybody
    )
    return waits and (s.depth == 1 or (is_dealing(s) and not anything_dealt(s)))


def is_dealing(s: State) -> bool:
    """Whether deeds, vouchers or Roll Three cards are being dealt (or one is drawn in the course of the game)."""
    return s.f_kind[frames.top(s)] in (frames.DEALING, frames.DRAW)


def anything_dealt(s: State) -> bool:
    """Whether a player holds a deed, a voucher or a Roll Three card."""
    held = any(owner < BANK for owner in (*s.owner, *s.roll3))
    return held or any(s.vouchers[: BANK * VOUCHER_KINDS])
