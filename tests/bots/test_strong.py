"""The level `strong`: what it thinks of deals, that it learns from answers, and that it plays the same both ways."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bots.rounds_of_deals import PLAYERS, TRADER, Level, dealt_out, lead_round, signed_for
from passgo.bots import fitted
from passgo.bots.fitted import new_memories
from passgo.bots.memory import REFUSED, Memory, working_memory
from passgo.bots.policy import Policy
from passgo.bots.registry import TableBot, policy
from passgo.bots.rng import WORDS, seed
from passgo.bots.strong import player
from passgo.bots.strong.dealing import CASH, GIVEN, PARTNER, TAKEN
from passgo.bots.strong.partners import (
    NO_DEAL,
    RULES_HELD,
    WHOLE,
    WORTH,
    learn,
    weight,
)
from passgo.bots.strong.player import is_borne_out, percent_for_two, promises_more, raised
from passgo.bots.strong.trials import AFTER
from passgo.bots.user_bots import user_policy
from passgo.editions import find_edition
from passgo.game import Game, Move
from passgo.notation import parse_move
from passgo.notation.records import Record
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.base.things import bits
from passgo.rules.engine import MOST_MOVES, apply
from passgo.rules.trade import table_deal
from passgo.sim.tournament import make_plan, play_chunk

STRONG = policy("strong")

TWO_HALVES = """
edition = "us1973"
players = 3
[p1]
cash = 800
deeds = ["oriental_avenue", "vermont_avenue", "boardwalk"]
[p2]
cash = 800
deeds = ["park_place", "connecticut_avenue", "states_avenue"]
[p3]
cash = 800
deeds = ["new_york_avenue", "ventnor_avenue"]
"""


def game(text: str) -> Game:
    return Record.parse(text).replay()


def rng() -> list[int]:
    words = [0] * WORDS
    seed(words, 5)
    return words


@pytest.mark.parametrize(
    ("offer", "taken"),
    [
        ("p2 offer p1 connecticut_avenue for boardwalk 700", False),  # a group, but nothing to build it with
        ("p2 offer p1 connecticut_avenue 100 for 20", True),
        ("p3 offer p1 10 for boardwalk", False),
        ("p3 offer p1 nothing for 1", False),
        ("p3 offer p1 new_york_avenue for 1", True),
        ("p3 offer p1 new_york_avenue ventnor_avenue for 50", True),
    ],
)
def test_it_takes_what_brings_a_better_chance(offer: str, taken: bool) -> None:
    position = game(TWO_HALVES)
    assert TableBot(STRONG).answer(position, 0, parse_move(offer, position.edition), rng()).accepted is taken


def promising(s: State, E: Tables) -> bool:
    """Would the value network accept? A trader can know that part of the rule; the rollouts are those of the player."""
    memory = new_memories(E, PLAYERS)[s.deal_to]
    return promises_more(s, E, s.deal_to, moves.code(moves.ACCEPT, s.deal_to, 0), memory)


def sign_what_promises_more(
    s: State, E: Tables, seat: int, _room: list[int], _deal: Deal, _rng: list[int], _memory: Memory
) -> int:
    """It may sign less than this, and never more."""
    return moves.code(moves.ACCEPT if promising(s, E) else moves.REJECT, seat, 0)


ONE_GROUP = """
edition = "us1973"
players = 2
[p1]
cash = 600
deeds = ["oriental_avenue", "vermont_avenue", "connecticut_avenue"]
[p2]
cash = 900
deeds = ["boardwalk"]
"""


def test_plans_that_lead_to_the_same_are_played_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no mortgage to lift it makes no difference whether it lifts or builds first."""
    position = game(ONE_GROUP)
    s, E = position.state, position.edition.tables
    memory = new_memories(E, 2)[0]
    seen: list[str] = []

    def seen_once(
        E: Tables, seat: int, run: int, count: int, turns: int, room: list[int], memory: Memory
    ) -> int:
        after = memory.trials[AFTER]
        seen.append(f"{after.cash} {after.level}")
        return 0

    monkeypatch.setattr(player, "mean_chance", seen_once)
    player.choose_plan(s, E, 0, [0] * MOST_MOVES, rng(), memory)
    assert len(seen) > 3
    assert len(seen) == len(set(seen))


def test_a_round_of_deals_that_ends_where_it_began_makes_no_trader_richer() -> None:
    rounds = 0
    for number in (6, 11, 13, 15):
        s, E = dealt_out("us1973", number)
        purse = s.cash[TRADER] = 3_000
        if lead_round(s, E, Level(promising, sign_what_promises_more), Random(number)):
            rounds += 1
            assert s.cash[TRADER] < purse
    assert rounds > 1, "some come back"


