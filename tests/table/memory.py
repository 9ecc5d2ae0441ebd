"""A store in memory: the least that a table needs of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

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
    TakenError,
    TalkRow,
)


@dataclass(frozen=True)
class Stored:
    """All that is stored of a table."""

    row: GameRow
    listing: Listing
    log: Log
    seeds: dict[int, str] = field(default_factory=dict)


class MemoryStore:
    """Tables by their id, in the order in which they were created, and guests."""

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.guests: dict[str, GuestRow] = {}

    # --- a table grows --------------------------------------------------------------------------------

    async def begin_game(
        self, row: GameRow, listing: Listing, talk: Sequence[TalkRow] = (), circle: str = ""
    ) -> None:
        assert not circle, "there are none in memory"
        if await self.made_by(row.client) or await self.find(listing.code):
            raise TakenError("host-store-foreign", place="memory")
        self.tables[row.id] = Stored(row, listing, Log([], [*talk], [Mark(1, 0, len(talk))]))

    async def append(self, addition: Addition) -> None:
        stored = self.tables[addition.game]
        moves, talk, marks = stored.log
        if addition.mark.no != marks[-1].no + 1:
            raise TakenError("host-store-foreign", place="memory")
        log = Log([*moves, *addition.moves], [*talk, *addition.talk], [*marks, addition.mark])
        listing = addition.listing.after if addition.listing else stored.listing
        seeds = stored.seeds | {seed.attempt: seed.seed for seed in addition.seeds}
        self.tables[addition.game] = Stored(stored.row, listing, log, seeds)

    async def settle(self, addition: Addition) -> bool:
        raise AssertionError(f"nothing was ever in doubt: {addition}")

    # --- a table is read ------------------------------------------------------------------------------

    async def row(self, game: str) -> GameRow | None:
        stored = self.tables.get(game)
        return stored.row if stored else None

    async def made_by(self, client: str) -> GameRow | None:
        return next((each.row for each in self.tables.values() if each.row.client == client), None)

    async def read(self, game: str, after: Mark = START) -> Log:
        moves, talk, marks = self.tables[game].log
        return Log(
            [row for row in moves if row.n > after.n],
            [row for row in talk if row.k > after.k],
            [mark for mark in marks if mark.no > after.no],
        )

    async def seeds(self, game: str) -> dict[int, str]:
        return self.tables[game].seeds

    # --- where tables are found -----------------------------------------------------------------------

    async def find(self, code: str) -> str | None:
        return next((game for game, each in self.tables.items() if each.listing.code == code), None)

    async def listing(self, game: str) -> Listing | None:
        stored = self.tables.get(game)
        return stored.listing if stored else None

    async def listings_of(self, guest: str, most: int) -> list[Listing]:
        return self._listings(lambda one: any(sitter.guest == guest for sitter in one.sitters), most)

    async def open_listings(self, most: int) -> list[Listing]:
        return self._listings(lambda one: one.listed and one.goes_on, most)

    def _listings(self, which: Callable[[Listing], bool], most: int) -> list[Listing]:
        found = [each.listing for each in self.tables.values() if which(each.listing)]
        return sorted(found, key=lambda one: one.at, reverse=True)[:most]

    async def running(self) -> list[str]:
        return [game for game, each in self.tables.items() if each.listing.runs]

    async def latest(self, guest: str) -> str | None:
        mine = [
            each.listing.code
            for each in self.tables.values()
            if each.listing.goes_on and any(one.guest == guest for one in each.listing.sitters)
        ]
        return mine[-1] if mine else None

    async def nobodys(self) -> str | None:
        last = [*self.tables.values()][-1:]
        return next(
            (each.listing.code for each in last if not any('"host"' in row.body for row in each.log.talk)),
            None,
        )

    # --- guests ---------------------------------------------------------------------------------------

    async def guest(self, name: str) -> GuestRow | None:
        return self.guests.get(name)

    async def keep_guest(self, row: GuestRow) -> None:
        known = self.guests.get(row.id)
        self.guests[row.id] = row._replace(at=known.at) if known else row

    # --- what was stored is changed after all ---------------------------------------------------------

    async def erase_guest(self, guest: str, rewrite: Rewrite) -> list[str]:
        theirs = [game for game, each in self.tables.items() if guest in repr(each)]
        for game in theirs:
            each = self.tables[game]
            kept = rewrite(Kept(each.row, each.listing, each.log))
            self.tables[game] = replace(
                each, row=kept.row, listing=kept.listing or each.listing, log=kept.log
            )
        self.guests.pop(guest, None)
        return theirs

    async def reword(self, game: str, rows: Sequence[TalkRow]) -> None:
        stored, new = self.tables[game], {row.k: row for row in rows}
        talk = [new.get(row.k, row) for row in stored.log.talk]
        self.tables[game] = replace(stored, log=stored.log._replace(talk=talk))
