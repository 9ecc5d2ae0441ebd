"""A user's bot that writes to its game is reported, with its line; one that only looks is not."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from house.tools import BIN, run
from passgo.editions import edition_names, find_edition
from passgo.sim import tampering
from passgo.sim.bench import measure
from passgo.sim.driver import BROKEN
from passgo.sim.session import broken_off
from passgo.sim.tally import ENDED
from passgo.sim.tampering import EndlessBot, TamperingBot
from passgo.sim.tournament import check_for_tampering, make_plan
from passgo.sim.words import StudyWords
from sim.conftest import played

HEAD = """\
from passgo.bots.random_bot import choose_random
from passgo.bots.rules_bot import choose_by_rules
from passgo.rules.base import frames, moves
from passgo.rules.engine import why_not
from passgo.rules.trade import clear_deal, table_deal


def help_myself(s, seat):
    purse = s.cash[seat]
    s.holds[seat] |= 1 << 3
    return purse


def bot(s, E, seat, room, deal, rng, memory):
"""
PLAYS = "    return choose_by_rules(s, E, seat, room, deal, rng, memory)\n"

MEDDLERS = {
    "its purse": ("    s.cash[seat] += 1000\n", 15, "the state (cash)", "1"),
    "by a helper": ("    if s.turn_no > 20:\n        help_myself(s, seat)\n", 10, "the state (holds)", "21"),
    "by another name": ("    purses = s.cash\n    purses[seat] = 5000\n", 16, "the state (cash)", "1"),
    "another's": ("    s.cash[1] -= 9\n    s.cash[seat] += 9\n", 15, "the state (cash)", "1"),
    "behind a call": ("    s.cash[seat] += help_myself(s, seat) * 0 + 7\n", 10, "the state (cash, holds)", "1"),
    "on the line of a call": ("    s.cash[seat] += choose_random(s, E, seat, room, deal, rng, memory)\n", 15, "the state (cash)", "1"),
    "what was tabled": ("    deal.give_cash = 7\n    table_deal(s, seat, deal)\n", 16, "the state (give_cash)", "1"),
    "the prices": ("    E.deed_price[3] = 1\n", 15, "the tables (deed_price)", "1"),
    "after a look": ("    s.at[seat] += 1\n    s.at[seat] -= 1\n    s.out[7] = 1\n", 17, "the state (out)", "1"),
}  # fmt: skip


def ticking(seconds: float) -> Callable[[], float]:
    """A clock on which this much time passes between two looks at it."""
    ticks = itertools.count(step=seconds)
    return lambda: next(ticks)


def write(folder: Path, body: str, *, name: str = "own") -> str:
    file = folder / f"{name}.py"
    file.write_text(HEAD + body + PLAYS)
    return f"{file}:bot"


@pytest.mark.parametrize("what", MEDDLERS)
def test_a_tampering_bot_is_reported_by_line_turn_and_field(what: str, tmp_path: Path) -> None:
    body, line, fields, turn = MEDDLERS[what]
    bot = write(tmp_path, body)
    plan = make_plan(find_edition("us1973"), (bot, "rules"), 1, seed=1)
    with pytest.raises(TamperingBot) as raised:
        check_for_tampering(plan, range(1))
    assert str(raised.value) == (
        f"{tmp_path}/own.py, line {line}: {bot} (p1) changed {fields} in game 1, turn {turn}; bots may only read the state"
    )


LOOKERS = {
    "rules": "",
    "random": "    if rng[0] & 1:\n        return choose_random(s, E, seat, room, deal, rng, memory)\n",
    "tables an offer and takes it back": """\
    if frames.awaits(s, frames.TURN, frames.THROW):
        deal.give_cash = 7
        table_deal(s, seat, deal)
        why_not(s, E, moves.code(moves.OFFER, seat, 0))
        clear_deal(s)
        deal.give_cash = 0
""",
    "tries and takes back": """\
    had = s.cash[seat]
    s.cash[seat] = 0
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    s.cash[seat] = had
""",
    "rolls out on a copy": """\
    twin = s.copy()
    twin.cash[seat] = 0
    choose_by_rules(twin, E, seat, room, deal, rng, memory)
