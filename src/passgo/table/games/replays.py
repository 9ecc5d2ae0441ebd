"""Whole games, those of tables and imported records.

Nothing of an imported record is stored: the browser has it, and sends it with each question. Records read lately are
remembered, so that they are not played again for every page; so are stored games that are over, because they
never change. Long work is done aside, one thing after another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

from passgo.editions import Edition, find_shipped
from passgo.game import Game, IllegalMove, seat_id
from passgo.notation import NotationError, Record, print_move
from passgo.notation.writing import write_moment
from passgo.protocol import view
from passgo.protocol.events import Belongings, entry_of, event_views
from passgo.protocol.info import own_edition
from passgo.protocol.messages import Entry
from passgo.protocol.printed import HouseRule, OwnEdition
from passgo.protocol.record_lines import RecordLines
from passgo.protocol.replays import (
    PART,
    PositionView,
    RecordPart,
    ReplayPart,
    ReplayView,
    legal_moves,
    turn_starts,
)
from passgo.protocol.stories import GameStory
from passgo.protocol.terms import SeatPlan
from passgo.table.aside import Aside
from passgo.table.commands.table_views import changes
from passgo.table.people.replies import FaultError
from passgo.table.state.game_session import GameSession
from passgo.table.state.game_summary import game_story

from .record_files import edition_of

T = TypeVar("T")

MOST_MOVES: Final = 20_000
"""Of a record that is brought; the longest games of bots have some five thousand."""
REMEMBERED: Final = 60_000
"""Moves of all games that are remembered."""
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 120
"""Letters that are shown of what a record says."""
MOST_WAITING: Final = 40
"""Questions that wait for their turn."""


class Replay(NamedTuple):
    """A game with its record, to be looked at as it was at any moment."""

    game: Game
    entries: Sequence[Entry]
    plans: Sequence[SeatPlan]
    edition: str
    """The edition of passgo that it is played by, as a record names it."""
    overlay: Mapping[str, Any]
    """The overlay on it."""
    printed: Edition | None
    """The same as an edition, where something does."""
    house: list[HouseRule]
    own: OwnEdition | None
    date: str
    id: str = ""
    title: str = ""
    proven: bool = False
    bots: Sequence[str] = ()
    """By seat, empty for persons; nothing where it is not known."""

    def view(self) -> ReplayView:
        """Return the summary of the whole game."""
        outcome = self.game.outcome
        return ReplayView(
            game=self.id,
            title=self.title,
            date=self.date,
            edition=self.game.edition.id,
            n=len(self.entries),
            part=PART,
            over=outcome is not None,
            winners=[seat_id(seat) for seat in outcome.winners] if outcome else [],
            turns=turn_starts(self.game, self.entries),
            proven=self.proven,
            house=self.house,
            own=self.own,
            banker=self.game.banker or "",
        )

    def part(self, after: int) -> ReplayPart:
        """Return the state after a move, and how each of the next moves changed it. Raises IndexError."""
        game = self.game.after(after)
        first = state = self._state(game)
        steps: list[dict[str, Any]] = []
        for move in self.game.moves[after : after + PART]:
            game.push(move)
            before, state = state, self._state(game)
            steps.append(changes(before, state))
        return ReplayPart(after=after, state=first, changes=steps)

    def story(self) -> GameStory:
        """Return the story of the game."""
        return game_story(self.game, self.entries)

    def position(self, at: int, move: str = "") -> PositionView:
        """Return a position of it as text, after `move` if given. Raises IndexError, IllegalMove, NotationError."""
        game = self.game.after(at)
        if move:
            game.push_text(move)
        head = {"bots": self.bots} if any(self.bots) else {}
        text = write_moment(game, edition=self.edition, overlay=self.overlay, head=head)
        return PositionView(text=text, over=game.is_over, legal=legal_moves(game))

    def _state(self, game: Game) -> Any:
        return view.state_view(game, self.plans, self.entries[: len(game.moves)])


def of_table(session: GameSession) -> Replay:
    """Return the game of a table, as far as it has come."""
    edition, overlay = edition_of(session.settings)
    began = session.entries[0].at if session.entries else session.seen
    return Replay(
        session.game,
        list(session.entries),
        session.plans,
        edition,
        overlay,
        session.printed,
        session.house,
        session.own,
        datetime.fromtimestamp(began, UTC).date().isoformat(),
        session.id,
        proven=bool(session.handshake.attempts),
        bots=[plan.named_bot for plan in session.plans],
    )


def of_record(record: Record) -> Replay:
    """Return an imported record, with every move of it judged. Raises NotationError, IllegalSetup."""
    name = record.editions[0]
    with _reading("edition"):
        edition = record.edition(name)
    with _reading("start"):
        game = record.start(edition)
    with _reading("moves"):
        entries = _play(record, name, edition, game)
    printed = find_shipped(name) if record.overlay else None
    return Replay(
        game,
        entries,
        [SeatPlan(name=player[:LONGEST_NAME], kind="person", token="") for player in game.players],
        name,
        record.overlay,
        printed,
        [],
        own_edition(edition, printed) if printed else None,
        _day(record.source.table.get("date")),
        title=record.title[:LONGEST_TITLE],
        proven=record.proof is not None,
        bots=record.bots,
    )


def _play(record: Record, name: str, edition: Edition, game: Game) -> list[Entry]:
    """Make the moves of a record in its game."""
    entries: list[Entry] = []
    lines = RecordLines()
    for line in record.lines(edition, name):
        for move in line.moves:
            if len(entries) == MOST_MOVES:
                raise NotationError(f"at most {MOST_MOVES} moves", line.text, line.place)
            try:
                had = Belongings(game)
                events = event_views(game.push(move), edition, had, game.state)
            except IllegalMove as error:
                raise NotationError(f"a legal move: {error.refusal}", line.text, line.place) from error
            entries.append(
                entry_of(len(entries) + 1, move, print_move(move, edition), 0.0, events, game, lines)
            )
    return entries


@contextmanager
def _reading(part: RecordPart) -> Generator[None]:
    """Report errors in a record that is being read in the reader's language."""
    try:
        yield
    except NotationError as error:
        error.part = part
        raise


