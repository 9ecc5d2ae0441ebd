"""The TypeScript types in the browser client are those of the Structs."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.analysis.typescript import REVIEW
from passgo.protocol import typescript
from passgo.sim.publish import REPORT

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("file", [typescript.PROTOCOL, REPORT, REVIEW])
def test_file_in_the_client_is_up_to_date(file: typescript.TypesFile) -> None:
    assert (ROOT / file.target).read_text(encoding="utf-8") == typescript.source(file), (
        f"run: python -m {file.maker}"
    )


def test_unions_are_told_apart_by_t() -> None:
    text = typescript.source(typescript.PROTOCOL)
    assert 't: "move";' in text
    assert "  | PlayMove" in text
    assert "bot?: string;" in text, "a client may leave out what has a default"
    assert "  bot: string;" in text, "the server always sends it"
