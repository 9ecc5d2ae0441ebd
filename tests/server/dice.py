"""Dice that fall alike in every run: chance, and the thoughts of bots, depend on the place in the record.

So a game is the same wherever a test is run, whatever was run before it, and whoever was quicker. The number
that all is drawn from is PASSGO_DICE; `free` there is another number in every run, printed at its beginning.
"""

from __future__ import annotations

import os
from random import Random, SystemRandom

from passgo.game import Game

VARIABLE = "PASSGO_DICE"
USUAL = "1973"


def number() -> str:
    """Return the number that dice are rolled from in this run; a process that it starts finds the same."""
    value = os.environ.get(VARIABLE, USUAL)
    if value == "free":
        value = os.environ[VARIABLE] = str(SystemRandom().randrange(1_000_000))
    return value


def words(seed: str, game: Game, *what: object) -> Random:
    """Random words for one purpose at this place of the record."""
    return Random(" ".join(map(str, (seed, len(game.moves), *what))))


def load(seed: str) -> None:
    """Have every table of this process roll from here on as the number says."""
    from passgo.bots.rng import seed as seed_words
    from passgo.table.state.dice_handshake import DiceHandshake
    from passgo.table.state.seated_bots import Job, SeatedBots, Thought
    from passgo.table.state.transaction import Transaction

    run_on, think = Transaction.run_on, SeatedBots._think

    def loaded_run_on(self: Transaction, _chance: object) -> None:
        run_on(self, lambda ways: words(seed, self.game).randrange(ways))

    def loaded_think(self: SeatedBots, job: Job, game: Game) -> Thought:
        seed_words(self.rng, words(seed, game, *job.seats, job.what).getrandbits(32))
        return think(self, job, game)

    Transaction.run_on, SeatedBots._think = loaded_run_on, loaded_think
    DiceHandshake.waits = lambda *_: set()  # nobody's seed is waited for: these dice ask for none
