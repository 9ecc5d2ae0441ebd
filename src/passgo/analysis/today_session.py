"""The puzzle of the day in a terminal: its question, then the worth of every answer, the bots' answers, and a line to share."""

from __future__ import annotations

from datetime import date
from math import ceil

from rich.console import Console
from rich.prompt import IntPrompt
from rich.table import Table

from passgo.editions import find_edition
from passgo.sim.words import Language, StudyWords

from .forecast import Estimate
from .puzzles.kept import PLAYERS, Puzzle, kept_puzzles, of_the_day


def ask_today(day: date, answer: int | None, *, language: Language = "en") -> None:
    """Ask the puzzle of a day, unless its answer is given, and show what each answer is worth."""
    known = kept_puzzles()
    puzzle = of_the_day(known.puzzles, day)
    words = StudyWords(find_edition(puzzle.edition), language)
    console = Console(highlight=False, emoji=False)
    name = PLAYERS[int(puzzle.seat[1:]) - 1]
    console.print(
        words.say("today-head", date=day.isoformat(), edition=words.edition.title[language]), style="bold"
    )
    console.print(puzzle.record, markup=False)
    console.print(words.say("today-asked", name=name))
    for n, one in enumerate(puzzle.answers, 1):
        console.print(f"  {n}  {one.move}", markup=False)
    if answer is None:
        choices = [str(n) for n in range(1, len(puzzle.answers) + 1)]
        answer = IntPrompt.ask(words.say("today-answer"), choices=choices, console=console)
    given = puzzle.answers[min(max(answer, 1), len(puzzle.answers)) - 1]
    console.print(_worths(puzzle, given.move, words))
    right = [bot for bot, move in puzzle.bots.items() if puzzle.is_right(move)]
    share = words.say(
        "today-share",
        date=day.isoformat(),
        points=_points(given.cost, words),
        bots=len(right),
        of=len(puzzle.bots),
    )
    console.print(
        words.say(
            "today-bots",
            bots=", ".join(right) or "–",
            others=", ".join(sorted(puzzle.bots.keys() - {*right})) or "–",
        )
    )
    console.print(
        words.say("today-method", futures=words.number(known.futures), bot=known.bot, seed=known.seed),
        style="dim",
    )
    console.print(share)


def _worths(puzzle: Puzzle, given: str, words: StudyWords) -> Table:
    """Return the worth of every answer, the best in bold."""
    table = Table(box=None, header_style="dim")
    table.add_column("")
    table.add_column(words.say("review-chances"), justify="right")
    table.add_column(words.say("review-cost"), justify="right")
    table.add_column("")
    seat = int(puzzle.seat[1:]) - 1
    for one in puzzle.answers:
        best = one.move == puzzle.better
        chance = one.chances[seat]
        table.add_row(
            one.move,
            f"{words.percent(chance.mean, 0)} ± {_band(chance)}",
            _points(one.cost, words),
            words.say("today-yours") if one.move == given else "",
            style="bold" if best else "",
        )
    return table


def _points(cost: Estimate, words: StudyWords) -> str:
    return f"−{words.number(100 * cost.mean)} ± {_band(cost)}" if cost.mean else "0"


def _band(of: Estimate) -> int:
    """Return the reach of a band in whole points; never 0."""
    return max(ceil(100 * of.reach), 1)
