"""Builds the page: the client, the Python that runs behind it in the browser, and a folder of plain files made of both.

It needs a checkout, with Node as the client's own build finds it (`hatch_build.py`).
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import lzma
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import platformdirs

import passgo
from passgo.compiler.ready_made import ready_module
from passgo.locale import LANGUAGES, TranslatedError, page_source
from passgo.printing.look import CUTS, FACES, STATIC, cut_out
from passgo.table.api.editions import LOBBY_ASKS

from .host import PageHost
from .start import start

PACKAGE: Final = Path(passgo.__file__).parent
ROOT: Final = PACKAGE.parents[1]

WITH_PASSGO: Final = (
    "attr", "attrs", "babel", "confusable_homoglyphs", "fluent.runtime", "fluent.syntax", "precis_i18n", "pytz", "typing_extensions",
    "fontTools.misc", "fontTools.pens", "fontTools.svgLib", "reportlab",
)  # fmt: skip
"""The packages that come along as they are installed here: they are all Python."""
EMPTY: Final = ("PIL/__init__.py", "PIL/Image.py", "fontTools/__init__.py")
"""Modules that printing imports and never uses in a page."""
LEFT_OUT: Final = {"__pycache__", "static", "compiled", "zoneinfo", "py.typed"}
"""Folders and files of packages that a page has no use for."""
LOCALES: Final = ("root.dat", *(f"{language}.dat" for language in LANGUAGES))

COMPILED: Final = "msgspec"
"""The package with a part that is compiled for the browser's Python; its wheel is one of those in the lock."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "314"

WRITTEN: Final = (*LOBBY_ASKS, *(f"/locale/{language}.ftl" for language in LANGUAGES))
"""The first questions of the client. Their answers are files, so that nobody waits for Python to see it."""

LATER: Final = ("python/printing.bin.packed", "python/puzzles.bin.packed")
"""Files that are fetched, and kept, only when they are needed."""

PACKING: Final = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 23}
"""As small as it gets, in the 8 MB of memory that the browser takes to unpack it."""
UNPACKING: Final = Path("node_modules", "xz-decompress", "dist", "package", "xz-decompress.min.js")

CHARSET: Final = '<meta charset="utf-8" />'
"""The first line of a page's head: browsers look for it no further than a kilobyte."""
WORKERS: Final = {"unpacker": "unpack", "firstWorker": "worker"}
"""The workers that the page begins before its client has come, by what the client calls them: one fetches what Python is made of,
the other will be the host (`web/src/page/unpack.ts`, `worker.ts`)."""
BEGIN: Final = (
    "const NAME = new Worker('./FILE', { type: 'module', name: new URL('.', location.href).pathname })"
)

SITE: Final = "/lib/python3.14/site-packages/"
PACKED_ANYWAY: Final = {".png", ".woff2", ".packed", ".br", ".gz"}
"""Files that no packing makes smaller."""


class CannotBuildError(TranslatedError):
    """The page cannot be built."""


def build(out: Path) -> int:
    """Write the folder; returns the bytes of a first visit. Raises CannotBuildError, SystemExit without Node."""
    if not (ROOT / "web" / "package.json").is_file():
        raise CannotBuildError("static-no-sources", folder=ROOT)
    if out.exists() and any(out.iterdir()) and not (out / "python" / "parts.json").is_file():
        raise CannotBuildError("static-not-empty", folder=out)
    tools = _client_build()
    with tempfile.TemporaryDirectory(prefix="passgo-page-") as made:
        folder = Path(made) / "page"
        tools.install(ROOT)
        tools.npm(ROOT, "run", "--silent", "static", "--", "--outDir", str(folder))
        _write_python(folder, Path(made), tools)
        _begin_early(folder, asyncio.run(_write_answers(folder)))
        shutil.copy(ROOT / "web" / "404.html", folder)
        shutil.copy(ROOT / "web" / UNPACKING, folder / "unpacking.js")
        _write_worker(folder)
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(folder, out)
    return sum(
        _sent(file).stat().st_size
        for file in _files(out)
        if file.suffix != ".gz" and file.relative_to(out).as_posix() not in LATER
    )


