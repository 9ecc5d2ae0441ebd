"""The bots by name, as players at a table: policies of the rules, asked about a `Game`."""

from __future__ import annotations

from random import Random
from types import FunctionType
from typing import Final, cast

from passgo.game import Game, Move
from passgo.game.move import Deal as Content
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.engine import MOST_MOVES

from .policy import Policy
from .random_bot import choose_random
from .rng import WORDS, seed
from .rules_bot import choose_by_rules
from .user_bots import is_user_bot, user_policy, with_options

TRIES: Final = 4
"""How often a bot is asked again that would rather make an offer than answer."""


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"no bot is called {name!r}; there are {', '.join(POLICIES)}, and your own as FILE.py:FUNCTION"
        )


class Bot:
    """A policy as a player. It looks at copies only; `rng` gives it its own random words, never the dice's."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, game: Game, seat: int, rng: Random) -> Move:
        """The move of a seat that must decide; never an offer, for which it is asked by `consider`."""
        for _ in range(TRIES):
            move = self._ask(game, seat, rng)
            if move is not None and move.kind != moves.OFFER:
                return move
        return next(move for move in game.legal_moves(seat) if game.awaits.answered_by(move.kind))

    def consider(self, game: Game, seat: int, rng: Random) -> Move | None:
        """A free action or an offer at a quiet moment, or None."""
        move = self._ask(game, seat, rng)
        if move is None or (seat in game.to_act and game.awaits.answered_by(move.kind)):
            return None
        return move

    def answer(self, game: Game, seat: int, offer: Move, rng: Random) -> bool:
        """Whether the seat accepts a legal offer that is made to it."""
        asked = game.copy()
        asked.push(offer)
        move = self._ask(asked, seat, rng)
        return move is not None and move.kind == moves.ACCEPT

    def _ask(self, game: Game, seat: int, rng: Random) -> Move | None:
        s = game.state.copy()
        room = [0] * MOST_MOVES
        deal = Deal()
        words = [0] * WORDS
        seed(words, rng.getrandbits(32))
        code = self._policy(s, game.edition.tables, seat, room, deal, words)
        if not code:
            return None
        if moves.kind_of(code) != moves.OFFER:
            return Move(code)
        return Move(moves.code(moves.OFFER, seat, deal.receiver), Content.of(deal))


POLICIES: Final[dict[str, Policy]] = {"rules": choose_by_rules, "random": choose_random}


def names() -> list[str]:
    """The names of all bots, the best player first."""
    return list(POLICIES)


def find(name: str) -> Bot:
    """A bot of the house as a player at a table. Raises UnknownBot, BadOption. Runs no file: anybody may ask."""
    return Bot(house_policy(name))


def policy(name: str) -> Policy:
    """The plain function that a bot is: `rules`, or `my_bot.py:cautious:margin=300`, whose file is run.

    Raises UnknownBot, BadBot, BadOption, and OSError when the file cannot be read.
    """
    return user_policy(name) if is_user_bot(name) else house_policy(name)


def house_policy(name: str) -> Policy:
    """The plain function that a bot of the house is. Raises UnknownBot, BadOption."""
    bot, *options = name.split(":")
    if bot not in POLICIES:
        raise UnknownBot(name)
    return with_options(name, cast("FunctionType", POLICIES[bot]), options)
