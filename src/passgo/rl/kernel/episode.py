"""An episode: one game, in which agents play some seats and bots the others. Interpreted and compiled.

Bots and chance play on until an agent must act. Which seat is asked, and how often for free actions, is decided by
`bots.asking`, as at a table.
"""

from __future__ import annotations

from typing import Annotated, Final

from passgo.bots.asking import (
    DECISIONS,
    PACE,
    acting_seat,
    before_throw,
    clear_pace,
    must_throw,
    offered_free_action,
    took_free_action,
    wanted_nothing,
)
from passgo.bots.memory import Memory, clear_notes
from passgo.bots.policy import Policies
from passgo.bots.rng import WORDS as RANDOM_WORDS
from passgo.bots.rng import below, seed_stream
from passgo.rules.base import moves
from passgo.rules.base.bits import how_many
from passgo.rules.base.fields import I8, FieldTable, cells, field_table, tables
from passgo.rules.base.kernel import Records, rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import NONE, SEATS, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import apply, chance_way, chance_ways, legal, to_act
from passgo.rules.wealth import wealth
from passgo.sim.driver import MOST_DECISIONS, ask, bell_rings, make, sit_down, tell_of_dealings, tell_of_turn

from .actions import ACTION_COUNT, NOTHING
from .composing import ActionMask, MoveDraft, clear_draft, compose
from .observation import Observation, Shown

# How an episode ended.
GOES_ON: Final = 0
OVER: Final = 1  # by the rules
LOST: Final = 2  # for the agents: none of them is in the game any more
TRUNCATED: Final = 3  # after too many turns, or too many decisions without a roll
ILLEGAL: Final = 4  # a bot made a move that is not legal

# What is rewarded.
NO_REWARD: Final = 0
WIN: Final = 1
WEALTH: Final = 2


@field_table
class Episode(FieldTable):
    """One game, and how far it has got. The fields that every action touches are in one place."""

    worth: Annotated[
        list[int], cells("i8", SEATS)
    ]  # by seat, what it owned when the agents were last rewarded
    pace: Annotated[list[int], cells("i8", PACE)]  # of `bots.asking`
    lot: Annotated[list[int], cells("i8", RANDOM_WORDS)]  # the random stream of the bots
    dice: Annotated[list[int], cells("i8", RANDOM_WORDS)]  # the random stream of dice and cards
    number: I8  # of the game in its run: the two decide what chance brings
    turn_limit: I8  # truncated at this turn
    winners: I8  # of the last game that ended, as a bit set; 0 if nobody won
    turns: I8  # of that game
    ended: I8  # how the game ended with the last action, or GOES_ON
    refused: I8  # 1: the last action was not legal, and changed nothing
    refusals: I8  # refused actions in a row, those below 0 apart: they leave a game as it is
    draft: Annotated[MoveDraft, tables(MoveDraft)]
    state: Annotated[State, tables(State)]
    shown: Annotated[Shown, tables(Shown)]  # what its observation holds, if that is kept from step to step


@field_table
class RunSettings(FieldTable):
    """The settings that all episodes of an environment share."""

    players: I8
    learners: I8  # the seats of the agents, as a bit set
    seed: I8
    stride: I8  # from the number of a game to that of the next in its place
    resets: I8  # 1: when a game has ended, the next begins
    most_turns: I8
    most_offers: I8  # that an agent may begin between two rolls or cards
    most_refused: I8  # refused actions in a row that truncate a game
    reward: I8  # WIN, WEALTH or NO_REWARD
    remembers: I8  # 1: the events of the whole game are kept; 0: those of its last move
    advised: I8  # 1: a bot advises the agents, so that it has to know what happens
    blank: Annotated[Episode, tables(Episode)]  # zeros, as are these two
    blank_observation: Annotated[Observation, tables(Observation)]
    blank_mask: Annotated[ActionMask, tables(ActionMask)]


@rule()
def begin(
    episode: Episode, E: Tables, run: RunSettings, policies: Policies, memories: Records[Memory]
) -> None:
    """Begin the game with the number of an episode that is zero otherwise, and play on until an agent is asked."""
    s = episode.state
    sit_down(s, E, run.players)
    seed_stream(episode.lot, run.seed, 2 * episode.number)
    seed_stream(episode.dice, run.seed, 2 * episode.number + 1)
    clear_pace(episode.pace)
    episode.turn_limit = run.most_turns
    for seat in range(s.players):
        episode.worth[seat] = 1
        if run.advised or not is_learner(run, seat):
            clear_notes(memories[seat])
    run_on(episode, E, run, policies, memories)


@rule()
def is_learner(run: RunSettings, seat: int) -> bool:
    """Does an agent play this seat?"""
    return run.learners >> seat & 1 != 0


@rule()
def run_on(
    episode: Episode, E: Tables, run: RunSettings, policies: Policies, memories: Records[Memory]
) -> None:
    """Let chance and bots play until an agent is asked or the game has ended."""
    s, draft, pace = episode.state, episode.draft, episode.pace
    while True:
        waiting = to_act(s)
        how = ending_of(episode, E, run, waiting)
        if how:
            end(episode, how)
            return
        if waiting == 1 << TABLE:
            seen = first_event(s, run)
            apply(s, E, chance_way(s, E, below(episode.dice, chance_ways(s, E))))
            tell_bots(s, run, seen, NONE, memories)
            pace[DECISIONS] = 0
            for seat in range(s.players):
                draft.offers[seat] = 0
            continue
        seat = NONE
        if before_throw(s):
            if must_throw(s, pace):
                first_event(s, run)
                apply(s, E, moves.code(moves.ROLL, s.turn, 0))
                continue
            seat = offered_free_action(s, pace)
        draft.free = seat != NONE
        if seat == NONE:
            seat = acting_seat(s, waiting, episode.lot)
        if is_learner(run, seat):
            draft.seat = seat
            draft.count = legal(s, E, seat, draft.moves)
            return
        move = ask(s, E, policies, memories, seat, draft.moves, draft.deal, episode.lot)
        if move == 0 and draft.free:
            wanted_nothing(s, seat, pace)
            continue
        note_pace(episode)
        if not carry_out(episode, E, run, memories, move):
            episode.ended = ILLEGAL
            draft.seat = NONE
            return


