"""`Game`: a game of an edition, move by move, with undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from passgo.editions import Edition, find_edition
from passgo.rules import ending, engine, setup, trade
from passgo.rules.base import frames
from passgo.rules.base import moves as m
from passgo.rules.base.cite import LAST_PLAYER_WINS, RULE_IDS, SHORT_END_TRIGGER, TIMED_END
from passgo.rules.base.state import BANK, COMPANIES, NONE, TABLE, VOUCHER_KINDS, State
from passgo.rules.dollars import dollar_value

from .board import picture
from .correction import corrected
from .event import Event, drain
from .ids import SEAT_IDS
from .move import Move, Terms
from .question import Question, seats_of
from .questions import THREE_WHITE_DICE, question_of
from .refusal import (
    CORRECTION_NO_REAL_BOARD,
    TAKEBACK_PAST_CHANCE,
    TAKEBACK_TOO_FAR,
    IllegalMove,
    IllegalSetup,
    Refusal,
    refusal_of,
)
from .setup import setup_refusal
from .state_check import check_state
from .text import parse_lines, parse_move, print_move

EVERY: Final = 32
"""Every state of this interval is kept; the others are recomputed when they are asked for."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats that won, and the rule by which it ended."""

    winners: tuple[int, ...]
    rule: str


def in_effect(record: Sequence[Move]) -> list[int]:
    """Return the indices, from 0, of the moves of a record that are in effect: those that were not undone."""
    line: list[int] = []
    for i, move in enumerate(record):
        if move.kind == m.TAKEBACK:
            del line[len(line) - move.arg :]
        else:
            line.append(i)
    return line


