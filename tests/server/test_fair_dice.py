"""The dice of whole games by socket: made of everybody's seeds, kept from everybody, and verified from the record."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from passgo.fairness import dice
from passgo.fairness.proof import SERVER, Attempt, Proof
from passgo.fairness.receipts import Receipt
from passgo.notation import Record
from passgo.notation.verify import DiceVerdict, verify
from server.harness import Screen, Server, decide, play_to_the_end
from server.seeds import commitment

HASTE = """
import time
from types import SimpleNamespace
from passgo.server import main
began, woke = time.time(), time.monotonic()
main.time = SimpleNamespace(
    time=lambda: began + 400 * (time.time() - began), monotonic=lambda: woke + 400 * (time.monotonic() - woke)
)
"""
"""A quarter of an hour in two seconds: a timed game is soon over."""

HURRY = """
from passgo.table.running import delayed_roll
begin = delayed_roll.Patience.__init__
delayed_roll.Patience.__init__ = lambda self, seconds, wake: begin(self, seconds / 20, wake)
"""
"""Half a second is enough for those of whom it is known that they will not answer."""


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """One server for all tests that do not end it, and its folder."""
    folder = tmp_path_factory.mktemp("fair")
    with Server(folder, before=HURRY, fair=True) as server:
        yield server, folder


def seeds_in(folder: Path, game: str) -> list[str]:
    """The server's own seeds, as nobody but the store has them."""
    with closing(sqlite3.connect(folder / "games.db")) as store:
        return [
            row[0] for row in store.execute("SELECT seed FROM seed WHERE game = ? ORDER BY attempt", [game])
        ]


@contextmanager
def listening(screen: Screen) -> Iterator[list[str]]:
    """Every message that comes to a screen, as it came."""
    received: list[str] = []
    receive = screen.socket.recv

    def hear(*words: Any) -> Any:
        message = receive(*words)
        received.append(str(message))
        return message

    screen.socket.recv = hear  # pyright: ignore[reportAttributeAccessIssue]
    yield received


def get(server: Server, game: str, what: str) -> str:
    status, text, _ = server.get(f"/api/games/{game}/{what}")
    assert status == 200, text
    return text.decode()


def verdict(server: Server, game: str) -> DiceVerdict:
    return verify(Record.parse(get(server, game, "record")))


def ready(screen: Screen) -> None:
    """Wait until the dice are agreed on."""
    while screen.dice.get("step") != "ready":
        screen.hear()


def together(*screens: Screen) -> None:
    """All hear at the same time until the dice are agreed on."""
    threads = [Thread(target=ready, args=[screen]) for screen in screens]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def friends(server: Server, *names: str) -> list[Screen]:
    """Return people at one table, each with their own screen; the first is host and has not begun yet."""
    host, *others = [server.screen(who=name, code="") for name in names]
    host.lay(["person", *["free"] * len(others)])
    for number, other in enumerate(others, 2):
        other.ask("visit", code=host.people["code"])
        assert other.ask("sit", place=number)["t"] == "ack"
        assert other.ask("ready", ready=True)["t"] == "ack"
    host.until(lambda message: message["t"] == "table" and message["may_begin"])
    return [host, *others]


def play(screen: Screen, moves: int) -> None:
    """Decide for the persons at this screen until this many moves are made."""
    while screen.n < moves:
        text = decide(screen)
        if text is None:
            screen.hear()
        else:
            screen.move(text)


def test_nobody_sees_the_seed_of_the_server_before_the_end(fair: tuple[Server, Path]) -> None:
    server, folder = fair
    with server.screen(who="Host", code="") as screen, listening(screen) as received:
        assert screen.start("person", "rules", "person", "random")["t"] == "ack"
        ready(screen)
        game = screen.table["game"]
        (secret,) = seeds_in(folder, game)
        with server.screen(who="Watcher", code="") as watcher, listening(watcher) as seen:
            watcher.ask("visit", code=screen.people["code"])
            play(screen, 80)
            watcher.until(lambda message: message["t"] == "step" and message["n"] >= 80)
        early = [screen.read(what)[1].decode() for what in ("record", "dice", "edition")]
        assert verify(Record.parse(early[0])).answer == "sealed"
        assert secret not in "".join([*received, *seen, *early])
        assert len(received) > 80
        assert screen.ask("give-up")["t"] == "ack"
        outcome = verdict(server, game)
        assert (outcome.answer, outcome.seats, outcome.attempts) == ("fair", ("p1", "p3"), 1), outcome
        assert (outcome.bots, outcome.is_over) == (("p2", "p4"), False)
        assert outcome.chances > 10
        shown = json.loads(get(server, game, "dice"))["attempts"][0]["seeds"]
        mine = {seat: seed for (_, _, seat), seed in screen.seeds.made.items()}
        assert shown == {"server": secret, **mine}


