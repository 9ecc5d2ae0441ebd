"""Advice for agents, so that they can learn by imitation: the actions that a bot would take in their place."""

from __future__ import annotations

from typing import Annotated

from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.rules.base import moves, things
from passgo.rules.base.bits import lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import I8, FieldTable, cells, field_table, tables
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import COMPANIES, NONE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES
from passgo.sim.driver import ask

from .actions import (
    ACTION_COUNT,
    CANCEL,
    COMPANY,
    COMPLETE,
    DEED,
    DOLLAR,
    GIVING,
    IS_AMOUNT,
    KEPT,
    NOTE,
    NOTE_WORTH,
    NOTES,
    NOTHING,
    ROLL,
    SEAT,
    SIX_BITS,
    TAKING,
    THREE_BITS,
    VERB_OF,
)
from .composing import ActionMask, MoveDraft, action_of, part_of, places_after
from .episode import Episode


@field_table
class Advice(FieldTable):
    """The move that a bot would make, kept until the agent has composed it."""

    move: I8  # 0: nothing
    room: Annotated[list[int], cells("i8", MOST_MOVES)]  # where the bot lists its legal moves
    deal: Annotated[Deal, tables(Deal)]  # the content of the move, if it is an offer


@rule()
def next_action(s: State, draft: MoveDraft, move: int, deal: Deal) -> int:
    """Return the action that brings a draft closer to a move. If it has become another move, drop it."""
    kind, arg = moves.kind_of(move), moves.arg_of(move)
    if draft.kind == 0:
        return VERB_OF[kind & SIX_BITS] if move else NOTHING
    if draft.kind != kind:
        return CANCEL
    if kind == moves.OFFER:
        return next_in_offer(s, draft, deal)
    if IS_AMOUNT[kind & SIX_BITS]:
        return next_note(arg - draft.sum)
    return action_of(s, draft.seat, kind, draft.named, part_of(kind, arg, draft.named))


@rule()
def next_note(left: int) -> int:
    """Return the greatest note that is not too much, or `complete` if nothing is left to pay."""
    action = COMPLETE
    for k in range(len(NOTES)):
        if NOTE_WORTH[k & THREE_BITS] <= left:
            action = NOTE + k
    return action


@rule()
def next_in_offer(s: State, draft: MoveDraft, deal: Deal) -> int:
    """Name the partner; then the deeds, the cards, what one side pays, and what the other does."""
    if draft.named == 0:
        return SEAT + places_after(s, draft.seat, deal.receiver)
    deeds = missing(draft, deal, things.DEEDS)
    if deeds:
        return DEED + lowest(deeds)
    cards = missing(draft, deal, things.CARDS)
    if cards:
        return KEPT + lowest(cards)
    rolls = missing(draft, deal, things.ROLLS)
    if rolls:
        return ROLL + lowest(rolls)
    gives = next_counted(deal.give, draft.deal.give)
    takes = next_counted(deal.take, draft.deal.take)
    if draft.taking:
        return takes if takes != COMPLETE or gives == COMPLETE else GIVING
    return gives if gives != COMPLETE or takes == COMPLETE else TAKING


@rule()
def missing(draft: MoveDraft, deal: Deal, thing: int) -> int:
    """Return the items of a kind that an offer has and its draft has not yet, as a bit set."""
    return (deal.give[thing] | deal.take[thing]) & ~(draft.deal.give[thing] | draft.deal.take[thing])


@rule()
def next_counted(side: list[int], so_far: list[int]) -> int:
    """Return the next note, Picsou dollar or share for one side, or `complete` if nothing is missing."""
    if so_far[things.CASH] < side[things.CASH]:
        return next_note(side[things.CASH] - so_far[things.CASH])
    if so_far[things.DOLLARS] < side[things.DOLLARS]:
        return DOLLAR
    for company in range(COMPANIES):
        if so_far[things.SHARES] >> 4 * company & 15 < side[things.SHARES] >> 4 * company & 15:
            return COMPANY + company
    return COMPLETE


@rule()
def allowed_or_first(mask: ActionMask, action: int) -> int:
    """Return an action, or the first legal one if it is not legal: no action, dropping an offer, or rolling."""
    if mask.legal[action]:
        return action
    for other in range(ACTION_COUNT):
        if mask.legal[other]:
            return other
    return NOTHING


@entry
def advise_agents(
    episodes: Records[Episode],
    editions: Records[Tables],
    policies: Policies,
    memories: list[Records[Memory]],
    masks: Records[ActionMask],
    advice: Records[Advice],
    actions: list[int],
) -> None:
    """Write the action that its bot would take for the agent that is asked in each episode; −1 if the game is over."""
    E = editions[0]
    for i in range(len(episodes)):
        s, draft = episodes[i].state, episodes[i].draft
        if draft.seat == NONE:
            actions[i] = -1
            continue
        if draft.kind == 0:
            advice[i].move = ask(
                s, E, policies, memories[i], draft.seat, advice[i].room, advice[i].deal, episodes[i].lot
            )
        actions[i] = allowed_or_first(masks[i], next_action(s, draft, advice[i].move, advice[i].deal))
