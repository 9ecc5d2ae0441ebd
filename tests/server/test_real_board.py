"""At a real board people roll and draw, and enter the result: every kind of chance of every edition, over real sockets."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from passgo.editions import find_edition
from passgo.game import Game
from passgo.notation import Record
from passgo.protocol.falls import FallsView, falls_view
from passgo.rules.base import moves
from server.harness import Message, Screen, Server, decide, new_places

PLAIN = 'edition = "us1973"\nplayers = 2\n'
"""Two players, the first of them to roll."""

BOOKS = ("ca1961", "us1973", "nhl1999", "fr2013", "picsou")
VARIANTS = (*BOOKS, "ca1961-short", "fr2013-speed", "picsou-squeeze-alt")


def fallen(falls: Message, rng: Random) -> str:
    """Return what people enter: faces after a roll, or an item of the list."""
    if falls["things"]:
        return str(rng.choice(falls["things"])["text"])
    return " ".join([falls["text"], *(rng.choice(die["faces"]) for die in falls["dice"])])


def said(screen: Screen, rng: Random) -> str | None:
    """Return what comes next at this table: a roll with its dice, a card, or a decision."""
    falls = screen.state["falls"]
    if falls and not screen.awaits["seats"]:
        return fallen(falls, rng)
    text = decided(screen)
    return fallen(falls, rng) if falls and text == falls["text"] else text


def decided(screen: Screen) -> str | None:
    """The decision of a greedy person; to what only Picsou asks, the first answer."""
    acts = screen.acts()
    if not acts or any(act["verb"] in ("pass", "roll", "buy", "keep", "bankrupt") for act in acts):
        return decide(screen)
    act = acts[0]
    return f"{act['text']} {act['least']}" if act["verb"] in ("dollars", "open", "want") else str(act["text"])


def sayable(falls: FallsView) -> set[str]:
    """Return all that can be entered for a roll or a card now."""
    if falls.things:
        return {thing.text for thing in falls.things}
    texts = [falls.text]
    for die in falls.dice:
        texts = [f"{text} {face}" for text in texts for face in die.faces]
    return set(texts)


def deserted(edition: str) -> str:
    """A game that ends soon: the first player has every deed, the others hardly any money."""
    players = 3 if edition == "ca1961" else 2
    seats = "".join(f"[p{n}]\ncash = 10\npassed_go = true\n" for n in range(2, players + 1))
    deeds = ", ".join(f'"{deed}"' for deed in find_edition(edition).deeds)
    return f'edition = "{edition}"\nplayers = {players}\n[p1]\ndeeds = [{deeds}]\n{seats}'


def lay(screen: Screen, start: str = "", players: int = 2, **terms: Any) -> Message:
    """Begin a game at a real board."""
    terms = {"edition": "us1973", "real_board": True, **terms}
    return screen.ask("create", terms=terms, places=new_places(["person"] * players), start=start, begin=True)


def shown(screen: Screen, answer: Message) -> None:
    """It was carried out, and the screen sees what came of it."""
    assert answer["t"] == "ack", answer
    while not screen.known or screen.n < answer["n"]:
        screen.hear()


def say(screen: Screen, *texts: str) -> None:
    for text in texts:
        shown(screen, screen.move(text))


def record_of(screen: Screen) -> Record:
    return Record.parse(screen.read("record")[1].decode())


@pytest.mark.parametrize("edition", BOOKS)
def test_a_game_of_each_book_is_played_to_its_end(screen: Screen, edition: str) -> None:
    rng = Random(edition)
    assert lay(screen, deserted(edition), 3 if edition == "ca1961" else 2)["t"] == "ack"
    for _ in range(2000):
        if screen.state["winners"]:
            break
        if screen.known and (text := said(screen, rng)):
            answer = screen.move(text)
            assert answer["t"] == "ack", (text, answer, screen.awaits)
        else:
            screen.hear()
    assert screen.state["winners"] == ["p1"]
    replayed = record_of(screen).replay()
    assert replayed.real_board
    assert list(replayed.outcome.winners) == [0]
    assert [replayed.text(move) for move in replayed.moves] == list(screen.texts.values())


HEAVY_RENT = """
edition = "us1973"
players = 2
[table]
turn = "p2"
[p1]
deeds = ["boardwalk hotel", "park_place hotel"]
[p2]
cash = 2500
at = "pacific_avenue"
"""


def test_a_move_is_shown_to_which_a_character_speaks(screen: Screen) -> None:
    places = new_places(["person", "theo"])
    terms = {"edition": "us1973", "real_board": True}
    created = screen.ask("create", terms=terms, places=places, start=HEAVY_RENT, begin=True)
    assert created["t"] == "ack", created
    while not screen.state["falls"] or screen.awaits["seats"]:
        screen.hear()
    screen.send("move", n=screen.n, text="* dice 5 3")
    spoken = screen.hear()
    while spoken["t"] != "chat" or not spoken["lines"]:
        spoken = screen.hear()
    assert [line["phrase"] for line in spoken["lines"]] == ["theo-rent"]
    while screen.awaits["kind"] != "throw" or screen.awaits["seats"] != ["p1"]:
        screen.hear()
    assert screen.texts[screen.n] == "p1 claim p2 boardwalk"


@pytest.mark.parametrize("edition", VARIANTS)
def test_whatever_can_fall_can_be_said(edition: str) -> None:
    """Play at random; where chance falls, what the screen is asked leads to each outcome and to nothing else."""
    rng = Random(edition)
    game = Game(edition, 3, rolloff=True, real_board=True)
    kinds: set[int] = set()
    for _ in range(300):
        if game.is_over:
            break
        falls = falls_view(game)
        if game.chance_ways:
            assert falls
            outcomes = game.chance_outcomes()
            assert {game.text(move) for move in outcomes} == sayable(falls)
            kinds |= {move.kind for move in outcomes}
            game.push(rng.choice(list(outcomes)))
            continue
        legal = list(game.legal_moves())
        if falls:
            text = rng.choice(sorted(sayable(falls)))
            assert falls.text.splitlines()[0] in {game.text(move) for move in legal}
            if rng.random() < 0.5:
                game.push_text(text)
                continue
        game.push(rng.choice(legal))
    assert moves.DICE in kinds


def test_the_program_rolls_and_draws_when_it_is_asked(screen: Screen) -> None:
    lay(screen)
    for _ in range(8):
        falls = screen.state["falls"]
        n = screen.n
        text = falls["text"] if screen.awaits["seats"] and falls else ""
        if falls:
            shown(screen, screen.ask("fall", n=n, text=text))
        else:
            say(screen, decide(screen) or "")
    assert any(text.startswith("* dice") for text in screen.texts.values())


def test_nothing_falls_by_itself(screen: Screen) -> None:
    lay(screen, PLAIN)
    say(screen, "p1 roll")
    assert screen.state["awaits"]["kind"] == "chance"
    assert screen.state["falls"]["text"] == "* dice"
    assert screen.dice["step"] == "ready"
    say(screen, "* dice 3 4")
    assert screen.state["falls"]["deck"] == "chance"
    assert len(screen.state["falls"]["things"]) == 16
    refused = screen.move("* card cc_hospital")
    assert refused["t"] == "refused"


@pytest.mark.parametrize("text", ["* bell", "* takeback 1"])
def test_people_say_only_what_fell(screen: Screen, text: str) -> None:
    lay(screen, PLAIN)
    assert screen.move(text)["key"] == "not-yours"


@pytest.mark.parametrize("text", ["* dice 3 4", "p1 roll 3 4"])
def test_at_a_board_of_ours_nobody_says_what_fell(screen: Screen, text: str) -> None:
    lay(screen, PLAIN, real_board=False)
    assert screen.move(text)["t"] == "fault"
    assert screen.ask("fall", n=screen.n, text="p1 roll")["key"] == "not-now"


def test_a_spectator_says_nothing(server: Server, screen: Screen) -> None:
    lay(screen, PLAIN)
    with server.screen(who="Watcher", code=screen.people["code"]) as watcher:
        assert watcher.move("* dice 1 2")["key"] == "not-yours"
        assert watcher.ask("fall", n=0)["key"] == "not-yours"


def test_slips_of_the_finger_are_undone_over_the_roll(screen: Screen) -> None:
    lay(screen, PLAIN)
    say(screen, "p1 roll 2 4", "p1 buy")
    for _ in range(2):
        assert {seat["takeback"] for seat in screen.options} == {"free"}
        shown(screen, screen.ask("takeback", seat="p1", n=screen.n))
    assert screen.awaits["kind"] == "throw"
    say(screen, "p1 roll 2 6")
    assert record_of(screen).replay().at(0) == "vermont_avenue"


LAST_CALL = """
edition = "picsou"
players = 2
[p1]
vouchers = ["cab_ahead_1"]
"""
"""The first player holds a voucher when their turn ends."""


def test_a_roll_settles_a_purchase_and_the_end_of_a_turn(screen: Screen) -> None:
    lay(screen, LAST_CALL)
    say(screen, "p1 roll 1 2")
    falls, cash = screen.state["falls"], screen.state["seats"][0]["cash"]
    assert falls["text"] == "p1 buy\np1 done\np2 roll"
    assert [(one["kind"], one["seat"]) for one in falls["settles"]] == [("buy", "p1"), ("last_call", "p1")]
    n = screen.n
    shown(screen, screen.ask("move", n=n, text=f"{falls['text']} 1 3"))
    assert record_of(screen).replay().owner(falls["settles"][0]["deed"]) == 0
    assert screen.state["seats"][0]["cash"] == cash - falls["settles"][0]["price"]
    shown(screen, screen.ask("takeback", seat="p2", n=screen.n))
    assert screen.awaits["kind"] == "buy"
    assert screen.state["seats"][0]["cash"] == cash
    assert screen.state["falls"]["text"] == falls["text"]


def test_a_voucher_can_be_played_until_the_next_roll(screen: Screen) -> None:
    lay(screen, LAST_CALL)
    say(screen, "p1 roll 1 2", "p1 buy")
    assert screen.awaits["kind"] == "last_call"
    assert screen.state["falls"]["text"] == "p1 done\np2 roll"
    say(screen, "p1 voucher cab_ahead_1")
    assert screen.texts[screen.n] == "p1 voucher cab_ahead_1"


def test_a_roll_settles_nothing_that_cannot_be_paid(screen: Screen) -> None:
    lay(screen, PLAIN + "[p1]\ncash = 10\n")
    say(screen, "p1 roll 1 2")
    assert screen.awaits["kind"] == "buy"
    assert screen.state["falls"] is None


def test_what_is_entered_together_is_carried_out_as_a_whole_or_not_at_all(screen: Screen) -> None:
    lay(screen, PLAIN)
    say(screen, "p1 roll 1 2")
    n = screen.n
    assert screen.move("p1 buy\np1 roll 1 2")["t"] == "refused"
    assert screen.move("p1 buy\np1 offer p2 5 for 6")["key"] == "malformed"
    assert screen.ask("fall", n=0, text="p1 buy\np2 roll")["key"] == "stale"
    assert screen.n == n
    assert screen.awaits["kind"] == "buy"
    shown(screen, screen.ask("fall", n=n, text=screen.state["falls"]["text"]))
    assert [screen.texts[k] for k in (n + 1, n + 2)] == ["p1 buy", "p2 roll"]


def test_a_roll_settles_what_others_have_to_answer_only_by_them(server: Server, screen: Screen) -> None:
    terms, places = {"edition": "us1973", "real_board": True}, new_places(["person", "free"])
    screen.ask("create", terms=terms, places=places, start=PLAIN)
    with server.screen(who="Bob", code=screen.people["code"]) as bob:
        bob.ask("sit", place=2)
        bob.ask("ready", ready=True)
        shown(screen, screen.ask("begin"))
        say(screen, "p1 roll 1 2")
        while bob.n < screen.n:
            bob.hear()
        assert bob.move(f"{bob.state['falls']['text']} 1 3")["key"] == "not-yours"
        say(screen, "p1 buy")
        while bob.n < screen.n:
            bob.hear()
        say(bob, "p2 roll 1 3")
        n = bob.n
        shown(bob, bob.ask("takeback", seat="p2", n=n))
        assert record_of(bob).replay().owner("baltic_avenue") == 0, "the purchase of another stays"


def test_beyond_the_last_roll_all_must_agree(server: Server, screen: Screen) -> None:
    terms, places = {"edition": "us1973", "real_board": True}, new_places(["person", "free"])
    screen.ask("create", terms=terms, places=places, start=PLAIN)
    with server.screen(who="Bob", code=screen.people["code"]) as bob:
        bob.ask("sit", place=2)
        bob.ask("ready", ready=True)
        shown(screen, screen.ask("begin"))
        say(screen, "p1 roll 4 6")
        while bob.n < screen.n:
            bob.hear()
        say(bob, "p2 roll 4 6")
        assert bob.options[0]["takeback"] == "free"
        while screen.n < bob.n or not screen.known:
            screen.hear()
        assert screen.options[0]["takeback"] == "asks"
        shown(bob, bob.ask("takeback", seat="p2", n=bob.n))
        assert bob.options[0]["takeback"] == "asks"


def test_a_game_outlives_its_server(tmp_path: Any) -> None:
    with Server(tmp_path) as before:
        with before.screen() as screen:
            lay(screen, PLAIN)
            assert screen.move("p1 roll 3 4")["t"] == "ack"
        before.kill()
    with Server(tmp_path) as after, after.screen() as screen:
        assert screen.state["falls"]["deck"] == "chance"
        assert screen.move("* card ch_advance_go")["t"] == "ack"


def test_a_table_that_has_moved_on_is_brought_up_to_date(screen: Screen) -> None:
    lay(screen, PLAIN)
    say(screen, "* correct p1 cash 900 boardwalk owner p2 p2 at boardwalk turn p2")
    seats = {seat["seat"]: seat for seat in screen.state["seats"]}
    assert (seats["p1"]["cash"], screen.state["turn"]) == (900, "p2")
    last = json.loads(screen.read("entries", f"&after=0&before={screen.n + 1}")[1])[-1]
    assert [fact["what"] for fact in last["corrected"]] == ["cash", "owner", "at", "turn"]
    assert record_of(screen).replay().owner("boardwalk") == 1
    shown(screen, screen.ask("takeback", seat="p1", n=screen.n))
    assert screen.state["turn"] == "p1"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("* correct boardwalk owner p1 boardwalk level 2", "correction-whole-group"),
        ("* correct p2 at boardwalk p3 cash 5", "correction-out"),
        ("* correct boardwalk owner p1 park_place owner p1 boardwalk level 3", "correction-even-group"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(screen: Screen, text: str, why: str) -> None:
    lay(screen, PLAIN)
    assert screen.move(text)["reason"]["key"] == why
    assert screen.n == 0


AUCTION = ("p1 roll 2 4", "p1 decline", "p2 bid 20")
"""Oriental Avenue is under the hammer, and the second player has bid."""


@pytest.mark.parametrize(
    ("before", "text", "kind"),
    [
        (AUCTION, "* correct p1 cash 700 boardwalk owner p1 boardwalk mortgaged yes", "auction"),
        (("* correct p1 cash 5 p1 at community_chest_3", "p1 roll 2 3"), "* correct p1 cash 75", "debt"),
    ],
)
def test_amid_a_turn_what_people_have_is_corrected(
    screen: Screen, before: Sequence[str], text: str, kind: str
) -> None:
    lay(screen, PLAIN)
    say(screen, *before)
    cash, asked = screen.state["seats"][0]["cash"], screen.awaits
    assert (asked["kind"], screen.state["correctable"]) == (kind, "things")
    say(screen, text)
    assert screen.state["seats"][0]["cash"] != cash
    if kind == "auction":
        assert screen.awaits == asked
    else:  # the cash is there: the debt is paid
        assert (screen.state["seats"][0]["cash"], screen.awaits["seats"]) == (0, ["p2"])
    replayed = record_of(screen).replay()
    assert [replayed.text(move) for move in replayed.moves] == list(screen.texts.values())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("* correct p1 cash 5 turn p2", "not-now"),
        ("* correct p2 cash 5", "asked"),
        ("* correct oriental_avenue owner p1", "asked"),
        ("* correct boardwalk owner p1 boardwalk level 2", "whole-group"),
    ],
)
def test_what_is_asked_stays_asked(screen: Screen, text: str, why: str) -> None:
    lay(screen, PLAIN)
    say(screen, *AUCTION)
    assert screen.move(text)["reason"]["key"] == f"correction-{why}"


def test_somebody_who_is_out_is_said_and_comes_back(screen: Screen) -> None:
    lay(screen, PLAIN.replace("2", "3"), 3)
    say(screen, "* correct p1 cash 900 boardwalk owner p1 park_place owner p1")
    say(screen, "* correct p1 out yes park_place owner p3")
    owners = {deed["deed"]: deed["owner"] for deed in screen.state["deeds"]}
    assert (owners["boardwalk"], owners["park_place"], screen.state["turn"]) == ("bank", "p3", "p2")
    assert [(seat["out"], seat["cash"]) for seat in screen.state["seats"]] == [(1, 0), (0, 1500), (0, 1500)]
    say(screen, "* correct p1 out no p1 cash 80")
    assert [seat["out"] for seat in screen.state["seats"]] == [0, 0, 0]
    assert record_of(screen).replay().cash(0) == 80


@pytest.mark.parametrize(
    ("edition", "players", "text", "winners", "counted"),
    [
        ("us1973", 3, "* correct p1 out yes p3 out yes", ["p2"], []),
        ("nhl1999-short", 4, "* correct p1 out yes p2 cash 9000 p3 out yes", ["p2"], ["p2", "p4"]),
    ],
)
def test_a_game_ends_with_the_bankruptcy_that_is_said(
    screen: Screen, edition: str, players: int, text: str, winners: list[str], counted: list[str]
) -> None:
    lay(screen, f'edition = "{edition}"\nplayers = {players}\n', players)
    say(screen, text)
    assert (screen.awaits["kind"], screen.state["winners"]) == ("over", winners)
    assert [line["seat"] for line in screen.state["count"]] == counted
    assert not any(seat["takeback"] for seat in screen.options)
    outcome = record_of(screen).replay().outcome
    assert outcome
    assert outcome.winners == (1,)


def test_a_board_of_ours_is_not_corrected(screen: Screen) -> None:
    lay(screen, PLAIN, real_board=False)
    assert not screen.state["correctable"]
    assert screen.move("* correct p1 cash 5")["key"] == "not-yours"


@pytest.mark.parametrize("edition", VARIANTS)
def test_a_game_that_runs_is_set_up_and_the_text_says_it_back(edition: str) -> None:
    game = Game(edition, 3, rolloff=True, real_board=True)
    while game.chance_ways and edition != "ca1961-short":
        game.push(game.chance_outcome(0))
    before = [game.roll_cards(seat) for seat in (0, 2)]
    book, dealt = game.edition, len(game.moves)
    deeds = " ".join(f"{deed} owner p{1 + n % 3}" for n, deed in enumerate(book.deeds[:9]))
    papers = "p1 dollars 3 p2 shares motion_pictures 2 p3 vouchers bus_ticket 1 roll_156 owner p2 "
    kept = book.cards[book.tables.keep_card[0]]
    text = (
        f"* correct turn p2 p1 cash 777 p2 at {book.spaces[5]} p3 jailed 2 p1 laps 1 {deeds} "
        f"{book.deeds[0]} mortgaged yes {kept} owner p3 {papers if book.companies else ''}deck chance shuffled"
    )
    game.push_text(text)
    assert game.text(game.moves[dealt]) == text
    assert game.awaits.kind == "throw"
    assert (game.turn, game.cash(0), sum(game.state.cash)) == (1, 777, 0)
    assert before == [game.roll_cards(seat) for seat in (0, 2)], "what was dealt is kept"
    game.push_text("* correct " + text.split("correct ")[1].replace(f"{kept} owner p3", f"{kept} owner bank"))
    assert not any(holder == 2 for holder in game.state.kept)
    twin = Game(edition, 3, rolloff=True, real_board=True)
    for move in game.moves:
        twin.push_text(game.text(move))
    assert twin.state.differences(game.state) == {}
