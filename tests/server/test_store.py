"""The store: whole batches or nothing, one clear line when it cannot, usable again when it can."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterable, Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from passgo.server.store import FILE, SqlStore, schema
from passgo.server.store.database import BURST, CHECKPOINT, QUICK, SHARE, SHARE_OF_SLOW, SqliteFile, Statement
from passgo.table.store import (
    Addition,
    GameRow,
    InDoubtError,
    Listing,
    ListingChange,
    Mark,
    MoveRow,
    Sitter,
    StoreError,
    TakenError,
    TalkRow,
)
from passgo.table.store.rows import SeedRow
from server.harness import HANGS

GAME = GameRow("g1", "us1973", "[]", 1.5, "c0")
LISTING = Listing("KTR482", "gathering", listed=True, runs=False, at=1.5, brief="")


def with_store(folder: Path, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await SqlStore.open(folder)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def moves(first: int, count: int, client: str | None = None, text: str = "p1 roll") -> list[MoveRow]:
    rows = [MoveRow(n, 0, text, 2.0) for n in range(first, first + count)]
    rows[-1] = rows[-1]._replace(client=client)
    return rows


def largest(folder: Path) -> int:
    return max(path.stat().st_size for path in folder.iterdir())


def test_rows_come_back_as_they_were_written(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.row("g1") is None
        await store.begin_game(GAME, LISTING)
        await store.append(
            Addition("g1", Mark(2, 3, 1), moves(1, 3, "c1"), [TalkRow(1, 0, '{"pace":5}', 2.0, "c2")])
        )
        await store.append(Addition("g1", Mark(3, 4, 1), moves(4, 1, "c3")))

    with_store(tmp_path, work)

    async def again(store: SqlStore) -> None:
        assert await store.row("g1") == GAME
        assert await store.made_by("c0") == GAME
        assert await store.find("KTR482") == "g1"
        assert await store.open_listings(9) == [LISTING]
        found, talk, marks = await store.read("g1")
        assert [row.n for row in found] == [1, 2, 3, 4]
        assert [row.client for row in found] == [None, None, "c1", "c3"]
        assert talk == [TalkRow(1, 0, '{"pace":5}', 2.0, "c2")]
        assert marks == [Mark(1), Mark(2, 3, 1), Mark(3, 4, 1)]
        assert await store.read("g1", marks[1]) == (found[3:], [], marks[2:])
        assert await store.read("g1", marks[2]) == ([], [], [])

    with_store(tmp_path, again)


def test_the_safe_settings_are_on(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert await store._value(sql.text(f"PRAGMA {pragma}")) == value

    with_store(tmp_path, work)


@pytest.mark.parametrize(
    "addition",
    [
        Addition("g1", Mark(2, 2, 2), [], [TalkRow(2, 2, "{}", 1.0)]),
        Addition("g1", Mark(3, 3, 1), moves(2, 2)),
        Addition("g1", Mark(3, 3, 1), moves(3, 1, "c1")),
        Addition("g1", Mark(3, 4, 1), moves(3, 2), [TalkRow(1, 0, "{}", 1.0)]),
        Addition("nobody", Mark(1, 1), moves(1, 1)),
    ],
    ids=["number taken", "place taken", "command known", "talk taken", "no such game"],
)
def test_a_batch_that_clashes_leaves_nothing(tmp_path: Path, addition: Addition) -> None:
    async def work(store: SqlStore) -> None:
        await store.begin_game(GAME, LISTING)
        await store.append(Addition("g1", Mark(2, 2, 1), moves(1, 2, "c1"), [TalkRow(1, 0, "{}", 2.0)]))
        before = await store.read("g1")
        with pytest.raises(StoreError):
            await store.append(addition)
        assert await store.read("g1") == before
        await store.append(Addition("g1", Mark(3, 4, 1), moves(3, 2, "c9")))

    with_store(tmp_path, work)


def test_a_full_store_refuses_and_recovers(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.begin_game(GAME, LISTING)
        await store.append(Addition("g1", Mark(2, 2), moves(1, 2, "c1")))
        size = largest(tmp_path)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 4096, hard))
        try:
            with pytest.raises(StoreError, match="disk is full or fails") as caught:
                await store.append(Addition("g1", Mark(3, 42), moves(3, 40, "c2", "x" * 2000)))
            assert "\n" not in str(caught.value)
            assert not isinstance(caught.value, InDoubtError)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert len((await store.read("g1"))[0]) == 2
        await store.append(Addition("g1", Mark(3, 42), moves(3, 40, "c2", "x" * 2000)))
        assert len((await store.read("g1"))[0]) == 42

    with_store(tmp_path, work)


@pytest.fixture(params=[0.0, inf], ids=["at once", "by the thread"])
def rests_until(request: pytest.FixtureRequest) -> float:
    """Until when nothing is done at once."""
    return request.param


def test_an_append_whose_answer_was_lost_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rests_until: float
) -> None:
    """The commit goes through, but its answer does not arrive."""
    write = SqliteFile._write

    def lost(self: SqliteFile, statements: Iterable[Statement]) -> None:
        write(self, statements)
        monkeypatch.undo()
        raise sqlite3.OperationalError("disk I/O error")

    async def work(store: SqlStore) -> None:
        await store.begin_game(GAME, LISTING)
        store._database._spent_until = rests_until  # pyright: ignore[reportAttributeAccessIssue]
        monkeypatch.setattr(SqliteFile, "_write", lost)
        addition = Addition("g1", Mark(2, 2), moves(1, 2, "c1"))
        await store.append(addition)
        assert await store.settle(addition)
        assert len((await store.read("g1"))[0]) == 2

    with_store(tmp_path, work)


def test_an_append_is_in_doubt_while_nothing_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rests_until: float
) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def work(store: SqlStore) -> None:
        await store.begin_game(GAME, LISTING)
        addition = Addition("g1", Mark(2, 2), moves(1, 2, "c1"))
        store._database._spent_until = rests_until  # pyright: ignore[reportAttributeAccessIssue]
        with monkeypatch.context() as patch:
            patch.setattr(SqliteFile, "_write", broken)
            patch.setattr(SqliteFile, "_do", broken)
            with pytest.raises(InDoubtError):
                await store.append(addition)
        assert not await store.settle(addition)
        await store.append(addition)
        assert await store.settle(addition)

    with_store(tmp_path, work)


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, but long enough to be looked at" * 100)
    with pytest.raises(StoreError, match=r"games\.db: the file is damaged"):
        asyncio.run(SqlStore.open(tmp_path))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreError, match=r"games\.db: it cannot be written"):
        asyncio.run(SqlStore.open(tmp_path))


def test_a_store_of_another_version_is_left_alone(tmp_path: Path) -> None:
    async def nothing(_: SqlStore) -> None:
        return

    with_store(tmp_path, nothing)
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    with pytest.raises(StoreError, match="another version of passgo"):
        asyncio.run(SqlStore.open(tmp_path))


def test_an_append_is_no_more_work_for_a_long_record(tmp_path: Path) -> None:
    """Counted in steps of the database's own machine."""
    steps = 0

    def counted() -> int:
        nonlocal steps
        steps += 1
        return 0

    async def work(store: SqlStore) -> None:
        async def cost(no: int, first: int) -> int:
            before = steps
            await store.append(Addition("g1", Mark(no, first + 1), moves(first, 2, f"c{first}")))
            return steps - before

        await store.begin_game(GAME, LISTING)
        await store._run(lambda it: it.connection.driver_connection.set_progress_handler(counted, 1))
        short = await cost(2, 1)
        await store.append(Addition("g1", Mark(3, 3002), moves(3, 3000)))
        long = await cost(4, 3003)
        assert 0 < long < 2 * short

    with_store(tmp_path, work)


