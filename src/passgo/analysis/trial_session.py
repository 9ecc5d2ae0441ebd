"""The trial of performance and luck on the command line."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from passgo.bots.registry import policy
from passgo.compiler.progress import set_language
from passgo.editions import find_edition
from passgo.sim.intervals import Mean, mean_of
from passgo.sim.words import Language, StudyWords

from . import trial
from .forecast import BOT
from .trial import Played

PLAYED_ONLY: Final = 20
"""Games that are only played, for each that is reviewed."""


def show_trial(
    name: str, bots: Sequence[str], players: int, games: int, seed: int, language: Language
) -> None:
    """Review games of bots, and print how they performed, who won, and how the two agree.

    Stopped by the keyboard, it prints what it knows. Raises what the edition, the bots and the compiler raise.
    """
    set_language(language)
    edition = find_edition(name)
    words = StudyWords(edition, language)
    console = Console(highlight=False, emoji=False)
    played: defaultdict[str, list[Played]] = defaultdict(list)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.say("games"), total=games)
        try:
            for seated, number in islice(trial.tables(bots, players, seed), games):
                for bot, one in trial.reviewed(edition, name, seated, number, policy(BOT)):
                    played[bot].append(one)
                progress.advance(task)
        except KeyboardInterrupt:
            pass
    if any(len(played[bot]) < 2 for bot in bots):
        console.print(words.say("trial-too-few"))
        return
    wins = trial.wins(edition, bots, players, PLAYED_ONLY * games, seed + 1)
    performances = {bot: trial.performance(played[bot]) for bot in bots}

    def said(of: Mean, whole: int) -> str:
        return f"{words.number(whole * of.mean, 1)} ± {words.number(whole * of.reach, 1)}"

    table = Table(box=None, header_style="dim")
    for head in ("bot", "games", "performance", "first-half", "second-half", "luck", "wins"):
        table.add_column(words.say(f"trial-{head}"), justify="left" if head == "bot" else "right")
    apart: list[float] = []
    for bot in sorted(bots, key=lambda bot: performances[bot].mean):
        mine = played[bot]
        halves = [trial.performance(mine[: len(mine) // 2]), trial.performance(mine[len(mine) // 2 :])]
        apart.append(abs(halves[0].mean - halves[1].mean) / max(halves[0].mean + halves[1].mean, 1e-9))
        luck = mean_of([one.luck for one in mine])
        table.add_row(
            bot, words.number(len(mine)), said(performances[bot], 1000), *(said(half, 1000) for half in halves),
            said(luck, 100), said(wins[bot], 100),
        )  # fmt: skip
    console.print(table)
    lost, won = [-performances[bot].mean for bot in bots], [wins[bot].mean for bot in bots]
    console.print(words.say("trial-order", correlation=words.number(trial.rank_correlation(lost, won), 2)))
    within = sorted(apart)
    console.print(
        words.say(
            "trial-halves", median=words.percent(within[len(within) // 2], 0), worst=words.percent(within[-1], 0),
            near=sum(one <= 0.1 for one in within), bots=len(within),
        )
    )  # fmt: skip
    console.print(words.say("trial-variance", times=words.number(trial.variance_cut(played), 2)))
