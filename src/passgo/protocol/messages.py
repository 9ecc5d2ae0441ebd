"""Every message between a table and a screen, as a Struct. The TypeScript types are made from here.

Seats are written `p1`–`p8`, hands also `bank`; deeds, groups, cards and spaces by their edition's ids;
moves in the notation of `docs/notation.md`. Messages carry keys and numbers, never sentences: the
screen puts them into words from the Fluent files, so the same record can be read in every language.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from .ahead import AheadView
from .dice import DiceView
from .falls import FallsView
from .printed import Building, HouseRule, OwnEdition
from .question import QuestionView

SeatKind = Literal["person", "bot"]
"""Who plays a seat."""
PlaceKind = Literal["person", "bot", "banker"]
"""Who takes a place at the table: a banker keeps the bank and has no token."""
RECENT: Final = 100
"""So many moves of the record come with a game."""
MINUTES: Final = 60
"""How long a timed game lasts when nobody says otherwise."""
Text = Annotated[str, Meta(max_length=2000)]
"""A line of the notation."""
Verb = Annotated[str, Meta(extra={"type": "Verb"})]
"""The verb of a move, one of those that seats say (`passgo.rules.base.moves`)."""


EditionName = Annotated[str, Meta(max_length=80)]
"""What an edition is asked for by, variants laid on it included."""
SHORTEST_GAME: Final = 15
LONGEST_GAME: Final = 180
"""Minutes of a timed game."""
Minutes = Annotated[int, Meta(ge=SHORTEST_GAME, le=LONGEST_GAME)]
LONGEST_WORD: Final = 80
"""Letters of what goes with an offer."""
HouseRules = Annotated[dict[str, int | bool], Meta(max_length=32)]


Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A seed, or a commitment to one (`docs/fair-dice.md`)."""
BySeat = Annotated[
    dict[Annotated[str, Meta(pattern="^p[1-8]$", max_length=2)], Digits], Meta(min_length=1, max_length=8)
]


