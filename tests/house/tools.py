"""How the house tests run programs and read the repository."""

import importlib.util
import os
import subprocess
import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "passgo"
BIN = Path(sys.executable).parent  # not resolved: it is the environment's


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, its two streams as one text."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=os.environ | env,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def assert_clean(done: subprocess.CompletedProcess[str]) -> None:
    """Fail with all that a command said, if it failed."""
    if done.returncode:
        raise AssertionError(f"{Path(done.args[0]).name} ended with status {done.returncode}\n{done.stdout}")


@cache
def tracked() -> tuple[Path, ...]:
    """The files of the repository: those git tracks, or all in a source archive."""
    if (ROOT / ".git").exists():
        names = run("git", "ls-files", "-z").stdout.split("\0")
        return tuple(path for name in names if name and (path := ROOT / name).is_file())
    skipped = {".venv", "node_modules", "static", "__pycache__"}
    return tuple(p for p in ROOT.rglob("*") if p.is_file() and not skipped & set(p.parts))


def text(path: Path) -> str | None:
    """A file's text, or None if it holds none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


@cache
def load(name: str) -> ModuleType:
    """A Python file at the root of the repository, as a module; the front door has no ending."""
    file = next(path for path in (ROOT / f"{name}.py", ROOT / name) if path.is_file())
    loader = SourceFileLoader(f"_house_{name}", str(file))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module
