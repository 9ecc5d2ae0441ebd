"""A game that nobody could win comes to its end: the player who is behind gives in."""

from __future__ import annotations

import pytest

from bots.conftest import Arena
from passgo.bots.fitted import new_memories
from passgo.bots.policy import Policy
from passgo.bots.registry import LEVELS, find, policy
from passgo.bots.rng import WORDS, seed
from passgo.bots.stalemate import LONG_FOR_PEOPLE, LONG_ROUNDS, LONGEST, gives_in, weakest_player
from passgo.editions import edition_names, find_edition
from passgo.notation import show_move
from passgo.notation.records import Record
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES
from passgo.sim.driver import FINISHED

RULES = policy("rules")

DUEL = """
edition = "picsou"
players = 3
[p1]
cash = 90000
deeds = ["riri 2", "fifi 1", "loulou 1", "gare_donaldville depot"]
[p2]
cash = 90000
deeds = ["les_rapetou hotel", "miss_tick hotel", "archibald_gripsou hotel"]
[p3]
out = true
"""


@pytest.mark.parametrize("name", edition_names())
def test_four_careful_players_of_every_book_come_to_an_end(name: str) -> None:
    results = Arena(find_edition(name).tables).play([RULES] * 4, 0, 150, 4 * 3 * LONG_ROUNDS)
    assert set(results.ended) == {FINISHED}


def duel(rounds: int) -> tuple[State, Tables]:
    """Return a game of two rich players after `rounds` rounds; the first has built little."""
    game = Record.parse(DUEL).replay()
    game.state.turn_no = rounds * game.state.players
    return game.state, game.edition.tables


def wish(s: State, E: Tables, seat: int, bot: Policy = RULES) -> int:
    rng = [0] * WORDS
    seed(rng, 1)
    return bot(s, E, seat, [0] * MOST_MOVES, Deal(), rng, new_memories(E, s.players)[seat])


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_gives_in_sooner_and_builds_no_more(level: str) -> None:
    s, E = duel(LONG_FOR_PEOPLE)
    assert moves.kind_of(wish(s, E, 0, policy(level))) == moves.SELL
    s.built = 0
    s.level = [0] * len(s.level)
    assert moves.kind_of(wish(s, E, 0, policy(level))) == moves.OFFER, "all that it has left"
    assert moves.kind_of(wish(s, E, 0)) == moves.BUILD, "a reference plays as it always did"


SPLIT = """
edition = "us1973"
players = 2
[p1]
cash = 20000
deeds = ["park_place", "oriental_avenue", "vermont_avenue", "states_avenue"]
[p2]
cash = 30000
deeds = ["boardwalk", "connecticut_avenue", "st_charles_place", "virginia_avenue", "reading_railroad"]
"""


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_that_is_behind_sells_all_to_the_player_ahead(level: str) -> None:
    """Two who part with nothing grow rich for ever. What it holds goes for a dollar, and once it was refused it rolls."""
    position = Record.parse(SPLIT).replay()
    position.state.turn_no = 2 * LONG_FOR_PEOPLE
    bot, words = find(level), [7] * WORDS
    move = bot.ask(position, 0, words)
    assert move is not None
    assert (
        show_move(move, position.edition)
        == "p1 offer p2 oriental_avenue vermont_avenue states_avenue park_place 20000 for 1"
    )
    again = bot.ask(position, 0, words)
    assert again is not None
    assert again.kind == moves.ROLL


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_ahead_takes_it(level: str) -> None:
    position = Record.parse(SPLIT).replay()
    position.state.turn_no = 2 * LONG_FOR_PEOPLE
    words = [7] * WORDS
    offer = find("steady").ask(position, 0, words)
    assert offer is not None
    assert find(level).answer(position, 1, offer, words).accepted


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_end_all_levels_give_in_but_the_one_ahead(level: str) -> None:
    position = Record.parse(SPLIT.replace("players = 2", "players = 3") + "[p3]\nout = false").replay()
    s, E = position.state, position.edition.tables
    assert weakest_player(s, E) == 2
    s.turn_no = 3 * (LONGEST - 1)
    assert not gives_in(s, E, 0)
    s.turn_no = 3 * LONGEST
    assert gives_in(s, E, 0)
    assert not gives_in(s, E, 1)
    assert moves.kind_of(wish(s, E, 0, policy(level))) == moves.OFFER


def test_a_player_who_is_behind_sells_their_buildings() -> None:
    s, E = duel(LONG_ROUNDS)
    assert weakest_player(s, E) == 0
    assert moves.kind_of(wish(s, E, 0)) == moves.SELL
    assert moves.kind_of(wish(s, E, 1)) == moves.BUILD


def test_what_could_be_built_counts_so_nobody_gives_in_by_turns() -> None:
    """A player who has sold their hotels is no further behind."""
    s, E = duel(LONG_ROUNDS)
    for deed in range(E.deeds):
        if s.holds[1] >> deed & 1:
            s.level[deed] = 0
    assert weakest_player(s, E) == 0


def test_of_equals_the_poorer_is_behind() -> None:
    s, E = duel(LONG_ROUNDS)
    for seat in range(2):
        s.pledged |= s.holds[seat]  # mortgaged deeds bring nothing
    s.cash[0] += 1
    assert weakest_player(s, E) == 1


def test_before_that_they_continue_to_build() -> None:
    s, E = duel(LONG_ROUNDS - 1)
    assert moves.kind_of(wish(s, E, 0)) == moves.BUILD