class Command(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """What a screen asks of the table. `id` is the screen's own, unique: a repeat is answered alike."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class SeatPlan(msgspec.Struct, kw_only=True):
    """One place at a table, as it is agreed and stored. A `banker` only keeps the bank."""

    name: str
    """Empty while nobody sits there."""
    kind: PlaceKind
    token: str
    bot: str = ""
    """Of a bot, which; of a person, the bot that plays in his place, or none."""
    claims: bool = True
    """Standing order: rents are claimed for this seat as soon as they are due."""
    guest: str = ""
    """Whose it is: the public name of a guest; empty for a bot, and while it is free."""

    @property
    def is_played_by_a_person(self) -> bool:
        """Whether a person decides for it now."""
        return self.kind != "bot" and not self.bot

    @property
    def is_left_to_a_bot(self) -> bool:
        """Whether a bot decides for it, and nobody can come back to it whose place it is."""
        return not self.is_played_by_a_person and not self.guest


class PlayMove(Command, tag="move", kw_only=True):
    """Make a move, or a free action, written in the notation. `n` is the record length it was decided at."""

    n: int
    text: Text


class MakeOffer(Command, tag="offer", kw_only=True):
    """Put an offer on the table, written as `p1 offer p2 THINGS for THINGS`. Talk until accepted."""

    text: Text
    word: Annotated[str, Meta(max_length=LONGEST_WORD)] = ""
    """A short word that goes with it, where the table may talk freely."""


class AnswerOffer(Command, tag="answer", kw_only=True):
    """Accept or reject a standing offer (its receiver), or withdraw it (its offerer)."""

    offer: int
    answer: Literal["accept", "reject", "withdraw"]


class AskWhy(Command, tag="why", kw_only=True):
    """Would this move or offer be legal now, and if not, why not? Answered by `Judged`."""

    text: Text


class LetFall(Command, tag="fall", kw_only=True):
    """At a real board: the program throws, or draws, in the place of people. `n` is as in `PlayMove`."""

    n: int
    text: Text = ""
    """The move of a seat that throws; empty where what falls is awaited already."""


class Foresee(Command, tag="foresee", kw_only=True):
    """At a real board: what would come of this move, or of what people say that fell? Answered by `Foreseen`."""

    text: Text


class SetStanding(Command, tag="standing", kw_only=True):
    """Change the standing order of a seat: whether its rents are claimed for it."""

    seat: str
    claims: bool


class SetPace(Command, tag="pace", kw_only=True):
    """How long bots take over a decision, in milliseconds (0–5000)."""

    ms: Annotated[int, Meta(ge=0, le=5000)]


class PromiseSeeds(Command, tag="promise", kw_only=True):
    """For seats of mine: commitments to seeds that my browser has made for the dice of this game."""

    game: Annotated[str, Meta(max_length=64)]
    attempt: int
    commitments: BySeat


class ShowSeeds(Command, tag="show", kw_only=True):
    """For seats of mine: the seeds that were promised, now that the server is bound."""

    game: Annotated[str, Meta(max_length=64)]
    attempt: int
    seeds: BySeat


class Ping(Command, tag="ping", kw_only=True):
    """Is the line still up? Answered by a `Pong` at once: a line that was cut off silently answers nothing."""


GameCommand = (
    PlayMove
    | LetFall
    | Foresee
    | MakeOffer
    | AnswerOffer
    | AskWhy
    | SetStanding
    | SetPace
    | PromiseSeeds
    | ShowSeeds
)


class ReasonView(msgspec.Struct, kw_only=True):
    """Why something is refused: text key `refusal-KEY`, and the rule id it rests on."""

    key: str
    rule: str


# Entries are kept in great numbers, and cannot hold themselves: Python need not look through them for that (`gc`).


class PurseView(msgspec.Struct, kw_only=True, gc=False):
    """The cash of a seat before something happened and after it."""

    seat: str
    before: int
    after: int


class EventView(msgspec.Struct, kw_only=True, gc=False):
    """Something that happened: text key `event-KIND`, its rule id, and its arguments by name.

    Arguments are seats, ids, or whole numbers; `EVENTS` says which, made from `passgo.rules.base.events`.
    """

    kind: str
    rule: str
    seat: str
    args: dict[str, str | int]
    dice: list[int]
    """The dice that fell, as far as it is a throw; a third after two that move or set a price is red."""
    path: list[int]
    """The spaces that a token came over, by index: where it stood, each it passed, where it stands.

    One alone where it was put there, as into jail.
    """
    purses: list[PurseView]
    """Of the seats whose cash it changed."""


class Entry(msgspec.Struct, kw_only=True, gc=False):
    """One move of the record with the events that followed from it. `n` counts from 1."""

    n: int
    text: str
    at: float
    """Server time, seconds since 1970."""
    events: list[EventView]
    by_table: bool = False
    """Nobody decided it: dice or cards fell, the bell rang, moves were taken back."""
    by_clock: bool = False
    """His time was up: the least that the rules allow was done for him."""
    undone: int = 0
    """So many moves were taken back here."""


class ShareView(msgspec.Struct, kw_only=True):
    """Shares of one company in one hand."""

    company: str
    count: int
    mortgaged: int
    """How many of them are mortgaged."""
    earning: int
    """How many of them earn a dividend."""
    dividend: int
    """What they bring together, the next time somebody is paid for them."""


class VoucherView(msgspec.Struct, kw_only=True):
    """Travel vouchers of one kind in one hand."""

    voucher: str
    count: int


class SeatView(msgspec.Struct, kw_only=True):
    """What all can see of a seat."""

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
    """Speed Die: the seat throws the red die too."""
    dollars: int
    """Picsou dollars."""
    shares: list[ShareView]
    vouchers: list[VoucherView]
    """Travel vouchers, which lie face up."""
    rolls: list[str]
    """Roll Three cards."""


class DeedView(msgspec.Struct, kw_only=True):
    """What all can see of a deed."""

    deed: str
    owner: str
    """A seat, `bank`, or `estate` while a bankrupt's goods are auctioned."""
    level: int
    """Street: 0–4 houses, 5 a hotel, 6 a skyscraper; station or taxi company: 1 a depot or stand."""
    mortgaged: bool
    rent: int
    """What a visitor by an ordinary throw would owe now; for a utility, times the dice; 0 for none."""
    rows: list[int]
    """The rows of the printed rents (`DeedInfo.rows`) that hold now, by index; none while it asks none."""


class ClaimView(msgspec.Struct, kw_only=True):
    """A rent that may still be asked for."""

    lander: str
    owner: str
    deed: str
    amount: int
    """0 when the dice are still to be thrown for it."""
    factor: int
    """Times a fresh throw, or 0."""
    asked: bool
    closed_by: str
    """Whose throw ends it, if it is not asked for before."""
    closes_now: bool
    """The very next throw does."""
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
    """What bidding opened at."""
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
    """What the buildings on it count."""


class CountView(msgspec.Struct, kw_only=True):
    """What a seat owns at the end of a game that is decided by counting; the total is the sum of the rest."""

    seat: str
    cash: int
    deeds: int
    buildings: int
    shares: int
    dollars: int
    total: int
    lines: list[CountLine]


class PapersView(msgspec.Struct, kw_only=True):
    """What the bank holds beside deeds and buildings, and the price of the Picsou dollar."""

    dollars: int
    dollar_value: int
    dollar_values: list[int]
    """What it was worth after each change since the start, the last of them now."""
    shares: list[ShareView]
    vouchers: int
    """In the pile."""
    tickets: int
    rolls: int


class StateView(msgspec.Struct, kw_only=True):
    """The whole public state of a game."""

    turn: str
    turn_no: int
    doubles: int
    dice: list[int]
    """The last movement throw, or empty. A third die is red: 1–3, 4 the bus, 5 Mr Monopoly."""
    awaits: QuestionView
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
    falls: FallsView | None
    """At a real board: what people are to throw or draw now, or who throws would."""
    pot: int
    """A house rule: what lies on Free Parking."""
    only_bots: bool
    """Nobody is left in play who could decide himself: who has a place may set the pace to 0, to let it end."""
    bell: bool
    """The bell of a timed game has rung: what is in progress ends, nothing new begins."""
    winners: list[str]
    """Several when the wealth of the richest is equal."""
    count: list[CountView]
    """The count that ended the game, richest first; empty when it ended otherwise, or goes on."""


class Act(msgspec.Struct, kw_only=True):
    """One thing a seat could do. `text` is the move; with `least`/`most` an amount is appended to it."""

    verb: Verb
    text: str
    ok: bool
    reason: ReasonView | None = None
    deed: str = ""
    group: str = ""
    card: str = ""
    seat: str = ""
    space: str = ""
    """Where it leads."""
    count: int = 0
    """So many spaces on, where a move is told so."""
    rent: int = 0
    """What is asked of who comes to that space so, if it is another's and no throw decides it; of what is built, what
    the lot asks then."""
    company: str = ""
    voucher: str = ""
    building: Building | Literal[""] = ""
    """What is built, or sold again."""
    amount: int = 0
    """What it costs (below 0) or brings (above 0) in cash, when it is known."""
    least: int = 0
    most: int = 0
    """Least and most for `bid`, `want`, `dollars` and `sell dollars`; both 0 elsewhere. `amount` is then of one."""


Takeback = Literal["", "free", "asks"]
"""Whether a seat may take its last decision back: no; at once; if all the others agree."""


class SeatOptions(msgspec.Struct, kw_only=True):
    """What a seat may do now: `acts` answer the question on the table, `free` can be done at any time.

    Acts that are not legal now stand here too, with their reason, where a screen should show them greyed.
    """

    seat: str
    """A seat; `bank` for a Banker who has none, while the game waits for him."""
    must: bool
    """The game waits for this seat."""
    acts: list[Act]
    free: list[Act]
    """build, sell, sell all, mortgage, lift (one for each deed or company), claim, waive, vouchers, and so on."""
    may_offer: bool
    offer_reason: ReasonView | None = None
    ahead: AheadView | None = None
    """Where it is to throw for a move."""
    takeback: Takeback = ""


class OfferView(msgspec.Struct, kw_only=True):
    """An offer that is being talked about."""

    offer: int
    by: str
    to: str
    give: list[str]
    """Ids of deeds and cards, `company*2`, `dollars*3`, and at most one amount as digits."""
    take: list[str]
    text: str
    word: str
    """What was said with it."""


class ClockView(msgspec.Struct, kw_only=True):
    """The clock of a timed game."""

    now: float
    """Server time, seconds since 1970."""
    until: float
    """When the bell will ring; later after a stop of the server, for nobody is charged for that."""


class GameView(msgspec.Struct, tag_field="t", tag="game", kw_only=True):
    """The game as it stands, sent to who comes and when it begins."""

    game: str
    edition: str
    n: int
    entries: list[Entry]
    """The last moves of the record, behind those that the screen knows; `RECENT` at most, for earlier ones can be
    asked for (`/api/games/{game}/entries`)."""
    state: StateView
    options: list[SeatOptions]
    offers: list[OfferView]
    pace: int
    house: list[HouseRule]
    """The house rules that this table agreed on."""
    real_board: bool
    """People throw and draw at a board of their own (`TableTerms.real_board`)."""
    own: OwnEdition | None
    """The table plays by an edition of the user's own that is not the book as printed."""
    banker: str
    """Name of the person who only keeps the bank; empty: the program does."""
    clock: ClockView | None
    """The clock of a timed game, until its bell has rung or it is over."""


class RefusedGame(msgspec.Struct, kw_only=True):
    """A game which the rules of today refuse to continue. Its record is kept as it is."""

    game: str
    at: float
    """When it was begun, seconds since 1970."""
    moves: int
    """How many moves its record has."""
    n: int
    """The move that is refused; 0 where it is the set-up."""
    move: str
    reason: ReasonView | None
    """The rule that refuses it; null where another thing than a rule does."""


StateChanges = Annotated[dict[str, Any], Meta(extra={"type": "Partial<StateView>"})]
"""The fields of a `StateView` that are others now. Of `seats` and `deeds` only those that changed stand there."""


class Step(msgspec.Struct, tag_field="t", tag="step", kw_only=True):
    """Moves that were stored, with their events, and what they changed in the state.

    No entries when only something beside the moves changed, such as a standing order.
    """

    game: str
    n: int
    entries: list[Entry]
    changes: StateChanges


class Options(msgspec.Struct, tag_field="t", tag="options", kw_only=True):
    """What the guest at this screen may do now, for each seat of his that no bot plays."""

    game: str
    n: int
    seats: list[SeatOptions]


class ClosedOffer(msgspec.Struct, kw_only=True):
    """An offer that stands no more, and why. It lapses when what it names is no longer there to be given."""

    offer: OfferView
    how: Literal["accepted", "rejected", "withdrawn", "lapsed"]
    why: str
    """Why it was refused, the key of a sentence (`offer-why-KEY`); empty where nobody said."""
    more: int
    """With so much more cash it would have been accepted; 0 where nobody said so."""
    counter: OfferView | None
    """The offer with that cash."""


class Offers(msgspec.Struct, tag_field="t", tag="offers", kw_only=True):
    """The offers that stand, and those that ended since the last such message."""

    offers: list[OfferView]
    closed: list[ClosedOffer]


class Ack(msgspec.Struct, tag_field="t", tag="ack", kw_only=True):
    """The command was carried out and stored; `n` is the record's length after it."""

    id: str
    n: int


class Refused(msgspec.Struct, tag_field="t", tag="refused", kw_only=True):
    """The command was refused by a rule and changed nothing."""

    id: str
    reason: ReasonView


class Judged(msgspec.Struct, tag_field="t", tag="judged", kw_only=True):
    """The answer to `AskWhy`: null when legal."""

    id: str
    reason: ReasonView | None


class Foreseen(msgspec.Struct, tag_field="t", tag="foreseen", kw_only=True):
    """The answer to `Foresee`: what would happen, as events."""

    id: str
    events: list[EventView]


FaultKey = Literal[
    "malformed", "notation", "stale", "no-game", "not-yours", "no-offer", "bad-start", "store", "internal",
    "no-guest", "no-table", "not-host", "not-now", "taken", "no-key", "too-many", "no-chat",
]  # fmt: skip


class Fault(msgspec.Struct, tag_field="t", tag="fault", kw_only=True):
    """The message could not be read or carried out for a reason that is no rule (`fault-KEY` in the texts).

    malformed: not a message of this protocol · notation: the move cannot be read · stale: the question
    changed meanwhile · no-game: none runs · not-yours: no person plays this seat · no-offer: that offer no
    longer stands · bad-start: the plan of seats does not do · store: it cannot be stored just now, nothing
    was changed · internal: a defect of the program, nothing was changed · no-guest: `Hello` comes first, or the
    secret is another's · no-table: none is found there, or it is not for this guest · not-host: only the host
    may · not-now: not before, during or after the game · taken: somebody has it already · no-key: it is used up,
    too old, or never was · too-many: asked too often in too short a time
    · no-chat: this may not be said at this table. `detail` says where and what was expected, in English.
    """

    id: str
    key: FaultKey
    detail: str


class Grace(msgspec.Struct, tag_field="t", tag="grace", kw_only=True):
    """A throw waits because it would end a rent that a person can still claim or waive."""

    seats: list[str]
    """Who can still claim; empty when the wait is over."""
    until: float
    """Server time, seconds since 1970, at which the throw goes ahead; 0 when the wait is over."""


class Pong(msgspec.Struct, tag_field="t", tag="pong", kw_only=True):
    """The answer to `Ping`."""

    id: str


GameMessage = (
    GameView | DiceView | Step | Options | Offers | Grace | Ack | Refused | Judged | Foreseen | Fault | Pong
)
