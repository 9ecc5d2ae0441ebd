"""Small pieces of a page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

FACES: Final = (
    ("Archivo", "archivo-latin-standard-normal", "normal", "100 900"),
    ("Besley", "besley-latin-wght-normal", "normal", "400 900"),
)
"""Family, file, style and weights of the type that the browser client brings."""


def text(words: str) -> str:
    """Words as they may stand between tags or in an attribute."""
    return escape(words)


def figure(title: str, caption: str, body: str, table: str = "", note: str = "") -> str:
    """A section: its title, what it shows in a sentence, the plot, and the figures for who wants them."""
    return (
        f"<section><h2>{text(title)}</h2><p class=lead>{text(caption)}</p>"
        f"<figure aria-label={quoted(caption)}>{body}</figure>"
        + (f"<p class=note>{text(note)}</p>" if note else "")
        + table
        + "</section>"
    )


def quoted(words: str) -> str:
    """Words as an attribute's value."""
    return f'"{escape(words)}"'


def data_table(summary: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table that opens on demand. The first column names the row."""
    lines = "".join(
        f"<tr><th scope=row>{text(first)}</th>{''.join(f'<td>{text(cell)}</td>' for cell in rest)}</tr>"
        for first, *rest in rows
    )
    heads = "".join(f"<th scope=col>{text(cell)}</th>" for cell in head)
    return (
        f"<details><summary>{text(summary)}</summary><div class=wide><table>"
        f"<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div></details>"
    )


def page(language: str, title: str, body: str) -> str:
    """The whole document."""
    return (
        f"<!doctype html>\n<html lang={language}><head><meta charset=utf-8>"
        f"<title>{text(title)}</title>"
        '<meta name=viewport content="width=device-width, initial-scale=1">'
        f"<style>{style()}</style></head>\n<body><main>{body}</main></body></html>\n"
    )


@cache
def style() -> str:
    """The style sheet, and the type where the browser client is built (else what the reader's machine has)."""
    sheet = files("passgo.sim.report").joinpath("report.css").read_text(encoding="utf-8")
    return "".join(_face(*face) for face in FACES) + sheet


def _face(family: str, file: str, slant: str, weights: str) -> str:
    assets = files("passgo").joinpath("static", "assets")
    found = [part for part in assets.iterdir() if part.name.startswith(file)] if assets.is_dir() else []
    if not found:
        return ""
    data = b64encode(found[0].read_bytes()).decode()
    return (
        f"@font-face{{font-family:{family};font-style:{slant};font-weight:{weights};font-stretch:62% 125%;"
        f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
    )
