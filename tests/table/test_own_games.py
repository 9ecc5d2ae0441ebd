"""A person's own games: kept at their tables once they are over, with what a review says, and put together for them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import golden
from passgo.analysis.forecast import Estimate
from passgo.analysis.levels import LEVELS, bot_performances
from passgo.analysis.performance import KindLoss, Performance
from passgo.analysis.review_results import AfterMove, Review, SeatReview
from passgo.bots import registry
from passgo.game import seat_id
from passgo.notation import Record, print_move
from passgo.protocol.reviews import AmongLevels, Interval
from passgo.sim.intervals import mean_of, ratio_of
from passgo.table.api.calls import ApiRequest
from passgo.table.api.limits import NoLimits
from passgo.table.api.operations import Api
from passgo.table.aside import at_once
from passgo.table.commands.table_views import (
    finished_brief,
    listing_of,
    read_brief,
    write,
)
from passgo.table.games.erasure import without
from passgo.table.games.integrity import examine
from passgo.table.games.own_games import LEAST, RECENT, own_games
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.state import table_log
from passgo.table.state.results import SeatResult
from passgo.table.state.roster import Roster
from passgo.table.state.table_settings import TableSettings, write_settings
from passgo.table.store import Addition, GameRow, Kept, Listing, Mark, MoveRow, Sitter, Store, TalkRow
from passgo.table.table_server import TableServer
from table.alone import SECRET, find_bot
from table.finished import ANN, BOB, EDITION, SEATS, listing, mine, of_bot, part
from table.memory import MemoryStore

FOLDER = Path(next(iter(golden.__path__)))
OVER = 5_000.0
"""When the game ended."""


def test_places_opponents_and_editions_are_counted() -> None:
    bob = SeatResult(guest=BOB.id, bot="", place=2, review=None)
    found = own_games(
        ANN.id,
        [
            listing(3.0, mine(1), bob, of_bot("steady", 3)),
            listing(1.0, mine(3), of_bot("steady", 1), of_bot("easy", 2)),
            listing(2.0, of_bot("steady", 2), mine(1), edition="us1973"),
        ],
    )
    assert [(one.at, one.place, [other.bot for other in one.against]) for one in found.games] == [
        (3.0, 1, ["", "steady"]), (2.0, 1, ["steady"]), (1.0, 3, ["steady", "easy"]),
    ]  # fmt: skip
    assert [(one.bot, one.behind, one.met) for one in found.opponents] == [
        ("steady", 2, 3), ("easy", 0, 1), ("", 1, 1),
    ]  # fmt: skip
    assert [(one.edition, one.won, one.games) for one in found.editions] == [
        (EDITION, 1, 2),
        ("us1973", 1, 1),
    ]
    assert found.figures is None


def test_a_game_played_in_several_seats_is_nobodys_own() -> None:
    assert own_games(ANN.id, [listing(1.0, mine(1), mine(2))]).games == []


def test_means_are_as_sure_as_games_are_alike() -> None:
    lost, luck, decisions = (
        [4.0, 8.0, 6.0, 30.0, 2.0, 9.0],
        [5.0, -3.0, 1.0, 0.0, 2.0, 1.0],
        [10, 20, 5, 8, 40, 12],
    )
    kinds = [{"buying": 3.0, "jail": 1.0}] * 4 + [{"buying": 3.2}] * 2
    reviews = [
        part("p1", d, mean, of, **by) for d, mean, of, by in zip(decisions, lost, luck, kinds, strict=True)
    ]
    found = own_games(
        ANN.id, [listing(n, mine(1, one), of_bot("easy", 2)) for n, one in enumerate(reviews, 1)]
    )
    assert found.figures
    whole = ratio_of([a * b for a, b in zip(lost, decisions, strict=True)], decisions)
    assert found.figures.lost == Interval(mean=round(whole.mean, 1), reach=round(whole.reach, 1))
    assert found.figures.luck == Interval(mean=1.0, reach=round(mean_of(luck).reach, 1))
    assert [(one.kind, one.decisions, one.lost.mean) for one in found.figures.kinds] == [
        ("buying", 12, 3.1), ("jail", 8, 0.7),
    ]  # fmt: skip
    assert found.figures.weakest == "buying"
    recent = [one.recent for one in found.games]
    assert [one is None for one in recent] == [False] * (6 - LEAST + 1) + [True] * (LEAST - 1)
    assert recent[0] == found.figures.lost


def test_a_kind_that_may_cost_nothing_is_not_the_weakest() -> None:
    costs = [9.0, -8.0, 7.0, -6.0, 5.0]
    games = [
        listing(n, mine(1, part("p1", 9, 5.0, trading=of)), of_bot("easy", 2)) for n, of in enumerate(costs)
    ]
    figures = own_games(ANN.id, games).figures
    assert figures
    assert figures.kinds[0].lost.mean > 0
    assert figures.weakest == ""


def test_only_the_last_games_count_for_how_one_plays_now() -> None:
    lost = [90.0] * 4 + [5.0] * RECENT
    games = [listing(n, mine(2, part("p1", 10, of)), of_bot("easy", 1)) for n, of in enumerate(lost)]
    assert own_games(ANN.id, games).games[0].recent == Interval(mean=5.0, reach=0.0)


def test_play_is_compared_with_levels_by_the_edition_they_were_measured_by() -> None:
    measured = bot_performances()
    good = measured.bots["steady"].mean - measured.bots["steady"].reach - 1.0
    games = [
        listing(n, mine(2, part("p1", 10, good)), of_bot("easy", 1), edition=measured.edition)
        for n in range(LEAST)
    ]
    found = own_games(ANN.id, games)
    assert [one.bot for one in found.levels] == [*LEVELS]
    assert found.editions[0].among == AmongLevels(better_than="steady", worse_than="strong")
    other = [listing(20 + n, mine(1, part("p1", 10, good)), of_bot("easy", 2)) for n in range(LEAST)]
    found = own_games(ANN.id, [*games, *other])
    assert found.levels == []
    assert {one.edition: one.among is None for one in found.editions} == {
        measured.edition: False,
        EDITION: True,
    }


class Studies:
    """Every game has been reviewed already."""

    async def review(self, record: str, seconds: float, hear: object) -> Review:
        players = Record.parse(record).replay().players
        nothing = Estimate(0.0, 0.0)
        lost = Estimate(0.0125, 0.004)
        return Review(
            EDITION, "rules", 4, 16, 0,
            [SeatReview(seat_id(n), name, 0.3, 0.0, *[nothing] * 7) for n, name in enumerate(players)],
            [AfterMove(0, 0, "", "", [nothing for _ in players])],
            [], [], [],
            [Performance(seat_id(n), 17, lost, [KindLoss("buying", 17, lost)]) for n in range(len(players))],
        )  # fmt: skip

    def forecasts(self) -> Any:
        raise OSError


GAME = "golden"


def keep_game(store: Store) -> None:
    """Store a game of these players that is over."""
    game = Record.read(FOLDER / f"{EDITION}.toml").replay()
    row = GameRow(GAME, EDITION, write_settings(TableSettings(SEATS, edition=EDITION)).decode(), 1.0, "c")
    moves = [MoveRow(n, m.seat, print_move(m, game.edition), OVER) for n, m in enumerate(game.moves, 1)]
    said = [table_log.HostIs(ANN.id, "Ann"), table_log.Begun()]
    talk = [TalkRow(k, 0, table_log.write_entry(each).decode(), 1.0) for k, each in enumerate(said, 1)]
    sitters = (Sitter(ANN.id, True, False), Sitter(BOB.id, False, False))
    begun = Listing("KTR482", "over", False, False, OVER, "", sitters)

    async def write() -> None:
        await store.begin_game(row, begun, talk)
        await store.append(Addition(row.id, Mark(2, len(moves), len(talk)), moves))
        await store.keep_guest(ANN.row(1.0))

    asyncio.run(write())


async def ask(api: Api, path: str) -> Any:
    async def nothing() -> AsyncIterator[bytes]:
        for sent in ():
            yield sent

    answer = await api.answer("GET", path, ApiRequest({}, {"authorization": f"Bearer {SECRET}"}, nothing()))
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


def reviewed(store: Store) -> dict[str, Any]:
    """Have a game reviewed at one server; return what another one says of Ann's games then."""

    async def work() -> dict[str, Any]:
        env = TableEnv(store, find_bot, lambda: 9_000.0, fair_chance, at_once, _unwanted)
        table_server = TableServer(env)
        await table_server.open()
        for _ in range(2):  # a server that was started again counts once more
            await _review(Api(table_server, NoLimits(), Studies()))
        await table_server.close()
        return await ask(Api(TableServer(env), NoLimits(), Studies()), "/api/you")

    return asyncio.run(work())


