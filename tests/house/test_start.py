"""The front door and the `passgo` command."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from house.tools import BIN, ROOT, assert_clean, load, run


def test_the_command_and_the_module_are_one() -> None:
    by_name, by_module = run(BIN / "passgo", "--version"), run(sys.executable, "-m", "passgo", "--version")
    assert_clean(by_name)
    assert re.fullmatch(r"passgo \d+\.\d+\.\d+\n", by_name.stdout)
    assert by_name.stdout == by_module.stdout


def test_without_the_compiler_a_soak_says_what_to_type() -> None:
    script = "import sys; sys.modules['numba'] = None; sys.argv = ['passgo', 'soak']; import passgo.cli as c; c.main()"
    done = run(sys.executable, "-c", script)
    assert done.returncode == 2
    assert "`fast`" in done.stdout
    assert "Traceback" not in done.stdout


def test_a_wrong_word_is_refused_in_a_few_lines() -> None:
    done = run(BIN / "passgo", "no-such-word")
    assert done.returncode == 2
    assert "Traceback" not in done.stdout
    assert "no-such-word" in done.stdout


@pytest.mark.parametrize("word", ["check", "replay"])
def test_a_missing_file_is_one_line(word: str) -> None:
    done = run(BIN / "passgo", word, "no/such/file.toml")
    assert done.returncode == 2
    first, *more = done.stdout.splitlines()
    assert "no/such/file.toml" in first
    assert more == (["0 passed, 1 failed"] if word == "check" else [])


def test_an_old_python_can_read_the_front_door() -> None:
    """Nothing in it may be newer than Python 3.4, or an old Python shows a syntax error, not the message."""
    import ast

    ast.parse((ROOT / "play").read_text(), feature_version=(3, 4))


def test_without_venv_and_uv_one_line_says_what_to_install(tmp_path: Path) -> None:
    for module in ("venv", "virtualenv", "pip"):
        (tmp_path / f"{module}.py").write_text("raise ImportError('not packaged')")
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    for name in ("play", "pyproject.toml", "requirements.lock", "requirements-test.lock", "hatch_build.py"):
        shutil.copy(ROOT / name, checkout)
    done = run(sys.executable, checkout / "play", "--version", PYTHONPATH=str(tmp_path), PATH="")
    assert done.returncode == 1
    assert "apt install python3-venv" in done.stdout.splitlines()[-1]
    assert "Traceback" not in done.stdout
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        ([], "play"),
        (["--port", "0"], "play"),
        (["edition", "list"], "play"),
        (["sim", "-n", "10"], "study"),
        (["sim", "--interpreted"], "study"),
        (["bench", "--help"], "play"),
        (["analyse", "landings"], "study"),
        (["analyse", "game.toml"], "study"),
        (["analyse", "landings", "--simulate", "100"], "study"),
        (["fast"], "study"),
        (["static", "page"], "static"),
        (["static", "--help"], "play"),
        (["sim", "-n", "10", "--cluster", "tcp://127.0.0.1:8786"], "cluster"),
        (["sim", "--interpreted", "--cluster=tcp://127.0.0.1:8786"], "cluster"),
        (["sim", "--cluster", "--help"], "play"),
        (["dask", "worker", "tcp://127.0.0.1:8786"], "cluster"),
        (["test", "-k", "sim"], "test"),
    ],
)
def test_the_front_door_installs_what_a_command_needs(words: list[str], needed: str) -> None:
    play = load("play")
    before, play.MODULE = play.MODULE, str(ROOT / "no" / "module")
    try:
        assert play.wanted(words) == needed
    finally:
        play.MODULE = before


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        ([], "quick"),
        (["tui"], "quick"),
        (["--help"], "play"),
        (["sim", "-n", "10"], "quick"),
        (["sim", "-n", "10", "--bots", "my_bot.py:bot,rules"], "study"),
        (["sim", "-n", "10", "--parquet", "games.parquet"], "study"),
        (["soak"], "quick"),
        (["analyse", "game.toml"], "quick"),
        (["ladder"], "study"),
        (["bench"], "study"),
        (["fast"], "study"),
    ],
)
def test_games_need_no_compiler_if_the_module_is_there(words: list[str], needed: str) -> None:
    play = load("play")
    before, play.MODULE = play.MODULE, str(ROOT / "play")
    try:
        assert play.wanted(words) == needed
    finally:
        play.MODULE = before


@pytest.mark.parametrize(
    ("words", "shared"),
    [([], True), (["--quick"], True), (["tests/rulebook"], False), (["-k", "rent"], False)],
)
def test_only_the_whole_suite_and_the_quick_turn_run_side_by_side(words: list[str], *, shared: bool) -> None:
    assert ("-n" in load("play").side_by_side(words)) == shared


SECOND = f"""
import sys
sys.path.insert(0, {str(ROOT / "tests")!r})
from house.tools import load
with load("play").in_turn():
    print("its turn", flush=True)
