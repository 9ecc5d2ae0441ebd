"""A fit on the command line: its progress, how good the net is, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from passgo.bots.fitted import Weights, digests_of, own_folder
from passgo.bots.registry import policy
from passgo.compiler.cache import stamp_of
from passgo.compiler.sources import sources
from passgo.editions import Edition

from .fitting import EPOCHS, Calibration, Fitted, Positions, fit, gather, gather_own


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
    rounds: int = 0
    """So often it learns anew, from games of `strong` with itself besides."""
    own_games: int = 0
    """Such games a round."""

    def folder(self, number: int) -> Path:
        """Where a round is kept: among the rounds of all fits that begin alike, with bots of the same code."""
        begins = digests_of(self.edition.tables), self.bots, self.games, self.seed, self.own_games
        stamp = stamp_of(sources(), *begins)[:8]
        rounds = platformdirs.user_cache_path("passgo") / "rounds"
        return rounds / f"{self.edition.id}-{self.players}-{stamp}" / f"round-{number}"


def fit_and_save(plan: FitPlan, into: Path | None) -> None:
    """Gather, learn, show and save; `into`: a folder, else among the user's data. Raises BadFit, UnknownBot."""
    E = plan.edition.tables
    if not E.min_players <= plan.players <= E.max_players:
        raise BadFit(
            f"{plan.edition.id} is for {E.min_players} to {E.max_players} players, not {plan.players}"
        )
    if plan.rounds and plan.any_board:
        raise BadFit("rounds are played on one board; weights for any board are fitted at once")
    console = Console(highlight=False)
    weights = fit_in_rounds(console, plan)
    console.print(f"written: {weights.save(into or own_folder())}", soft_wrap=True)


def fit_in_rounds(console: Console, plan: FitPlan) -> Weights:
    """Weights learnt from games between the bots, then anew after each round of games of `strong` with itself.

    In a round it thinks by the weights of the last, and learns from all that was seen so far. What is done of the
    rounds is kept, and the same command goes on from there.
    """
    bots = [policy(bot) for bot in plan.bots]
    seen = watched(
        console,
        plan.games,
        lambda report: gather(plan.edition, plan.players, bots, plan.games, plan.seed, report),
    )
    if not plan.rounds:
        return learnt(console, plan, seen)
    weights = kept_or_learnt(console, plan, 0, seen)
    for number in range(1, plan.rounds + 1):
        console.print(f"round {number} of {plan.rounds}")
        seen = Positions.of_all([seen, own_positions(console, plan, number, weights)])
        weights = kept_or_learnt(console, plan, number, seen)
    return weights._replace(made_by=plan.command)


def own_positions(console: Console, plan: FitPlan, number: int, weights: Weights) -> Positions:
    """What is seen in the games of a round, played unless they are kept."""
    file = plan.folder(number) / "positions.npz"
    if not file.exists():
        seen = watched(
            console,
            plan.own_games,
            lambda report: gather_own(
                plan.edition, plan.players, weights, plan.own_games, plan.seed + number, report
            ),
        )
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name("part.npz")
        seen.save(part)
        part.replace(file)  # whole, or not there
    return Positions.load(file)


def kept_or_learnt(console: Console, plan: FitPlan, number: int, seen: Positions) -> Weights:
    """The weights of a round, learnt unless they are kept."""
    folder = plan.folder(number)
    file = folder / f"{plan.edition.id}-{plan.players}.npz"
    return Weights.load(file if file.exists() else learnt(console, plan, seen).save(folder))


def watched(console: Console, games: int, play: Callable[[Callable[[int], None]], Positions]) -> Positions:
    """What is seen in games, with a bar that shows how many are played."""
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("games", total=games)
        return play(lambda done: progress.update(bar, completed=done))


def learnt(console: Console, plan: FitPlan, seen: Positions) -> Weights:
    """What is learnt from it, shown."""
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("learning", total=EPOCHS)
        fitted = fit(
            plan.edition,
            plan.players,
            seen,
            made_by=plan.command,
            seed=plan.seed,
            any_board=plan.any_board,
            report=lambda done: progress.update(bar, completed=done),
        )
    show(console, fitted)
    return fitted.weights


def show(console: Console, fitted: Fitted) -> None:
    """How good it is on games that it has not seen."""
    console.print(f"{fitted.positions:,} positions")
    show_calibration(console, "games kept back", fitted.calibration)
    if fitted.own:
        show_calibration(console, "games of `strong` kept back", fitted.own)


def show_calibration(console: Console, games: str, found: Calibration) -> None:
    """The log-loss, and each tenth of the chance."""
    console.print(
        f"Log-loss on {games}: {found.log_loss:.3f} (by the share of wealth, cubed: {found.by_wealth:.3f})"
    )
    table = Table("seats", "said", "won", box=None)
    for seats, said, won in found.bins:
        table.add_row(f"{seats:,}", f"{said:.1%}", f"{won:.1%}")
    console.print(table)
