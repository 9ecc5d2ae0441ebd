"""The rules as the edition states them, in two columns, and the sheet on which a table writes its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Paragraph

from passgo.protocol.printed import HouseRule, RuleInfo

from .drawing import Drawing, ink
from .sheets import Sheets
from .wording import Wording

MARGIN = 16.0
GUTTER = 8.0
HEADING = "heading"
HEAD = 18.0
"""Millimetres, above the columns."""


def draw_rules(sheets: Sheets, words: Wording) -> None:
    """All statements, under the headings of the book."""
    width = (sheets.width - 2 * MARGIN - GUTTER) / 2
    foot = sheets.height - MARGIN
    page = _rules_page(sheets, words)
    column, y = 0, MARGIN + HEAD
    waiting: list[Any] = list(_paragraphs(words))
    while waiting:
        paragraph = waiting.pop(0)
        _, tall = paragraph.wrap(width * mm, (foot - y) * mm)
        space = paragraph.style.spaceBefore / mm if y > MARGIN + HEAD else 0
        needed = tall / mm + space + (8 if _is_heading(paragraph) else 0)
        if y + needed > foot:
            parts: list[Any] = (
                [] if _is_heading(paragraph) else paragraph.split(width * mm, (foot - y - space) * mm)
            )
            if len(parts) == 2:
                waiting[:0] = parts
                continue
            waiting.insert(0, paragraph)
            column, y = column + 1, MARGIN + HEAD
            if column == 2:
                page, column = _rules_page(sheets, words), 0
            continue
        y += space + tall / mm
        x = MARGIN + column * (width + GUTTER)
        paragraph.drawOn(page.canvas, x * mm, (page.height - y) * mm)


def _rules_page(sheets: Sheets, words: Wording) -> Drawing:
    page = sheets.page()
    _draw_head(page, words.say("print-rules"), words.name(words.info.title))
    return page


def _draw_head(page: Drawing, title: str, beside: str) -> None:
    page.text(MARGIN, MARGIN + 6, title, "title", 20)
    page.text(page.width - MARGIN, MARGIN + 6, beside, "italic", 10, "ink2", "right", 90)
    page.line((MARGIN, MARGIN + 9.5), (page.width - MARGIN, MARGIN + 9.5), thick=0.5)


def _paragraphs(words: Wording) -> Iterator[Paragraph]:
    """Headings, and under each its rules."""
    heading = ParagraphStyle(
        HEADING, fontName="title", fontSize=9.5, leading=11.5, spaceBefore=8, textColor=ink("ink")
    )
    text = ParagraphStyle(
        "rule", fontName="text", fontSize=8.6, leading=11.3, spaceBefore=3, textColor=ink("ink"),
        allowWidows=0, allowOrphans=0,
    )  # fmt: skip
    under: dict[str, dict[str, None]] = {}
    for rule in words.info.rules.values():
        under.setdefault(_heading(rule, words), {})[words.name(rule.text)] = None
    for title, statements in under.items():
        yield Paragraph(escape(title), heading)
        for rule in statements:
            yield Paragraph(escape(rule.replace("\u202f", "\u00a0")), text)


def _is_heading(paragraph: Paragraph) -> bool:
    """Whether what follows must stand in the same column."""
    return paragraph.style.name == HEADING


def _heading(rule: RuleInfo, words: Wording) -> str:
    """The heading in the book; of a rule that is ours or the table's, whose it is."""
    heading = rule.heading.strip("[]")
    if rule.whose == "book":
        return heading
    return " · ".join(
        filter(None, (heading, words.say("report-ruling" if rule.whose == "ours" else "print-rule-table")))
    )


def draw_house_rules(sheets: Sheets, words: Wording, offered: list[HouseRule]) -> None:
    """Draw the house rules a table may agree on, with this edition's answers, and lines for its own."""
    page = sheets.page()
    _draw_head(page, words.say("print-house"), words.name(words.info.title))
    page.text(MARGIN, MARGIN + 15.5, words.say("print-house-how"), "italic", 10, "ink2")
    y = MARGIN + 26
    for rule in offered:
        page.rect(MARGIN, y - 4.2, 5, 5, line="ink", thick=0.4)
        page.text(MARGIN + 9, y, words.name(rule.name), "strong", 11)
        page.text(page.width - MARGIN, y, _said(rule, words), "serif", 10.5, "ink2", "right", 70)
        note = words.name(rule.note)
        if note:
            page.text(MARGIN + 9, y + 5, note, "text", 9, "ink2", room=page.width - 2 * MARGIN - 9)
        page.line((MARGIN, y + 8), (page.width - MARGIN, y + 8), "rule2", 0.25)
        y += 14.5
    page.text(MARGIN, y + 5, words.say("print-house-own"), "title", 12)
    y += 17
    while y < page.height - MARGIN - 12:
        page.rect(MARGIN, y - 4.2, 5, 5, line="ink", thick=0.4)
        page.line((MARGIN + 9, y + 0.8), (page.width - MARGIN, y + 0.8), "rule", 0.25)
        y += 11
    page.text(MARGIN, page.height - MARGIN, words.say("print-house-signed"), "italic", 10, "ink2")
    page.line(
        (MARGIN + 40, page.height - MARGIN + 1), (page.width - MARGIN, page.height - MARGIN + 1), "rule", 0.25
    )


def _said(rule: HouseRule, words: Wording) -> str:
    """Return the edition's answer."""
    if isinstance(rule.value, bool) or not rule.value:
        value = words.say("print-yes" if rule.value else "print-no")
    else:
        value = words.money(rule.value)
    return words.say("print-here", value=value)
