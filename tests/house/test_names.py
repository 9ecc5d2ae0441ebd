"""One name, one thing; and a name says which."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from house import scripts
from house.tools import ROOT, SRC


def test_no_two_public_classes_share_a_name() -> None:
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(file.relative_to(SRC).as_posix())
    assert len(homes) > 200
    assert not {name: files for name, files in homes.items() if len(files) > 1}


def test_what_the_client_exports_has_a_name_of_its_own() -> None:
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file, text in scripts.files().items():
        for name in scripts.exported(text) | scripts.component(file):
            homes[name].append(file.relative_to(scripts.CLIENT).as_posix())
    assert not {name: files for name, files in homes.items() if len(files) > 1}


def test_what_the_client_exports_is_imported() -> None:
    """Of what a program makes, each part may be written for a reader; and the build reads some."""
    words = {file: set(re.findall(r"[\w$]+", text)) for file, text in scripts.files().items()}
    build = {word for file in (ROOT / "web").glob("*.js") for word in re.findall(r"\w+", file.read_text())}
    unused = {
        f"{file.relative_to(scripts.CLIENT)}: {name}"
        for file, text in scripts.files().items()
        if not scripts.is_made(text)
        for name in scripts.exported(text) - build
        if not any(name in others for other, others in words.items() if other != file)
    }
    assert not unused


RIDDLES = {"looking", "watching", "blame", "told", "heard", "lit", "here"}
"""They say that something was done or is somewhere, and not what it is."""


def python_names(text: str) -> Iterator[str]:
    """Every name that a module gives: to classes, functions, arguments, variables, fields, imports."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.arg():
                yield node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr
            case ast.alias(asname=str(name)):
                yield name
            case _:
                pass


def script_names(text: str) -> Iterator[str]:
    """What a file of the client declares, as far as words tell: variables, functions, fields, parts of an object."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/|<!--.*?-->|<style.*?</style>", "", text, flags=re.DOTALL)
    yield from re.findall(r"\b(?:const|let|function|type|interface|class)\s+(\w+)", code)
    yield from re.findall(r"[{(,;\n]\s*(?:readonly )?(\w+)\??:", code)
    for taken in re.findall(r"\b(?:const|let)\s*\{([^}]*)\}", code):
        yield from re.findall(r"\w+", taken)


def test_no_name_is_a_riddle() -> None:
    found = {
        f"{file.name}: {name}"
        for files, names in ((SRC.rglob("*.py"), python_names), (scripts.files(), script_names))
        for file in files
        for name in names(file.read_text(encoding="utf-8"))
        if name.lower() in RIDDLES
    }
    assert not found


def test_no_file_is_named_by_a_riddle() -> None:
    files = [
        file
        for ending in ("*.py", "*.ts", "*.svelte")
        for folder in (SRC, ROOT / "tests", ROOT / "bench", scripts.CLIENT)
        for file in folder.rglob(ending)
    ]
    assert not {file.name for file in files if RIDDLES & set(re.split(r"[\W_]+", file.name.lower()))}


def test_riddles_are_found() -> None:
    module = "def told(heard):\n    self.lit = [here for here in (looking := 1)]\nimport os as blame\n"
    assert {"told", "heard", "lit", "here", "looking", "blame"} <= set(python_names(module))
    declared = (
        "const told = 1; // watching: no\nlet { seat, here } = $props();\ntype X = {\n  lit?: boolean;\n};"
    )
    assert {"told", "here", "lit"} <= set(script_names(declared))
    assert "watching" not in set(script_names(declared))
