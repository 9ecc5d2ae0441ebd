"""The proof of a record's dice, `[fair]`: read and written. `verify` judges it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.editions import toml_text
from passgo.fairness.dice import GAME, SEED
from passgo.fairness.proof import SERVER, Attempt, Proof
from passgo.game.ids import SEAT_IDS
from passgo.game.text.words import expect

from .section import Section

MOST_ATTEMPTS: Final = len(SEAT_IDS) + 1
"""Each attempt but the last leaves somebody out."""


def read_proof(top: Section) -> Proof | None:
    """The proof in a record; None where there is none. Raises NotationError."""
    section = top.section("fair")
    if section is None:
        return None
    game = section.text("game")
    if not GAME.fullmatch(game):
        section.fail("game", expect("id-of-game"))
    rows = section.sections("attempts")
    if not 1 <= len(rows) <= MOST_ATTEMPTS:
        section.fail("attempts", expect("attempts", name="[[fair.attempts]]", most=MOST_ATTEMPTS), "attempts")
    proof = Proof(game, tuple(_read_attempt(row) for row in rows))
    section.end()
    return proof


def _read_attempt(row: Section) -> Attempt:
    commitments = _read_values(row, "commitments")
    if SERVER not in commitments:
        row.fail("commitments", expect("commitment", who=SERVER), "commitments")
    seeds = _read_values(row, "seeds")
    for who in seeds:
        if who not in commitments:
            row.fail("seeds", expect("seeds"), who)
    if not row.has("receipts") and not row.has("bots"):
        row.end()
        return Attempt(commitments, seeds)
    receipts = _read_values(row, "receipts")
    if receipts.keys() != commitments.keys() - {SERVER}:
        row.fail("receipts", expect("receipts"), "receipts")
    bots = row.texts("bots")
    for bot in bots:
        if bot not in SEAT_IDS:
            row.fail("bots", expect("seat"), bot)
    row.end()
    return Attempt(commitments, seeds, receipts, tuple(bots))


def _read_values(row: Section, key: str) -> dict[str, str]:
    section = row.section(key)
    if section is None:
        return {}
    values: dict[str, str] = {}
    for who in section.values:
        if who not in (SERVER, *SEAT_IDS):
            section.fail(who, expect("or", one=SERVER, other=expect("seat")), who)
        values[who] = section.text(who)
        if not SEED.fullmatch(values[who]):
            section.fail(who, expect("digits"))
    return values


def write_proof(proof: Proof | None) -> str:
    """The table `[fair]` with all that belongs to it; empty where there is no proof."""
    if proof is None:
        return ""
    blocks = [toml_text.table("[fair]", {"game": proof.game})]
    for attempt in proof.attempts:
        bots = {} if attempt.receipts is None else {"bots": list(attempt.bots)}
        blocks.append(toml_text.table("[[fair.attempts]]", bots) or "[[fair.attempts]]\n")
        blocks.append(toml_text.table("[fair.attempts.commitments]", _ordered(attempt.commitments)))
        blocks.append(toml_text.table("[fair.attempts.receipts]", _ordered(attempt.receipts or {})))
        blocks.append(toml_text.table("[fair.attempts.seeds]", _ordered(attempt.seeds)))
    return "\n".join(block for block in blocks if block)


def _ordered(values: Mapping[str, str]) -> dict[str, str]:
    return {who: values[who] for who in (SERVER, *SEAT_IDS) if who in values}