def test_what_comes_together_is_written_together_and_fails_alone(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        games = [f"g{i}" for i in range(40)]
        for game in games:
            await store.begin_game(GAME._replace(id=game, client=game), LISTING._replace(code=game))
        await store.append(Addition("g7", Mark(2, 1, 0), moves(1, 1)))  # another was quicker there
        file_of(store)._spent_until = inf  # much is written already
        begun = await traced(store)

        def listing(game: str) -> Listing:
            return LISTING._replace(code=game, phase="playing", sitters=(Sitter(game, True, False),))

        def addition(game: str) -> Addition:
            change = ListingChange(LISTING._replace(code=game), listing(game))
            return Addition(game, Mark(2, 2, 1), moves(1, 2), [TalkRow(1, 2, "{}", 2.0)], change)

        ends = await asyncio.gather(*(store.append(addition(game)) for game in games[:7]))
        assert ends == [None] * 7
        assert begun.count("COMMIT") <= 2
        begun.clear()
        ends = await asyncio.gather(
            *(store.append(addition(game)) for game in games[7:]), return_exceptions=True
        )
        assert [type(end) for end in ends] == [TakenError, *[type(None)] * 32]
        assert begun.count("COMMIT") <= 8, "what fails is found by halves"
        for game in set(games) - {"g7"}:
            assert [row.n for row in (await store.read(game)).moves] == [1, 2]
            assert await store.listings_of(game, 9) == [listing(game)]
        assert [row.n for row in (await store.read("g7")).moves] == [1]

    with_store(tmp_path, work)


async def traced(store: SqlStore) -> list[str]:
    """The statements of a store from here on, as they come."""
    statements: list[str] = []
    await store._run(lambda it: it.connection.driver_connection.set_trace_callback(statements.append))
    return statements


def file_of(store: SqlStore) -> SqliteFile:
    assert isinstance(store._database, SqliteFile)
    return store._database


def test_what_is_small_and_alone_is_done_at_once(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        database = file_of(store)
        await store.begin_game(GAME, LISTING)
        database._spent_until = 0.0
        written = asyncio.ensure_future(store.append(Addition("g1", Mark(2, 1), moves(1, 1))))
        await asyncio.sleep(0)
        assert written.done(), "it was handed over to no thread"
        database._spent_until = 0.0
        with pytest.raises(sqlite3.OperationalError):
            database.write_at_once([Statement("INSERT INTO nothing", [()])])
        database._spent_until = 0.0
        assert database.write_at_once([]), "what failed has left nothing behind"
        assert [row.n for row in (await store.read("g1")).moves] == [1]

    with_store(tmp_path, work)


def test_nothing_is_done_at_once_while_the_thread_works(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        database, is_begun, goes_on = file_of(store), threading.Event(), threading.Event()
        under_way = asyncio.ensure_future(database.run(lambda _: is_begun.set() or goes_on.wait(HANGS)))
        await asyncio.to_thread(is_begun.wait)
        waiting = asyncio.ensure_future(database.run(lambda _: None))
        await asyncio.sleep(0)
        database._spent_until = 0.0
        assert not database.write_at_once([])
        for each in (under_way, waiting):  # nobody waits for it any more, but the thread is still at it
            each.cancel()
        await asyncio.sleep(0)
        assert not database.write_at_once([])
        goes_on.set()
        await database.run(lambda _: None)
        database._spent_until = 0.0
        assert database.write_at_once([])

    with_store(tmp_path, work)


@pytest.mark.parametrize(("takes", "share"), [(QUICK / 2, SHARE), (2 * QUICK, SHARE_OF_SLOW)])
def test_what_is_done_at_once_has_its_share_of_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, takes: float, share: float
) -> None:
    """A disk that is slow is waited for by the thread, and so is one where much is written; not for two or three moves."""

    async def work(store: SqlStore) -> None:
        database, now = file_of(store), 1000.0
        monkeypatch.setattr("passgo.server.store.database.monotonic", lambda: now)

        def small() -> Iterator[Statement]:
            nonlocal now
            now += takes
            yield Statement("DELETE FROM move WHERE game = ?", [("none",)])

        database._spent_until, done = 0.0, 0
        while database.write_at_once(small()):
            done += 1
        assert done == int(BURST / (takes / share - takes)) + 1
        now = 1000 + done * takes / share - 1.01 * BURST
        assert not database.write_at_once(small())
        now += 0.02 * BURST
        assert database.write_at_once(small())

    with_store(tmp_path, work)


def test_lists_follow_who_sits_down_waits_and_leaves(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        ann, bob = Sitter("ann", host=True, waits=False), Sitter("bob", host=False, waits=True)
        before = LISTING._replace(sitters=(ann,))
        await store.begin_game(GAME, before)
        for no, sitters in enumerate([(ann, bob), (ann._replace(waits=True), bob), (bob,), ()], 2):
            now = LISTING._replace(phase="playing", runs=no > 3, at=float(no), brief=f"{no}", sitters=sitters)
            await store.append(
                Addition("g1", Mark(no, no - 1), moves(no - 1, 1), listing=ListingChange(before, now))
            )
            found, before = await store.listing("g1"), now
            assert found is not None
            assert found._replace(sitters=tuple(sorted(found.sitters))) == now

    with_store(tmp_path, work)


def test_of_the_lists_only_what_is_different_is_written(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        ann, bob = Sitter("ann", host=True, waits=False), Sitter("bob", host=False, waits=True)
        before = LISTING._replace(sitters=(ann, bob))
        await store.begin_game(GAME, before)
        written = await traced(store)
        after = before._replace(at=2.5, brief="{}", sitters=(ann, bob._replace(waits=False)))
        await store.append(Addition("g1", Mark(2, 1), moves(1, 1), listing=ListingChange(before, after)))
        lists = [words for words in written if "sitter" in words or "listing" in words]
        assert len(lists) == 2, written
        assert all(word in lists[0] for word in ("UPDATE listing", "2.5", "'{}'", "'g1'"))
        assert all(word in lists[1] for word in ("INTO sitter", "'g1', 'bob', 0, 0"))

    with_store(tmp_path, work)


def test_the_file_takes_up_its_log_during_writes(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        database = store._database
        assert isinstance(database, SqliteFile)
        await store.begin_game(GAME, LISTING)
        logged = (tmp_path / "games.db-wal").stat().st_size
        for no in range(
            2, 5
        ):  # each fills as many pages as make SQLite do it by itself, were it left to that
            first = (no - 2) * CHECKPOINT + 1
            rows = moves(first, CHECKPOINT, text="p1 roll".ljust(4000))
            await store.append(Addition("g1", Mark(no, first + CHECKPOINT - 1), rows))
            assert database._checkpoint
            await database._checkpoint
            assert (tmp_path / "games.db").stat().st_size > no * CHECKPOINT * 1000
            logged = max(logged, (tmp_path / "games.db-wal").stat().st_size)
        assert logged < 2 * CHECKPOINT * 4500, "the log begins anew"
        assert len((await store.read("g1")).moves) == 3 * CHECKPOINT

    with_store(tmp_path, work)


@pytest.mark.parametrize(
    ("table", "kind"),
    [
        (schema.addition, Mark),
        (schema.move, MoveRow),
        (schema.talk, TalkRow),
        (schema.seed, SeedRow),
        (schema.sitter, Sitter),
        (schema.listing, Listing),
    ],
)
def test_rows_have_their_fields_in_the_order_of_the_columns(table: sql.Table, kind: Any) -> None:
    """They are written by their places: one out of order would go into another's column."""
    fields = [name for name in kind._fields if name != "sitters"]
    assert [column.name for column in table.columns] == ["game", *fields, "seal"]
