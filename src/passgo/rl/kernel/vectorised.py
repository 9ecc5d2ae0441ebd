"""Many episodes in arrays: the entry points of the vectorised environment."""

from __future__ import annotations

from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.rules.base.fields import I8, FieldTable, field_table
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import NONE
from passgo.rules.base.tables import Tables

from .composing import ActionMask, allow, allow_after, only_adds
from .episode import Episode, RunSettings, begin, refuses, take_action, write_rewards
from .observation import Observation, see, see_draft
from .prefetch import LATER, SOON, fetch_first, fetch_rest


@field_table
class StepOutcome(FieldTable):
    """The outcome of the last step of an episode, small enough that all of them are read at once."""

    seat: I8  # the agent that is asked next; NONE if the game is over
    refused: I8  # 1: the action was not legal, and changed nothing
    ended: I8  # how the game ended with it, or GOES_ON
    winners: I8  # of the last game that ended, as a bit set
    turns: I8  # of that game
    number: I8  # of the game being played


@rule()
def clear_rewards(run: RunSettings, rewards: list[float]) -> None:
    """Nobody is rewarded."""
    for seat in range(run.players):
        rewards[seat] = 0.0


@rule()
def tell(episode: Episode, outcome: StepOutcome) -> None:
    """Write what the last step came to."""
    outcome.seat = episode.draft.seat
    outcome.refused = episode.refused
    outcome.ended = episode.ended
    outcome.number = episode.number
    if episode.ended:
        outcome.winners = episode.winners
        outcome.turns = episode.turns


@rule()
def show(episode: Episode, E: Tables, run: RunSettings, o: Observation, mask: ActionMask) -> None:
    """Write what the agent that is asked sees, and in a mask of zeros which actions are legal."""
    if episode.draft.seat != NONE:
        see(episode.state, E, episode.draft, episode.draft.seat, episode.shown, o)
        allow(episode.state, E, episode.draft, run.most_offers, mask)


@entry
def begin_episodes(
    episodes: Records[Episode],
    editions: Records[Tables],
    runs: Records[RunSettings],
    policies: Policies,
    memories: list[Records[Memory]],
    observations: Records[Observation],
    masks: Records[ActionMask],
    rewards: list[list[float]],
    outcomes: Records[StepOutcome],
) -> None:
    """Begin the game of every episode again."""
    E, run = editions[0], runs[0]
    for i in range(len(episodes)):
        number = episodes[i].number
        episodes[i] = run.blank
        episode = episodes[i]
        episode.number = number
        begin(episode, E, run, policies, memories[i])
        clear_rewards(run, rewards[i])
        observations[i] = run.blank_observation
        masks[i] = run.blank_mask
        show(episode, E, run, observations[i], masks[i])
        tell(episode, outcomes[i])


@entry
def step_episodes(
    episodes: Records[Episode],
    editions: Records[Tables],
    runs: Records[RunSettings],
    policies: Policies,
    memories: list[Records[Memory]],
    observations: Records[Observation],
    masks: Records[ActionMask],
    rewards: list[list[float]],
    outcomes: Records[StepOutcome],
    actions: list[int],
) -> int:
    """Take one action in each episode, play on to the next, and write what its agent sees. Return how many were legal."""
    E, run = editions[0], runs[0]
    taken, last = 0, len(episodes) - 1
    for i in range(len(episodes)):
        later, soon = min(i + LATER, last), min(i + SOON, last)
        fetch_first(episodes[later], masks[later])
        fetch_rest(episodes[soon], actions[soon], observations[soon])
        episode, action = episodes[i], actions[i]
        clear_rewards(run, rewards[i])
        made = episode.state.moves
        if not refuses(episode, run, masks[i], action):
            taken += 1
            take_action(episode, E, run, policies, memories[i], action)
        elif not episode.ended:
            tell(episode, outcomes[i])
            continue
        if episode.draft.kind and not episode.ended:  # a move is being composed, and nothing else has changed
            see_draft(episode.state, episode.draft, episode.shown, observations[i])
            if only_adds(episode.draft, action):
                allow_after(episode.state, E, episode.draft, action, masks[i])
            else:
                masks[i] = run.blank_mask
                allow(episode.state, E, episode.draft, run.most_offers, masks[i])
            tell(episode, outcomes[i])
            continue
        if episode.state.moves != made or episode.ended:
            write_rewards(episode, E, run, rewards[i])
        tell(episode, outcomes[i])
        masks[i] = run.blank_mask
        if episode.ended:
            observations[i] = run.blank_observation
            if run.resets:
                number = episode.number + run.stride
                episodes[i] = run.blank
                episode = episodes[i]
                episode.number = number
                begin(episode, E, run, policies, memories[i])
                outcomes[i].seat = episode.draft.seat
                outcomes[i].number = number
        show(episode, E, run, observations[i], masks[i])
    return taken
