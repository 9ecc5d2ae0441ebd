"""A move sends what changed, a newcomer the game as it stands with the end of its record; the rest is had in pages."""

from __future__ import annotations

import gzip
import json

from passgo.protocol.messages import RECENT
from server.harness import Screen, Server, play_to_the_end


def test_a_newcomer_is_sent_no_more_for_a_long_game(server: Server, screen: Screen) -> None:
    screen.start("person", "rules", "rules")
    short = len(json.dumps(screen.table))
    play_to_the_end(screen)
    with server.screen(code=screen.people["code"]) as late:
        assert late.n > 3 * RECENT
        assert len(late.table["entries"]) == RECENT
        assert len(json.dumps(late.table)) < short + 600 * RECENT, (
            "some 450 bytes a move, more where a bankrupt hands over much"
        )
        assert late.texts == screen.texts, "and the rest of the record was asked for"
        assert late.state == screen.state, "what steps changed adds up to the state itself"


def test_the_record_is_had_in_pages(server: Server, screen: Screen) -> None:
    screen.start("rules", "rules")
    screen.until(lambda m: m["t"] == "step" and m["n"] > 40)
    part = json.loads(screen.read("entries", "&after=3&before=9")[1])
    assert [entry["n"] for entry in part] == [4, 5, 6, 7, 8]
    assert [entry["text"] for entry in part] == [screen.texts[n] for n in range(4, 9)]
    assert json.loads(screen.read("entries", "&after=900000")[1]) == []
    assert server.get("/api/games/nobody/entries")[0] == 404
    where = f"/api/games/{screen.table['game']}/entries?code={screen.people['code']}"
    status, packed, headers = server.get(where, {"Accept-Encoding": "gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert len(packed) * 5 < len(gzip.decompress(packed))


def test_a_step_holds_what_changed(screen: Screen) -> None:
    screen.start("person", "person")
    name = screen.send("move", text="p1 roll", n=0)
    step = screen.until(lambda m: m["t"] == "step")
    assert "deeds" not in step["changes"]
    assert "decks" not in step["changes"]
    assert "awaits" in step["changes"]
    assert screen.answer(name)["t"] == "ack"
