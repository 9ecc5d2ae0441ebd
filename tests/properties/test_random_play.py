"""Much random play from positions made for it: everything is conserved, and rare things do occur.

A test that never meets a shortage proves nothing about shortages, so each of the rare things is counted. Most
of them begin in the scenarios of the rulebooks: random play continues from each state that these come to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from passgo.editions import edition_names, find_edition
from passgo.notation.records import Record
from passgo.rules.auction import is_building
from passgo.rules.base import events, frames, moves
from passgo.rules.base.reasons import REASONS
from passgo.rules.base.state import BANK, HOTEL, State
from passgo.rules.base.tables import COLLECT_EACH, PAY_EACH, PAY_PER_DEED, Tables
from passgo.rules.invariants import NAMES, broken, money_total
from properties.positions import MOODS, before_card, random_position, ruinous_card
from properties.walk import (
    Step,
    event_kinds,
    is_listed,
    is_over,
    make,
    random_code,
    random_offer,
    random_step,
    refusal,
    stack,
)  # fmt: skip

GAMES = 80
GAMES_OF_OTHERS = 8
GAMES_OF_THE_FIFTH = 20
MOVES = 160
MOVES_AFTER_A_SCENARIO = 14
CARD_GAMES = 30
SPECIAL_CARDS = 8
QUESTIONS = 3
QUESTIONS_AT_A_CHOICE = 25  # few games come to one

WITH_PAPERS = [name for name in edition_names() if find_edition(name).tables.companies]
HOUSE_RULE = "a house rule, in no book"
SCENARIOS = sorted((Path(__file__).parents[1] / "rulebook").glob("*/*.toml"))
HARD_TO_MEET = {
    "pot-paid": HOUSE_RULE,
    "stays-with-bank": HOUSE_RULE,
}
"""Refusals and events that play at random does not meet, and why."""

RARE = (
    "a debt of somebody whose turn it is not", "a debt above a purchase", "a debt while a transfer waits",
    "a debt for the forced fine", "two debts at once", "an offer while a debt waits", "an auction of a building",
    "an auction of an estate", "a shortage in another's turn", "a shortage of hotels", "a place to choose",
    "a bankrupt to the bank", "a bankrupt to a player", "a bankrupt who was not on turn",
    "two ruined by one card", "a bankrupt's kept card goes back", "a card from the known part of a pile",
)  # fmt: skip

SIDES = ("cash", "deeds", "cards", "mortgages", "nothing", "all three")
DEALS = (
    *(f"{what} {side}" for what in SIDES for side in ("given", "taken")),
    "cash both ways",
    "mortgages both ways",
)


@dataclass
class Seen:
    """The situations that random games met."""

    moves: int = 0
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    deals: Counter[str] = field(default_factory=Counter)
    things: Counter[str] = field(default_factory=Counter)
    deepest: tuple[int, ...] = ()


def starts(name: str, games: int) -> Iterator[tuple[str, Tables, State]]:
    """Positions of every mood and number of players of an edition."""
    E = find_edition(name).tables
    for game in range(games):
        players = E.min_players + game % (E.max_players - E.min_players + 1)
        yield f"{name} {game}", E, random_position(E, Random(game), players, MOODS[game % len(MOODS)])


def ruinous_starts(name: str, games: int) -> Iterator[tuple[str, Tables, State]]:
    """Return positions in which one card, by which each pays the drawer or is paid, ruins two."""
    E = find_edition(name).tables
    cards = [c for c in range(E.cards) if E.card_effect[c] in (COLLECT_EACH, PAY_EACH)]
    for game in range(games):
        players = 4 + game % 5
        s = ruinous_card(E, Random(game), cards[game % len(cards)], players, 2 + game % 2)
        yield f"{name} card {game}", E, s


def card_starts(name: str, times: int) -> Iterator[tuple[str, Tables, State]]:
    """Return positions in which a card comes that few editions have, each this many times."""
    E = find_edition(name).tables
    for card in range(E.cards):
        if E.card_effect[card] >= PAY_PER_DEED:
            for time in range(times):
                rng = Random(card + E.cards * time)
                yield f"{name} card {card} {time}", E, before_card(E, rng, 3 + card % 4, card)


def scenario_starts(seen: Seen) -> Iterator[tuple[str, Tables, State]]:
    """Return the states after each move of each scenario: at its end, and wherever something waits to be settled.

    On the way, refusals in the scenario are checked. Some scenarios begin with fewer houses than the box
    holds, or with other things that no game comes to: nobody plays on from there.
    """
    for file in SCENARIOS:
        record = Record.read(file)
        if record.refused:
            continue
        name = record.editions[-1]
        edition = record.edition(name)
        game = record.start(edition)
        lines = list(record.lines(edition, name))
        left = sum(len(line.moves) for line in lines)
        for line in lines:
            if len(line.refused) == 1 and line.refused[0].deal is None:
                ask(file.stem, game.state, edition.tables, [Step(line.refused[0].code)], seen)
            for move in line.moves:
                game.push(move)
                left -= 1
                s = game.state.copy()
                if (s.depth > 1 or not left) and not broken(s, edition.tables, money_total(s)):
                    yield f"{file.stem}, {left} before its end", edition.tables, s


@pytest.fixture(scope="module")
def seen() -> Seen:
    """All the games, each invariant checked after each move, each refused move compared with nothing done."""
    seen = Seen()
    for start in starts("us1973", GAMES):
        play_one(*start, seen)
    for start in ruinous_starts("us1973", CARD_GAMES):
        play_one(*start, seen)
    for name in ("picsou", "fr2013-classic"):
        for start in card_starts(name, SPECIAL_CARDS):
            play_one(*start, seen, MOVES // 4)
    for name in edition_names():
        for start in starts(name, GAMES_OF_THE_FIFTH if name in WITH_PAPERS else GAMES_OF_OTHERS):
            play_one(*start, seen)
    for start in scenario_starts(seen):
        play_one(*start, seen, MOVES_AFTER_A_SCENARIO)
    return seen


def play_one(game: str, E: Tables, s: State, seen: Seen, most: int = MOVES) -> None:
    rng = Random(game)
    total = money_total(s)
    assert not broken(s, E, total), (game, NAMES[broken(s, E, total)])
    ruined_by: list[int] = []  # moves at which somebody fell while a card still asked others to pay
    for n in range(most):
        if is_over(s):
            seen.refusals[REASONS[refusal(s, E, Step(random_code(s, E, rng)))].key] += 1
            return
        where = f"{game}, move {n}"
        before = s.copy()
        choosing = s.f_kind[frames.top(s)] == frames.CHOICE or frames.awaits(s, frames.TURN, frames.CHOOSE)
        questions = QUESTIONS_AT_A_CHOICE if choosing else QUESTIONS
        asked = [Step(random_code(s, E, rng)) for _ in range(questions)]
        ask(where, s, E, [*asked, random_offer(s, E, rng)], seen)
        step = random_step(s, E, rng)
        note_before(s, E, step, seen)
        make(s, E, step)
        wrong = broken(s, E, total)
        assert not wrong, f"{where}: {NAMES[wrong]} after {step} at {stack(before)}"
        assert s.moves == before.moves + 1
        assert s.turn_no == before.turn_no + opens_a_turn(before, step)
        kinds = event_kinds(s, before.event_n)
        seen.events.update(kinds)
        seen.moves += 1
        if len(stack(s)) > len(seen.deepest):
            seen.deepest = stack(s)
        note_after(before, s, kinds, seen, ruined_by)


def ask(where: str, s: State, E: Tables, steps: list[Step], seen: Seen) -> None:
    """Ask of each step whether it is legal, which changes nothing; what is legal stands in the list."""
    before = s.copy()
    for step in steps:
        reason = refusal(s, E, step)
        assert reason or step.deal or is_listed(s, E, step.code), f"{where}: {step} is not listed"
        assert s == before, f"{where}: asking whether {step} is legal changed the state"
        if reason:
            seen.refusals[REASONS[reason].key] += 1


def opens_a_turn(s: State, step: Step) -> bool:
    """Return whether it is the first roll of a turn."""
    return (
        moves.kind_of(step.code) == moves.ROLL and s.f_kind[frames.top(s)] == frames.TURN and s.doubles == 0
    )


def note_before(s: State, E: Tables, step: Step, seen: Seen) -> None:
    if step.deal is not None:
        deal = step.deal
        mortgaged = sum(1 << deed for deed in range(E.deeds) if s.mortgaged[deed])
        given = (deal.give_cash, deal.give_deeds, deal.give_cards)
        taken = (deal.take_cash, deal.take_deeds, deal.take_cards)
        for side, things in (("given", given), ("taken", taken)):
            there = (*things, things[1] & mortgaged, not any(things), all(things))
            for what, holds in zip(SIDES, there, strict=True):
                seen.deals[f"{what} {side}"] += bool(holds)
        seen.deals["cash both ways"] += bool(deal.give_cash and deal.take_cash)
        seen.deals["mortgages both ways"] += bool(deal.give_deeds & mortgaged and deal.take_deeds & mortgaged)


def note_after(before: State, s: State, kinds: list[str], seen: Seen, ruined_by: list[int]) -> None:
    top = frames.top(s)
    kind, seat = s.f_kind[top], s.f_seat[top]
    things = seen.things
    things["a debt of somebody whose turn it is not"] += kind == frames.DEBT and seat != s.turn
    things["a debt above a purchase"] += stack(s)[-2:] == (frames.LAND, frames.DEBT)
    things["a debt while a transfer waits"] += stack(s)[-2:] == (frames.TRANSFER, frames.DEBT)
    things["two debts at once"] += stack(s).count(frames.DEBT) > 1
    things["an offer while a debt waits"] += stack(s)[-2:] == (frames.DEBT, frames.OFFER)
    things["an auction of a building"] += kind == frames.AUCTION and is_building(s.auction_lot[top])
    things["an auction of an estate"] += stack(s)[-2:] == (frames.ESTATE, frames.AUCTION)
    things["a shortage in another's turn"] += kind == frames.SHORTAGE and seat != s.turn
    things["a shortage of hotels"] += kind == frames.SHORTAGE and s.shortage_building[top] == HOTEL
    things["a place to choose"] += kind == frames.CHOICE and s.choice_what[top] == frames.PLACE
    if "went-bankrupt" in kinds:
        fallen = s.bankrupts
        place = s.out.index(fallen)
        things["a bankrupt to the bank" if s.heir[place] == BANK else "a bankrupt to a player"] += 1
        things["a bankrupt who was not on turn"] += place != before.turn
        if frames.COLLECT in stack(before):
            ruined_by.append(before.turn_no)
            things["two ruined by one card"] += ruined_by.count(before.turn_no) > 1
    if "card-returned" in kinds and "went-bankrupt" in kinds:
        things["a bankrupt's kept card goes back"] += 1
    if "drew" in kinds and any(before.unseen[deck] == 0 for deck in range(2)):
        things["a card from the known part of a pile"] += 1
    things["a debt for the forced fine"] += s.depth == 2 and s.f_step[0] == frames.FINED


def test_the_games_were_long(seen: Seen) -> None:
    assert seen.moves > 30_000


def test_the_stack_stays_low(seen: Seen) -> None:
    assert 5 <= len(seen.deepest) <= 16


@pytest.mark.parametrize("thing", RARE)
def test_rare_things_occur(seen: Seen, thing: str) -> None:
    assert seen.things[thing]


@pytest.mark.parametrize("deal", DEALS)
def test_offers_of_every_mix_occur(seen: Seen, deal: str) -> None:
    assert seen.deals[deal]


@pytest.mark.parametrize("name", [kind.name for kind in events.KINDS])
def test_every_kind_of_event_occurs(seen: Seen, name: str) -> None:
    assert bool(seen.events[name]) != (name in HARD_TO_MEET)


@pytest.mark.parametrize("key", [reason.key for reason in REASONS[1:]])
def test_every_refusal_occurs(seen: Seen, key: str) -> None:
    assert bool(seen.refusals[key]) != (key in HARD_TO_MEET)
