"""One name, one thing; and a name says which."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from house.tools import ROOT, SRC


def test_no_two_public_classes_share_a_name() -> None:
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(file.relative_to(SRC).as_posix())
    assert len(homes) > 200
    assert not {name: files for name, files in homes.items() if len(files) > 1}


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
    client = ROOT / "web" / "src"
    scripts = [*client.rglob("*.ts"), *client.rglob("*.svelte")]
    assert len(scripts) > 200
    found = {
        f"{file.name}: {name}"
        for files, names in ((SRC.rglob("*.py"), python_names), (scripts, script_names))
        for file in files
        for name in names(file.read_text(encoding="utf-8"))
        if name.lower() in RIDDLES
    }
    assert not found


def test_riddles_are_found() -> None:
    module = "def told(heard):\n    self.lit = [here for here in (looking := 1)]\nimport os as blame\n"
    assert {"told", "heard", "lit", "here", "looking", "blame"} <= set(python_names(module))
    declared = (
        "const told = 1; // watching: no\nlet { seat, here } = $props();\ntype X = {\n  lit?: boolean;\n};"
    )
    assert {"told", "here", "lit"} <= set(script_names(declared))
    assert "watching" not in set(script_names(declared))
