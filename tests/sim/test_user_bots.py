"""A user's bots: they play compiled as they play interpreted, and mistakes are reported in the user's own lines."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from passgo.bots.fitted import new_memories, new_memory_records
from passgo.bots.registry import UnknownBot, find, policy
from passgo.bots.user_bots import BadBot, BadOption
from passgo.compiler.machine import machine_code, machine_policy
from passgo.editions import find_edition
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.sim.driver import SCRATCH
from passgo.sim.runs import RESULTS, line_up, run_games

GAMES = 6
PLAYERS = 3

CAUTIOUS = """
from enum import IntEnum

from passgo.bots.rules_bot import choose_by_rules
from passgo.rules.base import frames, moves


def rich(s, E, seat, margin):
    return s.cash[seat] - E.deed_price[s.land_deed[frames.top(s)]] > margin


def cautious(s, E, seat, room, deal, rng, memory, margin=500):
    move = choose_by_rules(s, E, seat, room, deal, rng, memory)
    if moves.kind_of(move) == moves.BUY and not rich(s, E, seat, margin):
        return moves.code(moves.DECLINE, seat, 0)
    return move


def narrow(s, E):
    return 0


class Style(IntEnum):
    CAREFUL = 3
    VERY_BOLD = 7


def styled(s, E, seat, room, deal, rng, memory, style=Style.CAREFUL):
    if style == Style.VERY_BOLD:
        return choose_by_rules(s, E, seat, room, deal, rng, memory)
    return cautious(s, E, seat, room, deal, rng, memory, 500)


def worded(s, E, seat, room, deal, rng, memory, style="bold"):
    return 0
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    bot = tmp_path / "my_bot.py"
    bot.write_text(CAUTIOUS)
    return bot


def played(bots: list[str], compiled: bool) -> list[int]:
    """How some games go: the end, the turns, the moves and the winners of each."""
    E = find_edition("us1973").tables
    policies = [policy(bot) for bot in bots]
    if compiled:
        found = np.zeros(RESULTS * GAMES, np.int64)
        states, deals, scratch = (
            np.zeros(2, State.DTYPE),
            np.zeros(1, Deal.DTYPE),
            np.zeros(SCRATCH, np.int64),
        )
        run = machine_code(run_games)
        run(
            states,
            E.to_record(),
            deals,
            line_up(policies),
            new_memory_records(E, PLAYERS),
            PLAYERS,
            0,
            GAMES,
            200,
            scratch,
            True,
            found,
        )
        return found.tolist()
    seated = [*policies, *policies[-1:] * (SEATS - len(policies))]
    results = [0] * (RESULTS * GAMES)
    run_games(
        Records([State(), State()]), Records([E]), Records([Deal()]), seated, new_memories(E, PLAYERS), PLAYERS, 0, GAMES, 200,
        [0] * SCRATCH, True, results,
    )  # fmt: skip
    return results


def test_it_plays_compiled_as_interpreted_each_seat_its_own(file: Path) -> None:
    bots = [f"{file}:cautious", "rules", f"{file}:cautious:margin=1400"]
    games = played(bots, compiled=True)
    assert games == played(bots, compiled=False)
    assert games != played(["rules"] * PLAYERS, compiled=True)
    assert games != played([f"{file}:cautious", "rules", f"{file}:cautious"], compiled=True)


def test_an_option_may_be_a_word(file: Path) -> None:
    bots = [f"{file}:styled:style=very-bold", f"{file}:styled", f"{file}:styled:style=careful"]
    same = ["rules", f"{file}:cautious", f"{file}:cautious:margin=500"]
    games = played(bots, compiled=True)
    assert games == played(bots, compiled=False) == played(same, compiled=True)


HELPED = """\
from passgo.rules.base import moves; from passgo.rules.engine import legal
def mistaken(s, seat): return s.cosh[seat]


"""
HELPERS = """\
def mixed(seat):
    found = {"a": seat}
    found["b"] = "x"
    return found["a"]


def at_once(seat):
    found = {1: seat, "b": 2}
    return found[1]


def by_way_of(seat):
    return mixed(seat)
"""


