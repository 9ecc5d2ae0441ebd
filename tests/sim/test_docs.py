"""The examples of docs/batch.md and docs/bots.md."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from house.tools import BIN, assert_clean, run

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_every_example_of_batches_prints_what_the_page_shows() -> None:
    examples = doctest.DocTestParser().get_doctest(
        "\n".join(blocks("batch.md", "pycon")), {}, "batch.md", None, 0
    )
    assert len(examples.examples) > 15
    output: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=output.append).failed == 0, "".join(output)


def test_the_commands_about_own_bots_run(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(blocks("bots.md", "python")[0])
    lines = [line.split() for line in blocks("bots.md", "sh")[0].splitlines()]
    assert len(lines) == 3
    for words in lines[:2]:
        short = ["20" if word.isdigit() else word for word in words[1:]]
        done = run(BIN / "passgo", *short, cwd=tmp_path)
        assert_clean(done)
        assert "my_bot.py:thrifty" in done.stdout


def test_a_mistake_is_told_as_the_page_shows(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text(blocks("bots.md", "python")[0].replace("    return move\n", "    return s.chas[seat]\n"))
    done = run(BIN / "passgo", "sim", "--bots", "my_bot.py:thrifty,rules", "-n", "1", cwd=tmp_path)
    assert done.returncode == 2
    shown = blocks("bots.md", "text")[0]
    assert done.stdout.endswith(shown)


def test_a_tampering_bot_is_told_as_the_page_shows(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    asked = "    move = choose_by_rules"
    bot.write_text(blocks("bots.md", "python")[0].replace(asked, f"    s.cash[seat] += 1000\n{asked}"))
    words = ["sim", "--interpreted", "--bots", "my_bot.py:thrifty,rules", "-n", "1"]
    done = run(BIN / "passgo", *words, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout.endswith(blocks("bots.md", "text")[2])


def test_an_illegal_move_is_told_as_the_page_shows(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    wrong = "    return moves.code(moves.BUILD, seat, 0) if moves.kind_of(move) == moves.BUY else move\n"
    bot.write_text(blocks("bots.md", "python")[0].replace("    return move\n", wrong))
    words = ["sim", "--interpreted", "--bots", "my_bot.py:thrifty,rules", "-n", "1"]
    done = run(BIN / "passgo", *words, cwd=tmp_path)
    assert done.returncode == 1
    line = blocks("bots.md", "text")[1].splitlines()[0]
    assert done.stdout.rstrip().endswith(line)
