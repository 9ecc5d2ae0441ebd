"""`passgo analyse`: what can be known about a game beyond playing it."""

from __future__ import annotations

import shlex
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from .common import EditionOption, LanguageOption, plainly
from .usage import Commands

Html = Annotated[Path | None, typer.Option(metavar="FILE", help="option-html")]


class RecordOrCommand(Commands):
    """`passgo analyse RECORD` is `passgo analyse game RECORD`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named first, or `game` where a file is."""
        return super().resolve_command(ctx, args if args[0] in self.commands else ["game", *args])


app = typer.Typer(
    cls=RecordOrCommand,
    no_args_is_help=True,
)


@app.command("game")
def review_game(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="option-record-saved")],
    bot: Annotated[
        str,
        typer.Option("--bot", help="option-review-bot"),
    ] = "rules",
    seconds: Annotated[float, typer.Option(min=0, help="option-review-seconds")] = 30,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="option-review-seed")] = 0,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="option-json-found")] = None,
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse game`."""
    with plainly(language):
        from passgo.analysis.review_session import review_record

        review_record(record, bot, seconds, seed, time.monotonic, json=json, html=html, language=language)


@app.command("position")
def ask_about_position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-position-file")],
    bot: Annotated[str, typer.Option("--bot", help="option-position-bot")] = "rules",
    futures: Annotated[int, typer.Option(min=2, help="option-position-futures")] = 512,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="option-seed-figures")] = 0,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="option-json-found")] = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse position`."""
    with plainly(language):
        from passgo.analysis.position_session import ask_position

        ask_position(file, bot, futures, seed, json=json, language=language)


@app.command("puzzles")
def mine_puzzles(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="option-records-saved")],
    json: Annotated[Path, typer.Option(metavar="FILE", help="option-puzzles-file")],
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="option-seed-figures")] = 0,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse puzzles`."""
    with plainly(language):
        from passgo.analysis import puzzle_session

        puzzle_session.mine_puzzles(records, json, seed, language=language)


@app.command("today")
def ask_today(
    day: Annotated[
        datetime | None, typer.Option("--date", formats=["%Y-%m-%d"], help="option-today-date")
    ] = None,
    answer: Annotated[int | None, typer.Option(min=1, help="option-today-answer")] = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse today`."""
    with plainly(language):
        from passgo.analysis import today_session

        today_session.ask_today((day or datetime.now().astimezone()).date(), answer, language=language)


@app.command("dependence")
def show_dependence(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="option-records-saved")],
    bots: Annotated[str, typer.Option("--bots", help="option-dependence-bots")] = "rules,steady,easy",
    futures: Annotated[int, typer.Option(min=1, help="option-dependence-futures")] = 256,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="option-seed-figures")] = 0,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse dependence`."""
    with plainly(language):
        from passgo.analysis import dependence_session

        dependence_session.show_dependence(records, bots.split(","), futures, seed, language)


@app.command("performance")
def try_performance(
    bots: Annotated[str, typer.Option("--bots", help="option-performance-bots")] = "strong,steady,rules,easy",
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="option-performance-games")] = 40,
    players: Annotated[int, typer.Option("--players", min=2, max=8, help="option-calibration-players")] = 4,
    edition: EditionOption = "us1973",
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="option-seed-games")] = 0,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse performance`."""
    with plainly(language):
        from passgo.analysis.trial_session import show_trial

        show_trial(edition, bots.split(","), players, games, seed, language)


@app.command("landings")
def show_landings(
    edition: EditionOption = "us1973",
    jail: Annotated[Literal["leave", "stay"], typer.Option(help="option-landings-jail")] = "leave",
    simulate: Annotated[int, typer.Option(min=0, metavar="N", help="option-landings-simulate")] = 0,
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse landings`."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.show_landings(edition, language, jail, html, simulate))


@app.command("compare")
def compare_runs(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="option-compare-files")],
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse compare`."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.compare(files, language, html))


@app.command("calibration")
def check_forecasts(
    edition: EditionOption = "us1973",
    players: Annotated[int, typer.Option("--players", min=2, max=8, help="option-calibration-players")] = 4,
    games: Annotated[int, typer.Option("-n", "--games", min=250, help="option-calibration-games")] = 10_000,
    bots: Annotated[str, typer.Option("--bots", help="option-calibration-bots")] = "rules",
    futures: Annotated[int, typer.Option(min=1, help="option-calibration-futures")] = 64,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="option-seed-games")] = 0,
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """`passgo analyse calibration`."""
    with plainly(language):
        from passgo.analysis.calibration_session import show_calibration

        command = shlex.join(["passgo", *sys.argv[1:]])
        show_calibration(edition, players, bots.split(","), games, futures, seed, language, command, html)
