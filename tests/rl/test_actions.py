"""Every legal move can be composed action by action, and an observation holds nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from passgo.editions import edition_names, find_edition
from passgo.rl.history import of_state
from passgo.rl.kernel.actions import (
    ACTION_COUNT,
    ACTIONS,
    CANCEL,
    COMPLETE,
    IS_AMOUNT,
    NOTE,
    NOTES,
    PARTS,
    VERB_OF,
    number_of,
)
from passgo.rl.kernel.composing import (
    MOST_ACTIONS,
    ActionMask,
    MoveDraft,
    action_of,
    allow,
    allow_after,
    clear_draft,
    completes,
    compose,
    only_adds,
    part_of,
)
from passgo.rl.kernel.observation import CELLS, NOBODY, OF_THE_ESTATE, OWN, Observation, observe
from passgo.rl.scalar import ScalarEnv, flat
from passgo.rules.base import events, frames, moves
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.moves import KINDS, SEAT_KINDS
from passgo.rules.base.state import BANK, ESTATE


def played(name: str, steps: int, seed: int = 1) -> Iterator[ScalarEnv]:
    """Yield a game of random actions before each of its steps."""
    E = find_edition(name).tables
    players = min(E.min_players + 1, E.max_players)
    game = ScalarEnv(name, players, learners=range(players), most_turns=300)
    game.reset(seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if game.ended:
            return
        yield game
        game.step(int(rng.choice(np.flatnonzero(game.mask.legal))))


def shown(game: ScalarEnv, seat: int) -> tuple[list[int], list[list[int]]]:
    """Return what a seat sees, and what it saw happen."""
    return game.observation(seat).tolist(), of_state(game.state, seat, 64).tolist()


def empty_draft(game: ScalarEnv) -> MoveDraft:
    """The draft of the agent that is asked, with nothing composed yet."""
    draft = game.episode.draft.copy()
    clear_draft(draft)
    draft.offers[draft.seat] = 0
    return draft


def allowed(game: ScalarEnv, draft: MoveDraft) -> set[int]:
    """The actions that may follow a draft."""
    mask = ActionMask()
    allow(game.state, game.edition.tables, draft, 2, mask)
    return {number for number, one in enumerate(mask.legal) if one}


def composed(game: ScalarEnv, actions: list[int]) -> int:
    """The move that these actions make, each of them legal."""
    draft = empty_draft(game)
    for k, action in enumerate(actions):
        assert action in allowed(game, draft), [ACTIONS[one].name for one in actions[: k + 1]]
        move = compose(game.state, game.edition.tables, draft, action)
        assert (move != 0) == (k == len(actions) - 1)
    return move


@pytest.mark.parametrize("name", edition_names())
def test_every_legal_move_is_composed_of_its_arguments(name: str) -> None:
    kinds: set[int] = set()
    for game in played(name, 500):
        if game.episode.draft.kind:
            continue
        seat = game.episode.draft.seat
        for move in game.episode.draft.moves[: game.episode.draft.count]:
            kind, arg = moves.kind_of(move), moves.arg_of(move)
            if IS_AMOUNT[kind] or (kind in kinds and len(kinds) < 3):
                continue
            kinds.add(kind)
            parts = [action_of(game.state, seat, kind, k, part_of(kind, arg, k)) for k in range(PARTS[kind])]
            assert composed(game, [VERB_OF[kind], *parts]) == move
    assert len(kinds) >= 8


@pytest.mark.parametrize("name", ["us1973", "ca1961", "picsou"])
def test_after_an_addition_to_an_offer_the_changed_mask_is_the_recomputed_one(name: str) -> None:
    E = find_edition(name).tables
    game = ScalarEnv(name, 3, learners=range(3), most_turns=300, most_offers=9)
    game.reset(1)
    rng = np.random.default_rng(1)
    sorts: set[str] = set()
    for _ in range(4000):
        action = int(rng.choice(np.flatnonzero(game.mask.legal)))
        mask, complete = game.mask, completes(game.episode.draft, action)
        game.step(action)
        if game.ended:
            break
        assert complete == (game.episode.draft.kind == 0 and action != CANCEL)
        if only_adds(game.episode.draft, action):
            allow_after(game.state, E, game.episode.draft, action, mask)
            assert mask.legal == game.mask.legal
            sorts.add(ACTIONS[action].sort)
    assert sorts >= {"control", "note", "deed"}
    assert ("company" in sorts) == (E.companies > 0)


def test_an_amount_is_composed_of_notes_from_the_least_to_the_most() -> None:
    for game in played("us1973", 2000):
        if frames.awaits(game.state, frames.AUCTION, frames.ENTER) and not game.episode.draft.kind:
            seat = game.episode.draft.seat
            game.state.cash[seat] = 137
            notes = [NOTE + NOTES.index(note) for note in (100, 10, 10, 10, 5)]
            if (
                allowed(game, empty_draft(game)) & {number_of("bid")}
                and game.state.auction_high[frames.top(game.state)] == 0
            ):
                assert composed(game, [number_of("bid"), COMPLETE]) == moves.code(moves.BID, seat, 1)
                assert composed(game, [number_of("bid"), *notes, COMPLETE]) == moves.code(
                    moves.BID, seat, 136
                )
                draft = empty_draft(game)
                draft.kind, draft.sum = moves.BID, 136
                assert allowed(game, draft) == {COMPLETE, NOTE}
                return
    pytest.fail("no auction came")


@pytest.mark.parametrize("verb", ["offer", "bid"])
def test_a_move_is_composed_in_a_limited_number_of_actions(verb: str) -> None:
    rng = np.random.default_rng(1)
    for game in played("us1973", 2000):
        if game.episode.draft.kind or not game.mask.legal[number_of(verb)]:
            continue
        twin = game.copy()
        twin.step(number_of(verb))
        for _ in range(MOST_ACTIONS - 1):
            small = [number_of(name) for name in ("seat 1", "taking", "giving", "note 1")]
            wanted = [action for action in small if twin.mask.legal[action]]
            if not wanted:
                break
            twin.step(int(rng.choice(wanted)))
        else:
            left = set(np.flatnonzero(twin.mask.legal))
            assert left <= {CANCEL, COMPLETE}
            assert left
            return
    pytest.fail(f"no {verb} was long")


def test_an_offer_is_composed_item_by_item() -> None:
    game = next(played("us1973", 1))
    s, seat = game.state, game.episode.draft.seat
    other = (seat + 1) % 3
    s.owner[3], s.owner[5], s.kept[0] = seat, other, other
    gather_deeds(s, game.edition.tables)
    game.find_legal()
    actions = [
        "offer",
        "seat 1",
        "deed 3",
        "note 100",
        "note 10",
        "taking",
        "deed 5",
        "kept 0",
        "note 1",
        "complete",
    ]
    for action in actions:
        game.step(number_of(action))
    assert (s.deal_from, s.deal_to) == (seat, other)
    assert (s.give_deeds, s.take_deeds, s.take_cards) == (1 << 3, 1 << 5, 1)
    assert (s.give_cash, s.take_cash) == (110, 1)
    assert game.seat == other
    seen = Observation()
    observe(s, game.edition.tables, game.episode.draft, other, seen)
    assert (seen.deal_deeds[3], seen.deal_deeds[5], seen.deal_cash, seen.partner) == (1, -1, 109, 3)
    game.step(number_of("accept"))
    assert (s.owner[3], s.owner[5], s.kept[0]) == (other, seat, seat)


def test_an_offer_can_be_cancelled_but_not_begun_for_ever() -> None:
    game = next(played("us1973", 1))
    for _ in range(2):
        game.step(number_of("offer"))
        game.step(number_of("seat 2"))
        assert not game.mask.legal[number_of("complete")]
        game.step(number_of("cancel"))
    assert not game.mask.legal[number_of("offer")]
    assert game.mask.legal[number_of("nothing")]


def test_every_kind_of_move_of_a_seat_has_its_action() -> None:
    assert len(ACTIONS) == ACTION_COUNT == len({action.name for action in ACTIONS})
    assert {action.name for action in ACTIONS if action.sort == "verb"} == set(SEAT_KINDS)
    sorts = {action.sort for action in ACTIONS}
    for kind in SEAT_KINDS.values():
        for argument in KINDS[kind].args:
            assert KINDS[kind].is_amount or set(argument.types) <= sorts, KINDS[kind].verb


# --- what is seen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["us1973", "nhl1999", "picsou"])
def test_what_chance_will_bring_is_not_seen(name: str) -> None:
    """The same game, with other cards and dice to come: every seat sees the same and has the same legal actions."""
    came = set()
    for n, game in enumerate(played(name, 400)):
        if n % 40:
            continue
        before = [shown(game, seat) for seat in range(game.players)]
        twin = game.copy()
        twin.episode.dice, twin.episode.lot = [7, 7, 7, n], [9, 9, 9, n]
        assert [shown(twin, seat) for seat in range(twin.players)] == before
        for one in (game.copy(), twin):
            rng = np.random.default_rng(1)
            while one.state.turn_no < game.state.turn_no + 4 and not one.ended:
                one.step(int(rng.choice(np.flatnonzero(one.mask.legal))))
            came.add(tuple(one.observation(0)))
    assert len(came) > 8


def test_what_another_seat_is_composing_is_not_seen() -> None:
    game = next(played("us1973", 1))
    others = [seat for seat in range(game.players) if seat != game.seat]
    before = [shown(game, seat) for seat in others]
    own = game.observation(game.episode.draft.seat).tolist()
    for action in ("offer", "seat 1", "note 100"):
        game.step(number_of(action))
    assert [shown(game, seat) for seat in others] == before
    assert game.observation(game.episode.draft.seat).tolist() != own


def test_how_many_buildings_another_wants_is_not_seen() -> None:
    game = next(played("us1973", 1))
    i = frames.push(game.state, frames.SHORTAGE, 0)
    game.state.shortage_unasked[i] = 0b110
    events.emit(game.state, events.WANTED, 0, 0, 1, 3, 0)
    before = shown(game, 1), shown(game, 0)
    game.state.tally[0] = 7
    events.emit(game.state, events.WANTED, 0, 0, 1, 7, 0)
    of_state(game.state, 1, 1)
    assert (of_state(game.state, 1, 2)[0] == of_state(game.state, 1, 2)[1]).all()
    assert of_state(game.state, 0, 1)[0].tolist() == [events.WANTED + 1, OWN, 1, 7, 0]
    assert (game.observation(1).tolist(), before[0][1][0]) == (
        before[0][0],
        [events.WANTED + 1, OWN + 2, 1, 0, 0],
    )


def test_what_is_seen_is_relative_to_the_seat() -> None:
    *_, game = played("us1973", 600)
    s = game.state
    for seat in range(game.players):
        seen = Observation()
        observe(s, game.edition.tables, MoveDraft(), seat, seen)
        turned = [(seat + k) % game.players for k in range(game.players)]
        assert seen.cash[: game.players] == [s.cash[other] for other in turned]
        assert seen.space[: game.players] == [s.at[other] for other in turned]
        for deed in range(game.edition.tables.deeds):
            hand = s.owner[deed]
            expected = {BANK: NOBODY, ESTATE: OF_THE_ESTATE}.get(hand)
            assert seen.owner[deed] == (turned.index(hand) + OWN if expected is None else expected)
        assert flat(seen).shape == (CELLS,)
        assert turned[seen.turn - OWN] == s.turn
