"""Analyses shown in a terminal and as pages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from passgo.compiler.progress import set_language
from passgo.editions import Edition, EditionError, edition_names, find_edition
from passgo.rules.base.state import SEATS
from passgo.sim.intervals import reach_of_mean
from passgo.sim.report.board import heat_board, reach
from passgo.sim.report.charts import Line, lines
from passgo.sim.report.html import data_table, figure, page, text
from passgo.sim.session import BadTarget, Targets, play_quietly
from passgo.sim.statistics import results
from passgo.sim.study import Study, StudyError, from_json
from passgo.sim.tournament import make_plan
from passgo.sim.words import DASH, Language, Words

from .landings import Jail, Landings, landings, left_out

BOT: Final = "rules"
TABLE: Final = 4
"""Who plays, and how many, where a simulation stands beside the chain."""


def show_landings(
    name: str, language: Language = "en", jail: Jail = "leave", html: Path | None = None, games: int = 0
) -> int:
    """Print the landing shares of an edition's board in board order, jail last; gives the exit status.

    `games` many games of bots stand beside the chain; `html` receives the board as a heat map.
    """
    Targets(report=html).check()
    set_language(language)
    edition = find_edition(name)
    words = Words(edition, language)
    found = landings(edition.tables, jail)
    played = simulated(edition, games) if games else None
    title = words.say("landings-head", edition=edition.title[language])
    table = Table("", "", "", title=title, caption="\n".join(assumptions(edition, jail, words)))
    table.columns[0].justify = table.columns[2].justify = "right"
    table.columns[2].header = words.say("landings-exact")
    if played is not None:
        table.add_column(words.say("landings-found", games=words.number(games)), justify="right")
    for n, row in enumerate(_rows(found, played, words)):
        if n == len(edition.spaces):
            table.add_section()
        table.add_row(str(n) if n < len(edition.spaces) else "", *row)
    Console(highlight=False).print(table)
    if html is not None:
        html.write_text(landings_page(found, played, jail, words), encoding="utf-8")
    return 0


def simulated(edition: Edition, games: int) -> Study:
    """What bots find on the same board: so many games of four careful players, or as many as the book has."""
    players = min(max(TABLE, edition.tables.min_players), edition.tables.max_players)
    return results(edition, play_quietly(make_plan(edition, (BOT,) * players, games)))


def assumptions(edition: Edition, jail: Jail, words: Words) -> list[str]:
    """What the chain takes to be so, and what it leaves out."""
    return [
        words.say(f"landings-{jail}"),
        *([words.say("landings-red")] if edition.tables.speed_die else []),
        *([words.say("landings-vouchers")] if left_out(edition.tables) else []),
    ]


def _rows(found: Landings, played: Study | None, words: Words) -> list[tuple[str, ...]]:
    """Name and share of each space, then of the jail; the simulated share last where there is one."""
    edition = words.edition
    names = [words.name(space) for space in edition.spaces] + [words.say("in-jail")]
    exact = [*(float(share) for share in found.spaces), found.in_jail]
    rows = [(name, words.percent(share, 4)) for name, share in zip(names, exact, strict=True)]
    if played is None or not played.throws:
        return list(rows)
    counts = [*(space.ends for space in played.spaces), played.in_jail]
    return [(*row, words.percent(count / played.throws, 4)) for row, count in zip(rows, counts, strict=True)]


def landings_page(found: Landings, played: Study | None, jail: Jail, words: Words) -> str:
    """The exact shares on the board, and beside them what was played, as one HTML file."""
    edition = words.edition
    shares = [float(share) for share in found.spaces]
    best = max(range(len(shares)), key=lambda n: shares[n])
    title = words.say("landings-head", edition=edition.title[words.language])
    caption = words.say(
        "landings-caption",
        space=words.name(edition.spaces[best]),
        share=words.percent(shares[best], 2),
        jail=words.percent(found.in_jail, 2),
    )
    columns = [words.say("space"), words.say("landings-exact")]
    if played is not None:
        columns.append(words.say("landings-found", games=words.number(played.games)))
    if played is None or not played.throws:
        drawing = heat_board(shares, found.in_jail, words, middle=words.say("landings"))
    else:
        drawing = boards_beside(found, played, words)
        caption += " " + beside(found, played, words)
    table = data_table(words.say("table"), columns, _rows(found, played, words), opened=played is not None)
    note = " ".join(assumptions(edition, jail, words))
    body = f"<h1>{text(title)}</h1>" + figure(words.say("landings"), caption, drawing, table, note)
    return page(words.language, title, body)


def beside(found: Landings, played: Study, words: Words) -> str:
    """What a simulation finds otherwise than the chain, in a sentence."""
    shares = [
        (float(exact), space.ends / played.throws)
        for exact, space in zip(found.spaces, played.spaces, strict=True)
    ]
    furthest = max(range(len(shares)), key=lambda n: abs(shares[n][1] - shares[n][0]))
    exact, seen = shares[furthest]
    return words.say(
        "landings-beside",
        games=words.number(played.games),
        jail=words.percent(played.in_jail / played.throws, 2),
        space=words.name(words.edition.spaces[furthest]),
        seen=words.percent(seen, 2),
        exact=words.percent(exact, 2),
    )


def boards_beside(found: Landings, played: Study, words: Words) -> str:
    """The exact shares and those of a simulation, two boards with the same colours."""
    exact = [float(share) for share in found.spaces]
    seen = [space.ends / played.throws for space in played.spaces]
    colours = reach(exact, seen)
    sides = (
        (exact, found.in_jail, words.say("landings-exact")),
        (seen, played.in_jail / played.throws, words.say("landings-found", games=words.number(played.games))),
    )
    drawn = (
        heat_board(shares, jail, words, middle=middle, colours=colours) for shares, jail, middle in sides
    )
    return f"<div class=beside>{''.join(drawn)}</div>"


def compare(files: list[Path], language: Language = "en", html: Path | None = None) -> int:
    """Set the lengths of several runs beside each other, from their JSON; gives the exit status."""
    Targets(report=html).check()
    studies = [(file.stem, _read(file)) for file in files]
    words = Words(_edition_of(studies[0][1]), language)
    heads, rows = _lengths(studies, words)
    table = Table(*heads, box=None, header_style="dim")
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False)
    console.print(table)
    console.print(_compared(studies, words))
    if html is not None:
        html.write_text(comparison_page(studies, words), encoding="utf-8")
    return 0


def _read(file: Path) -> Study:
    """The results in a file. Raises StudyError, BadTarget, OSError."""
    try:
        study = from_json(file.read_bytes())
    except StudyError as error:
        raise BadTarget(f"{file}: {error}") from None
    if not study.games:
        raise BadTarget(f"{file}: a run without games cannot be compared")
    return study


def _edition_of(study: Study) -> Edition:
    """The edition that was played; where it is a file of somebody's own, any other, for lengths name nothing of it."""
    try:
        return find_edition(study.edition)
    except EditionError:
        return find_edition(edition_names()[0])


