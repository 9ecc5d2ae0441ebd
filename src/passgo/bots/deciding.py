"""One decision of one bot: how a table asks the compiled form of a built-in bot."""

from __future__ import annotations

from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .memory import Memory
from .policy import Policies


@entry
def decide(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    seat: int,
    room: list[int],
    rng: list[int],
) -> int:
    """Return what the first of these bots wants to do in this seat; 0 for nothing. The first of all records is meant.

    `room` has MOST_MOVES cells and `rng` WORDS. The content of an offer is in `deals[0]`.
    """
    return policies[0](states[0], editions[0], seat, room, deals[0], rng, memories[0])
