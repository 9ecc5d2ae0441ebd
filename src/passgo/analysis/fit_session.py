"""A fit on the command line: its progress, how good the net is, and the file it leaves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from passgo.bots.fitted import Weights, own_folder, weights_for
from passgo.bots.registry import policy
from passgo.editions import Edition

from .fitting import EPOCHS, Fitted, fit, gather


class BadFit(ValueError):
    """A fit that cannot be made; the message says why."""


@dataclass(frozen=True, slots=True)
class FitPlan:
    """What a fit is: all that its weights hang on, and the command that asks for it."""

    edition: Edition
    players: int
    bots: tuple[str, ...]
    """They take turns in the seats of the games that are looked at."""
    games: int
    seed: int
    command: str
    """Kept with the weights."""
    any_board: bool = False
    """Without the colour groups, so that the weights serve every board."""


def fit_and_save(plan: FitPlan, rounds: int, into: Path | None) -> None:
    """Gather, learn, show and save, once or in rounds; `into`: a folder, else among the user's data. Raises BadFit, UnknownBot."""
    E = plan.edition.tables
    if not E.min_players <= plan.players <= E.max_players:
        raise BadFit(
            f"{plan.edition.id} is for {E.min_players} to {E.max_players} players, not {plan.players}"
        )
    if rounds and plan.any_board:
        raise BadFit("rounds begin with the weights of a book; those for any board are fitted at once")
    console = Console(highlight=False)
    folder = into or own_folder()
    weights = fit_in_rounds(console, plan, rounds, folder) if rounds else fit_once(console, plan)
    console.print(f"written: {weights.save(folder)}", soft_wrap=True)


def fit_in_rounds(console: Console, plan: FitPlan, rounds: int, folder: Path) -> Weights:
    """Each round plays by the weights of the last and learns on from them; a round that is kept is not made again."""
    book, players = plan.edition, plan.players
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
        weights = fit_once(console, replace(plan, seed=plan.seed + number), begin=weights)
        weights.save(kept)
    return weights


def fit_once(console: Console, plan: FitPlan, begin: Weights | None = None) -> Weights:
    """Gather, learn and show; `begin`: the weights to play by and to go on from."""
    with Progress(console=console, transient=True) as progress:
        gathering = progress.add_task("games", total=plan.games)
        seen = gather(
            plan.edition,
            plan.players,
            [policy(bot) for bot in plan.bots],
            plan.games,
            plan.seed,
            lambda done: progress.update(gathering, completed=done),
            begin,
        )
        learning = progress.add_task("learning", total=EPOCHS)
        fitted = fit(
            plan.edition,
            plan.players,
            seen,
            made_by=plan.command,
            seed=plan.seed,
            any_board=plan.any_board,
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
