"""Fetch memory into the processor's caches before its turn: of thousands of games only the last few are there.

While one episode is stepped, the cache lines are fetched that the action of a later one will touch: few while a move
is being composed; the state and most of the observation if the action completes the move.

Timed as in `bench/learning.py` in nine runs with it and without it in turn, the tenth percentile of their steps in ns a
game, min / median / max: 214 / 254 / 348 with it and 252 / 347 / 502 without it for 1,024 games; 407 / 460 / 475 and
475 / 511 / 527 for 4,096, on a machine that was busy with other programs.
"""

from __future__ import annotations

from typing import Any, Final, cast

from passgo.rules.base import moves
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.kernel import machine_word, rule
from passgo.rules.base.state import State

from .composing import ActionMask, MoveDraft, completes
from .episode import Episode
from .observation import Observation

SOON: Final = 2
"""How many episodes ahead the lines of an action are fetched: memory answers more slowly than one step takes."""
LATER: Final = 4
"""How many episodes ahead those lines are fetched that decide which others are needed."""
LINE: Final = 64
"""Bytes that come at once."""
NUMBER: Final = 8
"""Bytes of a legal move."""


def places(table: type[FieldTable]) -> dict[str, int]:
    """Return where each field of a record begins."""
    return {name: at for name, (_, at, *_) in cast("Any", table.DTYPE.fields).items()}


EPISODE: Final = places(Episode)
ENDED: Final = EPISODE["ended"]
DRAFT: Final = EPISODE["draft"]
MOVES: Final = DRAFT + places(MoveDraft)["moves"]
DEAL: Final = DRAFT + places(MoveDraft)["deal"]
STATE: Final = EPISODE["state"]
SHOWN: Final = EPISODE["shown"]
END: Final = Episode.DTYPE.itemsize

PLACE: Final = {name: STATE + at for name, at in places(State).items()}
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
"""The places of the words of the frames, from the first words to the last."""
FIRST_WORDS: Final = WORDS[0]
FRAMES_END: Final = PLACE["shares"]
WORD: Final = WORDS[1] - WORDS[0]
OFFER: Final = PLACE["deal_from"]
EVENTS: Final = PLACE["event_n"]
EVENTS_END: Final = PLACE["event"] + LINE
"""If each move starts its events at 0, few lines of them are written."""

SEEN: Final = places(Observation)
SEEN_OFFER: Final = SEEN["partner"]
SEEN_DRAFT: Final = SEEN["verb"]
SEEN_KEPT: Final = SEEN["kept"]
MASK_END: Final = ActionMask.DTYPE.itemsize


@machine_word("prefetch")
@rule()
def fetch(episode: Episode, place: int) -> None:
    """Fetch the line at this place of an episode. Interpreted, there is nothing to do."""


@machine_word("prefetch")
@rule()
def fetch_seen(o: Observation, place: int) -> None:
    """Fetch the line at this place of an observation."""


@machine_word("prefetch")
@rule()
def fetch_mask(mask: ActionMask, place: int) -> None:
    """Fetch the line at this place of a mask."""


@rule()
def fetch_lines(episode: Episode, first: int, end: int) -> None:
    """Fetch the lines of an episode from one place to another. Episodes begin anywhere in a line."""
    for place in range(first, end, LINE):
        fetch(episode, place)
    fetch(episode, end - 1)


@rule()
def fetch_first(episode: Episode, mask: ActionMask) -> None:
    """Fetch what every action needs, and what decides which other lines it needs."""
    fetch_lines(episode, ENDED, MOVES)
    for place in range(0, MASK_END, LINE):
        fetch_mask(mask, place)


@rule()
def fetch_rest(episode: Episode, action: int, o: Observation) -> None:
    """Fetch the other lines that an action will read or write."""
    draft = episode.draft
    if completes(draft, action):
        fetch_state(episode)
        fetch_lines(episode, 0, ENDED)
        fetch_lines(episode, SHOWN, END)
        for place in range(0, SEEN_OFFER, LINE):
            fetch_seen(o, place)
        fetch_seen(o, SEEN_KEPT)
    else:
        fetch(episode, STATE)
        fetch(episode, OUT)
        if draft.kind == moves.OFFER:
            fetch_holdings(episode)
            for place in range(SEEN_OFFER, SEEN_DRAFT, LINE):
                fetch_seen(o, place)
    fetch_seen(o, SEEN_DRAFT)
    fetch_lines(episode, MOVES, MOVES + draft.count * NUMBER)


@rule()
def fetch_state(episode: Episode) -> None:
    """Fetch seats, cash and deeds, the cards, the frames in use, the offer, the events."""
    fetch_lines(episode, STATE, LAPS)
    fetch_lines(episode, OWNERS, PAID)
    fetch(episode, UNSEEN)
    fetch(episode, KEPT)
    fetch(episode, KINDS)
    for place in range(FIRST_WORDS, FRAMES_END, WORD):
        fetch(episode, place)
    fetch_lines(episode, OFFER, EVENTS_END)


@rule()
def fetch_holdings(episode: Episode) -> None:
    """Fetch what an offer holds so far, what it may hold, and who may make one."""
    fetch(episode, DEAL)
    fetch(episode, DEAL + LINE)
    fetch(episode, STATE + LINE)
    fetch(episode, HOLDS)
    fetch(episode, HOLDS + LINE)
    fetch(episode, BUILT)
    fetch(episode, KEPT)
    fetch(episode, KINDS)
    fetch(episode, FIRST_WORDS)
    fetch_lines(episode, OFFER, EVENTS)
