"""The soak on the command line: a progress line while it runs, what it saw when it ends."""

from __future__ import annotations

import os

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from passgo.bots import registry
from passgo.rules.tables import Tables

from .compiled import run_games
from .machine import machine_code
from .soak import Batch, Tally, soak

RANDOM_TURNS = 400
"""Random games need not end; they are cut here."""
RULES_TURNS = 4000
"""500 rounds of eight."""


def run_soak(tables: Tables, random_games: int, bot_games: int, threads: int) -> bool:
    """Play both batches with every invariant checked at every step. False when something is broken."""
    console = Console()
    machine_code(run_games)
    sound = True
    for name, batch in (
        ("random", Batch(registry.policy("random"), random_games, RANDOM_TURNS)),
        ("rules", Batch(registry.policy("rules"), bot_games, RULES_TURNS)),
    ):
        tally = watch_batch(console, tables, name, batch, threads or os.cpu_count() or 1)
        console.print(
            f"{name}: {tally.games} games of {tables.min_players}–{tables.max_players} players, {tally.moves} moves in {tally.seconds:.1f} s; "
            f"{tally.capped} cut at {batch.most_turns} turns; {len(tally.troubles)} broken.",
            soft_wrap=True,
        )
        for trouble in tally.troubles[:10]:
            console.print(f"  game {trouble.game}, {trouble.players} players: {trouble.what}")
        sound = sound and not tally.troubles
    return sound


def watch_batch(console: Console, tables: Tables, name: str, batch: Batch, threads: int) -> Tally:
    """One batch under a progress bar."""
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(name, total=batch.games)
        return soak(tables, batch, threads, lambda tally: progress.update(task, completed=tally.games))
