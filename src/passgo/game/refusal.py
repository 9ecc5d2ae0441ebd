"""Refusals: why a move or a set-up is not legal, with the rule it rests on."""

from __future__ import annotations

from typing import Final, NamedTuple

from passgo.rules.base.reasons import REASONS

from .move import Move


class Refusal(NamedTuple):
    """Why something is refused: the key of its text (`refusal-KEY` in the locale files), and a rule id."""

    key: str
    rule: str
    """Empty where no book speaks: the limit is this program's own."""

    def __str__(self) -> str:
        """Key and rule, as `price-above-cash (buy-unowned-option)`."""
        return f"{self.key} ({self.rule})" if self.rule else self.key


TOO_FEW_PLAYERS: Final = Refusal("too-few-players", "player-count")
TOO_MANY_PLAYERS: Final = Refusal("too-many-players", "player-count")
BANKER_MUST_PLAY: Final = Refusal("banker-must-play", "banker-only-threshold")
BANKER_MUST_NOT_PLAY: Final = Refusal("banker-must-not-play", "banker-only-threshold")
TOKEN_TAKEN: Final = Refusal("token-taken", "token-choice")
TAKEBACK_TOO_FAR: Final = Refusal("takeback-too-far", "")
TAKEBACK_PAST_CHANCE: Final = Refusal("takeback-past-chance", "")
CORRECTION_NO_REAL_BOARD: Final = Refusal("correction-no-real-board", "")
CORRECTION_NOT_NOW: Final = Refusal("correction-not-now", "")
CORRECTION_OVER: Final = Refusal("correction-over", "")
CORRECTION_ASKED: Final = Refusal("correction-asked", "")
CORRECTION_OUT: Final = Refusal("correction-out", "")
CORRECTION_NOT_SO_MANY: Final = Refusal("correction-not-so-many", "")
CORRECTION_IMPOSSIBLE: Final = Refusal("correction-impossible", "")
CORRECTION_WHOLE_GROUP: Final = Refusal("correction-whole-group", "build-complete-group")
CORRECTION_FREE_GROUP: Final = Refusal("correction-free-group", "build-complete-group")
CORRECTION_EVEN_GROUP: Final = Refusal("correction-even-group", "build-even")


def refusal_of(reason: int) -> Refusal:
    """Return the refusal of a reason number of the rules; None for 0, a legal move."""
    return Refusal(*REASONS[reason])


class IllegalMove(ValueError):
    """A move that the rules refuse. The game is unchanged."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        self.move = move
        self.refusal = refusal
        super().__init__(f"{move!r} is refused: {refusal}")


class IllegalSetup(ValueError):
    """A game that the rules do not allow to begin."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"the game cannot begin: {refusal}")
