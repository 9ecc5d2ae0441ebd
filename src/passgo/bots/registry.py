"""The bots by name, as players at a table: policies of the rules, asked about a `Game`."""

from __future__ import annotations

from types import FunctionType
from typing import Final, cast

from passgo.game import Game, Move
from passgo.game.move import Terms
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.engine import MOST_MOVES

from .policy import Policy
from .random_bot import choose_random
from .rules_bot import choose_by_rules
from .user_bots import is_user_bot, user_policy, with_options


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"no bot is called {name!r}; there are {', '.join(POLICIES)}, and your own as FILE.py:FUNCTION"
        )


class TableBot:
    """A policy as a player at a table. It looks at copies only; `rng` are words for its own chance."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        """What the seat wants to do now: answer, act freely, make an offer, or nothing."""
        deal = Deal()
        code = self._policy(game.state.copy(), game.edition.tables, seat, [0] * MOST_MOVES, deal, rng)
        if not code:
            return None
        return Move(code, Terms.of(deal) if moves.kind_of(code) == moves.OFFER else None)

    def accepts(self, game: Game, seat: int, offer: Move, rng: list[int]) -> bool:
        """Whether the seat accepts a legal offer that is made to it."""
        asked = game.copy()
        asked.push(offer)
        move = self.ask(asked, seat, rng)
        return move is not None and move.kind == moves.ACCEPT


POLICIES: Final[dict[str, Policy]] = {"rules": choose_by_rules, "random": choose_random}


def names() -> list[str]:
    """The names of all bots, the best player first."""
    return list(POLICIES)


def find(name: str) -> TableBot:
    """A bot of the house as a player at a table. Raises UnknownBot, BadOption. Runs no file: anybody may ask."""
    return TableBot(house_policy(name))


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