def test_nobody_gets_by_asking_often_what_it_would_not_sign_once() -> None:
    """A dollar less than the evaluator wants: roll-outs alone would say yes now and then."""
    signed = 0
    for number in range(6):
        s, E = dealt_out("us1973", number)
        s.cash[TRADER] = 3_000
        terms = signed_for(s, E, promising, 1, 0, s.holds[1] & -s.holds[1])
        if terms is None or terms.give_cash < 2:
            continue
        terms.give_cash -= 1
        offered = s.copy()
        table_deal(offered, TRADER, terms)
        apply(offered, E, moves.code(moves.OFFER, TRADER, 1))
        for attempt in range(8):
            words = [0] * WORDS
            seed(words, attempt)
            memory = new_memories(E, PLAYERS)[1]
            answer = STRONG(offered, E, 1, [0] * MOST_MOVES, Deal(), words, memory)
            signed += moves.kind_of(answer) == moves.ACCEPT
    assert signed == 0


def test_it_learns_what_a_partner_takes() -> None:
    memory = Memory()
    for _ in range(4):
        learn(memory, 2, 1 << WORTH, accepted=True)
    assert weight(memory, 2, WORTH) > WHOLE // 2
    assert WHOLE // RULES_HELD < weight(memory, 1, WORTH) < weight(memory, 2, WORTH)
    memory = Memory()
    for _ in range(6):
        learn(memory, 1, sum(1 << held for held in range(1, RULES_HELD)), accepted=False)
    assert weight(memory, 1, NO_DEAL) > WHOLE // 2


def test_it_makes_no_offer_twice_at_one_roll_and_not_many() -> None:
    position = game(TWO_HALVES)
    bot, words, offers = TableBot(STRONG), rng(), list[Move]()
    while (move := bot.ask(position, 0, words)) is not None and move.kind == moves.OFFER:
        assert position.why_not(move) is None
        offers.append(move)
        bot.hear(REFUSED + move.arg)
    assert 0 < len(offers) <= 5
    assert len(set(offers)) == len(offers)
    assert move is not None


def test_somebody_who_turns_down_one_offer_after_the_other_is_asked_ever_more_seldom() -> None:
    """A second word at once, a third a round later, then after two rounds, three, and so on."""
    position = game(TWO_HALVES)
    bot, words, offered = TableBot(STRONG), rng(), list[tuple[int, int]]()
    for number in range(8):
        while (move := bot.ask(position, 0, words)) is not None and move.deal is not None:
            offered.append((move.arg, number))
            bot.hear(REFUSED + move.arg)
        position.state.turn_no += position.state.players  # the next round, with nothing new in it
    assert offered
    for partner in (1, 2):
        rounds = [number for other, number in offered if other == partner]
        assert all(after - before >= n for n, (before, after) in enumerate(pairwise(rounds)))


def test_it_offers_nothing_that_playing_on_speaks_against() -> None:
    """The value network would give a complete group for two greens and cash, though others may soon stop there."""
    position = game("""
edition = "fr2013-speed"
players = 4
[table]
turn = "p2"
[p1]
cash = 2574
at = "place_de_la_bourse"
deeds = ["place_de_la_bourse", "la_fayette"]
[p2]
cash = 1587
at = "vaugirard"
deeds = ["lecourbe", "vaugirard", "republique", "villette", "neuilly", "paradis", "gare_de_lyon", "pigalle",
    "faubourg_saint_honore"]
[p3]
cash = 2952
at = "caisse_1"
deeds = ["belleville"]
[p4]
cash = 177
at = "paradis"
deeds = ["matignon 1", "malesherbes 1", "henri_martin 2", "breteuil"]
""")
    E = position.edition.tables
    deal = parse_move(
        "p2 offer p1 villette neuilly paradis for place_de_la_bourse la_fayette 871", position.edition
    ).deal
    assert deal is not None
    memory = new_memories(E, 4)[1]
    memory.notes[PARTNER], memory.notes[CASH] = 0, -deal.take.cash
    memory.notes[GIVEN], memory.notes[TAKEN] = bits(deal.give.deeds), bits(deal.take.deeds)
    for number in range(4):
        words = [0] * WORDS
        seed(words, number)
        assert not is_borne_out(position.state, E, 1, [0] * MOST_MOVES, words, memory)


