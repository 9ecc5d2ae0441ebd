"""Many games as arrays: each lane is the game that a `Game` makes of the same moves, field for field."""

from __future__ import annotations

import numpy as np
import pytest

from passgo.bots.asking import PACE, before_throw
from passgo.bots.evaluator import CHANCE, evaluate
from passgo.bots.fitted import new_memories
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, below, seed_stream
from passgo.editions import edition_names, find_edition
from passgo.game import Game, Move, Things
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.state import NONE, SEATS, TABLE, State
from passgo.rules.engine import MOST_MOVES, legal, to_act
from passgo.sim.batch import BadBatch, Batch
from passgo.sim.driver import play, play_on

LANES = 5


def chosen(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    """A move by lot in every lane; 0 where there is none."""
    picked = np.array([rng.integers(max(n, 1)) for n in batch.counts])
    return batch.moves[np.arange(len(batch)), picked]


def assert_listed(batch: Batch, lane: int, s: State, tables: object) -> None:
    """The row of moves is what the rules say for the lane's seat, and zeros behind."""
    room = [0] * MOST_MOVES
    n = legal(s, tables, int(batch.seats[lane]), room)
    assert batch.counts[lane] == n
    assert batch.moves[lane].tolist() == room[:n] + [0] * (MOST_MOVES - n)


@pytest.mark.parametrize("name", edition_names())
def test_lanes_are_games_field_for_field(name: str) -> None:
    """Chance as moves: every lane compared with a `Game` that pushes the same moves."""
    edition = find_edition(name)
    players = max(edition.tables.min_players, 3)
    batch = Batch(edition, LANES, players, seed=7, chance=True)
    games = [Game(edition, players) for _ in range(LANES)]
    for lane, game in enumerate(games):
        batch.put(lane, game.state)
    batch.list_moves()
    rng = np.random.default_rng(5)
    for _ in range(250):
        codes = chosen(batch, rng)
        assert batch.step(codes) == np.count_nonzero(codes)
        assert not batch.refused.any()
        for lane, game in enumerate(games):
            if not codes[lane]:
                continue
            game.push(Move(int(codes[lane])))
            s = batch.get(lane)
            assert s == game.state, s.differences(game.state)
            waiting = to_act(s)
            seat = int(batch.seats[lane])
            if not waiting:
                assert seat == NONE
            elif waiting == 1 << TABLE:
                assert seat == TABLE
                ways = [move.code for move in game.chance_outcomes()]
                assert set(batch.moves[lane, : batch.counts[lane]].tolist()) == set(ways)
            else:
                assert waiting >> seat & 1
                assert_listed(batch, lane, s, edition.tables)


def test_chance_falls_by_itself_from_each_lanes_own_words() -> None:
    edition = find_edition("us1973")
    batch = Batch(edition, LANES, 4, seed=3)
    shadow = Batch(edition, LANES, 4, seed=3, chance=True)
    dice = [[0] * WORDS for _ in range(LANES)]
    for lane in range(LANES):
        seed_stream(dice[lane], 3, 2 * lane + 1)
    rng = np.random.default_rng(1)
    for _ in range(300):
        codes = chosen(batch, rng)
        batch.step(codes)
        shadow.step(codes)
        while (shadow.seats == TABLE).any():
            ways = np.zeros(LANES, np.int64)
            for lane in np.flatnonzero(shadow.seats == TABLE):
                ways[lane] = shadow.moves[lane, below(dice[lane], int(shadow.counts[lane]))]
            shadow.step(ways)
        assert batch.states.tobytes() == shadow.states.tobytes()
        assert (batch.seats == shadow.seats).all()
    assert len({state.tobytes() for state in batch.states}) == LANES


def test_a_refused_move_changes_nothing_and_zero_leaves_a_lane_alone() -> None:
    batch = Batch(find_edition("us1973"), 3, 4)
    before, listed = batch.states.tobytes(), batch.moves.copy()
    foreign = moves.code(moves.ROLL, (int(batch.seats[1]) + 1) % 4, 0)
    assert batch.step([moves.code(moves.BUY, 0, 0), foreign, 0]) == 0
    assert batch.refused.tolist() == [1, 1, 0]
    assert batch.states.tobytes() == before
    assert (batch.moves == listed).all()
    assert batch.step([0, 0, int(batch.moves[2, 0])]) == 1
    assert batch.refused.tolist() == [0, 0, 0]
    assert batch.states[:2].tobytes() == before[: 2 * State.DTYPE.itemsize]
    assert batch.states.tobytes() != before


def test_an_offer_takes_its_content_from_deals() -> None:
    edition = find_edition("us1973")
    game = Game(edition, 3)
    s = game.state
    s.owner[1] = 0
    gather_deeds(s, edition.tables)
    batch = Batch(edition, lanes=2, players=3)  # its name in 0.2.0
    for lane in range(2):
        batch.put(lane, s)
    batch.list_moves()
    batch.deals["receiver"], batch.deals["give_deeds"], batch.deals["take_cash"] = 2, 2, [90, 10_000]
    batch.step([moves.code(moves.OFFER, 0, 2)] * 2)
    assert batch.refused.tolist() == [0, 1]  # nobody has so much
    game.push(Move.offer(0, 2, give=Things(deeds=(1,)), take=Things(cash=90)))
    assert batch.get(0) == game.state
    assert int(batch.seats[0]) == 2


@pytest.mark.parametrize("players", [2, 4])
def test_a_lane_that_ended_begins_its_next_game(players: int) -> None:
    edition = find_edition("us1973")
    batch = Batch(edition, LANES, players, seed=9, auto_reset=True, most_turns=30)
    rng = np.random.default_rng(2)
    seen: set[int] = set()
    for _ in range(1500):
        games = batch.games.copy()
        batch.step(chosen(batch, rng))
        for lane in np.flatnonzero(batch.ended):
            game = int(batch.games[lane])
            assert game == games[lane] + LANES
            assert batch.turns[lane] >= 30 or batch.winners[lane]
            fresh = Batch(edition, game + 1, players, seed=9, most_turns=30) if game < 40 else None
            if fresh is not None:
                assert batch.states[lane].tobytes() == fresh.states[game].tobytes()
                assert (batch.moves[lane] == fresh.moves[game]).all()
            seen.add(game)
        assert (batch.games[batch.ended == 0] == games[batch.ended == 0]).all()
        assert (batch.seats != NONE).all()
    assert len(seen) > LANES


def test_without_reset_a_lane_that_ended_refuses_moves() -> None:
    batch = Batch(find_edition("us1973"), 1, 2, most_turns=1)
    while not batch.ended[0]:
        batch.step(batch.moves[:, 0])
    assert (batch.seats[0], batch.counts[0], batch.winners[0], batch.turns[0]) == (NONE, 0, 0, 1)
    before = batch.states.tobytes()
    assert batch.step([moves.code(moves.ROLL, s, 0)] if (s := int(batch.states["turn"][0])) else [257]) == 0
    assert batch.refused[0]
    assert batch.states.tobytes() == before


def test_one_is_copied_to_many_and_played_to_the_end_by_bots() -> None:
    edition = find_edition("us1973")
    batch = Batch(edition, LANES, 3, seed=4, most_turns=120)
    rng = np.random.default_rng(3)
    for _ in range(120):
        batch.step(chosen(batch, rng))
    start = batch.get(2)
    batch.copy(2, 1, LANES)
    assert all(state == batch.states[2].tobytes() for state in map(np.void.tobytes, batch.states[1:]))
    assert batch.states[0].tobytes() != batch.states[2].tobytes()
    batch.vary(11)
    bots = [policy("rules"), policy("random"), policy("rules")]
    made = batch.roll_out(bots)
    assert batch.ended.all()
    ends: list[State] = []
    for lane in range(1, LANES):
        lot, dice = [0] * WORDS, [0] * WORDS
        seed_stream(lot, 11, 2 * lane)
        seed_stream(dice, 11, 2 * lane + 1)
        s = start.copy()
        seated = [*bots, *bots[-1:] * (SEATS - 3)]
        play(
            s,
            edition.tables,
            seated,
            new_memories(edition.tables, 3),
            120,
            [0] * PACE,
            [0] * MOST_MOVES,
            Deal(),
            lot,
            dice,
            False,
        )
        ends.append(s)
        assert batch.get(lane) == s
        assert batch.turns[lane] == s.turn_no
    assert made > sum(s.moves - start.moves for s in ends)
    assert len({tuple(s.cash) for s in ends}) > 1


def test_moves_of_any_seat_can_be_listed() -> None:
    batch = Batch(find_edition("us1973"), 2, 4, seed=1)
    s = batch.get(0)
    s.cash[2] -= 500
    s.cash[8] += 500
    s.owner[0] = s.owner[1] = 2
    gather_deeds(s, batch.edition.tables)
    batch.put(0, s)
    batch.list_moves([2, 3])
    for lane in range(2):
        assert_listed(batch, lane, batch.get(lane), batch.edition.tables)
    assert batch.counts[0] > 0
    assert batch.counts[1] == 0


@pytest.mark.parametrize(
    "wrong",
    [
        lambda edition: Batch(edition, 0, 4),
        lambda edition: Batch(edition, 1, 9),
        lambda edition: Batch(edition, 1, 4, seed=-1),
        lambda edition: Batch(edition, 2, 4).step([1]),
        lambda edition: Batch(edition, 2, 4).step(np.zeros(3, np.int64)),
        lambda edition: Batch(edition, 2, 4).step([0.5, 1.0]),
        lambda edition: Batch(edition, 2, 4).get(2),
        lambda edition: Batch(edition, 2, 4).copy(0, 1, 3),
        lambda edition: Batch(edition, 2, 4).list_moves([1]),
    ],
)
def test_what_a_batch_does_not_take_is_said(wrong) -> None:
    with pytest.raises(BadBatch):
        wrong(find_edition("us1973"))


def test_lanes_are_made_of_others_by_number() -> None:
    edition = find_edition("us1973")
    batch, other = Batch(edition, LANES, 3, seed=4), Batch(edition, 2, 3, seed=5)
    rng = np.random.default_rng(3)
    for _ in range(40):
        batch.step(chosen(batch, rng))
    one, two = batch.get(1), batch.get(2)
    sources = np.arange(LANES)
    sources[3:] = 1 + np.arange(LANES - 3) % 2
    batch.take(sources)
    for lane in range(3, LANES):
        twin = batch.get(lane)
        twin.event_n, twin.event = (one, two)[(lane - 3) % 2].event_n, (one, two)[(lane - 3) % 2].event
        assert twin == (one, two)[(lane - 3) % 2]
    other.take([2, 1], of=batch)
    assert other.states["cash"].tolist() == batch.states["cash"][[2, 1]].tolist()
    with pytest.raises(BadBatch, match="others are copied from"):
        batch.take([1, 2, *range(2, LANES)])


def test_a_roll_out_stops_at_a_roll_and_says_who_will_win() -> None:
    """Lanes of one number meet the same chance; interpreted it comes to the same."""
    edition = find_edition("us1973")
    E = edition.tables
    batch = Batch(edition, 6, 3, seed=4)
    rng = np.random.default_rng(3)
    for _ in range(90):
        batch.step(chosen(batch, rng))
    batch.copy(2)
    start = batch.get(2)
    batch.vary(7, [0, 1, 2, 0, 1, 2])
    rules = policy("rules")
    batch.roll_out([rules], turns=4)
    assert not batch.ended.any()
    assert np.allclose(batch.chances.sum(1), 1, atol=1e-4)
    assert batch.chances[:3].tolist() == batch.chances[3:].tolist()
    assert len({tuple(row) for row in batch.chances[:3].tolist()}) == 3
    for lane in range(3):
        lot, dice = [0] * WORDS, [0] * WORDS
        seed_stream(lot, 7, 2 * lane)
        seed_stream(dice, 7, 2 * lane + 1)
        s, memories = start.copy(), new_memories(E, 3)
        until, room = s.turn_no + 4, [0] * MOST_MOVES
        play_on(s, E, [rules] * SEATS, memories, until, 1 << 30, [0] * PACE, room, Deal(), lot, dice)
        assert before_throw(s)
        assert batch.get(lane) == s
        evaluate(s, E, memories[0])
        assert batch._chances[lane].tolist() == [*memories[0].numbers[CHANCE : CHANCE + 3], *[0] * 5]
