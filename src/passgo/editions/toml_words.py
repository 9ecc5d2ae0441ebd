"""The faults of a text according to the standard library's parser, in the reader's language."""

from __future__ import annotations

from typing import Final

from passgo.locale import Text

SAID: Final = (
    ("Invalid statement", "toml-statement"),
    ("Expected newline or end of document", "toml-rest"),
    ("Expected '=' after a key", "toml-equals"),
    ("Expected ']' at the end of a table", "toml-header"),
    ("Expected ']]' at the end of an array", "toml-header"),
    ("Expected", "toml-text"),  # the quotes at its end
    ("Unterminated string", "toml-text"),
    ("Illegal character '\\n'", "toml-text"),
    ("Illegal character", "toml-character"),
    ("Found invalid character", "toml-character"),
    ("Invalid initial character for a key", "toml-key"),
    ("Invalid value", "toml-value"),
    ("Invalid date", "toml-date"),
    ("Invalid hex value", "toml-escape"),
    ("Escaped character", "toml-escape"),
    ("Unescaped", "toml-backslash"),
    ("Unclosed array", "toml-list"),
    ("Unclosed inline table", "toml-braces"),
    ("Duplicate inline table key", "toml-key-again"),
    ("Cannot overwrite a value", "toml-key-again"),
    ("Cannot declare", "toml-table-again"),
    ("Cannot redefine", "toml-table-again"),
    ("Cannot mutate", "toml-table-again"),
)
"""How the parser's sentences begin, and the texts that say the same; the first that fits counts."""


def in_words(sentence: str) -> str:
    """Return the parser's message in all languages; in its own words if the message is new."""
    key = next((key for begins, key in SAID if sentence.startswith(begins)), "")
    return Text(key) if key else sentence
