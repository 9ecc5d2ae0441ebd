"""The file of receipts that a player's browser saves: read for `passgo verify RECORD --receipt FILE`."""

from __future__ import annotations

from pathlib import Path

from passgo.editions.source import Source
from passgo.fairness.dice import SEED
from passgo.fairness.receipts import Receipt
from passgo.game.ids import SEAT_IDS
from passgo.game.text.words import expect

from .proofs import MOST_ATTEMPTS
from .section import Section, whole


def read_receipts(path: Path, game: str) -> list[Receipt]:
    """The receipts in a file, each of them for this game. Raises OSError, NotationError."""
    return _parse(Source.read(path), game)


def parse_receipts(text: str, game: str) -> list[Receipt]:
    """The receipts in a text, each of them for this game. Raises NotationError."""
    return _parse(Source(text), game)


def _parse(source: Source, game: str) -> list[Receipt]:
    top = whole(source)
    if top.text("game") != game:
        top.fail("game", expect("receipt-of-game", game=game))
    rows = top.sections("receipts")
    if not rows:
        top.fail("receipts", expect("some-receipts"), "receipts")
    receipts = [_read(row, game) for row in rows]
    top.end()
    return receipts


def _read(row: Section, game: str) -> Receipt:
    seat = row.text("seat")
    if seat not in SEAT_IDS:
        row.fail("seat", expect("seat"))
    attempt = row.number_of("attempt", 0, least=1, most=MOST_ATTEMPTS)
    if not attempt:
        row.fail("attempt", expect("number-from-to", least=1, most=MOST_ATTEMPTS))
    server, seed = _digits(row, "server"), _digits(row, "seed")
    receipt = _digits(row, "receipt") if row.has("receipt") else ""
    row.end()
    return Receipt(game, attempt, seat, server, seed, receipt)


def _digits(row: Section, key: str) -> str:
    value = row.text(key)
    if not SEED.fullmatch(value):
        row.fail(key, expect("digits"))
    return value
