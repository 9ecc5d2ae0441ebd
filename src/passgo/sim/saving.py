"""Games of a run as records, to be replayed and analysed: the first, the longest, or those that a bot lost or won."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from passgo.bots.fitted import new_memories, new_memory_records
from passgo.bots.registry import policy
from passgo.compiler.machine import machine_code
from passgo.editions import Edition
from passgo.game import Game, Move
from passgo.game.between_turns import is_between_turns
from passgo.game.move import Terms
from passgo.notation import write_log, write_record
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import Records
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables

from .driver import CAPPED, FINISHED, SCRATCH, sit_down
from .noting import COLUMNS, GIVEN, MOVE, TAKEN, play_noted
from .runs import line_up
from .tally import ENDED, MOVES, TURNS, WINNERS
from .tournament import Plan, RunOutcome

FIRST: Final = "first"
LONGEST: Final = "longest"
CUT: Final = "cut"
LOST: Final = "lost"
WON: Final = "won"


class BadPick(ValueError):
    """Games that cannot be picked; the message says why."""


FOLDER: Final = Path("games")
"""The folder they are saved in unless another is named."""


class Pick(NamedTuple):
    """Which games of a run are saved."""

    which: str
    bot: str = ""
    """The bot that lost or won them."""

    @classmethod
    def parse(cls, text: str, bots: tuple[str, ...]) -> Pick:
        """As the command line says it. Raises BadPick."""
        which, colon, bot = text.partition(":")
        if which in (LOST, WON):
            if bot not in bots:
                raise BadPick(
                    f"--pick {text}: expected {which}:BOT, with one of {', '.join(dict.fromkeys(bots))}"
                )
        elif colon or which not in (FIRST, LONGEST, CUT):
            raise BadPick(f"--pick {text}: expected first, longest, cut, lost:BOT or won:BOT")
        return cls(which, bot)

    def among(self, outcome: RunOutcome) -> list[int]:
        """The numbers of the games it means, those first that come first."""
        rows, plan = outcome.rows, outcome.plan
        games = range(len(rows))
        if self.which == LONGEST:
            return np.argsort(-rows[:, TURNS], kind="stable").tolist()
        if self.which == CUT:
            return np.flatnonzero(rows[:, ENDED] == CAPPED).tolist()
        if self.which == FIRST:
            return [*games]
        seats = [
            sum(1 << seat for seat, bot in enumerate(plan.seated(n)) if bot == self.bot)
            for n in range(plan.line_ups)
        ]
        return [
            game
            for game in games
            if rows[game, ENDED] == FINISHED
            and (rows[game, WINNERS] & seats[game % plan.line_ups] != 0) == (self.which == WON)
        ]


class Saving(NamedTuple):
    """The games of a run to save, and the folder."""

    most: int
    pick: Pick
    folder: Path
    edition: str
    """As the command line names it: a record names it so too."""

    @classmethod
    def asked(cls, most: int, pick: str, folder: Path, edition: str, bots: tuple[str, ...]) -> Saving | None:
        """Return what a command line asks for; None for nothing. Raise BadPick."""
        if most:
            return cls(most, Pick.parse(pick, bots), folder, edition)
        if pick != FIRST or folder != FOLDER:
            raise BadPick("--pick and --folder need --save N, the number of games to save")
        return None

    def save(self, outcome: RunOutcome, edition: Edition) -> list[Path]:
        """Play these games again and write a record of each; gives the files."""
        games = self.pick.among(outcome)[: self.most]
        if games:
            self.folder.mkdir(parents=True, exist_ok=True)
        files: list[Path] = []
        for game in games:
            file = self.folder / f"game-{game + 1}.toml"
            text = record_of(outcome.plan, game, int(outcome.rows[game, MOVES]), edition, self.name_in_record)
            file.write_text(text, encoding="utf-8")
            files.append(file)
        return files

    @property
    def name_in_record(self) -> str:
        """The edition's name, its own files by where they are."""
        parts = self.edition.split("+")
        return "+".join(str(Path(part).resolve()) if part.endswith(".toml") else part for part in parts)


def record_of(plan: Plan, number: int, made: int, edition: Edition, name: str) -> str:
    """Return a game of a plan, with this many moves, as a record."""
    E, bots = edition.tables, plan.seated(number % plan.line_ups)
    s = State()
    sit_down(s, E, plan.players)
    game = Game.from_state(edition, player_names(bots), s)
    start = game.copy()
    for row in noted(plan, number, made).tolist():
        game.push(move_of(row))
    title = f"Game {number + 1} of: passgo sim --edition {plan.edition} --bots {','.join(plan.bots)} --seed {plan.seed}"
    head: dict[str, Any] = {"title": title + (" --swap-seats" if plan.swap else ""), "bots": [*bots]}
    if is_between_turns(s):
        return write_record(game, edition=name, head=head)
    won = {"outcome": [f"p{seat + 1}" for seat in game.outcome.winners]} if game.outcome else {}
    keys = {"edition": name, "players": [*game.players], **head, **won}
    return write_log(keys, map(game.text, game.moves), {}, start=start)


def player_names(bots: tuple[str, ...]) -> list[str]:
    """The bots as players: where one sits in several seats, with a number."""
    seats = Counter(bots)
    seen = Counter[str]()
    names: list[str] = []
    for bot in bots:
        seen[bot] += 1
        names.append(f"{bot} {seen[bot]}" if seats[bot] > 1 else bot)
    return names


def move_of(row: list[int]) -> Move:
    """A move as it was noted."""
    if moves.kind_of(row[MOVE]) != moves.OFFER:
        return Move(row[MOVE], None)
    deal = Deal()
    deal.receiver = moves.arg_of(row[MOVE])
    deal.give, deal.take = row[GIVEN:TAKEN], row[TAKEN:COLUMNS]
    return Move(row[MOVE], Terms.of(deal))


def noted(plan: Plan, number: int, made: int) -> npt.NDArray[np.int64]:
    """The moves of a game, a row each; it is played in the way of the plan."""
    rows = np.zeros((made + 1, COLUMNS), np.int64)
    bots = [policy(bot) for bot in plan.seated(number % plan.line_ups)]
    E = Tables.from_record(plan.tables)
    if plan.interpreted:
        lists = rows.tolist()
        n = play_noted(
            Records([State()]), Records([E]), Records([Deal()]), [*bots, *[bots[-1]] * (SEATS - len(bots))],
            new_memories(E, plan.players), plan.players, plan.seed, number, plan.most_turns, [0] * SCRATCH, lists,
        )  # fmt: skip
        return np.array(lists[:n], np.int64)
    n = machine_code(play_noted)(
        np.zeros(1, State.DTYPE), plan.tables, np.zeros(1, Deal.DTYPE), line_up(bots),
        new_memory_records(E, plan.players), plan.players, plan.seed, number, plan.most_turns,
        np.zeros(SCRATCH, np.int64), rows,
    )  # fmt: skip
    return rows[:n]
