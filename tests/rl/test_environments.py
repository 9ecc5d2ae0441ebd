"""The environments keep the contracts of PettingZoo and Gymnasium, in every edition."""

from __future__ import annotations

import importlib
import json
import sys
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import passgo.rl.gym
from passgo import rl
from passgo.editions import edition_names, find_edition
from passgo.rl.kernel.actions import number_of
from passgo.rl.rewards import BadReward
from passgo.rl.scalar import BadAction, BadEnvironment

assert passgo.rl.gym.OneSeat  # to import it makes the ids known


def fewest(name: str) -> int:
    return find_edition(name).tables.min_players


def most(name: str) -> int:
    return find_edition(name).tables.max_players


PREFERS_ARRAYS = {"Observation is not a NumPy array", "Observation space for each agent probably should be"}
"""The checker of PettingZoo says so of every observation with an action mask, though its documentation wants that."""


def warned(check: Callable[[], object]) -> list[str]:
    """Return what a checker warns of."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check()
    return [str(one.message) for one in caught]


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_keeps_the_contract_of_pettingzoo(name: str) -> None:
    for env in (
        rl.env(name, most(name), most_turns=20, history=8),
        rl.raw_env(name, fewest(name), most_turns=20),
    ):
        said = warned(lambda env=env: api_test(env, num_cycles=20))
        assert {text.partition(" gymnasium.")[0] for text in said} == PREFERS_ARRAYS


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: rl.env("us1973", 3, most_turns=20), num_cycles=60)


def test_all_may_be_asked_at_once() -> None:
    env = turn_based_aec_to_parallel(rl.raw_env("us1973", 3, most_turns=20))
    assert warned(lambda: parallel_api_test(env, num_cycles=80)) == []


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_keeps_the_contract_of_gymnasium(name: str) -> None:
    env = gymnasium.make(f"passgo/{name}-v0", players=fewest(name), most_turns=20, history=8)
    assert warned(lambda: check_env(env.unwrapped)) == []


def act_at_random(env: Any, rng: np.random.Generator) -> None:
    """Take a random legal action for the agent that is asked."""
    seen, _, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def record(env: Any, seed: int, steps: int) -> list[Any]:
    """Return what is seen and earned over some random steps."""
    rng = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        if not env.agents:
            break
        act_at_random(env, rng)
        if env.agents:
            looks = [env.observe(agent) for agent in env.agents]
            seen.append(
                (env.agent_selection, [look["observation"].tolist() for look in looks], dict(env.rewards))
            )
    return seen


@pytest.mark.parametrize("name", ["us1973", "picsou"])
def test_a_copy_continues_by_itself_and_a_stored_state_brings_it_back(name: str) -> None:
    env = rl.raw_env(name, fewest(name) + 1, reward="wealth", most_turns=30)
    env.reset(seed=5)
    record(env, 1, 150)
    twin, stored = env.copy(), json.loads(json.dumps(env.state_dict()))
    went_on = record(env, 2, 120)
    assert record(twin, 2, 120) == went_on
    other = rl.raw_env(name, fewest(name) + 1, reward="wealth", most_turns=30)
    other.load_state_dict(stored)
    assert record(other, 2, 120) == went_on
    assert env.copy().state_dict() == env.state_dict()


def test_a_stored_game_with_bots_continues_as_it_would_have() -> None:
    env = gymnasium.make("passgo/us1973-v0", players=3, bots=["steady", "random"]).unwrapped
    env.reset(seed=3)
    rng = np.random.default_rng(1)

    def go_on(game: Any) -> list[list[int]]:
        rng = np.random.default_rng(9)
        seen = []
        while not game.ended and len(seen) < 120:
            game.step(int(rng.choice(np.flatnonzero(game.action_mask(0)))))
            seen.append(game.observation(0).tolist())
        return seen

    while env.game.state.turn_no < 20:
        env.step(rng.choice(np.flatnonzero(env.game.action_mask(0))))
    twin = env.game.copy()
    assert go_on(env.game) == go_on(twin)


def test_a_bankrupt_player_leaves_and_the_last_one_wins() -> None:
    env = rl.env("us1973", 3)
    rng = np.random.default_rng(0)
    env.reset(seed=39)
    earned: dict[str, float] = {}
    ended: dict[str, bool] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        if terminated or truncated:
            ended[agent] = terminated
            assert not seen["action_mask"].any()
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert ended == dict.fromkeys(env.possible_agents, True)
    assert sorted(earned.values()) == [0.0, 0.0, 1.0]


def test_shares_of_wealth_add_up() -> None:
    env = rl.raw_env("us1973", 2, reward="wealth", most_turns=60)
    env.reset(seed=1)
    rng = np.random.default_rng(3)
    earned = np.zeros(2)
    while not (any(env.terminations.values()) or any(env.truncations.values())):
        act_at_random(env, rng)
        earned += [env.rewards[agent] for agent in env.agents]
        assert abs(sum(env.rewards.values())) < 1e-9
    worth = np.array(env.game.episode.worth[:2])
    assert np.allclose(earned, worth / worth.sum() - 0.5)


def test_your_own_reward_sees_before_and_after() -> None:
    env = gymnasium.make(
        "passgo/us1973-v0",
        players=2,
        reward=lambda before, after, E, seat: after.cash[seat] - before.cash[seat],
    )
    env.reset(seed=2)
    earned = 0.0
    rng = np.random.default_rng(1)
    start = env.unwrapped.game.state.cash[0]
    for _ in range(60):
        allowed = np.flatnonzero(env.unwrapped.game.action_mask(0))
        earned += env.step(rng.choice(allowed))[1]
    assert earned == env.unwrapped.game.state.cash[0] - start != 0


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(BadEnvironment, match="for 2 to 8 players, not 9"):
        rl.env("us1973", 9)
    with pytest.raises(BadReward, match="win, wealth or a function"):
        rl.env("us1973", 2, reward="fame")
    with pytest.raises(BadEnvironment, match="expected 1 bots, one for each seat without an agent, not 2"):
        gymnasium.make("passgo/us1973-v0", players=2, bots=["rules", "rules"])
    env = rl.raw_env("us1973", 2)
    env.reset(seed=1)
    before = env.state_dict()
    with pytest.raises(BadAction, match=r"\(buy\) is not legal now"):
        env.step(number_of("buy"))
    assert env.state_dict() == before
    one = gymnasium.make("passgo/us1973-v0").unwrapped
    one.reset(seed=1)
    assert one.step(number_of("buy"))[4] == {"refused": True}


def test_refused_actions_in_a_row_end_an_episode() -> None:
    env = gymnasium.make("passgo/us1973-v0", players=2, most_refused=3)
    seen, _ = env.reset(seed=1)
    wrong, right = number_of("buy"), int(np.flatnonzero(seen["action_mask"])[0])
    cuts = [env.step(action)[3] for action in (wrong, wrong, right, wrong, wrong, wrong)]
    assert cuts == [False, False, False, False, False, True]
    env.reset(seed=1)
    assert env.step(wrong)[3] is False
    with pytest.raises(BadEnvironment, match="expected 1 or more, not 0"):
        gymnasium.make("passgo/us1973-v0", players=2, most_refused=0)


def test_algorithms_with_masks_find_them() -> None:
    env = gymnasium.make("passgo/us1973-v0", players=2)
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert np.array_equal(masks, seen["action_mask"])
    assert masks.any()
    table = rl.env("us1973", players=2)
    table.reset(seed=1)
    for _ in range(20):
        masks = table.action_masks()
        assert masks.dtype == bool
        assert np.array_equal(masks, table.last()[0]["action_mask"])
        assert masks.any()
        table.step(int(np.flatnonzero(masks)[-1]))


def test_the_wrapper_of_pettingzoo_ends_a_game_at_an_illegal_action() -> None:
    env = TerminateIllegalWrapper(rl.raw_env("us1973", 2), illegal_reward=-1)
    env.reset(seed=1)
    asked = env.agent_selection
    env.step(number_of("buy"))
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards[asked] == -1


def test_without_the_extra_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rl, "find_spec", lambda name: None if name == "pettingzoo" else sys)
    with pytest.raises(rl.NoLearning, match="learning needs pettingzoo: install the extra `rl`"):
        rl.env()
    monkeypatch.setattr(rl, "find_spec", lambda name: None if name == "gymnasium" else sys)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "passgo.rl.gym")
    with pytest.raises(rl.NoLearning, match="learning needs gymnasium: install the extra `rl`"):
        importlib.import_module("passgo.rl.gym")


def test_the_board_can_be_looked_at() -> None:
    env = rl.raw_env("us1973", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in env.render()
