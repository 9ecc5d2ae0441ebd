"""The help of the commands, in the language of whoever asks.

In the sources each command, argument and option has the key of a text; here the text takes its place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import typer
from typer import core

from passgo.locale import LANGUAGES, Language, has, say

LANGUAGE_OPTION: Final = "--lang"
ENVIRONMENT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the user's language, the most telling first."""
NAME: Final = re.compile("[A-Z]+")
"""A part of what stands for a value, such as FILE in `[FILE]`."""
HEADINGS: Final = {
    "Arguments": "usage-heading-arguments",
    "Options": "usage-heading-options",
    "Commands": "usage-heading-commands",
    "default: {default}": "usage-default",
    "env var: {var}": "usage-variable",
    "required": "usage-required",
    "Missing command.": "usage-no-command",
}
"""Texts for what the library says by itself."""


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language that is named on the command line, or else the user's, as far as there are texts in it."""
    usual = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    for word, following in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        usual = (value or following) if name == LANGUAGE_OPTION else usual
    for language in LANGUAGES:
        if usual.startswith(language):
            return language
    return "en"


def put_into_words(command: Any, language: Language) -> None:
    """Give a command of the library, and all that stand below it, their texts."""
    core.__dict__["_"] = _Translations(language).translated  # what the library takes from gettext
    _speak(command, language, _context_in(language))


class _Translations:
    """The library's own texts, in a language."""

    def __init__(self, language: Language) -> None:
        self._language: Language = language

    def translated(self, text: str) -> str:
        """A text of the library, whose arguments are still to be filled in."""
        key = HEADINGS.get(text)
        names = {"default": "{default}", "var": "{var}"}
        return say(self._language, key, names) if key else text


def _speak(
    command: Any, language: Language, context: type[typer.Context], path: tuple[str, ...] = ()
) -> None:
    command.context_class = context
    command.help = say(language, "-".join(("command", *(path or ("passgo",)))))
    command.options_metavar = say(language, "usage-options")
    command.get_help_option(context(command)).help = say(language, "usage-help")
    for param in command.params:
        param.help = say(language, param.help)
        param.metavar = _metavar(param, language)
    if isinstance(command, core.TyperGroup):
        command.subcommand_metavar = say(language, "usage-words")
        for name, below in command.commands.items():
            _speak(below, language, context, (*path, name))


def _metavar(param: Any, language: Language) -> str | None:
    """Return the placeholder of a parameter's value; None if the library lists the choices."""
    kinds = {"int": "NUMBER", "float": "NUMBER", "str": "TEXT", "path": "FILE"}
    written = param.metavar or kinds.get(param.type.name.removesuffix(" range"))
    if written is None:
        return None

    def word(name: re.Match[str]) -> str:
        key = f"metavar-{name[0].lower()}"
        return say(language, key) if has(language, key) else name[0]

    return NAME.sub(word, written)


def _context_in(language: Language) -> type[typer.Context]:
    """A context whose usage lines are in a language."""

    class Formatter(typer.Context.formatter_class):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{say(language, 'usage-line')} ")

    class Context(typer.Context):
        formatter_class = Formatter

    return Context
