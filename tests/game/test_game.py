"""`Game`: moves pushed, refused, undone; what stands; how it ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.editions import compose
from passgo.game import (
    Game,
    IllegalMove,
    IllegalSetup,
    Move,
    Outcome,
    Refusal,
    Things,
    find_edition,
    setup_refusal,
    starting_notes,
)
from passgo.notation.records import Record
from passgo.rules.base import moves as m
from passgo.rules.base.state import BANK, TABLE

US = find_edition("us1973")
BOARDWALK = US.deeds.index("boardwalk")
ORIENTAL = US.deeds.index("oriental_avenue")


def position(text: str, edition: str = "us1973") -> Game:
    record = Record.parse(f'edition = "{edition}"\n{text}')
    return record.start(record.edition())


def random_game(seed: int, moves: int, players: int = 3) -> Game:
    """A game some random legal moves old; bids stay low so that it gets on."""
    rng = Random(seed)
    game = Game(US, players, rolloff=bool(seed % 2))
    while not game.is_over and len(game.moves) < moves:
        game.push(random_move(game, rng))
    return game


def random_move(game: Game, rng: Random) -> Move:
    back = Move.outcome(m.TAKEBACK, rng.randrange(1, 4))
    if rng.random() < 0.1 and game.why_not(back) is None:
        return back
    if game.chance_ways:
        return game.draw(rng)
    seat = rng.choice(game.to_act if rng.random() < 0.8 else range(game.state.players))
    choices = list(game.legal_moves(seat)) or list(game.legal_moves(game.to_act[0]))
    return rng.choice(choices)


# --- pushing and refusing ---------------------------------------------------------------------------


def test_push_gives_the_events_with_their_rules():
    game = Game(US, ["Ann", "Bob"])
    game.push(Move.of(m.ROLL, 0))
    events = game.push(Move.dice(2, 4))
    assert [(event.kind, event.rule, event.seat) for event in events] == [
        ("threw", "dice-movement", 0),
        ("moved", "dice-movement", 0),
        ("on-sale", "buy-unowned-option", 0),
    ]
    assert events[2].args == {"deed": ORIENTAL, "price": 100}
    assert events[2].types == {"deed": "deed", "price": "money"}
    assert events[2].named(US) == {"deed": "oriental_avenue", "price": 100}


@pytest.mark.parametrize(
    ("text", "moves", "rule"),
    [
        ("", "p1 roll 3 4\n* card ch_advance_boardwalk", "card-moves-resolve-space"),
        ("", "p1 roll 3 4\n* card ch_back_three", "card-moves-resolve-space"),
        ("[p1]\njail_turn = 1", "p1 roll 2 2", "jail-exit-doubles"),
        ("[p1]\njail_turn = 3", "p1 roll 1 2", "jail-exit-third-turn"),
    ],
)
def test_a_move_cites_what_moves_the_token(text: str, moves: str, rule: str):
    game = position(f"players = 2\n{text}")
    events = game.push_text(moves)
    assert [event.rule for event in events if event.kind == "moved"][-1:] == [rule]


RUIN = """
[p1]
at = "short_line"
cash = 20
deeds = ["oriental_avenue mortgaged"]
cards = ["ch_get_out_of_jail"]
[p2]
deeds = ["boardwalk 3", "park_place 3"]
"""
DEAL = '[p1]\ndeeds = ["oriental_avenue mortgaged"]'


@pytest.mark.parametrize(
    ("text", "moves", "kind", "rule"),
    [
        (RUIN, "p1 roll 1 2\np1 bankrupt", "paid", "bankrupt-to-bank"),
        (RUIN, "p1 roll 1 2\np1 bankrupt", "card-returned", "bankrupt-goojf"),
        (RUIN, "p1 roll 1 2\np1 bankrupt", "auction-opened", "bankrupt-to-bank"),
        (RUIN, "p1 roll 1 3\np2 claim p1\np1 bankrupt", "paid", "bankrupt-to-player"),
        (
            RUIN,
            "p1 roll 1 3\np2 claim p1\np1 bankrupt\np2 keep oriental_avenue",
            "kept-mortgage",
            "bankrupt-mortgaged-interest",
        ),
        (
            RUIN,
            "p1 roll 1 3\np2 claim p1\np1 bankrupt\np2 lift oriental_avenue",
            "lifted",
            "bankrupt-mortgaged-interest",
        ),
        (
            DEAL,
            "p1 offer p2 oriental_avenue for 1\np2 accept\np2 keep oriental_avenue",
            "kept-mortgage",
            "mortgage-transfer-interest",
        ),
        (
            DEAL,
            "p1 offer p2 oriental_avenue for 1\np2 accept\np2 lift oriental_avenue",
            "lifted",
            "mortgage-transfer-lift-now",
        ),
        (DEAL, "p1 lift oriental_avenue", "lifted", "mortgage-lift"),
        ("", "p1 roll 2 4\np1 decline", "auction-opened", "auction-on-decline"),
    ],
)
def test_what_a_bankrupt_leaves_and_what_is_traded_cite_their_own_rules(
    text: str, moves: str, kind: str, rule: str
):
    game = position(f"players = 3\n{text}")
    events = game.push_text(moves)
    assert [event.rule for event in events if event.kind == kind][-1:] == [rule]


def test_an_illegal_move_changes_nothing_and_names_its_rule():
    game = Game(US, 2)
    before, moves = game.state, game.moves
    with pytest.raises(IllegalMove) as caught:
        game.push(Move.of(m.ROLL, 1))
    assert caught.value.refusal == Refusal("not-your-turn", "turn-order-left")
    assert game.state == before
    assert game.moves == moves


def test_why_not_answers_without_changing_anything():
    game = Game(US, 2)
    before = game.state.copy()
    assert game.why_not(Move.of(m.ROLL, 0)) is None
    assert game.why_not(Move.of(m.BUY, 0)) == Refusal("not-for-sale", "buy-unowned-option")
    assert game.why_not(Move.offer(0, 1, Things(cash=1), Things())) is None
    assert game.state == before


def test_a_standing_offer_survives_the_question_about_another():
    game = position('players = 3\n[p1]\ndeeds = ["boardwalk"]')
    offer = Move.offer(0, 1, Things(deeds=(BOARDWALK,)), Things(cash=500))
    game.push(offer)
    assert game.why_not(Move.offer(2, 0, Things(cash=1), Things(deeds=(BOARDWALK,)))) is not None
    game.push(Move.of(m.ACCEPT, 1))
    assert game.owner("boardwalk") == 1
    assert (game.cash(0), game.cash(1)) == (2000, 1000)


# --- undoing ----------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(1, 250))
def test_pop_undoes_push_exactly(seed: int, moves: int):
    game = random_game(seed, moves)
    states = [game.state.copy()]
    pushed = list(game.moves)
    start = game.start
    while game.moves:
        move = game.pop()
        assert move == pushed[len(game.moves)]
        states.append(game.state.copy())
    assert states[-1] == start
    for move in pushed:
        assert game.state == states.pop()
        game.push(move)
    assert game.state == states.pop()


def test_pop_goes_back_over_offers():
    game = position('players = 2\n[p1]\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["park_place"]')
    game.push_text(
        "p1 offer p2 boardwalk 30 for park_place 10\np2 accept\np2 mortgage boardwalk\np2 lift boardwalk",
    )
    states = [game.state]
    while game.moves:
        game.pop()
        states.append(game.state)
    assert [state.owner[BOARDWALK] for state in states] == [1, 1, 1, 0, 0]
    assert [state.cash[0] for state in states] == [1480, 1480, 1480, 1500, 1500]
    assert states[3].give_cash == 30


def test_pop_at_the_start_raises():
    with pytest.raises(IndexError):
        Game(US, 2).pop()


def test_a_copy_goes_its_own_way():
    game = random_game(5, 60)
    before, record = game.state.copy(), game.moves
    twin = game.copy()
    for _ in range(30):
        twin.pop()
    for _ in range(40):
        twin.push(random_move(twin, Random(1)))
    assert game.state == before
    assert game.moves == record
    assert twin.state != before
    game.pop()
    assert len(twin.moves) == 70


def test_a_game_from_a_state_does_not_write_into_it():
    state = Game(US, 2).state.copy()
    before = state.copy()
    game = Game.from_state(US, ["Ann", "Bob"], state)
    game.push_text("p1 roll 2 4\np1 buy")
    assert state == before


def test_takeback_undoes_moves_and_is_in_the_record():
    game = position('players = 2\n[p1]\ndeeds = ["boardwalk", "park_place"]')
    start = game.state
    game.push_text("p1 build boardwalk\np1 build park_place")
    assert game.push(Move.outcome(m.TAKEBACK, 2)) == []
    assert game.state == start
    assert [move.verb for move in game.moves] == ["build", "build", "takeback"]
    assert game.line == []
    game.push_text("p1 build park_place\n* takeback 1\np1 mortgage boardwalk")
    assert [move.verb for move in game.line] == ["mortgage"]
    assert game.cash(0) == 1700
    game.pop()
    game.pop()
    assert game.level("park_place") == 1


def test_nothing_is_taken_back_past_chance():
    game = Game(US, 2)
    game.push_text("p1 roll 2 4\np1 buy")
    assert game.why_not(Move.outcome(m.TAKEBACK, 1)) is None
    assert game.why_not(Move.outcome(m.TAKEBACK, 2)) == Refusal("takeback-past-chance", "")
    assert game.why_not(Move.outcome(m.TAKEBACK, 4)) == Refusal("takeback-too-far", "")
    assert game.why_not(Move.outcome(m.TAKEBACK, 0)) == Refusal("takeback-too-far", "")
    with pytest.raises(IllegalMove):
        game.push(Move.outcome(m.TAKEBACK, 2))
    assert game.owner("oriental_avenue") == 0
    game.push(Move.outcome(m.TAKEBACK, 1))
    assert game.why_not(Move.outcome(m.TAKEBACK, 1)) == Refusal("takeback-past-chance", "")


# --- what may be done -------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 200))
def test_legal_moves_are_those_that_why_not_admits(seed: int, moves: int):
    game = random_game(seed, moves, 4)
    listed = set(game.legal_moves())
    assert all(game.why_not(move) is None for move in listed)
    for seat in range(4):
        for kind in (m.ROLL, m.BUY, m.DECLINE, m.PASS, m.FINE, m.TAX_FLAT, m.BANKRUPT, m.ACCEPT, m.WITHDRAW):
            move = Move.of(kind, seat)
            assert (move in listed) == (game.why_not(move) is None)
        for deed in range(US.tables.deeds):
            for kind in (m.BUILD, m.SELL, m.MORTGAGE, m.LIFT, m.KEEP, m.PLACE):
                move = Move.of(kind, seat, deed)
                assert (move in listed) == (game.why_not(move) is None)


def test_legal_moves_are_lazy_and_judge_amounts_and_offers():
    game = Game(US, 3)
    game.push_text("p1 roll 2 4\np1 decline\np2 bid 40")
    moves = game.legal_moves(2)
    assert list(moves) == [Move.of(m.BID, 2, 41), Move.of(m.PASS, 2)]
    assert Move.of(m.BID, 2, 700) in moves
    assert Move.of(m.BID, 2, 40) not in moves
    assert Move.of(m.BID, 2, 1501) not in moves
    assert Move.of(m.PASS, 0) not in moves
    assert Move.of(m.PASS, 0) in game.legal_moves()
    assert moves.count() == 2
    assert not game.legal_moves(1)
    assert "bid 41" in repr(moves)
    game.push(Move.of(m.PASS, 2))
    assert moves.count() == 0


def test_limits_of_bids_and_wants():
    game = Game(US, 3)
    assert game.limits(0, m.BID) == (0, 0)
    game.push_text("p1 roll 2 4\np1 decline")
    assert game.limits(1, m.BID) == (1, 1500)
    game.push_text("p2 bid 40")
    assert game.limits(0, m.BID) == (41, 1500)
    assert game.limits(1, m.BID) == (0, 0)
    short = position(
        "players = 2\n[table]\nhouses = 1\n"
        '[p1]\ndeeds = ["boardwalk", "park_place 1"]\n[p2]\ndeeds = ["baltic_avenue 3", "mediterranean_avenue 3"]'
    )
    short.push_text("p1 build boardwalk")
    assert short.limits(1, m.WANT) == (0, 2)
    assert short.limits(0, m.WANT) == (0, 7)


# --- chance -----------------------------------------------------------------------------------------


def test_chance_is_a_seat_whose_ways_are_counted():
    game = Game(US, 2)
    assert game.chance_ways == 0
    assert game.to_act == (0,)
    with pytest.raises(ValueError, match="no dice or cards are pending"):
        game.draw(Random(1))
    game.push(Move.of(m.ROLL, 0))
    assert game.to_act == (TABLE,)
    assert game.chance_ways == 36
    outcomes = game.chance_outcomes()
    assert sum(outcomes.values()) == 36
    assert outcomes[Move.dice(3, 4)] == 1
    assert set(game.legal_moves()) == set(outcomes)
    with pytest.raises(IndexError):
        game.chance_outcome(36)
    assert game.draw(Random(7)) == game.draw(Random(7))
    game.push(Move.dice(3, 4))
    assert set(game.chance_outcomes()) == {Move.outcome(m.CARD, card) for card in range(16)}


# --- what stands ------------------------------------------------------------------------------------


def test_questions_carry_their_figures():
    game = Game(US, 3, rolloff=True)
    assert (game.awaits.kind, game.awaits.seats) == ("rolloff", (0,))
    game = position(
        "players = 3\n[p1]\njail_turn = 2\n[p2]\ncash = 40\n"
        'deeds = ["oriental_avenue mortgaged"]\n[p3]\ndeeds = ["boardwalk"]'
    )
    jail = game.awaits
    assert (jail.kind, jail.amount, jail.turn) == ("jail", 50, 2)
    game.push_text("p2 offer p3 oriental_avenue for 30")
    assert (game.awaits.kind, game.awaits.by, game.awaits.seats) == ("offer", 1, (2,))
    game.push_text("p3 accept")
    transfer = game.awaits
    assert (transfer.kind, transfer.seats, transfer.deed) == ("transfer", (2,), ORIENTAL)
    assert (transfer.lift, transfer.keep) == (55, 5)
    assert transfer.deeds == (ORIENTAL,)
    game.push_text("p3 keep oriental_avenue\np1 roll 1 2\np2 roll")
    assert (game.awaits.kind, game.awaits.what) == ("chance", "dice")
    game.push_text("* dice 1 3")
    tax = game.awaits
    assert (tax.kind, tax.amount, tax.percent) == ("tax", 200, 10)
    game.push_text("p2 tax flat")
    debt = game.awaits
    assert (debt.kind, debt.seats, debt.amount, debt.by) == ("debt", (1,), 200, BANK)
    assert debt.rule == "income-tax-choice"
    game.push_text("p2 bankrupt\np3 roll 2 5")
    card = game.awaits
    assert (card.kind, card.what, card.deck) == ("chance", "card", US.decks.index("chance"))
    game.push_text("* card ch_advance_illinois")
    buy = game.awaits
    assert (buy.kind, buy.amount, buy.deed) == ("buy", 240, US.deeds.index("illinois_avenue"))
    game.push_text("p3 decline\np1 bid 7")
    auction = game.awaits
    assert (auction.kind, auction.seats, auction.by) == ("auction", (2,), 0)
    assert (auction.amount, auction.least, auction.among) == (7, 8, (0, 2))
    assert auction.deed == US.deeds.index("illinois_avenue")


def test_a_shortage_is_asked_and_placed():
    game = position(
        "players = 2\n[table]\nhouses = 1\n"
        '[p1]\ndeeds = ["boardwalk", "park_place"]\n[p2]\ndeeds = ["baltic_avenue", "mediterranean_avenue"]'
    )
    game.push_text("p1 build boardwalk")
    shortage = game.awaits
    assert (shortage.kind, shortage.seats, shortage.among) == ("shortage", (0, 1), (0, 1))
    assert (shortage.building, shortage.amount, shortage.by) == (0, 1, 0)
    game.push_text("p1 want 1\np2 want 1")
    assert (game.awaits.kind, game.awaits.building, game.awaits.deed) == ("auction", 0, None)
    game.push_text("p2 bid 3\np1 pass")
    place = game.awaits
    assert (place.kind, place.seats, place.building, place.amount) == ("place", (1,), 0, 3)


def test_the_game_ends_with_one_survivor():
    game = position('players = 2\n[p1]\nat = "short_line"\ncash = 50')
    game.push_text("p1 roll 1 2")
    assert not game.is_over
    assert game.outcome is None
    game.push_text("p1 bankrupt")
    assert game.is_over
    assert game.outcome == Outcome((1,), "last-player-wins")
    assert game.to_act == ()
    assert game.awaits.kind == "over"
    assert not game.legal_moves()
    assert game.why_not(Move.of(m.ROLL, 1)) == Refusal("game-over", "last-player-wins")
    assert repr(game).splitlines()[0].endswith(", won by p2")


def test_the_picture_shows_the_board():
    game = position(
        'players = ["Ann", "Bob", "Cleo"]\n'
        '[p1]\ncash = 1234\ndeeds = ["boardwalk hotel", "park_place 4"]\ncards = ["ch_get_out_of_jail"]\n'
        '[p2]\njail_turn = 2\ndeeds = ["reading_railroad mortgaged"]\n[p3]\nout = true\n'
        '[[claims]]\nlander = "p1"\nowner = "p2"\ndeed = "reading_railroad"\namount = 25'
    )
    lines = repr(game).splitlines()
    assert lines[0] == "us1973, turn 0 of p1, awaits p1: throw"
    assert lines[1].split() == ["0", "go", "1", "20", "free_parking"]
    assert lines[6].split() == ["5", "reading_railroad", "p2", "mortg.", "25", "bo_railroad"]
    assert "10 jail" in lines[11]
    assert "[2]" in lines[11]
    assert lines[20].split()[-4:] == ["39", "boardwalk", "p1", "hotel"]
    assert "p1 Ann    1234  go, ch_get_out_of_jail" in lines
    assert "p2 Bob    1500  jail, in jail, turn 2" in lines
    assert "p3 Cleo bankrupt, out 1." in lines
    assert "bank: 28 houses, 11 hotels" in lines
    assert "rent open: p1 owes p2 for reading_railroad: 25" in lines


def test_the_picture_names_who_keeps_the_bank():
    lines = repr(Game(US, 6, banker="Zoe")).splitlines()
    assert "bank, kept by Zoe: 32 houses, 12 hotels" in lines


def test_the_picture_names_house_rules():
    edition = compose("us1973", {"edition": {"house": True}, "knobs": {"go_salary": 400}}, "here")
    game = Game(edition, 2)
    assert repr(game).startswith("us1973 with house rules, turn 0 of p1, awaits p1: throw\n")


# --- setting up -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "banker_only", "key"),
    [
        (1, False, "too-few-players"),
        (2, False, ""),
        (8, False, ""),
        (9, False, "too-many-players"),
        (4, True, "banker-must-play"),
        (5, True, ""),
        (8, True, ""),
    ],
)
def test_who_may_sit_down(players: int, banker_only: bool, key: str):
    refusal = setup_refusal(US, players, banker_only)
    assert (refusal.key if refusal else "") == key
    names = [f"P{n}" for n in range(players)]
    if key:
        with pytest.raises(IllegalSetup) as caught:
            Game(US, names, banker="Zoe" if banker_only else None)
        assert caught.value.refusal == refusal
    else:
        game = Game(US, names, banker="Zoe" if banker_only else None)
        assert [game.cash(seat) for seat in range(players)] == [1500] * players


@pytest.mark.parametrize(
    ("players", "banker", "key"),
    [
        (4, "P0", ""),
        (5, "P0", "banker-must-not-play"),
        (3, "Zoe", "banker-must-play"),
        (4, "Zoe", ""),
        (5, "Zoe", ""),
        (6, "Zoe", "too-many-players"),
        (6, None, ""),
    ],
)
def test_at_a_large_table_of_the_fifth_book_the_banker_only_banks(players: int, banker: str | None, key: str):
    """Above four persons they have no token, and the six of the rulebook are persons."""
    names = [f"P{n}" for n in range(players)]
    if key:
        with pytest.raises(IllegalSetup) as caught:
            Game("picsou", names, banker=banker)
        assert caught.value.refusal.key == key
    else:
        assert Game("picsou", names, banker=banker).banker == banker


def test_a_banker_who_plays_may_be_one_of_two():
    assert Game(US, ["Ann", "Bob"], banker="Bob").banker == "Bob"


def test_notes():
    notes = starting_notes(US)
    assert list(notes) == sorted(notes, reverse=True)
    assert sum(value * count for value, count in notes.items()) == US.tables.starting_cash


def test_an_edition_may_be_named():
    assert Game("us1973").edition is find_edition("us1973")
    assert Game("us1973", 3).players == ("p1", "p2", "p3")


# --- values -----------------------------------------------------------------------------------------


def test_moves_are_values():
    offer = Move.offer(0, 1, Things(cash=50, deeds=(3, 1, 3)), Things(cards=(1,)))
    assert offer == Move.offer(0, 1, Things(cash=50, deeds=(1, 3)), Things(cards=(1,)))
    assert len({offer, Move.offer(0, 1, Things(cash=50, deeds=(1, 3)), Things(cards=(1,)))}) == 1
    assert offer != Move.offer(0, 1, Things(cash=50, deeds=(1,)), Things(cards=(1,)))
    assert (offer.kind, offer.seat, offer.arg) == (m.OFFER, 0, 1)
    assert not Things()
    assert Things(cards=(0,))
    assert Move.dice(1, 2).is_chance
    assert not Move.outcome(m.TAKEBACK, 1).is_chance
    assert repr(Move.of(m.BID, 2, 41)) == "<Move p3 bid 41>"
