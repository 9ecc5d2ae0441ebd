"""The requests and answers of the HTTP API, in addition to the messages of the socket."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from passgo.locale import Language

from .circles import CircleId
from .commands import GameCommand
from .messages import Ack, Fault, GameView, Judged, OfferView, Refused
from .tables import Code, GuestId, SeatKey, TableCommand, TableView
from .terms import EditionName

LONGEST_WAIT: Final = 25
"""Seconds; proxies commonly end a request after a minute or half of one."""

PAGE: Final = 1000
"""Moves in one answer."""

GameId = Annotated[str, Meta(max_length=32)]


class EditionPath(msgspec.Struct):
    """Which edition."""

    name: EditionName
    """As `us1973`, or `us1973+timed`."""


Paper = Literal["a4", "letter"]


class InLanguage(msgspec.Struct):
    """In which language."""

    lang: Language = "en"


class Print(InLanguage):
    """In which language and on what something is to be printed."""

    paper: Paper = "a4"


class BoxPath(Print, kw_only=True):
    """Which edition is to be printed."""

    name: EditionName


class TwoEditions(msgspec.Struct):
    """Which two editions."""

    left: EditionName
    right: EditionName


class GamePath(msgspec.Struct):
    """Which game."""

    game: GameId
    """Its id, as a `GameView` tells it."""
    code: Code = ""
    """Of its table: without it a game can be read where its table is open, or once it is over."""


class RecordPart(msgspec.Struct):
    """A part of the record of a game."""

    game: GameId
    code: Code = ""
    """As for the whole of it."""
    after: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Behind this move; the first is 1."""
    before: Annotated[int, Meta(ge=1, le=1_000_000)] = 1_000_000
    """And ahead of this one; `PAGE` moves at most."""


Moves = Annotated[int, Meta(ge=0, le=1_000_000)]
"""A number of moves of a record."""


class Entries(msgspec.Struct):
    """Which moves of a record that was brought."""

    after: Moves = 0
    """Behind this move; the first is 1."""
    before: Annotated[int, Meta(ge=1, le=1_000_000)] = 1_000_000
    """And ahead of this one; `PAGE` moves at most."""


class States(msgspec.Struct):
    """Which states of a game."""

    after: Moves = 0
    """From that behind this move on."""


class StatesOfGame(GamePath):
    """Which states of which game."""

    after: Moves = 0
    """As of `States`."""


OwnMove = Annotated[str, Meta(max_length=2000)]


class Moment(msgspec.Struct):
    """Which moment of a game."""

    at: Moves = 0
    """After this many moves."""
    move: OwnMove = ""
    """And after this move, made there instead of the real one; in the notation."""


class MomentOfGame(GamePath):
    """Which moment of which game."""

    at: Moves = 0
    """As of `Moment`."""
    move: OwnMove = ""
    """As of `Moment`."""


class WhatIfOfGame(MomentOfGame):
    """Which question of which game."""

    offer: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Of a game that is played: this offer, by its number, instead of the question of the game."""


class OfDay(msgspec.Struct):
    """Which day."""

    day: date
    """By the calendar of the reader."""


class PuzzlePath(msgspec.Struct):
    """Which position with one best answer."""

    puzzle: Annotated[str, Meta(max_length=32)]
    """Its id, as a list of them names it."""


class TablePath(msgspec.Struct):
    """Which table."""

    code: Code
    """As it stands in the link to the table."""


class MailPath(msgspec.Struct):
    """Which mail address."""

    key: Annotated[str, Meta(max_length=64)]
    """The end of the link in its mails."""


class CirclePath(msgspec.Struct):
    """Which circle."""

    circle: CircleId
    """Its id, as a `TableLists` tells it."""


class FriendPath(msgspec.Struct):
    """Which person."""

    guest: GuestId
    """Their id, as a `Friends` tells it."""


class SeatPath(msgspec.Struct):
    """Which seat, and how long to wait for its turn."""

    code: Code
    seat: Literal["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = 0
    """The most seconds to wait until the seat must decide, is made an offer, or the game is over."""


class TableNow(msgspec.Struct, kw_only=True):
    """A table, and its game once it has begun."""

    table: TableView
    game: GameView | None


class SeatNow(msgspec.Struct, kw_only=True):
    """A game as one of its seats sees it, for a program that plays it."""

    n: int
    """Length of the record, to be sent with a move."""
    seat: str
    must: bool
    """The game waits for this seat."""
    over: bool
    offers: list[OfferView]
    """Those that stand and are made to this seat."""
    moves: list[str]
    """The legal moves, in the notation; `p1 bid 10..500` means any amount between. An offer may be made too."""
    text: str
    """All of it as plain text."""


Answer = Ack | Refused | Judged | Fault | SeatKey
"""The answer to a command."""
Command = TableCommand | GameCommand
