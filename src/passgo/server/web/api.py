"""The HTTP API: each operation with what it is asked and answers, from which its routes and its description are made."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from passgo.bots import registry
from passgo.bots.ratings import level_ratings
from passgo.editions import Edition
from passgo.game import IllegalMove, IllegalSetup
from passgo.game.ids import SEAT_IDS
from passgo.game.text.words import expect
from passgo.notation import NotationError, Place, Record
from passgo.protocol import api, board_info, own_boards, plain
from passgo.protocol.dice import DiceCheck, dice_check
from passgo.protocol.messages import Entry, Fault, FaultKey, Refused
from passgo.protocol.printed import EditionBrief, EditionDiff, EditionInfo
from passgo.protocol.ratings import LevelRatings
from passgo.protocol.replays import PositionView, ReplayPart, ReplayView, record_fault
from passgo.protocol.reviews import LateChances, ReviewView
from passgo.protocol.stories import GameStory
from passgo.protocol.tables import CreateTable, ListTables, TableLists
from passgo.server.replays import Replay, Replays, key_of, of_table
from passgo.server.replies import FaultError
from passgo.server.reviews import Reviews
from passgo.server.sitting import Sitting
from passgo.server.spectating import Spectating, need_spectator
from passgo.server.visitor import Host, Visitor, new_id, visiting

from .boxes import Boxes, NoPrinter
from .limits import Limits

LONGEST_BODY: Final = 64 * 1024
LONGEST_RECORD: Final = 512 * 1024
"""Bytes: twenty thousand moves."""
TOML: Final = "application/toml"
PDF: Final = "application/pdf"
TEXT: Final = "text/plain"
JSON: Final = "application/json"

SECRET: Final = re.compile(r"Bearer ([A-Za-z0-9_-]{43})", re.IGNORECASE)
"""256 bits in base64url that a client makes up and keeps: whoever has it is this guest."""

STATUS: Final[dict[FaultKey, int]] = {
    "no-guest": 401,
    "not-yours": 403,
    "not-host": 403,
    "no-table": 404,
    "malformed": 422,
    "notation": 422,
    "too-many": 429,
    "store": 503,
}
"""Of an answer that is a fault; any other is 409."""

encode: Final = msgspec.json.Encoder().encode


class Problem(Exception):
    """A request that is not answered as it hoped. The message is a line for people."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


