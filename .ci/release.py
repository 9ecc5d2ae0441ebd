#!/usr/bin/env python3
"""Make a release and try it: what comes out lies in dist/, to be published by a person.

    python .ci/release.py              a release: the tree is clean, and the changelog gives the version its date
    python .ci/release.py --rehearse   the same, whatever state the tree and the changelog are in

The version is the same everywhere; the rules are compiled to WebAssembly, and for the usual processors with each
Python that is at hand; the source archive is built from the tree and the wheel, one for all systems, from that archive;
each is installed into an empty environment, where the command answers, bots play a whole game, the server shows the
client, and the first moves of a game are made over the API. The wheel then plays a thousand games as WebAssembly, and
as many with the compiler installed, without compiling anything.
"""

import argparse
import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
COMPILED = ROOT / "src" / "passgo" / "compiled"
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
"""Those whose users get the rules compiled, where this machine has them; with others the compiler does it, once."""
MOVES = 60
PREFERRED = ("roll", "buy", "bid", "pay", "mortgage", "pass", "bankrupt")
INSIDE = (
    "static/index.html",
    "static/look.json",
    "static/report.html",
    "editions/us1973.toml",
    "py.typed",
    "compiled/kernel.wasm",
)
"""What a wheel without its client, its books or its module would lack."""


def run(*command, expect=0):
    """Run a command and give what it said; end where its status is another.

    It runs in an empty folder and without a path of modules: Python takes what it finds there for installed.
    """
    with tempfile.TemporaryDirectory() as nowhere:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=nowhere,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            capture_output=True,
            check=False,
            text=True,
        )
    said = done.stdout + done.stderr
    if done.returncode != expect:
        sys.exit(f"{' '.join(map(str, command))}: status {done.returncode}, expected {expect}\n{said}")
    return said


def check_version():
    """The version, which must stand alike wherever it is named."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    named = {
        "src/passgo/__init__.py": f'__version__ = "{version}"',
        "web/package.json": f'"version": "{version}"',
        "CHANGELOG.md": f"## [{version}]",
    }
    for file, text in named.items():
        if text not in (ROOT / file).read_text(encoding="utf-8"):
            sys.exit(f"{file}: expected {text}")
    return version


def check_ready(version):
    """That the changelog gives the version its date, and nothing is uncommitted."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        sys.exit(f"CHANGELOG.md: expected “## [{version}] - ” and the date of the release")
    changed = run("git", "-C", ROOT, "status", "--porcelain")
    if changed:
        sys.exit(f"not committed:\n{changed}")


def new_environment(folder, interpreter=sys.executable):
    """An empty environment; gives its folder of programs."""
    run(interpreter, "-m", "venv", folder)
    return next(path for path in (folder / "bin", folder / "Scripts") if path.is_dir())