def _client_build() -> Any:
    """The build of the client, which is no part of the package."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- Python -------------------------------------------------------------------------------------------


def _write_python(client: Path, work: Path, tools: Any) -> None:
    """Write the interpreter, and in one file each its library, the program, and the parts that come later."""
    to, pyodide = client / "python", ROOT / "web" / "node_modules" / "pyodide"
    std, site, out = (work / name for name in ("std", "site", "out"))
    for folder in (to, site, out):
        folder.mkdir()
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        library.extractall(std)
    for name in WITH_PASSGO:
        _copy_package(name, site)
    _copy_package("passgo", site)
    for name in EMPTY:
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).touch()
    with zipfile.ZipFile(_compiled_package(work)) as wheel:
        wheel.extractall(site)
    _, env = tools.npm_command()
    folders = [f"{name}={work / name}" for name in ("std", "site", "out")]
    bundle = [str(PACKAGE / "page" / "bundle.py"), *folders]
    node = shutil.which("node", path=env["PATH"]) or "node"
    subprocess.run([node, "bundle-python.js", *bundle], cwd=ROOT / "web", env=env, check=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(pyodide / name, to / name)
    _pack(to / "pyodide.asm.wasm", (pyodide / "pyodide.asm.wasm").read_bytes())
    _pack(to / "std.zip", _zipped(out / "std", work / "std.zip"))
    library = next((out / "site").rglob("*.so"))
    _pack(to / "library.so", library.read_bytes())
    library.unlink()
    _pack(to / "site.bin", _joined(out / "site", json.loads((out / "order.json").read_text())))
    _pack(to / "kernel.wasm", ready_module())
    sizes = {file.name.removesuffix(".packed"): file.stat().st_size for file in to.glob("*.packed")}
    lock = json.loads((pyodide / "pyodide-lock.json").read_text()) | {
        "packages": {}
    }  # none is fetched by name
    stamp = hashlib.sha256(b"".join(file.read_bytes() for file in _files(to))).hexdigest()[:16]
    place = SITE + library.relative_to(out / "site").as_posix()
    importer = (PACKAGE / "page" / "importer.py").read_text()
    notes = {"sizes": sizes, "stamp": stamp, "library": place, "importer": importer, "lock": lock}
    (to / "parts.json").write_text(json.dumps(notes))
    _write_look(client, out / "printing" / "passgo" / STATIC)
    _pack(to / "printing.bin", _joined(out / "printing"))
    _pack(to / "puzzles.bin", _joined(out / "puzzles"))


def _write_look(client: Path, to: Path) -> None:
    """Write all that printing takes from the client, the faces cut out of its fonts."""
    (to / FACES).mkdir(parents=True)
    shutil.copyfile(client / "look.json", to / "look.json")
    for face in CUTS:
        (to / FACES / f"{face}.ttf").write_bytes(cut_out(face, client))


def _copy_package(name: str, site: Path) -> None:
    """Copy a package as it is installed, without what a page has no use for."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise CannotBuildError("static-no-package", package=name)
    file, to = Path(spec.origin), site.joinpath(*name.split("."))
    if file.name != "__init__.py":
        shutil.copyfile(file, to.with_suffix(".py"))
        return

    def left_out(folder: str, names: list[str]) -> Iterable[str]:
        locales = folder.endswith("locale-data")
        return [one for one in names if one in LEFT_OUT or (locales and one not in LOCALES)]

    shutil.copytree(file.parent, to, ignore=left_out)


def _compiled_package(work: Path) -> Path:
    """The wheel of the lock for the browser, from the cache or by pip."""
    pinned = re.search(
        rf"^{COMPILED}==(\S+) .*?(?=^\S)", (ROOT / "requirements.lock").read_text(), re.MULTILINE | re.DOTALL
    )
    assert pinned is not None
    folder = platformdirs.user_cache_path("passgo") / "wheels"
    name = f"{COMPILED}-{pinned[1]}-*{PLATFORM}.whl"
    if not list(folder.glob(name)):
        lock = work / "requirements.lock"
        lock.write_text(pinned[0])
        kind = (
            f"--python-version={PYTHON}",
            "--implementation=cp",
            f"--abi=cp{PYTHON}",
            f"--platform={PLATFORM}",
        )
        fetch = ("download", "--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:")
        command = [sys.executable, "-m", "pip", *fetch, *kind, f"--dest={folder}", f"--requirement={lock}"]
        subprocess.run(command, check=True)
    return next(folder.glob(name))


