"""The chat of a table."""

from __future__ import annotations

from pathlib import Path

from passgo.server.games import games_admin
from passgo.table.people.chat import TOGETHER
from server.company import Company, Watch, in_company
from server.harness import Message, Server
from server.in_process import Desk


def test_what_is_said_is_heard_by_all_and_kept(tmp_path: Path) -> None:
    watch, codes = Watch(), list[str]()

    async def work(company: Company) -> None:
        await company.lay("person", "free")
        bob = await company.come("Bob", 2)
        codes.append(company.code)
        assert (await bob.ask("say", phrase="hello"))["t"] == "ack"
        assert (await bob.ask("say", text="<b>good \u202eevening</b>\n  all"))["t"] == "ack"
        said: list[Message] = []
        while len(said) < 2:
            said += (await company.ann.until("chat"))["lines"]
        assert [(line["name"], line["phrase"], line["text"]) for line in said] == [
            ("Bob", "hello", ""),
            ("Bob", "", "<b>good evening</b> all"),
        ]

    async def later(company: Company) -> None:
        cleo = Desk(company.ann.table_server, "Cleo")
        await cleo.greet()
        await cleo.put("visit", code=codes[0])
        chat = await cleo.until("chat")
        assert (chat["whole"], chat["chat"]) == (True, "free")
        assert [line["phrase"] for line in chat["lines"]] == ["hello", ""]

    in_company(tmp_path, work, watch)
    in_company(tmp_path, later, watch)


def test_a_word_is_said_to_a_move_so_far(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.screen() as screen:
        screen.start("person", "person")
        assert screen.ask("say", phrase="ouch", about=1)["detail"].endswith("at most 0")
        screen.move("p1 roll")
        assert screen.ask("say", phrase="ouch", about=screen.n)["t"] == "ack"
        answer = screen.ask("say", phrase="ouch", about=10_000)
        assert (answer["key"], answer["detail"].partition(":")[0]) == ("malformed", "about")
        assert screen.ask("say", phrase="ouch", about=-1)["key"] == "malformed"
        move, code = screen.n, screen.people["code"]
        server.kill()
    with Server(tmp_path) as server, server.screen(who="Cleo") as cleo:
        cleo.send("visit", code=code)
        chat = cleo.until(lambda message: message["t"] == "chat")
        assert [(line["phrase"], line["about"]) for line in chat["lines"]] == [("ouch", move)]


def test_the_host_says_what_may_be_said(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        bob, ann = await company.come("Bob", 2), company.ann
        assert (await bob.ask("chat", chat="off"))["key"] == "not-host"
        assert (await ann.ask("chat", chat="phrases"))["t"] == "ack"
        assert (await bob.ask("say", text="a word"))["key"] == "no-chat"
        assert (await bob.ask("say", phrase="thanks"))["t"] == "ack"
        assert (await ann.ask("chat", chat="off"))["t"] == "ack"
        assert (await bob.ask("say", phrase="thanks"))["key"] == "no-chat"
        assert (await ann.ask("chat", chat="free"))["t"] == "ack"
        assert (await bob.ask("say", text="a word"))["t"] == "ack"
        assert (await bob.ask("say"))["key"] == "malformed"
        assert (await bob.ask("say", text="\u200b \u202e"))["key"] == "malformed"

    in_company(tmp_path, work, Watch())


def test_strangers_at_an_open_table_say_phrases_only(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", listed=True)
        assert (await company.ann.ask("say", text="a word"))["key"] == "no-chat"
        assert (await company.ann.ask("chat", chat="free"))["key"] == "no-chat"
        assert (await company.ann.ask("say", phrase="hello"))["t"] == "ack"

    in_company(tmp_path, work, Watch())


def test_nobody_talks_all_the_time(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        answers = [(await company.ann.ask("say", phrase="hello")).get("key", "ack") for _ in range(8)]
        assert answers == ["ack"] * 6 + ["too-many"] * 2
        company.watch.now += 11
        assert (await company.ann.ask("say", phrase="hello"))["t"] == "ack"

    in_company(tmp_path, work, Watch())


def test_a_word_goes_with_an_offer(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        await company.come("Bob", 2)
        await company.begin()
        buyer, other, seat, rival = await company.to_a_purchase()
        offer = f"{seat} offer {rival} 50 for 60"
        assert (await buyer.ask("offer", text=offer, word="I need\tit"))["t"] == "ack"
        offers = await other.until("offers")
        assert [(one["text"], one["word"]) for one in offers["offers"]] == [(offer, "I need it")]

    in_company(tmp_path, work, Watch())


def test_talk_never_ends_at_a_table_where_much_was_said(tmp_path: Path) -> None:
    watch, codes = Watch(), list[str]()

    async def work(company: Company) -> None:
        await company.lay("person", "free")
        codes.append(company.code)
        for _ in range(40):
            company.watch.now += 11
            for _ in range(6):
                assert (await company.ann.ask("say", text="a line"))["t"] == "ack"
        company.watch.now += 11
        assert (await company.ann.ask("say", text="the last"))["t"] == "ack"

    async def later(company: Company) -> None:
        await company.ann.greet()
        await company.ann.put("visit", code=codes[0])
        lines = (await company.ann.until("chat"))["lines"]
        assert (len(lines), lines[-1]["text"]) == (100, "the last")
        log = await company.ann.table_server.env.store.read(company.ann.table.id)
        spoken = [row for row in log.talk if "a line" in row.body]
        assert len(spoken) == 99, "the oldest lines are kept nowhere"

    in_company(tmp_path, work, watch)
    in_company(tmp_path, later, watch)
    assert games_admin.check(tmp_path, "en") == 0


def test_those_who_watch_share_what_may_be_said(tmp_path: Path) -> None:
    """However many come, who has a place is heard."""

    async def work(company: Company) -> None:
        await company.lay("person", "free", listed=True)
        answers = list[str]()
        for number in range(60):
            eve = await company.come(f"Eve {number}")
            answers.append((await eve.ask("say", phrase="hello")).get("key", "ack"))
        assert answers == ["ack"] * TOGETHER + ["too-many"] * (60 - TOGETHER)
        assert (await company.ann.ask("say", phrase="hello"))["t"] == "ack"
        company.watch.now += 11
        assert (await company.desks[-1].ask("say", phrase="hello"))["t"] == "ack"

    in_company(tmp_path, work, Watch())
