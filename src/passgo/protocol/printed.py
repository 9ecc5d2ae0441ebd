"""The printed parts of an edition, as a screen gets them once: board, deeds, cards, rules, and how editions differ."""

from __future__ import annotations

from typing import Literal

import msgspec

from passgo.editions.basics import BuildingKind, DeedKind, World
from passgo.editions.diff import Topic
from passgo.editions.lengths import BookLengths

Ink = Literal[
    "brown", "purple", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue", "railroad", "utility",
    "taxi",
]  # fmt: skip
"""The colours of groups."""
Names = dict[str, str]
"""A name by language, `en` and `fr`."""


class FrenchName(msgspec.Struct, kw_only=True):
    """A name inside a French sentence: its words, and what comes ahead of them, alone, behind « de », behind « à »."""

    word: str
    the: str
    of: str
    to: str


class HouseRule(msgspec.Struct, kw_only=True):
    """A knob that a table may set otherwise than its book: what it is set to, there or in the book.

    The value is yes or no, or an amount of money. `note`: what follows from it, or empty texts.
    `rule` is the id that events and refusals cite for it, or empty.
    """

    knob: str
    name: Names
    note: Names
    value: int | bool
    least: int
    """The least amount that it can be set to: who is dealt deeds must be able to pay for them."""
    most: int
    rule: str


class SpaceInfo(msgspec.Struct, kw_only=True):
    """A space of the board as printed."""

    index: int
    id: str
    classic: str
    """Its counterpart on the classic board, which it is pictured as; its own id where it has none."""
    kind: Literal[
        "go",
        "street",
        "railroad",
        "utility",
        "chance",
        "community_chest",
        "tax",
        "jail",
        "free_parking",
        "go_to_jail",
        "taxi",
        "lottery",
        "vouchers",
        "dollars",
        "stock_exchange",
        "roll_three",
        "squeeze_play",
        "utilities",
    ]
    name: Names
    short: Names
    """The part of its name that lists and narrow boards show."""
    deed: str = ""
    deck: str = ""
    amount: int = 0
    percent: int = 0
    vouchers: int = 0
    """Travel vouchers drawn by who stops there."""


class RentRow(msgspec.Struct, kw_only=True):
    """A row of the rents on a title deed."""

    when: Literal["alone", "group", "built", "held", "times"]
    """alone: an unimproved property · group: one of a complete group · built: with this many buildings · held: with this many
    of the group · times: with a building, a multiple of the rent."""
    count: int
    """How many buildings, or deeds of the group."""
    building: BuildingKind | Literal[""]
    level: int
    """The level of a deed (`DeedView.level`) at which it stands there; 0 where nothing is built."""
    amount: int
    """A sum of money; for a utility how many times the dice, for `times` how many times the rent."""


class DeedInfo(msgspec.Struct, kw_only=True):
    """A title deed as printed."""

    id: str
    number: int
    space: int
    """−1 for a utility that shares its spaces with others."""
    kind: DeedKind
    group: str
    ink: Ink | Literal[""]
    """The ink, hatching and mark of its group."""
    name: Names
    short: Names
    """The part of its name that lists show."""
    price: int
    mortgage: int
    house: int
    """Price of a house, depot or stand; 0 where nothing is built."""
    hotel: int
    skyscraper: int
    """0 where there is none."""
    rows: list[RentRow]
    """The rents, in the order in which they are printed."""
    throws: int
    """One in how many rolls ends there, as it was counted; 0 if nobody did."""


class GroupInfo(msgspec.Struct, kw_only=True):
    """A colour group, or the railroads, or the utilities."""

    id: str
    ink: Ink | Literal[""]
    """Its ink, hatching and mark, or those of its counterpart on the classic board; empty where there are none."""
    kind: DeedKind
    name: Names
    deeds: list[str]


class CompanyInfo(msgspec.Struct, kw_only=True):
    """A company whose shares are sold at the Stock Exchange."""

    id: str
    name: Names
    par: int
    loan: int
    """The Bank's loan on a share."""
    shares: int
    dividends: list[int]
    """By number of shares held."""


class VoucherInfo(msgspec.Struct, kw_only=True):
    """A kind of travel voucher."""

    id: str
    name: Names
    text: Names
    count: int
    ride: Literal["side", "station", "steps"]
    steps: int
    """How far `steps` goes; below 0 backwards."""
    expires: bool
    """Playing it makes all others that are held expire."""


class RollInfo(msgspec.Struct, kw_only=True):
    """A Roll Three card."""

    id: str
    dice: list[int]


class TicketInfo(msgspec.Struct, kw_only=True):
    """Lottery tickets of one amount."""

    amount: int
    count: int


class PapersInfo(msgspec.Struct, kw_only=True):
    """The items of an edition, without deeds, buildings and two decks."""

    companies: list[CompanyInfo]
    vouchers: list[VoucherInfo]
    rolls: list[RollInfo]
    roll_pays: list[int]
    """By number of matching dice; the last: all three on a card of the player who rolled."""
    tickets: list[TicketInfo]
    squeeze: list[int]
    """The payment of every other player, by the sum of the dice from 0."""
    squeeze_red: bool
    dollars: int
    dollar_deed: str
    """The deed whose rent is the price of a Picsou dollar."""
    die8: list[str]
    """The utility of each face of the eight-sided die."""