def _lengths(studies: list[tuple[str, Study]], words: Words) -> tuple[list[str], list[tuple[str, ...]]]:
    heads = [words.say("run"), words.say("games"), words.say("median"), words.say("quantiles")]
    heads += [words.say(key) for key in ("mean", "interval", "longest", "end-cut")]
    rows = [
        (
            name,
            words.number(study.games),
            words.number(study.rounds.median),
            f"{words.number(study.rounds.p5)}{DASH}{words.number(study.rounds.p95)}",
            words.number(study.rounds.mean, 2),
            f"± {words.number(reach_of_mean(study.rounds.deviation, study.games), 2)}",
            words.number(study.rounds.most),
            words.percent(study.endings.cut / study.games, 3),
        )
        for name, study in studies
    ]
    return heads, rows


def _compared(studies: list[tuple[str, Study]], words: Words) -> str:
    order = sorted(studies, key=lambda pair: pair[1].rounds.mean)
    short, long = order[0], order[-1]
    if len(studies) == 1:
        return words.say("compare-alone", run=short[0], rounds=words.number(short[1].rounds.mean, 1))
    return words.say(
        "compare-caption",
        long=long[0],
        most=words.number(long[1].rounds.mean, 1),
        short=short[0],
        least=words.number(short[1].rounds.mean, 1),
    )


def comparison_page(studies: list[tuple[str, Study]], words: Words) -> str:
    """The survival curves of several runs in one plot, as one HTML file."""
    title = words.say("compare-head", count=len(studies))
    longest = max(study.rounds.p95 for _, study in studies) * 1.5
    series = [
        Line(
            name,
            tuple((float(n), count / study.games) for n, count in enumerate(study.survival) if n <= longest),
            f"--seat{n % SEATS + 1}",
            level=1 - (n + 1) / (len(studies) + 1),
        )
        for n, (name, study) in enumerate(studies)
    ]
    drawing = lines(series, words.say("length-x"), lambda share: words.percent(share, 0), words, top=1.0)
    heads, rows = _lengths(studies, words)
    table = data_table(words.say("table"), heads, rows, opened=True)
    body = f"<h1>{text(title)}</h1>" + figure(words.say("length"), _compared(studies, words), drawing, table)
    return page(words.language, title, body)
