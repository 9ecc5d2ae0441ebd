"""How often a move ends on each space: the exact Markov chain of an edition's board, dice and cards.

A move is one roll and all that follows from it. The chain knows where the token stands, how many doubles
in a row brought it there, and how long a prisoner has been in; what players own does not matter to it.
It reads the tables of the edition and nothing else. It simplifies three things:

- every card is drawn from a full, shuffled pile, so that cards have no memory;
- with the red die, every token has been past GO, every deed is owned, and a mover with a choice (a bus,
  three of a kind) takes each of the open ways equally often;
- nobody rides on a travel voucher, if the edition has any (`left_out`).

The method is Truman Collins's, whose published table for the American board of old it meets.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from passgo.rules.base.state import NONE
from passgo.rules.base.tables import (
    ADVANCE_NEAREST,
    ADVANCE_TO,
    BUS,
    CARD_SPACE,
    GO_TO_JAIL,
    GO_TO_JAIL_SPACE,
    MOVE_BACK_TO,
    MOVE_RELATIVE,
    MR_MONOPOLY,
    Tables,
)
from passgo.rules.cards import steps_to_nearest
from passgo.rules.speed_die import asks_how_far, counted_red, dice_total, is_triple

Vector = npt.NDArray[np.floating[Any]]
Matrix = npt.NDArray[np.floating[Any]]

Jail = Literal["leave", "stay"]
"""A prisoner's way: leave by fine or card as soon as they may, or roll as long as they may."""

DOUBLES_TO_JAIL: Final = 3
FACES: Final = range(1, 7)


class Landings(NamedTuple):
    """Shares of all moves; together they are 1."""

    spaces: Vector
    """By space, the share of moves that end there; on the jail's space as a visitor."""
    in_jail: float
    """The share of moves that end in Jail, failed rolls for doubles among them."""


class Throw(NamedTuple):
    """One way the dice can fall for a mover outside jail: how likely, and whether it counts as doubles."""

    share: float
    doubles: bool
    ways: tuple[int, ...]
    """Return the counts they may move by, equally likely here."""
    anywhere: bool
    """Three of a kind: any space is as good a way as the one count."""
    goes_on: bool
    """Mr Monopoly leads on to the next property."""


def landings(E: Tables, jail: Jail = "leave") -> Landings:
    """The long-run shares of an edition's board."""
    share = stationary(moves_between(E, jail))
    free = DOUBLES_TO_JAIL * E.spaces
    return Landings(share[:free].reshape(DOUBLES_TO_JAIL, E.spaces).sum(axis=0), float(share[free:].sum()))


def left_out(E: Tables) -> bool:
    """Whether tokens of this edition also move in a way that the chain leaves out: by travel vouchers."""
    return E.voucher_kinds > 0


def stationary(moves: Matrix) -> Vector:
    """The distribution that a Markov chain (a row for each origin) leaves unchanged."""
    size = len(moves)
    balance = np.vstack([moves.T - np.eye(size), np.ones(size)])
    share = np.linalg.lstsq(balance, np.append(np.zeros(size), 1.0), rcond=None)[0]
    return np.maximum(share, 0.0)  # what nobody reaches comes out as some 1e-15 on either side of nothing


def moves_between(E: Tables, jail: Jail = "leave") -> Matrix:
    """From each state to each after one move, a row for each origin.

    The states are (doubles so far, space) at `doubles × spaces + space`, then a prisoner's turns to come.
    """
    free = DOUBLES_TO_JAIL * E.spaces
    chain = np.zeros((free + E.jail_tries, free + E.jail_tries))
    end = ends(E)
    throws = list(ways_to_throw(E))
    for doubles in range(DOUBLES_TO_JAIL):
        for space in range(E.spaces):
            chain[doubles * E.spaces + space] = ordinary_move(E, end, throws, space, doubles)
    for turn in range(1, E.jail_tries + 1):
        pays = jail == "leave" and turn <= E.fine_before_throw
        chain[free + turn - 1] = (
            ordinary_move(E, end, throws, E.jail_space, 0) if pays else jail_move(E, end, turn)
        )
    return chain


def ordinary_move(E: Tables, end: Matrix, throws: list[Throw], origin: int, doubles: int) -> Vector:
    """Return where a roll from `origin`, after this many doubles in this turn, leads: a row of the chain."""
    free = DOUBLES_TO_JAIL * E.spaces
    row = np.zeros(free + E.jail_tries)
    for throw in throws:
        again = doubles + 1 if throw.doubles else 0
        if again == DOUBLES_TO_JAIL:
            row[free] += throw.share
            continue
        reached = throw.share * chosen_ends(E, end, throw, origin)
        if throw.goes_on:
            reached = go_on(E, reached)
        row[free] += reached[E.spaces]
        row[again * E.spaces : (again + 1) * E.spaces] += reached[: E.spaces]
    return row


def jail_move(E: Tables, end: Matrix, turn: int) -> Vector:
    """Return where a prisoner's roll for doubles leads on their `turn`-th turn in Jail; the last one is fined and moves."""
    free = DOUBLES_TO_JAIL * E.spaces
    row = np.zeros(free + E.jail_tries)
    for first, second in product(FACES, FACES):
        if first == second or turn == E.jail_tries:
            reached = end[(E.jail_space + first + second) % E.spaces] / len(FACES) ** 2
            row[: E.spaces] += reached[: E.spaces]
            row[free] += reached[E.spaces]
        else:
            row[free + turn] += 1 / len(FACES) ** 2
    return row


def ways_to_throw(E: Tables) -> list[Throw]:
    """Every way the dice can fall, the red die among them where the edition has one."""
    reds = E.speed_faces if E.speed_die else [0]
    throws: list[Throw] = []
    for first, second, red in product(FACES, FACES, reds):
        triple = is_triple(first, second, red)
        face = counted_red(E, first, second, red)
        ways = (dice_total(first, second, face),)
        if asks_how_far(E, first, second, red):
            ways = (first + second,) if red != BUS else tuple({first, second, first + second})
        doubles = first == second and (bool(E.triple_grants_throw) or not triple)
        share = 1 / (len(FACES) ** 2 * len(reds))
        throws.append(Throw(share, doubles, ways, triple, face == MR_MONOPOLY))
    return throws


def chosen_ends(E: Tables, end: Matrix, throw: Throw, origin: int) -> Vector:
    """Return where the move ends, over the ways that the mover may choose from."""
    targets = [(origin + way) % E.spaces for way in throw.ways]
    if throw.anywhere:
        targets += range(E.spaces)
    return end[targets].mean(axis=0)


def go_on(E: Tables, reached: Vector) -> Vector:
    """Apply Mr Monopoly: a mover who is not in Jail goes to the next property, where nothing moves them further."""
    further = np.zeros_like(reached)
    further[E.spaces] = reached[E.spaces]
    for space in range(E.spaces):
        further[next_property(E, space)] += reached[space]
    return further


def next_property(E: Tables, space: int) -> int:
    """The next space ahead that holds a deed."""
    ahead = ((space + steps) % E.spaces for steps in range(1, E.spaces + 1))
    return next(target for target in ahead if E.space_deed[target] != NONE)


def ends(E: Tables) -> Matrix:
    """Return where a move ends (columns; in Jail last) once the dice have brought the token to a space (rows)."""
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
    if effect in (ADVANCE_TO, MOVE_BACK_TO):
        return E.card_target[card]
    if effect == ADVANCE_NEAREST:
        return (space + steps_to_nearest(E, space, E.card_target[card])) % E.spaces
    if effect == MOVE_RELATIVE:
        return (space + E.card_amount[card]) % E.spaces
    return NONE
