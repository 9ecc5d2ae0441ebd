"""The TypeScript types in the browser client are those of the Structs."""

from __future__ import annotations

from pathlib import Path

from passgo.protocol import typescript

ROOT = Path(__file__).resolve().parents[2]


def test_file_in_the_client_is_up_to_date() -> None:
    assert (ROOT / typescript.TARGET).read_text(encoding="utf-8") == typescript.source(), (
        "run: python -m passgo.protocol.typescript"
    )


def test_unions_are_told_apart_by_t() -> None:
    text = typescript.source()
    assert 't: "move";' in text
    assert "  | PlayMove" in text
    assert "bot?: string;" in text, "a client may leave out what has a default"
    assert "  bot: string;" in text, "the server always sends it"
