"""The words of the editions: in every language, with the marks that print uses."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest

from passgo.locale import LANGUAGES


def test_no_module_holds_words_of_its_own() -> None:
    """Texts for people are in the Fluent files, or in the TOML of an edition; never as a pair amid Python."""
    pairs: list[str] = []
    with as_file(files("passgo")) as folder:
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Dict):
                    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
                    texts = [value for value in node.values if isinstance(value, ast.Constant)]
                    if {*LANGUAGES} <= {*keys} and texts:
                        pairs.append(f"{file.name}:{node.lineno}")
    assert pairs == []


def data_files() -> list[Path]:
    with as_file(files("passgo.editions")) as folder:
        return sorted(folder.rglob("*.toml"))


def texts(data: Any, where: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every table of one text by language, with its place in the file."""
    if isinstance(data, dict):
        said = {one: text for one, text in data.items() if one in LANGUAGES and isinstance(text, str)}
        if said:
            yield where, said
            return
        for key, part in data.items():
            yield from texts(part, f"{where}.{key}" if where else key)
    elif isinstance(data, list):
        for number, part in enumerate(data):
            yield from texts(part, f"{where}[{number}]")


@pytest.mark.parametrize("path", data_files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_text_is_complete_and_well_set(path: Path):
    found = dict(texts(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert found
    faults: list[str] = []
    for where, text in found.items():
        faults += [f"{where}: no {language}" for language in LANGUAGES if not text.get(language, "").strip()]
        faults += [f"{where}: {words}" for words in text.values() if "'" in words or '"' in words]
        french = text.get("fr", "")
        if re.search(r"(?:^|[^\u00a0\u202f])[:;!?»%$]|«(?![\u00a0\u202f])", french):
            faults.append(f"{where}: no-break space missing in {french}")
    assert faults == []


@pytest.mark.parametrize("path", data_files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_said_of_figures_and_sources_is_said_in_both_languages(path: Path):
    def notes_in_one_language(data: Any) -> Iterator[str]:
        if isinstance(data, dict):
            for key, part in data.items():
                if key == "note" and part and not isinstance(part, dict):
                    yield part
                yield from notes_in_one_language(part)

    edition = tomllib.loads(path.read_text(encoding="utf-8"))
    sources = edition.get("sources", {}).values()
    assert [*notes_in_one_language(edition), *(text for text in sources if isinstance(text, str))] == []