class Call(NamedTuple):
    """A request, and whom it is asked of."""

    house: Host
    limits: Limits
    replays: Replays
    reviews: Reviews
    spectating: Spectating
    boxes: Boxes
    request: Request
    asked: Any
    """What its path and query say, as the operation's `query`."""

    @property
    def origin(self) -> str:
        """Whom it is counted for."""
        return self.limits.whose(self.request)

    @property
    def secret(self) -> str:
        """The secret of the guest who asks. Raises Problem."""
        found = SECRET.fullmatch(self.request.headers.get("authorization", ""))
        if found is None:
            raise Problem(401, "expected the header “Authorization: Bearer SECRET”, 43 letters of base64url")
        return found[1]

    async def body(self, kind: Any) -> Any:
        """What was sent. Raises Problem."""
        try:
            return msgspec.json.decode(await self._sent(LONGEST_BODY), type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Problem(422, str(error)) from None

    async def text(self) -> str:
        """The record that was sent. Raises Problem, NotationError."""
        sent = await self._sent(LONGEST_RECORD)
        try:
            return sent.decode()
        except UnicodeDecodeError as error:
            line = sent.count(b"\n", 0, error.start) + 1
            raise NotationError(
                expect("utf-8"), repr(sent[error.start : error.end]), Place("", line)
            ) from None

    async def _sent(self, longest: int) -> bytes:
        read = b""
        async for part in self.request.stream():
            read += part
            if len(read) > longest:
                raise Problem(413, f"expected at most {longest} bytes")
        return read


class Operation(NamedTuple):
    """Something that can be asked for."""

    method: str
    path: str
    handle: Callable[[Call], Awaitable[Response]]
    summary: str
    answers: Any
    """Type of the JSON it answers with, or a media type."""
    query: type[msgspec.Struct] | None = None
    body: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    """Status of the answers that are a line of text."""
    takes_record: bool = False
    """The text of a record is sent to it; what is wrong in that is told as a `RecordFault`."""
    guest: bool = False
    """It is asked by a guest, with his secret."""
    refuses: bool = False
    """Its answer may be a refusal, which another status says too."""
    answers_as_text: bool = False
    """It answers with text too, unless JSON is asked for."""


# --- what is printed ------------------------------------------------------------------------------------


async def _editions(_: Call) -> Response:
    from passgo.protocol import briefs

    return _json(briefs.edition_briefs())


async def _edition(call: Call) -> Response:
    from passgo.protocol import info

    return _json(_found(info.edition_info, call.asked.name))


async def _brief(call: Call) -> Response:
    from passgo.protocol import briefs

    return _json(_found(briefs.edition_brief, call.asked.name))


async def _box(call: Call) -> Response:
    from passgo.editions import find_shipped

    return await _printed(call, _found(find_shipped, call.asked.name))


async def _printed(call: Call, edition: Edition) -> Response:
    """The box of an edition, as it is asked for."""
    asked: api.Print = call.asked
    call.limits.take_box(call.origin)
    try:
        box = await call.boxes.box(edition, asked.lang, asked.paper)
    except NoPrinter as error:
        raise Problem(501, str(error)) from None
    kept = {"content-disposition": f'inline; filename="{edition.id}.pdf"'}
    return Response(box, headers=kept, media_type=PDF)


async def _difference(call: Call) -> Response:
    from passgo.protocol import info

    return _json(_found(info.edition_diff, call.asked.left, call.asked.right))


async def _fields(call: Call) -> Response:
    return _json(_found(board_info.subject_infos, call.asked.name))


# --- boards of one's own: nothing of them is stored ------------------------------------------------------


async def _board(call: Call) -> Response:
    board = await _sent_board(call)
    return _json(await asyncio.to_thread(_found, board_info.look_at, board, call.asked.lang))


async def _board_file(call: Call) -> Response:
    file: own_boards.BoardFile = await call.body(own_boards.BoardFile)
    call.limits.take_board(call.origin)
    return _json(await asyncio.to_thread(board_info.open_file, file.text, call.asked.lang))


async def _board_changes(call: Call) -> Response:
    board = await _sent_board(call)
    return _json(await asyncio.to_thread(_found, board_info.changes_of, board))


async def _board_box(call: Call) -> Response:
    board = await _sent_board(call)
    edition = await asyncio.to_thread(_found, board_info.edition_of, board)
    return await _printed(call, edition)


async def _sent_board(call: Call) -> own_boards.OwnBoard:
    board: own_boards.OwnBoard = await call.body(own_boards.OwnBoard)
    call.limits.take_board(call.origin)
    return board


async def _bots(_: Call) -> Response:
    return _json(registry.opponents())


async def _ratings(_: Call) -> Response:
    return _json(level_ratings())


def _found(look_up: Callable[..., Any], *asked: object) -> Any:
    """What is looked up of editions. Raises Problem."""
    try:
        return look_up(*asked)
    except LookupError:
        raise Problem(404, "no such edition") from None


# --- games by their id ----------------------------------------------------------------------------------


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
        return _json(await asyncio.to_thread(lambda: dice_check(Record.parse(text))))
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
    return _json(await call.replays.work(replay.view, brought=not replay.id))


async def _states(find: Find, call: Call) -> Response:
    replay = await find(call)
    return _json(
        await call.replays.work(
            replay.part, _moment(replay, "after", call.asked.after), brought=not replay.id
        )
    )


async def _story(find: Find, call: Call) -> Response:
    replay = await find(call)
    return _json(await call.replays.work(replay.story, brought=not replay.id))


async def _review(call: Call) -> Response:
    replay = await _stored(call)
    if not replay.game.is_over:
        raise Problem(409, "a game is reviewed when it is over")
    begun = call.reviews.begun(replay.id)
    return _json(begun or call.reviews.begin(replay.id, replay.game, await _kept(call)))


async def _review_brought(call: Call) -> Response:
    text = await call.text()
    begun = call.reviews.begun(key_of(text))
    return _json(begun or call.reviews.begin(key_of(text), (await _read(call, text)).game, text))


async def _position(find: Find, call: Call) -> Response:
    replay = await find(call)
    at = _moment(replay, "at", call.asked.at)
    try:
        return _json(await call.replays.work(replay.position, at, call.asked.move, brought=not replay.id))
    except IllegalMove as error:
        raise Problem(409, f"move: {error.refusal}") from None


def _moment(replay: Replay, name: str, asked: int) -> int:
    if asked > len(replay.entries):
        raise Problem(422, f"{name}: expected at most {len(replay.entries)}, for so many moves has the game")
    return asked


async def _edition_of(find: Find, call: Call) -> Response:
    from passgo.protocol import info

    return _json(info.edition_info((await find(call)).game.edition))


async def _changes(find: Find, call: Call) -> Response:
    from passgo.protocol import info

    replay = await find(call)
    if replay.printed is None:
        raise Problem(404, "it is played by an edition of passgo")
    return _json(info.edition_diff(replay.printed, replay.game.edition))


async def _entries(find: Find, call: Call) -> Response:
    after, before = call.asked.after, call.asked.before
    return _json((await find(call)).entries[after : min(before - 1, after + api.PAGE)])


async def _dice_brought(call: Call) -> Response:
    text = await call.text()
    call.limits.take_record(call.origin)
    return _json(await call.replays.work(lambda: dice_check(Record.parse(text)), brought=True))


# --- tables, as a guest ---------------------------------------------------------------------------------


async def _tables(call: Call) -> Response:
    async with visiting(call.house, call.origin, call.secret) as visitor:
        await visitor.ask(ListTables(id=new_id()))
        return _json(visitor.lists)


async def _create(call: Call) -> Response:
    secret, command = call.secret, await call.body(CreateTable)
    async with visiting(call.house, call.origin, secret) as visitor:
        answer = await visitor.ask(command)
        if visitor.table is None:
            raise Problem(STATUS.get(answer.key, 409) if isinstance(answer, Fault) else 409, _why(answer))
        return _json(_now(visitor), 201)


async def _table(call: Call) -> Response:
    async with visiting(call.house, call.origin, call.secret, call.asked.code) as visitor:
        return _json(_now(visitor))


async def _command(call: Call) -> Response:
    secret, command = call.secret, await call.body(api.Command)
    async with visiting(call.house, call.origin, secret, call.asked.code) as visitor:
        return _answer(await visitor.ask(command))


async def _chances(call: Call) -> Response:
    async with visiting(call.house, call.origin, call.secret, call.asked.code) as visitor:
        table, sitting = visitor.table, await visitor.sitting()
        assert table
        need_spectator(table, visitor.guest)
        if sitting is None or table.phase != "playing":
            raise Problem(409, "no game is being played")
        return _json(call.spectating.chances(sitting, table.chances_late))


async def _seat(call: Call) -> Response:
    """Wait for the turn of a seat, then tell what it sees."""
    asked: api.SeatPath = call.asked
    async with visiting(call.house, call.origin, call.secret, asked.code) as visitor:
        until = asyncio.get_running_loop().time() + asked.wait
        while True:
            now = _seat_now(await visitor.sitting(), asked.seat)
            if now.must or now.over or now.offers:
                break
            try:
                async with asyncio.timeout_at(until):
                    await visitor.hear()
            except TimeoutError:
                break
    if JSON in call.request.headers.get("accept", ""):
        return _json(now)
    return PlainTextResponse(now.text)


def _seat_now(sitting: Sitting | None, name: str) -> api.SeatNow:
    if sitting is None:
        raise Problem(409, "the game has not begun")
    game, seat = sitting.game, SEAT_IDS.index(name)
    if seat >= len(game.players):
        raise Problem(404, f"nobody plays {name}")
    offers = sitting.offers.views(game)
    return api.SeatNow(
        n=sitting.n,
        seat=name,
        must=seat in game.to_act,
        over=game.is_over,
        offers=[offer for offer in offers if offer.to == name],
        moves=plain.legal_texts(game, seat),
        text=plain.seat_text(game, seat, offers),
    )


def _why(answer: Any) -> str:
    return answer.detail if isinstance(answer, Fault) else f"refused: {answer.reason.key}"


def _now(visitor: Visitor) -> api.TableNow:
    assert visitor.table
    return api.TableNow(table=visitor.table, game=visitor.game)


def _answer(answer: Any) -> Response:
    """How a command was answered, with the status that says so too."""
    if isinstance(answer, Fault):
        return _json(answer, STATUS.get(answer.key, 409))
    return _json(answer, 409 if isinstance(answer, Refused) else 200)


def _json(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type=JSON)


async def _ask(
    operation: Operation,
    house: Host,
    limits: Limits,
    replays: Replays,
    reviews: Reviews,
    spectating: Spectating,
    boxes: Boxes,
    request: Request,
) -> Response:
    """Carry an operation out."""
    said = {**request.query_params, **request.path_params}
    try:
        asked = msgspec.convert(said, operation.query, strict=False) if operation.query else None
        return await operation.handle(
            Call(house, limits, replays, reviews, spectating, boxes, request, asked)
        )
    except msgspec.ValidationError as error:
        return PlainTextResponse(str(error), 422)
    except Problem as problem:
        return PlainTextResponse(str(problem), problem.status)
    except (NotationError, IllegalSetup) as error:
        return _json(record_fault(error), 400)
    except FaultError as error:
        return PlainTextResponse(str(error), STATUS.get(error.key, 409))


def routes(house: Host, limits: Limits) -> list[Route]:
    """Where each operation is asked for."""
    replays, reviews, spectating, boxes = Replays(), Reviews(time.monotonic), Spectating(), Boxes()
    return [
        Route(
            operation.path,
            partial(_ask, operation, house, limits, replays, reviews, spectating, boxes),
            methods=[operation.method],
        )
        for operation in OPERATIONS
    ]


OPERATIONS: Final = (
    Operation("GET", "/api/editions", _editions, "The editions to choose from", list[EditionBrief]),
    Operation("GET", "/api/editions/diff", _difference, "How two editions differ", EditionDiff, api.TwoEditions, problems=(404,)),
    Operation("GET", "/api/editions/{name}", _edition, "An edition: board, deeds, cards, rules", EditionInfo, api.EditionPath, problems=(404, 409)),
    Operation("GET", "/api/editions/{name}/brief", _brief, "An edition as the list shows it, variants laid on it included", EditionBrief, api.EditionPath, problems=(404, 409)),
    Operation("GET", "/api/editions/{name}/fields", _fields, "What of an edition can be changed field by field", list[own_boards.SubjectInfo], api.EditionPath, problems=(404,)),
    Operation("POST", "/api/boards", _board, "A board of one's own: what is wrong with it, its file, and the edition that it makes; nothing of it is stored", own_boards.OwnBoardView, api.InLanguage, body=own_boards.OwnBoard, problems=(404,)),
    Operation("POST", "/api/boards/opened", _board_file, "A board of one's own from its file, to go on with; nothing of it is stored", own_boards.OpenedBoard, api.InLanguage, body=own_boards.BoardFile),
    Operation("POST", "/api/boards/changes", _board_changes, "How it differs from the edition that it lies on", EditionDiff, body=own_boards.OwnBoard, problems=(404, 409)),
    Operation("POST", "/api/boards/box.pdf", _board_box, "Its box, to be printed and cut out", PDF, api.Print, body=own_boards.OwnBoard, problems=(404, 409, 501)),
    Operation("GET", "/api/editions/{name}/box.pdf", _box, "The box of an edition, to be printed and cut out", PDF, api.BoxPath, problems=(404, 409, 501)),
    Operation("GET", "/api/bots", _bots, "The names of the bots", list[str]),
    Operation("GET", "/api/ratings", _ratings, "How strong the bots of the house are, and by which command that was measured", LevelRatings),
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
    Operation("GET", "/api/tables", _tables, "My tables, and the open ones", TableLists, guest=True),
    Operation("POST", "/api/tables", _create, "Lay a table", api.TableNow, body=CreateTable, status=201, guest=True),
    Operation("GET", "/api/tables/{code}", _table, "A table and its game", api.TableNow, api.TablePath, guest=True),
    Operation("POST", "/api/tables/{code}", _command, "Ask something at a table: take a seat, make a move", api.Answer, api.TablePath, body=api.Command, guest=True, refuses=True),
    Operation("GET", "/api/tables/{code}/chances", _chances, "The chances to win of the game at a table, for those who watch, as late as the host has said", LateChances, api.TablePath, guest=True),
    Operation("GET", "/api/tables/{code}/seats/{seat}", _seat, "What a seat sees and may do, once it is its turn", api.SeatNow, api.SeatPath, guest=True, answers_as_text=True),
)  # fmt: skip
"""Everything that can be asked."""
