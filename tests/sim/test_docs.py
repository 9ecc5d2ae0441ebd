"""The page on simulating: every command on it works, from start to end."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli import app


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs" / "simulate.md").read_text(encoding="utf-8")


def test_the_commands_of_the_page_work(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With two games instead of so many, interpreted, and no cluster."""
    monkeypatch.chdir(tmp_path)
    (overlay,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    Path("pot.toml").write_text(overlay, encoding="utf-8")
    salary = overlay.replace('"pot"', '"salary"').replace("parking_pot = true", "go_salary = 400")
    Path("salary.toml").write_text(salary, encoding="utf-8")
    blocks = re.findall(r"^passgo ((?:sim|analyse) .*)$", page, re.MULTILINE)
    commands = [
        line for line in blocks + re.findall(r"`passgo (sim -n .*?)`", page) if "--cluster" not in line
    ]
    assert len(commands) > 6
    for command in dict.fromkeys(commands):
        words = shlex.split(re.sub(r"-n \d+", "-n 2 --interpreted --max-turns 40", command))
        if "--simulate" in words:
            words[words.index("--simulate") + 1] = "0"
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 0, (command, done.output)
        written = [word for word in words if word.endswith((".html", ".json"))]
        assert all(Path(file).is_file() for file in written), command


def test_the_schema_of_the_page_is_there(root: Path, page: str) -> None:
    for link in re.findall(r"\]\(([^):]+)\)", page):
        assert (root / "docs" / link).is_file(), link
