"""The contents of an edition file: one Struct a table, with the range of every number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

from msgspec import Meta, Struct, defstruct, field

from passgo.locale import Language
from passgo.rules.base.knobs import KNOBS, Knob
from passgo.rules.base.state import ROLL_CARDS, TICKET_KINDS
from passgo.rules.base.tables import DIE8, DIVIDENDS, GROUP_SIZE, RENTS, SQUEEZE_SUMS

from .basics import (
    BuildingKind,
    DeedKind,
    Draws,
    EditionId,
    Id,
    Money,
    Names,
    PerCent,
    Pieces,
    Price,
    Said,
    SentenceWord,
    SourcedEntry,
    Steps,
    Text,
    World,
)
from .cards import Card

Face = Literal["1", "2", "3", "bus", "mr_monopoly"]
"""A face of the red die."""

BASE_OF_ANY: Final = "any"
"""`extends = "any"`: an overlay for every edition, added to a name after `+`."""


class Head(SourcedEntry, kw_only=True):
    """`[edition]`: what the edition is called and counts in."""

    id: EditionId
    title: Names
    year: Annotated[int, Meta(ge=1900, le=2100)]
    language: Language
    """Language of the book."""
    currency: Text
    currency_after: bool = False
    """Whether the sign stands after the amount."""
    world: World | None = None
    """The world that the screens show it in; a plain one if it names none."""
    starting_notes: list[tuple[Price, Annotated[int, Meta(ge=1, le=100)]]] = field(default_factory=list)
    """How the starting cash is handed out: value of a note, and how many of it."""
    house: bool = False
    """House rules: no book says so."""


class Answer(SourcedEntry, kw_only=True):
    """An edition's answer to a knob."""

    value: int | bool | str | list[str]


def _answer(knob: Knob) -> type[Answer]:
    """The entry for an answer of a knob's kind and range."""
    match knob.kind:
        case "flag":
            return _entry("FlagAnswer", bool)
        case "faces":
            return _entry("FacesAnswer", Annotated[list[Face], Meta(min_length=6, max_length=6)])
        case "choice" if all(choice.word for choice in knob.choices):
            words = tuple(choice.word for choice in knob.choices)
            return _entry("".join(map(str.capitalize, words)) + "Answer", Literal[words])
        case _:
            return _entry(
                f"From{knob.least}To{knob.most}Answer", Annotated[int, Meta(ge=knob.least, le=knob.most)]
            )


@cache
def _entry(name: str, value: Any) -> type[Answer]:
    entry = defstruct(
        name, [("value", value)], bases=(Answer,), module=__name__, forbid_unknown_fields=True, kw_only=True
    )
    return cast("type[Answer]", entry)


def _questions() -> Iterator[tuple[str, Any] | tuple[str, Any, Any]]:
    """The fields of `[knobs]`: each knob must be answered, unless there may be no occasion to ask or no book answers it."""
    for name, knob in KNOBS.items():
        answer = _answer(knob)
        yield (name, answer) if knob.open else (name, answer | None, None)


if TYPE_CHECKING:

    class KnobAnswers(Struct):
        """The answers that `_questions` makes of the declarations."""

else:
    KnobAnswers = defstruct(
        "KnobAnswers",
        list(_questions()),
        module=__name__,
        namespace={"__doc__": "`[knobs]`: what the book answers to the questions that the rules ask."},
        forbid_unknown_fields=True,
        kw_only=True,
    )


class Stock(SourcedEntry, kw_only=True):
    """`[stock]`: buildings in the bank at the start."""

    houses: Annotated[int, Meta(ge=0, le=200)]
    hotels: Annotated[int, Meta(ge=0, le=200)]
    skyscrapers: Pieces = 0
    depots: Pieces = 0
    stands: Pieces = 0
    """Stands of taxi companies."""


class Building(SourcedEntry, kw_only=True):
    """The edition's name for one building of a kind, and for several, if not house, hotel and so on."""

    one: SentenceWord
    """Luxury box, loge de luxe."""
    many: SentenceWord
    """Luxury boxes, loges de luxe."""
    a: SentenceWord
    """A luxury box, une loge de luxe."""
    no: SentenceWord
    """No luxury box, aucune loge de luxe."""
    the: SentenceWord
    """The luxury box, la loge de luxe."""
    of: SentenceWord
    """Of luxury boxes, de loges de luxe."""


