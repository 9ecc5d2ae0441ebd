"""The messages from a table to a screen: the record and its events, a seat's options, offers, answers.

The commands of a screen are in `commands`, the public facts of a game in `state`. All are Structs; the TypeScript
types are made from them.

Seats are written `p1`–`p8`, hands also `bank`; deeds, groups, cards and spaces by their edition's ids;
moves in the notation of `docs/notation.md`. Messages carry keys and numbers, never sentences: the
screen puts them into words from the Fluent files, so the same record can be read in every language.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from passgo.editions.basics import BuildingKind
from passgo.game import FactKind
from passgo.game.levels import Built

from .ahead import AheadView
from .dice import DiceView
from .orders import Orders
from .printed import HouseRule, OwnEdition
from .state import StateView

RECENT: Final = 100
"""How many moves of the record come with a game."""
Verb = Annotated[str, Meta(extra={"type": "Verb"})]
"""The verb of a move, one of those that seats say (`passgo.rules.base.moves`)."""


class ReasonView(msgspec.Struct, kw_only=True):
    """Why something is refused: text key `refusal-KEY`, and the rule id it rests on."""

    key: str
    rule: str


class PurseView(msgspec.Struct, kw_only=True, gc=False):
    """The cash of a seat before something happened and after it."""

    seat: str
    before: int
    after: int


class HandedView(msgspec.Struct, kw_only=True, gc=False):
    """The deed of an event changes hands."""

    to: str
    """A seat, or the bank."""
    counted: int
    """Its value in a seat's total wealth."""
    rent: int
    """The rent of a visitor there; of a utility, a multiple of the dice."""


class WholeView(msgspec.Struct, kw_only=True, gc=False):
    """A group of which a seat has every deed."""

    seat: str
    mortgaged: int
    """The number of its deeds that are mortgaged."""
    builds: bool
    """Houses may be put there, as far as its deeds go."""


Told = Literal[
    "", "more", "rule", "not",
    "line-threw-moved", "line-rent-paid", "line-bids", "line-bids-rose", "line-passed", "line-left",
]  # fmt: skip
"""How a record tells an event: in a line of its own, which the next may join; in one more sentence of the last line; not
at all, but the line rests on its rule too; not at all. Else in one sentence with those before it in the line, by this
text; those who passed share one at its end."""


class EventView(msgspec.Struct, kw_only=True, gc=False, omit_defaults=True):
    """Something that happened: text key `event-KIND`, its rule id, and its arguments by name.

    Arguments are seats, ids, whole numbers, or what stands on a deed; `EVENTS` says which, made from `passgo.rules.base.events`.
    """

    kind: str
    rule: str
    seat: str
    args: dict[str, str | int | Built]
    dice: list[int]
    """The dice, if it is a roll; a third after two that move or set a price is red."""
    path: list[int]
    """The spaces that a token came over, by index: where it stood, each it passed, where it stands.

    One alone where it was put there, as into jail.
    """
    purses: list[PurseView]
    """Of the seats whose cash it changed."""
    part_of: str = ""
    """The kind of the event that announced this payment: a squeeze, or a bankrupt who leaves all they have; otherwise left out."""
    handed: HandedView | None = None
    """The receiver, if it hands its deed over; otherwise left out."""
    whole: WholeView | None = None
    """The group that is whole by the deed that is handed over here; else left out."""
    told: Told = ""
    """How a record tells it; left out where it begins a line."""
    answers: int = -1
    """The place of an event of the move before that this one answers, so that it need not be shown any more; −1 for none."""

    def number(self, name: str) -> int:
        """An argument that is a whole number."""
        value = self.args[name]
        assert isinstance(value, int)
        return value


class FactView(msgspec.Struct, kw_only=True, gc=False):
    """Something that was corrected (`passgo.game.Fact`): the text `corrected-WHAT` with these arguments."""

    what: FactKind
    seat: str = ""
    """The owner; `bank`."""
    deed: str = ""
    space: str = ""
    card: str = ""
    roll: str = ""
    company: str = ""
    voucher: str = ""
    deck: str = ""
    count: int = 0
    """An amount, a number, a level, or 1 for what is so and 0 for what is not."""


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
    """Their time was up: passgo made the least move that the rules allow."""
    by_order: bool = False
    """Their player was away, and had left orders for it."""
    undone: list[int] = []
    """The moves that were taken back here, by their `n`, the last of them first."""
    corrected: list[FactView] = []
    """The corrections on the real board."""


Look = Literal["primary", "secondary", "quiet"]
"""How much a button asks to be pressed."""


