"""The texts people read: one Fluent file a subject and language, shared by server, terminal and browser.

The browser formats them itself and gets the files as they are, joined by `source`; whoever speaks in
Python asks `say`. The texts know no game: names, cards and amounts come as arguments, ready to print.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from . import french

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

Language = Literal["en", "fr"]
"""A language that every text exists in."""
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


DOUBLED_STOP: Final = re.compile(r"(?<=\w)\.\.(?![\w./\\])")
"""A name with a stop, such as "B. & O.", also ends its sentence here. A path such as `../games` has none."""
ENTRY: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
"""The beginning of a text or a term."""
PLAIN: Final = re.compile(r"[\w-]+ *= *([^\s{}](?:[^{}\n]*[^\s{}])?)\s*(?:#.*\s*)*\Z")
"""An entry of one line that names nothing; comments on the next one may follow."""
NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")

USUAL_FORM: Final = "one"
"""The form of a term that is meant where none is named."""
LONGEST: Final = 900
"""Letters of an argument; a longer one is cut, for Fluent refuses one of more than a thousand."""


class TextError(LookupError):
    """A text was asked for that does not exist, or without an argument that it needs."""


class TranslatedError(Exception):
    """An error that people read. Its message is the text `key`; `str` gives it in English."""

    def __init__(self, key: str, **args: object) -> None:
        """Keep the arguments of the text; one that is such an error appears in the same language."""
        super().__init__(key, args)
        self.key = key
        self._args = args

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """Return it in a language."""
        return say(language, self.key, _translated(language, self._args))


class Text(str):
    """A text in English that can be said in the other languages too: what goes into a message of an error."""

    __slots__ = ("_args", "_key")
    _key: str
    _args: dict[str, object]

    def __new__(cls, key: str, /, **args: object) -> Text:
        """Keep the arguments of the text; one that is such a text appears in the same language."""
        made = super().__new__(cls, say("en", key, _translated("en", args)))
        made._key = key
        made._args = args
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """As pickles and copies need it."""
        return (self._key,), self._args

    def text(self, language: str) -> str:
        """Return it in a language."""
        return say(language, self._key, _translated(language, self._args))


def _translated(language: str, args: Mapping[str, object]) -> dict[str, str]:
    """Arguments of a text as they are said in a language."""
    return {
        name: value.text(language) if isinstance(value, TranslatedError | Text) else str(value)
        for name, value in args.items()
    }


SERVER_TEXTS: Final = frozenset(
    {
        "commands.ftl",
        "editions.ftl",
        "expected.ftl",
        "host.ftl",
        "notices.ftl",
        "offline.ftl",
        "print.ftl",
        "report.ftl",
        "search.ftl",
        "study.ftl",
        "terminal.ftl",
    }
)
"""The texts that no client needs: of commands, the terminal, the boxes, a page without a server, a page that is closed; the words by which
cards are found; and sentences about files that the server finishes itself."""


UNSAID: Final = re.compile(r"^#.*\n|^\n+(?=\S)", re.MULTILINE)
"""Comments, and the empty lines ahead of an entry."""


def source(language: str) -> str:
    """All texts of a language as one Fluent file.

    Raises `TextError` for a language that is not one of `LANGUAGES`.
    """
    return _joined(language, frozenset())


def screen_source(language: str) -> str:
    """The texts of a language that a screen may print, as one Fluent file, without what is said to who writes them.

    Raises `TextError` as `source` does.
    """
    return UNSAID.sub("", _joined(language, SERVER_TEXTS))


def page_source(language: str) -> str:
    """The same for a page that needs no server: some sentences are others there, and what comes first stays."""
    instead = (files(__name__) / language / "page" / "instead.ftl").read_text(encoding="utf-8")
    return UNSAID.sub("", instead) + screen_source(language)


def _joined(language: str, without: frozenset[str]) -> str:
    if language not in LANGUAGES:
        raise TextError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    folder = files(__name__) / language
    parts = [part for part in folder.iterdir() if part.name.endswith(".ftl") and part.name not in without]
    return "\n".join(part.read_text(encoding="utf-8") for part in sorted(parts, key=lambda part: part.name))


def terms(words: Mapping[str, Mapping[str, str]]) -> str:
    """Terms in other words than the usual ones, by name and form, as Fluent; empty for none."""
    return "".join(
        f"-{name} =\n    {{ $form ->\n"
        + "".join(
            f"       {'*' if form == USUAL_FORM else ' '}[{form}] {word}\n" for form, word in forms.items()
        )
        + "    }\n"
        for name, forms in words.items()
    )


class _Texts:
    """The texts of a language in the words of an edition. Each is parsed when it is asked for: there are thousands."""

    def __init__(self, language: str, terms: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.bundle.add_resource(FluentResource(terms))  # what comes first stays
        self._unread = dict(_entries(language))

    def read(self, name: str) -> None:
        """Parse an entry, if there is one of this name, and all that it names."""
        entry = self._unread.pop(name, "")
        if entry:
            self.bundle.add_resource(_parsed(entry))
            for other in NAME.findall(entry):
                self.read(other)


def _shortened(value: str | int) -> str | int:
    """An argument as far as a message holds it: what comes from a file may be of any length."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def _texts(language: str, terms: str) -> _Texts:
    return _Texts(language, terms)


@cache
def _entries(language: str) -> Mapping[str, str]:
    """Every text and term of a language as Fluent, by name."""
    entries = ENTRY.split(source(language))[1:]
    return {entry[: entry.index("=")].rstrip(): entry for entry in entries}


@cache
def _parsed(entry: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(entry)


def _capital(text: object) -> Any:
    """A text that begins a line begins with a capital letter."""
    words = str(text)
    return words[:1].upper() + words[1:]


def _elided(word: object, name: object) -> Any:
    return french.elided(str(word), str(name))


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "CAPITAL": _capital,
    "ELIDED": _elided,
    "THE": french.the,
    "OF": french.of,
    "TO": french.to,
}
"""The functions that a text may call; the client has the same (`web/src/text/fluent.svelte.ts`)."""


def has(language: str, key: str) -> bool:
    """Whether there is a text `key` in a language."""
    return key in _entries(language)


def say(language: str, key: str, args: Mapping[str, str | int] | None = None, terms: str = "") -> str:
    """The text `key` in a language, with its arguments filled in; `terms` as an edition words them.

    Raises `TextError` when the language, the key, or an argument that the text names is missing.
    """
    if plain := PLAIN.match(_entries(language).get(key, "")):
        return plain[1]
    texts = _texts(language, terms)
    texts.read(key)
    bundle = texts.bundle
    if not bundle.has_message(key):
        raise TextError(f"no text {key!r} in {language!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise TextError(f"text {key!r} in {language!r} is empty")
    quoted = {name: _shortened(value) for name, value in (args or {}).items()}
    text, errors = bundle.format_pattern(pattern, quoted)
    if errors:
        raise TextError(f"text {key!r} in {language!r}: {'; '.join(str(error) for error in errors)}")
    return DOUBLED_STOP.sub(".", str(text))
