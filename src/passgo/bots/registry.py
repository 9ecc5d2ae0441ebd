"""The bots by name, as players at a table: policies of the rules, asked about a `Game`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Final, cast

from passgo.game import Game, Move
from passgo.game.characters import LEVEL, called
from passgo.game.move import Terms
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES

from . import easy
from .characters import CHARACTERS
from .easy import choose_easily
from .fitted import weight_list
from .memory import NOTES, working_memory
from .policy import Policy
from .protocol import Bot, OfferAnswer
from .random_bot import choose_random
from .references import habits, tricks
from .references.shark import eats_rules, eats_steady
from .references.strong_shark import eats_strong
from .rules_bot import choose_by_rules
from .stdio import StdioBot
from .steady import deals as steady_deals
from .steady.player import choose_steadily
from .strong import player as strong_player
from .strong.player import choose_strong
from .temperament import Deals, with_temperament
from .user_bots import BadBot, BadOption, is_user_bot, user_policy, with_options


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"no bot is called {name!r}; there are {', '.join(names())}, and your own as FILE.py:FUNCTION"
        )


Refuse = Callable[[State, Tables, list[int]], OfferAnswer]
"""The reason a bot gives for refusing the standing offer, by the state, the edition and its own notes."""


class TableBot:
    """A policy as a player at a table. It looks at copies only; `rng` are words for its own chance."""

    def __init__(self, policy: Policy, refuse: Refuse | None = None) -> None:
        """`refuse`: what it says when it turns down the offer that stands."""
        self._policy = policy
        self._refuse = refuse
        self._notes: list[int] = []
        self._weights: list[int] = []
        self._news = 0

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        """Return what the seat wants to do now: answer, act freely, make an offer, or nothing."""
        deal, memory = Deal(), working_memory()
        memory.notes = self._notes = self._notes or [0] * NOTES
        memory.weights = self._weights = self._weights or weight_list(game.edition.tables, len(game.players))
        memory.news, self._news = self._news, 0
        code = self._policy(game.state.copy(), game.edition.tables, seat, [0] * MOST_MOVES, deal, rng, memory)
        if not code:
            return None
        return Move(code, Terms.of(deal) if moves.kind_of(code) == moves.OFFER else None)

    def hear(self, bit: int) -> None:
        """Something happened that the seat wants to know."""
        self._news |= 1 << bit

    def answer(self, game: Game, seat: int, offer: Move, rng: list[int]) -> OfferAnswer:
        """Return the seat's answer to a legal offer that is made to it."""
        asked = game.copy()
        asked.push(offer)
        move = self.ask(asked, seat, rng)
        if move is not None and move.kind == moves.ACCEPT:
            return OfferAnswer(accepted=True)
        return (
            self._refuse(asked.state, asked.edition.tables, self._notes)
            if self._refuse
            else OfferAnswer(accepted=False)
        )


LEVELS: Final[dict[str, Policy]] = {
    "steady": choose_steadily,
    "strong": choose_strong,
    "easy": choose_easily,
}
"""The opponents that people choose from, the usual one first. They may get better."""

REFERENCES: Final[dict[str, Policy]] = {
    "rules": choose_by_rules,
    "random": choose_random,
    "simple": habits.simple,
    "refuser": habits.refuses,
    "never-trader": habits.never_trades,
    "fixed-price": habits.trades_at_fixed_prices,
    "builder": habits.builds_at_once,
    "never-buyer": habits.never_buys,
    "low-bidder": habits.bids_low,
    "pumper": habits.pumps_auctions,
    "hoarder": habits.hoards,
    "never-claimer": habits.never_claims,
    "accomplice": tricks.feeds_the_next,
    "haggler": tricks.haggles,
    "shark": eats_steady,
    "rules-shark": eats_rules,
    "strong-shark": eats_strong,
}
"""The baselines that strength is measured against. They play the same games for ever, and old games that name them continue."""

REFUSALS: Final[dict[str, Refuse]] = {
    "steady": steady_deals.in_words,
    "strong": strong_player.in_words,
    "easy": easy.in_words,
}
"""Those that say why they refuse an offer."""


def refuses_everything(_s: State, _E: Tables, _notes: list[int]) -> OfferAnswer:
    """Return the answer of a character who accepts nothing."""
    return OfferAnswer(accepted=False, why="keeps")


POLICIES: Final[dict[str, Policy]] = {**LEVELS, **REFERENCES}

LOOK_AHEAD: Final = (choose_strong, eats_strong)
"""Those that play on before they decide. The others take some microseconds, interpreted too."""


PROGRAM_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")

_programs: Final[dict[str, str]] = {}
"""The host's own bots by name: commands, and functions in files."""


def admit(name: str, command: str) -> None:
    """Make the host's own bot known at tables as long as this process runs: a program (`stdio`), or `my_bot.py:cautious`.

    Raises BadBot, and OSError when the file cannot be read.
    """
    if not PROGRAM_NAME.fullmatch(name) or name in {*POLICIES, *CHARACTERS}:
        raise BadBot(
            f"{name!r}: expected a bot name that is not taken, of lower-case letters, digits, - and _"
        )
    if is_user_bot(command):
        user_policy(command)
    _programs[name] = command


def names() -> list[str]:
    """The names of all bots but the characters: the levels, the references, then the programs that were admitted."""
    return [*POLICIES, *_programs]


def opponents() -> list[str]:
    """The names of the bots that people choose from: the levels, then the programs that were admitted."""
    return [*LEVELS, *_programs]


def as_it_is(policy: Policy) -> Policy:
    """Return a bot to be interpreted."""
    return policy


def find(name: str, form: Callable[[Policy], Policy] = as_it_is) -> Bot:
    """A bot as a player at a table, built-in or admitted. Raises UnknownBot, BadOption.

    `form` makes a quicker form of a built-in bot. Anybody may ask: no file runs that the host did not name.
    """
    character, level = called(name)
    if character:
        return TableBot(with_character(name, form), refusal_of(character, level))
    command = _programs.get(name)
    if command is None:
        return TableBot(form(house_policy(name)), REFUSALS.get(name))
    return TableBot(user_policy(command)) if is_user_bot(command) else StdioBot(command)


def policy(name: str) -> Policy:
    """The plain function that a bot is: `rules`, or `my_bot.py:cautious:margin=300`, whose file is run.

    Raises UnknownBot, BadBot, BadOption, and OSError when the file cannot be read.
    """
    return user_policy(name) if is_user_bot(name) else house_policy(name)


def house_policy(name: str) -> Policy:
    """The plain function that a built-in bot is. Raises UnknownBot, BadOption."""
    if called(name).character:
        return character_policy(name)
    bot, *options = name.split(":")
    if bot not in POLICIES:
        raise UnknownBot(name)
    return with_options(name, cast("FunctionType", POLICIES[bot]), options)


@cache
def character_policy(name: str) -> Policy:
    """The plain function of a character such as `odile:level=strong`. Raises BadOption."""
    return with_character(name, as_it_is)


def with_character(name: str, form: Callable[[Policy], Policy]) -> Policy:
    """A character whose level plays in this form. Raises BadOption."""
    character, level = called(name)
    if level not in LEVELS:
        raise BadOption(f"{name}: expected {character}{LEVEL} and one of {', '.join(LEVELS)}")
    return with_temperament(form(LEVELS[level]), CHARACTERS[character])


def refusal_of(character: str, level: str) -> Refuse:
    """Return how a character says why it refuses an offer."""
    return refuses_everything if CHARACTERS[character].deals == Deals.NONE else REFUSALS[level]
