"""Bots at a table play as they do in a simulation: the same moves in the same order, from the same words of chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from passgo.bots import asking, registry
from passgo.bots.asking import PACE
from passgo.bots.fitted import new_memories
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.registry import TableBot
from passgo.bots.rng import WORDS, below, seed
from passgo.bots.rules_bot import choose_by_rules
from passgo.bots.trading import may_offer
from passgo.editions import find_edition
from passgo.game import Game, Move
from passgo.game.move import Terms
from passgo.notation.records import Record
from passgo.protocol.terms import SeatPlan
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal, empty_deal
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES
from passgo.sim import driver
from passgo.table.state.offers import Offer
from passgo.table.state.seated_bots import Job, SeatedBots
from passgo.table.state.transaction import Transaction

TURNS = 120


def pushy(s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory) -> int:
    """Before every other roll, offer a neighbour a dollar for two; nobody accepts."""
    if asking.before_throw(s) and below(rng, 2):
        empty_deal(deal)
        deal.receiver = next(
            other for other in (seat + 1, seat - 1, seat + 2, seat - 2) if in_play_at(s, other)
        )
        deal.give_cash, deal.take_cash = 1, 2
        offer = moves.code(moves.OFFER, seat, deal.receiver)
        if may_offer(s, E, seat, deal):
            return offer
    return choose_by_rules(s, E, seat, room, deal, rng, memory)


def in_play_at(s: State, seat: int) -> bool:
    return 0 <= seat < s.players and in_play(s, seat)


def policy(name: str) -> Policy:
    return pushy if name == "pushy" else registry.policy(name)


def words(number: int) -> list[int]:
    rng = [0] * WORDS
    seed(rng, number)
    return rng


def plans(bots: tuple[str, ...]) -> list[SeatPlan]:
    return [SeatPlan(name=f"P{n}", kind="bot", token="x", bot=bot) for n, bot in enumerate(bots, 1)]


def simulated(
    edition: str, bots: tuple[str, ...], number: int, monkeypatch: pytest.MonkeyPatch
) -> list[Move]:
    """Every move that the driver makes, but no offer that is refused: at a table it is not heard of."""
    E, s, deal = find_edition(edition).tables, State(), Deal()
    made: list[Move] = []
    apply = driver.apply

    def recorded(s: State, E: Tables, code: int) -> None:
        if moves.kind_of(code) == moves.REJECT:
            made.pop()
        else:
            made.append(Move(code, Terms.of(deal) if moves.kind_of(code) == moves.OFFER else None))
        apply(s, E, code)

    policies = [policy(bot) for bot in bots]
    policies += policies[-1:] * (SEATS - len(policies))
    pace, room, rng, dice = [0] * PACE, [0] * MOST_MOVES, words(2 * number), words(2 * number + 1)
    memories = new_memories(E, len(bots))
    driver.sit_down(s, E, len(bots))
    asking.clear_pace(pace)
    monkeypatch.setattr(driver, "apply", recorded)
    how = driver.UNFINISHED
    while how == driver.UNFINISHED:
        how = driver.step(s, E, policies, memories, TURNS, pace, room, deal, rng, dice)
    assert how in (driver.FINISHED, driver.CAPPED)
    return made


def at_a_table(edition: str, bots: tuple[str, ...], number: int) -> tuple[list[Move], int]:
    """The record of a table where these bots sit, and how many offers were refused unheard."""
    book, start = find_edition(edition), State()
    driver.sit_down(start, book.tables, len(bots))
    game = Game.from_state(book, [plan.name for plan in plans(bots)], start)
    seated_bots, dice = SeatedBots(plans(bots), lambda name: TableBot(policy(name))), words(2 * number + 1)
    seated_bots.rng[:] = words(2 * number)
    refused = 0
    while not game.is_over and game.state.turn_no < TURNS:
        transaction = Transaction(game)
        if not game.chance_ways:
            job = seated_bots.job(game, {})
            assert job
            thought = seated_bots._think(job, game.copy())._replace(game=game)
            seated_bots.took(thought)
            refused += thought.offered and not thought.accepted
            if thought.is_nothing:
                continue
            assert thought.move
            transaction.push(thought.move)
            if thought.accepted:
                transaction.push(Move.of(moves.ACCEPT, thought.move.arg))
        transaction.run_on(lambda ways: below(dice, ways))
        game = transaction.game
    return list(game.moves), refused


@pytest.mark.parametrize(
    ("edition", "bots"),
    [
        ("us1973", ("rules", "rules", "rules")),
        ("us1973", ("rules", "pushy", "rules")),
        ("us1973", ("random", "pushy", "random")),
        ("fr2013-speed", ("rules", "random", "rules", "random")),
        ("picsou", ("random", "rules", "rules")),
        ("ca1961-short", ("random", "random")),
    ],
)
def test_a_tables_bots_play_the_game_of_the_simulation(
    edition: str, bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = 0
    for number in range(3):
        table, refused_there = at_a_table(edition, bots, number)
        with monkeypatch.context() as patch:
            made = simulated(edition, bots, number, patch)
        assert len(made) > TURNS
        assert table[: len(made)] == made
        refused += refused_there
    assert (refused > TURNS) == ("pushy" in bots)


def what_the_host_reads(wish: Callable[[Game], Move | None]) -> str:
    """Return what the host reads of a bot that must decide, and wishes this; a legal move is made for it."""

    class Wishing(TableBot):
        def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
            return wish(game)

    game = Game("us1973", ["Ann", "Bob"])
    seated_bots = SeatedBots(plans(("rules", "rules")), lambda _: Wishing(choose_by_rules))
    thought = seated_bots._think(Job("decide", (0,)), game)
    assert thought.move
    assert game.why_not(thought.move) is None
    return str(thought.trouble)


def test_the_host_reads_what_a_bot_did_wrong() -> None:
    assert what_the_host_reads(lambda _: None) == "the bot of p1 had a decision to make and returned no move"
    illegal = "the bot of p1 chose {}, which is not legal"
    assert what_the_host_reads(lambda game: game.parse("p1 build boardwalk")) == illegal.format(
        "p1 build boardwalk"
    )
    nowhere = Move.of(moves.BUILD, 0, 200)
    assert what_the_host_reads(lambda _: nowhere) == illegal.format("p1 build (arg 200)")


def test_what_was_offered_to_a_person_stands_until_they_answer() -> None:
    class Trading(TableBot):
        def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
            prices.append(len(prices) + 1)
            return game.parse(f"p1 offer p2 {prices[-1]} for boardwalk")

    prices: list[int] = []
    game = Record.parse('edition = "us1973"\nplayers = 2\n[p2]\ndeeds = ["boardwalk"]\n').replay()
    person = SeatPlan(name="Ann", kind="person", token="key")
    seated_bots = SeatedBots([*plans(("rules",)), person], lambda _: Trading(choose_by_rules))

    def offered(standing: dict[int, Offer]) -> Move | None:
        job = seated_bots.job(game, standing)
        assert job
        return seated_bots._think(job, game).move

    first = offered({})
    assert first == game.parse("p1 offer p2 1 for boardwalk")
    assert offered({1: Offer(1, first)}) is None
    assert offered({}) == game.parse("p1 offer p2 3 for boardwalk")
