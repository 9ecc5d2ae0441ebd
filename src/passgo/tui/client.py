"""This terminal's knowledge of the server, its table and its game, and its requests.

News are handled one after another, in the order in which they come. Nothing that the server knows is computed here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from passgo.locale import say
from passgo.printing.wording import Language
from passgo.protocol.chat import Chat, ChatLine, ChatMode
from passgo.protocol.circles import CircleBrief, CircleView
from passgo.protocol.commands import (
    AnswerOffer,
    AskWhy,
    MakeOffer,
    PlayMove,
    SetPace,
    SetStanding,
)
from passgo.protocol.dice import DiceView
from passgo.protocol.messages import (
    Act,
    ClosedOffer,
    Entry,
    Fault,
    GameView,
    Grace,
    Judged,
    Offers,
    OfferView,
    Options,
    ReasonView,
    Refused,
    SeatOptions,
    Step,
)
from passgo.protocol.printed import EditionBrief, EditionInfo
from passgo.protocol.ratings import BotRating, CharacterStrengths, LevelRatings, WinShare
from passgo.protocol.replays import ReplayPart, ReplayView
from passgo.protocol.state import DeedView, SeatView, StateView
from passgo.protocol.tables import (
    ClientMessage,
    Hello,
    ListTables,
    Meanwhile,
    PlaceView,
    Removed,
    Rename,
    ServerMessage,
    TableLists,
    TableView,
    TakeSeat,
    Visit,
    Welcome,
)
from passgo.protocol.times import NO_TAKEBACK, AskTakeback, TakebackView, Times

from .book import PrintedBook
from .guest import TerminalGuest
from .line import Answer, TableLine
from .reading import read
from .replay import GameReplay, changed_state
from .seeds import Seeds
from .source import BroughtRecord, StoredGame
from .words import GameWords

PAGE: Final = 1000
"""How many moves come in one answer."""
PATIENCE: Final = 30
"""Seconds that somebody waits for a look-up."""


class Client:
    """A guest at a server, at one table at most."""

    def __init__(self, address: str, guest: TerminalGuest, language: Language, server: str = "") -> None:
        """`address`: as `http://127.0.0.1:8000`. `server`: what the guest knows it by, where not by its address."""
        self.address = address.rstrip("/")
        self._server = server or self.address
        self.guest = guest
        self.language: Language = language
        self.line = TableLine(self.address, self._greeting, self._hear, self._turn)
        self.changed: list[Callable[[], None]] = []
        """They are called whenever something is known that was not."""
        self.news: list[Callable[[ServerMessage], None]] = []
        """They are given each message once it has been taken in."""
        self.connected = False
        self.cut_off = False
        """There was a connection, and it is gone."""
        self.guest_id = ""
        self.editions: list[EditionBrief] = []
        self.bots: list[str] = []
        self.ratings: dict[str, BotRating] = {}
        self.characters: dict[str, dict[str, WinShare]] = {}
        """How much each character wins at each level; none plays at any other."""
        self.lists: TableLists | None = None
        self.trouble = ""
        """The latest error, in a sentence; empty once something went well."""
        self._code = ""
        self._key = ""
        """Of a seat that comes from another device."""
        self._leaves = False
        """Until the lobby's lists come, a view of the table may come that was on its way when the table was left."""
        self._inbox: asyncio.Queue[ServerMessage] = asyncio.Queue()
        self._asking: set[asyncio.Task[Answer]] = set()
        """Requests sent without waiting for the answer."""
        self.seeds = Seeds()
        self._forget()

    def _forget(self) -> None:
        """Another table is gone to, or none."""
        self.table: TableView | None = None
        self.game: GameView | None = None
        self.book: PrintedBook | None = None
        self.entries: list[Entry] = []
        self.options: list[SeatOptions] = []
        self.offers: list[OfferView] = []
        self.closed: list[ClosedOffer] = []
        self.grace: Grace | None = None
        self.times: Times | None = None
        self.takeback: TakebackView = NO_TAKEBACK
        self.dice: DiceView | None = None
        self.circle: CircleView | None = None
        """The circle that is looked at, as it is now."""
        self.meanwhile: Meanwhile | None = None
        self.chat: ChatMode = "off"
        self.said: list[ChatLine] = []
        self.muted: set[str] = set()
        self.replay: GameReplay | None = None
        """The game from its beginning, while a moment of it is looked at."""
        self.record: BroughtRecord | None = None
        """A game that is over, from a file: it is looked at without a table."""
        self._recorded: GameReplay | None = None
        """That game, at its end."""
        self.unasked: set[str] = set()
        """The seats that are not asked at the end of a turn whether they play a voucher."""
        self.length = 0
        self._server_ahead = 0.0
        """The clock of the server less ours, in seconds."""
        self._state: dict[str, Any] = {}
        self._chosen = ""

    # --- running ------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Be at the server until this is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.line.run())
            tasks.create_task(self._take_news())

    async def read_lobby(self) -> None:
        """The books and the bots that there are to choose from."""
        self.editions = await read(self.address, "/api/editions", list[EditionBrief])
        self.bots = await read(self.address, "/api/bots", list[str])
        self.ratings = (await read(self.address, "/api/ratings", LevelRatings)).bots
        self.characters = (await read(self.address, "/api/characters", CharacterStrengths)).characters

    def _greeting(self) -> list[ClientMessage]:
        secret = self.guest.secret_for(self._server)
        hello = self.line.numbered(Hello, secret=secret, name=self.guest.name)
        if not self._code:
            return [hello, self.line.numbered(ListTables)]
        known = self.game.game if self.game else ""
        return [hello, self.line.numbered(Visit, code=self._code, game=known, since=self.length)]

    def _turn(self, up: bool) -> None:
        if up != self.connected:
            self.connected, self.cut_off = up, not up
            self.tell()

    def _hear(self, message: ServerMessage) -> None:
        self._inbox.put_nowait(message)

    def tell(self) -> None:
        """Something is known that was not."""
        for listener in self.changed:
            listener()

    async def _take_news(self) -> None:
        while True:
            message = await self._inbox.get()
            await self._take(message)
            for listener in self.news:
                listener(message)
            self.tell()

    # --- words --------------------------------------------------------------------------------------------------------

    @property
    def words(self) -> GameWords:
        """The words of the game on the table."""
        if self.book is None:
            raise LookupError("no game is known yet")
        return GameWords(self.book, self.language, self.name_of)

    def say(self, key: str, **args: str | int) -> str:
        """A text in the language of this terminal, in the words of the book on the table."""
        terms = self.book.info.terms[self.language] if self.book else ""
        return say(self.language, key, args, terms)

    @property
    def colon(self) -> str:
        """The mark between a thing and its description."""
        return self.say("terminal-colon")

    def name_of(self, hand: str) -> str:
        """Return the name of a seat's player; empty for a hand that is no seat."""
        seat = self.seat(hand)
        return seat.name if seat else ""

    # --- what is known ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> StateView | None:
        """The public state of the game, or of the moment that is looked at; None where none is known."""
        looked_at = self.replay or self._recorded
        if looked_at is not None:
            return looked_at.state
        return self.game.state if self.game and self.book else None

    @property
    def awaits(self) -> Any:
        """The question on the table, one of `passgo.game.questions` with ids."""
        state = self.state
        return state.awaits if state else None

    def seat(self, seat: str) -> SeatView | None:
        """Return the public facts of a seat; None for a hand that is none."""
        seats = self.state.seats if self.state else []
        return next((one for one in seats if one.seat == seat), None)

    def deed(self, deed: str) -> DeedView:
        """Return the public facts of a deed."""
        assert self.state is not None
        return next(one for one in self.state.deeds if one.deed == deed)

    @property
    def banker(self) -> str:
        """Return the person who keeps the Bank without playing; empty if nobody does."""
        if self._recorded is not None:
            return self._recorded.view.banker
        return self.game.banker if self.game else ""

    @property
    def places(self) -> list[PlaceView]:
        """My places at the table."""
        places = self.table.places if self.table else []
        return [place for place in places if place.guest and place.guest == self.guest_id]

    @property
    def is_host(self) -> bool:
        """Whether the table is mine."""
        return self.table is not None and bool(self.guest_id) and self.table.host == self.guest_id

    @property
    def is_shared(self) -> bool:
        """Whether persons sit at other screens than this, or could."""
        places = self.table.places if self.table else []
        return any(place.kind != "bot" and place.guest != self.guest_id for place in places)

    def is_mine(self, seat: str) -> bool:
        """Whether I play this seat, and no bot in my place."""
        return any(place.seat == seat and place.kind != "bot" and not place.bot for place in self.places)

    @property
    def mine(self) -> list[SeatOptions]:
        """Return the options in this terminal, for the seats that are still mine. A Banker without a seat is among them."""
        return [one for one in self.options if self.is_mine(one.seat)]

    def options_of(self, seat: str) -> SeatOptions | None:
        """Return the options of a seat of mine."""
        return next((one for one in self.mine if one.seat == seat), None)

    @property
    def waiting(self) -> list[str]:
        """The seats of mine for whom the game waits."""
        return [one.seat for one in self.mine if one.must]

    @property
    def actor(self) -> str:
        """The seat that acts in this terminal now: the one chosen, while the choice makes sense; empty for none."""
        able = [one.seat for one in self.mine]
        if self._chosen in able:
            return self._chosen
        first = [*self.waiting, *able, *(place.seat for place in self.places if place.kind == "person")]
        return first[0] if first else ""

    def act_as(self, seat: str) -> None:
        """Let another seat of mine act, though the game may wait for this one; empty: as it comes."""
        self._chosen = seat
        self.tell()

    def seconds_until(self, moment: float) -> float:
        """So long until a moment of the server's clock; 0 where it is over."""
        return max(moment - time.time() - self._server_ahead, 0.0)

    def seconds_since(self, moment: float) -> float:
        """So long since a moment of the server's clock; 0 where it is to come."""
        return max(time.time() + self._server_ahead - moment, 0.0)

    async def look_up(self, what: str, kind: Any, **asked: int) -> Any:
        """Something of the game that is read where it is wanted; None, and said as trouble, where it does not come."""
        source = self.record or self._stored(self.game.game if self.game else "")
        try:
            async with asyncio.timeout(PATIENCE):
                return await source.read(what, kind, **asked)
        except (LookupError, TimeoutError):
            self.trouble = self.say("replay-unread")
            return None

    async def look_at_circle(self, circle: str) -> None:
        """Read a circle of mine, which is looked at from now on; if it does not come, that is said as trouble."""
        try:
            async with asyncio.timeout(PATIENCE):
                secret = self.guest.secret_for(self._server)
                self.circle = await read(self.address, f"/api/circles/{circle}", CircleView, secret=secret)
        except (LookupError, TimeoutError):
            self.circle = None
            self.trouble = self.say("fault-no-circle")

    async def _look_at_circle_again(self, mine: list[CircleBrief]) -> None:
        """Read the circle that is looked at again, if it still is mine: something of it may have changed."""
        if self.circle and any(one.circle == self.circle.circle for one in mine):
            await self.look_at_circle(self.circle.circle)
        else:
            self.circle = None

    async def open_replay(self) -> None:
        """Look at the game from its beginning."""
        self.replay = await self._replay_at(lambda view: 0)

    async def _replay_at(self, moment: Callable[[ReplayView], int]) -> GameReplay | None:
        """The game, to be looked at, behind one of its moves; None where it does not come."""
        view = await self.look_up("replay", ReplayView)
        if view is None:
            return None
        replay = GameReplay(view, self._part_of_replay)
        return replay if await replay.go_to(moment(view)) else None

    async def _part_of_replay(self, after: int) -> ReplayPart | None:
        return await self.look_up("states", ReplayPart, after=after)

    async def open_record(self, text: str) -> None:
        """Look at a game that is over, from its record; what goes wrong is kept as `trouble`."""
        self._forget()
        self.record = BroughtRecord(address=self.address, text=text)
        edition = await self.look_up("edition", EditionInfo)
        recorded = await self._replay_at(lambda view: view.n)
        while recorded and len(self.entries) < recorded.view.n:
            part = await self.look_up("entries", list[Entry], after=len(self.entries))
            self.entries += part or []
            recorded = recorded if part else None
        if edition and recorded:
            self.book, self._recorded = PrintedBook(edition), recorded
        else:
            self._forget()
        self.tell()

    def close_replay(self) -> None:
        """Look at the game as it stands."""
        self.replay = None

    @property
    def shown_entries(self) -> list[Entry]:
        """The moves up to the moment that is looked at."""
        return self.entries[: self.replay.at] if self.replay else self.entries

    @property
    def turn(self) -> int:
        """The number of the turn that is shown, as the browser counts them; 0 before the first."""
        return sum(event.kind == "turn-began" for entry in self.shown_entries for event in entry.events)

    # --- what is asked ------------------------------------------------------------------------------------------------

    async def ask(self, command: type[msgspec.Struct], **fields: object) -> Answer:
        """Ask for something; what goes wrong is kept as `trouble`."""
        answer = await self.line.ask(command, **fields)
        self.trouble = self._trouble_of(answer)
        self.tell()
        return answer

    def _trouble_of(self, answer: Answer) -> str:
        if isinstance(answer, Refused):
            return self.words.refusal(answer.reason, self.awaits)
        return self.say(f"fault-{answer.key}") if isinstance(answer, Fault) else ""

    async def play(self, act: Act, amount: int | None = None) -> Answer:
        """Make the move of an act, with the amount where it takes one."""
        return await self.move(act.text if amount is None else f"{act.text} {amount}")

    async def move(self, text: str) -> Answer:
        """Make a move in the notation."""
        self._chosen = ""
        return await self.ask(PlayMove, n=self.length, text=text)

    async def offer(self, text: str, word: str = "") -> Answer:
        """Put an offer on the table."""
        return await self.ask(MakeOffer, text=text, word=word)

    async def answer(self, offer: int, answer: str) -> Answer:
        """`accept`, `reject` or `withdraw` an offer that stands."""
        return await self.ask(AnswerOffer, offer=offer, answer=answer)

    async def why_not(self, text: str) -> ReasonView | None:
        """Why a move or an offer would be refused; None where it would not, or cannot be read yet."""
        answer = await self.line.ask(AskWhy, text=text)
        return answer.reason if isinstance(answer, Judged) else None

    async def set_claims(self, seat: str, claims: bool) -> Answer:
        """Whether rents are asked for a seat as soon as they are due."""
        return await self.ask(SetStanding, seat=seat, claims=claims)

    async def set_pace(self, ms: int) -> Answer:
        """How long bots take over a decision."""
        if self.game:
            self.game.pace = ms
        return await self.ask(SetPace, ms=ms)

    async def take_back(self, seat: str) -> Answer:
        """Take the last decision of a seat back, or ask the others."""
        return await self.ask(AskTakeback, seat=seat, n=self.length)

    async def visit(self, code: str, key: str = "") -> Answer:
        """Go to a table by its code. `key`: of a seat that comes from another device."""
        self._forget()
        self._key = key
        self._leaves = False
        answer = await self.ask(Visit, code=code)
        if isinstance(answer, Fault):
            trouble = self.trouble
            await self.leave()
            self.trouble = trouble
        return answer

    async def leave(self) -> Answer:
        """Leave the table for the lobby; seats are kept."""
        self._forget()
        self._code = ""
        self._leaves = True
        answer = await self.ask(ListTables)
        if isinstance(answer, Fault):
            self._leaves = False
        return answer

    async def rename(self, name: str) -> Answer:
        """Be called so from now on."""
        self.guest.rename(name)
        return await self.ask(Rename, name=name)

    @property
    def link(self) -> str:
        """The link by which others come to the table."""
        return f"{self.address}/t/{self._code}"

    # --- what comes ---------------------------------------------------------------------------------------------------

    async def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self.guest_id = message.guest
            case TableLists():
                self.lists = message
                self._leaves = False
                await self._look_at_circle_again(message.circles)
            case TableView() if not self._leaves:
                await self._come_to(message)
            case Removed():
                self._forget()
                self._code = ""
                self.trouble = self.say("table-removed")
            case GameView() if not self._leaves:
                await self._resume(message)
            case Step():
                self._step(message)
            case Options() if self.game and message.game == self.game.game:
                self.options = message.seats
                self._end_turns_unasked()
            case Offers():
                self.offers = message.offers
                self.closed = [*self.closed, *message.closed]
            case Grace():
                self.grace = message if message.seats else None
            case Times():
                self.times, self._server_ahead = message, message.now - time.time()
            case TakebackView():
                self.takeback = message
            case Meanwhile():
                self.meanwhile = message
            case Chat():
                self.chat = message.chat
                self.said = message.lines if message.whole else [*self.said, *message.lines]
            case DiceView():
                self.dice = message
                self._have_a_part(message)
            case Fault():
                await self._lost(message)
            case _:
                pass

    async def _come_to(self, table: TableView) -> None:
        if table.code != self._code:
            self._forget()
        before, self.table = self.table, table
        if self.circle and before and before.phase != table.phase:
            await self.look_at_circle(table.circle)  # an evening that is over counts
        self._code = table.code
        key, self._key = self._key, ""
        if key:
            await self.line.ask(TakeSeat, key=key)

    async def _lost(self, fault: Fault) -> None:
        """The table that was gone to is not there any more."""
        if fault.key == "no-table":
            self._forget()
            self._code = ""
            self._send(ListTables)
        self.trouble = self._trouble_of(fault)

    async def _resume(self, view: GameView) -> None:
        """A game from its beginning, or from where the line broke."""
        source = self._stored(view.game)
        goes_on = self.game is not None and self.game.game == view.game and self.book is not None
        if not goes_on:
            self.entries = []
            self.book = PrintedBook(await source.read("edition", EditionInfo))
        first = view.entries[0].n if view.entries else view.n + 1
        known = self.entries[-1].n if self.entries else 0
        while known + 1 < first:
            self.entries += await source.read("entries", list[Entry], after=known, before=first)
            known = self.entries[-1].n
        self.entries += [entry for entry in view.entries if entry.n > known]
        self.game, self.length = view, view.n
        self._state = msgspec.to_builtins(view.state)
        self.options, self.offers = view.options, view.offers
        self.grace = None
        if view.clock:
            self._server_ahead = view.clock.now - time.time()

    def _stored(self, game: str) -> StoredGame:
        return StoredGame(
            address=self.address, game=game, code=self._code, secret=self.guest.secret_for(self._server)
        )

    def _step(self, step: Step) -> None:
        if self.game is None or step.game != self.game.game or step.n < self.length:
            return
        if step.entries and step.n == self.length:
            return  # known already
        if step.entries:
            self.length = step.n
            self.options = []
            self.trouble = ""  # the table has moved on
            self.entries += step.entries
        self._state = changed_state(self._state, step.changes)
        self.game.state = msgspec.convert(self._state, StateView)

    def _end_turns_unasked(self) -> None:
        """By standing order: the turn of a seat ends without asking whether it plays a voucher."""
        for options in self.mine:
            ends = next((act for act in options.acts if act.verb == "done" and act.ok), None)
            if ends and options.seat in self.unasked and self.awaits.kind == "last_call":
                self._send(PlayMove, n=self.length, text=ends.text)

    def _have_a_part(self, dice: DiceView) -> None:
        """My part in the dice: a seed for each seat of mine, shown once the server is bound to the promises."""
        self.seeds.keep_receipts(dice)
        if answer := self.seeds.answer(dice, [place.seat for place in self.places]):
            command, fields = answer
            self._send(command, game=dice.game, attempt=dice.attempt, **fields)

    def _send(self, command: type[msgspec.Struct], **fields: object) -> None:
        """Ask without waiting for the answer."""
        asking = asyncio.create_task(self.line.ask(command, **fields))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
