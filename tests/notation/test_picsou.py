"""The moves, positions and expectations that only Picsou has."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.game import Game, Move, Things, find_edition
from passgo.game.between_turns import is_between_turns
from passgo.notation import NotationError, Place, parse_line, parse_move, print_move
from passgo.notation.check import run
from passgo.notation.records import Record
from passgo.notation.sentences import sentence
from passgo.notation.writing import write_dump, write_position, write_record
from passgo.rules.base import moves as m
from passgo.rules.base.state import (
    BANK,
    COMPANIES,
    DEPOT,
    HOTEL,
    HOUSE,
    LEVELS,
    NONE,
    SKYSCRAPER,
    STAND,
    VOUCHER_KINDS,
    State,
)
from passgo.rules.base.tables import BUS

PICSOU = find_edition("picsou")
TAXI = find_edition("picsou-taxi")
RED = find_edition("picsou-squeeze-alt")
E = PICSOU.tables
HEAD = 'edition = "picsou"\nplayers = ["Ann", "Bob", "Cleo"]\n'


def read(text: str) -> Game:
    record = Record.parse(text, "here.toml")
    return record.start(record.edition())


def held(row: list[int], width: int, hand: int) -> list[int]:
    return row[hand * width : (hand + 1) * width]


# --- moves ------------------------------------------------------------------------------------------

SEATS = st.integers(0, 7)
DEEDS = st.integers(0, E.deeds - 1)
COMPANY = st.integers(0, E.companies - 1)
VOUCHER = st.integers(0, E.voucher_kinds - 1)
SPACE = st.integers(0, E.spaces - 1)
DIE = st.integers(1, 6)
COUNT = st.integers(0, 1000)


def indices(count: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.integers(0, count - 1), max_size=6).map(tuple)


THINGS = st.builds(
    Things,
    cash=COUNT,
    deeds=indices(E.deeds),
    cards=indices(E.keepable),
    dollars=st.integers(0, E.dollars),
    shares=indices(E.companies),
    rolls=indices(E.roll_cards),
)
MOVES = st.one_of(
    st.builds(Move.of, st.sampled_from([m.HALF, m.END_TURN, m.DECLINE]), SEATS),
    st.builds(Move.of, st.sampled_from([m.DOLLARS, m.SELL_DOLLARS]), SEATS, COUNT),
    st.builds(Move.of, st.sampled_from([m.MORTGAGE, m.LIFT]), SEATS, DEEDS | COMPANY.map(m.a_share)),
    st.builds(Move.of, st.just(m.GIVE), SEATS, DEEDS | VOUCHER.map(m.a_voucher)),
    st.builds(Move.of, st.just(m.VOUCHER), SEATS, VOUCHER, SPACE | st.just(NONE)),
    st.builds(Move.of, st.just(m.SHARE), SEATS, COMPANY),
    st.builds(Move.of, st.just(m.STORM), SEATS, st.integers(0, E.groups - 1) | DEEDS.map(m.a_deed)),
    st.builds(Move.of, st.just(m.TAKE), SEATS, SEATS, VOUCHER),
    st.builds(Move.of, st.just(m.RETURN), SEATS, VOUCHER),
    st.builds(Move.of, st.just(m.USE), SEATS, st.integers(0, E.keepable - 1), DEEDS | st.just(NONE)),
    st.builds(Move.offer, SEATS, SEATS, THINGS, THINGS),
    st.builds(Move.dice, DIE, DIE),
    st.builds(Move.dice, DIE, DIE, DIE.map(m.a_white)),
    st.builds(Move.outcome, st.just(m.DIE8), st.integers(1, 8)),
    st.builds(Move.outcome, st.just(m.CARD), st.integers(0, E.cards - 1)),
    st.builds(Move.outcome, st.just(m.CARD), st.integers(0, E.roll_cards - 1).map(m.a_roll)),
    st.builds(Move.outcome, st.just(m.DRAW_VOUCHER), VOUCHER),
    st.builds(Move.outcome, st.just(m.TICKET), st.integers(0, E.ticket_kinds - 1)),
)  # fmt: skip


@given(MOVES)
def test_what_is_printed_is_read_back(move: Move):
    text = print_move(move, PICSOU)
    assert parse_move(text, PICSOU) == move
    assert print_move(parse_move(text, PICSOU), PICSOU) == text


COMPANIES_OF = PICSOU.companies.index
VOUCHERS_OF = PICSOU.vouchers.index
DEED = PICSOU.deeds.index


@pytest.mark.parametrize(
    ("text", "kind", "parts"),
    [
        ("p1 voucher cab_ahead_3", m.VOUCHER, [VOUCHERS_OF("cab_ahead_3"), NONE]),
        ("p1 voucher bus_ticket riri", m.VOUCHER, [VOUCHERS_OF("bus_ticket"), 7]),
        ("p1 mortgage acme_motors", m.MORTGAGE, [m.a_share(COMPANIES_OF("acme_motors"))]),
        ("p1 mortgage riri", m.MORTGAGE, [DEED("riri")]),
        ("p1 give station_pass", m.GIVE, [m.a_voucher(VOUCHERS_OF("station_pass"))]),
        ("p1 give water_works", m.GIVE, [DEED("water_works")]),
        ("p1 storm mauve", m.STORM, [PICSOU.groups.index("mauve")]),
        ("p1 storm gare_klondike", m.STORM, [m.a_deed(DEED("gare_klondike"))]),
        ("p1 take p3 cab_back_1", m.TAKE, [2, VOUCHERS_OF("cab_back_1")]),
        ("p1 sell dollars 4", m.SELL_DOLLARS, [4]),
        ("p1 sell gare_klondike", m.SELL, [DEED("gare_klondike")]),
        ("p1 done", m.END_TURN, []),
    ],
)
def test_a_move_is_its_number(text: str, kind: int, parts: list[int]):
    assert parse_move(text, PICSOU) == Move.of(kind, 0, *parts)


def test_a_third_die_is_white_or_red():
    assert parse_move("* dice 1 3 6", PICSOU) == Move.dice(1, 3, m.a_white(6))
    assert parse_move("* dice 1 3 2", PICSOU) == Move.dice(1, 3, m.a_white(2))
    assert parse_move("* dice 1 3 2", RED) == Move.dice(1, 3, 2)
    assert parse_move("* dice 1 3 bus", RED) == Move.dice(1, 3, BUS)
    assert parse_move("* dice 1 3 6", RED) == Move.dice(1, 3, m.a_white(6))
    assert parse_line("p1 roll 3 4", RED) == [Move.of(m.ROLL, 0), Move.dice(3, 4)]
    with pytest.raises(NotationError, match=r"bus.*the third die"):
        parse_move("* dice 1 3 bus", PICSOU)


def test_the_game_knows_which_die_it_is_if_both_are_rolled():
    text = 'edition = "picsou-squeeze-alt"\nplayers = 2\n[p1]\nat = "dollars_picsou_1"\nroll_three = ["roll_123"]\n'
    game = read(text)
    game.push_text("p1 roll 5 6")
    assert game.awaits.deck is None
    game.push_text(f"* card {PICSOU.rolls[3]}")
    assert (game.awaits.what, game.awaits.die) == ("dice", "white")
    assert game.why_not(parse_move("* dice 1 2 3", RED)) is None
    assert game.why_not(parse_move("* dice 1 2 bus", RED)) is not None
    game.push_text("* dice 1 2 3")
    assert game.cash(0) == 2500 + 1500 + 200
    again = Record.parse(write_record(game)).replay()
    assert again.moves == game.moves
    assert again.state == game.state


def test_papers_in_an_offer_stand_in_any_order():
    one = parse_move(
        "p1 offer p2 general_radio*2 dollars*3 roll_133 60 riri ch_get_out_of_jail for dollars", PICSOU
    )
    other = parse_move(
        "p1 offer p2 riri 60 ch_get_out_of_jail roll_133*1 dollars*3 general_radio*2 for dollars*1", PICSOU
    )
    assert one == other
    assert one.deal is not None
    assert one.deal.give == Things(
        cash=60,
        deeds=(DEED("riri"),),
        cards=(0,),
        dollars=3,
        shares=(3, 3),
        rolls=(PICSOU.rolls.index("roll_133"),),
    )
    assert print_move(one, PICSOU) == (
        "p1 offer p2 riri general_radio*2 dollars*3 ch_get_out_of_jail roll_133 60 for dollars*1"
    )


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("p1 voucher", "", "a travel voucher"),
        ("p1 voucher bus_tiket", "bus_tiket", "a travel voucher of picsou (did you mean bus_ticket?)"),
        ("p1 voucher bus_ticket there", "there", "a space of picsou"),
        ("p1 voucher bus_ticket riri now", "now", "the end of the line"),
        ("p1 dollars", "", "how many"),
        ("p1 dollars three", "three", "how many, a whole number"),
        ("p1 sell dollars", "", "how many"),
        ("p1 share", "", "a company"),
        ("p1 share riri", "riri", "a company of picsou"),
        ("p1 storm", "", "a group or a deed"),
        ("p1 storm prison", "prison", "a group or a deed of picsou"),
        ("p1 half riri", "riri", "the end of the line"),
        ("p1 give", "", "a deed or a travel voucher"),
        ("p1 give general_radio", "general_radio", "a deed or a travel voucher of picsou"),
        ("p1 take bus_ticket", "bus_ticket", "the seat that loses it"),
        ("p1 take p2", "", "a travel voucher"),
        ("p1 return", "", "a travel voucher"),
        ("p1 done now", "now", "the end of the line"),
        ("p1 lift bus_ticket", "bus_ticket", "a deed or a company of picsou"),
        ("p1 use ch_free_house prison", "prison", "a deed of picsou"),
        ("* die8", "", "the eight-sided die"),
        ("* die8 0", "0", "the eight-sided die, from 1 to 8"),
        ("* voucher ch_go", "ch_go", "a travel voucher of picsou"),
        ("* ticket 10", "10", "the amount on a lottery ticket of picsou: 0, 20"),
        ("* dice 1 2 7", "7", "the third die, from 1 to 6"),
        ("* card roll_999", "roll_999", "a card or a Roll Three card of picsou"),
        ("p1 offer p2 general_radio*0 for 5", "general_radio*0", "how many of general_radio, from 1 to 15"),
        ("p1 offer p2 dollars*x for 5", "dollars*x", "how many of dollars, from 1 to 10"),
        ("p1 offer p2 dollars dollars*2 for 5", "dollars*2", "each thing once"),
        (
            "p1 offer p2 hat for 5",
            "hat",
            "a deed, a company, dollars, a kept card or an amount",
        ),
        ("p1 offer p2 for 5", "for", "deeds, shares, dollars, kept cards, one amount, or nothing"),
    ],
)
def test_errors_name_the_word_and_what_was_expected(text: str, word: str, expected: str):
    with pytest.raises(NotationError) as caught:
        parse_line(text, PICSOU, Place("game.toml", 12))
    assert caught.value.word == word
    assert expected in caught.value.expected
    assert str(caught.value).startswith("game.toml:12: ")


@pytest.mark.parametrize("text", ["p1 share general_radio", "* voucher bus_ticket", "* ticket 20",
                                  "p1 offer p2 dollars*2 for 5", "* dice 1 2 3"])  # fmt: skip
def test_other_books_have_none_of_it(text: str):
    with pytest.raises(NotationError):
        parse_move(text, find_edition("us1973"))


# --- positions --------------------------------------------------------------------------------------


def random_game(seed: int, moves: int) -> Game:
    """A game full of papers, buildings and debts."""
    rng = Random(seed)
    game = Game(PICSOU, rng.randrange(2, 7), rolloff=rng.random() < 0.5)
    while not game.is_over and len(game.moves) < moves:
        if game.chance_ways:
            game.push(game.draw(rng))
            continue
        seat = rng.choice(game.to_act if rng.random() < 0.7 else range(game.state.players))
        choices = list(game.legal_moves(seat)) or list(game.legal_moves(game.to_act[0]))
        wanted = [
            move for move in choices if move.kind in (m.BUY, m.BUILD, m.CLAIM, m.SHARE, m.DOLLARS, m.VOUCHER)
        ]
        game.push(rng.choice(wanted or choices))
    return game


def differences(one: State, other: State) -> set[str]:
    """The fields that differ, but for what a position does not tell: how many moves and events led to it."""
    return set(one.differences(other)) & State.DUMPED.keys() - {"moves"}


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 300))
def test_positions_dumps_and_records_come_back(seed: int, moves: int):
    game = random_game(seed, moves)
    dumped = read(write_dump(game))
    assert not dumped.state.differences(game.state).keys() & State.DUMPED
    assert dumped.awaits == game.awaits
    assert Record.parse(write_record(game)).replay().state == game.state
    while not is_between_turns(game.state) and game.moves:
        game.pop()
    text = write_position(game)
    again = read(text)
    assert differences(again.state, game.state) == set()
    assert write_position(again) == text


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_all_that_happens_is_reported_in_both_languages(seed: int):
    """No id, no index and no placeable is left in the texts."""
    game = random_game(seed, 250)
    again = Game.from_state(PICSOU, game.players, game.start)
    ids = {*PICSOU.deeds, *PICSOU.companies, *PICSOU.vouchers, *PICSOU.rolls, *PICSOU.cards}
    for move in game.moves:
        for event in again.push(move):
            for language in ("en", "fr"):
                text = sentence(again, event, language)
                assert text.endswith((".", "”", "»", "!")), text
                assert not ids & set(text.replace(".", "").split()), text
                assert "{" not in text


FULL = """\
edition = "picsou"
players = ["Ann", "Bob", "Cleo"]

