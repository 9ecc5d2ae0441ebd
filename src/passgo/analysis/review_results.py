"""The results of a review: winning chances after every move, each seat's parts, the costliest decisions, the deals."""

from __future__ import annotations

import msgspec

from .answers import WeighedAnswer
from .forecast import Estimate
from .performance import Performance


class AfterMove(msgspec.Struct, frozen=True):
    """The game after a move; the first is the beginning."""

    n: int
    """How many moves were made."""
    turn: int
    text: str
    """The last of them, in the notation."""
    seat: str
    """The seat that made it; empty for chance and the table."""
    chances: list[Estimate]
    """To win, by seat."""


class Decision(msgspec.Struct, frozen=True):
    """A move to which there was an alternative."""

    n: int
    """It was move number `n` of the game."""
    turn: int
    seat: str
    made: str
    better: str
    """The better move, in the notation …"""
    cost: Estimate
    """… and by how much of a chance to win."""
    answers: list[WeighedAnswer]
    """Both, and the best of other kinds of moves, as the rules list them; all met the same futures."""


class Trade(msgspec.Struct, frozen=True):
    """A deal that was struck, and its value to each side compared with a refusal."""

    n: int
    turn: int
    text: str
    offered_by: str
    accepted_by: str
    to_offerer: Estimate
    to_accepter: Estimate


class SeatReview(msgspec.Struct, frozen=True):
    """The parts that turned a seat's win probability at the start into that at the end.

    Luck and skill add up to that; dice and cards to luck; choices, others and waits to skill.
    """

    seat: str
    name: str
    at_first: float
    at_last: float
    luck: Estimate
    skill: Estimate
    """How one played, compared with how the others did."""
    dice: Estimate
    cards: Estimate
    """All that is drawn."""
    choices: Estimate
    """Own moves: an answer compared with the bot's, a free move compared with none."""
    others: Estimate
    """The moves of the others."""
    waits: Estimate
    """All that bots would have done before the rolls; free moves are compared with doing none of it."""


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed much."""

    turn: int
    first: int
    """The moves made before it …"""
    n: int
    """… and after it."""
    seat: str
    """The seat whose probability changed most."""
    change: Estimate


class Review(msgspec.Struct, frozen=True):
    """The results about a game."""

    edition: str
    bot: str
    """The bot in the rollouts."""
    turns: int
    """How long they are."""
    futures: int
    """How many begin at each move."""
    seed: int
    seats: list[SeatReview]
    moments: list[AfterMove]
    decisions: list[Decision]
    trades: list[Trade]
    turning_points: list[Swing]
    performances: list[Performance]
    """By seat; nobody has decisions before all of them were tried."""
