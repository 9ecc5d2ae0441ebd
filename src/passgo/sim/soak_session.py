"""The soak on the command line: a progress line while it runs, what it saw when it ends."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from passgo.bots import registry
from passgo.bots.user_bots import is_own
from passgo.compiler.machine import machine_code
from passgo.compiler.progress import speak
from passgo.editions import Edition
from passgo.rules.base.tables import Tables

from .bot_errors import Game, Slip, numbered, slip_in, slip_told
from .driver import BROKEN, ILLEGAL
from .runs import line_up, run_games
from .soak import CHUNK, Batch, Tally, Trouble, seats, soak
from .tampering import EVERY, FIRST_CALLS, FIRST_GAMES, refuse_meddlers
from .words import Words

RANDOM: Final = (100_000, 400)
"""Usual games of the bot `random`, and the turns at which they are cut, for random games need not end."""
SHOWN: Final = 10
"""Games that went wrong are told up to so many."""
OTHERS: Final = (10_000, 4000)
"""And of any other bot; 500 rounds of eight."""


def run_soak(words: Words, bots: Sequence[str], games: int, max_turns: int, threads: int) -> bool:
    """Play each bot against its like with every invariant checked at every step. False when something is broken.

    `games` of each, cut after `max_turns`; 0 for as many as is usual. Raises what the registry raises, BadBot and NoCompiler.
    """
    console = Console(highlight=False)
    speak(words.language)
    edition, tables = words.edition, words.edition.tables
    machine_code(run_games)
    policies = [registry.policy(name) for name in bots]
    line_up(policies)
    sound = True
    for name, policy in zip(bots, policies, strict=True):
        usual, most_turns = RANDOM if name == "random" else OTHERS
        batch = Batch(policy, games or usual, max_turns or most_turns)
        look_on(tables, name, batch, range(0, batch.games, CHUNK)[:FIRST_GAMES], FIRST_CALLS)
        try:
            tally = watch_batch(console, tables, name, batch, threads or os.cpu_count() or 1)
        except Exception:
            look_again(edition, name, batch)
            raise
        console.print(found(words, name, batch, tally), markup=False, soft_wrap=True)
        for trouble in tally.troubles[:SHOWN]:
            console.print(f"  {told(words, name, batch, trouble)}", markup=False, soft_wrap=True)
        sound = sound and not tally.troubles
    return sound


def found(words: Words, name: str, batch: Batch, tally: Tally) -> str:
    """What a soak saw, in a line."""
    return words.say(
        "soak",
        bot=name,
        games=words.number(tally.games),
        least=words.edition.tables.min_players,
        most=words.edition.tables.max_players,
        moves=words.number(tally.moves),
        seconds=words.number(tally.seconds, 1),
        broken=words.number(len(tally.troubles)),
        over=words.number(tally.games - tally.capped - len(tally.troubles)),
        cut=words.number(tally.capped),
        turns=words.number(batch.most_turns),
    )


def look_again(edition: Edition, name: str, batch: Batch) -> None:
    """Play games again after an error. Raises BadBot, naming the line, where a bot of a user's own made it."""
    if is_own(name):
        for game in range(batch.games):
            slip_of(edition, name, batch, game)


def slip_of(edition: Edition, name: str, batch: Batch, number: int) -> Slip | None:
    """The illegal move that broke a game off. Raises BadBot where a bot of a user's own fails."""
    return slip_in(edition.tables, game_of(edition.tables, name, batch, number))


def game_of(tables: Tables, name: str, batch: Batch, number: int) -> Game:
    """A game of a batch, to be played again."""
    return numbered((name,) * seats(tables, number), number, batch.most_turns)


def look_on(tables: Tables, name: str, batch: Batch, games: Iterable[int], calls: int = EVERY) -> None:
    """See to it that a bot of a user's own only looks at these games. Raises Meddler."""
    refuse_meddlers(tables, ((str(n), game_of(tables, name, batch, n)) for n in games), calls)


def told(words: Words, name: str, batch: Batch, trouble: Trouble) -> str:
    """What went wrong in a game; of an illegal move, which it was and why."""
    slip = slip_of(words.edition, name, batch, trouble.game) if trouble.how == ILLEGAL else None
    if slip:
        return words.say("soak-slip", players=trouble.players, what=slip_told(slip, str(trouble.game), words))
    if trouble.how >= BROKEN:
        look_on(words.edition.tables, name, batch, [trouble.game])
        what = words.say(f"soak-broken-{trouble.how - BROKEN}")
    else:
        what = words.say("soak-illegal" if trouble.how == ILLEGAL else "soak-stalled")
    return words.say("soak-trouble", game=str(trouble.game), players=trouble.players, what=what)


def watch_batch(console: Console, tables: Tables, name: str, batch: Batch, threads: int) -> Tally:
    """One batch under a progress bar."""
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=batch.games)
        return soak(tables, batch, threads, lambda tally: progress.update(task, completed=tally.games))
