"""`passgo edition new`: a short overlay to start a custom edition with.

It lists what people often change as lines to uncomment: names, prices, rents, cards, house rules. They are made
from the edition that it extends, so that each of them is valid there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from passgo.locale import LANGUAGES, Language, Text
from passgo.rules.base import tables
from passgo.rules.base.knobs import KNOBS

from .edition import Edition
from .faults import EditionError, EditionFault
from .fields import is_usual
from .loader import edition_names, find_shipped
from .report_words import say
from .toml_text import value

LONGEST_TITLE: Final = 60


def overlay_text(base: str, title: str, file: str, language: Language = "en") -> str:
    """The overlay, with comments in a language. Raises UnknownEdition; EditionError: a title that cannot be one."""
    e = find_shipped(base)
    title = " ".join(title.split())
    name = id_of(title, file)
    lines = [
        *head_lines("new-head", base, file, language),
        "",
        f'extends = "{base}"',
        "",
        "[edition]",
        f'id = "{name}"',
        f"title = {value({'en': title, 'fr': title})}",
        *_examples(["house = true"], language, "house"),
        "",
        *_examples(_house_rules(e, language), language, "knobs", "knobs"),
        "",
        *_examples(_deeds(e), language, "deeds", "deeds"),
        "",
        *_examples(_cards(e), language, "cards", "cards"),
    ]
    return "\n".join(lines) + "\n"


def head_lines(key: str, base: str, file: str, language: Language) -> list[str]:
    """Return the first lines of a custom file: the text `report-KEY`, and the commands that take the file."""
    says = [*say(language, key, base=base).splitlines(), f"passgo edition check {file}"]
    return [f"# {line}" for line in [*says, f"passgo play --edition {file}"]]


def id_of(title: str, file: str) -> str:
    """The id of a title: its Latin letters and digits. Raises EditionError."""
    letters = unicodedata.normalize("NFKD", title.lower())
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    words = [word for word in re.findall("[a-z0-9]+", plain) if word[0].isalpha()]
    name = "-".join(words)
    if not name or len(title) > LONGEST_TITLE:
        allowed = Text("allowed-title", most=LONGEST_TITLE)
        raise EditionError([EditionFault(file, "edition.title", f'"{title[:LONGEST_TITLE]}"', allowed)])
    if name in edition_names():
        raise EditionError([EditionFault(file, "edition.id", f'"{name}"', Text("allowed-new-name"))])
    return name


def _examples(
    examples: Iterator[str] | list[str], language: Language, what: str, table: str = ""
) -> list[str]:
    """A table with a word on what may change in it, and each example behind a `#`."""
    heading = f"# {say(language, f'new-{what}')}"
    return [heading, *([f"[{table}]"] if table else []), *(f"# {line}" for line in examples)]


def _house_rules(e: Edition, language: Language) -> Iterator[str]:
    """Return what the lobby offers as house rules, and the usual sums, each different from here."""
    for name, knob in KNOBS.items():
        if not is_usual(name):
            continue
        value: int = getattr(e.tables, name)
        other = ("false" if value else "true") if knob.kind == "flag" else str(2 * value or 200)
        yield f"{name} = {other}  # {knob.names[language]}"


def _deeds(e: Edition) -> Iterator[str]:
    """A name, a price with what is lent on it, and a row of rents, each of another street."""
    t = e.tables
    streets = [d for d in range(t.deeds) if t.deed_kind[d] == tables.STREET]
    cheapest, *_, dear, dearest = sorted(streets, key=lambda d: t.deed_price[d])
    price = t.deed_price[cheapest] + 20
    yield f"{e.deeds[dearest]}.name = {value({at: say(at, 'new-street') for at in LANGUAGES})}"
    yield f"{e.deeds[cheapest]} = {{ price = {price}, mortgage = {price // 2} }}"
    yield f"{e.deeds[dear]}.rents = {[2 * rent for rent in e.rents(dear)]}"


def _cards(e: Edition) -> Iterator[str]:
    """Of each deck, a card by which the bank pays, with twice the sum."""
    t = e.tables
    for deck in range(t.decks):
        first = t.deck_first[deck]
        for i in range(first, first + t.deck_size[deck]):
            sum_printed = rf"(?<!\d){t.card_amount[i]}(?!\d)"
            text = e.names[e.cards[i]]
            if t.card_effect[i] == tables.COLLECT_BANK and all(
                re.search(sum_printed, text[at]) for at in text
            ):
                twice = 2 * t.card_amount[i]
                new = {at: re.sub(sum_printed, str(twice), text[at]) for at in text}
                yield f"{e.cards[i]} = {{ amount = {twice}, text = {value(new)} }}"
                break
