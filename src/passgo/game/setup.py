"""Before the first roll: the number of players, whether the Banker must play, and what each is dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from passgo.editions import Edition
from passgo.rules.base.kernel import RULE_FUNCTIONS

from .refusal import (
    BANKER_MUST_NOT_PLAY,
    BANKER_MUST_PLAY,
    TOKEN_TAKEN,
    TOO_FEW_PLAYERS,
    TOO_MANY_PLAYERS,
    Refusal,
)

F = TypeVar("F", bound=Callable[..., Any])


def carries_out(*rule_ids: str) -> Callable[[F], F]:
    """Name the rules that a function of the set-up decides, in addition to the kernel's."""

    def register(function: F) -> F:
        for rule_id in rule_ids:
            RULE_FUNCTIONS.setdefault(rule_id, []).append(function)
        return function

    return register


@carries_out("player-count", "banker-only-threshold", "banker-selection")
def setup_refusal(
    edition: Edition, players: int, banker_only: bool, banker_plays: bool = False
) -> Refusal | None:
    """Return why a game with `players` tokens may not begin, or None.

    `banker_only`: one more person runs the bank without a token, which an edition allows only if there are more
    than `banker_optional_above` people at the table, including them. `banker_plays`: one of the players runs the
    bank, which an edition may forbid above `banker_required_above` people; such an edition counts people, not
    tokens, so a Banker who only banks leaves one token fewer to the others.
    """
    E = edition.tables
    if players < E.min_players:
        return TOO_FEW_PLAYERS
    if players + (banker_only and E.banker_required_above > 0) > E.max_players:
        return TOO_MANY_PLAYERS
    if banker_plays and 0 < E.banker_required_above < players:
        return BANKER_MUST_NOT_PLAY
    if banker_only and players + 1 <= E.banker_optional_above:
        return BANKER_MUST_PLAY
    return None


@carries_out("token-choice")
def token_refusal(tokens: Sequence[str]) -> Refusal | None:
    """Return why the players may not have these tokens, or None. Nothing else depends on tokens."""
    return TOKEN_TAKEN if len(set(tokens)) < len(tokens) else None


@carries_out("starting-denominations")
def starting_notes(edition: Edition) -> dict[int, int]:
    """Return the notes of each player's starting cash: how many of each value, largest first.

    The game counts whole amounts, so notes matter only when the money is handed out. Empty if the
    rulebook gives no breakdown.
    """
    return dict(sorted(edition.starting_notes, reverse=True))
