"""Stored games as record files: what `passgo replay`, `passgo check` and every other reader of records takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import dropwhile, takewhile
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

import msgspec

from passgo.bots.protocol import Bot
from passgo.editions import Layer, edition_names, is_shipped, lay
from passgo.fairness.proof import Proof
from passgo.game import Game, seat_id
from passgo.notation import Record, write_log
from passgo.protocol.terms import SeatPlan
from passgo.table.aside import Aside
from passgo.table.state.history import CannotReplayError, replay
from passgo.table.state.table_settings import TableSettings
from passgo.table.store import GameRow, Store

BY_CLOCK: Final = "  # time was up"
"""Stands behind a move that the clock made."""
BY_ORDER: Final = "  # by order"
"""Stands behind a move that the orders of an absent player made."""


AGREED: Final = "the game stood still, and its players agreed to end it after these moves"
"""Instead of an outcome: no rulebook has such an end, so the moves do not lead to it."""


class RecordFile(NamedTuple):
    """A game as a record file."""

    text: str
    refused: CannotReplayError | None = None
    """The reason if today's rules do not accept it."""


async def record_file_of(
    store: Store, row: GameRow, find_bot: Callable[[str], Bot], aside: Aside
) -> RecordFile:
    """Return a stored game as a record, with every move, even if today's rules refuse some. Raises StoreError."""
    moves, talk, _ = await store.read(row.id)
    lines = [move.text for move in moves]
    try:
        past = await aside(replay, row, moves, talk, find_bot)
    except msgspec.DecodeError as error:
        failure = CannotReplayError(row.id, 0, "", error)
        return RecordFile(
            _text(row, TableSettings([], edition=row.edition), lines, {"note": str(failure)}), failure
        )
    settings = past.roster.settings
    listing = await store.listing(row.id)  # knows of the end of a game that the rules of today refuse
    ended = listing is not None and listing.phase in ("over", "given-up")
    proof = past.handshake.proof(await store.seeds(row.id) if ended else {})
    if past.failure:
        return RecordFile(_text(row, settings, lines, {"note": str(past.failure)}, proof), past.failure)
    keys: dict[str, Any] = {}
    if past.session:
        game = past.session.game
        lines = [
            entry.text + BY_CLOCK * entry.by_clock + BY_ORDER * entry.by_order
            for entry in past.session.entries
        ]
        keys |= {"players": list(game.players), **_bots(past.session.plans)}
        if game.banker:
            keys["banker"] = game.banker
        if game.real_board:
            keys["real_board"] = True
        if past.roster.phase == "over":
            keys["note"] = AGREED
        elif game.outcome:
            keys["outcome"] = [seat_id(seat) for seat in game.outcome.winners]
    return RecordFile(_text(row, settings, lines, keys, proof))


def _text(
    row: GameRow,
    settings: TableSettings,
    lines: Sequence[str],
    keys: dict[str, Any],
    proof: Proof | None = None,
) -> str:
    edition, overlay = edition_of(settings)
    head = {
        "edition": edition,
        "players": [plan.name for plan in settings.players],
        **_bots(settings.players),
        "date": datetime.fromtimestamp(row.at, UTC).date().isoformat(),
        **keys,
    }
    return write_log(head, lines, overlay, proof, _start(settings))


def _bots(plans: Sequence[SeatPlan]) -> dict[str, list[str]]:
    """Return which seats bots have, as a record says it; nothing where there are none."""
    bots = [plan.named_bot for plan in plans]
    return {"bots": bots} if any(bots) else {}


def _start(settings: TableSettings) -> Game | None:
    """Return where the game continued from, if it did not begin with the set-up."""
    return Record.parse(settings.start).replay() if settings.start else None


def edition_of(settings: TableSettings) -> tuple[str, dict[str, Any]]:
    """Return what a table plays as a record says it: an edition of passgo, and the overlay."""
    if settings.start:
        record = Record.parse(settings.start)
        return record.editions[0], record.overlay
    return _base(settings.own) if settings.own else settings.edition, _overlay(settings)


def _base(own: Sequence[Layer]) -> str:
    """Return the edition of passgo that a user's edition extends; one that extends none covers any of them."""
    names = [PurePosixPath(layer.name).stem for layer in takewhile(is_shipped, own) if not layer.texts]
    books = [name for name in names if name in edition_names()]
    return "+".join([*books[-1:], *(name for name in names if name not in books)]) or edition_names()[0]


def _overlay(settings: TableSettings) -> dict[str, Any]:
    """Return what a table plays beyond an edition of passgo: its own edition as it was then, and its house rules."""
    overlay: dict[str, Any] = {}
    for layer in dropwhile(is_shipped, settings.own):
        lay(overlay, layer.table)
    overlay.pop("extends", None)
    if settings.house:
        lay(overlay, settings.house_overlay())
    return overlay
