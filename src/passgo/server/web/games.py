"""What the HTTP API says of games from their beginning to their end: those of tables, and records that are brought."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from starlette.responses import Response

from passgo.game import IllegalMove, IllegalSetup
from passgo.notation import NotationError, Record
from passgo.protocol import api
from passgo.protocol.dice import DiceCheck, dice_check
from passgo.protocol.messages import Entry
from passgo.protocol.printed import EditionDiff, EditionInfo
from passgo.protocol.replays import PositionView, ReplayPart, ReplayView
from passgo.protocol.reviews import ReviewView
from passgo.protocol.stories import GameStory
from passgo.server.replays import Replay, key_of, of_table

from .calls import TOML, Call, Operation, Problem, as_json


async def _readable(call: Call) -> str:
    """The id of a game that may be read. Raises Problem, FaultError, StoreError."""
    game, code = call.asked.game, call.asked.code
    call.limits.check_codes(call.origin)
    if not await call.house.may_read(game, code):
        if code:
            call.limits.count_wrong_code(call.origin)
        raise Problem(404, "no such game")
    return game


async def _kept(call: Call) -> str:
    """The record of a game that may be read. Raises Problem, FaultError, StoreError."""
    text = await call.house.record(await _readable(call))
    if text is None:
        raise Problem(404, "no such game")
    return text


async def _record(call: Call) -> Response:
    kept = {"content-disposition": 'attachment; filename="passgo.toml"'}
    return Response(await _kept(call), headers=kept, media_type=TOML)


async def _dice(call: Call) -> Response:
    text = await _kept(call)
    try:
        return as_json(await asyncio.to_thread(lambda: dice_check(Record.parse(text))))
    except (NotationError, IllegalSetup) as error:  # the rules of today refuse the game
        raise Problem(409, str(error)) from None


# --- games from their beginning to their end: those of tables, and records that are brought --------------


async def _stored(call: Call) -> Replay:
    """A game that may be read. Raises Problem, FaultError, StoreError."""
    game = await _readable(call)
    known = call.replays.remembered(game)
    if known is not None:
        return known
    sitting = await call.house.sitting(game)
    if sitting is None:
        raise Problem(404, "no such game")
    replay = of_table(sitting)
    return call.replays.remember(game, replay) if replay.game.is_over else replay


async def _brought(call: Call) -> Replay:
    """The record that was sent. Raises Problem, FaultError, NotationError, IllegalSetup."""
    return await _read(call, await call.text())


async def _read(call: Call, text: str) -> Replay:
    known = call.replays.remembered(key_of(text))
    if known is not None:
        return known
    call.limits.take_record(call.origin)
    return await call.replays.read(text)


Find = Callable[[Call], Awaitable[Replay]]


async def _replay(find: Find, call: Call) -> Response:
    replay = await find(call)
    return as_json(await call.replays.work(replay.view, brought=not replay.id))


async def _states(find: Find, call: Call) -> Response:
    replay = await find(call)
    return as_json(
        await call.replays.work(
            replay.part, _moment(replay, "after", call.asked.after), brought=not replay.id
        )
    )


async def _story(find: Find, call: Call) -> Response:
    replay = await find(call)
    return as_json(await call.replays.work(replay.story, brought=not replay.id))


async def _review(call: Call) -> Response:
    replay = await _stored(call)
    if not replay.game.is_over:
        raise Problem(409, "a game is reviewed when it is over")
    begun = call.reviews.begun(replay.id)
    return as_json(begun or call.reviews.begin(replay.id, replay.game, await _kept(call)))


async def _review_brought(call: Call) -> Response:
    text = await call.text()
    begun = call.reviews.begun(key_of(text))
    return as_json(begun or call.reviews.begin(key_of(text), (await _read(call, text)).game, text))


async def _position(find: Find, call: Call) -> Response:
    replay = await find(call)
    at = _moment(replay, "at", call.asked.at)
    try:
        return as_json(await call.replays.work(replay.position, at, call.asked.move, brought=not replay.id))
    except IllegalMove as error:
        raise Problem(409, f"move: {error.refusal}") from None


def _moment(replay: Replay, name: str, asked: int) -> int:
    if asked > len(replay.entries):
        raise Problem(422, f"{name}: expected at most {len(replay.entries)}, for so many moves has the game")
    return asked


async def _edition_of(find: Find, call: Call) -> Response:
    from passgo.protocol import info

    return as_json(info.edition_info((await find(call)).game.edition))


async def _changes(find: Find, call: Call) -> Response:
    from passgo.protocol import info

    replay = await find(call)
    if replay.printed is None:
        raise Problem(404, "it is played by an edition of passgo")
    return as_json(info.edition_diff(replay.printed, replay.game.edition))


async def _entries(find: Find, call: Call) -> Response:
    after, before = call.asked.after, call.asked.before
    return as_json((await find(call)).entries[after : min(before - 1, after + api.PAGE)])


async def _dice_brought(call: Call) -> Response:
    text = await call.text()
    call.limits.take_record(call.origin)
    return as_json(await call.replays.work(lambda: dice_check(Record.parse(text)), brought=True))


OPERATIONS: Final = (
    Operation("GET", "/api/games/{game}/edition", partial(_edition_of, _stored), "What a game is played by, house rules included", EditionInfo, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/changes", partial(_changes, _stored), "How a game by an edition of the user's own differs from the printed book", EditionDiff, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/record", _record, "A game as a record file", TOML, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/dice", _dice, "What the dice of a game are checked by, once it is over", DiceCheck, api.GamePath, problems=(404, 409, 503)),
    Operation("GET", "/api/games/{game}/entries", partial(_entries, _stored), "Moves of a game with what followed from them", list[Entry], api.RecordPart, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/replay", partial(_replay, _stored), "A game from its beginning to its end", ReplayView, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/states", partial(_states, _stored), "A state of a game, and how the next moves changed it", ReplayPart, api.StatesOfGame, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/position", partial(_position, _stored), "A moment of a game as text, and what was legal there", PositionView, api.MomentOfGame, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/story", partial(_story, _stored), "How a game went: wealth, turning points, rents, luck", GameStory, api.GamePath, problems=(404, 503)),
    Operation("GET", "/api/games/{game}/review", _review, "How well a game was played: chances, luck, choices, what cost most; counted when it is asked for first", ReviewView, api.GamePath, problems=(404, 409, 503)),
    Operation("POST", "/api/records", partial(_replay, _brought), "A record or position of one's own; nothing of it is stored", ReplayView, takes_record=True),
    Operation("POST", "/api/records/edition", partial(_edition_of, _brought), "What it is played by", EditionInfo, takes_record=True),
    Operation("POST", "/api/records/changes", partial(_changes, _brought), "How that differs from the printed book", EditionDiff, takes_record=True, problems=(404,)),
    Operation("POST", "/api/records/entries", partial(_entries, _brought), "Its moves with what followed from them", list[Entry], api.Entries, takes_record=True),
    Operation("POST", "/api/records/states", partial(_states, _brought), "A state of it, and how the next moves changed it", ReplayPart, api.States, takes_record=True),
    Operation("POST", "/api/records/position", partial(_position, _brought), "A moment of it as text, and what was legal there", PositionView, api.Moment, takes_record=True),
    Operation("POST", "/api/records/story", partial(_story, _brought), "How it went", GameStory, takes_record=True),
    Operation("POST", "/api/records/review", _review_brought, "How well it was played", ReviewView, takes_record=True),
    Operation("POST", "/api/records/dice", _dice_brought, "What its dice are checked by", DiceCheck, takes_record=True),
)  # fmt: skip
