"""Positions and exact dumps, read and written."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.game import Game, IllegalSetup, find_edition
from passgo.game.between_turns import is_between_turns
from passgo.notation import NotationError
from passgo.notation.records import Record
from passgo.notation.writing import NotBetweenTurns, write_dump, write_position, write_record
from passgo.rules.base import moves as m
from passgo.rules.base.state import BANK, HOTEL, HOUSE, LEVELS, State
from passgo.rules.base.tables import STREET

US = find_edition("us1973")
HEAD = 'edition = "us1973"\nplayers = ["Ann", "Bob", "Cleo"]\n'
CLAIM = '[[claims]]\nlander = "p1"\nowner = "p2"\ndeed = "boardwalk"\namount = 5\n'


def read(text: str) -> Game:
    record = Record.parse(text, "here.toml")
    return record.start(record.edition())


def differences(one: State, other: State) -> set[str]:
    """The fields that differ, but for what a position does not tell: how many moves and events led to it."""
    return set(one.differences(other)) & State.DUMPED.keys() - {"moves"}


def random_game(seed: int, moves: int) -> Game:
    """A game full of bought deeds, buildings, debts and trades: cash is plenty or scarce by the seed."""
    rng = Random(seed)
    game = Game(US, rng.randrange(2, 6), rolloff=rng.random() < 0.2)
    while not game.is_over and len(game.moves) < moves:
        if game.chance_ways:
            game.push(game.draw(rng))
            continue
        seat = rng.choice(game.to_act if rng.random() < 0.7 else range(game.state.players))
        choices = list(game.legal_moves(seat)) or list(game.legal_moves(game.to_act[0]))
        wanted = [move for move in choices if move.kind in (m.BUY, m.BUILD, m.CLAIM, m.USE)]
        game.push(rng.choice(wanted or choices))
    return game


# --- round trips ------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 400))
def test_a_quiet_position_comes_back(seed: int, moves: int):
    game = random_game(seed, moves)
    while not is_between_turns(game.state) and game.moves:
        game.pop()
    text = write_position(game)
    again = read(text)
    assert differences(again.state, game.state) == set()
    assert write_position(again) == text


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 300))
def test_a_dump_is_exact_at_any_moment(seed: int, moves: int):
    game = random_game(seed, moves)
    again = read(write_dump(game))
    assert not again.state.differences(game.state).keys() & State.DUMPED
    assert again.to_act == game.to_act
    assert again.awaits == game.awaits


def test_a_dump_names_each_thing_of_an_offer() -> None:
    game = read('edition = "us1973"\nplayers = 2\n[p1]\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["park_place"]')
    game.push_text("p1 offer p2 boardwalk 30 for park_place 10")
    text = write_dump(game)
    assert {"give_cash = 30", "take_cash = 10"} <= {*text.splitlines()}
    again = read(text).state
    assert (again.give, again.take) == (game.state.give, game.state.take)
    older = text.replace("give_cash = 30\n", "", 1).rstrip() + "\ngive_cash = 30\n"  # in another order
    assert read(older).state == again


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 300))
def test_a_record_replays_to_the_same_state(seed: int, moves: int):
    game = random_game(seed, moves)
    text = write_record(game, head={"date": "1973-07-04"})
    again = Record.parse(text).replay()
    assert again.state == game.state
    assert again.moves == game.moves
    assert write_record(again, head={"date": "1973-07-04"}) == text


def test_a_game_that_begins_with_dealt_deeds_is_written_from_its_beginning():
    game = Game("ca1961-short", 3, rolloff=True)
    rng = Random(5)
    assert is_between_turns(game.state)
    assert not differences(read(write_record(game)).state, game.state)
    game.push(game.draw(rng))
    assert not is_between_turns(game.state)
    while game.chance_ways:
        game.push(game.draw(rng))
    again = Record.parse(write_record(game)).replay()
    assert not differences(again.state, game.state)
    dealt = read(write_position(game))
    assert not differences(dealt.state, game.state)
    dealt.push_text("p1 roll 3 4")


def test_the_table_shows_all_cash_that_has_no_figure_of_its_own():
    game = read(HEAD + "[table]\ncash = 1200\n[p2]\ncash = 7\n[p3]\nout = true\n")
    assert game.state.cash[:3] == [1200, 7, 0]
    assert sum(game.state.cash) == 0


def test_a_start_needs_two_lines():
    assert write_position(Game(US, ["Ann", "Bob"])) == 'edition = "us1973"\nplayers = ["Ann", "Bob"]\n'
    text = write_position(Game(US, 2, rolloff=True))
    assert text.endswith("\n[table]\nsetup = true\n")
    assert read(text).awaits.kind == "rolloff"
    rich = HEAD + "[table]\nsetup = true\n\n[p2]\ncash = 9000\n"
    assert write_position(read(rich)).split() == rich.split()


def test_the_middle_of_things_is_no_position():
    game = Game(US, 2)
    game.push_text("p1 roll")
    with pytest.raises(NotBetweenTurns):
        write_position(game)
    rolloff = Game(US, 2, rolloff=True)
    rolloff.push_text("p1 roll 3 4")
    with pytest.raises(NotBetweenTurns):
        write_position(rolloff)


def test_a_record_tells_banker_overlay_and_outcome():
    text = (
        'edition = "us1973"\nplayers = ["A", "B", "C", "D", "E"]\nbanker = "Zoe"\n'
        "[overlay.knobs]\nstarting_cash = 100\n[overlay.cards.ch_dividend]\namount = 7\n"
    )
    record = Record.parse(text)
    game = record.start(record.edition())
    assert game.cash(4) == 100
    game.push_text("p1 roll 3 4\n* card ch_dividend")
    again = Record.parse(write_record(game, overlay=record.overlay))
    replayed = again.replay()
    assert replayed.state == game.state
    assert replayed.cash(0) == 107
    assert replayed.banker == "Zoe"


FULL = """\
edition = "us1973"
players = ["Ann", "Bob", "Cleo", "Dan"]

