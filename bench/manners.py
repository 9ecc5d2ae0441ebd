"""How pleasant bots are at a table: offers that are refused or repeated, long auctions, games that do not end.

    .venv/bin/python bench/manners.py strong,steady,steady,steady -n 200
    .venv/bin/python bench/manners.py steady strong easy --edition picsou -n 2000

A level alone sits at tables of its kind, of every size the edition allows; a line-up of several rotates its seats, in
the editions that allow as many.
Without `--edition` every edition is played. A row shows for each bot the refused offers a roll; of 1,000 offers those
that repeat a refused one though nothing changed, and those that ask for what was just sold; the bids of an auction,
by the mean and the longest; how many games lasted more than 400 rounds; and the longest game.

Something has changed if a deed of either side changed hands, or the cash of either rose or fell by a thirtieth of the
starting cash, or the price is better by as much.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from passgo.bots.asking import MADE
from passgo.bots.fitted import new_memory_records
from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.bots.registry import LEVELS, policy
from passgo.bots.rng import WORDS
from passgo.compiler.machine import machine_code
from passgo.editions import find_edition
from passgo.rules.base import events, frames, moves, things
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records, entry, rule
from passgo.rules.base.state import DEEDS, EVENT_WORDS, EVENTS, SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES
from passgo.sim.driver import CAPPED, SCRATCH, UNFINISHED, WINS, begin, bell_rings, step
from passgo.sim.runs import line_up
from passgo.sim.tournament import Plan, make_plan

MOST_ROUNDS: Final = 400
"""A game that lasts longer does not end, as people see it."""
CUT: Final = 1000
"""Rounds after which a game is stopped."""
EDITIONS: Final = ("ca1961", "us1973", "nhl1999", "fr2013", "fr2013-speed", "picsou")

JUST_SOLD: Final = 3
"""Rounds in which a deed counts as just sold."""
STEP: Final = 30
"""A price is better, and a side richer or poorer, by this part of the starting cash."""

# The counts: of a seat, by seat
ROLLS: Final = 0
OFFERS: Final = SEATS
REFUSED: Final = 2 * SEATS
REPEATED: Final = 3 * SEATS
ASKED_BACK: Final = 4 * SEATS
# of the table
AUCTIONS: Final = 5 * SEATS
BIDS: Final = AUCTIONS + 1
MOST_BIDS: Final = AUCTIONS + 2
LONG_AUCTIONS: Final = AUCTIONS + 3
TOO_LONG: Final = AUCTIONS + 4
LONGEST: Final = AUCTIONS + 5
COUNTS: Final = AUCTIONS + 6

FEW_BIDS: Final = 10
"""An auction with more bids is long."""

# What is remembered of a game: refused offers, in a ring,
KEPT: Final = 256
CELLS: Final = 9  # offerer, receiver, given, taken, cash, what both held, and their cash
NEXT: Final = KEPT * CELLS
SOLD_BY: Final = NEXT + 1  # by deed: who gave it away in a deal, counted from 1, and when
SOLD_TO: Final = SOLD_BY + DEEDS  # to whom
SOLD_AT: Final = SOLD_TO + DEEDS
OPEN: Final = SOLD_AT + DEEDS  # the offer that waits for an answer
LOT: Final = OPEN + CELLS  # what is auctioned, counted from 1, and the bids so far
SAID: Final = LOT + 1
SEEN: Final = LOT + 2  # events that were read
REMEMBERED: Final = LOT + 3


@rule()
def close_auction(counts: list[int], told: list[int]) -> None:
    """An auction is over."""
    if told[LOT]:
        counts[AUCTIONS] += 1
        counts[BIDS] += told[SAID]
        counts[MOST_BIDS] = max(counts[MOST_BIDS], told[SAID])
        if told[SAID] > FEW_BIDS:
            counts[LONG_AUCTIONS] += 1
    told[LOT] = 0
    told[SAID] = 0


@rule()
def note_offer(s: State, E: Tables, deal: Deal, seat: int, counts: list[int], told: list[int]) -> None:
    """Count an offer, and whether it says anything new."""
    other, given, taken = deal.receiver, deal.give[things.DEEDS], deal.take[things.DEEDS]
    cash = deal.give[things.CASH] - deal.take[things.CASH]
    counts[OFFERS + seat] += 1
    told[OPEN], told[OPEN + 1], told[OPEN + 2], told[OPEN + 3], told[OPEN + 4] = (
        seat,
        other,
        given,
        taken,
        cash,
    )
    told[OPEN + 5], told[OPEN + 6] = s.holds[seat], s.holds[other]
    told[OPEN + 7], told[OPEN + 8] = s.cash[seat], s.cash[other]
    for k in range(KEPT):
        at = k * CELLS
        same = (
            told[at] == seat + 1 and told[at + 1] == other and told[at + 2] == given and told[at + 3] == taken
        )
        if same and told[at + 5] == s.holds[seat] and told[at + 6] == s.holds[other]:
            step = E.starting_cash // STEP
            as_rich = abs(told[at + 7] - s.cash[seat]) < step and abs(told[at + 8] - s.cash[other]) < step
            if as_rich and cash < told[at + 4] + E.starting_cash // STEP:
                counts[REPEATED + seat] += 1
                break
    for deed in range(E.deeds):
        if taken >> deed & 1 and told[SOLD_BY + deed] == seat + 1:
            if told[SOLD_TO + deed] == other and s.turn_no < told[SOLD_AT + deed] + JUST_SOLD * s.players:
                counts[ASKED_BACK + seat] += 1
                break


@rule()
def note_answer(s: State, E: Tables, accepted: bool, counts: list[int], told: list[int]) -> None:
    """Count a refusal and remember it, or remember who gave what away."""
    seat, other = told[OPEN], told[OPEN + 1]
    if accepted:
        for deed in range(E.deeds):
            if told[OPEN + 2] >> deed & 1:
                told[SOLD_BY + deed], told[SOLD_TO + deed], told[SOLD_AT + deed] = seat + 1, other, s.turn_no
            if told[OPEN + 3] >> deed & 1:
                told[SOLD_BY + deed], told[SOLD_TO + deed], told[SOLD_AT + deed] = other + 1, seat, s.turn_no
        return
    counts[REFUSED + seat] += 1
    at = told[NEXT] * CELLS
    told[NEXT] = (told[NEXT] + 1) % KEPT
    for k in range(CELLS):
        told[at + k] = told[OPEN + k]
    told[at] = seat + 1


@rule()
def note_move(s: State, E: Tables, move: int, deal: Deal, counts: list[int], told: list[int]) -> None:
    """Count what the last move was."""
    kind = moves.kind_of(move)
    for n in range(told[SEEN], s.event_n):
        if events.kind_of(s.event[n % EVENTS * EVENT_WORDS]) in WINS:
            if kind == moves.BID:
                told[SAID] += 1
                kind = 0
            close_auction(counts, told)
    told[SEEN] = s.event_n
    i = frames.top(s)
    lot = s.auction_lot[i] + 1 if s.depth and s.f_kind[i] == frames.AUCTION else 0
    if lot != told[LOT]:
        close_auction(counts, told)
        told[LOT] = lot
    if kind == moves.BID:
        told[SAID] += 1
    elif kind == moves.ROLL:
        counts[ROLLS + moves.seat_of(move)] += 1
    elif kind == moves.OFFER:
        note_offer(s, E, deal, moves.seat_of(move), counts, told)
    elif kind in (moves.ACCEPT, moves.REJECT):
        note_answer(s, E, kind == moves.ACCEPT, counts, told)


@entry
def watch(
    states: Records[State],
    editions: Records[Tables],
    deals: Records[Deal],
    policies: Policies,
    memories: Records[Memory],
    players: int,
    run: int,
    first: int,
    stride: int,
    count: int,
    most_turns: int,
    scratch: list[int],
    told: list[int],
    counts: list[int],
) -> None:
    """Play `count` games: number `first` and every `stride`-th after it; count their manners."""
    room = scratch[:MOST_MOVES]
    rng = scratch[MOST_MOVES : MOST_MOVES + WORDS]
    dice = scratch[MOST_MOVES + WORDS : MOST_MOVES + 2 * WORDS]
    pace = scratch[MOST_MOVES + 2 * WORDS :]
    E = editions[0]
    for k in range(count):
        states[0] = states[1]
        s = states[0]
        for n in range(REMEMBERED):
            told[n] = 0
        begin(s, E, memories, players, run, first + k * stride, pace, rng, dice)
        limit = most_turns
        how = UNFINISHED
        while how == UNFINISHED:
            how = step(s, E, policies, memories, limit, pace, room, deals[0], rng, dice)
            if how == CAPPED and bell_rings(s, E):
                limit += players
                how = UNFINISHED
            if how == UNFINISHED:
                note_move(s, E, pace[MADE], deals[0], counts, told)
        counts[LONGEST] = max(counts[LONGEST], s.turn_no)
        if s.turn_no > MOST_ROUNDS * players:
            counts[TOO_LONG] += 1


class Manners(NamedTuple):
    """What was seen of one bot of a line-up, or of several that are alike."""

    bot: str
    rolls: int
    offers: int
    refused: int
    repeated: int
    asked_back: int


class Seen(NamedTuple):
    """What was seen in the games of a line-up."""

    bots: tuple[Manners, ...]
    games: int
    auctions: int
    bids: int
    most_bids: int
    long_auctions: int
    too_long: int
    """Games that lasted more than `MOST_ROUNDS`."""
    longest: float
    """Rounds of the longest game."""


def seen_in(edition: str, bots: Sequence[str], games: int, seed: int = 5, rounds: int = CUT) -> Seen:
    """Watch games of a line-up, in which each bot sits equally often in each seat."""
    book = find_edition(edition)
    plan = make_plan(book, tuple(bots), games, seed=seed, most_turns=rounds * len(bots), swap=True)
    by_bot = dict.fromkeys(bots, 0)
    found = {bot: np.zeros(5, np.int64) for bot in by_bot}
    table = np.zeros(COUNTS - AUCTIONS, np.int64)
    for n in range(plan.line_ups):
        counts = watched(plan, book.tables, n)
        for seat, bot in enumerate(plan.seated(n)):
            found[bot] += counts[:AUCTIONS].reshape(5, SEATS)[:, seat]
        of_table = counts[AUCTIONS:]
        for k in (MOST_BIDS, LONGEST):
            of_table[k - AUCTIONS] = max(of_table[k - AUCTIONS], table[k - AUCTIONS])
            table[k - AUCTIONS] = 0
        table += of_table
    auctions, bids, most_bids, long_auctions, too_long, longest = map(int, table)
    manners = tuple(Manners(bot, *map(int, row)) for bot, row in found.items())
    return Seen(manners, games, auctions, bids, most_bids, long_auctions, too_long, longest / plan.players)


def watched(plan: Plan, tables: Tables, n: int) -> npt.NDArray[np.int64]:
    """The counts of the games of one seating."""
    counts = np.zeros(COUNTS, np.int64)
    machine_code(watch)(
        np.zeros(2, State.DTYPE), plan.tables, np.zeros(1, Deal.DTYPE),
        line_up([policy(bot) for bot in plan.seated(n)]), new_memory_records(tables, plan.players),
        plan.players, plan.seed, n, plan.line_ups, len(range(n, plan.games, plan.line_ups)), plan.most_turns,
        np.zeros(SCRATCH, np.int64), np.zeros(REMEMBERED, np.int64), counts,
    )  # fmt: skip
    return counts


def rows(seen: Seen) -> Iterator[str]:
    """A line for each bot."""
    table = (
        f"{seen.bids / max(seen.auctions, 1):5.1f} {seen.most_bids:5} {seen.long_auctions / max(seen.auctions, 1):7.2%}"
        f" {seen.too_long:5} {seen.longest:8.0f}"
    )
    for bot in seen.bots:
        of_offers = 1000 / max(bot.offers, 1)
        yield (
            f"{bot.bot:14} {bot.offers / max(bot.rolls, 1):6.2f} {bot.refused / max(bot.rolls, 1):7.3f}"
            f" {bot.repeated * of_offers:8.1f} {bot.asked_back * of_offers:6.1f} {table}"
        )
        table = ""


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("bots", nargs="*", default=list(LEVELS))
    asked.add_argument("-n", "--games", type=int, default=200)
    asked.add_argument("--edition", action="append")
    asked.add_argument(
        "--players", type=int, action="append", help="of a level alone; all that the edition allows"
    )
    asked.add_argument("--seed", type=int, default=5)
    asked.add_argument("--rounds", type=int, default=CUT, help="stop a game after so long")
    given = asked.parse_args()
    print(
        f"{'':14}{'':14} {'offers':>6} {'refused':>7} {'repeated':>8} {'back':>6} {'bids':>5} {'most':>5} {'over 10':>7}"
        f" {'>400':>5} {'longest':>8}"
    )
    for edition in given.edition or EDITIONS:
        E = find_edition(edition).tables
        numbers = given.players or range(E.min_players, E.max_players + 1)
        for asked_for in given.bots:
            kinds = asked_for.split(",")
            tables = [kinds] if len(kinds) > 1 else [kinds * n for n in numbers]
            for bots in (bots for bots in tables if E.min_players <= len(bots) <= E.max_players):
                for line in rows(seen_in(edition, bots, given.games, given.seed, given.rounds)):
                    print(f"{edition:12} {len(bots)} {line}", flush=True)
