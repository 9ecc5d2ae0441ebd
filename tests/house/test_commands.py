"""The command line speaks both languages: what each command and option is for, and what is wrong with what was typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from house.tools import ROOT
from passgo import cli
from passgo.cli.help import language_of, put_into_words
from passgo.cli.publish import commands_page
from passgo.locale import LANGUAGES, Language, has, say, source

BY_THE_LIBRARY = re.compile(
    r"Usage: |Show this|\[default|\[required|env var|Commands:|COMMAND\b|<?\b(?:INTEGER|TEXT|PATH|FLOAT|int|str|path)\b"
)
"""The help texts that the library says in English by itself."""


def commands(command: Any, name: str = "passgo") -> Iterator[tuple[str, Any]]:
    """A command and all below it, each with the words that lead to it."""
    yield name, command
    if isinstance(command, TyperGroup):
        for word, below in command.commands.items():
            yield from commands(below, f"{name} {word}")


def keys_in_the_sources() -> set[str]:
    found: set[str] = set()
    for name, command in commands(get_command(cli.make_app())):
        found.add("-".join(["command", *(name.split()[1:] or ["passgo"])]))
        found |= {param.help for param in command.params}
    return found


def test_the_page_of_the_commands_is_made_from_them() -> None:
    """Regenerate it with `python -m passgo.cli.publish`."""
    assert (ROOT / "docs" / "commands.md").read_text(encoding="utf-8") == commands_page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_its_text(language: Language) -> None:
    keys = keys_in_the_sources()
    assert [key for key in keys if not re.match("(command|option)-", key) or not has(language, key)] == []
    written = set(re.findall(r"^((?:command|option)-[\w-]+) =", source(language), re.MULTILINE))
    assert written == keys


def test_no_english_is_left_in_french_help() -> None:
    english = {key: say("en", key) for key in keys_in_the_sources()}
    same = {key for key, text in english.items() if text == say("fr", key)}
    assert same == set()
    spoken = get_command(cli.make_app())
    put_into_words(spoken, "fr")
    for name, command in commands(spoken):
        text = " ".join(command.get_help(command.context_class(command, info_name=name)).split())
        assert text.startswith(f"Usage : {name} ")
        assert not BY_THE_LIBRARY.search(text), name
        assert [one for one in english.values() if " ".join(one.split()) in text] == []


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "en"),
        (["sim"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["sim"], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        (["sim"], {"LANG": "en_US.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        (["sim"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["sim", "--lang", "fr"], {"LANG": "en_US.UTF-8"}, "fr"),
        (["sim", "--lang=en"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["sim", "--lang"], {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_help_is_in_the_language_that_is_named_or_else_the_users(
    words: list[str], environment: dict[str, str], language: Language
) -> None:
    assert language_of(words, environment) == language


@pytest.mark.parametrize(
    ("typed", "english", "french"),
    [
        ("simm", "there is no command “simm”; did you mean sim?", "la commande « simm » n’existe pas ; vouliez-vous dire sim ?"),
        ("edition nope", "there is no command “nope”.", "la commande « nope » n’existe pas."),
        ("sim --gmes 3", "there is no option --gmes; did you mean --games?", "l’option --gmes n’existe pas ; vouliez-vous dire --games ?"),
        ("sim -n many", "-n/--games: expected a whole number from 1 to 1,000,000,000.", "-n/--games : on attend un nombre entier de 1 à 1 000 000 000."),
        ("soak --threads=-1", "--threads: expected a number, 0 or more.", "--threads : on attend un nombre, 0 ou plus."),
        ("print us1973 --paper a5", "--paper: expected a4 | letter.", "--paper : on attend a4 | letter."),
        ("sim --seed", "--seed needs a value.", "--seed demande une valeur."),
        ("sim --swap-seats=3", "--swap-seats takes no value.", "--swap-seats ne prend pas de valeur."),
        ("replay", "FILE is missing.", "il manque FICHIER."),
        ("check", "FILE is missing.", "il manque FICHIER."),
        ("games forget", "--older-than is missing.", "il manque --older-than."),
        ("sim a b", "unexpected argument: a b.", "de trop : a b."),
        ("-- x", "unexpected argument: x.", "de trop : x."),
    ],
)  # fmt: skip
def test_wrong_input_is_reported_in_the_users_language(
    typed: str, english: str, french: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, expected in (("en_US.UTF-8", f"Error: {english}"), ("fr_FR.UTF-8", f"Erreur : {french}")):
        monkeypatch.setenv("LANGUAGE", language)
        monkeypatch.setattr("sys.argv", ["passgo", *typed.split()])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        assert ended.value.code == 2
        last = capsys.readouterr().err.splitlines()[-1]
        assert re.sub("[\u00a0\u202f]", " ", last) == expected
