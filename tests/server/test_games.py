"""Every game of every book at a table: to its own end, with its clock, its count, and what a table agrees on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bots.deciding import words
from passgo.bots import registry
from passgo.bots.fitted import all_weights
from passgo.bots.memory import working_memory
from passgo.bots.protocol import OfferAnswer
from passgo.editions import admit, edition_names, find_shipped
from passgo.editions.loader import BOOKS
from passgo.game import Game, Move
from passgo.notation import parse_move
from passgo.protocol import info, view
from passgo.protocol.briefs import edition_briefs
from passgo.rules.base.knobs import KNOBS
from passgo.server.store import SqlStore
from passgo.table.running.table_scheduler import HEARTBEAT
from passgo.table.table_server import TableServer
from server import dice
from server.in_process import Desk, env_of, stored_in

Message = dict[str, Any]
HOUR = 3600.0
BEGIN = 1_000_000.0


class Clock:
    """Time stands still unless a test lets it pass."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        return self.now


class Steady:
    """A bot that thinks the same at the same place of the record, in every run."""

    def __init__(self, name: str) -> None:
        self._bot = registry.find(name)

    def ask(self, game: Game, seat: int, rng: list[int]) -> Move | None:
        return self._bot.ask(game, seat, words(dice.words("11", game, seat)))

    def hear(self, bit: int) -> None:
        self._bot.hear(bit)

    def answer(self, game: Game, seat: int, offer: Move, rng: list[int]) -> OfferAnswer:
        return self._bot.answer(game, seat, offer, words(dice.words("13", game, seat)))


class Seated(Desk):
    """A table and one screen at it; the process may end and begin again."""

    def __init__(self, store: SqlStore, clock: Clock) -> None:
        self.clock = clock
        self._env = env_of(store, Steady, clock, grace=0)
        super().__init__(TableServer(self._env))

    async def restart(self) -> None:
        """As after kill -9: nothing is left but what was stored."""
        code = self.people.get("code")
        await self.table_server.close()
        super().__init__(TableServer(self._env))
        await self.table_server.open()
        await self.greet()
        if code:
            await self.ask("visit", code=code)

    async def start(self, edition: str, *kinds: str, pace: int = 0, **terms: Any) -> Message:
        answer = await self.lay(edition, kinds, **terms)
        if answer["t"] == "ack":
            await self.ask("pace", ms=pace)
        return answer

    async def let_bots_think(self) -> None:
        """Until no bot has anything to do: else who is quicker would decide how a game goes."""
        while True:
            await self.ask("why", text="p1 roll")
            thinking = self.table._bots.at_work
            if thinking and not thinking.done():
                await asyncio.wait({thinking})
            elif self.table._inbox.empty():
                return

    async def say(self, text: str) -> Message:
        """A move, written as a screen writes it; gives the answer."""
        return await self.ask("move", n=self.n, text=text)

    async def let_pass(self, seconds: float) -> None:
        """Time passes, and the table looks at the clock."""
        self.clock.now += seconds
        self.table.wake()

    def game(self) -> Game:
        """The game as it can be made again from the record and the plan of the table."""
        session = self.table.session
        assert session
        edition = session.game.edition
        game = Game(edition, len(self.state["seats"]), rolloff=True)
        for text in self.texts:
            game.push(parse_move(text, edition))
        return game


def at_a_table(folder: Path, work: Callable[[Seated], Awaitable[None]]) -> None:
    async def run() -> None:
        async with stored_in(folder) as store:
            desk = Seated(store, Clock())
            await desk.greet()
            try:
                await work(desk)
            finally:
                await desk.table_server.close()

    asyncio.run(run())


RAISES_MONEY = ("sell", "sell all", "sell dollars", "mortgage")


def decision(desk: Seated) -> str | None:
    """Return the move of somebody in a hurry, who buys nothing, so that a game is short; None while the table waits for others."""
    for seat in desk.options:
        if not seat["must"]:
            continue
        acts = {act["verb"]: act for act in seat["acts"] if act["ok"]}
        free = [act for act in seat["free"] if act["ok"] and act["verb"] in RAISES_MONEY]
        if desk.state["awaits"]["kind"] == "debt" and free:
            return f"{free[0]['text']} {free[0]['least'] or ''}".rstrip()
        for verb in (
            "use",
            "decline",
            "buy",
            "tax flat",
            "pay",
            "place",
            "keep",
            "roll",
            "move",
            "done",
            "share",
            "storm",
            "take",
            "return",
            "half",
            "give",
            "sell",
            "bankrupt",
            "pass",
        ):
            if verb in acts:
                return acts[verb]["text"]
        for verb in ("want", "dollars"):
            if verb in acts:
                return f"{acts[verb]['text']} {acts[verb]['most']}"
    return None


