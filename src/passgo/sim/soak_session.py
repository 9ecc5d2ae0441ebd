"""The soak on the command line: a progress line while it runs, what it saw when it ends."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from passgo.bots import registry
from passgo.bots.user_bots import is_user_bot
from passgo.compiler.machine import machine_code
from passgo.compiler.progress import set_language
from passgo.editions import Edition
from passgo.rules.base.tables import Tables

from .bot_errors import SeededGame, WrongMove, seeded_game, wrong_move_in, wrong_move_text
from .driver import BROKEN, ILLEGAL
from .runs import line_up, run_games
from .soak import CHUNK, SoakCounts, SoakPlan, Trouble, players_of, soak
from .tampering import EVERY, FIRST_CALLS, FIRST_GAMES, refuse_tampering
from .words import StudyWords

RANDOM: Final = (100_000, 400)
"""Usual games of the bot `random`, and the turns at which they are cut, for random games need not end."""
SHOWN: Final = 10
"""The most games that are reported as having gone wrong."""
OTHERS: Final = (10_000, 4000)
"""And of any other bot; 500 rounds of eight."""


def run_soak(words: StudyWords, bots: Sequence[str], games: int, max_turns: int, threads: int) -> bool:
    """Play each bot against its like with every invariant checked at every step. False when something is broken.

    `games` of each, cut after `max_turns`; 0 for as many as is usual. Raises what the registry raises, BadBot and NoCompiler.
    """
    console = Console(highlight=False, emoji=False)
    set_language(words.language)
    edition, tables = words.edition, words.edition.tables
    machine_code(run_games)
    policies = [registry.policy(name) for name in bots]
    line_up(policies)
    sound = True
    for name, policy in zip(bots, policies, strict=True):
        usual, most_turns = RANDOM if name == "random" else OTHERS
        plan = SoakPlan(policy, games or usual, max_turns or most_turns)
        check_for_tampering(tables, name, plan, range(0, plan.games, CHUNK)[:FIRST_GAMES], FIRST_CALLS)
        try:
            counts = soak_with_progress(console, tables, name, plan, threads or os.cpu_count() or 1)
        except Exception:
            find_bot_error(edition, name, plan)
            raise
        console.print(summary_line(words, name, plan, counts), markup=False, soft_wrap=True)
        for trouble in counts.troubles[:SHOWN]:
            console.print(f"  {trouble_line(words, name, plan, trouble)}", markup=False, soft_wrap=True)
        sound = sound and not counts.troubles
    return sound


def summary_line(words: StudyWords, name: str, plan: SoakPlan, counts: SoakCounts) -> str:
    """Return the counts of a soak, in a line."""
    return words.say(
        "soak",
        bot=name,
        games=words.number(counts.games),
        least=words.edition.tables.min_players,
        most=words.edition.tables.max_players,
        moves=words.number(counts.moves),
        seconds=words.number(counts.seconds, 1),
        broken=words.number(len(counts.troubles)),
        over=words.number(counts.games - counts.capped - len(counts.troubles)),
        cut=words.number(counts.capped),
        turns=words.number(plan.most_turns),
    )


def find_bot_error(edition: Edition, name: str, plan: SoakPlan) -> None:
    """Play games again after an error. Raises BadBot, naming the line, where a bot of a user's own made it."""
    if is_user_bot(name):
        for game in range(plan.games):
            wrong_move_of(edition, name, plan, game)


def wrong_move_of(edition: Edition, name: str, plan: SoakPlan, number: int) -> WrongMove | None:
    """The illegal move that broke a game off. Raises BadBot where a bot of a user's own fails."""
    return wrong_move_in(edition.tables, game_of(edition.tables, name, plan, number))


def game_of(tables: Tables, name: str, plan: SoakPlan, number: int) -> SeededGame:
    """A game of a batch, to be played again."""
    return seeded_game((name,) * players_of(tables, number), number, plan.most_turns)


def check_for_tampering(
    tables: Tables, name: str, plan: SoakPlan, games: Iterable[int], calls: int = EVERY
) -> None:
    """See to it that a bot of a user's own only looks at these games. Raises Meddler."""
    refuse_tampering(tables, ((str(n), game_of(tables, name, plan, n)) for n in games), calls)


def trouble_line(words: StudyWords, name: str, plan: SoakPlan, trouble: Trouble) -> str:
    """Return what went wrong in a game; of an illegal move, which it was and why."""
    wrong = wrong_move_of(words.edition, name, plan, trouble.game) if trouble.how == ILLEGAL else None
    if wrong:
        return words.say(
            "soak-slip", players=trouble.players, what=wrong_move_text(wrong, str(trouble.game), words)
        )
    if trouble.how >= BROKEN:
        check_for_tampering(words.edition.tables, name, plan, [trouble.game])
        what = words.say(f"soak-broken-{trouble.how - BROKEN}")
    else:
        what = words.say("soak-illegal" if trouble.how == ILLEGAL else "soak-stalled")
    return words.say("soak-trouble", game=str(trouble.game), players=trouble.players, what=what)


def soak_with_progress(
    console: Console, tables: Tables, name: str, plan: SoakPlan, threads: int
) -> SoakCounts:
    """One batch under a progress bar."""
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=plan.games)
        return soak(tables, plan, threads, lambda counts: progress.update(task, completed=counts.games))