def _day(written: object) -> str:
    """Return the date of a record, if it is one: anything may be written there."""
    try:
        return date.fromisoformat(str(written)[:10]).isoformat()
    except ValueError:
        return ""


class Replays:
    """The games that are looked at, as far as they are remembered."""

    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self._known: dict[str, Replay] = {}
        """By key, with those that were asked for last at the end."""
        self._lanes = {brought: asyncio.Lock() for brought in (False, True)}
        """Those who play a stored game again do not wait for records of strangers."""
        self._waiting = 0

    def remembered(self, key: str) -> Replay | None:
        """Return a game that is over, by its id, or a record by `key_of`; None if it was forgotten."""
        replay = self._known.pop(key, None)
        if replay is not None:
            self._known[key] = replay
        return replay

    async def read(self, text: str) -> Replay:
        """Return an imported record. Raises NotationError, IllegalSetup, FaultError."""
        return self.remember(key_of(text), await self.work(_read, text, brought=True))

    def remember(self, key: str, replay: Replay) -> Replay:
        """Keep a game in memory, replacing those that nobody has asked for lately."""
        self._known[key] = replay
        while sum(max(len(each.entries), 1) for each in self._known.values()) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return replay

    def forget(self, key: str) -> None:
        """Read a game again when it is next asked for."""
        self._known.pop(key, None)

    async def work(self, work: Callable[..., T], *args: Any, brought: bool = False) -> T:
        """Do something that takes long, away from the event loop. Raises FaultError where too much waits already."""
        if self._waiting >= MOST_WAITING:
            raise FaultError("too-many", "too many games are being replayed; try again in a moment")
        self._waiting += 1
        try:
            async with self._lanes[brought]:
                return await self._aside(work, *args)
        finally:
            self._waiting -= 1


def key_of(text: str) -> str:
    """Return the key by which a record is remembered."""
    return sha256(text.encode()).hexdigest()


def _read(text: str) -> Replay:
    return of_record(Record.parse(text))