[table]
turn = "p2"
turns = 7
doubles = 1
dice = [3, 3]
houses = 2
hotels = 4

[p1]
cash = 500
at = "vermont_avenue"
free_stop = "vermont_avenue"
laps = 1
best_lap = 2
deeds = ["reading_railroad mortgaged", "park_place hotel", "boardwalk 4"]
cards = ["ch_get_out_of_jail"]

[p2]
laps = -1
deeds = ["oriental_avenue"]

[p3]
at = "jail"
jail_turn = 2

[p4]
out = 1
heir = "p2"
at = "go_to_jail"

[paid]
boardwalk = [200, 200, 200, 90]

[decks]
chance = ["ch_dividend", "ch_poor_tax"]

[[claims]]
lander = "p3"
owner = "p1"
deed = "boardwalk"
amount = 1700
turn = 6

[[claims]]
lander = "p1"
owner = "p2"
deed = "oriental_avenue"
factor = 10
turn = 7
"""


def test_every_key_is_written_as_it_was_read():
    assert write_position(read(FULL)) == FULL


def test_an_error_below_the_moves_stands_on_its_line():
    with pytest.raises(NotationError) as caught:
        read(HEAD + 'moves = """\n[p1]\ncash = 5\n"""\n\n[p1]\ncash = -5\n')
    assert caught.value.place.line == 9


# --- what each key does -----------------------------------------------------------------------------


def test_every_key_reaches_its_field():
    game = read(
        HEAD
        + """