def test_it_builds_where_that_decides_the_game() -> None:
    """The other player rolls next, may stop at each of the three, and has two sites to build on."""
    position = game("""
edition = "us1973"
players = 2
[p1]
cash = 900
deeds = ["new_york_avenue", "tennessee_avenue", "st_james_place"]
[p2]
cash = 400
at = "electric_company"
deeds = ["park_place", "boardwalk"]
""")
    words, bot, built = rng(), TableBot(STRONG), 0
    for _ in range(20):
        move = bot.ask(position, 0, words)
        assert move is not None
        if move.kind == moves.ROLL:
            break
        built += move.kind == moves.BUILD
        if move.kind != moves.OFFER:
            position.push(move)
    assert built >= 3


@pytest.mark.parametrize("edition", ["us1973", "picsou"])
def test_it_plays_the_same_compiled_and_interpreted(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitted, "EFFORT", 12)
    bots = ("strong", "rules", "strong")
    plans = [
        make_plan(find_edition(edition), bots, 1, seed=4, most_turns=60, interpreted=way)
        for way in (False, True)
    ]
    compiled, interpreted = (play_chunk(plan, 0, 1) for plan in plans)
    assert np.array_equal(compiled.rows, interpreted.rows)


def test_the_bots_of_its_page_make_no_offers_of_its_own(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "strong.md").read_text(encoding="utf-8")
    (tmp_path / "two.py").write_text(re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)[0])
    position = game(TWO_HALVES)

    def moves_of(bot: Policy, times: int) -> list[Move | None]:
        words = rng()
        return [TableBot(bot).ask(position, 0, words) for _ in range(times)]

    own = moves_of(STRONG, 1)[0]
    assert own is not None
    assert own.kind == moves.OFFER
    quiet = moves_of(user_policy(f"{tmp_path}/two.py:quiet"), 1)[0]
    assert quiet is not None
    assert quiet.kind == moves.ROLL
    offers = [
        move
        for move in moves_of(user_policy(f"{tmp_path}/two.py:as_rules_offer"), 60)
        if move is not None and move.kind == moves.OFFER
    ]
    assert 0 < len(offers) < 20
    assert own not in offers


RICH = """
edition = "us1973"
players = 2
moves = '''
p1 roll 1 2
p1 decline
p1 bid {said}
'''
[p1]
cash = 90000
[p2]
cash = {purse}
"""


@pytest.mark.parametrize(
    ("said", "purse", "bid"),
    [(10, 90_000, 26), (200, 90_000, 251), (2_000, 90_000, 2_501), (2_000, 2_050, 2_050)],
)
def test_a_bid_is_raised_by_a_part_of_it_or_of_the_price(said: int, purse: int, bid: int) -> None:
    """Otherwise two players who want a deed bid dollar by dollar up to fifty thousand."""
    position = game(RICH.format(purse=purse, said=said))
    s, E = position.state, position.edition.tables
    assert raised(s, E, 1, moves.code(moves.BID, 1, said + 1)) == moves.code(moves.BID, 1, bid)


@pytest.mark.parametrize(
    ("own", "others", "percent"),
    [
        ("", "", 90),
        ("states_avenue", "", 100),
        ("", "states_avenue", 100),
        ("states_avenue", "virginia_avenue", 90),
        ("", "states_avenue virginia_avenue", 130),
        ("states_avenue virginia_avenue", "", 130),
    ],
)
def test_alone_with_another_it_pays_most_for_the_last_site_of_a_colour(
    own: str, others: str, percent: int
) -> None:
    position = game(
        f"edition = 'us1973'\nplayers = 2\n[p1]\ndeeds = {own.split()}\n[p2]\ndeeds = {others.split()}"
    )
    deed = position.edition.deeds.index("st_charles_place")
    assert percent_for_two(position.state, position.edition.tables, 0, deed) == percent


def test_two_rich_ones_settle_who_pays_more_in_a_hundred_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    """One lacks a site for a colour group, and the other would rather pay than let them have it; each has thousands."""
    monkeypatch.setattr(working_memory(), "effort", 6)
    position = game("""
edition = "us1973"
players = 2
moves = '''
p1 roll 2 3
p1 decline
p1 bid 1
'''
[p1]
at = "pennsylvania_avenue"
cash = 60000
deeds = ["park_place"]
[p2]
cash = 60000
deeds = ["tennessee_avenue", "new_york_avenue", "st_james_place"]
""")
    bots, words, said = (TableBot(STRONG), TableBot(STRONG)), rng(), list[int]()
    while position.awaits.kind == "auction" and len(said) < 100:
        (seat,) = position.to_act
        move = bots[seat].ask(position, seat, words)
        assert move is not None
        if move.kind == moves.BID:
            said.append(move.arg)
        position.push(move)
    assert position.awaits.kind != "auction"
    assert said[-1] > 400, "both wanted it"
