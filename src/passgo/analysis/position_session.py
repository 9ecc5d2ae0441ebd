"""Questions about a position on the command line: what is printed, and the file it leaves."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from passgo.compiler.progress import set_language
from passgo.notation.records import Record
from passgo.sim.session import BadTarget, Targets
from passgo.sim.words import DASH, Language, StudyWords

from .forecast import Estimate
from .position import Inquiry, PositionAnswer, Worth


def ask_position(
    file: Path, bot: str, futures: int, seed: int, *, json: Path | None = None, language: Language = "en"
) -> None:
    """Ask the position in a file, or the last one of a record, who wins, what its deeds are worth and what to trade.

    Raises what the record, the bot and the compiler raise.
    """
    Targets(json=json).check()
    set_language(language)
    record = Record.read(file)
    game = record.replay()
    words = StudyWords(game.edition, language)
    if game.is_over:
        raise BadTarget(f"{file}: {words.say('position-over')}")
    answer = Inquiry(game, bot, seated=record.bots, futures=futures, seed=seed).answer()
    show(Console(highlight=False, emoji=False), answer, words)
    if json is not None:
        json.write_bytes(msgspec.json.encode(answer))


def show(console: Console, answer: PositionAnswer, words: StudyWords) -> None:
    """Print who wins, the deeds, and the trades."""
    say = words.say

    def points(of: Estimate, sign: str = "") -> str:
        return f"{sign if of.mean > 0 else ''}{words.number(100 * of.mean, 1)} ± {words.number(100 * of.reach, 1)}"

    def worth(of: Worth | None) -> tuple[str, str]:
        if of is None:
            return DASH, DASH
        return points(of.chance), DASH if of.dollars is None else words.money(of.dollars)

    def table(title: str, *heads: str) -> Table:
        made = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None)
        for n, head in enumerate(heads):
            made.add_column(head, justify="right" if n else "left", no_wrap=bool(n))
        console.print()
        return made

    console.print(
        say(
            "position-head",
            edition=words.edition.title[words.language],
            futures=words.number(answer.futures),
            bot=answer.bot,
            turns=words.number(answer.turns),
        )
    )
    wins = table(say("review-chances"), say("review-seat"), "%")
    for name, chance in zip(answer.players, answer.chances, strict=True):
        wins.add_row(name, points(chance))
    console.print(wins)
    seats = {f"p{n}": name for n, name in enumerate(answer.players, 1)}
    heads = [head for name in answer.players for head in (name, words.edition.currency)]
    deeds = table(say("position-deeds"), say("position-deed"), say("position-owner"), *heads)
    deeds.columns[1].justify = "left"
    for one in answer.deeds:
        figures = [figure for of in one.worth for figure in worth(of)]
        deeds.add_row(words.name(one.deed), seats.get(one.owner, DASH), *figures)
    console.print(deeds)
    trades = table(
        say("position-trades"), say("review-offer"), say("position-to-giver"), say("position-to-taker")
    )
    for trade in answer.trades:
        trades.add_row(trade.text, points(trade.to_giver, "+"), points(trade.to_taker, "+"))
    console.print(trades if answer.trades else say("position-no-trades"))