@rule()
def end(episode: Episode, how: int) -> None:
    """Note how the game ended; no agent is asked any more."""
    episode.ended = how
    episode.winners = episode.state.over_winners[0] if how == OVER else 0
    episode.turns = episode.state.turn_no
    episode.draft.seat = NONE
    episode.draft.count = 0


@rule()
def ending_of(episode: Episode, E: Tables, run: RunSettings, waiting: int) -> int:
    """Return how the game has ended, or GOES_ON. In a timed game the bell rings at the limit instead."""
    s = episode.state
    if waiting == 0:
        return OVER
    left = 0
    for seat in range(s.players):
        if in_play(s, seat) and is_learner(run, seat):
            left += 1
    if left == 0:
        return LOST
    if s.turn_no >= episode.turn_limit:
        if not bell_rings(s, E):
            return TRUNCATED
        episode.turn_limit += s.players
        return OVER if to_act(s) == 0 else GOES_ON
    return TRUNCATED if episode.pace[DECISIONS] > MOST_DECISIONS else GOES_ON


@rule()
def carry_out(episode: Episode, E: Tables, run: RunSettings, memories: Records[Memory], move: int) -> bool:
    """Make a move if it is legal, and let the bots know. False, with nothing changed, if it is not."""
    s = episode.state
    seen = first_event(s, run)
    offerer = s.deal_from
    if not make(s, E, move, episode.draft.deal):
        return False
    tell_bots(s, run, seen, offerer, memories)
    return True


@rule()
def first_event(s: State, run: RunSettings) -> int:
    """Return the number of the next event. If the past is not kept, each move starts its events at 0.

    They then overwrite those of the move before, and touch little of the memory that a game has for them.
    """
    if not run.remembers:
        s.event_n = 0
    return s.event_n


@rule()
def tell_bots(s: State, run: RunSettings, seen: int, offerer: int, memories: Records[Memory]) -> None:
    """Let the bots, if there are any, know what happened."""
    if (run.advised or run.learners != (1 << s.players) - 1) and s.event_n != seen:
        tell_of_turn(s, memories)
        tell_of_dealings(s, seen, offerer, memories)


@rule()
def note_pace(episode: Episode) -> None:
    """A seat is about to move: freely before another's roll, or because it must."""
    if episode.draft.free:
        took_free_action(episode.state, episode.pace)
    else:
        episode.pace[DECISIONS] += 1


@rule()
def refuses(episode: Episode, run: RunSettings, mask: ActionMask, action: int) -> bool:
    """Is an action not legal now? Note whether it is refused; too many of them in a row truncate the game."""
    episode.ended = GOES_ON
    episode.refused = 0
    if episode.draft.seat == NONE or action < 0 or action >= ACTION_COUNT or not mask.legal[action]:
        episode.refused = 1
        if action >= 0 and episode.draft.seat != NONE:
            episode.refusals += 1
        if episode.refusals >= run.most_refused:
            episode.refusals = 0
            end(episode, TRUNCATED)
    else:
        episode.refusals = 0
    return episode.refused == 1


@rule()
def take_action(
    episode: Episode, E: Tables, run: RunSettings, policies: Policies, memories: Records[Memory], action: int
) -> None:
    """Take a legal action of the agent that is asked. If a move is complete, play on until an agent is asked."""
    draft = episode.draft
    if action == NOTHING:
        wanted_nothing(episode.state, draft.seat, episode.pace)
    else:
        move = compose(episode.state, E, draft, action)
        if move == 0:
            return
        clear_draft(draft)
        note_pace(episode)
        if not carry_out(episode, E, run, memories, move):
            episode.refused = 1
            return
    run_on(episode, E, run, policies, memories)


# --- rewards ----------------------------------------------------------------------------------------


@rule()
def write_rewards(episode: Episode, E: Tables, run: RunSettings, rewards: list[float]) -> None:
    """Write what the last move brought each seat."""
    s = episode.state
    if run.reward == WIN:
        winners = episode.winners if episode.ended == OVER else 0
        for seat in range(s.players):
            rewards[seat] = (winners >> seat & 1) / max(how_many(winners), 1)
    elif run.reward == WEALTH:
        before = total_worth(episode)
        for seat in range(s.players):
            rewards[seat] = -episode.worth[seat] / before
            episode.worth[seat] = max(wealth(s, E, seat), 0) if in_play(s, seat) else 0
        after = total_worth(episode)
        for seat in range(s.players):
            rewards[seat] += episode.worth[seat] / after


@rule()
def total_worth(episode: Episode) -> int:
    """Return what all seats owned when they were last rewarded, and 1 if that was nothing."""
    total = 0
    for seat in range(episode.state.players):
        total += episode.worth[seat]
    return max(total, 1)
