"""Games of one's own from a file: another browser shows the same, nothing is counted twice, and a bad file changes nothing."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from passgo.protocol.own_games import OwnGames
from passgo.table.api.calls import ApiRequest, ApiResponse
from passgo.table.api.limits import NoLimits
from passgo.table.api.operations import Api
from passgo.table.aside import at_once
from passgo.table.games.own_games import own_games
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.state.results import SeatResult
from passgo.table.table_server import TableServer
from table.alone import SECRET, NoStudies, find_bot
from table.finished import ANN, BOB, listing, mine, of_bot, part, row
from table.memory import MemoryStore

Game = dict[str, Any]
OTHER = "Ann_on_her_new_phone-9876543210abcdefghijklm"[:43]
LOST = [4.0, 8.0, 6.0, 30.0, 2.0, 9.0]


def some_games() -> OwnGames:
    """Games of Ann: reviewed ones, and one that nobody has reviewed."""
    bob = SeatResult(guest=BOB.id, bot="", place=2, review=None)
    listings = [
        listing(n, mine(1 + n % 3, part("p1", 10 + n, of, luck=3.5, skill=-2.0, buying=of)), of_bot("easy", 4), bob, of_bot("strong", 1))
        for n, of in enumerate(LOST, 1)
    ]  # fmt: skip
    return own_games(ANN.id, [*listings, listing(9.0, mine(2), of_bot("steady", 1))])


@pytest.fixture
def file() -> dict[str, Any]:
    """Her games as she takes them with her."""
    return json.loads(msgspec.json.encode(some_games()))


def ask(
    body: bytes | dict[str, Any] | None, store: MemoryStore | None = None, secret: str = OTHER
) -> ApiResponse:
    """Ask for the games of somebody, with those of a file."""
    sent = json.dumps(body).encode() if isinstance(body, dict) else body

    async def parts() -> AsyncIterator[bytes]:
        if sent is not None:
            yield sent

    async def work() -> ApiResponse:
        env = TableEnv(store or MemoryStore(), find_bot, time.time, fair_chance, at_once, print)
        api = Api(TableServer(env), NoLimits(), NoStudies())
        headers = {"authorization": f"Bearer {secret}"}
        return await api.answer(
            "GET" if sent is None else "POST", "/api/you", ApiRequest({}, headers, parts())
        )

    return asyncio.run(work())


def shown(answer: ApiResponse) -> dict[str, Any]:
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


def bare(games: list[Game]) -> list[Game]:
    """Games without what says how they came here."""
    return [
        {name: of for name, of in game.items() if name not in ("readable", "from_file")} for game in games
    ]


def test_another_browser_shows_the_same(file: dict[str, Any]) -> None:
    found = shown(ask(file))
    assert bare(found.pop("games")) == bare(file.pop("games"))
    assert found == file
    assert shown(ask(None))["games"] == [], "and nothing was stored"


def test_no_game_is_counted_twice(file: dict[str, Any]) -> None:
    store = MemoryStore()
    here = listing(2.0, mine(3), of_bot("easy", 4), of_bot("strong", 1), of_bot("", 2))
    own = json.loads(here.brief)

    async def keep() -> None:
        await store.begin_game(row(own["game"]), here)

    asyncio.run(keep())
    twice = {"games": file["games"] + file["games"][:3]}
    found = shown(ask(twice, store, SECRET))
    assert len(found["games"]) == len(file["games"])
    [known] = [game for game in found["games"] if not game["from_file"]]
    assert (known["game"], known["readable"]) == (own["game"], True)
    assert known["review"]["lost"]["mean"] == LOST[1], "the review of the file counts if there is none here"
    [elsewhere] = [game for game in shown(ask(file, store))["games"] if game["game"] == own["game"]]
    assert (elsewhere["from_file"], elsewhere["readable"]) == (True, True), "somebody else's, and over"
    assert not any(game["readable"] for game in found["games"] if game["from_file"])


def put(where: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Write a value at a place as errors name it."""

    def spoil(file: dict[str, Any]) -> None:
        at: Any = file
        *path, last = where.replace("[", ".").replace("]", "").split(".")
        for step in path:
            at = at[int(step) if step.isdigit() else step]
        if value is ...:
            del at[last]
        else:
            at[int(last) if last.isdigit() else last] = value

    return spoil