"""


def test_of_two_begun_at_once_one_sets_up_at_a_time() -> None:
    with load("play").in_turn():
        second = subprocess.Popen(
            [sys.executable, "-c", SECOND], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert second.stderr is not None
        assert "Another ./play is installing" in second.stderr.readline(), second.communicate(timeout=60)
        assert second.poll() is None
    out, errors = second.communicate(timeout=60)
    assert (second.returncode, out, errors) == (0, "its turn\n", "")


PIP = """WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('refused')'
ERROR: Could not find a version that satisfies the requirement alembic==1.20.1 (from versions: none)
ERROR: No matching distribution found for alembic==1.20.1
"""
NPM = """  error: subprocess-exited-with-error
      npm error code ECONNREFUSED
      npm error FetchError: request to http://127.0.0.1:9/vite failed, reason: connect ECONNREFUSED
      npm error A complete log of this run can be found in: /home/ann/.npm/_logs/debug-0.log
      Traceback (most recent call last):
error: metadata-generation-failed
"""


@pytest.mark.parametrize(
    ("said", "cause"),
    [
        (PIP, "ERROR: No matching distribution found for alembic==1.20.1"),
        (NPM, "FetchError: request to http://127.0.0.1:9/vite failed, reason: connect ECONNREFUSED"),
        ("Killed", ""),
    ],
)
def test_a_set_up_that_fails_says_so_in_three_lines(
    said: str, cause: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    play = load("play")
    monkeypatch.setattr(play, "VENV", str(tmp_path))
    with pytest.raises(SystemExit) as end:
        play.run_quietly([sys.executable, "-c", f"import sys; print({said!r}); sys.exit(1)"])
    first, *second = capfd.readouterr().err.splitlines()
    assert ("downloaded" in first) == bool(cause)
    assert second == ([f"  {cause}"] if cause else [])
    assert "set-up.log" in str(end.value)
    assert said in (tmp_path / "set-up.log").read_text()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The front door of a checkout with a source of the client, built and set up."""
    play = load("play")
    monkeypatch.setattr(play, "ROOT", str(tmp_path))
    monkeypatch.setattr(play, "VENV", str(tmp_path / ".venv"))
    for file in (".venv/pyvenv.cfg", "web/main.ts", "src/passgo/static/index.html"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text("a")
    play.mark("passgo-project", play.digest(*play.SOURCES))
    play.mark("passgo-looks", play.looks(*play.SOURCES))
    return play


def test_a_start_reads_no_source_that_looks_as_it_did(
    checkout: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "web" / "main.ts"
    with monkeypatch.context() as patch:
        patch.setattr(checkout, "digest", lambda *_: pytest.fail("sources are read"))
        assert checkout.is_built()
    os.utime(source, (1, 1))
    assert checkout.is_built(), "another time alone makes nothing stale"
    source.write_text("b")
    assert not checkout.is_built()


def test_a_start_tries_no_python_that_runs_already(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play = load("play")
    monkeypatch.setattr(play, "done", lambda *_: True)
    monkeypatch.setattr(play, "works", lambda *_: False)
    monkeypatch.setattr(play, "PY", sys.executable)
    assert play.is_made()
    monkeypatch.setattr(play, "PY", str(tmp_path / "python"))
    assert not play.is_made()


def test_what_python_makes_of_the_sources_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    play = load("play")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    play.keep_bytecode()
    assert "PYTHONPYCACHEPREFIX" not in os.environ, "beside them, as Python does"
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "mine")
    play.keep_bytecode()
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ["PYTHONPYCACHEPREFIX"] == "mine"
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    play.keep_bytecode()
    assert os.environ["PYTHONPYCACHEPREFIX"].startswith(play.VENV)


def test_bytecode_is_made_of_what_was_installed_and_of_the_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play = load("play")
    packages = tmp_path / ".venv" / ("Lib" if os.name == "nt" else "lib")
    for folder in (packages, tmp_path / "src"):
        folder.mkdir(parents=True)
        (folder / "module.py").write_text("HERE = True\n")
    (packages / "broken.py").write_text("no Python\n")
    monkeypatch.setattr(play, "ROOT", str(tmp_path))
    monkeypatch.setattr(play, "VENV", str(tmp_path / ".venv"))
    monkeypatch.setattr(play, "PY", sys.executable)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "bytecode"))
    play.compile_bytecode().wait()
    made = (tmp_path / "bytecode").joinpath(*tmp_path.parts[1:])  # beside it is that of Python's own library
    assert [file.stem.split(".")[0] for file in made.rglob("*.pyc")] == ["module"] * 2


def test_the_client_is_stale_when_its_sources_changed_and_only_then(tmp_path: Path) -> None:
    hook = load("hatch_build")
    texts, static = tmp_path / "src" / "passgo" / "locale", tmp_path / "src" / "passgo" / "static"
    for folder in (texts / "__pycache__", static, tmp_path / "web"):
        folder.mkdir(parents=True)
    (texts / "x.ftl").write_text("a = b")
    assert not hook.fresh(tmp_path)
    (static / ".stamp").write_text(hook.digest(tmp_path))
    assert hook.fresh(tmp_path)
    (texts / "__pycache__" / "x.pyc").write_bytes(b"")
    assert hook.fresh(tmp_path)
    (texts / "x.ftl").write_text("a = c")
    assert not hook.fresh(tmp_path)
