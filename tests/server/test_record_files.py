"""Stored games as record files; games that began under other rules; games that no rules of today accept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from typer.testing import CliRunner

from bots.deciding import decision
from passgo import cli
from passgo.bots import registry
from passgo.editions import admit, edition_names, find_shipped, loader, own_layers
from passgo.editions.loader import BOOKS
from passgo.game import Game
from passgo.notation import Record, parse_move, print_move
from passgo.protocol.terms import SeatPlan
from passgo.rules.base.moves import OPEN
from passgo.rules.base.state import BANK
from passgo.server.store import SqlStore
from passgo.table.games.record_files import record_file_of
from passgo.table.state.history import replay
from passgo.table.state.table_settings import TableSettings, write_settings
from passgo.table.store import GameRow, MoveRow, TalkRow
from server.harness import Server
from server.in_process import keep_game

T = TypeVar("T")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
BEGUN = [TalkRow(0, 0, '{"t":"begin"}', 0.0)]
BANKER = SeatPlan(name="Zoe", kind="banker", token="")


def agreement_for(
    edition: str, banker: bool = False, house: dict[str, int | bool] | None = None
) -> TableSettings:
    seats = [SeatPlan(name=name, kind="person", token=name) for name in NAMES]
    seats = [*seats, BANKER] if banker else seats
    return TableSettings(seats, house=house or {}, own=own_layers(edition), edition=edition)


def row_of(edition: str, settings: TableSettings) -> GameRow:
    return GameRow("g1", edition, write_settings(settings).decode(), 0.0, "c0")


def played(game: Game, moves: int, seed: int = 0) -> list[MoveRow]:
    """Random legal play, as it would be stored."""
    chance = Random(seed)
    bot = registry.find("random")
    while len(game.moves) < moves and not game.is_over:
        ways = game.chance_ways
        if ways:
            game.push(game.chance_outcome(chance.randrange(ways)))
        elif BANK in game.to_act:
            game.push(parse_move(f"bank open {chance.randrange(1, 60)}", game.edition))
        else:
            seat = next(seat for seat in range(len(game.players)) if seat in game.to_act)
            game.push(decision(bot, game, seat, chance))
    return rows([print_move(move, game.edition) for move in game.moves], [move.seat for move in game.moves])


def rows(texts: Sequence[str], seats: Sequence[int]) -> list[MoveRow]:
    return [MoveRow(n, seat, text, 1.0) for n, (seat, text) in enumerate(zip(seats, texts, strict=True), 1)]


def stored(
    folder: Path, row: GameRow, moves: Sequence[MoveRow], ask: Callable[[SqlStore], Awaitable[T]]
) -> T:
    async def run() -> T:
        store = await SqlStore.open(folder)
        try:
            if await store.row(row.id) is None:
                await keep_game(store, row, moves)
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(run())


def record(folder: Path, row: GameRow, moves: Sequence[MoveRow]) -> str:
    """The record of a stored game, which the rules of today accept."""
    text, refused = stored(
        folder, row, moves, lambda store: record_file_of(store, row, registry.find, asyncio.to_thread)
    )
    assert refused is None
    return text


@pytest.mark.parametrize("edition", edition_names())
def test_a_game_of_every_edition_can_be_saved_and_replayed(edition: str, tmp_path: Path) -> None:
    settings = agreement_for(edition)
    game = Game(settings.book(), NAMES, rolloff=True)
    moves = played(game, 300)
    again = Record.parse(record(tmp_path, row_of(edition, settings), moves)).replay()
    assert again.state == game.state
    assert again.players == game.players


def test_house_rules_and_a_banker_go_with_the_record(tmp_path: Path) -> None:
    settings = agreement_for("picsou", banker=True, house={"go_salary": 400, "parking_pot": True})
    book = settings.book()
    game = Game(book, NAMES, rolloff=True, banker="Zoe")
    moves = played(game, 300)
    assert any(move.kind == OPEN for move in game.moves), "the banker had something to say"
    text = record(tmp_path, row_of("picsou", settings), moves)
    again = Record.parse(text).replay()
    assert (again.banker, again.edition.tables, again.state) == ("Zoe", book.tables, game.state)
    assert 'date = "1970-01-01"' in text


@pytest.mark.parametrize("whole", [False, True])
def test_an_edition_of_your_own_goes_with_the_record_as_it_was(
    whole: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in ("_user_editions", "_user_layers"):
        monkeypatch.setattr(loader, known, {})
    text = (BOOKS / "nhl1999.toml").read_text(encoding="utf-8").replace('id = "nhl1999"', 'id = "mine"', 1)
    if not whole:
        text = 'extends = "us1973"\n[edition]\nid = "mine"\n[knobs]\ngo_salary = 7\n[stock]\nhouses = 3\n'
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    admit(file)
    file.unlink()
    settings = agreement_for("mine", house={"jail_fine": 99})
    game = Game(settings.book(), NAMES, rolloff=True)
    moves = played(game, 200)
    again = Record.parse(record(tmp_path, row_of("mine", settings), moves)).replay()
    assert (again.edition.tables, again.state) == (game.edition.tables, game.state)


def test_house_rules_on_top_of_an_overlay_of_passgo_go_with_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the user's folder has the name that messages give to that of passgo."""
    for known in ("_user_editions", "_user_layers"):
        monkeypatch.setattr(loader, known, {})
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "editions" / "mine.toml"
    file.parent.mkdir()
    file.write_text(
        'extends = "any"\n[edition]\nid = "mine"\ntitle = { en = "mine", fr = "à moi" }\nhouse = true\n'
        "[knobs]\ngo_salary = 7\n",
        encoding="utf-8",
    )
    edition = admit("us1973+timed+editions/mine.toml")
    settings = agreement_for(edition.id)
    printed = settings.printed()
    assert printed
    assert (printed.id, printed.tables.timed, edition.tables.timed) == ("us1973", False, True)
    text = record(tmp_path, row_of(edition.id, settings), [])
    assert 'edition = "us1973+timed"' in text
    assert "house = true" in text
    assert Record.parse(text).replay().edition.tables == edition.tables


