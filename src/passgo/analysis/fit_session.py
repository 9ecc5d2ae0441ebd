"""A fit on the command line: its progress, how good the net is, and the file it leaves."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from passgo.bots.fitted import Weights, own_folder, weights_for
from passgo.bots.registry import policy
from passgo.editions import Edition, find_edition

from .fitting import EPOCHS, Fitted, fit, gather


class BadFit(ValueError):
    """A fit that cannot be made; the message says why."""


def fit_and_save(
    edition: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    rounds: int,
    *,
    any_board: bool,
    into: Path | None,
    command: str,
) -> None:
    """Gather, learn, show and save, once or in rounds. Raises BadFit, and what finding the edition and the bot raises."""
    book = find_edition(edition)
    E = book.tables
    if not E.min_players <= players <= E.max_players:
        raise BadFit(f"{book.id} is for {E.min_players} to {E.max_players} players, not {players}")
    if rounds and any_board:
        raise BadFit("rounds begin with the weights of a book; those for any board are fitted at once")
    console = Console(highlight=False)
    folder = into or own_folder()
    if rounds:
        weights = fit_in_rounds(console, book, players, bots, games, seed, rounds, folder, command)
    else:
        weights = fit_once(console, book, players, bots, games, seed, command, any_board=any_board)
    console.print(f"written: {weights.save(folder)}", soft_wrap=True)


def fit_in_rounds(
    console: Console,
    book: Edition,
    players: int,
    bots: str,
    games: int,
    seed: int,
    rounds: int,
    folder: Path,
    command: str,
) -> Weights:
    """Each round plays by the weights of the last and learns on from them; a round that is kept is not made again."""
    weights = weights_for(book.tables, players)
    if weights is None:
        raise BadFit(
            f"nothing is fitted to {book.id} yet to begin with: `passgo fit --edition {book.id} --players {players}`"
        )
    for number in range(1, rounds + 1):
        kept = folder / f"round-{number}"
        file = kept / f"{book.id}-{players}.npz"
        if file.exists():
            weights = Weights.load(file)
            continue
        console.print(f"round {number} of {rounds}")
        weights = fit_once(console, book, players, bots, games, seed + number, command, begin=weights)
        weights.save(kept)
    return weights


def fit_once(
    console: Console,
    book: Edition,
    players: int,
    bots: str,
    games: int,
    seed: int,
    command: str,
    *,
    any_board: bool = False,
    begin: Weights | None = None,
) -> Weights:
    """Gather, learn and show; `begin`: the weights to play by and to go on from."""
    with Progress(console=console, transient=True) as progress:
        gathering = progress.add_task("games", total=games)
        seen = gather(
            book,
            players,
            [policy(bot) for bot in bots.split(",")],
            games,
            seed,
            lambda done: progress.update(gathering, completed=done),
            begin,
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
            begin=begin,
        )
    show(console, fitted)
    return fitted.weights


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
