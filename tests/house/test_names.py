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


RIDDLES = {
    "told",
    "untold",
    "telling",
    "heard",
    "unheard",
    "lit",
    "here",
    "blame",
    "blamed",
    "looking",
    "watching",
}
"""They say that something was done or is somewhere, and not what it is."""
VERBS = {"looking", "watching"}
"""Behind another word they say what is done: `stop_watching`."""


def words(name: str) -> list[str]:
    """What a name is made of: `_told_present` and `ToldPresent` of the same two words."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def is_riddle(name: str) -> bool:
    """A test is a sentence, where such a word may stand beside what it speaks of."""
    made_of = words(name)
    return made_of[:1] != ["test"] and bool(
        RIDDLES & set(made_of[:1] + [w for w in made_of if w not in VERBS])
    )


def python_names(text: str) -> Iterator[str]:
    """Every name that a module gives or uses: of classes, functions, arguments, variables, fields, imports."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.ExceptHandler(name=str()):
                yield str(node.name)
            case (
                ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name))
            ):
                yield name
            case (
                ast.arg(arg=name) | ast.keyword(arg=str(name)) | ast.Name(id=name) | ast.Attribute(attr=name)
            ):
                yield name
            case ast.alias():
                yield from (node.asname or node.name).split(".")
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                yield from names
            case _:
                pass


def script_names(text: str) -> Iterator[str]:
    """What a file of the client declares, as far as words tell: variables, functions, fields, parts of an object."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/|<!--.*?-->|<style.*?</style>", "", text, flags=re.DOTALL)
    yield from re.findall(r"\b(?:const|let|function|type|interface|class)\s+(\w+)", code)
    yield from re.findall(r"[{(,;\n]\s*(?:readonly )?(\w+)\??:", code)
    for taken in re.findall(r"\b(?:const|let)\s*\{([^}]*)\}", code):
        yield from re.findall(r"\w+", taken)


def test_no_name_of_python_is_a_riddle() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {name}"
        for folder in (SRC, ROOT / "tests", ROOT / "bench")
        for file in folder.rglob("*.py")
        for name in python_names(file.read_text(encoding="utf-8"))
        if is_riddle(name)
    }
    assert not found


def test_no_name_of_the_client_is_a_riddle() -> None:
    found = {
        f"{file.name}: {name}"
        for file, text in scripts.files().items()
        for name in script_names(text)
        if is_riddle(name)
    }
    assert not found


def test_no_file_is_named_by_a_riddle() -> None:
    files = [file for folder in (SRC, ROOT / "tests", ROOT / "bench") for file in folder.rglob("*.py")]
    files += scripts.files()
    assert not {file.name for file in files if is_riddle(file.stem)}


def test_riddles_are_found() -> None:
    module = """
class _Untold: ...
def heard(blamed, *telling, lit=0):
    nonlocal TOLD_BIDS
    self._has_untold = [here for here in (looking := call(unheard=1))]
    game.was_heard()
import os as blame
"""
    assert {name for name in python_names(module) if is_riddle(name)} == {
        *("_Untold", "heard", "blamed", "telling", "lit", "TOLD_BIDS", "_has_untold", "here", "looking"),
        *("unheard", "was_heard", "blame"),
    }
    plain = ("stop_watching", "splitlines", "utility", "there", "where", "adhere", "test_a_fault_is_told")
    assert not [name for name in plain if is_riddle(name)]
    declared = (
        "const told = 1; // watching: no\nlet { seat, here } = $props();\ntype X = {\n  lit?: boolean;\n};"
    )
    assert {"told", "here", "lit"} <= set(script_names(declared))
    assert "watching" not in set(script_names(declared))
