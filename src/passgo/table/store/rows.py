"""The contents of the store, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from passgo.protocol.tables import ONGOING

from .circles import EveningRow


class GuestRow(NamedTuple):
    """A person who sat down once: their public name for the program, the digest of their secret, their name."""

    id: str
    digest: str
    name: str
    at: float


class GameRow(NamedTuple):
    """A table and its game: its edition, its plan of seats as JSON, when it was laid, and by which command."""

    id: str
    edition: str
    plan: str
    at: float
    client: str


class MoveRow(NamedTuple):
    """A move: its place in the record from 1, the seat that made it (15 is chance), its text."""

    n: int
    seat: int
    text: str
    at: float
    client: str | None = None


class TalkRow(NamedTuple):
    """An entry of the table log: its number, the record's length then, its JSON text."""

    k: int
    n: int
    body: str
    at: float
    client: str | None = None


class PresenceRow(NamedTuple):
    """A guest at a table: their name, when they came, and when they left; 0 while they are there."""

    guest: str
    name: str
    came: float
    gone: float


class SeedRow(NamedTuple):
    """A seed of the server, secret until the game is over: for which attempt at its dice."""

    attempt: int
    seed: str


class Sitter(NamedTuple):
    """A guest with a seat at a table, or its host."""

    guest: str
    host: bool
    waits: bool
    """The game waits for them."""


class Listing(NamedTuple):
    """The place and listing of a table; it follows from the log, except for the code."""

    code: str
    phase: str
    listed: bool
    """It stands in the list of open tables."""
    runs: bool
    """It continues while nobody is there: bots are to act, or a clock runs."""
    at: float
    brief: str
    """As JSON, what a list shows; empty while nobody has looked."""
    sitters: tuple[Sitter, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Its game has not begun yet, or is played."""
        return self.phase in ONGOING


class ListingChange(NamedTuple):
    """The listing of a table until now, and from now on."""

    before: Listing
    after: Listing


class Mark(NamedTuple):
    """How far the log of a table has come: how many additions, how many moves, the number of what was said last."""

    no: int = 0
    n: int = 0
    k: int = 0


class Addition(NamedTuple):
    """The rows stored together."""

    game: str
    mark: Mark
    """How far the log has come with it: of all that would be its addition of this number, one is stored."""
    moves: Sequence[MoveRow] = ()
    talk: Sequence[TalkRow] = ()
    listing: ListingChange | None = None
    """The new listing, if it changes."""
    seeds: Sequence[SeedRow] = ()
    evening: EveningRow | None = None
    """The result, if a game of a circle is over with it."""


class Log(NamedTuple):
    """The log of a table, or the end of it."""

    moves: Sequence[MoveRow]
    talk: Sequence[TalkRow]
    marks: Sequence[Mark]
    """The end of each addition. Everything before additions were counted is one."""


class Kept(NamedTuple):
    """All that is kept of a table, but for the server's seeds."""

    row: GameRow
    listing: Listing | None
    log: Log
    evening: EveningRow | None = None
    """If the table is a circle's."""


class GameBrief(NamedTuple):
    """A game in the list of all: its number, how many moves it has, and when something was stored last."""

    no: int
    row: GameRow
    moves: int
    seen: float
    brief: str
    """The listing of its table; empty if nobody has touched it since there are listings."""
