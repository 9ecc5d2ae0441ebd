"""The positions of which one answer is surely best, by the API.

A page fetches them when somebody asks for the first of them. So nothing here is read before that.
"""

from __future__ import annotations

from typing import Final

from passgo.protocol import api
from passgo.protocol.puzzles import PuzzleList, PuzzleView

from .calls import ApiResponse, Call, Operation, Problem, as_json


async def _puzzles(call: Call) -> ApiResponse:
    from passgo.table.games.puzzles import puzzle_list

    return as_json(await call.aside(puzzle_list, call.asked.day))


async def _puzzle(call: Call) -> ApiResponse:
    from passgo.table.games.puzzles import puzzle_view

    try:
        return as_json(await call.aside(puzzle_view, call.asked.puzzle))
    except LookupError:
        raise Problem(404, "there is no such position") from None


OPERATIONS: Final = (
    Operation("GET", "/api/puzzles", _puzzles, "List the positions with one best answer, and which of them belongs to a day", PuzzleList, api.OfDay),
    Operation("GET", "/api/puzzles/{puzzle}", _puzzle, "Read a position, the worth of each answer, and the answers of bots", PuzzleView, api.PuzzlePath, problems=(404,)),
)  # fmt: skip
