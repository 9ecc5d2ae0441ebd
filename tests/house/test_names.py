"""One name, one thing."""

import ast
from collections import defaultdict

from house.tools import SRC


def test_no_two_public_classes_share_a_name() -> None:
    homes: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(file.relative_to(SRC).as_posix())
    assert len(homes) > 200
    assert not {name: files for name, files in homes.items() if len(files) > 1}