[table]
turn = "p2"
turns = 7
doubles = 1
dice = [3, 4]
houses = 2
[p1]
cash = 500
at = "vermont_avenue"
deeds = ["boardwalk 4", "park_place hotel", "reading_railroad mortgaged", "~oriental_avenue"]
cards = ["ch_get_out_of_jail"]
laps = 2
best_lap = 3
[p2]
deeds = ["vermont_avenue"]
[paid]
park_place = [200, 200, 200, 90, 5]
[decks]
chance = ["ch_dividend", "ch_poor_tax"]
[[claims]]
lander = "p2"
owner = "p1"
deed = "boardwalk"
amount = 1400
turn = 6
[[claims]]
lander = "p3"
owner = "p2"
deed = "vermont_avenue"
factor = 10
"""
    )
    s, E = game.state, US.tables
    boardwalk, park = US.deeds.index("boardwalk"), US.deeds.index("park_place")
    assert (s.turn, s.turn_no, s.doubles, s.die[:2]) == (1, 7, 1, [3, 4])
    assert (s.stock[HOUSE], s.stock[HOTEL]) == (2, 11)
    assert s.cash[:3] == [500, 1500, 1500]
    assert sum(s.cash) == 0
    assert game.at(0) == "vermont_avenue"
    assert (s.level[boardwalk], s.level[park]) == (4, 5)
    assert s.paid[boardwalk * LEVELS : boardwalk * LEVELS + 6] == [200, 200, 200, 200, 0, 0]
    assert s.paid[park * LEVELS : park * LEVELS + 6] == [200, 200, 200, 90, 5, 0]
    assert game.is_mortgaged("reading_railroad")
    assert game.owner("oriental_avenue") == 0
    assert s.kept[0] == 0
    assert (s.lap[0], s.lap_best[0]) == (2, 3)
    chance = US.decks.index("chance")
    assert s.known[chance] == 2
    assert [US.cards[s.order[n]] for n in range(2)] == ["ch_dividend", "ch_poor_tax"]
    assert s.unseen[chance].bit_count() == E.deck_size[chance] - 3
    assert (s.claim_n, s.claim_lander[:2], s.claim_owner[:2]) == (2, [1, 2], [0, 1])
    assert (s.claim_amount[:2], s.claim_turn[:2]) == ([1400, -10], [6, 7])


def test_jail_and_bankrupts():
    game = read(HEAD + "[p1]\nout = true\n[p2]\njail_turn = 3\n")
    s = game.state
    assert (s.out[0], s.heir[0], s.cash[0], s.alive, s.bankrupts) == (1, BANK, 0, 2, 1)
    assert (s.turn, game.at(1), s.jailed[1]) == (1, "jail", 3)
    assert game.awaits.kind == "jail"
    game = read(
        'edition = "us1973"\nplayers = 5\n[p1]\nout = 2\nheir = "p4"\n[p3]\nout = true\n[p5]\nout = 1\n'
    )
    assert game.state.out[:5] == [2, 0, 3, 0, 1]
    assert game.state.heir[0] == 3


def test_the_stock_counts_what_stands_on_the_board():
    game = read(HEAD + '[p1]\ndeeds = ["baltic_avenue hotel", "mediterranean_avenue 4"]\n')
    assert game.state.stock[:2] == [28, 11]


# --- what is refused, and where ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "line", "word", "expected"),
    [
        ('[p4]\ncash = 5', 3, "p4", "a seat from p1 to p3"),
        ('p1 = { cash = -1 }', 3, "cash = -1", "a whole number from 0"),
        ('p1.cash = -1', 3, "cash = -1", "a whole number from 0"),
        ('[p1]\ncash = -1', 4, "cash = -1", "a whole number from 0"),
        ('[p1]\ncash = "much"', 4, "cash = much", "a whole number"),
        ('[p1]\ncash = true', 4, "cash = true", "a whole number"),
        ('[p1]\nat = 40', 4, "40", "the number of a space, from 0 to 39"),
        ('[p1]\nat = true', 4, "at = true", "a whole number"),
        ('[p1]\npassed_go = 1', 4, "passed_go = 1", "true or false"),
        ('[p1]\npassed_go = true\nbest_lap = 0', 5, "best_lap = 0", "from 1"),
        ('[p1]\nat = "oriental"', 4, "oriental", "a space of us1973 (did you mean oriental_avenue?)"),
        ('[p1]\nat = "go"\njail_turn = 1', 4, "at = go", "jail, because the player is in jail"),
        ('[p1]\nfree_stop = "go"', 4, "go", "a deed of us1973"),
        ('[p1]\njail_turn = 4', 4, "jail_turn = 4", "from 0 to 3"),
        ('[p1]\nmoney = 4', 4, "money", "a known key of [p1]"),
        ('[p1]\ndeeds = "boardwalk"', 4, "deeds = boardwalk", "a list of texts"),
        ('[p1]\ndeeds = [\n "park_place",\n "boardwak",\n]', 6, "boardwak", "did you mean boardwalk"),
        ('[p1]\ndeeds = ["boardwalk 5"]', 4, "5", "0 to 4 houses, hotel, or mortgaged"),
        ('[p1]\ndeeds = ["boardwalk 3"]', 4, "boardwalk", "no building, because p1 does not own the complete group dark_blue"),
        ('[p1]\ndeeds = ["boardwalk 3", "park_place 1"]', 4, "park_place", "differ by at most one"),
        ('[p1]\ndeeds = ["boardwalk hotel", "park_place 3"]', 4, "park_place", "differ by at most one"),
        ('[p1]\ndeeds = ["boardwalk 1", "park_place mortgaged"]', 4, "boardwalk", "is mortgaged"),
        ('[p1]\ndeeds = ["short_line 1"]', 4, "1", "only streets can be built on"),
        ('[p1]\ndeeds = ["boardwalk 0 mortgaged"]', 4, "mortgaged", "the end of the line"),
        ('[p1]\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["boardwalk"]', 6, "boardwalk", "nobody holds yet"),
        ('[p1]\ncards = ["ch_dividend"]', 4, "ch_dividend", "a card that can be kept"),
        ('[p1]\ncards = ["ch_get_out_of_jail", "ch_get_out_of_jail"]', 4, "ch_get_out_of_jail", "nobody holds yet"),
        ('[p1]\nlaps = 2\nbest_lap = 1', 5, "best_lap = 1", "from 2"),
        ('[p1]\nout = true\n[p2]\nout = true', 4, "out = true", "at least two players"),
        ('[p1]\nout = 2', 4, "out = 2", "a place from 1 to 1"),
        ('[p1]\nout = true\ncash = 5', 5, "cash", "a known key"),
        ('[table]\nturn = "p4"', 4, "turn = p4", "a player who is not bankrupt"),
        ('[table]\nturn = "Ann"', 4, "Ann", "a seat"),
        ('[table]\nhouses = 33', 4, "houses = 33", "from 0 to 32"),
        ('[table]\ndoubles = 3', 4, "doubles = 3", "from 0 to 2"),
        ('[table]\ndice = [7, 1]', 4, "dice = [7, 1]", "from 1 to 6"),
        ('[table]\ndice = [1]', 4, "dice = [1]", "two dice"),
        ('[table]\nsetup = 1', 4, "setup = 1", "true or false"),
        ('[table]\nsetup = true\nturn = "p1"', 5, "turn", "a known key"),
        ('[table]\ndoubles = 1\n[p1]\njail_turn = 1', 4, "doubles = 1", "the player is in jail"),
        ('[decks]\nchest = ["cc_doctor"]', 4, "chest", "a deck of us1973"),
        ('[decks]\nchance = ["cc_doctor"]', 4, "cc_doctor", "a card of chance"),
        ('[decks]\nchance = [\n"ch_dividend",\n"ch_poor_tax", "ch_dividend"]', 5, "ch_dividend", "once"),
        ('[paid]\nboardwalk = [1]', 4, "boardwalk = [1]", "0 prices"),
        ('[[claims]]\nlander = "p1"\nowner = "p1"\ndeed = "boardwalk"\namount = 5', 5, "owner = p1", "a seat other than"),
        ('[[claims]]\nlander = "p1"\nowner = "p2"\ndeed = "boardwalk"', 3, "amount", "an amount, or a multiple"),
        (CLAIM + CLAIM.replace("boardwalk", "nowhere"), 11, "nowhere", "a deed of us1973"),
        ('[p1]\ncash = ', 4, "cash =", "TOML"),
        ('[state]\nturn_no = "x"', 4, "turn_no = x", "a whole number"),
        ('[state]\ncash = [1, 2]', 4, "cash = [1, 2]", "10 whole numbers"),
        ('[state]\nplayers = 2', 4, "players = 2", "3, the number of players"),
        ('[state]\ndepth = 0', 4, "depth = 0", "from 1 to 24"),
        ('[state]\nwind = 3', 4, "wind", "a known key of [state]"),
        ('[dogs]\nx = 1', 3, "dogs", "a known key"),
    ],
)  # fmt: skip
def test_errors_name_line_word_and_what_was_expected(body: str, line: int, word: str, expected: str):
    with pytest.raises(NotationError) as caught:
        read(HEAD + body)
    error = caught.value
    assert (error.place.file, error.place.line) == ("here.toml", line)
    assert error.word == word
    assert expected in error.expected


def test_players_are_needed_and_counted_by_the_book():
    with pytest.raises(NotationError, match="the players"):
        read('edition = "us1973"')
    with pytest.raises(IllegalSetup):
        read('edition = "us1973"\nplayers = 1')
    with pytest.raises(IllegalSetup):
        read('edition = "us1973"\nplayers = 9')


def test_a_token_stands_on_a_space_by_name_or_number_and_has_been_round_or_not():
    s = read(HEAD + '[p1]\nat = 8\npassed_go = true\n[p2]\nat = "8"\nlaps = 3\npassed_go = true\n').state
    assert (s.at[0], s.lap[0], s.lap_best[0]) == (8, 1, 1)
    assert (s.at[1], s.lap[1], s.lap_best[1]) == (8, 3, 3)
    assert (s.lap[2], s.lap_best[2]) == (0, 0)


def test_houses_on_the_board_are_no_more_than_the_box_holds():
    streets = [US.deeds[deed] for deed in range(US.tables.deeds) if US.tables.deed_kind[deed] == STREET]
    deeds = ", ".join(f'"{name} 4"' for name in streets)
    with pytest.raises(NotationError, match="at most 32 houses on the board"):
        read(HEAD + f"[p1]\ndeeds = [{deeds}]")
