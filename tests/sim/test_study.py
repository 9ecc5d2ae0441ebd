"""Results as JSON and as Parquet."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from passgo.editions import Edition
from passgo.sim.export import write_parquet
from passgo.sim.study import Study, StudyError, from_json, schema_text, to_json
from passgo.sim.tally import TURNS, WORTH
from passgo.sim.terminal import show
from passgo.sim.tournament import RunOutcome
from passgo.sim.words import Language, StudyWords


def test_json_holds_all_and_reads_back(study: Study) -> None:
    text = to_json(study)
    assert from_json(text) == study
    plain = json.loads(text)
    assert plain["games"] == 301
    assert plain["seats-swapped"] is True
    assert {"wins", "bot"} == set(plain["entrants"][0])
    assert plain["spaces"][0]["id"] == "go"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_narrow_terminal_cuts_no_name_and_no_number(
    study: Study, edition: Edition, language: Language
) -> None:
    words, console = StudyWords(edition, language), Console(width=80, record=True, file=io.StringIO())
    show(console, study, words)
    lines = console.export_text().splitlines()
    for deed in study.deeds:
        spent = words.money(deed.spent / study.games)
        assert any(line.startswith(words.name(deed.id)) and spent in line for line in lines), deed.id
    for group in study.groups:
        interval = words.span(group.completed.low, group.completed.high)
        assert any(interval in line for line in lines)


def test_json_says_what_is_wrong_with_it(study: Study) -> None:
    with pytest.raises(StudyError, match="passgo sim"):
        from_json(b"{}")
    with pytest.raises(StudyError, match="unknown field"):
        from_json(to_json(study).replace(b'"throws"', b'"thrown"', 1))


def test_the_schema_is_published_as_it_is(root: Path) -> None:
    """Made by `python -m passgo.sim.publish`."""
    assert (root / "docs" / "sim.schema.json").read_text() == schema_text()


def test_the_schema_names_every_field(study: Study) -> None:
    schema = json.loads(schema_text())
    fields = schema["$defs"]["Study"]["properties"]
    assert set(fields) == set(json.loads(msgspec.json.encode(study)))


def test_parquet_holds_every_game(many: RunOutcome, edition: Edition, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_parquet(many, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == many.games
    assert table.schema.metadata[b"edition"] == edition.id.encode()
    columns = table.to_pydict()
    assert columns["turns"] == many.rows[:, TURNS].tolist()
    assert columns["worth_2"] == many.rows[:, WORTH + 1].tolist()
    for game in (0, 1, 2, 300):
        assert tuple(columns[f"bot_{seat}"][game] for seat in (1, 2, 3)) == many.plan.seated(game % 3)
    won = [any(columns[f"won_{seat}"][game] for seat in (1, 2, 3)) for game in range(many.games)]
    assert sum(won) == (many.rows[:, 0] == 0).sum()
