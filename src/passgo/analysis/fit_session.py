"""A fit on the command line: its progress, how good the net is, and the file it leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
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
    """The plan of a training: all that its weights depend on, and the command that asks for it."""

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
    """The number of rounds of self-play of `strong` after which it is trained again."""
    own_games: int = 0
    """Such games a round."""

    def folder(self, number: int) -> Path:
        """Return the folder of a round: among the rounds of all trainings that begin alike, with bots of the same code."""
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
        raise BadFit("--rounds needs one board; leave it out with --any-board")
    console = Console(highlight=False)
    weights = fit_in_rounds(console, plan)
    console.print(f"written: {weights.save(into or own_folder())}", soft_wrap=True)


def fit_in_rounds(console: Console, plan: FitPlan) -> Weights:
    """Return weights learned from games between the bots, then again after each round of self-play of `strong`.

    In a round it uses the weights of the last, and learns from all positions so far. Finished rounds are saved,
    and the same command continues from there.
    """
    rounds = Rounds(console, plan)
    if not plan.rounds:
        return learnt(console, plan, rounds.seen_in(0))
    return rounds.learnt_by(plan.rounds)._replace(made_by=plan.command)


class Rounds:
    """The rounds of a fit: each is fetched from where it is kept, or made, once it is asked for."""

    def __init__(self, console: Console, plan: FitPlan) -> None:
        """Round 0 are the games between the bots."""
        self._console = console
        self._plan = plan

    def learnt_by(self, number: int) -> Weights:
        """The weights after a round."""
        folder = self._plan.folder(number)
        file = folder / f"{self._plan.edition.id}-{self._plan.players}.npz"
        if not file.exists():
            seen = Positions.of_all([self.seen_in(before) for before in range(number + 1)])
            learnt(self._console, self._plan, seen).save(folder)
        return Weights.load(file)

    def seen_in(self, number: int) -> Positions:
        """Return the positions of a round. Only those of `strong` are saved: those of the bots are soon played again."""
        if number == 0:
            return self._between_bots
        file = self._plan.folder(number) / "positions.npz"
        if not file.exists():
            weights = self.learnt_by(number - 1)
            self._console.print(f"round {number} of {self._plan.rounds}")
            self._of_strong(number, weights).save(file)
        return Positions.load(file)

    @cached_property
    def _between_bots(self) -> Positions:
        plan = self._plan
        bots = [policy(bot) for bot in plan.bots]

        def play(report: Callable[[int], None]) -> Positions:
            return gather(plan.edition, plan.players, bots, plan.games, plan.seed, report)

        return watched(self._console, plan.games, play)

    def _of_strong(self, number: int, weights: Weights) -> Positions:
        plan = self._plan

        def play(report: Callable[[int], None]) -> Positions:
            return gather_own(plan.edition, plan.players, weights, plan.own_games, plan.seed + number, report)

        return watched(self._console, plan.own_games, play)


def watched(console: Console, games: int, play: Callable[[Callable[[int], None]], Positions]) -> Positions:
    """Return positions from games, with a bar that shows how many are played."""
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("games", total=games)
        return play(lambda done: progress.update(bar, completed=done))


def learnt(console: Console, plan: FitPlan, seen: Positions) -> Weights:
    """Return what is learned from them, and show it."""
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