def test_a_game_that_is_over_is_verified_and_continues_no_more(tmp_path: Path) -> None:
    """Its seed is known: nothing may be undone to roll once more."""
    with Server(tmp_path, before=HASTE, fair=True) as server, server.screen() as screen:
        terms = {"edition": "us1973+timed", "minutes": 15}
        assert screen.lay(["person", "person"], begin=True, **terms)["t"] == "ack"
        ready(screen)
        play_to_the_end(screen)
        outcome = verdict(server, screen.table["game"])
        assert (outcome.answer, outcome.seats) == ("fair", ("p1", "p2")), outcome
        assert outcome.chances > 2
        for text in ("* takeback 1", "p1 roll", "* dice 1 1", "* bell"):
            assert screen.move(text)["t"] in ("fault", "refused"), text


def test_friends_on_several_screens_each_have_their_part(fair: tuple[Server, Path]) -> None:
    server, _ = fair
    ann, bob, cleo = friends(server, "Ann", "Bob", "Cleo")
    with ann, bob, cleo:
        ann.send("begin")
        together(ann, bob, cleo)
        game = ann.table["game"]
        assert ann.move("p1 roll", n=0)["t"] == "ack"
        assert ann.ask("give-up")["t"] == "ack"
        outcome = verdict(server, game)
        assert (outcome.answer, outcome.seats, outcome.chances) == ("fair", ("p1", "p2", "p3"), 1)


def test_everybody_gets_a_receipt_and_can_hold_it_against_the_record(fair: tuple[Server, Path]) -> None:
    server, _ = fair
    ann, bob = friends(server, "Ann", "Bob")
    with ann, bob:
        ann.send("begin")
        together(ann, bob)
        game = ann.table["game"]
        (attempt,) = bob.dice["attempts"]
        ann.ask("give-up")
        record = Record.parse(get(server, game, "record"))
        seed, promised = bob.seeds.made[game, 1, "p2"], attempt["commitments"]["server"]
        kept = Receipt(game, 1, "p2", promised, seed, attempt["given"]["p2"])
        assert verify(record, [kept]).answer == "fair"
        # Now the server says that it never came, and that what it drew next is what counts.
        assert record.proof
        (first,) = record.proof.attempts
        left = replace(first, seeds={who: one for who, one in first.seeds.items() if who != "p2"})
        again = dice.server_commitment(game, 2, {}, {}, [], dice.seal("6" * 64))
        record.proof = Proof(game, (left, Attempt({SERVER: again}, {SERVER: "6" * 64}, {})))
        assert verify(record).answer == "fair"
        verdict = verify(record, [kept])
        assert (verdict.answer, verdict.flaw and verdict.flaw.key) == ("unfair", "left-out")


def test_a_player_who_repeats_a_seed_spoils_nothing(fair: tuple[Server, Path]) -> None:
    """One seed for two seats of one browser."""
    server, _ = fair
    with server.screen(who="Mallory again", code="") as screen:
        screen.seeds.promises = False
        screen.start("person", "person")
        part = {"game": screen.table["game"], "attempt": 1}
        same, other = commitment("a" * 64), commitment("b" * 64)
        fault = screen.ask("promise", **part, commitments={"p1": same, "p2": same})
        assert (fault["t"], fault["key"]) == ("fault", "malformed")
        assert screen.ask("promise", **part, commitments={"p1": same})["t"] == "ack"
        fault = screen.ask("promise", **part, commitments={"p2": same})
        assert (fault["t"], fault["key"]) == ("fault", "malformed")
        assert "expected one of a fresh seed" in fault["detail"]
        screen.seeds.made |= {(part["game"], 1, "p1"): "a" * 64, (part["game"], 1, "p2"): "b" * 64}
        assert screen.ask("promise", **part, commitments={"p2": other})["t"] == "ack"
        ready(screen)
        screen.ask("give-up")
        outcome = verdict(server, part["game"])
        assert (outcome.answer, outcome.seats, outcome.attempts) == ("fair", ("p1", "p2"), 1)


