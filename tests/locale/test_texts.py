"""Every text exists in every language, says the same things, and can be printed."""

from __future__ import annotations

import itertools
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import passgo
from passgo.game import Refusal, refusal
from passgo.game.characters import CHARACTER_NAMES, MOMENTS
from passgo.game.names import IDS
from passgo.game.text.arguments import NAMED, NUMBERS
from passgo.locale import FUNCTIONS, LANGUAGES, SERVER_TEXTS, TextError, say, screen_source, source
from passgo.protocol.chat import Phrase, Reaction
from passgo.protocol.messages import FaultKey
from passgo.rules.base.events import KINDS
from passgo.rules.base.moves import SEAT_KINDS
from passgo.rules.base.reasons import REASONS

SOURCES = Path(passgo.__file__).parent
SAMPLES: dict[str, list[str | int]] = {
    "seat": ["Ann"],
    "deed": ["Boardwalk"],
    "space": ["Free Parking"],
    "card": ["Step back three spaces."],
    "group": ["red"],
    "money": ["$240"],
    "gain": ["$240"],
    "cost": ["$240"],
    "pips": [1, 2, 3, 4, 5, 6],
    "number": [0, 1, 2, 3, 4, 5, 6, 10],
    "building": ["house", "hotel", "skyscraper", "depot", "stand"],
    "company": ["General Radio"],
    "voucher": ["Bus ticket"],
    "roll": ["1 · 3 · 3"],
    "lot": ["a share of General Radio"],
    "rule": ["Jail"],
}
"""Samples of the arguments of each type."""
BUILT: list[dict[str, str | int]] = [
    {"building": building, "count": count}
    for building, counts in (
        ("", [0]),
        ("house", [1, 2, 3, 4]),
        ("hotel", [1]),
        ("skyscraper", [1]),
        ("depot", [1]),
    )
    for count in counts
]


def variables_of(name: str, what: str) -> list[dict[str, str | int]]:
    """Return the samples of an argument of an event: itself, or the buildings on a deed."""
    return BUILT if what == "level" else [{name: value} for value in SAMPLES[what]]


class Variables(Visitor):
    """Collects the variables a text names, and the texts it takes in."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


class Words(Visitor):
    """Collects the printed text."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)


