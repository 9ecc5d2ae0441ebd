"""How much forecasts depend on who plays on, on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from passgo.compiler.progress import set_language
from passgo.notation.records import Record
from passgo.sim.words import Language, StudyWords

from .dependence import differences


def show_dependence(
    files: Sequence[Path], bots: Sequence[str], futures: int, seed: int, language: Language
) -> None:
    """Forecast the games of records by several bots, and print how far each is from the first.

    Raises what the records, the bots and the compiler raise.
    """
    set_language(language)
    games = [Record.read(file).replay() for file in files]
    words = StudyWords(games[0].edition, language)
    table = Table(title=words.say("dependence-head", bot=bots[0]), title_justify="left", box=None)
    for n, head in enumerate(("record", "bot", "positions", "mean", "most", "agreed")):
        table.add_column(words.say(f"dependence-{head}"), justify="right" if n > 1 else "left")
    for file, game in zip(files, games, strict=True):
        for bot, one in zip(bots[1:], differences(game, bots, futures=futures, seed=seed), strict=True):
            table.add_row(
                file.stem, bot, words.number(one.positions), words.number(100 * one.mean, 1),
                words.number(100 * one.most, 1), words.percent(one.agreed, 0),
            )  # fmt: skip
    Console(highlight=False, emoji=False).print(table)
