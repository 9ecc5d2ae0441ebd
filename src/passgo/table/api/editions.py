"""Editions by the API: built-in and custom ones, and the bots that play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from passgo.bots import registry
from passgo.bots.ratings import character_strengths, level_ratings
from passgo.editions import Edition
from passgo.protocol import api, board_info, own_boards
from passgo.protocol.printed import EditionBrief, EditionDiff, EditionInfo
from passgo.protocol.ratings import CharacterStrengths, LevelRatings

from .boxes import NoPrinter
from .calls import PDF, ApiResponse, Call, Operation, Problem, as_json

LOBBY_ASKS: Final = ("/api/editions", "/api/bots", "/api/ratings", "/api/characters")
"""The first questions of a client that no link has led anywhere."""


async def _editions(_: Call) -> ApiResponse:
    from passgo.protocol import briefs

    return as_json(briefs.edition_briefs())


async def _edition(call: Call) -> ApiResponse:
    from passgo.protocol import info

    return as_json(_found(info.edition_info, call.asked.name))


def first() -> Edition:
    """Return the edition that a lobby opens with."""
    from passgo.editions import find_shipped
    from passgo.protocol import info

    return find_shipped(info.ON_TOP)


def read_first() -> None:
    """Read the edition that a lobby opens with, so that its first table has it at once."""
    from passgo.protocol import info

    info.edition_info(first())


async def _brief(call: Call) -> ApiResponse:
    from passgo.protocol import briefs

    return as_json(_found(briefs.edition_brief, call.asked.name))


async def _box(call: Call) -> ApiResponse:
    from passgo.editions import find_shipped

    return await _printed(call, _found(find_shipped, call.asked.name))


async def _printed(call: Call, edition: Edition) -> ApiResponse:
    """Return the box of an edition, as it is asked for."""
    asked: api.Print = call.asked
    call.limits.take("boxes", call.origin)
    try:
        box = await call.boxes.box(edition, asked.lang, asked.paper)
    except NoPrinter as error:
        raise Problem(501, str(error)) from None
    kept = {"content-disposition": f'inline; filename="{edition.id}.pdf"'}
    return ApiResponse(box, PDF, headers=kept)


async def _difference(call: Call) -> ApiResponse:
    from passgo.protocol import info

    return as_json(_found(info.edition_diff, call.asked.left, call.asked.right))


async def _fields(call: Call) -> ApiResponse:
    return as_json(_found(board_info.subject_infos, call.asked.name))


# --- boards of one's own: nothing of them is stored ------------------------------------------------------


async def _board(call: Call) -> ApiResponse:
    board = await _sent_board(call)
    return as_json(await call.aside(_found, board_info.look_at, board, call.asked.lang))


async def _board_file(call: Call) -> ApiResponse:
    file: own_boards.BoardFile = await call.body(own_boards.BoardFile)
    call.limits.take("boards", call.origin)
    return as_json(await call.aside(board_info.open_file, file.text, call.asked.lang))


async def _board_changes(call: Call) -> ApiResponse:
    board = await _sent_board(call)
    return as_json(await call.aside(_found, board_info.changes_of, board))


async def _board_box(call: Call) -> ApiResponse:
    board = await _sent_board(call)
    edition = await call.aside(_found, board_info.edition_of, board)
    return await _printed(call, edition)


async def _sent_board(call: Call) -> own_boards.OwnBoard:
    board: own_boards.OwnBoard = await call.body(own_boards.OwnBoard)
    call.limits.take("boards", call.origin)
    return board


# --- who plays by them ----------------------------------------------------------------------------------


async def _bots(_: Call) -> ApiResponse:
    return as_json(registry.opponents())


async def _ratings(_: Call) -> ApiResponse:
    return as_json(level_ratings())


async def _characters(_: Call) -> ApiResponse:
    return as_json(character_strengths())


def _found(look_up: Callable[..., Any], *asked: object) -> Any:
    """Return what is looked up of editions. Raise Problem."""
    try:
        return look_up(*asked)
    except LookupError:
        raise Problem(404, "there is no such edition") from None


OPERATIONS: Final = (
    Operation("GET", "/api/editions", _editions, "List the editions", list[EditionBrief]),
    Operation("GET", "/api/editions/diff", _difference, "Compare two editions", EditionDiff, api.TwoEditions, problems=(404,)),
    Operation("GET", "/api/editions/{name}", _edition, "Read an edition: board, deeds, cards, rules", EditionInfo, api.EditionPath, problems=(404, 409)),
    Operation("GET", "/api/editions/{name}/brief", _brief, "Read an edition as the list shows it, including its variants", EditionBrief, api.EditionPath, problems=(404, 409)),
    Operation("GET", "/api/editions/{name}/fields", _fields, "List the fields of an edition that can be changed", list[own_boards.SubjectInfo], api.EditionPath, problems=(404,)),
    Operation("POST", "/api/boards", _board, "Check a custom edition: its errors, its file, and the edition that it makes; nothing is stored", own_boards.OwnBoardView, api.InLanguage, body=own_boards.OwnBoard, problems=(404,)),
    Operation("POST", "/api/boards/opened", _board_file, "Open the file of a custom edition; nothing is stored", own_boards.OpenedBoard, api.InLanguage, body=own_boards.BoardFile),
    Operation("POST", "/api/boards/changes", _board_changes, "Compare a custom edition with the edition it is based on", EditionDiff, body=own_boards.OwnBoard, problems=(404, 409)),
    Operation("POST", "/api/boards/box.pdf", _board_box, "Download a custom edition as a PDF to print and cut out", PDF, api.Print, body=own_boards.OwnBoard, problems=(404, 409, 501)),
    Operation("GET", "/api/editions/{name}/box.pdf", _box, "Download an edition as a PDF to print and cut out", PDF, api.BoxPath, problems=(404, 409, 501)),
    Operation("GET", "/api/bots", _bots, "List the bots", list[str]),
    Operation("GET", "/api/ratings", _ratings, "Read the ratings of the built-in bots, and the command that measured them", LevelRatings),
    Operation("GET", "/api/characters", _characters, "List the characters, with what each wins at each level", CharacterStrengths),
)  # fmt: skip