def test_a_seed_that_another_has_shown_spoils_nothing(fair: tuple[Server, Path]) -> None:
    """At the second attempt, when it is known."""
    server, _ = fair
    ann, mallory, cleo = friends(server, "Ann", "Mallory", "Cleo")
    with ann, mallory, cleo:
        cleo.seeds.shows = False
        ann.send("begin")
        thread = Thread(target=together, args=[ann, cleo])
        thread.start()
        while mallory.dice.get("attempt") != 2:
            mallory.seeds.promises = mallory.dice.get("step") != "show"
            mallory.hear()
        game = mallory.table["game"]
        theirs = mallory.dice["attempts"][0]["seeds"]["p1"]
        part = {"game": game, "attempt": 2}
        fault = mallory.ask("promise", **part, commitments={"p2": commitment(theirs)})
        assert (fault["t"], fault["key"]) == ("fault", "malformed")
        ready(mallory)
        thread.join()
        ann.ask("give-up")
        outcome = verdict(server, game)
        assert (outcome.answer, outcome.seats, outcome.attempts) == ("fair", ("p1",), 2)


def test_a_seed_held_back_is_left_out_and_the_record_says_so(fair: tuple[Server, Path]) -> None:
    server, folder = fair
    ann, bob, cleo = friends(server, "Ann", "Bob", "Cleo")
    with ann, bob, cleo:
        bob.seeds.shows = cleo.seeds.promises = False
        ann.send("begin")
        together(ann, bob, cleo)
        game = ann.table["game"]
        assert len(set(seeds_in(folder, game))) == 2
        assert ann.move("p1 roll", n=0)["t"] == "ack"
        ann.ask("give-up")
        outcome = verdict(server, game)
        assert (outcome.answer, outcome.seats, outcome.attempts) == ("fair", ("p1",), 2)
        proof = Record.parse(get(server, game, "record")).proof
        assert proof
        assert [sorted(attempt.withheld) for attempt in proof.attempts] == [["p2"], []]


def test_nothing_is_rolled_before_the_dice_are_agreed_on(fair: tuple[Server, Path]) -> None:
    server, _ = fair
    ann, bob = friends(server, "Ann", "Bob")
    with ann, bob:
        bob.seeds.promises = False
        assert ann.ask("begin")["t"] == "ack"
        assert ann.options == []
        fault = ann.move("p1 roll", n=0)
        assert (fault["t"], fault["key"]) == ("fault", "dice-not-agreed")
        ready(ann)
        ann.until(lambda message: message["t"] == "options")
        assert ann.acts()
        assert ann.move("p1 roll", n=0)["t"] == "ack"


def test_nobody_has_a_part_for_another(fair: tuple[Server, Path]) -> None:
    server, _ = fair
    ann, bob = friends(server, "Ann", "Bob")
    with ann, bob, server.screen(who="Mallory", code=ann.people["code"]) as mallory:
        ann.seeds.promises = bob.seeds.promises = False
        assert ann.ask("begin")["t"] == "ack"
        mallory.until(lambda message: message["t"] == "dice")
        part = {"game": ann.table["game"], "attempt": 1}
        for screen in (bob, mallory):
            fault = screen.ask("promise", **part, commitments={"p1": commitment("a" * 64)})
            assert (fault["t"], fault["key"]) == ("fault", "not-yours")
        together(ann, bob)
        fault = mallory.ask("show", **part, seeds={"p1": "a" * 64})
        assert (fault["t"], fault["key"]) == ("fault", "not-yours")


