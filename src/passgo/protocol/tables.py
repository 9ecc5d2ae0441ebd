"""Messages about tables: who comes, what is agreed, who sits where, and the lists of tables.

A socket begins with `Hello`. From then on it speaks for one guest, and is at one table at most: `Visit`,
`CreateTable` and `Rematch` go to a table, `ListTables` leaves it. Whatever else is asked is asked at the
table the socket is at. Places are numbered from 1 as they are laid and keep their number before the game;
when it begins, those with a token become the seats `p1`–`p8` in their order.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .chat import Chat, Say, SetChat
from .circles import CircleBrief, CircleCommand, CircleId, CircleLink
from .commands import Command, GameCommand, Ping
from .messages import Entry, GameMessage, RefusedGame
from .notices import (
    AskMail,
    AskPushKey,
    AskWebhook,
    DropWebhook,
    ForgetBrowser,
    ForgetMail,
    Mail,
    NotifyBrowser,
    NotifyByMail,
    PushKey,
    SetWebhook,
    Webhook,
)
from .own_boards import OwnBoard
from .printed import Names
from .reviews import SetChances
from .terms import EditionName, HouseRules, Minutes, PlaceKind
from .times import AnswerTakeback, AskTakeback, TakebackView, Times

LONGEST_START: Final = 48_000
"""Letters of a position."""
LONGEST_NAME: Final = 24
"""Columns that a name takes at a table; a Chinese character or an emoji takes two."""
MOST_PLACES: Final = 9
"""Eight players, and one who only banks."""
OFFERS_A_TURN: Final = 2
"""How many offers a turn all the bots together make to one person."""

Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
"""256 bits in base64url, made by the browser and kept by it. The server keeps a digest only."""
Code = Annotated[str, Meta(max_length=16)]
"""Three letters and three digits, as `KTR482`; read with spaces and small letters too. Anybody who knows it may come in."""
Token = Annotated[str, Meta(pattern=r"^([a-z][a-z0-9-]{0,39})?$")]
"""The name of a playing piece, as `bell`: a name for programs, which no person reads."""
GuestName = Annotated[str, Meta(min_length=1, max_length=40)]
GuestId = Annotated[str, Meta(max_length=32)]
Place = Annotated[int, Meta(ge=1, le=999)]

Claims = Literal["automatic", "strict"]
"""Whether a standing order may claim rents for a seat, or each rent must be asked for by its owner."""
Phase = Literal["gathering", "playing", "over", "given-up"]
"""Places are being taken; the game is played; it was played to its end; the host gave it up."""
ONGOING: Final[tuple[Phase, ...]] = ("gathering", "playing")
"""The phases of a table whose game is not over."""
Presence = Literal["here", "away", "gone"]
"""They have a screen at the table; none; they left for good."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The time that a table gives. All 0: nobody is hurried."""

    decision: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds for each decision, before the bank of time is touched."""
    bank: Annotated[int, Meta(ge=0, le=4 * 3600)] = 0
    """Seconds that each player has in addition, for the whole game."""
    days: Annotated[int, Meta(ge=0, le=14)] = 0
    """Days for each decision, for a game by correspondence; the other two are 0 then."""
    auction: Annotated[int, Meta(ge=0, le=60)] = 0
    """Seconds from the last bid to the fall of the hammer: going once, twice, sold. 0: until all have passed."""
    away: Annotated[int, Meta(ge=0, le=3600)] = 120
    """Seconds that a person may be away before a bot stands in; 0: none ever does."""


class TableTerms(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table."""

    edition: EditionName
    minutes: Minutes | None = None
    """How long a timed game lasts, `MINUTES` where nothing is said; refused for any other."""
    house: HouseRules = {}
    """House rules, by knob (`EditionBrief.house` lists those there are). The edition's own answer is none."""
    claims: Claims = "automatic"
    clock: Clock = Clock()
    listed: bool = False
    """An open table: it stands in the list of all, and anybody may take a seat. Else only by link or code."""
    real_board: bool = False
    """People roll and draw on a board of their own, and enter the outcomes. The program keeps the Bank."""
    advice: bool = False
    """While they play, players may ask what each answer is worth. One who plays alone among bots always may."""