""",
}


@pytest.mark.parametrize("what", LOOKERS)
def test_somebody_who_looks_and_takes_back_may(what: str, tmp_path: Path) -> None:
    bot = write(tmp_path, LOOKERS[what])
    check_for_tampering(
        make_plan(find_edition("us1973"), (bot, "rules", "random"), 4, seed=1, swap=True), range(3)
    )


@pytest.mark.parametrize("name", edition_names())
def test_the_bots_of_the_house_only_look(name: str, tmp_path: Path) -> None:
    """Played as if they were a user's own."""
    bot = write(tmp_path, LOOKERS["random"])
    E = find_edition(name)
    players = max(3, E.tables.min_players)
    check_for_tampering(make_plan(E, (bot,) * players, 2, seed=1, most_turns=200), range(2))


def test_a_bot_that_fails_is_left_to_the_run(tmp_path: Path) -> None:
    bot = write(tmp_path, "    return s.cosh[seat]\n")
    check_for_tampering(make_plan(find_edition("us1973"), (bot, "rules"), 1), range(1))


def test_what_is_written_seldom_does_not_add_up(tmp_path: Path) -> None:
    """The first games of a run do not show it; everybody's cash at the end of a chunk does, in machine code."""
    bot = write(
        tmp_path,
        "    if s.moves == 77 and rng[1] & 31 == 5:\n        s.cash[1] -= 1\n        s.cash[0] += 1\n",
    )
    plan = make_plan(find_edition("us1973"), (bot, "rules"), 600, seed=3)
    check_for_tampering(plan, range(tampering.FIRST_GAMES))
    with pytest.raises(TamperingBot, match=r"own\.py, line 16: .*changed the state \(cash\) in game \d+"):
        played(plan)


def test_what_was_made_of_nothing_breaks_the_game_off(tmp_path: Path) -> None:
    bot = write(tmp_path, "    if s.moves > 50:\n        s.holds[seat] ^= 8\n")
    plan = make_plan(find_edition("us1973"), (bot, "rules"), 20, seed=3)
    outcome = played(plan)
    assert (outcome.rows[:, ENDED] > BROKEN).any()
    with pytest.raises(TamperingBot, match=r"line 16: .*changed the state \(holds\)"):
        list(broken_off(outcome, StudyWords(find_edition("us1973"), "en")))


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "-n", "3", "--bots", "own.py:bot,rules"),
        ("sim", "-n", "3", "--interpreted", "--bots", "rules,own.py:bot", "--lang", "fr"),
        ("soak", "-n", "3", "--bots", "own.py:bot"),
    ],
    ids=["sim", "interpreted", "soak"],
)
def test_the_command_ends_in_one_line(words: tuple[str, ...], tmp_path: Path) -> None:
    write(tmp_path, "    s.cash[seat] += 1000\n")
    done = run(BIN / "passgo", *words, cwd=tmp_path)
    assert done.returncode == 2
    last = done.stdout.rstrip().splitlines()[-1]
    assert last.startswith("passgo: own.py, line 15: own.py:bot (p")
    assert last.endswith("bots may only read the state")
    assert "games per second" not in done.stdout


def test_what_meddles_is_not_measured(tmp_path: Path) -> None:
    bot = write(tmp_path, "    s.cash[seat] += 1000\n")
    with pytest.raises(TamperingBot):
        measure.measure_play("us1973", bot, compiled=False, runs=1, seconds=0.001)


def test_a_bot_that_loops_for_ever_is_reported_by_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tampering, "LONGEST", 0.3)
    bots = (write(tmp_path, "    while s.turn_no > 3:\n        seat += 0\n"), "rules")
    with pytest.raises(EndlessBot, match=r"own\.py, line 1[56]: no answer after 0\.3 seconds"):
        check_for_tampering(make_plan(find_edition("us1973"), bots, 1), [0])


def test_the_first_games_are_watched_for_some_seconds_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `strong` as an opponent, eight interpreted games would take minutes."""
    late = write(tmp_path, "    if s.turn_no > 20:\n        s.cash[seat] += 1000\n")
    plan = make_plan(find_edition("us1973"), (late, "rules"), 1)
    with pytest.raises(TamperingBot):
        check_for_tampering(plan, [0], tampering.FIRST_CALLS)
    monkeypatch.setattr(tampering, "monotonic", ticking(tampering.FIRST_SECONDS / 4))
    check_for_tampering(plan, [0], tampering.FIRST_CALLS)
    with pytest.raises(TamperingBot):  # where something did not add up, all calls are looked at
        check_for_tampering(plan, [0])
