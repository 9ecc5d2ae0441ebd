"""Analyses shown in a terminal and as reports."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from passgo.compiler.progress import set_language
from passgo.editions import Edition, EditionError, edition_names, find_edition
from passgo.sim.intervals import reach_of_mean
from passgo.sim.report import ComparisonReport, LandingsReport, printed_board, run_named, write_report
from passgo.sim.session import BadTarget, Targets, play_quietly
from passgo.sim.statistics import results
from passgo.sim.study import Study, StudyError, from_json
from passgo.sim.tournament import make_plan
from passgo.sim.words import DASH, Language, StudyWords

from .landings import Jail, Landings, landings, left_out

BOT: Final = "rules"
TABLE: Final = 4
"""The bots of a simulation that the chain is compared with."""


def show_landings(
    name: str, language: Language = "en", jail: Jail = "leave", html: Path | None = None, games: int = 0
) -> int:
    """Print the landing shares of an edition's board in board order, jail last; gives the exit status.

    `games` games of bots are compared with the chain; `html` receives the board as a heat map.
    """
    Targets(report=html).check()
    set_language(language)
    edition = find_edition(name)
    words = StudyWords(edition, language)
    found = landings(edition.tables, jail)
    played = simulated(edition, games) if games else None
    title = words.say("landings-head", edition=edition.title[language])
    taken = [words.say(f"landings-{key}") for key in assumptions(edition, jail)]
    table = Table("", "", "", title=title, caption="\n".join(taken))
    table.columns[0].justify = table.columns[2].justify = "right"
    table.columns[2].header = words.say("landings-exact")
    if played is not None:
        table.add_column(words.say("landings-found", games=words.number(games)), justify="right")
    for n, row in enumerate(_rows(found, played, words)):
        if n == len(edition.spaces):
            table.add_section()
        table.add_row(str(n) if n < len(edition.spaces) else "", *row)
    Console(highlight=False, emoji=False).print(table)
    if html is not None:
        write_report(html, landings_report(found, played, jail, words))
    return 0


def simulated(edition: Edition, games: int) -> Study:
    """Return the results of bots on the same board: games of four careful players, or of as many as the edition takes."""
    players = min(max(TABLE, edition.tables.min_players), edition.tables.max_players)
    return results(edition, play_quietly(make_plan(edition, (BOT,) * players, games)))


def assumptions(edition: Edition, jail: Jail) -> tuple[str, ...]:
    """Return the assumptions of the chain, and what it leaves out, as the keys of texts (`study-landings-KEY`)."""
    return (
        jail,
        *(("red",) if edition.tables.speed_die else ()),
        *(("vouchers",) if left_out(edition.tables) else ()),
    )


def _rows(found: Landings, played: Study | None, words: StudyWords) -> list[tuple[str, ...]]:
    """Name and share of each space, then of the jail; the simulated share last where there is one."""
    edition = words.edition
    names = [words.name(space) for space in edition.spaces] + [words.say("in-jail")]
    exact = [*(float(share) for share in found.spaces), found.in_jail]
    rows = [(name, words.percent(share, 4)) for name, share in zip(names, exact, strict=True)]
    if played is None or not played.throws:
        return list(rows)
    counts = [*(space.ends for space in played.spaces), played.in_jail]
    return [(*row, words.percent(count / played.throws, 4)) for row, count in zip(rows, counts, strict=True)]


def landings_report(found: Landings, played: Study | None, jail: Jail, words: StudyWords) -> LandingsReport:
    """Return the exact shares of the board, with those of a simulation."""
    return LandingsReport(
        language=words.language,
        edition=printed_board(words.edition),
        spaces=tuple(float(share) for share in found.spaces),
        in_jail=found.in_jail,
        assumptions=assumptions(words.edition, jail),
        played=played,
    )


def compare(files: list[Path], language: Language = "en", html: Path | None = None) -> int:
    """Compare the lengths of several runs, from their JSON; return the exit status."""
    Targets(report=html).check()
    studies = [(file.stem, _read(file)) for file in files]
    words = StudyWords(_edition_of(studies[0][1]), language)
    heads, rows = _lengths(studies, words)
    table = Table(*heads, box=None, header_style="dim")
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False, emoji=False)
    console.print(table)
    console.print(_compared(studies, words))
    if html is not None:
        runs = tuple(run_named(name, study) for name, study in studies)
        write_report(html, ComparisonReport(language=language, runs=runs))
    return 0


def _read(file: Path) -> Study:
    """The results in a file. Raises StudyError, BadTarget, OSError."""
    try:
        study = from_json(file.read_bytes())
    except StudyError as error:
        raise BadTarget(f"{file}: {error}") from None
    if not study.games:
        raise BadTarget(f"{file}: this run has no games to compare")
    return study


def _edition_of(study: Study) -> Edition:
    """The edition that was played; where it is a file of somebody's own, any other, for lengths name nothing of it."""
    try:
        return find_edition(study.edition)
    except EditionError:
        return find_edition(edition_names()[0])


def _lengths(studies: list[tuple[str, Study]], words: StudyWords) -> tuple[list[str], list[tuple[str, ...]]]:
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


def _compared(studies: list[tuple[str, Study]], words: StudyWords) -> str:
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
