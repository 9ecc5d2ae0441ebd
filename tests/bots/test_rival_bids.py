"""In a game of two a bot learns what the other pays for deeds, and bids by that."""

from __future__ import annotations

import pytest

from passgo.bots.fitted import new_memories
from passgo.bots.memory import Memory
from passgo.bots.registry import policy
from passgo.bots.rival_bids import FIRST, FURTHER, LAST, LEFT, PAID, bid_by_rival, kind_for, note_bids
from passgo.bots.rng import WORDS
from passgo.game import Game
from passgo.notation.records import Record
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.engine import MOST_MOVES

AT_THE_RAILROAD = """
edition = "us1973"
players = 2
moves = '''
p1 roll 2 3
p1 decline
{bid}
'''
[p2]
cash = {cash}
"""


def at_the_railroad(said: int = 0, cash: int = 1500) -> Game:
    """Return a game in which p1 is to bid for the Reading Railroad, which costs $200."""
    return Record.parse(AT_THE_RAILROAD.format(bid=f"p2 bid {said}" if said else "", cash=cash)).replay()


def bid_in(game: Game, memory: Memory, percent: int = 90) -> int:
    """Return what p1 bids; 0 for a pass."""
    move = bid_by_rival(game.state, game.edition.tables, 0, percent, memory)
    return moves.arg_of(move) if moves.kind_of(move) == moves.BID else 0


@pytest.mark.parametrize(
    ("said", "cash", "bid"),
    [
        (0, 1500, 120),
        (1, 1500, 91),
        (150, 1500, 165),
        (178, 1500, 180),
        (180, 1500, 0),
        (40, 50, 46),
        (47, 50, 51),
    ],
)
def test_against_a_stranger_it_bids_by_small_steps_towards_its_limit(said: int, cash: int, bid: int) -> None:
    """Nobody who would stop a little below the limit is outbid by much, and no purse by more than a dollar."""
    assert bid_in(at_the_railroad(said, cash), Memory()) == bid


def test_what_the_other_lets_go_for_little_it_takes_for_little_more() -> None:
    memory = Memory()
    memory.notes[PAID + FIRST], memory.notes[LEFT + FIRST] = 50, 53
    assert bid_in(at_the_railroad(), memory) == 106
    memory.notes[PAID + FIRST] = 31
    assert bid_in(at_the_railroad(), memory) == 84, "half of the way, as long as the limit is not known well"


@pytest.mark.parametrize(
    ("paid", "left", "highest"),
    [(150, 0, 374), (150, 160, 296), (190, 0, 400), (400, 0, 400)],
)
def test_what_the_other_pays_too_much_for_it_makes_dear(paid: int, left: int, highest: int) -> None:
    memory = Memory()
    memory.notes[PAID + FIRST], memory.notes[LEFT + FIRST] = paid, left
    assert bid_in(at_the_railroad(highest - 1), memory) == highest
    assert bid_in(at_the_railroad(highest), memory) == 0


def test_it_drives_nobody_beyond_their_cash() -> None:
    memory = Memory()
    memory.notes[PAID + FIRST] = 200
    assert bid_in(at_the_railroad(139, cash=200), memory) == 140
    assert bid_in(at_the_railroad(140, cash=200), memory) == 0


def test_it_learns_from_bids_and_from_what_the_other_left() -> None:
    memory, game = Memory(), at_the_railroad(150)
    note_bids(game.state, game.edition.tables, 0, memory)
    assert memory.notes[PAID + FIRST] == 0, "or two who learn would drive each other up"
    said = bid_in(game, memory)
    game.push_text(f"p1 bid {said}")
    game.push_text("p2 pass")
    note_bids(game.state, game.edition.tables, 0, memory)
    assert (memory.notes[PAID + FIRST], memory.notes[LEFT + FIRST]) == (75, said // 2 + 1)


def test_a_player_without_the_cash_shows_no_limit() -> None:
    memory, game = Memory(), at_the_railroad(47, cash=50)
    assert bid_in(game, memory) == 51
    game.push_text("p1 bid 51")
    game.push_text("p2 pass")
    note_bids(game.state, game.edition.tables, 0, memory)
    assert memory.notes[LEFT + FIRST] == 0


def test_a_bid_above_a_limit_that_was_believed_refutes_it() -> None:
    memory, game = Memory(), at_the_railroad(150)
    memory.notes[PAID + FIRST], memory.notes[LEFT + FIRST] = 50, 53
    note_bids(game.state, game.edition.tables, 0, memory)
    assert bid_in(game, memory) == 165, "as against a stranger"
    game.push_text("p1 pass")
    note_bids(game.state, game.edition.tables, 0, memory)
    assert (memory.notes[PAID + FIRST], memory.notes[LEFT + FIRST]) == (75, 0)


def test_a_bid_that_was_not_repeated_is_forgotten() -> None:
    """Or somebody could bid much once, and leave dear deeds to a rival who believes that they would again."""
    memory, game = Memory(), at_the_railroad(10)
    memory.notes[PAID + FIRST] = 180
    note_bids(game.state, game.edition.tables, 0, memory)
    game.push_text(f"p1 bid {bid_in(game, memory)}")
    game.push_text("p2 pass")
    note_bids(game.state, game.edition.tables, 0, memory)
    assert memory.notes[PAID + FIRST] == 5


def test_strong_bids_by_what_it_has_seen() -> None:
    game = at_the_railroad(10)
    memory = new_memories(game.edition.tables, 2)[0]
    memory.notes[PAID + FIRST], memory.notes[LEFT + FIRST] = 50, 53
    move = policy("strong")(game.state, game.edition.tables, 0, [0] * MOST_MOVES, Deal(), [7] * WORDS, memory)
    assert move == moves.code(moves.BID, 0, 106)


@pytest.mark.parametrize(
    ("held", "kind"), [("", FIRST), ("states_avenue", FURTHER), ("states_avenue virginia_avenue", LAST)]
)
def test_deeds_differ_by_what_the_other_holds_of_the_colour(held: str, kind: int) -> None:
    game = Record.parse(f"edition = 'us1973'\nplayers = 2\n[p2]\ndeeds = {held.split()}").replay()
    deed = game.edition.deeds.index("st_charles_place")
    assert kind_for(game.state, game.edition.tables, 1, deed) == kind