async def play_on(desk: Seated, seconds: float = 0, decisions: int = 0, most: int = 20_000) -> None:
    """Decide for the person until the game is over, or this many times; `seconds` pass with each decision."""
    made = 0
    for _ in range(most):
        await desk.let_bots_think()
        if desk.state["winners"] or (decisions and made == decisions):
            return
        text = decision(desk)
        if text is None:
            await desk.hear()
            continue
        desk.options = []
        made += 1
        if seconds:
            await desk.let_pass(seconds)
        answer = await desk.say(text)
        assert answer["t"] == "ack" or desk.state["awaits"], (text, answer)
    raise AssertionError(f"it did not end: {made} decisions, {desk.texts[-8:]}, {desk.state['awaits']}")


@pytest.mark.parametrize("edition", edition_names())
def test_each_game_comes_to_its_own_end(tmp_path: Path, edition: str) -> None:
    book = find_shipped(edition).tables

    async def work(desk: Seated) -> None:
        await desk.start(edition, "rules", "person", "rules")
        await play_on(desk, seconds=200 if book.timed else 0)
        game = desk.game()
        assert game.outcome
        if sum(not seat["out"] for seat in desk.state["seats"]) == 1:
            assert game.outcome.rule == "last-player-wins"
        else:
            assert game.outcome.rule == ("timed-end" if book.timed else "short-end-trigger")
            assert desk.state["count"]
        assert ("* bell" in desk.texts) == bool(book.timed)
        dealt = [text for text in desk.texts if text.startswith("* deal")]
        assert len(dealt) == 3 * book.dealt_deeds
        assert desk.texts[: len(dealt)] == dealt
        assert json.loads(msgspec.json.encode(view.state_view(game, [], [])))["count"] == desk.state["count"]
        check_count(desk.state)

    at_a_table(tmp_path, work)


def check_count(state: Message) -> None:
    """The count adds up line by line, and the richest have won."""
    for counted in state["count"]:
        assert counted["deeds"] == sum(line["price"] for line in counted["lines"])
        assert counted["buildings"] == sum(line["buildings"] for line in counted["lines"])
        assert counted["total"] == sum(
            counted[what] for what in ("cash", "deeds", "buildings", "shares", "dollars")
        )
        seat = next(seat for seat in state["seats"] if seat["seat"] == counted["seat"])
        assert counted["cash"] == seat["cash"]
        assert [line["deed"] for line in counted["lines"]] == [
            deed["deed"] for deed in state["deeds"] if deed["owner"] == counted["seat"]
        ]
    if state["count"]:
        best = state["count"][0]["total"]
        assert sorted(state["winners"]) == sorted(c["seat"] for c in state["count"] if c["total"] == best)


