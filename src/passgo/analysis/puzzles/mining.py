"""Mines puzzles from records.

At each decision all legal answers are tried in a few futures; where one of them seems to lead, the best of each kind are
measured in many other futures. A puzzle is kept if the best answer is better than the second by `LEAD`, and by `ERRORS`
standard errors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from operator import sub
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from passgo.analysis.answers import Measured, Promising, promising
from passgo.analysis.forecast import TURNS, Chances, Estimate, Form, Start
from passgo.analysis.review import NEVER_BETTER
from passgo.analysis.waits import throw
from passgo.bots.evaluator import CERTAIN
from passgo.bots.policy import Policy
from passgo.bots.protocol import Bot
from passgo.bots.rng import WORDS, seed_stream
from passgo.game import Game, Move, seat_id
from passgo.game.between_turns import is_between_turns
from passgo.notation import Record, parse_move, write_record
from passgo.rules.base import moves
from passgo.rules.base.moves import QuestionKind
from passgo.rules.base.state import State
from passgo.rules.engine import MOST_MOVES, legal

from .kept import PLAYERS, Puzzle, Theme

LOOK: Final = 24
"""Futures in which every answer is tried first …"""
CAREFUL: Final = 1024
"""… and others, in which the best of each kind are measured."""
LEAD: Final = 0.03
ERRORS: Final = 3.0
PROMISED: Final = 0.03
"""The lead in the first futures from which a decision is measured."""
TRIED: Final = 80
"""Decisions of a game that are tried, drawn by lot."""
OF_A_THEME: Final = 2
"""The most puzzles of one theme from one game."""

THEMES: Final[dict[QuestionKind, Theme]] = {
    "buy": "buying",
    "auction": "bidding",
    "opening": "bidding",
    "jail": "jail",
    "offer": "trading",
    "debt": "cash",
    "transfer": "cash",
    "shortage": "building",
    "place": "building",
    "move": "speed_die",
    "dollars": "papers",
    "share": "papers",
    "storm": "papers",
    "give_voucher": "papers",
    "take_voucher": "papers",
    "return_voucher": "papers",
}
BEFORE_A_ROLL: Final[dict[int, Theme]] = {
    moves.BUILD: "building",
    moves.MORTGAGE: "cash",
    moves.LIFT: "cash",
    moves.SELL: "cash",
    moves.SELL_ALL: "cash",
    moves.SELL_DOLLARS: "papers",
    moves.VOUCHER: "papers",
}
"""The subject of what is best before a roll; where that is the roll itself, of what is second."""


class Asked(NamedTuple):
    """A decision of a game that may become a puzzle."""

    game: Game
    seat: int
    codes: list[int]


class Miner:
    """Finds the puzzles in games."""

    def __init__(self, bot: Policy, form: Form, solvers: dict[str, Bot], seed: int = 0) -> None:
        """`bot` plays on in the futures, `solvers` are asked every puzzle that is found."""
        self._bot, self._form, self._solvers, self._seed = bot, form, solvers, seed

    def puzzles(self, game: Game) -> Iterator[Puzzle]:
        """Yield those of a game that was played, in its order."""
        asked = self._decisions(game)
        if not asked:
            return
        states = [one.game.state for one in asked]
        play_on = self._form(Start(game.edition, len(game.players), states, self._bot, TURNS, self._seed))
        found: dict[Theme, int] = {}

        def rows_of(n: int, codes: Sequence[int], futures: range) -> dict[int, list[Chances]]:
            tries = [(n, future, code, _then(asked[n].game, code)) for code in codes for future in futures]
            played = iter(play_on(tries))
            return {code: [*islice(played, len(futures))] for code in codes}

        for n, one in enumerate(asked):
            gains = [
                sum(row[one.seat] for row in rows) for rows in rows_of(n, one.codes, range(LOOK)).values()
            ]
            hopes = promising(n, one.codes, gains)
            if not _leads(hopes, one.codes, gains):
                continue
            measured = Measured(
                one.seat, hopes.others[0], rows_of(n, hopes.others, range(LOOK, LOOK + CAREFUL))
            )
            theme = _theme(one.game.awaits.kind, measured.best, hopes.others)
            if theme is None or found.get(theme, 0) >= OF_A_THEME or not measured.leads_by(LEAD, ERRORS):
                continue
            if puzzle := self._puzzle(one, theme, measured):
                found[theme] = found.get(theme, 0) + 1
                yield puzzle

    def _decisions(self, game: Game) -> list[Asked]:
        """Return the decisions to try: questions with several answers, while at least two players are asked anything."""
        room = [0] * MOST_MOVES
        chosen: list[Asked] = []
        places = [place + 1 for place in game.in_effect]
        lot = Random(self._seed)
        for n in sorted(lot.sample(places, len(places))[: 4 * TRIED]):
            move = game.moves[n - 1]
            if move.seat >= len(game.players) or len(chosen) == TRIED:
                continue
            before = game.after(n - 1)
            question = before.awaits.kind
            if before.state.claim_n or (question != "throw" and question not in THEMES):
                continue
            count = legal(before.state, game.edition.tables, move.seat, room)
            codes = [code for code in room[:count] if _answers(code, question)]
            if len(codes) > 1 and (question != "throw" or move.seat == before.turn):
                chosen.append(Asked(before, move.seat, codes))
        return chosen

    def _puzzle(self, one: Asked, theme: Theme, measured: Measured) -> Puzzle | None:
        """Return the puzzle; None where the turn so far cannot be written down, or a bot knows a better answer."""
        record = _turn_so_far(one.game)
        if record is None:
            return None

        def text(code: int) -> str:
            return one.game.text(Move(code))

        puzzle = Puzzle(
            id=sha256(record.encode()).hexdigest()[:10],
            edition=one.game.edition.id,
            theme=theme,
            record=record,
            seat=seat_id(one.seat),
            better=text(measured.best),
            answers=measured.answers(text),
            bots={name: self._answer_of(bot, one) for name, bot in self._solvers.items()},
        )
        weighed = self.with_others(puzzle)
        return None if any(-cost.mean > cost.reach for cost in weighed.others.values()) else weighed

    def with_others(self, puzzle: Puzzle) -> Puzzle:
        """Return a puzzle with the costs of all that bots answer and nobody else is offered, as another sum in an auction."""
        game = Record.parse(puzzle.record).replay()
        offered = {answer.move for answer in puzzle.answers}
        moved = {text: parse_move(text, game.edition) for text in puzzle.bots.values() if text not in offered}
        codes = {text: move.code for text, move in moved.items() if move.kind != moves.OFFER}
        if not codes:
            return puzzle
        best = parse_move(puzzle.better, game.edition)
        play_on = self._form(
            Start(game.edition, len(game.players), [game.state], self._bot, TURNS, self._seed)
        )
        futures = range(LOOK, LOOK + CAREFUL)
        tried = [best.code, *codes.values()]
        tries = [(0, future, code, _then(game, code)) for code in tried for future in futures]
        chances = iter([row[best.seat] for row in play_on(tries)])
        ours, *theirs = [[*islice(chances, CAREFUL)] for _ in tried]
        costs = [Estimate.of([*map(sub, ours, row)]) for row in theirs]
        return replace(puzzle, others=dict(zip(codes, costs, strict=True)))

    def _answer_of(self, bot: Bot, one: Asked) -> str:
        """Return what a bot does here; one that wants nothing before its roll rolls."""
        words = [0] * WORDS
        seed_stream(words, self._seed, 0)
        move = bot.ask(one.game, one.seat, words)
        return one.game.text(move or Move(throw(one.game.state)))


def _answers(code: int, question: QuestionKind) -> bool:
    kind = moves.kind_of(code)
    if kind in NEVER_BETTER:
        return False
    return (
        (kind in BEFORE_A_ROLL or kind == moves.ROLL)
        if question == "throw"
        else question in moves.KINDS[kind].answers
    )


def _then(game: Game, code: int) -> int:
    """Return the roll that follows what is done before it."""
    s = game.state
    return throw(s) if game.awaits.kind == "throw" and code != throw(s) else 0


def _leads(hopes: Promising, codes: Sequence[int], gains: Sequence[int]) -> bool:
    """Return whether the best answer seems to lead the best of every other kind."""
    if len(hopes.others) < 2:
        return False
    second = gains[codes.index(hopes.others[1])]
    return hopes.gain - second > PROMISED * CERTAIN * LOOK


def _theme(question: QuestionKind, best: int, codes: Sequence[int]) -> Theme | None:
    """Return the subject of a question; None for those that teach nothing."""
    if question != "throw":
        return THEMES.get(question)
    kinds = [moves.kind_of(code) for code in (best, *codes)]
    return next((BEFORE_A_ROLL[kind] for kind in kinds if kind in BEFORE_A_ROLL), None)


def _turn_so_far(game: Game) -> str | None:
    """Return the position in which the turn began, with the moves since; None where that does not lead here."""
    effective = [game.moves[place] for place in game.in_effect]
    for back in range(len(effective) + 1):
        start = game.after(len(game.moves) - back)
        if not is_between_turns(start.state):
            continue
        turn = Game.from_state(game.edition, PLAYERS[: len(game.players)], start.state)
        for move in effective[len(effective) - back :]:
            turn.push(move)
        text = write_record(turn)
        changed = Record.parse(text).replay().state.differences(game.state)
        return None if any(name in State.DUMPED and name != "moves" for name in changed) else text
    return None
