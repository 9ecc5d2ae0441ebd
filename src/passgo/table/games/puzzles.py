"""The positions that come with passgo, as a client gets them."""

from __future__ import annotations

from datetime import date

from passgo.analysis.puzzles.kept import Puzzle, kept_puzzles, of_the_day
from passgo.game.text.moves import parse_move
from passgo.notation import Record
from passgo.protocol.options import act_of
from passgo.protocol.puzzles import BotAnswerView, PuzzleBrief, PuzzleLevel, PuzzleList, PuzzleView

from .lessons import answer_views, interval


def puzzle_list(day: date) -> PuzzleList:
    """Return all of them, and which of them belongs to a day."""
    puzzles = kept_puzzles().puzzles
    return PuzzleList(
        of_day=of_the_day(puzzles, day).id,
        puzzles=[
            PuzzleBrief(id=one.id, edition=one.edition, theme=one.theme, level=_level(one))
            for one in sorted(puzzles, key=lambda one: one.difficulty)
        ],
    )


def puzzle_view(key: str) -> PuzzleView:
    """Return one by its id. Raises LookupError."""
    known = kept_puzzles()
    puzzle = next((one for one in known.puzzles if one.id == key), None)
    if puzzle is None:
        raise LookupError(key)
    game = Record.parse(puzzle.record).replay()
    return PuzzleView(
        n=len(game.moves) + 1,
        seat=puzzle.seat,
        better=puzzle.better,
        answers=answer_views(game, puzzle.answers),
        id=puzzle.id,
        edition=puzzle.edition,
        theme=puzzle.theme,
        record=puzzle.record,
        bots=[
            BotAnswerView(
                bot=bot,
                text=text,
                act=act_of(game, parse_move(text, game.edition)),
                cost=interval(cost) if (cost := puzzle.cost(text)) else None,
                as_good=puzzle.is_right(text),
            )
            for bot, text in puzzle.bots.items()
        ],
        futures=known.futures,
        bot=known.bot,
    )


def _level(puzzle: Puzzle) -> PuzzleLevel:
    """Return the third of all difficulties that this one lies in."""
    if puzzle.difficulty < 1 / 3:
        return "easy"
    return "middling" if puzzle.difficulty < 2 / 3 else "hard"
