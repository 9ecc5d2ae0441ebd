"""One name, one thing; and a name says which."""

import ast
import re
from collections import defaultdict

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
