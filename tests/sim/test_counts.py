"""The counts add up: cash, rents, rolls, and single events seen one by one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from passgo.bots.asking import PACE, clear_pace
from passgo.bots.fitted import new_memories
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, seed
from passgo.editions import Edition, edition_names, find_edition
from passgo.rules.base import frames, moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import give_deed, set_level, turn_deed
from passgo.rules.base.state import BANK, DEEDS, HOTEL_LEVEL, SEATS, State
from passgo.rules.base.tables import GO_TO_JAIL_SPACE, GROUP_SIZE
from passgo.rules.engine import MOST_MOVES, apply
from passgo.rules.setup import start
from passgo.sim import statistics
from passgo.sim.driver import UNFINISHED, sit_down, step
from passgo.sim.recording import begin_recording, record_end, record_move, tier
from passgo.sim.statistics import results
from passgo.sim.tally import (
    FLOWS,
    FROM_PLAYERS,
    RENT_IN,
    RENT_OUT,
    ROUNDS,
    THROWS,
    TIERS,
    TO_PLAYERS,
    TRADED_IN,
    TRADED_OUT,
    GameRecorder,
    Tally,
)
from passgo.sim.tournament import RunOutcome, make_plan
from sim.conftest import played


@pytest.fixture(scope="module", params=edition_names())
def outcome(request: pytest.FixtureRequest) -> tuple[Edition, RunOutcome]:
    """Some games of every edition between bots who buy, build, trade and fall."""
    edition = find_edition(request.param)
    return edition, played(make_plan(edition, ("rules", "rules", "random", "rules"), 40, most_turns=400))


def flows(outcome: RunOutcome) -> np.ndarray:
    return sum(tally["flows"][0].reshape(FLOWS, SEATS) for tally in outcome.tallies)


def test_all_cash_is_accounted_for(outcome: tuple[Edition, RunOutcome]) -> None:
    """The cash of each seat at the start, and all that came in and went out, give its cash at the end."""
    edition, found = outcome
    moved = flows(found)
    balance = found.games * edition.tables.starting_cash + moved[:RENT_OUT].sum(0) - moved[RENT_OUT:].sum(0)
    players = found.plan.players
    assert (balance[:players] == found.tallies[0]["last_cash"][0][:players]).all()
    assert not moved[:, players:].any()


def test_what_one_pays_another_receives(outcome: tuple[Edition, RunOutcome]) -> None:
    _, found = outcome
    moved = flows(found).sum(axis=1)
    tally = found.tallies[0]
    assert moved[RENT_IN] == moved[RENT_OUT] == tally["income"].sum() > 0
    assert moved[FROM_PLAYERS] == moved[TO_PLAYERS]
    assert moved[TRADED_IN] == moved[TRADED_OUT]


def test_every_roll_ends_somewhere(outcome: tuple[Edition, RunOutcome]) -> None:
    edition, found = outcome
    tally = found.tallies[0]
    assert tally["throws"][0] == tally["ends"].sum() == found.rows[:, THROWS].sum() > 0
    assert tally["lost"][0] == 0
    spaces = edition.tables.spaces
    assert not tally["stops"][0, spaces:].any()
    assert not tally["ends"][0, spaces + 1 :].any()
    go_to_jail = edition.tables.space_kind.index(GO_TO_JAIL_SPACE)
    assert tally["ends"][0, go_to_jail] == 0


def test_rents_are_seen_where_others_could_stop(outcome: tuple[Edition, RunOutcome]) -> None:
    edition, found = outcome
    tally = found.tallies[0]
    visits, income, exposure = (tally[name][0] for name in ("visits", "income", "exposure"))
    assert (exposure[income > 0] > 0).all()
    assert (visits[income > 0] > 0).all()
    assert not visits[edition.tables.deeds * TIERS :].any()
    assert tally["ruins"].sum() <= (SEATS - 1) * found.games


def test_the_results_agree_with_the_counts(outcome: tuple[Edition, RunOutcome]) -> None:
    edition, found = outcome
    study = results(edition, found)
    ends = study.endings
    assert ends.last_player + ends.counted + ends.cut == study.games == found.games
    assert ends.broken == 0
    if not ends.shared:
        assert sum(seat.wins.count for seat in study.by_seat) == study.games - ends.cut
    assert sum(entrant.wins.count for entrant in study.entrants) == sum(s.wins.count for s in study.by_seat)
    assert study.survival[0] == study.games
    assert study.survival[-1] == ends.cut
    assert list(study.survival) == sorted(study.survival, reverse=True)
    assert sum(space.ends for space in study.spaces) + study.in_jail == study.throws
    assert sum(deed.income for deed in study.deeds) == sum(group.income for group in study.groups)
    assert sum(tier.income for deed in study.deeds for tier in deed.tiers) == sum(
        d.income for d in study.deeds
    )
    assert all(len(point.wealth) == found.plan.players for point in study.money)
    assert study.money[0].going == study.games
    assert study.money[0].round == 0
    assert set(study.money[0].wealth) == {edition.tables.starting_cash}


def test_wealth_is_noted_round_by_round(edition: Edition) -> None:
    found = played(make_plan(edition, ("random", "random"), 2, most_turns=9, interpreted=True))
    going = found.tallies[0]["going"][0]
    assert going[:5].tolist() == [2, 2, 2, 2, 2]  # before the first turn, and after 2, 4, 6 and 8
    assert not going[6:ROUNDS].any()


class Table:
    """Two players at a quiet table, watched."""

    def __init__(self, edition: Edition) -> None:
        self.E = edition.tables
        self.s = State()
        start(self.s, self.E, 2)
        self.recorder, self.t = GameRecorder(), Tally()
        begin_recording(self.s, self.E, self.recorder, self.t)

    def do(self, *codes: int) -> None:
        for code in codes:
            apply(self.s, self.E, code)
            record_move(self.s, self.E, self.recorder, self.t)

    def own(self, seat: int, deeds: list[int], level: int = 0) -> None:
        for deed in deeds:
            give_deed(self.s, self.E, deed, seat)
            set_level(self.s, deed, level)


DICE_3_3 = moves.code(moves.DICE, 15, moves.dice(3, 3, 0))
DICE_1_4 = moves.code(moves.DICE, 15, moves.dice(1, 4, 0))


@pytest.mark.parametrize("level", [0, 1, 3, HOTEL_LEVEL])
def test_a_rent_is_counted_where_its_deed_stands(edition: Edition, level: int) -> None:
    """Seat 1 lands on seat 2's light blue, which stands at some level, and is asked for the rent."""
    table = Table(edition)
    group = edition.group_index("light_blue")
    lots = [deed for deed in range(table.E.deeds) if table.E.deed_group[deed] == group]
    table.own(1, lots, level)
    deed = edition.deed_index("oriental_avenue")
    table.do(moves.code(moves.ROLL, 0, 0), DICE_3_3)  # from GO to Oriental Avenue
    stands = 1 if level == 0 else level + 1
    assert table.t.visits[deed * TIERS + stands] == 1
    assert sum(table.t.visits) == 1
    assert sum(table.t.income) == 0
    before = table.s.cash[1]
    table.do(moves.code(moves.CLAIM, 1, moves.pair(0, deed)))
    if level < HOTEL_LEVEL:
        rent = table.s.cash[1] - before
        assert rent > 0
        assert table.t.income[deed * TIERS + stands] == sum(table.t.income) == rent
    else:
        assert sum(table.t.income) == table.s.cash[1] - before
    assert table.t.stops[6] == 1
    assert table.t.ends[6] == 1
    assert table.t.throws == 1


