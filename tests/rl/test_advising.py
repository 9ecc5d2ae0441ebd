"""Advice: any move is taken apart into actions that compose it again, and a bot's own moves reach the agent."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from passgo.bots.registry import policy
from passgo.editions import find_edition
from passgo.rl.batch import BatchedEnv
from passgo.rl.kernel.actions import COMPLETE, NOTHING, number_of
from passgo.rl.kernel.advising import Advice, advise_agents, next_action
from passgo.rl.kernel.composing import ActionMask, MoveDraft, allow, clear_draft, compose
from passgo.rl.scalar import BadEnvironment, ScalarEnv
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import NONE, SEATS
from passgo.rules.engine import least, most


def played(name: str, steps: int, seed: int) -> Iterator[ScalarEnv]:
    """Yield a game of random actions before each of its steps."""
    players = find_edition(name).tables.min_players + 1
    game = ScalarEnv(name, players, learners=range(players), most_offers=4)
    game.reset(seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        yield game
        if game.ended:
            return
        game.step(int(rng.choice(np.flatnonzero(game.mask.legal))))


def composed_again(game: ScalarEnv, move: int, deal: Deal) -> MoveDraft:
    """Compose a move by the actions that are advised, each of them legal; return the draft that completed it."""
    draft = game.episode.draft.copy()
    clear_draft(draft)
    draft.offers[draft.seat] = 0
    for _ in range(200):
        mask = ActionMask()
        allow(game.state, game.edition.tables, draft, 1, mask)
        action = next_action(game.state, draft, move, deal)
        assert mask.legal[action], (move, action)
        made = compose(game.state, game.edition.tables, draft, action)
        if made:
            assert made == move
            return draft
    pytest.fail("the move was never complete")


@pytest.mark.parametrize("name", ["us1973", "picsou"])
def test_any_move_is_taken_apart_into_actions_that_compose_it(name: str) -> None:
    amounts = offers = 0
    rng = np.random.default_rng(1)
    for game in played(name, 2000, 1):
        draft, E = game.episode.draft, game.edition.tables
        if draft.kind == moves.OFFER and game.mask.legal[COMPLETE] and offers < 40:
            offers += 1
            again = composed_again(
                game, moves.code(moves.OFFER, draft.seat, draft.deal.receiver), draft.deal.copy()
            )
            assert again.deal == draft.deal
        if draft.kind or rng.random() > 0.2:
            continue
        for move in draft.moves[: draft.count]:
            composed_again(game, move, Deal())
            kind = moves.kind_of(move)
            if kind == moves.BID:
                amounts += 1
                low, high = least(game.state, E, draft.seat, kind), most(game.state, E, draft.seat, kind)
                bid = moves.code(kind, draft.seat, int(rng.integers(low, high + 1)))
                composed_again(game, bid, Deal())
    assert amounts > 3
    assert offers > 3


def test_the_advice_in_machine_code_is_the_interpreted_one() -> None:
    env = BatchedEnv("us1973", 2, 2, learners=[0], bots=["rules"], adviser="steady", seed=4, auto_reset=False)
    games = [ScalarEnv("us1973", 2, learners=[0], bots=["rules"]) for _ in range(2)]
    kept = [Advice() for _ in games]
    for number, game in enumerate(games):
        game.run.advised = 1
        game.reset(4, number)
    taken: set[int] = set()
    for _ in range(150):
        actions = env.advise()
        for i, game in enumerate(games):
            if game.seat is None:
                assert actions[i] == -1
                continue
            advised = np.zeros(1, np.int64)
            advise_agents(
                [game.episode], [game.edition.tables], [policy("steady")] * SEATS,
                [game.memories], [game.mask], [kept[i]], advised,
            )  # fmt: skip
            assert advised[0] == actions[i]
            game.step(int(advised[0]))
            taken.add(int(advised[0]))
        env.step(actions)
        assert [one for one in env.seats if one != NONE] == [game.seat for game in games if not game.ended]
    assert {NOTHING, COMPLETE, number_of("roll"), number_of("decline"), number_of("bid")} <= taken


def test_an_agent_that_follows_a_better_bot_beats_a_weaker_one() -> None:
    env = BatchedEnv("us1973", 64, 2, learners=[0], bots=["random"], adviser="rules", most_turns=200)
    won = ended = 0
    for _ in range(1500):
        actions = env.advise()
        assert env.step(actions) == 64
        won += int((env.terminals & (env.winners & 1 != 0)).sum())
        ended += int((env.terminals | env.truncations).sum())
    assert won > 0.9 * ended > 30


def test_without_an_adviser_there_is_no_advice() -> None:
    with pytest.raises(BadEnvironment, match="adviser: expected the name of a bot"):
        BatchedEnv("us1973", 4, 2).advise()
