"""A fit on the command line: its progress, how good the net is, and the file it leaves."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from passgo.bots.fitted import own_folder
from passgo.bots.registry import policy
from passgo.editions import find_edition

from .fitting import EPOCHS, Fitted, fit, gather


class BadFit(ValueError):
    """A fit that cannot be made; the message says why."""


def fit_and_save(
    edition: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    *,
    any_board: bool,
    into: Path | None,
    command: str,
) -> None:
    """Gather, learn, show and save. Raises BadFit, and what finding the edition and the bot raises."""
    book = find_edition(edition)
    E = book.tables
    if not E.min_players <= players <= E.max_players:
        raise BadFit(f"{book.id} is for {E.min_players} to {E.max_players} players, not {players}")
    console = Console(highlight=False)
    with Progress(console=console, transient=True) as progress:
        gathering = progress.add_task("games", total=games)
        seen = gather(
            book,
            players,
            [policy(bot) for bot in bots.split(",")],
            games,
            seed,
            lambda done: progress.update(gathering, completed=done),
        )
        learning = progress.add_task("learning", total=EPOCHS)
        fitted = fit(
            book,
            players,
            seen,
            made_by=command,
            seed=seed,
            any_board=any_board,
            report=lambda done: progress.update(learning, completed=done),
        )
    show(console, fitted)
    console.print(f"written: {fitted.weights.save(into or own_folder())}", soft_wrap=True)


def show(console: Console, fitted: Fitted) -> None:
    """How good it is on games that it has not seen."""
    found = fitted.calibration
    console.print(
        f"{fitted.positions:,} positions. Log-loss on games kept back: {found.log_loss:.3f}"
        f" (by the share of wealth, cubed: {found.by_wealth:.3f})"
    )
    table = Table("seats", "said", "won", box=None)
    for seats, said, won in found.bins:
        table.add_row(f"{seats:,}", f"{said:.1%}", f"{won:.1%}")
    console.print(table)
