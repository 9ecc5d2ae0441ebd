"""The temperament and the strength of each character, measured.

    .venv/bin/python bench/characters.py strength -n 2000
    .venv/bin/python bench/characters.py habits -n 300

`strength` is the share of games that a character wins at each level among three styles that people play
(`bench/league.py`); it writes `src/passgo/bots/characters.json`, from which the lobby shows it. `habits` counts what
each does in its first twenty rounds at a table with three `steady`, next to `steady` in the same seat.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections import Counter
from typing import Final

import msgspec
from league import among_styles

from passgo.bots.characters import CHARACTERS
from passgo.bots.ratings import CHARACTERS_FILE
from passgo.bots.registry import LEVELS
from passgo.editions import find_edition
from passgo.game import Game
from passgo.game.characters import in_character
from passgo.protocol.ratings import CharacterStrengths, WinShare
from passgo.rules.base import moves
from passgo.rules.base.state import State
from passgo.sim.driver import sit_down
from passgo.sim.intervals import wilson
from passgo.sim.saving import move_of, noted, player_names
from passgo.sim.tally import MOVES
from passgo.sim.tournament import make_plan, play_chunk

ROUNDS: Final = 20
COMPANY: Final = ("steady",) * 3


def strength(edition: str, games: int, seed: int) -> CharacterStrengths:
    """Return how much each character wins at each level among people-like players."""
    found: dict[str, dict[str, WinShare]] = {}
    for character in CHARACTERS:
        for level in LEVELS:
            tables = [*among_styles(in_character(character, level), edition, games, seed)]
            won, ended = sum(one[1] for one in tables), sum(one[2] for one in tables)
            share = wilson(won, ended)
            shares = (round(100 * one) for one in (won / ended, share.low, share.high))
            found.setdefault(character, {})[level] = WinShare(*shares, games=ended)
            print(f"{character:<11} {level:<7} {won:,} of {ended:,}: {won / ended:.1%}", flush=True)
    command = shlex.join(["python", "bench/characters.py", *sys.argv[1:]])
    return CharacterStrengths(edition, command, found)


def habits(bot: str, edition_name: str, games: int, seed: int) -> Counter[str]:
    """Count what a bot does in its first rounds, in the first seat."""
    edition = find_edition(edition_name)
    E = edition.tables
    plan = make_plan(edition, (bot, *COMPANY), games, seed=seed, most_turns=ROUNDS * (len(COMPANY) + 1))
    rows = play_chunk(plan, 0, games).rows
    counts: Counter[str] = Counter()
    for number in range(games):
        s = State()
        sit_down(s, E, plan.players)
        game = Game.from_state(edition, player_names(plan.bots), s)
        for row in noted(plan, number, int(rows[number, MOVES])).tolist():
            move, before = move_of(row), game.state
            dealt = before.deal_from == 0 or before.deal_to == 0
            counts["rolls"] += move.kind == moves.ROLL and move.seat == 0
            counts["cash"] += before.cash[0] if move.kind == moves.ROLL and move.seat == 0 else 0
            counts["deals"] += move.kind == moves.ACCEPT and dealt
            counts["asked"] += move.kind in (moves.ACCEPT, moves.REJECT) and move.seat == 0
            counts["accepted"] += move.kind == moves.ACCEPT and move.seat == 0
            for event in game.push(move):
                if event.seat == 0 and event.kind in ("bought", "auction-won"):
                    counts[event.kind] += 1
                    counts[f"{event.kind}-printed"] += E.deed_price[event.first]
                    counts[f"{event.kind}-paid"] += event.second
                counts["built"] += event.seat == 0 and event.kind == "built"
        groups = [game.state.holds[0] & deeds == deeds for deeds in E.group_deeds[: E.groups]]
        counts["groups"] += sum(groups)
        counts["games"] += 1
    return counts


def say(bot: str, counts: Counter[str], starting_cash: int) -> None:
    """Print a row of the table in docs/opponents.md."""
    bought = counts["bought"] + counts["auction-won"]
    cells = (
        f"{counts['cash'] / counts['rolls'] / starting_cash:.0%}",
        f"{bought / counts['games']:.1f}",
        f"{counts['auction-won'] / bought:.0%}",
        f"{counts['auction-won-paid'] / max(counts['auction-won-printed'], 1):.0%}",
        f"{counts['deals'] / counts['games']:.1f}",
        f"{counts['accepted'] / max(counts['asked'], 1):.0%}",
        f"{counts['built'] / counts['games']:.1f}",
        f"{counts['groups'] / counts['games']:.2f}",
    )
    print(f"| {bot} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=["strength", "habits"])
    asked.add_argument("-n", "--games", type=int, default=2000, help="of each character")
    asked.add_argument("--edition", default="us1973")
    asked.add_argument("--seed", type=int, default=5)
    given = asked.parse_args()
    if given.what == "strength":
        found = strength(given.edition, given.games, given.seed)
        CHARACTERS_FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    else:
        print("| bot | cash | bought | at auctions | paid there | deals | accepted | built | groups |")
        for bot in ("steady", *CHARACTERS):
            counts = habits(bot, given.edition, given.games, given.seed)
            say(bot, counts, find_edition(given.edition).tables.starting_cash)