def compile_rules(scratch):
    """The rules compiled for the usual processors, by each Python that there is, into the tree to be packed."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    for name in PYTHONS:
        if not works(name):
            print(f"{name}: not at hand; its users wait for the compiler once")
            continue
        programs = new_environment(scratch / name, name)
        run(programs / "python", "-m", "pip", "install", "-qq", f"{ROOT}[fast]")
        run(programs / "python", "-m", "passgo.compiler.ready_made")
        made = next(programs.parent.rglob("passgo/compiled"))
        shutil.copytree(made, COMPILED, dirs_exist_ok=True)


def works(interpreter):
    """Is this Python there, and more than a name on the path?"""
    found = shutil.which(interpreter)
    return bool(found) and subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode == 0


def build(scratch):
    """The source archive, and the wheel built from it."""
    for old in DIST.glob("passgo-*"):
        old.unlink()
    programs = new_environment(scratch / "builder")
    run(programs / "python", "-m", "pip", "install", "-qq", "build")
    run(programs / "python", "-m", "build", "--outdir", DIST, ROOT)
    wheel, source = next(DIST.glob("*-py3-none-any.whl")), next(DIST.glob("*.tar.gz"))
    inside = zipfile.ZipFile(wheel).namelist()
    lacking = [name for name in INSIDE if f"passgo/{name}" not in inside]
    fonts = [name for name in inside if name.endswith(".woff2")]
    if lacking or not fonts:
        sys.exit(f"{wheel.name} lacks {', '.join(lacking) or 'its fonts'}")
    return wheel, source


def try_out(archive, version, scratch):
    """Install an archive alone, and use it."""
    programs = new_environment(scratch / archive.name)
    run(programs / "python", "-m", "pip", "install", "-qq", archive)
    run(programs / "python", "-m", "pip", "check")
    passgo = programs / "passgo"
    if run(passgo, "--version") != f"passgo {version}\n":
        sys.exit(f"{archive.name}: passgo --version names another version")
    for needed, words in (("passgo[wasm]", ["sim", "-n", "1"]), ("passgo[print]", ["print", "us1973"])):
        if needed not in run(passgo, *words, expect=2):
            sys.exit(f"{archive.name}: passgo {words[0]} does not say what to type")
    play(passgo, scratch / f"{archive.name}-games")
    run(programs / "python", "-m", "pip", "install", "-qq", "numpy")
    run(passgo, "sim", "--interpreted", "-n", "1")
    print(
        f"{archive.name}: installed alone, served, {MOVES} moves made there; with numpy, a game played by bots"
    )


def try_compiled(wheel, extra, form, scratch):
    """Install the wheel with an extra, and play: nothing is compiled, and the games are played in this form."""
    programs = new_environment(scratch / extra)
    run(programs / "python", "-m", "pip", "install", "-qq", f"{wheel}[{extra}]")
    os.environ["XDG_CACHE_HOME"] = str(scratch / "cache")
    begun = time.monotonic()
    said = run(programs / "passgo", "sim", "-n", "1000")
    if "Compiling" in said or ("WebAssembly" in said) != (form == "WebAssembly"):
        sys.exit(f"{wheel.name}: the rules that it brings along do not fit where they were made")
    print(
        f"{wheel.name}: a thousand games in {form} within {time.monotonic() - begun:.1f} s of being installed"
    )


def play(passgo, data):
    """Serve, look at the client, and make the first moves of a game."""
    server = subprocess.Popen(
        [passgo, "serve", "--port", "0", "--data", data], cwd=data.parent, stdout=subprocess.PIPE, text=True
    )
    try:
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        page = urlopen(address).read().decode()
        for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
            urlopen(address + asset).close()
        make_moves(address)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def make_moves(address):
    """Play both seats of a table, as a program does."""
    headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}", "Accept": "application/json"}

    def ask(path, command=None):
        body = command and json.dumps({"id": secrets.token_hex(8), **command}).encode()
        try:
            return json.load(urlopen(Request(f"{address}/api/tables{path}", body, headers)))
        except HTTPError as error:
            fault = json.load(error)
            if fault.get("key") != "dice-not-agreed":
                sys.exit(f"{path}: {fault}")
            time.sleep(0.05)
            return fault

    places = [
        {"kind": "person", "name": name, "token": token} for name, token in (("Ann", "bell"), ("Bob", "key"))
    ]
    terms = {"edition": "us1973"}
    code = ask("", {"t": "create", "terms": terms, "places": places, "begin": True})["table"]["code"]
    moves = 0
    while moves < MOVES:
        seats = [ask(f"/{code}/seats/{seat}") for seat in ("p1", "p2")]
        now = next((seat for seat in seats if seat["must"]), None)
        if now is None:
            continue
        wanted = [move for verb in PREFERRED for move in now["moves"] if move.split()[1] == verb]
        move = (wanted or now["moves"])[0].split("..")[0]
        moves += ask(f"/{code}", {"t": "move", "n": now["n"], "text": move})["t"] == "ack"


def main():
    """Check, build, try."""
    parser = argparse.ArgumentParser(description="Make a release, and try it.")
    parser.add_argument(
        "--rehearse", action="store_true", help="whatever state the tree and the changelog are in"
    )
    rehearse = parser.parse_args().rehearse
    version = check_version()
    if not rehearse:
        check_ready(version)
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        compile_rules(scratch)
        wheel, source = build(scratch)
        for archive in (wheel, source):
            try_out(archive, version, scratch)
        try_compiled(wheel, "wasm", "WebAssembly", scratch)
        try_compiled(wheel, "fast", "machine code", scratch)
    sizes = ", ".join(f"{archive.name} ({archive.stat().st_size // 1024} kB)" for archive in (wheel, source))
    print(f"dist/: {sizes}")


if __name__ == "__main__":
    main()
