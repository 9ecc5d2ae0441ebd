"""The waits of a game: while a throw is awaited, everybody may build, mortgage, trade and ask for rents.

None of that has to be done, and a bot that plays on does much of it at once. So a review never compares a free move
with the throw itself. It compares the free move followed by the throw with the throw alone: the same throw ends both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from passgo.bots.rules_bot import rent_to_ask
from passgo.game import Game, IllegalMove, Move
from passgo.rules.base import moves
from passgo.rules.base.state import State

THROW: Final = ("throw", "jail")
"""The questions during a wait; a throw, or a way out of jail, answers them and ends it."""


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
        """Which wait the position belongs to, counted from 1; 0 for none.

        What follows from a free move, such as an offer that is to be answered, is part of the wait.
        """
        return self._number[n]

    def answer(self, n: int) -> int:
        """What ended the wait, where the throw is awaited in this very position; 0 elsewhere.

        If the record ends before that, it is a throw.
        """
        return self._answers[self._number[n]] if self._waiting[n] else 0

    def rest(self, n: int, wait: int) -> Iterator[int]:
        """The positions from `n` to the end of a wait in which its throw is awaited."""
        while n < len(self._number) and self._number[n] == wait:
            if self._waiting[n]:
                yield n
            n += 1


def throw(s: State) -> int:
    """The throw of the player on turn."""
    return moves.code(moves.ROLL, s.turn, 0)


def with_rents_asked(game: Game) -> State:
    """The position once every open rent is asked for, if the throw is then still awaited; else as it is."""
    after = game.copy()
    try:
        for seat in range(len(game.players)):
            while claim := rent_to_ask(after.state, seat):
                after.push(Move(claim))
    except IllegalMove:
        return game.state
    return after.state if after.awaits.kind in THROW else game.state


def owners_of_rents(s: State) -> set[int]:
    """Who might ask for a rent; once the throw is made, it may be too late."""
    return {s.claim_owner[i] for i in range(s.claim_n) if not s.claim_asked[i]}
