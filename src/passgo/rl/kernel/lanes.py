"""Games that learners play, side by side: the loops behind every environment, interpreted and compiled.

A lane is one game. In it every seat is a learner's or a bot's. Bots and chance go on by themselves until a
learner must say a word; whom to ask, and how often for free actions, `bots.asking` says, as at a table.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import (
    DECISIONS,
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
from passgo.bots.rng import below, seed_stream
from passgo.rules.base import moves
from passgo.rules.base.bits import how_many
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import apply, chance_way, chance_ways, legal, to_act
from passgo.rules.wealth import wealth
from passgo.sim.driver import MOST_DECISIONS, ask, bell_rings, make, sit_down, tell_of_dealings, tell_of_turn

from .coming import LATER, SOON, bring_first, bring_lane
from .observation import Observation, Shown, see, see_draft
from .sentence import Allowed, Draft, allow, allow_after, clear_draft, is_added, say
from .words import NOTHING, SIZE

# columns of a lane's row
SEAT: Final = 0  # the learner that is asked; NONE when the game has ended
COUNT: Final = 1  # how many legal moves it has
REFUSED: Final = 2  # 1: the last word was not allowed, and nothing was changed
ENDED: Final = 3  # how the game ended with the last word, below
WINNERS: Final = 4  # of the game that ended last, as a bit set; 0 where none was found
TURNS: Final = 5  # of that game
GAME: Final = 6  # the number of the game, which says what its chance will be
LIMIT: Final = 7  # the turn at which it is cut
COLUMNS: Final = 8

# how a game ended
GOES_ON: Final = 0
OVER: Final = 1  # by the rules
LOST: Final = 2  # for the learners: none of them is in it any more
CUT: Final = 3  # after so many turns, or so many decisions without a throw
WRONG: Final = 4  # a bot made an illegal move

# what all lanes share
PLAYERS: Final = 0
RUN: Final = 1  # the seed of the run
STRIDE: Final = 2  # from the number of a lane's game to that of its next
MOST_TURNS: Final = 3
RESET: Final = 4  # 1: a lane whose game has ended begins its next
LEARNERS: Final = 5  # the seats of learners, as a bit set
MOST_OFFERS: Final = 6  # offers that a learner may begin between two throws or cards
REWARD: Final = 7  # what is rewarded, below
REMEMBERS: Final = 8  # 1: the events of the whole game are kept; 0: those of its last move
SHARED: Final = 9

NO_REWARD: Final = 0
WIN: Final = 1
WEALTH: Final = 2


@rule()
def begin(
    s: State,
    E: Tables,
    draft: Draft,
    memories: Records[Memory],
    pace: list[int],
    shared: list[int],
    row: list[int],
    lot: list[int],
    dice: list[int],
) -> None:
    """Begin the game of a lane's number in a state and a draft that are zero."""
    sit_down(s, E, shared[PLAYERS])
    seed_stream(lot, shared[RUN], 2 * row[GAME])
    seed_stream(dice, shared[RUN], 2 * row[GAME] + 1)
    clear_pace(pace)
    row[LIMIT] = shared[MOST_TURNS]
    for seat in range(s.players):
        if not shared[LEARNERS] >> seat & 1:
            clear_notes(memories[seat])


@rule()
def run_on(
    s: State,
    E: Tables,
    draft: Draft,
    deal: Deal,
    policies: Policies,
    memories: Records[Memory],
    pace: list[int],
    shared: list[int],
    row: list[int],
    room: list[int],
    lot: list[int],
    dice: list[int],
) -> None:
    """Let chance fall and bots play until a learner is asked, or the game has ended."""
    while True:
        waiting = to_act(s)
        how = ending_of(s, E, waiting, pace, shared, row)
        if how:
            row[ENDED] = how
            row[WINNERS] = s.over_winners[0] if how == OVER else 0
            row[TURNS] = s.turn_no
            row[SEAT] = NONE
            row[COUNT] = 0
            return
        if waiting == 1 << TABLE:
            seen = first_event(s, shared)
            apply(s, E, chance_way(s, E, below(dice, chance_ways(s, E))))
            tell_bots(s, shared, seen, NONE, memories)
            pace[DECISIONS] = 0
            for seat in range(s.players):
                draft.offers[seat] = 0
            continue
        seat = NONE
        if before_throw(s):
            if must_throw(s, pace):
                first_event(s, shared)
                apply(s, E, moves.code(moves.ROLL, s.turn, 0))
                continue
            seat = offered_free_action(s, pace)
        draft.free = seat != NONE
        if seat == NONE:
            seat = acting_seat(s, waiting, lot)
        if shared[LEARNERS] >> seat & 1:
            row[SEAT] = seat
            row[COUNT] = legal(s, E, seat, room)
            return
        move = ask(s, E, policies, memories, seat, room, deal, lot)
        if move == 0 and draft.free:
            wanted_nothing(s, seat, pace)
            continue
        note_pace(s, draft, pace)
        if not make_known(s, E, shared, memories, deal, move):
            row[ENDED] = WRONG
            row[SEAT] = NONE
            return


