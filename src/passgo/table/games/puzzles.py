"""The positions that come with passgo, as a client gets them."""

from __future__ import annotations

from datetime import date

from passgo.analysis.puzzles.kept import kept_puzzles, of_the_day
from passgo.game.text.moves import parse_move
from passgo.notation import Record
from passgo.protocol.options import act_of
from passgo.protocol.puzzles import BotAnswer, PuzzleBrief, PuzzleList, PuzzleView

from .lessons import answer_views


def puzzle_list(day: date) -> PuzzleList:
    """Return all of them, and which of them belongs to a day."""
    puzzles = kept_puzzles().puzzles
    return PuzzleList(
        of_day=of_the_day(puzzles, day).id,
        bots=max(len(one.bots) for one in puzzles),
        puzzles=[
            PuzzleBrief(id=one.id, edition=one.edition, theme=one.theme, wrong=one.wrong) for one in puzzles
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
            BotAnswer(bot=bot, text=text, act=act_of(game, parse_move(text, game.edition)))
            for bot, text in puzzle.bots.items()
        ],
        futures=known.futures,
        bot=known.bot,
    )
