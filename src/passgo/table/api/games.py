"""Whole games by the API: those of tables, and imported records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from passgo.game import IllegalMove, IllegalSetup
from passgo.notation import NotationError, Record
from passgo.protocol import api
from passgo.protocol.dice import DiceCheck, dice_check
from passgo.protocol.messages import Entry
from passgo.protocol.printed import EditionDiff, EditionInfo
from passgo.protocol.replays import PositionView, ReplayPart, ReplayView
from passgo.protocol.reviews import ReviewView, WhatIfView
from passgo.protocol.stories import GameStory
from passgo.table.games.replays import Replay, key_of, of_table
from passgo.table.games.what_ifs import question_of

from .calls import TOML, ApiResponse, Call, Operation, Problem, as_json


async def _readable(call: Call) -> str:
    """Return the id of a game that may be read. Raises Problem, FaultError, StoreError."""
    game, code = call.asked.game, call.asked.code
    call.limits.check_codes(call.origin)
    if not await call.table_server.may_read(game, code, call.guest):
        if code:
            call.limits.count_wrong_code(call.origin)
        raise Problem(404, "there is no such game")
    return game


async def _kept(call: Call) -> str:
    """Return the record of a game that may be read. Raises Problem, FaultError, StoreError."""
    text = await call.table_server.record(await _readable(call))
    if text is None:
        raise Problem(404, "there is no such game")
    return text


async def _record(call: Call) -> ApiResponse:
    kept = {"content-disposition": 'attachment; filename="passgo.toml"'}
    return ApiResponse((await _kept(call)).encode(), TOML, headers=kept)


async def _dice(call: Call) -> ApiResponse:
    text = await _kept(call)
    try:
        return as_json(await call.aside(lambda: dice_check(Record.parse(text))))
    except (NotationError, IllegalSetup) as error:  # the rules of today refuse the game
        raise Problem(409, str(error)) from None


# --- games from their beginning to their end: those of tables, and records that are brought --------------


async def _stored(call: Call) -> Replay:
    """Return a game that may be read. Raises Problem, FaultError, StoreError."""
    game = await _readable(call)
    known = call.replays.remembered(game)
    if known is not None:
        return known
    session = await call.table_server.session(game)
    if session is None:
        raise Problem(404, "there is no such game")
    replay = of_table(session)
    return call.replays.remember(game, replay) if replay.game.is_over else replay


async def _brought(call: Call) -> Replay:
    """Return the record that was sent. Raises Problem, FaultError, NotationError, IllegalSetup."""
    return await _read(call, await call.text())


async def _read(call: Call, text: str) -> Replay:
    known = call.replays.remembered(key_of(text))
    if known is not None:
        return known
    call.limits.take("records", call.origin)
    return await call.replays.read(text)


Find = Callable[[Call], Awaitable[Replay]]


async def _replay(find: Find, call: Call) -> ApiResponse:
    replay = await find(call)
    return as_json(await call.replays.work(replay.view, brought=not replay.id))


async def _states(find: Find, call: Call) -> ApiResponse:
    replay = await find(call)
    return as_json(
        await call.replays.work(
            replay.part, _moment(replay, "after", call.asked.after), brought=not replay.id
        )
    )


async def _story(find: Find, call: Call) -> ApiResponse:
    replay = await find(call)
    return as_json(await call.replays.work(replay.story, brought=not replay.id))


async def _review(call: Call) -> ApiResponse:
    replay = await _stored(call)
    if not replay.game.is_over:
        raise Problem(409, "a game can be reviewed only when it is over")
    begun = call.reviews.begun(replay.id)
    return as_json(begun or call.reviews.begin(replay.id, replay, await _kept(call)))


async def _review_brought(call: Call) -> ApiResponse:
    text = await call.text()
    begun = call.reviews.begun(key_of(text))
    return as_json(begun or call.reviews.begin(key_of(text), await _read(call, text), text))


async def _what_if(call: Call) -> ApiResponse:
    replay = await _stored(call)
    at = _moment(replay, "at", call.asked.at)
    if replay.game.is_over:
        return as_json(await call.what_ifs.ask(replay.id, replay, at))
    session = await call.table_server.session(replay.id)
    if session is None:
        raise Problem(404, "there is no such game")
    return as_json(await call.what_ifs.ask(*question_of(session, call.guest, at, call.asked.offer)))


async def _what_if_brought(call: Call) -> ApiResponse:
    text = await call.text()
    replay = await _read(call, text)
    return as_json(await call.what_ifs.ask(key_of(text), replay, _moment(replay, "at", call.asked.at)))


async def _position(find: Find, call: Call) -> ApiResponse:
    replay = await find(call)
    at = _moment(replay, "at", call.asked.at)
    try:
        return as_json(await call.replays.work(replay.position, at, call.asked.move, brought=not replay.id))
    except IllegalMove as error:
        raise Problem(409, f"move: {error.refusal}") from None


def _moment(replay: Replay, name: str, asked: int) -> int:
    if asked > len(replay.entries):
        raise Problem(422, f"{name}: expected at most {len(replay.entries)}, the number of moves in the game")
    return asked


async def _edition_of(find: Find, call: Call) -> ApiResponse:
    from passgo.protocol import info

    return as_json(info.edition_info((await find(call)).game.edition))


async def _changes(find: Find, call: Call) -> ApiResponse:
    from passgo.protocol import info

    replay = await find(call)
    if replay.printed is None:
        raise Problem(404, "this game uses a shipped edition; it has no file of its own")
    return as_json(info.edition_diff(replay.printed, replay.game.edition))


async def _entries(find: Find, call: Call) -> ApiResponse:
    after, before = call.asked.after, call.asked.before
    return as_json((await find(call)).entries[after : min(before - 1, after + api.PAGE)])


async def _dice_brought(call: Call) -> ApiResponse:
    text = await call.text()
    call.limits.take("records", call.origin)
    return as_json(await call.replays.work(lambda: dice_check(Record.parse(text)), brought=True))


OPERATIONS: Final = (
    Operation("GET", "/api/games/{game}/edition", partial(_edition_of, _stored), "Read the edition of a game, including its house rules", EditionInfo, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/changes", partial(_changes, _stored), "Compare the custom edition of a game with the printed one", EditionDiff, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/record", _record, "Download the record of a game", TOML, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/dice", _dice, "Read what verifies the dice of a game, once it is over", DiceCheck, api.GamePath, problems=(404, 409, 503)),
    Operation("GET", "/api/games/{game}/entries", partial(_entries, _stored), "List the moves of a game and what followed from them", list[Entry], api.RecordPart, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/replay", partial(_replay, _stored), "Replay a game from start to end", ReplayView, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/states", partial(_states, _stored), "Read a state of a game, and how the next moves changed it", ReplayPart, api.StatesOfGame, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/position", partial(_position, _stored), "Read a position of a game as text, and its legal moves", PositionView, api.MomentOfGame, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/story", partial(_story, _stored), "Summarise a game: wealth, turning points, rents, luck", GameStory, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/review", _review, "Review a game: winning chances, luck, choices, the costliest decisions; calculated at the first request", ReviewView, api.GamePath, problems=(404, 409, 503)),
    Operation("GET", "/api/games/{game}/what-if", _what_if, "Compare the answers to the question of a moment, in more and more rollouts while it is asked for; while the game is played, for its players, to its present question, if they agreed", WhatIfView, api.WhatIfOfGame, problems=(403, 404, 409, 503)),
    Operation("POST", "/api/records", partial(_replay, _brought), "Import a record or position; nothing is stored", ReplayView, takes_record=True),
    Operation("POST", "/api/records/edition", partial(_edition_of, _brought), "Read the edition of an imported record", EditionInfo, takes_record=True),
    Operation("POST", "/api/records/changes", partial(_changes, _brought), "Compare the custom edition of an imported record with the printed one", EditionDiff, takes_record=True, problems=(404,)),
    Operation("POST", "/api/records/entries", partial(_entries, _brought), "List the moves of an imported record and what followed from them", list[Entry], api.Entries, takes_record=True),
    Operation("POST", "/api/records/states", partial(_states, _brought), "Read a state of an imported record, and how the next moves changed it", ReplayPart, api.States, takes_record=True),
    Operation("POST", "/api/records/position", partial(_position, _brought), "Read a position of an imported record as text, and its legal moves", PositionView, api.Moment, takes_record=True),
    Operation("POST", "/api/records/story", partial(_story, _brought), "Summarise an imported record", GameStory, takes_record=True),
    Operation("POST", "/api/records/review", _review_brought, "Review an imported record", ReviewView, takes_record=True),
    Operation("POST", "/api/records/what-if", _what_if_brought, "Compare the answers to the question of a moment of an imported record", WhatIfView, api.Moment, takes_record=True),
    Operation("POST", "/api/records/dice", _dice_brought, "Read what verifies the dice of an imported record", DiceCheck, takes_record=True),
)  # fmt: skip
