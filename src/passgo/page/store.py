"""The store of a page: tables in the browser's own database.

A table is a row in `game` and its listing one in `listing`; each addition is a row in `addition`, under its table and its
number, so that of two that would be the same one is stored. Additions that the browser has confirmed are on the disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol

import msgspec

from passgo.table.store import (
    START,
    Addition,
    GameRow,
    GuestRow,
    Kept,
    Listing,
    Log,
    Mark,
    Rewrite,
    StoreError,
    TakenError,
    TalkRow,
)

from .rows import Row, addition_row, listing_row, log_of, read_addition, read_row

PLACE: Final = "IndexedDB"

CAUSES: Final = {"QuotaExceededError": "full", "VersionError": "busy", "InvalidStateError": "busy"}
"""By the name of the browser's error, the text `host-store-…` that says it; any other is `unusable`."""

TAKEN: Final = "ConstraintError"

LAST: Final = 1 << 52
"""A number above that of any addition."""


class BrowserRows(Protocol):
    """The browser's database (`web/src/page/database.ts`): rows go in and out as JSON."""

    async def one(self, store: str, index: str, key: str) -> str:
        """Return the row with a key, or the first with it in an index; empty if there is none."""
        ...

    async def all(self, store: str, low: str = "", high: str = "") -> str:
        """Return the rows from one key to another, in their order; all of them without keys."""
        ...

    async def write(self, what: str) -> None:
        """Write everything or nothing, and return once it is on the disk."""
        ...


Write = tuple[Literal["add", "put", "delete"], str, object]


