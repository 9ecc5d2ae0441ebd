"""Two guests and more at one table: who may do what, before, during and after a game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from passgo.bots import registry
from passgo.server.games import games_admin
from passgo.table.commands.presence import PLAYS_ON
from passgo.table.commands.table_commands import HOLDS_UP, KEY_LASTS, VOTE_LASTS
from passgo.table.people.codes import read_code
from passgo.table.people.guests import Guest
from passgo.table.running.new_table import create_rematch
from passgo.table.table_server import TableServer
from server.company import place_of, until_place
from server.harness import HANGS, Message, secret_of
from server.in_process import Desk, env_of, serving, stored_in

BEGIN = 1_000_000.0
COMMANDS_OF_THE_HOST: list[tuple[str, Message]] = [
    ("propose", {"terms": {"edition": "fr2013"}}),
    ("add", {"new": {"kind": "bot", "bot": "rules", "name": "R", "token": "t9"}}),
    ("drop", {"place": 2}),
    ("swap", {"place": 1, "other": 2}),
    ("remove", {"guest": "{ann}"}),
    ("hand", {"guest": "{bob}"}),
    ("begin", {}),
    ("give-up", {}),
]


class Friends:
    """A server where time stands still unless a test lets it pass, and those who come there."""

    def __init__(self, table_server: TableServer, clock: list[float]) -> None:
        self.table_server = table_server
        self.clock = clock

    async def guest(self, who: str) -> Desk:
        """Somebody comes to the server."""
        desk = Desk(self.table_server, who)
        assert (await desk.greet())["t"] == "welcome"
        return desk

    async def at(self, who: str, table: Desk) -> Desk:
        """Somebody comes to the table where another is."""
        desk = await self.guest(who)
        assert (await desk.ask("visit", code=table.people["code"]))["t"] == "ack"
        return desk

    async def playing(self, *kinds: str, **terms: Any) -> tuple[Desk, Desk]:
        """Let Ann and Bob play, each at their own screen, and perhaps bots with them."""
        ann = await self.guest("Ann")
        await ann.lay("us1973", ["person", "free", *kinds], begin=False, **terms)
        bob = await self.at("Bob", ann)
        await bob.ask("sit", place=2)
        await bob.ask("ready", ready=True)
        assert (await ann.ask("begin"))["t"] == "ack"
        await ann.begun()
        await bob.begun()
        return ann, bob


def among_friends(folder: Path, work: Callable[[Friends], Awaitable[None]]) -> None:
    """Twice the same server: what is stored is all that the second knows."""

    async def run() -> None:
        clock = [BEGIN]
        async with stored_in(folder) as store:
            env = env_of(store, registry.find, lambda: clock[0], grace=0)
            async with serving(env) as table_server:
                await work(Friends(table_server, clock))

    asyncio.run(run())


def restarted(friends: Friends) -> Friends:
    """As after kill -9."""
    return Friends(TableServer(friends.table_server.env), friends.clock)


def test_friends_sit_down_and_begin(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann = await friends.guest("Ann")
        await ann.lay("us1973", ["person", "free", "rules"], begin=False, listed=True)
        assert ann.people["phase"] == "gathering"
        assert (await ann.ask("begin"))["key"] == "not-now", "a place is free"
        bob = await friends.guest("Bob")
        await bob.ask("tables")
        assert [table["code"] for table in bob.lists["open"]] == [ann.people["code"]]
        code = ann.people["code"]
        assert (await bob.ask("visit", code=f" {code[:3].lower()} {code[3:]}"))["t"] == "ack"
        assert (await bob.ask("sit", place=1))["key"] == "taken"
        assert (await bob.ask("sit", place=2))["t"] == "ack"
        await until_place(ann, 2, name="Bob")
        assert (await ann.ask("begin"))["key"] == "not-now", "Bob is not ready"
        assert (await bob.ask("ready", ready=True))["t"] == "ack"
        await ann.ask("propose", terms={"edition": "us1973", "house": {"parking_pot": True}})
        assert not place_of(ann, 2)["ready"], "what is agreed has changed"
        assert (await ann.ask("begin"))["key"] == "not-now"
        await bob.ask("ready", ready=True)
        await bob.ask("place", place=2, name="Bobby", token="hat")
        assert (await ann.ask("begin"))["t"] == "ack"
        view = await bob.until("game")
        assert [seat["name"] for seat in view["state"]["seats"]] == ["Seat 1", "Bobby", "Seat 3"]
        assert [rule["knob"] for rule in view["house"]] == ["parking_pot"]
        assert (await bob.ask("begin"))["key"] == "not-host"

    among_friends(tmp_path, work)


def test_each_plays_and_reads_for_himself_only(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        assert [options["seat"] for options in ann.options] == ["p1"]
        assert [options["seat"] for options in bob.options] == ["p2"]
        assert (await bob.ask("move", n=0, text="p1 roll"))["key"] == "not-yours"
        assert (await bob.ask("why", text="p1 roll"))["key"] == "not-yours"
        assert (await bob.ask("offer", text="p1 offer p2 1500 for 1"))["key"] == "not-yours"
        assert (await bob.ask("standing", seat="p1", claims=False))["key"] == "not-yours"
        await ann.ask("move", n=0, text="p1 roll")
        await ann.ask("move", n=ann.n, text="p2 roll")
        assert ann.n == 2
        assert (await bob.ask("move", n=2, text="p2 roll"))["t"] == "ack"
        while bob.state["awaits"]["kind"] == "rolloff":
            desk = ann if bob.state["awaits"]["seats"] == ["p1"] else bob
            desk.n = bob.n
            await desk.ask("move", n=bob.n, text=f"{bob.state['awaits']['seats'][0]} roll")
            await bob.ask("why", text="p2 roll")
        await ann.ask("offer", text="p1 offer p2 5 for 1")
        assert (await ann.ask("answer", offer=1, answer="accept"))["key"] == "not-yours"
        assert (await bob.ask("answer", offer=1, answer="withdraw"))["key"] == "not-yours"
        eve = await friends.at("Eve", ann)
        assert eve.view["options"] == []
        for text in ("p1 roll", "p2 roll", "* dice 6 6"):
            assert (await eve.ask("move", n=ann.n, text=text))["key"] == "not-yours"
        assert (await eve.ask("pace", ms=0))["key"] == "not-yours"

    among_friends(tmp_path, work)


@pytest.mark.parametrize(
    ("kind", "fields"), COMMANDS_OF_THE_HOST, ids=[kind for kind, _ in COMMANDS_OF_THE_HOST]
)
def test_only_the_host_arranges(tmp_path: Path, kind: str, fields: Message) -> None:
    async def work(friends: Friends) -> None:
        ann = await friends.guest("Ann")
        await ann.lay("us1973", ["person", "free"], begin=False)
        bob = await friends.at("Bob", ann)
        await bob.ask("sit", place=2)
        people = {"{ann}": ann.guest, "{bob}": bob.guest}
        given = {
            name: people.get(value, value) if isinstance(value, str) else value
            for name, value in fields.items()
        }
        assert (await bob.ask(kind, **given))["key"] == "not-host"
        assert (await (await friends.at("Eve", ann)).ask(kind, **given))["key"] == "not-host"

    among_friends(tmp_path, work)


def test_a_stranger_gets_nowhere(tmp_path: Path) -> None:
    """With everything that a table shows to its people, and without the secret of any of them."""

    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        shown = json.dumps([ann.people, ann.view, bob.people, bob.view])
        for who in ("Ann", "Bob"):
            assert secret_of(who) not in shown
            assert Guest.of(secret_of(who), "").digest not in shown
        eve = Desk(friends.table_server, "Eve")
        assert (await eve.ask("visit", code=ann.people["code"]))["key"] == "no-guest"
        for secret in (ann.guest, Guest.of(secret_of("Ann"), "").digest, "", "x" * 42):
            with pytest.raises(Exception, match="Expected"):
                await eve.put("hello", secret=secret)
        await eve.greet()
        for code in ("", "AAA222", ann.view["game"], ann.guest[:6]):
            assert (await eve.ask("visit", code=code))["key"] == "no-table"
        await eve.ask("tables")
        assert eve.lists == {"t": "tables", "mine": [], "open": [], "circles": []}, (
            "a table that is not open is not told of"
        )
        assert (await eve.ask("move", n=0, text="p1 roll"))["key"] == "no-table"
        assert (await eve.ask("hello", secret=secret_of("Ann")))["key"] == "no-guest", "one guest a socket"

    among_friends(tmp_path, work)


def test_a_command_is_known_by_who_sent_it(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        done = await ann.ask("move", id="one", n=0, text="p1 roll")
        assert await ann.ask("move", id="one", n=0, text="p1 roll") == done
        assert (await bob.ask("move", id="one", n=2, text="p2 roll"))["n"] == 4, "his own, under the same id"
        first = await bob.ask(
            "create", id="two", terms={"edition": "us1973"}, places=[{"kind": "person", "token": "a"}]
        )
        code = bob.people["code"]
        assert (
            await bob.ask(
                "create", id="two", terms={"edition": "us1973"}, places=[{"kind": "person", "token": "a"}]
            )
            == first
        )
        assert bob.people["code"] == code

    among_friends(tmp_path, work)


def test_a_player_who_leaves_is_played_for_and_the_role_of_host_passes_on(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        assert (await ann.ask("quit"))["t"] == "ack"
        while bob.people["host"] != bob.guest:
            await bob.until("table")
        assert (place_of(bob, 1)["guest"], place_of(bob, 1)["bot"], place_of(bob, 1)["presence"]) == (
            "",
            PLAYS_ON,
            "gone",
        )
        assert (await ann.ask("move", n=0, text="p1 roll"))["key"] == "not-yours"
        while bob.n < 2:
            await bob.until("step")
        assert bob.texts[0] == "p1 roll", "the bot plays on"
        cleo = await friends.at("Cleo", bob)
        assert (await cleo.ask("sit", place=1))["t"] == "ack"
        assert [options["seat"] for options in cleo.options] == ["p1"]
        assert next(seat["name"] for seat in cleo.state["seats"] if seat["seat"] == "p1") == "Cleo"

    among_friends(tmp_path, work)


def test_a_name_is_changed_at_the_table_and_during_the_game(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing("rules")
        assert (await bob.ask("place", place=2, name="Robert"))["t"] == "ack"
        assert place_of(bob, 2)["name"] == "Robert"
        assert next(seat["name"] for seat in bob.state["seats"] if seat["seat"] == "p2") == "Robert"
        assert (await ann.ask("place", place=1, name="Anna"))["t"] == "ack"
        assert ann.people["host_name"] == "Anna"
        assert (await bob.ask("place", place=2, name="ANNA"))["key"] == "bad-start", "it is another's"
        assert (await bob.ask("place", place=1, name="Mine"))["key"] == "not-yours"
        assert (await bob.ask("place", place=2, token="hat"))["key"] == "not-now"
        assert (await ann.ask("place", place=3, name="Robot"))["key"] == "not-now"

    among_friends(tmp_path, work)


def test_a_spectator_is_named_and_can_be_removed(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, _ = await friends.playing()
        eve = await friends.at("Eve", ann)
        assert (await eve.ask("rename", name="Evelyn"))["t"] == "welcome"
        while [one["name"] for one in ann.people["watchers"]] != ["Evelyn"]:
            await ann.until("table")
        assert (await ann.ask("remove", guest=eve.guest))["t"] == "ack"
        await eve.until("removed")
        assert (await eve.ask("visit", code=ann.people["code"]))["key"] == "no-table"

    among_friends(tmp_path, work)


def test_somebody_removed_does_not_come_back(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        old = ann.people["code"]
        assert (await ann.ask("remove", guest=ann.guest))["key"] == "not-yours"
        assert (await ann.ask("remove", guest=bob.guest))["t"] == "ack"
        assert (await bob.until("removed"))["code"] == old
        assert ann.people["code"] != old
        assert place_of(ann, 2)["bot"] == PLAYS_ON
        assert (await bob.ask("move", n=0, text="p2 roll"))["key"] == "no-table"
        for code in (old, ann.people["code"]):
            assert (await bob.ask("visit", code=code))["key"] == "no-table"

    among_friends(tmp_path, work)


def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        assert (await bob.ask("pass", place=1))["key"] == "not-yours"
        key = (await ann.ask("pass", place=1))["key"]
        phone = await friends.at("Ann's phone", ann)
        assert (await phone.ask("take", key="x" * 32))["key"] == "no-key"
        assert (await phone.ask("take", key=key))["t"] == "ack"
        assert [options["seat"] for options in phone.options] == ["p1"]
        assert phone.people["host"] == phone.guest, "the whole of her has moved"
        assert (await bob.ask("take", key=key))["key"] == "no-key", "it is used up"
        assert (await ann.ask("move", n=0, text="p1 roll"))["key"] == "not-yours"
        assert (await phone.ask("move", n=0, text="p1 roll"))["t"] == "ack"
        late = (await phone.ask("pass", place=1))["key"]
        friends.clock[0] += KEY_LASTS + 1
        assert (await ann.ask("take", key=late))["key"] == "no-key", "it is too old"

    among_friends(tmp_path, work)


def test_a_vote_frees_a_seat_that_holds_up_the_game(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        assert (await ann.ask("vote", place=1, free=True))["key"] == "not-yours"
        assert (await ann.ask("vote", place=2, free=True))["key"] == "vote-not-waited"
        assert (await bob.ask("vote", place=1, free=True))["key"] == "vote-too-soon"
        eve = await friends.at("Eve", ann)
        friends.clock[0] += HOLDS_UP
        assert (await eve.ask("vote", place=1, free=True))["key"] == "not-yours"
        assert (await bob.ask("vote", place=1, free=True))["t"] == "ack"
        assert (place_of(bob, 1)["guest"], place_of(bob, 1)["bot"]) == ("", PLAYS_ON)

    among_friends(tmp_path, work)


def test_nothing_said_meanwhile_makes_a_vote_wait_longer(tmp_path: Path) -> None:
    """Neither talk, nor a vote, nor the heartbeat of a timed game."""

    async def work(friends: Friends) -> None:
        ann = await friends.guest("Ann")
        await ann.lay("us1973+timed", ["person", "free", "free", "free"], begin=False, minutes=60)
        others = [await friends.at(who, ann) for who in ("Bob", "Cleo", "Dan")]
        for place, desk in enumerate(others, 2):
            await desk.ask("sit", place=place)
            await desk.ask("ready", ready=True)
        assert (await ann.ask("begin"))["t"] == "ack"
        await ann.begun()
        bob, cleo, dan = others
        friends.clock[0] += HOLDS_UP - 1
        assert (await bob.ask("vote", place=1, free=True))["key"] == "vote-too-soon"
        assert (await bob.ask("say", text="Hello?"))["t"] == "ack"
        friends.clock[0] += 1
        assert (await bob.ask("vote", place=1, free=True))["t"] == "ack"
        assert (await cleo.ask("say", text="Still there?"))["t"] == "ack"
        assert (await cleo.ask("vote", place=1, free=True))["t"] == "ack"
        assert place_of(cleo, 1)["guest"] == "", "two of the three others are for it"
        assert (await dan.ask("vote", place=1, free=True))["key"] == "not-yours"

    among_friends(tmp_path, work)


def test_changed_terms_are_marked_until_somebody_has_accepted_them(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann = await friends.guest("Ann")
        await ann.lay("us1973", ["person", "free"], begin=False)
        bob = await friends.at("Bob", ann)
        await bob.ask("sit", place=2)
        first = bob.people["terms"]
        assert bob.people["terms_before"] is None
        changed = dict(first, claims="strict")
        for terms in (changed, dict(changed, listed=True)):
            assert (await ann.ask("propose", terms=terms))["t"] == "ack"
            while bob.people["terms"] != terms:
                await bob.until("table")
            assert bob.people["terms_before"] == first, "nobody has accepted anything in between"
        assert (await bob.ask("ready", ready=True))["t"] == "ack"
        assert (await ann.ask("propose", terms=changed))["t"] == "ack"
        while bob.people["terms"] != changed:
            await bob.until("table")
        assert bob.people["terms_before"] == dict(changed, listed=True)

    among_friends(tmp_path, work)


def test_a_vote_has_a_clock_of_its_own_and_ends_with_an_answer(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann = await friends.guest("Ann")
        await ann.lay("us1973", ["person", "free", "free"], begin=False)
        bob, cleo = [await friends.at(who, ann) for who in ("Bob", "Cleo")]
        for place, desk in ((2, bob), (3, cleo)):
            await desk.ask("sit", place=place)
            await desk.ask("ready", ready=True)
        assert (await ann.ask("begin"))["t"] == "ack"
        await ann.begun()
        waited = friends.clock[0]
        friends.clock[0] += HOLDS_UP
        assert (await bob.ask("vote", place=1, free=True))["t"] == "ack"
        vote = {
            "guests": [bob.guest],
            "needed": 2,
            "since": waited,
            "until": friends.clock[0] + VOTE_LASTS,
        }
        while place_of(ann, 1)["vote"] != vote:
            await ann.until("table")
        friends.clock[0] += VOTE_LASTS
        assert (await cleo.ask("vote", place=1, free=True))["t"] == "ack"
        assert place_of(cleo, 1)["vote"]["guests"] == [cleo.guest], "the first is over"
        assert (await ann.ask("move", n=0, text="p1 roll"))["t"] == "ack"
        while place_of(ann, 1)["vote"]:
            await ann.until("table")
        assert place_of(ann, 1)["guest"] == ann.guest, "whoever answers keeps the seat"
        assert (await bob.ask("vote", place=1, free=True))["key"] == "vote-not-waited"

    among_friends(tmp_path, work)


def test_a_game_is_given_up_by_its_host_and_played_again_by_the_same_people(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing("rules")
        old = ann.people["code"]
        assert (await bob.ask("rematch"))["key"] == "not-now"
        assert (await ann.greet())["latest"] == old
        assert (await ann.ask("give-up"))["t"] == "ack"
        assert ann.people["phase"] == "given-up"
        assert (await ann.greet())["latest"] == "", "nothing goes on there"
        assert (await ann.ask("move", n=0, text="p1 roll"))["key"] == "no-game"
        eve = await friends.at("Eve", ann)
        assert (await eve.ask("rematch"))["key"] == "not-yours"
        assert (await bob.ask("rematch"))["t"] == "ack"
        assert (bob.people["phase"], bob.people["host"]) == ("gathering", ann.guest)
        assert [one["guest"] for one in bob.people["places"]] == [ann.guest, bob.guest, ""]
        while ann.people["code"] == old and not ann.people["rematch"]:
            await ann.until("table")
        assert ann.people["rematch"] == bob.people["code"]
        assert (await ann.ask("rematch"))["t"] == "ack"
        assert ann.people["code"] == bob.people["code"], "it is laid once"
        await bob.ask("ready", ready=True)
        assert (await ann.ask("begin"))["t"] == "ack"

    among_friends(tmp_path, work)


def test_a_rematch_that_was_cut_off_is_found_again(tmp_path: Path) -> None:
    """The server died when the new table was created, and nobody knew of it yet."""

    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing()
        await ann.ask("give-up")
        table = bob.table
        bob_again = Guest.of(secret_of("Bob"), "Bob")
        rematch = await create_rematch(friends.table_server.env, table.roster, bob_again)
        assert rematch.listing
        old = ann.people["code"]
        await friends.table_server.close()
        again = restarted(friends)
        ann = await again.guest("Ann")
        await ann.ask("visit", code=old)
        assert not ann.people["rematch"]
        assert (await ann.ask("rematch"))["t"] == "ack"
        assert ann.people["code"] == rematch.listing.code, "another asks, and comes to the same table"
        await ann.ask("tables")
        assert len(ann.lists["mine"]) == 2
        await again.table_server.close()

    among_friends(tmp_path, work)


def test_a_restart_loses_nobody(tmp_path: Path) -> None:
    """Before the game, and in its middle."""

    async def work(friends: Friends) -> None:
        ann = await friends.guest("Ann")
        await ann.lay("us1973", ["person", "free", "rules"], begin=False)
        bob = await friends.at("Bob", ann)
        await bob.ask("sit", place=2)
        await bob.ask("ready", ready=True)
        before, code = bob.people, bob.people["code"]
        await friends.table_server.close()
        again = restarted(friends)
        bob = await again.guest("Bob")
        assert (await bob.ask("visit", code=code))["t"] == "ack"
        assert known(bob.people) == known(before)
        ann = await again.at("Ann", bob)
        assert (await ann.ask("begin"))["t"] == "ack"
        await ann.ask("move", n=0, text="p1 roll")
        await ann.ask("quit")
        await again.table_server.close()
        last = restarted(again)
        bob = await last.guest("Bob")
        await bob.ask("visit", code=code)
        assert (bob.people["phase"], bob.people["host"]) == ("playing", bob.guest)
        assert place_of(bob, 1)["bot"] == PLAYS_ON
        assert bob.texts[0] == "p1 roll"
        await bob.ask("tables")
        assert [mine["table"]["code"] for mine in bob.lists["mine"]] == [code]
        await last.table_server.close()

    among_friends(tmp_path, work)


def known(people: Message) -> Any:
    """Return everything that a restart must not change."""
    return {
        **people,
        "watchers": [],
        "places": [{**one, "presence": "", "seen": 0} for one in people["places"]],
    }


def test_at_a_strict_table_each_rent_is_asked_for(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann = await friends.guest("Ann")
        await ann.lay("us1973", ["person", "person"], claims="strict")
        assert (await ann.ask("standing", seat="p1", claims=True))["key"] == "not-now"
        assert ann.table.session
        assert ann.table.session.claimers() == set()

    among_friends(tmp_path, work)


def test_a_table_is_let_go_when_nobody_is_there(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        ann, bob = await friends.playing(clock={"away": 0})
        assert len(friends.table_server._tables) == 1
        ann.leave()
        bob.leave()
        await asyncio.wait(list(friends.table_server._tasks.values()), timeout=HANGS)
        assert not friends.table_server._tables
        bob = await friends.at("Bob", bob)
        assert place_of(bob, 1)["seen"] > 0

    among_friends(tmp_path, work)


def test_the_list_of_games_names_who_sat_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(friends: Friends) -> None:
        await friends.playing()

    among_friends(tmp_path, work)
    games_admin.show(tmp_path, "en")
    assert "Seat 1, Bob" in capsys.readouterr().out


def test_a_code_is_read_as_it_is_said() -> None:
    assert read_code(" ktr 482 ") == "KTR482"
