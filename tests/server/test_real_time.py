"""Clocks and the hammer by the time of day, on real sockets: nobody wakes the table but its own alarm."""

from __future__ import annotations

import time

from passgo.table.state.clocks import LATE
from server.harness import Message, Screen, Server, decide

QUICK = 1
"""The shortest that a table can agree on, in seconds."""
BUSY = 5
"""Seconds that a busy machine may be late."""


def two_persons(server: Server, clock: Message) -> Screen:
    """A table of two, both at one screen."""
    screen = server.screen(who="Ann", code="")
    assert screen.lay(["person", "person"], begin=True, clock=clock)["t"] == "ack"
    return screen


def until_step(screen: Screen) -> Message:
    return screen.until(lambda message: message["t"] == "step" and bool(message["entries"]))


def test_a_player_who_does_not_decide_in_time_gets_the_default_move(server: Server) -> None:
    with two_persons(server, {"decision": QUICK, "away": 0}) as screen:
        times = screen.until(lambda message: message["t"] == "times" and message["asked"])
        (asked,) = times["asked"]
        assert 0 < asked["until"] - times["now"] <= QUICK
        entry = until_step(screen)["entries"][0]
        assert (entry["text"], entry["by_clock"]) == (f"{asked['seat']} roll", True)
        assert asked["until"] <= entry["at"] <= asked["until"] + BUSY
        again = until_step(screen)["entries"][0]
        assert again["by_clock"], "the clock runs on for the next"
        assert again["at"] >= entry["at"] + QUICK


def test_the_hammer_falls_on_the_last_bid(server: Server) -> None:
    with two_persons(server, {"auction": QUICK, "away": 0}) as screen:
        while screen.awaits["kind"] != "buy":
            text = decide(screen)
            assert text
            screen.move(text)
        deed, seat = screen.awaits["deed"], screen.awaits["seats"][0]
        assert screen.move(f"{seat} decline")["t"] == "ack"
        assert screen.awaits["kind"] == "auction"
        time.sleep(QUICK / 5)
        assert screen.move("p1 bid 10")["t"] == "ack"
        time.sleep(QUICK / 5)
        answer = screen.send("move", text="p2 bid 20", n=screen.n)
        bid = until_step(screen)["entries"][0]
        assert screen.answer(answer)["t"] == "ack"
        entries = until_step(screen)["entries"]
        assert (entries[0]["text"], entries[0]["by_clock"]) == ("p1 pass", True)
        assert "auction-won" in [event["kind"] for event in entries[0]["events"]]
        fallen = entries[0]["at"] - bid["at"]
        assert QUICK + LATE <= fallen <= QUICK + LATE + BUSY, "each bid begins it anew"
        assert next(one["owner"] for one in screen.state["deeds"] if one["deed"] == deed) == "p2"