@cache
def resource(language: str) -> ast.Resource:
    return FluentParser().parse(source(language))


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message, those of the messages it takes in among them."""
    seen: dict[str, Variables] = {}
    for entry in resource(language).body:
        if isinstance(entry, ast.Message):
            seen[entry.id.name] = visitor = Variables()
            visitor.visit(entry)

    def named(key: str) -> set[str]:
        return seen[key].names.union(*(named(text) for text in seen[key].texts))

    return {key: named(key) for key in seen}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_junk(language: str):
    junk = [entry.content for entry in resource(language).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str):
    keys = [entry.id.name for entry in resource(language).body if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str):
    """If two texts are the same, one takes in the other. A word or two may be the same."""
    keys: dict[str, list[str]] = {}
    for entry in resource(language).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text = serialize_pattern(entry.value).strip()
            if text.endswith((".", "!", "?", "…")) or "->" in text:
                keys.setdefault(text, []).append(entry.id.name)
    assert [same for same in keys.values() if len(same) > 1] == []


def test_languages_have_the_same_keys():
    keys = {language: set(variables(language)) for language in LANGUAGES}
    for one, other in itertools.permutations(LANGUAGES, 2):
        assert keys[one] - keys[other] == set(), f"in {one}, not in {other}"


def test_languages_name_the_same_variables():
    for one, other in itertools.combinations(LANGUAGES, 2):
        for key, names in variables(one).items():
            assert names == variables(other)[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text_and_no_text_is_without_event(language: str):
    keys = {key for key in variables(language) if key.startswith("event-")}
    assert keys == {f"event-{kind.name}" for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_and_no_text_is_without_refusal(language: str):
    keys = {key for key in variables(language) if key.startswith("refusal-")}
    refusals = [*REASONS[1:], *(value for value in vars(refusal).values() if isinstance(value, Refusal))]
    assert keys == {f"refusal-{reason.key}" for reason in refusals}
    assert all(not variables(language)[key] for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_seat_has_a_label(language: str):
    keys = {key for key in variables(language) if key.startswith("verb-")}
    assert keys == {f"verb-{verb.replace(' ', '-')}" for verb in SEAT_KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_text(language: str):
    keys = {key for key in variables(language) if key.startswith("fault-")}
    assert keys == {f"fault-{key}" for key in get_args(FaultKey)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_expected_has_a_text_and_no_text_is_without_use(language: str):
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    asked = {
        *re.findall(r"""expect\(\s*['\"]([a-z0-9-]+)""", sources),
        *NAMED,
        *NUMBERS,
        *(f"a-{what}" for what in IDS),
    }
    assert {key for key in variables(language) if key.startswith("expected-")} == {
        f"expected-{key}" for key in asked
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_a_text(language: str):
    keys = {key for key in variables(language) if key.startswith("phrase-")}
    in_character = (f"{character}-{moment}" for character in CHARACTER_NAMES for moment in MOMENTS)
    assert keys == {f"phrase-{key}" for key in (*get_args(Phrase), *get_args(Reaction), *in_character)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_name_only_arguments_they_have(language: str):
    for kind in KINDS:
        known = {"seat"}.union(*({*row} for name, what in kind.args for row in variables_of(name, what)))
        assert variables(language)[f"event-{kind.name}"] <= known, kind.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_can_be_said(language: str, kind):
    values = [variables_of(name, what) for name, what in (("seat", "seat"), *kind.args)]
    for rows in itertools.product(*values):
        text = say(
            language, f"event-{kind.name}", {name: value for row in rows for name, value in row.items()}
        )
        assert text.endswith((".", "!", "”", "»"))
        assert not set("{}$") & set(text.replace("$240", ""))
        assert not {"house", "hotel"} & set(text.split()) or language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_can_be_said(language: str):
    for key, names in variables(language).items():
        if not names:
            assert say(language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_names_nothing_is_said_as_fluent_says_it(language: str):
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    patterns = {key: bundle.get_message(key).value for key, names in variables(language).items() if not names}
    whole = {key: bundle.format_pattern(pattern)[0] for key, pattern in patterns.items() if pattern}
    assert len(whole) > 1000
    assert {key: say(language, key) for key in whole} == whole


@cache
def words(language: str) -> tuple[str, ...]:
    """The pieces of printed text of a language, between the placeables."""
    visitor = Words()
    visitor.visit(resource(language))
    return tuple(visitor.pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_printed_ones(language: str):
    assert [piece for piece in words(language) if "'" in piece or '"' in piece] == []


def test_french_marks_have_their_no_break_spaces():
    wrong = re.compile("(?:^|[^\u00a0\u202f])[:;!?»%$]|«(?![\u00a0\u202f])")
    assert [piece for piece in words("fr") if wrong.search(piece)] == []


@pytest.mark.parametrize(
    ("language", "key", "args", "text"),
    [
        ("en", "event-threw", {"seat": "Ann", "first": 3, "second": 4}, "Ann rolled 3 and 4."),
        ("en", "event-threw", {"seat": "Ann", "first": 4, "second": 4}, "Ann rolled doubles, 4 and 4."),
        ("fr", "event-threw", {"seat": "Ann", "first": 3, "second": 4}, "Ann lance les dés\u00a0: 3 et 4."),
        ("fr", "event-threw", {"seat": "Ann", "first": 6, "second": 6}, "Ann fait un double\u00a0: 6 et 6."),
        ("en", "event-tax-chosen", {"seat": "Ann", "amount": "$200", "percent": 0}, "Ann chose the flat tax, $200."),
        (
            "en",
            "event-tax-chosen",
            {"seat": "Ann", "amount": "$124", "percent": 10},
            "Ann chose 10% of everything they own, which came to $124.",
        ),
        (
            "fr",
            "event-tax-chosen",
            {"seat": "Ann", "amount": "124\u00a0$", "percent": 10},
            "Ann choisit de payer 10\u00a0% de sa fortune, soit 124\u00a0$.",
        ),
        (
            "en",
            "event-built",
            {"seat": "Ann", "deed": "Boardwalk", "building": "house", "count": 2, "price": "$200"},
            "Ann built a second house at Boardwalk for $200.",
        ),
        (
            "fr",
            "event-built",
            {"seat": "Ann", "deed": "Promenade", "building": "hotel", "count": 1, "price": "200\u00a0$"},
            "Ann construit un hôtel sur Promenade pour 200\u00a0$\u00a0; ses maisons retournent à la Banque.",
        ),
        (
            "en",
            "event-shortage",
            {"seat": "Ann", "building": "house", "count": 1},
            "The Bank has only 1 house left. Everyone who can build says how many they want.",
        ),
        ("fr", "event-wanted", {"seat": "Ann", "building": "hotel", "count": 0}, "Ann ne veut aucun hôtel."),
        ("fr", "event-wanted", {"seat": "Ann", "building": "house", "count": 3}, "Ann veut 3 maisons."),
        (
            "fr",
            "event-drew",
            {"seat": "Ann", "card": "Reculez de trois cases."},
            "Ann tire la carte «\u00a0Reculez de trois cases.\u00a0»",
        ),
        ("en", "event-paid", {"seat": "Ann", "to": "the Bank", "amount": "$50"}, "Ann paid the Bank $50."),
        ("fr", "event-paid", {"seat": "Ann", "to": "la Banque", "amount": "50\u00a0$"}, "Ann verse 50\u00a0$ à la Banque."),
        (
            "fr",
            "event-stopped",
            {"seat": "Ann", "space": "Chemin de fer B. & O."},
            "Ann n’a rien d’autre à faire sur Chemin de fer B. & O.",
        ),
        ("en", "building-counted", {"building": "house", "count": 1}, "1 house"),
        ("fr", "building-counted", {"building": "house", "count": 0}, "0 maison"),
        ("en", "ticket-stock", {}, "Houses, hotels"),
        ("fr", "building-standing", {"building": "hotel", "count": 1}, "un hôtel"),
        ("fr", "gathering-of", {"host": "Marc"}, "Table de Marc."),
        ("fr", "gathering-of", {"host": "Ada"}, "Table d’Ada."),
        ("fr", "gathering-of", {"host": "Ève"}, "Table d’Ève."),
        ("fr", "gathering-of", {"host": "hugo"}, "Table d’hugo."),
        ("en", "sale-title", {"name": "Ann", "amount": 1}, "A steal! Sold to Ann."),
        ("en", "sale-title", {"name": "Ann", "amount": 10}, "Sold to Ann."),
        ("fr", "claim-until", {"name": "Œdipe"}, "Vous pouvez réclamer tant qu’Œdipe n’a pas lancé."),
    ],
)  # fmt: skip
def test_exact_sentences(language: str, key: str, args: dict[str, str | int], text: str):
    assert say(language, key, args) == text


@pytest.mark.parametrize(
    ("language", "key"), [("en", "event-nothing"), ("de", "hand-bank"), ("fr", "event-bid"), ("en", "throw")]
)
def test_what_cannot_be_said_is_an_error_that_names_it(language: str, key: str):
    with pytest.raises(TextError, match=re.escape(repr(language))):
        say(language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_is_sent_its_texts_whole_and_no_comments(language: str) -> None:
    sent = FluentParser(with_spans=False).parse(screen_source(language)).body
    folder = SOURCES / "locale" / language
    files = [
        file for file in sorted(folder.iterdir()) if file.suffix == ".ftl" and file.name not in SERVER_TEXTS
    ]
    written = FluentParser(with_spans=False).parse(
        "\n".join(file.read_text(encoding="utf-8") for file in files)
    )
    entries = [entry for entry in written.body if isinstance(entry, ast.Message | ast.Term)]
    assert len(sent) == len(entries)
    for one, other in zip(sent, entries, strict=True):
        assert one.equals(other, ignored_fields=["comment", "span"])
    taken_in = Variables()
    for entry in sent:
        taken_in.visit(entry)
    assert taken_in.texts <= {entry.id.name for entry in sent if isinstance(entry, ast.Message)}


def test_no_screen_names_a_text_that_stays_with_the_server(root: Path) -> None:
    kept = set[str]()
    for name in SERVER_TEXTS:
        text = (Path(passgo.__file__).parent / "locale" / "en" / name).read_text(encoding="utf-8")
        kept |= set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
    assert len(kept) > 50
    for file in (root / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and "report" not in file.parts:  # a report brings its own texts
            named = set(re.findall(r"""['"`]([a-z][\w-]*)['"`]""", file.read_text(encoding="utf-8")))
            assert not {key for key in named & kept if "-" in key}, file


CONSOLE = {"commands.ftl", "host.ftl", "report.ftl", "study.ftl"}
"""Texts of commands alone …"""
OF_COMMANDS = {"print-missing", "print-no-client"}
"""… and others that commands print."""
SHELL = re.compile(r"\./play|\bpipx?\b|\bpython \w|passgo\[|`passgo |extra [`“«]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_no_commands_of_a_shell(language: str) -> None:
    found: set[str] = set()
    for file in (SOURCES / "locale" / language).rglob("*.ftl"):
        texts = (
            FluentParser().parse(file.read_text(encoding="utf-8")).body if file.name not in CONSOLE else []
        )
        for entry in texts:
            if isinstance(entry, ast.Message | ast.Term) and entry.value:
                said = serialize_pattern(entry.value)
                found |= {entry.id.name} if SHELL.search(said) else set()
    assert found == OF_COMMANDS