class CardInfo(msgspec.Struct, kw_only=True):
    """A card of a deck."""

    id: str
    deck: str
    text: Names
    keep: bool
    use: Literal["", "jail", "house", "rent", "share"]
    """The use of a kept card: `jail`, to leave it, and this one alone may be traded; a free `house`; half of a
    `rent`, or of the price of a `share`."""


class DeckInfo(msgspec.Struct, kw_only=True):
    """A deck of cards."""

    id: str
    name: Names
    size: int


class RuleInfo(msgspec.Struct, kw_only=True):
    """A rule, in our words: the book's, under a heading of it; ours, where it is silent; or of this table alone."""

    heading: str
    """As the book prints it. Of a rule that is ours, the one it belongs to; empty where there is none. In [ ] a heading
    that we made."""
    headings: Names
    """The same in each language."""
    whose: Literal["book", "ours", "table"]
    text: Names


class EditionTitle(msgspec.Struct, kw_only=True):
    """The name of an edition: its rulebook, and which of its games it is."""

    id: str
    title: Names
    year: int
    """0 for one of the user's own that lies on a book: that year is the book's."""
    base: str
    """The edition it is a variant of; its own id when it is none."""
    variant: Literal["", "short", "timed", "speed", "cards", "squeeze", "taxi", "own"]
    """In what way it varies: `squeeze`, the red die at Squeeze Play; `taxi`, four more spaces; `own`, a file
    of the user's."""


class EditionOutline(EditionTitle, kw_only=True):
    """An edition in a few figures, and the words that sentences about it are made of."""

    language: str
    currency: str
    currency_after: bool
    world: World | Literal[""]
    """The world that screens show it in: table, paper, corner, backs of cards and sounds."""
    players_least: int
    players_most: int
    starting_cash: int
    go_salary: int
    houses: int
    hotels: int
    skyscrapers: int
    """0 where the book has none; so with depots and stands."""
    depots: int
    stands: int
    terms: dict[str, str]
    """How sentences name its buildings, where not houses and hotels: Fluent terms by language."""


class EditionBrief(EditionOutline, kw_only=True):
    """An edition in the list of those that can be played."""

    timed: bool
    printed: bool
    """The book itself has this game; no overlay for any edition was laid on it, and no file of the user's."""
    first: bool
    """It lies on top of the others, until somebody chooses."""
    banker_above: int
    """A Banker may only keep the Bank if more persons than this are at the table, the Banker included."""
    banker_counts: bool
    """A banker who only banks is one of the players that the book counts."""
    house: list[HouseRule]
    """The settings that a table may change, with the edition's answers."""
    lengths: BookLengths | None
    """How long its games last, as measured between bots; null where nobody measured them, or a bell ends them."""
    own: OwnEdition | None
    """Null for every edition of passgo, and for one of the user's own that says and prints what its book does."""


class OwnEdition(msgspec.Struct, kw_only=True):
    """That an edition of the user's own is not the book as printed, and on which book it lies."""

    house: bool
    """House rules are in it, by its own word or by what the table agreed on."""
    base: EditionTitle | None
    """The edition of passgo that it extends; null where it stands by itself."""


class CitedRules(msgspec.Struct, kw_only=True):
    """The rule ids that a screen cites in addition to those always there, whatever the question."""

    offer: str
    mortgaged_in_deal: str
    open_rent: str
    banker: str
    dollars: str
    shares: str
    vouchers: str
    rolls: str


class EditionInfo(EditionOutline, kw_only=True):
    """Everything printed of an edition that a screen needs."""

    jail_fine: int
    jail_tries: int
    mortgage_interest: int
    parking_pot: bool
    """A house rule: fines and taxes are put on Free Parking."""
    papers: PapersInfo | None
    """Only where the book has such things."""
    spaces: list[SpaceInfo]
    deeds: list[DeedInfo]
    groups: list[GroupInfo]
    decks: list[DeckInfo]
    cards: list[CardInfo]
    in_french: dict[str, FrenchName]
    """How French sentences say the names of deeds and spaces, by id."""
    cited: CitedRules
    rules: dict[str, RuleInfo]
    """By rule id; a rule that a variant does away with stands here with the text of what takes its place."""
    name_sets: list[NameSetInfo]
    """Other names that a screen may show instead: they change no rule, no id and no record."""


class NameSetInfo(msgspec.Struct, kw_only=True):
    """Other names, by id, of spaces, deeds, groups and decks, and texts of cards."""

    id: str
    title: Names
    names: dict[str, Names]
    short: dict[str, Names]
    """The part of them that lists show, where that is not the whole name."""
    in_french: dict[str, FrenchName]


class DifferenceInfo(msgspec.Struct, kw_only=True):
    """One thing in which two editions differ. A side is null where that edition has no such thing.

    rule: a statement, under its heading in each book; `what` is empty · knob, stock: a figure or question of
    the rule · space, deed, card: what is printed there, with no rule; `what` of a card is empty · name: what
    something is called. Those of one rule stand together, its statement first.
    """

    topic: Topic
    rule: str
    what: Names
    left: Names | None
    right: Names | None
    left_headings: Names
    left_ours: bool
    """A statement that is our ruling, of which the book does not speak under that heading."""
    right_headings: Names
    right_ours: bool


class EditionDiff(msgspec.Struct, kw_only=True):
    """How two editions differ: `GET /api/editions/diff?left=us1973&right=fr2013`."""

    left: EditionTitle
    right: EditionTitle
    differences: list[DifferenceInfo]