def test_what_the_mover_was_exposed_to(edition: Edition) -> None:
    """Others' deeds that could have asked rent: not their own, not mortgaged ones, not the Bank's."""
    table = Table(edition)
    table.own(1, [edition.deed_index("boardwalk"), edition.deed_index("park_place")])
    table.own(1, [edition.deed_index("reading_railroad"), edition.deed_index("short_line")])
    table.own(0, [edition.deed_index("vermont_avenue")])
    turn_deed(table.s, edition.deed_index("short_line"), mortgaged=True)
    table.do(moves.code(moves.ROLL, 0, 0), DICE_3_3)
    table.do(moves.code(moves.BUY, 0, 0))
    record_end(table.s, table.E, table.recorder, table.t, 0)
    expected = {
        (edition.deed_index("boardwalk"), 1),
        (edition.deed_index("park_place"), 1),
        (edition.deed_index("reading_railroad"), 1),  # the mortgaged one counts in the scale
    }
    seen = {(n // TIERS, n % TIERS) for n, count in enumerate(table.t.exposure) if count}
    assert seen == expected
    assert table.t.bought[edition.deed_index("oriental_avenue")] == 1
    assert table.t.bought_for[edition.deed_index("oriental_avenue")] == 100
    assert table.recorder.completed[edition.group_index("dark_blue")] == 0b10


@pytest.mark.parametrize("name", ["us1973", "nhl1999-short", "picsou-taxi"])
def test_exposure_is_what_a_count_at_each_roll_finds(name: str) -> None:
    """The recorder looks at deeds only when one may have changed; here every one is looked at after every roll."""
    E = find_edition(name).tables
    s, recorder, t = State(), GameRecorder(), Tally()
    sit_down(s, E, 4)
    begin_recording(s, E, recorder, t)
    streams = [[0] * WORDS, [0] * WORDS]
    for word, stream in enumerate(streams):
        seed(stream, word)
    policies = [policy("rules"), policy("random")] * (SEATS // 2)
    pace, room, deal, memories = [0] * PACE, [0] * MOST_MOVES, Deal(), new_memories(E, 4)
    clear_pace(pace)
    counted = [0] * len(t.exposure)
    how = UNFINISHED
    while how == UNFINISHED:
        how = step(s, E, policies, memories, 600, pace, room, deal, *streams)
        throws = t.throws
        record_move(s, E, recorder, t)
        if t.throws > throws:
            for deed in range(E.deeds):
                if s.owner[deed] not in (BANK, recorder.mover) and not s.mortgaged[deed]:
                    counted[deed * TIERS + tier(s, E, deed)] += 1
    record_end(s, E, recorder, t, 0)
    assert t.exposure == counted
    assert sum(counted) > 1000


def test_a_ruin_belongs_to_the_deed_whose_rent_was_asked(edition: Edition) -> None:
    table = Table(edition)
    deed = edition.deed_index("reading_railroad")
    table.own(1, [deed])
    table.s.cash[BANK] += table.s.cash[0] - 3
    table.s.cash[0] = 3
    table.do(moves.code(moves.ROLL, 0, 0), DICE_1_4, moves.code(moves.CLAIM, 1, moves.pair(0, deed)))
    assert table.s.f_kind[frames.top(table.s)] == frames.DEBT
    table.do(moves.code(moves.BANKRUPT, 0, 0))
    assert table.t.ruins[deed] == sum(table.t.ruins) == 1
    assert sum(table.t.income) == 0
    assert table.t.throws == 1
    assert table.recorder.rent_deed[1] == DEEDS


def test_the_stage_of_a_station_is_how_many_are_held(edition: Edition) -> None:
    table = Table(edition)
    stations = [
        deed for deed in range(table.E.deeds) if edition.groups[table.E.deed_group[deed]] == "railroad"
    ]
    assert len(stations) == 4
    for held in range(1, 5):
        table.own(0, stations[:held])
        assert tier(table.s, table.E, stations[0]) == held - 1


def test_a_mean_has_the_same_digits_by_every_python() -> None:
    """From 3.12 on, `sum` rounds once; before, after each step."""
    E = find_edition("us1973").tables
    group = next(n for n in range(len(E.group_size)) if E.group_size[n] == 3)
    numbers = [E.group_member[group * GROUP_SIZE + k] for k in range(3)]
    name = statistics.tier_names(E, numbers[0])[0]
    tiers = [statistics.Tier(name, 0, 0, 1, 0, share, None) for share in (0.1, 0.2, 0.3)]
    members = [cast("statistics.Deed", SimpleNamespace(tiers=[tier])) for tier in tiers]
    assert statistics._group_tier(E, members, numbers, name).per_throw == 0.6