class LegalMoves:
    """The legal moves of a position, worked out when they are read.

    Iterate over them, count them, or test a move with `in`. A move with an amount is listed once, at its lowest
    (`Game.limits` returns the range). Offers are too many to list, but `in` tests them like any move.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        self._game = game
        self._seat = seat

    def __iter__(self) -> Iterator[Move]:
        """Iterate over the moves, seat by seat; last those of a Banker without a seat."""
        game = self._game
        if self._seat in (None, TABLE) and game.chance_ways:
            yield from game.chance_outcomes()
        for seat in (*range(game.state.players), BANK) if self._seat is None else (self._seat,):
            if seat != TABLE:
                yield from (Move(code) for code in game.legal_codes(seat))

    def __contains__(self, move: object) -> bool:
        """Return whether a move is legal, for any amount or offer; as a `Move` or as text."""
        if isinstance(move, str):
            move = self._game.parse(move)
        if not isinstance(move, Move) or self._seat not in (None, move.seat):
            return False
        return self._game.why_not(move) is None

    def text(self) -> list[str]:
        """Return the moves as text.

        >>> Game("us1973", ["Ann", "Bob"]).legal_moves().text()
        ['p1 roll']
        """
        return [self._game.text(move) for move in self]

    def __bool__(self) -> bool:
        """Whether there is any."""
        return any(True for _ in self)

    def count(self) -> int:
        """Return how many moves are listed."""
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        """The moves, as far as they can be said without ids."""
        return f"<LegalMoves {list(self)!r}>"


class Game:
    """A game of one edition.

    >>> game = Game("us1973", ["Ann", "Bob"])
    >>> [event.kind for event in game.push_text("p1 roll 3 5")]
    ['threw', 'moved', 'on-sale']
    >>> game.legal_moves().text()
    ['p1 buy', 'p1 decline']
    >>> game.push(Move.of(m.BUY, 0))[0].named(game.edition)
    {'deed': 'vermont_avenue', 'price': 100}
    >>> game.cash(0), game.to_act
    (1400, (1,))

    `push` asks the rules first and changes nothing if they refuse. If dice or cards decide, the game waits
    for the outcome as for any move: nothing is random unless you pass a generator.
    """

    def __init__(
        self,
        edition: Edition | str,
        players: int | Sequence[str] = 2,
        *,
        rolloff: bool = False,
        banker: str | None = None,
        real_board: bool = False,
    ) -> None:
        """Begin a game with a number of players, or with their names in seat order.

        `rolloff`: deal what the edition deals and roll for the first player; otherwise the first seat begins at
        once, and nothing is dealt. `banker`: the person who runs the bank; they only bank if they are not one of
        the players. `real_board`: people roll real dice and draw real cards, so results can be undone and the
        game corrected. Raises IllegalSetup (rules player-count, banker-only-threshold).
        """
        self.edition = find_edition(edition) if isinstance(edition, str) else edition
        self.players = tuple(SEAT_IDS[:players]) if isinstance(players, int) else tuple(players)
        self.banker = banker
        self.real_board = real_board
        count = players if isinstance(players, int) else len(players)
        plays = banker in self.players
        refusal = setup_refusal(self.edition, count, banker is not None and not plays, plays)
        if refusal:
            raise IllegalSetup(refusal)
        state = State()
        if banker is not None:
            state.banker = 1 + (self.players.index(banker) if plays else BANK)
        (setup.start_rolloff if rolloff else setup.start)(state, self.edition.tables, count)
        self._begin(state)

    @classmethod
    def from_state(
        cls,
        edition: Edition,
        players: Sequence[str],
        state: State,
        banker: str | None = None,
        *,
        real_board: bool = False,
    ) -> Game:
        """Return a game that continues from `state`. Raises UnsoundState if none can."""
        check_state(state, edition)
        game = cls.__new__(cls)
        game.edition = edition
        game.players = tuple(players)
        game.banker = banker
        game.real_board = real_board
        game._begin(state.copy())
        return game

    def _begin(self, state: State) -> None:
        self._state = state
        self._past: list[State | None] = []  # the state before each move, where it is kept: see `_before`
        self._moves: list[Move] = []
        self._in_effect: list[int] = []  # the places of the moves that were not taken back
        self._values = [
            (0, dollar_value(state, self.edition.tables))
        ]  # of a Picsou dollar, from which move on
        self._asked: tuple[State, Question] | None = None  # the question, with the state in which it is asked

    def copy(self) -> Game:
        """Return an independent copy with its history. Cheap, because past states are shared."""
        twin = object.__new__(Game)
        twin.edition = self.edition
        twin.players = self.players
        twin.banker = self.banker
        twin.real_board = self.real_board
        twin._state = self._state
        twin._past = self._past[:]
        twin._moves = self._moves[:]
        twin._in_effect = self._in_effect[:]
        twin._values = self._values[:]
        twin._asked = self._asked
        return twin

    def after(self, count: int) -> Game:
        """Return an independent copy of the game after its first `count` moves. Raises IndexError if it had fewer.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> _ = game.push_text("p1 roll 2 4")
        >>> game.after(1).awaits.kind, game.awaits.kind
        ('chance', 'buy')
        """
        if not 0 <= count <= len(self._moves):
            raise IndexError(f"{count} of {len(self._moves)} moves")
        twin = self.copy()
        if count < len(self._moves):
            twin._state = self._before(count)
            del twin._past[count:], twin._moves[count:]
            all_in_effect = len(self._in_effect) == len(self._moves)
            twin._in_effect = self._in_effect[:count] if all_in_effect else in_effect(twin._moves)
            twin._values = [(since, value) for since, value in self._values if since <= count]
        return twin

    # --- moves --------------------------------------------------------------------------------------

    def push(self, move: Move) -> list[Event]:
        """Make a move and return the events that follow. Raises IllegalMove and changes nothing if the rules refuse."""
        if move.kind == m.TAKEBACK:
            return self._take_back(move)
        if move.kind == m.CORRECT:
            return self._correct(move)
        move = self._as_rolled(move)
        s = self._state.copy()
        if move.kind == m.OFFER:
            self._table(s, move)
        reason = engine.why_not(s, self.edition.tables, move.code)
        if reason:
            raise IllegalMove(move, refusal_of(reason))
        before = s.event_n
        engine.apply(s, self.edition.tables, move.code)
        self._continue(move, s)
        return drain(s, before)

    def push_text(self, text: str) -> list[Event]:
        """Make the moves of a text, one per line or `p1 roll 3 5`, and return the events that follow.

        Raises NotationError or IllegalMove; then none of the moves is made.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> _ = game.push_text("p1 roll 2 4")
        >>> game.push_text("p1 by")
        Traceback (most recent call last):
            ...
        passgo.game.text.words.NotationError: “by”: expected a verb (did you mean buy?)
        """
        events: list[Event] = []
        made = len(self._moves)
        try:
            for move in parse_lines(text, self.edition):
                events += self.push(move)
        except IllegalMove:
            while len(self._moves) > made:
                self.pop()
            raise
        return events

    def parse(self, text: str) -> Move:
        """Return the one move of a text, legal or not. Raises NotationError.

        >>> Game("us1973").parse("p2 bid 60")
        <Move p2 bid 60>
        """
        return parse_move(text, self.edition)

    def text(self, move: Move) -> str:
        """Return a move as text, with the ids of this edition.

        >>> game = Game("us1973")
        >>> game.text(Move.of(m.CLAIM, 0, 1, 27))
        'p1 claim p2 boardwalk'
        """
        return print_move(move, self.edition)

    def pop(self) -> Move:
        """Undo the last push, whatever it was, and return its move. Raises IndexError at the start.

        >>> game = Game("us1973")
        >>> _ = game.push_text("p1 roll 2 4")
        >>> game.pop(), game.awaits.kind
        (<Move * dice 2 4>, 'chance')
        """
        if not self._moves:
            raise IndexError("no move to undo")
        self._state = self._before(len(self._moves) - 1)
        self._past.pop()
        if self._values[-1][0] == len(self._moves):
            self._values.pop()
        move = self._moves.pop()
        if move.kind == m.TAKEBACK:
            self._in_effect = in_effect(self._moves)
        else:
            self._in_effect.pop()
        return move

    def why_not(self, move: Move) -> Refusal | None:
        """Return why a move is refused, with the rule id; None if it is legal.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> game.why_not(game.parse("p1 build boardwalk"))
        Refusal(key='group-not-complete', rule='build-complete-group')
        """
        if move.kind == m.TAKEBACK:
            return self._takeback_refusal(move.arg)
        if move.kind == m.CORRECT:
            found = self._corrected(move)
            return found if isinstance(found, Refusal) else None
        move = self._as_rolled(move)
        s = self._state
        if move.kind == m.OFFER:
            s = s.copy()
            self._table(s, move)
        reason = engine.why_not(s, self.edition.tables, move.code)
        return refusal_of(reason) if reason else None

    def legal_moves(self, seat: int | None = None) -> LegalMoves:
        """Return the legal moves of `seat`, or of all seats and chance.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> game.legal_moves(0).count(), "p2 roll" in game.legal_moves()
        (1, False)
        """
        return LegalMoves(self, seat)

    def legal_codes(self, seat: int) -> list[int]:
        """Return the legal moves of one seat as move codes of the rules."""
        out = [0] * engine.MOST_MOVES
        n = engine.legal(self._state, self.edition.tables, seat, out)
        return out[:n]

    def limits(self, seat: int, kind: int) -> tuple[int, int]:
        """Return the lowest and highest legal amount of a BID, OPEN, WANT, DOLLARS or SELL_DOLLARS by a seat.

        (0, 0) if none is legal.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> _ = game.push_text("p1 roll 2 4"), game.push_text("p1 decline")
        >>> game.limits(1, m.BID)
        (1, 1500)
        """
        s, E = self._state, self.edition.tables
        least, most = engine.least(s, E, seat, kind), engine.most(s, E, seat, kind)
        if engine.why_not(s, E, m.code(kind, seat, least)):
            return (0, 0)
        return (least, most)

    def _continue(self, move: Move, state: State) -> None:
        """Note a move and the state it leads to. A state is never written once it stands here."""
        kept = len(self._moves) % EVERY == 0 or self._moves[-1].kind in (m.TAKEBACK, m.CORRECT)
        self._past.append(self._state if kept else None)
        if move.kind == m.TAKEBACK:
            del self._in_effect[-move.arg :]
        else:
            self._in_effect.append(len(self._moves))
        self._moves.append(move)
        value = dollar_value(state, self.edition.tables)
        if value != self._values[-1][1]:
            self._values.append((len(self._moves), value))
        self._state = state

    def _before(self, index: int) -> State:
        """The state before a move of the record: kept, or made again from the last one that is."""
        first = index
        while (state := self._past[first]) is None:
            first -= 1
        if first == index:
            return state
        state = state.copy()
        for move in self._moves[first:index]:
            if move.kind == m.OFFER:
                self._table(state, move)
            engine.apply(state, self.edition.tables, move.code)
        return state

    def _as_rolled(self, move: Move) -> Move:
        """The move as the rules take it: a third die that text cannot tell from the red one may be white."""
        if move.kind == m.DICE and 1 <= m.third_die(move.arg) <= 3 and self.awaits == THREE_WHITE_DICE:
            first, second, third = (part.value for part in move.parts)
            return Move.dice(first, second, m.a_white(third))
        return move

    def _table(self, s: State, move: Move) -> None:
        """Write the content of an offer into the state, for the rules to judge and to answer."""
        trade.table_deal(s, move.seat, (move.deal or Terms()).written(move.arg))

    # --- taking back --------------------------------------------------------------------------------

    @property
    def line(self) -> list[Move]:
        """Return the moves in effect: those made, without those undone."""
        return [self._moves[i] for i in self._in_effect]

    @property
    def in_effect(self) -> list[int]:
        """Return the indices, from 0, of the moves in effect."""
        return self._in_effect[:]

    def taken_back(self, place: int) -> list[int]:
        """Return the indices of the moves that the takeback at `place` undid, last first; none for another move.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> for move in ("p1 roll", "* dice 2 4", "p1 decline", "p2 bid 20", "* takeback 2"):
        ...     _ = game.push_text(move)
        >>> game.taken_back(4), game.taken_back(3)
        ([3, 2], [])
        """
        move = self._moves[place]
        return in_effect(self._moves[:place])[: -move.arg - 1 : -1] if move.kind == m.TAKEBACK else []

    def _takeback_refusal(self, count: int) -> Refusal | None:
        if not 1 <= count <= len(self._in_effect):
            return TAKEBACK_TOO_FAR
        if not self.real_board and any(self._moves[i].is_chance for i in self._in_effect[-count:]):
            return TAKEBACK_PAST_CHANCE
        return None

    def _take_back(self, move: Move) -> list[Event]:
        refusal = self._takeback_refusal(move.arg)
        if refusal:
            raise IllegalMove(move, refusal)
        self._continue(move, self._before(self._in_effect[-move.arg]))
        return []

    # --- correcting ---------------------------------------------------------------------------------

    def _corrected(self, move: Move) -> State | Refusal:
        return (
            corrected(self._state, self.edition, move.facts) if self.real_board else CORRECTION_NO_REAL_BOARD
        )

    def _correct(self, move: Move) -> list[Event]:
        found = self._corrected(move)
        if isinstance(found, Refusal):
            raise IllegalMove(move, found)
        since = self._state.event_n
        self._continue(move, found)
        return drain(found, since)

    # --- chance -------------------------------------------------------------------------------------

    @property
    def chance_ways(self) -> int:
        """Return how many equally likely outcomes chance has now; 0 if the game waits for a player."""
        return engine.chance_ways(self._state, self.edition.tables)

    def chance_outcome(self, way: int) -> Move:
        """Return outcome number `way` of `chance_ways`. Raises IndexError if it does not exist."""
        if not 0 <= way < self.chance_ways:
            raise IndexError(f"way {way} of {self.chance_ways}")
        return Move(engine.chance_way(self._state, self.edition.tables, way))

    def chance_outcomes(self) -> dict[Move, int]:
        """Return every outcome of chance now, with its number of equally likely ways."""
        outcomes: dict[Move, int] = {}
        for way in range(self.chance_ways):
            move = self.chance_outcome(way)
            outcomes[move] = outcomes.get(move, 0) + 1
        return outcomes

    def draw(self, rng: Random) -> Move:
        """Draw a fair outcome of chance with `rng`, without pushing it. Raises ValueError if none is pending."""
        if not self.chance_ways:
            raise ValueError("no dice or cards are pending")
        return self.chance_outcome(rng.randrange(self.chance_ways))

    # --- what stands --------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Every number of the game (`passgo.rules.base.state`). Read only."""
        return self._state

    @property
    def start(self) -> State:
        """The state before the first move."""
        return self._before(0) if self._moves else self._state

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves pushed, including takebacks and what they undid: the record."""
        return tuple(self._moves)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide, ascending; `(TABLE,)` if chance must, `()` if the game is over."""
        return seats_of(engine.to_act(self._state))

    @property
    def awaits(self) -> Question:
        """The question that the game waits for.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> _ = game.push_text("p1 roll 2 4")
        >>> game.awaits.kind, game.awaits.seats, game.awaits.amount
        ('buy', (0,), 100)
        """
        if self._asked is None or self._asked[0] is not self._state:
            self._asked = self._state, question_of(self._state, self.edition.tables)
        return self._asked[1]

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._state.turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return engine.is_over(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it continues."""
        if not self.is_over:
            return None
        s, E = self._state, self.edition.tables
        why = TIMED_END if E.timed else SHORT_END_TRIGGER
        return Outcome(
            seats_of(s.over_winners[frames.top(s)]),
            RULE_IDS[why if s.alive > 1 else LAST_PLAYER_WINS],
        )

    def end_by_count(self) -> None:
        """End the game here, because its players agreed to: everything is counted to the dollar, and the richest win.

        No rulebook has this, so it is no move, and a record does not have it.

        >>> game = Game("us1973", ["Ann", "Bob"])
        >>> _ = game.push_text("p1 roll 3 5"), game.push_text("p1 buy"), game.push_text("p2 roll 1 3"), game.push_text("p2 tax flat")
        >>> game.end_by_count()
        >>> game.outcome
        Outcome(winners=(0,), rule='short-end-trigger')
        """
        state = self._state.copy()
        ending.end_by_count(state, self.edition.tables, NONE, 0)
        self._state = state

    def cash(self, seat: int) -> int:
        """Return the cash of a seat."""
        return self._state.cash[seat]

    def at(self, seat: int) -> str:
        """Return the id of the space of a seat's token."""
        return self.edition.spaces[self._state.at[seat]]

    def owner(self, deed: str) -> int:
        """Return who owns a deed: a seat, BANK, or ESTATE while a bankrupt player's goods are sold."""
        return self._state.owner[self.edition.deeds.index(deed)]

    def level(self, deed: str) -> int:
        """Return the buildings on a deed: 0 to 4 houses, 5 a hotel, 6 a skyscraper; on a station 1 a depot."""
        return self._state.level[self.edition.deeds.index(deed)]

    def is_mortgaged(self, deed: str) -> bool:
        """Return whether a deed is mortgaged."""
        return bool(self._state.mortgaged[self.edition.deeds.index(deed)])

    def vouchers(self, hand: int) -> dict[str, int]:
        """Return how many travel vouchers of each kind a hand holds; the bank's are the pile."""
        row = self._state.vouchers[hand * VOUCHER_KINDS : (hand + 1) * VOUCHER_KINDS]
        return {kind: count for kind, count in zip(self.edition.vouchers, row, strict=False) if count}

    def shares(self, hand: int) -> dict[str, int]:
        """Return how many shares of each company a hand holds, mortgaged or not; the bank's are for sale."""
        row = self._state.shares[hand * COMPANIES : (hand + 1) * COMPANIES]
        return {company: count for company, count in zip(self.edition.companies, row, strict=False) if count}

    def dollars(self, hand: int) -> int:
        """Return how many Picsou dollars a hand holds."""
        return self._state.dollars[hand]

    @property
    def dollar_value(self) -> int:
        """The value of a Picsou dollar now; 0 if the edition has none."""
        return self._values[-1][1]

    @property
    def dollar_values(self) -> list[int]:
        """The values of a Picsou dollar since the start, one for each change."""
        return [value for _, value in self._values]

    def roll_cards(self, hand: int) -> tuple[str, ...]:
        """Return the Roll Three cards that a hand holds."""
        return tuple(card for k, card in enumerate(self.edition.rolls) if self._state.roll3[k] == hand)

    def __repr__(self) -> str:
        """The board as a picture for a terminal."""
        return picture(self)
