"""The waits of a game: while a roll is awaited, everybody may build, mortgage, trade and ask for rents.

None of that has to be done, and a bot that plays on does much of it at once. So a review never compares a free move
with the roll itself. It compares the free move followed by the roll with the roll alone: the same roll ends both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from passgo.bots.rules_bot import rent_to_ask
from passgo.game import Game, IllegalMove, Move
from passgo.rules.base import moves
from passgo.rules.base.state import State

THROW: Final = ("throw", "jail")
"""The questions during a wait; a roll, or a way out of Jail, answers them and ends it."""


class Waits:
    """The waits of a game, by its positions: position `n` is the one after `n` moves."""

    def __init__(self, played: Sequence[Move], states: Sequence[State], questions: Sequence[str]) -> None:
        self._waiting = [question in THROW for question in questions]
        self._number = [0] * len(states)
        self._answers: dict[int, int] = {}
        number, open_for = 0, None
        for n, s in enumerate(states):
            if self._waiting[n] and open_for != s.turn:
                number, open_for = number + 1, s.turn
                self._answers[number] = throw(s)
            if open_for is None:
                continue
            self._number[n] = number
            if n < len(played) and self._waiting[n] and questions[n] in moves.KINDS[played[n].kind].answers:
                self._answers[number] = played[n].code
                open_for = None

    def number(self, n: int) -> int:
        """Return the wait that the position belongs to, counted from 1; 0 for none.

        Consequences of a free move, such as an offer to be answered, are part of the wait.
        """
        return self._number[n]

    def answer(self, n: int) -> int:
        """Return the move that ended the wait, if the roll is awaited in this very position; 0 elsewhere.

        If the record ends before that, it is a roll.
        """
        return self._answers[self._number[n]] if self._waiting[n] else 0

    def rest(self, n: int, wait: int) -> Iterator[int]:
        """Return the positions from `n` to the end of a wait in which its roll is awaited."""
        while n < len(self._number) and self._number[n] == wait:
            if self._waiting[n]:
                yield n
            n += 1


def throw(s: State) -> int:
    """Return the roll of the player on turn."""
    return moves.code(moves.ROLL, s.turn, 0)


def with_rents_asked(game: Game) -> State:
    """Return the position once every open rent is asked for, if the roll is then still awaited; else as it is."""
    after = game.copy()
    try:
        for seat in range(len(game.players)):
            while claim := rent_to_ask(after.state, seat):
                after.push(Move(claim))
    except IllegalMove:
        return game.state
    return after.state if after.awaits.kind in THROW else game.state


def owners_of_rents(s: State) -> set[int]:
    """Return the owners who might ask for a rent; once the roll is made, it may be too late."""
    return {s.claim_owner[i] for i in range(s.claim_n) if not s.claim_asked[i]}
