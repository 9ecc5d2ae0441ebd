"""The vectorised environment: each game is, step by step, the one that is played interpreted."""

from __future__ import annotations

import numpy as np
import pytest

from passgo.bots import fitted
from passgo.editions import edition_names, find_edition
from passgo.rl.batch import BatchedEnv
from passgo.rl.history import of_state
from passgo.rl.kernel.actions import ACTION_COUNT, NOTHING, number_of
from passgo.rl.kernel.episode import OVER
from passgo.rl.scalar import BadEnvironment, ScalarEnv
from passgo.rules.base.state import NONE, State

NUM_ENVS = 3


def by_lot(env: BatchedEnv, rng: np.random.Generator) -> np.ndarray:
    """A legal action for every game."""
    return (rng.random(env.masks.shape) * env.masks).argmax(axis=1)


@pytest.mark.parametrize("name", edition_names())
def test_each_game_is_the_one_that_is_played_interpreted(name: str) -> None:
    E = find_edition(name).tables
    players = min(E.min_players + 1, E.max_players)
    env = BatchedEnv(name, NUM_ENVS, players, seed=5, reward="wealth", most_turns=12, auto_reset=False)
    games = [
        ScalarEnv(name, players, learners=range(players), reward="wealth", most_turns=12)
        for _ in range(NUM_ENVS)
    ]
    for number, game in enumerate(games):
        game.reset(5, number)
    rng = np.random.default_rng(2)
    for _ in range(120):
        actions = by_lot(env, rng)
        running = env.seats != NONE
        assert env.step(actions) == running.sum()
        for i in np.flatnonzero(running):
            assert_alike(env, int(i), games[i], int(actions[i]))


def assert_alike(env: BatchedEnv, i: int, game: ScalarEnv, action: int) -> None:
    """Take the action in the interpreted game too; all that an agent gets is the same."""
    game.step(action)
    s = State.from_record(env.states, i)
    assert s == game.state, s.differences(game.state)
    assert env.ended[i] == game.ended
    assert np.allclose(env.rewards[i], game.rewards)
    if game.seat is None:
        assert not env.observations[i].any()
        assert not env.masks[i].any()
    else:
        assert env.seats[i] == game.seat
        assert (env.observations[i] == game.observation(game.seat)).all()
        assert (env.masks[i] == game.action_mask(game.seat)).all()


@pytest.mark.parametrize(("bots", "steps"), [(["steady", "rules"], 150), (["strong", "rules"], 40)])
def test_bots_play_the_other_seats_as_they_do_interpreted(
    bots: list[str], steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitted, "EFFORT", 24)  # `strong` thinks for as long as that, and not a little
    env = BatchedEnv("us1973", 2, 3, learners=[1], bots=bots, seed=9, auto_reset=False)
    games = [ScalarEnv("us1973", 3, learners=[1], bots=bots) for _ in range(2)]
    for number, game in enumerate(games):
        game.reset(9, number)
    rng = np.random.default_rng(3)
    for _ in range(steps):
        running = env.seats != NONE
        actions = by_lot(env, rng)
        env.step(actions)
        for i in np.flatnonzero(running):
            assert_alike(env, int(i), games[i], int(actions[i]))


def test_threads_and_arrays_of_the_caller_make_no_difference() -> None:
    observations = np.zeros((9, 703), np.int16)
    rewards = np.zeros((9, 2))
    one = BatchedEnv("us1973", 9, 2, seed=3, most_turns=4)
    two = BatchedEnv(
        "us1973", 9, 2, seed=3, most_turns=4, threads=2, observations=observations, rewards=rewards, history=8
    )
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        actions = by_lot(one, rng)
        assert one.step(actions) == two.step(actions) == 9
        assert (one.observations == observations).all()
        assert (one.rewards == rewards).all()
        assert (one.truncations == two.truncations).all()
        seen = of_state(State.from_record(two.states, 4), int(two.seats[4]), 8)
        assert (two.histories[4] == seen).all()
        ended += int(one.truncations.sum())
    assert ended > 9
    assert (one.games == two.games).all()
    assert one.games.max() > 9


def test_an_illegal_action_changes_nothing() -> None:
    env = BatchedEnv("us1973", 3, 2)
    before, seen = env.states.copy(), env.observations.copy()
    assert env.step([ACTION_COUNT, -1, 1]) == 0
    assert env.refused.tolist() == [1, 1, 1]
    assert (env.states == before).all()
    assert (env.observations == seen).all()


def test_illegal_actions_in_a_row_truncate_a_game_and_waiting_does_not() -> None:
    env = BatchedEnv("us1973", 3, 2, most_refused=3)
    wrong, right = number_of("buy"), NOTHING
    for actions, refused in (([wrong, wrong, -1], 3), ([wrong, right, -1], 2), ([-1, wrong, -1], 3)):
        assert env.step(actions) == 3 - refused
        assert not env.truncations.any()
    assert env.step([wrong, wrong, -1]) == 0
    assert env.truncations.tolist() == [True, False, False]
    assert not env.terminals.any()
    assert env.games.tolist() == [3, 1, 2]
    assert env.masks[0].any()
    env.step([wrong] * 3)
    assert env.truncations.tolist() == [False, True, False]
    once = BatchedEnv("us1973", 1, 2, most_refused=1, auto_reset=False)
    assert [(once.step([wrong]), bool(once.truncations[0])) for _ in range(2)] == [(0, True), (0, False)]
    assert once.seats[0] == NONE
    assert not once.masks.any()


def test_the_winner_is_rewarded_once() -> None:
    env = BatchedEnv("us1973", 16, 2, reward="win", most_offers=4, most_turns=300)
    rng = np.random.default_rng(1)
    for _ in range(3000):
        env.step(by_lot(env, rng))
        won = env.ended == OVER
        assert (env.rewards.sum(axis=1) == won).all()
        assert (env.terminals == won).all()
        for i in np.flatnonzero(won):
            assert env.rewards[i].tolist() == [float(env.winners[i] >> seat & 1) for seat in range(2)]
        if won.any():
            return
    pytest.fail("no game was won")


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(
        BadEnvironment,
        match=r"masks: expected a writable, contiguous array of int8\[4, 248\], not bool\[4, 248\]",
    ):
        BatchedEnv("us1973", 4, 2, masks=np.zeros((4, ACTION_COUNT), np.bool_))
    with pytest.raises(BadEnvironment, match="threads: expected 1 to 4 for 4 environments, not 5"):
        BatchedEnv("us1973", 4, 2, threads=5)
    with pytest.raises(BadEnvironment, match="most_refused: expected 1 or more, not 0"):
        BatchedEnv("us1973", 4, 2, most_refused=0)
    with pytest.raises(BadEnvironment, match="seats 0 to 1, not"):
        BatchedEnv("us1973", 4, 2, learners=[2])
    with pytest.raises(BadEnvironment, match="expected one integer for each of 4 environments"):
        BatchedEnv("us1973", 4, 2).step(np.zeros(3, np.int64))
