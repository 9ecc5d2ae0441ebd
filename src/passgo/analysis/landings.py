"""How often each space is where a move ends: the exact Markov chain of an edition's board, dice and cards.

A move is one throw and all that follows from it. The chain knows where the token stands and how many
doubles in a row brought it there; it assumes that a prisoner leaves at once by fine or card, and that
every card is drawn from a full, shuffled pile, so that cards have no memory. What players own does not
matter to it. The method is Truman Collins's, whose published table for the American board of old it meets.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from passgo.rules.cards import steps_to_nearest
from passgo.rules.state import NONE
from passgo.rules.tables import (
    ADVANCE_NEAREST,
    ADVANCE_TO,
    CARD_SPACE,
    GO_TO_JAIL,
    GO_TO_JAIL_SPACE,
    MOVE_RELATIVE,
    Tables,
)

Vector = npt.NDArray[np.floating[Any]]
Matrix = npt.NDArray[np.floating[Any]]

DOUBLES_TO_JAIL: Final = 3
FACES: Final = 6


class Landings(NamedTuple):
    """Shares of all moves; together they are 1."""

    spaces: Vector
    """By space, the share of moves that end there; on the jail's space as a visitor."""
    in_jail: float
    """The share of moves that end in jail."""


def landings(E: Tables) -> Landings:
    """The long-run shares of an edition's board."""
    places = E.spaces + 1  # in jail comes last
    share = stationary(moves_between(E)).reshape(DOUBLES_TO_JAIL, places).sum(axis=0)
    return Landings(share[: E.spaces], float(share[E.spaces]))


def stationary(moves: Matrix) -> Vector:
    """The distribution that a Markov chain (a row for each origin) leaves unchanged."""
    size = len(moves)
    balance = np.vstack([moves.T - np.eye(size), np.ones(size)])
    share = np.linalg.lstsq(balance, np.append(np.zeros(size), 1.0), rcond=None)[0]
    return np.maximum(share, 0.0)  # what nobody reaches comes out as some 1e-15 on either side of nothing


def moves_between(E: Tables) -> Matrix:
    """From (doubles so far, place) to the same after one move; row and column `doubles × places + place`."""
    places = E.spaces + 1
    in_jail = E.spaces
    end = ends(E)
    chain = np.zeros((DOUBLES_TO_JAIL * places, DOUBLES_TO_JAIL * places))
    for doubles in range(DOUBLES_TO_JAIL):
        for place in range(places):
            origin = E.jail_space if place == in_jail else place
            row = chain[doubles * places + place]
            for first in range(FACES):
                for second in range(FACES):
                    reached = end[(origin + first + second + 2) % E.spaces].copy()
                    again = doubles + 1 if first == second else 0
                    if again == DOUBLES_TO_JAIL:
                        reached[:] = 0.0
                        reached[in_jail] = 1.0
                    row[in_jail] += reached[in_jail] / FACES**2  # a prisoner's turn is over
                    again %= DOUBLES_TO_JAIL
                    row[again * places : again * places + E.spaces] += reached[: E.spaces] / FACES**2
    return chain


def ends(E: Tables) -> Matrix:
    """Where a move ends (columns; in jail last) once the dice have brought the token to a space (rows)."""
    stop = np.zeros((E.spaces, E.spaces + 1))
    onward = np.zeros((E.spaces, E.spaces))
    for space in range(E.spaces):
        kind = E.space_kind[space]
        if kind == GO_TO_JAIL_SPACE:
            stop[space, E.spaces] = 1.0
        elif kind == CARD_SPACE:
            deck = E.space_deck[space]
            first, size = E.deck_first[deck], E.deck_size[deck]
            for card in range(first, first + size):
                target = sent_to(E, space, card)
                if E.card_effect[card] == GO_TO_JAIL:
                    stop[space, E.spaces] += 1.0 / size
                elif target == NONE:
                    stop[space, space] += 1.0 / size
                else:
                    onward[space, target] += 1.0 / size
        else:
            stop[space, space] = 1.0
    # A card may lead to a further card: stop, or go on and stop there, or go on twice …
    return np.linalg.solve(np.eye(E.spaces) - onward, stop)


def sent_to(E: Tables, space: int, card: int) -> int:
    """The space to which a card drawn on `space` sends the token along the board, or NONE."""
    effect = E.card_effect[card]
    if effect == ADVANCE_TO:
        return E.card_target[card]
    if effect == ADVANCE_NEAREST:
        return (space + steps_to_nearest(E, space, E.card_target[card])) % E.spaces
    if effect == MOVE_RELATIVE:
        return (space + E.card_amount[card]) % E.spaces
    return NONE
