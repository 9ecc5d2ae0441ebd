"""What the trained agent sees, and its play at a table. It needs numpy alone.

    passgo sim --edition us1973 --bots bench/learned.py:learned,rules -n 300 --swap-seats --interpreted

`bench/ppo.py` trains it and writes the weights to `learned.npz`, next to this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from passgo.bots.memory import Memory
from passgo.bots.rng import below
from passgo.rl.kernel.actions import NOTHING
from passgo.rl.kernel.composing import ActionMask, MoveDraft, allow, compose
from passgo.rl.kernel.observation import OWN, Observation, observe
from passgo.rl.scalar import flat
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import legal, to_act

DEEDS: Final = 34
GROUPS: Final = 10
SPACES: Final = 48
"""The most that any of the five books has, so that what was learned by one can play by another."""
WEIGHTS: Final = Path(__file__).with_suffix(".npz")

SCALES: Final = {"must": 1, "turns": 100, "doubles": 1, "stock": 12, "jail": 1, "jail_cards": 1, "deal_deeds": 1,
                 "taking": 1, "mortgaged": 1}  # fmt: skip
"""Quantities, and what to divide them by."""

MONEY: Final = {"price": 0.13, "debt": 0.13, "cash": 0.33, "rent_to_ask": 0.07, "rent_to_pay": 0.07, "deal_cash": 0.13,
                "sum": 0.13}  # fmt: skip
"""Amounts, and what to divide them by, as a part of the cash with which a player starts."""

KINDS: Final = {"moment": 17, "choice": 8, "turn": 0, "deed": DEEDS + 1, "leader": 0, "creditor": 0, "partner": 0,
                "verb": 48, "named": 50, "space": SPACES}  # fmt: skip
"""Categories, and how many values they have; 0: a hand."""

BY_SEAT: Final = ("cash", "space", "jail", "rent_to_ask", "rent_to_pay", "jail_cards")
BY_DEED: Final = ("deal_deeds", "mortgaged")

Array = npt.NDArray[Any]


class View:
    """The observation as a network sees it: by one edition, with this many seats."""

    def __init__(self, cash: int, groups: Sequence[int], seats: int) -> None:
        """`cash`: with which a player starts. `groups`: that of each deed."""
        self.seats, self.cash = seats, cash
        group = np.full(DEEDS, GROUPS)
        group[: len(groups)] = groups
        self.group = (group[:, None] == np.arange(GROUPS)).astype(np.float32)
        self.share = self.group / np.maximum(self.group.sum(axis=0), 1)
        self.width = self.features(np.zeros(1, Observation.DTYPE)).shape[1]

    def features(self, fields: Array) -> Array:
        """Return the numbers that the network sees of observations: one row for each."""
        columns = [self.part(fields, name).astype(np.float32) / scale for name, scale in SCALES.items()]
        columns += [
            self.part(fields, name).astype(np.float32) / (part * self.cash) for name, part in MONEY.items()
        ]
        columns += [
            one_hot(self.part(fields, name), kinds or self.seats + OWN) for name, kinds in KINDS.items()
        ]
        hands = range(OWN, OWN + self.seats)
        held = [(fields["owner"][:, :DEEDS] == hand).astype(np.float32) for hand in hands]
        level = fields["level"][:, :DEEDS].astype(np.float32) / 5
        of_deed = self.group @ self.share.T  # by deed, the part that each deed is of its group
        asked = one_hot(fields["deed"][:, None], DEEDS + 1)[:, 1:] @ of_deed
        moved = fields["deal_deeds"][:, :DEEDS].astype(np.float32)
        for hand, holds in zip(hands, held, strict=True):
            after = holds + moved * (hand == OWN) - moved * (fields["partner"] == hand)[:, None]
            shares, then = holds @ self.share, after @ self.share
            columns += [holds, holds * level, shares, shares > 0.99, then - shares, then > 0.99]
            columns.append((asked * holds).sum(axis=1, keepdims=True))
        return np.concatenate(columns, axis=1, dtype=np.float32)

    def part(self, fields: Array, name: str) -> Array:
        """Return as much of a field as a network sees, as columns."""
        width = {**dict.fromkeys(BY_SEAT, self.seats), **dict.fromkeys(BY_DEED, DEEDS), "stock": 2}.get(
            name, 1
        )
        return fields[name].reshape(len(fields), -1)[:, :width]


view = cache(View)


def view_of(E: Tables, seats: int) -> View:
    """Return the view of an edition with this many seats."""
    return view(E.starting_cash, tuple(E.deed_group[: min(E.deeds, DEEDS)]), seats)


def one_hot(numbers: Array, kinds: int) -> Array:
    """Return a column for each value of each column of numbers, with 1 where it has that value."""
    rows, columns = numbers.shape
    marks = np.zeros((rows, columns, kinds), np.float32)
    marks[np.arange(rows)[:, None], np.arange(columns), np.clip(numbers, 0, kinds - 1)] = 1
    return marks.reshape(rows, -1)


OFFERS: Final = 1
"""How many it may begin between two rolls."""
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


@cache
def seats() -> int:
    """Return for how many seats the network was trained: so wide is what it sees."""
    width = weights()["first.weight"].shape[1]
    return next(count for count in range(2, 9) if view(1, (), count).width == width)


def inner(w: dict[str, Array], seen: Array) -> tuple[Array, Array]:
    """Return what the two hidden layers of a network make of what it sees."""
    first = np.maximum(seen @ w["first.weight"].T + w["first.bias"], 0)
    return first, np.maximum(first @ w["second.weight"].T + w["second.bias"], 0)


def scores(w: dict[str, Array], deep: Array) -> Array:
    """Return the score of each action, from the second layer."""
    return deep @ w["actions.weight"].T + w["actions.bias"]


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
        features = view_of(E, seats()).features(flat(seen).view(Observation.DTYPE))
        liked = SURE * scores(weights(), inner(weights(), features)[1])[0]
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