def test_if_the_banker_has_opened_nothing_else_is_tried() -> None:
    settings = agreement_for("picsou", banker=True)
    game = Game(find_shipped("picsou"), NAMES, rolloff=True, banker="Zoe")
    moves = played(game, 300)
    opening = next(n for n, row in enumerate(moves) if row.seat == BANK)
    past = replay(row_of("picsou", settings), moves, BEGUN, registry.find)
    assert past.session
    assert past.session.game.state == game.state
    spoiled = [*moves[: opening + 1], MoveRow(opening + 2, 0, "p1 fine", 1.0)]
    failure = replay(row_of("picsou", settings), spoiled, BEGUN, registry.find).failure
    assert f"at move {opening + 2}, “p1 fine”" in str(failure)
    assert failure
    assert failure.refusal is not None


def refused_game(folder: Path) -> list[MoveRow]:
    """A game whose fortieth move the rules refuse."""
    settings = agreement_for("us1973")
    moves = played(Game(find_shipped("us1973"), NAMES, rolloff=True), 60)
    moves[39] = moves[39]._replace(text="p1 bid 5", seat=0)

    async def nothing(_: SqlStore) -> None: ...

    stored(folder, row_of("us1973", settings), moves, nothing)
    return moves


def test_a_game_that_is_refused_is_kept_and_reported(tmp_path: Path) -> None:
    moves = refused_game(tmp_path)
    with Server(tmp_path) as server:
        with server.screen() as screen:
            entry = screen.people["refused"]
            assert (entry["moves"], entry["n"], entry["move"]) == (60, 40, "p1 bid 5")
            assert entry["reason"]["key"] == "no-auction"
            assert not screen.table, "there is no game to be shown"
            assert screen.move("p1 roll", 60)["key"] == "no-game"
        status, text, headers = server.get(f"/api/games/{entry['game']}/record?code={screen.people['code']}")
        assert (status, headers["content-disposition"]) == (200, 'attachment; filename="passgo.toml"')
        for move in moves:
            assert f"\n{move.text}\n" in text.decode()
        with server.screen() as screen:
            screen.start("person", "rules")
            assert screen.people["refused"] is None
        _, errors = server.end()
        assert "cannot be continued at move 40, “p1 bid 5”" in errors


def test_without_a_game_there_is_no_record(tmp_path: Path) -> None:
    with Server(tmp_path) as empty:
        assert empty.get("/api/games/g1/record")[0] == 404


def passgo(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(cli.app, ["games", *words])
    return done.exit_code, done.stdout, done.stderr


def test_the_command_lists_games_and_saves_one(tmp_path: Path) -> None:
    data_option = ["--data", str(tmp_path)]
    status, out, _ = passgo(*data_option)
    assert (status, out.split()) == (0, ["No", "games", "are", "saved", "in", f"{tmp_path}."])
    assert list(tmp_path.iterdir()) == [], "looking makes no file"
    refused_game(tmp_path)
    status, out, _ = passgo(*data_option)
    assert status == 0
    assert out.split()[:2] == ["no.", "begun"]
    for word in ("1 ", "us1973", "Ann, Bob, Cleo, Dan, Eve", " 60 "):
        assert word in out
    assert passgo(*data_option, "--lang", "fr")[1].split()[:2] == ["nº", "commencée"]
    file = tmp_path / "saved.toml"
    status, out, errors = passgo("save", "1", str(file), *data_option)
    assert (status, out) == (0, f"{file}: 60 moves\n")
    assert "It cannot be replayed under the current rules" in errors
    status, _, errors = passgo("save", "7", str(file), *data_option)
    assert (status, errors) == (2, "passgo: There is no game 7; `passgo games` lists the games.\n")
    replayed = CliRunner().invoke(cli.app, ["replay", str(file)])
    assert replayed.exit_code == 1
    assert "  39  " in replayed.stdout
    assert "refused: " in replayed.stdout
