"""The log of a table, without the moves: places, settings, offers, standing orders, pace, clock.

Each kind is a Struct here. All of it is stored like moves are, so that a restart forgets nothing. `roster`
has the effect of a kind on people and settings, `game_session` its effect on the game; a kind that neither
knows is only kept.
"""

from __future__ import annotations

from typing import Final

import msgspec

from passgo.protocol.chat import ChatMode
from passgo.protocol.messages import OfferEnd
from passgo.protocol.orders import Orders
from passgo.protocol.reviews import SeatPart
from passgo.protocol.terms import SeatPlan

from .table_settings import TableSettings


class LogEntry(msgspec.Struct, tag_field="t"):
    """One entry of the log."""


# --- people and what they agree on --------------------------------------------------------------------


class Spoke(LogEntry, tag="say"):
    """A guest said something to all: a phrase by its key, or a text; to a move of the record, if not 0."""

    guest: str
    name: str
    phrase: str
    text: str
    at: float
    about: int = 0


class ChatSet(LogEntry, tag="chat"):
    """The kinds of chat allowed from here on."""

    chat: ChatMode


class HostIs(LogEntry, tag="host"):
    """A guest is the host from now on; nobody if it is empty."""

    guest: str
    name: str


class Sat(LogEntry, tag="sit"):
    """A guest has a place, under a name; before, during or after the game."""

    place: int
    guest: str
    name: str


class Freed(LogEntry, tag="free"):
    """A place is nobody's. In a game a bot plays it, until somebody sits down there again."""

    place: int
    bot: str = ""


class SatIn(LogEntry, tag="in"):
    """A bot makes the moves it must for an absent person; none: they play for themselves again."""

    place: int
    bot: str


class PlaceChanged(LogEntry, tag="place"):
    """The name and the token of a place."""

    place: int
    name: str
    token: str


class PlaceAdded(LogEntry, tag="add"):
    """One more place, the last."""

    plan: SeatPlan


class PlaceDropped(LogEntry, tag="drop"):
    """A place is taken away."""

    place: int


class PlacesSwapped(LogEntry, tag="swap"):
    """Two places change their order."""

    place: int
    other: int


class Readied(LogEntry, tag="ready"):
    """A guest is ready to begin, or not after all."""

    guest: str
    ready: bool


class SettingsChanged(LogEntry, tag="agree"):
    """The settings from now on; the places stay. Nobody is ready any more."""

    settings: TableSettings = msgspec.field(name="agreement")


class Barred(LogEntry, tag="bar"):
    """A guest was sent away, and may not come back: the table is found by another code from here on."""

    guest: str
    code: str = ""


class KeyMade(LogEntry, tag="key"):
    """The holder of the key with this digest may take the place, once, until then (seconds since 1970)."""

    place: int
    digest: str
    until: float


class Voted(LogEntry, tag="vote"):
    """A guest wants the place of another freed, or not after all."""

    place: int
    guest: str
    free: bool
    arose: int = -1
    """The record's length when the question arose that waits for an answer: once it is answered, the vote is over."""
    until: float = 0.0
    """When the vote is over in any case, seconds since 1970."""


class Begun(LogEntry, tag="begin"):
    """The game begins, by what is agreed and with those who sit there."""


class GivenUp(LogEntry, tag="give-up"):
    """The table was given up."""


class EndAgreed(LogEntry, tag="agree-end"):
    """A guest wants a game that stands still to end by a count, or not after all."""

    guest: str
    agree: bool


class Settled(LogEntry, tag="settle"):
    """All players have agreed: the game ended here, and everything was counted."""


class Reviewed(LogEntry, tag="reviewed"):
    """The game was reviewed when its record had `n` moves: how each seat played."""

    n: int
    seats: list[SeatPart]


class PlayedAgain(LogEntry, tag="again"):
    """These people have another table now, under this code."""

    code: str


class Erased(LogEntry, tag="gone"):
    """An entry here is no longer kept.

    If it is added, a person was deleted: servers that have the table in memory read it again.
    """


# --- in addition to the moves of a game ----------------------------------------------------------------


class OfferMade(LogEntry, tag="offer"):
    """An offer, in the notation, under a number of its own, and what was said with it."""

    offer: int
    text: str
    word: str = ""


