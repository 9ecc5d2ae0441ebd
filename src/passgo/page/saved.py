"""All games of a browser as a file, and the games of such a file in another browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from passgo.locale import TranslatedError
from passgo.table.aside import Aside
from passgo.table.commands.table_views import listing_of
from passgo.table.games.integrity import FindBot, examine_log
from passgo.table.store import Addition, GameRow, Listing, TakenError

from .rows import Row, log_of, read_addition, read_row
from .store import PageStore


class _File(msgspec.Struct):
    """All games, and whose they are."""

    passgo: Literal[1]
    guest: Annotated[str, msgspec.Meta(min_length=8)]
    games: list[Row]
    additions: list[Row]
    listings: list[Row]


class _Table(NamedTuple):
    """All that is kept of a table."""

    game: GameRow
    listing: Listing
    additions: Sequence[Addition]


class UnsoundFileError(TranslatedError):
    """A game of the file is not as a table would have stored it."""


async def save(store: PageStore, guest: str) -> bytes:
    """Return all games as a file of this guest. Raises StoreError."""
    rows = [await store.rows(name) for name in ("game", "addition", "listing")]
    return msgspec.json.encode(_File(1, guest, *rows))


async def take_in(store: PageStore, text: str, guest: str, find_bot: FindBot, aside: Aside) -> int:
    """Add the games of a file that are not here, as this guest's; returns how many.

    Each is played again by the rules first, and if one is bad, none is added. One whose code another table has is left out.
    Raises msgspec.DecodeError, UnsoundFileError, StoreError.
    """
    tables = [await aside(_checked, table, find_bot) for table in _tables(text, guest)]
    taken = 0
    for table in tables:
        try:
            await store.add_table(*table)
            taken += 1
        except TakenError:
            continue
    return taken


def _tables(text: str, guest: str) -> Iterator[_Table]:
    """Yield the tables of a file, as those of this guest. Raises msgspec.DecodeError."""
    owner = msgspec.json.decode(text, type=_File).guest
    file = msgspec.json.decode(text.replace(owner, guest), type=_File)
    additions = [read_addition(row) for row in file.additions]
    listings = {row.get("game"): read_row(Listing, row) for row in file.listings}
    for row in file.games:
        game = read_row(GameRow, row)
        if game.id not in listings:
            raise UnsoundFileError("report-games-no-listing", table=game.id)
        yield _Table(game, listings[game.id], [one for one in additions if one.game == game.id])


def _checked(table: _Table, find_bot: FindBot) -> _Table:
    """Return a table with the listing that follows from its log. Raises UnsoundFileError."""
    game, listing, additions = table
    seeds = {row.attempt: row.seed for one in additions for row in one.seeds}
    faults, past = examine_log(game, log_of(additions), seeds, find_bot)
    if past is None or faults:
        raise UnsoundFileError("report-games-unsound", no=listing.code, why=faults[0])
    session, code = past.session, past.roster.code or listing.code
    played, timed = (session.game, session.until is not None) if session else (None, False)
    return table._replace(listing=listing_of(code, past.roster, played, timed, listing.at))