@pytest.mark.parametrize("spoiled", ["A" * 64, "a" * 63, "a" * 65, "a" * 64 + "\n", "", "é" * 64])
def test_what_is_no_seed_is_refused(fair: tuple[Server, Path], spoiled: str) -> None:
    server, _ = fair
    with server.screen(who="Spoiler", code="") as screen:
        screen.start("person", "rules")
        part = {"game": screen.table["game"], "attempt": 1}
        for kind, key in (("promise", "commitments"), ("show", "seeds")):
            assert screen.ask(kind, **part, **{key: {"p1": spoiled}})["key"] == "malformed"


def test_a_game_that_is_given_up_shows_its_seed_and_continues_no_more(fair: tuple[Server, Path]) -> None:
    server, folder = fair
    with server.screen(who="Quitter", code="") as screen:
        screen.start("person", "person")
        ready(screen)
        game = screen.table["game"]
        screen.move("p1 roll", n=0)
        (secret,) = seeds_in(folder, game)
        assert secret not in screen.read("record")[1].decode()
        assert screen.ask("give-up")["t"] == "ack"
        assert secret in get(server, game, "record")
        assert screen.move("p2 roll")["t"] == "fault"
        assert verdict(server, game).chances == 1


@pytest.mark.parametrize("phase", ["playing", "given-up", "over"])
def test_a_game_that_the_rules_refuse_keeps_its_proof(tmp_path: Path, phase: str) -> None:
    """The seed of the server is shown only for a game that no rules can continue."""
    with Server(tmp_path, fair=True) as server, server.screen(who="Host", code="") as screen:
        screen.start("person", "person")
        ready(screen)
        game, code = screen.table["game"], screen.people["code"]
        screen.move("p1 roll", n=0)
        if phase == "given-up":
            assert screen.ask("give-up")["t"] == "ack"
    with closing(sqlite3.connect(tmp_path / "games.db")) as store, store:
        store.execute("UPDATE move SET text = 'p1 bid 5' WHERE n = 1")
        store.execute("UPDATE listing SET phase = ?", [phase])
    (secret,) = seeds_in(tmp_path, game)
    with Server(tmp_path, fair=True) as server, server.screen(who="Host", code=code) as screen:
        assert screen.people["refused"]["move"] == "p1 bid 5"
        text = screen.read("record", game=game)[1].decode()
        proof = Record.parse(text).proof
        assert proof
        assert sorted(proof.attempts[0].commitments) == ["p1", "p2", "server"]
        assert (secret in text) is (phase != "playing")


def test_another_process_continues_with_the_same_dice(tmp_path: Path) -> None:
    with Server(tmp_path, fair=True) as server, server.screen() as screen:
        screen.start("person", "rules", "rules")
        ready(screen)
        play(screen, 30)
        server.kill()
    with Server(tmp_path, fair=True) as server, server.screen() as screen:
        game = screen.table["game"]
        assert screen.n >= 30
        play(screen, 60)
        screen.ask("give-up")
        outcome = verdict(server, game)
        assert (outcome.answer, outcome.seats) == ("fair", ("p1",)), outcome


@pytest.mark.parametrize("step", ["promise", "show"])
def test_a_dice_handshake_that_was_cut_off_continues(tmp_path: Path, step: str) -> None:
    """A seed that was shown counts: nobody is asked for another once the server is bound."""
    with Server(tmp_path, fair=True) as server:
        screen = server.screen()
        screen.seeds.promises, screen.seeds.shows = step == "show", False
        screen.start("person", "person")
        while screen.dice.get("step") != step:
            screen.hear()
        before, seeds = screen.dice, screen.seeds
        server.kill()
    with Server(tmp_path, fair=True) as server, server.screen(code="") as screen:
        seeds.promises = seeds.shows = True
        screen.seeds = seeds
        screen.ask("visit", code=screen.latest)
        ready(screen)
        if step == "show":
            assert screen.dice["attempts"][0]["commitments"] == before["attempts"][0]["commitments"]
        screen.ask("give-up")
        outcome = verdict(server, screen.table["game"])
        assert (outcome.answer, outcome.seats, outcome.attempts) == ("fair", ("p1", "p2"), 1)
