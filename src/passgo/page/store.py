"""The store of a page: tables in the browser's own database.

A table is a row in `game` and its listing one in `listing`; each addition is a row in `addition`, under its table and its
number, so that of two that would be the same one is stored. Additions that the browser has confirmed are on the disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar

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
    MoveRow,
    Rewrite,
    SeedRow,
    Sitter,
    StoreError,
    TakenError,
    TalkRow,
)

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


class _Game(msgspec.Struct):
    """A table, under its id."""

    id: str
    edition: str
    plan: str
    at: float
    client: str

    def row(self) -> GameRow:
        """Return it as tables know it."""
        return GameRow(*msgspec.structs.astuple(self))


class _Addition(msgspec.Struct):
    """An addition to a table, under its table and its number."""

    game: str
    no: int
    n: int
    k: int
    moves: list[MoveRow]
    talk: list[TalkRow]
    seeds: list[SeedRow]
    clients: list[str]
    """The table with each command that brought something about: two of the same cannot be."""


class _Listing(msgspec.Struct):
    """The listing of a table, under it."""

    game: str
    code: str
    phase: str
    listed: bool
    runs: bool
    at: float
    brief: str
    sitters: list[Sitter]


class _Guest(msgspec.Struct):
    """A guest, under their public name."""

    id: str
    digest: str
    name: str
    at: float


class _Saved(msgspec.Struct):
    """The games of a browser as a file, and whose they are."""

    passgo: Literal[1]
    guest: Annotated[str, msgspec.Meta(min_length=8)]
    games: list[_Game]
    additions: list[_Addition]
    listings: list[_Listing]


_STORES: Final = {_Game: "game", _Addition: "addition", _Listing: "listing", _Guest: "guest"}

Row = _Game | _Addition | _Listing | _Guest
Write = tuple[str, str, Any]
R = TypeVar("R", _Game, _Addition, _Listing, _Guest)


def _add(row: Row) -> Write:
    return "add", _STORES[type(row)], row


def _put(row: Row) -> Write:
    return "put", _STORES[type(row)], row


def _addition(
    game: str, mark: Mark, moves: Sequence[MoveRow], talk: Sequence[TalkRow], seeds: Sequence[SeedRow]
) -> _Addition:
    clients = [f"{game} {row.client}" for row in (*moves, *talk) if row.client]
    return _Addition(game, mark.no, mark.n, mark.k, list(moves), list(talk), list(seeds), clients)


def _listed(game: str, listing: Listing) -> _Listing:
    return _Listing(game, *listing[:-1], list(listing.sitters))


def _listing(row: _Listing) -> Listing:
    return Listing(row.code, row.phase, row.listed, row.runs, row.at, row.brief, tuple(row.sitters))


class PageStore:
    """The tables of one browser."""

    def __init__(self, database: BrowserRows | str) -> None:
        """`database`: or why the browser gives none, as in a private window. There is nothing then, and nothing is stored."""
        self._database = database

    # --- a table grows --------------------------------------------------------------------------------

    async def begin_game(self, row: GameRow, listing: Listing, talk: Sequence[TalkRow] = ()) -> None:
        """Store a new table with the first of its log, which is its first addition."""
        first = _addition(row.id, Mark(1, 0, len(talk)), (), talk, ())
        await self._write([_add(_Game(*row)), _add(first), _add(_listed(row.id, listing))])

    async def append(self, addition: Addition) -> None:
        """Store an addition, all of it or nothing; what returns is never lost."""
        row = _addition(addition.game, addition.mark, addition.moves, addition.talk, addition.seeds)
        changes = [_put(_listed(addition.game, addition.listing.after))] if addition.listing else []
        await self._write([_add(row), *changes])

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
        found = await self._one(_Game, game)
        return found.row() if found else None

    async def made_by(self, client: str) -> GameRow | None:
        """Return the table that a command created."""
        found = await self._one(_Game, client, "client")
        return found.row() if found else None

    async def read(self, game: str, after: Mark = START) -> Log:
        """Return the log of a table, from a mark on."""
        found = await self._additions(game, after.no + 1)
        return Log(
            [row for one in found for row in one.moves],
            [row for one in found for row in one.talk],
            [Mark(one.no, one.n, one.k) for one in found],
        )

    async def seeds(self, game: str) -> Mapping[int, str]:
        """Return the table's own seeds for the dice of a game, by attempt."""
        return {row.attempt: row.seed for one in await self._additions(game) for row in one.seeds}

    # --- where tables are found -----------------------------------------------------------------------

    async def find(self, code: str) -> str | None:
        """Return the id of the table with this code."""
        found = await self._one(_Listing, code, "code")
        return found.game if found else None

    async def listing(self, game: str) -> Listing | None:
        """Return the listing of a table."""
        found = await self._one(_Listing, game)
        return _listing(found) if found else None

    async def listings_of(self, guest: str, most: int) -> Sequence[Listing]:
        """Return a guest's tables, the last to change first."""
        return [
            one for one in await self._listings() if any(sitter.guest == guest for sitter in one.sitters)
        ][:most]

    async def open_listings(self, most: int) -> Sequence[Listing]:
        """Return the listed tables whose game is not over, the last to change first."""
        return [one for one in await self._listings() if one.listed and one.goes_on][:most]

    async def running(self) -> Sequence[str]:
        """Return the tables that continue while nobody is there, as their listings say."""
        return [row.game for row in await self._every(_Listing) if row.runs]

    async def latest(self, guest: str) -> str | None:
        """Return the code of the last table created with a seat of this guest and a game that is not over."""
        made = {row.id: row.at for row in await self._every(_Game)}
        mine = [
            row
            for row in await self._every(_Listing)
            if any(sitter.guest == guest for sitter in row.sitters) and _listing(row).goes_on
        ]
        return max(mine, key=lambda row: made[row.game]).code if mine else None

    async def nobodys(self) -> str | None:
        """Return none: every table of a page was somebody's from the start, even if they have left it or were deleted."""
        return None

    # --- guests ---------------------------------------------------------------------------------------

    async def guest(self, name: str) -> GuestRow | None:
        """Return a guest by their public name."""
        found = await self._one(_Guest, name)
        return GuestRow(*msgspec.structs.astuple(found)) if found else None

    async def keep_guest(self, row: GuestRow) -> None:
        """Store a guest, or their new name; they stay known since they first came."""
        known = await self.guest(row.id)
        await self._write([_put(_Guest(*(row._replace(at=known.at) if known else row)))])

    # --- what was stored is changed after all ---------------------------------------------------------

    async def erase_guest(self, guest: str, rewrite: Rewrite) -> Sequence[str]:
        """Write every table at which a guest ever was as `rewrite` gives it, and forget them; all of it or nothing."""
        writes: list[Write] = [("delete", "guest", guest)]
        games: list[str] = []
        for row in sorted(await self._every(_Game), key=lambda row: row.at):
            additions = await self._additions(row.id)
            listing = await self.listing(row.id)
            if not _names(guest, [row, *additions], listing):
                continue
            log = await self.read(row.id)
            kept = rewrite(Kept(row.row(), listing, log))
            games.append(row.id)
            writes.append(_put(_Game(*kept.row)))
            if kept.listing:
                writes.append(_put(_listed(row.id, kept.listing)))
            writes += [_put(changed) for changed in _with_rows(additions, kept.log)]
            if len(kept.log.marks) > len(log.marks):  # in the place where anything added meanwhile would be
                mark = kept.log.marks[-1]
                new = _addition(row.id, mark, (), kept.log.talk[len(log.talk) :], ())
                writes.append(_add(new))
        await self._write(writes)
        return games

    async def reword(self, game: str, rows: Sequence[TalkRow]) -> None:
        """Replace the entries of a log with these numbers."""
        new = {row.k: row for row in rows}
        changed = [
            msgspec.structs.replace(one, talk=[new.get(row.k, row) for row in one.talk])
            for one in await self._additions(game)
            if any(row.k in new for row in one.talk)
        ]
        if changed:
            await self._write([_put(one) for one in changed])

    # --- all games as a file --------------------------------------------------------------------------

    async def saved(self, guest: str) -> bytes:
        """Return all games as a file of this guest."""
        games, additions, listings = [await self._every(kind) for kind in (_Game, _Addition, _Listing)]
        return msgspec.json.encode(_Saved(1, guest, games, additions, listings))

    async def take_in(self, text: str, guest: str) -> int:
        """Add the games of such a file that are not here, as this guest's; returns how many. Raises StoreError, msgspec.DecodeError.

        Each is added whole or not at all; one whose code another table has is left out.
        """
        owner = msgspec.json.decode(text, type=_Saved).guest
        found = msgspec.json.decode(text.replace(owner, guest), type=_Saved)
        taken = 0
        for game in found.games:
            rows = (row for row in (*found.additions, *found.listings) if row.game == game.id)
            try:
                await self._write([_add(game), *map(_add, rows)])
                taken += 1
            except TakenError:
                continue
        return taken

    # --- how ------------------------------------------------------------------------------------------

    async def _one(self, kind: type[R], key: str, index: str = "") -> R | None:
        if isinstance(self._database, str):
            return None
        found = await self._read(self._database.one(_STORES[kind], index, _json(key)))
        return msgspec.json.decode(found, type=kind) if found else None

    async def _every(self, kind: Any) -> list[Any]:
        if isinstance(self._database, str):
            return []
        return msgspec.json.decode(await self._read(self._database.all(_STORES[kind])), type=list[kind])

    async def _additions(self, game: str, first: int = 0) -> list[_Addition]:
        if isinstance(self._database, str):
            return []
        found = await self._read(self._database.all("addition", _json([game, first]), _json([game, LAST])))
        return msgspec.json.decode(found, type=list[_Addition])

    async def _listings(self) -> list[Listing]:
        return sorted(map(_listing, await self._every(_Listing)), key=lambda one: one.at, reverse=True)

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


def _names(guest: str, rows: Iterable[Row], listing: Listing | None) -> bool:
    """Return whether a table's rows name a guest: seated, speaking, or asking for anything."""
    seated = listing is not None and any(sitter.guest == guest for sitter in listing.sitters)
    return seated or any(guest in _json(row) for row in rows)


def _with_rows(additions: Iterable[_Addition], log: Log) -> Iterable[_Addition]:
    """Return additions with the rows that a log has for them now."""
    moves, talk = {row.n: row for row in log.moves}, {row.k: row for row in log.talk}
    for one in additions:
        yield _addition(
            one.game,
            Mark(one.no, one.n, one.k),
            [moves[row.n] for row in one.moves],
            [talk[row.k] for row in one.talk],
            one.seeds,
        )
