"""The files that CONTRIBUTING names for a change are those that it touches."""

import re
import textwrap
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from house.tools import ROOT, SRC
from passgo import cli
from passgo.editions import edition_names

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHOICE = re.compile("pay[_-]or[_-]draw|PAY_OR_DRAW|PayOrDraw")
"""The card with a choice that the page says to follow, as each language of the sources writes it."""
OTHER = {"protocol.ts", "dispatch.py", "info.py"}
"""Made by commands; and a list of what is special in a variant, in which this card happens to be."""


def row(what: str) -> str:
    """Return the row of the table of changes that says how to change this."""
    (line,) = re.findall(rf"^\| \*\*{what}\*\* \|.*$", PAGE, re.MULTILINE)
    return line


def section(heading: str) -> str:
    """Return the text under a heading, up to the next one of its level or above."""
    level = heading.split(maxsplit=1)[0]
    found = re.search(rf"^{heading}$(.*?)(?=^#{{2,{len(level)}}} |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def named(text: str) -> set[str]:
    """Return the source files that a text names."""
    return set(re.findall(r"`[\w/]*?(\w+\.(?:py|svelte))`", text))


def test_a_card_with_a_choice_touches_the_files_that_are_named() -> None:
    sources = [
        *SRC.rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    touched = {file.name for file in sources if CHOICE.search(file.read_text(encoding="utf-8"))} - OTHER
    card = named(row("an effect of cards")) | named(section("### A card with a choice"))
    says = card | named(row("a rule id")) | named(row("a move"))
    assert touched - says == set(), "no file goes unnamed"
    assert card == touched & says - {"cite.py"}  # of the rule id


def test_the_checklist_of_a_choice_is_numbered() -> None:
    steps = re.findall(r"^(\d+)\. ", section("### A card with a choice"), re.MULTILINE)
    assert steps == [str(n) for n in range(1, len(steps) + 1)]
    assert len(steps) > 5


def test_no_row_of_the_table_is_a_paragraph() -> None:
    """A change of many steps has a checklist."""
    rows = re.findall(r"^\| \*\*.*$", section("## How to change…"), re.MULTILINE)
    assert len(rows) > 20
    assert [line for line in rows if len(line.split("|")[2].split()) > 50] == []


def test_the_soak_leaves_no_edition_out() -> None:
    loop = re.search(r"^for edition in (.*?)^do \./play soak", PAGE, re.DOTALL | re.MULTILINE)
    assert loop
    assert set(loop[1].replace("\\", " ").split()) == set(edition_names())


def test_the_files_named_are_there() -> None:
    homes = (ROOT, SRC, ROOT / "web" / "src" / "decisions")
    paths = re.findall(r"`([\w/{},*]+\.(?:py|svelte|ftl|ts))`", section("## How to change…"))
    assert len(paths) > 50
    for path in paths:
        name = path.replace("{en,fr}", "*")
        if "CHAPTER" not in name:
            assert any(any(home.glob(name)) for home in homes), path


def test_the_hooks_are_set_up_in_one_place() -> None:
    """The page says how; the hooks of a commit's words come with the others."""
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert "pre-commit install" not in hooks
    assert "default_install_hook_types: [pre-commit, commit-msg]" in hooks


def subject_hook() -> Any:
    """The hook that reads the subject of a commit."""
    (ours,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    (hook,) = [hook for hook in ours["hooks"] if hook["id"] == "subject"]
    return hook


def listed_scopes() -> set[str]:
    """The scopes that the page lists."""
    (line,) = re.findall(r"^Scopes: (.*?);", PAGE, re.MULTILINE)
    return set(re.findall(r"`(\w+)`", line))


def test_each_scope_of_the_page_passes_and_each_package_is_one() -> None:
    subject = re.compile(subject_hook()["entry"], re.MULTILINE | re.DOTALL)
    assert [scope for scope in listed_scopes() if not subject.search(f"{scope}: fix a fault")] == []
    assert {folder.name for folder in SRC.iterdir() if (folder / "__init__.py").exists()} <= listed_scopes()


@pytest.mark.parametrize(
    ("subject", "good"),
    [
        ("rules, web: let a debtor pay by halves", True),
        ("server: bring back the seat of a player who left\n\nWhy it matters.", True),
        ("Merge branch 'x'", True),
        ("fix the thing: y", False),
        ("rules, : fix y", False),
        ("rulesweb: fix y", False),
        ("rules:fix y", False),
        ("a line\nrules: fix y", False),
        ("rules: a debtor is not asked", False),
        ("rules: who owes is not asked", False),
        ("rules: fixed the rent", False),
        ("rules: fixing the rent", False),
        ("rules: " + "y" * 65, True),
        ("rules: " + "y" * 66, False),
    ],
)
def test_a_subject_is_a_scope_and_an_order(subject: str, good: bool) -> None:
    """As the hook reads it: `pygrep`, over the whole message."""
    assert bool(re.search(subject_hook()["entry"], subject, re.MULTILINE | re.DOTALL)) == good


def test_the_first_change_goes_as_the_page_says(tmp_path: Path) -> None:
    steps = section("## Your first change")
    (toml,) = re.findall(r"^ *```toml\n(.*?)^ *```$", steps, re.MULTILINE | re.DOTALL)
    scenario = tmp_path / "go-salary-3.toml"
    scenario.write_text(textwrap.dedent(toml), encoding="utf-8")
    said = CliRunner().invoke(cli.app, ["check", str(scenario)])
    assert said.exit_code == 1
    for quoted in ("= p1 cash 1600", "it is 1700"):
        assert f"`{quoted}`" in steps
        assert quoted in said.output
    scenario.write_text(textwrap.dedent(toml).replace("1600", "1700"), encoding="utf-8")
    assert CliRunner().invoke(cli.app, ["check", str(scenario)]).exit_code == 0
    assert "pay(s, BANK, seat, E.go_salary)" in (SRC / "rules" / "salary.py").read_text(encoding="utf-8")
