"""What the processor is told before its time: of thousands of games none but the last few lie in its caches.

While one lane is stepped, those lines of the next one's state are brought that nearly every step reads.
"""

from __future__ import annotations

from typing import Any, Final, cast

from passgo.rules.base.kernel import machine_word, rule
from passgo.rules.base.state import State

LINE: Final = 64
"""Bytes that come at once."""

PLACE: Final[dict[str, int]] = {name: at for name, (_, at, *_) in cast("Any", State.DTYPE.fields).items()}
PAID: Final = PLACE["paid"]
UNSEEN: Final = PLACE["unseen"]
LANDERS: Final = PLACE["claim_lander"]
KINDS: Final = PLACE["f_kind"]
WORDS: Final = sorted(PLACE[row] for row in set(State.OTHER_NAMES.values()))
"""Where the words of the frames stand, those of the first to those of the last."""
SECOND_WORDS: Final = WORDS[1]
FRAMES_END: Final = PLACE["shares"]
A_WORD: Final = WORDS[2] - WORDS[1]
OFFER: Final = PLACE["deal_from"]
EVENTS_END: Final = PLACE["event"] + 3 * LINE
"""Of a game whose events begin anew with each move, few lines are written."""


@machine_word("prefetch")
@rule()
def bring(s: State, place: int) -> None:
    """Have the line at a place of the state brought. Interpreted, nothing comes to be brought."""


@rule()
def bring_state(s: State) -> None:
    """Have a state brought: seats, purses and deeds, the cards, the frames in use, the offer, the events."""
    for place in range(0, PAID, LINE):
        bring(s, place)
    for place in range(UNSEEN, LANDERS, LINE):
        bring(s, place)
    for place in range(KINDS, SECOND_WORDS, LINE):
        bring(s, place)
    for place in range(SECOND_WORDS, FRAMES_END, A_WORD):
        bring(s, place)
    for place in range(OFFER, EVENTS_END, LINE):
        bring(s, place)
