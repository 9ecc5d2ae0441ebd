"""Gathers the Python of a page and compiles it. It is run by the Python of the browser (`web/bundle-python.js`), when a page is built.

`STD` is the standard library, `SITE` all that comes with it. `OUT` gets the modules with which Python itself begins (`std`),
those that the start needs or may come to need (`site`), and apart from them those that print, and the puzzles.
"""

from __future__ import annotations

import ast
import json
import marshal
import shutil
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import ModuleType
from typing import Final

BEGUN: Final = {*sys.modules}
"""The modules with which Python has begun."""
STD: Final = Path("/std")
SITE: Final = Path("/site")
OUT: Final = Path("/out")

UNCHECKED: Final = (1).to_bytes(4, "little")
"""In the head of a compiled module: it is taken as it is, whatever has become of its source."""

LEFT_OUT: Final = {
    "argparse",
    "bdb",
    "ctypes",
    "doctest",
    "email",
    "http",
    "multiprocessing",
    "pdb",
    "unittest",
    "xml",
}
"""Packages of the standard library that only a developer, or a program with a network, would come to need."""


def modules_in(package: str, pattern: str = "*") -> list[str]:
    """The modules of a package of the standard library."""
    return [f"{package}.{file.stem}" for file in (STD / package).glob(f"{pattern}.py")]


START: Final = "passgo.page.start"
STUDY: Final = "passgo.page.study"
READY_MADE: Final = "passgo.page.ready_made"
WORKED_OUT: Final = "confusable_homoglyphs"
"""A package of which a page needs no more than what is ready-made."""
PRINTING: Final = "passgo.printing"
"""The package that prints: it comes when somebody prints for the first time, and so does all that it alone needs."""

PUZZLES: Final = "passgo/analysis/puzzles/puzzles.json"
"""The positions with one best answer: they come when somebody asks for one."""

ROOTS: Final = (
    START, STUDY,
    "site", "traceback", "linecache", "warnings", "importlib.resources", "_strptime", "zipfile", "shutil",
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "encodings.aliases", "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1",
    *modules_in("encodings", "utf_*"), *modules_in("_pyodide"), *modules_in("pyodide"),
)  # fmt: skip
"""The starts of both workers; what no import names; and the interpreter's own part in the browser, which looks for its modules by itself."""


def file_of(name: str) -> Path | None:
    """Return the file of a module, if it is one of these."""
    path = name.replace(".", "/")
    places = (root / end for root in (SITE, STD) for end in (f"{path}/__init__.py", f"{path}.py"))
    return next((file for file in places if file.is_file()), None)