class Act(msgspec.Struct, kw_only=True):
    """One thing a seat could do. `text` is the move; with `least`/`most` an amount is appended to it."""

    verb: Verb
    text: str
    ok: bool
    reason: ReasonView | None = None
    label: str = ""
    """Of an answer to the question, the key of its text, with the arguments of the panel and `cost`, the sum of
    `amount`; empty where the screen makes it."""
    key: str = ""
    """The letter that chooses it."""
    look: Look = "secondary"
    deed: str = ""
    group: str = ""
    card: str = ""
    seat: str = ""
    space: str = ""
    """The space it leads to."""
    count: int = 0
    """The number of spaces on, for a move that is given so."""
    rent: int = 0
    """The rent of a player who comes to that space so, if it is another's and no roll decides it; of a building, the rent
    of the property then."""
    company: str = ""
    voucher: str = ""
    building: BuildingKind | Literal[""] = ""
    """The building that is built, or sold again."""
    amount: int = 0
    """The cost (below 0) or gain (above 0) in cash, if it is known."""
    least: int = 0
    most: int = 0
    """Least and most for `bid`, `want`, `dollars` and `sell dollars`; both 0 elsewhere. `amount` is then of one."""


Takeback = Literal["", "free", "asks"]
"""Whether a seat may take its last decision back: no; at once; if all the others agree."""


class SeatOptions(msgspec.Struct, kw_only=True):
    """A seat's options now: `acts` answer the question on the table, `free` can be done at any time.

    Acts that are not legal now are here too, with their reason, if a screen should show them greyed.
    """

    seat: str
    """A seat; `bank` for a Banker who has none, while the game waits for them."""
    must: bool
    """The game waits for this seat."""
    acts: list[Act]
    free: list[Act]
    """build, sell, sell all, mortgage, lift (one for each deed or company), claim, waive, vouchers, and so on."""
    may_offer: bool
    offer_reason: ReasonView | None = None
    ahead: AheadView | None = None
    """The outlook, if it is to roll for a move."""
    takeback: Takeback = ""
    orders: Orders | None = None
    """The orders for when its player is away; null before the first."""


class TermsView(msgspec.Struct, kw_only=True):
    """The two sides of an offer, as its maker sees them."""

    give: list[str]
    take: list[str]


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
    """The message with it."""
    why: str
    """Why a bot makes it, the key of a sentence (`offer-for-KEY`); empty if a person makes it."""
    worth: int
    """About how many dollars the bot gains by the deal; 0 if that is not said."""
    before: TermsView | None = None
    """The terms that were talked about last between the two, as the maker of this offer sees them."""


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
    """People roll and draw at a board of their own (`TableTerms.real_board`)."""
    own: OwnEdition | None
    """The table plays by an edition of the user's own that is not the book as printed."""
    banker: str
    """Name of the person who only keeps the bank; empty: the program does."""
    clock: ClockView | None
    """The clock of a timed game, until its bell has rung or it is over."""
    advice: bool
    """Its players may ask what each answer is worth (`TableTerms.advice`)."""


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
    """Moves that were stored, with their events, and the changes in the state.

    No entries if only something other than the moves changed, such as a standing order.
    """

    game: str
    n: int
    entries: list[Entry]
    changes: StateChanges


class Options(msgspec.Struct, tag_field="t", tag="options", kw_only=True):
    """The options of the guest at this screen, for each of their seats that no bot plays."""

    game: str
    n: int
    seats: list[SeatOptions]


OfferEnd = Literal["accepted", "rejected", "withdrawn", "impossible", "lapsed"]
"""It is impossible once what it names is no longer there to be given, and lapses unanswered after a round."""


class ClosedOffer(msgspec.Struct, kw_only=True):
    """An offer that stands no more, and why."""

    offer: OfferView
    how: OfferEnd
    why: str
    """Why it was refused, the key of a sentence (`offer-why-KEY`); empty where nobody said."""
    more: int
    """With this much more cash it would have been accepted; 0 if nobody said so."""
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


FaultKey = Literal[
    "malformed", "notation", "stale", "no-game", "not-yours", "no-offer", "bad-start", "store", "internal",
    "no-guest", "no-table", "not-host", "not-now", "taken", "no-key", "too-many", "no-chat",
    "vote-not-waited", "vote-too-soon", "dice-not-agreed", "no-circle", "bad-points",
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
    · no-chat: this may not be said at this table · vote-not-waited: the game does not wait for that seat ·
    vote-too-soon: it has not waited for a minute yet for somebody who is there · dice-not-agreed: nothing is rolled
    before the dice are agreed on · no-circle: this guest is in no such circle · bad-points: no points can be read in it. `detail` says where and what was expected, in English.
    """

    id: str
    key: FaultKey
    detail: str


class Grace(msgspec.Struct, tag_field="t", tag="grace", kw_only=True):
    """A roll waits because it would end a rent that a person can still claim or waive."""

    seats: list[str]
    """The seats that can still claim; empty when the wait is over."""
    until: float
    """Server time, seconds since 1970, at which the roll goes ahead; 0 when the wait is over."""


class Pong(msgspec.Struct, tag_field="t", tag="pong", kw_only=True):
    """The answer to `Ping`."""

    id: str


GameMessage = GameView | DiceView | Step | Options | Offers | Grace | Ack | Refused | Judged | Fault | Pong
