"""The public facts of a game: the seats, the deeds, open rents, the bidding, decks, and the count that ends it."""

from __future__ import annotations

from typing import Literal

import msgspec

from passgo.game.correction import Correctable

from .falls import FallsView
from .question import Question
from .terms import SeatKind


class ShareView(msgspec.Struct, kw_only=True):
    """Shares of one company in one hand."""

    company: str
    count: int
    mortgaged: int
    """How many of them are mortgaged."""
    earning: int
    """How many of them earn a dividend."""
    dividend: int
    """Their joint dividend, the next time somebody is paid for them."""


class CountedView(msgspec.Struct, kw_only=True):
    """A company or a kind of thing of which an offer says how many: `general_radio*2`."""

    thing: str
    most: int
    """As many as the seat could give."""


class VoucherView(msgspec.Struct, kw_only=True):
    """Travel vouchers of one kind in one hand."""

    voucher: str
    count: int


class SeatView(msgspec.Struct, kw_only=True):
    """The public facts of a seat."""

    seat: str
    name: str
    kind: SeatKind
    bot: str
    token: str
    claims: bool
    cash: int
    worth: int | None
    """All that the seat owns, as the book counts it; null for everybody while somebody chooses the tax, which is blind."""
    at: int
    """Index of the space."""
    jail_turn: int
    """0 free; 1–3: which of the turns in jail comes next, or is now."""
    out: int
    """0 in play, else order of bankruptcy."""
    cards: list[str]
    red: bool
    """Speed Die: the seat rolls the red die too."""
    dollars: int
    """Picsou dollars."""
    shares: list[ShareView]
    vouchers: list[VoucherView]
    """Travel vouchers, which lie face up."""
    rolls: list[str]
    """Roll Three cards."""
    counted: list[CountedView]


class DeedView(msgspec.Struct, kw_only=True):
    """The public facts of a deed."""

    deed: str
    owner: str
    """A seat, `bank`, or `estate` while a bankrupt's goods are auctioned."""
    level: int
    """Street: 0–4 houses, 5 a hotel, 6 a skyscraper; station or taxi company: 1 a depot or stand."""
    mortgaged: bool
    rent: int
    """The rent of a visitor by an ordinary roll now; for a utility, a multiple of the dice; 0 for none."""
    rows: list[int]
    """The rows of the printed rents (`DeedInfo.rows`) that hold now, by index; none while it asks none."""


class ClaimView(msgspec.Struct, kw_only=True):
    """A rent that may still be asked for."""

    lander: str
    owner: str
    deed: str
    amount: int
    """0 if the dice are still to be rolled for it."""
    factor: int
    """A multiple of a fresh roll, or 0."""
    asked: bool
    closed_by: str
    """The player whose roll ends it, if it is not asked for before."""
    closes_now: bool
    """The very next roll does."""
    text: str
    """The move that claims it."""
    waive: str
    """The move that lets it go."""


class DeckView(msgspec.Struct, kw_only=True):
    """A pile: how many of its cards have not been seen, how many lie in it, who knows which."""

    deck: str
    unseen: int
    size: int


class BidView(msgspec.Struct, kw_only=True):
    """The last bid of a seat."""

    seat: str
    amount: int


class BiddingView(msgspec.Struct, kw_only=True):
    """The auction that runs."""

    opening: int
    """The opening bid."""
    bids: list[BidView]
    """The last of each seat that has bid, the highest first."""


class CountLine(msgspec.Struct, kw_only=True):
    """A deed in the final count."""

    deed: str
    price: int
    """As printed; half of it, rounded down, when mortgaged."""
    mortgaged: bool
    level: int
    buildings: int
    """The value of the buildings on it."""


class CountView(msgspec.Struct, kw_only=True):
    """A seat's property at the end of a game that is decided by counting; the total is the sum, less what is unpaid."""

    seat: str
    cash: int
    deeds: int
    buildings: int
    shares: int
    dollars: int
    unpaid: int
    """Interest that the heir of the last bankruptcy could not pay: it is taken off."""
    total: int
    lines: list[CountLine]


class PapersView(msgspec.Struct, kw_only=True):
    """The Bank's stock other than deeds and buildings, and the price of the Picsou dollar."""

    dollars: int
    dollar_value: int
    dollar_values: list[int]
    """Its value after each change since the start, the last of them now."""
    shares: list[ShareView]
    vouchers: int
    """In the pile."""
    tickets: int
    rolls: int


PanelArgumentType = Literal["seat", "deed", "space", "building", "deck", "lot", "money", "number"]


class PanelArgument(msgspec.Struct, kw_only=True, gc=False):
    """An argument of a text; of a lot the id of a deed, building or paper."""

    type: PanelArgumentType
    value: str | int


class PanelView(msgspec.Struct, kw_only=True):
    """How the question is put (`passgo.protocol.panels`): keys of texts, which all have the same arguments."""

    title: str
    note: str
    """Empty for none."""
    watched: str
    """The title for those who are not asked; empty where they read the same."""
    watched_note: str
    sign: str
    """A picture, `sign-SIGN`; empty for none."""
    shows: Literal["", "deed", "card", "odds"]
    """The deed on sale, the card that was drawn, or where the dice may lead."""
    ledger: str
    """The text that names `amount` where it is subtracted from the cash of the first player asked; empty for no sum."""
    lines: list[str]
    args: dict[str, PanelArgument]


class StateView(msgspec.Struct, kw_only=True):
    """The whole public state of a game."""

    turn: str
    turn_no: int
    doubles: int
    dice: list[int]
    """The last roll for movement, or empty. A third die is red: 1–3, 4 the bus, 5 Mr Monopoly."""
    awaits: Question
    panel: PanelView | None
    """How it is put; None where the page is made by hand: a Banker opens an auction, or the game is over."""
    bidding: BiddingView | None
    """Only while an auction runs."""
    seats: list[SeatView]
    deeds: list[DeedView]
    claims: list[ClaimView]
    decks: list[DeckView]
    houses: int
    hotels: int
    skyscrapers: int
    depots: int
    stands: int
    papers: PapersView | None
    """Only where the book has such things."""
    correctable: Correctable
    """At a real board: what can be corrected now. `things`: what people have; the turn, the spaces of tokens and
    who is out only before a roll."""
    falls: FallsView | None
    """At a real board: what people are to roll or draw now, or the next roller would."""
    pot: int
    """A house rule: what lies on Free Parking."""
    only_bots: bool
    """Nobody is left in play who could decide in person: anybody with a place may set the pace to 0, to let it end."""
    bell: bool
    """The bell of a timed game has rung: what is in progress ends, nothing new begins."""
    winners: list[str]
    """Several when the wealth of the richest is equal."""
    count: list[CountView]
    """The count that ended the game, richest first; empty if it ended otherwise, or is in progress."""