def _absolute(name: str, file: Path, node: ast.ImportFrom) -> str:
    """Return the module that an import names, from the package of the importing one."""
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    above = package[: len(package) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def _statements(tree: ast.AST, *, later: bool) -> Iterator[ast.AST]:
    """The nodes that run when a module is read, or also what runs `later`; nothing that is there for type checkers."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not later:
            continue
        yield node
        yield from _statements(node, later=later)


def imports(name: str, file: Path) -> Iterator[str]:
    """The modules that one imports. Of the standard library only what it needs to be read."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in _statements(tree, later=file.is_relative_to(SITE)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            of = _absolute(name, file, node)
            yield of
            yield from (f"{of}.{one.name}" for one in node.names)


def place_of(name: str, file: Path, part: str) -> tuple[Path, str]:
    """Return the root of a module's file, and the part that it comes in: a package with which Python begins is in one place."""
    if file.is_relative_to(SITE):
        return SITE, part
    return STD, "std" if name.partition(".")[0] in BEGUN else part


def in_order(start: str) -> list[str]:
    """Import a module and prepare it; returns the modules that this has read, in the order in which each was whole."""
    whole: list[str] = []
    read = SourceFileLoader.exec_module

    def noted(self: SourceFileLoader, module: ModuleType) -> None:
        read(self, module)
        whole.append(module.__name__)

    SourceFileLoader.exec_module = noted
    try:
        import_module(start).prepare()
    finally:
        SourceFileLoader.exec_module = read
    return whole


def order_of(whole: Iterable[str]) -> dict[str, str]:
    """Return the files of modules that are imported as they come, each with its own name if all packages that it is in are there."""
    there: set[str] = set()
    order: dict[str, str] = {}
    for name in whole:
        there.add(name)
        file = file_of(name)
        root, part = place_of(name, file, "site") if file else (SITE, "")
        if file and part == "site":
            parts = name.split(".")
            above = {".".join(parts[:count]) for count in range(1, len(parts))}
            order[file.relative_to(root).with_suffix(".pyc").as_posix()] = name if above <= there else ""
    return order


def gather() -> dict[str, Path]:
    """Every module that is needed, with its file. The start has been run for that: parts in C import what no source names."""
    found: dict[str, Path] = {}
    read = {*sys.modules}  # and so is all that these need to be read
    waiting = [*ROOTS, *read]
    while waiting:
        name = waiting.pop()
        file = file_of(name)
        is_left_out = name.partition(".")[0] in LEFT_OUT and name not in read
        if name in found or file is None or is_left_out or f"{name}.".startswith(f"{PRINTING}."):
            continue
        found[name] = file
        if name not in read or file.is_relative_to(SITE):
            waiting += imports(name, file)
        waiting += [name.rpartition(".")[0]] if "." in name else []
    return found


def gather_printing(found: dict[str, Path]) -> dict[str, Path]:
    """Return every other module that printing needs, with its file; it is run for that too."""
    import_module(f"{PRINTING}.box")
    return {name: file for name in [*sys.modules] if name not in found and (file := file_of(name))}


def compile_to(file: Path, root: Path, out: Path) -> None:
    """Compile a module, without the docstrings and assertions that only people and tests read."""
    source, name = file.read_bytes(), file.relative_to(root)
    tree = ast.parse(source)
    if root == SITE and name.parts[0] == "passgo":
        quicken(tree)
    code = compile(tree, str(name), "exec", dont_inherit=True, optimize=2)
    to = out / name.with_suffix(".pyc")
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(b"".join([MAGIC_NUMBER, UNCHECKED, source_hash(source), marshal.dumps(code)]))


def quicken(tree: ast.Module) -> None:
    """Drop the annotations of functions, and compile those of classes: as text, each would have to be parsed when it is needed.

    A module that reads its own keeps them as they are.
    """
    if any(isinstance(node, ast.Name) and node.id == "__annotations__" for node in ast.walk(tree)):
        return
    tree.body = [
        one for one in tree.body if not (isinstance(one, ast.ImportFrom) and one.module == "__future__")
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None


def copy_to(file: Path, out: Path) -> None:
    """Copy a file that is no module."""
    to = out / file.relative_to(SITE)
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def with_data(packages: set[Path]) -> Iterator[Path]:
    """The files of these packages that are no modules; the puzzles come later."""
    for file in SITE.rglob("*"):
        is_data = file.is_file() and file.suffix not in {".py", ".pyi", ".pyc"}
        if is_data and file != SITE / PUZZLES:
            package = next((above for above in file.parents if (above / "__init__.py").is_file()), None)
            if package in packages:
                yield file


def main() -> None:
    """Gather and compile."""
    sys.path[:0] = [str(SITE), str(STD)]
    whole = in_order(START)
    ready_made = import_module(READY_MADE)
    packed = ready_made.pack()
    for name in [name for name in sys.modules if name.partition(".")[0] == WORKED_OUT]:
        del sys.modules[name]
    order = order_of(name for name in whole if name in sys.modules)
    found = gather()
    packages: set[Path] = set()
    printing = gather_printing(found)
    for name, file in found.items():
        root, part = place_of(name, file, "site")
        compile_to(file, root, OUT / part)
        if root == SITE:
            packages.add(file.parent)
    for name, file in printing.items():
        root, part = place_of(name, file, "printing")
        compile_to(file, root, OUT / part)
    for file in with_data(packages):
        copy_to(file, OUT / "site")
    copy_to(SITE / PUZZLES, OUT / "puzzles")
    (OUT / "site" / READY_MADE.replace(".", "/")).with_name(ready_made.FILE).write_bytes(packed)
    (OUT / "order.json").write_text(json.dumps(order))


if __name__ == "__main__":
    main()
