"""Whole games by socket, and what a table does with commands."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.game import Game
from passgo.notation import parse_move
from server.harness import Message, Screen, Server, decide, new_places, new_terms, play_to_the_end


def test_a_whole_game_by_socket(screen: Screen) -> None:
    assert screen.start("person", "rules", "rules")["t"] == "ack"
    play_to_the_end(screen)
    assert screen.awaits["kind"] == "over"
    assert sum(seat["out"] == 0 for seat in screen.state["seats"]) == 1
    assert list(screen.texts) == list(range(1, screen.n + 1))
    game = Game("us1973", 3, rolloff=True)
    for text in screen.texts.values():
        game.push(parse_move(text, game.edition))
    assert game.outcome
    assert [f"p{seat + 1}" for seat in game.outcome.winners] == screen.state["winners"]
    assert [seat["cash"] for seat in screen.state["seats"]] == [game.cash(seat) for seat in range(3)]


def test_bots_alone_play_to_the_end(screen: Screen) -> None:
    screen.start("rules", "random", "rules", "rules")
    screen.until(lambda m: m["t"] == "step" and bool(m["changes"].get("winners")))
    assert screen.awaits["kind"] == "over"


def test_a_command_and_its_chance_are_one_step(screen: Screen) -> None:
    screen.start("person", "person")
    name = screen.send("move", text="p1 roll", n=0)
    step = screen.until(lambda m: m["t"] == "step")
    assert [entry["text"].split()[:2] for entry in step["entries"]] == [["p1", "roll"], ["*", "dice"]]
    assert screen.answer(name)["n"] == 2


def test_a_repeated_command_is_answered_alike(server: Server, screen: Screen) -> None:
    places = new_places(["person", "person"])
    start = {"id": "start-1", "terms": new_terms("us1973"), "places": places, "begin": True}
    first = screen.ask("create", **start)
    code = screen.people["code"]
    assert screen.ask("create", **start) == first
    assert screen.people["code"] == code
    game = screen.table["game"]
    done = screen.ask("move", id="roll-1", text="p1 roll", n=0)
    assert done == {"t": "ack", "id": "roll-1", "n": 2}
    assert screen.ask("move", id="roll-1", text="p1 roll", n=0) == done
    with server.screen() as other:
        assert other.ask("move", id="roll-1", text="p1 roll", n=0) == done
        assert other.n == 2
        assert other.table["game"] == game
    offer = {"id": "offer-1", "text": "p1 offer p2 40 for 20"}
    answer = screen.ask("offer", **offer)
    assert screen.ask("offer", **offer) == answer


def test_two_screens_see_the_same(server: Server, screen: Screen) -> None:
    screen.start("person", "person")
    with server.screen() as other:
        other.move("p1 roll", 0)
        screen.until(lambda m: m["t"] == "step" and m["n"] == 2)
        screen.until(lambda m: m["t"] == "options")
        assert screen.texts == other.texts
        assert screen.state == other.state
        assert screen.options == other.options


def test_reconnecting_brings_what_was_missed(server: Server, screen: Screen) -> None:
    screen.start("person", "person")
    screen.move("p1 roll")
    screen.move("p2 roll")
    game = screen.table["game"]
    with server.screen(game, 2) as other:
        assert [entry["n"] for entry in other.table["entries"]] == [3, 4]
        assert other.state == screen.state
    with server.screen(game, 4) as other:
        assert other.table["entries"] == []
    for odd in (("another", 2), (game, 99)):
        with server.screen(*odd) as other:
            assert [entry["n"] for entry in other.table["entries"]] == [1, 2, 3, 4]


def test_the_rules_refuse_with_a_reason(screen: Screen) -> None:
    screen.start("person", "person")
    before = screen.n
    answer = screen.move("p2 roll")
    assert answer["t"] == "refused"
    assert answer["reason"]["key"] == "rolloff-first"
    assert answer["reason"]["rule"] == "first-player-rolloff"
    assert screen.ask("why", text="p1 roll")["reason"] is None
    assert screen.ask("why", text="p1 buy")["reason"]["key"]
    assert screen.n == before


@pytest.mark.parametrize(
    ("text", "key", "detail"),
    [
        ("{", "malformed", "Input data was truncated"),
        ('{"t":"dance","id":"x"}', "malformed", "$.t"),
        ('{"t":"move","id":"x","n":1}', "malformed", "text"),
        (
            '{"t":"move","id":"x","n":"one","text":"p1 roll"}',
            "malformed",
            "Expected `int`, got `str` - at `$.n`",
        ),
        ('{"t":"move","id":"x","n":1,"text":"p1 roll","more":1}', "malformed", "more"),
        ('{"t":"pace","id":"x","ms":99999}', "malformed", "<= 5000"),
        ('{"t":"move","id":"x","n":0,"text":"p1 rol"}', "notation", "did you mean roll"),
        ('{"t":"move","id":"x","n":0,"text":"p7 roll"}', "not-yours", "p7"),
        ('{"t":"move","id":"x","n":0,"text":"p3 roll"}', "not-yours", "p3"),
        ('{"t":"move","id":"x","n":0,"text":"* dice 6 6"}', "not-yours", "chance"),
        ('{"t":"standing","id":"x","seat":"p9","claims":true}', "not-yours", "expected one of p1, p2, p3"),
        ('{"t":"standing","id":"x","seat":"p3","claims":true}', "not-yours", "p3"),
        ('{"t":"orders","id":"x","seat":"p3","orders":{}}', "not-yours", "p3"),
        ('{"t":"orders","id":"x","seat":"p1","orders":{"jail":"flee"}}', "malformed", "flee"),
        ('{"t":"orders","id":"x","seat":"p1","orders":{"groups":[{"group":"mauve"}]}}', "malformed", "mauve"),
        ('{"t":"answer","id":"x","offer":7,"answer":"accept"}', "no-offer", "7"),
        ('{"t":"offer","id":"x","text":"p1 roll"}', "malformed", "an offer"),
    ],
)
def test_a_message_that_will_not_do_is_answered(screen: Screen, text: str, key: str, detail: str) -> None:
    screen.start("person", "person", "rules", pace=5000)
    before = screen.n
    screen.socket.send(text)
    fault = screen.until(lambda m: m["t"] == "fault")
    assert fault["key"] == key
    assert detail in fault["detail"]
    if text != "{":
        assert fault["id"] == "x"
    assert screen.n == before
    assert screen.ask("why", text="p1 roll")["t"] == "judged", "the socket still works"


@pytest.mark.parametrize(
    ("seats", "edition", "kind"),
    [
        (["person"], "us1973", "refused"),
        (["person"] * 8, "us1973", "ack"),
        (["person", "clever"], "us1973", "fault"),
        (["person", "person"], "us1935", "fault"),
        (["person", "person"], "../secrets", "fault"),
    ],
)
def test_only_a_proper_game_begins(screen: Screen, seats: list[str], edition: str, kind: str) -> None:
    answer = screen.lay(seats, edition=edition, begin=True)
    assert answer["t"] == kind
    if kind == "fault":
        assert answer["key"] == "bad-start"


def test_names_differ(screen: Screen) -> None:
    places = new_places(["person", "person"])
    places[1]["name"] = places[0]["name"]
    answer = screen.ask("create", terms=new_terms("us1973"), places=places)
    assert answer["key"] == "bad-start"


def test_tokens_differ(screen: Screen) -> None:
    places = new_places(["person", "person"])
    places[1]["token"] = places[0]["token"]
    answer = screen.ask("create", terms=new_terms("us1973"), places=places)
    assert (answer["t"], answer["reason"]) == ("refused", {"key": "token-taken", "rule": "token-choice"})


def test_without_a_game_nothing_can_be_done(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        assert screen.came["latest"] == ""
        assert screen.move("p1 roll", 0)["key"] == "no-table"
        assert screen.lay(["person", "free"])["t"] == "ack"
        assert screen.move("p1 roll", 0)["key"] == "no-game"
        assert screen.ask("pace", ms=5)["key"] == "no-game"
        assert screen.start("person", "person")["t"] == "ack"
        assert screen.people["phase"] == "playing"


def play_until(screen: Screen, wanted: Callable[[], bool]) -> None:
    for _ in range(5000):
        if screen.known and wanted():
            return
        text = decide(screen)
        if text is None:
            screen.hear()
        else:
            screen.move(text)
    raise AssertionError("it never came")


def to_a_purchase(screen: Screen) -> tuple[str, str]:
    """Play until somebody is on a property that they can buy; return the seat and the deed."""
    play_until(screen, lambda: any(act["verb"] == "buy" for act in screen.acts()))
    return screen.awaits["seats"][0], screen.awaits["deed"]


def buy(screen: Screen) -> tuple[str, str]:
    """Play until somebody has bought a deed and a roll is awaited; return the seat and the deed."""
    seat, deed = to_a_purchase(screen)
    assert screen.move(f"{seat} buy")["t"] == "ack"
    play_until(screen, lambda: is_between_turns(screen))
    return seat, deed


def test_an_answer_to_a_question_that_has_gone_is_stale(screen: Screen) -> None:
    screen.start("person", "person")
    seat, _ = to_a_purchase(screen)
    assert screen.move(f"{seat} buy", screen.n - 1)["key"] == "stale"
    assert screen.move(f"{seat} buy", screen.n)["t"] == "ack"


def test_a_free_action_does_not_make_an_answer_stale(screen: Screen) -> None:
    screen.start("person", "person")
    seat, deed = buy(screen)
    known = screen.n
    assert screen.move(f"{seat} mortgage {deed}", 0)["t"] == "ack"
    assert screen.n == known + 1
    assert screen.move(f"{screen.awaits['seats'][0]} roll", known)["t"] == "ack"


def test_offers_are_talk_until_accepted(screen: Screen) -> None:
    screen.start("person", "person", "person")
    to_a_purchase(screen)
    seat, deed = screen.awaits["seats"][0], screen.awaits["deed"]
    other = "p2" if seat == "p1" else "p1"
    screen.move(f"{seat} buy")
    while screen.awaits["kind"] != "throw":
        screen.move(screen.acts()[0]["text"])
    n = screen.n
    assert (
        screen.ask("offer", text=f"{seat} offer {other} {deed} for 5000")["reason"]["key"]
        == "offer-above-cash"
    )
    assert screen.ask("offer", text=f"{seat} offer {other} {deed} for 100")["n"] == n
    assert screen.ask("offer", text=f"{other} offer {seat} 30 for {deed}")["n"] == n
    assert screen.n == n, "talk is not in the record"
    assert [(offer["offer"], offer["by"]) for offer in screen.offers] == [(1, seat), (2, other)]
    assert screen.offers[0]["give"] == [deed]
    assert screen.offers[0]["take"] == ["100"]
    assert screen.ask("answer", offer=2, answer="withdraw")["t"] == "ack"
    assert [offer["offer"] for offer in screen.offers] == [1]
    name = screen.send("answer", offer=1, answer="accept")
    step = screen.until(lambda m: m["t"] == "step")
    assert [entry["text"] for entry in step["entries"]][:2] == [
        f"{seat} offer {other} {deed} for 100",
        f"{other} accept",
    ]
    offers = screen.until(lambda m: m["t"] == "offers")
    assert offers["offers"] == []
    assert [closed["how"] for closed in offers["closed"]] == ["accepted"]
    assert screen.answer(name)["n"] == screen.n
    assert screen.ask("answer", offer=1, answer="accept")["key"] == "no-offer"
    owner = next(d["owner"] for d in screen.state["deeds"] if d["deed"] == deed)
    assert owner == other


def test_a_new_offer_to_the_same_player_takes_the_place_of_the_old(screen: Screen) -> None:
    screen.start("person", "person", "person")
    to_a_purchase(screen)
    seat, deed = screen.awaits["seats"][0], screen.awaits["deed"]
    first, second = (p for p in ("p1", "p2", "p3") if p != seat)
    screen.move(f"{seat} buy")
    while screen.awaits["kind"] != "throw":
        screen.move(screen.acts()[0]["text"])
    screen.ask("offer", text=f"{seat} offer {first} {deed} for 50")
    screen.ask("offer", text=f"{seat} offer {second} {deed} for 50")
    screen.ask("offer", text=f"{seat} offer {first} {deed} for 40")
    assert [(offer["offer"], offer["to"], offer["take"]) for offer in screen.offers] == [
        (2, second, ["50"]),
        (3, first, ["40"]),
    ]


def test_an_offer_is_impossible_when_what_it_names_is_gone(screen: Screen) -> None:
    screen.start("person", "person", "person")
    to_a_purchase(screen)
    seat, deed = screen.awaits["seats"][0], screen.awaits["deed"]
    first, second = (p for p in ("p1", "p2", "p3") if p != seat)
    screen.move(f"{seat} buy")
    while screen.awaits["kind"] != "throw":
        screen.move(screen.acts()[0]["text"])
    screen.ask("offer", text=f"{seat} offer {first} {deed} for 50")
    screen.ask("offer", text=f"{second} offer {seat} 60 for {deed}")
    screen.send("answer", offer=2, answer="accept")
    offers = screen.until(lambda m: m["t"] == "offers")
    assert offers["offers"] == []
    assert {(c["offer"]["offer"], c["how"]) for c in offers["closed"]} == {(1, "impossible"), (2, "accepted")}


def test_a_bot_answers_an_offer_at_once(screen: Screen) -> None:
    screen.start("person", "rules", pace=0)
    play_until(screen, lambda: screen.awaits["kind"] == "throw" and "p1" in screen.awaits["seats"])
    screen.ask("offer", text="p1 offer p2 nothing for 1")
    closed: Message = {"closed": []}
    answer = screen.ask("offer", text="p1 offer p2 1 for 900")
    if answer["t"] == "ack":
        closed = screen.until(lambda m: m["t"] == "offers" and bool(m["closed"]))
        assert closed["closed"][0]["how"] == "rejected"
    else:
        assert answer["reason"]["key"] == "offer-above-cash"


@pytest.mark.parametrize("bot", ["steady", "easy"])
def test_a_bot_says_why_it_refuses_and_what_would_do(screen: Screen, bot: str) -> None:
    """A dollar for its deed is too little; the counter that it names, it signs."""
    screen.start("person", bot, pace=0)
    play_until(
        screen,
        lambda: (
            "p1" in screen.awaits["seats"]
            and screen.awaits["kind"] == "throw"
            and deeds_of(screen, "p2") != []
        ),
    )
    deed = deeds_of(screen, "p2")[0]
    assert screen.ask("offer", text=f"p1 offer p2 1 for {deed}")["t"] == "ack"
    closed = screen.until(lambda m: m["t"] == "offers" and bool(m["closed"]))["closed"][0]
    assert (closed["how"], closed["why"]) == ("rejected", "too-little")
    assert closed["counter"]["give"] == [str(1 + closed["more"])]
    assert screen.ask("offer", text=closed["counter"]["text"])["t"] == "ack"
    assert screen.until(lambda m: m["t"] == "offers" and bool(m["closed"]))["closed"][0]["how"] == "accepted"


def test_strong_says_that_its_chances_do_not_rise(screen: Screen) -> None:
    screen.start("person", "strong", pace=0)
    play_until(
        screen,
        lambda: (
            "p1" in screen.awaits["seats"]
            and screen.awaits["kind"] == "throw"
            and deeds_of(screen, "p2") != []
        ),
    )
    assert screen.ask("offer", text=f"p1 offer p2 1 for {deeds_of(screen, 'p2')[0]}")["t"] == "ack"
    closed = screen.until(lambda m: m["t"] == "offers" and bool(m["closed"]))["closed"][0]
    assert (closed["how"], closed["why"], closed["more"]) == ("rejected", "no-better-chance", 0)


def deeds_of(screen: Screen, seat: str) -> list[str]:
    return [deed["deed"] for deed in screen.state["deeds"] if deed["owner"] == seat]


def is_between_turns(screen: Screen) -> bool:
    return screen.awaits["kind"] in ("throw", "jail")


def landlord(screen: Screen) -> tuple[str, str]:
    """Play without standing orders until a claim is open before a roll; return owner and lander."""
    play_until(screen, lambda: is_between_turns(screen) and bool(screen.state["claims"]))
    return screen.state["claims"][0]["owner"], screen.state["claims"][0]["lander"]


def test_a_standing_order_claims_what_is_open(screen: Screen) -> None:
    screen.start("person", "person", claims=False)
    owner, lander = landlord(screen)
    n = screen.n
    assert screen.ask("standing", seat=owner, claims=True)["t"] == "ack"
    assert screen.n > n
    assert screen.texts[n + 1].startswith(f"{owner} claim {lander}")
    assert next(s["claims"] for s in screen.state["seats"] if s["seat"] == owner)


GRACE = """
from passgo.server import main
from passgo.table.running import table
main.TableEnv = lambda *given, **more: table.TableEnv(*given, **more)._replace(grace={seconds})
"""


def to_a_throw_that_waits(screen: Screen) -> tuple[str, Message]:
    """Let two play until a roll would cost one of them a rent; return the command and the message about it."""
    # With two players a claim lives until the lander's own next turn: the owner throws, then the lander.
    screen.start("person", "person", claims=False)
    for _ in range(400):
        owner, _ = landlord(screen)
        name = screen.send("move", text=f"{screen.awaits['seats'][0]} roll", n=screen.n)
        message = screen.until(lambda m: m["t"] in ("grace", "ack"))
        if message["t"] == "grace":
            assert message["seats"] == [owner]
            return name, message
    raise AssertionError("no throw had to wait")


def test_a_roll_waits_for_a_rent_it_would_close(tmp_path: Path) -> None:
    with Server(tmp_path, before=GRACE.format(seconds=3600)) as server, server.screen() as screen:
        name, grace = to_a_throw_that_waits(screen)
        assert 0 < grace["until"] - time.time() <= 3600
        n = screen.n
        claim = next(act for act in screen.free() if act["verb"] == "claim")
        assert screen.move(claim["text"])["t"] == "ack"
        for left in [act for act in screen.free() if act["verb"] == "claim"]:
            screen.move(left["text"])
        assert screen.answer(name)["t"] == "ack"
        record = [screen.texts[i] for i in range(n + 1, screen.n + 1)]
        assert record[0] == claim["text"]
        assert any(text.endswith("roll") for text in record[1:])


def test_a_roll_does_not_wait_for_ever(tmp_path: Path) -> None:
    with Server(tmp_path, before=GRACE.format(seconds=0.01)) as server, server.screen() as screen:
        name, _ = to_a_throw_that_waits(screen)
        n = screen.n
        assert screen.answer(name)["t"] == "ack"
        assert screen.texts[n + 1].endswith("roll")


def test_what_is_said_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        screen.start("person", "person", pace=123)
        seat, deed = buy(screen)
        other = "p2" if seat == "p1" else "p1"
        screen.ask("offer", text=f"{seat} offer {other} {deed} for 100")
        screen.ask("standing", seat="p2", claims=False)
        screen.ask("orders", seat="p2", orders={"build": 50})
        before = screen
        server.kill()
    with Server(tmp_path) as server, server.screen() as screen:
        assert screen.people["phase"] == "playing"
        assert screen.table["pace"] == 123
        assert screen.texts == before.texts
        assert screen.state == before.state
        assert screen.options == before.options
        assert screen.offers == before.offers
        assert screen.ask("answer", offer=1, answer="accept")["t"] == "ack"


def test_a_game_that_cannot_be_replayed_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    with Server(tmp_path) as server, server.screen() as screen:
        screen.start("person", "person")
        screen.move("p1 roll")
    with sqlite3.connect(tmp_path / "games.db") as db:
        db.execute("UPDATE move SET text = 'p2 buy' WHERE n = 1")
    db.close()
    server = Server(tmp_path)
    with server.screen() as screen:
        assert screen.people["refused"]["n"] == 1
    status, errors = server.end()
    assert status == 0
    assert "cannot be continued at move 1" in errors
    assert "Traceback" not in errors


def test_the_wire_is_json_that_names_no_hidden_card(screen: Screen) -> None:
    screen.start("person", "person")
    assert "unseen" in screen.state["decks"][0]
    assert isinstance(screen.state["decks"][0]["unseen"], int)
    assert json.dumps(screen.state)