def _zipped(folder: Path, file: Path) -> bytes:
    """A folder as an archive that nothing in is packed by itself: as a whole it gets smaller."""
    with zipfile.ZipFile(file, "w") as archive:
        for path in sorted(folder.rglob("*")):
            archive.writestr(
                zipfile.ZipInfo(path.relative_to(folder).as_posix()),
                path.read_bytes() if path.is_file() else b"",
            )
    return file.read_bytes()


def _joined(folder: Path, order: Mapping[str, str] = MappingProxyType({})) -> bytes:
    """The files of a folder one after the other, behind a list of their places and lengths: the worker writes them down as they come.

    `order`: the files that come first, each with the module that can be imported then.
    """
    last = [path.relative_to(folder).as_posix() for path in _files(folder)]
    files = [*order, *(name for name in last if name not in order)]
    listed = [[SITE + name, order.get(name, ""), (folder / name).stat().st_size] for name in files]
    head = json.dumps(listed).encode()
    return b"".join(
        [len(head).to_bytes(4, "little"), head, *((folder / name).read_bytes() for name in files)]
    )


def _pack(file: Path, content: bytes) -> None:
    """Write a file packed (xz). Its name tells no host so: some would unpack it, others not."""
    packed = lzma.compress(content, check=lzma.CHECK_CRC32, filters=[PACKING])
    file.with_name(f"{file.name}.packed").write_bytes(packed)


# --- the folder ---------------------------------------------------------------------------------------


async def _write_answers(folder: Path) -> list[str]:
    """Write down what the lobby asks first; returns the links to it."""
    host = await start("while the page is built")
    links: list[str] = []
    for address in WRITTEN:
        name, answer = await _answer(host, address)
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(answer)
        links.append(f'<link rel="prefetch" href="./{name}" data-answers="{address}" />')
    return links


def _begin_early(folder: Path, links: list[str]) -> None:
    """Write into the page what begins its workers, ahead of all else, and the links to what is written down."""
    begins = [CHARSET]
    for name, worker in WORKERS.items():
        file = next(folder.glob(f"assets/{worker}-*.js")).relative_to(folder).as_posix()
        begins.append(f"<script>{BEGIN.replace('NAME', name).replace('FILE', file)}</script>")
    page = folder / "index.html"
    text = page.read_text().replace("</head>", f"{''.join(links)}\n</head>")
    page.write_text(text.replace(CHARSET, "\n    ".join(begins)))


async def _answer(host: PageHost, address: str) -> tuple[str, bytes]:
    """The name of a file, and what it answers."""
    if address.startswith("/locale/"):
        language = Path(address).stem
        return f"locale/{language}.txt", page_source(language).encode()  # most hosts pack text
    status, _, answer = await host.ask("GET", address, "{}", "")
    assert status == 200, address
    return f"{address[1:]}.json", answer


def _write_worker(folder: Path) -> None:
    """Write the service worker, which keeps the whole folder; and each file once more as hosts may send it."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in _files(folder)
    }
    worker = (ROOT / "web" / "page-worker.js").read_text()
    build_id = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    listed = json.dumps({"build": build_id, "files": files, "later": LATER}, separators=(",", ":"))
    (folder / "service-worker.js").write_text(worker.replace("'THE BUILD'", listed))
    for path in [*_files(folder)]:
        if path.suffix not in PACKED_ANYWAY:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def _sent(file: Path) -> Path:
    """A file as most hosts send it."""
    packed = file.with_name(f"{file.name}.gz")
    return packed if packed.is_file() else file


def _files(folder: Path) -> Iterator[Path]:
    """The files of a folder, in order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())