@rule()
def make_known(
    s: State, E: Tables, shared: list[int], memories: Records[Memory], deal: Deal, move: int
) -> bool:
    """Make a move if it is legal, and let the bots hear of it. False, with nothing changed, if it is not."""
    seen = first_event(s, shared)
    offerer = s.deal_from
    if not make(s, E, move, deal):
        return False
    tell_bots(s, shared, seen, offerer, memories)
    return True


@rule()
def first_event(s: State, shared: list[int]) -> int:
    """The number of the event that comes next. Where the past is not asked for, each move begins its events anew.

    They are then written where those of the move before were, and not through all the room that a game has for them.
    """
    if not shared[REMEMBERS]:
        s.event_n = 0
    return s.event_n


@rule()
def tell_bots(s: State, shared: list[int], seen: int, offerer: int, memories: Records[Memory]) -> None:
    """What happened is news to the bots, if there are any."""
    if shared[LEARNERS] != (1 << s.players) - 1 and s.event_n != seen:
        tell_of_turn(s, memories)
        tell_of_dealings(s, seen, offerer, memories)


@rule()
def ending_of(s: State, E: Tables, waiting: int, pace: list[int], shared: list[int], row: list[int]) -> int:
    """How the game has ended, or GOES_ON. Where the book ends it by the clock, the bell rings in place of a cut."""
    if waiting == 0:
        return OVER
    learners = 0
    for seat in range(s.players):
        if in_play(s, seat) and shared[LEARNERS] >> seat & 1:
            learners += 1
    if learners == 0:
        return LOST
    if s.turn_no >= row[LIMIT]:
        if not bell_rings(s, E):
            return CUT
        row[LIMIT] += s.players
        return OVER if to_act(s) == 0 else GOES_ON
    return CUT if pace[DECISIONS] > MOST_DECISIONS else GOES_ON


@rule()
def note_pace(s: State, draft: Draft, pace: list[int]) -> None:
    """A seat is about to move: freely before another's throw, or because it was asked."""
    if draft.free:
        took_free_action(s, pace)
    else:
        pace[DECISIONS] += 1


@rule()
def take_word(
    s: State,
    E: Tables,
    draft: Draft,
    deal: Deal,
    policies: Policies,
    memories: Records[Memory],
    pace: list[int],
    shared: list[int],
    row: list[int],
    room: list[int],
    lot: list[int],
    dice: list[int],
    mask: Allowed,
    word: int,
) -> bool:
    """The learner that is asked says a word. False, with nothing changed, if the mask does not allow it."""
    row[REFUSED] = 0
    row[ENDED] = GOES_ON
    seat = row[SEAT]
    if seat == NONE or word < 0 or word >= SIZE or not mask.words[word]:
        row[REFUSED] = 1
        return False
    if word == NOTHING:
        wanted_nothing(s, seat, pace)
    else:
        move = say(s, E, draft, deal, seat, room, row[COUNT], word)
        if move == 0:
            return True
        clear_draft(draft)
        note_pace(s, draft, pace)
        if not make_known(s, E, shared, memories, deal, move):
            row[REFUSED] = 1
            return True
    run_on(s, E, draft, deal, policies, memories, pace, shared, row, room, lot, dice)
    return True


# --- rewards ----------------------------------------------------------------------------------------


@rule()
def reward(
    s: State,
    E: Tables,
    shared: list[int],
    row: list[int],
    first: int,
    rewards: list[float],
    held: list[float],
) -> None:
    """What the last word brought each seat, from place `first` on. `held` is each one's share of the wealth before."""
    if shared[REWARD] == WIN:
        winners = row[WINNERS] if row[ENDED] == OVER else 0
        for seat in range(s.players):
            rewards[first + seat] = (winners >> seat & 1) / max(how_many(winners), 1)
    elif shared[REWARD] == WEALTH:
        total = 0
        for seat in range(s.players):
            total += wealth_of(s, E, seat)
        for seat in range(s.players):
            share = wealth_of(s, E, seat) / max(total, 1)
            rewards[first + seat] = share - held[first + seat]
            held[first + seat] = share


@rule()
def wealth_of(s: State, E: Tables, seat: int) -> int:
    """What a seat owns, counted to the dollar; nothing once it is out."""
    return max(wealth(s, E, seat), 0) if in_play(s, seat) else 0


@rule()
def begin_rewards(players: int, first: int, held: list[float]) -> None:
    """All own the same before the first move."""
    for seat in range(players):
        held[first + seat] = 1 / players


# --- many lanes -------------------------------------------------------------------------------------


@rule()
def show(
    s: State,
    E: Tables,
    draft: Draft,
    deal: Deal,
    shared: list[int],
    row: list[int],
    room: list[int],
    blank_observations: Records[Observation],
    blank_shown: Records[Shown],
    observations: Records[Observation],
    shown: Records[Shown],
    mask: Allowed,
    i: int,
) -> None:
    """Write what the learner that is asked sees, and in a mask that is zero which words it may say."""
    if row[SEAT] == NONE:
        observations[i] = blank_observations[0]
        shown[i] = blank_shown[0]
    else:
        see(s, E, draft, deal, row[SEAT], True, shown[i], observations[i])
        allow(s, E, draft, deal, row[SEAT], room, row[COUNT], shared[MOST_OFFERS], mask)