class NewPlace(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A place as it is laid. A `banker` only keeps the bank; one at most, where the book allows."""

    kind: PlaceKind
    name: Annotated[str, Meta(max_length=40)] = ""
    """Empty if the seat is free: the person who takes it brings their name."""
    token: Token = ""
    bot: Annotated[str, Meta(max_length=80)] = ""
    claims: bool = True
    """Standing order: rents are claimed for this seat as soon as they are due."""
    free: bool = False
    """Of a person or a banker: to be taken by whoever comes."""


# --- what a screen asks -----------------------------------------------------------------------------


class Hello(Command, tag="hello", kw_only=True):
    """The first message of a socket: who is there. Answered by `Welcome`."""

    secret: Secret
    name: Annotated[str, Meta(max_length=40)] = ""
    """The guest's name; empty: as before."""


class ListTables(Command, tag="tables", kw_only=True):
    """Leave the table, if at one, and get my tables and the open ones, now and whenever they change."""


class Visit(Command, tag="visit", kw_only=True):
    """Go to a table, to play or to watch. Answered by an `Ack` after its `TableView` and `GameView`."""

    code: Code
    game: Annotated[str, Meta(max_length=32)] = ""
    """The game that this screen knows already, and how many moves of its record."""
    since: Annotated[int, Meta(ge=0)] = 0


class CreateTable(Command, tag="create", kw_only=True):
    """Lay a table, be its host, and go there."""

    terms: TableTerms
    places: Annotated[list[NewPlace], Meta(min_length=1, max_length=MOST_PLACES)]
    """Persons who are not `free` are people at this screen: their seats are the host's."""
    begin: bool = False
    """Begin at once; refused where a place is free."""
    start: Annotated[str, Meta(max_length=LONGEST_START)] = ""
    """A position to play on from, as a record without moves. It says what is played by and how many play."""
    board: OwnBoard | None = None
    """A custom edition, instead of the one that the terms name. The table keeps it as it is now."""
    circle: CircleId = ""
    """The circle whose table it is: nobody else ever sees it, and its result is kept. It cannot be `listed`."""


class Rename(Command, tag="rename", kw_only=True):
    """Call myself otherwise from now on; seats that are taken keep their names."""

    name: GuestName


class DeleteMe(Command, tag="delete-me", kw_only=True):
    """Leave every table of mine for good, and delete me. Nobody can undo it.

    My name becomes a neutral one wherever it is kept, finished games included, and what I said is gone. The moves
    stay. This socket speaks for nobody from then on.
    """


class Sit(Command, tag="sit", kw_only=True):
    """Take a free place; in a game that runs, one that its person left or that a vote freed."""

    place: Place
    name: Annotated[str, Meta(max_length=40)] = ""
    """The name of this seat; empty: that of the guest."""


class StandUp(Command, tag="stand", kw_only=True):
    """Give a place of mine back, before the game."""

    place: Place


class ChangePlace(Command, tag="place", kw_only=True):
    """Change the name of a place of mine, and before the game its token; the host changes those of bots too, before it."""

    place: Place
    name: Annotated[str, Meta(max_length=40)] = ""
    token: Token = ""
    """An empty field stays as it is."""


class AddPlace(Command, tag="add", kw_only=True):
    """Lay one more place, before the game. For the host."""

    new: NewPlace


class DropPlace(Command, tag="drop", kw_only=True):
    """Take a place away, before the game, with whoever sits there. For the host."""

    place: Place


class SwapPlaces(Command, tag="swap", kw_only=True):
    """Two places change their order, before the game. For the host."""

    place: Place
    other: Place


class SetReady(Command, tag="ready", kw_only=True):
    """I am ready to begin, with all places of mine, or not after all."""

    ready: bool


class Propose(Command, tag="propose", kw_only=True):
    """Change what is agreed, before the game: nobody is ready then. For the host."""

    terms: TableTerms


class RemoveGuest(Command, tag="remove", kw_only=True):
    """Send away a guest who plays or watches: their places are free, in a game bots play them; the table gets another code. For the host."""

    guest: GuestId


class HandOver(Command, tag="hand", kw_only=True):
    """Make another guest with a seat the host. For the host."""

    guest: GuestId


class Begin(Command, tag="begin", kw_only=True):
    """Begin the game: every place is taken and everybody ready. For the host."""


class LeaveForGood(Command, tag="quit", kw_only=True):
    """Leave with all places of mine: before the game they are free, in a game bots play them to its end."""


class GiveUp(Command, tag="give-up", kw_only=True):
    """Give the table up, before the game or during it; its record is kept. For the host."""


class AgreeToEnd(Command, tag="agree-end", kw_only=True):
    """Agree that a game which stands still (`TableView.standstill`) ends here by a count, or not after all.

    It ends once every person who is still in it says so. Bots agree to it.
    """

    agree: bool


class Rematch(Command, tag="rematch", kw_only=True):
    """After the game: a new table with the same people, and go there. The others get its code."""


class PassSeat(Command, tag="pass", kw_only=True):
    """Have a key made by which a place of mine can be taken on another device, once. Answered by `SeatKey`."""

    place: Place


class TakeSeat(Command, tag="take", kw_only=True):
    """Take the place that a key was made for."""

    key: Annotated[str, Meta(max_length=64)]


class VoteFree(Command, tag="vote", kw_only=True):
    """Vote that the place of another, who holds up the game, is freed: a bot plays it, and anybody may sit down.

    It is freed once more than half of the other persons with seats say so.
    """

    place: Place
    free: bool


TableCommand = (
    Sit
    | StandUp
    | ChangePlace
    | AddPlace
    | DropPlace
    | SwapPlaces
    | SetReady
    | Propose
    | RemoveGuest
    | HandOver
    | Begin
    | LeaveForGood
    | GiveUp
    | AgreeToEnd
    | PassSeat
    | TakeSeat
    | VoteFree
    | Say
    | SetChat
    | SetChances
    | AskTakeback
    | AnswerTakeback
)
"""Commands at a table about the table itself."""
NoticeCommand = (
    AskPushKey
    | NotifyBrowser
    | ForgetBrowser
    | AskWebhook
    | SetWebhook
    | DropWebhook
    | AskMail
    | NotifyByMail
    | ForgetMail
)
"""Commands about notices while no page is open."""
LobbyCommand = (
    Hello | Rename | DeleteMe | ListTables | Visit | CreateTable | Rematch | NoticeCommand | CircleCommand
)
"""Commands to the server: about its people, and the ways to a table or away from it."""


# --- what the server says ---------------------------------------------------------------------------


Missing = Literal["links", "saving", "notices", "mail"]
"""Services that not every host of tables has: bring others to a table from elsewhere, save anything, tell people whose
page is closed, and tell them by mail."""


class Welcome(msgspec.Struct, tag_field="t", tag="welcome", kw_only=True):
    """The answer to `Hello` and `Rename`: who you are to the others."""

    id: str
    guest: str
    """A public name of this guest for the program; everybody at their tables sees it."""
    name: str
    latest: str
    """The code of the table to continue: the last one created where a seat is yours and the game is not over; empty if there is none."""
    missing: list[Missing] = []
    """Services that this host does not have."""


class VoteView(msgspec.Struct, kw_only=True):
    """A vote to free a place. It ends with an answer of its person, too."""

    guests: list[str]
    """Those who are for it."""
    needed: int
    """How many must be."""
    since: float
    """Since when the game waits for an answer of that place, seconds since 1970."""
    until: float
    """When it ends."""


class StandstillView(msgspec.Struct, kw_only=True):
    """A game stands still: for many rounds nothing has changed hands or been built, and everybody has grown richer."""

    rounds: int
    """The rounds without a change, when it was found."""
    agreed: list[str]
    """The guests who want it to end by a count."""
    waits_for: list[str]
    """The others who are still in the game. It ends once all agree."""


class PlaceView(msgspec.Struct, kw_only=True):
    """One place at a table."""

    place: int
    seat: str
    """`p1`–`p8`, `bank` for one who only banks: the order of the moment, and of the game once it is on."""
    kind: PlaceKind
    name: str
    """Empty where nobody has sat down yet."""
    token: str
    bot: str
    """Of a bot, which; of a person, the bot that stands in now, or none."""
    guest: str
    """The guest whose seat it is; empty for a bot, and if it is free."""
    ready: bool
    presence: Presence
    """Of a person; a bot is always here."""
    seen: float
    """The time their last screen left, seconds since 1970; 0 while one is here."""
    sits_in_at: float
    """When a bot will sit in for who is away, seconds since 1970; 0 where none will, or does already."""
    vote: VoteView | None
    """The vote to free it, if there is one."""


class WatcherView(msgspec.Struct, kw_only=True):
    """A guest who is at the table and has no seat there."""

    guest: str
    name: str


class TableView(msgspec.Struct, tag_field="t", tag="table", kw_only=True):
    """A table with its people, the same for all: sent to who comes, and to all whenever something of it changes."""

    code: str
    phase: Phase
    terms: TableTerms
    terms_before: TableTerms | None
    """Before the last changes, so that they can be marked; null if there were none."""
    title: Names
    """The title of a custom edition; empty for one of passgo."""
    host: str
    """The guest who is host; empty where the host left and nobody with a seat is there to be it."""
    host_name: str
    places: list[PlaceView]
    watchers: list[WatcherView]
    """Of many, some."""
    watcher_count: int
    """How many there are."""
    least: int
    """The least number of players in this edition, and the most."""
    most: int
    may_begin: bool
    """All places are taken and everybody is ready."""
    refused: RefusedGame | None
    """The game of this table, if the rules of today refuse to continue it."""
    chances_late: int
    """How many turns late spectators are shown the winning chances; 0: never."""
    rematch: str
    """The code of the table where these people play again; empty where nobody has asked for it."""
    standstill: StandstillView | None
    """Null while the game does not stand still."""
    circle: str
    """The circle whose table it is; empty for any other."""


class SeatBrief(msgspec.Struct, kw_only=True):
    """A place in a list of tables."""

    kind: PlaceKind
    name: str
    token: str
    taken: bool


class TableBrief(msgspec.Struct, kw_only=True):
    """A table in a list."""

    code: str
    phase: Phase
    edition: str
    title: Names = {}
    """As of a `TableView`."""
    host_name: str
    seats: list[SeatBrief]
    house: int
    """How many house rules it has."""
    minutes: int
    """How long a timed game lasts; 0 for any other."""
    clock: Clock
    turn_no: int
    """0 before the game."""
    awaits: str
    """The kind of question the game waits for, as in `Question`; empty where it waits for none."""
    waits_for: list[str]
    """Names of those it waits for."""
    at: float
    """When something happened there last, seconds since 1970."""
    game: str = ""
    """Its game, by which it is looked at; empty of one that nobody has touched since games had pages."""
    circle: str = ""
    """As of a `TableView`."""


class MyTable(msgspec.Struct, kw_only=True):
    """One of my tables."""

    table: TableBrief
    waits_for_me: bool
    host: bool
    """I am its host."""


class TableLists(msgspec.Struct, tag_field="t", tag="tables", kw_only=True):
    """The lists of tables, the last to change first. Those finished or given up stand among mine only."""

    mine: list[MyTable]
    open: list[TableBrief]
    circles: list[CircleBrief]
    """My circles, the oldest first."""


class Meanwhile(msgspec.Struct, tag_field="t", tag="meanwhile", kw_only=True):
    """The events at a seat of mine while a bot stood in for me, shown when I am back."""

    game: str
    seat: str
    turns: int
    """How many turns it began."""
    entries: list[Entry]
    """The moves by which the bot did something for the seat, or the seat got something or gave it away, with those events only."""


class SeatKey(msgspec.Struct, tag_field="t", tag="key", kw_only=True):
    """The answer to `PassSeat`. The link is the table's own with the key behind `#`, where no server ever sees it."""

    id: str
    key: str
    until: float
    """Good until then, seconds since 1970."""


class Removed(msgspec.Struct, tag_field="t", tag="removed", kw_only=True):
    """The host sent you away: this screen is at no table now."""

    code: str


ClientMessage = LobbyCommand | TableCommand | GameCommand | Ping
TableMessage = (
    Welcome
    | PushKey
    | Webhook
    | Mail
    | TableView
    | TableLists
    | CircleLink
    | SeatKey
    | Removed
    | Meanwhile
    | Chat
    | Times
    | TakebackView
)
ServerMessage = TableMessage | GameMessage