@pytest.mark.parametrize(
    ("where", "value", "said"),
    [
        ("games", "none", "Expected `array`, got `str` - at `$.games`"),
        ("games", ..., "missing required field `games`"),
        ("games[2].place", 5, "Expected a place from 1 to 4 - at `$.games[2].place`"),
        ("games[2].place", 0, "Expected `int` >= 1 - at `$.games[2].place`"),
        ("games[1].against[0].place", 8, "Expected a place from 1 to 4 - at `$.games[1].against[0].place`"),
        ("games[2].against", [], "Expected `array` of length >= 1 - at `$.games[2].against`"),
        ("games[2].at", 1e300, "- at `$.games[2].at`"),
        ("games[2].game", "", "- at `$.games[2].game`"),
        ("games[2].title", {"de": "Eigenes"}, "Expected a title in en and fr"),
        ("games[2].title", {"en": "x" * 500}, "- at `$.games[2].title`"),
        ("games[2].review.seat", "p5", "Expected one of p1, p2, p3, p4 - at `$.games[2].review.seat`"),
        ("games[2].review.lost.mean", 1e200, "Expected a number from -1000 to 1000 - at `$.games[2].review.lost.mean`"),
        ("games[2].review.lost.reach", -1.0, "- at `$.games[2].review.lost.reach`"),
        ("games[2].review.luck.mean", 9.0, "Expected 3.5, the sum of its parts - at `$.games[2].review.luck.mean`"),
        ("games[2].review.skill.mean", 9.0, "- at `$.games[2].review.skill.mean`"),
        ("games[2].review.decisions", -1, "- at `$.games[2].review.decisions`"),
        ("games[2].review.kinds[0].kind", "praying", "- at `$.games[2].review.kinds`"),
        ("games[2].review.kinds[0].decisions", 10**9, "- at `$.games[2].review.kinds[0].decisions`"),
    ],
)  # fmt: skip
def test_a_fault_says_what_was_expected_where(
    file: dict[str, Any], where: str, value: Any, said: str
) -> None:
    put(where, value)(file)
    answer = ask(file)
    assert (answer.status, said in answer.body.decode()) == (422, True), answer.body


def test_more_than_a_whole_game_is_refused(file: dict[str, Any]) -> None:
    review = file["games"][2]["review"]
    for whole, of in (("luck", "dice"), ("skill", "choices")):
        review[whole]["mean"] = review[of]["mean"] = 80.0
    answer = ask(file)
    assert b"add up to 100 points at most - at `$.games[2].review`" in answer.body


@pytest.mark.parametrize("sent", [b"", b"no file", b"[]", b"\xff\xfe", b'{"games": [' + b"[" * 5000])
def test_a_file_of_something_else_is_refused(sent: bytes) -> None:
    assert ask(sent).status == 422


def test_a_letter_that_is_none_is_refused_by_its_place(file: dict[str, Any]) -> None:
    before, name, after = json.dumps(file).encode().partition(b"nhl1999")
    answer = ask(before + name[:-1] + b"\x80" + after)
    assert answer.status == 422
    assert answer.body.decode() == f"Expected text in UTF-8 - at byte {len(before + name) - 1}"


def test_a_file_that_is_too_long_is_refused() -> None:
    assert ask(b" " * (8 * 1024 * 1024 + 1)).status == 413


def test_what_follows_from_the_games_is_not_read(file: dict[str, Any]) -> None:
    """A file cannot say that somebody is better than their games are."""
    before = shown(ask(file))
    file |= {"figures": None, "levels": [], "least": 1}
    for game in file["games"]:
        game |= {"recent": {"mean": 0.0, "reach": 0.0}, "readable": True, "from_file": False}
        if game["review"]:
            game["review"]["among"] = {"better_than": "strong", "worse_than": ""}
    assert shown(ask(file)) == before
