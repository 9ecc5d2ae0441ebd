"""All games of a browser as a file: another browser takes in what the rules accept, or nothing."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from page.browser_database import BrowserDatabase
from passgo.page.host import PageHost
from passgo.page.store import PageStore
from passgo.table.api.limits import NoLimits
from passgo.table.api.operations import Api
from passgo.table.aside import at_once
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.table_server import TableServer
from table.alone import SECRET, Ann, NoStudies, find_bot

Rows = list[dict[str, Any]]
OTHER = "a-guest-who-is-not-Ann"


def host_of(database: BrowserDatabase) -> tuple[PageHost, TableServer]:
    store = PageStore(database)
    env = TableEnv(store, find_bot, time.time, fair_chance, at_once, print, grace=0.0, patience=0.0)
    table_server = TableServer(env)
    return PageHost(table_server, Api(table_server, NoLimits(), NoStudies()), store), table_server


async def play(database: BrowserDatabase) -> str:
    """Play a game of a person and a bot, lay another table, and return both as a file."""
    host, table_server = host_of(database)
    await table_server.open()
    ann = Ann(table_server)
    await ann.put("hello", secret=SECRET, name="Ann")
    places = [{"name": "Ann", "kind": "person", "token": "iron", "claims": True}]
    places += [{"name": "rules", "kind": "bot", "token": "hat", "bot": "rules"}]
    await ann.put("create", terms={"edition": "us1973"}, places=places, begin=True)
    await ann.put("pace", ms=0)
    await ann.play()
    await ann.put("create", terms={"edition": "picsou"}, places=places, begin=False)
    guest = next(iter(database.rows["guest"]))
    _, _, file = await host.ask("GET", f"/page/games?guest={guest}", "{}", "")
    return file.decode()


@pytest.fixture(scope="module")
def kept() -> BrowserDatabase:
    return BrowserDatabase()


@pytest.fixture(scope="module")
def file(kept: BrowserDatabase) -> str:
    return asyncio.run(play(kept))


def take_in(file: str, database: BrowserDatabase, language: str = "en") -> tuple[int, str]:
    host, _ = host_of(database)
    headers = json.dumps({"accept-language": language})
    status, _, said = asyncio.run(host.ask("POST", f"/page/games?guest={OTHER}", headers, file))
    return status, said.decode()


def test_another_browser_has_the_same_games(file: str, kept: BrowserDatabase) -> None:
    database = BrowserDatabase()
    assert take_in(file, database) == (200, "2")
    assert take_in(file, database) == (200, "0"), "they are there already"
    store = PageStore(database)
    listed = asyncio.run(store.listings_of(OTHER, 5))
    assert {one.code for one in listed} == {row["code"] for row in kept.rows["listing"].values()}
    for game in kept.rows["game"]:
        before, after = (asyncio.run(PageStore(one).read(game)) for one in (kept, database))
        assert [move.text for move in after.moves] == [move.text for move in before.moves]
        assert after.marks == before.marks
        seeds, same = (asyncio.run(PageStore(one).seeds(game)) for one in (kept, database))
        assert seeds == same


def moves(rows: Rows) -> list[list[Any]]:
    return next(row["moves"] for row in rows if row["moves"])


def refused_move(file: dict[str, Rows]) -> None:
    moves(file["additions"][::-1])[-1][2] = "p1 bid 5000"


def lost_move(file: dict[str, Rows]) -> None:
    moves(file["additions"]).pop(0)


def other_dice(file: dict[str, Rows]) -> None:
    rolls = [move for row in file["additions"] for move in row["moves"] if move[2].startswith("* dice")]
    roll, (one, other) = next((roll, dice) for roll in rolls if len(set(dice := roll[2].split()[2:])) > 1)
    roll[2] = f"* dice {other} {one}"  # to the rules it is the same


def other_seed(file: dict[str, Rows]) -> None:
    next(row["seeds"] for row in file["additions"] if row["seeds"])[0][1] = "ab" * 32


def no_seat(file: dict[str, Rows]) -> None:
    said = [entry for row in file["additions"] for entry in row["talk"]]
    said[-1][2] = '{"t":"order","seat":99,"claims":true}'


def no_entry(file: dict[str, Rows]) -> None:
    next(row["talk"] for row in file["additions"] if row["talk"])[0][2] = '{"t":"nothing"}'


def no_plan(file: dict[str, Rows]) -> None:
    file["games"][0]["plan"] = "{}"


def no_listing(file: dict[str, Rows]) -> None:
    file["listings"].pop()


def no_text(file: dict[str, Rows]) -> None:
    moves(file["additions"])[0][2] = 5


def no_column(file: dict[str, Rows]) -> None:
    del file["additions"][0]["n"]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (refused_move, "p1 bid 5000"),
        (lost_move, "row 1: missing from the log"),
        (other_dice, "does not follow from the seeds"),
        (other_seed, "not the seed that the server committed to"),
        (no_seat, "cannot be continued"),
        (no_entry, "nothing"),
        (no_plan, "seats"),
        (no_listing, "nobody can find the table"),
        (no_text, "Expected `str`, got `int`"),
        (no_column, "missing required field `n`"),
    ],
)
def test_a_game_that_the_rules_refuse_changes_nothing(
    file: str, spoil: Callable[[dict[str, Rows]], None], said: str
) -> None:
    spoilt, database = json.loads(file), BrowserDatabase()
    spoil(spoilt)
    status, text = take_in(json.dumps(spoilt), database)
    assert (status, said in text) == (422, True), text
    assert not any(database.rows.values())


def test_a_fault_is_in_the_language_of_the_page(file: str) -> None:
    spoilt = json.loads(file)
    lost_move(spoilt)
    assert "elle manque au journal" in take_in(json.dumps(spoilt), BrowserDatabase(), "fr")[1]


@pytest.mark.parametrize("text", ["{}", "no file", '{"passgo": 2}'])
def test_a_file_of_something_else_changes_nothing(text: str) -> None:
    database = BrowserDatabase()
    assert take_in(text, database)[0] == 422
    assert not any(database.rows.values())
