"""The observation of the trained agent, and its play at a table. It needs numpy alone.

    passgo sim --edition us1973 --bots bench/learned.py:learned,rules -n 300 --swap-seats --interpreted

`bench/ppo.py` trains it and writes the weights to `learned.npz`, next to this file.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from passgo.bots.memory import Memory
from passgo.bots.rng import below
from passgo.editions import find_edition
from passgo.rl.kernel.actions import NOTHING
from passgo.rl.kernel.composing import ActionMask, MoveDraft, allow, compose
from passgo.rl.kernel.observation import OWN, Observation, observe
from passgo.rl.scalar import flat
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import legal, to_act

EDITION: Final = find_edition("us1973")
DEEDS: Final = EDITION.tables.deeds
SEATS: Final = 2
WEIGHTS: Final = Path(__file__).with_suffix(".npz")

SCALES: Final = {
    "must": 1, "turns": 100, "doubles": 1, "price": 200, "debt": 200, "stock": 12, "cash": 500, "jail": 1,
    "rent_to_ask": 100, "rent_to_pay": 100, "jail_cards": 1, "deal_deeds": 1, "deal_cash": 200, "sum": 200,
    "taking": 1, "mortgaged": 1, "interest_due": 1,
}  # fmt: skip
"""Quantities, and what to divide them by."""

KINDS: Final = {
    "moment": 17,
    "choice": 8,
    "turn": 3,
    "deed": DEEDS + 1,
    "leader": 3,
    "verb": 48,
    "named": 41,
    "space": 40,
}
"""Categories, and how many values they have."""

WIDTHS: Final = {"stock": 2, "cash": SEATS, "jail": SEATS, "space": SEATS, "rent_to_ask": SEATS, "rent_to_pay": SEATS,
                 "jail_cards": SEATS, "deal_deeds": DEEDS, "mortgaged": DEEDS, "interest_due": DEEDS}  # fmt: skip
"""How many numbers of a field this edition uses."""

GROUP: Final = np.array(
    [[EDITION.tables.deed_group[d] == g for g in range(10)] for d in range(DEEDS)], np.float32
)
GROUP_SHARE: Final = GROUP / GROUP.sum(axis=0)

Array = npt.NDArray[Any]


def features(fields: Array) -> Array:
    """Return what the network sees of observations: one row for each."""
    count = len(fields)
    columns: list[Array] = []
    for name, scale in SCALES.items():
        column = fields[name].reshape(count, -1)[:, : WIDTHS.get(name, 1)]
        columns.append(column.astype(np.float32) / scale)
    for name, kinds in KINDS.items():
        numbers = np.clip(fields[name].reshape(count, -1)[:, : WIDTHS.get(name, 1)], 0, kinds - 1)
        columns.append(np.eye(kinds, dtype=np.float32)[numbers].reshape(count, -1))
    owner = fields["owner"][:, :DEEDS]
    level = fields["level"][:, :DEEDS].astype(np.float32) / 5
    for hand in range(OWN, OWN + SEATS):
        holds = (owner == hand).astype(np.float32)
        shares = holds @ GROUP_SHARE
        columns += [holds, holds * level, shares, (shares > 0.99).astype(np.float32)]
    return np.concatenate(columns, axis=1)


FEATURES: Final = features(np.zeros(1, Observation.DTYPE)).shape[1]
OFFERS: Final = 1
"""How many it may begin between two rolls."""
HIDDEN: Final = 128
"""The width of both hidden layers."""

FINE: Final = 1 << 30
"""How finely an action is drawn at random."""
SURE: Final = 2.0
"""How much more sharply than in training, which must explore, actions are weighed at the table."""
LONGEST: Final = 40
"""The most actions of one move. If it is not complete by then, the bot rolls or makes another legal move."""
TURN: Final = 0
BEGUN: Final = 1
"""Among the notes that the bot keeps through a game: the turn in which it was last asked, and the offers it began."""


@cache
def weights() -> dict[str, Array]:
    """Return what was learned."""
    with np.load(WEIGHTS) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}


def scores(seen: Array) -> Array:
    """Return the score of each action."""
    w = weights()
    inner = np.maximum(seen @ w["first.weight"].T + w["first.bias"], 0)
    inner = np.maximum(inner @ w["second.weight"].T + w["second.bias"], 0)
    return inner @ w["actions.weight"].T + w["actions.bias"]


def learned(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """The trained player: it composes a move action by action, as in training."""
    if memory.notes[TURN] != s.turn_no:
        memory.notes[TURN], memory.notes[BEGUN] = s.turn_no, 0
    draft = MoveDraft()
    draft.seat = seat
    draft.deal = deal
    draft.moves = room
    draft.free = int(not to_act(s) >> seat & 1)
    draft.offers[seat] = memory.notes[BEGUN]
    draft.count = legal(s, E, seat, room)
    for _ in range(LONGEST):
        mask, seen = ActionMask(), Observation()
        allow(s, E, draft, OFFERS, mask)
        observe(s, E, draft, seat, seen)
        liked = SURE * scores(features(flat(seen).view(Observation.DTYPE)))[0]
        liked[np.array(mask.legal) == 0] = -np.inf
        chances = np.exp(liked - liked.max()).cumsum()
        action = int(np.searchsorted(chances, chances[-1] * below(rng, FINE) / FINE, side="right"))
        if action == NOTHING:
            return 0
        move = compose(s, E, draft, action)
        memory.notes[BEGUN] = draft.offers[seat]
        if move:
            return move
    return 0 if draft.free else room[0]
