"""Moves as text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.editions import compose, find_edition
from passgo.game import Move, Things
from passgo.notation import NotationError, Place, parse_line, parse_move, print_move
from passgo.rules.base import moves as m
from passgo.rules.base.state import NONE

US = find_edition("us1973")
E = US.tables

SEATS = st.integers(0, 7)
DEEDS = st.integers(0, E.deeds - 1)
AMOUNTS = st.integers(0, 2**31 - 1)
THINGS = st.builds(
    Things,
    cash=AMOUNTS,
    deeds=st.lists(DEEDS, max_size=5).map(tuple),
    cards=st.lists(st.integers(0, E.keepable - 1), max_size=2).map(tuple),
)
MOVES = st.one_of(
    st.builds(
        Move.of,
        st.sampled_from(
            [
                m.ROLL,
                m.BUY,
                m.DECLINE,
                m.PASS,
                m.TAX_FLAT,
                m.TAX_PERCENT,
                m.FINE,
                m.ACCEPT,
                m.REJECT,
                m.WITHDRAW,
                m.BANKRUPT,
            ]
        ),
        SEATS,
    ),
    st.builds(Move.of, st.sampled_from([m.BUILD, m.PLACE, m.SELL, m.MORTGAGE, m.LIFT, m.KEEP]), SEATS, DEEDS),
    st.builds(Move.of, st.sampled_from([m.BID, m.WANT]), SEATS, AMOUNTS),
    st.builds(Move.of, st.just(m.USE), SEATS, st.integers(0, E.keepable - 1)),
    st.builds(Move.of, st.just(m.CLAIM), SEATS, SEATS, st.one_of(DEEDS, st.just(NONE))),
    st.builds(Move.of, st.just(m.WAIVE), SEATS, SEATS, st.one_of(DEEDS, st.just(NONE))),
    st.builds(
        lambda seat, group, level: Move.of(m.SELL_ALL, seat, group, level),
        SEATS,
        st.integers(0, E.groups - 1),
        st.integers(0, 4),
    ),
    st.builds(Move.offer, SEATS, SEATS, THINGS, THINGS),
    st.builds(Move.dice, st.integers(1, 6), st.integers(1, 6)),
    st.builds(Move.outcome, st.just(m.CARD), st.integers(0, E.cards - 1)),
    st.builds(Move.outcome, st.just(m.TAKEBACK), st.integers(1, 1000)),
)


@given(MOVES)
def test_what_is_printed_is_read_back(move: Move):
    text = print_move(move, US)
    assert parse_move(text, US) == move
    assert print_move(parse_move(text, US), US) == text


@given(MOVES)
def test_blanks_and_comments_mean_nothing(move: Move):
    text = print_move(move, US)
    assert parse_move(f"  {'   '.join(text.split())} # said {text}", US) == move


@pytest.mark.parametrize(
    ("text", "kind", "seat", "parts"),
    [
        ("p1 roll", m.ROLL, 0, []),
        ("p8 bid 2147483647", m.BID, 7, [2147483647]),
        ("p2 sell boardwalk", m.SELL, 1, [27]),
        ("p2 sell all dark_blue", m.SELL_ALL, 1, [7]),
        ("p2 sell all dark_blue 3", m.SELL_ALL, 1, [7, 3]),
        ("p3 claim p1", m.CLAIM, 2, [0, NONE]),
        ("p3 claim p2 boardwalk", m.CLAIM, 2, [1, 27]),
        ("p1 use cc_get_out_of_jail", m.USE, 0, [1]),
        ("* dice 3 5", m.DICE, 15, [3, 5, 0]),
        ("* takeback 12", m.TAKEBACK, 15, [12]),
        ("p1 mortgage ~boardwalk", m.MORTGAGE, 0, [27]),
    ],
)
def test_a_move_is_its_number(text: str, kind: int, seat: int, parts: list[int]):
    assert parse_move(text, US) == Move.of(kind, seat, *parts)


def test_things_stand_in_any_order():
    one = parse_move("p1 offer p2 50 boardwalk ch_get_out_of_jail park_place for nothing", US)
    other = parse_move("p1 offer p2 park_place*1 ch_get_out_of_jail 50 boardwalk*1 for nothing", US)
    assert one == other
    assert print_move(one, US) == "p1 offer p2 park_place boardwalk ch_get_out_of_jail 50 for nothing"


def test_a_roll_with_its_dice_is_two_moves():
    assert parse_line("p1 roll 3 4", US) == [Move.of(m.ROLL, 0), Move.dice(3, 4)]
    assert parse_line("p1 roll", US) == [Move.of(m.ROLL, 0)]
    assert parse_line("   # nothing", US) == []
    with pytest.raises(NotationError):
        parse_move("p1 roll 3 4", US)


def test_classic_names_follow_the_edition():
    renamed = compose("us1973", {"deeds": {"boardwalk": {"classic": "best_street"}}}, "test")
    assert parse_move("p1 build ~best_street", renamed) == parse_move("p1 build boardwalk", US)
    with pytest.raises(NotationError, match="classic name"):
        parse_move("p1 build ~best_street", US)


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("p0 roll", "p0", "a seat"),
        ("p10 roll", "p10", "a seat"),
        ("P1 roll", "P1", "a seat"),
        ("bank roll", "roll", "what a Banker without a seat may enter"),
        ("p1", "", "a verb"),
        ("p1 dice 3 4", "dice", "a verb"),
        ("* roll", "roll", "a result of dice or cards"),
        ("* dice 3", "", "the second die"),
        ("* dice 0 3", "0", "from 1 to 6"),
        ("* dice 3 4 5", "5", "the end of the line"),
        ("p1 roll 3", "", "the second die"),
        ("p1 roll 3 4 5", "5", "the end of the line"),
        ("p1 buy 100", "100", "the end of the line"),
        ("p1 bid", "", "an amount"),
        ("p1 bid -5", "-5", "whole number"),
        ("p1 bid 1e3", "1e3", "whole number"),
        ("p1 bid $5", "$5", "whole number"),
        ("p1 bid 2147483648", "2147483648", "from 0 to 2147483647"),
        ("p1 tax", "", "what follows tax: flat, percent"),
        ("p1 tax ten", "ten", "what follows tax: flat, percent"),
        ("p1 build income_tax", "income_tax", "a deed of us1973"),
        ("p1 build Boardwalk", "Boardwalk", "a deed"),
        ("p1 sell all boardwalk", "boardwalk", "a group of us1973"),
        ("p1 sell all red 5", "5", "the level that remains"),
        ("p1 claim boardwalk", "boardwalk", "the seat that owes"),
        ("p1 use ch_dividend", "ch_dividend", "a card that can be kept"),
        ("* card boardwalk", "boardwalk", "a card of us1973"),
        ("* takeback 0", "0", "how many moves"),
        ("p1 offer p2", "", "what is given"),
        ("p1 offer p2 for 5", "for", "what is given"),
        ("p1 offer p2 5", "", "the word for"),
        ("p1 offer p2 5 for", "", "what is given or taken"),
        ("p1 offer p2 5 6 for nothing", "6", "one amount only"),
        ("p1 offer p2 0 for nothing", "0", "an amount, from 1"),
        ("p1 offer p2 nothing 5 for nothing", "5", "the word for"),
        ("p1 offer p2 red for nothing", "red", "a deed, a kept card or an amount"),
        ("p1 offer p2 ch_dividend for nothing", "ch_dividend", "a deed, a kept card or an amount"),
        ("p1 offer p2 boardwalk boardwalk for nothing", "boardwalk", "each thing once"),
        ("p1 offer p2 boardwalk*2 for nothing", "boardwalk*2", "no quantity but 1"),
        ("p1 offer p2 5 for nothing to eat", "to", "the end of the line"),
    ],
)
def test_errors_name_the_word_and_what_was_expected(text: str, word: str, expected: str):
    with pytest.raises(NotationError) as caught:
        parse_line(text, US, Place("game.toml", 12))
    assert caught.value.word == word
    assert expected in caught.value.expected
    assert str(caught.value).startswith(f"game.toml:12: {f'“{word}”' if word else 'end of line'}: expected ")


def test_a_near_miss_is_named():
    with pytest.raises(NotationError, match="did you mean boardwalk"):
        parse_move("p1 build boardwlak", US)
    with pytest.raises(NotationError, match="did you mean mortgage"):
        parse_move("p1 morgage boardwalk", US)
