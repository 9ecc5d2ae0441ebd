"""One game at a table: its record and the entries with it; all of it can be restored from the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from passgo.bots.memory import REFUSED
from passgo.bots.protocol import Bot
from passgo.bots.standstill import CELLS, SINCE, stands_still
from passgo.game import Game, seat_id
from passgo.notation import parse_move, print_move
from passgo.protocol.events import Belongings, entry_of, event_views
from passgo.protocol.info import own_edition
from passgo.protocol.messages import ClockView, Entry, Takeback
from passgo.protocol.orders import Orders
from passgo.protocol.record_lines import RecordLines
from passgo.protocol.terms import SeatPlan
from passgo.rules.base import moves
from passgo.rules.base.state import State
from passgo.rules.base.tables import BID_IN_TURN
from passgo.table.people.replies import FaultError
from passgo.table.store import MoveRow

from . import table_log
from .clocks import Clocks
from .dice_handshake import DiceHandshake
from .offer_reasons import why_offered, worth_to_maker
from .offers import TableOffers
from .roster import Roster
from .seated_bots import SeatedBots
from .takeback import Request, last_act, last_decisions
from .takeback import Takeback as Undone
from .transaction import Transaction

PACE: Final = 700
"""Milliseconds that a bot takes, until somebody sets another pace."""

FREE: Final = frozenset(
    {moves.BID, moves.PASS, moves.BUILD, moves.SELL, moves.SELL_ALL, moves.MORTGAGE, moves.CLAIM, moves.WAIVE}
)
"""Moves that the rules alone judge, however the question has changed since they were decided."""


class GameSession:
    """The game of a table, from its beginning or as far as it was stored."""

    def __init__(self, roster: Roster, begun: float, find_bot: Callable[[str], Bot]) -> None:
        """Begin the game that is agreed, at this time. Raises EditionError, IllegalSetup, or LookupError for an unknown bot."""
        self.id = roster.id
        settings = roster.settings
        self.settings = settings
        """The table settings agreed when it began."""
        edition = settings.book()
        self.key = settings.edition
        """The id of its edition."""
        self.banker = settings.banker
        self.house = settings.house_rules(edition)
        self.strict = settings.claims == "strict"
        self.printed = settings.printed()
        """The built-in edition that a custom edition is based on."""
        self.own = own_edition(edition, self.printed) if settings.is_own else None
        names = [plan.name for plan in roster.plans]
        self.game = settings.new_game(names)
        self.until = begun + 60 * settings.minutes if settings.minutes else None
        """When the bell of a timed game is to ring, seconds since 1970."""
        self.seen = begun
        """When something was stored last."""
        self.handshake = DiceHandshake(self.id, own_dice=settings.real_board)
        """How it comes by its dice."""
        self.bots_at_start = [seat_id(seat) for seat, plan in enumerate(roster.plans) if plan.kind == "bot"]
        """The seats that bots played when it began, and that have no part in its dice."""
        self.advice = settings.advice or len(names) - len(self.bots_at_start) == 1
        """Players may ask what each answer is worth: all of them agreed, or one began alone among bots."""
        self.drawn = 0
        """How many of its moves chance could have brought otherwise."""
        self._standstill = [0] * CELLS
        self.standstill: int | None = None
        """How many rounds had passed without a change when the game was found to stand still; None while it does not."""
        self.for_the_end: frozenset[str] = frozenset()
        """The guests who want a game that stands still to end by a count."""
        self.seated_bots = SeatedBots(roster.plans, find_bot)
        self.seat(roster.plans)
        self._seats = {place.number: roster.seat_of(place) for place in roster.places}
        self._stood_in: dict[int, int] = {}
        """The seats at which a bot sits in, and the length of the record when it sat down."""
        self.entries: list[Entry] = []
        self._lines = RecordLines()
        self.offers = TableOffers()
        self.orders: dict[int, Orders] = {}
        """The orders of absent players, by seat."""
        self.clocks = Clocks(settings.clock)
        self._takeback: Request | None = None
        self.takeback_asked_at = -1
        """Length of the record when it was asked for last: it is asked once, so that nobody holds up the bots."""
        self.arose = 0
        """Length of the record when the question on the table arose."""
        self.pace = PACE
        self.moved_clock = False
        """The bell rings later than is stored."""
        self._run_since = self._counts_from = begun
        self._decided: tuple[Game, dict[int, Undone]] | None = None
        """The moves that each seat could undo, with the game for which that was found."""

    @property
    def n(self) -> int:
        """Length of the record."""
        return len(self.entries)

    @property
    def asked_since(self) -> float:
        """Since when the game has waited for an answer to its question, while anybody with a place was there to wait."""
        asked = self.entries[self.arose - 1].at if self.arose else 0.0
        return max(asked, self._counts_from)

    @property
    def gathers_seeds(self) -> bool:
        """Whether nothing can be rolled yet. A game without seeds, of an older server, does without."""
        is_fair = self.n == 0 or bool(self.handshake.attempts)
        return is_fair and self.handshake.step != "ready"

    def persons_of(self, guest: str) -> list[int]:
        """Return the seats that this guest plays in person."""
        return [seat for seat in self.persons if guest and self.plans[seat].guest == guest]

    def stood_in(self, guest: str) -> dict[int, int]:
        """Return the seats of this guest at which a bot sits in, and how long the record was when it sat down."""
        return {seat: n for seat, n in self._stood_in.items() if guest and self.plans[seat].guest == guest}

    @property
    def persons_in_play(self) -> list[str]:
        """Return the guests who play a seat themselves and are not bankrupt."""
        return self.others_who_play("")

    def others_who_play(self, guest: str) -> list[str]:
        """Return the other guests who play a seat themselves and are not bankrupt: nothing of theirs is undone without them."""
        playing = (seat for seat in self.persons if not self.game.state.out[seat])
        others = dict.fromkeys(self.plans[seat].guest for seat in playing)
        return [other for other in others if other not in ("", guest)]

    def last_of(self, seat: int) -> Undone | None:
        """Return what a seat could undo now; at a real board the last entry, whatever it was."""
        if not self.game.real_board:
            if self._decided is None or self._decided[0] is not self.game:
                self._decided = self.game, last_decisions(self.game)
            return self._decided[1].get(seat)
        mine = self.persons_of(self.plans[seat].guest)
        return last_act(self.game, mine, self.claimers())

    def may_take_back(self, seat: int) -> Takeback:
        """Return whether a seat may undo its last decision; a game that is over stays, because its seeds are shown."""
        back = self.last_of(seat)
        if back is None or self.game.is_over:
            return ""
        return "asks" if back.others and self.others_who_play(self.plans[seat].guest) else "free"

    def claimers(self) -> set[int]:
        """Return the seats of persons whose rents a standing order claims, even if they are away."""
        if self.strict:
            return set()
        return {seat for seat, plan in enumerate(self.plans) if plan.claims and not plan.is_left_to_a_bot}

    def run_from(self, since: float, together: float) -> None:
        """Note that a server has run the table since then, and that those who are there came `together`.

        Nobody is charged for time in which no server ran it, or in which nobody was there.
        """
        idle = since - max(self.seen, self._run_since)
        if self.until is not None and idle > 0:
            self.until += idle
            self.moved_clock = True  # stored with whatever is stored next
        self._run_since = max(self._run_since, since)
        self._counts_from = max(self._run_since, together)

    def shift(self, by: float) -> None:
        """Shift all times by seconds that passed on the wall clock alone."""
        self.clocks.shift(by)
        if self.until is not None:
            self.until += by
            self.moved_clock = True

    def clock(self, now: float) -> ClockView | None:
        """Return the clock of a timed game, until its bell has rung or it is over."""
        if self.until is None or self.game.state.ending or self.game.is_over:
            return None
        return ClockView(now=now, until=self.until)

    def need_fresh(self, kind: int, n: int) -> None:
        """Check that a move, decided at record length `n`, answers a question that is still open. Raises FaultError."""
        if kind not in FREE and self.game.awaits.answered_by(kind) and n < self.arose:
            raise FaultError(
                "stale", f"the question arose at move {self.arose}, and you sent {n}; read the game again"
            )

    def takeback(self, now: float) -> Request | None:
        """Return what a seat asks to undo, while it can."""
        asked = self._takeback
        return asked if asked and asked.arose == self.n and now < asked.until else None

    def hurry(self, now: float, somebody_is_there: bool) -> None:
        """Run the clocks of those who are asked; let all rest while nobody is there."""
        (self.clocks.go_on if somebody_is_there else self.clocks.rest)(now)
        question = self.game.awaits
        in_turn = self.game.edition.tables.auction_format == BID_IN_TURN
        speaks = question.seats[0] if in_turn and question.kind == "auction" else None
        since = max(self.entries[-1].at if self.entries else 0.0, self._counts_from)
        self.clocks.ask(question, self.arose, self.persons, now, min(since, now), speaks)

    def with_consequences(
        self, transaction: Transaction, logged: Sequence[table_log.AnyEntry], now: float
    ) -> list[table_log.AnyEntry]:
        """Return a transaction's entries and their consequences: offers end, time is spent, the bell is moved."""
        ended = {each.offer for each in logged if isinstance(each, table_log.OfferEnded)}
        over = self.offers.over(transaction.game)
        clock = [table_log.ClockKept(self.until)] if self.moved_clock and self.until is not None else []
        return [
            *(each for each in clock if each not in logged),
            *logged,
            *self._time_spent(transaction, now),
            *(table_log.OfferEnded(number, how) for number, how in over.items() if number not in ended),
        ]

    def _time_spent(self, transaction: Transaction, now: float) -> list[table_log.AnyEntry]:
        """Return the banks of those asked, once the question is answered."""
        if not transaction.moves or not self._is_answered(transaction):
            return []
        return [table_log.BankLeft(seat, left) for seat, left in self.clocks.spent(now).items()]

    def rows(self, transaction: Transaction, now: float) -> list[MoveRow]:
        """Return the moves of a transaction as they are stored."""
        return [
            MoveRow(place, made.move.seat, print_move(made.move, self.game.edition), now)
            for place, made in enumerate(transaction.moves, self.n + 1)
        ]

    def extend(self, rows: Sequence[MoveRow], transaction: Transaction) -> list[Entry]:
        """Add moves that are stored. Return them with what followed from them."""
        game, entries = transaction.game, self._entries_of(rows, transaction, self._lines)
        if entries and self._is_answered(transaction):
            self.arose = entries[-1].n
        self.game = game
        for made in transaction.moves:
            self._watch(made.state)
        self.drawn += transaction.drawn
        self.entries += entries
        self.seen = max((self.seen, *(row.at for row in rows)))
        return entries

    def entries_with(self, rows: Sequence[MoveRow], transaction: Transaction) -> list[Entry]:
        """Return the record as it will be with these moves, which are not stored yet."""
        return [*self.entries, *self._entries_of(rows, transaction, RecordLines())]

    def _entries_of(
        self, rows: Sequence[MoveRow], transaction: Transaction, lines: RecordLines
    ) -> list[Entry]:
        had, game = Belongings(self.game), transaction.game
        return [
            entry_of(
                row.n,
                made.move,
                row.text,
                row.at,
                event_views(made.events, game.edition, had, made.state),
                game,
                lines,
            )
            for row, made in zip(rows, transaction.moves, strict=True)
        ]

    def _watch(self, s: State) -> None:
        """See whether the game stands still after a move. One that a bell ends has no need of it."""
        E, watched = self.game.edition.tables, self._standstill
        if not stands_still(s, E, watched, 0) or E.timed:
            self.standstill, self.for_the_end = None, frozenset()
        elif self.standstill is None:
            self.standstill = (s.turn_no + 1 - watched[SINCE]) // s.alive

    def seat(self, plans: list[SeatPlan]) -> None:
        """Let these play the seats from here on, bots in some of them."""
        self.plans = plans
        """The player of each seat."""
        self.persons = [seat for seat, plan in enumerate(plans) if plan.is_played_by_a_person]
        """The seats that persons play now."""
        self.seated_bots.play_for(plans)

    def note(self, logged: table_log.AnyEntry, at: float, n: int) -> None:
        """Take in a stored entry, made at this time, when the record had `n` moves."""
        self.seen = max(self.seen, at)
        self.handshake.note(logged)
        match logged:
            case table_log.SatIn(place, bot):
                self._sit_in(place, bot, n)
            case table_log.Sat(place) | table_log.Freed(place):
                self._sit_in(place, "", n)
                self.for_the_end = frozenset()  # others are to be asked now
                if isinstance(logged, table_log.Freed):
                    self.orders = {
                        seat: left for seat, left in self.orders.items() if seat != self._seats[place]
                    }
            case table_log.OrdersLeft(seat, orders):
                self.orders[seat] = orders
            case table_log.OrderActed(move) if move <= self.n:
                self.entries[move - 1].by_order = True
            case table_log.OfferMade(number, text, word):
                move = parse_move(text, self.game.edition)
                made_in = self.game.after(n)
                is_of_bot = move.seat in self.seated_bots.bots
                why = why_offered(made_in, move) if is_of_bot else ""
                worth = worth_to_maker(made_in, move) if is_of_bot else 0
                self.offers.make(made_in, number, move, word, why, worth)
            case table_log.OfferEnded(number, how, why, more):
                if how == "rejected" and number in self.offers.standing:
                    self.seated_bots.report(self.offers.standing[number].move, REFUSED)
                self.offers.end(self.game, number, how, why, more)
            case table_log.TimeUp(move) if move <= self.n:
                self.entries[move - 1].by_clock = True
            case table_log.BankLeft(seat, left):
                self.clocks.set_bank(seat, left)
            case table_log.TakebackAsked(seat, asked_at, count, until):
                self._takeback = Request(seat, asked_at, count, until)
                self.takeback_asked_at = asked_at
            case table_log.TakebackAnswered(guest, agree) if self._takeback:
                agreed = self._takeback.agreed | {guest}
                self._takeback = self._takeback._replace(agreed=agreed) if agree else None
            case table_log.EndAgreed(guest, agree):
                self.for_the_end = self.for_the_end | {guest} if agree else self.for_the_end - {guest}
            case table_log.Settled():
                self.game = self.game.copy()
                self.game.end_by_count()
                self.standstill = None
            case table_log.PaceSet(ms):
                self.pace = ms
            case table_log.ClockKept(until):
                self.until = until
                self.moved_clock = False
            case _:
                pass

    def _sit_in(self, place: int, bot: str, n: int) -> None:
        """Note that a bot sits in at a place, or that none does any more."""
        seat = self._seats.get(place)
        if seat is not None:
            self._stood_in.pop(seat, None)
            if bot:
                self._stood_in[seat] = n

    def _is_answered(self, transaction: Transaction) -> bool:
        """Return whether another question is asked after these moves, even if it is the same one again."""
        kind = transaction.moves[0].move.kind
        if kind == moves.TAKEBACK or (kind not in FREE and self.game.awaits.answered_by(kind)):
            return True
        return self.game.awaits.subject != transaction.game.awaits.subject
