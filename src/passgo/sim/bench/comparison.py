"""Two versions compared: is the second slower than the first, beyond the noise of a measurement?

Both play the same numbers of the same games in turns, A B, B A, A B and so on, so that whatever else the
machine does meets both. Each round gives one ratio of their speeds. The place of code and data in memory
changes the speed of a process by some percent, so both are restarted several times. The interval between two ranks
of the sorted ratios holds their true median with 95% certainty, whatever their distribution; a loss is
reported if even the upper end of that interval is below 1 by more than `TOLERATED`.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import IO, Final

from rich.console import Console
from rich.table import Table

from passgo.bots.registry import policy
from passgo.editions import find_edition
from passgo.locale.figures import number

from .show import played, say

TOLERATED: Final = 0.01
"""A true loss of up to one percent is tolerated: compiled code changes by as much if it is merely moved."""

STARTS: Final = 5
"""How often both versions are started, where there are as many rounds."""

CERTAINTY: Final = 0.95

Played = tuple[str, str, str]
"""An edition, a bot, and `compiled` or `interpreted`."""


class NoComparison(ValueError):
    """Two versions that cannot be compared; the message says why."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The second version compared with the first, at one thing."""

    name: str
    before: float
    """Moves a second, at the middle."""
    after: float
    ratios: tuple[float, ...]
    same_games: bool
    """Did both make the same number of moves every time?"""

    @property
    def middle(self) -> float:
        """The median of the ratios after / before."""
        return statistics.median(self.ratios)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the true median."""
        return interval(self.ratios)

    @property
    def lost(self) -> bool:
        """Is it slower beyond noise?"""
        return self.interval[1] < 1 - TOLERATED


def interval(ratios: tuple[float, ...]) -> tuple[float, float]:
    """Two of the values that hold the true median between them with the certainty wanted, by their ranks."""
    n = len(ratios)
    values = sorted(ratios)
    outside = 0.0
    rank = 0
    while rank < (n - 1) // 2 and outside + 2 * comb(n, rank) / 2**n <= 1 - CERTAINTY:
        outside += 2 * comb(n, rank) / 2**n
        rank += 1
    rank = max(rank - 1, 0)
    return values[rank], values[n - 1 - rank]


def what_is_played(editions: Sequence[str], bots: Sequence[str]) -> list[Played]:
    """Return what is compared: every edition with every bot compiled, and with the last bot interpreted too.

    Raises what `find_edition` and `policy` raise for an unknown name.
    """
    for edition in editions:
        find_edition(edition)
    for bot in bots:
        policy(bot)
    return [
        played
        for edition in editions
        for played in (*((edition, bot, "compiled") for bot in bots), (edition, bots[-1], "interpreted"))
    ]


def compare(
    commits: list[str], things: Sequence[Played], rounds: int, seconds: float, language: str = "en"
) -> bool:
    """Compare a commit with another, or with the checkout as it is; print the table. False when there is a loss.

    Raises NoComparison for a commit that is not there, or is older than this command.
    """
    console = Console(highlight=False, emoji=False)
    root = checkout()
    with ExitStack() as opened:
        folders = [opened.enter_context(worktree(root, commit)) for commit in commits]
        if len(folders) == 1:
            folders.append(root)
        starts = min(STARTS, rounds)
        shares = [rounds // starts + (n < rounds % starts) for n in range(starts)]
        verdicts = [
            joined(parts)
            for parts in zip(*(started(folders, things, n, seconds) for n in shares), strict=True)
        ]
    names = (commits[0], commits[1] if len(commits) > 1 else say(language, "checkout"))
    console.print(shown(verdicts, names, language))
    for verdict in verdicts:
        if not verdict.same_games:
            console.print(say(language, "other-games", name=played(verdict.name, language)))
    lost = [played(verdict.name, language) for verdict in verdicts if verdict.lost]
    console.print(say(language, "lost", names=", ".join(lost)) if lost else say(language, "no-loss"))
    return not lost


def started(folders: list[Path], things: Sequence[Played], rounds: int, seconds: float) -> list[Verdict]:
    """Start both versions and let them play some rounds of everything."""
    with player(folders[0]) as before, player(folders[1]) as after:
        return [judged(before, after, played, rounds, seconds) for played in things]


def joined(parts: Sequence[Verdict]) -> Verdict:
    """Return the joint result of several starts."""
    return Verdict(
        parts[0].name,
        statistics.median(part.before for part in parts),
        statistics.median(part.after for part in parts),
        tuple(ratio for part in parts for ratio in part.ratios),
        all(part.same_games for part in parts),
    )


def judged(before: Player, after: Player, played: Played, rounds: int, seconds: float) -> Verdict:
    """Play the same games on both sides in turns."""
    words = " ".join(played)
    games = int(before.ask(f"{words} 0 {seconds}"))
    after.ask(f"{words} 0 {seconds}")
    speeds: tuple[list[float], list[float]] = ([], [])
    same = True
    for n in range(rounds):
        moves: dict[int, int] = {}
        for side in (0, 1) if n % 2 else (1, 0):
            made, took = (before, after)[side].ask(f"{words} {games}").split()
            moves[side] = int(made)
            speeds[side].append(int(made) / float(took))
        same = same and moves[0] == moves[1]
    ratios = tuple(b / a for a, b in zip(*speeds, strict=True))
    return Verdict(words, statistics.median(speeds[0]), statistics.median(speeds[1]), ratios, same)


class Player:
    """The two pipes of a process that plays."""

    def __init__(self, folder: Path, to: IO[str], back: IO[str]) -> None:
        self._folder, self._to, self._back = folder, to, back

    def ask(self, line: str) -> str:
        """Send a line and wait for the answer. Raises NoComparison when there is none."""
        with suppress(BrokenPipeError):  # the process is gone, and no answer comes
            print(line, file=self._to, flush=True)
        answer = self._back.readline()
        if not answer:
            raise NoComparison(f"{self._folder}: `passgo bench` is missing in this version or does not run")
        return answer.strip()


@contextmanager
def player(folder: Path) -> Generator[Player]:
    """A process that plays with the sources in a folder."""
    environment = os.environ | {"PYTHONPATH": str(folder / "src")}
    process = subprocess.Popen(
        [sys.executable, "-m", "passgo.sim.bench.measure"],
        cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield Player(folder, process.stdin, process.stdout)
    finally:
        process.stdin.close()
        process.wait()


@contextmanager
def worktree(root: Path, commit: str) -> Generator[Path]:
    """A checkout of a commit, for as long as it is needed. Raises NoComparison when there is none."""
    with tempfile.TemporaryDirectory(prefix="passgo-") as folder:
        place = Path(folder) / "checkout"
        git(root, "worktree", "add", "--detach", "--force", str(place), commit)
        try:
            yield place
        finally:
            git(root, "worktree", "remove", "--force", str(place))


def checkout() -> Path:
    """The checkout that this program runs from. Raises NoComparison when it is none."""
    return Path(git(Path(__file__).parent, "rev-parse", "--show-toplevel"))


def git(folder: Path, *words: str) -> str:
    """Return the output of git. Raise NoComparison with its complaint."""
    try:
        done = subprocess.run(["git", *words], check=False, cwd=folder, capture_output=True, text=True)
    except FileNotFoundError:
        raise NoComparison("comparing needs git") from None
    if done.returncode:
        raise NoComparison(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "git failed")
    return done.stdout.strip()


def shown(verdicts: list[Verdict], names: tuple[str, str], language: str) -> Table:
    """The verdicts as a table."""
    table = Table(title=say(language, "sides", before=names[0], after=names[1]), title_justify="left")
    table.add_column("")
    for heading in (*names, say(language, "ratio"), say(language, "between")):
        table.add_column(heading, justify="right")
    for verdict in verdicts:
        low, high = (number(end, language, 3) for end in verdict.interval)
        table.add_row(
            played(verdict.name, language),
            number(verdict.before, language),
            number(verdict.after, language),
            number(verdict.middle, language, 3),
            f"{low}–{high}",
            style="red" if verdict.lost else "",
        )
    return table
