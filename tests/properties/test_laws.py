"""Laws of play, tried by Hypothesis: sequences of moves, questions and texts, from positions at random."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from passgo.editions import find_edition
from passgo.game import Game, IllegalMove, Move
from passgo.game.between_turns import is_between_turns
from passgo.game.ids import SEAT_IDS
from passgo.game.move import Terms
from passgo.game.setup import setup_refusal
from passgo.notation import parse_move, print_move
from passgo.notation.records import Record
from passgo.notation.writing import write_dump, write_position, write_record
from passgo.rules import engine
from passgo.rules.base import moves
from passgo.rules.base.state import BANK, TABLE, State
from passgo.rules.invariants import NAMES, broken, money_total
from properties.positions import MOODS, random_position
from properties.walk import Step, random_code, random_offer, random_step, refusal, seats_of

US1973 = find_edition("us1973")
Words = st.integers(0, 2**32 - 1)
OF_OTHER_BOOKS = (  # refused by the rule that would admit it there
    moves.DEAL,
    moves.HALF,
    moves.GIVE,
    moves.VOUCHER,
    moves.DOLLARS,
    moves.SELL_DOLLARS,
    moves.SHARE,
    moves.STORM,
    moves.TAKE,
    moves.RETURN,
    moves.END_TURN,
    moves.OPEN,
    moves.PAY,
    moves.DRAW,
    moves.DIE8,
    moves.DRAW_VOUCHER,
    moves.TICKET,
)
LOUD = ("event", "event_n")  # what was said on the way; texts do not hold it


def as_move(step: Step) -> Move:
    if step.deal is None:
        return Move(step.code)
    return Move(step.code, Terms.of(step.deal.content()))


def in_silence(s: State) -> dict[str, object]:
    return {name: getattr(s, name) for name in State.FIELDS if name not in LOUD}


class Laws(RuleBasedStateMachine):
    """A game in which anything legal may happen."""

    edition = US1973

    @initialize(
        words=Words, players=st.integers(2, 8), mood=st.sampled_from(MOODS), keeper=st.integers(0, 2 * BANK)
    )
    def begin(self, words: int, players: int, mood: str, keeper: int) -> None:
        E = self.edition.tables
        players = max(E.min_players, min(players, E.max_players))
        s = random_position(E, Random(words), players, mood)
        banker = self.keep_bank(s, keeper) if mood != "start" else None
        self.total = money_total(s)
        self.check(s)
        self.game = Game.from_state(self.edition, SEAT_IDS[:players], s, banker)
        self.written: tuple[Move, ...] | None = None

    def keep_bank(self, s: State, keeper: int) -> str | None:
        """A player keeps the bank, or somebody else, or the program, as the book allows; gives the name."""
        s.banker = 0
        alone = keeper >= BANK
        if keeper > BANK or (not alone and keeper >= s.players):
            return None
        if setup_refusal(self.edition, s.players, alone, not alone):
            return None
        s.banker = 1 + keeper
        return "Zoe" if alone else SEAT_IDS[keeper]

    def check(self, s: State) -> None:
        E = self.edition.tables
        assert not broken(s, E, self.total), NAMES[broken(s, E, self.total)]
        assert len(s.to_bytes()) == State.DTYPE.itemsize  # every number fits its field

    @precondition(lambda self: not self.game.is_over)
    @rule(words=Words)
    def play(self, words: int) -> None:
        """A legal move keeps every invariant; undone and made again it leads to the same state."""
        before = self.game.state.copy()
        move = as_move(random_step(before, self.edition.tables, Random(words)))
        assert self.game.why_not(move) is None
        self.game.push(move)
        after = self.game.state.copy()
        self.check(after)
        assert self.game.pop() == move
        assert self.game.state == before
        self.game.push(move)
        assert self.game.state == after

    @rule(words=Words, offered=st.booleans())
    def refuse(self, words: int, offered: bool) -> None:
        """A refused move changes nothing, events included, and the reason names a rule of the book."""
        rng = Random(words)
        s = self.game.state
        before = s.copy()
        E = self.edition.tables
        step = random_offer(s, E, rng) if offered else Step(random_code(s, E, rng))
        wrong = self.game.why_not(as_move(step))
        assert self.game.state == before
        if wrong:
            assert self.edition.rule(wrong.rule) or moves.kind_of(step.code) in OF_OTHER_BOOKS
            count = len(self.game.moves)
            with pytest.raises(IllegalMove):
                self.game.push(as_move(step))
            assert self.game.state == before
            assert len(self.game.moves) == count

    @rule(words=Words)
    def say(self, words: int) -> None:
        """Legal moves are said and read back."""
        rng = Random(words)
        offer = random_offer(self.game.state, self.edition.tables, rng)
        said = [as_move(offer), *self.game.legal_moves()]
        for move in rng.sample(said, min(6, len(said))):
            again = parse_move(print_move(move, self.edition), self.edition)
            assert again == move or self.thrown_alike(again, move)

    def thrown_alike(self, again: Move, move: Move) -> bool:
        """If a red die can be rolled too, the moment distinguishes it from a third white one."""
        if self.game.awaits.die != "white":
            return False
        one, other = self.game.copy(), self.game.copy()
        one.push(again)
        other.push(move)
        return one.state == other.state

    @precondition(lambda self: not self.game.is_over)
    @rule(words=Words)
    def amounts(self, words: int) -> None:
        """Bids, wants and dollars are legal exactly from their least to their most."""
        s, E = self.game.state, self.edition.tables
        for seat in seats_of(engine.to_act(s) & ~(1 << TABLE)):
            for kind in (moves.BID, moves.OPEN, moves.WANT, moves.DOLLARS, moves.SELL_DOLLARS):
                least, most = engine.least(s, E, seat, kind), engine.most(s, E, seat, kind)
                inside = [
                    n
                    for n in (least, Random(words).randint(least, max(least, most)), most)
                    if least <= n <= most
                ]
                speaks = any(moves.kind_of(code) == kind for code in self.game.legal_codes(seat))
                assert speaks == any(not refusal(s, E, Step(moves.code(kind, seat, n))) for n in inside)
                if speaks:
                    assert all(not refusal(s, E, Step(moves.code(kind, seat, n))) for n in inside)
                outside = [n for n in (least - 1, most + 1) if n >= 0]
                assert all(refusal(s, E, Step(moves.code(kind, seat, n))) for n in outside)

    @precondition(lambda self: self.written != self.game.moves)
    @rule()
    def write(self) -> None:
        """Write the state and read it back: as a dump always, as a position if a player is about to roll."""
        game = self.game
        self.written = game.moves
        again = Record.parse(write_dump(game)).start(self.edition)
        assert in_silence(again.state) == in_silence(game.state)
        s = game.state
        if is_between_turns(s):
            again = Record.parse(write_position(game)).start(self.edition)
            different = again.state.differences(s)
            assert set(different) <= {*LOUD, "moves"}, different

    def teardown(self) -> None:
        """The record of the whole game leads to the same end."""
        if hasattr(self, "game"):
            record = Record.parse(write_record(self.game))
            assert in_silence(record.replay().state) | {"moves": 0} == in_silence(self.game.state) | {
                "moves": 0
            }


class PicsouLaws(Laws):
    """The same in Picsou, with its items."""

    edition = find_edition("picsou")


class PicsouTimedLaws(Laws):
    """Its quick game: deeds are dealt, and the bell may ring at any moment."""

    edition = find_edition("picsou-timed")


class PicsouSqueezeLaws(Laws):
    """With the red die of Squeeze Play, and vouchers that are given away."""

    edition = find_edition("picsou-squeeze-alt")


class PicsouTaxiLaws(Laws):
    """With taxi companies, and stands on them."""

    edition = find_edition("picsou-taxi")


VARIANT = settings(
    max_examples=20,
    phases=[Phase.generate],  # a failure is printed as it was met: making it shorter takes minutes
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)

BOOK = settings(VARIANT, max_examples=60)

TestLaws = Laws.TestCase
TestLaws.settings = BOOK
TestPicsouLaws = PicsouLaws.TestCase
TestPicsouLaws.settings = BOOK
TestPicsouTimedLaws = PicsouTimedLaws.TestCase
TestPicsouTimedLaws.settings = VARIANT
TestPicsouSqueezeLaws = PicsouSqueezeLaws.TestCase
TestPicsouSqueezeLaws.settings = VARIANT
TestPicsouTaxiLaws = PicsouTaxiLaws.TestCase
TestPicsouTaxiLaws.settings = VARIANT
