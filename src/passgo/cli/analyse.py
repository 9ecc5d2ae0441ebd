"""`passgo analyse`: what can be known about a game beyond playing it."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperGroup

from .common import EditionOption, LanguageOption, plainly

Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with the plot (HTML).")]


class RecordOrCommand(TyperGroup):
    """`passgo analyse RECORD` is `passgo analyse game RECORD`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named first, or `game` where a file is."""
        return super().resolve_command(ctx, args if args[0] in self.commands else ["game", *args])


app = typer.Typer(
    cls=RecordOrCommand,
    help="What can be known about a game beyond playing it: `passgo analyse RECORD` for one that was played.",
    no_args_is_help=True,
)


@app.command("game")
def review_game(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")],
    bot: Annotated[
        str,
        typer.Option("--bot", help="Who plays on after each move: `rules`, or your own as FILE.py:FUNCTION."),
    ] = "rules",
    seconds: Annotated[float, typer.Option(min=0, help="How long to look.")] = 30,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="The same seed, the same futures.")] = 0,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all that was found (JSON).")
    ] = None,
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """Show how well a game was played: who would win after each move, luck and choices, what cost most."""
    with plainly(language):
        from passgo.analysis.review_session import review_record

        review_record(record, bot, seconds, seed, time.monotonic, json=json, html=html, language=language)


@app.command("position")
def ask_about_position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position; of a record, what it ends with.")],
    bot: Annotated[
        str, typer.Option("--bot", help="Who plays on: `rules`, or your own as FILE.py:FUNCTION.")
    ] = "rules",
    futures: Annotated[int, typer.Option(min=2, help="Roll-outs of everything that is compared.")] = 512,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="The same seed, the same figures.")] = 0,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all that was found (JSON).")
    ] = None,
    language: LanguageOption = "en",
) -> None:
    """Tell of a position who wins, what each deed is worth to each player, and which trades both sides gain by."""
    with plainly(language):
        from passgo.analysis.position_session import ask_position

        ask_position(file, bot, futures, seed, json=json, language=language)


@app.command("dependence")
def show_dependence(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Saved games.")],
    bots: Annotated[
        str, typer.Option("--bots", help="Who plays on; each is set beside the first.")
    ] = "rules,steady,easy",
    futures: Annotated[int, typer.Option(min=1, help="Roll-outs of each position.")] = 256,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="The same seed, the same figures.")] = 0,
    language: LanguageOption = "en",
) -> None:
    """Show how much the chances to win depend on which bot plays on in the roll-outs."""
    with plainly(language):
        from passgo.analysis import dependence_session

        dependence_session.show_dependence(records, bots.split(","), futures, seed, language)


@app.command("landings")
def show_landings(
    edition: EditionOption = "us1973",
    jail: Annotated[
        Literal["leave", "stay"], typer.Option(help="What prisoners do: leave as soon as they may, or stay.")
    ] = "leave",
    simulate: Annotated[
        int, typer.Option(min=0, metavar="N", help="Beside it, what N games between bots find.")
    ] = 0,
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """Show how often a move ends on each space, exactly, by the chain of dice and cards."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.show_landings(edition, language, jail, html, simulate))


@app.command("compare")
def compare_runs(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Results of `passgo sim --json`.")],
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """Set the lengths of several simulated runs beside each other."""
    with plainly():
        from passgo.analysis import report

        raise typer.Exit(report.compare(files, language, html))


@app.command("calibration")
def check_forecasts(
    edition: EditionOption = "us1973",
    players: Annotated[int, typer.Option("--players", min=2, max=8, help="At tables of so many.")] = 4,
    games: Annotated[int, typer.Option("-n", "--games", min=250, help="Games that are forecast.")] = 10_000,
    bot: Annotated[str, typer.Option("--bot", help="Who plays them.")] = "rules",
    futures: Annotated[int, typer.Option(min=1, help="Roll-outs a forecast.")] = 64,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="The same seed, the same games.")] = 0,
    html: Html = None,
    language: LanguageOption = "en",
) -> None:
    """Show whether what is given seven chances in ten happens seven times in ten."""
    with plainly(language):
        from passgo.analysis.calibration_session import show_calibration

        command = shlex.join(["passgo", *sys.argv[1:]])
        show_calibration(edition, players, bot, games, futures, seed, language, command, html)