class Board(SourcedEntry, kw_only=True):
    """`[board]`: the spaces in the order of play, GO first."""

    spaces: list[Id]


class PlainSpace(SourcedEntry, kw_only=True, tag_field="kind"):
    """A space that names itself."""

    name: Names
    said: Said | None = None
    """How a French sentence calls it, if not « la case » and its name."""
    short: Names | None = None
    """The part of its name that lists and narrow boards show, if not the one that `passgo.locale.short_names` finds."""
    classic: Id = ""
    """Id of its counterpart in the American edition, where that is another."""


class Go(PlainSpace, tag="go", kw_only=True):
    """The start, where the salary is paid."""


class Jail(PlainSpace, tag="jail", kw_only=True):
    """Jail and just visiting."""


class FreeParking(PlainSpace, tag="free_parking", kw_only=True):
    """A space where nothing happens."""


class GoToJail(PlainSpace, tag="go_to_jail", kw_only=True):
    """A player who stops here goes to Jail."""


class Tax(PlainSpace, tag="tax", kw_only=True):
    """A tax: the amount, or with `percent` the choice between it and a share of one's worth."""

    amount: Money
    percent: PerCent = 0


class Vouchers(PlainSpace, tag="vouchers", kw_only=True):
    """A space where travel vouchers are drawn, and nothing else happens."""

    vouchers: Annotated[int, Meta(ge=1, le=9)]


class Utilities(PlainSpace, tag="utilities", kw_only=True):
    """An eight-sided die says at which of the utilities one has arrived."""


class LotterySpace(PlainSpace, tag="lottery", kw_only=True):
    """A lottery ticket is drawn here."""


class DollarsSpace(PlainSpace, tag="dollars", kw_only=True):
    """Picsou dollars are on sale here."""


class Exchange(PlainSpace, tag="stock_exchange", kw_only=True):
    """Dividends are paid here, and one share is on sale."""


class RollThreeSpace(PlainSpace, tag="roll_three", kw_only=True):
    """A Roll Three card is drawn and three dice are rolled for everybody's cards."""


class SqueezeSpace(PlainSpace, tag="squeeze_play", kw_only=True):
    """The dice say what each other player pays."""


class DeedSpace(Struct, forbid_unknown_fields=True, tag_field="kind", tag="deed", kw_only=True):
    """A property; its name is the deed's."""

    deed: Id
    classic: Id = ""
    vouchers: Draws = 0
    """Travel vouchers drawn by who stops here."""


class DeckSpace(Struct, forbid_unknown_fields=True, tag_field="kind", tag="deck", kw_only=True):
    """A space where a card is drawn; its name is the deck's."""

    deck: Id
    classic: Id = ""


Space = (
    Go | Jail | FreeParking | GoToJail | Tax | DeedSpace | DeckSpace | Vouchers | Utilities | LotterySpace
    | DollarsSpace | Exchange | RollThreeSpace | SqueezeSpace
)  # fmt: skip


class Group(SourcedEntry, kw_only=True):
    """A colour group, or the railroads, or the utilities; the deeds say which group they are of."""

    kind: DeedKind
    size: Annotated[int, Meta(ge=1, le=GROUP_SIZE)]
    name: Names
    classic: Id = ""


class Property(SourcedEntry, kw_only=True, tag_field="kind"):
    """A title deed."""

    group: Id
    price: Price
    mortgage: Price
    mortgage_not_half: bool = False
    """Says that a mortgage value other than half the price (rounded down) is meant."""
    name: Names
    said: Said | None = None
    """How a French sentence calls it, where its first word does not bring an article: `rue` and `avenue` do."""
    short: Names | None = None
    """The part of its name that lists and narrow boards show, where it is not the name without `Avenue`, `rue` and such."""
    classic: Id = ""


class Street(Property, tag="street", kw_only=True):
    """A deed that can be built on; rents bare, with one to four houses, with a hotel, with a skyscraper."""

    house: Price
    hotel: Price
    """Price of a hotel, in addition to the houses handed back."""
    skyscraper: Money = 0
    """Price of a skyscraper, in addition to the hotel handed back; 0: none is built here."""
    rents: Annotated[list[Money], Meta(min_length=6, max_length=7)]


class Railroad(Property, tag="railroad", kw_only=True):
    """A station; rents by the number of stations owned."""

    depot: Money = 0
    """Price of a depot; 0: none is built here."""
    rents: Annotated[list[Money], Meta(min_length=1, max_length=RENTS)]