class OfferEnded(LogEntry, tag="end"):
    """The outcome of an offer; a refusal may have a reason, and how much more cash it would take."""

    offer: int
    how: OfferEnd
    why: str = ""
    more: int = 0


class TimeUp(LogEntry, tag="up"):
    """The time of a seat was up: the move of this number was made for it."""

    n: int


class BankLeft(LogEntry, tag="bank"):
    """The seconds a seat has left in addition to the time for each decision."""

    seat: int
    left: float


class TakebackAsked(LogEntry, tag="ask-back"):
    """A seat asks to undo this many moves, when the record is `n` long; it lapses at `until` (seconds since 1970)."""

    seat: int
    n: int
    moves: int
    until: float


class TakebackAnswered(LogEntry, tag="agree-back"):
    """A guest agrees to it, or refuses."""

    guest: str
    agree: bool


class OrderGiven(LogEntry, tag="order"):
    """From now on the rents of a seat are claimed for it, or not."""

    seat: int
    claims: bool


class OrdersLeft(LogEntry, tag="orders"):
    """A player has left these orders for a seat; those before are over. Nobody else is shown them."""

    seat: int
    orders: Orders


class OrderActed(LogEntry, tag="acted"):
    """The move of this number was made by the orders of its seat."""

    n: int


class PaceSet(LogEntry, tag="pace"):
    """How long bots take, in milliseconds."""

    ms: int


class ChancesShown(LogEntry, tag="chances"):
    """Spectators see the winning chances this many turns late; 0: never."""

    late: int


class ClockKept(LogEntry, tag="clock"):
    """The server ran at this time, and the bell was to ring at `until` (seconds since 1970)."""

    until: float


# --- the dice -----------------------------------------------------------------------------------------


class SeedsPromised(LogEntry, tag="promise"):
    """Commitments to seeds, by seat."""

    commitments: dict[str, str]


class ServerBound(LogEntry, tag="bound"):
    """The commitment of the server to its own seed and to all that is promised."""

    commitment: str
    sealed: str = ""
    """The digest of its own seed."""
    receipts: dict[str, str] | None = None
    """The receipt of each seat once it has shown its seed; older servers gave none."""
    bots: list[str] = []
    """The seats that bots played when the game began."""


class SeedsShown(LogEntry, tag="show"):
    """The seeds that were promised, by seat."""

    seeds: dict[str, str]


class HandshakeRestarted(LogEntry, tag="anew"):
    """A seat has not shown its seed in time: it is left out of the next attempt."""


ABOUT_PEOPLE: Final = (
    HostIs, Sat, Freed, SatIn, PlaceChanged, PlaceAdded, PlaceDropped, PlacesSwapped, Readied, SettingsChanged, Barred, Voted,
    Begun, GivenUp, EndAgreed, Settled, PlayedAgain, ChancesShown,
)  # fmt: skip
"""The facts that everybody at the table gets in its `TableView`."""
ABOUT_OFFERS: Final = (OfferMade, OfferEnded)
ABOUT_CHAT: Final = (Spoke, ChatSet)
ABOUT_DICE: Final = (SeedsPromised, ServerBound, SeedsShown, HandshakeRestarted)
AnyEntry = (
    HostIs
    | Sat
    | Freed
    | SatIn
    | PlaceChanged
    | PlaceAdded
    | PlaceDropped
    | PlacesSwapped
    | Readied
    | SettingsChanged
    | Barred
    | KeyMade
    | Voted
    | Begun
    | GivenUp
    | EndAgreed
    | Settled
    | Reviewed
    | PlayedAgain
    | Erased
    | OfferMade
    | OfferEnded
    | OrderGiven
    | OrdersLeft
    | OrderActed
    | TimeUp
    | BankLeft
    | TakebackAsked
    | TakebackAnswered
    | Spoke
    | ChatSet
    | PaceSet
    | ChancesShown
    | ClockKept
    | SeedsPromised
    | ServerBound
    | SeedsShown
    | HandshakeRestarted
)

CHAT_PREFIX: Final = f'{{"t":"{Spoke.__struct_config__.tag}"'
"""How the text of what a guest said to all begins."""

read_entry: Final = msgspec.json.Decoder[AnyEntry](AnyEntry).decode
write_entry: Final = msgspec.json.Encoder().encode