def test_the_bell_rings_when_the_time_is_up(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("ca1961-timed", "person", "person", "person", minutes=30)
        assert desk.view["clock"] == {"now": BEGIN, "until": BEGIN + HOUR / 2}
        assert not desk.state["bell"]
        await desk.let_pass(HOUR / 2 - 1)
        await desk.until("step")
        assert not desk.state["bell"]
        await desk.let_pass(1)
        await desk.until("step")
        assert desk.state["bell"]
        assert desk.texts[-1] == "* bell"

    at_a_table(tmp_path, work)


def test_a_game_that_ends_before_the_bell_has_no_clock_any_more(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("nhl1999-timed", "person", "rules", house={"starting_cash": 750})
        assert desk.view["clock"]
        await play_on(desk)
        assert desk.state["winners"]
        assert not desk.state["bell"]
        await desk.restart()
        assert desk.people["phase"] == "over"
        assert desk.view["clock"] is None

    at_a_table(tmp_path, work)


def test_a_command_after_the_time_comes_after_the_bell(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("nhl1999-timed", "person", "person", minutes=15)
        for text in ("p1 roll", "p2 roll"):
            await desk.say(text)
        desk.clock.now += HOUR
        await desk.say("p1 roll")
        assert "* bell" in desk.texts
        assert desk.state["bell"]

    at_a_table(tmp_path, work)


def test_nobody_is_charged_for_the_time_the_server_was_down(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("ca1961-timed", "person", "person", "person", minutes=60)
        await desk.let_pass(HEARTBEAT)
        await desk.until("step")
        await desk.let_pass(20)  # since the last thing stored: given back too
        dealt = desk.texts
        assert len(dealt) == 6
        await desk.restart()
        desk.clock.now += 5 * HOUR
        await desk.restart()
        assert desk.texts == dealt, "what was dealt stays dealt"
        assert desk.view["clock"]["until"] - desk.clock.now == HOUR - HEARTBEAT
        await desk.ask("why", text="p1 roll")  # by now it is stored that the bell rings later
        desk.clock.now += 7 * HOUR
        await desk.restart()
        assert desk.view["clock"]["until"] - desk.clock.now == HOUR - HEARTBEAT
        await desk.let_pass(HOUR)
        while not desk.state["bell"]:
            await desk.hear()
        await desk.restart()
        assert desk.state["bell"]
        assert desk.view["clock"] is None
        assert desk.texts.count("* bell") == 1

    at_a_table(tmp_path, work)


@pytest.mark.parametrize(("edition", "minutes"), [("us1973", 60), ("ca1961-short", 60)])
def test_only_a_timed_game_is_given_a_time(tmp_path: Path, edition: str, minutes: int) -> None:
    async def work(desk: Seated) -> None:
        answer = await desk.start(edition, "person", "person", "person", minutes=minutes)
        assert (answer["t"], answer["key"]) == ("fault", "bad-start")
        assert not desk.people

    at_a_table(tmp_path, work)


def test_deeds_are_dealt_once_though_the_server_dies_before(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("ca1961-short", "person", "person", "person")
        assert desk.state["awaits"]["kind"] == "rolloff"
        assert [seat["cash"] for seat in desk.state["seats"]] != [1500] * 3, "they are paid for"
        owners = [deed["owner"] for deed in desk.state["deeds"]]
        assert [owners.count(f"p{k}") for k in (1, 2, 3)] == [2, 2, 2]
        await desk.restart()
        assert [deed["owner"] for deed in desk.state["deeds"]] == owners

    at_a_table(tmp_path, work)


def test_a_banker_only_banks_where_the_book_allows_it(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        few = await desk.start("us1973", "person", "person", "banker")
        assert few["reason"] == {"key": "banker-must-play", "rule": "banker-only-threshold"}
        two = await desk.start("us1973", *["person"] * 6, "banker", "banker")
        assert two["key"] == "bad-start"
        assert (await desk.start("us1973", "banker", *["person"] * 5))["t"] == "ack"
        assert desk.view["banker"] == "Seat 1"
        assert [seat["name"] for seat in desk.state["seats"]] == [f"Seat {i}" for i in range(2, 7)]
        assert [seat["seat"] for seat in desk.options] == [f"p{i}" for i in range(1, 6)]
        await desk.restart()
        assert desk.view["banker"] == "Seat 1"
        assert len(desk.state["seats"]) == 5

    at_a_table(tmp_path, work)


def test_a_banker_without_a_seat_names_the_price_of_a_lot(tmp_path: Path) -> None:
    async def work(desk: Seated) -> None:
        await desk.start("picsou", "banker", *["person"] * 4)
        while desk.state["awaits"]["kind"] != "buy":
            await desk.say(decision(desk) or "")
        seat = desk.state["awaits"]["seats"][0]
        early = await desk.say("bank open 60")
        assert early["reason"]["key"] == "no-opening"
        await desk.say(f"{seat} decline")
        assert desk.state["awaits"]["kind"] == "opening"
        assert desk.state["awaits"]["seats"] == ["bank"]
        asked = next(options for options in desk.options if options["must"])
        assert [asked["seat"], *(act["text"] for act in asked["acts"])] == ["bank", "bank open"]
        assert (asked["acts"][0]["least"], asked["free"], asked["may_offer"]) == (1, [], False)
        assert (await desk.say(f"{seat} open 60"))["reason"]["key"] == "not-the-banker"
        assert (await desk.say("bank roll"))["key"] == "notation"
        assert (await desk.say("bank open 7"))["t"] == "ack"
        assert desk.state["awaits"]["kind"] == "auction"
        assert (desk.state["awaits"]["least"], desk.state["awaits"]["amount"]) == (7, 0)
        await desk.restart()
        assert desk.state["awaits"]["least"] == 7
        assert all(options["seat"] != "bank" for options in desk.options)

    at_a_table(tmp_path, work)


def test_house_rules_are_said_and_kept(tmp_path: Path) -> None:
    house = {"parking_pot": True, "auction_when_declined": False, "starting_cash": 800, "go_stop_bonus": 0}

    async def work(desk: Seated) -> None:
        await desk.start("us1973", "person", "rules", house=house)
        for _ in range(2):
            said = {rule["knob"]: (rule["value"], rule["rule"]) for rule in desk.view["house"]}
            assert said == {
                "parking_pot": (True, "house-parking-pot"),
                "auction_when_declined": (False, "house-auction"),
                "starting_cash": (800, ""),
            }, "what the book says anyway is no house rule"
            for rule in desk.view["house"]:
                offered = KNOBS[rule["knob"]].offered
                assert offered, "only what is offered is set"
                assert (rule["name"], rule["note"]) == (offered.names, offered.notes)
            assert [seat["cash"] for seat in desk.state["seats"]] == [800, 800]
            session = desk.table.session
            assert session
            assert session.game.edition.rules["house-parking-pot"].house
            await desk.restart()
        await play_on(desk, decisions=150)
        assert any(text.endswith(" decline") for text in desk.texts) or len(desk.texts) > 300
        assert not any(" bid " in text for text in desk.texts)

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("book", ["us1973", "ca1961", "nhl1999", "fr2013", "fr2013-speed"])
def test_with_house_rules_strong_keeps_the_evaluator_of_its_book(tmp_path: Path, book: str) -> None:
    """Five books share a board, so that each of their nets would do after a fashion."""
    house = {"parking_pot": True, "starting_cash": 1200, "go_stop_bonus": 400}

    async def work(desk: Seated) -> None:
        await desk.start(book, "person", "strong", "strong", house=house)
        session = desk.table.session
        assert session
        assert session.game.edition.tables.starting_cash == 1200
        registry.find("strong").ask(session.game, 1, words(Random(1)))
        (fitted,) = (one for one in all_weights() if (one.edition, one.players) == (book, 3))
        assert tuple(working_memory().weights[: len(fitted.values)]) == fitted.values

    at_a_table(tmp_path, work)


def test_somebody_who_is_dealt_deeds_has_the_cash_to_pay_for_them(tmp_path: Path) -> None:
    """Else the game would begin with a debt that nobody is asked to settle."""

    async def work(desk: Seated) -> None:
        few = await desk.start("nhl1999-timed", "person", "person", house={"starting_cash": 749})
        assert few["key"] == "bad-start"
        assert "at least 750" in few["detail"]
        briefs = {brief.id: brief for brief in edition_briefs()}
        least = {rule.knob: rule.least for rule in briefs["nhl1999-timed"].house}
        assert least["starting_cash"] == 750, "the lobby asks for no less"
        assert sum(rule.least for rule in briefs["nhl1999-short"].house) == 0, "there they are free"
        assert (await desk.start("nhl1999-timed", "person", "person", house={"starting_cash": 750}))[
            "t"
        ] == "ack"
        assert (await desk.start("nhl1999-short", "person", "person", house={"starting_cash": 0}))[
            "t"
        ] == "ack"

    at_a_table(tmp_path, work)


@pytest.mark.parametrize(
    "house", [{"jail_fine": 3}, {"parking_pot": 5}, {"starting_cash": True}, {"starting_cash": -1}]
)
def test_a_house_rule_there_is_not_is_refused(tmp_path: Path, house: dict[str, Any]) -> None:
    async def work(desk: Seated) -> None:
        answer = await desk.start("us1973", "person", "person", house=house)
        assert answer["key"] == "bad-start"

    at_a_table(tmp_path, work)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    from passgo.editions import loader

    file = tmp_path / "mine.toml"
    file.write_text(
        'extends = "us1973"\n[edition]\nid = "mine"\ntitle = { en = "Mine", fr = "Le mien" }\n'
        "[knobs]\nstarting_cash = 900\n"
    )
    yield file
    loader._user_editions.pop("mine", None)
    loader._user_layers.pop("mine", None)


def test_a_game_of_an_own_edition_outlives_its_file(tmp_path: Path, own: Path) -> None:
    from passgo.editions import loader

    admit(own)

    async def work(desk: Seated) -> None:
        assert (await desk.start("mine", "person", "person", house={"go_stop_bonus": 100}))["t"] == "ack"
        assert desk.state["seats"][0]["cash"] == 900
        own.rename(own.with_suffix(".gone"))  # noqa: ASYNC240
        loader._user_editions.pop("mine")
        loader._user_layers.pop("mine")
        await desk.restart()
        assert desk.view["edition"] == "mine"
        assert desk.state["seats"][0]["cash"] == 900
        session = desk.table.session
        assert session
        edition = session.game.edition
        assert edition.title["fr"] == "Le mien"
        assert edition.tables.go_stop_bonus == 100

    at_a_table(tmp_path, work)


def test_a_table_says_that_its_own_edition_is_not_the_book(tmp_path: Path, own: Path) -> None:
    """In the lobby, at the table, and after the file and the server have gone; with how it differs."""
    from passgo.editions import loader

    admit(own)
    title = dict(find_shipped("us1973").title)
    book = {"id": "us1973", "title": title, "year": 1973, "base": "us1973", "variant": ""}
    said = {"house": False, "base": book}
    brief = next(brief for brief in edition_briefs() if brief.id == "mine")
    assert (brief.variant, brief.base, brief.year, brief.first) == ("own", "mine", 0, True)
    assert msgspec.to_builtins(brief.own) == said
    assert all(brief.own is None for brief in edition_briefs() if brief.id != "mine")

    async def work(desk: Seated) -> None:
        await desk.start("us1973", "person", "person", house={"go_stop_bonus": 100})
        assert desk.view["own"] is None, "what the table agreed on is told apart"
        await desk.start("mine", "person", "person", house={"go_stop_bonus": 100})
        for _ in range(2):
            assert desk.view["own"] == {**said, "house": True}, "the table agreed on a house rule"
            session = desk.table.session
            assert session
            assert session.printed
            found = info.edition_diff(session.printed, session.game.edition)
            assert (found.left.id, found.right.id) == ("us1973", "mine")
            figures = {(d.left["en"], d.right["en"]) for d in found.differences if d.left and d.right}
            assert figures == {("$1,500", "$900"), ("$0", "$100")}
            own.unlink(missing_ok=True)  # noqa: ASYNC240
            loader._user_editions.pop("mine", None)
            loader._user_layers.pop("mine", None)
            await desk.restart()

    at_a_table(tmp_path, work)


def test_an_edition_that_says_what_its_book_says_is_that_book(own: Path) -> None:
    own.write_text(own.read_text().replace("900", "1500"))
    admit(own)
    assert next(brief for brief in edition_briefs() if brief.id == "mine").own is None
    text = (BOOKS / "us1973.toml").read_text(encoding="utf-8").replace('id = "us1973"', 'id = "mine"', 1)
    own.write_text(text, encoding="utf-8")
    admit(own)
    alone = next(brief for brief in edition_briefs() if brief.id == "mine").own
    assert alone, "it lies on no book"
    assert alone.base is None


def test_the_lobby_knows_the_games_of_each_book(tmp_path: Path, own: Path) -> None:
    admit(own)
    briefs = {brief.id: brief for brief in edition_briefs()}
    assert {name: (b.base, b.variant) for name, b in briefs.items()} == {
        "mine": ("mine", "own"),
        "us1973": ("us1973", ""),
        "us1973+timed": ("us1973", "timed"),
        "ca1961": ("ca1961", ""),
        "ca1961-short": ("ca1961", "short"),
        "ca1961-timed": ("ca1961", "timed"),
        "nhl1999": ("nhl1999", ""),
        "nhl1999-short": ("nhl1999", "short"),
        "nhl1999-timed": ("nhl1999", "timed"),
        "fr2013": ("fr2013", ""),
        "fr2013-classic": ("fr2013", "cards"),
        "fr2013-speed": ("fr2013", "speed"),
        "fr2013+timed": ("fr2013", "timed"),
        "picsou": ("picsou", ""),
        "picsou-squeeze-alt": ("picsou", "squeeze"),
        "picsou-taxi": ("picsou", "taxi"),
        "picsou-timed": ("picsou", "timed"),
    }
    assert {name for name, b in briefs.items() if b.timed} == {
        "us1973+timed",
        "ca1961-timed",
        "nhl1999-timed",
        "fr2013+timed",
        "picsou-timed",
    }
    assert {rule.knob: rule.value for rule in briefs["us1973"].house} == {
        "parking_pot": False,
        "go_stop_bonus": 0,
        "auction_when_declined": True,
        "trade_after_sellout": False,
        "starting_cash": 1500,
    }
    assert {rule.knob: rule.value for rule in briefs["picsou"].house}["trade_after_sellout"] is True