@entry
def begin_learning(
    states: Records[State],
    drafts: Records[Draft],
    deals: Records[Deal],
    blanks: Records[State],
    blank_drafts: Records[Draft],
    blank_observations: Records[Observation],
    blank_shown: Records[Shown],
    blank_masks: Records[Allowed],
    editions: Records[Tables],
    policies: Policies,
    memories: list[Records[Memory]],
    shared: list[int],
    paces: list[list[int]],
    rows: list[list[int]],
    rooms: list[list[int]],
    lots: list[list[int]],
    dice: list[list[int]],
    held: list[float],
    observations: Records[Observation],
    shown: Records[Shown],
    masks: Records[Allowed],
    rewards: list[float],
) -> None:
    """Begin every lane's game anew. The records whose names begin with `blank` are zero and stay so."""
    E = editions[0]
    for i in range(len(states)):
        states[i] = blanks[0]
        drafts[i] = blank_drafts[0]
        s, draft, row = states[i], drafts[i], rows[i]
        desk = memories[i]
        row[REFUSED] = 0
        row[ENDED] = GOES_ON
        begin(s, E, draft, desk, paces[i], shared, row, lots[i], dice[i])
        run_on(
            s, E, draft, deals[i], policies, desk, paces[i], shared, row, rooms[i], lots[i], dice[i]
        )  # fmt: skip
        first = shared[PLAYERS] * i
        begin_rewards(shared[PLAYERS], first, held)
        for seat in range(shared[PLAYERS]):
            rewards[first + seat] = 0.0
        observations[i] = blank_observations[0]
        shown[i] = blank_shown[0]
        masks[i] = blank_masks[0]
        show(
            s, E, draft, deals[i], shared, row, rooms[i],
            blank_observations, blank_shown, observations, shown, masks[i], i,
        )  # fmt: skip


@entry
def step_learning(
    states: Records[State],
    drafts: Records[Draft],
    deals: Records[Deal],
    blanks: Records[State],
    blank_drafts: Records[Draft],
    blank_observations: Records[Observation],
    blank_shown: Records[Shown],
    blank_masks: Records[Allowed],
    editions: Records[Tables],
    policies: Policies,
    memories: list[Records[Memory]],
    shared: list[int],
    paces: list[list[int]],
    rows: list[list[int]],
    rooms: list[list[int]],
    lots: list[list[int]],
    dice: list[list[int]],
    held: list[float],
    observations: Records[Observation],
    shown: Records[Shown],
    masks: Records[Allowed],
    rewards: list[float],
    words: list[int],
) -> int:
    """Say one word in each lane, go on to the next, and write what is seen there; gives how many were allowed."""
    E = editions[0]
    allowed = 0
    last = len(states) - 1
    for i in range(len(states)):
        later, soon = min(i + LATER, last), min(i + SOON, last)
        bring_first(drafts[later], rows[later], masks[later])
        bring_lane(
            states[soon], drafts[soon], deals[soon], paces[soon], rooms[soon], rows[soon][COUNT],
            lots[soon], dice[soon], shown[soon], observations[soon], words[soon],
        )  # fmt: skip
        s, draft, row = states[i], drafts[i], rows[i]
        desk = memories[i]
        first = shared[PLAYERS] * i
        for seat in range(shared[PLAYERS]):
            rewards[first + seat] = 0.0
        before = s.moves
        if not take_word(
            s, E, draft, deals[i], policies, desk, paces[i], shared,
            row, rooms[i], lots[i], dice[i], masks[i], words[i],
        ):  # fmt: skip
            continue
        allowed += 1
        if draft.kind:  # a move is being said, and nothing but that has changed
            seat = row[SEAT]
            see_draft(s, draft, deals[i], seat, shown[i], observations[i])
            if is_added(draft, words[i]):
                allow_after(s, E, draft, deals[i], seat, words[i], masks[i])
            else:
                masks[i] = blank_masks[0]
                allow(s, E, draft, deals[i], seat, rooms[i], row[COUNT], shared[MOST_OFFERS], masks[i])
            continue
        masks[i] = blank_masks[0]
        if s.moves != before or row[ENDED]:
            reward(s, E, shared, row, first, rewards, held)
        if row[ENDED] and shared[RESET]:
            row[GAME] += shared[STRIDE]
            states[i] = blanks[0]
            drafts[i] = blank_drafts[0]
            begin(s, E, draft, desk, paces[i], shared, row, lots[i], dice[i])
            ended, winners, turns = row[ENDED], row[WINNERS], row[TURNS]
            run_on(
                s, E, draft, deals[i], policies, desk, paces[i], shared, row, rooms[i], lots[i], dice[i]
            )  # fmt: skip
            row[ENDED], row[WINNERS], row[TURNS] = ended, winners, turns
            begin_rewards(shared[PLAYERS], first, held)
        show(
            s, E, draft, deals[i], shared, row, rooms[i],
            blank_observations, blank_shown, observations, shown, masks[i], i,
        )  # fmt: skip
    return allowed