class Utility(Property, tag="utility", kw_only=True):
    """A public service; rents as multiples of the dice, by the number of utilities owned."""

    die: Annotated[int, Meta(ge=0, le=DIE8)] = 0
    """The face of the eight-sided die that leads here; 0: it has a space of its own."""
    rents: Annotated[list[Money], Meta(min_length=1, max_length=RENTS)]


class Taxi(Property, tag="taxi", kw_only=True):
    """A taxi company; rents by the number of companies owned."""

    stand: Money = 0
    """Price of a taxi stand; 0: none is built here."""
    rents: Annotated[list[Money], Meta(min_length=1, max_length=RENTS)]


Deed = Street | Railroad | Utility | Taxi


class Deck(SourcedEntry, kw_only=True):
    """A deck: its cards in an order that means nothing, for they are shuffled."""

    name: Names
    classic: Id = ""
    size: Annotated[int, Meta(ge=1, le=62)]
    cards: list[Id]


class Company(SourcedEntry, kw_only=True):
    """A company on the stock exchange."""

    name: Names
    par: Price
    """Price of a share at the bank."""
    dividends: Annotated[list[Money], Meta(min_length=1, max_length=DIVIDENDS)]
    """By the number of shares held, from one to all there are."""


class Voucher(SourcedEntry, kw_only=True):
    """A kind of travel voucher."""

    name: Names
    text: Names
    count: Annotated[int, Meta(ge=1, le=62)]
    effect: Literal["ride_the_side", "ride_to_station", "ride_steps"]
    """On to any space up to the next corner; on to any station, without rent; on by a number of spaces."""
    amount: Steps = 0
    expires: bool = False
    """Whether all others that are held expire when it is played."""


class Dollars(SourcedEntry, kw_only=True):
    """`[dollars]`: Picsou dollars."""

    count: Annotated[int, Meta(ge=1, le=100)]
    deed: Id
    """The deed whose rent is their value."""


class Lottery(SourcedEntry, kw_only=True):
    """`[lottery]`: what tickets win, and how many there are of each."""

    tickets: Annotated[
        list[tuple[Money, Annotated[int, Meta(ge=1, le=62)]]], Meta(min_length=1, max_length=TICKET_KINDS)
    ]


class RollThree(SourcedEntry, kw_only=True):
    """`[roll_three]`: the cards, each three numbers that rise, and what matches pay."""

    cards: Annotated[
        list[Annotated[str, Meta(pattern="^[1-6]{3}$")]], Meta(min_length=1, max_length=ROLL_CARDS)
    ]
    pays: Annotated[list[Money], Meta(min_length=5, max_length=5)]
    """For none to three numbers of a card, and for all three on a card of the player who rolled."""


class Squeeze(SourcedEntry, kw_only=True):
    """`[squeeze_play]`: what each other player pays, by the sum of the dice from 2 on."""

    pays: Annotated[list[Money], Meta(min_length=11, max_length=SQUEEZE_SUMS - 2)]


class NameSet(SourcedEntry, kw_only=True):
    """Other names that a screen may show: they change no rule and no record."""

    title: Names
    names: dict[Id, Names]
    """Names of deeds, spaces, groups and decks, and texts of cards, by id."""


class RuleEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A rule, in our own words; what we add to the book follows in them after “Our ruling”."""

    heading: str = ""
    """The heading under which the book says so; of a ruling, the one it belongs to, if there is any."""
    ruling: bool = False
    """The book is silent or unclear, and what is said is ours."""
    en: Text
    fr: Text


class EditionFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole edition, overlays already merged in."""

    edition: Head
    sources: dict[str, Text | Names]
    knobs: KnobAnswers
    stock: Stock
    buildings: dict[BuildingKind, Building] = {}
    board: Board
    spaces: dict[Id, Space]
    groups: dict[Id, Group]
    deeds: dict[Id, Deed]
    decks: dict[Id, Deck]
    cards: dict[Id, Card]
    companies: dict[Id, Company] = {}
    vouchers: dict[Id, Voucher] = {}
    dollars: Dollars | None = None
    lottery: Lottery | None = None
    roll_three: RollThree | None = None
    squeeze_play: Squeeze | None = None
    rules: dict[str, RuleEntry] = {}
    replaced: dict[str, str] = {}
    """Rules that are not in this game, and the rule that replaces each."""
    name_sets: dict[Id, NameSet] = {}