@pytest.mark.parametrize(
    ("body", "line", "what"),
    [
        ("return s.chas[seat]", 6, "there is no 'chas' in the state"),
        ("return moves.BUYY", 6, "there is no 'BUYY' in moves"),
        ("return mistaken(s, seat)", 2, "there is no 'cosh' in the state"),
        ("return wish(seat)", 6, "name 'wish' is not defined"),
        ("return legal(s, E, seat)", 6, "legal cannot be called so: legal(State, Tables, a number)"),
        ("return 'roll'", 6, "it may return the text 'roll' instead of a number"),
        (
            "pass",
            6,
            "it has a path that returns nothing instead of a number; a bot without a preference returns 0",
        ),
        (
            "while True:\n        pass",
            5,
            "it has a path that returns nothing instead of a number; a bot without a preference returns 0",
        ),
        ("x = 'a' if seat else 1\n    return x", 6, "the text 'a' here and the number 1 there"),
        ("with open('x') as f:\n        return 0", 5, "is not supported"),
        (
            "return mixed(seat)",
            9,
            "keys of one kind and values of one kind: setitem(a dictionary, the text 'b', the text 'x')",
        ),
        (
            "return at_once(seat)",
            14,
            "keys of one kind and values of one kind: setitem(a dictionary, the text 'b', the number 2)",
        ),
        ("return by_way_of(seat)", 9, "a dictionary has keys of one kind"),
    ],
)
def test_what_does_not_compile_says_where_and_why(tmp_path: Path, body: str, line: int, what: str) -> None:
    source = f"{HELPED}def bot(s, E, seat, room, deal, rng, memory):\n    {body}\n{HELPERS}"
    bot = tmp_path / "wrong.py"
    bot.write_text(source)
    with pytest.raises(BadBot) as raised:
        machine_policy(policy(f"{bot}:bot"))
    first, second = str(raised.value).splitlines()
    assert first.startswith(f"{bot}, line {line}: ")
    assert what in first
    assert not any(word in first for word in ("int64", "Record", "array", "pipeline"))
    assert "--interpreted" in second


def test_a_list_is_not_left_unnoticed(tmp_path: Path) -> None:
    bot = tmp_path / "far.py"
    bot.write_text("def bot(s, E, seat, room, deal, rng):\n    return s.cash[seat + 10] + 1\n")
    with pytest.raises(IndexError):
        played([f"{bot}:bot"] * PLAYERS, compiled=True)


@pytest.mark.parametrize(
    ("name", "error", "what"),
    [
        ("nobody", UnknownBot, "shark, rules-shark, strong-shark, and your own as FILE.py:FUNCTION"),
        ("rules:x=1", BadOption, "the bot has no option 'x'; it has none"),
        ("{file}:styled:style=bold", BadOption, "style is one of careful, very-bold, not 'bold'"),
        ("{file}:styled:style=7", BadOption, "style is one of careful, very-bold, not '7'"),
        ("{file}:other", BadBot, "no function is called 'other'; there are cautious, styled"),
        (
            "{file}:worded",
            BadBot,
            "the default of the option 'style' is a whole number or a member of an IntEnum",
        ),
        ("{file}:narrow", BadBot, "line 19: a bot is called as narrow(s, E, seat, room, deal, rng)"),
        ("{file}:cautious:marge=1", BadOption, "the bot has no option 'marge'; it has margin"),
        ("{file}:cautious:margin=much", BadOption, "margin is a whole number, not 'much'"),
        ("{file}x.py:cautious", OSError, ""),
    ],
)
def test_a_wrong_name_says_what_there_is(file: Path, name: str, error: type[Exception], what: str) -> None:
    with pytest.raises(error) as raised:
        policy(name.format(file=file))
    assert what in str(raised.value)


@pytest.mark.parametrize(
    ("source", "line", "what"),
    [
        ("def bot(:\n", 1, "invalid syntax"),
        ("x = 1\ny = x / 0\n", 2, "ZeroDivisionError: division by zero"),
    ],
)
def test_a_file_that_cannot_be_run_says_in_which_line(
    tmp_path: Path, source: str, line: int, what: str
) -> None:
    file = tmp_path / "broken.py"
    file.write_text(source)
    with pytest.raises(BadBot, match=rf"broken\.py, line {line}: {what}"):
        policy(f"{file}:bot")


def test_no_player_at_a_table_can_have_a_file_run(file: Path) -> None:
    with pytest.raises(UnknownBot):
        find(f"{file}:cautious")
