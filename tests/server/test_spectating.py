"""Those who watch are shown the chances to win, late, where the host lets them; nobody else is."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from passgo.analysis.forecast import Estimate
from passgo.notation import Record
from passgo.protocol.replays import turn_starts
from passgo.server.system.background import BackgroundStudies
from passgo.table.games import spectating
from passgo.table.games.studies import Forecast
from server.company import Company, Watch, in_company
from server.harness import Server
from server.test_api import ask, new_table


def test_only_spectators_see_the_chances_and_only_if_the_host_allows_it(server: Server) -> None:
    table = f"/api/tables/{ask(server, '/api/tables', new_table('Ann', 'free'))[1]['table']['code']}"
    places = [
        ("Bob", {"t": "sit", "id": "sit", "place": 2, "name": "Bob"}),
        ("Bob", {"t": "ready", "id": "ready", "ready": True}),
        ("Ann", {"t": "begin", "id": "begin"}),
    ]
    assert [ask(server, table, command, who)[0] for who, command in places] == [200] * 3
    chances = f"{table}/chances"
    everybody = ("Ann", "Bob", "Cleo")
    assert [ask(server, chances, who=who)[0] for who in everybody] == [403, 403, 409]
    switch = {"t": "chances", "late": 100}
    assert ask(server, table, {**switch, "id": "bob"}, "Bob")[1]["key"] == "not-host"
    assert ask(server, table, {**switch, "id": "cleo"}, "Cleo")[1]["key"] == "not-host"
    assert ask(server, chances, who="Cleo")[0] == 409
    assert ask(server, table, {**switch, "id": "ann"}, "Ann")[0] == 200
    assert [ask(server, chances, who=who)[0] for who in everybody] == [403, 403, 200]
    assert ask(server, chances, who="Cleo")[1]["late"] == 100
    assert ask(server, chances, who="Cleo")[1]["turns"] == []
    assert ask(server, table, {**switch, "late": 0, "id": "off"}, "Ann")[0] == 200
    assert ask(server, chances, who="Cleo")[0] == 409


def test_chances_are_counted_the_latest_first_and_none_before_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions: list[str] = []

    async def forecast(position: str) -> list[Estimate]:
        positions.append(position)
        return [Estimate(len(positions) / 100, 0.01)] * 2

    class Counted(BackgroundStudies):
        @asynccontextmanager
        async def forecasts(self) -> AsyncGenerator[Forecast]:
            yield forecast

    monkeypatch.setattr(spectating, "IDLE", 0.0)

    async def work(company: Company) -> None:
        await company.lay("rules", "rules")
        await company.begin()
        while (session := company.ann.table.session) is None or len(
            turns := turn_starts(session.game, session.entries)
        ) < 7:
            await company.ann.until("step")
        late = len(turns) - 3
        games = spectating.Spectating(company.ann.table_server.env.aside, Counted())
        assert (games.chances(session, late).state, games.chances(session, late).turns) == ("counting", [])
        assert games._work
        await games._work
        found = games.chances(session, late)
        assert found.state == "done"
        assert [(one.turn, one.seats[0].mean) for one in found.turns] == [(1, 3), (2, 2), (3, 1)]
        assert [Record.parse(text).replay().state.turn for text in positions] == [
            session.game.after(turn.n).state.turn for turn in reversed(turns[:3])
        ]
        assert [one.turn for one in games.chances(session, late + 1).turns] == [1, 2]

    in_company(tmp_path, work, Watch())