async def _review(api: Api) -> None:
    """Ask for a review until it is there, and give the table time to keep it."""
    states: list[str] = []
    for _ in range(500):
        states.append((await ask(api, f"/api/games/{GAME}/review"))["state"])
        await asyncio.sleep(0)
    assert states[-1] == "done"


def _unwanted(error: Exception) -> None:
    raise error


def test_a_game_becomes_ones_own_once_it_is_reviewed() -> None:
    store = MemoryStore()
    keep_game(store)
    [one] = reviewed(store)["games"]
    assert (one["game"], one["at"], one["place"]) == (GAME, OVER, 2)
    assert [other["bot"] for other in one["against"]] == ["", "steady"]
    assert (one["review"]["decisions"], one["review"]["lost"]) == (17, {"mean": 12.5, "reach": 4.0})
    entries = [table_log.read_entry(row.body) for row in store.tables[GAME].log.talk]
    assert sum(isinstance(each, table_log.Reviewed) for each in entries) == 1


def test_what_is_kept_of_a_game_agrees_with_its_log() -> None:
    store = MemoryStore()
    keep_game(store)
    reviewed(store)
    stored = store.tables[GAME]
    assert examine(Kept(stored.row, stored.listing, stored.log), {}, registry.find) == []
    brief = finished_brief(stored.listing)
    assert brief
    brief.results[0].place += 1
    changed = stored.listing._replace(brief=write(brief).decode())
    assert len(examine(Kept(stored.row, changed, stored.log), {}, registry.find)) == 1
    before = changed._replace(
        brief=write(read_brief(stored.listing.brief)).decode()
    )  # as earlier versions kept it
    assert examine(Kept(stored.row, before, stored.log), {}, registry.find) == []


def test_a_deleted_person_has_no_games_and_the_others_keep_theirs() -> None:
    store = MemoryStore()
    keep_game(store)
    reviewed(store)
    asyncio.run(store.erase_guest(ANN.id, lambda kept: without(kept, ANN.id, time.time())))
    stored = store.tables[GAME]
    assert ANN.id not in repr(stored)
    assert own_games(ANN.id, [stored.listing]).games == []
    [bobs] = own_games(BOB.id, [stored.listing]).games
    assert bobs.review
    assert [other.bot for other in bobs.against] == ["", "steady"]
    assert examine(Kept(stored.row, stored.listing, stored.log), {}, registry.find) == []


@pytest.mark.parametrize("start", ["", "edition = 'us1973'"])
def test_a_game_begun_from_a_position_is_no_ones_own(start: str) -> None:
    game = Record.read(FOLDER / f"{EDITION}.toml").replay()
    settings = TableSettings(SEATS, edition=EDITION, start=start)
    roster = Roster(GameRow("g", EDITION, write_settings(settings).decode(), 1.0, "c"))
    roster.note(table_log.Begun())
    listed = listing_of("KTR482", roster, game, timed=False, at=1.0)
    assert (finished_brief(listed) is None) == bool(start)
