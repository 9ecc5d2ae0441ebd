"""The faults of a command as it was typed, in the language of the person who typed it."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

import typer
from typer._click import exceptions as faults  # the library names its errors nowhere else
from typer.core import TyperGroup

from passgo.locale import Language, say

Refusal = faults.ClickException
"""Something in what was typed that the library does not take."""
WRONG: Final = 2
"""The exit status."""
TAKES_NONE: Final = "does not take a value"
EXTRA: Final = re.compile(r"unexpected extra argument\(s\) \((.*)\)", re.DOTALL)
"""As the library tells of words that nothing takes."""


class UnknownCommand(faults.UsageError):
    """There is no such command."""

    def __init__(self, name: str, near: list[str], context: Any) -> None:
        super().__init__(name, context)
        self.name, self.near = name, near


class Commands(TyperGroup):
    """Commands that say which of them may have been meant."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named first. Raises UnknownCommand."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise UnknownCommand(args[0], get_close_matches(args[0], self.commands), ctx)
        return super().resolve_command(ctx, args)


def tell(error: Refusal, language: Language) -> None:
    """Print what is wrong, after the form that the command has."""
    if isinstance(error, faults.NoArgsIsHelpError):
        error.show()
        return
    context = error.ctx if isinstance(error, faults.UsageError) else None
    if context is not None:
        typer.echo(context.get_usage(), err=True)
        typer.echo(say(language, "usage-try", {"command": context.command_path}) + "\n", err=True)
    typer.echo(say(language, "usage-error", {"what": _what(error, language)}), err=True)


def _what(error: Refusal, language: Language) -> str:
    match error:
        case UnknownCommand():
            return _unknown("usage-command", error.name, error.near, language)
        case faults.NoSuchOption():
            return _unknown("usage-option", error.option_name, sorted(error.possibilities or ()), language)
        case faults.BadOptionUsage():
            key = "usage-no-value" if TAKES_NONE in error.message else "usage-needs-value"
            return say(language, key, {"name": error.option_name})
        case faults.MissingParameter(param=param) if param is not None:
            return say(language, "usage-missing", {"name": _name(param, error.ctx)})
        case faults.BadParameter(param=param) if param is not None and _expected(param.type, language):
            expected = _expected(param.type, language)
            return say(language, "usage-value", {"name": _name(param, error.ctx), "expected": expected})
        case _:
            extra = EXTRA.search(error.message)
            return say(language, "usage-extra", {"words": extra[1]}) if extra else error.format_message()


def _unknown(key: str, name: str, near: list[str], language: Language) -> str:
    args = {"name": name, "near": ", ".join(near)}
    return say(language, f"{key}-near" if near else key, args)


def _name(param: Any, context: Any) -> str:
    """An option as it is typed, an argument as the form of the command calls it."""
    option = param.param_type_name == "option"
    return "/".join(param.opts) if option else param.make_metavar(context).removesuffix("...")


def _expected(kind: Any, language: Language) -> str:
    """Which values a parameter takes; empty where the library says it better."""
    if choices := getattr(kind, "choices", None):
        return " | ".join(map(str, choices))
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is not None and most is not None:
        return say(language, "expected-number-from-to", {"least": least, "most": most})
    if kind.name.removesuffix(" range") not in ("int", "float"):
        return ""
    number = say(language, "usage-number")
    return number if least is None else f"{number}, {say(language, 'usage-least', {'least': least})}"