class PageStore:
    """The tables of one browser."""

    def __init__(self, database: BrowserRows | str) -> None:
        """`database`: or why the browser gives none, as in a private window. There is nothing then, and nothing is stored."""
        self._database = database

    # --- a table grows --------------------------------------------------------------------------------

    async def begin_game(
        self, row: GameRow, listing: Listing, talk: Sequence[TalkRow] = (), circle: str = ""
    ) -> None:
        """Store a new table with the first of its log, which is its first addition. A page has no circles."""
        await self.add_table(row, listing, [Addition(row.id, Mark(1, 0, len(talk)), talk=talk)])

    async def add_table(self, row: GameRow, listing: Listing, additions: Sequence[Addition]) -> None:
        """Store a table as it is elsewhere, all of it or nothing."""
        log: list[Write] = [("add", "addition", addition_row(one)) for one in additions]
        table: list[Write] = [
            ("add", "game", row._asdict()),
            ("add", "listing", listing_row(row.id, listing)),
        ]
        await self._write(table + log)

    async def append(self, addition: Addition) -> None:
        """Store an addition, all of it or nothing; what returns is never lost."""
        writes: list[Write] = [("add", "addition", addition_row(addition))]
        if addition.listing:
            writes.append(("put", "listing", listing_row(addition.game, addition.listing.after)))
        await self._write(writes)

    async def settle(self, addition: Addition) -> bool:
        """Return whether an addition is stored: no browser leaves that in doubt, but its page may end meanwhile."""
        log = await self.read(addition.game, addition.mark._replace(no=addition.mark.no - 1))
        if not log.marks:
            return False
        if [*log.moves] == [*addition.moves] and [*log.talk] == [*addition.talk]:
            return True
        raise TakenError("host-store-foreign", place=PLACE)

    # --- a table is read ------------------------------------------------------------------------------

    async def row(self, game: str) -> GameRow | None:
        """Return a table by its id."""
        found = await self._one("game", game)
        return read_row(GameRow, found) if found else None

    async def made_by(self, client: str) -> GameRow | None:
        """Return the table that a command created."""
        found = await self._one("game", client, "client")
        return read_row(GameRow, found) if found else None

    async def read(self, game: str, after: Mark = START) -> Log:
        """Return the log of a table, from a mark on."""
        return log_of(await self._additions(game, after.no + 1))

    async def seeds(self, game: str) -> Mapping[int, str]:
        """Return the table's own seeds for the dice of a game, by attempt."""
        return {row.attempt: row.seed for one in await self._additions(game) for row in one.seeds}

    # --- where tables are found -----------------------------------------------------------------------

    async def find(self, code: str) -> str | None:
        """Return the id of the table with this code."""
        found = await self._one("listing", code, "code")
        return found["game"] if found else None

    async def listing(self, game: str) -> Listing | None:
        """Return the listing of a table."""
        found = await self._one("listing", game)
        return read_row(Listing, found) if found else None

    async def listings_of(self, guest: str, most: int) -> Sequence[Listing]:
        """Return a guest's tables, the last to change first."""
        return [one for one in (await self._listings()).values() if _seats(guest, one)][:most]

    async def open_listings(self, most: int) -> Sequence[Listing]:
        """Return the listed tables whose game is not over, the last to change first."""
        return [one for one in (await self._listings()).values() if one.listed and one.goes_on][:most]

    async def running(self) -> Sequence[str]:
        """Return the tables that continue while nobody is there, as their listings say."""
        return [game for game, one in (await self._listings()).items() if one.runs]

    async def latest(self, guest: str) -> str | None:
        """Return the code of the last table created with a seat of this guest and a game that is not over."""
        made = {row.id: row.at for row in await self._games()}
        listings = (await self._listings()).items()
        mine = {one.code: made[game] for game, one in listings if one.goes_on and _seats(guest, one)}
        return max(mine, key=lambda code: mine[code], default=None)

    async def nobodys(self) -> str | None:
        """Return none: every table of a page was somebody's from the start, even if they have left it or were deleted."""
        return None

    # --- guests ---------------------------------------------------------------------------------------

    async def guest(self, name: str) -> GuestRow | None:
        """Return a guest by their public name."""
        found = await self._one("guest", name)
        return read_row(GuestRow, found) if found else None

    async def keep_guest(self, row: GuestRow) -> None:
        """Store a guest, or their new name; they stay known since they first came."""
        known = await self.guest(row.id)
        await self._write([("put", "guest", (row._replace(at=known.at) if known else row)._asdict())])

    # --- what was stored is changed after all ---------------------------------------------------------

    async def erase_guest(self, guest: str, rewrite: Rewrite) -> Sequence[str]:
        """Write every table at which a guest ever was as `rewrite` gives it, and forget them; all of it or nothing."""
        writes: list[Write] = [("delete", "guest", guest)]
        games: list[str] = []
        listings = await self._listings()
        for row in sorted(await self._games(), key=lambda row: row.at):
            additions, listing = await self._additions(row.id), listings.get(row.id)
            if guest not in _json([row, listing, additions]):
                continue
            log = log_of(additions)
            kept = rewrite(Kept(row, listing, log))
            games.append(row.id)
            writes.append(("put", "game", kept.row._asdict()))
            if kept.listing:
                writes.append(("put", "listing", listing_row(row.id, kept.listing)))
            moves, talk = {move.n: move for move in kept.log.moves}, {said.k: said for said in kept.log.talk}
            for one in additions:
                changed = [moves[move.n] for move in one.moves], [talk[said.k] for said in one.talk]
                writes.append(
                    ("put", "addition", addition_row(one._replace(moves=changed[0], talk=changed[1])))
                )
            if len(kept.log.marks) > len(log.marks):  # in the place where anything added meanwhile would be
                new = Addition(row.id, kept.log.marks[-1], talk=kept.log.talk[len(log.talk) :])
                writes.append(("add", "addition", addition_row(new)))
        await self._write(writes)
        return games

    async def reword(self, game: str, rows: Sequence[TalkRow]) -> None:
        """Replace the entries of a log with these numbers."""
        new = {row.k: row for row in rows}
        changed = [
            one._replace(talk=[new.get(row.k, row) for row in one.talk])
            for one in await self._additions(game)
            if any(row.k in new for row in one.talk)
        ]
        if changed:
            await self._write([("put", "addition", addition_row(one)) for one in changed])

    # --- how ------------------------------------------------------------------------------------------

    async def rows(self, store: str, low: str = "", high: str = "") -> list[Row]:
        """Return the rows of a store, from one key to another or all of them."""
        if isinstance(self._database, str):
            return []
        return msgspec.json.decode(await self._read(self._database.all(store, low, high)))

    async def _one(self, store: str, key: str, index: str = "") -> Row | None:
        if isinstance(self._database, str):
            return None
        found = await self._read(self._database.one(store, index, _json(key)))
        return msgspec.json.decode(found) if found else None

    async def _additions(self, game: str, first: int = 0) -> list[Addition]:
        found = await self.rows("addition", _json([game, first]), _json([game, LAST]))
        return [read_addition(row) for row in found]

    async def _games(self) -> list[GameRow]:
        return [read_row(GameRow, row) for row in await self.rows("game")]

    async def _listings(self) -> dict[str, Listing]:
        """The listings by table, the last to change first."""
        rows = sorted(await self.rows("listing"), key=lambda row: row["at"], reverse=True)
        return {row["game"]: read_row(Listing, row) for row in rows}

    async def _read(self, coming: Any) -> str:
        try:
            return await coming
        except Exception as error:
            raise _failure(error) from error

    async def _write(self, writes: Iterable[Write]) -> None:
        if isinstance(self._database, str):
            raise StoreError("host-store-unusable", place=PLACE, cause=self._database)
        try:
            await self._database.write(_json(list(writes)))
        except Exception as error:
            raise _failure(error) from error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _failure(error: Exception) -> StoreError:
    """Return an error of the browser in words."""
    name = str(getattr(error, "name", ""))
    if name == TAKEN:
        return TakenError("host-store-foreign", place=PLACE)
    return StoreError(f"host-store-{CAUSES.get(name, 'unusable')}", place=PLACE, cause=error)


def _seats(guest: str, listing: Listing) -> bool:
    return any(sitter.guest == guest for sitter in listing.sitters)
