"""The reference of the commands, made from their declarations: `python -m passgo.cli.publish` writes `docs/commands.md`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from typer.core import TyperGroup
from typer.main import get_command

from . import make_app
from .help import put_into_words

HEAD: Final = """# Commands

Every command of passgo with its options, as `passgo COMMAND --help` prints them; made from the sources by
`python -m passgo.cli.publish`. In a checkout, write `./play` instead of `passgo`. `./play test` and `./play dask` exist
only there.
"""


def commands_page() -> str:
    """The text of `docs/commands.md`."""
    root = get_command(make_app())
    put_into_words(root, "en")
    return HEAD + "".join(_section(name, command) for name, command in _all_commands("passgo", root))


def _all_commands(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    """A command and all below it, each with the words that lead to it."""
    yield name, command
    if isinstance(command, TyperGroup):
        for word, below in command.commands.items():
            yield from _all_commands(f"{name} {word}", below)


def _section(name: str, command: Any) -> str:
    context = command.context_class(command, info_name=name)
    usage = " ".join([name, *command.collect_usage_pieces(context)])
    below: Mapping[str, Any] = command.commands if isinstance(command, TyperGroup) else {}
    records = [param.get_help_record(context) for param in command.get_params(context)]
    rows = [
        *(
            f"| [`{name} {word}`](#{name.replace(' ', '-')}-{word}) | {_cell(sub.help)} |"
            for word, sub in below.items()
        ),
        *(f"| `{_cell(form)}` | {_cell(meaning)} |" for form, meaning in filter(None, records)),
    ]
    table = "\n".join(["| | |", "|---|---|", *rows])
    return f"\n## {name}\n\n{_cell(command.help)}\n\n```text\n{usage}\n```\n\n{table}\n"


def _cell(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


if __name__ == "__main__":
    Path("docs", "commands.md").write_text(commands_page(), encoding="utf-8")
