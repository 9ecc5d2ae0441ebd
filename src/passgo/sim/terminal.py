"""Results in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .deed_columns import deed_columns
from .intervals import Share
from .study import GroupResult, Study
from .words import DASH, StudyWords

NAME = 12
"""The least width of a column of names."""
DEED_COLUMNS = 5
"""Columns of the table of deeds for which 80 characters have room, in French too."""
WIDEST = 1000
"""More than any table takes."""
FEWEST_VISITS = 100
"""A stage of a group is shown from this number of its rents."""


def show(console: Console, study: Study, words: StudyWords) -> None:
    """Print what a run found."""
    console.print(head(study, words), style="bold")
    console.print(about(study, words), style="dim")
    if study.endings.broken == study.games:
        return
    tables = [_seats, _length, _endings, _groups, _deeds, _money]
    if not alike(study):
        tables.insert(0, _wins)
    for table in tables:
        console.print()
        show_whole(console, table(study, words))


def alike(study: Study) -> bool:
    """Return whether one bot is in every seat, so that only the seats tell the winners apart."""
    return len(study.by_bot) == 1


def head(study: Study, words: StudyWords) -> str:
    """Return what was played, in a line."""
    return words.say("head", games=words.number(study.games), edition=words.edition.title[words.language])


def about(study: Study, words: StudyWords) -> str:
    """Which edition, who played, from which seed, how long at most."""
    runs = [(bot, len([*same])) for bot, same in groupby(study.bots)]
    bots = ", ".join(f"{count} × {bot}" if count > 1 else bot for bot, count in runs)
    facts = [study.edition, words.say("line-up", bots=bots, seed=study.seed)]
    if study.seats_swapped:
        facts.append(words.say("swapped"))
    facts.append(words.say("most-turns", turns=words.number(study.most_turns)))
    return words.listed(facts)


def show_whole(console: Console, table: Table) -> None:
    """Print a table; where the line is too short for it the heads take several lines, and the names, but no number."""
    if console.measure(table, options=console.options.update_width(WIDEST)).maximum > console.width:
        for column in table.columns[1:]:
            column.no_wrap = False
            words = str(column.header).split(" ")
            column.width = max(map(cell_len, [*words, *map(str, column.cells)]))
    console.print(table)


def plain_table(title: str, *columns: str) -> Table:
    """A table for `show_whole`."""
    table = Table(
        box=None, title=Text(title, style="bold"), title_justify="left", header_style="dim", pad_edge=False
    )
    for n, column in enumerate(columns):
        table.add_column(
            column,
            justify="right" if n else "left",
            overflow="fold",
            no_wrap=n > 0,
            min_width=None if n else NAME,
        )
    return table


def _share(share: Share, words: StudyWords) -> tuple[str, str, str]:
    if share.share is None:
        return words.number(share.count), DASH, DASH
    return words.number(share.count), words.percent(share.share), words.span(share.low, share.high)


def _wins(study: Study, words: StudyWords) -> Table:
    say = words.say
    table = plain_table(
        say("who-wins"),
        say("bot"),
        say("places"),
        say("wins"),
        say("share"),
        say("interval"),
        say("expected"),
    )
    for bot in study.by_bot:
        equal = bot.places / len(study.bots)
        table.add_row(bot.bot, str(bot.places), *_share(bot.wins, words), words.percent(equal))
    return table


def _seats(study: Study, words: StudyWords) -> Table:
    say = words.say
    table = plain_table(
        say("seats"), say("seat"), say("wins"), say("share"), say("interval"), say("expected")
    )
    for seat in study.by_seat:
        equal = words.percent(1 / len(study.bots))
        table.add_row(seat_name(seat.seat, words), *_share(seat.wins, words), equal)
    return table


def seat_name(seat: int, words: StudyWords) -> str:
    """A seat, counted from the one that begins."""
    return words.say("seat-n", n=seat + 1) if seat else words.say("first-seat")


def _length(study: Study, words: StudyWords) -> Table:
    say = words.say
    table = plain_table(say("length"), "", say("median"), say("quantiles"), say("mean"), say("longest"))
    for name, spread in (("rounds", study.rounds), ("turns", study.turns), ("moves", study.moves)):
        table.add_row(
            say(name),
            words.number(spread.median),
            f"{words.number(spread.p5)}{DASH}{words.number(spread.p95)}",
            words.number(spread.mean, 1),
            words.number(spread.most),
        )
    return table


def endings(study: Study) -> tuple[tuple[str, int], ...]:
    """How many games ended in each way, by the key of its text."""
    ends = study.endings
    return (
        ("end-last", ends.last_player),
        ("end-counted", ends.counted),
        ("end-cut", ends.cut),
        ("end-broken", ends.broken),
    )


def _endings(study: Study, words: StudyWords) -> Table:
    table = plain_table(words.say("ends-how"), "", "", "")
    table.show_header = False
    shown = [*endings(study), ("end-shared", study.endings.shared)]
    for key, count in shown:
        if count or key == "end-cut":
            share = count / study.games if study.games else None
            table.add_row(words.say(key), words.number(count), words.percent(share))
    return table


def _groups(study: Study, words: StudyWords) -> Table:
    say = words.say
    table = plain_table(
        say("which-pays"), say("group"), say("return"), say("repaid"), say("wins-whole"), say("interval")
    )
    for group in study.groups:
        back = words.number(group.income / group.spent, 2) if group.spent else DASH
        table.add_row(
            words.name(group.id), back, best_stage(group, words), *_share(group.completed, words)[1:]
        )
    return table


def best_stage(group: GroupResult, words: StudyWords) -> str:
    """Return the stage at which a group repays its cost soonest, with the number of rolls of others that this takes."""
    tiers = [tier for tier in group.tiers if tier.repaid_after and tier.visits >= FEWEST_VISITS]
    if not tiers:
        return DASH
    best = min(tiers, key=lambda tier: tier.repaid_after or 0.0)
    return f"{words.number(best.repaid_after or 0.0)} ({words.say(f'tier-{best.tier}')})"


def _deeds(study: Study, words: StudyWords) -> Table:
    """Every deed: how often moves end there, what it brings and costs a game; and how often they end in jail."""
    columns = deed_columns(study)[:DEED_COLUMNS]
    write: dict[str, Callable[[float], str]] = {
        "share": lambda value: words.percent(value, 2),
        "money": words.money,
        "ratio": lambda value: words.number(value, 2),
        "count": words.number,
    }
    table = plain_table(words.say("deeds"), words.say("deed"), *(words.say(column.key) for column in columns))
    for n, deed in enumerate(study.deeds):
        values = ((column.unit, column.values[n]) for column in columns)
        table.add_row(
            words.name(deed.id), *(DASH if value is None else write[unit](value) for unit, value in values)
        )
    table.add_row(words.say("in-jail"), words.percent(study.in_jail / study.throws, 2), style="dim")
    return table


def _money(study: Study, words: StudyWords) -> Table:
    """Mean wealth of each seat, at some of the rounds."""
    say = words.say
    seats = [say("seat-n", n=n + 1) for n in range(len(study.bots))]
    table = plain_table(say("money"), say("round"), say("going"), *seats)
    step = max(len(study.money) // 6, 1)
    for point in study.money[::step]:
        table.add_row(
            words.number(point.round),
            words.percent(point.going / study.games, 0),
            *(words.money(value) for value in point.wealth),
        )
    return table