[table]
houses = 20
skyscrapers = 3
depots = 1
vouchers = ["bus_ticket*4", "cab_ahead_1"]
voucher_played = true
tickets = ["0*8", "200"]
dollars = 2

[p1]
deeds = ["donald_duck skyscraper", "flagada_jones hotel", "gare_donaldville depot", "water_works mortgaged"]
vouchers = ["bus_ticket", "cab_ahead_3*2"]
roll_three = ["roll_133", "roll_445"]
shares = ["general_radio*2", "general_radio mortgaged", "acme_motors*2 mortgaged"]
dollars = 3

[p2]
dollars = 1

[paid]
gare_donaldville = [60]
"""


def test_every_key_is_written_as_it_was_read():
    assert write_position(read(FULL)).replace("\n   ", "").replace(",\n]", " ]").split() == FULL.split()


def test_every_key_reaches_its_field():
    s = read(FULL).state
    donald, flagada, gare = DEED("donald_duck"), DEED("flagada_jones"), DEED("gare_donaldville")
    assert (s.level[donald], s.level[flagada], s.level[gare]) == (6, 5, 1)
    assert s.paid[donald * LEVELS : donald * LEVELS + 6] == [50] * 6
    assert s.paid[flagada * LEVELS : flagada * LEVELS + 6] == [50] * 5 + [0]
    assert s.paid[gare * LEVELS] == 60
    assert [s.stock[kind] for kind in (HOUSE, HOTEL, SKYSCRAPER, DEPOT, STAND)] == [20, 11, 3, 1, 0]
    general, acme = COMPANIES_OF("general_radio"), COMPANIES_OF("acme_motors")
    assert held(s.shares, COMPANIES, 0)[general] == 3
    assert held(s.pawned, COMPANIES, 0)[general] == 1
    assert (held(s.shares, COMPANIES, 0)[acme], held(s.pawned, COMPANIES, 0)[acme]) == (2, 2)
    assert held(s.shares, COMPANIES, BANK)[general] == 2
    assert s.dollars[:3] == [3, 1, 0]
    assert s.dollars[BANK] == 2
    bus, cab = VOUCHERS_OF("bus_ticket"), VOUCHERS_OF("cab_ahead_3")
    assert (held(s.vouchers, VOUCHER_KINDS, 0)[bus], held(s.vouchers, VOUCHER_KINDS, 0)[cab]) == (1, 2)
    assert held(s.vouchers, VOUCHER_KINDS, BANK)[bus] == 4
    assert (s.vouchers_gone[bus], s.vouchers_gone[cab]) == (12 - 1 - 4, 1)
    assert s.voucher_played == 1
    assert s.roll3[PICSOU.rolls.index("roll_133")] == 0
    assert s.roll3[PICSOU.rolls.index("roll_123")] == BANK
    assert s.tickets[: E.ticket_kinds] == [8, 0, 0, 0, 1, 0, 0]


def test_what_a_storm_left_uneven_is_a_position():
    text = HEAD + '\n[table]\nhouses = 27\n\n[p1]\ndeeds = ["riri 4", "fifi 1", "loulou"]\n'
    assert write_position(read(text)).split() == text.replace("[table]\nhouses = 27\n\n", "").split()
    with pytest.raises(NotationError, match="differ by at most one"):
        read('edition = "us1973"\nplayers = 2\n[p1]\ndeeds = ["baltic_avenue 2", "mediterranean_avenue"]\n')


def test_a_position_is_between_turns_and_hands_out_nothing_of_itself():
    s = read(HEAD).state
    assert sum(s.vouchers[: BANK * VOUCHER_KINDS]) == 0
    assert not any(holder < BANK for holder in s.roll3)
    assert sum(held(s.vouchers, VOUCHER_KINDS, BANK)) == 36
    assert is_between_turns(s)


def test_before_the_roll_for_first_player_the_cards_are_dealt_unless_some_are_held():
    dealt = read(HEAD + "[table]\nsetup = true\n")
    assert dealt.awaits.what == "card"
    assert write_position(dealt).split() == (HEAD + "[table]\nsetup = true\n").split()
    dealt.push_text("* card roll_123")
    assert not is_between_turns(dealt.state)
    given_out = read(HEAD + '[table]\nsetup = true\n[p1]\nroll_three = ["roll_123"]\n')
    assert given_out.awaits.kind == "rolloff"
    assert read(write_position(given_out)).state == given_out.state


def test_a_taxi_company_has_a_stand():
    taxi = next(name for k, name in enumerate(TAXI.deeds) if TAXI.tables.deed_kind[k] == 3)
    text = f'edition = "picsou-taxi"\nplayers = 2\n\n[p1]\ndeeds = ["{taxi} stand"]\n'
    game = read(text)
    assert game.state.stock[STAND] == TAXI.tables.stock[STAND] - 1
    assert write_position(game).split() == text.replace("players = 2", 'players = ["p1", "p2"]').split()
    record = Record.parse(
        f"{text.replace('[p1]', f'moves = {chr(34)}= {taxi} level stand{chr(34)}{chr(10)}[p1]')}"
    )
    assert run(record, "picsou-taxi") is None


@pytest.mark.parametrize(
    ("body", "line", "word", "expected"),
    [
        ('[p1]\nshares = ["general_radio*6"]', 4, "general_radio*6", "at most 5, as many as are left"),
        ('[p1]\nshares = ["general_radio*3"]\n[p2]\nshares = ["general_radio*3"]', 6, "general_radio*3",
         "at most 2, as many as are left"),
        ('[p1]\nshares = ["general_motors"]', 4, "general_motors", "a company of picsou"),
        ('[p1]\nshares = ["general_radio pawned"]', 4, "pawned", "the end of the line"),
        ('[p1]\nshares = ["general_radio*0"]', 4, "general_radio*0", "how many of general_radio, from 1"),
        ('[p1]\nshares = "general_radio"', 4, "shares = general_radio", "a list of texts"),
        ('[p1]\nroll_three = ["roll_133"]\n[p2]\nroll_three = ["roll_133"]', 6, "roll_133", "that nobody holds yet"),
        ('[p1]\nroll_three = ["roll_999"]', 4, "roll_999", "a Roll Three card of picsou"),
        ('[p1]\nvouchers = ["bus_ticket*13"]', 4, "bus_ticket*13", "at most 12, as many as are left"),
        ('[p1]\nvouchers = ["bus_ticket 2"]', 4, "2", "how many, after a star: bus_ticket*2"),
        ('[p1]\nvouchers = ["roll_133"]', 4, "roll_133", "a travel voucher of picsou"),
        ('[p1]\ndollars = 11', 4, "dollars = 11", "a whole number from 0 to 10"),
        ('[p1]\ndollars = 6\n[p2]\ndollars = 5', 6, "dollars = 5", "a whole number from 0 to 4"),
        ('[p1]\ndeeds = ["gare_donaldville hotel"]', 4, "hotel", "what is on it: depot, or mortgaged"),
        ('[p1]\ndeeds = ["riri depot"]', 4, "depot", "0 to 4 houses, hotel, skyscraper, or mortgaged"),
        ('[p1]\ndeeds = ["water_works 1"]', 4, "1", "only streets can be built on"),
        ('[p1]\ndeeds = ["donald_duck skyscraper"]', 4, "donald_duck", "because p1 does not own the complete group"),
        ('[table]\nvouchers = ["bus_ticket*13"]', 4, "bus_ticket*13", "at most 12, as many as are left"),
        ('[table]\nvouchers = ["bus_ticket*12"]\n[p1]\nvouchers = ["bus_ticket"]', 4, "bus_ticket*12",
         "at most 11, as many as are left"),
        ('[table]\ntickets = ["0*9"]', 4, "0*9", "at most 8, as many as are left"),
        ('[table]\ntickets = ["10"]', 4, "10", "the amount on a lottery ticket of picsou"),
        ('[table]\ndepots = 5', 4, "depots = 5", "a whole number from 0 to 4"),
        ('[table]\nstands = 1', 4, "stands", "a known key of [table]"),
        ('[table]\ndollars = 11', 4, "dollars = 11", "a whole number from 0 to 10"),
        ('[table]\nvoucher_played = 1', 4, "voucher_played = 1", "true or false"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_where_it_stands(body: str, line: int, word: str, expected: str):
    with pytest.raises(NotationError) as caught:
        read(HEAD + body + "\n")
    assert (caught.value.place.file, caught.value.place.line) == ("here.toml", line)
    assert caught.value.word == word
    assert expected in caught.value.expected


@pytest.mark.parametrize("key", ['vouchers = ["bus_ticket"]', "dollars = 1", 'shares = ["general_radio"]'])
def test_other_books_know_no_such_keys(key: str):
    with pytest.raises(NotationError, match="a known key"):
        read(f'edition = "us1973"\nplayers = 2\n[p1]\n{key}\n')


# --- expectations -----------------------------------------------------------------------------------


def fault(expectation: str, moves: str = "") -> str:
    """Return the real value instead of an expectation after some moves; empty if it holds."""
    record = Record.parse(FULL.replace("[table]", f'moves = """\n{moves}\n= {expectation}\n"""\n[table]'))
    failure = run(record, "picsou")
    assert failure is None or f"= {expectation}" == failure.text, failure
    return failure.reason if failure else ""


@pytest.mark.parametrize(
    ("expectation", "instead"),
    [
        ("p1 vouchers 3", ""),
        ("p1 vouchers 2", "3"),
        ("p1 vouchers cab_ahead_3 2", ""),
        ("p1 vouchers bus_ticket 2", "1"),
        ("p2 vouchers 0", ""),
        ("p1 dollars 3", ""),
        ("p1 dollars 4", "3"),
        ("p1 shares general_radio 3", ""),
        ("p1 shares general_radio 2", "3"),
        ("p1 mortgaged general_radio 1", ""),
        ("p1 mortgaged acme_motors 1", "2"),
        ("p1 has roll_445 cab_ahead_3", ""),
        ("p1 has roll_123", "roll_133 roll_445 bus_ticket cab_ahead_3"),
        ("p2 has nothing", ""),
        ("p2 has bus_ticket", "nothing"),
        ("donald_duck level skyscraper", ""),
        ("donald_duck level hotel", "skyscraper"),
        ("flagada_jones level skyscraper", "hotel"),
        ("gare_donaldville level depot", ""),
        ("gare_klondike level depot", "0"),
        ("gare_klondike level 0", ""),
        ("bank skyscrapers 3", ""),
        ("bank depots 2", "1"),
        ("bank dollars 2", ""),
        ("bank tickets 9", ""),
        ("bank vouchers 5", ""),
        ("bank vouchers bus_ticket 4", ""),
        ("bank shares general_radio 2", ""),
        ("bank shares acme_motors 2", "3"),
        ("offers p1 sell dollars yes", ""),
        ("offers p3 sell dollars yes", "no"),
        ("offers p2 sell no", ""),
        ("offers p1 mortgage yes", ""),
        ("offers p1 voucher no", ""),
        ("awaits p1 roll", ""),
        ("awaits p1 done", "p1 roll"),
    ],
)
def test_expectations_hold_or_say_what_is_the_case(expectation: str, instead: str):
    found = fault(expectation)
    assert found == (f"it is {instead}" if instead else "")


@pytest.mark.parametrize(
    ("moves", "expectation"),
    [
        ("p1 roll 1 4", "awaits * ticket"),
        ("p1 roll 5 6", "awaits p1 dollars"),
        ("p1 roll 5 6", "offers p1 dollars yes"),
        ("p1 roll 1 5", "awaits * voucher"),
        ("p1 roll 3 5", "awaits * card"),
        ("p1 roll 3 5\n* card ch_nearest_utilities", "awaits * die8"),
        ("p1 roll 3 5\n* card ch_roll_three", "awaits * card"),
        ("p1 roll 3 5\n* card ch_roll_three\n* card roll_123", "awaits * dice"),
        ("p1 roll 3 5\n* card ch_stock_exchange", "awaits p1 share"),
        ("p1 roll 3 5\n* card ch_stock_exchange", "awaits p1 decline"),
        ("p1 roll 3 5\n* card ch_stock_exchange\np1 decline", "awaits p2 bid"),
    ],
)
def test_expectations_follow_the_game(moves: str, expectation: str):
    assert fault(expectation, moves) == ""


@pytest.mark.parametrize(
    ("line", "word", "expected"),
    [
        ("= p1 vouchers", "", "a travel voucher"),
        ("= p1 vouchers bus_ticket", "", "how many"),
        ("= p1 shares 2", "2", "a company"),
        ("= bank stands 1", "stands", "a field of the bank"),
        ("= riri level depot", "depot", "0 to 4 houses, hotel, skyscraper"),
        ("= water_works level 1", "1", "only streets can be built on"),
        ("= p1 has ch_go", "ch_go", "a card that can be kept"),
        ("= p1 has roll", "roll", "a card that can be kept of picsou"),
        ("= awaits * lottery", "lottery", "a verb"),
    ],
)
def test_expectations_that_cannot_be_read(line: str, word: str, expected: str):
    record = Record.parse(HEAD + f'moves = """\n{line}\n"""\n')
    with pytest.raises(NotationError) as caught:
        run(record, "picsou")
    assert caught.value.word == word
    assert expected in caught.value.expected
