"""What the processor is told before its time: of thousands of games none but the last few lie in its caches.

While one lane is stepped, those lines are brought that the word of a later one will need: few while a move is being
said, and the table, with what is seen of it, where the word lets the game go on.
"""

from __future__ import annotations

from typing import Any, Final, cast

from passgo.bots.asking import PACE
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.kernel import machine_word, rule
from passgo.rules.base.state import State

from .observation import Observation, Shown
from .sentence import Allowed, Draft, completes

SOON: Final = 2
"""So many lanes ahead what a word will need is brought: memory takes longer to answer than one word takes to say."""
LATER: Final = 4
"""So many lanes ahead that is brought by which this is known."""
LINE: Final = 64
"""Bytes that come at once."""
NUMBER: Final = 8
"""Bytes of a number in a list."""


def places(table: type[FieldTable]) -> dict[str, int]:
    """Where each field of a record begins."""
    return {name: at for name, (_, at, *_) in cast("Any", table.DTYPE.fields).items()}


PLACE: Final = places(State)
OUT: Final = PLACE["out"]
LAPS: Final = PLACE["lap"]
OWNERS: Final = PLACE["owner"]
HOLDS: Final = PLACE["holds"]
BUILT: Final = PLACE["built"]
PAID: Final = PLACE["paid"]
UNSEEN: Final = PLACE["unseen"]
KEPT: Final = PLACE["kept"]
KINDS: Final = PLACE["f_kind"]
WORDS: Final = sorted(PLACE[row] for row in set(State.OTHER_NAMES.values()))
"""Where the words of the frames stand, those of the first to those of the last."""
FIRST_WORDS: Final = WORDS[0]
FRAMES_END: Final = PLACE["shares"]
A_WORD: Final = WORDS[1] - WORDS[0]
OFFER: Final = PLACE["deal_from"]
EVENTS: Final = PLACE["event_n"]
EVENTS_END: Final = PLACE["event"] + LINE
"""Of a game whose events begin anew with each move, few lines are written."""

SEEN: Final = places(Observation)
SEEN_OFFER: Final = SEEN["partner"]
SEEN_SAID: Final = SEEN["verb"]
SEEN_KEPT: Final = SEEN["kept"]
SHOWN_END: Final = Shown.DTYPE.itemsize
MASK_END: Final = Allowed.DTYPE.itemsize
PACE_END: Final = PACE * NUMBER


@machine_word("prefetch")
@rule()
def bring(s: State, place: int) -> None:
    """Have the line at a place of the state brought. Interpreted, nothing comes to be brought."""


@machine_word("prefetch")
@rule()
def bring_seen(o: Observation, place: int) -> None:
    """Have the line at a place of an observation brought."""


@machine_word("prefetch")
@rule()
def bring_shown(shown: Shown, place: int) -> None:
    """Have a line brought of what stands in an observation already."""


@machine_word("prefetch")
@rule()
def bring_draft(draft: Draft, place: int) -> None:
    """Have a line brought of what is being said."""


@machine_word("prefetch")
@rule()
def bring_deal(deal: Deal, place: int) -> None:
    """Have a line brought of an offer being made."""


@machine_word("prefetch")
@rule()
def bring_mask(mask: Allowed, place: int) -> None:
    """Have a line of a mask brought."""


@machine_word("prefetch")
@rule()
def bring_numbers(numbers: list[int], place: int) -> None:
    """Have the line at a place of a list brought."""


@rule()
def bring_first(draft: Draft, row: list[int], mask: Allowed) -> None:
    """Have brought what saying any word needs, and what else it needs is known by."""
    bring_draft(draft, 0)
    bring_numbers(row, 0)
    for place in range(0, MASK_END, LINE):
        bring_mask(mask, place)


@rule()
def bring_lane(
    s: State,
    draft: Draft,
    deal: Deal,
    pace: list[int],
    room: list[int],
    count: int,
    lot: list[int],
    dice: list[int],
    shown: Shown,
    o: Observation,
    word: int,
) -> None:
    """Have the rest brought that saying a word will read or write. `count`: the legal moves before it."""
    if completes(draft, word):
        bring_table(s)
        bring_sight(shown, o)
        for place in range(0, PACE_END, LINE):
            bring_numbers(pace, place)
        bring_numbers(lot, 0)
        bring_numbers(dice, 0)
    else:
        bring(s, 0)
        bring(s, OUT)
        if draft.kind == moves.OFFER:
            bring_holdings(s, deal)
            for place in range(SEEN_OFFER, SEEN_SAID, LINE):
                bring_seen(o, place)
    bring_seen(o, SEEN_SAID)
    for place in range(0, count * NUMBER, LINE):
        bring_numbers(room, place)


@rule()
def bring_table(s: State) -> None:
    """Have a state brought: seats, purses and deeds, the cards, the frames in use, the offer, the events."""
    for place in range(0, LAPS, LINE):
        bring(s, place)
    for place in range(OWNERS, PAID, LINE):
        bring(s, place)
    bring(s, UNSEEN)
    bring(s, KEPT)
    bring(s, KINDS)
    for place in range(FIRST_WORDS, FRAMES_END, A_WORD):
        bring(s, place)
    for place in range(OFFER, EVENTS_END, LINE):
        bring(s, place)


@rule()
def bring_holdings(s: State, deal: Deal) -> None:
    """Have brought what an offer holds so far, what it may hold, and who may make one."""
    bring_deal(deal, 0)
    bring_deal(deal, LINE)
    bring(s, LINE)
    bring(s, HOLDS)
    bring(s, HOLDS + LINE)
    bring(s, BUILT)
    bring(s, KEPT)
    bring(s, KINDS)
    bring(s, FIRST_WORDS)
    for place in range(OFFER, EVENTS, LINE):
        bring(s, place)


@rule()
def bring_sight(shown: Shown, o: Observation) -> None:
    """Have brought what is written of an observation after most moves."""
    for place in range(0, SHOWN_END, LINE):
        bring_shown(shown, place)
    for place in range(0, SEEN_OFFER, LINE):
        bring_seen(o, place)
    bring_seen(o, SEEN_KEPT)
